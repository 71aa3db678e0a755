"""Whoever chooses sees what it is about: on a desktop on the board, on a telephone above it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator

import duskmoot.games as _games
from duskmoot.games.blood_rage.state import AXES, TRACKS
from duskmoot.kernel.game import find
from tests.browser.guest import DESKTOP, TELEPHONE, Guest, text_of
from tests.browser.scenes import Scenes

pytestmark = pytest.mark.slow

__all__ = ["_games"]

BLOOD_RAGE: Final = find("blood_rage")
FURY: Final = find("fury_of_dracula")
HERITAGE: Final = find("heritage")
both_sizes = pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])


def stakes(guest: Guest, on_the_board: str) -> Locator:
    shown = guest.page.locator(".stakes" if guest.telephone else on_the_board)
    shown.wait_for()
    return shown


def pillages_axes(g: Any) -> bool:
    return bool(g.pillager == 0 and g.tokens[g.province] == AXES)


@both_sizes
def test_a_battle_tells_its_reward_and_the_glory_of_either_side(
    come: Callable[..., Guest], tmp_path: Path, size: tuple[int, int]
) -> None:
    session = Scenes(BLOOD_RAGE, 2).played_to("commit", when=pillages_axes)
    guest = come(size)
    guest.come_back_to(session, tmp_path)
    seen = text_of(stakes(guest, ".battle"))
    assert "At stake: axes" in seen
    pillager, other = (session.state.clans[seat].steps[AXES] for seat in (0, 1))  # type: ignore[attr-defined]
    axes = TRACKS[AXES]
    for glory in (axes[pillager + 1], axes[other]):  # the reward comes before the glory
        assert f"Glory for winning: {glory}\n" in seen


def test_a_call_to_battle_tells_what_it_is_about(
    come: Callable[..., Guest], tmp_path: Path
) -> None:
    guest = come(TELEPHONE)
    guest.come_back_to(Scenes(BLOOD_RAGE, 2).played_to("join"), tmp_path)
    assert "Glory for winning" in text_of(stakes(guest, ""))


def test_cards_that_were_turned_up_count_in_the_strength(
    come: Callable[..., Guest], tmp_path: Path
) -> None:
    session = Scenes(BLOOD_RAGE, 2).played_to("late-card")
    guest = come(TELEPHONE)
    guest.come_back_to(session, tmp_path)
    revealed = sum(len(clan.revealed) for clan in session.state.clans)  # type: ignore[attr-defined, misc]
    assert revealed > 0
    assert text_of(stakes(guest, "")).count(": +") == revealed


@both_sizes
def test_a_combat_tells_the_health_of_both_sides(
    come: Callable[..., Guest], tmp_path: Path, size: tuple[int, int]
) -> None:
    guest = come(size)
    guest.come_back_to(Scenes(FURY, 2).played_to("choose", seat=1), tmp_path, seat=1)
    assert stakes(guest, ".combat").get_by_role("img", name="Health").count() == 2


@both_sizes
def test_a_question_of_an_intrigue_tells_what_the_intrigue_does(
    come: Callable[..., Guest], tmp_path: Path, size: tuple[int, int]
) -> None:
    guest = come(size)
    guest.come_back_to(Scenes(HERITAGE, 2).played_to("guest"), tmp_path)
    assert "Invitation:" in text_of(stakes(guest, ".board .stake"))
