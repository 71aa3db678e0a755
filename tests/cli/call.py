"""Calling the program as people do, in a folder of its own.

`start` makes a process of it; `call` does the same inside the test, for speed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final

import duskmoot.games as _games
from duskmoot.cli import run
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.replay import Session

__all__ = ["_games"]

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = str(Path(sys.executable).with_name("duskmoot"))
STUMBLE: Final = (sys.executable, "-m", "tests.cli.stumble")


@dataclass
class Outcome:
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


def environment(home: Path, **more: str) -> dict[str, str]:
    """English, no terminal, nothing of the user's; saved games would go below `home`."""
    kept = {name: os.environ[name] for name in ("PATH", "DUSKMOOT_BUILD") if name in os.environ}
    here = {"HOME": str(home), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
    return kept | here | more


def start(home: Path, *arguments: str, typed: str = "", **more: str) -> Outcome:
    """`duskmoot arguments…` as a process, with this typed into it."""
    return started((PROGRAM, *arguments), home, typed, **more)


def call(home: Path, *arguments: str, **more: str) -> Outcome:
    """`duskmoot arguments…` in this process."""
    before = dict(os.environ)
    out, err = StringIO(), StringIO()
    os.environ.clear()
    os.environ.update(environment(home, **more))
    try:
        with chdir(home), redirect_stdout(out), redirect_stderr(err):
            code = run(list(arguments))
    finally:
        os.environ.clear()
        os.environ.update(before)
    return Outcome(code, out.getvalue(), err.getvalue())


def stumble(home: Path, *arguments: str) -> Outcome:
    """The same program with the game of `stumble.py` on its shelf, which is never compiled."""
    return started((*STUMBLE, *arguments), home, "", DUSKMOOT_BUILD="plain")


def started(command: tuple[str, ...], home: Path, typed: str, **more: str) -> Outcome:
    process = subprocess.run(
        command, cwd=home, env=environment(home, **more), input=typed.encode(), capture_output=True
    )
    return Outcome(process.returncode, process.stdout.decode(), process.stderr.decode())


def saved(acts: int) -> dict[str, Any]:
    """The content of a saved game after so many random acts, or after all of them (-1)."""
    game = find("bloodborne")
    session = Session(Setting(game, 4, game.choose({}), key_from_seed(5)))
    chance = Random(5)
    while not session.state.over and len(session.acts) != acts:
        seat = session.state.asked[0]
        session.play(seat, chance.choice(flow.legal(session.state, seat)))
    content: dict[str, Any] = json.loads(session.save(["Ania", "Piotr", "Ola", "Jan"]))
    return content


def lay(folder: Path, content: object, name: str = "game.json") -> str:
    """A file with this content, as JSON unless it is text already."""
    file = folder / name
    text = content if isinstance(content, str) else json.dumps(content)
    file.write_text(text, "utf-8")
    return str(file)


def files_in(folder: Path) -> dict[str, bytes]:
    return {str(f): f.read_bytes() for f in sorted(folder.rglob("*")) if f.is_file()}
