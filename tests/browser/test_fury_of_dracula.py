"""Fury of Dracula in Chromium: whole games of both sides, by mouse, by keyboard, by two guests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator

import duskmoot.games as _games
from duskmoot.games.fury_of_dracula.sheets import DAY
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.flow import legal
from duskmoot.kernel.game import find
from duskmoot.kernel.replay import Session
from duskmoot.speech import speech
from tests.browser.guest import DESKTOP, NAMES, TELEPHONE, Guest, WhatGlows, play_together
from tests.browser.scenes import Scenes, any_moment
from tests.browser.test_access import assert_accessible

__all__ = ["_games"]

GAME: Final = find("fury_of_dracula")
FINISHED: Final = Path(__file__).parents[2] / "docs" / "pictures" / "scenes" / "end.json"
DRACULA: Final = 0
HUNTERS: Final = 1
pytestmark = pytest.mark.slow
a_whole_game = pytest.mark.timeout(1800)
both_sizes = pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])


def played_to(question: str, seat: int, when: Callable[[Fury], bool] = any_moment) -> Session:
    return Scenes(GAME, 2).played_to(question, seat, when)


def glowing(guest: Guest) -> Locator:
    return guest.page.locator("button.legal:visible")


@a_whole_game
def test_a_whole_game_as_dracula_by_mouse(guest: Guest) -> None:
    guest.sit_down("You", "Bot", "Bot", game="Fury of Dracula")
    hand = WhatGlows(seed=1)
    assert guest.play_to_the_end(hand) > 30
    assert any("where you go" in question for question in hand.seen)
    assert any("encounter you leave" in question for question in hand.seen)
    page = guest.page
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    assert page.locator("button.legal").count() == 0


@a_whole_game
def test_a_whole_game_as_two_hunters_by_mouse(guest: Guest) -> None:
    guest.sit_down("Bot", "You", "Bot", game="Fury of Dracula")
    hand = WhatGlows(seed=2)
    assert guest.play_to_the_end(hand) > 30
    for hunter in ("Lord Godalming", "Van Helsing"):
        assert f"Choose an action for {hunter}." in hand.seen


@a_whole_game
def test_a_whole_game_as_mina_by_keyboard(guest: Guest) -> None:
    guest.sit_down("Bot", "Bot", "Bot", "Bot", "You", game="Fury of Dracula")
    assert guest.play_to_the_end(Guest.by_keyboard) > 20


def is_far_on(g: Fury) -> bool:
    return g.influence > 8


@a_whole_game
def test_dracula_and_the_hunters_end_a_game_in_two_browsers(
    come: Callable[..., Guest], tmp_path: Path
) -> None:
    dracula, hunters = come(), come()
    dracula.come_back_to(played_to("prowl", DRACULA, is_far_on), tmp_path, DRACULA)
    hunters.accept(dracula.invitation(), "Marta")
    play_together([dracula, hunters], Guest.by_keyboard)
    assert dracula.final_scores() == hunters.final_scores()


def labels(things: Locator) -> set[str]:
    """What they are called; of a button with a key on it the first line."""
    called = [thing.get_attribute("aria-label") or thing.inner_text() for thing in things.all()]
    return {name.split("\n")[0] for name in called}


@pytest.mark.parametrize(
    ("question", "seat"),
    [
        ("start", HUNTERS),
        ("action", HUNTERS),
        ("bargain", HUNTERS),
        ("receive", HUNTERS),
        ("keep-ticket", HUNTERS),
        ("choose", HUNTERS),
        ("order", HUNTERS),
        ("begin", DRACULA),
        ("prowl", DRACULA),
        ("place-encounter", DRACULA),
        ("rumor", DRACULA),
        ("mature-or-lair", DRACULA),
        ("ambush", DRACULA),
        ("block-to", DRACULA),
        ("strip", DRACULA),
    ],
)
def test_every_legal_act_glows(guest: Guest, tmp_path: Path, question: str, seat: int) -> None:
    session = played_to(question, seat, lambda g: len(legal(g, seat)) > 1)
    guest.come_back_to(session, tmp_path, seat)
    told = speech("en", GAME)
    offered = {told.act(act, question, NAMES) for act in legal(session.state, seat)}
    seen = labels(glowing(guest)) | labels(guest.page.locator(".prompt .bar .button"))
    assert offered <= seen


def test_the_combat_gives_way_to_the_map_where_dracula_flies(guest: Guest, tmp_path: Path) -> None:
    guest.come_back_to(played_to("fly", DRACULA), tmp_path, DRACULA)
    guest.seal(WhatGlows(seed=4))
    assert guest.page.get_by_role("heading", name="Combat").count() == 0


def has_a_ticket(g: Fury) -> bool:
    return g.step == DAY and bool(g.hunters[g.acting].tickets)


def test_a_ticket_and_its_city_are_one_movement(guest: Guest, tmp_path: Path) -> None:
    guest.come_back_to(played_to("action", HUNTERS, has_a_ticket), tmp_path, HUNTERS)
    page = guest.page
    city = page.locator("button.legal[aria-label*=' with the ticket ']").first
    label = city.get_attribute("aria-label") or ""
    name = label.split(" with the ")[0].removeprefix("Take the train to ")
    city.click()
    before = guest.at
    guest.primary.get_by_text("Take a train").wait_for()
    guest.primary.click()
    guest.primary.get_by_text(f"Go to {name}").wait_for()
    assert guest.at == before + 1
    guest.seal(lambda guest: guest.primary.click())
    page.get_by_role("list", name="Log").get_by_text(f"takes the train to {name}").first.wait_for()


def has_moved_on(g: Fury) -> bool:
    return bool(g.trail[1].facedown)


def test_a_hidden_card_shows_its_own_chances_on_the_map(guest: Guest, tmp_path: Path) -> None:
    guest.come_back_to(played_to("action", HUNTERS, has_moved_on), tmp_path, HUNTERS)
    page = guest.page
    page.get_by_text("from public knowledge alone").wait_for()
    page.get_by_role("button", name="space 2 of the Trail").first.hover()
    page.get_by_text("Where this card may be: space 2 of the Trail").wait_for()


def test_the_belief_can_be_switched_off_by_its_user(guest: Guest, tmp_path: Path) -> None:
    guest.come_back_to(played_to("action", HUNTERS, has_moved_on), tmp_path, HUNTERS)
    page = guest.page
    chances = page.get_by_role("group", name="Map of Europe").get_by_text("%")
    chances.first.wait_for()
    page.get_by_role("switch", name="Heat map").uncheck(force=True)
    chances.first.wait_for(state="detached")


@pytest.mark.parametrize("seat", [DRACULA, HUNTERS])
def test_only_hunters_have_a_belief(guest: Guest, tmp_path: Path, seat: int) -> None:
    question = "prowl" if seat == DRACULA else "action"
    guest.come_back_to(played_to(question, seat), tmp_path, seat)
    guest.page.get_by_role("region", name="Legend").wait_for()
    assert guest.page.get_by_role("switch").count() == (1 if seat == HUNTERS else 0)


def test_a_table_without_a_belief_shows_none(guest: Guest) -> None:
    page = guest.page
    page.goto(guest.base)
    page.get_by_role("button", name="Start", exact=True).wait_for()
    page.get_by_role("button", name="Fury of Dracula").click()
    page.locator("details.options").evaluate("details => { details.open = true; }")
    page.locator("select:has(option[value=hidden])").select_option("hidden")
    guest.set_seats("Bot", "You")
    guest.start()
    guest.wait_to_be_asked()
    page.get_by_role("region", name="Legend").wait_for()
    assert page.get_by_role("switch").count() == 0


@pytest.mark.parametrize(
    ("question", "list_of"), [("rumor", "Dracula’s Trail"), ("prowl", "Map of Europe")]
)
def test_a_telephone_chooses_on_the_board_itself(
    come: Callable[..., Guest], tmp_path: Path, question: str, list_of: str
) -> None:
    guest = come(TELEPHONE)
    guest.come_back_to(played_to(question, DRACULA), tmp_path, DRACULA)
    board = guest.page.locator(f'.board [aria-label="{list_of}"]')
    board.locator("button.legal").first.tap()
    guest.seal(lambda guest: guest.primary.tap())


@both_sizes
@pytest.mark.parametrize(
    ("question", "seat"),
    [
        ("action", HUNTERS),
        ("choose", HUNTERS),
        ("bargain", HUNTERS),
        ("receive", HUNTERS),
        ("choose", DRACULA),
        ("prowl", DRACULA),
        ("ambush", DRACULA),
    ],
)
def test_every_scene_is_accessible(
    come: Callable[..., Guest], tmp_path: Path, size: tuple[int, int], question: str, seat: int
) -> None:
    guest = come(size)
    guest.come_back_to(played_to(question, seat), tmp_path, seat)
    assert_accessible(guest)
    if size == TELEPHONE:
        for tab in guest.page.get_by_role("navigation").get_by_role("button").all():
            tab.click()
            assert_accessible(guest)


def test_the_sheet_and_the_piles_are_accessible(guest: Guest, tmp_path: Path) -> None:
    guest.come_back_to(played_to("action", HUNTERS, has_moved_on), tmp_path, HUNTERS)
    page = guest.page
    page.get_by_role("button", name="Character sheet: Van Helsing").click()
    page.get_by_role("dialog").get_by_text("Strong-Willed").wait_for()
    assert_accessible(guest)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Event deck").click()
    page.get_by_role("dialog", name="Event discard pile").wait_for()
    assert_accessible(guest)


@pytest.mark.parametrize("width", [360, 390, 768, 1024, 1440])
@pytest.mark.parametrize(("question", "seat"), [("action", HUNTERS), ("prowl", DRACULA)])
def test_nothing_is_wider_than_the_page(
    come: Callable[..., Guest], tmp_path: Path, width: int, question: str, seat: int
) -> None:
    guest = come((width, 800))
    guest.come_back_to(played_to(question, seat, has_moved_on), tmp_path, seat)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("question", "seat"), [("action", HUNTERS), ("choose", DRACULA)])
def test_every_language_has_every_word(
    guest: Guest, tmp_path: Path, question: str, seat: int
) -> None:
    guest.come_back_to(played_to(question, seat, has_moved_on), tmp_path, seat)
    page = guest.page
    for language in ("Polski", "Русский"):
        page.locator("header.top button").nth(-2).click()
        page.get_by_role("button", name=language).click()
        page.keyboard.press("Escape")
        assert "[" not in page.locator(".table").inner_text()


def test_the_last_page_tells_where_the_hunt_turned(guest: Guest) -> None:
    page = guest.page
    page.goto(guest.base)
    page.locator("input[type=file]").set_input_files(FINISHED)
    page.locator(".end .walk").first.wait_for()
    notes = page.locator(".notes li").all_inner_texts()
    assert any("influence +" in note for note in notes)
    assert 0 < page.locator(".note").count() <= len(notes)
    for side in page.locator(".side").all():
        rows = [n.replace("−", "-") for n in side.locator("b").all_inner_texts()]
        assert sum(map(int, rows)) == int(side.get_attribute("data-score") or 0)
    assert page.locator(".side").count() == 2
