"""Records what a browser hears of real games, for the folds of the client's stage.

    python tools/record_scenes.py

plays one game of each kind by bots and writes `web/src/boards/testing/<game>.json`: the first
table, and for each act the new lines and the changes of the table, through the eyes of one seat.
The client's tests fold the lines and compare with the next table. A test records one game again and
compares the file: after a change of rules or lines that is meant, run this once more.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import duskmoot.games as _games
from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import SPECTATOR, view
from duskmoot.table import books
from duskmoot.table.course import lines

__all__ = ["_games"]

FOLDER: Final = Path(__file__).parents[1] / "web" / "src" / "boards" / "testing"
GAMES: Final = {
    "bloodborne": (4, 2, 150),
    "blood_rage": (3, 2, 260),
    "fury_of_dracula": (2, 1, 260),
    "heritage": (3, 1, 200),
}
"""By game: seats, the seed, and how many acts are kept."""


def heard(name: str, eyes: int) -> dict[str, Any]:
    """The story of one game as this seat, or a spectator, hears it."""
    seats, seed, most = GAMES[name]
    game = find(name)
    session = Session(Setting(game, seats, game.choose({}), key_from_seed(seed)))
    players = [bots.make("heuristic", game, seat, seed) for seat in range(seats)]
    before: dict[str, Any] = plain(view(session.state, eyes).table)
    found: dict[str, Any] = {"seat": eyes, "table": before, "acts": []}
    told = len(session.state.story or [])
    while not session.state.over and len(found["acts"]) < most:
        seat = session.state.asked[0]
        seen = view(session.state, seat)
        session.play(seat, players[seat].decide(seen, seen.acts, Budget()))
        now = plain(view(session.state, eyes).table)
        new = [
            {"key": line.key, "parts": line.parts}
            for line in lines((session.state.story or [])[told:], eyes)
        ]
        told = len(session.state.story or [])
        found["acts"].append({"lines": new, "changed": changes(before, now)})
        before = now
    return found


def changes(before: Any, now: Any) -> Any:
    """What is new, by field and by place in a list; a whole new value stands under "="."""
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        return {key: changes(before[key], now[key]) for key in now if before[key] != now[key]}
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        places = [n for n, value in enumerate(now) if before[n] != value]
        return {str(n): changes(before[n], now[n]) for n in places}
    return {"=": now}


def plain(table: dict[str, Any]) -> dict[str, Any]:
    """As it travels."""
    copied: dict[str, Any] = json.loads(json.dumps(table))
    return copied


def recorded(name: str) -> str:
    """Through a player's eyes and a spectator's, with the names of tales and nouns."""
    game = json.loads(books.game(name))
    eyes = [heard(name, seat) for seat in (0, SPECTATOR)]
    found = {"tales": game["tales"], "nouns": game["nouns"], "eyes": eyes}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.json").write_text(recorded(each), "utf-8")
