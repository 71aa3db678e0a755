"""Judging the board: what it is worth to stand in a province with so much strength."""

from __future__ import annotations

from math import exp
from typing import Final

from duskmoot.bots.blood_rage.losses import Losses
from duskmoot.bots.blood_rage.odds import Odds, best_bonus
from duskmoot.bots.blood_rage.raising import best_raise, reward_worth
from duskmoot.bots.blood_rage.temper import Temper
from duskmoot.games.blood_rage.board import (
    FIRST_FJORD,
    FJORD_OF,
    NEIGHBOURHOOD,
    PROVINCES,
    REGION_NAMES,
    REGION_PROVINCES,
    SUPPORTED,
    VALHALLA,
    VILLAGES,
    YGGDRASIL,
    bits,
    is_fjord,
)
from duskmoot.games.blood_rage.cards import card as gifts
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.rules.figures import (
    crowds,
    is_monster,
    monster_card,
    monster_strength,
    strength_in,
    strength_of,
    strengths,
)
from duskmoot.games.blood_rage.rules.sheet import has
from duskmoot.games.blood_rage.state import (
    AXES,
    FIGURES,
    LEADER,
    LEADER_SLOT,
    MONSTER_1,
    NONE,
    RAGNAROK_GLORY,
    BloodRage,
    Clan,
)
from duskmoot.kernel.zones import copies

DEATHS: Final[list[float]] = [0.1, 0.2, 0.4, 0.7, 1.0]
"""By own figures in Valhalla: the chance that Glorious Death! is fulfilled."""
ROOM_OF_YGGDRASIL: Final[int] = 99
MANY: Final[int] = 1024
"""More than any number of figures or their strength."""
IN_HAND: Final[float] = 0.8
"""How much a quest counts that is still in hand."""


