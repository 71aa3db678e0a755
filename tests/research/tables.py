"""All tables that researchers may set: each game with each number of seats, and play at them."""

from __future__ import annotations

from typing import Final

import duskmoot.games as _games
from duskmoot.kernel.game import registered
from duskmoot.kernel.playout import Lots
from duskmoot.research.env import Env, make

__all__ = ["_games"]

GAMES: Final = [game.name for game in registered()]
TABLES: Final = [
    (game.name, seats) for game in registered() for seats in range(game.least, game.most + 1)
]


def play(env: Env, decisions: int, seed: int = 1) -> None:
    """Random actions, until so many are made or the game is over."""
    lots = Lots(seed)
    for _ in range(decisions):
        if env.draws():
            env.draw(lots.below(env.draws()))
        elif not env.over:
            seat = env.asked()[0]
            legal = env.legal(seat)
            env.step(seat, legal[lots.below(len(legal))])


def midway(game: str, seats: int = 0, decisions: int = 60, seed: int = 3) -> Env:
    env = make(game, seats=seats, seed=seed)
    play(env, decisions)
    return env
