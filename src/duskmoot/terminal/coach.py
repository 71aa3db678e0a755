"""What the coach of a lesson says in the terminal: one step, under the question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from duskmoot.kernel.view import View
from duskmoot.lessons import Lesson, Shown
from duskmoot.speech import Speech
from duskmoot.terminal.look import panel


def said(
    lesson: Lesson, shown: Shown, seen: View, speech: Speech, names: list[str]
) -> list[RenderableType]:
    """The step in a frame: its title, its words, and the one thing to do."""
    key = f"lesson-{lesson.id}-{shown.step.id}"
    place = speech.say("coach-step", n=shown.n, of=len(lesson.steps))
    words = Text(speech.say(f"{key}.words"))
    do = Text(todo(shown, seen, speech, names), "now")
    return [panel(Group(words, do), f"{speech.say(key)} · {place}", speech.say("coach-keys"))]


def todo(shown: Shown, seen: View, speech: Speech, names: list[str]) -> str:
    if shown.step.look:
        return speech.say("coach-read-on")
    if not shown.want:
        return speech.say("coach-choose")
    assert speech.game is not None
    act = speech.game.vocabulary.read(shown.want)
    number = seen.acts.index(act) + 1
    return speech.say("coach-do", number=number, act=speech.act(act, seen.question, names))
