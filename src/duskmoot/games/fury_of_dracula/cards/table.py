"""All cards by number. `deal.py` lays them out; rules only look them up."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.cards.card import FuryCard

CARDS: Final[list[FuryCard]] = []
DECKS: Final[dict[str, list[int]]] = {}
"""By deck: all copies of all its cards."""
_NUMBERS: Final[dict[str, int]] = {}


def named(name: str) -> int:
    """The number of the card of that name."""
    if not _NUMBERS:
        _NUMBERS.update({card.id: card.number for card in CARDS})
    return _NUMBERS[name]
