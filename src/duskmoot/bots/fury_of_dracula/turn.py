"""Judging the actions of a hunter's turn, by day and by night."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.fury_of_dracula.cards import (
    AVERAGE_EVENT,
    AVERAGE_ITEM,
    GIFT_TO_DRACULA,
    event_worth,
    item_worth,
    weakest_item,
)
from duskmoot.bots.fury_of_dracula.chase import Hunt
from duskmoot.bots.fury_of_dracula.fight import price_of_wounds
from duskmoot.games.fury_of_dracula.board import (
    BY_SEA,
    IS_LARGE,
    NOWHERE,
    REGION,
    in_hospital,
)
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.hand import events_of, items_of
from duskmoot.games.fury_of_dracula.rules.hunters.travel import cities_by_road, stations
from duskmoot.games.fury_of_dracula.sheets import (
    CHARACTER_NAMES,
    DAY,
    DRACULA_BACK,
    GODALMING,
    MOST_EVENTS,
    MOST_ITEMS,
    MOST_TICKETS,
    SEWARD,
    WHITE_VALUE,
    YELLOW_VALUE,
)
from duskmoot.games.fury_of_dracula.verbs import (
    BOND,
    CHARTER,
    DRIVE,
    LEAD,
    PLAY,
    RESERVE,
    REST,
    RIDE,
    SAIL,
    SEARCH,
    SHOW,
    SUPPLY,
    TRADE,
    USE,
)
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.zones import without

IDLE: Final[float] = -0.1
NEVER: Final[float] = -9.0
DRACULA_BELOW: Final[float] = 1.0 / 3.0
"""How often the bottom event is one of Dracula's."""


