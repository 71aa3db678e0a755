"""The browser says what `speech.py` says, letter for letter, in every language."""

from __future__ import annotations

from typing import Final

import pytest

import duskmoot.games as _games
from duskmoot.kernel.replay import load
from duskmoot.kernel.view import view
from duskmoot.speech import speech
from tests.browser.guest import Guest

__all__ = ["_games"]

pytestmark = pytest.mark.slow
LANGUAGES: Final = {"en": "English", "ru": "Русский", "pl": "Polski"}


def test_the_log_of_a_whole_game(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot")
    guest.play_to_the_end(Guest.by_keyboard)
    page = guest.page
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    more = page.get_by_role("button", name="Show the whole log")
    if more.count():
        more.click()
    table = page.url.rpartition("/")[2]
    saved = page.request.get(f"{guest.base}/api/tables/{table}/export").text()
    session, names = load(saved)
    story = view(session.state, 0).story
    assert len(story) > 50
    for language, button in LANGUAGES.items():
        page.locator("header.top button").nth(-2).click()
        page.get_by_role("button", name=button).click()
        page.keyboard.press("Escape")
        tongue = speech(language, session.game)
        called = [names[0], *tongue.names(3)[1:]]  # bots go by the names of the game
        spoken = [tongue.line(line, called) for line in story]
        lines = page.locator(".log .told")
        lines.filter(has_text=spoken[-1]).first.wait_for()
        shown = [text.strip() for text in lines.all_text_contents()]
        assert sorted(shown) == sorted(spoken)  # by turns, the newest first
