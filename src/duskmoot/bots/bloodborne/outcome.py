"""Judging a card on the table: what the round may bring to the Hunter who uses it."""

from __future__ import annotations

from duskmoot.bots.bloodborne.betrayal import stolen
from duskmoot.bots.bloodborne.danger import harm_if_it_stands, suffers
from duskmoot.bots.bloodborne.prospect import Future
from duskmoot.bots.bloodborne.spoils import QUICK, Fray, damage, moment
from duskmoot.games.bloodborne.cards.actions import BloodVial, Chikage, HunterPistol
from duskmoot.games.bloodborne.cards.card import FINAL
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.rules.health import full_health
from duskmoot.games.bloodborne.state import Bloodborne, Hunter


class Outcome:
    """The card lies before the Hunter; `after` judges the round for one roll of the die."""

    def __init__(self, g: Bloodborne, me: Hunter, fray: Fray, future: Future, gain: float) -> None:
        card = CARDS[me.used()]
        self.g = g
        self.me = me
        self.card = card
        self.enemy = ENEMIES[g.enemy]
        self.fray = fray
        self.trophies = gain
        self.prospect = future.asleep if card.dream else future.awake
        self.moment = moment(g, me, card.number)
        self.instant = self.moment < QUICK
        self.health = full_health(g) if isinstance(card, BloodVial) else me.health
        self.carried = me.collected + max([stolen(card, r.hunter) for r in fray.rivals], default=0)
        self.own_harm = card.harm if isinstance(card, Chikage) else 0
        self.works = self.chance_to_work()
        self.early = fray.instant_death(damage(g, me, card.number) if self.instant else 0)
        """The chance that the enemy is dead before it attacks."""
        self.broken = 0.0
        if card.weapon and self.enemy.breaks_weapons():
            self.broken = future.lost(card.number)

    def chance_to_work(self) -> float:
        """Hunter Pistols cancel each other."""
        if isinstance(self.card, HunterPistol):
            return self.fray.nobody_else_uses(self.card.number)
        return 1.0

    def after(self, roll: int) -> float:
        """The trophies, and what the Hunter has and is worth if the enemy falls or stands."""
        self.me.hit = suffers(self.g, self.me, roll)
        left = max(0, self.health - self.me.hit)
        strikes = left > 0 or self.instant
        blow = damage(self.g, self.me, self.card.number) if strikes else 0
        self.me.hit = 0
        result = self.fray.odds(self.moment, roll).result(blow)
        taken = result.taken * self.works
        early = self.early
        falls = max(early, result.death)
        if self.instant:
            rich = poor = self.carried + taken
        else:
            poor = float(self.carried)  # dead before we strike, the enemy leaves nothing
            rich = self.carried + (taken / (1.0 - early) if early < 1.0 else 0.0)
        end = max(0, left - self.own_harm)
        return (
            self.trophies * result.shared_kill * self.works
            + early * self.if_it_falls(self.health, poor)
            + (falls - early) * self.if_it_falls(end, rich)
            + (1.0 - falls) * self.if_it_stands(end, rich, blow > 0)
        )

    def if_it_falls(self, health: int, carried: float) -> float:
        """With the Final Boss the game ends, and what a living Hunter carries counts."""
        if self.enemy.rank == FINAL:
            return carried if health else 0.0
        return self.prospect.worth(health, carried)

    def if_it_stands(self, health: int, carried: float, struck: bool) -> float:
        """It hurts those it leaves behind, and it may break the weapon that struck it."""
        if health:
            health = max(0, health - harm_if_it_stands(self.g, self.me, struck))
        return self.prospect.worth(health, carried) - (self.broken if struck else 0.0)
