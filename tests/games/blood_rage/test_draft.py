"""Dealing and drafting (book: 'The Gods' Gifts phase', 'Draft for two')."""

from collections import Counter

import pytest

from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.state import BloodRage
from duskmoot.kernel import flow
from duskmoot.kernel.view import SPECTATOR, view
from duskmoot.kernel.zones import face_down
from tests.games.blood_rage.saga import NAMES, Saga, card, new_game
from tests.rule import rule

every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])
from_three_seats = pytest.mark.parametrize("seats", [3, 4])


def pick(g: BloodRage, last: bool = False) -> list[int]:
    """Each takes the first card of his packet, or the last; what was taken, by seat."""
    assert flow.question(g).key == "draft"
    taken = [c.packet[-1 if last else 0] for c in g.clans]
    for c in g.clans:
        chosen = [act for act in flow.legal(g, c.seat) if act % 256 == taken[c.seat]]
        flow.apply(g, c.seat, chosen[0])
    return taken


def packets(g: BloodRage) -> list[list[int]]:
    return [c.packet[:] for c in g.clans]


def second_age(**hands: list[str]) -> Saga:
    """The draft of Age 2 begins; each has kept the first card of his hand."""
    saga = Saga()
    for name, hand in hands.items():
        saga.has(name, hand=hand)
    saga.everybody_passes()
    for name, hand in hands.items():
        if len(hand) > 1:
            saga.act(name, f"hold {hand[0]}")
    assert (saga.g.age, saga.question()) == (2, "draft")
    return saga


@rule("draft.kept-card")
def test_a_kept_card_stays_out_of_the_draft() -> None:
    saga = second_age(wolf=["tyrs_smash.1", "troll"])
    assert saga["wolf"].hand == [card("tyrs_smash.1")]
    for packet in packets(saga.g):
        assert [CARDS[number].age for number in packet] == [2] * 8
    saga.everybody_drafts()
    assert card("tyrs_smash.1") in saga["wolf"].hand


@rule("draft.kept-card")
def test_others_see_a_kept_card_face_down() -> None:
    saga = second_age(wolf=["tyrs_smash.1", "troll"])
    for viewer in (SPECTATOR, 1, 2, 3):
        assert view(saga.g, viewer).table["clans"][0]["hand"] == [face_down(1)]


@rule("draft.deal")
@pytest.mark.parametrize(("seats", "rest"), [(4, 2), (3, 2), (2, 4)])
def test_each_gets_eight_cards_and_the_rest_is_out_of_the_game(seats: int, rest: int) -> None:
    g = new_game(seats)
    assert [len(packet) for packet in packets(g)] == [8] * seats
    assert len(g.rest) == rest
    assert {CARDS[number].age for packet in packets(g) for number in packet} == {1}
    unused = g.rest[:]
    while flow.question(g).key == "draft":
        pick(g)
    assert g.rest == unused


@rule("draft.pick")
@from_three_seats
def test_one_card_is_set_aside_and_seven_are_left_to_pass(seats: int) -> None:
    g = new_game(seats)
    dealt = packets(g)
    taken = pick(g)
    for c in g.clans:
        assert c.hand == [taken[c.seat]]
        left = packets(g)[(c.seat + 1) % seats]
        assert len(left) == 7
        assert Counter([*left, taken[c.seat]]) == Counter(dealt[c.seat])


@rule("draft.pick")
def test_each_may_take_any_card_of_his_own_packet_only() -> None:
    g = new_game(4)
    for c in g.clans:
        assert {act % 256 for act in flow.legal(g, c.seat)} == set(c.packet)


@rule("draft.pass")
@pytest.mark.parametrize("age", [1, 2])
def test_what_is_left_goes_to_the_left_neighbour(age: int) -> None:
    g = new_game(4) if age == 1 else second_age().g
    dealt = packets(g)
    taken = pick(g)
    for seat in range(4):
        dealt[seat].remove(taken[seat])
        assert packets(g)[(seat + 1) % 4] == dealt[seat]


