"""Seats, undo, clocks and files: what goes on around the game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.guest import Guest, text_of

pytestmark = pytest.mark.slow


def rounds(guest: Guest) -> str:
    return text_of(guest.page.locator(".status"))


def test_alone_with_bots_an_undo_is_granted_at_once(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    guest.wait_to_be_asked()
    guest.seal(Guest.by_mouse)
    guest.wait_to_be_asked()
    guest.seal(lambda guest: guest.page.get_by_role("button", name="Undo").click())
    guest.wait_to_be_asked()
    assert rounds(guest).startswith("Round 1")


def test_an_undo_with_the_consent_of_the_other(come: Callable[..., Guest]) -> None:
    host, friend = come(), come()
    host.sit_down("You", "Open", "Bot")
    friend.accept(host.invitation(), "Marta")
    for guest in (host, friend):
        guest.wait_to_be_asked()
        guest.seal(Guest.by_mouse)
    host.page.get_by_role("list", name="Log").get_by_text("plays").first.wait_for()
    host.page.get_by_role("button", name="Undo").click()
    host.page.get_by_text("Waiting for: Marta").first.wait_for()
    friend.page.get_by_role("button", name="Agree").click()
    host.page.locator(".talk").get_by_text("undone").wait_for()
    assert rounds(host).startswith("Round 1")


def test_a_seat_is_handed_to_a_bot_and_taken_back(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Open")
    page = guest.page
    page.get_by_role("button", name="Table", exact=True).click()
    mine = page.locator("dialog li").first
    mine.get_by_role("button", name="Let a bot play").click()
    mine.get_by_role("button", name="Sit down").click()
    mine.get_by_role("button", name="Let a bot play").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("region", name="Your sheet and hand").wait_for()


def test_table_talk_reaches_the_other(come: Callable[..., Guest]) -> None:
    host, friend = come(), come()
    host.sit_down("You", "Open", "Bot")
    friend.accept(host.invitation(), "Marta")
    friend.page.get_by_label("Say something to the table").fill("I shoot, you swing.")
    friend.page.keyboard.press("Enter")
    host.page.locator(".talk").get_by_text("I shoot, you swing.").wait_for()


def test_the_clock_is_shown(guest: Guest) -> None:
    guest.arrive()
    guest.set_seats("You", "Bot", "Bot")
    guest.page.locator("details.options > summary").click()
    guest.page.get_by_label("Time for one decision").select_option("clock 300")
    guest.start()
    assert re.search(r"[45]:\d\d", guest.page.get_by_role("timer").inner_text())


def test_a_saved_game_becomes_a_table_again(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    guest.wait_to_be_asked()
    guest.seal(Guest.by_mouse)
    guest.wait_to_be_asked()
    page, reached = guest.page, rounds(guest)
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    saved = download.value.path()
    guest.arrive()
    page.locator("input[type=file]").set_input_files(saved)
    page.locator(".table").wait_for()
    assert rounds(guest) == reached
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator("dialog li").first.get_by_role("button", name="Sit down").click()
    page.keyboard.press("Escape")
    page.get_by_role("region", name="Your sheet and hand").wait_for()


def test_the_start_page_tells_whose_move_it_is(come: Callable[..., Guest]) -> None:
    host, friend = come(), come()
    host.sit_down("You", "Open", "Bot")
    friend.accept(host.invitation(), "Marta")
    host.wait_to_be_asked()
    host.seal(Guest.by_mouse)
    for guest, standing in ((host, "Waiting for: Marta"), (friend, "your move")):
        guest.page.goto(guest.base)
        guest.page.locator(".tables li").get_by_text(standing).wait_for()


def test_a_link_that_leads_nowhere_says_so(guest: Guest) -> None:
    guest.page.goto(f"{guest.base}/#/table/{'a' * 22}")
    guest.page.get_by_role("link", name="To the start page").wait_for()
    guest.complaints.clear()  # the browser itself reports the refused socket


def test_an_invitation_says_that_the_running_game_was_saved(come: Callable[..., Guest]) -> None:
    host, friend = come(), come()
    host.sit_down("You", "Bot", "Bot")
    page = host.page
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download():
        page.get_by_role("link", name="Save as a file").click()
    page.locator("dialog").get_by_text("was saved as a file").wait_for()
    page.locator("dialog li").nth(1).get_by_role("button", name="Make it open").click()
    invitation = page.get_by_label("Invitation").input_value()
    page.get_by_role("button", name="Close", exact=True).click()
    friend.page.goto(invitation)
    friend.page.get_by_text("was saved as a file").wait_for()
    friend.accept(invitation, "Marta")
    friend.page.get_by_role("button", name="Table", exact=True).click()
    friend.page.locator("dialog").get_by_text("was saved as a file").wait_for()


def test_the_table_shows_how_long_it_waits_for_somebody(come: Callable[..., Guest]) -> None:
    host, friend = come(), come()
    host.sit_down("You", "Open", "Bot")
    friend.accept(host.invitation(), "Marta")
    host.page.get_by_role("button", name="Table", exact=True).click()
    seat = host.page.locator("dialog li").nth(1)
    seat.get_by_text("at the table").wait_for()
    friend.page.close()
    seat.get_by_text(re.compile(r"can take over in\s1\d\d\ss")).wait_for()
    assert seat.get_by_role("button").count() == 0
