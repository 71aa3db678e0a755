"""Fury of Dracula in Chromium: whole games of both sides, by mouse, by keyboard, by two guests."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator

import duskmoot.games as _games
from duskmoot.games.fury_of_dracula.sheets import DAY
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import legal
from duskmoot.kernel.game import find
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import view
from duskmoot.speech import speech
from tests.browser.guest import DESKTOP, TELEPHONE, Guest
from tests.browser.test_access import assert_accessible

__all__ = ["_games"]

GAME: Final = find("fury_of_dracula")
DRACULA: Final = 0
HUNTERS: Final = 1
NAMES: Final = ["Vlad", "Ada"]
LONGEST_GAME: Final = 1500
PICKED_OR_SENT: Final = """before => {
    const table = document.querySelector(".table");
    const send = document.querySelector(".prompt .send");
    return !table || Number(table.dataset.at) > before || (send && !send.disabled);
}"""
"""The city of a journey by rail is picked already: pressing it is pressing it twice, and sends."""
pytestmark = pytest.mark.slow
a_whole_game = pytest.mark.timeout(1800)
both_sizes = pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])


def sit_down(guest: Guest, *takers: str) -> None:
    """At a table of Fury of Dracula; the first seat is Dracula's."""
    page = guest.page
    page.goto(guest.base)
    page.get_by_role("button", name="Start", exact=True).wait_for()
    page.get_by_role("button", name="Fury of Dracula").click()
    guest.set_seats(*takers)
    guest.start()


def any_moment(g: Fury) -> bool:
    return True


def played_to(question: str, seat: int, when: Callable[[Fury], bool] = any_moment) -> Session:
    """A game of two where this seat is asked this; both have played at random."""
    for seed in count():
        chance = random.Random(seed)
        session = Session(GAME, 2, GAME.choose({}), key_from_seed(seed))
        while not session.state.over:
            g = session.state
            assert isinstance(g, Fury)
            if seat in g.asked and view(g, seat).question == question and when(g):
                return session
            session.play(g.asked[0], chance.choice(legal(g, g.asked[0])))
    raise AssertionError(f"nobody is ever asked {question}")


def come_back_to(guest: Guest, session: Session, seat: int, folder: Path) -> None:
    """The game becomes a table, and this guest takes this seat."""
    saved = folder / "saved.json"
    saved.write_text(session.save(NAMES), "utf-8")
    page = guest.page
    page.goto(guest.base)
    page.locator("input[type=file]").set_input_files(saved)
    page.locator(".table").wait_for()
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator("dialog li").nth(seat).get_by_role("button", name="Sit down").click()
    page.keyboard.press("Escape")
    guest.wait_to_be_asked()


def glowing(guest: Guest) -> Locator:
    return guest.page.locator("button.legal:visible")


