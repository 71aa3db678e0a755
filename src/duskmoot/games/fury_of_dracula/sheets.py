"""Numbers of the character sheets, tokens and tracks, and the names of what the state counts."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data

_CHARACTERS: Final[dict[str, Any]] = data.table("fury_of_dracula", "characters.toml")
_TOKENS: Final[dict[str, Any]] = data.table("fury_of_dracula", "tokens.toml")

NONE: Final[int] = -1

# The hunters, in turn order.
GODALMING: Final[int] = 0
SEWARD: Final[int] = 1
VAN_HELSING: Final[int] = 2
MINA: Final[int] = 3
HUNTERS: Final[int] = 4
CHARACTER_NAMES: Final[list[str]] = [*[str(row["id"]) for row in _CHARACTERS["hunter"]], "dracula"]
HEALTH: Final[list[int]] = [int(row["health"]) for row in _CHARACTERS["hunter"]]
BITE_SPACES: Final[list[int]] = [int(row.get("bites", 0)) for row in _CHARACTERS["hunter"]]
MOST_ITEMS: Final[list[int]] = [int(row["items"]) for row in _CHARACTERS["hunter"]]
MOST_EVENTS: Final[list[int]] = [int(row["events"]) for row in _CHARACTERS["hunter"]]
MOST_TICKETS: Final[list[int]] = [int(row["tickets"]) for row in _CHARACTERS["hunter"]]
ABILITIES: Final[list[list[str]]] = [list(row["abilities"]) for row in _CHARACTERS["hunter"]]
DRACULA: Final[int] = 0
"""The seat of Dracula."""
DRACULA_HEALTH: Final[int] = int(_CHARACTERS["dracula"]["health"])
DRACULA_EVENTS: Final[int] = int(_CHARACTERS["dracula"]["events"])
ENCOUNTER_HAND: Final[int] = int(_CHARACTERS["dracula"]["encounters"])
COMBAT_HAND: Final[int] = int(_CHARACTERS["dracula"]["combat_hand"])
COMBAT_CARDS: Final[int] = int(_CHARACTERS["dracula"]["combat_cards"])
FIRST_RUMORS: Final[int] = int(_CHARACTERS["dracula"]["rumors"])

TICKET_NAMES: Final[list[str]] = [str(row["id"]) for row in _TOKENS["ticket"]]
WHITE_VALUE: Final[list[int]] = [int(row["white"]) for row in _TOKENS["ticket"]]
YELLOW_VALUE: Final[list[int]] = [int(row.get("yellow", 0)) for row in _TOKENS["ticket"]]
ALL_TICKETS: Final[list[int]] = [
    i for i, row in enumerate(_TOKENS["ticket"]) for copy in range(int(row["copies"]))
]
MOST_ROADBLOCKS: Final[int] = int(_TOKENS["tokens"]["roadblock"])
MOST_STORMS: Final[int] = int(_TOKENS["tokens"]["storm"])
MOST_FOG: Final[int] = int(_TOKENS["tokens"]["fog"])
MOST_BATS: Final[int] = int(_TOKENS["tokens"]["bats"])
MOST_DESPAIR: Final[int] = int(_TOKENS["tokens"]["despair"])
MOST_HOSTS: Final[int] = int(_TOKENS["tokens"]["heavenly_host"])
LAST_INFLUENCE: Final[int] = int(_TOKENS["tracks"]["influence"])
TIME_SPACES: Final[int] = int(_TOKENS["tracks"]["time"])
SPACES: Final[int] = int(_TOKENS["tracks"]["trail"])
LAIRS: Final[int] = int(_TOKENS["tracks"]["lairs"])
OFF: Final[int] = SPACES + LAIRS
"""The number of the hideout that has slid off; spaces come first, then lairs."""
NEST_NAMES: Final[list[str]] = [
    *[f"space_{n}" for n in range(1, SPACES + 1)],
    *[f"lair_{n}" for n in range(1, LAIRS + 1)],
]

# Steps of the round.
SETUP_STEP: Final[int] = 0
DAWN: Final[int] = 1
DAY: Final[int] = 2
DUSK: Final[int] = 3
NIGHT: Final[int] = 4
DRACULA_PHASE: Final[int] = 5

# Whose symbol is on the back of an event.
HUNTER_BACK: Final[int] = 1
DRACULA_BACK: Final[int] = 2

# How a hunter moves.
BY_OTHER: Final[int] = 0
BY_ROAD: Final[int] = 1
BY_RAIL: Final[int] = 2
BY_WATER: Final[int] = 3

# Whom hunters fight.
HIMSELF: Final[int] = 0
VAMPIRE: Final[int] = 1

# What Dracula has placed in his movement step.
NOTHING: Final[int] = 0
OPEN_CITY: Final[int] = 1
OTHER_CARD: Final[int] = 2
FOR_ENCOUNTER: Final[int] = 3
"""A city without hunters, or Hide: an encounter will lie there."""

# Streams of chance.
DEALING: Final[int] = 0
TICKETS: Final[int] = 1
COMBAT: Final[int] = 2

# Table options, by place; their names and choices stand in spec.py.
PRIDE: Final[int] = 0
RECKLESS_VAMPIRE: Final[int] = 1
HOLY_BULLETS: Final[int] = 2
SENSE_OF_EMERGENCY: Final[int] = 3
HEAT: Final[int] = 4
