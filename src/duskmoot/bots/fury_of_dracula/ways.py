"""How long hunters travel from place to place, and where Dracula may go next."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.board import (
    BY_ROAD,
    BY_SEA,
    HOSPITAL_CITY,
    HOSPITALS,
    LOCATIONS,
    NEIGHBOURS,
    NOWHERE,
    RAILWAYS,
    in_hospital,
    is_sea,
    reach_by_rail,
)
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.travel import cities_by_road, stations
from duskmoot.games.fury_of_dracula.state import Fury

RAIL: Final[float] = 0.6
"""What a railway counts beside a road: a ticket leads over two of them, but must be reserved."""
FAR: Final[float] = 20.0


def _journeys(start: int) -> list[float]:
    """By place: days of travel from here, about."""
    days = [FAR] * len(LOCATIONS)
    days[start] = 0.0
    open_places = [start]
    while open_places:
        here = min(open_places, key=lambda p: days[p])
        open_places.remove(here)
        steps = [(p, 1.0) for p in NEIGHBOURS[here]] + [(p, RAIL) for p, way in RAILWAYS[here]]
        for place, step in steps:
            if days[here] + step < days[place]:
                days[place] = days[here] + step
                open_places.append(place)
    return [max(1.0, away) if place != start else 0.0 for place, away in enumerate(days)]


DAYS: Final[list[list[float]]] = [_journeys(p) for p in LOCATIONS]
"""By two places: how many days a hunter travels between them, about."""


def ground(place: int) -> int:
    """The city of a hospital; any other place is itself."""
    return HOSPITAL_CITY[HOSPITALS.index(place)] if in_hospital(place) else place


def days_between(start: int, end: int) -> float:
    start, end = ground(start), ground(end)
    return FAR if NOWHERE in (start, end) else DAYS[start][end]


def reach(g: Fury, h: Hunter) -> list[int]:
    """Where a hunter can be at the end of the day, and where he is."""
    if h.place == NOWHERE:
        return []
    if in_hospital(h.place):
        return [ground(h.place)]
    found = {h.place}
    if h.delayed:
        return [h.place]
    if is_sea(h.place):
        return sorted(found | set(BY_SEA[h.place]))
    found |= set(cities_by_road(g, h.place, 1)) | set(BY_SEA[h.place])
    for ticket in set(h.tickets):
        found |= set(stations(g, h.place, ticket, False))
    return sorted(found)


def likely_reach(g: Fury, h: Hunter) -> list[int]:
    """The same for one who does not know the hunter's tickets."""
    if h.place == NOWHERE or h.delayed:
        return [h.place]
    if in_hospital(h.place):
        return [ground(h.place)]
    found = {h.place, *BY_ROAD[h.place], *BY_SEA[h.place]}
    if h.tickets and not is_sea(h.place):
        found |= set(reach_by_rail(h.place, 2, 1, g.roadblocks, g.fog))
    return sorted(found)
