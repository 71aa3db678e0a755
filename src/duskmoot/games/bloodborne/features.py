"""How a seat stands, for search and for the curve after the game."""

from __future__ import annotations

from duskmoot.games.bloodborne.rules.scoring import blood_score
from duskmoot.games.bloodborne.state import Bloodborne

CAUTION = 0.6
"""What a collected echo is worth beside a banked one."""


def worth(g: Bloodborne) -> list[float]:
    if g.over:
        return [1.0 / len(g.winners) if h.seat in g.winners else 0.0 for h in g.hunters]
    standing = [
        0.0 if h.out else blood_score(g, h) + CAUTION * h.collected + 0.1 * h.health
        for h in g.hunters
    ]
    return shares(standing)


def shares(standing: list[float]) -> list[float]:
    """A lead in points as a chance to win: each point of lead is worth a tenth."""
    worths: list[float] = []
    for i, own in enumerate(standing):
        best = max([other for j, other in enumerate(standing) if j != i])
        worths.append(min(1.0, max(0.0, 0.5 + (own - best) / 10.0)))
    total = sum(worths)
    return [each / total if total > 0 else 1.0 / len(worths) for each in worths]
