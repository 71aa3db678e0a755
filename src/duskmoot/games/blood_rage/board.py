"""The board: provinces round Yggdrasil, their villages, their neighbours and their fjords."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data

_BOARD: Final[dict[str, Any]] = data.table("blood_rage", "board.toml")

PROVINCE_NAMES: Final[list[str]] = [str(row["id"]) for row in _BOARD["province"]]
FJORD_NAMES: Final[list[str]] = [str(row["id"]) for row in _BOARD["fjord"]]
PLACE_NAMES: Final[list[str]] = [*PROVINCE_NAMES, *FJORD_NAMES]
OFF_BOARD: Final[list[str]] = ["valhalla", "reserve", "nowhere"]
REGION_NAMES: Final[list[str]] = ["manheim", "jotunheim", "alfheim"]

# Places: Yggdrasil, the outer provinces, the fjords, and where figures are off the board.
YGGDRASIL: Final[int] = 0
FIRST_FJORD: Final[int] = len(PROVINCE_NAMES)
PROVINCES: Final[list[int]] = list(range(FIRST_FJORD))
OUTER: Final[list[int]] = PROVINCES[1:]
FJORDS: Final[list[int]] = list(range(FIRST_FJORD, len(PLACE_NAMES)))
PLACES: Final[list[int]] = PROVINCES + FJORDS
VALHALLA: Final[int] = len(PLACE_NAMES)
RESERVE: Final[int] = VALHALLA + 1
NOWHERE: Final[int] = VALHALLA + 2
"""The place of a monster that the clan does not have."""

VILLAGES: Final[list[int]] = [int(row["villages"]) for row in _BOARD["province"]]
NEIGHBOURS: Final[list[list[int]]] = [
    [PROVINCE_NAMES.index(name) for name in row["adjacent"]] for row in _BOARD["province"]
]
SUPPORTED: Final[list[list[int]]] = [
    [PROVINCE_NAMES.index(name) for name in row["supports"]] for row in _BOARD["fjord"]
]
"""By fjord, counted from 0: its two provinces."""
FJORD_OF: Final[list[int]] = [
    next((f for f in FJORDS if p in SUPPORTED[f - FIRST_FJORD]), -1) for p in PROVINCES
]
"""The fjord that supports the province; Yggdrasil has none."""
SUPPORT: Final[list[int]] = [
    1 << p | (1 << FJORD_OF[p] if p != YGGDRASIL else 0) for p in PROVINCES
]
"""By province: the bits of the places whose figures count there."""
NEIGHBOURHOOD: Final[list[int]] = [sum(1 << n for n in near) for near in NEIGHBOURS]
"""By province: the bits of its neighbours."""
REGION_PROVINCES: Final[list[list[int]]] = [
    [p for p in PROVINCES if _BOARD["province"][p]["region"] == name] for name in REGION_NAMES
]


def bits(places: list[int]) -> int:
    """A bit for each of these places."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


def is_fjord(place: int) -> bool:
    return FIRST_FJORD <= place < VALHALLA
