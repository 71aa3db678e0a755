"""The map that a belief walks on, in the numbers of its cards: a location and one more."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.board import (
    BY_ROAD,
    BY_SEA,
    CASTLE,
    IS_SEA,
    LOCATIONS,
    REGION,
    hospital_of,
)

CARDS: Final[int] = 128
"""As many numbers as seven bits hold: no card is 0, a location is its number and one."""
LOOSE: Final[int] = 126
"""Hide, after the location that it was linked to has been cleared from among older ones."""
HIDDEN: Final[int] = 127
"""Hide."""


class Ground:
    """Any map; by card: its roads, all its neighbours, its region and its hospital."""

    places: int
    castle: int
    sea: list[bool]
    roads: list[list[int]]
    near: list[list[int]]
    borders: list[list[bool]]
    region: list[int]
    hospital: list[int]

    def __init__(
        self,
        sea: list[bool],
        castle: int,
        roads: list[list[int]],
        waters: list[list[int]],
        region: list[int],
        hospital: list[int],
    ) -> None:
        """All by location; cities come first, then seas."""
        self.places = len(sea)
        self.castle = castle + 1
        after = CARDS - 1 - len(sea)
        self.sea = [False, *sea, *[False] * after]
        no_ways: list[list[int]] = [[] for i in range(after)]
        self.roads = [[], *[[p + 1 for p in ends] for ends in roads], *no_ways]
        water_ends = [[], *[[p + 1 for p in ends] for ends in waters], *no_ways]
        self.near = [self.roads[card] + water_ends[card] for card in range(CARDS)]
        self.borders = [[other in ends for other in range(CARDS)] for ends in self.near]
        self.region = [-1, *region, *[-1] * after]
        self.hospital = [-2, *hospital, *[-2] * after]

    def is_place(self, card: int) -> bool:
        return 0 < card <= self.places

    def is_city(self, card: int) -> bool:
        return 0 < card <= self.places and not self.sea[card]

    def runs(self, start: int, holy: list[bool]) -> list[int]:
        """One or two roads without entering holy ground; from a sea a port, or one road on."""
        first = self.near[start] if self.sea[start] else self.roads[start]
        found = [card for card in first if not self.sea[card] and not holy[card]]
        for card in found[:]:
            for other in self.roads[card]:
                if not holy[other] and other != start and other not in found:
                    found.append(other)
        return found


EUROPE: Final[Ground] = Ground(
    IS_SEA, CASTLE, BY_ROAD, BY_SEA, REGION, [hospital_of(place) for place in LOCATIONS]
)
