"""Environments for researchers: steps a second of each adapter, and of a game of its library.

Every step asks for the observation and the legal actions, and takes any of them. An observation of
the library's own game is much smaller; how many numbers each has is told, too.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from duskmoot.bench.clock import per_second
from duskmoot.research.batch import Batch
from duskmoot.research.env import make

SLOTS: Final[int] = 64
"""Games of a batch."""
STEPS: Final[int] = 200
"""Between two looks at the clock."""

Steps = Callable[[], int]
"""Plays on for some steps and says how many."""
Adapter = Callable[[str, Random], tuple[Steps, int]]
"""A game of ours, or if the name is empty one of the library, and the size of an observation."""

OWN: Final[str] = ""
"""Stands for the library's own game."""
THEIRS: Final[dict[str, str]] = {
    "pettingzoo": "texas_holdem_v4",
    "pettingzoo parallel": "rps_v2",
    "gymnasium": "Blackjack-v1",
    "openspiel": "gin_rummy",
}
"""By adapter: the game of its library that comes closest."""
NEEDED: Final[dict[str, list[str]]] = {
    "pettingzoo": ["pettingzoo", "rlcard", "pygame"],
    "pettingzoo parallel": ["pettingzoo", "pygame"],
    "gymnasium": ["gymnasium"],
    "openspiel": ["pyspiel"],
}
"""By adapter: what must be installed for the library's own game; the first also for ours."""


def env(game: str, chance: Random) -> tuple[Steps, int]:
    """The environment that all adapters share."""
    played = make(game, seed=chance.getrandbits(32))

    def steps() -> int:
        for i in range(STEPS):
            if played.over or played.truncated:
                played.reset()
            seat = played.asked()[0]
            played.observe(seat)
            played.mask(seat)
            played.step(seat, any_of(played.legal(seat), chance))
        return STEPS

    return steps, played.shape[0]


def batch(game: str, chance: Random) -> tuple[Steps, int]:
    played = Batch(game, SLOTS, seed=chance.getrandbits(32))

    def steps() -> int:
        played.step([any_of(played.legal(i), chance) for i in range(SLOTS)])
        return SLOTS

    return steps, played.encoder.width


def any_of(legal: list[int], chance: Random) -> int:
    return legal[int(chance.random() * len(legal))]


def marked(mask: Any, chance: Random) -> int:
    """Any action that a mask allows."""
    return int(any_of(mask.nonzero()[0], chance))


def one_by_one(game: str, chance: Random) -> tuple[Steps, int]:
    if game:
        from duskmoot.research.aec import aec_env

        played: Any = aec_env(game)
    else:
        from pettingzoo.classic import texas_holdem_v4

        played = texas_holdem_v4.raw_env()
    played.reset(seed=chance.getrandbits(32))

    def steps() -> int:
        for i in range(STEPS):
            seen, _, over, cut, _ = played.last()
            if over or cut:
                played.reset(seed=chance.getrandbits(32))
            else:
                played.step(marked(seen["action_mask"], chance))
        return STEPS

    return steps, int(played.last()[0]["observation"].size)


def all_at_once(game: str, chance: Random) -> tuple[Steps, int]:
    if game:
        from duskmoot.research.parallel import parallel_env

        played: Any = parallel_env(game)
    else:
        from pettingzoo.classic import rps_v2

        played = rps_v2.parallel_env()
    played.reset(seed=chance.getrandbits(32))
    size = 1 if not game else int(played.env.shape[0])

    def steps() -> int:
        seen, _ = played.reset(seed=chance.getrandbits(32))
        for i in range(STEPS):
            if not played.agents:
                seen, _ = played.reset(seed=chance.getrandbits(32))
            if game:
                actions = {agent: marked(seen[agent]["action_mask"], chance) for agent in seen}
            else:
                actions = {agent: int(chance.random() * 3) for agent in played.agents}
            seen = played.step(actions)[0]
        return STEPS

    return steps, size


def learner(game: str, chance: Random) -> tuple[Steps, int]:
    """One seat against others that play at random."""
    import gymnasium

    if game:
        from duskmoot.research.single import DuskmootGym

        played: gymnasium.Env[Any, Any] = DuskmootGym(game, opponents="random")
    else:
        played = gymnasium.make("Blackjack-v1", disable_env_checker=True).unwrapped
    first, _ = played.reset(seed=chance.getrandbits(31))
    size = int(first["observation"].size) if game else len(first)

    def steps() -> int:
        seen, _ = played.reset()
        for i in range(STEPS):
            act = marked(seen["action_mask"], chance) if game else int(chance.random() * 2)
            seen, _, over, cut, _ = played.step(act)
            if over or cut:
                seen, _ = played.reset()
        return STEPS

    return steps, size


def openspiel(game: str, chance: Random) -> tuple[Steps, int]:
    import pyspiel
    from open_spiel.python.observation import make_observation

    from duskmoot.research import spiel

    spiel.register()
    loaded = pyspiel.load_game(spiel.PREFIX + game if game else THEIRS["openspiel"])
    observer = make_observation(loaded)

    def steps() -> int:
        made = 0
        state = loaded.new_initial_state()
        while made < STEPS:
            if state.is_terminal():
                state = loaded.new_initial_state()
            if not state.is_chance_node():
                observer.set_from(state, state.current_player())
                made += 1
            state.apply_action(any_of(state.legal_actions(), chance))
        return made

    return steps, int(observer.tensor.size)


ADAPTERS: Final[dict[str, Adapter]] = {
    "Env": env,
    "Batch": batch,
    "pettingzoo": one_by_one,
    "pettingzoo parallel": all_at_once,
    "gymnasium": learner,
    "openspiel": openspiel,
}


def measurable(adapter: str, game: str) -> bool:
    """Whether what it needs is installed."""
    if adapter not in NEEDED:
        return game != OWN
    needed = NEEDED[adapter] if game == OWN else NEEDED[adapter][:1]
    return all(find_spec(module) is not None for module in needed)


def measure(adapter: str, game: str, seconds: float, seed: int) -> tuple[float, int]:
    """Steps a second of processor time, and how many numbers an observation has."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the libraries warn of each other's versions
        steps, numbers = ADAPTERS[adapter](game, Random(seed))
        steps()  # the first warms the caches
        return per_second(steps, seconds)[0], numbers
