"""Lessons: guided games with a known key, and the one reader of their steps.

A lesson is a file `games/<game>/lessons/<name>.toml`. Its steps come in order: some are only to be
looked at, others want an act. Behind them come free ones, in which the game is open and the coach
only comments. Table, terminal and the bots of a lesson all ask this module what comes now; what the
coach says is in the Fluent files `lessons.ftl`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from duskmoot.kernel.game import Game, Refused, Setting
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import View, view

BOT: Final[str] = "lesson:"
"""What the name of a bot begins with that plays by the script of a lesson."""
NO_STEP: Final[int] = -1

When = dict[str, Any]
"""What a view must show: the question, a line that was heard, and fields of the table by path.

A field is a number, a text or a truth, or `{ least = n }`.
"""


@dataclass(frozen=True)
class Step:
    id: str
    when: When = field(default_factory=dict)
    point: tuple[str, ...] = ()
    """What the sentence speaks of: `place echoes` or a piece such as `card hunter_axe`."""
    also: tuple[str, ...] = ()
    """What it mentions besides."""
    want: tuple[str, ...] = ()
    """The acts that go on, spelled, one after another; none leaves the choice free."""
    look: bool = False
    """Nothing is to be done: it is shown before the next step that wants something."""
    free: bool = False
    """The game is open: the coach only comments, once, when it comes to this."""
    clause: str = ""


@dataclass(frozen=True)
class Cue:
    """What a bot does: by seat, the first of these acts that is legal, in a view like this."""

    when: When
    others: dict[int, tuple[str, ...]]


@dataclass(frozen=True)
class Lesson:
    id: str
    game: str
    seats: int
    me: int
    key: bytes
    after: str
    """The bot that plays the other seats where no cue fits."""
    minutes: int
    options: dict[str, str]
    steps: tuple[Step, ...]
    cues: tuple[Cue, ...]

    @property
    def bot(self) -> str:
        """The name of the bots that play its other seats."""
        return f"{BOT}{self.id}"

    def setting(self, game: Game[Any]) -> Setting:
        return Setting(game, self.seats, game.choose(self.options), self.key)


def lessons(game: Game[Any]) -> list[Lesson]:
    """Those of a game, in the order of their files' names."""
    return list(_read(game.name))


def lesson(game: Game[Any], id: str) -> Lesson:
    """Refused names the lessons there are."""
    for each in _read(game.name):
        if each.id == id:
            return each
    known = ", ".join(each.id for each in _read(game.name))
    raise Refused("unknown-lesson", name=id, known=known or "–")


def taught_by(game: Game[Any], key: bytes, bots: list[str]) -> Lesson | None:
    """The lesson of a saved game, if its bots play by one and its chance is that of the lesson."""
    named = [bot.removeprefix(BOT) for bot in bots if bot.startswith(BOT)]
    found = [each for each in _read(game.name) if each.id in named and each.key == key]
    return found[0] if found else None


@cache
def _read(game: str) -> tuple[Lesson, ...]:
    folder = files("duskmoot").joinpath("games", game, "lessons")
    if not folder.is_dir():
        return ()
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    texts = [file.read_text("utf-8") for file in found if file.name.endswith(".toml")]
    return tuple(_lesson(game, tomllib.loads(text)) for text in texts)


def _lesson(game: str, row: dict[str, Any]) -> Lesson:
    return Lesson(
        id=row["id"],
        game=game,
        seats=row["seats"],
        me=row["me"],
        key=bytes.fromhex(row["key"]),
        after=row["after"],
        minutes=row["minutes"],
        options=row.get("options", {}),
        steps=tuple(_step(each) for each in row["step"]),
        cues=tuple(_cue(each) for each in [*row["step"], *row.get("cue", [])] if "others" in each),
    )


def _step(row: dict[str, Any]) -> Step:
    return Step(
        id=row["id"],
        when=row.get("when", {}),
        point=tuple(row.get("point", [])),
        also=tuple(row.get("also", [])),
        want=_acts(row.get("want", [])),
        look=row.get("look", False),
        free=row.get("free", False),
        clause=row.get("clause", ""),
    )


def _cue(row: dict[str, Any]) -> Cue:
    others = {int(seat): _acts(acts) for seat, acts in row["others"].items()}
    return Cue(row.get("when", {}), others)


