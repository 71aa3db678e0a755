"""Judging the stats: what a step up is worth, and a pillage reward with it."""

from __future__ import annotations

from duskmoot.games.blood_rage.features import stat_worth
from duskmoot.games.blood_rage.state import (
    ALL_STATS,
    GLORY,
    LAST_STEP,
    PILLAGE_GLORY,
    STAT_NAMES,
    BloodRage,
    Clan,
)


def raise_worth(g: BloodRage, c: Clan, stat: int, steps: int = 1) -> float:
    """What it is worth to raise one stat by so many steps."""
    now = c.steps[stat]
    return stat_worth(g, stat, min(LAST_STEP, now + steps)) - stat_worth(g, stat, now)


def best_raise(g: BloodRage, c: Clan) -> float:
    return max([raise_worth(g, c, stat) for stat in range(len(STAT_NAMES))])


def reward_worth(g: BloodRage, c: Clan, province: int, times: int = 1) -> float:
    """What the pillage token of the province is worth to the clan."""
    token = g.tokens[province]
    if token == GLORY:
        return float(PILLAGE_GLORY * times)
    if token == ALL_STATS:
        return sum([raise_worth(g, c, stat, times) for stat in range(len(STAT_NAMES))])
    return raise_worth(g, c, token, times)
