"""A sitting: one person at the terminal, bots in the other seats, one game to its end.

A closed input or an interruption (Ctrl-C, a closed window) ends the sitting and never the game:
it is saved as a fresh file, and the terminal says where it is and how to go on.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shlex import quote
from typing import Any, Final

from rich.console import Console, RenderableType

from duskmoot import bots
from duskmoot.bots import spec
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Game, Refused
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import View, view
from duskmoot.lessons import Pupil, Shown, taught_by
from duskmoot.speech import LANGUAGES, Speech, speech
from duskmoot.terminal import saves
from duskmoot.terminal.coach import said
from duskmoot.terminal.commands import Leave, obey, obey_after
from duskmoot.terminal.screen import Screen
from duskmoot.terminal.signals import closing_interrupts, undisturbed

BUDGET: Final[Budget] = Budget(seconds=1.0, iterations=1000)
USUAL: Final[str] = "heuristic"
INTERRUPTED: Final[int] = 130
"""The exit code of an interruption before the first decision, when there is nothing to save."""


class Sitting:
    def __init__(
        self,
        session: Session,
        given: list[str],
        me: int,
        named: list[str],
        spoken: Speech,
        console: Console,
        folder: Path,
    ) -> None:
        self.session = session
        self.given = given
        """The names at the table, as they were given or saved."""
        self.me = me
        self.named = seated(session, named)
        """The bots in the other seats, in order."""
        self.speech = spoken
        self.screen = Screen(console, session.game.name)
        self.folder = folder
        self.file: Path | None = None
        self.safe: list[tuple[int, int]] | None = None
        """The acts that the file holds."""
        self.read_lines = 0
        """Lines of the story that were shown before the last decision."""
        self.shown = False
        """Whether a decision has been shown yet."""
        self.notices: list[str] = []
        """What the next table says besides."""
        self.bots = waked(session, me, self.named)
        taught = taught_by(session.game, session.setting.key, self.named)
        self.pupil = Pupil(taught, session) if taught else None
        self.looked = 0
        """How many of the coach's words at this decision were read."""

    def run(self) -> int:
        """The whole sitting; the exit code."""
        code = 0
        try:
            with closing_interrupts(), suppress(Leave):
                self.greet()
                while not self.session.state.over:
                    seat = self.next_seat()
                    if seat == self.me:
                        self.decide()
                    else:
                        self.let_play(seat)
                self.end()
        except (EOFError, KeyboardInterrupt, BrokenPipeError, SystemExit):
            with undisturbed():  # rich leaves with SystemExit when nobody reads its output
                code = self.interrupted()
        return code

    # The table.

    def view(self) -> View:
        return view(self.session.state, self.me)

    def names(self) -> list[str]:
        """Who sits where; names that the game gave are said in the language spoken now."""
        seats = self.session.setting.seats
        usual = [speech(language, self.session.game).names(seats) for language in LANGUAGES]
        said = self.speech.names(seats)
        return [
            said[seat] if name in [names[seat] for names in usual] else name
            for seat, name in enumerate(self.given)
        ]

    def greet(self) -> None:
        say = self.speech.say
        if self.pupil is not None:
            lesson = self.pupil.lesson
            title, name = say(f"lesson-{lesson.id}"), self.names()[self.me]
            minutes = lesson.minutes
            self.notices += [
                say("coach-greeting", name=name, title=title, minutes=minutes),
                say("coach-known"),
            ]
            return
        self.notices += [
            say("greeting", name=self.names()[self.me], bots=", ".join(dict.fromkeys(self.named))),
            say("commitment", commitment=commitment(self.session.setting.key)),
        ]

    def draw(self, whole: bool = False) -> None:
        """The decision to be made, or the end."""
        seen = self.view()
        names = self.names()
        news = seen.story[self.read_lines :]
        if seen.table["over"]:
            self.screen.ending(seen, self.speech, names, news, self.session)
        else:
            reckoned = self.session.game.reckoning(self.session.state, self.me)
            coach = self.coach(seen)
            notes = self.notices
            self.screen.decision(seen, self.speech, names, news, notes, whole, reckoned, coach)
        self.notices.clear()

    # The coach.

    def steps(self) -> list[Shown]:
        """What the coach still has to say at this decision."""
        shown = self.pupil.steps(self.session) if self.pupil else []
        return shown[min(self.looked, len(shown) - 1) :] if shown else []

    def coach(self, seen: View) -> list[RenderableType]:
        steps = self.steps()
        if self.pupil is None or not steps:
            return []
        return said(self.pupil.lesson, steps[0], seen, self.speech, self.names())

    def heed(self, act: int) -> None:
        """Refused if the lesson waits for another act."""
        if self.pupil is None:
            return
        spell, read = self.session.game.vocabulary.spell, self.session.game.vocabulary.read
        wanted = self.pupil.why_not(self.session, self.me, spell(act))
        if wanted:
            question = self.view().question
            raise Refused("lesson", act=self.speech.act(read(wanted), question, self.names()))

    # Decisions.

    def next_seat(self) -> int:
        """Bots answer first, so that the person's answer is the one that opens a sealed round."""
        asked = self.session.state.asked
        return next((seat for seat in asked if seat != self.me), self.me)

    def let_play(self, seat: int) -> None:
        """A bot's answer. One that breaks down or cheats is given its first legal act instead."""
        seen = view(self.session.state, seat)
        if self.shown:
            self.screen.wait(self.speech.say("waiting", name=self.names()[seat]))
        try:
            act = self.bots[seat].decide(seen, seen.acts, BUDGET)
            trouble = "" if act in seen.acts else self.speech.say("bot-cheated")
        except Exception as error:
            trouble = str(error) or type(error).__name__
        if trouble:
            act = seen.acts[0]
            name = self.names()[seat]
            self.notices.append(self.speech.say("bot-failed", name=name, reason=trouble))
        self.session.play(seat, act)

    def decide(self) -> None:
        """Shows the decision and reads until one is made."""
        before = len(self.session.acts)
        self.shown = True
        self.draw()
        while len(self.session.acts) == before:
            try:
                obey(self, self.read())
            except Refused as refused:
                self.screen.say(self.speech.refused(refused), "blood")

    def play(self, act: int) -> None:
        self.heed(act)
        self.read_lines = len(self.view().story)
        if self.pupil is not None:
            self.pupil.before(self.session, self.me)
        self.session.play(self.me, act)
        self.looked = 0

    def undo(self) -> None:
        self.session.undo(self.me)
        self.read_lines = min(self.read_lines, len(self.view().story))
        self.looked = 0
        if self.pupil is not None:
            self.pupil.after(self.session)

    def read(self) -> str:
        return input("› ").strip()

    def end(self) -> None:
        """How it ended; the log and the file can still be had."""
        self.shown = True
        self.draw()
        while True:
            try:
                obey_after(self, self.read())
            except Refused as refused:
                self.screen.say(self.speech.refused(refused), "blood")

    # Files.

    def text(self) -> str:
        return saves.text_of(self.session, self.names(), self.me, self.named)

    def interrupted(self) -> int:
        """The sitting ends, the game stays."""
        if not self.shown:
            return INTERRUPTED
        try:
            if self.safe != self.session.acts:
                self.file = saves.rescue(self.text(), self.folder, self.session.game.name)
        except Refused as refused:
            self.screen.say(self.speech.refused(refused), "blood")
            return 1
        file = str(self.file)
        key = "left-saved-over" if self.session.state.over else "left-saved"
        with suppress(OSError):  # the terminal may be gone
            self.screen.console.print()
            self.screen.copyable(self.speech.say(key, file=file, quoted=quote(file)))
        return 0


def seated(session: Session, named: list[str]) -> list[str]:
    """A bot for each other seat: those named, one for all, or the usual one."""
    seats = session.setting.seats - 1
    chosen = named or [usual_bot(session.game)]
    if len(chosen) == 1:
        chosen = chosen * seats
    if len(chosen) != seats:
        raise Refused("bots-refused", bots=str(len(chosen)), seats=str(seats))
    return chosen


def usual_bot(game: Game[Any]) -> str:
    known = bots.names(game)
    return USUAL if USUAL in known else known[-1]


def waked(session: Session, me: int, named: list[str]) -> dict[int, Bot]:
    """The bots by seat. Their own chance is fixed by the game's, but tells nothing of it."""
    seed = int.from_bytes(sha256(b"duskmoot bots " + session.setting.key).digest()[:6], "big")
    seats = session.setting.seats
    free = [seat for seat in range(seats) if seat != me]
    return {
        seat: spec.make(name, session.game, seat, seed, seats) for seat, name in zip(free, named)
    }
