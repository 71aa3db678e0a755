"""How far the numbers on the table can go."""

from __future__ import annotations

from typing import Final

from duskmoot.kernel.bounds import FLAG, ONE, Bound, number, numbers, pile, records

CARDS: Final[int] = 87
"""All cards of the game."""

HUNTER: Final[dict[str, Bound]] = {
    "health": number(8),
    "collected": number(99),
    "banked": number(255),
    "trophies": numbers(3, 20),
    "hand": pile(20),
    "revealed": pile(3),
    "discard": pile(20),
    "owned": pile(20),
    "taken": number(60),
    "hit": number(99),
    "cancelled": FLAG,
    "dead": FLAG,
    "deaths": number(99),
    "out": FLAG,
}

TABLE: Final[dict[str, Bound]] = {
    "hunters": records(5),
    "first": ONE,
    "round": number(999),
    "final_boss": ONE,
    "dungeon": pile(30),
    "past": pile(30),
    "enemy": ONE,
    "echoes": number(60),
    "full": number(60),
    "bell": number(60),
    "rolls": pile(60),
    "upgrades": pile(CARDS),
    "display": pile(10),
    "removed": pile(CARDS),
}
