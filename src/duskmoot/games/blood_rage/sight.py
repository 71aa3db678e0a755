"""Who sees what (clauses info.*)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage import bounds
from duskmoot.games.blood_rage.cards import table
from duskmoot.games.blood_rage.state import BloodRage, Clan
from duskmoot.kernel.view import FLOW_SEES, FRAME
from duskmoot.kernel.zones import ALL, BACKS, DECK, OPEN, OWNER, RECORDS, Sight

CLAN: Final[Sight] = Sight(
    Clan,
    {
        "seat": ALL,
        "name": ALL,
        "rage": ALL,
        "glory": ALL,
        "steps": ALL,
        "figures": ALL,
        "slots": OPEN,
        "hand": BACKS,  # info.hand
        "packet": BACKS,  # info.draft
        "quests": BACKS,  # info.quests
        "buried": BACKS,  # info.discards
        "passed_on": OWNER,
        "passed": ALL,
        "revealed": OPEN,
        "deeds": ALL,
        "shown": ALL,
        "fought": ALL,
        "doomed": ALL,
        "slain": ALL,
    },
    {},
    {
        "name": "clan",
        "figures": "place",
        "slots": "card",
        "hand": "card",
        "packet": "card",
        "quests": "card",
        "buried": "card",
        "revealed": "card",
        "deeds": "card",
        "shown": "card",
    },
    table.BACKS,
    bounds=bounds.CLAN,
)

TABLE: Final[Sight] = Sight(
    BloodRage,
    {
        **FLOW_SEES,
        "clans": RECORDS,
        "first": ALL,
        "age": ALL,
        "phase": ALL,
        "turn": ALL,
        "pick": ALL,
        "tokens": ALL,
        "pillaged": ALL,
        "ragnarok": ALL,
        "destroyed": ALL,
        "deck": DECK,  # info.unused
        "rest": DECK,  # info.unused
        "discard": OPEN,
        "deed": ALL,
        "playing": OPEN,
        "moving": ALL,
        "source": ALL,
        "target": ALL,
        "sent": ALL,
        "province": ALL,
        "pillager": ALL,
        "called": ALL,
        "fighters": ALL,
        "committing": ALL,
        "winner": ALL,
    },
    {"stack": FRAME, "clans": CLAN},
    {
        "first": "seat",
        "turn": "seat",
        "tokens": "reward",
        "pillaged": "place",
        "ragnarok": "place",
        "destroyed": "place",
        "deck": "card",
        "rest": "card",
        "discard": "card",
        "playing": "card",
        "source": "place",
        "target": "place",
        "province": "place",
        "pillager": "seat",
        "fighters": "seat",
        "winner": "seat",
    },
    bounds=bounds.TABLE,
)
