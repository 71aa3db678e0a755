"""Fitting nets by numpy alone: to how games ended, or to what bots did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from duskmoot.bots.learned import VALUE
from duskmoot.bots.net import FINE, WEIGHT, write
from duskmoot.research.files import kept_whole

SEEN: Final[int] = 40
"""An input that stood in fewer rows is left out."""
HELD_OUT: Final[int] = 8
"""One game of so many is not trained on: it tells when to stop."""
BATCH: Final[int] = 512
NARROW: Final[int] = 32000
"""No weight is larger, in steps of the integers that are kept."""

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
Seen = tuple[NDArray[np.int32], Floats, Whole]
"""Inputs of some rows: their places among the weights, their numbers, and whose they are."""


@dataclass(frozen=True)
class Pace:
    """How a net is fitted."""

    hidden: int = 16
    epochs: int = 12
    rate: float = 0.0003
    decay: float = 0.5
    """How fast weights fade that are of no use."""
    seed: int = 1


@dataclass
class Examples:
    """What a net is fitted to: rows of inputs, as a net sees them, and the games they are from."""

    places: NDArray[np.int32]
    numbers: NDArray[np.int16]
    ends: Whole
    """Where the inputs of each row end."""
    game: NDArray[np.int32]
    """By example: the number of its game."""

    def save(self, file: Path) -> None:
        kept = {each.name: getattr(self, each.name) for each in fields(self)}
        with kept_whole(file) as part:
            np.savez_compressed(part, **kept)


@dataclass
class Positions(Examples):
    """One row for each side; the sides of a position together."""

    won: Floats
    """By position and side: its share of the victory."""


@dataclass
class Answers(Examples):
    """One row for each question."""

    acts: NDArray[np.int32]
    """That stood for choice, of one question behind the other."""
    shares: Floats
    """How the bot weighed them."""
    choices: Whole
    """Where the acts of each question end."""


Kind = TypeVar("Kind", bound=Examples)


def joined(pieces: list[Kind]) -> Kind:
    """All of them behind each other; what counts places in another list is moved along."""
    columns: dict[str, Any] = {}
    for each in fields(pieces[0]):
        found = [getattr(piece, each.name) for piece in pieces]
        counted = {"ends": "places", "choices": "acts"}.get(each.name)
        if counted:
            sizes = [len(getattr(piece, counted)) for piece in pieces]
            found = [part + start for part, start in zip(found, np.cumsum([0, *sizes]))]
        columns[each.name] = np.concatenate(found)
    return type(pieces[0])(**columns)


def load(kind: type[Kind], file: Path) -> Kind:
    with np.load(file) as kept:
        return kind(**{each.name: kept[each.name] for each in fields(kind)})


def stretches(ends: Whole, chosen: Whole) -> tuple[Whole, Whole]:
    """The places of some stretches of a long list, and to which of them each belongs."""
    starts = np.where(chosen > 0, ends[chosen - 1], 0)
    sizes = ends[chosen] - starts
    owner = np.repeat(np.arange(len(chosen)), sizes)
    within = np.arange(sizes.sum()) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    return np.repeat(starts, sizes) + within, owner


class Fit:
    """A net in floats while it is fitted, by Adam, with weights that fade.

    The hidden layer is the same for all nets; what is made of it is up to its two kinds.
    """

    def __init__(self, pace: Pace, data: Examples, outputs: dict[str, Floats]) -> None:
        self.pace = pace
        self.data = data
        self.tested = data.game % HELD_OUT == 0
        self.lots = np.random.default_rng(pace.seed)
        counts = np.bincount(data.places)
        self.inputs = np.flatnonzero(counts >= SEEN)
        """The inputs that count, by their places."""
        row_of = np.full(len(counts), -1, np.int32)
        row_of[self.inputs] = np.arange(len(self.inputs))
        self.rows = row_of[data.places]
        hidden = pace.hidden
        small = self.lots.standard_normal((len(self.inputs), hidden)) * 0.03
        self.weights: dict[str, Floats] = {
            "in": small.astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            **outputs,
        }
        self.speed = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.spread = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def epoch(self) -> float:
        """Once through everything that is trained on; then how far off it is on the rest."""
        order = self.lots.permutation(np.flatnonzero(~self.tested))
        for start in range(0, len(order), BATCH):
            self.step(order[start : start + BATCH])
        return self.off()

    def off(self) -> float:
        """How far off it is on what it is not trained on."""
        rest = np.flatnonzero(self.tested)
        parts = [rest[start : start + BATCH] for start in range(0, len(rest), BATCH)]
        return sum(self.surprise(part) for part in parts) / max(1, len(rest))

    def even(self) -> float:
        """How far off an even guess is there."""
        kept = self.weights
        self.weights = {name: np.zeros_like(each) for name, each in kept.items()}
        found = self.off()
        self.weights = kept
        return found

    def step(self, chosen: Whole) -> None:
        raise AssertionError("each kind of net learns in its own way")

    def surprise(self, chosen: Whole) -> float:
        """At what happened in these examples, in nats, all together."""
        raise AssertionError("each kind of net foresees something else")

    def heads(self) -> dict[int, list[int]]:
        """The outputs in whole numbers."""
        raise AssertionError("each kind of net has outputs of its own")

    def think(self, rows: Whole) -> tuple[Seen, Floats]:
        """The inputs of these rows, and the hidden layer of each."""
        at, owner = stretches(self.data.ends, rows)
        counted = self.rows[at] >= 0
        into = self.rows[at][counted]
        numbers = (self.data.numbers[at][counted] / FINE).astype(np.float32)
        owner = owner[counted]
        hidden = np.empty((len(rows), self.pace.hidden), np.float32)
        weights = self.weights["in"]
        for unit in range(self.pace.hidden):
            hidden[:, unit] = np.bincount(owner, weights[into, unit] * numbers, len(rows))
        return (into, numbers, owner), np.maximum(hidden + self.weights["bias"], 0.0)

    def learn(
        self,
        seen: Seen,
        hidden: Floats,
        back: Floats,
        slopes: dict[str, Floats],
    ) -> None:
        """One step: `back` is how wrong each unit of the hidden layer is for each row."""
        back = back * (hidden > 0.0)
        rows, numbers, owner = seen
        into = np.empty_like(self.weights["in"])
        for unit in range(self.pace.hidden):
            into[:, unit] = np.bincount(rows, back[owner, unit] * numbers, len(into))
        self.descend({**slopes, "bias": back.sum(axis=0), "in": into})

    def descend(self, slopes: dict[str, Floats]) -> None:
        self.steps += 1
        rate, decay = self.pace.rate, self.pace.decay
        for name, weights in self.weights.items():
            self.speed[name] += 0.1 * (slopes[name] - self.speed[name])
            self.spread[name] += 0.001 * (slopes[name] ** 2 - self.spread[name])
            speed = self.speed[name] / (1 - 0.9**self.steps)
            spread = self.spread[name] / (1 - 0.999**self.steps)
            weights -= rate * (speed / (np.sqrt(spread) + 1e-8) + decay * weights)

    def write(self, file: Path, made: dict[str, Any]) -> None:
        """Rounded to the integers that are played with."""
        into = whole(self.weights["in"] * WEIGHT, NARROW)
        bias = whole(self.weights["bias"] * WEIGHT * FINE, 1 << 30)
        useful = [i for i in range(len(into)) if any(into[i])]
        rows = {int(self.inputs[i]): into[i] for i in useful}
        with kept_whole(file) as part:
            write(part, rows, bias, self.heads(), made)


class ValueFit(Fit):
    """A net with one output, which foresees who wins."""

    def __init__(self, pace: Pace, data: Positions) -> None:
        lots = np.random.default_rng(pace.seed + 1)
        out = (lots.standard_normal(pace.hidden) * 0.1).astype(np.float32)
        super().__init__(pace, data, {"out": out})
        self.won = data.won
        self.sides = data.won.shape[1]

    def foreseen(self, chosen: Whole) -> tuple[Any, Floats, Floats]:
        """What is seen of these positions, the hidden layer of each side, and its chances."""
        rows = (chosen[:, None] * self.sides + np.arange(self.sides)).ravel()
        seen, hidden = self.think(rows)
        said = (hidden @ self.weights["out"]).reshape(len(chosen), self.sides)
        chances = np.exp(said - said.max(axis=1, keepdims=True))
        return seen, hidden, chances / chances.sum(axis=1, keepdims=True)

    def step(self, chosen: Whole) -> None:
        seen, hidden, chances = self.foreseen(chosen)
        wrong = ((chances - self.won[chosen]) / len(chosen)).astype(np.float32).ravel()
        back = np.outer(wrong, self.weights["out"])
        self.learn(seen, hidden, back, {"out": hidden.T @ wrong})

    def surprise(self, chosen: Whole) -> float:
        chances = np.clip(self.foreseen(chosen)[2], 1e-6, 1.0)
        return -float((self.won[chosen] * np.log(chances)).sum())

    def heads(self) -> dict[int, list[int]]:
        return {VALUE: [*whole(self.weights["out"] * WEIGHT, NARROW), 0]}


class PolicyFit(Fit):
    """A net with an output for each act, which foresees what a bot does."""

    def __init__(self, pace: Pace, data: Answers) -> None:
        self.acts = np.unique(data.acts)
        self.column = np.zeros(int(self.acts.max()) + 1, np.int64)
        self.column[self.acts] = np.arange(len(self.acts))
        lots = np.random.default_rng(pace.seed + 1)
        out = (lots.standard_normal((len(self.acts), pace.hidden)) * 0.1).astype(np.float32)
        always = np.zeros(len(self.acts), np.float32)
        super().__init__(pace, data, {"out": out, "always": always})
        self.answers = data

    def foreseen(self, chosen: Whole) -> tuple[Any, Floats, Whole, Whole, Floats, Floats]:
        """What is seen, the hidden layer; of each act its column, owner, chance and share."""
        seen, hidden = self.think(chosen)
        at, owner = stretches(self.answers.choices, chosen)
        columns = self.column[self.answers.acts[at]]
        said = np.einsum("ij,ij->i", hidden[owner], self.weights["out"][columns])
        said += self.weights["always"][columns]
        most = np.full(len(chosen), -np.inf, np.float32)
        np.maximum.at(most, owner, said)
        weights = np.exp(said - most[owner])
        chances = weights / np.bincount(owner, weights, len(chosen))[owner]
        return seen, hidden, columns, owner, chances, self.answers.shares[at]

    def step(self, chosen: Whole) -> None:
        seen, hidden, columns, owner, chances, shares = self.foreseen(chosen)
        wrong = ((chances - shares) / len(chosen)).astype(np.float32)
        out = self.weights["out"]
        back = np.empty_like(hidden)
        slope = np.empty_like(out)
        for unit in range(self.pace.hidden):
            back[:, unit] = np.bincount(owner, wrong * out[columns, unit], len(chosen))
            slope[:, unit] = np.bincount(columns, wrong * hidden[owner, unit], len(out))
        always = np.bincount(columns, wrong, len(out)).astype(np.float32)
        self.learn(seen, hidden, back, {"out": slope, "always": always})

    def surprise(self, chosen: Whole) -> float:
        """Beyond what is left to chance in the bot's own weighing."""
        _, _, _, _, chances, shares = self.foreseen(chosen)
        known = np.clip(shares, 1e-6, 1.0)
        return float((shares * (np.log(known) - np.log(np.clip(chances, 1e-6, 1.0)))).sum())

    def heads(self) -> dict[int, list[int]]:
        out = whole(self.weights["out"] * WEIGHT, NARROW)
        always = whole(self.weights["always"] * FINE * WEIGHT * WEIGHT, 1 << 30)
        return {int(act): [*out[i], always[i]] for i, act in enumerate(self.acts)}


def whole(numbers: Floats, most: int) -> Any:
    """Rounded, as lists."""
    return np.clip(np.rint(numbers), -most, most).astype(np.int64).tolist()


def fitted(fit: Fit, told: Callable[[float], None]) -> list[float]:
    """After each epoch how far off it was; the fit keeps what foresaw unseen games best."""
    losses: list[float] = []
    best = fit.weights
    for _ in range(fit.pace.epochs):
        losses.append(round(fit.epoch(), 5))
        told(len(losses) / fit.pace.epochs)
        if losses[-1] == min(losses):
            best = {name: weights.copy() for name, weights in fit.weights.items()}
    fit.weights = best
    return losses
