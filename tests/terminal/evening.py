"""Evenings at the terminal: what is typed, what is shown, what is saved.

    evening = play(["1", "?", "q", "n"], tmp_path)
    assert evening.code == 0

The real program runs; only its input is a text. When the text ends, the input is closed, or
interrupted as by Ctrl-C if the test says so.
"""

from __future__ import annotations

import io
import os
import re
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO, cast

from duskmoot import terminal
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Game, Setting
from duskmoot.kernel.replay import Session, load
from duskmoot.terminal import saves
from tests.games.bloodborne.hunt import GAME

CLEAR = "\x1b[2J"


@dataclass
class Evening:
    code: int
    out: str
    saved: list[Path]
    """Files in the folder of saves, the oldest first."""

    def game(self) -> Session:
        """The game in the one file that was saved."""
        (file,) = self.saved
        return load(file.read_text("utf-8"))[0]

    def screens(self) -> list[list[str]]:
        """The rows of each screen, without colours."""
        shown = [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", part) for part in self.out.split(CLEAR)]
        return [screen.replace("\r", "").split("\n") for screen in shown[1:]]


class Keyboard:
    """What `input` needs of a standard input."""

    def __init__(self, typed: list[str], interrupt: bool) -> None:
        self.lines = [f"{line}\n" for line in typed]
        self.interrupt = interrupt

    def readline(self) -> str:
        if not self.lines and self.interrupt:
            raise KeyboardInterrupt
        return self.lines.pop(0) if self.lines else ""

    def fileno(self) -> int:
        raise io.UnsupportedOperation


def sit(typed: list[str], folder: Path, interrupt: bool, evening: Any) -> Evening:
    """Runs `evening` with this input and catches what it shows."""
    screen, keyboard = io.StringIO(), sys.stdin
    sys.stdin = cast(TextIO, Keyboard(typed, interrupt))
    try:
        with redirect_stdout(screen):
            code = evening()
    finally:
        sys.stdin = keyboard
    files = sorted(folder.glob("*"), key=os.path.getmtime) if folder.is_dir() else []
    return Evening(code, screen.getvalue().replace("\u00a0", " "), files)


def play(
    typed: list[str],
    folder: Path,
    language: str = "en",
    seats: int = 3,
    me: int = 0,
    seed: int = 1,
    bots: list[str] | None = None,
    interrupt: bool = False,
    game: Game[Any] = GAME,
) -> Evening:
    """A new game against bots that play at random, unless the test names others."""
    named = ["random"] if bots is None else bots
    return sit(
        typed,
        folder,
        interrupt,
        lambda: terminal.play(game, seats, me, language, {}, seed, named, folder),
    )


def resume(
    file: Path, typed: list[str], folder: Path, language: str = "en", interrupt: bool = False
) -> Evening:
    return sit(typed, folder, interrupt, lambda: terminal.resume(file, language, [], folder))


def saved_at(question: str, file: Path, cards: int = 0) -> Session:
    """Saves a game in which seat 0 is asked this question, owning at least so many cards."""
    for seed in range(50):
        session = Session(Setting(GAME, 3, GAME.choose({}), key_from_seed(seed)))
        while not session.state.over:
            seat = next((s for s in session.state.asked if s != 0), 0)
            owned = session.state.hunters[0].owned  # type: ignore[attr-defined]
            if seat == 0 and flow.question(session.state).key == question and len(owned) >= cards:
                saves.write(file, saves.text_of(session, names(), 0, ["random", "random"]))
                return session
            session.play(seat, dreams(session, seat))
    raise AssertionError(f"no game asks {question}")


def dreams(session: Session, seat: int) -> int:
    """An act of somebody who dreams as often as possible."""
    acts = flow.legal(session.state, seat)
    dream = GAME.vocabulary.read("play hunters_dream")
    return dream if dream in acts else acts[0]


def names() -> list[str]:
    return ["Henryk", "Eileen", "Ludwig"]
