"""The program with the Long Vigil on its shelf, and with words for it; for tests that play it.

`python -m tests.chronicle.program chronicle play NAME`; workers of a simulation know it, too.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import duskmoot.games as _games
from duskmoot import speech
from duskmoot.kernel.game import register
from tests.chronicle.toy import GAME
from tests.cli.call import Outcome, environment, started

__all__ = ["_games"]

TEXTS: Final = Path(__file__).with_name("texts")
COMMAND: Final = (sys.executable, "-m", "tests.chronicle.program")

shell_folders = speech.text_folders
rows_of_games = speech._rows


def text_folders(language: str, game: str) -> list[Traversable]:
    if game != GAME.name:
        return shell_folders(language, game)
    return [*shell_folders(language, ""), TEXTS / language]


def rows(game: str) -> dict[str, dict[str, Any]]:
    return {} if game == GAME.name else rows_of_games(game)


@contextmanager
def with_words() -> Iterator[None]:
    """The toy can be spoken of."""
    speech.text_folders, speech._rows = text_folders, rows  # type: ignore[assignment]
    try:
        yield
    finally:
        speech.text_folders, speech._rows = shell_folders, rows_of_games
        speech._bundle.cache_clear()


def run_program(home: Path, *arguments: str, typed: str = "") -> Outcome:
    return started((*COMMAND, *arguments), home, typed, DUSKMOOT_BUILD="plain")


def start_program(home: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """The same as a process that goes on."""
    return subprocess.Popen(
        (*COMMAND, *arguments),
        cwd=home,
        env=environment(home, DUSKMOOT_BUILD="plain"),
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


if __name__ in ("__main__", "__mp_main__"):  # the program itself, or a worker of it
    register(GAME)

if __name__ == "__main__":
    from duskmoot.cli import run

    with with_words():
        sys.exit(run(sys.argv[1:]))
