"""Imagined cards agree with the backs a seat sees, and with the draft it has seen pass by."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from duskmoot.games.blood_rage.cards.table import CARDS, DECKS
from duskmoot.games.blood_rage.state import ACTION, DISCARD, GIFTS, NONE, BloodRage, Clan
from duskmoot.kernel import flow
from duskmoot.kernel.acts import NOUNS
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.view import SPECTATOR, imagine, view
from tests.conformance.play import Table, bytes_of, random_play
from tests.games.blood_rage.saga import GAME, new_game

GAMES = 4
EVERY = 11

every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])

Packets = list[list[list[int]]]
"""By pick and by seat: the packet of this Age's draft that was held there."""


class Guess:
    """A position, the packets that have gone round in it, and what one seat imagines."""

    def __init__(self, g: BloodRage, packets: Packets, seat: int, number: int) -> None:
        self.g = g
        self.packets = packets[:]
        self.seat = seat
        self.seats = len(g.clans)
        other = imagine(GAME, view(g, seat), key_from_seed(number))
        assert isinstance(other, BloodRage)
        self.imagined = other

    def others(self) -> list[Clan]:
        """The other clans as imagined."""
        return [c for c in self.imagined.clans if c.seat != self.seat]

    def single_cards(self) -> list[int]:
        """Cards of this Age of which there is one copy, and which are hidden from the seat."""
        deck = DECKS[self.seats][self.g.age - 1]
        mine = self.g.clans[self.seat]
        known = self.g.discard + self.g.playing
        known += mine.hand + mine.packet + mine.quests + mine.buried
        for c in self.g.clans:
            known += c.slots + c.revealed + c.shown
        return [card for card in deck if deck.count(card) == 1 and card not in known]

    def lies(self, card: int) -> tuple[str, int]:
        """Where the card is imagined: the zone, and how far to the left of the seat."""
        if card in self.imagined.rest:
            return ("rest", 0)
        for c in self.others():
            away = (c.seat - self.seat) % self.seats
            for zone, cards in (("hand", c.hand + c.quests), ("packet", c.packet)):
                if card in cards:
                    return (zone, away)
            if card in c.buried:
                return ("buried", away)
        raise AssertionError(f"{CARDS[card].id} is nowhere")

    def saw(self, card: int) -> bool:
        return any(card in held[self.seat] for held in self.packets)

    def handed_on(self, card: int) -> int:
        """After which pick the seat last passed the card to the left."""
        left = (self.seat + 1) % self.seats
        return max(pick for pick in range(1, len(self.packets)) if card in self.packets[pick][left])

    def may_lie(self, card: int) -> list[tuple[str, int]]:
        """Where a card that the seat has handed on can be, in the draft or in the turns after."""
        drafting = self.g.phase == GIFTS
        picks = self.g.pick - self.handed_on(card)
        last = picks + 1 if drafting else picks
        if last >= self.seats:  # it was missing when the packet came round again
            return [("hand", away) for away in range(1, self.seats)]
        with_packet = ("packet" if drafting else "buried", last)
        half_picked = len(self.g.clans[0].packet) % 2 == 1 and self.seats == 2
        hands = last if half_picked or not drafting else last - 1
        return [with_packet, *[("hand", away) for away in range(1, hands + 1)]]


@cache
def guesses(seats: int) -> list[Guess]:
    """What every seat imagines at many moments of some random games."""
    found: list[Guess] = []
    for seed in range(GAMES):
        packets: Packets = []
        for n, (g, _, _) in enumerate(random_play(Table(GAME, seats, {"clans": "random"}, seed))):
            if g.phase == GIFTS and g.pick == 0 and len(packets) > 1:
                packets = []
            if g.phase == GIFTS and g.pick == len(packets):
                packets.append([c.packet[:] for c in g.clans])
            if n % EVERY == seed % EVERY:
                still = g.clone()
                found += [Guess(still, packets, seat, n) for seat in range(seats)]
    return found


