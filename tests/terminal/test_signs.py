"""The help of a game names every sign that its board draws."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

import duskmoot.games as _games
from duskmoot.kernel.game import Game, registered
from duskmoot.speech import LANGUAGES, speech
from duskmoot.terminal.boards import board_of
from duskmoot.terminal.boards.generic import GenericBoard
from tests.texts.asking import SOURCE, literals

__all__ = ["_games"]

OWN: Final = [g for g in registered() if not isinstance(board_of(g.name), GenericBoard)]
BOARDS: Final = "terminal/boards/"
LETTERS: Final = set("×→›…·–—’“”‘−")
"""Signs that need no words: those of any text."""
BAR: Final = {"●", "○"}


def drawn_by(game: str) -> set[str]:
    places = (BOARDS + game, "terminal/ending")
    found = {sign for place in places for literal in literals(place) for sign in literal.text}
    files = [*SOURCE.glob(f"{BOARDS}{game}.py"), *SOURCE.glob(f"{BOARDS}{game}/*.py")]
    assert files
    if any(" bar(" in file.read_text("utf-8") for file in files):
        found |= BAR
    return signs("".join(found))


def signs(text: str) -> set[str]:
    return {sign for sign in text if sign in "ϟ°" or ord(sign) >= 0x2000} - LETTERS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_the_help_names_every_sign_of_the_board(game: Game[Any], language: str) -> None:
    said = speech(language, game).say("help-signs").replace("\u00a0", " ")
    assert signs(said) == drawn_by(game.name)
    assert all(re.search(rf"{sign} \w", said) for sign in signs(said))
