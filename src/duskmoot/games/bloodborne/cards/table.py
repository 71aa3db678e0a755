"""All cards by number. `deal.py` lays them out; rules only look them up."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne.cards.card import ActionCard, Enemy

CARDS: Final[list[ActionCard]] = []
ENEMIES: Final[list[Enemy]] = []
MONSTERS: Final[list[int]] = []
BOSSES: Final[list[int]] = []
FINAL_BOSSES: Final[list[int]] = []
STARTING_HAND: Final[list[int]] = []
UPGRADE_DECK: Final[list[int]] = []
"""All copies of all Upgrades."""
DICE_FACES: Final[list[list[int]]] = []
"""Green, yellow, red: faces as twice the number and 1 more for a +."""
DOUBTED_YELLOW: Final[list[int]] = []
"""The yellow die with the other reading of its sixth face."""
DIE_NAMES: Final[list[str]] = ["green", "yellow", "red"]
