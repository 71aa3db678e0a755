"""docs/baselines.md is what the tournament of all bots has found."""

import json
import tomllib

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.kernel.game import registered
from duskmoot.research.tournament import Fray, drawn, play_batch, read
from tools import baselines

FOUND = json.loads((baselines.BASELINES / "table.json").read_text("utf-8"))
MOOT = (baselines.BASELINES / "moot.toml").read_text("utf-8")


def test_the_page_shows_the_results() -> None:
    assert baselines.PAGE.read_text("utf-8") == baselines.page(FOUND)


def test_the_results_are_those_of_the_file() -> None:
    content = tomllib.loads(MOOT)
    assert FOUND["moot"]["seed"] == content["seed"]
    assert FOUND["moot"]["pool"] == content["pool"]
    played = [(each["game"], each["seats"], len(each["results"])) for each in FOUND["fixtures"]]
    assert played == [(each["game"], each["seats"], each["games"]) for each in content["fixture"]]


def test_all_games_are_played() -> None:
    assert {each["game"] for each in FOUND["fixtures"]} == {game.name for game in registered()}


@pytest.mark.parametrize("number", range(len(FOUND["fixtures"])))
def test_who_played_whom_is_drawn_again_as_it_was(number: int) -> None:
    fray = Fray(read(MOOT), number)
    results = FOUND["fixtures"][number]["results"]
    for index, (entries, _) in enumerate(results):
        assert drawn(fray, index, len(entries)) == entries


def test_a_game_of_it_ends_again_as_it_did() -> None:
    fray = Fray(read(MOOT), 0)
    (game,) = play_batch(fray, 0, 1)
    assert list(game[:2]) == FOUND["fixtures"][0]["results"][0]
