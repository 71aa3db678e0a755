"""Observations: of the declared size and range, the same whatever the seat cannot know."""

from __future__ import annotations

import numpy as np
import pytest

from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import find
from duskmoot.kernel.view import FLOW_SEES, reimagine
from duskmoot.kernel.zones import Sight
from duskmoot.research.env import Env, make
from duskmoot.research.planes import plane_names
from tests.research.tables import GAMES, TABLES, midway, play


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_stays_within_its_declared_range(name: str, seats: int) -> None:
    env = make(name, seats=seats, seed=seats)
    low = np.array([slot.least for slot in env.names()], np.float32)
    high = np.array([slot.most for slot in env.names()], np.float32)
    names = [slot.name for slot in env.names()]
    assert len(set(names)) == len(names) == env.shape[0]
    for _ in range(60):
        play(env, 3, env.decisions)
        for seat in range(seats):
            seen = env.observe(seat)
            beyond = [names[i] for i in np.flatnonzero((seen < low) | (seen > high))]
            assert beyond == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(name: str, seats: int) -> None:
    env = make(name, seats=seats, seed=10 + seats)
    for turn in range(12):
        play(env, 7, turn)
        if env.over:
            break
        for seat in range(seats):
            other = env.fork()
            other.state = reimagine(env.state, seat, key_from_seed(turn))
            assert np.array_equal(env.observe(seat), other.observe(seat)), f"seat {seat}"


@pytest.mark.parametrize("name", GAMES)
def test_seats_see_different_things_and_each_its_own_first(name: str) -> None:
    env = midway(name)
    assert not np.array_equal(env.observe(0), env.observe(1))
    viewer = next(i for i, slot in enumerate(env.names()) if slot.name == "viewer.1")
    assert env.observe(1)[viewer] == 1
    assert env.observe(0)[viewer] == 0


def test_own_cards_are_counted_and_those_of_others_are_a_number() -> None:
    env = make("bloodborne", seats=3, seed=1)
    place = {slot.name: i for i, slot in enumerate(env.names())}
    hand = env.state.hunters[2].hand  # type: ignore[attr-defined]
    cards = env.game.vocabulary.nouns["card"]
    seen = env.observe(2)
    for card in set(hand):
        assert seen[place[f"hunters.0.hand.{cards[card]}"]] == hand.count(card)
    others = [i for name, i in place.items() if name.startswith("hunters.1.hand.")]
    assert [seen[i] > 0 for i in others] == [True] + [False] * len(cards)


def test_a_buffer_is_written_in_place() -> None:
    env = midway("blood_rage")
    out = np.full(env.shape, 7.0, np.float32)
    assert env.observe(1, out) is out
    assert np.array_equal(out, env.observe(1))
    mask = np.full(len(env.actions), 7, np.int8)
    seat = env.asked()[0]
    assert np.array_equal(env.mask(seat, mask), env.mask(seat))


# Declared bounds.


def sights(sight: Sight) -> list[Sight]:
    return [sight, *[found for part in sight.parts.values() for found in sights(part)]]


@pytest.mark.parametrize("name", GAMES)
def test_every_field_that_is_seen_has_a_bound(name: str) -> None:
    for sight in sights(find(name).sight):
        if sight.cls.__name__ != "Frame":
            seen = {field for field, _ in sight.pairs} - {"seat"} - set(FLOW_SEES)
            assert seen == set(sight.bounds), sight.cls.__name__


@pytest.mark.parametrize("name", GAMES)
def test_no_position_goes_beyond_its_bounds(name: str) -> None:
    for seed in range(3):
        env = make(name, seed=seed)
        while not env.over:
            play(env, 1, env.decisions + seed)
            assert env.game.beyond(env.state) == []


def test_a_position_beyond_its_bounds_is_found() -> None:
    env = midway("bloodborne")
    hunter = env.state.hunters[1]  # type: ignore[attr-defined]
    hunter.health = 9
    hunter.trophies = [0, 0, 0, 0]
    hunter.hand = [21]
    found = env.game.beyond(env.state)
    assert [each.split(" ")[0] for each in found] == [
        "Hunter.health",
        "Hunter.trophies",
        "Hunter.hand",
    ]


# The belief of Fury of Dracula.


def fury_at_night() -> Env:
    env = make("fury_of_dracula", seats=5, seed=4)
    play(env, 150, 2)
    assert not env.over
    return env


def test_hunters_have_the_exact_belief_as_planes() -> None:
    env = fury_at_night()
    planes = env.planes(1)
    names = plane_names(env.game)
    assert planes.shape == (len(names), 70)
    here = names.index("here likely")
    assert planes[here].sum() == pytest.approx(1.0, abs=0.04)
    assert np.array_equal(planes[here] > 0, (planes[here] > 0) & (planes[here + 1] > 0))


def test_where_dracula_is_is_always_possible() -> None:
    env = make("fury_of_dracula", seats=2, seed=8)
    names = plane_names(env.game)
    looked = 0
    for turn in range(40):
        play(env, 8, turn)
        if env.over:
            break
        planes = env.planes(1)
        for number, hideout in enumerate(env.state.trail, 1):  # type: ignore[attr-defined]
            plane = planes[names.index(f"space_{number} possible")]
            if hideout.facedown and hideout.facedown[0] < 70 and plane.any():
                assert plane[hideout.facedown[0]] == 1
                looked += 1
    assert looked > 20


def test_planes_hold_nothing_that_hunters_cannot_know() -> None:
    env = fury_at_night()
    other = env.fork(seat=1, seed=9)
    assert np.array_equal(env.planes(1), other.planes(1))


def test_other_games_have_no_planes() -> None:
    assert midway("heritage").planes(0).shape[0] == 0
