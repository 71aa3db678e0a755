"""Whole chronicles between bots: the same for the same seed, counted from their pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from duskmoot.arena.chronicles import (
    Told,
    chapter_wins,
    clan_wins,
    final_wins,
    places_in,
    simulate_chronicles,
    wins_after_age,
)
from duskmoot.arena.simulate import Plan
from duskmoot.kernel.game import Refused
from tests.chronicle import toy
from tests.chronicle.program import run_program, with_words
from tests.cli.call import call

PLAN = Plan("vigil", 3, ("random",) * 3, seed=5, check=True)
BY_TIME = ("seconds_per_chronicle", "seconds_wall")


def test_a_chronicle_depends_on_its_seed_and_number_alone() -> None:
    four = simulate_chronicles(PLAN, 4, 1).told
    assert [one.index for one in four] == [0, 1, 2, 3]
    assert simulate_chronicles(PLAN, 2, 1).told == four[:2]
    assert len({one.legacies[-1] for one in four}) > 1
    assert all(len(one.pages) == 3 for one in four)


@pytest.mark.slow
def test_what_the_json_says_for_any_number_of_processes(tmp_path: Path) -> None:
    request = ["simulate", "vigil", "--chronicles=6", "--seats=2", "--check", "--json"]
    alone = run_program(tmp_path, *request, "--jobs=1").json()
    together = run_program(tmp_path, *request, "--jobs=2").json()
    for key in BY_TIME:
        assert alone.pop(key) >= 0 <= together.pop(key)
    assert alone == together
    assert (alone["finished"], alone["chapters"], alone["faults"]) == (6, 18, [])
    assert sum(alone["wins"]) == pytest.approx(6)
    assert sum(alone["chapters_won"]) == 18
    assert alone["clans"]["oak"]["played"] == 18


@pytest.fixture
def words() -> Iterator[None]:
    with with_words():
        yield


@pytest.mark.parametrize(("language", "said"), [("en", "Clan"), ("ru", "Клан"), ("pl", "Klan")])
def test_the_tables_for_people(language: str, said: str, words: None, tmp_path: Path) -> None:
    request = ["simulate", "vigil", "--chronicles=2", "--seats=2", "--jobs=1"]
    outcome = call(tmp_path, *request, "--language", language)
    assert outcome.code == 0
    assert said in outcome.out
    assert "[" not in outcome.out


def test_a_game_without_chapters_is_refused(tmp_path: Path) -> None:
    outcome = call(tmp_path, "simulate", "bloodborne", "--chronicles=1", "--jobs=1")
    assert (outcome.code, outcome.out) == (2, "")
    assert "has no chronicle" in outcome.err


def test_bots_and_seats_must_fit() -> None:
    with pytest.raises(Refused, match="bots-and-seats"):
        simulate_chronicles(Plan("vigil", 3, ("random",), seed=1), 1, 1)


def test_a_legacy_that_cannot_be_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "GIFTS", [(20, 20)] * 3)
    shelf = simulate_chronicles(PLAN, 1, 1)
    (fault,) = shelf.faults
    assert (fault.kind, fault.chapter) == ("broken", 1)
    assert "heir 0" in fault.detail
    assert fault.replay
    assert shelf.told == []


# Counting.


def page(places: list[int], **more: object) -> dict[str, object]:
    present = list(range(len(places)))
    return {"present": present, "places": places, "clans": [4, 7]} | more


TOLD = Told(
    0,
    9,
    [
        page([0, 1], age={"points": [2, 5], "winner": 1}),
        page([1, 0]),
        page([1, 0], final={"totals": [30, 30], "winners": [0, 1]}),
    ],
    [],
)


def test_victories_are_counted_by_seat_clan_and_place_in_the_age_before() -> None:
    assert final_wins([TOLD], 2) == [0.5, 0.5]
    assert chapter_wins([TOLD], 2) == [1, 2]
    assert clan_wins([TOLD]) == {4: (3, 1), 7: (3, 2)}
    assert wins_after_age([TOLD], 2) == [(2, 2), (2, 0)]


def test_places_in_an_age() -> None:
    assert places_in([5, 5, 1, 5], winner=1) == [1, 0, 3, 1]
    assert places_in([1, 2, 3], winner=2) == [2, 1, 0]
