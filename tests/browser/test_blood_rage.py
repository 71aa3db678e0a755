"""Blood Rage in Chromium: whole games by mouse, by keyboard and between two browsers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

import duskmoot.games as _games
from duskmoot.games.blood_rage.rules.battle import total
from duskmoot.games.blood_rage.state import BloodRage
from duskmoot.kernel.acts import DONE
from duskmoot.kernel.flow import apply, legal
from duskmoot.kernel.game import find
from duskmoot.kernel.replay import Session
from duskmoot.speech import speech
from tests.browser.guest import DESKTOP, NAMES, TELEPHONE, Guest, WhatGlows, play_together
from tests.browser.scenes import Scenes
from tests.browser.test_access import assert_accessible

__all__ = ["_games"]

GAME: Final = find("blood_rage")
pytestmark = pytest.mark.slow
both_sizes = pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])


def sit_down(guest: Guest, *takers: str, drafted: bool = True) -> None:
    """At a table of Blood Rage; without a draft the first decision is an action."""
    guest.arrive("Blood Rage")
    if not drafted:
        page = guest.page
        page.locator("details.options").evaluate("details => { details.open = true; }")
        page.get_by_role("combobox", name="Clans").select_option("random")
        page.get_by_role("combobox", name="Cards of the first Age").select_option("dealt")
    guest.set_seats(*takers)
    guest.start()


def played_to(question: str, least_fighters: int = 0) -> Session:
    def met(g: BloodRage) -> bool:
        return len(g.fighters) >= least_fighters

    return Scenes(GAME, 4).played_to(question, when=met)


def test_a_whole_game_of_four_by_mouse(guest: Guest) -> None:
    sit_down(guest, "You", "Bot", "Bot", "Bot")
    hand = WhatGlows(seed=4)
    assert guest.play_to_the_end(hand) > 30
    page = guest.page
    assert len(guest.final_scores()) == 4
    assert any("gift of the gods" in question for question in hand.seen)
    assert any("action" in question for question in hand.seen)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    assert page.locator("button.legal").count() == 0


def test_a_whole_game_of_four_by_keyboard(guest: Guest) -> None:
    sit_down(guest, "You", "Bot", "Bot", "Bot")
    assert guest.play_to_the_end(Guest.by_keyboard) > 30


def test_two_browsers_finish_a_game(come: Callable[..., Guest]) -> None:
    host, friend = come(), come()
    sit_down(host, "You", "Open")
    friend.accept(host.invitation(), "Marta")
    play_together([host, friend], Guest.by_keyboard)
    assert host.final_scores() == friend.final_scores()


def test_a_figure_and_its_goal_are_one_movement(guest: Guest) -> None:
    sit_down(guest, "You", "Bot", drafted=False)
    guest.wait_to_be_asked()
    page = guest.page
    page.get_by_role("button", name="Invade with your warrior").click()
    goal = page.get_by_role("list", name="Midgard").get_by_role("button", name="Invade").first
    said = goal.get_attribute("aria-label") or ""
    before = guest.at
    goal.click()
    guest.primary.get_by_text(said).wait_for()
    assert guest.at == before + 1
    guest.seal(lambda guest: guest.primary.click())
    place = said.removeprefix("Invade ")
    page.get_by_role("list", name="Log").get_by_text(f"invades {place}").first.wait_for()


def test_every_cost_is_told_before_the_act_is_chosen(guest: Guest, tmp_path: Path) -> None:
    session = played_to("action")
    guest.come_back_to(session, tmp_path)
    told = speech("en", GAME)
    for act in legal(session.state, 0):
        paid = session.state.clone()
        assert isinstance(paid, BloodRage)
        rage = paid.clans[0].rage
        apply(paid, 0, act)
        if act != DONE:
            label = told.act(act, "action", NAMES)
            thing = guest.page.locator(f'button.legal[aria-label="{label}"]').first
            note = guest.page.locator(f"#{thing.get_attribute('aria-describedby')}")
            cost = rage - paid.clans[0].rage
            assert f"Rage cost: {cost}" in (note.text_content() or ""), label


@pytest.mark.parametrize("question", ["commit", "late-card"])
def test_the_battle_is_counted_as_the_rules_count_it(
    guest: Guest, tmp_path: Path, question: str
) -> None:
    session = played_to(question, least_fighters=3)
    guest.come_back_to(session, tmp_path)
    g = session.state
    assert isinstance(g, BloodRage)
    shown = guest.page.locator(".battle > ul > li > b > [aria-hidden]").all_inner_texts()
    assert [int(strength) for strength in shown] == [total(g, g.clans[s]) for s in g.fighters]


@both_sizes
@pytest.mark.parametrize("question", ["choose-clan", "draft", "action", "send", "commit"])
def test_every_scene_is_accessible(
    come: Callable[..., Guest], tmp_path: Path, size: tuple[int, int], question: str
) -> None:
    guest = come(size)
    guest.come_back_to(played_to(question), tmp_path)
    assert_accessible(guest)
    if size == TELEPHONE:
        for tab in guest.page.get_by_role("navigation").get_by_role("button").all():
            tab.click()
            assert_accessible(guest)


@both_sizes
def test_every_village_lies_in_its_province(
    come: Callable[..., Guest], size: tuple[int, int]
) -> None:
    guest = come(size)
    sit_down(guest, "You", "Bot", drafted=False)
    guest.wait_to_be_asked()
    strays = guest.page.evaluate(
        """() => [...document.querySelectorAll('.stage > ul > li')].flatMap((li, place) =>
            [...li.querySelectorAll('.socket, .token')].filter((thing) => {
                const { x, y, width, height } = thing.getBoundingClientRect();
                return !document.elementsFromPoint(x + width / 2, y + height / 2)
                    .some((under) => under.closest(`[data-place="${place}"]`));
            }).map(() => li.getAttribute('aria-label')))"""
    )
    assert set(strays) <= {"Yggdrasil"}  # its token lies on the edge of the garden


@pytest.mark.parametrize("width", [360, 390, 768, 1024, 1440])
def test_nothing_is_wider_than_the_page(come: Callable[..., Guest], width: int) -> None:
    guest = come((width, 800))
    sit_down(guest, "You", "Bot", drafted=False)
    guest.wait_to_be_asked()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width


def boxes(guest: Guest) -> list[object]:
    """Where the map and the prompt stand."""
    return [guest.page.locator(each).bounding_box() for each in (".stage", ".prompt")]


@pytest.mark.parametrize("size", [(360, 800), (1024, 768), (1440, 900)], ids=str)
def test_the_board_stays_where_it_is_when_an_act_is_picked(
    come: Callable[..., Guest], tmp_path: Path, size: tuple[int, int]
) -> None:
    guest = come(size)
    session = played_to("action")
    guest.come_back_to(session, tmp_path)
    page = guest.page
    table = page.url
    keys = range(1, 1 + min(9, len(legal(session.state, 0))))
    for language in ("English", "Polski", "Русский"):
        page.goto(guest.base)
        page.get_by_role("button", name=language).click()
        page.goto(table)
        guest.wait_to_be_asked()
        before = boxes(guest)
        for key in keys:
            page.keyboard.press(str(key))
            assert boxes(guest) == before


def test_a_replay_calls_everybody_by_their_clan_from_the_first_move(
    guest: Guest, tmp_path: Path
) -> None:
    saved = tmp_path / "saved.json"
    saved.write_text(Scenes(GAME, 2).played_out().save(NAMES[:2]), "utf-8")
    page = guest.page
    page.goto(guest.base)
    page.locator("input[type=file]").set_input_files(saved)
    page.get_by_role("button", name="Replay").click()
    legend = page.locator(".scrubber .legend")
    legend.wait_for()
    clans = legend.inner_text()
    page.get_by_role("slider", name="Move of the game").wait_for()
    page.keyboard.press("Home")
    page.get_by_text("0 / ").wait_for()
    assert legend.inner_text() == clans
    assert "Ada" not in clans


def test_every_language_has_every_word(guest: Guest) -> None:
    sit_down(guest, "You", "Bot", drafted=False)
    guest.wait_to_be_asked()
    page = guest.page
    for language in ("Polski", "Русский"):
        page.locator("header.top button").nth(-2).click()
        page.get_by_role("button", name=language).click()
        page.keyboard.press("Escape")
        assert "[" not in page.locator(".table").inner_text()
