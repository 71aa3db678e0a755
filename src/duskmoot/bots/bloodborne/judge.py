"""Judging a play: what a Hunter may hope for and what he may lose with each card this round."""

from __future__ import annotations

from duskmoot.bots.bloodborne.betrayal import Betrayal, stolen
from duskmoot.bots.bloodborne.danger import felled_next, harm_if_it_stands, rolls, suffers
from duskmoot.bots.bloodborne.spoils import QUICK, Fray, damage, moment, trophy_gain
from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.bots.bloodborne.worth import best_upgrade, rounds_left, worth
from duskmoot.games.bloodborne.cards.actions import BloodVial, Chikage, HunterPistol
from duskmoot.games.bloodborne.cards.card import FINAL
from duskmoot.games.bloodborne.cards.enemies import MoonPresence, Rom
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from duskmoot.games.bloodborne.rules.health import full_health
from duskmoot.games.bloodborne.state import Bloodborne


class Prospect:
    """What is ahead of a Hunter after the round, by the health he has left; 0 is death."""

    def __init__(self, keep: list[float], life: list[float]) -> None:
        self.keep = keep
        """The part of the carried echoes that will reach the bank."""
        self.life = life
        """What his condition is worth besides."""

    def worth(self, health: int, carried: float) -> float:
        return carried * self.keep[health] + self.life[health]


class Judge:
    """Judges the plays of one Hunter in one round, from the moment `since` on."""

    def __init__(self, g: Bloodborne, seat: int, temper: Temper, since: int = 0) -> None:
        self.g = g
        self.me = g.hunters[seat]
        self.temper = temper
        self.enemy = ENEMIES[g.enemy]
        self.rolls = rolls(g)
        self.fray = Fray(g, seat, self.rolls[-1][0], since, temper)
        self.betrayal = Betrayal(g, self.me, self.fray, self.rolls, temper)
        self.trophies = temper.trophy * trophy_gain(g, self.me)
        self.envy = temper.envy * sum(
            [
                w * trophy_gain(g, r.hunter) * r.chance_of_hit()
                for w, r in zip(self.betrayal.weights, self.fray.rivals)
            ]
        )
        self.rounds = rounds_left(g)
        self.future = min(1.0, self.rounds / temper.horizon)
        self.upgrade = temper.upgrade * self.rounds * best_upgrade(g, self.me)
        self.awake = self.if_awake()
        self.asleep = self.if_asleep()
        self._fights: dict[int, float] = {}

    # What is ahead.

    def if_awake(self) -> Prospect:
        """Echoes are kept as far as the next attack lets him keep them."""
        temper = self.temper
        keep = [0.0]
        life = [self.after_death()]
        for health in range(1, full_health(self.g) + 1):
            fighting = felled_next(self.g, health, False)
            dreaming = felled_next(self.g, health, True)
            keep.append(1.0 - temper.daring * fighting - (1.0 - temper.daring) * dreaming)
            life.append(self.future * (temper.health * health - temper.frailty * fighting))
        return Prospect(keep, life)

    def if_asleep(self) -> Prospect:
        """Hunter's Dream banks, brings used cards back, improves and heals."""
        full = full_health(self.g)
        back = sum([self.missed(card) for card in self.me.discard])
        woken = self.awake.life[full] + self.upgrade + back
        return Prospect([0.0] + [1.0] * full, [self.awake.life[0] + back] + [woken] * full)

    def after_death(self) -> float:
        """Death costs a round, and more under some Final Bosses, but it heals and improves."""
        temper = self.temper
        boss = ENEMIES[self.g.final_boss]
        cost = temper.death
        if isinstance(boss, MoonPresence):
            cost += min(boss.takes, self.me.banked)
        if isinstance(boss, Rom):
            cost += temper.ruin if self.me.deaths + 1 >= boss.most else temper.last_warning
        return self.future * temper.health * full_health(self.g) + self.upgrade - cost

    # What a play is worth.

    def play(self, number: int) -> float:
        card = CARDS[number]
        if card.transforms:
            return self.transform(number)
        return self.outcome(number) if card.dream else self.fight(number)

    def transform(self, number: int) -> float:
        """The best weapon of the hand, chosen with the others' cards in sight."""
        weapons = {card for card in self.me.hand if CARDS[card].weapon}
        if not weapons:
            return self.fight(number)
        insight = self.temper.foresight if len(weapons) > 1 else 0.0
        return max([self.fight(card) for card in weapons]) + insight - self.missed(number)

    def fight(self, number: int) -> float:
        """What a card brings and does to rivals, less what it costs to have used it."""
        if number not in self._fights:
            harm = self.betrayal.gain(CARDS[number])
            self._fights[number] = self.outcome(number) + harm - self.missed(number)
        return self._fights[number]

    def missed(self, number: int) -> float:
        """What it costs not to have a used card until the next dream."""
        return self.temper.hand * self.future * worth(number)

    def lost(self, number: int) -> float:
        """What it costs not to have a card for the rest of the game."""
        return self.temper.upgrade * self.rounds * max(0.0, worth(number) - 1.0)

    def outcome(self, number: int) -> float:
        """What the round may bring with this card before him, over all rolls of the die."""
        g, me = self.g, self.me
        card = CARDS[number]
        lying = me.revealed
        me.revealed = [number]
        prospect = self.asleep if card.dream else self.awake
        when = moment(g, me, number)
        instant = when < QUICK
        alone = self.fray.nobody_else_uses(number) if isinstance(card, HunterPistol) else 1.0
        health = full_health(g) if isinstance(card, BloodVial) else me.health
        carried = me.collected + max([stolen(card, r.hunter) for r in self.fray.rivals], default=0)
        own = card.harm if isinstance(card, Chikage) else 0
        early = self.fray.instant_death(damage(g, me, number) if instant else 0)
        breaks = self.lost(number) if card.weapon and self.enemy.breaks_weapons() else 0.0
        value = -self.lost(number) if card.single_use else 0.0
        for roll, chance in self.rolls:
            me.hit = suffers(g, me, roll)
            left = max(0, health - me.hit)
            blow = damage(g, me, number) if left or instant else 0
            result = self.fray.odds(when, self.fray.worst(roll)).result(blow)
            take = result.taken * alone
            late = take if instant or early >= 1.0 else take / (1.0 - early)
            death = max(early, result.death)
            after = max(0, left - own)
            worse = max(0, after - harm_if_it_stands(g, me, blow > 0)) if after else 0
            value += chance * (
                self.trophies * result.shared_kill * alone
                - self.envy * death
                + early * self.if_it_falls(prospect, health, carried + (take if instant else 0.0))
                + (death - early) * self.if_it_falls(prospect, after, carried + late)
                + (1.0 - death)
                * (prospect.worth(worse, carried + late) - (breaks if blow else 0.0))
            )
        me.hit = 0
        me.revealed = lying
        return value

    def if_it_falls(self, prospect: Prospect, health: int, carried: float) -> float:
        """With the Final Boss the game ends, and what a living Hunter carries counts."""
        if self.enemy.rank == FINAL:
            return carried if health else 0.0
        return prospect.worth(health, carried)
