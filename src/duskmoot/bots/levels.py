"""Bots by strength, for people: the same four names in every game that has a guide."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

from duskmoot.bots.bot import Budget
from duskmoot.bots.heuristic import ANY_WORLD, HeuristicBot
from duskmoot.bots.ismcts import IsmctsBot
from duskmoot.bots.search import THROUGHOUT, draw
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View, imagine, reimagine

LOOSE: Final[float] = 4.0
"""How many times better than for a good player an act must be, to be as much likelier."""
HARD: Final[int] = 100
MASTER: Final[int] = 800
"""Iterations of search for one decision where the table sets no limit."""


class Manner(NamedTuple):
    """How the higher levels look ahead in a game."""

    horizon: int = 1
    lead: int = THROUGHOUT
    mixed: bool = False
    asks: bool = False
    """Whether the guide is asked in many imagined worlds, and nothing is searched."""


USUAL: Final[Manner] = Manner()
MANNERS: Final[dict[str, Manner]] = {
    "bloodborne": Manner(mixed=True),
    "blood_rage": Manner(lead=0),
    "fury_of_dracula": Manner(lead=0),
    "heritage": Manner(asks=True),
}
"""By game, where another manner than the usual has proved better: docs/strength.md.

In Heritage rivals turn on whoever leads: before the last two rounds the points that a position
promises hardly say who will win, and a search that goes by them is weaker than the guide.
"""
A_WORLD: Final[int] = 25
"""How many iterations of a search are as dear as asking the guide to Heritage."""
MOST: Final[int] = 32
"""Worlds in which it is asked for one decision."""


class EasyBot(HeuristicBot):
    """Knows what is good and often does something else."""

    name = "easy"

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.guide.scale *= LOOSE

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        if len(acts) == 1:
            return acts[0]
        world = imagine(self.game, seen, ANY_WORLD)
        return acts[draw(self.chance, self.guide.chances(world, self.seat, acts))]


class NormalBot(HeuristicBot):
    """Always does what the guide judges best."""

    name = "normal"


class Thinker(IsmctsBot):
    """Looks ahead in the way that has won most games; asks the guide alone where that is better."""

    def __init__(
        self, game: Game[Any], seat: int, seed: int, iterations: int = 0, seconds: float = 0.0
    ) -> None:
        super().__init__(game, seat, seed, iterations, seconds, keeps=True)
        manner = MANNERS.get(game.name, USUAL)
        self.horizon, self.lead, self.mixed, self.asks = manner

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        if not self.asks or len(acts) == 1:
            return super().decide(seen, acts, budget)
        limit = self.own.iterations or budget.iterations or self.usual
        return self.asked(seen, acts, min(MOST, max(1, limit // A_WORLD)))

    def asked(self, seen: View, acts: list[int], worlds: int) -> int:
        """What the guide holds best over so many imagined worlds."""
        assert self.guide is not None
        self.key = sha256(self.key).digest()
        base = imagine(self.game, seen, self.key)
        total = [0.0] * len(acts)
        for n in range(worlds):
            world = reimagine(base, self.seat, sha256(self.key + bytes([n])).digest())
            values = self.guide.values(world, self.seat, acts)
            total = [sum(both) for both in zip(total, values)]
        return acts[total.index(max(total))]


class HardBot(Thinker):
    """Looks ahead a little, whatever time it is given."""

    name = "hard"

    def __init__(
        self, game: Game[Any], seat: int, seed: int, iterations: int = 0, seconds: float = 0.0
    ) -> None:
        super().__init__(game, seat, seed, iterations, seconds)
        self.usual = HARD

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        limited = Budget(budget.seconds, budget.iterations or HARD)
        return super().decide(seen, acts, limited)


class MasterBot(Thinker):
    """Looks ahead as far as its time allows."""

    name = "master"

    def __init__(
        self, game: Game[Any], seat: int, seed: int, iterations: int = 0, seconds: float = 0.0
    ) -> None:
        super().__init__(game, seat, seed, iterations, seconds)
        self.usual = MASTER
