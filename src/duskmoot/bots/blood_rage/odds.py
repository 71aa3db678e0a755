"""Judging the odds of a battle: what rivals may commit, and the chance to beat them."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.blood_rage.temper import Temper
from duskmoot.games.blood_rage.belief import opened_cards, unseen_cards
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.battle import quest_bonus
from duskmoot.games.blood_rage.state import BloodRage, Clan

MOST: Final[int] = 9
"""Bonuses beyond this one are counted as this one."""
MIRRORED: Final[int] = 3
"""What Heimdall's Sight adds, about."""
BEST_OF: Final[int] = 3
"""A hand is seldom better than its best card of so many."""


def bonus_of(g: BloodRage, c: Clan, number: int) -> int:
    """What a card adds to the strength of its clan, its text in points of strength."""
    card = CARDS[number]
    if card.quest:
        return quest_bonus(c)
    if not card.battle:
        return 0
    if card.mirrors:
        return MIRRORED
    return card.bonus_on(g) + (1 if card.smites or card.late else 0)


def late_bonus(g: BloodRage, c: Clan) -> int:
    """What the late cards of a hand can add after all cards lie open."""
    return sum(CARDS[number].bonus_on(g) for number in c.hand if CARDS[number].late)


def best_bonus(g: BloodRage, c: Clan) -> int:
    """What the clan can add with the best card of its hand, and with late ones."""
    best = 0
    late = late_bonus(g, c)
    for number in c.hand:
        card = CARDS[number]
        own = bonus_of(g, c, number) - (card.bonus_on(g) + 1 if card.late else 0)
        best = max(best, own)
    return best + late


class Odds:
    """What each rival's card may add; the others' hands are any cards not seen elsewhere."""

    def __init__(self, g: BloodRage, seat: int, temper: Temper) -> None:
        self.g = g
        self.temper = temper
        self.unseen = unseen_cards(g, seat, g.age, opened_cards(g, seat))
        """Cards of this Age that may be in a rival's hand."""
        self.quests = 0
        """How many of them are quests, whose bonus depends on who reveals them."""
        self.counts = [0] * (MOST + 1)
        """By bonus: how many of the others there are."""
        for number in self.unseen:
            if CARDS[number].quest:
                self.quests += 1
            else:
                self.counts[min(MOST, bonus_of(g, g.clans[seat], number))] += 1
        self.below: list[list[float]] = []
        """By seat and by bonus: the chance that the seat's card adds less."""
        self.mean: list[float] = []
        """By seat: what its card adds on average."""
        for c in g.clans:
            below = self.chances(c) if c.seat != seat else []
            self.below.append(below)
            self.mean.append(float(len(below)) - sum(below) - 1.0 if below else 0.0)

    def chances(self, c: Clan) -> list[float]:
        below = [0.0] + [1.0] * MOST
        if not c.hand or not self.unseen:
            return below
        counts = self.counts[:]
        counts[min(MOST, quest_bonus(c))] += self.quests
        sure = max([bonus_of(self.g, c, number) for number in c.shown], default=0)
        lower = 0.0
        bold = self.temper.boldness
        for bonus in range(MOST + 1):
            best = lower ** min(len(c.hand), BEST_OF) if bonus > sure else 0.0
            below[bonus] = bold * best + (1.0 - bold) * lower
            lower += counts[bonus] / len(self.unseen)
        return below

    def beaten(self, seat: int, strength: int, total: int) -> float:
        """The chance that a rival with this strength stays below the total."""
        margin = total - strength
        if margin <= 0:
            return 0.0
        return self.below[seat][margin] if margin <= MOST else 1.0
