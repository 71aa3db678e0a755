"""Who fights whom: the engaged hunter, the vampire, and which cards there are to choose."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.dracula.trail import discard_encounter
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    items_of,
    lose,
)
from duskmoot.games.fury_of_dracula.rules.round.tracks import heal_dracula, hurt_dracula
from duskmoot.games.fury_of_dracula.sheets import (
    HIMSELF,
    NONE,
    VAMPIRE,
)
from duskmoot.games.fury_of_dracula.state import Fury

COMBAT_NAMES: Final[list[str]] = ["punch", "dodge", "escape"]
ESCAPES: Final[list[str]] = ["escape_as_bat", "escape_as_mist"]


def forbids_choice(h: Hunter, card: int) -> str:
    """A banner, and not the card of the round before; of two equal items one is still there."""
    if not CARDS[card].banner:
        return "combat.step1.hunter-card"
    spent = h.last == card and items_of(h).count(card) < 2
    return "combat.step8.hunter-lockout" if spent else ""


def lay_down(g: Fury, h: Hunter, card: int) -> None:
    if CARDS[card].item:
        lose(h, card)
    h.laid.append(card)
    g.tell(tales.LAYS, h.number, card)


def combat_ended(g: Fury) -> bool:
    return g.fled or g.foe == NONE or not g.fighters


def hurt_foe(g: Fury, n: int) -> None:
    """Damage to the vampire: Dracula himself, or the encounter that fights."""
    if g.foe == HIMSELF:
        hurt_dracula(g, n)
    elif g.foe == VAMPIRE:
        hideout = g.hideouts()[g.nest]
        at = hideout.revealed.index(g.encounter)
        hideout.wounds[at] += n
        g.tell(tales.VAMPIRE_SUFFERS, g.encounter, n, hideout.wounds[at])
        if hideout.wounds[at] >= CARDS[g.encounter].health:
            discard_encounter(g, hideout, g.encounter)
            g.tell(tales.VAMPIRE_FALLS, g.encounter)
            g.foe = NONE


def heal_foe(g: Fury, n: int) -> None:
    if g.foe == HIMSELF:
        heal_dracula(g, n)
    else:
        hideout = g.hideouts()[g.nest]
        at = hideout.revealed.index(g.encounter)
        hideout.wounds[at] = max(0, hideout.wounds[at] - n)


def engaged_hunter(g: Fury) -> Hunter:
    return g.hunters[g.engaged]


def engaged_card(g: Fury) -> int:
    """What the engaged hunter has laid, or NONE if he is gone."""
    h = engaged_hunter(g)
    return h.laid[0] if g.engaged in g.fighters and h.laid else NONE
