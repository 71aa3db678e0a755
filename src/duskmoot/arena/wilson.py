"""Wilson's interval: how far a share of so few games may lie from the truth."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final[float] = 1.959964
"""For 95 in 100."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """The bounds of the share; without games everything is possible."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)