class Field:
    """The provinces as one clan sees them, with all that it hopes to gain there."""

    def __init__(self, g: BloodRage, seat: int, temper: Temper) -> None:
        self.g = g
        self.me = g.clans[seat]
        self.rivals = [c for c in g.clans if c.seat != seat]
        self.temper = temper
        self.raise_worth = best_raise(g, self.me)
        self.losses = Losses(g, self.me, temper)
        self.doom = g.ragnarok[g.age - 1]
        self.destroyed = bits(g.destroyed)
        self.pillaged = bits(g.pillaged)
        self.strength = [strengths(c) for c in g.clans]
        there = crowds(g)
        self.room = [VILLAGES[p] - there[p] for p in PROVINCES]
        self.room[YGGDRASIL] = ROOM_OF_YGGDRASIL
        self.threat = float(sum(c.rage for c in self.rivals if not c.passed))
        self.best_bonus = best_bonus(g, self.me)
        times = 2 if has(self.me, gifts.DOUBLE_RAGNAROK) else 1
        self.doom_glory = RAGNAROK_GLORY[g.age - 1] * times
        self.rewards = [self.spoils(p) for p in PROVINCES]
        self.wanted = self.quests()
        own = self.strength[seat]
        self.held = [self.hold(p, own[p]) for p in PROVINCES]
        self.idle = self.me.rage == 0 or self.me.passed
        """Whether there will be no rage for another turn, and so no pillage of ours."""
        self._odds: Odds | None = None
        self._values: dict[int, float] = {}
        self._joiners: dict[int, list[int]] = {}

    @property
    def odds(self) -> Odds:
        """Reckoned when first asked for: in a draft nobody asks."""
        if self._odds is None:
            self._odds = Odds(self.g, self.me.seat, self.temper)
        return self._odds

    # What there is to gain.

    def spoils(self, p: int) -> float:
        """What a pillage of the province is worth; 0 where it has been pillaged."""
        if (self.destroyed | self.pillaged) >> p & 1:
            return 0.0
        return self.reward(p, self.me.figures[LEADER] == p)

    def reward(self, p: int, led: bool) -> float:
        """The reward of the province, twice with a Frost Giant, more if a lord leads."""
        g, me = self.g, self.me
        worth = reward_worth(g, me, p, 2 if self.doubled(p) else 1)
        lord = me.slots[LEADER_SLOT]
        raises = CARDS[lord].raises if led and lord != NONE else 0
        return worth + raises * self.raise_worth * (0.8 if raises > 1 else 1.0)

    def doubled(self, p: int) -> bool:
        me = self.me
        return any(
            me.figures[f] == p and CARDS[monster_card(me, f)].doubles
            for f in range(MONSTER_1, FIGURES)
        )

    def quests(self) -> list[float]:
        """By province: what it is worth to hold most there; a quest in hand counts for less."""
        wanted = [0.0] * len(PROVINCES)
        for cards, share in ((self.me.quests, 1.0), (self.me.hand, IN_HAND)):
            for number in cards:
                for p in self.places_of(number):
                    wanted[p] += share * self.quest_worth(number)
        return wanted

    def places_of(self, number: int) -> list[int]:
        """The provinces of which one must be held for this quest."""
        card = CARDS[number]
        if not card.quest or card.figures:
            return []
        if not card.region:
            return [YGGDRASIL]
        return REGION_PROVINCES[REGION_NAMES.index(card.region)]

    def quest_worth(self, number: int) -> float:
        """What a fulfilled quest brings."""
        times = 2 if has(self.me, gifts.DOUBLE_QUESTS) else 1
        return CARDS[number].glory_on(self.g) * times + self.raise_worth

    def quest_chance(self, number: int) -> float:
        """The chance that the quest will be fulfilled, as things stand."""
        places = self.places_of(number)
        if not places:
            return DEATHS[min(len(DEATHS) - 1, copies(self.me.figures, VALHALLA))]
        missed = 1.0
        for p in places:
            missed *= 1.0 - self.held[p]
        return 1.0 - missed

    # What strength is good for.

    def hold(self, p: int, strength: int) -> float:
        """The chance to have the most strength there when quests are judged."""
        if strength == 0 or self.destroyed >> p & 1:
            return 0.0
        margin = strength - max([self.strength[c.seat][p] for c in self.rivals]) - 0.5
        if self.threat == 0.0:
            return 1.0 if margin > 0.0 else 0.0
        return 1.0 / (1.0 + exp(-margin / (0.6 + 0.06 * self.threat)))

    def joiners(self, c: Clan, p: int) -> list[int]:
        """The strengths of all figures that may join a battle there, the strongest first."""
        key = c.seat * len(PROVINCES) + p
        known = self._joiners.get(key)
        if known is None:
            near = NEIGHBOURHOOD[p]
            known = [strength_of(c, f) for f, place in enumerate(c.figures) if near >> place & 1]
            known.sort(reverse=True)
            self._joiners[key] = known
        return known

    def coming(self, c: Clan, p: int, room: int) -> int:
        """The strength of the best that may join a battle there, as many as there is room for."""
        total = 0
        for strength in self.joiners(c, p):
            if room <= 0:
                break
            total += strength
            room -= 1
        return total

    def victory(self, p: int, total: int, room: int, calling: bool) -> float:
        """The chance that this total beats all rivals there; `calling`: they may still join."""
        chance = 1.0
        for c in self.rivals:
            there = self.strength[c.seat][p]
            come = self.coming(c, p, room) if calling else 0
            if there:
                beaten = self.odds.beaten(c.seat, there, total)
                if come:
                    more = self.odds.beaten(c.seat, there + come, total)
                    beaten += self.temper.arrival * (more - beaten)
                chance *= beaten
            elif come:
                more = self.odds.beaten(c.seat, come, total)
                chance *= 1.0 - self.temper.arrival * (1.0 - more)
        return chance

    def opposed(self, p: int) -> float:
        """The chance that a pillage there becomes a battle."""
        alone = 1.0
        for c in self.rivals:
            if self.strength[c.seat][p]:
                return 1.0
            if self.room[p] > 0 and self.joiners(c, p):
                alone *= 1.0 - self.temper.arrival
        return 1.0 - alone

    def value(self, p: int, strength: int, figures: int) -> float:
        """What it is worth to stand there like this: rewards, quests, Ragnarök."""
        if figures == 0 or self.destroyed >> p & 1:
            return 0.0
        key = ((p * MANY + strength) * MANY + figures) * 2 + self.idle
        known = self._values.get(key)
        if known is None:
            known = self.pillage_value(p, strength) + self.stay(p, strength, figures)
            self._values[key] = known
        return known

    def pillage_value(self, p: int, strength: int) -> float:
        """What may be won there in a turn to come."""
        if self.idle or self.pillaged >> p & 1:
            return 0.0
        help_near = self.coming(self.me, p, self.room[p] - 1)
        total = strength + help_near + self.best_bonus
        chance = self.victory(p, total, self.room[p] - 1, True)
        spoils = self.rewards[p] + self.opposed(p) * self.me.stat(AXES)
        return self.temper.prospect * chance * spoils

    def stay(self, p: int, strength: int, figures: int) -> float:
        """What it is worth to stand there at the end of the Age."""
        worth = 0.0
        if self.wanted[p] > 0.0:
            missed = 1.0
            for q in self.allied(p):
                if q != p:
                    missed *= 1.0 - self.held[q]
            worth += self.wanted[p] * missed * self.hold(p, strength)
        if p == self.doom:
            glory = self.doom_glory + self.losses.release - self.losses.conquest
            worth += self.temper.doom * figures * glory
        return worth

    def allied(self, p: int) -> list[int]:
        """The provinces of its region."""
        for provinces in REGION_PROVINCES:
            if p in provinces:
                return provinces
        return [p]

    # Figures that come and go.

    def count(self, p: int) -> int:
        """Own figures there and in its fjord."""
        return copies(self.me.figures, p) + copies(self.me.figures, FJORD_OF[p])

    def arrival(self, figure: int, place: int) -> float:
        """What it is worth that one more figure comes to a place, fjords included."""
        me = self.me
        if is_fjord(place):
            return self.at_sea(figure, place)
        now = self.strength[me.seat][place]
        there = self.count(place)
        more = self.reinforced(place, figure)
        gain = self.value(place, now + more, there + 1) - self.value(place, now, there)
        if figure == LEADER and self.rewards[place] > 0.0 and not self.idle:
            led = self.reward(place, True) - self.rewards[place]
            gain += self.temper.prospect * led * self.victory(place, now + more, 0, False)
        return gain

    def reinforced(self, place: int, figure: int) -> int:
        """By how much the strength there grows."""
        if is_monster(figure):
            return monster_strength(self.me, figure, place)
        before = self.me.figures[figure]
        self.me.figures[figure] = place
        after = strength_in(self.me, place)
        self.me.figures[figure] = before
        return after - self.strength[self.me.seat][place]

    def at_sea(self, figure: int, fjord: int) -> float:
        """A ship supports two provinces."""
        strength = strength_of(self.me, figure)
        gain = 0.0
        for p in SUPPORTED[fjord - FIRST_FJORD]:
            now = self.strength[self.me.seat][p]
            there = self.count(p)
            gain += self.value(p, now + strength, there + 1) - self.value(p, now, there)
            if p == self.doom:
                gain += self.temper.doom * self.losses.ship
        return gain

    def departure(self, figure: int, place: int) -> float:
        """What is lost where a figure leaves a province."""
        me = self.me
        now = self.strength[me.seat][place]
        there = self.count(place)
        me.figures[figure] = VALHALLA
        left = strength_in(me, place)
        me.figures[figure] = place
        return self.value(place, now, there) - self.value(place, left, there - 1)

    def shift(self, figures: list[int], target: int) -> float:
        """What it is worth that these figures go together from their province to another."""
        me = self.me
        source = me.figures[figures[0]]
        now = self.strength[me.seat]
        before = self.value(source, now[source], self.count(source))
        before += self.value(target, now[target], self.count(target))
        for figure in figures:
            me.figures[figure] = target
        after = self.here(source) + self.here(target)
        for figure in figures:
            me.figures[figure] = source
        return after - before

    def here(self, p: int) -> float:
        """What it is worth to stand in the province as the figures stand now."""
        return self.value(p, strength_in(self.me, p), self.count(p))
