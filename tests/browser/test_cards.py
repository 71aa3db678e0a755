"""Cards are never cut, can be read in full, and nothing that opens moves the board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Page

import duskmoot.games as _games
from duskmoot.kernel.game import find
from duskmoot.speech import LANGUAGES
from tests.browser.guest import DESKTOP, TELEPHONE, Guest
from tests.browser.scenes import Scenes

pytestmark = pytest.mark.slow

__all__ = ["_games"]

BLOOD_RAGE: Final = find("blood_rage")
FURY: Final = find("fury_of_dracula")
HERITAGE: Final = find("heritage")
GAMES: Final = ("bloodborne", "blood_rage", "fury_of_dracula")
SIZES: Final = ((84, 150), (118, 148), (158, 216))
"""As small as in a crowded hand, as in a combat, as on a telephone."""
RESIZED: Final = """([width, height]) => {
    for (const list of document.querySelectorAll("main ul")) {
        list.style.setProperty("--width", `${width}px`);
        list.style.setProperty("--height", `${height}px`);
    }
}"""
SHOW_ALL: Final = """() => {
    for (const card of document.querySelectorAll("li[data-card]"))
        card.style.contentVisibility = "visible";
}"""
PAINTED: Final = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
CUT: Final = """() => [...document.querySelectorAll(".place .card")].flatMap((card) => {
    const title = card.querySelector("strong").textContent;
    const found = [];
    const lines = [];
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent.trim() || node.parentElement.closest(".unseen")) continue;
        const text = node.parentElement.closest(".text");
        const clip = (text ?? card).getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
            if (text && line.top >= clip.bottom - 2) continue;  // a whole line that is left out
            lines.push(line);
            if (line.bottom > clip.bottom + 2 || line.right > clip.right + 2)
                found.push(`${title}: “${node.textContent.trim()}” is cut`);
        }
    }
    for (const part of card.querySelectorAll(".kind, strong"))
        if (part.scrollHeight > part.clientHeight + 2) found.push(`${title}: a line is hidden`);
    const text = card.querySelector(".text");
    const dots = card.querySelector("[data-more]");
    if (!dots && text.scrollHeight > text.clientHeight + 1) found.push(`${title}: no dots`);
    if (dots && text.clientHeight < 10) found.push(`${title}: no line of its text`);
    if (card.querySelector(".picture").clientHeight < 30) found.push(`${title}: a small picture`);
    for (const icon of card.querySelectorAll("svg")) {
        const box = icon.getBoundingClientRect();
        if (lines.some((line) => box.left < line.right - 2 && box.right > line.left + 2
            && box.top < line.bottom - 3 && box.bottom > line.top + 3))
            found.push(`${title}: a drawing over the text`);
    }
    return found;
})"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_cut(guest: Guest, game: str, language: str) -> None:
    page = guest.page
    page.add_init_script(f"""localStorage.duskmoot = '{{"language": "{language}"}}'""")
    page.goto(f"{guest.base}/#/learn/{game}/cards")
    page.locator(".place .card").first.wait_for()
    page.evaluate(SHOW_ALL)
    for size in SIZES:
        page.evaluate(RESIZED, list(size))
        page.evaluate("() => document.fonts.ready")
        page.evaluate(PAINTED)
        assert page.evaluate(CUT) == [], size


LEAVES: Final = """() => [...document.querySelectorAll("li[data-card]")].flatMap((card) => {
    const face = card.querySelector(".place > *");
    const box = face.getBoundingClientRect();
    const found = [];
    const lines = [];
    const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent.trim() || node.parentElement.closest(".unseen")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
            lines.push(line);
            if (line.bottom > box.bottom + 2 || line.right > box.right + 2)
                found.push(`${card.dataset.card}: “${node.textContent.trim()}” leaves its card`);
        }
    }
    for (const icon of face.querySelectorAll("svg")) {
        const drawn = icon.getBoundingClientRect();
        if (lines.some((line) => drawn.left < line.right - 2 && drawn.right > line.left + 2
            && drawn.top < line.bottom - 3 && drawn.bottom > line.top + 3))
            found.push(`${card.dataset.card}: a drawing over the text`);
    }
    return found;
})"""


@pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_of_heritage_is_cut(
    come: Callable[..., Guest], language: str, size: tuple[int, int]
) -> None:
    guest = come(size)
    page = guest.page
    page.add_init_script(f"""localStorage.duskmoot = '{{"language": "{language}"}}'""")
    page.goto(f"{guest.base}/#/learn/heritage/cards")
    page.locator("li[data-card]").first.wait_for()
    page.evaluate(SHOW_ALL)
    page.evaluate("() => document.fonts.ready")
    page.evaluate(PAINTED)
    assert page.locator("li[data-card]").count() > 200
    assert page.evaluate(LEAVES) == []


def board_box(page: Page) -> FloatRect | None:
    return page.locator(".board").bounding_box()


def test_the_list_lies_over_the_board(guest: Guest, tmp_path: Path) -> None:
    guest.come_back_to(Scenes(FURY, 2).played_to("start", seat=1), tmp_path, seat=1)
    before = board_box(guest.page)
    guest.page.keyboard.press("l")
    guest.page.locator("#choices").wait_for()
    assert board_box(guest.page) == before
    assert guest.page.locator(".table[data-many]").count() == 1, "59 places glow, none breathes"


def test_a_card_is_read_in_full_by_keyboard(guest: Guest, tmp_path: Path) -> None:
    guest.come_back_to(Scenes(BLOOD_RAGE, 4).played_to("draft"), tmp_path)
    page = guest.page
    cards = page.locator("[data-whole]")
    cards.nth(0).focus()
    page.keyboard.press("z")
    whole = page.locator("dialog[open] article")
    first = whole.locator("h2").inner_text()
    page.keyboard.press("ArrowRight")
    assert whole.locator("h2").inner_text() != first
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0


def test_an_intrigue_is_read_in_full_by_keyboard(guest: Guest, tmp_path: Path) -> None:
    guest.come_back_to(Scenes(HERITAGE, 2).played_to("sire"), tmp_path)
    page = guest.page
    page.locator(".own [data-whole]").first.focus()
    page.keyboard.press("z")
    assert "Requires:" in page.locator("dialog[open] article").inner_text()


def test_a_telephone_asks_with_the_cards_themselves(
    come: Callable[..., Guest], tmp_path: Path
) -> None:
    guest = come(TELEPHONE)
    guest.come_back_to(Scenes(BLOOD_RAGE, 4).played_to("commit"), tmp_path)
    page = guest.page
    assert page.locator(".choices .chip.face .text").first.is_visible()
    assert page.locator(".stakes").is_visible()
    page.get_by_role("button", name="Make the question smaller").click()
    assert page.locator(".choices").count() == 0
    page.get_by_role("button", name="Make the question larger").click()
    guest.seal(Guest.by_touch)


def test_a_telephone_shows_what_is_no_card_before_the_cards(
    come: Callable[..., Guest], tmp_path: Path
) -> None:
    guest = come(TELEPHONE)
    guest.come_back_to(Scenes(BLOOD_RAGE, 4).played_to("action"), tmp_path)
    chips = guest.page.locator(".choices .chip")
    cards = guest.page.locator(".choices .chip.face")
    assert 0 < cards.count() < chips.count()
    first = cards.first.bounding_box()
    assert first is not None
    for chip in guest.page.locator(".choices .chip:not(.face)").all():
        box = chip.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= first["x"]
        assert box["height"] < first["height"] / 2


def test_a_question_in_full_takes_the_whole_telephone(
    come: Callable[..., Guest], tmp_path: Path
) -> None:
    guest = come(TELEPHONE)
    guest.come_back_to(Scenes(BLOOD_RAGE, 4).played_to("draft"), tmp_path)
    guest.page.get_by_role("button", name="Make the question larger").tap()
    sheet, send = guest.page.locator(".prompt").bounding_box(), guest.primary.bounding_box()
    assert sheet is not None
    assert send is not None
    assert sheet["height"] > 600
    assert sheet["y"] + sheet["height"] - send["y"] - send["height"] < 20
    cards = guest.page.locator(".choices .chip.face")
    seen = [box for card in cards.all() if (box := card.bounding_box())]
    assert sum(box["y"] + box["height"] <= send["y"] for box in seen) >= 4
