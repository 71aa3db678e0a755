"""How a seat stands, for search and for the curve after the game.

The weights come from a few thousand games between heuristic bots: those that best foretell the
winner from the position at the start of each round.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from duskmoot.games.bloodborne.rules.choose import PLAY_CARD
from duskmoot.games.bloodborne.rules.scoring import blood_score
from duskmoot.games.bloodborne.state import Bloodborne, Hunter
from duskmoot.games.bloodborne.worths import rounds_left
from duskmoot.games.bloodborne.worths import worth as card_worth
from duskmoot.kernel import flow

KEPT: Final[list[float]] = [0.0, 0.6, 0.75, 0.84, 0.88, 0.91, 0.92, 0.93, 0.94]
"""What a collected echo is worth beside a banked one, by health."""
WAY_ON: Final[float] = 0.9
"""The first step on a trophy track is worth 1 and opens steps worth 2."""
LIFE: Final[list[float]] = [0.0, -0.5, -0.1, 0.3, 0.6, 0.8, 1.05, 1.3, 1.5]
"""What his health is worth to a Hunter."""
ARMED: Final[float] = 0.35
ARMED_EACH_ROUND: Final[float] = 0.06
"""What it is worth to have a card that is better by 1, at once and in each round to come."""
USED: Final[float] = 0.12
"""What is missed of a card in the discard pile."""
EVEN: Final[float] = 2.2
EVEN_BY_ROUNDS: Final[float] = 0.45
"""By how many points one must lead to win nearly three times as often, and how far it grows."""


def settled(g: Bloodborne) -> bool:
    """Between two rounds, when nobody has played a card yet."""
    return bool(g.asked) and flow.question(g) is PLAY_CARD and max(g.sealed) < 0


def worth(g: Bloodborne) -> list[float]:
    """The chance to win, as the standings foretell it."""
    if g.over:
        prize = 1.0 / len(g.winners)
        return [prize if h.seat in g.winners else 0.0 for h in g.hunters]
    rounds = rounds_left(g)
    lead = EVEN + EVEN_BY_ROUNDS * sqrt(rounds)
    standings = [standing(g, h, rounds) for h in g.hunters]
    best = max(standings)
    weights = [exp((each - best) / lead) for each in standings]
    total = sum(weights)
    return [weight / total for weight in weights]


def standing(g: Bloodborne, h: Hunter, rounds: float) -> float:
    """Points made, points at risk, and the strength left to make more."""
    if h.out:
        return 0.0
    counts = min(1.0, rounds)
    points = blood_score(g, h) + KEPT[h.health] * h.collected
    tracks = WAY_ON * sum(1 for space in h.trophies if space > 0)
    arms = sum([card_worth(card) - 1.0 for card in h.owned])
    used = sum([card_worth(card) for card in h.discard])
    strength = (ARMED * counts + ARMED_EACH_ROUND * rounds) * arms - USED * counts * used
    return points + strength + counts * (tracks + LIFE[h.health])
