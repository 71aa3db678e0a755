"""A position of a finished game, and the games that were played on from it."""

from __future__ import annotations

import msgspec


class Tried(msgspec.Struct):
    """How many games were played on after so many acts, and how many each seat won."""

    at: int
    games: int
    won: list[int]

    def chance(self, seat: int) -> float:
        return self.won[seat] / self.games if self.games else 0.0
