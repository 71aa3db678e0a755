"""Judging a betrayal: what a card does to the rivals, and which of them it hits best."""

from __future__ import annotations

from duskmoot.bots.bloodborne.danger import Roll
from duskmoot.bots.bloodborne.rivals import importance
from duskmoot.bots.bloodborne.spoils import Fray, Rival
from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.games.bloodborne.cards.actions import Blunderbuss, Cannon, Tonitrus
from duskmoot.games.bloodborne.cards.card import ActionCard
from duskmoot.games.bloodborne.cards.table import CARDS
from duskmoot.games.bloodborne.state import Bloodborne, Hunter


class Betrayal:
    """Judges the harm that one Hunter can do to the others this round."""

    def __init__(
        self, g: Bloodborne, me: Hunter, fray: Fray, rolls: list[Roll], temper: Temper
    ) -> None:
        self.g = g
        self.me = me
        self.fray = fray
        self.rolls = rolls
        self.temper = temper
        self.weights = [importance(g, rival.hunter, me.seat, temper) for rival in fray.rivals]

    def gain(self, card: ActionCard) -> float:
        """What the rivals lose by this card, as far as it is our gain."""
        if isinstance(card, Cannon | Tonitrus):
            return self.shock(card)
        if isinstance(card, Blunderbuss):
            return self.best([self.hindered(rival) for rival in self.fray.rivals])
        if card.steals:
            return self.best([float(stolen(card, rival.hunter)) for rival in self.fray.rivals])
        return 0.0

    def best(self, losses: list[float]) -> float:
        return max([weight * loss for weight, loss in zip(self.weights, losses)], default=0.0)

    def shock(self, card: ActionCard) -> float:
        """A blow at all rivals: most of all at those whom it would kill with what they carry."""
        gain = 0.0
        for weight, rival in zip(self.weights, self.fray.rivals):
            killed = self.chance_to_finish(rival.hunter, card.harm)
            loss = self.temper.wound + killed * (rival.hunter.collected + 1.0)
            gain += weight * loss * (melee_chance(rival) if isinstance(card, Tonitrus) else 1.0)
        return gain

    def chance_to_finish(self, h: Hunter, harm: int) -> float:
        """The chance that the monster attack leaves a rival just so much health."""
        return sum([chance for roll, chance in self.rolls if 0 < h.health - roll <= harm])

    def hindered(self, rival: Rival) -> float:
        """Echoes that a rival misses when his melee weapon is cancelled."""
        return rival.mean_melee_hit(self.fray.echoes)


def stolen(card: ActionCard, h: Hunter) -> int:
    return min(card.steals, h.collected)


def melee_chance(rival: Rival) -> float:
    return sum([blow.chance for blow in rival.blows if CARDS[blow.card].melee])
