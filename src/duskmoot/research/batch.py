"""Many games side by side, for training: one step plays one action in each of them.

What is to be decided next stands in buffers that are written in place. A game that is over starts
anew at once, with the next of its keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import duskmoot.games as _games
from duskmoot.bots import spec
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Refused, Setting, find
from duskmoot.kernel.view import view
from duskmoot.research.env import actions_of, encoder_of

__all__ = ["Batch", "_games"]

VIEWS: Final[tuple[str, ...]] = ("_obs", "_mask")
"""Of the buffers; they are made anew for a copy."""


class Batch:
    """N games; in each the seat in `seat` has to choose one of the actions of its row of `mask`.

    `opponents` names bots for the other seats, from seat 1 on, or one for all of them: then only
    seat 0 is asked.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int = 0,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        opponents: Sequence[str] = (),
    ) -> None:
        self.game = find(game)
        self.n = n
        self.seats = seats or self.game.most
        self.options = self.game.choose(dict(options or {}))
        self.actions = actions_of(self.game)
        self.encoder = encoder_of(self.game, self.seats)
        named = tuple(opponents)
        self.opponents = named * (self.seats - 1) if len(named) == 1 else named
        if opponents and len(self.opponents) != self.seats - 1:
            raise Refused("bots-refused", bots=str(len(opponents)), seats=str(self.seats - 1))
        self.obs: NDArray[np.float32] = np.zeros((n, self.encoder.width), np.float32)
        self.mask: NDArray[np.int8] = np.zeros((n, len(self.actions)), np.int8)
        self.seat: NDArray[np.int8] = np.zeros(n, np.int8)
        """Who is asked."""
        self.reward: NDArray[np.float32] = np.zeros((n, self.seats), np.float32)
        """By game and seat: returns of the games that the last step ended."""
        self.done: NDArray[np.bool_] = np.zeros(n, np.bool_)
        """The games that the last step ended; what stands in the other buffers is the next game."""
        self._look()
        self._games: list[State] = []
        self._legal: list[list[int]] = []
        """Acts, not yet actions."""
        self._bots: list[list[Bot]] = []
        self._keys: list[bytes] = []
        self._decisions: list[int] = []
        self.reset(seed)

    def _look(self) -> None:
        """The buffers as the encoder writes into them."""
        self._obs = self.obs.reshape(-1).data
        self._mask = self.mask.reshape(-1).data

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in VIEWS}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._look()

    def reset(self, seed: int = 0) -> None:
        """All games from their beginning."""
        first = key_from_seed(seed)
        self._keys = [sha256(first + i.to_bytes(8, "big")).digest() for i in range(self.n)]
        self._games = [self._begin(i) for i in range(self.n)]
        self._legal = [[] for i in range(self.n)]
        self.reward.fill(0)
        self.done.fill(False)
        self.obs.fill(0)
        self.mask.fill(0)
        for i in range(self.n):
            self._play_on(i)
            self._show(i)

    def _begin(self, i: int) -> State:
        key = self._keys[i]
        self._keys[i] = sha256(key).digest()
        while len(self._decisions) <= i:
            self._decisions.append(0)
            self._bots.append([])
        self._decisions[i] = 0
        seed = int.from_bytes(key[:6], "big")
        self._bots[i] = [
            spec.make(name, self.game, seat, seed, self.seats)
            for seat, name in enumerate(self.opponents, 1)
        ]
        g: State = self.game.begin(Setting(self.game, self.seats, self.options, key))
        return g

    def step(self, actions: NDArray[np.integer[Any]] | list[int]) -> None:
        """One action in each game; ValueError, and nothing is played, if one is not legal."""
        acts = self.actions.acts
        chosen: list[int] = actions if isinstance(actions, list) else actions.tolist()
        for i in range(self.n):
            if not 0 <= chosen[i] < len(acts) or not self.mask[i, chosen[i]]:
                raise ValueError(f"game {i}: action {chosen[i]} is not legal")
        self.done.fill(False)
        self.reward.fill(0)
        self.obs.fill(0)
        self.mask.fill(0)
        games = self._games
        apply = flow.apply
        for i in range(self.n):
            g = games[i]
            apply(g, g.asked[0], acts[chosen[i]])
            self._decisions[i] += 1
            if self._bots[i]:
                self._play_on(i)
            if g.over or self._decisions[i] >= self.game.longest:
                self.done[i] = True
                self.reward[i] = self.game.returns(g)
                games[i] = self._begin(i)
                self._play_on(i)
            self._show(i)

    def _play_on(self, i: int) -> None:
        """The opponents' answers until seat 0 is asked."""
        g = self._games[i]
        while self._bots[i] and not g.over and g.asked[0] != 0:
            seat = g.asked[0]
            legal = flow.question(g).legal(g, seat)
            bot = self._bots[i][seat - 1]
            act = legal[0] if len(legal) == 1 else bot.decide(view(g, seat), legal, Budget())
            flow.apply(g, seat, act)

    def _show(self, i: int) -> None:
        g = self._games[i]
        seat = g.asked[0]
        self.seat[i] = seat
        self.encoder.write(g, seat, self._obs, i * self.encoder.width)
        acts = flow.question(g).legal(g, seat)
        self._legal[i] = acts
        self.actions.mark(acts, self._mask, i * len(self.actions))

    def legal(self, i: int) -> list[int]:
        """The legal actions of one game, ascending."""
        return self.actions.legal(self._legal[i])

    def state(self, i: int) -> State:
        """The position of one game, to be looked at."""
        return self._games[i]
