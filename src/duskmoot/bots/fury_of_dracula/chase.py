"""Judging where hunters go: what is within reach, what is worth a search, whom to fight."""

from __future__ import annotations

from math import sqrt
from typing import Final

from duskmoot.bots.fury_of_dracula.cards import RUMORED, unseen_encounters, vampires_among
from duskmoot.bots.fury_of_dracula.duel import duel
from duskmoot.bots.fury_of_dracula.fight import (
    danger,
    price_of_blood,
    price_of_defeat,
    price_of_wounds,
)
from duskmoot.bots.fury_of_dracula.scent import (
    Root,
    footprints,
    heat,
    leaning,
    places_now,
    shyness,
    tomorrow,
)
from duskmoot.bots.fury_of_dracula.temper import Temper
from duskmoot.bots.fury_of_dracula.ways import DAYS, days_between, ground, reach
from duskmoot.games.fury_of_dracula.board import HIDE, LOCATIONS, NOWHERE, is_city, is_sea
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.evidence import places_then
from duskmoot.games.fury_of_dracula.pieces import Hideout, Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.damage import present
from duskmoot.games.fury_of_dracula.rules.hunters.hand import items_of
from duskmoot.games.fury_of_dracula.sheets import COMBAT_CARDS, HEALTH, SPACES
from duskmoot.games.fury_of_dracula.state import Fury

_POWERS: Final[dict[float, list[float]]] = {}


def powers(patience: float) -> list[float]:
    """By tenths of a day's travel: how much less a thing counts that is so far away."""
    if patience not in _POWERS:
        _POWERS[patience] = [patience ** max(1.0, days / 10.0) for days in range(210)]
    return _POWERS[patience]


def nearness(patience: float, others: list[int], place: int) -> float:
    """How near the nearest of these places is."""
    return patience ** min([DAYS[o][place] for o in others]) if others else 0.0


