"""Simulations: the same for the same seed, counted rightly, and games that go wrong are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duskmoot.arena.simulate import Plan, empty, play_batch, simulate
from duskmoot.arena.wilson import interval
from duskmoot.kernel.game import Setting, find
from tests.cli.call import call, files_in, start, stumble

RANDOM = Plan("bloodborne", 4, ("random",) * 4, seed=7, check=True)
MIXED = Plan("bloodborne", 3, ("heuristic", "random", "random"), seed=7, check=True)
BY_TIME = ("decisions_per_s", "games_per_s", "decisions_per_s_wall", "games_per_s_wall")


def counts(printed: dict[str, Any]) -> dict[str, Any]:
    """All of the JSON that does not depend on the clock."""
    return {key: value for key, value in printed.items() if key not in BY_TIME}


@pytest.mark.parametrize("plan", [RANDOM, MIXED], ids=["random", "mixed"])
def test_a_game_depends_on_its_seed_and_number_alone(plan: Plan) -> None:
    at_once = play_batch(plan, 0, 4)
    one_by_one = empty(plan.seats)
    for index in (2, 0, 3, 1):
        one_by_one.add(play_batch(plan, index, index + 1))
    at_once.cpu = one_by_one.cpu = 0.0
    assert at_once == one_by_one
    assert at_once.finished == 4


def test_another_seed_gives_other_games() -> None:
    other = Plan("bloodborne", 4, ("random",) * 4, seed=8)
    assert play_batch(RANDOM, 0, 4).decisions != play_batch(other, 0, 4).decisions


def test_every_victory_is_shared_out_whole() -> None:
    tally = simulate(RANDOM, 30, 1)
    assert sum(tally.wins()) == pytest.approx(30)
    assert sum(tally.first_places()) >= 30
    assert tally.shortest * 30 <= tally.decisions <= tally.longest * 30
    assert 1 <= tally.fewest_rounds <= tally.rounds / 30 <= tally.most_rounds


def test_a_shared_victory_counts_as_its_share() -> None:
    tally = empty(3)
    game = find("bloodborne")
    g = game.begin(Setting(game, 3, (0,) * 6, bytes(32)))
    g.winners = [0, 2]
    tally.count(g, 10)
    assert (tally.wins(), tally.first_places()) == ([0.5, 0, 0.5], [1, 0, 1])


def test_wilsons_interval() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = interval(0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)
    low, high = interval(10, 10)
    assert (round(low, 4), round(high, 4)) == (0.7225, 1.0)


def test_the_number_of_processes_makes_no_difference(tmp_path: Path) -> None:
    request = ["simulate", "bloodborne", "--games=90", "--seed=7", "--json"]
    alone = call(tmp_path, *request, "--jobs=1").json()
    together = start(tmp_path, *request, "--jobs=2").json()
    assert counts(alone) == counts(together)
    assert alone["finished"] == 90


def test_what_the_json_says(tmp_path: Path) -> None:
    bots = "heuristic,random,random"
    printed = call(
        tmp_path,
        *["simulate", "bloodborne", "--seats=3", "--games=4", "--seed=2", f"--bots={bots}"],
        *["--jobs=1", "--check", "--option=final-boss=rom", "--option=kirkhammer=plain", "--json"],
    ).json()
    assert {"game", "seats", "games", "finished", "wins", "win_intervals"} < set(printed)
    assert set(BY_TIME) < set(printed)
    assert (printed["game"], printed["seats"], printed["games"]) == ("bloodborne", 3, 4)
    assert (printed["seed"], printed["bots"]) == (2, bots.split(","))
    assert len(printed["wins"]) == len(printed["win_intervals"]) == 3
    for won, (low, high) in zip(printed["wins"], printed["win_intervals"]):
        assert 0 <= low <= won / printed["finished"] <= high <= 1
    assert all(printed[key] > 0 for key in BY_TIME)
    assert printed["faults"] == []


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "First places"), ("ru", "Первые"), ("pl", "Pierwsze")]
)
def test_the_table_for_people(language: str, heading: str, tmp_path: Path) -> None:
    outcome = call(
        tmp_path, "simulate", "bloodborne", "--games=2", "--jobs=1", "--language", language
    )
    assert outcome.code == 0
    assert heading in outcome.out
    assert "[" not in outcome.out


@pytest.mark.parametrize(
    ("goes", "acts", "last"),
    [("crash", 5, "1 step"), ("dead-end", 6, ""), ("broken", 6, "1 step")],
)
def test_a_game_that_goes_wrong_is_kept(goes: str, acts: int, last: str, tmp_path: Path) -> None:
    request = ["simulate", "stumble", "--seats=2", "--games=2", "--seed=3", "--jobs=1", "--check"]
    outcome = stumble(tmp_path, *request, f"--option=goes={goes}", "--keep=kept", "--json")
    assert outcome.code == 1
    assert "Traceback" not in outcome.err
    assert "Game 1 of seed 3" in outcome.err
    printed = outcome.json()
    assert printed["finished"] == 0
    assert [fault["index"] for fault in printed["faults"]] == [0, 1]
    fault = printed["faults"][0]
    assert (fault["kind"], fault["acts"]) == (goes, acts)
    assert fault["last"].startswith(last) if last else fault["last"] == ""
    replayed = stumble(tmp_path, "replay", "kept/stumble-3-1.json", "--json").json()
    assert (replayed["acts"], replayed["options"]) == (acts, {"goes": goes})


def test_a_crash_in_another_process_comes_back(tmp_path: Path) -> None:
    request = ["simulate", "stumble", "--seats=2", "--games=4", "--jobs=2", "--json"]
    outcome = stumble(tmp_path, *request, "--option=goes=crash")
    assert outcome.code == 1
    assert [fault["index"] for fault in outcome.json()["faults"]] == [0, 1, 2, 3]


def test_a_process_that_dies_is_reported(tmp_path: Path) -> None:
    request = ["simulate", "stumble", "--seats=2", "--games=4", "--jobs=2"]
    outcome = stumble(tmp_path, *request, "--option=goes=death")
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err == "A process of the simulation died; the count would be incomplete.\n"


def test_kept_games_are_never_overwritten(tmp_path: Path) -> None:
    request = ["simulate", "stumble", "--seats=2", "--games=1", "--jobs=1", "--option=goes=crash"]
    stumble(tmp_path, *request, "--keep=kept")
    before = files_in(tmp_path)
    stumble(tmp_path, *request, "--keep=kept")
    after = files_in(tmp_path)
    assert before.items() < after.items()
    assert sorted(Path(file).name for file in after) == ["stumble-1-0-2.json", "stumble-1-0.json"]


def test_without_a_folder_nothing_is_written(tmp_path: Path) -> None:
    request = ["simulate", "stumble", "--seats=2", "--games=1", "--jobs=1"]
    assert stumble(tmp_path, *request, "--option=goes=crash").code == 1
    assert stumble(tmp_path, *request, "--option=goes=well").code == 0
    assert files_in(tmp_path) == {}


def test_broken_invariants_are_found_only_when_looked_for(tmp_path: Path) -> None:
    request = ["simulate", "stumble", "--seats=2", "--games=1", "--jobs=1"]
    assert stumble(tmp_path, *request, "--option=goes=broken").code == 0
