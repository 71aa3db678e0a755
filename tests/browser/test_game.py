"""Whole games in Chromium, alone with bots: by mouse, by keyboard, by touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.browser.guest import TELEPHONE, Guest

pytestmark = pytest.mark.slow


def test_three_clicks_from_the_start_page_to_the_first_decision(guest: Guest) -> None:
    guest.arrive()
    page = guest.page
    page.get_by_role("button", name="Bloodborne").click()
    page.locator("fieldset.seat").first.get_by_text("You", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".prompt.asked").wait_for()
    assert page.get_by_role("region", name="The question").inner_text().startswith("Choose")
    assert page.locator("button.legal").count() == 5


def test_the_last_page_asks_again_for_an_account_that_was_lost(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    guest.page.route("**/account", lambda route: route.abort(), times=1)
    guest.play_to_the_end(Guest.by_keyboard)
    assert len(guest.final_scores()) == 3
    assert len(guest.complaints) == 1
    guest.complaints.clear()  # the browser's own, about the question that was lost


def test_a_whole_game_by_mouse_and_the_replay_after_it(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    assert guest.play_to_the_end(Guest.by_mouse) > 5
    page = guest.page
    assert len(guest.final_scores()) == 3
    page.get_by_role("button", name="Replay").click()
    scrubber = page.get_by_role("slider", name="Move of the game")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 10
    page.keyboard.press("Home")
    scrubber.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert page.get_by_text(f"3 / {last}").is_visible()
    page.keyboard.press("Shift+ArrowRight")
    assert not page.get_by_text(f"3 / {last}").is_visible(), "a scene further"
    page.get_by_role("button", name="To the end").click()
    assert page.get_by_text(f"{last} / {last}").is_visible()
    page.get_by_label("Through the eyes of").select_option("1")
    page.locator('section[aria-label="Your sheet and hand"]').get_by_text("Eileen").wait_for()


def test_own_decisions_are_weighed_and_a_press_goes_there(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    decisions = guest.play_to_the_end(Guest.by_keyboard)
    page = guest.page
    page.get_by_role("button", name="Analyse").click()
    listed = page.get_by_role("region", name="Your decisions")
    rows = listed.locator("ol button")
    rows.first.wait_for(timeout=300_000)  # the bot looks at it in idle time
    assert rows.count() <= decisions, "of the others nothing is listed"
    rows.first.click()  # others may come before it meanwhile
    at = listed.locator("[aria-current=true] .n").inner_text()
    assert page.get_by_role("slider", name="Move of the game").input_value() == at
    played = page.get_by_role("region", name="At this decision").locator("li.best, li.worse")
    played.first.wait_for()
    listed.get_by_role("button", name="Turning points").click()
    assert listed.get_by_role("listitem").count() <= 5


def test_a_whole_game_by_keyboard_alone(guest: Guest) -> None:
    guest.arrive()
    page = guest.page
    guest.set_seats("You", "Bot", "Bot")
    start = page.get_by_role("button", name="Start", exact=True)
    page.locator("body").press("Tab")
    for _ in range(60):
        if start.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
    assert guest.play_to_the_end(Guest.by_keyboard) > 5


def test_a_whole_game_on_a_telephone(come: Callable[..., Guest]) -> None:
    guest = come(TELEPHONE)
    guest.sit_down("You", "Bot", "Bot")
    assert guest.play_to_the_end(Guest.by_touch) > 5


def test_a_whole_game_on_the_board_that_knows_no_game(guest: Guest) -> None:
    guest.draw_as_text()
    guest.sit_down("You", "Bot", "Bot")
    guest.page.locator(".generic").wait_for()
    assert guest.play_to_the_end(Guest.by_mouse) > 5


CLIPPED: Final = """() => [...document.querySelectorAll('.hand .card, .played .who')]
    .filter((text) => text.offsetParent && (text.scrollHeight > text.clientHeight + 2
        || text.getBoundingClientRect().bottom > innerHeight))
    .map((text) => text.textContent)"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=["desktop", "tablet"])
def test_no_card_is_cut_off(come: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = come(size)
    guest.sit_down("You", "Bot", "Bot")
    for _ in range(8):
        guest.wait_to_be_asked()
        if guest.over:
            break
        assert guest.page.evaluate(CLIPPED) == []
        guest.seal(Guest.by_mouse)


@pytest.mark.parametrize("width", [360, 390, 768, 1024, 1440, 2560])
def test_nothing_is_wider_than_the_page(come: Callable[..., Guest], width: int) -> None:
    guest = come((width, 800))
    guest.arrive()
    assert_fits(guest, width)
    guest.start()
    guest.wait_to_be_asked()
    assert_fits(guest, width)


BEYOND: Final = """() => [...document.querySelectorAll('aside button')]
    .filter((button) => button.offsetParent
        && button.getBoundingClientRect().right > innerWidth)
    .map((button) => button.textContent)"""
"""The page does not scroll sideways: what lies beyond its edge is lost."""


def assert_fits(guest: Guest, width: int) -> None:
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width
    assert guest.page.evaluate(BEYOND) == []
