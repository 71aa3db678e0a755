"""PettingZoo, one agent after another: `aec_env("blood_rage")`.

An observation is a dictionary with `observation` and `action_mask`. Where several seats choose in
secret, they are asked one after another, and nobody sees what was chosen before all have.
"""

from __future__ import annotations

from typing import Any

from duskmoot.research.extras import extra

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

from duskmoot.research.env import Env
from duskmoot.research.spaces import RENDER_MODES, agent_names, observation_space, seated
from duskmoot.research.text import table_as_text


def aec_env(game: str, *, render_mode: str | None = None, **how: Any) -> DuskmootAEC:
    """The game as an AECEnv; what else is given goes to `make`."""
    return DuskmootAEC(seated(game, **how), render_mode)


class DuskmootAEC(AECEnv):  # type: ignore[misc]
    def __init__(self, env: Env, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"duskmoot_{env.game.name}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.env = env
        self.possible_agents = agent_names(env)
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(env, len(env.actions))
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        chosen = spaces.Discrete(len(env.actions))
        self.action_spaces = dict.fromkeys(self.possible_agents, chosen)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.env.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.env.asked()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        return {"observation": self.env.observe(seat), "action_mask": self.env.mask(seat)}

    def step(self, action: int | None) -> None:
        """Refused with the clause if the action is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.env.step(self.seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.env.earned()))
        if self.env.over or self.env.truncated:
            for other in self.possible_agents:
                self.terminations[other] = self.env.over
                self.truncations[other] = not self.env.over
        else:
            self.agent_selection = self.possible_agents[self.env.asked()[0]]
        self._accumulate_rewards()
        if self.env.over or self.env.truncated:
            self._deads_step_first()

    def fork(self) -> DuskmootAEC:
        """The same game once more, to be played on apart from this one."""
        other = DuskmootAEC(self.env.fork(), self.render_mode)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, dict(getattr(self, name)))
        other.agents = self.agents[:]
        other.agent_selection = self.agent_selection
        return other

    def render(self) -> str | None:
        """What lies open on the table, as text."""
        return table_as_text(self.env) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
