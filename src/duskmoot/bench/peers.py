"""The peers: other engines' games, played at random through their own interfaces."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from duskmoot.bench.clock import microseconds, per_second

CATANATRON: Final[str] = "catanatron"
GIN_RUMMY: Final[str] = "open_spiel gin_rummy"
POSITIONS: Final[int] = 6
CATAN_TURNS: Final[int] = 1000
"""Where catanatron itself gives a game of random players up."""

PEERS: Final[dict[str, str]] = {CATANATRON: "catanatron", GIN_RUMMY: "pyspiel"}
"""Each peer and the module it needs."""
SEATS: Final[dict[str, int]] = {CATANATRON: 4, GIN_RUMMY: 2}


def installed() -> list[str]:
    return [name for name, module in PEERS.items() if find_spec(module) is not None]


def measure(name: str, seconds: float, seed: int) -> dict[str, float]:
    chance = Random(seed)
    player = catan if name == CATANATRON else gin_rummy
    play = player(chance)
    play(-1)  # a first game warms the caches
    decisions, _ = per_second(lambda: play(-1)[1], seconds * 0.7)
    positions = [play(play(-1)[1] // 2)[0] for i in range(POSITIONS)]
    copies = [g.copy if name == CATANATRON else g.clone for g in positions]
    return {"decisions_per_s": decisions, "clone_us": microseconds(copies, seconds * 0.3)}


Play = Callable[[int], tuple[Any, int]]
"""A new game, played for so many decisions or to its end (-1); the game and their number."""


def catan(chance: Random) -> Play:
    """Catan with four seats, in Python; every act is one decision, forced ones included."""
    from catanatron import Color, Game, RandomPlayer

    def play(count: int) -> tuple[Any, int]:
        game = Game([RandomPlayer(color) for color in Color], seed=chance.getrandbits(31) + 1)
        made = 0
        while made != count:
            if game.winning_color() is not None or game.state.num_turns >= CATAN_TURNS:
                break
            actions = game.state.playable_actions
            game.execute(actions[int(chance.random() * len(actions))], validate_action=False)
            made += 1
        return game, made

    return play


def gin_rummy(chance: Random) -> Play:
    """Gin rummy with two seats, in C++ driven from Python; dealt cards are no decisions."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(count: int) -> tuple[Any, int]:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal() and (made != count or state.is_chance_node()):
            actions = state.legal_actions()
            made += not state.is_chance_node()
            state.apply_action(actions[int(chance.random() * len(actions))])
        return state, made

    return play
