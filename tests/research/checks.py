"""What each library asks of an environment: its own tests, by name, for any game and any table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from typing import Any, Final

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from duskmoot.research import aec_env, parallel_env, spiel
from duskmoot.research.single import IDS

CYCLES: Final[int] = 40

spiel.register()


def pettingzoo(name: str, seats: int) -> None:
    with redirect_stdout(StringIO()):
        api_test(aec_env(name, seats=seats), num_cycles=CYCLES)
        seed_test(lambda: aec_env(name, seats=seats), num_cycles=CYCLES)


def pettingzoo_parallel(name: str, seats: int) -> None:
    with redirect_stdout(StringIO()):
        parallel_api_test(parallel_env(name, seats=seats), num_cycles=CYCLES)
        parallel_seed_test(lambda: parallel_env(name, seats=seats), num_cycles=CYCLES)


def gym(game: str, **how: Any) -> gymnasium.Env[Any, Any]:
    name = next(name for name, each in IDS.items() if each == game)
    return gymnasium.make(f"duskmoot/{name}", disable_env_checker=True, **how)


def gymnasium_checks(name: str, seats: int) -> None:
    env = gym(name, seats=seats, seat=seats - 1, opponents="random", illegal="random")
    check_env(env.unwrapped, skip_render_check=True)


def openspiel(dynamics: str, chance: str) -> Callable[[str, int], None]:
    def check(name: str, seats: int) -> None:
        how = f"players={seats},dynamics={dynamics},chance={chance}"
        game = pyspiel.load_game(f"duskmoot_{name}({how})")
        pyspiel.random_sim_test(game, num_sims=1, serialize=chance == "sampled", verbose=False)

    return check


CHECKS: Final[dict[str, Callable[[str, int], None]]] = {
    "PettingZoo `api_test`, `seed_test`": pettingzoo,
    "PettingZoo `parallel_api_test`, `parallel_seed_test`": pettingzoo_parallel,
    "Gymnasium `check_env`": gymnasium_checks,
    "OpenSpiel `random_sim_test`, sequential": openspiel("sequential", "sampled"),
    "OpenSpiel, simultaneous": openspiel("simultaneous", "sampled"),
    "OpenSpiel, sequential, explicit chance": openspiel("sequential", "explicit"),
    "OpenSpiel, simultaneous, explicit chance": openspiel("simultaneous", "explicit"),
}
"""By name."""
