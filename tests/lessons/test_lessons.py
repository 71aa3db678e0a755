"""Lessons: every step comes up, in order, wants something legal, and says little."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from duskmoot import bots, catalogue
from duskmoot.bots.bot import Budget
from duskmoot.kernel.game import Refused, find
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import view
from duskmoot.lessons import NO_STEP, Pupil, fits, lesson, step_at, taught_by
from duskmoot.speech import LANGUAGES, speech
from tests.lessons.length import FILE, recorded
from tests.lessons.length import taken as all_taken
from tests.lessons.robot import LESSONS, Robot, named

BLOODBORNE: Final = find("bloodborne")
FIRST_HUNT: Final = lesson(BLOODBORNE, "first-hunt")
PLAYING: Final = Path(__file__).parents[2] / "docs" / "playing.md"
SENTENCE: Final = re.compile(r"[.!?…](?: |$)")
"""Its end; what ends before a quotation mark is the name of a card."""
LONGEST_TITLE: Final = 4
LONGEST_WORDS: Final = 330
"""Letters that fit the bubble on a telephone."""


@pytest.fixture(scope="module", params=LESSONS)
def taken(request: pytest.FixtureRequest) -> Robot:
    """A lesson that the robot has taken."""
    robot = Robot(named(request.param))
    robot.take()
    return robot


def test_every_step_comes_up_in_order(taken: Robot) -> None:
    ordered = [shown.n for shown in taken.came if not shown.step.free]
    assert sorted(set(ordered)) == list(dict.fromkeys(ordered))
    assert taken.all_came


def test_what_is_wanted_is_always_legal(taken: Robot) -> None:
    waited = [shown for shown in taken.came if shown.step.want]
    assert [shown.step.id for shown in waited if not shown.want] == []
    wanted = [act for step in taken.lesson.steps for act in step.want]
    assert [shown.want for shown in waited] == wanted


def test_nothing_but_what_is_wanted_goes_on(taken: Robot) -> None:
    """Until the free steps every decision belongs to a step: nobody can leave the path."""
    free = [n for n, step in enumerate(taken.lesson.steps) if step.free]
    before = [n for n in taken.pupil.done if n == NO_STEP or n < free[0]]
    last = max(n for n, done in enumerate(before) if done != NO_STEP)
    assert NO_STEP not in before[:last]


def test_a_lesson_is_ten_to_twenty_steps_and_the_free_ones_come_last(taken: Robot) -> None:
    steps = taken.lesson.steps
    assert 10 <= len(steps) <= 20
    assert 5 <= taken.lesson.minutes <= 15
    free = [step.free for step in steps]
    assert free == sorted(free)
    assert any(free)
    assert not any(step.want for step in steps if step.free or step.look)
    assert all(step.want for step in steps if not step.free and not step.look)
    assert len({step.id for step in steps}) == len(steps)


def test_the_same_lesson_goes_the_same_way_again(taken: Robot) -> None:
    again = Robot(taken.lesson)
    again.take()
    assert again.session.acts == taken.session.acts


def test_how_far_somebody_has_come_is_known_from_the_acts(taken: Robot) -> None:
    """So a lesson that was left goes on where it was, in another process too."""
    assert Pupil(taken.lesson, taken.session).done == taken.pupil.done


def test_the_others_never_decide_for_themselves_before_the_game_opens(taken: Robot) -> None:
    """So a lesson goes the same way whatever a bot thinks of it."""
    assert [move for move in taken.moves if not move.scripted and not move.open] == []


def test_every_line_of_the_script_is_played_by_the_seat_that_it_names(taken: Robot) -> None:
    lines = {
        (n, seat, act)
        for n, cue in enumerate(taken.lesson.cues)
        for seat, acts in cue.others.items()
        for act in acts
    }
    again = Session(taken.session.setting)
    for seat, act in taken.session.acts:
        seen = view(again.state, seat)
        spelled = again.game.vocabulary.spell(act)
        fitting = [n for n, cue in enumerate(taken.lesson.cues) if fits(cue.when, seen)]
        lines -= {(n, seat, spelled) for n in fitting}
        again.play(seat, act)
    assert lines == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_little_and_says_why(taken: Robot, language: str) -> None:
    spoken = speech(language, find(taken.lesson.game))
    known = {clause.id for clause in catalogue.clauses(taken.lesson.game)}
    assert spoken.knows(f"lesson-{taken.lesson.id}")
    for step in taken.lesson.steps:
        key = f"lesson-{taken.lesson.id}-{step.id}"
        title, words, why = (spoken.say(key + part) for part in ("", ".words", ".why"))
        assert len(title.replace("\u00a0", " ").split()) <= LONGEST_TITLE, title
        assert 1 <= len(SENTENCE.findall(words)) <= 2, words
        assert 1 <= len(SENTENCE.findall(why)) <= 2, why
        assert len(words) <= LONGEST_WORDS, (len(words), words)
        assert step.clause in known, step.clause
        assert step.point, f"{step.id} speaks of nothing on the board"


def test_the_manual_lists_it_with_its_minutes(taken: Robot) -> None:
    title = speech("en", find(taken.lesson.game)).say(f"lesson-{taken.lesson.id}")
    row = re.compile(rf"^\| .*: {title} \| .* \| {taken.lesson.minutes} \|$", re.MULTILINE)
    assert row.search(PLAYING.read_text("utf-8"))


def test_the_client_knows_how_long_the_lessons_are() -> None:
    """After a change that is meant: `python -m tests.lessons.length`."""
    assert FILE.read_text("utf-8") == recorded(all_taken())


# The reader.


def test_what_is_looked_at_comes_before_what_is_to_be_done() -> None:
    robot = Robot(FIRST_HUNT)
    robot.until_asked()
    shown = step_at(FIRST_HUNT, view(robot.session.state, 0), [])
    assert [(s.n, s.step.look, s.want) for s in shown] == [
        *[(n, True, "") for n in (1, 2, 3)],
        (4, False, "play hunter_axe"),
    ]


def test_another_act_than_the_wanted_one_does_not_go_on() -> None:
    robot = Robot(FIRST_HUNT)
    robot.until_asked()
    assert robot.pupil.why_not(robot.session, 0, "play saw_cleaver") == "play hunter_axe"
    assert robot.pupil.why_not(robot.session, 0, "play hunter_axe") == ""
    assert robot.pupil.why_not(robot.session, 1, "play saw_cleaver") == ""


def test_when_the_game_is_open_every_act_goes_on() -> None:
    robot = Robot(FIRST_HUNT)
    robot.take()
    robot.until_asked()
    acts = view(robot.session.state, 0).acts
    spell = BLOODBORNE.vocabulary.spell
    assert {robot.pupil.why_not(robot.session, 0, spell(act)) for act in acts} == {""}


def test_an_undone_act_takes_its_step_back() -> None:
    robot = Robot(FIRST_HUNT)
    robot.until_asked()
    robot.pupil.before(robot.session, 0)
    assert robot.pupil.done == [3]
    robot.pupil.after(robot.session)
    assert robot.pupil.done == []


def test_a_condition_on_what_a_seat_may_not_see_does_not_hold() -> None:
    robot = Robot(FIRST_HUNT)
    robot.until_asked()
    seen = view(robot.session.state, 0)
    assert fits({"hunters.0.health": 8, "round": {"least": 1}}, seen)
    assert not fits({"hunters.0.health": {"least": 9}}, seen)
    assert not fits({"chance": 1}, seen)
    assert fits({"heard": "round-begins"}, seen)
    assert not fits({"heard": "dies"}, seen)


def test_a_game_is_a_lesson_by_its_bots_and_its_key() -> None:
    key = FIRST_HUNT.key
    assert taught_by(BLOODBORNE, key, [FIRST_HUNT.bot]) is FIRST_HUNT
    assert taught_by(BLOODBORNE, bytes(32), [FIRST_HUNT.bot]) is None
    assert taught_by(BLOODBORNE, key, ["heuristic"]) is None


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused, match="unknown-lesson") as refused:
        lesson(BLOODBORNE, "last-hunt")
    assert "first-hunt" in refused.value.parts["known"]


def test_the_bot_of_a_lesson_is_not_offered_at_other_tables() -> None:
    assert FIRST_HUNT.bot not in bots.names(BLOODBORNE)


def test_a_cue_that_is_not_legal_is_passed_over() -> None:
    robot = Robot(FIRST_HUNT)
    seen = view(robot.session.state, 1)
    bot = bots.make(FIRST_HUNT.bot, BLOODBORNE, 1, 0)
    read = BLOODBORNE.vocabulary.read
    assert bot.decide(seen, seen.acts, Budget()) == read("play saw_cleaver")
    others = [act for act in seen.acts if act != read("play saw_cleaver")]
    assert bot.decide(seen, others, Budget()) in others
