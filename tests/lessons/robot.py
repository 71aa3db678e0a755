"""A robot that takes a lesson: it does what the coach wants, and else the first legal act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import duskmoot.games as _games
from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.kernel.game import find, registered
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import View, view
from duskmoot.lessons import Lesson, Pupil, Shown, cue_for, lesson, lessons

__all__ = ["LESSONS", "Robot", "_games", "named"]

LESSONS: Final = [f"{game.name}/{each.id}" for game in registered() for each in lessons(game)]
LONGEST: Final = 400


def named(both: str) -> Lesson:
    """`bloodborne/first-hunt`."""
    game, _, id = both.partition("/")
    return lesson(find(game), id)


@dataclass(frozen=True)
class Move:
    """What another seat did: by the script, and whether the game was open by then."""

    before: str
    """The step that came last."""
    seat: int
    question: str
    act: str
    scripted: bool
    open: bool


class Robot:
    """A lesson that breaks says at which step."""

    def __init__(self, taught: Lesson) -> None:
        game = find(taught.game)
        self.lesson = taught
        self.session = Session(taught.setting(game))
        self.pupil = Pupil(taught, self.session)
        self.came: list[Shown] = []
        """What the coach said, in order."""
        self.moves: list[Move] = []
        """What the others did, in order."""
        self.decisions = 0

    @property
    def last(self) -> str:
        """The step that came last."""
        return self.came[-1].step.id if self.came else "the beginning"

    @property
    def open(self) -> bool:
        """Whether every step is done in which the coach leads."""
        led = [n for n, step in enumerate(self.lesson.steps) if step.want]
        return self.pupil.done.count(led[-1]) == len(self.lesson.steps[led[-1]].want)

    @property
    def all_came(self) -> bool:
        return {shown.n for shown in self.came} == set(range(1, len(self.lesson.steps) + 1))

    def until_asked(self) -> None:
        """The bots answer first, as at every table."""
        me, session = self.lesson.me, self.session
        while others := [seat for seat in session.state.asked if seat != me]:
            seen = view(session.state, others[0])
            bot = bots.make(self.lesson.bot, session.game, others[0], seed=self.decisions)
            act = bot.decide(seen, seen.acts, Budget())
            self._note(seen, act)
            session.play(others[0], act)

    def _note(self, seen: View, act: int) -> None:
        spell = self.session.game.vocabulary.spell
        scripted = cue_for(self.lesson, seen, [spell(each) for each in seen.acts]) != ""
        alone = len(seen.acts) == 1
        self.moves.append(
            Move(self.last, seen.seat, seen.question, spell(act), scripted or alone, self.open)
        )

    def decide(self) -> str:
        """One decision, as it is spelled."""
        self.until_asked()
        session = self.session
        assert not session.state.over, f"the game ended after the step {self.last}"
        shown = self.pupil.steps(session)
        asked = view(session.state, self.lesson.me).question
        assert shown or self.open, f"after the step {self.last} nothing fits the question {asked}"
        for each in shown:
            wants = each.step.want and not each.want
            assert not wants, f"what the step {each.step.id} wants is not legal at {asked}"
        self.came += shown
        self.decisions += 1
        assert self.decisions < LONGEST, f"the lesson does not end after the step {self.last}"
        spell, read = session.game.vocabulary.spell, session.game.vocabulary.read
        legal = view(session.state, self.lesson.me).acts
        act = read(shown[-1].want) if shown and shown[-1].want else legal[0]
        self.pupil.before(session, self.lesson.me)
        session.play(self.lesson.me, act)
        self.pupil.after(session)
        return spell(act)

    def take(self) -> None:
        """The whole lesson."""
        while not self.all_came:
            self.decide()
