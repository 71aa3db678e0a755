"""The table in the terminal: a whole game against bots, by numbers and letters."""

from __future__ import annotations

from pathlib import Path
from secrets import token_bytes
from typing import Any

from duskmoot.bots.spec import refuse_modules
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Game, Refused, Setting
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import view
from duskmoot.lessons import lesson
from duskmoot.speech import speech
from duskmoot.terminal.look import open_console
from duskmoot.terminal.saves import read, usual_folder
from duskmoot.terminal.sitting import Sitting


def play(
    game: Game[Any],
    seats: int,
    me: int,
    language: str,
    options: dict[str, str],
    seed: int | None,
    bots: list[str],
    saves: Path | None,
) -> int:
    """A new game with the person in seat `me`, counted from 0; the exit code.

    `bots` names one bot for each other seat, or one for all, or none for the usual one.
    Without a seed the key of chance comes from the system. Refused if such a table cannot be set.
    """
    spoken = speech(language, game, options)
    key = token_bytes(32) if seed is None else key_from_seed(seed)
    session = Session(Setting(game, seats, game.choose(options), key))
    if not 0 <= me < seats:
        raise Refused("seat-refused", seat=str(me + 1), seats=str(seats))
    given = spoken.names(seats)
    return Sitting(session, given, me, bots, spoken, open_console(), saves or usual_folder()).run()


def learn(game: Game[Any], id: str, language: str, saves: Path | None) -> int:
    """A lesson from its beginning; the exit code. Refused if the game has no such lesson."""
    taught = lesson(game, id)
    spoken = speech(language, game, taught.options)
    session, given = Session(taught.setting(game)), spoken.names(taught.seats)
    folder = saves or usual_folder()
    return Sitting(session, given, taught.me, [taught.bot], spoken, open_console(), folder).run()


def resume(file: Path, language: str, bots: list[str], saves: Path | None) -> int:
    """The game in a file, from where it stands; the bots are those of the file unless named."""
    session, given, me, sat = read(file)
    refuse_modules([] if bots else sat)
    spoken = speech(language, session.game, session.game.chosen(session.setting.options))
    folder = saves or usual_folder()
    sitting = Sitting(session, given, me, bots or sat, spoken, open_console(), folder)
    sitting.file = file
    sitting.safe = session.acts[:]
    sitting.read_lines = lines_before_last_act(session, me)
    return sitting.run()


def lines_before_last_act(session: Session, me: int) -> int:
    """What the person had read when the game was left: all that came before the last decision."""
    own = [n for n, (seat, _) in enumerate(session.acts) if seat == me]
    again = Session(session.setting)
    for seat, act in session.acts[: own[-1] if own else 0]:
        again.play(seat, act)
    return len(view(again.state, me).story) if own else 0
