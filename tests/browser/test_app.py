"""The app in Chromium: its worker, the page without a connection, notices, and a game of weeks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from duskmoot.table.notices.push import new_key
from tests.browser.conftest import serving
from tests.browser.guest import TELEPHONE, Guest

pytestmark = pytest.mark.slow

READY = "async () => (await navigator.serviceWorker.ready).active.scriptURL"
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(n => [n.title, n.body, n.tag, n.data.table]);
}"""


@pytest.fixture
def pushing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that has a key for pushes."""
    monkeypatch.setenv("DUSKMOOT_PUSH_KEY", new_key())
    with serving(tmp_path) as address:
        yield address


def test_without_a_connection_a_page_says_so(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Guest(browser, address)
        ada.arrive()
        assert ada.page.evaluate(READY) == f"{address}/sw.js"
        kept = ada.page.evaluate("async () => (await caches.keys()).length")
        assert kept == 1
        requests = ada.page.evaluate(
            """async () => {
                const cache = await caches.open((await caches.keys())[0]);
                return (await cache.keys()).map(request => new URL(request.url).pathname);
            }"""
        )
        assert sorted(requests) == ["/candle.svg", "/offline.css", "/offline.html"]
    ada.page.reload()
    for words in ("There is no connection.", "Нет соединения.", "Brak połączenia."):
        expect(ada.page.get_by_role("heading", name=words)).to_be_visible()
    assert ada.page.evaluate("getComputedStyle(document.body).display") == "grid"
    ada.context.close()


def test_the_app_can_be_installed(guest: Guest) -> None:
    guest.arrive()
    answer = guest.page.request.get(f"{guest.base}/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        picture = guest.page.request.get(f"{guest.base}/{icon['src']}")
        assert picture.headers["content-type"] == "image/png"
    session = guest.context.new_cdp_session(guest.page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []


def deliver(page: Page, base: str, message: dict[str, Any]) -> None:
    """A push, as a push service would bring it."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    told = {"origin": base, "registrationId": found[-1], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", told)
    session.detach()


def test_two_pushes_of_one_table_are_one_notification(whole_browser: Browser, pushing: str) -> None:
    ada = Guest(whole_browser, pushing)
    ada.context.grant_permissions(["notifications"], origin=pushing)
    ada.arrive()
    ada.page.evaluate(READY)
    first = {"title": "Bloodborne", "body": "It is your turn.", "tag": "a", "table": "t1"}
    for told in ("It is your turn.", "A reminder: it is your turn."):
        deliver(ada.page, pushing, first | {"body": told})
        wanted = [["Bloodborne", told, "a", "t1"]]
        for _ in range(200):
            if ada.page.evaluate(SHOWN) == wanted:
                break
            ada.page.wait_for_timeout(100)
    assert ada.page.evaluate(SHOWN) == wanted
    assert ada.complaints == []
    ada.context.close()


def test_a_game_of_weeks_says_until_when_it_waits(come: Callable[..., Guest]) -> None:
    ada, bea = come(), come(TELEPHONE)
    ada.arrive()
    ada.set_seats("You", "Open", "Bot")
    ada.page.get_by_text("Table options").click()
    time = ada.page.get_by_label("Time for one decision")
    time.select_option(label="Days for a decision: 2, in reserve: 7")
    ada.page.get_by_label("When the days are used up").select_option("default")
    ada.start()
    bea.accept(ada.invitation(), "Bea")
    expect(bea.page.locator(".due")).to_have_count(0)
    bea.page.goto(f"{bea.base}/#/")
    ada.page.locator(".due").wait_for()
    assert "Decide by" in ada.page.locator(".due").inner_text()
    bea.page.reload()  # the server knows by now that they are gone
    bea.page.get_by_text(re.compile(r"your move · ")).first.wait_for()
    bea.page.wait_for_function("document.title === '(1) Duskmoot'")


def test_from_one_table_to_the_next(guest: Guest) -> None:
    guest.sit_down("You", "Open", "Open")
    guest.page.goto(f"{guest.base}/#/")
    guest.sit_down("You", "Open", "Open")
    guest.wait_to_be_asked()
    before = guest.page.url
    guest.seal(Guest.by_mouse)
    guest.page.get_by_role("link", name="Next table").click()
    guest.page.wait_for_url(re.compile(r"#/table/"))
    guest.page.locator(".prompt.asked").wait_for()
    assert guest.page.url != before


@pytest.mark.parametrize("size", [(1440, 900), TELEPHONE], ids=["desktop", "telephone"])
def test_the_page_about_notices(
    whole_browser: Browser, pushing: str, size: tuple[int, int], tmp_path: Path
) -> None:
    ada = Guest(whole_browser, pushing, size)
    ada.sit_down("You", "Bot", "Bot")
    ada.page.goto(f"{pushing}/#/notices")
    ada.page.get_by_role("button", name="Turn on").wait_for()
    ada.page.get_by_label("From").select_option("21")
    ada.page.get_by_label("First day").fill("2099-01-05")
    ada.page.get_by_label("Last day").fill("2099-01-08")
    ada.page.get_by_role("button", name="Announce").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("must begin in the future")
    ada.page.reload()
    ada.page.get_by_label("From").wait_for()
    expect(ada.page.get_by_label("From")).to_have_value("21")
    found = Axe().run(ada.page)
    assert found.response["violations"] == []
    wide = ada.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0
    ada.page.screenshot(path=tmp_path / "notices.png", full_page=True)
    ada.context.close()
