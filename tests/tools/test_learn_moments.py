"""The recorded positions of the pages about a game still look like a table of today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Game, Setting, registered
from duskmoot.kernel.view import view

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_a_moment_has_the_fields_that_a_board_reads(game: Game[Any]) -> None:
    files = list((BOARDS / game.name / "learn").glob("*.json"))
    assert files
    for file in files:
        moment = json.loads(file.read_text("utf-8"))
        g = game.begin(Setting(game, moment["seats"], game.choose({}), key_from_seed(1)))
        today = view(g, moment["seat"]).table
        assert set(moment["table"]) == set(today) - {"stack"}, f"record {file.name} again"
        for field, value in moment["table"].items():
            if isinstance(value, list) and value and isinstance(value[0], dict) and today[field]:
                assert set(value[0]) == set(today[field][0]), f"record {file.name} again: {field}"
