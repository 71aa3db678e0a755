"""The searching bot: plays any registered game as well as its budget allows."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from duskmoot import bots
from duskmoot.bots.bot import Bot, Budget
from duskmoot.bots.search import Search
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View, imagine

DEFAULT_ITERATIONS: Final[int] = 400
CAP: Final[int] = 16
"""Decisions of a playout before the position is judged; deeper ones drown in noise."""


class IsmctsBot(Bot):
    name = "ismcts"
    searches = True

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.key = self.chance.key
        self.guide = bots.guide_to(game)

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        if len(acts) == 1:
            return acts[0]
        self.key = sha256(self.key).digest()
        base = imagine(self.game, seen, self.key)
        search = Search(self.game, base, self.seat, self.key, CAP, self.guide)
        search.rests = True
        no_limit = not budget.seconds and not budget.iterations
        search.run(budget.seconds, DEFAULT_ITERATIONS if no_limit else budget.iterations)
        return search.best()
