"""The tables of all cards: characters and clan leaders, intrigues, abilities, events.

A character or leader exists once, so its number is the vampire's identity in acts and log.
"""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data
from duskmoot.games.heritage import packets
from duskmoot.games.heritage.pieces import (
    ASSET_NAMES,
    BOARD_NAMES,
    CLAN_NAMES,
    NONE,
    PARAMETER_NAMES,
    VALUE_NAMES,
)


class Vampire:
    """A character card, or a clan leader."""

    def __init__(self, number: int, row: dict[str, Any]) -> None:
        self.number = number
        self.id = str(row["id"])
        self.values = [VALUE_NAMES.index(value) for value in row["attributes"]]
        """By axis."""
        self.archetype = self.values[3]
        self.leads = CLAN_NAMES.index(row["clan"]) if "clan" in row else NONE
        """The clan of a clan leader; NONE for a character."""
        self.abilities = [ABILITY_NAMES.index(ability) for ability in row.get("abilities", [])]
        """Those of the ancilla side."""
        self.slots = int(row.get("slots", 0))
        """Places for ability stickers on the ancilla side."""
        self.blood = CLAN_NAMES.index(row["blood"]) if "blood" in row else NONE
        """The clan printed on a character of the chronicle; NONE for most."""
        self.intrigues = [INTRIGUE_NAMES.index(card) for card in row.get("intrigues", [])]
        """The hand with which a clan leader begins."""
        self.power = int(row.get("power", 0))
        self.boons = int(row.get("boons", 0))


class Intrigue:
    """A clan intrigue, or the intrigue of a battleground."""

    def __init__(self, number: int, row: dict[str, Any]) -> None:
        self.number = number
        self.id = str(row["id"])
        self.clan = CLAN_NAMES.index(row["clan"]) if "clan" in row else NONE
        self.board = BOARD_NAMES.index(row["board"]) if "board" in row else NONE
        self.research = row.get("deck") == "research"
        self.needs = [
            VALUE_NAMES.index(value) for value, count in row["needs"].items() for i in range(count)
        ]
        """The archetypes that its coterie must show, one entry for each."""


class Event:
    """A base event, worth points, or one of a chronicle, which asks and rewards its holder."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id = str(row["id"])
        self.value = VALUE_NAMES.index(row["value"])
        self.points = int(row.get("points", 0))
        self.answers = [PARAMETER_NAMES.index(name) for name in row.get("answers", [])]
        """The parameter that each answer marks."""
        self.ascension = row.get("reward") == "ascension"
        self.asset = ASSET_NAMES.index(row["asset"]) if "asset" in row else NONE
        self.reveals = str(row.get("reveal", ""))
        """The id of the character or clan leader that comes into the game."""


ABILITY_ROWS: Final[list[dict[str, Any]]] = data.rows("heritage", "abilities.toml")
ASSET_ROWS: Final[list[dict[str, Any]]] = data.rows("heritage", "assets.toml")
INTRIGUE_ROWS: Final[list[dict[str, Any]]] = data.rows("heritage", "intrigues.toml")
_CHARACTER_ROWS: Final[list[dict[str, Any]]] = data.rows("heritage", "characters.toml")
_LEADER_ROWS: Final[list[dict[str, Any]]] = data.rows("heritage", "leaders.toml")

ABILITY_NAMES: Final[list[str]] = [str(row["id"]) for row in ABILITY_ROWS]
INTRIGUE_NAMES: Final[list[str]] = [str(row["id"]) for row in INTRIGUE_ROWS]

INTRIGUES: Final[list[Intrigue]] = [Intrigue(n, row) for n, row in enumerate(INTRIGUE_ROWS)]
VAMPIRES: Final[list[Vampire]] = [
    Vampire(n, row)
    for n, row in enumerate(
        _CHARACTER_ROWS + _LEADER_ROWS + packets.cards_of("stranger", "leader", "newcomer")
    )
]
VAMPIRE_NAMES: Final[list[str]] = [vampire.id for vampire in VAMPIRES]
ARCHETYPE_OF: Final[list[int]] = [vampire.archetype for vampire in VAMPIRES]
"""By vampire."""
_EVENT_ROWS: Final[list[dict[str, Any]]] = data.rows("heritage", "events.toml")
EVENTS: Final[list[Event]] = [Event(row) for row in _EVENT_ROWS + packets.cards_of("event")]
EVENT_NAMES: Final[list[str]] = [event.id for event in EVENTS]
BASE_EVENTS: Final[list[int]] = list(range(len(_EVENT_ROWS)))
"""Those of the single game; the events of the chronicle are numbered behind them."""

CHARACTERS: Final[list[int]] = list(range(len(_CHARACTER_ROWS)))
"""The base deck; clan leaders are numbered behind it, then those whom the chronicle reveals."""
_PRINTED: Final[int] = len(_CHARACTER_ROWS) + len(_LEADER_ROWS)
LEADERS: Final[list[list[int]]] = [
    [v.number for v in VAMPIRES[:_PRINTED] if v.leads == clan] for clan in range(len(CLAN_NAMES))
]
"""By clan: the two sides of its card."""
CLAN_DECKS: Final[list[list[int]]] = [
    [card.number for card in INTRIGUES if card.clan == clan and not card.research]
    for clan in range(len(CLAN_NAMES))
]
"""By clan: the intrigues with which every game begins."""
BOARD_INTRIGUES: Final[list[int]] = [
    next(card.number for card in INTRIGUES if card.board == board)
    for board in range(len(BOARD_NAMES))
]
"""By board."""
