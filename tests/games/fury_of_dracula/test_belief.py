"""The belief over the Trail against brute force, on a map so small that every world is counted."""

from functools import cache

import pytest

from duskmoot.games.fury_of_dracula import evidence
from duskmoot.games.fury_of_dracula.belief.ground import LOOSE
from duskmoot.games.fury_of_dracula.belief.hindsight import Hindsight
from duskmoot.games.fury_of_dracula.belief.keys import card_in, here, link
from duskmoot.games.fury_of_dracula.belief.plays import Plays
from duskmoot.games.fury_of_dracula.belief.reading import read
from duskmoot.games.fury_of_dracula.belief.trail import ANYWHERE, HERE, TrailBelief
from duskmoot.kernel.chance import from_key, key_from_seed
from tests.games.fury_of_dracula.islet import HIDE, ISLET, World, key_of
from tests.games.fury_of_dracula.islet_play import history

TURNS = 20
SEEDS = range(36)


def shares(keys: dict[int, float]) -> dict[int, float]:
    """Weights that add up to 1; Hide without an older card is Hide, linked once or not."""
    total = sum(keys.values())
    found: dict[int, float] = {}
    for key, weight in keys.items():
        for slot in range(10):
            if card_in(key, slot) == LOOSE and not link(key ^ 1 << 7 * slot):
                key ^= 1 << 7 * slot
        found[key] = found.get(key, 0.0) + weight / total
    return found


def counted(worlds: dict[World, float]) -> dict[int, float]:
    found: dict[int, float] = {}
    for world, weight in worlds.items():
        found[key_of(world)] = found.get(key_of(world), 0.0) + weight
    return shares(found)


@cache
def log_of(seed: int) -> list[int]:
    """The evidence of a whole history."""
    return list(history(seed, TURNS))[-1].log


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_what_brute_force_finds(seed: int) -> None:
    belief = TrailBelief(ISLET)
    for hunt in history(seed, TURNS):
        for entry in hunt.log[len(belief.log) :]:
            belief.observe(entry)
        assert belief.exact
        assert shares(belief.keys) == pytest.approx(counted(hunt.worlds), abs=1e-9)


def test_the_histories_hold_every_kind_of_note() -> None:
    log = [entry for seed in SEEDS for entry in log_of(seed)]
    kinds = {evidence.kind_of(entry) for entry in log}
    assert kinds == set(range(evidence.BEGUN, evidence.CLEARED + 1))
    hows = {evidence.detail_of(e) for e in log if evidence.kind_of(e) == evidence.PLACED}
    assert hows == set(range(evidence.PLAIN, evidence.FROM_LAIR + 1))
    figures = {evidence.what_of(e) > 0 for e in log if evidence.kind_of(e) == evidence.SWEPT}
    assert figures == {False, True}
    assert max(log) < 1 << 53


def test_the_histories_hold_every_rare_trail() -> None:
    lost = loose = wolf_hidden = False
    for seed in SEEDS:
        for hunt in history(seed, TURNS):
            keys = [key_of(world) for world in hunt.worlds]
            lost = lost or any(world.lost != -1 for world in hunt.worlds)
            loose = loose or any(LOOSE in cards_in(key) for key in keys)
            hidden = hunt.truth.trail[0] == HIDE
            wolf_hidden = wolf_hidden or (hidden and "wolf_form" in hunt.powers[0])
        if lost and loose and wolf_hidden:
            return
    raise AssertionError((lost, loose, wolf_hidden))


def cards_in(key: int) -> list[int]:
    return [card_in(key, space) for space in range(6)]


@pytest.mark.parametrize("seed", SEEDS)
def test_with_hindsight_the_same_is_found(seed: int) -> None:
    """All evidence read again, with what was learned later about every card that is placed."""
    belief = TrailBelief(ISLET)
    for length, entry in enumerate(log_of(seed), 1):
        belief.observe(entry)
        if length % 20 == 0 or length == len(log_of(seed)):
            hindsight = Hindsight(ISLET, belief.log, 0)
            plays = Plays(ISLET)
            keys = {0: 1.0}
            for i, earlier in enumerate(belief.log):
                keys = read(plays, keys, earlier, hindsight.masks[i] or [True] * 128)
            assert shares(keys) == pytest.approx(shares(belief.keys), abs=1e-9)


@pytest.mark.parametrize("cap", [8, 30])
def test_trails_given_up_leave_only_possible_ones(cap: int) -> None:
    given_up = came_back = False
    for seed in SEEDS[::3]:
        exact, small = TrailBelief(ISLET), TrailBelief(ISLET, cap)
        for n, entry in enumerate(log_of(seed)):
            inexact = not small.exact
            exact.observe(entry)
            small.observe(entry)
            given_up = given_up or not small.exact
            came_back = came_back or (inexact and small.exact)
            assert small.keys
            assert shares(small.keys).keys() <= shares(exact.keys).keys()
            if small.exact:
                assert shares(small.keys) == pytest.approx(shares(exact.keys), abs=1e-9)
            for what in (HERE, ANYWHERE, 0, 3, 6) if n % 5 == 0 else ():
                for truly, maybe in zip(exact.possible(what), small.possible(what)):
                    assert maybe or not truly
    assert given_up
    assert came_back


def test_trails_given_up_do_not_change_what_is_expected() -> None:
    """Over many histories each place has on average the weight that it has without a cap."""
    apart = 0.0
    given_up = 0
    for seed in SEEDS:
        exact, small = TrailBelief(ISLET), TrailBelief(ISLET, 40)
        for entry in log_of(seed):
            exact.observe(entry)
            small.observe(entry)
            if not small.exact:
                given_up += 1
                apart += exact.weights()[3] - small.weights()[3]
    assert given_up > 50
    assert abs(apart / given_up) < 0.01


def test_a_fork_goes_on_alone() -> None:
    belief = TrailBelief(ISLET)
    log = log_of(3)
    for entry in log[:-5]:
        belief.observe(entry)
    before = dict(belief.keys)
    other = belief.fork()
    for entry in log[-5:]:
        other.observe(entry)
    assert belief.keys == before
    assert belief.log == log[:-5]
    for entry in log[-5:]:
        belief.observe(entry)
    assert list(belief.keys.items()) == list(other.keys.items())


def test_samples_come_as_often_as_they_are_likely() -> None:
    belief = TrailBelief(ISLET)
    for entry in log_of(8):
        belief.observe(entry)
    chance = from_key(key_from_seed(1))
    counts: dict[int, int] = {}
    for i in range(4000):
        key = belief.sample(chance)
        counts[key] = counts.get(key, 0) + 1
    likely = shares(belief.keys)
    assert len(likely) > 3
    assert {key: n / 4000 for key, n in counts.items()} == pytest.approx(likely, abs=0.03)


def test_weights_are_those_of_the_trails() -> None:
    belief = TrailBelief(ISLET)
    for hunt in history(8, TURNS):
        pass
    for entry in hunt.log:
        belief.observe(entry)
    worlds = counted(hunt.worlds)
    for place in range(ISLET.places):
        at = sum(weight for key, weight in worlds.items() if here(key) == place + 1)
        third = sum(weight for key, weight in worlds.items() if card_in(key, 2) == place + 1)
        assert belief.weights(HERE)[place] == pytest.approx(at)
        assert belief.weights(2)[place] == pytest.approx(third)
