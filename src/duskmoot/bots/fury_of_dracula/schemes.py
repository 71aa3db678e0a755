"""Judging Dracula's events, and the answers that cards demand of him."""

from __future__ import annotations

from duskmoot.bots.fury_of_dracula.cards import (
    DRACULA_EVENTS,
    HUNTER_EVENTS,
    ITEMS,
    MATURED,
    vampires_among,
)
from duskmoot.bots.fury_of_dracula.count import Count
from duskmoot.bots.fury_of_dracula.lurk import Lurk
from duskmoot.bots.fury_of_dracula.ways import days_between
from duskmoot.games.fury_of_dracula.board import WAYS, is_city
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.choices.obstacles import far_end, open_ways
from duskmoot.games.fury_of_dracula.rules.dracula.trail import nests_at
from duskmoot.games.fury_of_dracula.rules.hunters.hand import events_of, items_of
from duskmoot.games.fury_of_dracula.rules.hunters.travel import stations
from duskmoot.games.fury_of_dracula.verbs import (
    BLOCK_ROAD,
    CANCEL_ALLY,
    DISCARD,
    ENLIST,
    FORBID_SUPPLY,
    KEEP,
    UNHALLOW,
)
from duskmoot.kernel.acts import DONE, noun, verb


class Schemes:
    """What Dracula's lesser decisions are worth, in points."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.lurk = Lurk(count)
        self.g = count.g
        self.temper = count.temper
        self.pressed = count.meeting(count.here, count.known)
        """What the coming day may cost him where he is."""

    # His events.

    def phase_event(self, a: int) -> float:
        """To play an event in his phase, or to keep it."""
        if a == DONE:
            return 0.0
        name = CARDS[noun(a)].id
        g = self.g
        if name == "hidden_schemes":
            return max([self.lurk.place(c, 2) for c in g.dracula.encounters]) - 1.0
        if name == "unearthly_swiftness":
            return 0.5 + self.pressed
        if name == "darkness_returns":
            return self.pressed - 0.5
        if name == "devilish_power":
            return 0.5 if g.allies or g.holy_ground else 0.1
        if name == "roadblock":
            return 0.4 * len(self.near(1)) - 0.3
        if name == "summon_storms":
            return -0.2
        return -0.1

    def near(self, days: int) -> list[Hunter]:
        """Hunters not farther away than this."""
        here = self.count.here
        return [h for h in self.count.hunters if days_between(h.place, here) <= days]

    def receive(self, a: int) -> float:
        """An event he has just drawn: at once, as an ally, or later."""
        name = CARDS[noun(a)].id
        if verb(a) == KEEP:
            return 0.3
        if verb(a) == ENLIST:
            former = [DRACULA_EVENTS[CARDS[c].id] for c in self.g.dracula.allies]
            return DRACULA_EVENTS[name] - sum(former)
        return 0.2 if name in ("roadblock", "summon_storms") else 0.6

    def move_event(self, a: int) -> float:
        """Wild Horses and Customs Search, when a hunter has come too near."""
        if a == DONE:
            return 0.0
        g = self.g
        h = g.hunters[g.mover]
        met = h.place == self.count.here
        if CARDS[noun(a)].id == "customs_search":
            return 0.4 * len(items_of(h)) + (0.5 if met else 0.0) - 0.7
        if met:
            return self.count.combat([h])
        hideouts = g.hideouts()
        nests = nests_at(g, h.place)
        at_stake = sum([vampires_among(hideouts[nest].encounters) for nest in nests])
        return 1.5 * at_stake - 0.5

    def false_tip(self, a: int) -> float:
        """When a train could bring the hunter near."""
        if a == DONE:
            return 0.0
        g = self.g
        h = g.hunters[g.mover]
        near = [p for p in stations(g, h.place, g.spent, bool(g.count)) if self.is_near(p)]
        return 0.5 * len(near) * (1.0 + 3.0 * self.count.known[self.count.here]) - 0.7

    def is_near(self, place: int) -> bool:
        return days_between(place, self.count.here) <= 1

    def press(self, a: int) -> float:
        return 0.0 if a == DONE else 0.6 - self.count.known[self.count.here]

    def seduce(self, a: int) -> float:
        return 0.0 if a == DONE else 1.5

    def shown_to_hunters(self, a: int) -> float:
        """What goes first when he holds too many events."""
        worth = DRACULA_EVENTS[CARDS[noun(a)].id]
        return -worth if verb(a) == DISCARD else self.phase_event(a) - worth

    def keep_event(self, a: int) -> float:
        return DRACULA_EVENTS[CARDS[noun(a)].id]

    def devilry(self, a: int) -> float:
        g = self.g
        deed = verb(a)
        if deed == CANCEL_ALLY:
            return HUNTER_EVENTS[CARDS[g.allies[0]].id] + 0.3
        if deed == UNHALLOW:
            near = [p for p in g.holy_ground if self.is_near(p)]
            return 1.2 if near else 0.4
        return 0.9 if deed == FORBID_SUPPLY else 0.0

    # Hunters he moves and strikes.

    def far_off(self, place: int) -> float:
        """Where a hunter does no harm."""
        away = days_between(place, self.count.here)
        hideouts = self.g.hideouts()
        nests = nests_at(self.g, place)
        bare = sum([vampires_among(hideouts[nest].encounters) for nest in nests])
        return min(away, 6.0) - 2.0 * bare - (3.0 if away == 0.0 else 0.0)

    def stripped(self, card: int) -> float:
        """The card of a hunter that is to be discarded."""
        name = CARDS[card].id
        return ITEMS[name] if CARDS[card].item else HUNTER_EVENTS[name]

    def weak_one(self, hunter: int) -> float:
        h = self.g.hunters[hunter]
        return 0.3 * len(items_of(h) + events_of(h)) + self.lurk.victim(hunter, 1)

    def robbed(self, hunter: int) -> float:
        """Whom a spy looks at."""
        h = self.g.hunters[hunter]
        return 0.5 * len(h.tickets) - 0.1 * days_between(h.place, self.count.here)

    def packed(self, place: int) -> float:
        """Where matured wolves go."""
        there = [h.number for h in self.g.hunters if h.place == place]
        return sum([self.lurk.victim(hunter, 2) for hunter in there])

    def fogged(self, place: int) -> float:
        """Where matured fog is laid: on hunters, best on those who are near."""
        there = [h for h in self.g.hunters if h.place == place]
        return len(there) - 0.1 * days_between(place, self.count.here)

    def shun(self, a: int) -> float:
        """In fog he need not fight."""
        here = [h for h in self.count.hunters if h.place == self.count.here]
        return 0.0 if a == DONE or not here else self.count.combat(here) - 0.3

    # Encounters in hand.

    def exchange(self, a: int) -> float:
        """One that is of little use for another."""
        if a == DONE:
            return 0.0
        card = CARDS[noun(a)]
        return -2.0 if card.vampire else 0.6 - MATURED[card.id]

    def bride_space(self, a: int) -> float:
        if a == DONE:
            return 0.0
        cards = self.g.dracula.encounters
        return max([self.lurk.place(card, noun(a)) for card in cards], default=0.0) - 0.3

    # Ways and seas.

    def block_from(self, place: int) -> float:
        """Roads that lead hunters to him."""
        ways = [self.blocked(way) for way in open_ways(self.g, place)]
        return max(ways, default=0.0)

    def block_to(self, a: int) -> float:
        road = verb(a) == BLOCK_ROAD
        site = self.g.site
        fit = [w for w in open_ways(self.g, site) if far_end(w, site) == noun(a)]
        return max([self.blocked(w) for w in fit], default=0.0) + (0.1 if road else 0.0)

    def blocked(self, way: int) -> float:
        """What it is worth to close this way, from either end."""
        one, other = WAYS[way]
        worth = 0.0
        for start, end in ((one, other), (other, one)):
            there = [h for h in self.count.hunters if h.place == start]
            if there and is_city(end):
                worth += len(there) * (2.0 if end == self.count.here else self.nearer(start, end))
        return worth

    def nearer(self, start: int, end: int) -> float:
        here = self.count.here
        return 0.5 if days_between(end, here) < days_between(start, here) else 0.0

    def unblocked(self, place: int) -> float:
        """The way that hinders nobody goes first."""
        return min(days_between(place, self.count.here), 9.0)

    def storm(self, a: int) -> float:
        """Seas by which hunters could come."""
        if a == DONE:
            return 0.0
        near = [h for h in self.count.hunters if days_between(h.place, noun(a)) <= 1]
        return 0.2 * len(near) + 0.1 - 0.02 * days_between(noun(a), self.count.here)

    def calm(self, sea: int) -> float:
        return -self.storm(sea)

    def hospital(self, place: int) -> float:
        return days_between(place, self.count.here)
