"""PettingZoo, all agents at once: `parallel_env("bloodborne")`.

Where several seats choose in secret, all of them act in one step. Otherwise one seat acts, and
the others wait: the last action of the space. An action that is not legal is an error, or replaced
by a random one, or loses the game, as `illegal` says.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np

from duskmoot.research.extras import extra

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import ParallelEnv

from duskmoot.kernel.game import Refused
from duskmoot.research.env import Env
from duskmoot.research.spaces import (
    ILLEGAL,
    RENDER_MODES,
    agent_names,
    forfeit,
    observation_space,
    seated,
)
from duskmoot.research.text import table_as_text


def parallel_env(
    game: str, *, illegal: str = "random", render_mode: str | None = None, **how: Any
) -> DuskmootParallel:
    """The game as a ParallelEnv; what else is given goes to `make`."""
    return DuskmootParallel(seated(game, **how), illegal, render_mode)


class DuskmootParallel(ParallelEnv):  # type: ignore[misc]
    def __init__(self, env: Env, illegal: str = "random", render_mode: str | None = None) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal may be {', '.join(ILLEGAL)}")
        self.metadata = {"name": f"duskmoot_{env.game.name}_v1", "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.env = env
        self.illegal = illegal
        self.wait = len(env.actions)
        self.chance = np.random.default_rng(0)
        """For actions that stand in for illegal ones."""
        self.possible_agents = agent_names(env)
        self.agents: list[str] = []
        seen = observation_space(env, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        chosen = spaces.Discrete(self.wait + 1)
        self.action_spaces = dict.fromkeys(self.possible_agents, chosen)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.env.reset(seed)
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def acting(self) -> list[int]:
        """The seats whose actions count in this step."""
        asked = self.env.asked()
        return asked if self.env.at_once() else asked[:1]

    def _seen(self) -> dict[str, Any]:
        acting = [] if self.env.over else self.acting()
        return {agent: self._observe(seat, acting) for seat, agent in enumerate(self.agents)}

    def _observe(self, seat: int, acting: list[int]) -> dict[str, Any]:
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in acting:
            self.env.mask(seat, mask[:-1])
        else:
            mask[-1] = 1
        return {"observation": self.env.observe(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        loser = -1
        chosen: list[tuple[int, int]] = []
        for seat in self.acting():
            legal = self.env.legal(seat)
            action = int(actions[self.possible_agents[seat]])
            if action not in legal:
                if self.illegal == "error":
                    raise Refused("not-offered")
                loser = seat if loser < 0 else loser
                action = int(self.chance.choice(legal))
            chosen.append((seat, action))
        agents = self.agents
        if loser >= 0 and self.illegal == "lose":
            self.agents = []
            over = dict.fromkeys(agents, True)
            rewards = dict(zip(agents, forfeit(self.env, loser)))
            unfinished = dict.fromkeys(agents, False)
            return self._last(agents), rewards, over, unfinished, {agent: {} for agent in agents}
        for seat, action in chosen:
            self.env.step(seat, action)
        ended, cut = self.env.over, not self.env.over and self.env.truncated
        seen = self._seen()
        if ended or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, self.env.earned())),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _last(self, agents: list[str]) -> dict[str, Any]:
        return {agent: self._observe(seat, []) for seat, agent in enumerate(agents)}

    def fork(self) -> DuskmootParallel:
        """The same game once more, to be played on apart from this one."""
        other = DuskmootParallel(self.env.fork(), self.illegal, self.render_mode)
        other.agents = self.agents[:]
        other.chance = deepcopy(self.chance)
        return other

    def render(self) -> str | None:
        """What lies open on the table, as text."""
        return table_as_text(self.env) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