def in_draft_or_turns(seats: int) -> list[Guess]:
    """Before the discard phase, from which on memories of the draft are of no use."""
    return [guess for guess in guesses(seats) if guess.g.phase <= ACTION]


@every_seat_count
def test_what_is_imagined_is_sound_and_looks_the_same(seats: int) -> None:
    for guess in guesses(seats):
        assert GAME.broken(guess.imagined) == []
        assert bytes_of(view(guess.imagined, guess.seat)) == bytes_of(view(guess.g, guess.seat))
    assert {guess.g.age for guess in guesses(seats)} == {1, 2, 3}


@every_seat_count
def test_a_spectator_imagines_too(seats: int) -> None:
    for guess in guesses(seats)[::seats]:
        other = Guess(guess.g, guess.packets, SPECTATOR, 1).imagined
        assert GAME.broken(other) == []
        assert bytes_of(view(other, SPECTATOR)) == bytes_of(view(guess.g, SPECTATOR))


@every_seat_count
def test_backs_are_respected(seats: int) -> None:
    """Also those of the cards kept from the Age before, and of the cards nobody was dealt."""
    kept = 0
    for guess in guesses(seats):
        for c in guess.others():
            real = guess.g.clans[c.seat]
            for cards, truth in [
                (c.hand, real.hand),
                (c.packet, real.packet),
                (c.quests, real.quests),
                (c.buried, real.buried),
            ]:
                assert sorted(CARDS[n].age for n in cards) == sorted(CARDS[n].age for n in truth)
            kept += any(CARDS[card].age < guess.g.age for card in c.hand)
            assert all(CARDS[card].quest for card in c.quests)
        ages = Counter(CARDS[card].age for card in guess.imagined.rest)
        assert ages == Counter(CARDS[card].age for card in guess.g.rest)
    assert kept > 0


@every_seat_count
def test_own_cards_and_own_discards_are_known(seats: int) -> None:
    discards = 0
    for guess in guesses(seats):
        mine, imagined = guess.g.clans[guess.seat], guess.imagined.clans[guess.seat]
        assert imagined.hand == mine.hand
        assert imagined.packet == mine.packet
        assert imagined.quests == mine.quests
        assert imagined.buried == mine.buried
        discards += len(mine.buried)
    assert discards > 0


@every_seat_count
def test_a_card_handed_on_is_with_those_who_held_its_packet(seats: int) -> None:
    """So it is not among the undealt cards, and with nobody whom the packet never reached."""
    zones: Counter[str] = Counter()
    for guess in in_draft_or_turns(seats):
        for card in guess.single_cards():
            if guess.saw(card):
                assert guess.lies(card) in guess.may_lie(card), CARDS[card].id
                zones[guess.lies(card)[0]] += 1
    assert sorted(zones) == ["buried", "hand", "packet"]


@every_seat_count
def test_a_card_never_seen_is_in_no_packet_that_came_by(seats: int) -> None:
    zones: Counter[str] = Counter()
    for guess in in_draft_or_turns(seats):
        for card in guess.single_cards():
            if not guess.saw(card):
                zone, away = guess.lies(card)
                assert zone != "buried", CARDS[card].id
                assert zone != "packet" or away > guess.g.pick, CARDS[card].id
                zones[zone] += 1
    assert sorted(zones) == ["hand", "packet", "rest"]


@every_seat_count
def test_hardly_anybody_holds_more_strange_cards_than_he_had_strange_packets(seats: int) -> None:
    """One of each packet before it came to the seat, or two of it among two clans.

    Quests on two clan sheets can make it too hard to count: that is to be very rare.
    """
    each = 2 if seats == 2 else 1
    hands: Counter[bool] = Counter()
    for guess in in_draft_or_turns(seats):
        strange = [card for card in guess.single_cards() if not guess.saw(card)]
        for c in guess.others():
            held = len([card for card in c.hand + c.quests if card in strange])
            hands[held > (c.seat - guess.seat) % seats * each] += 1
    assert hands[True] * 200 < hands[False]


