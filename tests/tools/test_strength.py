"""docs/strength.md is what the matches have come to so far."""

import json
from pathlib import Path

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.bots import spec
from duskmoot.kernel.game import find
from tools import elders, strength
from tools.exploits import BattleCards

FOUND: strength.Found = json.loads(strength.FOUND.read_text("utf-8"))
GAMES = ["bloodborne", "blood_rage", "heritage", "fury_of_dracula"]


def test_the_page_shows_the_results() -> None:
    assert strength.PAGE.read_text("utf-8") == strength.page(FOUND)


def test_every_match_has_been_played() -> None:
    assert set(FOUND) == {match.key for match in strength.TABLE}
    assert all(had["games"] > 0 for had in FOUND.values())
    assert {match.game for match in strength.TABLE} == set(GAMES)


def test_an_interval_holds_the_share_and_narrows_with_the_games() -> None:
    assert strength.interval(5, 10) == pytest.approx((0.237, 0.763), abs=0.001)
    low, high = strength.interval(100, 200)
    assert 0.42 < low < 0.5 < high < 0.58


def test_games_go_on_where_they_ended(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    quick = strength.alone("Quick", "bloodborne", "heuristic", "random")
    monkeypatch.setattr(strength, "TABLE", [quick])
    monkeypatch.setattr(strength, "FOUND", tmp_path / "found.json")
    monkeypatch.setattr(strength, "ENOUGH", 2)
    found = {quick.key: {"games": 1, "won": 0.0, "cpu": 0.0}}
    strength.play(found, 1000.0, only="blood_rage")
    assert found[quick.key]["games"] == 1
    strength.play(found, 1000.0, only="bloodborne")
    assert found[quick.key]["games"] == 2
    assert found[quick.key]["won"] == 1.0


def test_bots_of_the_history_read_modules_by_the_names_of_today() -> None:
    old = "from duskmoot.bots.fury_of_dracula.fight import Fight\n"
    old += "from duskmoot.games.fury_of_dracula.rules.tidy import untidy_hunter\n"
    new = "from elders.fury_of_dracula.fight import Fight\n"
    new += "from duskmoot.games.fury_of_dracula.rules.hunters.limits import untidy_hunter\n"
    assert elders.renamed(old) == new


def test_an_exploit_is_a_bot() -> None:
    bot = spec.make(strength.LISTED, find("blood_rage"), 0, 1)
    assert isinstance(bot, BattleCards)
