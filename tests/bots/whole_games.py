"""Whole games between bots, for tests of what they can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duskmoot.bots import make
from duskmoot.bots.bot import Budget
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Game, Setting
from duskmoot.kernel.view import View, view


def opening(game: Game[Any], seats: int) -> View:
    """What the first seat sees at its first question."""
    return view(game.begin(Setting(game, seats, game.choose({}), key_from_seed(1))), 0)


def as_they_judge(seat: int, acts: list[int]) -> int | None:
    return None


def played(
    game: Game[Any],
    kinds: list[str],
    seed: int,
    instead: Callable[[int, list[int]], int | None] = as_they_judge,
) -> Any:
    """The end of a game of these bots, one a seat; `instead` may choose for them."""
    g = game.begin(Setting(game, len(kinds), game.choose({}), key_from_seed(seed)))
    bots = [make(kind, game, seat, seed) for seat, kind in enumerate(kinds)]
    while not g.over:
        seat = g.asked[0]
        seen = view(g, seat)
        act = instead(seat, seen.acts)
        flow.apply(g, seat, bots[seat].decide(seen, seen.acts, Budget()) if act is None else act)
    return g


def wins_alone(game: Game[Any], seats: int, games: int) -> int:
    """How many of these games one heuristic bot wins against random ones, each seat in turn."""
    won = 0
    for seed in range(games):
        mine = seed % seats
        kinds = ["heuristic" if seat == mine else "random" for seat in range(seats)]
        won += played(game, kinds, seed).winners == [mine]
    return won
