"""Europe: cities, sea zones, roads, railways, ports and hospitals, and who is how far from whom."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data
from duskmoot.kernel.zones import holds

_MAP: Final[dict[str, Any]] = data.table("fury_of_dracula", "map.toml")
_ROWS: Final[list[dict[str, Any]]] = list(_MAP["location"])

LOCATION_NAMES: Final[list[str]] = [str(row["id"]) for row in _ROWS]
HOSPITAL_NAMES: Final[list[str]] = [str(row["id"]) for row in _MAP["hospital"]]
REGION_NAMES: Final[list[str]] = list(_MAP["regions"])
PLACE_NAMES: Final[list[str]] = [*LOCATION_NAMES, *HOSPITAL_NAMES, "hide"]

LOCATIONS: Final[list[int]] = list(range(len(LOCATION_NAMES)))
HOSPITALS: Final[list[int]] = list(range(len(LOCATIONS), len(LOCATIONS) + len(HOSPITAL_NAMES)))
HIDE: Final[int] = len(PLACE_NAMES) - 1
"""The power card that lies face down on the Trail among the location cards."""
NOWHERE: Final[int] = -1

IS_SEA: Final[list[bool]] = [row["type"] == "sea" for row in _ROWS]
IS_LARGE: Final[list[bool]] = [row["type"] == "large_city" for row in _ROWS]
SEAS: Final[list[int]] = [p for p in LOCATIONS if IS_SEA[p]]
CITIES: Final[list[int]] = [p for p in LOCATIONS if not IS_SEA[p]]
"""All cities, the castle among them."""
CASTLE: Final[int] = next(p for p in LOCATIONS if _ROWS[p]["type"] == "castle")
NO_REGION: Final[int] = -1
REGION: Final[list[int]] = [
    REGION_NAMES.index(row["region"]) if row.get("region") else NO_REGION for row in _ROWS
]
UNHALLOWED: Final[list[int]] = [p for p in LOCATIONS if _ROWS[p].get("no_consecration")]
"""Where no ground can be consecrated."""
HOSPITAL_CITY: Final[list[int]] = [LOCATION_NAMES.index(row["city"]) for row in _MAP["hospital"]]

# What is printed on the back of a location card, as far as hunters can tell.
PLAIN_BACK: Final[int] = 1
SEA_BACK: Final[int] = 2
CASTLE_BACK: Final[int] = 3


def _back(place: int) -> int:
    if place == CASTLE:
        return CASTLE_BACK
    return SEA_BACK if place < len(LOCATIONS) and IS_SEA[place] else PLAIN_BACK


PLACE_BACKS: Final[list[int]] = [_back(p) for p in range(len(PLACE_NAMES))]

# Ways: roads first, then white and yellow railways.
ROAD: Final[int] = 0
WHITE: Final[int] = 1
YELLOW: Final[int] = 2
_NETWORKS: Final[dict[str, list[tuple[int, int]]]] = {
    str(network["kind"]): [
        (LOCATION_NAMES.index(a), LOCATION_NAMES.index(b)) for a, b in network["ways"]
    ]
    for network in _MAP["network"]
}
WAYS: Final[list[tuple[int, int]]] = [
    *_NETWORKS["road"],
    *_NETWORKS["white"],
    *_NETWORKS["yellow"],
]
WAY_KIND: Final[list[int]] = (
    [ROAD] * len(_NETWORKS["road"])
    + [WHITE] * len(_NETWORKS["white"])
    + [YELLOW] * len(_NETWORKS["yellow"])
)


def _ends(kinds: tuple[int, ...], place: int) -> list[tuple[int, int]]:
    found = [(b, way) for way, (a, b) in enumerate(WAYS) if a == place and WAY_KIND[way] in kinds]
    found += [(a, way) for way, (a, b) in enumerate(WAYS) if b == place and WAY_KIND[way] in kinds]
    return sorted(found)


ROADS: Final[list[list[tuple[int, int]]]] = [_ends((ROAD,), p) for p in LOCATIONS]
"""By place: cities one road away, each with its road."""
RAILWAYS: Final[list[list[tuple[int, int]]]] = [_ends((WHITE, YELLOW), p) for p in LOCATIONS]
BY_ROAD: Final[list[list[int]]] = [[p for p, way in ends] for ends in ROADS]


WAYS_AT: Final[list[list[int]]] = [
    sorted(way for end, way in ROADS[p] + RAILWAYS[p]) for p in LOCATIONS
]
"""By place: all roads and railways that end there."""


def _waters(place: int) -> list[int]:
    if not IS_SEA[place]:
        return [LOCATION_NAMES.index(sea) for sea in _ROWS[place].get("seas", [])]
    ports = [p for p in CITIES if LOCATION_NAMES[place] in _ROWS[p].get("seas", [])]
    borders = [b for a, b in _NETWORKS["sea"] if a == place]
    return sorted(ports + borders + [a for a, b in _NETWORKS["sea"] if b == place])


BY_SEA: Final[list[list[int]]] = [_waters(p) for p in LOCATIONS]
"""By place: sea zones and ports one step away."""
NEIGHBOURS: Final[list[list[int]]] = [[*BY_ROAD[p], *BY_SEA[p]] for p in LOCATIONS]


def is_sea(place: int) -> bool:
    return 0 <= place < len(LOCATIONS) and IS_SEA[place]


def is_city(place: int) -> bool:
    return 0 <= place < len(LOCATIONS) and not IS_SEA[place]


def is_port(place: int) -> bool:
    return is_city(place) and bool(BY_SEA[place])


def in_hospital(place: int) -> bool:
    return len(LOCATIONS) <= place < HIDE


def hospital_of(place: int) -> int:
    """The hospital of this city, or -2, which is nowhere at all."""
    return HOSPITALS[HOSPITAL_CITY.index(place)] if place in HOSPITAL_CITY else -2


def roads_from(place: int) -> list[int]:
    """By city: how many roads away it is; -1 where no road leads."""
    distance = [-1] * len(LOCATIONS)
    distance[place] = 0
    queue = [place]
    for p in queue:
        for other in BY_ROAD[p]:
            if distance[other] < 0:
                distance[other] = distance[p] + 1
                queue.append(other)
    return distance


def _hospitals_of(place: int) -> list[int]:
    """The nearest by road; from a sea zone those nearest to one of its ports."""
    starts = [p for p in BY_SEA[place] if not IS_SEA[p]] if IS_SEA[place] else [place]
    reached: list[tuple[int, int]] = []
    for start in starts:
        away = roads_from(start)
        reached += [(away[c], i) for i, c in enumerate(HOSPITAL_CITY) if away[c] >= 0]
    if not reached:
        british = any(REGION[start] == REGION_NAMES.index("britain") for start in starts)
        city = LOCATION_NAMES.index("madrid" if british else "rome")
        return [HOSPITALS[HOSPITAL_CITY.index(city)]]
    nearest = min(reached)[0]
    return sorted({HOSPITALS[i] for away, i in reached if away == nearest})


NEAREST_HOSPITALS: Final[list[list[int]]] = [_hospitals_of(p) for p in LOCATIONS]


def reach_by_road(start: int, steps: int, blocked: list[int], closed: list[int]) -> list[int]:
    """Cities up to so many roads away, by free roads and without entering a closed city."""
    found = [start]
    edge = [start]
    for step in range(steps):
        beyond: list[int] = []
        for p in edge:
            for other, way in ROADS[p]:
                barred = holds(blocked, way) or holds(closed, other)
                if not barred and not holds(found, other):
                    found.append(other)
                    beyond.append(other)
        edge = beyond
    return sorted(found[1:])


TWO_ROADS: Final[list[list[int]]] = [reach_by_road(p, 2, [], []) for p in LOCATIONS]


def train_leaves(
    start: int, white: int, yellow: int, blocked: list[int], closed: list[int]
) -> bool:
    """Whether `reach_by_rail` finds any city: one first railway is enough."""
    for other, way in RAILWAYS[start]:
        on_white = WAY_KIND[way] == WHITE and white > 0
        if (on_white or yellow > 0) and not holds(blocked, way) and not holds(closed, other):
            return True
    return False


def reach_by_rail(
    start: int, white: int, yellow: int, blocked: list[int], closed: list[int]
) -> list[int]:
    """Cities up to `white` white railways away, or `yellow` railways of any colour."""
    found: set[int] = set()
    for steps, kinds in ((white, (WHITE,)), (yellow, (WHITE, YELLOW))):
        seen = {start}
        edge = [start]
        for step in range(steps):
            beyond: list[int] = []
            for p in edge:
                for other, way in RAILWAYS[p]:
                    barred = holds(blocked, way) or holds(closed, other)
                    free = WAY_KIND[way] in kinds and not barred
                    if free and other not in seen:
                        seen.add(other)
                        beyond.append(other)
            edge = beyond
        found |= seen
    return sorted(found - {start})
