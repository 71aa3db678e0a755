"""The start page: what a guest decides by is in sight before anything is scrolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from duskmoot.speech import LANGUAGES
from tests.browser.guest import DESKTOP, TELEPHONE, Guest

pytestmark = pytest.mark.slow

TABLET: Final = (1024, 768)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
LOWEST: Final = """wanted => Math.max(...[...document.querySelectorAll(wanted)].map(
    (seen) => seen.getBoundingClientRect().bottom))"""
WRAPPED: Final = """() => [...document.querySelectorAll(".facts > span")]
    .filter((fact) => fact.getBoundingClientRect().height > 26).map((fact) => fact.textContent)"""


def arrive(guest: Guest, language: str) -> None:
    guest.page.add_init_script(f"""localStorage.duskmoot = '{{"language": "{language}"}}'""")
    guest.page.goto(guest.base)
    guest.page.locator(".begin .primary").wait_for()
    guest.page.evaluate("() => document.fonts.ready")


@in_every_language
def test_games_seats_and_start_are_above_the_fold(guest: Guest, language: str) -> None:
    arrive(guest, language)
    for game in guest.page.locator(".game").all():
        game.get_by_role("button").click()
        game.locator(".chosen").wait_for()
        assert guest.page.locator(".facts > span").count() == 12, "seats, time and weight of four"
        for wanted in (".facts", ".seat .takers", ".begin .primary"):
            assert guest.page.evaluate(LOWEST, wanted) <= DESKTOP[1], wanted
        assert guest.page.evaluate(WRAPPED) == []


@in_every_language
def test_a_tablet_shows_all_games_in_one_row(come: Callable[..., Guest], language: str) -> None:
    guest = come(TABLET)
    arrive(guest, language)
    boxes = [game.bounding_box() for game in guest.page.locator(".game").all()]
    assert len({box["y"] for box in boxes if box}) == 1
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= TABLET[0]


def test_a_telephone_starts_without_scrolling(come: Callable[..., Guest]) -> None:
    guest = come(TELEPHONE)
    arrive(guest, "en")
    assert guest.page.evaluate(LOWEST, ".begin .primary") <= TELEPHONE[1]
    guest.page.get_by_role("button", name="Start", exact=True).tap()
    guest.page.locator(".table").wait_for()


def test_a_cover_leads_to_the_pages_about_its_game(guest: Guest) -> None:
    arrive(guest, "en")
    guest.page.get_by_role("link", name="How to play: Blood Rage").click()
    guest.page.get_by_role("heading", name="Blood Rage").first.wait_for()


def test_beside_a_chapter_of_the_rules_its_words_are_explained(guest: Guest) -> None:
    guest.page.goto(f"{guest.base}/#/learn/fury_of_dracula/rules/search")
    words = guest.page.locator(".glossary")
    words.get_by_text("Hideout", exact=True).wait_for()
    guest.page.get_by_label("Search the rules").fill("fog")
    guest.page.get_by_role("heading", name="Also found").wait_for()
    assert words.count() == 0, "what was found takes their place"
