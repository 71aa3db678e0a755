"""The bot that plays by rules of thumb: it does what the guide to the game judges best."""

from __future__ import annotations

from typing import Any, Final

from duskmoot import bots
from duskmoot.bots.bot import Bot, Budget
from duskmoot.bots.guide import Guide
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View, imagine

TIES: Final[int] = 0
"""The stream of its chance that decides between equals."""
ANY_WORLD: Final[bytes] = bytes(32)
"""What nobody can see is of little account: any guess will do, always the same."""
EQUAL: Final[float] = 1e-9


def guide_to(game: Game[Any]) -> Guide:
    guide = bots.guide_to(game)
    assert guide is not None, f"nobody guides through {game.name}"
    return guide


class HeuristicBot(Bot):
    name = "heuristic"

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.guide = guide_to(game)
        self.last: tuple[list[int], list[float]] = [], []
        """The acts of its last decision, and what each was worth."""

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"guide": self.guide.scale}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy asks a guide of its own, who is as strict."""
        vars(self).update(kept)
        self.guide = guide_to(self.game)
        self.guide.scale = kept["guide"]

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        if len(acts) == 1:
            return acts[0]
        values = self.guide.values(imagine(self.game, seen, ANY_WORLD), self.seat, acts)
        self.last = acts, values
        best = max(values)
        return self.chance.pick(TIES, [a for a, v in zip(acts, values) if v >= best - EQUAL])

    def weighed(self) -> list[tuple[int, float]]:
        acts, values = self.last
        return list(zip(acts, self.guide.likelihoods(values))) if acts else []
