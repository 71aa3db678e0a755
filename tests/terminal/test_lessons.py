"""Lessons in the terminal: the same steps under the question; only the wanted number goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskmoot import terminal
from duskmoot.kernel.game import find
from duskmoot.kernel.view import view
from duskmoot.speech import LANGUAGES, speech
from tests.lessons.robot import LESSONS, Robot, named
from tests.terminal.evening import Evening, resume, sit

BLOODBORNE = find("bloodborne")


def learn(id: str, typed: list[str], folder: Path, language: str = "en") -> Evening:
    taught = named(id)
    game = find(taught.game)
    return sit(typed, folder, False, lambda: terminal.learn(game, taught.id, language, folder))


def typed_by(robot: Robot) -> list[str]:
    """What the robot types from the beginning of its lesson: Enter to read on, then the number."""
    typed: list[str] = []
    while not robot.all_came:
        robot.until_asked()
        acts = view(robot.session.state, robot.lesson.me).acts
        shown = len(robot.pupil.steps(robot.session))
        act = robot.session.game.vocabulary.read(robot.decide())
        typed += ["" for _ in range(shown - 1)] + [str(acts.index(act) + 1)]
    return typed


def flat(text: str) -> str:
    """Without frames and rows, to find a sentence wherever it was broken."""
    return " ".join(text.replace("│", " ").replace("\u00a0", " ").split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_taken_to_its_end(id: str, language: str, tmp_path: Path) -> None:
    taught = named(id)
    evening = learn(id, typed_by(Robot(taught)), tmp_path, language)
    assert evening.code == 0
    seen, spoken = flat(evening.out), speech(language, find(taught.game))
    for n, step in enumerate(taught.steps, 1):
        key = f"lesson-{taught.id}-{step.id}"
        place = spoken.say("coach-step", n=n, of=len(taught.steps))
        assert flat(f"{spoken.say(key)} · {place}") in seen
        assert flat(spoken.say(f"{key}.words")) in seen


def test_another_number_is_refused_and_why_tells_the_reason(tmp_path: Path) -> None:
    evening = learn("bloodborne/first-hunt", ["1", "w", "2", "q", "n"], tmp_path)
    assert "Not yet. First: Play Hunter Axe." in flat(evening.out)
    assert "[goal.blood]" in evening.out
    assert "After the fight" not in evening.out
    assert "Round 2" in evening.out


def test_a_lesson_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    evening = learn("bloodborne/first-hunt", ["2", "q", ""], tmp_path)
    (file,) = evening.saved
    again = resume(file, ["", "q"], tmp_path)
    assert "What happened · 5 of 12" in flat(again.out)
    assert "Into the Dream · 6 of 12" in flat(again.out)


def test_outside_of_a_lesson_there_is_no_coach(tmp_path: Path) -> None:
    typed = ["w", "q", "n"]
    evening = sit(
        typed,
        tmp_path,
        False,
        lambda: terminal.play(BLOODBORNE, 3, 0, "en", {}, 1, ["random"], tmp_path),
    )
    assert "No coach is speaking now." in evening.out
