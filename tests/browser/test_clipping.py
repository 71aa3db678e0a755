"""On every page and board, on every screen and in every language, all words are seen whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import duskmoot.games as _games
from duskmoot.kernel.game import find
from duskmoot.kernel.replay import Session, load
from duskmoot.speech import LANGUAGES, speech
from tests.browser.clipping import cut_off
from tests.browser.guest import DESKTOP, NAMES, TELEPHONE, Guest
from tests.browser.scenes import Scenes, any_moment
from tests.browser.test_chronicle import PAGES, open_chronicle
from tests.browser.test_lessons import begin
from tests.lessons.robot import LESSONS as COACHED
from tests.lessons.robot import named

pytestmark = pytest.mark.slow

__all__ = ["_games"]

TABLET: Final = (1024, 768)
SCREENS: Final = {DESKTOP: [DESKTOP], TELEPHONE: [TABLET, TELEPHONE]}
"""By the browser, which has a mouse or is touched."""
by_browser = pytest.mark.parametrize("browser_size", SCREENS, ids=["mouse", "touch"])
LESSONS: Final = ["page", "rules", "cards", "words"]
ALONE: Final = ["me", "return", "notices", "found/heritage"]
SCENES: Final = Path(__file__).parents[2] / "docs" / "pictures" / "scenes"
RECORDED: Final = {
    "blood_rage": [("blood_rage", 0), ("telephone", 0)],
    "bloodborne": [("bloodborne", 0)],
    "fury_of_dracula": [("fury_of_dracula", 2)],
    "heritage": [("heritage", 0)],
}
"""By game: tables between good bots, and whose question it is."""
ASKED: Final = {
    "blood_rage": [(4, 0, "draft"), (2, 0, "late-card")],
    "bloodborne": [(4, 0, "take-upgrade")],
    "fury_of_dracula": [(2, 1, "choose"), (2, 1, "action"), (2, 0, "prowl"), (4, 1, "start")],
    "heritage": [(2, 0, "clan"), (3, 0, "ring"), (3, 0, "target"), (3, 0, "what-now")],
}
"""By game: how many sit down, whose question it is, and which."""
CHAPTERS: Final = 3
SPEAKS: Final = """language => {
    const kept = JSON.parse(localStorage.getItem("duskmoot") ?? "{}");
    localStorage.setItem("duskmoot", JSON.stringify({ ...kept, language }));
}"""


def with_names(g: Any) -> bool:
    """Much of the Trail is revealed: names stand there side by side."""
    return sum(bool(hideout.faceup) for hideout in g.trail) > 3


class Proof:
    """A guest who reads every page on every screen that the browser can have."""

    def __init__(self, guest: Guest, screens: list[tuple[int, int]]) -> None:
        self.guest = guest
        self.page = guest.page
        self.screens = screens
        self.found: list[str] = []

    def speak(self, language: str) -> None:
        self.language = language
        self.page.evaluate(SPEAKS, language)
        self.page.reload()

    def open(self, address: str, seen: str) -> None:
        self.page.evaluate("address => { location.hash = address }", f"#/{address}")
        self.page.locator(seen).first.wait_for()

    def read(self, page: str) -> None:
        for width, height in self.screens:
            self.page.set_viewport_size({"width": width, "height": height})
            self.found += [
                f"{page}, {self.language}, {width}: {found}" for found in cut_off(self.page)
            ]
            if width <= TELEPHONE[0] and not self.page.locator("dialog[open]").count():
                self.read_tabs(page)

    def read_table(self, name: str, session: Session, seat: int, folder: Path) -> None:
        self.guest.come_back_to(session, folder, seat)
        for language in LANGUAGES:
            self.speak(language)
            self.page.locator(".prompt.asked").wait_for()
            self.read(name)
        self.speak("en")

    def read_tabs(self, page: str) -> None:
        """The parts of a table that a telephone shows one at a time."""
        tabs = self.page.locator(".table nav button").all()
        for n, tab in enumerate(tabs[1:] + tabs[:1]):
            tab.click()
            self.found += [
                f"{page}, {self.language}, tab {n}: {found}" for found in cut_off(self.page)
            ]


@pytest.fixture
def proof(come: Callable[..., Guest], browser_size: tuple[int, int]) -> Iterator[Proof]:
    reading = Proof(come(browser_size), SCREENS[browser_size])
    yield reading
    assert not reading.found, "\n".join(reading.found)


WRONG: Final = {
    "is cut by": '<p style="width: 40px; overflow: hidden; white-space: nowrap">much too long</p>',
    "leaves": '<p style="width: 40px; background: red; white-space: nowrap">much too long</p>',
    "lies on": '<p>one</p><p style="margin-top: -1em">other</p>',
    "lies under": '<p>a word</p><button style="position: absolute; inset: 0">x</button>',
    "wide": '<p style="width: 3000px">far</p>',
}
RIGHT: Final = """<p style="background: red">a word</p><p>another</p><button>x</button>
    <p style="width: 60px; overflow: auto; white-space: nowrap">what scrolls may be long</p>"""


@pytest.mark.parametrize("fault", WRONG)
def test_each_fault_is_found(guest: Guest, fault: str) -> None:
    page = guest.page
    page.set_content(f"<style>p {{ margin: 8px; line-height: 1 }}</style>{WRONG[fault]}")
    assert [found for found in cut_off(page) if fault in found]
    page.set_content(RIGHT)
    assert cut_off(page) == []


@by_browser
def test_the_pages_without_a_table(proof: Proof) -> None:
    proof.guest.sit_down("You", "Bot", "Bot")
    for language in LANGUAGES:
        proof.speak(language)
        for n in range(len(ASKED)):
            proof.open("", ".games .game")
            proof.page.locator(".games .game > button").nth(n).click()
            proof.read(f"start {n}")
        for address in ALONE:
            proof.open(address, "main > *")
            proof.read(address)


@by_browser
@pytest.mark.parametrize("game", ASKED)
def test_the_pages_about_a_game(proof: Proof, game: str) -> None:
    proof.guest.arrive()
    for language in LANGUAGES:
        proof.speak(language)
        for lesson in LESSONS:
            proof.open(f"learn/{game}/{lesson}", f"[data-lesson={lesson}] main > *")
            proof.read(f"{game} {lesson}")


@by_browser
@pytest.mark.parametrize("game", ASKED)
def test_the_tables(proof: Proof, tmp_path: Path, game: str) -> None:
    for name, seat in RECORDED[game]:
        session, _ = load((SCENES / f"{name}.json").read_text("utf-8"))
        proof.read_table(name, session, seat, tmp_path)
    for seats, seat, asked in ASKED[game]:
        when = with_names if asked == "action" else any_moment
        session = Scenes(find(game), seats).played_to(asked, seat, when)
        proof.read_table(f"{game} {asked}", session, seat, tmp_path)


@by_browser
@pytest.mark.parametrize("game", ASKED)
def test_the_last_pages(proof: Proof, tmp_path: Path, game: str) -> None:
    saved = tmp_path / "saved.json"
    session = Scenes(find(game), find(game).least).played_out()
    saved.write_text(session.save(NAMES[: session.setting.seats]), "utf-8")
    proof.guest.arrive()
    proof.page.locator("input[type=file]").set_input_files(saved)
    for language in LANGUAGES:
        proof.page.locator(".end").wait_for()
        proof.speak(language)
        proof.page.locator(".end").wait_for()
        proof.read(f"{game} end")


@by_browser
def test_the_chronicle(proof: Proof, tmp_path: Path) -> None:
    address = open_chronicle(proof.guest, tmp_path, CHAPTERS).split("#/")[1]
    for language in LANGUAGES:
        proof.speak(language)
        for page in PAGES:
            part = f".chronicle[data-part={page}] main > *"
            proof.open(address if page == "book" else f"{address}/{page}", part)
            proof.read(page)


@by_browser
def test_the_dialogs_of_a_table(proof: Proof) -> None:
    proof.guest.sit_down("You", "Bot", "Open")
    dialogs = proof.page.get_by_role("dialog")
    for language in LANGUAGES:
        proof.speak(language)
        for panel in ("rules", "settings"):
            proof.page.locator("header.top button").last.click()
            proof.read("the dialog of a table")
            button = speech(language, None).say(f"web-{panel}")
            dialogs.get_by_role("button", name=button, exact=True).click()
            proof.page.get_by_role("dialog", name=button).wait_for()
            proof.read(panel)
            proof.page.keyboard.press("Escape")


@by_browser
@pytest.mark.parametrize("id", COACHED)
def test_what_the_coach_says(proof: Proof, id: str) -> None:
    begin(proof.guest, named(id))
    bubble = proof.page.locator(".bubble")
    for language in LANGUAGES:
        proof.speak(language)
        bubble.wait_for()
        proof.read(f"coach {id}")
        bubble.locator("[aria-expanded]").click()
        bubble.locator(".why").wait_for()
        proof.read(f"coach {id}, why")
