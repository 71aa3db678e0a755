"""How far the numbers on the table can go."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage.cards import VAMPIRES
from duskmoot.games.heritage.pieces import NONE, VISITED
from duskmoot.kernel.bounds import (
    FLAG,
    LEFT_OUT,
    ONE,
    Bound,
    number,
    numbers,
    packed,
    pile,
    records,
    row,
)

CHARACTERS: Final[int] = len([vampire for vampire in VAMPIRES if vampire.leads == NONE])
"""Of the whole chronicle: in its last chapters nearly all of them lie in the deck."""
LINE: Final[int] = 24
"""Vampires of one bloodline."""
SET: Final[int] = 40
"""Intrigues of one clan."""

BLOODLINE: Final[dict[str, Bound]] = {
    "clan": ONE,
    "line": row(LINE),
    "sire": numbers(LINE, LINE - 1, -1),
    "power": numbers(LINE, 31),
    "notoriety": numbers(LINE, 31),
    "boons": packed(LINE, 4, 4),
    "marks": packed(LINE, 2),
    "ankhs": packed(LINE, 4, 4),
    "titles": packed(LINE, 8),
    "tucked": pile(LINE, "vampire"),
    "hand": pile(SET),
    "deck": pile(SET),
    "discard": pile(SET),
    "playing": pile(4),
    "seen": pile(SET),
    "declared": pile(9),
    "enemies": pile(9),
    "market": pile(9),
    "stalls": row(9, VISITED),
    "edict": pile(2),
    "decree": LEFT_OUT,
    "searched": pile(CHARACTERS),
    "reserved": ONE,
    "aside": ONE,
    "recruits": number(LINE),
    "morality": number(31),
    "side": ONE,
    "allegiance": ONE,
    "events": pile(16),
    "burdens": pile(16),
    "drawn": pile(9),
}

THREAD: Final[dict[str, Bound]] = {
    "script": LEFT_OUT,
    "at": number(15),
    "step": number(31),
    "actor": ONE,
    "subject": ONE,
    "last": ONE,
    "recruited": ONE,
    "that": ONE,
    "trigger": ONE,
    "card": ONE,
    "board": ONE,
    "n": LEFT_OUT,
    "chosen": LEFT_OUT,
    "rest": LEFT_OUT,
}

REGION: Final[dict[str, Bound]] = {
    "sides": row(4),
    "faces": numbers(4, 1),
    "shown": row(4),
    "tokens": pile(4),
}

TABLE: Final[dict[str, Bound]] = {
    "bloodlines": records(4),
    "threads": records(32, shown=3),
    "boards": row(3),
    "blood": LEFT_OUT,
    "glued": LEFT_OUT,
    "queue": row(8),
    "deck": pile(CHARACTERS),
    "discard": pile(CHARACTERS),
    "incoming": pile(2),
    "events": pile(9),
    "round": number(31),
    "first": ONE,
    "turn": ONE,
    "recruited": FLAG,
    "asset_used": FLAG,
    "plays": number(9, -9),
    "high_low": number(15, -15),
    "princes": numbers(68, 31),
    "inquisition": numbers(4, 3),
    "cities": numbers(8, 63),
    "rows": numbers(8, 63),
    "court": numbers(3, 63),
    "regions": records(5),
    "camarilla": pile(12),
    "sabbat": pile(12),
    "spent": pile(16),
    **dict.fromkeys(
        [
            *("chapter", "opened", "present", "joined", "gone", "marks", "honours", "havens"),
            *("leaders", "assets", "burdens", "won", "age_points", "sets", "clan_stickers"),
            *("thin_blood", "stickers", "burdens_left", "worth", "outcomes", "places", "annals"),
        ],
        LEFT_OUT,
    ),
}
"""What a chapter inherits stands still in a single game. Scripts, and what a thread remembers on
the way, show in the question that is asked."""
