"""How a seat stands, for search and for the curve after the game."""

from __future__ import annotations

from typing import Final

from duskmoot.games.bloodborne.cards.table import CARDS
from duskmoot.games.bloodborne.rules.scoring import blood_score
from duskmoot.games.bloodborne.state import Bloodborne, Hunter

RISK: Final[float] = 0.75
"""What a collected echo is worth beside a banked one."""
WAY_ON: Final[float] = 1.0
"""The first step on a trophy track is worth 1 and opens steps worth 2."""
LEAD: Final[float] = 12.0
"""A lead of this many points is as good as a victory."""


def worth(g: Bloodborne) -> list[float]:
    """Half for winning, half for the lead in points; before the end, the lead alone."""
    lead = leads([standing(g, h) for h in g.hunters])
    if not g.over:
        return lead
    prize = 0.5 / len(g.winners)
    return [lead[h.seat] / 2 + (prize if h.seat in g.winners else 0.0) for h in g.hunters]


def standing(g: Bloodborne, h: Hunter) -> float:
    """Points made, points at risk, and the strength left to make more."""
    if h.out:
        return 0.0
    if g.over:
        return float(blood_score(g, h))
    points = blood_score(g, h) + RISK * h.collected
    tracks = WAY_ON * sum([1 for space in h.trophies if space > 0])
    ready = sum([CARDS[card].damage for card in h.hand])
    used = sum([CARDS[card].damage for card in h.discard])
    strength = 0.3 * len(h.owned) + 0.2 * ready + 0.1 * used
    return points + tracks + strength + 0.15 * h.health


def leads(standings: list[float]) -> list[float]:
    """From 0 to 1: a half for being level with the best of the others."""
    found: list[float] = []
    for i, own in enumerate(standings):
        best = max([other for j, other in enumerate(standings) if j != i])
        found.append(min(1.0, max(0.0, 0.5 + (own - best) / (2 * LEAD))))
    return found
