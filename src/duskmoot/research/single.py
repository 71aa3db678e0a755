"""Gymnasium: one seat learns, bots play the others: `gymnasium.make("duskmoot/Bloodborne-v1")`.

Importing this module registers the ids.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from duskmoot.bots import spec
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel.game import Refused
from duskmoot.research.extras import extra
from duskmoot.research.spaces import ILLEGAL, RENDER_MODES, forfeit, observation_space, seated
from duskmoot.research.text import table_as_text

with extra("gym"):
    import gymnasium
    from gymnasium import spaces

IDS: Final[dict[str, str]] = {
    "Bloodborne-v1": "bloodborne",
    "BloodRage-v1": "blood_rage",
    "FuryOfDracula-v1": "fury_of_dracula",
    "Heritage-v1": "heritage",
}
"""By id, without `duskmoot/`."""


def register() -> None:
    """All ids, each once."""
    for name, game in IDS.items():
        if f"duskmoot/{name}" not in gymnasium.registry:
            gymnasium.register(
                f"duskmoot/{name}", "duskmoot.research.single:DuskmootGym", kwargs={"game": game}
            )


class DuskmootGym(gymnasium.Env[dict[str, Any], Any]):
    """The seat acts whenever it is asked.

    An action that is not legal is an error, replaced by a random one, or loses, as `illegal` says.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str = "heuristic",
        illegal: str = "error",
        render_mode: str | None = None,
        **how: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal may be {', '.join(ILLEGAL)}")
        self.env = seated(game, **how)
        if not 0 <= seat < self.env.seats:
            raise ValueError(f"seat may be 0 to {self.env.seats - 1}")
        self.seat = seat
        named = spec.listed(opponents)
        self.opponents = named * (self.env.seats - 1) if len(named) == 1 else named
        if len(self.opponents) != self.env.seats - 1:
            raise Refused(
                "bots-refused", bots=str(len(self.opponents)), seats=str(self.env.seats - 1)
            )
        self.illegal = illegal
        self.render_mode = render_mode
        self.bots: dict[int, Bot] = {}
        self._seat_bots(0)  # one that cannot play here is refused at once
        self.action_space = spaces.Discrete(len(self.env.actions))
        self.observation_space = observation_space(self.env, len(self.env.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.env.reset(self._lot())
        self._seat_bots(self._lot())
        self._play_on()
        while self.env.over:  # before the seat was asked at all
            self.env.reset()
            self._seat_bots(self._lot())
            self._play_on()
        return self._seen(), {}

    def _lot(self) -> int:
        return int(self.np_random.integers(1 << 48))

    def _seat_bots(self, own: int) -> None:
        game = self.env.game
        others = [seat for seat in range(self.env.seats) if seat != self.seat]
        named = zip(others, self.opponents)
        seats = self.env.seats
        self.bots = {seat: spec.make(name, game, seat, own, seats) for seat, name in named}

    def _play_on(self) -> None:
        """The bots' answers until the seat is asked, or the game is over."""
        env = self.env
        while not env.over and not env.truncated and env.asked()[0] != self.seat:
            seat = env.asked()[0]
            seen = env.view(seat)
            acts = seen.acts
            act = acts[0] if len(acts) == 1 else self.bots[seat].decide(seen, acts, Budget())
            env.step(seat, env.actions.id(act))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.env.observe(self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """As maskable learners ask for it."""
        return self.env.mask(self.seat)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        legal = self.env.legal(self.seat)
        if int(action) not in legal:
            if self.illegal == "lose":
                return self._seen(), forfeit(self.env, self.seat)[self.seat], True, False, {}
            if self.illegal == "random":
                action = int(self.np_random.choice(legal))
        self.env.step(self.seat, int(action))
        self._play_on()
        reward = self.env.earned()[self.seat]
        cut = not self.env.over and self.env.truncated
        return self._seen(), reward, self.env.over, cut, {}

    def render(self) -> Any:
        """What lies open on the table, as text."""
        return table_as_text(self.env) if self.render_mode == "ansi" else None


register()
