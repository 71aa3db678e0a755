"""Names and numbers of all that is printed: attributes, clans, boards, options of a table."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data

_GAME: Final[dict[str, Any]] = data.table("heritage", "game.toml")
BOARD_DATA: Final[dict[str, Any]] = data.table("heritage", "boards.toml")

NONE: Final[int] = -1
VISITED: Final[int] = -2
"""On a market that has been used in this round and whose boon was taken back."""

# Attributes (term.attributes): four axes with thirteen values, numbered through.
CLASS: Final[int] = 0
TEMPERAMENT: Final[int] = 1
GEOGRAPHY: Final[int] = 2
ARCHETYPE: Final[int] = 3
AXIS_NAMES: Final[list[str]] = ["class", "temperament", "geography", "archetype"]

HIGH: Final[int] = 0
LOW: Final[int] = 1
COMPOSED: Final[int] = 2
FERVENT: Final[int] = 3
NORTH: Final[int] = 4
EAST: Final[int] = 5
SOUTH: Final[int] = 6
WEST: Final[int] = 7
OUTSIDER: Final[int] = 8
WAR: Final[int] = 9
SCIENCE: Final[int] = 10
SECRETS: Final[int] = 11
WEALTH: Final[int] = 12
VALUE_NAMES: Final[list[str]] = [
    "high",
    "low",
    "composed",
    "fervent",
    "north",
    "east",
    "south",
    "west",
    "outsider",
    "war",
    "science",
    "secrets",
    "wealth",
]
AXIS_OF: Final[list[int]] = [0, 0, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
"""By value."""
DIRECTIONS: Final[list[int]] = [NORTH, EAST, SOUTH, WEST]
ARCHETYPES: Final[list[int]] = [WAR, SCIENCE, SECRETS, WEALTH]

CLAN_NAMES: Final[list[str]] = [str(row["id"]) for row in data.rows("heritage", "clans.toml")]

# The nine battlegrounds, in the order of the book.
BOARD_NAMES: Final[list[str]] = list(BOARD_DATA)
BOARD_AXES: Final[list[int]] = [AXIS_NAMES.index(str(BOARD_DATA[b]["axis"])) for b in BOARD_NAMES]
HIGH_LOW_CLANS: Final[int] = 0
BEAST_WITHIN: Final[int] = 1
WAR_OF_PRINCES: Final[int] = 2
INQUISITION: Final[int] = 3
ANARCH_REVOLT: Final[int] = 4
MASQUERADE: Final[int] = 5
COURT: Final[int] = 6
HUMANITY: Final[int] = 7
SABBAT_WARS: Final[int] = 8

# War of Princes: four start areas, then thirteen territories.
_TERRITORIES: Final[list[dict[str, Any]]] = BOARD_DATA["war_of_princes"]["territory"]
TERRITORY_NAMES: Final[list[str]] = [str(row["id"]) for row in _TERRITORIES]
TERRITORY_WORTH: Final[list[int]] = [int(row["worth"]) for row in _TERRITORIES]
ADJACENT: Final[list[list[int]]] = [
    [TERRITORY_NAMES.index(other) for other in row["adjacent"]] for row in _TERRITORIES
]

CITY_NAMES: Final[list[str]] = list(BOARD_DATA["anarch_revolt"]["cities"])
"""By direction."""
TITLE_NAMES: Final[list[str]] = list(BOARD_DATA["court"]["titles"])
SIDE_NAMES: Final[list[str]] = ["camarilla", "sabbat", "anarch"]
CAMARILLA: Final[int] = 0
SABBAT: Final[int] = 1
ANARCH: Final[int] = 2
TOKEN_VALUES: Final[int] = max(BOARD_DATA["sabbat_wars"]["values"])
TOKEN_NAMES: Final[list[str]] = [
    f"{side}_{value + 1}" for side in SIDE_NAMES[:2] for value in range(TOKEN_VALUES)
]
"""Numbered tokens of the Sabbat Wars: side x 6 + value - 1."""

# The chronicle: what heirs mark, hold and suffer.
CHAPTERS: Final[int] = int(_GAME["chapters"])
PARAMETER_NAMES: Final[list[str]] = [str(row["id"]) for row in data.rows("heritage", "sheet.toml")]
ASSET_NAMES: Final[list[str]] = [str(row["id"]) for row in data.rows("heritage", "assets.toml")]
BURDEN_NAMES: Final[list[str]] = [str(row["id"]) for row in data.rows("heritage", "burdens.toml")]
CLAN_STICKERS: Final[int] = int(_GAME["clan_stickers"])
"""Of each clan."""
THIN_BLOOD_STICKERS: Final[int] = int(_GAME["thin_blood_stickers"])

# Marks on a vampire, bits of `Bloodline.marks`.
EXHAUSTED: Final[int] = 1
TORPOR: Final[int] = 2

ROUNDS: Final[list[int]] = [int(_GAME["rounds"].get(str(seats), 0)) for seats in range(5)]
QUEUE: Final[int] = len(_GAME["queue_costs"])
QUEUE_COSTS: Final[list[int]] = list(_GAME["queue_costs"])
MOST_CHILDER: Final[int] = int(_GAME["most_childer"])
GUEST_POWER: Final[int] = int(_GAME["guest_power"])
POINTS_POWER: Final[int] = int(_GAME["points_power"])
POINTS_BOON: Final[int] = int(_GAME["points_boon"])
POINTS_NOTORIETY: Final[int] = int(_GAME["points_notoriety"])

# Streams of chance.
SETUP: Final[int] = 0
DECKS: Final[int] = 1

# Table options, by place; their names and choices stand in spec.py.
CLASS_BOARD: Final[int] = 0
TEMPERAMENT_BOARD: Final[int] = 1
GEOGRAPHY_BOARD: Final[int] = 2
EVENTS: Final[int] = 3
SACRIFICE: Final[int] = 4
BORDERS: Final[int] = 5
RESPITE: Final[int] = 6
ANCILLAE: Final[int] = 7
HAVEN: Final[int] = 8
RESEARCH: Final[int] = 9
EVENT_COUNTS: Final[list[int]] = [3, 0, 1, 2, 4, 5]
ANCILLA_COUNTS: Final[list[int]] = [0, 10, 20]
LIMITED: Final[int] = 1
CONTESTED: Final[int] = 1
EACH_ANKH: Final[int] = 1
REFRESH: Final[int] = 1
OTHERS_TOO: Final[int] = 1
