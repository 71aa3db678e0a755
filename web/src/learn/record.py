"""Records a position of each game, from which the pages about it draw their pictures.

Run it with the project's Python, with the names of the moments or for all of them; it writes the
JSON files beside the boards.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import duskmoot.games as _games
from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import View, view

__all__ = ["_games"]

BOARDS: Final[Path] = Path(__file__).parents[1] / "boards"
MOST_GAMES: Final[int] = 60

Fits = Callable[[View], bool]


def on_his_trail(seen: View) -> bool:
    """A hunter acts by day, and of Dracula's last six nights two are known."""
    spaces = seen.table["trail"]
    return (
        seen.question == "action"
        and seen.table["influence"] > 0
        and sum(bool(space["facedown"] or space["faceup"]) for space in spaces) == len(spaces)
        and [bool(space["faceup"]) for space in spaces].count(True) == 2
        and not spaces[0]["faceup"]
        and not any(space["powers"] for space in spaces)
    )


def before_a_boss(seen: View) -> bool:
    """A choice of cards in the middle of the dungeon, with something collected and banked."""
    mine = seen.table["hunters"][seen.seat]
    return (
        seen.question == "play-card"
        and seen.table["round"] > 4
        and seen.table["echoes"] * 3 > seen.table["full"]
        and mine["collected"] > 1
        and mine["banked"] > 1
        and len(mine["hand"]) > 3
        and sum(mine["trophies"]) > 1
    )


def a_battle(seen: View) -> bool:
    """Three clans fight in a province that is not yet pillaged."""
    return (
        seen.question == "commit"
        and len(seen.table["fighters"]) == 3
        and seen.seat in seen.table["fighters"]
        and len(seen.table["clans"][seen.seat]["hand"]) > 3
        and seen.table["age"] == 1
    )


def a_recruit(seen: View) -> bool:
    """A family of five is about to grow."""
    mine = seen.table["bloodlines"][seen.seat]
    return seen.question == "what-now" and len(mine["line"]) == 5 and len(mine["hand"]) > 1


MOMENTS: Final[dict[str, tuple[str, int, int, Fits]]] = {
    "fury_of_dracula": ("trail", 2, 1, on_his_trail),
    "bloodborne": ("hunt", 4, 0, before_a_boss),
    "blood_rage": ("battle", 4, 0, a_battle),
    "heritage": ("recruit", 3, 0, a_recruit),
}
"""By game: the moment's name, seats, through whose eyes, and when."""


def reached(name: str, seats: int, eyes: int, fits: Fits) -> View:
    """The first of many games that comes to such a moment, as this seat sees it."""
    game = find(name)
    for seed in range(MOST_GAMES):
        session = Session(Setting(game, seats, game.choose({}), key_from_seed(seed)))
        players = [bots.make("heuristic", game, seat, seed) for seat in range(seats)]
        while not session.state.over:
            seat = session.state.asked[-1]
            seen = view(session.state, seat)
            if seat == eyes and fits(seen):
                return seen
            session.play(seat, players[seat].decide(seen, seen.acts, Budget()))
    raise LookupError(f"no game of {name} came to {fits.__name__}")


def plain(seats: int, seen: View) -> dict[str, Any]:
    return {
        "seats": seats,
        "seat": seen.seat,
        "question": seen.question,
        "about": seen.about,
        "table": {key: value for key, value in seen.table.items() if key != "stack"},
    }


if __name__ == "__main__":
    for game, (moment, seats, eyes, fits) in MOMENTS.items():
        if len(sys.argv) == 1 or game in sys.argv[1:]:
            recorded = json.dumps(plain(seats, reached(game, seats, eyes, fits)))
            (BOARDS / game / "learn" / f"{moment}.json").write_text(f"{recorded}\n", "utf-8")
