"""How many trails agree with the evidence in Fury of Dracula, and what the belief costs.

Bots play whole games; every note of the evidence is read once and its CPU time taken. Shown are
the trails kept after each of Dracula's phases, how often none was given up, and how well the belief
knows where he is: the weight of his true place beside what a calibrated belief expects of it.
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from statistics import mean
from time import process_time
from typing import Final

import duskmoot
import duskmoot.games
from duskmoot import bots
from duskmoot.arena.simulate import key_of, seed_of_bots
from duskmoot.bots.bot import Budget
from duskmoot.games.fury_of_dracula.belief.ground import EUROPE
from duskmoot.games.fury_of_dracula.belief.trail import CAP, HERE, TrailBelief
from duskmoot.games.fury_of_dracula.rules.dracula.trail import current
from duskmoot.games.fury_of_dracula.sheets import DRACULA
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel import flow
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import reimagine, view

GAME: Final = find("fury_of_dracula")
MICRO: Final = 1_000_000
SAMPLES: Final = 20
"""How often a position is imagined after each phase."""


@dataclass
class Course:
    """What was measured in one game, mostly after each of Dracula's phases."""

    sizes: list[int] = field(default_factory=list)
    exact: list[bool] = field(default_factory=list)
    notes: list[float] = field(default_factory=list)
    """Microseconds by note."""
    heats: list[float] = field(default_factory=list)
    """Microseconds of a map of all places."""
    imagined: list[float] = field(default_factory=list)
    """Microseconds of a hunter's imagination."""
    true: list[float] = field(default_factory=list)
    expected: list[float] = field(default_factory=list)


def play(number: int, bot: str, seats: int, seed: int, cap: int) -> Course:
    key = key_of(seed, number)
    g = GAME.begin(Setting(GAME, seats, GAME.choose({}), key))
    assert isinstance(g, Fury)
    players = [bots.make(bot, GAME, seat, seed_of_bots(key)) for seat in range(seats)]
    belief = TrailBelief(EUROPE, cap)
    course = Course()
    rounds = 0
    while not g.over:
        asked = g.asked[0]
        seen = view(g, asked)
        flow.apply(g, asked, players[asked].decide(seen, seen.acts, Budget()))
        for entry in g.evidence[len(belief.log) :]:
            started = process_time()
            belief.observe(entry)
            course.notes.append((process_time() - started) * MICRO)
        if g.round > rounds and g.evidence and not g.over:
            rounds = g.round
            measure(g, belief, course)
    return course


def measure(g: Fury, belief: TrailBelief, course: Course) -> None:
    course.sizes.append(len(belief.keys))
    course.exact.append(belief.exact)
    started = process_time()
    weights = belief.weights(HERE)
    course.heats.append((process_time() - started) * MICRO)
    course.true.append(weights[current(g)])
    course.expected.append(sum([weight**2 for weight in weights]))
    reimagine(g, DRACULA + 1, bytes(32))
    started = process_time()
    for i in range(SAMPLES):
        reimagine(g, DRACULA + 1, bytes([i] * 32))
    course.imagined.append((process_time() - started) * MICRO / SAMPLES)


def spread(title: str, numbers: list[float]) -> None:
    ordered = sorted(numbers)
    points = [ordered[min(len(ordered) - 1, int(len(ordered) * p))] for p in (0.5, 0.95, 0.99)]
    row = "".join([f"{number:12,.0f}" for number in [*points, ordered[-1]]])
    print(f"{title:30}{len(ordered):8}{row}")


def report(courses: list[Course]) -> None:
    print(f"{'':30}{'count':>8}{'median':>12}{'p95':>12}{'p99':>12}{'most':>12}")
    spread("trails kept", [float(size) for c in courses for size in c.sizes])
    spread("µs to read a note", [time for c in courses for time in c.notes])
    spread("µs to read a game", [sum(c.notes) for c in courses])
    spread("µs for a heat map", [time for c in courses for time in c.heats])
    spread("µs to imagine a position", [time for c in courses for time in c.imagined])
    exact = mean([float(each) for c in courses for each in c.exact])
    true = mean([weight for c in courses for weight in c.true])
    expected = mean([weight for c in courses for weight in c.expected])
    print(f"no trail given up: {exact:.1%} of the rounds; build: {duskmoot.build()}")
    print(f"weight of the true place: {true:.3f}, expected if calibrated: {expected:.3f}")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="heuristic")
    for name, usual in (("games", 50), ("seats", 5), ("seed", 7), ("jobs", 2), ("cap", CAP)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        one = partial(play, bot=given.bot, seats=given.seats, seed=given.seed, cap=given.cap)
        report(list(pool.map(one, range(given.games))))


if __name__ == "__main__":
    main()
