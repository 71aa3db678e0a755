"""What is measured of a game of ours, in the build that this process runs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import duskmoot.games as _games
from duskmoot.bench.clock import microseconds, per_second
from duskmoot.bots.search import iterations_per_second
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, find
from duskmoot.kernel.view import imagine, reimagine, view

__all__ = ["_games"]

SEATS: Final[int] = 4
POSITIONS: Final[int] = 6
CAP: Final[int] = 40
"""Decisions of a capped playout."""


def measure(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Every figure of one round; `seconds` is shared out among them."""
    game = find(name)
    seats = min(max(SEATS, game.least), game.most)
    chance = Random(seed)
    play = partial(random_game, game, seats, chance)
    play()  # a first game warms the caches
    decisions, games = per_second(play, seconds * 0.3)
    positions = [mid_game(game, seats, chance) for i in range(POSITIONS)]
    figures = {"decisions_per_s": decisions, "games_per_s": games}
    for figure, calls in calls_on(game, positions).items():
        figures[figure] = microseconds(calls, seconds * 0.05)
    for figure, cap in (("ismcts_full_per_s", 0), ("ismcts_capped_per_s", CAP)):
        speeds = [search_speed(game, g, seconds * 0.2 / POSITIONS, cap) for g in positions]
        figures[figure] = sum(speeds) / len(speeds)
    return figures


def search_speed(game: Game[Any], g: State, seconds: float, cap: int) -> float:
    """Iterations a second of processor time; the search itself looks at the wall clock."""
    wall, spent = perf_counter(), process_time()
    speed = iterations_per_second(game, g, g.asked[0], seconds, cap)
    wall, spent = perf_counter() - wall, process_time() - spent
    return speed * wall / spent


def random_game(game: Game[Any], seats: int, chance: Random) -> int:
    """A game of random legal acts, driven from Python, without a story."""
    g: State = game.begin(seats, game.choose({}), key_from_seed(chance.getrandbits(48)))
    return random_acts(g, chance, -1)


def random_acts(g: State, chance: Random, count: int) -> int:
    """So many decisions, forced ones included, or all that are left; how many there were."""
    draw = chance.random
    made = 0
    while not g.over and made != count:
        seat = g.asked[0]
        acts = flow.question(g).legal(g, seat)
        flow.apply(g, seat, acts[int(draw() * len(acts))])
        made += 1
    return made


def mid_game(game: Game[Any], seats: int, chance: Random) -> State:
    """A position halfway through a game of random acts."""
    seed = chance.getrandbits(48)
    key = key_from_seed(seed)
    whole: State = game.begin(seats, game.choose({}), key)
    length = random_acts(whole, Random(seed), -1)
    g: State = game.begin(seats, game.choose({}), key)
    random_acts(g, Random(seed), length // 2)
    return g


def calls_on(game: Game[Any], positions: list[State]) -> dict[str, list[Callable[[], object]]]:
    """The calls behind each figure in microseconds."""
    seats = [g.asked[0] for g in positions]
    key = bytes(32)
    return {
        "clone_us": [g.clone for g in positions],
        "view_us": [partial(view, g, seat) for g, seat in zip(positions, seats)],
        "legal_us": [partial(flow.legal, g, seat) for g, seat in zip(positions, seats)],
        "why_not_us": [
            partial(flow.question(g).why_not, g, seat, act)
            for g, seat in zip(positions, seats)
            for act in flow.question(g).offers(g, seat)
        ],
        "imagine_us": [
            partial(imagine, game, view(g, seat), key) for g, seat in zip(positions, seats)
        ],
        "reimagine_us": [partial(reimagine, g, seat, key) for g, seat in zip(positions, seats)],
    }
