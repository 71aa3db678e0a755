"""Games as data: written by simulations, read back whole, the same for any number of processes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

from duskmoot.arena.simulate import Plan, Row, play_batch, simulate
from duskmoot.research import data
from tests.cli.call import call
from tests.research.tables import GAMES

MIXED = Plan("bloodborne", 3, ("heuristic", "random", "random"), seed=7, rotate=True, rows=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_row_leads_to_the_end_of_its_game(name: str, tmp_path: Path) -> None:
    plan = Plan(name, 3, ("random",) * 3, seed=2, rows=True)
    writer = data.Writer(plan)
    writer.add(play_batch(plan, 0, 2).rows)
    writer.write(tmp_path / "games.parquet")
    for row in data.read(tmp_path / "games.parquet").iter_rows(named=True):
        env = data.replay(row)
        for seat, action in zip(row["seat"], row["action"]):
            env.step(seat, action)
        assert env.over
        assert env.state.winners == row["winners"]
        assert env.game.scores(env.state) == row["scores"]
        assert env.returns() == pytest.approx(row["returns"])


def test_features_are_derived_for_each_decision() -> None:
    writer = data.Writer(MIXED)
    row = writer.plain(play_batch(MIXED, 0, 1).rows[0])
    found = list(data.features(row))
    assert len(found) == row["decisions"]
    assert all(decision.mask[decision.action] == 1 for decision in found)
    assert {decision.value for decision in found} == {row["returns"][s] for s in row["seat"]}
    again = list(data.features(row, every=10))
    assert np.array_equal(again[1].observation, found[10].observation)


def test_rows_of_other_rules_are_refused() -> None:
    row = data.Writer(MIXED).plain(play_batch(MIXED, 0, 1).rows[0])
    with pytest.raises(ValueError, match="rules"):
        data.replay(row | {"rules": 99})


def test_rows_come_in_order_whoever_plays_them() -> None:
    rows: list[Row] = []
    alone: list[Row] = []
    tally = simulate(MIXED, 12, 2, told=rows.extend)
    assert simulate(MIXED, 12, 1, told=alone.extend).won == tally.won
    assert rows == alone
    assert [row.index for row in rows] == list(range(12))


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    rows = play_batch(MIXED, 0, 4).rows
    assert [row.bots.index("heuristic") for row in rows] == [0, 1, 2, 0]
    tally = play_batch(MIXED, 0, 6)
    assert tally.wins()[0] == sum(
        1 / len(row.winners) for row in tally.rows if row.bots.index("heuristic") in row.winners
    )


def test_the_command_writes_a_file_and_overwrites_none(tmp_path: Path) -> None:
    arguments = ("simulate", "bloodborne", "--seats", "3", "--games", "3", "--jobs", "1", "--json")
    file = tmp_path / "games.parquet"
    told = call(tmp_path, *arguments, "--rotate", "--out", str(file))
    assert told.code == 0, told.err
    assert data.read(file).height == 3
    again = call(tmp_path, *arguments, "--out", str(file))
    assert again.code == 2
    assert "exists already" in again.err


def test_who_is_stopped_while_writing_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(frame: pl.DataFrame, file: Path, **how: Any) -> None:
        file.write_bytes(b"PAR1")
        raise KeyboardInterrupt

    monkeypatch.setattr(pl.DataFrame, "write_parquet", stopped)
    with pytest.raises(KeyboardInterrupt):
        data.Writer(MIXED).write(tmp_path / "games.parquet")
    assert not (tmp_path / "games.parquet").exists()
