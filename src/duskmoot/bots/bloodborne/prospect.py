"""Judging the time after the round: what a Hunter keeps, what his condition is worth."""

from __future__ import annotations

from duskmoot.bots.bloodborne.danger import felled_next
from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.games.bloodborne.cards.enemies import MoonPresence, Rom
from duskmoot.games.bloodborne.cards.table import ENEMIES
from duskmoot.games.bloodborne.rules.health import full_health
from duskmoot.games.bloodborne.state import Bloodborne, Hunter
from duskmoot.games.bloodborne.worths import best_upgrade, rounds_left, worth


class Prospect:
    """By the health a Hunter has left, where 0 is death."""

    def __init__(self, keep: list[float], life: list[float]) -> None:
        self.keep = keep
        """The part of the carried echoes that will reach the bank."""
        self.life = life
        """What his condition is worth besides."""

    def worth(self, health: int, carried: float) -> float:
        return carried * self.keep[health] + self.life[health]


class Future:
    """What lies ahead of one Hunter, awake or asleep, and what his cards are worth to him."""

    def __init__(self, g: Bloodborne, me: Hunter, temper: Temper) -> None:
        self.g = g
        self.me = me
        self.temper = temper
        self.rounds = rounds_left(g)
        self.counts = min(1.0, self.rounds)
        """Less than 1 where the game may end with this round."""
        self.upgrade = self.gained(best_upgrade(g, me))
        self.awake = self.if_awake()
        self.asleep = self.if_asleep()

    def gained(self, added: float) -> float:
        """What it is worth to fight better by so much for the rest of the game."""
        return self.temper.upgrade * self.rounds * added

    def lost(self, number: int) -> float:
        """What it costs to lose a card for the rest of the game; a poor one takes its place."""
        return self.gained(max(0.0, worth(number) - 1.0))

    def missed(self, number: int) -> float:
        """What it costs not to have a used card until the next dream."""
        return self.temper.hand * self.counts * worth(number)

    def if_awake(self) -> Prospect:
        """Echoes are kept as far as the next attack lets him keep them."""
        temper = self.temper
        keep = [0.0]
        life = [self.after_death()]
        for health in range(1, full_health(self.g) + 1):
            fighting = felled_next(self.g, health, False)
            dreaming = felled_next(self.g, health, True)
            keep.append(1.0 - temper.daring * fighting - (1.0 - temper.daring) * dreaming)
            life.append(self.counts * (temper.health * health - temper.frailty * fighting))
        return Prospect(keep, life)

    def if_asleep(self) -> Prospect:
        """Hunter's Dream banks, brings used cards back, improves and heals."""
        full = full_health(self.g)
        back = sum([self.missed(card) for card in self.me.discard])
        dead = self.awake.life[0] + back
        woken = self.awake.life[full] + self.upgrade + back
        return Prospect([0.0] + [1.0] * full, [dead] + [woken] * full)

    def after_death(self) -> float:
        """Death costs a round, and more under some Final Bosses, but it heals and improves."""
        boss = ENEMIES[self.g.final_boss]
        cost = self.temper.death
        if isinstance(boss, MoonPresence):
            cost += min(boss.takes, self.me.banked)
        if isinstance(boss, Rom):
            last = self.me.deaths + 1 >= boss.most
            cost += self.temper.ruin if last else self.temper.last_warning
        return self.counts * self.temper.health * full_health(self.g) + self.upgrade - cost
