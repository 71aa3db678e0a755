"""What the adapters of Gymnasium and PettingZoo share; it needs Gymnasium alone."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from duskmoot.research.env import Env, make
from duskmoot.research.extras import extra

with extra("gym"):
    from gymnasium import spaces

RENDER_MODES: Final[list[str]] = ["ansi"]
ILLEGAL: Final[tuple[str, ...]] = ("error", "random", "lose")
"""What can be done about an illegal action."""


def seated(game: str, **how: Any) -> Env:
    """A game in which only seats act, as agents are."""
    if how.get("explicit_chance"):
        raise ValueError("chance is no agent: explicit chance is for Env and OpenSpiel")
    return make(game, **how)


def agent_names(env: Env) -> list[str]:
    return [f"seat_{seat}" for seat in range(env.seats)]


def observation_space(env: Env, actions: int) -> spaces.Dict:
    low = np.array([slot.least for slot in env.names()], np.float32)
    high = np.array([slot.most for slot in env.names()], np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def forfeit(env: Env, seat: int) -> list[float]:
    """By seat, if the side of this one gives up: it loses what the others share."""
    others = len(env.sides) - 1
    lost = next(side for side in env.sides if seat in side)
    return [-1.0 if each in lost else 1.0 / others for each in range(env.seats)]
