"""The data set of all games: written, read back, and not written twice."""

from pathlib import Path

import pytest

from duskmoot.arena.simulate import Plan
from duskmoot.kernel.game import registered
from tools import dataset


def test_every_game_is_written_and_read_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [str(tmp_path), "--games", "2", "--jobs", "1", "--every", "2"]
    assert dataset.main(arguments) == 0
    told = capsys.readouterr().out.splitlines()[1:]
    assert [line.partition(":")[0] for line in told] == [game.name for game in registered()]
    assert all("games 2, " in line for line in told)
    kept = {file: file.read_bytes() for file in tmp_path.iterdir()}
    found = dataset.measured(tmp_path / "bloodborne.parquet")
    assert found["bytes_per_decision"] * found["decisions"] == pytest.approx(found["bytes"], 0.01)
    assert dataset.main(arguments) == 0
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == kept


def test_fewer_games_where_the_time_is_short() -> None:
    plan = Plan("bloodborne", 3, ("random",) * 3, seed=1)
    assert dataset.games_that_fit(plan, 10**9, 0.5) < 10**6
    assert dataset.games_that_fit(plan, 7, 0.0) == 7
