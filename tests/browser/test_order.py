"""A public house in the browser: a listed table, a muted line, a report and its keeper."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser

from duskmoot.table.store.sqlite import FILE
from tests.browser.conftest import serving
from tests.browser.guest import DESKTOP, TELEPHONE, Guest

pytestmark = pytest.mark.slow
both_sizes = pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])


def assert_accessible(guest: Guest) -> None:
    results = Axe().run(guest.page)
    assert results.violations_count == 0, results.generate_report()


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[tuple[Callable[..., Guest], Path]]:
    """A server of its own, for its lobby is everybody's."""
    guests: list[Guest] = []
    with serving(tmp_path) as base:

        def come(size: tuple[int, int] = DESKTOP) -> Guest:
            guests.append(Guest(browser, base, size))
            return guests[-1]

        yield come, tmp_path / FILE
        complaints = [complaint for guest in guests for complaint in guest.complaints]
        for guest in guests:
            guest.context.close()
    assert complaints == []


def set_table(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Table", exact=True).click()


def talk(guest: Guest, text: str) -> None:
    if guest.page.locator(".talk").count() == 0:
        guest.page.get_by_role("navigation").get_by_role("button", name="Log").click()
    guest.page.get_by_label("Say something to the table").fill(text)
    guest.page.keyboard.press("Enter")


def becomes_keeper(file: Path, name: str) -> None:
    """As the command line does, for somebody with a passkey."""
    db = sqlite3.connect(file, timeout=20.0)
    (guest,) = db.execute("select id from guest where name = ?", (name,)).fetchone()
    db.execute("insert into passkey values ('key', ?, x'00', 0, '', 0, 0)", (guest,))
    db.execute("insert into keeper values (?, 0)", (guest,))
    db.commit()
    db.close()


def test_from_the_lobby_to_the_keepers(house: tuple[Callable[..., Guest], Path]) -> None:
    come, file = house
    host, friend, keeper = come(), come(), come()
    host.sit_down("You", "Open", "Open")
    set_table(host)
    host.page.get_by_label("Show open seats in the lobby").check()
    assert_accessible(host)
    host.page.keyboard.press("Escape")
    friend.page.goto(friend.base)
    friend.page.get_by_role("region", name="Tables with open seats").get_by_role("link").click()
    friend.page.locator(".table").wait_for()
    set_table(friend)
    friend.page.get_by_role("button", name="Sit down").first.click()
    friend.page.locator("dialog .who").filter(has_text="you").first.wait_for()
    friend.page.keyboard.press("Escape")
    talk(friend, "rude words")
    host.page.get_by_text("rude words").first.wait_for()
    host.page.get_by_role("button", name="About this line").click()
    host.page.get_by_label("What is wrong").fill("so rude")
    host.page.get_by_role("button", name="Send to the keepers").click()
    host.page.get_by_text("The keepers will look at it.").first.wait_for()
    assert_accessible(host)
    host.page.get_by_role("button", name="Do not hear").click()
    host.page.get_by_text("(not heard)").wait_for()
    assert host.page.locator(".talk").get_by_text("rude words").count() == 0
    keeper.page.goto(keeper.base)
    keeper.page.get_by_role("button", name="Start", exact=True).wait_for()
    keeper.context.request.put(
        f"{keeper.base}/api/me", data={"name": "Kay"}, headers={"Origin": keeper.base}
    )
    becomes_keeper(file, "Kay")
    keeper.page.goto(f"{keeper.base}/#/me")
    keeper.page.reload()
    keeper.page.get_by_role("link", name="Reports").click()
    keeper.page.get_by_text("rude words").wait_for()
    keeper.page.get_by_label("Reason, which the person reads").fill("Be kind.")
    assert_accessible(keeper)
    keeper.page.get_by_role("button", name="Silence").click()
    keeper.page.get_by_text("Nothing to look at.").wait_for()
    friend.page.goto(f"{friend.base}/#/me")
    friend.page.get_by_text("Be kind.").wait_for()
    friend.page.get_by_label("Your answer").fill("Sorry")
    assert_accessible(friend)
    friend.page.get_by_role("button", name="Answer, once").click()
    friend.page.get_by_text("Your answer: Sorry").wait_for()
    host.page.goto(f"{host.base}/#/me")
    host.page.get_by_role("button", name="Hear again").click()
    host.page.get_by_role("button", name="Hear again").wait_for(state="detached")


def test_two_newcomers_are_never_called_alike(
    house: tuple[Callable[..., Guest], Path],
) -> None:
    come, _ = house
    host, friend, invited = come(), come(), come()
    for guest in (host, friend, invited):
        guest.context.add_init_script("Math.random = () => 0")
    host.sit_down("You", "Open", "Open")
    set_table(host)
    host.page.get_by_label("Show open seats in the lobby").check()
    invitation = host.page.get_by_label("Invitation").input_value()
    friend.page.goto(friend.base)
    friend.page.get_by_role("region", name="Tables with open seats").get_by_role("link").click()
    set_table(friend)
    friend.page.get_by_role("button", name="Sit down").first.click()
    friend.page.locator("dialog .who").filter(has_text="you").first.wait_for()
    invited.page.goto(invitation)
    invited.page.get_by_role("button", name="Sit down").click()
    names = host.page.locator("dialog .who strong")
    host.page.locator("dialog .who").get_by_text("open").wait_for(state="detached")
    assert len(set(names.all_inner_texts())) == 3


@both_sizes
def test_the_door_and_the_lobby(
    house: tuple[Callable[..., Guest], Path], size: tuple[int, int]
) -> None:
    come, _ = house
    host, other = come(size), come(size)
    host.sit_down("You", "Open", "Open")
    set_table(host)
    host.page.get_by_label("Show open seats in the lobby").check()
    host.page.get_by_role("button", name="Report…").click()
    before = host.page.get_by_label("Invitation").input_value()
    host.page.get_by_role("button", name="New invitation").click()
    host.page.wait_for_function(
        "before => document.querySelector('.invite input').value !== before", arg=before
    )
    assert_accessible(host)
    other.page.goto(other.base)
    other.page.get_by_role("region", name="Tables with open seats").wait_for()
    assert_accessible(other)
