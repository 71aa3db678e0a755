"""Prohibitions are functions that return the clause they rest on, or "" where nothing forbids.

They are joined with `or`; the first that speaks is the answer to "why not?".

    def forbids(self, g, seat, act):
        return support(card) or used_weapon(g, seat, card)

This module holds the two that every game needs.
"""

from __future__ import annotations

from duskmoot.kernel.acts import DONE, NOUNS
from duskmoot.kernel.zones import holds


def must(act: int, clause: str) -> str:
    """Declining is against this clause."""
    return clause if act == DONE else ""


def only_from(zone: list[int], act: int, clause: str) -> str:
    """A card that is not in this zone is against this clause."""
    return "" if holds(zone, act % NOUNS) else clause
