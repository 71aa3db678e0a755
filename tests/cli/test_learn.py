"""`duskmoot learn`: each game on one page, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskmoot.catalogue import primer
from duskmoot.kernel.game import find, registered
from duskmoot.speech import LANGUAGES, speech
from tests.cli.call import call

NAMES = [game.name for game in registered()]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_every_sentence_with_its_clause(
    name: str, language: str, tmp_path: Path
) -> None:
    outcome = call(tmp_path, "learn", name, "--language", language)
    assert outcome.code == 0
    spoken = speech(language, find(name))
    for part in primer(name):
        assert spoken.say(f"learn-{part.id}") in outcome.out
        for point in part.points:
            assert spoken.say(f"learn-{part.id}-{point.id}") in outcome.out
            assert f"[{point.clause}]" in outcome.out


def test_the_page_ends_with_the_lessons_of_the_game(tmp_path: Path) -> None:
    out = call(tmp_path, "learn", "fury", "--language", "pl").out
    assert "Lekcja „Łowcy” (12 min)" in out.replace("\u00a0", " ")
    assert all(f"--lesson {id}" in out for id in ("hunters", "count"))


def test_the_name_may_be_shortened(tmp_path: Path) -> None:
    assert "Fury of Dracula" in call(tmp_path, "learn", "fury").out
    assert call(tmp_path, "learn", "chess").code == 2


def test_the_page_for_programs(tmp_path: Path) -> None:
    told = call(tmp_path, "learn", "heritage", "--json", "--language", "pl").json()
    assert list(told) == [part.id for part in primer("heritage")]
    assert set(told["goal"][0]) == {"title", "number", "text", "clause"}
