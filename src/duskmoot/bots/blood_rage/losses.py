"""Judging deaths: what a figure is missed, and what its fall pays."""

from __future__ import annotations

from duskmoot.bots.blood_rage.temper import Temper
from duskmoot.games.blood_rage.board import VALHALLA
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.features import release
from duskmoot.games.blood_rage.rules.figures import is_ship, strength_of
from duskmoot.games.blood_rage.rules.sheet import upgrades_with
from duskmoot.games.blood_rage.state import AGES, NONE, SHIP_SLOT, BloodRage, Clan


class Losses:
    """What the death of a clan's figures costs it, in glory; less than 0 where death pays."""

    def __init__(self, g: BloodRage, me: Clan, temper: Temper) -> None:
        self.me = me
        self.release = release(g, me)
        """What each figure pays when it comes back from Valhalla."""
        self.conquest = float(sum(CARDS[n].glory for n in upgrades_with(me, gifts.CONQUEST)))
        """What each figure pays that stands at the end of the game."""
        self.strength = temper.strength * (AGES - g.age) + (temper.rage if me.rage else 0.0) / 2
        """What a point of strength on the board is worth."""
        self.ship = float(CARDS[me.slots[SHIP_SLOT]].glory) if me.slots[SHIP_SLOT] != NONE else 0.0
        self.deaths = self.wish_to_die(g)
        """What each further fall brings a Glorious Death! nearer."""

    def wish_to_die(self, g: BloodRage) -> float:
        fallen = self.me.figures.count(VALHALLA)
        wish = 0.0
        for number in self.me.quests + self.me.hand:
            card = CARDS[number]
            if card.quest and card.figures > fallen:
                wish += card.glory_on(g) / card.figures
        return wish

    def presence(self, figure: int) -> float:
        """What a figure is worth by standing on the board at all."""
        return self.conquest + self.strength * strength_of(self.me, figure)

    def of(self, figure: int) -> float:
        gain = self.release + self.deaths
        if is_ship(self.me, figure):
            gain += self.ship
        return self.presence(figure) - gain

    def all(self, figures: list[int]) -> float:
        return sum([self.of(figure) for figure in figures])