@every_seat_count
def test_cards_shown_to_all_stay_with_their_clan(seats: int) -> None:
    shown = 0
    for guess in guesses(seats):
        for c in guess.others():
            known = Counter(guess.g.clans[c.seat].shown)
            assert known <= Counter(c.hand + c.quests)
            shown += known.total()
    assert shown > 0


def test_a_robbed_twin_may_be_either_of_two_that_were_handed_on() -> None:
    """Else the other one is looked for where it cannot lie, and nothing fits."""
    robbed = 0
    for seed in range(40):
        g = after_the_draft(seed)
        for me in g.clans:
            cards = [memory % NOUNS for memory in me.passed_on]
            for card in {card for card in cards if cards.count(card) > 1}:
                for c in g.clans:
                    if c is not me and card in c.hand:
                        after = g.clone()
                        after.clans[c.seat].hand.remove(card)
                        after.clans[me.seat].hand.append(card)
                        after.clans[me.seat].shown.append(card)
                        spend_all_but(after, me.seat, card)
                        Guess(after, [], me.seat, seed)
                        robbed += 1
    assert robbed > 20


def test_a_robbed_card_may_be_the_one_that_was_handed_on_after_it_was_discarded() -> None:
    """Else its twin, which nobody was dealt, is looked for where it cannot lie."""
    robbed = 0
    for seed in range(40):
        g = after_the_draft(seed)
        for me in g.clans:
            handed_on = {memory % NOUNS for memory in me.passed_on}
            for card in handed_on & set(g.rest):
                for c in g.clans:
                    if c is not me and card in c.hand:
                        after = g.clone()
                        after.clans[c.seat].hand.remove(card)
                        after.clans[me.seat].buried.append(card)
                        spend_all_but(after, me.seat, NONE)
                        after.phase = DISCARD
                        Guess(after, [], me.seat, seed)
                        robbed += 1
    assert robbed > 5


def spend_all_but(g: BloodRage, seat: int, card: int) -> None:
    """The others play what they hold, so that what they buried must be the rest."""
    for c in g.clans:
        if c.seat != seat:
            g.discard += [other for other in c.hand if other != card]
            c.hand = [other for other in c.hand if other == card]


def after_the_draft(seed: int) -> BloodRage:
    """The first turn of the first Age."""
    for g, _, _ in random_play(Table(GAME, 4, {"clans": "random"}, seed)):
        if isinstance(g, BloodRage) and g.phase == ACTION:
            return g
    raise AssertionError("nobody has a turn")


@every_seat_count
def test_imagined_sealed_answers_are_legal(seats: int) -> None:
    sealed = 0
    for guess in guesses(seats):
        for c in guess.others():
            if guess.g.sealed[c.seat] >= 0:
                assert guess.imagined.sealed[c.seat] in flow.legal(guess.imagined, c.seat)
                sealed += 1
    assert sealed > 0


@every_seat_count
def test_what_is_hidden_is_imagined_in_many_ways(seats: int) -> None:
    g = new_game(seats)
    for c in g.clans:
        flow.apply(g, c.seat, flow.legal(g, c.seat)[0])
    ways = [Guess(g, [], 0, number).imagined for number in range(20)]
    assert len({tuple(way.deck) for way in ways}) == 20
    assert len({tuple(sorted(way.rest)) for way in ways}) > 10
    assert len({tuple(sorted(way.clans[1].hand)) for way in ways}) > 5
    assert all(way.clans[0].hand == g.clans[0].hand for way in ways)


def test_nobody_draws_the_same_picture_twice_from_two_keys() -> None:
    g = new_game(4)
    one, same, other = (Guess(g, [], 2, number).imagined for number in (1, 1, 2))
    assert [c.packet for c in one.clans] == [c.packet for c in same.clans]
    assert [c.packet for c in one.clans] != [c.packet for c in other.clans]
