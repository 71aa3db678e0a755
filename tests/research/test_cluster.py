"""Beyond one machine: the same results from a cluster, also when a worker is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from duskmoot.arena.chronicles import simulate_chronicles
from duskmoot.arena.simulate import Plan, Row, played, simulate
from duskmoot.kernel.game import Refused
from duskmoot.research import training
from duskmoot.research.fitting import Positions
from duskmoot.research.tournament import read, run
from tests.research.test_tournament import FILE
from tests.research.test_training import FILE as RECIPE

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]

PLAN = Plan("bloodborne", 3, ("heuristic", "random", "random"), seed=5, rotate=True, rows=True)
KILLED: set[int] = set()
GAMES = 40
"""As many batches: all but the first are still to be played when the worker is killed."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A scheduler and three workers of its own on this machine: two tests kill one each."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=3, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as started:
        yield started


class Killer:
    """Kills one worker when the first games are over."""

    def __init__(self, cluster: Any) -> None:
        self.cluster = cluster
        self.killed = 0

    def kill_one(self, done: int) -> None:
        if not self.killed:
            pids = [worker.pid for worker in self.cluster.workers.values()]
            self.killed = next(pid for pid in pids if pid and pid not in KILLED)
            KILLED.add(self.killed)
            os.kill(self.killed, signal.SIGKILL)


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(cluster: Any) -> None:
    alone: list[Row] = []
    here = simulate(PLAN, GAMES, 1, told=alone.extend)
    killer = Killer(cluster)
    rows: list[Row] = []
    there = simulate(PLAN, GAMES, 2, killer.kill_one, rows.extend, cluster.scheduler_address)
    assert killer.killed
    assert there.won == here.won
    assert rows == alone


def test_a_tournament_on_a_cluster_is_the_same_bit_for_bit(cluster: Any) -> None:
    """Also with one of two workers killed in the middle."""
    moot = read(FILE)
    killer = Killer(cluster)
    assert run(moot, 1) == run(moot, 2, killer.kill_one, cluster.scheduler_address)
    assert killer.killed


def test_a_cluster_plays_the_same_games_to_train_on(cluster: Any) -> None:
    piece = training.Piece(training.read(RECIPE), 0, b"")
    here = {first: training.play_piece(piece, first, first + 1) for first in range(3)}
    batches = [(first, first + 1) for first in here]
    for (first, _), there in played(
        training.play_piece, piece, batches, 1, cluster.scheduler_address
    ):
        alike = here.pop(first)
        assert isinstance(there, Positions)
        assert isinstance(alike, Positions)
        assert (there.places == alike.places).all()
        assert (there.won == alike.won).all()
    assert not here


def test_a_scheduler_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duskmoot.arena.cluster.PATIENCE", "1s")
    chronicles = Plan("heritage", 2, ("random", "random"), seed=2)
    for start in (
        lambda cluster: simulate(PLAN, 2, 1, cluster=cluster),
        lambda cluster: simulate_chronicles(chronicles, 1, 1, cluster=cluster),
    ):
        with pytest.raises(Refused) as refused:
            start("tcp://127.0.0.1:9")
        assert refused.value.key == "cluster-unreachable"
