"""Judging where Dracula goes: who may find him there, where he can go on, what may ripen."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.fury_of_dracula.cards import vampires_among
from duskmoot.bots.fury_of_dracula.fight import price_of_blood, price_of_wounds
from duskmoot.bots.fury_of_dracula.scent import Root, heat
from duskmoot.bots.fury_of_dracula.temper import Temper
from duskmoot.bots.fury_of_dracula.ways import DAYS, ground, likely_reach
from duskmoot.games.fury_of_dracula.board import (
    BY_ROAD,
    CASTLE,
    HIDE,
    LOCATIONS,
    NEIGHBOURS,
    NOWHERE,
    is_city,
    is_sea,
)
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.dracula.movement import CASTLE_HEALS, FURY, moves
from duskmoot.games.fury_of_dracula.rules.dracula.powers import wolf_runs
from duskmoot.games.fury_of_dracula.rules.dracula.trail import current, holy, lair_of
from duskmoot.games.fury_of_dracula.rules.hunters.damage import present
from duskmoot.games.fury_of_dracula.rules.hunters.hand import items_of
from duskmoot.games.fury_of_dracula.sheets import (
    LAST_INFLUENCE,
    MOST_DESPAIR,
    NONE,
    SPACES,
)
from duskmoot.games.fury_of_dracula.state import Fury

AHEAD: Final[int] = 3
"""How many of his own moves Dracula looks ahead."""
TRAPPED: Final[float] = 6.0
"""What it costs to have nowhere to go."""
BY_LAND: Final[list[list[int]]] = [
    [p for p in [place, *NEIGHBOURS[place]] if is_city(p)] for place in LOCATIONS
]
"""By place: where he may be after a card was laid face down, Hide among them."""
BY_PAW: Final[list[list[int]]] = [
    sorted({far for p in ends for far in [p, *BY_ROAD[p]]}) for ends in BY_LAND
]
"""The same for Wolf Form."""


class Count:
    """What Dracula can do and what it costs, in points."""

    def __init__(self, g: Fury, temper: Temper, root: Root | None = None) -> None:
        self.g = g
        self.temper = temper
        self.here = current(g)
        self.known = heat(g, root)
        """By place: how likely hunters hold him to be there."""
        closed = {h.place for h in g.hunters}
        self.landed = gone_on(self.known, BY_LAND, closed)
        """The same after a move by land, or after hiding."""
        self.ran = gone_on(self.known, BY_PAW, closed)
        """The same after Wolf Form."""
        self.hunters = [h for h in g.hunters if h.place != NOWHERE]
        self.reaches = [likely_reach(g, h) for h in self.hunters]
        self.holy = set(holy(g))
        self.stands = [
            (DAYS[ground(h.place)], 1 if h.delayed else 0, self.strength(h)) for h in self.hunters
        ]
        """The hunters: how far everything is from them, and how dangerous they are."""
        self.threats: dict[int, float] = {}

    def threat(self, place: int, day: int) -> float:
        """How near hunters will be after so many days, if they come this way."""
        if is_sea(place):
            return 0.0
        code = place * (AHEAD + 1) + day
        if code not in self.threats:
            near = 0.0
            for days, late, strength in self.stands:
                away = max(0.0, days[place] + late - 0.5 * day)
                near += strength * self.temper.nearness**away
            self.threats[code] = self.temper.threat * near
        return self.threats[code]

    def strength(self, h: Hunter) -> float:
        """How dangerous a hunter is in combat."""
        return 0.6 + 0.4 * min(2, len(items_of(h)))

    # Being found.

    def meeting(self, place: int, belief: list[float]) -> float:
        """What the coming day may cost in this place."""
        if is_sea(place):
            return 0.0
        unfound = 1.0
        near: list[Hunter] = []
        for h, places in zip(self.hunters, self.reaches):
            if place in places:
                near.append(h)
                total = sum([belief[p] ** 1.5 for p in places if is_city(p)])
                comes = belief[place] ** 1.5 / total if total > 0.0 else 0.0
                alert = min(1.0, 0.15 + 3.0 * sum([belief[p] for p in places]))
                unfound *= 1.0 - 0.95 * comes * alert
        return (1.0 - unfound) * self.combat(near) if near else 0.0

    def combat(self, near: list[Hunter]) -> float:
        """What a combat with most of these hunters costs, about."""
        g, temper = self.g, self.temper
        rounds = min(4.0, g.despair + temper.rounds)
        blows = sum([self.strength(h) for h in near])
        first = max([self.strength(h) for h in near])
        dealt = (first + 0.7 * (blows - first)) * temper.hits * rounds * 1.3
        cost = price_of_blood(g, round(dealt), temper) + 0.5
        wounds = max([price_of_wounds(g, h, round(temper.struck * rounds), temper) for h in near])
        return max(0.2, cost - 0.7 * wounds)

    def assault(self, place: int) -> float:
        """What it is worth to fall upon the hunters in this city at dawn."""
        g, temper = self.g, self.temper
        there = [g.hunters[i] for i in present(g, place)]
        if len(there) > 1:
            return -self.combat(there) - 2.0
        wounds = price_of_wounds(g, there[0], 5, temper)
        blood = price_of_blood(g, round(4 * temper.hits * self.strength(there[0])), temper)
        sure = [1.0 if p == place else 0.0 for p in LOCATIONS]
        return 0.6 * wounds - blood - self.meeting(place, sure) - 1.0

    # Going on.

    def ahead(self, place: int, path: list[int], day: int) -> float:
        """The best that may follow from this place."""
        if day > AHEAD:
            return 0.0
        g = self.g
        closed = {g.trail[i].location() for i in range(1, SPACES - day)}
        best = -TRAPPED
        for p in NEIGHBOURS[place]:
            if p in closed or p in path or p in self.holy:
                continue
            cost = self.threat(p, day)
            if is_sea(p):
                cost = self.sailed(place)
            best = max(best, self.temper.foresight * self.ahead(p, [*path, p], day + 1) - cost)
        return best

    def sailed(self, start: int) -> float:
        """What a move to sea costs: blood, and a hideout that is not made."""
        n = 1 if is_sea(start) else 2
        if named("rufus_smith") in self.g.allies:
            n = 2
        return price_of_blood(self.g, n, self.temper) + self.temper.hideout

    # Moves.

    def move(self, place: int) -> float:
        """All that a location card brings."""
        return self.arrival(place, self.landed)

    def arrival(self, place: int, belief: list[float]) -> float:
        """All that a place brings when hunters believe this of him."""
        g = self.g
        future = self.temper.foresight * self.ahead(place, [self.here, place], 1)
        if is_sea(place):
            return future - self.sailed(self.here)
        if present(g, place):
            return future + self.assault(place) + self.fury()
        worth = future - self.meeting(place, belief) + self.hideout(place) + self.fury()
        if place == CASTLE:
            worth += -price_of_blood(g, -CASTLE_HEALS, self.temper) - 1.0
        lair = lair_of(g, place)
        if lair != NONE:
            cards = g.lairs[lair - SPACES].encounters
            worth += 1.5 * self.safety(place) * vampires_among(cards) - 0.3
        return worth

    def fury(self) -> float:
        """With all despair on the track every city card brings influence."""
        if self.g.despair < MOST_DESPAIR:
            return 0.0
        if self.g.influence + FURY >= LAST_INFLUENCE:
            return self.temper.victory
        return FURY * self.temper.influence

    def hideout(self, place: int) -> float:
        """What an encounter may bring that is left here."""
        ripens = 2.0 if vampires_among(self.g.dracula.encounters) else 1.0
        return self.temper.hideout * ripens * self.safety(place)

    def safety(self, place: int) -> float:
        """The chance that nobody comes to a hideout here before it matures, about."""
        near = 0.0
        for h in self.hunters:
            near += 0.55 ** DAYS[ground(h.place)][place]
        return 1.0 / (1.0 + near)

    def run(self, place: int) -> float:
        """Wolf Form to this place."""
        return self.arrival(place, self.ran) - price_of_blood(self.g, 1, self.temper) - 0.2

    # Staying.

    def hide(self) -> float:
        """To stay unseen, while hunters believe that he has gone on."""
        stay = self.temper.foresight * self.ahead(self.here, [self.here], 1)
        known = self.known[self.here]
        return stay - self.meeting(self.here, self.landed) + self.fury() - 0.3 - known

    def stay(self) -> float:
        """To stay where he is, as all can see."""
        future = self.temper.foresight * self.ahead(self.here, [self.here], 1)
        return future - self.meeting(self.here, self.known) - 0.5 * self.temper.hideout

    def feed(self) -> float:
        return self.stay() - price_of_blood(self.g, -3, self.temper)

    def dark_call(self) -> float:
        hand = self.g.dracula.encounters
        called = 1.5 if not vampires_among(hand) else 0.0
        return self.stay() - price_of_blood(self.g, 2, self.temper) + called - 0.5

    def misdirect(self, space: int) -> float:
        """To clear a hideout of the Trail, and to move on."""
        g = self.g
        hideout = g.trail[space]
        place = hideout.location()
        goals = [self.move(p) for p in moves(g)]
        if place in NEIGHBOURS[self.here] and place not in self.holy:
            goals.append(self.move(place))
        followed = 0.6 if hideout.faceup else 0.0
        lost = 0.5 * len(hideout.encounters) + 1.5 * vampires_among(hideout.encounters)
        return max(goals, default=-TRAPPED) + followed - lost * self.safety(place) - 1.2

    def power(self, card: int) -> float:
        name = CARDS[card].id
        if name == "feed":
            return self.feed()
        if name == "dark_call":
            return self.dark_call()
        if name == "hide":
            return self.hide()
        if name == "wolf_form":
            hidden = self.hide() - price_of_blood(self.g, 1, self.temper)
            return max([self.run(p) for p in wolf_runs(self.g)], default=hidden)
        spaces = [i for i in range(1, SPACES) if self.g.trail[i].location() not in (NOWHERE, HIDE)]
        return max([self.misdirect(i) for i in spaces], default=-TRAPPED)

    def fly(self, place: int) -> float:
        """Where a bat lands."""
        future = self.temper.foresight * self.ahead(place, [self.here, place], 1)
        return future - self.threat(place, 0)

    # At the start.

    def begin(self, place: int) -> float:
        """Far from the hunters, with many ways to go."""
        roads = min(5, len(BY_ROAD[place]))
        return 0.1 * roads - self.threat(place, 0) - 0.5 * self.threat(place, 1)


def gone_on(known: list[float], ways: list[list[int]], closed: set[int]) -> list[float]:
    """What hunters believe once he has gone one of these ways, unseen."""
    found = [0.0] * len(LOCATIONS)
    for place, weight in enumerate(known):
        if weight > 0.0:
            ends = [p for p in ways[place] if p not in closed]
            for p in ends:
                found[p] += weight / len(ends)
    return found
