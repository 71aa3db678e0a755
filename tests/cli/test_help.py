"""Help and the list of games, in every language and without a message missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskmoot import __version__, bots
from duskmoot.cli import COMMANDS, language
from duskmoot.cli.house import house
from duskmoot.kernel.game import registered
from duskmoot.lessons import lessons
from duskmoot.speech import LANGUAGES, speech
from tests.cli.call import ROOT, call, start

CALLS = [command for command in COMMANDS if command != "house"]
CALLS += [f"house {name}" for name in house if not name.startswith("-")]
"""Every command that takes options."""
KEY = re.compile(r"[\"'](cli-[a-z-]+)[\"']")


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_help_of_the_program(tongue: str, tmp_path: Path) -> None:
    outcome = call(tmp_path, "--help", "--language", tongue)
    assert outcome.code == 0
    for command in COMMANDS:
        assert command in outcome.out
    assert "cli-" not in outcome.out


@pytest.mark.parametrize("command", CALLS)
def test_the_help_of_a_command(command: str, tmp_path: Path) -> None:
    outcome = call(tmp_path, *command.split(), "--help", DUSKMOOT_LANGUAGE="ru")
    assert outcome.code == 0
    assert "Использование: duskmoot" in outcome.out
    assert "--language" in outcome.out
    assert "cli-" not in outcome.out


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_message_that_the_commands_name_exists(tongue: str) -> None:
    spoken = speech(tongue, None)
    named = {
        key
        for file in (ROOT / "src" / "duskmoot" / "cli").glob("*.py")
        for key in KEY.findall(file.read_text("utf-8"))
    }
    assert len(named) > 50
    assert [
        key for key in named if not spoken.knows(key) and not spoken.knows(f"refused-{key}")
    ] == []


def test_the_command_line_and_speech_know_the_same_languages() -> None:
    assert language.LANGUAGES == LANGUAGES


def test_the_version(tmp_path: Path) -> None:
    assert call(tmp_path, "--version").out.strip() == __version__


def test_the_json_of_the_games(tmp_path: Path) -> None:
    printed = call(tmp_path, "games", "--json").json()
    assert set(printed) == {"version", "build", "games"}
    assert printed["build"] in ("plain", "compiled")
    assert list(printed["games"]) == [game.name for game in registered()]
    for game in registered():
        assert printed["games"][game.name] == {
            "seats": [game.least, game.most],
            "rules": game.version,
            "options": {option.key: option.choices for option in game.options},
            "bots": bots.names(game),
            "lessons": {each.id: each.minutes for each in lessons(game)},
        }


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_games_in_words(tongue: str, tmp_path: Path) -> None:
    outcome = call(tmp_path, "games", "--language", tongue)
    assert outcome.code == 0
    assert "final-boss" in outcome.out
    assert "3–5" in outcome.out
    assert "[" not in outcome.out


def test_playing_and_leaving(tmp_path: Path) -> None:
    outcome = start(
        tmp_path, "play", "bloodborne", "--seed=3", "--me=2", "--saves=mine", typed="q\nq\n"
    )
    assert (outcome.code, outcome.err) == (0, "")
    assert "Eileen" in outcome.out


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_help_of_the_house(tongue: str, tmp_path: Path) -> None:
    outcome = call(tmp_path, "house", "--help", "--language", tongue)
    assert outcome.code == 0
    assert all(command.split()[1] in outcome.out for command in CALLS if " " in command)
    assert "cli-" not in outcome.out


@pytest.mark.parametrize("command", CALLS)
def test_the_documentation_names_every_option(command: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "cli.md").read_text("utf-8")
    chapter = page.partition(f"## duskmoot {command.split()[0]}\n")[2].partition("\n## ")[0]
    shared = page.partition("## What all commands share\n")[2].partition("\n## ")[0]
    options = re.findall(r"--[a-z]+", call(tmp_path, *command.split(), "--help").out)
    assert len(options) >= 2
    assert [o for o in options if o not in chapter + shared and o != "--help"] == []
