"""Batches: the same games as one by one, in buffers that stay where they are."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy

import numpy as np
import pytest

from duskmoot.kernel.game import Refused
from duskmoot.kernel.playout import Lots
from duskmoot.research.batch import Batch
from tests.research.tables import GAMES, TABLES


def choices(batch: Batch, lots: Lots) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    picked = []
    for i in range(batch.n):
        legal = batch.legal(i)
        picked.append(legal[lots.below(len(legal))])
    return np.array(picked, np.int32)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_buffers_show_what_is_to_be_decided(name: str, seats: int) -> None:
    batch = Batch(name, 3, seats=seats, seed=2)
    obs, mask = batch.obs, batch.mask
    lots = Lots(1)
    for _ in range(25):
        batch.step(choices(batch, lots))
    assert batch.obs is obs
    assert batch.mask is mask
    for i in range(3):
        g = batch.state(i)
        seat = g.asked[0]
        expected = np.zeros(batch.encoder.width, np.float32)
        batch.encoder.write(g, seat, expected.data, 0)
        assert batch.seat[i] == seat
        assert np.array_equal(batch.obs[i], expected)
        assert batch.legal(i)


def test_a_finished_game_gives_its_returns_and_starts_anew() -> None:
    batch = Batch("bloodborne", 2, seats=3, seed=1)
    lots = Lots(4)
    ended = 0
    for _ in range(500):
        batch.step(choices(batch, lots))
        for i in np.flatnonzero(batch.done):
            ended += 1
            assert batch.reward[i].max() > 0
            assert batch.reward[i].sum() == pytest.approx(0, abs=1e-6)
            assert batch.state(int(i)).round == 1  # type: ignore[attr-defined]
        assert not batch.reward[~batch.done].any()
    assert ended > 2


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    one, other = Batch("heritage", 2, seed=3), Batch("heritage", 2, seed=3)
    for seed in range(30):
        one.step(choices(one, Lots(seed)))
        other.step(choices(other, Lots(seed)))
    assert np.array_equal(one.obs, other.obs)
    assert not np.array_equal(one.obs[0], one.obs[1])


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_before_anything_is_played(name: str) -> None:
    batch = Batch(name, 2, seed=1)
    before = [batch.state(i).clone() for i in range(2)]
    legal = batch.legal(0)[0]
    illegal = int(np.flatnonzero(batch.mask[1] == 0)[0])
    for wrong in (illegal, -1, len(batch.actions)):
        with pytest.raises(ValueError, match="not legal"):
            batch.step(np.array([legal, wrong], np.int32))
    assert [batch.state(i) for i in range(2)] == before


def test_bots_play_the_other_seats() -> None:
    batch = Batch("blood_rage", 2, seats=2, seed=1, opponents=["random"])
    lots = Lots(1)
    for _ in range(60):
        assert list(batch.seat) == [0, 0]
        batch.step(choices(batch, lots))
    with pytest.raises(Refused):
        Batch("blood_rage", 2, seats=4, opponents=["random"] * 2)


@pytest.mark.parametrize("copied", [deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_plays_on_by_itself(copied: Callable[[Batch], Batch]) -> None:
    batch = Batch("bloodborne", 2, seats=3, seed=4, opponents=["heuristic"])
    again = copied(batch)
    before = batch.obs.copy()
    for _ in range(20):
        again.step([again.legal(i)[0] for i in range(2)])
    assert np.array_equal(batch.obs, before)
    for _ in range(20):
        batch.step([batch.legal(i)[0] for i in range(2)])
    assert np.array_equal(batch.obs, again.obs)
    assert np.array_equal(batch.mask, again.mask)


def test_one_name_stands_for_all_opponents() -> None:
    assert Batch("bloodborne", 1, seats=4, opponents=["random"]).opponents == ("random",) * 3
    for opponents in (["random"] * 2, ["pupil"] * 2, ["gehrman"]):
        with pytest.raises(Refused):
            Batch("bloodborne", 1, seats=5, opponents=opponents)
