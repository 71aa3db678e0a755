"""The recorded games that the client folds are as the rules tell them now."""

from __future__ import annotations

import pytest

from tools.record_scenes import FOLDER, GAMES, recorded


@pytest.mark.parametrize("game", list(GAMES))
def test_the_recorded_game_is_as_it_would_be_told_now(game: str) -> None:
    assert (FOLDER / f"{game}.json").read_text("utf-8") == recorded(game)
