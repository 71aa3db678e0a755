"""Lessons at a real browser: every step comes up, points at something, and can be done."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import Locator

from duskmoot.kernel.game import find
from duskmoot.lessons import Lesson, Shown
from duskmoot.speech import LANGUAGES, speech
from tests.browser.guest import DESKTOP, TELEPHONE, Guest, text_of
from tests.browser.test_access import assert_accessible
from tests.lessons.robot import LESSONS, Robot, named

pytestmark = pytest.mark.slow

SPEAK: Final = """language => {
    const kept = JSON.parse(localStorage.getItem("duskmoot") ?? "{}");
    localStorage.setItem("duskmoot", JSON.stringify({ ...kept, language }));
}"""
POINTS: Final = """names => names.filter(name => !document.querySelector(
    `[data-piece="${name}"], [data-place="${name.replace(/^place /, "")}"]`))"""
"""Those of the names that nothing on the page bears."""
COVERED: Final = """() => {
    const bubble = document.querySelector(".bubble").getBoundingClientRect();
    return [...document.querySelectorAll("div.ring")].filter(ring => {
        const r = ring.getBoundingClientRect();
        return r.left < bubble.right && bubble.left < r.right
            && r.top < bubble.bottom && bubble.top < r.bottom;
    }).length;
}"""
"""How many rings the bubble lies over."""


CLIPPED: Final = """() => {
    const bubble = document.querySelector(".bubble");
    return bubble.scrollHeight - bubble.clientHeight;
}"""
"""How much of the bubble is out of sight."""


def bubble_of(guest: Guest, step: str) -> Locator:
    found = guest.page.locator(f".bubble[data-step='{step}']")
    found.wait_for()
    return found


def begin(guest: Guest, lesson: Lesson) -> None:
    game = find(lesson.game)
    english = speech("en", game)
    guest.page.goto(guest.base)
    guest.page.get_by_role("button", name=english.say("game-title")).click()
    title = english.say(f"lesson-{lesson.id}")
    guest.page.get_by_role("button", name=f"{title} · Learn it, {lesson.minutes} min").click()
    guest.page.locator(".bubble").wait_for()


def comes_back(guest: Guest, language: str) -> None:
    """The page is opened again, in another language; the lesson goes on where it was."""
    guest.page.evaluate(SPEAK, language)
    guest.page.reload()
    guest.page.locator(".bubble").wait_for()


def reads(guest: Guest, lesson: Lesson, shown: Shown, language: str) -> None:
    """The step is there, says what it should, and all that it speaks of is on the page."""
    bubble = bubble_of(guest, shown.step.id)
    spoken = speech(language, find(lesson.game))
    key = f"lesson-{lesson.id}-{shown.step.id}"
    said = text_of(bubble)
    assert spoken.say(key).replace("\u00a0", " ") in said
    assert spoken.say(f"{key}.words").replace("\u00a0", " ") in said
    place = spoken.say("web-coach-step", n=shown.n, of=len(lesson.steps))
    assert place.replace("\u00a0", " ") in said
    names = [*shown.step.point, *shown.step.also]
    assert guest.page.evaluate(POINTS, names) == [], shown.step.id


def does(guest: Guest, act: str) -> None:
    """Presses what the ring shows, and then the button that confirms."""
    before = guest.at
    where = ".ask " if guest.telephone else ":not(.chip)"
    thing = guest.page.locator(f'{where}[data-act="{act}"]:visible')
    if thing.count() == 0:  # what lies nowhere on the board is in the list
        thing = guest.page.locator(f'[data-act="{act}"]:visible')
    if not guest.page.locator(".prompt .send").is_enabled():
        thing.first.click()
    guest.page.locator(".prompt .send").click()
    guest.see(before + 1)


@pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])
@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_taken_to_its_end(
    come: Callable[..., Guest], id: str, size: tuple[int, int]
) -> None:
    guest = come(size)
    lesson, robot = named(id), Robot(named(id))
    begin(guest, lesson)
    for decision in count():
        robot.until_asked()
        shown = robot.pupil.steps(robot.session)
        language = LANGUAGES[decision % len(LANGUAGES)]
        guest.wait_to_be_asked()
        if shown:
            comes_back(guest, language)
            guest.wait_to_be_asked()
        for step in shown:
            reads(guest, lesson, step, language)
            assert guest.page.evaluate(CLIPPED) == 0, step.step.id
            if step.step.look:
                guest.page.locator(".bubble .primary").click()
            elif step.want:
                guest.page.locator("div.ring.press").wait_for()
                assert guest.page.evaluate(COVERED) == 0, step.step.id
        act = robot.decide()
        if robot.all_came:
            return
        if shown and shown[-1].step.free:
            guest.page.locator(".bubble .primary").click()
        does(guest, act)


def test_the_coach_at_a_telephone(come: Callable[..., Guest]) -> None:
    guest = come(TELEPHONE)
    lesson = named("bloodborne/first-hunt")
    begin(guest, lesson)
    assert_accessible(guest)
    for step in ("goal", "enemy", "sheet"):
        bubble_of(guest, step).get_by_role("button", name="Next").tap()
    bubble = bubble_of(guest, "one-card").bounding_box()
    sheet = guest.page.locator(".ask").bounding_box()
    assert bubble is not None
    assert sheet is not None
    assert bubble["y"] + bubble["height"] <= sheet["y"]
    assert guest.page.evaluate(COVERED) == 0
    guest.page.locator(".choices .chip", has_text="Hunter Axe").tap()
    guest.primary.tap()
    bubble_of(guest, "after-the-fight")


def test_the_coach_by_keyboard_and_with_an_axe(come: Callable[..., Guest]) -> None:
    guest = come(DESKTOP)
    begin(guest, named("bloodborne/first-hunt"))
    focused = "() => document.activeElement?.className ?? ''"
    for step in ("goal", "enemy", "sheet"):
        bubble_of(guest, step)
        guest.page.wait_for_function("() => document.activeElement?.closest('.bubble')")
        guest.page.keyboard.press("Enter")
    bubble_of(guest, "one-card")
    guest.page.get_by_role("button", name="Why?").click()
    guest.page.locator(".bubble .why").wait_for()
    assert_accessible(guest)
    guest.page.locator(".bubble").focus()
    guest.page.keyboard.press("Enter")
    assert "choice" in guest.page.evaluate(focused)
    guest.page.keyboard.press("1")  # the Saw Cleaver, which is not wanted
    guest.page.keyboard.press("Enter")
    guest.page.locator("main").get_by_text("Not yet. First: Play Hunter Axe.").wait_for()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("2")
    guest.page.keyboard.press("Enter")
    bubble_of(guest, "after-the-fight")


def comes_home(guest: Guest, lesson: Lesson) -> None:
    """The start page offers to go on, and the lesson is where it was left."""
    english = speech("en", find(lesson.game))
    guest.page.get_by_role("button", name="Start", exact=True).wait_for()
    guest.page.get_by_role("button", name=english.say("game-title")).click()
    title = english.say(f"lesson-{lesson.id}")
    guest.page.get_by_role("link", name=f"{title} · Go on with the lesson").click()
    bubble_of(guest, lesson.steps[0].id)


@pytest.mark.parametrize("id", LESSONS)
def test_esc_asks_once_and_the_start_page_offers_to_go_on(
    come: Callable[..., Guest], id: str
) -> None:
    guest, lesson = come(DESKTOP), named(id)
    begin(guest, lesson)
    bubble_of(guest, lesson.steps[0].id)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Stay").click()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_text("Leave the lesson?").wait_for()
    guest.page.keyboard.press("Escape")
    comes_home(guest, lesson)


@pytest.mark.parametrize("id", LESSONS)
def test_who_is_new_to_a_game_is_offered_its_lesson_at_a_telephone_too(
    come: Callable[..., Guest], id: str
) -> None:
    guest, lesson = come(TELEPHONE), named(id)
    guest.arrive(speech("en", find(lesson.game)).say("game-title"))
    guest.page.get_by_text("New to this game?").wait_for()
    begin(guest, lesson)
    bubble = bubble_of(guest, lesson.steps[0].id)
    bubble.get_by_role("button", name="Skip", exact=True).tap()
    bubble.get_by_role("button", name="Leave", exact=True).tap()
    comes_home(guest, lesson)
