"""What a seat can say about hidden cards: their Age, the draft it has seen pass by, the rest.

Each hidden card has a place for which its back, its type and the seat's memory of the draft
allow it. A card handed on after pick k is with one of those who held its packet later on, or
still in that packet; a card never seen is in no packet that the seat has seen, and nobody holds
more of them than he had packets before the seat saw them.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.blood_rage.cards.table import BACKS, CARDS, DECKS
from duskmoot.games.blood_rage.rules.draft import TAKEN
from duskmoot.games.blood_rage.state import (
    ACTION,
    AGES,
    DEALT,
    NONE,
    BloodRage,
    Clan,
)
from duskmoot.kernel.acts import NOUNS
from duskmoot.kernel.view import IMAGINED
from duskmoot.kernel.zones import back_of

# Zones that hide cards, the most particular first.
QUESTS: Final[int] = 0
PACKET: Final[int] = 1
BURIED: Final[int] = 2
HAND: Final[int] = 3
REST: Final[int] = 4

# What is known of a card besides the pick after which it was handed on.
UNSEEN: Final[int] = -1
ANYWHERE: Final[int] = 15
SHOWN: Final[int] = 16
"""And the seat to whose hand all saw it go."""


def believe(g: BloodRage, seat: int) -> None:
    rest = ages_of_rest(g)
    ages = [age for age in range(1, AGES + 1) if age in rest]
    dealings = [Dealing(g, seat, age, rest.count(age)) for age in ages]
    g.deck = decks_to_come(g, len(g.deck))
    g.rest = []
    for c in g.clans:
        if c.seat != seat:
            c.passed_on = []
            c.quests = []
            c.packet = []
            c.buried = []
            c.hand = []
    for dealing in dealings:
        dealing.deal()


def ages_of_rest(g: BloodRage) -> list[int]:
    """One entry for each undealt card of the Ages that have been dealt."""
    found: list[int] = []
    seats = len(g.clans)
    for age in range(1, AGES + 1):
        if sum(len(deck) for deck in DECKS[seats][age:]) >= len(g.deck):
            found += [age] * (len(DECKS[seats][age - 1]) - DEALT * seats)
    return found


def decks_to_come(g: BloodRage, cards: int) -> list[int]:
    found: list[int] = []
    for deck in reversed(DECKS[len(g.clans)]):
        if len(found) < cards:
            shuffled = deck[:]
            g.chance.shuffle(IMAGINED, shuffled)
            found += shuffled
    return found


class Dealing:
    """The hidden cards of one Age, and the places where they may lie."""

    def __init__(self, g: BloodRage, seat: int, age: int, rest: int) -> None:
        self.g = g
        self.seat = seat
        self.seats = len(g.clans)
        self.age = age
        self.begun = len(g.clans[0].packet) % 2 if self.seats == 2 else 0
        """1 between the two picks of a round for two, when the packet's holder has taken one."""
        self.owners: list[int] = []
        self.zones: list[int] = []
        for zone in (QUESTS, PACKET, BURIED, HAND):
            for c in g.clans:
                if c.seat != seat:
                    self.places(c.seat, zone, self.hidden_in(zone_of(c, zone)))
        self.places(NONE, REST, rest)
        self.strange = [True] * len(self.zones)
        """By place: whether a card that the seat has never seen may lie there."""
        self.opened = opened_cards(g, seat)
        self.cards = unseen_cards(g, seat, age, self.opened)
        g.chance.shuffle(IMAGINED, self.cards)
        self.known = [UNSEEN] * len(self.cards)
        if age == g.age and seat >= 0:
            self.recall(g.clans[seat].passed_on)
        for c in g.clans:
            if c.seat != seat:
                self.cards += [card for card in c.shown if BACKS[card] == age]
                self.known += [SHOWN + c.seat] * (len(self.cards) - len(self.known))
        self.lies: list[int] = []
        """By place: the card that lies there, by number in `cards`."""
        self.taken: list[int] = []
        """By card: its place."""
        self.free: list[int] = []

    def places(self, owner: int, zone: int, count: int) -> None:
        self.owners += [owner] * count
        self.zones += [zone] * count

    def hidden_in(self, cards: list[int]) -> int:
        return len([card for card in cards if back_of(card, BACKS) == self.age])

    def recall(self, passed_on: list[int]) -> None:
        """Where a twin of the card has turned up, nobody can tell which of them went by.

        It may also have come back to the seat's own hand, robbed from the one who took it; once
        hands are discarded, it may be any of the seat's own cards.
        """
        me = self.g.clans[self.seat]
        turned_up = self.opened + (me.shown if self.g.phase <= ACTION else own_cards(me))
        for memory in passed_on:
            card = memory % NOUNS
            for i in range(len(self.cards)):
                if self.cards[i] == card and self.known[i] == UNSEEN:
                    self.known[i] = ANYWHERE if card in turned_up else memory // NOUNS
                    break

    def deal(self) -> None:
        """With as few strange cards in a clan's own hands as it can have; else with more."""
        found = False
        if self.age == self.g.age and self.seat >= 0 and self.g.phase <= ACTION:
            for first, second in ((HAND, QUESTS), (QUESTS, HAND)):
                if not found:
                    self.count_the_strange(first, second)
                    found = self.fits()
        if not found:
            self.strange = [True] * len(self.zones)
            found = self.fits()
        assert found, "no hidden card fits a place that holds one"
        g = self.g
        for place in range(len(self.zones)):
            card = self.cards[self.lies[place]]
            if self.zones[place] == REST:
                g.rest.append(card)
            else:
                zone_of(g.clans[self.owners[place]], self.zones[place]).append(card)

    def count_the_strange(self, first: int, second: int) -> None:
        """Of each packet one card, or two among two, before it came to the seat.

        Places in the first zone are the first to hold none of them.
        """
        each = 2 if self.seats == 2 else 1
        self.strange = [True] * len(self.zones)
        for owner in range(self.seats):
            places = self.places_of(owner, first)
            self.g.chance.shuffle(IMAGINED, places)
            places += self.places_of(owner, second)
            away = (owner - self.seat) % self.seats
            for place in places[: max(0, len(places) - min(away, self.g.pick + 1) * each)]:
                self.strange[place] = False

    def places_of(self, owner: int, zone: int) -> list[int]:
        places = range(len(self.zones))
        return [p for p in places if self.owners[p] == owner and self.zones[p] == zone]

    def fits(self) -> bool:
        """Lay a card on every place, if it can be done."""
        self.lies = [NONE] * len(self.zones)
        self.taken = [NONE] * len(self.cards)
        self.free = list(range(len(self.cards)))
        for place in range(len(self.zones)):
            untried = [False] * len(self.cards)
            if not (self.take_free(place) or self.make_room(place, untried)):
                return False
        return True

    def take_free(self, place: int) -> bool:
        """A card that lies nowhere yet."""
        for i in self.free:
            if self.allows(i, place):
                self.free.remove(i)
                self.put(i, place)
                return True
        return False

    def make_room(self, place: int, tried: list[bool]) -> bool:
        """A card from another place, for which there is another one in turn."""
        for i in range(len(self.cards)):
            if not tried[i] and self.allows(i, place):
                tried[i] = True
                if self.take_free(self.taken[i]) or self.make_room(self.taken[i], tried):
                    self.put(i, place)
                    return True
        return False

    def put(self, i: int, place: int) -> None:
        self.taken[i] = place
        self.lies[place] = i

    def allows(self, i: int, place: int) -> bool:
        zone = self.zones[place]
        known = self.known[i]
        if zone == QUESTS and not CARDS[self.cards[i]].quest:
            return False
        if known >= SHOWN:
            return self.owners[place] == known - SHOWN and zone in (HAND, QUESTS)
        if self.seat < 0 or self.age != self.g.age:
            return True
        if known == ANYWHERE:
            return True
        if known == UNSEEN:
            return self.strange[place] and self.allows_unseen(zone, self.owners[place])
        if zone == REST:
            return False
        return self.allows_passed(known, zone, self.owners[place])

    def allows_unseen(self, zone: int, owner: int) -> bool:
        """In no packet that came by, so not among what was left of one."""
        if zone == PACKET:
            return (owner - self.seat) % self.seats > self.g.pick
        return zone != BURIED or self.g.phase > ACTION

    def allows_passed(self, pick: int, zone: int, owner: int) -> bool:
        """Those who held the packet since may have taken it; the last may still hold it."""
        if self.g.phase > ACTION:
            return True  # hands were discarded, and cards may have been robbed before
        if pick == TAKEN:
            return zone in (HAND, QUESTS)
        held = (owner - self.seat) % self.seats
        since = self.g.pick - pick
        if zone == PACKET:
            return held == since + 1
        if zone == BURIED:
            return held == since
        return 0 < held <= since + self.begun


def zone_of(c: Clan, zone: int) -> list[int]:
    if zone == QUESTS:
        return c.quests
    if zone == PACKET:
        return c.packet
    return c.buried if zone == BURIED else c.hand


def opened_cards(g: BloodRage, seat: int) -> list[int]:
    """All that lies open or that all saw go to another's hand."""
    cards = g.discard + g.playing
    for c in g.clans:
        cards += c.revealed + [card for card in c.slots if card != NONE]
        cards += c.shown if c.seat != seat else []
    return cards


def unseen_cards(g: BloodRage, seat: int, age: int, opened: list[int]) -> list[int]:
    """All of this Age but for those that lie open or are the seat's own."""
    cards = DECKS[len(g.clans)][age - 1][:]
    own = own_cards(g.clans[seat]) if seat >= 0 else []
    for card in opened + own:
        if BACKS[card] == age:
            cards.remove(card)
    return cards


def own_cards(c: Clan) -> list[int]:
    return c.hand + c.packet + c.quests + c.buried
