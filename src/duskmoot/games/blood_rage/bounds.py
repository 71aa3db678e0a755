"""How far the numbers on the table can go."""

from __future__ import annotations

from typing import Final

from duskmoot.kernel.bounds import FLAG, ONE, Bound, number, numbers, packed, pile, records, row

CARDS: Final[int] = 102
"""All cards of the game."""
FIGURES: Final[int] = 12

CLAN: Final[dict[str, Bound]] = {
    "name": ONE,
    "rage": number(99),
    "glory": number(999),
    "steps": numbers(3, 5),
    "figures": row(FIGURES),
    "slots": row(8),
    "hand": pile(30),
    "packet": pile(8),
    "quests": pile(30),
    "buried": pile(CARDS),
    "passed_on": pile(CARDS, "card"),
    "passed": FLAG,
    "revealed": pile(30),
    "deeds": pile(30),
    "shown": pile(30),
    "fought": packed(0, FIGURES),
    "doomed": packed(0, FIGURES),
    "slain": number(FIGURES),
}

TABLE: Final[dict[str, Bound]] = {
    "clans": records(4),
    "first": ONE,
    "age": number(3),
    "phase": number(5),
    "turn": ONE,
    "pick": number(8),
    "tokens": row(9),
    "pillaged": pile(9),
    "ragnarok": row(3),
    "destroyed": pile(9),
    "deck": pile(CARDS),
    "rest": pile(CARDS),
    "discard": pile(CARDS),
    "deed": number(255),
    "playing": pile(2),
    "moving": number(FIGURES - 1, -1),
    "source": ONE,
    "target": ONE,
    "sent": number(FIGURES),
    "province": ONE,
    "pillager": ONE,
    "called": FLAG,
    "fighters": pile(4),
    "committing": FLAG,
    "winner": ONE,
}
