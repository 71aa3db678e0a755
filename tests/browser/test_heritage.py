"""Heritage in Chromium: whole games by mouse, by keyboard and between two browsers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

import duskmoot.games as _games
from duskmoot.games.heritage.lines import owner_of
from duskmoot.games.heritage.rules.end import open_points
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel.acts import DONE, noun
from duskmoot.kernel.flow import legal
from duskmoot.kernel.game import find
from duskmoot.kernel.replay import Session, load
from duskmoot.kernel.view import view
from duskmoot.speech import speech
from tests.browser.guest import DESKTOP, NAMES, TELEPHONE, Guest, WhatGlows, play_together
from tests.browser.scenes import Scenes
from tests.browser.test_access import assert_accessible

__all__ = ["_games"]

GAME: Final = find("heritage")
SCENE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "scenes" / "heritage.json"
OTHER_BOARDS: Final = {
    "class-board": "inquisition",
    "temperament-board": "humanity",
    "geography-board": "anarch-revolt",
}
LAST_BOARDS: Final = {"class-board": "court", "geography-board": "sabbat-wars"}
QUESTIONS: Final = ["clan", "clan-leader", "what-now", "sire", "leader", "target", "to"]
pytestmark = pytest.mark.slow
both_sizes = pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])


def played_to(
    question: str, round: int = 1, seats: int = 4, options: dict[str, str] | None = None
) -> Session:
    """The first seat alone is asked this; a target is one among rivals."""

    def met(g: Heritage) -> bool:
        return g.asked == [0] and g.round >= round and (question != "target" or hits_rivals(g))

    return Scenes(GAME, seats, eager=True).played_to(question, when=met, options=options)


def hits_rivals(g: Heritage) -> bool:
    return any(owner_of(g, noun(act)) > 0 for act in legal(g, 0) if act != DONE)


def sit_down(guest: Guest, *takers: str) -> None:
    """At boards that ask little: every recruit of the War of Princes would ask twice more."""
    guest.arrive("Heritage")
    guest.page.locator("details.options").evaluate("details => { details.open = true; }")
    boards = guest.page.get_by_role("combobox", name="Geography battleground")
    boards.select_option("masquerade")
    guest.set_seats(*takers)
    guest.start()


def test_a_whole_game_of_two_by_mouse(guest: Guest) -> None:
    sit_down(guest, "You", "Bot")
    hand = WhatGlows(seed=5)
    assert guest.play_to_the_end(hand) > 25
    page = guest.page
    assert len(guest.final_scores()) == 2
    assert any("sire" in question for question in hand.seen)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    assert page.locator("button.legal").count() == 0


def test_a_whole_game_of_two_by_keyboard(guest: Guest) -> None:
    sit_down(guest, "You", "Bot")
    assert guest.play_to_the_end(Guest.by_keyboard) > 20


def test_two_browsers_finish_a_game(come: Callable[..., Guest]) -> None:
    host, friend = come(), come()
    sit_down(host, "You", "Open")
    friend.accept(host.invitation(), "Marta")
    play_together([host, friend], Guest.by_keyboard)
    assert host.final_scores() == friend.final_scores()


@pytest.mark.parametrize("question", [*QUESTIONS, "board", "character", "value", "pay"])
def test_every_legal_act_glows_on_the_table_or_stands_in_the_bar(
    guest: Guest, tmp_path: Path, question: str
) -> None:
    session = played_to(question)
    guest.come_back_to(session, tmp_path)
    seen = view(session.state, 0)
    told = speech("en", GAME)
    for act in seen.acts:
        label = told.act(act, question, NAMES).replace("\u00a0", " ")
        here = guest.page.locator("button.legal:visible, .prompt .bar .button[aria-pressed]")
        labels = [
            (thing.get_attribute("aria-label") or thing.inner_text()).replace("\u00a0", " ")
            for thing in here.all()
        ]
        assert label in labels, label
    guest.page.keyboard.press("l")
    assert guest.page.locator("#choices button").count() == len(seen.acts)


def test_the_places_of_a_childe_stand_at_the_end_of_their_rows_at_a_telephone(
    come: Callable[..., Guest], tmp_path: Path
) -> None:
    guest = come(TELEPHONE)
    guest.come_back_to(load(SCENE.read_text("utf-8"))[0], tmp_path)
    signs = guest.page.locator(".row .plus")
    assert signs.count() > 3
    for sign in signs.all():
        row, box = sign.locator("..").bounding_box(), sign.bounding_box()
        assert row is not None
        assert box is not None
        assert row["x"] + row["width"] - box["x"] - box["width"] < 12


CORNERS: Final = """() => {
    const tree = document.querySelector(".home .tree").getBoundingClientRect();
    return [...document.querySelectorAll(".home .tree .face")].filter((face) => {
        const seen = face.getBoundingClientRect();
        return seen.top < tree.top || seen.bottom > tree.bottom;
    }).length;
}"""


def test_an_exhausted_vampire_is_turned_and_seen_with_all_its_corners(
    guest: Guest, tmp_path: Path
) -> None:
    session = Scenes(GAME, 4, eager=True).played_to("target", when=lambda g: g.asked == [0])
    guest.come_back_to(session, tmp_path)
    assert guest.page.locator(".home .face.exhausted").count() > 0
    assert guest.page.evaluate(CORNERS) == 0


def test_the_boards_show_what_a_recruit_would_do(guest: Guest, tmp_path: Path) -> None:
    session = played_to("what-now", round=3)
    guest.come_back_to(session, tmp_path)
    page = guest.page
    recruit = page.locator(".queue button.legal").first
    recruit.hover()
    foreseen = page.locator(".foreseen").first
    foreseen.wait_for()
    assert "One step towards the" in foreseen.inner_text()
    page.mouse.move(2, 2)
    foreseen.wait_for(state="detached")
    recruit.focus()
    foreseen.wait_for()


@pytest.mark.parametrize("options", [{}, OTHER_BOARDS], ids=["A B C", "D H E"])
def test_points_are_those_of_the_rules(
    guest: Guest, tmp_path: Path, options: dict[str, str]
) -> None:
    session = played_to("what-now", round=5, options=options)
    guest.come_back_to(session, tmp_path)
    g = session.state
    assert isinstance(g, Heritage)
    shown = guest.page.locator(".frame header ul").all()
    assert len(shown) == 3
    for place, board in enumerate(shown):
        numbers = [text.replace("−", "-") for text in board.locator("b").all_inner_texts()]
        assert [int(n) for n in numbers] == [open_points(g, b.seat)[place] for b in g.bloodlines]


def test_a_rival_opens_large(guest: Guest, tmp_path: Path) -> None:
    guest.come_back_to(played_to("what-now", round=4), tmp_path)
    guest.page.get_by_role("button", name="Marta: open the bloodline").click()
    dialog = guest.page.get_by_role("dialog", name="Bloodline: Marta")
    dialog.wait_for()
    assert dialog.locator("li").count() >= 3
    assert_accessible(guest)


@both_sizes
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_scene_is_accessible(
    come: Callable[..., Guest], tmp_path: Path, size: tuple[int, int], question: str
) -> None:
    guest = come(size)
    guest.come_back_to(played_to(question, round=1 if "clan" in question else 4), tmp_path)
    assert_accessible(guest)
    if size == TELEPHONE:
        for tab in guest.page.get_by_role("navigation").get_by_role("button").all():
            tab.click()
            assert_accessible(guest)


@both_sizes
@pytest.mark.parametrize("options", [OTHER_BOARDS, LAST_BOARDS], ids=["D H E", "G B I"])
def test_the_other_boards_are_accessible(
    come: Callable[..., Guest], tmp_path: Path, size: tuple[int, int], options: dict[str, str]
) -> None:
    guest = come(size)
    guest.come_back_to(played_to("sire", round=4, options=options), tmp_path)
    if size == TELEPHONE:
        guest.page.get_by_role("navigation").get_by_role("button", name="Boards").click()
    assert_accessible(guest)


@pytest.mark.parametrize("width", [360, 390, 768, 1024, 1440])
def test_nothing_is_wider_than_the_page_and_the_prompt_reads_line_by_line(
    come: Callable[..., Guest], tmp_path: Path, width: int
) -> None:
    guest = come((width, 800))
    guest.come_back_to(played_to("sire", round=5), tmp_path)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width
    sentence, help = [
        guest.page.locator(f".prompt {part}").bounding_box() for part in (".sentence", ".help")
    ]
    assert sentence is not None
    assert help is not None
    assert sentence["y"] + sentence["height"] <= help["y"] + 1


@pytest.mark.parametrize("question", ["clan", "sire", "target"])
def test_every_language_has_every_word(guest: Guest, tmp_path: Path, question: str) -> None:
    guest.come_back_to(played_to(question), tmp_path)
    page = guest.page
    for language in ("Polski", "Русский"):
        page.locator("header.top button").nth(-2).click()
        page.get_by_role("button", name=language).click()
        page.keyboard.press("Escape")
        assert "[" not in page.locator(".table").inner_text()
