"""Stumble, a game that goes wrong in the way its option names; and the program that knows it.

Two players step in turn. Whoever makes the sixth step stumbles.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

from duskmoot.kernel.acts import Verb, Vocabulary, act
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, State, ask, do, for_each, repeat
from duskmoot.kernel.game import Game, Option, register
from duskmoot.kernel.view import FLOW_SEES, FRAME
from duskmoot.kernel.zones import ALL, Sight

STEP: Final = 1
LAST: Final = 6
WAYS: Final = ["well", "crash", "dead-end", "broken", "ctrl-c", "death"]


class Path(State):
    steps: int

    def clone(self) -> Path:
        g = Path()
        self.clone_flow_into(g)
        g.steps = self.steps
        return g


def stumbles(g: Path, way: str) -> bool:
    return g.steps == LAST and WAYS[g.options[0]] == way


class TakeStep(Ask[Path]):
    def offers(self, g: Path, seat: int) -> list[int]:
        return [act(STEP, 0), act(STEP, 1)]

    def forbids(self, g: Path, seat: int, act: int) -> str:
        return "stumble.stuck" if stumbles(g, "dead-end") else ""

    def answer(self, g: Path, seat: int, act: int) -> None:
        g.steps += 1
        if stumbles(g, "crash"):
            raise ZeroDivisionError("the sixth step")
        if stumbles(g, "ctrl-c"):
            # Whoever runs the tests in the background has made the signal unheard.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.raise_signal(signal.SIGINT)
        if stumbles(g, "death"):
            os._exit(1)


def far_enough(g: Path) -> bool:
    return g.steps >= 2 * LAST


def both(g: Path) -> list[int]:
    return [0, 1]


def arrive(g: Path) -> None:
    g.winners = [0, 1]
    g.over = True


WALK: Final[Outline[Path]] = Outline("walk")
PAIR: Final[Outline[Path]] = Outline("pair")
TURN: Final[Outline[Path]] = Outline("turn")
WALK.reads(repeat(PAIR, until=far_enough), do(arrive))
PAIR.reads(for_each(both, TURN))
TURN.reads(ask(TakeStep("take-step")))


class Stumble(Game[Path]):
    def blank(self, seats: int, options: tuple[int, ...], legacy: str) -> Path:
        g = Path()
        g.steps = 0
        return g

    def broken(self, g: Path) -> list[str]:
        return ["a leg"] if stumbles(g, "broken") else []

    def scores(self, g: Path) -> list[int]:
        return [g.steps // 2, g.steps // 2]


GAME: Final = Stumble(
    "stumble",
    1,
    (2, 2),
    [Option("goes", WAYS)],
    Vocabulary([Verb(STEP, "step", "foot")], {"foot": ["left", "right"]}),
    Sight(Path, {**FLOW_SEES, "steps": ALL}, {"stack": FRAME}),
    [WALK, PAIR, TURN],
    [],
)
register(GAME)  # here, so that the workers of a simulation know it too


if __name__ == "__main__":
    from duskmoot.cli import run

    sys.exit(run(sys.argv[1:]))
