"""Who sees what (book: step 1 on hidden choices, step 8 on open piles)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne import bounds
from duskmoot.games.bloodborne.state import Bloodborne, Hunter
from duskmoot.kernel.view import FLOW_SEES, FRAME
from duskmoot.kernel.zones import ALL, DECK, HAND, OPEN, RECORDS, Sight

HUNTER: Final[Sight] = Sight(
    Hunter,
    {
        "seat": ALL,
        "health": ALL,
        "collected": ALL,
        "banked": ALL,
        "trophies": ALL,
        "hand": HAND,  # info.hand
        "revealed": OPEN,
        "discard": OPEN,  # round.end.open-pile
        "owned": ALL,  # every card comes from an open source
        "taken": ALL,
        "hit": ALL,
        "cancelled": ALL,
        "dead": ALL,
        "deaths": ALL,
        "out": ALL,
    },
    {},
    {"seat": "seat", "hand": "card", "revealed": "card", "discard": "card", "owned": "card"},
    bounds=bounds.HUNTER,
)

TABLE: Final[Sight] = Sight(
    Bloodborne,
    {
        **FLOW_SEES,
        "hunters": RECORDS,
        "first": ALL,
        "round": ALL,
        "final_boss": ALL,
        "dungeon": DECK,  # info.decks
        "past": ALL,
        "enemy": ALL,
        "echoes": ALL,
        "full": ALL,
        "bell": ALL,
        "rolls": ALL,
        "upgrades": DECK,  # info.decks
        "display": OPEN,  # info.open
        "removed": OPEN,  # info.removed-card
    },
    {"stack": FRAME, "hunters": HUNTER},
    {
        "first": "seat",
        "final_boss": "enemy",
        "dungeon": "enemy",
        "past": "enemy",
        "enemy": "enemy",
        "rolls": "face",
        "upgrades": "card",
        "display": "card",
        "removed": "card",
    },
    bounds=bounds.TABLE,
)