class Hunt:
    """The board as hunters see it: heat, hideouts, one another."""

    def __init__(self, g: Fury, temper: Temper, root: Root | None = None) -> None:
        self.g = g
        self.root = root
        self.temper = temper
        self.shy = shyness(places_now(g))
        """By place: how readily Dracula goes there next; and before, when he last had a choice."""
        self.was_shy = shyness(places_then(g))
        self.powers = powers(temper.patience)
        # What is reckoned once it is asked for: by hunter, and by hunter and place.
        self._marks: dict[int, list[tuple[int, float]]] = {}
        self._pulls: dict[int, float] = {}
        self._unseen: list[int] = []
        self._vampires = -1.0
        self._today: list[float] = []
        self._tomorrow: list[float] = []
        self._trodden: list[float] = []
        self._sureness = -1.0

    @property
    def today(self) -> list[float]:
        """By place: how likely Dracula is there."""
        if not self._today:
            self._today = leaning(heat(self.g, self.root), self.was_shy)
        return self._today

    @property
    def tomorrow(self) -> list[float]:
        """The same after his next move."""
        if not self._tomorrow:
            self._tomorrow = tomorrow(self.g, self.today, self.shy)
        return self._tomorrow

    @property
    def trodden(self) -> list[float]:
        """By place: what it is worth to find that he has been there."""
        if not self._trodden:
            prints = footprints(self.g, self.shy, self.root)
            self._trodden = [self.on_trail(place, prints) for place in LOCATIONS]
        return self._trodden

    @property
    def sureness(self) -> float:
        """From 0 to 1: how well one knows where he is."""
        if self._sureness < 0.0:
            self._sureness = sqrt(sum([w * w for w in self.today]))
        return self._sureness

    def on_trail(self, place: int, prints: list[list[float]]) -> float:
        """What the chance is worth that a hidden card of the Trail is this place."""
        worth = 0.0
        for space, weights in enumerate(prints):
            if weights[place] > 0.0:
                worth += weights[place] * (self.news(space) + self.unseen(space))
        return worth

    def news(self, space: int) -> float:
        """What it tells to find where Dracula was so long ago."""
        temper = self.temper
        return temper.sighting * (1.0 - self.sureness) * temper.fading**space

    def unseen(self, space: int) -> float:
        """What it is worth to search a hideout once it is found, as far as one can tell."""
        hideout = self.g.trail[space]
        if not hideout.encounters:
            return 0.0
        fallen = 3.7 + (3.0 if hideout.rumor else 0.0)
        ripe = 0.6 + 0.4 * space / (SPACES - 1)
        return self.temper.unseen * self.chance_of_vampire(hideout) * fallen * ripe

    def unseen_encounters(self) -> list[int]:
        if self._vampires < 0.0:
            self._unseen = unseen_encounters(self.g)
            self._vampires = vampires_among(self._unseen) / max(1, len(self._unseen))
        return self._unseen

    def chance_of_vampire(self, hideout: Hideout) -> float:
        """How likely a face-down encounter there is one, as far as hunters can tell."""
        self.unseen_encounters()
        return max(self._vampires, RUMORED) if hideout.rumor else self._vampires

    # Where to be.

    def pull(self, h: Hunter, place: int) -> float:
        """How good it is for this hunter to stand there tonight."""
        code = h.number * len(LOCATIONS) + place
        known = self._pulls.get(code)
        if known is None:
            if h.number not in self._marks:
                self._marks[h.number] = self.marks(h)
            known = 0.0
            row = DAYS[place]
            for mark, worth in self._marks[h.number]:
                known += worth * self.powers[int(row[mark] * 10)]
            self._pulls[code] = known
        return known

    def marks(self, h: Hunter) -> list[tuple[int, float]]:
        """Where it is good to be near: where Dracula may be tomorrow, what is to be searched."""
        temper = self.temper
        spread = temper.spread * (1.0 - self.sureness)
        others = [ground(o.place) for o in self.g.hunters if o is not h and o.place != NOWHERE]
        marks: list[tuple[int, float]] = []
        for place, weight in enumerate(self.tomorrow):
            if weight > 0.001:
                near = nearness(temper.patience, others, place)
                marks.append((place, temper.chase * weight * (1.0 - spread * near)))
        for place, worth in enumerate(self.trodden):
            if worth > 0.01 and is_city(place):
                near = nearness(temper.patience, others, place)
                marks.append((place, 0.6 * worth * (1.0 - spread * near)))
        return marks + self.finds(h)

    def finds(self, h: Hunter) -> list[tuple[int, float]]:
        """Known hideouts that are worth a search, if nobody else is nearer."""
        found: list[tuple[int, float]] = []
        for nest, hideout in enumerate(self.g.trail + self.g.lairs):
            if not hideout.faceup or hideout.faceup[0] == HIDE or is_sea(hideout.faceup[0]):
                continue
            place = hideout.faceup[0]
            worth = self.find(h, hideout, nest)
            away = days_between(h.place, place)
            nearer = [o for o in self.g.hunters if o is not h]
            nearer = [o for o in nearer if days_between(o.place, place) < away]
            if worth > 0.0 and away <= SPACES - nest % SPACES:
                found.append((place, worth * (0.25 if nearer else 1.0)))
        return found

    def find(self, h: Hunter, hideout: Hideout, nest: int) -> float:
        """What it is worth to search this hideout, beside the danger."""
        ripe = 0.6 + 0.4 * nest / (SPACES - 1) if nest < SPACES else 0.35
        rumor = 3.0 if hideout.rumor else 0.0
        unseen = self.unseen_encounters()
        worth = 0.0
        share = 1.0
        for card in hideout.encounters:
            chance = self.chance_of_vampire(hideout)
            vampires = [each for each in unseen if CARDS[each].vampire]
            met = [self.vampire(h, each, ripe, rumor) for each in vampires]
            worth += share * chance * sum(met) / max(1, len(met))
            worth -= (1.0 - chance) * self.nuisance(h)
            share *= 0.6
        for card in hideout.revealed:
            if CARDS[card].vampire:
                worth += share * self.vampire(h, card, ripe, rumor)
                share *= 0.6
            else:
                worth -= self.nuisance(h)
        return worth

    def nuisance(self, h: Hunter) -> float:
        """What an encounter costs that is no vampire."""
        return self.temper.peril + 0.3 * price_of_wounds(self.g, h, 2, self.temper)

    def vampire(self, h: Hunter, card: int, ripe: float, rumor: float) -> float:
        """What it is worth to meet this vampire in a search."""
        temper = self.temper
        spoils = temper.influence * (CARDS[card].matured + rumor) * ripe
        if named("stake") in items_of(h):
            return spoils - 0.3
        if CARDS[card].health == 0:
            return spoils - 0.5
        defeat = price_of_defeat(self.g, temper)
        weapons = [CARDS[c].damage for c in items_of(h) if CARDS[c].weapon]
        fight = duel(max(weapons, default=1), defeat, spoils, 0.1, 0.1)
        left = HEALTH[h.number] - h.damage
        return fight.worth(left, CARDS[card].health, COMBAT_CARDS) - fight.shaken(left)

    # Whom to meet.

    def meeting(self, h: Hunter, place: int) -> float:
        """What it is worth to find Dracula there today, by the chance that he is there."""
        chance = self.today[place] if is_city(place) else 0.0
        zeal = self.temper.zeal * (1.0 + 0.25 * self.g.despair)
        return chance * (self.combat(h, place) + zeal) if chance > 0.0 else 0.0

    def combat(self, h: Hunter, place: int) -> float:
        """What a combat at dusk is worth that this hunter joins."""
        g, temper = self.g, self.temper
        there = [g.hunters[i] for i in present(g, place) if i != h.number]
        there += self.followers(h, place)[: 1 if there else 2]
        rounds = min(4.0, g.despair + temper.rounds)
        before = self.dealt(there, rounds)
        after = self.dealt([*there, h], rounds)
        dealt = price_of_blood(g, int(after), temper) - price_of_blood(g, int(before), temper)
        dealt += (after - int(after) - before + int(before)) * price_of_blood(g, 1, temper)
        suffered = temper.struck * rounds / (len(there) + 1)
        return dealt - self.wounds(h, suffered)

    def followers(self, h: Hunter, place: int) -> list[Hunter]:
        """Those who can still come today."""
        later = [o for o in self.g.hunters if not o.acted and o is not h and o.place != place]
        return [o for o in later if place in reach(self.g, o)]

    def dealt(self, hunters: list[Hunter], rounds: float) -> float:
        """Damage to Dracula that so many hunters deal in a combat, about."""
        blows = sum([self.blow(h) for h in hunters])
        return blows * self.temper.hits * rounds

    def blow(self, h: Hunter) -> float:
        if h.place == NOWHERE:
            return 0.0
        weapons = sorted([CARDS[c].damage for c in items_of(h) if CARDS[c].banner], reverse=True)
        return sum([*weapons, 1.0, 1.0][:2]) / 2.0

    def wounds(self, h: Hunter, suffered: float) -> float:
        """What it costs him to suffer so much on average."""
        low = int(suffered)
        more = suffered - low
        at_most = price_of_wounds(self.g, h, low + 1, self.temper)
        return (1.0 - more) * price_of_wounds(self.g, h, low, self.temper) + more * at_most

    # A move, all in all.

    def arrival(self, h: Hunter, place: int) -> float:
        """What it is worth to be there at the end of the day."""
        worth = self.meeting(h, place) + self.pull(h, ground(place))
        if is_sea(place):
            return worth - self.temper.afloat
        worth += self.trodden[place] + self.suspicion(h, place)
        return worth - self.ambush(h, place)

    def suspicion(self, h: Hunter, place: int) -> float:
        """What the search may bring that can follow tonight."""
        worth = 0.0
        for nest, hideout in enumerate(self.g.trail + self.g.lairs):
            if hideout.faceup and hideout.faceup[0] == place:
                worth += self.temper.tonight * max(0.0, self.find(h, hideout, nest))
        return worth

    def ambush(self, h: Hunter, place: int) -> float:
        """What Dracula's ambush there may cost."""
        worth = 0.0
        for hideout in self.g.trail + self.g.lairs:
            if hideout.faceup and hideout.faceup[0] == place:
                cards = len(hideout.encounters) + len(hideout.revealed)
                worth += cards * (0.2 + 0.4 * price_of_wounds(self.g, h, 2, self.temper))
        return worth

    def healed(self, h: Hunter, n: int) -> float:
        """What it is worth to heal so much."""
        n = min(n, h.damage)
        return danger(self.g, h, 0, self.temper) - danger(self.g, h, -n, self.temper)
