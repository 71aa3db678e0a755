"""All cards by number. `deal.py` lays them out; rules only look them up."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.games import data
from duskmoot.games.fury_of_dracula.cards.card import FuryCard

FILES: Final[list[str]] = ["items", "combat", "events", "encounters", "powers"]
ROWS: Final[list[dict[str, Any]]] = [
    row for name in FILES for row in data.rows("fury_of_dracula", f"{name}.toml")
]
CARDS: Final[list[FuryCard]] = []
DECKS: Final[dict[str, list[int]]] = {}
"""By deck: all copies of all its cards."""
_NUMBERS: Final[dict[str, int]] = {str(row["id"]): number for number, row in enumerate(ROWS)}


def named(name: str) -> int:
    """The number of the card of that name."""
    return _NUMBERS[name]


# Those that are looked for at every turn.
FAST_HORSES: Final[int] = named("fast_horses")
CHARTERED_CARRIAGE: Final[int] = named("chartered_carriage")
WILD_HORSES: Final[int] = named("wild_horses")
CUSTOMS_SEARCH: Final[int] = named("customs_search")
JONATHAN_HARKER: Final[int] = named("jonathan_harker")
