"""Games as data: one row for each game in a Parquet file, read back with features derived.

A row holds the key of chance and all actions, from which everything else follows: a million games
are a few hundred megabytes, and no feature that anybody may think of is missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import duskmoot.games as _games
from duskmoot.arena.simulate import Plan, Row
from duskmoot.kernel.game import Setting, find
from duskmoot.research.env import Env, actions_of
from duskmoot.research.extras import extra
from duskmoot.research.files import kept_whole

with extra("data"):
    import polars as pl

__all__ = ["Decision", "Writer", "_games", "features", "read", "replay"]

SCHEMA: dict[str, Any] = {
    "index": pl.UInt32,
    "game": pl.Categorical,
    "rules": pl.UInt16,
    "seats": pl.UInt8,
    "options": pl.List(pl.UInt8),
    "key": pl.Binary,
    "bots": pl.List(pl.Categorical),
    "winners": pl.List(pl.UInt8),
    "scores": pl.List(pl.Int32),
    "returns": pl.List(pl.Float32),
    "rounds": pl.UInt16,
    "decisions": pl.UInt32,
    "seat": pl.List(pl.UInt8),
    "action": pl.List(pl.UInt16),
}
"""`seat` and `action` have an entry for each decision."""


class Writer:
    """Gathers the rows of a simulation and writes them as one file."""

    def __init__(self, plan: Plan) -> None:
        self.game = find(plan.game)
        self.plan = plan
        self.ids = actions_of(self.game).ids
        self.options = list(self.game.choose(dict(plan.options)))
        self.frames: list[pl.DataFrame] = []

    def add(self, rows: Sequence[Row]) -> None:
        if rows:
            self.frames.append(pl.DataFrame([self.plain(row) for row in rows], SCHEMA))

    def plain(self, row: Row) -> dict[str, Any]:
        return {
            "index": row.index,
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.plan.seats,
            "options": self.options,
            "key": row.key,
            "bots": list(row.bots),
            "winners": list(row.winners),
            "scores": list(row.scores),
            "returns": list(row.returns),
            "rounds": row.rounds,
            "decisions": len(row.acts),
            "seat": [seat for seat, _ in row.acts],
            "action": [self.ids[act] for _, act in row.acts],
        }

    def write(self, file: Path) -> None:
        whole = pl.concat(self.frames) if self.frames else pl.DataFrame([], SCHEMA)
        with kept_whole(file) as part:
            whole.write_parquet(part, compression="zstd", compression_level=9)


def read(file: Path | str) -> pl.DataFrame:
    """The rows of a file, or of several named with `*`."""
    return pl.read_parquet(file)


def replay(row: dict[str, Any]) -> Env:
    """The game of a row, before its first decision."""
    game = find(str(row["game"]))
    if row["rules"] != game.version:
        raise ValueError(f"rules {row['rules']}, not {game.version}")
    env = Env(game, row["seats"], tuple(row["options"]), 0)
    env.key = row["key"]
    env.setting = Setting(game, env.seats, env.options, env.key)
    env.state = game.begin(env.setting)
    return env


@dataclass
class Decision:
    """What a seat saw, what it could do, what it did, and what the game was worth to it."""

    seat: int
    observation: NDArray[np.float32]
    mask: NDArray[np.int8]
    action: int
    value: float


def features(row: dict[str, Any], every: int = 1) -> Iterator[Decision]:
    """The decisions of a game with their features; of many only each `every`th."""
    env = replay(row)
    for number, (seat, action) in enumerate(zip(row["seat"], row["action"])):
        if number % every == 0:
            value = float(row["returns"][seat])
            yield Decision(seat, env.observe(seat), env.mask(seat), action, value)
        env.step(seat, action)
