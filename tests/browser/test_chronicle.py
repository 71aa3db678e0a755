"""The chronicle of Heritage in Chromium: founded, played, sealed, left and come back to."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import duskmoot.games as _games
from duskmoot.chronicle import chain, file, inscriptions
from duskmoot.chronicle.book import Chronicle, Heir
from duskmoot.kernel.acts import DONE
from duskmoot.kernel.flow import legal
from duskmoot.kernel.game import find
from duskmoot.kernel.replay import Session
from tests.browser.guest import DESKTOP, TELEPHONE, Guest, play_together, text_of
from tests.browser.test_access import assert_accessible

__all__ = ["_games"]

TABLET: Final = (1024, 768)
PAGES: Final = ["book", "heirs", "world", "lineage", "library", "statistics"]
LANGUAGES: Final = ["en", "ru", "pl"]
CHARACTERS: Final = ["Brother Cassian", "Adelheid", "Matouš", "Violante Ferro"]
READ: Final = 90_000
"""Milliseconds in which the server replays every chapter of a file."""
pytestmark = pytest.mark.slow


# A chronicle that has been played for a while, as a file.


@cache
def played(chapters: int) -> str:
    """Four heirs, the last of them absent every fifth time; all play at random."""
    game = find("heritage")
    roster = [Heir("Oto", bot="random"), Heir("Marta"), Heir("Paweł"), Heir("Ines")]
    book: Chronicle = chain.found(
        game, "a-chronicle-of-tests-0", "The Thursday Court", roster, {}, bytes(range(32))
    )
    for number, name in enumerate(CHARACTERS):
        book = inscriptions.inscribe(book, "heir", number, name, number)
    saves: dict[tuple[int, int], str] = {}
    chance = random.Random(5)
    for chapter in range(1, chapters + 1):
        present = [0, 1, 2, 3] if chapter % 5 else [0, 1, 2]
        link, setting = chain.begin(book, present)
        book = chain.with_link(book, link)
        session = Session(setting)
        while not session.state.over:
            seat = session.state.asked[0]
            acts = [act for act in legal(session.state, seat) if act != DONE]
            session.play(seat, chance.choice(acts or [DONE]))
        link = chain.seal(book, link, session.state)
        saves[chapter, link.attempt] = session.save([book.roster[heir].name for heir in present])
        book = chain.with_link(book, link)
        [(_, agent, _), *_] = link.page["ascended"] or [(0, -1, 0)]
        if agent >= 0:
            book = inscriptions.inscribe(book, "vampire", agent, f"Nello {chapter}", 0)
    return file.export(book, saves)


def open_chronicle(guest: Guest, folder: Path, chapters: int) -> str:
    """The file becomes a chronicle; its address without a page."""
    saved = folder / "chronicle.json"
    saved.write_text(played(chapters), "utf-8")
    guest.arrive("Heritage")
    guest.page.locator("input[type=file]").set_input_files(saved)
    guest.page.locator(".chronicle").wait_for(timeout=READ)
    return guest.page.url


def turn_to(guest: Guest, address: str, page: str) -> None:
    guest.page.goto(address if page == "book" else f"{address}/{page}")
    guest.page.locator(f".chronicle[data-part={page}] main > *").first.wait_for()


def speak(guest: Guest, language: str) -> None:
    guest.page.evaluate(
        "language => localStorage.setItem('duskmoot', JSON.stringify({language}))", language
    )
    guest.page.reload()
    guest.page.locator(".chronicle").wait_for()


# Playing.


def found(host: Guest, *takers: str) -> None:
    """The four questions; bots play at random."""
    page = host.page
    host.arrive("Heritage")
    page.get_by_role("button", name="A chronicle").click()
    page.get_by_role("link", name="Four questions").click()
    places = page.locator(".who fieldset")
    for n, taker in enumerate(takers):
        places.nth(n).get_by_text(taker, exact=True).last.click()
        if taker == "Bot":
            places.nth(n).get_by_role("combobox").select_option("random 2")
    page.get_by_role("textbox", name="Its name").fill("The Thursday Court")
    page.get_by_role("button", name="Found the chronicle").click()
    page.locator(".chronicle").wait_for()


def keep_return_link(guest: Guest) -> str:
    link = guest.page.get_by_label("Return link of").input_value()
    guest.page.get_by_role("button", name="I have kept it").click()
    return link


def name_character(guest: Guest, name: str) -> None:
    page = guest.page
    page.get_by_role("link", name="Heirs").click()
    page.get_by_label("Character", exact=True).fill(name)
    page.get_by_label("Title, invented").fill("Confessor of the Empty Chapel")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name=name).wait_for()
    page.get_by_role("link", name="Book").click()


def test_a_group_founds_plays_a_chapter_and_comes_back(come: Callable[..., Guest]) -> None:
    host, friend, elsewhere = come(), come(), come(TELEPHONE)
    found(host, "Bot", "Bot", "Open", "You")
    keep_return_link(host)
    host.page.get_by_text("Invite an heir").click()
    invitation = host.page.get_by_label("Invitation to the chronicle").input_value()

    friend.page.goto(invitation)
    friend.page.get_by_label("Your name").fill("Marta")
    friend.page.get_by_role("button", name="Become this heir").click()
    friend.page.locator(".chronicle").wait_for()
    way_back = keep_return_link(friend)
    name_character(friend, "Adelheid")
    name_character(host, "Violante Ferro")

    begin(host)
    friend.page.get_by_role("link", name="Go to the table").wait_for()
    assert "[" not in text_of(friend.page.locator(".timeline")), "the prologue opens nothing yet"
    friend.page.get_by_role("link", name="Go to the table").click()
    friend.page.locator(".table").wait_for()
    assert_accessible(host)
    assert "Violante Ferro" in text_of(host.page.locator(".sheet"))
    play_together([host, friend], Guest.by_keyboard)

    for guest in (host, friend):
        guest.page.locator(".end").get_by_role("link", name="To the chronicle").click()
        guest.page.get_by_role("heading", name="Rhodes, 1306").wait_for()
    assert text_of(host.page.locator(".page table")) == text_of(friend.page.locator(".page table"))
    host.page.get_by_role("button", name="Bloodlines").click()
    assert host.page.locator(".trees section").count() == 4

    elsewhere.page.goto(way_back)
    elsewhere.page.get_by_role("button", name="Take my seat here").click()
    elsewhere.page.get_by_role("heading", name="Rhodes, 1306").wait_for()
    elsewhere.page.get_by_role("link", name="Heirs").click()
    assert "you" in text_of(elsewhere.page.locator(".sheet", has_text="Adelheid").locator(".who"))
    assert not friend.page.locator(".sheet", has_text="Change").count()

    begin(host, absent="Berta")
    seats = host.page.locator(".others .panel, .summary")
    seats.first.wait_for()
    assert not [seat for seat in seats.all() if "Berta" in text_of(seat)]


def test_the_host_shows_out_a_stranger(come: Callable[..., Guest]) -> None:
    host, stranger = come(), come()
    found(host, "Bot", "Bot", "Open", "You")
    keep_return_link(host)
    host.page.get_by_text("Invite an heir").click()
    invitation = host.page.get_by_label("Invitation to the chronicle")
    before = invitation.input_value()
    stranger.page.goto(before)
    stranger.page.get_by_label("Your name").fill("Marta")
    stranger.page.get_by_role("button", name="Become this heir").click()
    keep_return_link(stranger)

    press_twice(host, "Show Marta out")
    assert invitation.input_value() != before
    stranger.page.get_by_role("link", name="Heirs").click()
    stranger.page.get_by_label("Character", exact=True).wait_for(state="detached")


def begin(host: Guest, absent: str = "") -> None:
    page = host.page
    page.get_by_role("button", name="Begin chapter").click()
    dialog = page.get_by_role("dialog")
    if absent:
        dialog.get_by_label(absent).uncheck()
    dialog.get_by_role("button", name="Begin", exact=True).click()
    page.locator(".table").wait_for()


# The pages.


@pytest.mark.parametrize("size", [DESKTOP, TABLET, TELEPHONE], ids=["desktop", "tablet", "phone"])
def test_every_page_speaks_three_languages_and_fits(
    come: Callable[..., Guest], tmp_path: Path, size: tuple[int, int]
) -> None:
    guest = come(size)
    address = open_chronicle(guest, tmp_path, 7)
    for language in LANGUAGES:
        speak(guest, language)
        for page in PAGES:
            turn_to(guest, address, page)
            assert "[" not in text_of(guest.page.locator(".chronicle")), (language, page)
            wide = guest.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= size[0], (language, page, wide)
            if language == "en" and size != TABLET:
                assert_accessible(guest)


def test_the_menu_and_the_four_questions_can_be_read_by_everybody(
    guest: Guest, tmp_path: Path
) -> None:
    open_chronicle(guest, tmp_path, 2)
    open_menu(guest)
    assert_accessible(guest)
    guest.page.goto(f"{guest.base}/#/found/heritage")
    guest.page.locator("#founding").wait_for()
    assert_accessible(guest)


def test_what_the_menu_offers_happens(guest: Guest, tmp_path: Path) -> None:
    """A page is struck, a chapter abandoned, a vampire named, an heir leaves."""
    address = open_chronicle(guest, tmp_path, 2)
    page = guest.page
    press_twice(guest, "Strike chapter 2")
    page.get_by_role("button", name="Begin chapter 2").wait_for()
    page.get_by_text("Invite an heir").click()
    page.goto(page.get_by_label("Invitation to the chronicle").input_value())
    page.get_by_label("Your name").fill("Marta")
    page.get_by_role("button", name="Become this heir").first.click()
    page.locator(".chronicle").wait_for()
    keep_return_link(guest)
    begin(guest)
    page.goto(address)
    press_twice(guest, "Abandon chapter 2")
    page.get_by_role("button", name="Begin chapter 2").wait_for()

    turn_to(guest, address, "lineage")
    page.get_by_text("as a list").click()
    page.locator(".all button").filter(has_not_text="Nello").first.click()
    page.get_by_label("Give it a name").fill("Old Nello")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("heading", name="Old Nello").wait_for()

    press_twice(guest, "Marta: leave the chronicle")
    open_menu(guest)
    page.get_by_role("dialog").get_by_text("has left").wait_for()


def open_menu(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Chronicle", exact=True).click()
    guest.page.get_by_role("dialog").wait_for()


def press_twice(guest: Guest, name: str) -> None:
    """What cannot be taken back asks whether it is meant."""
    open_menu(guest)
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name=name).click()
    dialog.get_by_role("button", name="Not now").wait_for()
    dialog.get_by_role("button", name=name).click()
    dialog.get_by_role("button", name="Not now").wait_for(state="detached")
    guest.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_the_pages_by_keyboard_alone(guest: Guest, tmp_path: Path) -> None:
    open_chronicle(guest, tmp_path, 2)
    page = guest.page
    page.get_by_role("link", name="Lineage").focus()
    page.keyboard.press("Enter")
    page.locator(".lineage").wait_for()
    page.get_by_role("link", name="Book").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="2: London").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="London, 1338").wait_for()


def test_a_whole_chronicle_opens_and_ends_in_its_reckoning(guest: Guest, tmp_path: Path) -> None:
    address = open_chronicle(guest, tmp_path, 21)
    page = guest.page
    for name in (*PAGES[1:], "book"):
        page.get_by_role("link", name=name.capitalize()).click()
        page.locator(f".chronicle[data-part={name}] main > *").first.wait_for()
    turn_to(guest, address, "statistics")
    assert page.locator(".final tbody tr").count() > 10
    assert page.locator(".final .name").count() >= 1


def test_what_is_sealed_says_nothing_but_its_number(guest: Guest, tmp_path: Path) -> None:
    open_chronicle(guest, tmp_path, 2)
    timeline = text_of(guest.page.get_by_label("The chapters of the chronicle"))
    assert "Rhodes" in timeline
    assert "London" in timeline
    assert "Rotterdam" not in timeline
    assert "1370" not in timeline
    assert guest.page.get_by_role("img", name="Chapter 3, sealed").count() == 1
