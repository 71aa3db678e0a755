"""Seats, undo, clocks and files: what goes on around the game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.guest import Guest

pytestmark = pytest.mark.slow


def rounds(guest: Guest) -> str:
    return guest.page.locator(".status").inner_text().replace("\u00a0", " ")


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
    host.page.get_by_text(re.compile("Round.2 begins")).first.wait_for()
    host.page.get_by_role("button", name="Undo").click()
    host.page.get_by_text("Waiting for: Marta").first.wait_for()
    friend.page.get_by_role("button", name="Agree").click()
    host.page.locator(".talk").get_by_text("taken back").wait_for()
    assert rounds(host).startswith("Round 1")


def test_a_seat_is_handed_to_a_bot_and_taken_back(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Open")
    page = guest.page
    page.get_by_role("button", name="Table", exact=True).click()
    mine = page.locator("dialog li").first
    mine.get_by_role("button", name="Hand to a bot").click()
    mine.get_by_role("button", name="Sit down").click()
    mine.get_by_role("button", name="Hand to a bot").wait_for()
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
    guest.page.get_by_label("Time for one decision").select_option("300")
    guest.start()
    assert re.search(r"[45]:\d\d", guest.page.get_by_role("timer").inner_text())


def test_a_saved_game_becomes_a_table_again(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    guest.wait_to_be_asked()
    guest.seal(Guest.by_mouse)
    guest.wait_to_be_asked()
    page = guest.page
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    saved = download.value.path()
    guest.arrive()
    page.locator("input[type=file]").set_input_files(saved)
    page.locator(".table").wait_for()
    assert re.search(r"Round.2", rounds(guest))
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
