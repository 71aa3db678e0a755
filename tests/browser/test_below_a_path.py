"""A server that a proxy shows below a path, in Chromium: page, requests, socket, invitation."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import serving
from tests.browser.guest import Guest
from tests.table.proxy import BELOW, proxy

pytestmark = pytest.mark.slow


@pytest.fixture
def below(tmp_path: Path) -> Iterator[str]:
    """The address of a server behind a proxy, which runs beside the browser."""
    addresses: list[str] = []
    ready, loop, done = threading.Event(), asyncio.new_event_loop(), asyncio.Event()

    async def show(target: str) -> None:
        async with proxy(target) as address:
            addresses.append(address)
            ready.set()
            await done.wait()

    with serving(tmp_path, "--root-path", BELOW) as target:
        beside = threading.Thread(target=lambda: loop.run_until_complete(show(target)))
        beside.start()
        ready.wait()
        yield addresses[0] + "/"
        loop.call_soon_threadsafe(done.set)
        beside.join()
        loop.close()


def test_two_sit_down_below_a_path(browser: Browser, below: str) -> None:
    ada, bea = Guest(browser, below), Guest(browser, below)
    ada.sit_down("You", "Open", "Bot")
    invitation = ada.invitation()
    assert invitation.startswith(below)
    bea.accept(invitation, "Bea")
    for guest in (ada, bea):
        guest.wait_to_be_asked()
        guest.seal(Guest.by_mouse)
        assert guest.complaints == []
        guest.context.close()
