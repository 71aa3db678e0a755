"""How long a lesson is, for the client, which knows how long each line of the log is shown.

    python -m tests.lessons.length

takes every lesson and writes `web/src/boards/testing/lessons.json`: what is read, what is decided,
and which lines are heard at each act. The client's test makes minutes of it and compares them with
those that the lesson promises.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from duskmoot.kernel.game import find
from duskmoot.kernel.replay import Session
from duskmoot.speech import LANGUAGES, speech
from duskmoot.table.course import lines
from tests.lessons.robot import LESSONS, Robot, named

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "boards" / "testing" / "lessons.json"


def length(robot: Robot) -> dict[str, Any]:
    """Of a lesson that the robot has taken."""
    lesson = robot.lesson
    return {
        "game": lesson.game,
        "lesson": lesson.id,
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "decisions": robot.decisions,
        "letters": max(_letters(robot, language) for language in LANGUAGES),
        "acts": _heard(robot),
    }


def _letters(robot: Robot, language: str) -> int:
    """Title, words and reason of each step once, in this language."""
    spoken = speech(language, find(robot.lesson.game))
    keys = [f"lesson-{robot.lesson.id}-{step.id}" for step in robot.lesson.steps]
    return sum(len(spoken.say(key + part)) for key in keys for part in ("", ".words", ".why"))


def _heard(robot: Robot) -> list[list[str]]:
    """The lines that the learner hears at each act."""
    again = Session(robot.session.setting)
    found: list[list[str]] = []
    for seat, act in robot.session.acts:
        told = len(again.state.story or [])
        again.play(seat, act)
        new = lines((again.state.story or [])[told:], robot.lesson.me)
        found.append([line.key for line in new])
    return found


def recorded(robots: list[Robot]) -> str:
    rows = [json.dumps(length(robot), separators=(",", ":")) for robot in robots]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def taken() -> list[Robot]:
    robots = [Robot(named(id)) for id in LESSONS]
    for robot in robots:
        robot.take()
    return robots


if __name__ == "__main__":
    FILE.write_text(recorded(taken()), "utf-8")