@rule("draft.pass")
def test_nobody_passes_before_the_last_has_chosen() -> None:
    g = new_game(4)
    dealt = packets(g)
    for seat in (2, 0, 3):
        flow.apply(g, seat, flow.legal(g, seat)[0])
        assert packets(g) == dealt
    assert g.asked == [1]


@rule("draft.repeat")
@from_three_seats
def test_six_times_a_card_is_chosen_and_two_are_left(seats: int) -> None:
    g = new_game(seats)
    sizes = []
    chosen: list[list[int]] = [[] for c in g.clans]
    while flow.question(g).key == "draft":
        sizes.append(len(g.clans[0].packet))
        for seat, taken in enumerate(pick(g)):
            chosen[seat].append(taken)
    assert sizes == [8, 7, 6, 5, 4, 3]
    for c in g.clans:
        assert Counter(c.hand) == Counter(chosen[c.seat])
        assert len(c.hand) == 6
        assert len(c.buried) == 2


@rule("draft.discard-two")
@every_seat_count
def test_the_last_two_cards_are_discarded_and_not_passed(seats: int) -> None:
    g = new_game(seats)
    while len(g.clans[0].packet) > 3:
        pick(g)
    last = packets(g)
    taken = pick(g)
    for c in g.clans:
        last[c.seat].remove(taken[c.seat])
        assert c.buried == last[c.seat]
        assert c.packet == []


@rule("draft.discard-two")
@every_seat_count
def test_others_see_only_the_backs_of_the_two(seats: int) -> None:
    g = new_game(seats)
    while flow.question(g).key == "draft":
        pick(g)
    for c in g.clans:
        for viewer in range(SPECTATOR, seats):
            seen = view(g, viewer).table["clans"][c.seat]["buried"]
            assert seen == (c.buried if viewer == c.seat else [face_down(1)] * 2)


@rule("draft.hand")
def test_the_hand_is_six_drafted_cards_and_the_kept_one() -> None:
    saga = second_age(wolf=["tyrs_smash.1", "troll"], bear=["troll"])
    saga.everybody_drafts()
    assert [len(saga[name].hand) for name in NAMES] == [7, 7, 6, 6]
    assert [CARDS[number].age for number in saga["wolf"].hand].count(1) == 1
    assert {CARDS[number].age for number in saga["raven"].hand} == {2}


@rule("draft.two-player")
def test_two_players_take_two_cards_before_they_pass() -> None:
    g = new_game(2)
    sizes = []
    while flow.question(g).key == "draft":
        dealt = packets(g)
        sizes.append(len(dealt[0]))
        first, second = pick(g), pick(g, last=True)
        assert all(c.hand[-2:] == [first[c.seat], second[c.seat]] for c in g.clans)
        if sizes[-1] > 4:
            for seat in range(2):
                assert packets(g)[1 - seat] == dealt[seat][1:-1]
    assert sizes == [8, 6, 4]
    assert [(len(c.hand), len(c.buried), len(c.packet)) for c in g.clans] == [(6, 2, 0)] * 2


@rule("draft.two-player")
def test_between_his_two_cards_a_player_sees_nothing_new() -> None:
    g = new_game(2)
    dealt = packets(g)
    pick(g)
    assert packets(g) == [packet[1:] for packet in dealt]


@rule("draft.first-game")
@every_seat_count
def test_beginners_play_age_one_with_all_eight_cards(seats: int) -> None:
    g = new_game(seats, first_age="dealt")
    assert flow.question(g).key == "action"
    assert [len(c.hand) for c in g.clans] == [8] * seats
    assert all(c.packet == c.buried == [] for c in g.clans)


@rule("draft.first-game")
def test_beginners_draft_from_age_two_on() -> None:
    saga = Saga(first_age="dealt")
    saga.everybody_passes()
    assert (saga.g.age, saga.question()) == (2, "draft")
    assert [len(packet) for packet in packets(saga.g)] == [8] * 4


@rule("draft.first-game")
def test_the_draft_is_played_unless_said_otherwise() -> None:
    assert flow.question(new_game()).key == "draft"
