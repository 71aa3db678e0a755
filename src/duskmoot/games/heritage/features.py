"""How well a seat stands, for search and for the curve after the game."""

from __future__ import annotations

from math import exp
from typing import Final

from duskmoot.games.heritage.outlook.standing import standings
from duskmoot.games.heritage.rules.end import ranking
from duskmoot.games.heritage.rules.turn import WHAT_NOW
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel import flow

CLEAR: Final[float] = 6.0
"""Points ahead of the best rival that leave about one doubt in four."""


def worth(g: Heritage) -> list[float]:
    """By the lead over the best rival to be expected; at the end by place, the winner's first."""
    seats = len(g.bloodlines)
    if g.over:
        order = ranking(g)
        return [1.0 - order.index(seat) / seats for seat in range(seats)]
    points = standings(g)
    found: list[float] = []
    for seat in range(seats):
        rival = max([points[other] for other in range(seats) if other != seat])
        chance = 1.0 / (1.0 + exp(-(points[seat] - rival) / CLEAR))
        found.append(min(max(chance, 0.02), 0.98))
    return found


def settled(g: Heritage) -> bool:
    """At the beginning of a turn."""
    if g.threads or g.recruited or g.plays != 1 or g.turn < 0:
        return False
    return flow.question(g) is WHAT_NOW
