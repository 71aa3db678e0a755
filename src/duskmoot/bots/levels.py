"""Bots by strength, for people: the same four names in every game that has a guide."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from duskmoot.bots.bot import Budget
from duskmoot.bots.heuristic import ANY_WORLD, HeuristicBot
from duskmoot.bots.ismcts import CAP, IsmctsBot
from duskmoot.bots.search import THROUGHOUT, draw
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View, imagine

LOOSE: Final[float] = 4.0
"""How many times better than for a good player an act must be, to be as much likelier."""
HARD: Final[int] = 100
MASTER: Final[int] = 800
"""Iterations of search for one decision where the table sets no limit."""


class Manner(NamedTuple):
    """How the higher levels look ahead in a game."""

    cap: int = CAP
    horizon: int = 1
    lead: int = THROUGHOUT
    faith: float = 0.0
    picky: int = 0


USUAL: Final[Manner] = Manner()
MANNERS: Final[dict[str, tuple[Manner, ...]]] = {
    "bloodborne": (Manner(cap=60, horizon=2, faith=1.0),),
    "blood_rage": (Manner(lead=0),),
    "fury_of_dracula": (Manner(lead=0, faith=1.0), Manner(lead=0, picky=6)),
    "heritage": (Manner(lead=0, faith=1.0),),
}
"""By game, where another manner than the usual has proved better: docs/strength.md.

The first seat has the first, and so on; further seats have the last. In Fury of Dracula that is
Dracula, who knows how hunters search for him, and the hunters, who imagine him where he is likely
to have gone but must not count on his other habits.
"""


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
    """Looks ahead in the way that has won most games."""

    def __init__(
        self, game: Game[Any], seat: int, seed: int, iterations: int = 0, seconds: float = 0.0
    ) -> None:
        super().__init__(game, seat, seed, iterations, seconds, keeps=True)
        manners = MANNERS.get(game.name, (USUAL,))
        manner = manners[min(seat, len(manners) - 1)]
        self.cap, self.horizon, self.lead, self.faith, self.picky = manner


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
