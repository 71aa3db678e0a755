"""All cards by number. `deal.py` lays them out; rules only look them up."""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage.cards.card import GodCard

CARDS: Final[list[GodCard]] = []
BACKS: Final[list[int]] = []
"""By card: the Age on its back."""
DECKS: Final[list[list[list[int]]]] = []
"""By number of players and by Age, from 0: all copies of all cards of that deck."""
FIGURE_NAMES: Final[list[str]] = ["warrior", "leader", "ship"]
"""The kinds of figures; the monsters follow in the order of their cards."""
MONSTERS: Final[list[int]] = []
"""By figure kind, from the first monster on: its card."""
