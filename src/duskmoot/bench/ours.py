"""What is measured of a game of ours, in the build that this process runs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any, Final

import duskmoot.games as _games
from duskmoot import bots
from duskmoot.bench.clock import microseconds, per_second
from duskmoot.bots.ismcts import search_from
from duskmoot.bots.search import Search
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Setting, find
from duskmoot.kernel.playout import Lots, play_at_random
from duskmoot.kernel.view import imagine, reimagine, view

__all__ = ["_games"]

POSITIONS: Final[int] = 4
CAP: Final[int] = 40
"""Decisions of a capped playout."""
ENDLESS: Final[int] = 1_000_000
KEY: Final[bytes] = bytes(32)
CLOCK_EVERY: Final[int] = 4
"""Iterations of a search between two looks at the clock."""


def measure(name: str, seconds: float, seed: int) -> dict[str, dict[str, float]]:
    """By number of seats: every figure of one round; `seconds` is shared out among them."""
    game = find(name)
    counts = range(game.least, game.most + 1)
    share = seconds / len(counts)
    return {str(seats): at_a_table(game, seats, share, seed) for seats in counts}


def at_a_table(game: Game[Any], seats: int, seconds: float, seed: int) -> dict[str, float]:
    chance = Random(seed)
    driven = partial(driven_game, game, seats, chance)
    driven()  # a first game warms the caches
    figures: dict[str, float] = {}
    inside = partial(inside_game, game, seats, chance)
    figures["playout_per_s"], _ = per_second(inside, seconds * 0.15)
    figures["decisions_per_s"], figures["games_per_s"] = per_second(driven, seconds * 0.15)
    positions = [mid_game(game, seats, chance) for i in range(POSITIONS)]
    figures |= cold_beliefs(game, positions)
    for figure, calls in calls_on(game, positions).items():
        figures[figure] = microseconds(calls, seconds * 0.04)
    for figure, search in searches(game).items():
        figures[figure] = iterations_per_second(search, positions, seconds * 0.15)
    return figures


# Random games.


def begin(game: Game[Any], seats: int, seed: int) -> State:
    g: State = game.begin(Setting(game, seats, game.choose({}), key_from_seed(seed)))
    return g


def inside_game(game: Game[Any], seats: int, chance: Random) -> int:
    """A game of random legal acts in the loop of the rules themselves, without a story."""
    seed = chance.getrandbits(48)
    return play_at_random(begin(game, seats, seed), Lots(seed), ENDLESS)


def driven_game(game: Game[Any], seats: int, chance: Random) -> int:
    """The same driven from Python."""
    return random_acts(begin(game, seats, chance.getrandbits(48)), chance, -1)


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
    length = play_at_random(begin(game, seats, seed), Lots(seed), ENDLESS)
    g = begin(game, seats, seed)
    play_at_random(g, Lots(seed), length // 2)
    return g


# Single calls.


def cold_beliefs(game: Game[Any], positions: list[State]) -> dict[str, float]:
    """What seats work out is read here for the first time, in a game that has such a thing."""
    if type(game).reckoning is Game.reckoning:
        return {}
    spent: list[float] = []
    for g in positions:
        started = process_time()
        for seat in range(len(g.sealed)):
            game.reckoning(g, seat)
        spent.append((process_time() - started) * 1000)
    return {"belief_ms": sum(spent) / len(spent), "belief_worst_ms": max(spent)}


def calls_on(game: Game[Any], positions: list[State]) -> dict[str, list[Callable[[], object]]]:
    """The calls behind each figure in microseconds."""
    seats = [g.asked[0] for g in positions]
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
            partial(imagine, game, view(g, seat), KEY) for g, seat in zip(positions, seats)
        ],
        "reimagine_us": [partial(reimagine, g, seat, KEY) for g, seat in zip(positions, seats)],
    }


# Searches.

Searcher = Callable[[State], Search]


def searches(game: Game[Any]) -> dict[str, Searcher]:
    """The search that the bot plays with, and the bare one to the end and up to a cap."""
    guide = bots.guide_to(game)

    def played(g: State) -> Search:
        return search_from(game, g.clone(), g.asked[0], KEY, guide)

    def bare(g: State, cap: int) -> Search:
        return Search(game, g.clone(), g.asked[0], KEY, cap)

    return {
        "ismcts_bot_per_s": played,
        "ismcts_full_per_s": partial(bare, cap=0),
        "ismcts_capped_per_s": partial(bare, cap=CAP),
    }


def iterations_per_second(search: Searcher, positions: list[State], seconds: float) -> float:
    """Of processor time, over all positions, each with the same share of it."""
    iterations = 0
    spent = 0.0
    for g in positions:
        searching = search(g)
        started = process_time()
        used = 0.0
        while used < seconds / len(positions):
            searching.run(0.0, searching.iterations + CLOCK_EVERY)
            used = process_time() - started
        iterations += searching.iterations
        spent += used
    return iterations / spent