class Turn:
    """What each action is worth to one hunter, in points."""

    def __init__(self, hunt: Hunt, h: Hunter) -> None:
        self.hunt = hunt
        self.g = hunt.g
        self.temper = hunt.temper
        self.h = h
        self.stay = 0.0
        if h.place != NOWHERE and self.g.step == DAY and not in_hospital(h.place):
            self.stay = hunt.meeting(h, h.place) + hunt.pull(h, h.place)

    def action(self, a: int) -> float:
        deed, what = verb(a), noun(a)
        if deed in (DRIVE, SAIL):
            return self.hunt.arrival(self.h, what)
        if deed in (RIDE, CHARTER):
            return self.ride(what, deed == CHARTER)
        if deed == USE:
            return self.ahead(cities_by_road(self.g, self.h.place, 2)) - 0.1
        return self.stay + self.here(deed, what)

    def here(self, deed: int, what: int) -> float:
        """Actions that keep him where he is."""
        if deed == SUPPLY:
            return self.supply()
        if deed == REST:
            healer = self.g.hunters[SEWARD].place == self.h.place
            return self.temper.rest * self.hunt.healed(self.h, 2 if healer else 1)
        if deed == SEARCH:
            return self.search()
        if deed == RESERVE:
            return self.reserve()
        if deed in (TRADE, LEAD):
            return self.trade(what, deed == LEAD)
        if deed == BOND:
            return self.temper.news * self.split(REGION[self.h.place])
        if deed == PLAY:
            return self.event(what)
        return NEVER if deed == SHOW else IDLE

    # Travel.

    def ride(self, ticket: int, chartered: bool) -> float:
        spent = self.temper.fare * ticket_worth(ticket) + (0.4 if chartered else 0.0)
        return self.ahead(stations(self.g, self.h.place, ticket, chartered)) - spent

    def ahead(self, places: list[int]) -> float:
        """The best of these places."""
        return max([self.hunt.arrival(self.h, place) for place in places], default=NEVER)

    # Supplies.

    def supply(self) -> float:
        h, g = self.h, self.g
        hospital = in_hospital(h.place)
        worth = 0.0
        if hospital or IS_LARGE[h.place]:
            worth += self.items(2 if h.number == GODALMING and not hospital else 1)
        if hospital:
            return worth
        room = len(events_of(h)) < MOST_EVENTS[h.number]
        event = AVERAGE_EVENT if room else AVERAGE_EVENT * 0.3
        if g.step == DAY:
            return worth + (0.4 if g.top_back == DRACULA_BACK else event)
        return worth + (1.0 - DRACULA_BELOW) * event - DRACULA_BELOW * GIFT_TO_DRACULA

    def items(self, n: int) -> float:
        """What so many new items are worth, beside those he has."""
        held = len(items_of(self.h))
        worth = 0.0
        for place in range(held, held + n):
            if place < MOST_ITEMS[self.h.number]:
                worth += AVERAGE_ITEM * self.temper.enough**place
            else:
                worth += max(0.0, AVERAGE_ITEM - weakest_item(self.h)) * 0.3
        return worth

    def reserve(self) -> float:
        h = self.h
        room = MOST_TICKETS[h.number] - len(h.tickets)
        if room <= 0:
            worst = min([ticket_worth(ticket) for ticket in h.tickets])
            return self.temper.ticket * max(0.0, 1.8 - worst) * 0.5
        drawn = min(room, 2) if h.number == GODALMING else 1
        return self.temper.ticket * (1.8 * drawn if not h.tickets else 1.0)

    def search(self) -> float:
        worth = 0.0
        for nest, hideout in enumerate(self.g.trail + self.g.lairs):
            if hideout.faceup and hideout.faceup[0] == self.h.place:
                worth += self.hunt.find(self.h, hideout, nest)
        return worth

    def trade(self, partner: int, leading: bool) -> float:
        """What one could give that the other has more use for."""
        other = self.g.hunters[partner]
        if leading:
            return sum([0.5 for card in events_of(self.h) if wanted(other, card)]) + IDLE
        spare = sorted([given(self.h, other, card) for card in items_of(self.h)])
        return max(0.0, spare[-1]) - 0.3 if spare else IDLE

    # News and other events.

    def split(self, region: int) -> float:
        """How much one learns by a yes or no about this region, from 0 to 1."""
        share = sum([w for p, w in enumerate(self.hunt.today) if REGION[p] == region])
        return 4.0 * share * (1.0 - share)

    def event(self, card: int) -> float:
        name = CARDS[card].id
        h, g, temper = self.h, self.g, self.temper
        kept = 0.5 * event_worth(h, card)
        if name == "sense_of_emergency":
            far = self.ahead(cities_by_road(g, h.place, 3)) - self.stay
            return far - price_of_wounds(g, h, 2, temper) - kept
        if name == "excellent_weather":
            return self.ahead(self.two_seas()) - self.stay - kept
        if name == "hypnosis":
            spread = max([self.split(region) for region in range(7)])
            return temper.news * 1.5 * spread - 0.4
        if name == "vampire_lair":
            return 2.0 * temper.influence * (g.influence > 1) - temper.item - 0.4
        if name == "blood_transfusion":
            return temper.bite - kept
        if name == "wax_cylinders":
            return temper.news * 0.8 if any(o.encounters for o in g.trail) else IDLE
        if name == "money_trail":
            return temper.news * (1.0 - self.hunt.sureness) * 0.8 - 0.2
        if name == "consecrated_ground":
            return 0.6 * self.hunt.sureness
        if name == "good_luck":
            return 0.8 if g.dracula.allies else IDLE
        return 0.2

    def two_seas(self) -> list[int]:
        """Where two sea moves lead."""
        g, place = self.g, self.h.place
        found = {q for p in BY_SEA[place] for q in BY_SEA[p] if p not in g.storms}
        return [p for p in found if p not in g.storms and p not in g.fog and p != place]


def ticket_worth(ticket: int) -> float:
    return 0.5 * WHITE_VALUE[ticket] + 0.5 * YELLOW_VALUE[ticket]


def wanted(h: Hunter, card: int) -> bool:
    """Whether this event is of use to him alone."""
    return CARDS[card].only == CHARACTER_NAMES[h.number]


def given(h: Hunter, other: Hunter, card: int) -> float:
    """What is gained if he gives the item away; the other's cards may be unknown."""
    gifts = without(h.offered, [card])
    own = without(items_of(h), gifts)
    rest = without(own, [card])
    theirs = len(items_of(other)) + len(gifts) - len(other.offered)
    if theirs >= min(2, len(own) - 1):
        return IDLE
    return item_worth(other, card, []) * 0.9 - item_worth(h, card, rest) * 0.6
