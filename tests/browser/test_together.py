"""Several people: two browsers, one screen for two hands, a page that comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.guest import Guest, play_together, text_of

pytestmark = pytest.mark.slow


def test_two_browsers_and_a_bot_finish_a_game(come: Callable[..., Guest]) -> None:
    host, friend = come(), come()
    host.sit_down("You", "Open", "Bot")
    friend.accept(host.invitation(), "Marta")
    host.page.locator(".others").get_by_text("Marta").wait_for()
    play_together([host, friend], Guest.by_mouse)
    assert host.final_scores() == friend.final_scores()


def test_what_was_said_aloud_is_gone_behind_the_curtain_and_at_the_next_table(guest: Guest) -> None:
    guest.sit_down("You", "You", "Bot")
    page, voice = guest.page, guest.page.get_by_role("log")
    page.get_by_role("button", name="I am").click()
    guest.wait_to_be_asked()
    voice.locator("p").first.wait_for(state="attached")
    guest.seal(Guest.by_mouse)
    page.locator(".curtain").wait_for()
    assert voice.locator("p").count() == 0, "the next hand hears nothing of this one"
    page.get_by_role("button", name="I am").click()
    guest.wait_to_be_asked()
    voice.locator("p").first.wait_for(state="attached")
    page.goto(f"{guest.base}/#/")
    page.get_by_role("button", name="Start", exact=True).wait_for()
    assert voice.locator("p").count() == 0


def test_the_curtain_falls_between_two_hands(guest: Guest) -> None:
    guest.sit_down("You", "You", "Bot")
    page = guest.page
    lifted: set[str] = set()
    for _ in range(400):
        page.locator(".curtain, .prompt.asked, .end").first.wait_for()
        if guest.over:
            break
        if page.locator(".curtain").count():
            assert page.locator(".table").count() == 0
            button = page.get_by_role("button", name="I am")
            lifted.add(button.inner_text())
            button.click()
        else:
            guest.seal(Guest.by_keyboard)
    assert len(lifted) == 2
    assert guest.over


def test_a_reload_keeps_a_sealed_choice(come: Callable[..., Guest]) -> None:
    host, friend = come(), come()
    host.sit_down("You", "Open", "Bot")
    friend.accept(host.invitation(), "Marta")
    host.wait_to_be_asked()
    card = host.page.locator("button.legal").nth(1).get_attribute("aria-label") or ""
    host.page.get_by_role("button", name=card).first.click()
    host.primary.click()
    host.page.get_by_text(f"Sealed: {card}").wait_for()
    host.page.reload()
    host.page.get_by_text(f"Sealed: {card}").wait_for()
    friend.wait_to_be_asked()
    friend.seal(Guest.by_mouse)
    host.page.get_by_role("list", name="Log").get_by_text(
        card.removeprefix("Play ")
    ).first.wait_for()


def test_a_choice_made_while_the_network_is_cut_arrives_once(guest: Guest) -> None:
    cut = False
    open_now: list[WebSocketRoute] = []

    def carry(socket: WebSocketRoute) -> None:
        if cut:
            socket.close(code=1012)
        else:
            open_now.append(socket)
            socket.connect_to_server()

    guest.page.route_web_socket("**/socket*", carry)
    guest.sit_down("You", "Bot", "Bot")
    guest.wait_to_be_asked()
    before = guest.at
    cut = True
    for socket in open_now:
        socket.close(code=1012)
    guest.page.get_by_text("Connection lost").first.wait_for()
    guest.by_mouse()
    assert guest.at == before
    cut = False
    guest.page.wait_for_function(
        "before => Number(document.querySelector('.table').dataset.at) > before", arg=before
    )
    guest.wait_to_be_asked()
    log = guest.page.get_by_role("list", name="Log")
    while "Round 2 begins." not in text_of(log):  # a reaction may be asked for before
        guest.seal(Guest.by_mouse)
        guest.wait_to_be_asked()
    assert text_of(log).count("Round 2 begins.") == 1


def test_the_language_changes_during_play(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    guest.wait_to_be_asked()
    page = guest.page
    for language, settings, question in (
        ("Polski", "Settings", "Wybierz"),
        ("Русский", "Ustawienia", "Выберите"),
    ):
        page.get_by_role("button", name=settings).click()
        page.get_by_role("button", name=language).click()
        page.keyboard.press("Escape")
        page.locator(".prompt .sentence").get_by_text(question).wait_for()
        assert "[" not in page.locator(".table").inner_text()
    guest.seal(Guest.by_mouse)
    guest.wait_to_be_asked()


def test_a_spectator_sees_no_hand(come: Callable[..., Guest]) -> None:
    host, spectator = come(), come()
    host.sit_down("You", "Bot", "Bot")
    spectator.page.goto(host.page.url)
    spectator.page.locator(".table").wait_for()
    assert spectator.page.locator("button.legal").count() == 0
    assert spectator.page.get_by_role("region", name="Your sheet and hand").count() == 0


def test_why_not_names_the_clause(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    page = guest.page
    guest.wait_to_be_asked()
    guest.seal(Guest.by_mouse)
    guest.wait_to_be_asked()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Why not?").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("searchbox", name="Search the rules").fill("hosted upgrade")
    page.locator("dialog [data-clause='round.stalemate'].hit").wait_for()
    assert page.locator("dialog .hit").count() == 1
    assert page.get_by_text("round.stalemate").count() == 0