def _acts(row: str | list[str]) -> tuple[str, ...]:
    """One act, or several."""
    return (row,) if isinstance(row, str) else tuple(row)


# What comes now.


def fits(when: When, seen: View) -> bool:
    return all(_holds(seen, name, wanted) for name, wanted in when.items())


def _holds(seen: View, name: str, wanted: Any) -> bool:
    if name == "question":
        return bool(seen.question == wanted)
    if name == "heard":
        return any(line.tale.key == wanted for line in seen.lines)
    found: Any = seen.table
    for part in name.split("."):
        if isinstance(found, dict) and part not in found:
            return False  # nothing that this seat may see
        found = found[part] if isinstance(found, dict) else found[int(part)]
    if isinstance(wanted, dict):
        return bool(found >= wanted["least"])
    return bool(found == wanted)


def cue_for(lesson: Lesson, seen: View, legal: list[str]) -> str:
    """The act that the script has for the seat that sees this, spelled; "" if it has none."""
    fitting = [cue for cue in lesson.cues if seen.seat in cue.others and fits(cue.when, seen)]
    wanted = [act for cue in fitting for act in cue.others[seen.seat] if act in legal]
    return wanted[0] if wanted else ""


@dataclass(frozen=True)
class Shown:
    """A step as it is shown: its number from 1, and the act that alone goes on, if any."""

    step: Step
    n: int
    want: str = ""


def step_at(lesson: Lesson, seen: View, done: list[int]) -> list[Shown]:
    """What the coach says to whoever sees this: steps to look at, and at last the one to do.

    `done` has the number of the step for each act of the learner so far, or NO_STEP.
    """
    first = _first_open(lesson, done)
    looks: list[Shown] = []
    for n in range(first, len(lesson.steps)):
        step = lesson.steps[n]
        if step.free:
            break
        if not fits(step.when, seen):
            return []
        shown = Shown(step, n + 1, _wanted(step, done.count(n)))
        if not step.look:
            return [*looks, shown] if seen.acts else []
        looks.append(shown)
    for n, step in enumerate(lesson.steps):
        if step.free and n not in done and seen.acts and fits(step.when, seen):
            return [Shown(step, n + 1)]
    return []


def _first_open(lesson: Lesson, done: list[int]) -> int:
    """The first step in order that is not done: what is looked at is done with what follows."""
    last = max([n for n in done if n != NO_STEP and not lesson.steps[n].free], default=-1)
    if last >= 0 and done.count(last) < len(lesson.steps[last].want):
        return last
    return last + 1


def _wanted(step: Step, times: int) -> str:
    return step.want[times] if times < len(step.want) else ""


class Pupil:
    """How far somebody has come in a lesson: worked out from the acts, and kept up to date."""

    def __init__(self, lesson: Lesson, session: Session) -> None:
        self.lesson = lesson
        self.done: list[int] = []
        """By act of the learner: the number of the step it belongs to, or NO_STEP."""
        again = Session(session.setting)
        for seat, act in session.acts:
            self.before(again, seat)
            again.play(seat, act)
            self.after(again)

    def steps(self, session: Session) -> list[Shown]:
        """What the coach says in this position."""
        seen = view(session.state, self.lesson.me)
        spell = session.game.vocabulary.spell
        legal = [spell(act) for act in seen.acts]
        shown = step_at(self.lesson, seen, self.done)
        # An act that other rules or other bots forbid is not waited for.
        return [Shown(s.step, s.n, s.want if s.want in legal else "") for s in shown]

    def why_not(self, session: Session, seat: int, spelled: str) -> str:
        """The act that is wanted instead, or "" if this one goes on."""
        shown = self.steps(session) if seat == self.lesson.me else []
        wanted = shown[-1].want if shown else ""
        return wanted if wanted != spelled else ""

    def before(self, session: Session, seat: int) -> None:
        """The seat is about to act."""
        if seat == self.lesson.me:
            shown = self.steps(session)
            self.done.append(shown[-1].n - 1 if shown else NO_STEP)

    def after(self, session: Session) -> None:
        """Something was done or undone: only acts that still stand count."""
        own = sum(seat == self.lesson.me for seat, _ in session.acts)
        del self.done[own:]