class WhatGlows:
    """Chooses by mouse among all that glows on the board, and what the prompt bar adds to it."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.asked: set[str] = set()

    def __call__(self, guest: Guest) -> None:
        self.asked.add(guest.page.locator(".prompt .sentence").inner_text())
        bare = guest.page.locator(".prompt .bar .button[aria-pressed]")
        things = glowing(guest).count()
        choices = things + bare.count()
        before = guest.at
        if choices:
            pick = self.chance.randrange(choices)
            (glowing(guest).nth(pick) if pick < things else bare.nth(pick - things)).click()
        guest.page.wait_for_function(PICKED_OR_SENT, arg=before)
        if guest.at == before:
            guest.primary.click()


def play_to_the_end(guest: Guest, choose: Callable[[Guest], None]) -> int:
    """All decisions of this guest; the number of them."""
    for decision in range(LONGEST_GAME):
        guest.wait_to_be_asked()
        if guest.over:
            return decision
        guest.seal(choose)
    raise AssertionError("the game does not end")


@a_whole_game
def test_a_whole_game_as_dracula_by_mouse(guest: Guest) -> None:
    sit_down(guest, "You", "Bot", "Bot")
    hand = WhatGlows(seed=1)
    assert play_to_the_end(guest, hand) > 30
    assert any("where you go" in question for question in hand.asked)
    assert any("encounter you leave" in question for question in hand.asked)
    page = guest.page
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    assert page.locator("button.legal").count() == 0


@a_whole_game
def test_a_whole_game_as_two_hunters_by_mouse(guest: Guest) -> None:
    sit_down(guest, "Bot", "You", "Bot")
    hand = WhatGlows(seed=2)
    assert play_to_the_end(guest, hand) > 30
    for hunter in ("Lord Godalming", "Van Helsing"):
        assert f"Choose an action for {hunter}." in hand.asked


@a_whole_game
def test_a_whole_game_as_mina_by_keyboard(guest: Guest) -> None:
    sit_down(guest, "Bot", "Bot", "Bot", "Bot", "You")
    assert play_to_the_end(guest, Guest.by_keyboard) > 20


def is_far_on(g: Fury) -> bool:
    return g.influence > 8


@a_whole_game
def test_dracula_and_the_hunters_end_a_game_in_two_browsers(
    come: Callable[..., Guest], tmp_path: Path
) -> None:
    dracula, hunters = come(), come()
    come_back_to(dracula, played_to("prowl", DRACULA, is_far_on), DRACULA, tmp_path)
    hunters.accept(dracula.invitation(), "Ada")
    for _ in range(LONGEST_GAME):
        if dracula.over and hunters.over:
            break
        for guest in (dracula, hunters):
            if guest.asked:
                guest.seal(Guest.by_keyboard)
        dracula.page.wait_for_timeout(0)
    assert dracula.page.locator(".end li").all_inner_texts() == (
        hunters.page.locator(".end li").all_inner_texts()
    )


def labels(things: Locator) -> set[str]:
    """What they are called; of a button with a key on it the first line."""
    called = [thing.get_attribute("aria-label") or thing.inner_text() for thing in things.all()]
    return {name.split("\n")[0] for name in called}


@pytest.mark.parametrize(
    ("question", "seat"),
    [
        ("start", HUNTERS),
        ("action", HUNTERS),
        ("give", HUNTERS),
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
    come_back_to(guest, session, seat, tmp_path)
    told = speech("en", GAME)
    offered = {told.act(act, question, NAMES) for act in legal(session.state, seat)}
    seen = labels(glowing(guest)) | labels(guest.page.locator(".prompt .bar .button"))
    assert offered <= seen


def test_the_combat_gives_way_to_the_map_where_dracula_flies(guest: Guest, tmp_path: Path) -> None:
    come_back_to(guest, played_to("fly", DRACULA), DRACULA, tmp_path)
    guest.seal(WhatGlows(seed=4))
    assert guest.page.get_by_role("heading", name="Combat").count() == 0


def has_a_ticket(g: Fury) -> bool:
    return g.step == DAY and bool(g.hunters[g.acting].tickets)


def test_a_ticket_and_its_city_are_one_movement(guest: Guest, tmp_path: Path) -> None:
    come_back_to(guest, played_to("action", HUNTERS, has_a_ticket), HUNTERS, tmp_path)
    page = guest.page
    city = page.locator("button.legal[aria-label*=' by rail with the ticket ']").first
    name = (city.get_attribute("aria-label") or "").split(" by rail")[0].removeprefix("Go to ")
    city.click()
    before = guest.at
    guest.primary.get_by_text("Take a train").wait_for()
    guest.primary.click()
    guest.primary.get_by_text(f"Go to {name}").wait_for()
    assert guest.at == before + 1
    guest.seal(lambda guest: guest.primary.click())
    page.get_by_role("list", name="Log").get_by_text(f"moves: {name}").first.wait_for()


def has_moved_on(g: Fury) -> bool:
    return bool(g.trail[1].facedown)


def test_a_hidden_card_shows_its_own_chances_on_the_map(guest: Guest, tmp_path: Path) -> None:
    come_back_to(guest, played_to("action", HUNTERS, has_moved_on), HUNTERS, tmp_path)
    page = guest.page
    page.get_by_text("from public knowledge alone").wait_for()
    page.get_by_role("button", name="space 2 of the Trail").first.hover()
    page.get_by_text("Where this card may be: space 2 of the Trail").wait_for()


def test_the_belief_can_be_switched_off_by_its_user(guest: Guest, tmp_path: Path) -> None:
    come_back_to(guest, played_to("action", HUNTERS, has_moved_on), HUNTERS, tmp_path)
    page = guest.page
    chances = page.get_by_role("group", name="Map of Europe").get_by_text("%")
    chances.first.wait_for()
    page.get_by_role("switch", name="Belief map").uncheck(force=True)
    chances.first.wait_for(state="detached")


@pytest.mark.parametrize("seat", [DRACULA, HUNTERS])
def test_only_hunters_have_a_belief(guest: Guest, tmp_path: Path, seat: int) -> None:
    question = "prowl" if seat == DRACULA else "action"
    come_back_to(guest, played_to(question, seat), seat, tmp_path)
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
    come_back_to(guest, played_to(question, DRACULA), DRACULA, tmp_path)
    board = guest.page.locator(f'.board [aria-label="{list_of}"]')
    board.locator("button.legal").first.tap()
    guest.seal(lambda guest: guest.primary.tap())


@both_sizes
@pytest.mark.parametrize(
    ("question", "seat"),
    [
        ("action", HUNTERS),
        ("choose", HUNTERS),
        ("give", HUNTERS),
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
    come_back_to(guest, played_to(question, seat), seat, tmp_path)
    assert_accessible(guest)
    if size == TELEPHONE:
        for tab in guest.page.get_by_role("navigation").get_by_role("button").all():
            tab.click()
            assert_accessible(guest)


def test_the_sheet_and_the_piles_are_accessible(guest: Guest, tmp_path: Path) -> None:
    come_back_to(guest, played_to("action", HUNTERS, has_moved_on), HUNTERS, tmp_path)
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
    come_back_to(guest, played_to(question, seat, has_moved_on), seat, tmp_path)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("question", "seat"), [("action", HUNTERS), ("choose", DRACULA)])
def test_every_language_has_every_word(
    guest: Guest, tmp_path: Path, question: str, seat: int
) -> None:
    come_back_to(guest, played_to(question, seat, has_moved_on), seat, tmp_path)
    page = guest.page
    for language in ("Polski", "Русский"):
        page.locator("header.top button").nth(-2).click()
        page.get_by_role("button", name=language).click()
        page.keyboard.press("Escape")
        assert "[" not in page.locator(".table").inner_text()
