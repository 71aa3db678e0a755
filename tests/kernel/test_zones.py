"""Zones and Sight: what is not declared is not imported."""

from __future__ import annotations

import pytest

from duskmoot.kernel.zones import (
    ALL,
    BACKS,
    DECK,
    HAND,
    NEVER,
    OPEN,
    OWNER,
    RECORDS,
    Sight,
    copies,
    draw,
    holds,
    move,
)
from tests.kernel.toy import SIGHT


class Chest:
    lock: int
    coins: list[int]


class Purse:
    seat: int
    coins: list[int]


class Room:
    chests: list[Chest]


CHEST = {"lock": ALL, "coins": DECK}


def test_a_sight_names_every_field() -> None:
    sight = Sight(Chest, CHEST, {})
    assert sight.names == ["coins", "lock"]


def test_an_undeclared_field_fails() -> None:
    with pytest.raises(TypeError, match=r"Chest: no sight declared for \['coins'\]"):
        Sight(Chest, {"lock": ALL}, {})


def test_an_unknown_field_fails() -> None:
    with pytest.raises(TypeError, match=r"no such field as \['hinge'\]"):
        Sight(Chest, {**CHEST, "hinge": ALL}, {})


def test_nouns_of_an_unknown_field_fail() -> None:
    assert Sight(Chest, CHEST, {}, {"coins": "coin"}).nouns == {"coins": "coin"}
    with pytest.raises(TypeError, match=r"Chest: no such field as \['hinge'\]"):
        Sight(Chest, CHEST, {}, {"hinge": "coin"})


@pytest.mark.parametrize("who", [OWNER, HAND, BACKS])
def test_an_owner_without_a_seat_fails(who: int) -> None:
    with pytest.raises(TypeError, match="Chest has an owner's fields and no field 'seat'"):
        Sight(Chest, {"lock": ALL, "coins": who}, {}, None, [0])
    Sight(Purse, {"seat": ALL, "coins": who}, {}, None, [0])


@pytest.mark.parametrize("who", [ALL, NEVER, OPEN, DECK])
def test_what_has_no_owner_needs_no_seat(who: int) -> None:
    Sight(Chest, {"lock": ALL, "coins": who}, {})


def test_records_need_a_sight_of_their_own() -> None:
    Sight(Room, {"chests": RECORDS}, {"chests": Sight(Chest, CHEST, {})})
    with pytest.raises(TypeError, match="Room: each list of records needs a sight"):
        Sight(Room, {"chests": RECORDS}, {})


def test_a_sight_for_no_records_fails() -> None:
    with pytest.raises(TypeError, match="Room: each list of records needs a sight"):
        Sight(Room, {"chests": ALL}, {"chests": Sight(Chest, CHEST, {})})


def test_classes_are_known_by_name_all_the_way_down() -> None:
    assert sorted(SIGHT.classes()) == ["Frame", "Guest", "Wake"]


def test_move_takes_one_copy() -> None:
    source, target = [3, 5, 3], [1]
    move(3, source, target)
    assert (source, target) == ([5, 3], [1, 3])


def test_move_of_a_card_that_is_not_there_fails() -> None:
    with pytest.raises(ValueError, match="not in list"):
        move(3, [5], [])


def test_draw_takes_from_the_top_up_to_a_number() -> None:
    deck, hand = [1, 2, 3, 4], [9]
    assert draw(deck, hand, 3) == [4, 3]
    assert (deck, hand) == ([1, 2], [9, 4, 3])


def test_draw_ends_with_the_deck_and_gives_nothing_to_a_full_hand() -> None:
    deck, hand = [7], [1, 2]
    assert draw(deck, hand, 2) == []
    assert draw(deck, hand, 5) == [7]
    assert (deck, hand) == ([], [1, 2, 7])


def test_a_zone_holds_cards_and_counts_their_copies() -> None:
    assert holds([3, 300, 3], 300)
    assert not holds([3, 300, 3], 4)
    assert not holds([], 3)
    assert [copies([3, 300, 3], card) for card in (3, 300, 4)] == [2, 1, 0]
