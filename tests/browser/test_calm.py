"""The picture keeps still while a game is played, and what is asked is seen whole."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import pytest

import duskmoot.games as _games
from duskmoot.kernel.game import find
from tests.browser.guest import DESKTOP, Guest
from tests.browser.scenes import Scenes, any_moment

pytestmark = pytest.mark.slow

__all__ = ["_games"]

TABLET: Final = (1024, 768)
TAKERS: Final = {
    "Bloodborne": ("You", "Bot", "Bot"),
    "Blood Rage": ("You", "Bot"),
    "Fury of Dracula": ("You", "Bot"),
    "Heritage": ("You", "Bot"),
}
DECISIONS: Final = 10
"""So many are looked at, or as many as the game has."""
LOOK: Final = """() => new Promise((seen) => requestAnimationFrame(() => setTimeout(() => {
    const words = document.querySelector(".prompt .words");
    const board = document.querySelector(".board").getBoundingClientRect();
    seen({
        board: [board.x, board.y, board.width, board.height].map(Math.round).join(" "),
        hidden: words.scrollHeight - words.clientHeight > 1 ? words.textContent : "",
    });
})))"""
"""Once the words have been fitted, which is before the picture is painted."""


def look(guest: Guest, size: tuple[int, int]) -> dict[str, Any]:
    width, height = size
    guest.page.set_viewport_size({"width": width, "height": height})
    seen: dict[str, Any] = guest.page.evaluate(LOOK)
    return seen


class AnyKey:
    """Chooses by digit among the first nine of the list, wherever they lie on the board."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def __call__(self, guest: Guest) -> None:
        listed = guest.page.locator(".prompt .acts .button span").first.text_content() or ""
        choices = int("".join(filter(str.isdigit, listed)))
        guest.page.keyboard.press(str(1 + self.chance.randrange(min(9, choices))))
        guest.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", TAKERS)
def test_whatever_is_asked_the_board_stays_where_it_is(guest: Guest, game: str) -> None:
    guest.sit_down(*TAKERS[game], game=game)
    choose = AnyKey(3)
    boards: dict[tuple[int, int], set[str]] = {DESKTOP: set(), TABLET: set()}
    for _ in range(DECISIONS):
        guest.wait_to_be_asked()
        if guest.over:
            break
        for size, places in boards.items():
            seen = look(guest, size)
            assert seen["hidden"] == "", size
            places.add(seen["board"])
        guest.seal(choose)
    assert [len(places) for places in boards.values()] == [1, 1]


def with_allies(g: Any) -> bool:
    """They lie beside the decks."""
    return bool(g.allies)


def well_filled(g: Any) -> bool:
    """Many hideouts, with all that lies on them."""
    return len(g.trail) > 4


MOMENTS: Final = {
    "heritage": (0, [("what-now", any_moment), ("guest", any_moment), ("value", any_moment)]),
    "fury_of_dracula": (0, [("prowl", any_moment), ("prowl", with_allies), ("prowl", well_filled)]),
    "hunters": (1, [("action", any_moment), ("action", with_allies), ("action", well_filled)]),
}
"""Who is asked, and moments in which other things come and go on the board and in the rail."""
STILL: Final = {
    "heritage": [".home .view", ".tracks", ".fill"],
    "fury_of_dracula": [".tracks .trail", ".week", ".decks", ".fill"],
}
LIES: Final = """part => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
}"""


@pytest.mark.parametrize("who", MOMENTS)
def test_what_comes_and_goes_moves_nothing_else(guest: Guest, tmp_path: Path, who: str) -> None:
    game = who if who in STILL else "fury_of_dracula"
    seat, moments = MOMENTS[who]
    lay: dict[str, set[str]] = {part: set() for part in STILL[game]}
    for asked, when in moments:
        guest.come_back_to(Scenes(find(game), 2).played_to(asked, seat, when), tmp_path, seat)
        for part, places in lay.items():
            places.add(guest.page.evaluate(LIES, part))
    assert [places for places in lay.values() if len(places) > 1] == []
