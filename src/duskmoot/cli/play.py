"""`duskmoot play`: a game in the terminal against bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import duskmoot.games as _games
from duskmoot import terminal
from duskmoot.bots import names as bots_for
from duskmoot.bots.spec import listed
from duskmoot.cli.language import spoken
from duskmoot.cli.options import GameName, Language, Seats, TableOptions, chosen, modules_here
from duskmoot.kernel.game import Refused, find

__all__ = ["_games", "play"]


def play(
    game: GameName = "",
    /,
    *,
    seats: Seats = 4,
    me: Annotated[int, Parameter(help="cli-play-me", metavar="N")] = 1,
    seed: Annotated[int | None, Parameter(help="cli-play-seed", metavar="N")] = None,
    option: TableOptions | None = None,
    bots: Annotated[str, Parameter(help="cli-play-bots", metavar="NAME,…")] = "",
    lesson: Annotated[str, Parameter(help="cli-play-lesson", metavar="ID")] = "",
    resume: Annotated[Path | None, Parameter(help="cli-play-resume", metavar="FILE")] = None,
    saves: Annotated[Path | None, Parameter(help="cli-play-saves", metavar="DIR")] = None,
    language: Language = "",
) -> int:
    if missing(sys.stdin):
        raise Refused("cli-no-input")
    modules_here()
    if resume is not None:
        return terminal.resume(resume, spoken(language), listed(bots), saves)
    if not game:
        raise Refused("cli-game-missing")
    played = find(game)
    if lesson:
        return terminal.learn(played, lesson, spoken(language), saves)
    usual = "normal" if "normal" in bots_for(played) else ""
    named = listed(bots or usual)
    table = chosen(option)
    return terminal.play(played, seats, me - 1, spoken(language), table, seed, named, saves)


def missing(stream: object) -> bool:
    """Whether the standard input was closed before the program began."""
    return stream is None
