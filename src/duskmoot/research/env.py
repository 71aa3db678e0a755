"""The one environment that all adapters share: dense actions, observations, returns, forks."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from secrets import token_bytes
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import duskmoot.games as _games
from duskmoot.kernel import flow
from duskmoot.kernel.chance import Draw, dealt, key_from_seed
from duskmoot.kernel.encode import Encoder, Slot
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Refused, Setting, find
from duskmoot.kernel.view import View, view
from duskmoot.research.ids import ActionTable, table_of
from duskmoot.research.planes import blank_planes, planes
from duskmoot.research.recall import IMAGINED, Recall, imagined

__all__ = ["Env", "_games", "make"]

Rewards = Callable[[State], list[float]]
"""By seat: what a position is worth, for shaping; a step earns the difference that it makes."""

_TABLES: Final[dict[str, ActionTable]] = {}
_ENCODERS: Final[dict[tuple[str, int], Encoder]] = {}


def make(
    game: str,
    *,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    explicit_chance: bool = False,
    rewards: Rewards | None = None,
) -> Env:
    """A new game at its first decision; without `seats` as many as may play.

    With explicit chance nothing is drawn at random: see `Env.draw`. For `rewards` see `Env.earned`.
    """
    found = find(game)
    count = seats or found.most
    env = Env(found, count, found.choose(dict(options or {})), seed, explicit_chance)
    env.rewards = rewards
    return env


class Env:
    """One game in progress, by dense actions. Seats and actions are counted from 0."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: tuple[int, ...],
        seed: int | None = None,
        explicit_chance: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.explicit_chance = explicit_chance
        self.actions = actions_of(game)
        self.encoder = encoder_of(game, seats)
        self.shape: tuple[int, ...] = (self.encoder.width,)
        """Of an observation."""
        self.sides = game.sides(seats)
        self.key = token_bytes(32)
        self.setting = Setting(game, seats, options, self.key)
        self.history: list[tuple[int, int]] = []
        """Seats and actions so far; a draw of chance has seat -1, for a fork see `IMAGINED`."""
        self.rewards: Rewards | None = None
        self._worth: list[float] = []
        self.decisions = 0
        self.recall: Recall | None = None
        self._pending: tuple[State | None, int, int, int] | None = None
        """An act that waits for a draw: the position before it, seat, act, how many outcomes."""
        self._dealt: list[int] = []
        self.reset(seed)

    def __repr__(self) -> str:
        stands = "over" if self.over else f"asked {self.asked()}"
        return f"<{self.game.name}, {self.seats} seats, decision {self.decisions}, {stands}>"

    def reset(self, seed: int | None = None) -> None:
        """A new game; without a seed the one that follows from the last."""
        self.key = sha256(self.key).digest() if seed is None else key_from_seed(seed)
        self.setting = Setting(self.game, self.seats, self.options, self.key)
        self.history = []
        self.decisions = 0
        self.recall = None
        self._worth = []
        self._pending = None
        self._dealt = []
        if self.explicit_chance:
            self._try(None, -1, -1)
        else:
            self.state: State = self.game.begin(self.setting)

    # Whose turn it is.

    @property
    def over(self) -> bool:
        return self._pending is None and self.state.over

    @property
    def truncated(self) -> bool:
        """Whether the game goes on for longer than any game should."""
        return self.decisions >= self.game.longest

    def asked(self) -> list[int]:
        """All seats whose answer is missing; where several are asked, answers are sealed."""
        return [] if self._pending is not None else self.state.asked[:]

    def at_once(self) -> bool:
        """Whether several seats choose now, each in secret."""
        return self._pending is None and flow.at_once(self.state)

    def legal(self, seat: int) -> list[int]:
        """Actions by their dense ids, ascending."""
        if self._pending is not None or seat not in self.state.asked:
            return []
        return self.actions.legal(flow.question(self.state).legal(self.state, seat))

    def mask(self, seat: int, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """1 for each legal action, else 0."""
        found = np.zeros(len(self.actions), np.int8) if out is None else out
        if out is not None:
            found.fill(0)
        if self._pending is None and seat in self.state.asked:
            acts = flow.question(self.state).legal(self.state, seat)
            self.actions.mark(acts, found.data, 0)
        return found

    # What a seat knows.

    def observe(self, seat: int, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What the seat sees now, as numbers; `names` says what each means."""
        found = np.zeros(self.shape, np.float32) if out is None else out
        if out is not None:
            found.fill(0)
        if self._pending is None:
            self.encoder.write(self.state, seat, found.data, 0)
        return found

    def names(self) -> list[Slot]:
        """What each number of an observation means, and its range."""
        return self.encoder.slots

    def planes(self, seat: int) -> NDArray[np.float32]:
        """What the seat can work out from all that it knows, by place; see research/planes.py."""
        if self._pending is not None:
            return blank_planes(self.game)
        return planes(self.state, seat)

    def view(self, seat: int) -> View:
        """What the seat sees, as plain data."""
        return view(self.state, seat)

    def information(self, seat: int) -> str:
        """All that the seat has heard, seen and done: it differs where the seat can tell apart."""
        return self._recalled().text(seat)

    def information_digest(self, seat: int) -> str:
        """The same, short: what the seat sees now, and a digest of all that was before."""
        return self._recalled().short(seat)

    def _recalled(self) -> Recall:
        """Kept from the first time on that somebody asks."""
        if self.recall is None:
            self.recall = Recall(self.setting, self.explicit_chance)
            for player, number in self.history:
                self.recall.follow(player, number if player < 0 else self.actions.act(number))
        return self.recall

    # Moves.

    def step(self, seat: int, action: int) -> None:
        """The seat's action and all that follows; Refused with the clause if it is not legal."""
        act = self.actions.act(action) if 0 <= action < len(self.actions) else -1
        if self._pending is not None:
            raise ValueError("chance has to draw first")
        if seat not in self.state.asked:
            raise Refused("not-asked")  # also where a table lets a seat change its sealed answer
        flow.check(self.state, seat, act)
        self._go(seat, action, act)

    def _go(self, seat: int, action: int, act: int) -> None:
        """A legal action."""
        if self.rewards is not None and not self._worth:
            self._worth = self.rewards(self.state)
        self.history.append((seat, action))
        self.decisions += 1
        if self.explicit_chance:
            self._dealt = []
            self._try(self.state, seat, act)
        else:
            flow.apply(self.state, seat, act)
        if self.recall is not None:
            self.recall.follow(seat, act)

    def draws(self) -> int:
        """Of how many equally likely outcomes chance has to draw one now; 0 if it has not."""
        return 0 if self._pending is None else self._pending[3]

    def draw(self, outcome: int) -> None:
        """With explicit chance: the outcome of the draw that is due."""
        if self._pending is None or not 0 <= outcome < self._pending[3]:
            raise ValueError("no such draw is due")
        before, seat, act, _ = self._pending
        self.history.append((-1, outcome))
        self._dealt.append(outcome)
        self._try(before, seat, act)
        if self.recall is not None:
            self.recall.follow(-1, outcome)

    def _try(self, before: State | None, seat: int, act: int) -> None:
        """Play the act with all that has been drawn; if that is not enough, wait for more."""
        chance = dealt(self._dealt[:])
        try:
            if before is None:
                g: State = self.game.begin(self.setting, chance=chance)
            else:
                g = before.clone()
                g.chance = chance
                flow.apply(g, seat, act)
        except Draw as due:
            self._pending = before, seat, act, due.n
            return
        self._pending = None
        self.state = g

    def returns(self) -> list[float]:
        """By seat: what the end of the game is worth, over the sides 0; 0 while it lasts."""
        return [0.0] * self.seats if self._pending is not None else self.game.returns(self.state)

    def earned(self) -> list[float]:
        """By seat: the reward since this was last asked; at the end what the game is worth.

        With `rewards` also the difference in them. They end at 0, so the sum of a game stays.
        """
        found = self.returns()
        if self.rewards is not None and self._worth and self._pending is None:
            before = self._worth
            self._worth = [0.0] * self.seats if self.over else self.rewards(self.state)
            found = [won + now - then for won, now, then in zip(found, self._worth, before)]
        return found

    # Copies.

    def fork(self, seat: int | None = None, seed: int = 0) -> Env:
        """The same game once more, to be played on apart from this one.

        With a seat everything that it cannot know is drawn anew. It still knows all that it knew;
        what others knew before is forgotten, since nobody can tell.
        """
        other = Env.__new__(Env)
        other.__dict__.update(self.__dict__)
        other.history = self.history[:]
        other._dealt = self._dealt[:]
        other.recall = None if self.recall is None else self.recall.fork()
        if self._pending is None:
            other.state = self.state.clone()
        if seat is not None:
            other._imagine(seat, seed)
        return other

    def _imagine(self, seat: int, seed: int) -> None:
        if self._pending is not None:
            raise ValueError("chance has to draw first")
        self.state = imagined(self.state, seat, seed)
        self.history.append((IMAGINED - seat, seed))
        if self.recall is not None:
            self.recall.follow(IMAGINED - seat, seed)

    def __deepcopy__(self, memo: object) -> Env:
        return self.fork()

    def __reduce__(self) -> tuple[Callable[[bytes], Env], tuple[bytes]]:
        return Env.loads, (self.dumps(),)

    def dumps(self) -> bytes:
        """The setting and all that was played, as JSON."""
        content = {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "options": list(self.options),
            "key": self.key.hex(),
            "explicit": self.explicit_chance,
            "history": self.history,
        }
        return json.dumps(content, separators=(",", ":")).encode()

    @staticmethod
    def loads(data: bytes) -> Env:
        """The game that `dumps` wrote down, played again."""
        content = json.loads(data)
        game = find(content["game"])
        if content["rules"] != game.version:
            raise ValueError(f"rules {content['rules']}, not {game.version}")
        env = Env(game, content["seats"], tuple(content["options"]), 0, content["explicit"])
        env.key = bytes.fromhex(content["key"])
        env.setting = Setting(game, env.seats, env.options, env.key)
        if not env.explicit_chance:
            env.state = game.begin(env.setting)
        for seat, number in content["history"]:
            if seat <= IMAGINED:
                env._imagine(IMAGINED - seat, number)
            elif seat < 0:
                env.draw(number)
            else:
                env.step(seat, number)
        return env


def actions_of(game: Game[Any]) -> ActionTable:
    if game.name not in _TABLES:
        _TABLES[game.name] = table_of(game)
    return _TABLES[game.name]


def encoder_of(game: Game[Any], seats: int) -> Encoder:
    if (game.name, seats) not in _ENCODERS:
        _ENCODERS[game.name, seats] = Encoder(game, seats)
    return _ENCODERS[game.name, seats]
