"""A real server with the built client, and a real Chromium."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.guest import DESKTOP, Guest

SERVER: Final = Path(__file__).with_name("server.py")
WHOLE: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM: Final = ("chromium-headless-shell", *WHOLE)
"""First the same engine without windows and tool bars: a third less work."""
QUIET: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that lives as long as these tests."""
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


@contextmanager
def serving(data: Path, *options: str) -> Iterator[str]:
    """The address of a server, for as long as it is needed."""
    command = [sys.executable, str(SERVER), "--port", "0", "--thinkers", "1", *options]
    with subprocess.Popen(
        [*command, "--data", str(data), "--language", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        address = ""
        for line in server.stdout:
            found = re.search(r"http://[\d.]+:\d+", line)
            if found:
                address = found[0]
                break
        assert address, "the server did not come up"
        try:
            yield address
        finally:
            server.terminate()
            server.stdout.read()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, CHROMIUM) as chromium:
        yield chromium


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can show notifications, which the engine alone cannot."""
    with launched(playwright, WHOLE) as chromium:
        yield chromium


@contextmanager
def launched(playwright: Playwright, names: tuple[str, ...]) -> Iterator[Browser]:
    found = [path for name in names if (path := shutil.which(name))]
    if not found:
        pytest.skip(f"none of these is on this machine: {', '.join(names)}")
    chromium = playwright.chromium.launch(executable_path=found[0], args=QUIET)
    yield chromium
    chromium.close()


@pytest.fixture
def come(browser: Browser, base: str) -> Iterator[Callable[..., Guest]]:
    """Makes guests; at the end nobody's console may have complained."""
    guests: list[Guest] = []

    def one_more(size: tuple[int, int] = DESKTOP) -> Guest:
        guests.append(Guest(browser, base, size))
        return guests[-1]

    yield one_more
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert complaints == []


@pytest.fixture
def guest(come: Callable[..., Guest]) -> Guest:
    return come()
