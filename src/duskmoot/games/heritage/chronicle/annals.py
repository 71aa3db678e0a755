"""The annals: what a chapter writes down for the book, and what its aftermath goes by.

An entry is (kind, seat, a, b). They only grow, and lie in a tuple that clones share.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.state import Heritage

FELL: Final[int] = 0
"""By whom, or NONE in a trial; the vampire, and its owner."""
SHELTERED: Final[int] = 1
"""Who recruited from the haven; the vampire."""
RAISED: Final[int] = 2
"""By whom; the character, and the clan whose blood it has, or THIN."""
CONSPIRED: Final[int] = 3
"""Who; the intrigue that is in the game from the next chapter on."""
ANSWERED: Final[int] = 4
"""Who; the event, and which answer."""
REWARDED: Final[int] = 5
"""Who; the event, and the asset, the character or the leader that it brought."""
BURDENED: Final[int] = 6
"""Who; the burden taken."""
RELIEVED: Final[int] = 7
"""Who; the burden discarded."""
GLUED: Final[int] = 8
"""Who; the ancilla, and the ability."""
SAVED: Final[int] = 9
"""Who; the vampire that lies in the haven."""
WON_AGE: Final[int] = 10
"""Who; the age points, and whether a tie was broken."""
DECIDED: Final[int] = 11
"""Who; the outcome."""
RETURNED: Final[int] = 12
"""Whose, or NONE; the character that lies in the deck from the next chapter on."""
BROUGHT: Final[int] = 13
"""Who; the intrigue that a leader has brought, for the next chapter on."""


def write(g: Heritage, kind: int, seat: int, a: int, b: int = NONE) -> None:
    if g.chapter:
        g.annals = (*g.annals, (kind, seat, a, b))


def entries(g: Heritage, kind: int) -> list[tuple[int, ...]]:
    return [entry for entry in g.annals if entry[0] == kind]


def entries_of(g: Heritage, kind: int, seat: int) -> list[tuple[int, ...]]:
    return [entry for entry in g.annals if entry[0] == kind and entry[1] == seat]


def returned(g: Heritage) -> list[int]:
    """Characters that wait for the next chapter beside the table."""
    return [entry[2] for entry in g.annals if entry[0] == RETURNED]


def new_intrigues(g: Heritage) -> list[int]:
    """Intrigues that this chapter has added to those of their clans."""
    return [entry[2] for entry in g.annals if entry[0] in (CONSPIRED, BROUGHT)]
