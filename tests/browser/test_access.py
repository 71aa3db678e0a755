"""What a screen reader and an axe scan find on every page: nothing to complain about."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.guest import DESKTOP, TELEPHONE, Guest, text_of

pytestmark = pytest.mark.slow
both_sizes = pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])


def assert_accessible(guest: Guest) -> None:
    results = Axe().run(guest.page)
    assert results.violations_count == 0, results.generate_report()


@both_sizes
def test_the_start_page(come: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = come(size)
    guest.arrive()
    assert_accessible(guest)


@both_sizes
def test_the_pages_about_a_game(come: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = come(size)
    guest.page.goto(f"{guest.base}/#/learn/heritage")
    for lesson in ("In one page", "Rules", "Cards", "Words"):
        guest.page.get_by_role("link", name=lesson, exact=True).click()
        guest.page.locator("main > *").first.wait_for()
        guest.page.get_by_role("link", name=lesson, exact=True).and_(
            guest.page.locator("[aria-current]")
        ).wait_for()
        assert_accessible(guest)
    guest.page.goto(f"{guest.base}/#/learn/heritage/rules/turn.asset")
    guest.page.locator("[data-clause='turn.asset'].hit").wait_for()
    assert guest.page.get_by_text("turn.asset").count() == 0


@both_sizes
def test_the_table_and_its_panels(come: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = come(size)
    guest.sit_down("You", "Bot", "Open")
    guest.wait_to_be_asked()
    assert_accessible(guest)
    if size == TELEPHONE:
        for tab in guest.page.get_by_role("navigation").get_by_role("button").all():
            tab.click()
            assert_accessible(guest)
    guest.page.keyboard.press("?")
    assert_accessible(guest)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Table", exact=True).click()
    assert_accessible(guest)
    for panel in ("Rules", "Settings"):
        guest.page.get_by_role("dialog").get_by_role("button", name=panel).click()
        guest.page.get_by_role("dialog", name=panel).wait_for()
        assert_accessible(guest)
        guest.page.keyboard.press("Escape")
        guest.page.get_by_role("button", name="Table", exact=True).click()


@both_sizes
def test_a_word_of_the_help_explains_itself(
    come: Callable[..., Guest], size: tuple[int, int]
) -> None:
    guest = come(size)
    guest.sit_down("You", "Bot", "Open")
    guest.wait_to_be_asked()
    word = guest.page.locator(".prompt .help").get_by_role("button", name="Blood Echoes")
    told = guest.page.get_by_role("tooltip").filter(has_text="The blood of an enemy")
    assert not told.is_visible()
    word.focus()
    told.wait_for()
    assert_accessible(guest)
    guest.page.keyboard.press("Escape")
    told.wait_for(state="hidden")
    guest.page.keyboard.press("Enter")
    told.wait_for()
    assert guest.asked  # its keys choose and send nothing


@both_sizes
def test_a_table_with_more_contrast(come: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = come(size)
    guest.page.emulate_media(contrast="more", reduced_motion="reduce")
    guest.sit_down("You", "Bot", "Open")
    guest.wait_to_be_asked()
    assert guest.page.locator("html").get_attribute("data-contrast") == "more"
    assert_accessible(guest)


@both_sizes
def test_a_table_drawn_as_text(come: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = come(size)
    guest.draw_as_text()
    guest.sit_down("You", "Bot", "Open")
    guest.wait_to_be_asked()
    assert_accessible(guest)


@both_sizes
def test_the_invitation_and_the_curtain(come: Callable[..., Guest], size: tuple[int, int]) -> None:
    host, friend = come(size), come(size)
    host.sit_down("You", "Open", "Bot")
    friend.page.goto(host.invitation())
    friend.page.get_by_role("button", name="Sit down").wait_for()
    assert_accessible(friend)
    friend.arrive()
    friend.set_seats("You", "You", "Bot")
    friend.start()
    friend.page.locator(".curtain").wait_for()
    assert_accessible(friend)


@both_sizes
def test_the_end_and_the_replay(come: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = come(size)
    guest.sit_down("You", "Bot", "Bot")
    guest.play_to_the_end(Guest.by_keyboard)
    assert_accessible(guest)
    guest.page.get_by_role("button", name="Replay").click()
    guest.page.get_by_role("slider").wait_for()
    assert_accessible(guest)
    guest.page.get_by_role("button", name="Close", exact=True).click()
    guest.page.get_by_role("button", name="Analyse").click()
    if guest.telephone:
        guest.page.get_by_role("button", name="Players").click()
    guest.page.locator(".decisions ol button").first.wait_for()
    assert_accessible(guest)


def test_the_page_speaks_of_what_happens(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    guest.wait_to_be_asked()
    voice = guest.page.locator("[aria-live='polite']")
    assert voice.count() == 1
    assert "Choose an Action card" in text_of(voice)
    heard = ""
    while "Round 2 begins." not in heard:  # a reaction may be asked for before
        guest.seal(Guest.by_keyboard)
        guest.wait_to_be_asked()
        assert not guest.over
        heard += text_of(voice)
