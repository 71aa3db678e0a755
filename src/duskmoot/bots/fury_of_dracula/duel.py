"""Judging the rounds of a combat that are still to come, when one hunter fights alone."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

HIT: Final[float] = 0.45
"""How often the foe wounds the hunter in a round."""
STRUCK: Final[float] = 0.5
"""How often the hunter's blow lands."""
WOUND: Final[int] = 2
AWAY: Final[float] = 0.75
"""How often a hunter who wants to leave does."""
HIT_LEAVING: Final[float] = 0.3
KEPT: Final[int] = 64
"""Duels are much alike: so many of them are remembered."""


class Duel:
    """What a duel is worth to the hunter from any point on, if he leaves in good time."""

    def __init__(
        self, blow: int, defeat: float, victory: float, scratch: float, ends: float
    ) -> None:
        self.blow = blow
        self.defeat = defeat
        """What his own defeat costs."""
        self.victory = victory
        """What the end of the foe is worth."""
        self.scratch = scratch
        """What a wound of the foe is worth."""
        self.ends = ends
        """How often the foe ends the combat after a round."""
        self.known: dict[int, float] = {}

    def worth(self, left: int, foe: int, rounds: int) -> float:
        """With so much health on both sides and so many rounds to come."""
        if left <= 0:
            return -self.defeat
        if foe <= 0:
            return self.victory
        if rounds <= 0:
            return self.shaken(left)
        code = (left * 32 + foe) * 8 + rounds
        if code not in self.known:
            self.known[code] = max(self.fights(left, foe, rounds), self.leaves(left, foe, rounds))
        return self.known[code]

    def shaken(self, left: int) -> float:
        """What it costs to come out of it with so much health."""
        return -0.8 * self.defeat * exp(-left / 4.0)

    def fights(self, left: int, foe: int, rounds: int) -> float:
        worth = 0.0
        for hit, chance in ((0, 1.0 - HIT), (WOUND, HIT)):
            if left <= hit:
                worth -= chance * self.defeat
                continue
            for blow, lands in ((0, 1.0 - STRUCK), (self.blow, STRUCK)):
                after = self.worth(left - hit, foe - blow, rounds - 1)
                if foe > blow:
                    after += self.ends * (self.shaken(left - hit) - after)
                worth += chance * lands * (after + self.scratch * min(blow, foe))
        return worth

    def leaves(self, left: int, foe: int, rounds: int) -> float:
        worth = 0.0
        for hit, chance in ((0, 1.0 - HIT_LEAVING), (WOUND, HIT_LEAVING)):
            if left <= hit:
                worth -= chance * self.defeat
            else:
                stays = self.worth(left - hit, foe, rounds - 1)
                worth += chance * (AWAY * self.shaken(left - hit) + (1.0 - AWAY) * stays)
        return worth


@lru_cache(KEPT)
def duel(blow: int, defeat: float, victory: float, scratch: float, ends: float) -> Duel:
    return Duel(blow, defeat, victory, scratch, ends)
