"""What nets have learned: the value of a position, and how likely each act is.

A net sees what a seat sees, as numbers (`kernel/encode.py`). For values it also sees how good the
game holds the position, and it is asked for the first seat of each side; together its answers make
their chances. For policies it has one output for each act.
"""

from __future__ import annotations

from hashlib import sha256
from math import exp, log
from typing import Any, Final

from mypy_extensions import mypyc_attr

from duskmoot.bots.guide import Guide
from duskmoot.bots.net import Net, Sparse
from duskmoot.kernel.encode import Encoder
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game

VALUE: Final[int] = -1
"""The output of a net that stands for the value of a position; all others stand for acts."""
DOUBT: Final[float] = 0.01
"""No position before the end is held surer than this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes:
    """What nets see of a game with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.encoder = Encoder(game, seats)
        self.sides = game.sides(seats)
        self.width = self.encoder.width + 1
        """How many numbers go in: an observation, and what the game's own judgement says."""

    def form(self) -> str:
        """Another one for other inputs: a net is right only for those it was fitted to."""
        names = "\n".join([slot.name for slot in self.encoder.slots])
        return sha256(names.encode()).hexdigest()[:16]

    def seen(self, g: State, seat: int) -> Sparse:
        """What a net is asked about an act of this seat."""
        found = Sparse()
        self.encoder.write(g, seat, found, 0)
        return found

    def judged(self, g: State, seat: int, worth: float) -> Sparse:
        """What a net is asked about the position of this seat."""
        found = self.seen(g, seat)
        sure = min(max(worth, DOUBT), 1.0 - DOUBT)
        found[self.width - 1] = log(sure / (1.0 - sure))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned:
    """A judge by nets; what there is no net for comes from the game and its guide."""

    def __init__(
        self, eyes: Eyes, values: Net | None, policies: Net | None, guide: Guide | None = None
    ) -> None:
        self.eyes = eyes
        self.values = values
        self.policies = policies
        self.guide = guide

    def value(self, g: State) -> list[float]:
        """By seat: the chance that its side wins."""
        worths = self.eyes.game.worth(g)
        if self.values is None:
            return worths
        seats = len(g.sealed)
        if g.over:
            prize = 1.0 / len(g.winners)
            return [prize if seat in g.winners else 0.0 for seat in range(seats)]
        outlooks: list[float] = []
        for side in self.eyes.sides:
            thought = self.values.think(self.eyes.judged(g, side[0], worths[side[0]]))
            outlooks.append(self.values.says(VALUE, thought))
        chances = shares(outlooks)
        found = [0.0] * seats
        for i, side in enumerate(self.eyes.sides):
            for seat in side:
                found[seat] = chances[i]
        return found

    def policy(self, g: State, seat: int, acts: list[int]) -> list[float]:
        """An act that never stood for choice while the net learned is as likely as untrained."""
        if self.policies is None:
            assert self.guide is not None
            return self.guide.chances(g, seat, acts)
        thought = self.policies.think(self.eyes.seen(g, seat))
        return shares([self.policies.says(act, thought) for act in acts])


def shares(outlooks: list[float]) -> list[float]:
    """Chances in proportion to the powers of e; together 1."""
    best = max(outlooks)
    weights = [exp(each - best) for each in outlooks]
    total = sum(weights)
    return [weight / total for weight in weights]
