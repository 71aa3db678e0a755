"""The belief over the Trail in whole games on the real map: truth, secrecy, calibration."""

from bisect import bisect_right
from collections.abc import Iterator

import pytest

from duskmoot.games.fury_of_dracula.belief import believe, reckoning, whereabouts
from duskmoot.games.fury_of_dracula.belief.ground import EUROPE, HIDDEN, LOOSE
from duskmoot.games.fury_of_dracula.belief.keys import LOST_SHIFT, card_in, without
from duskmoot.games.fury_of_dracula.belief.memory import believed
from duskmoot.games.fury_of_dracula.belief.trail import HERE, TrailBelief
from duskmoot.games.fury_of_dracula.board import HIDE, LOCATIONS, SEAS
from duskmoot.games.fury_of_dracula.rules.dracula.trail import current
from duskmoot.games.fury_of_dracula.sheets import DRACULA, NEST_NAMES
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.view import SPECTATOR, reimagine, view
from tests.conformance.permute import permuted
from tests.conformance.play import players
from tests.games.fury_of_dracula.chase import Chase, new_game, place

HUNTER = 1


def play(seed: int, rounds: int) -> Iterator[Fury]:
    """A game in which everybody takes any legal act, after each act."""
    g = new_game(5, seed)
    chance = players(seed)
    while not g.over and g.round < rounds:
        seat = g.asked[0]
        flow.apply(g, seat, chance.pick(0, flow.legal(g, seat)))
        yield g


def key_of(g: Fury) -> int:
    key = 0
    for nest, hideout in enumerate(g.hideouts()):
        card = HIDDEN if hideout.place() == HIDE else hideout.place() + 1
        key |= card << 7 * nest
    return key | g.dracula.lost + 1 << LOST_SHIFT


def loosened(key: int) -> int:
    """The same trail, if Hide on it has lost its link."""
    for nest in range(10):
        if card_in(key, nest) == HIDDEN:
            return without(key, nest) | LOOSE << 7 * nest
    return key


@pytest.mark.parametrize("seed", [1, 4, 9, 15])
def test_the_truth_is_always_possible(seed: int) -> None:
    belief = TrailBelief(EUROPE)
    found = 0
    for g in play(seed, 40):
        for entry in g.evidence[len(belief.log) :]:
            belief.observe(entry)
        if not g.evidence:
            continue
        assert belief.possible(HERE)[current(g)]
        if belief.exact:
            assert key_of(g) in belief.keys or loosened(key_of(g)) in belief.keys
            found += 1
    assert found > 100


def test_it_is_calibrated() -> None:
    """Against a Dracula who takes each act equally often, what is thought likely happens."""
    bounds = [0.0, 0.02, 0.06, 0.2, 1.01]
    expected = [0.0] * 4
    found = [0] * 4
    for seed in range(40):
        rounds = 0
        for g in play(seed, 7):
            if g.round > rounds and g.evidence:
                rounds = g.round
                weights = whereabouts(g)
                assert weights[current(g)] > 0
                for place, weight in enumerate(weights):
                    band = bisect_right(bounds, weight) - 1
                    expected[band] += weight
                    found[band] += current(g) == place
    assert min(found) > 20
    assert found == pytest.approx(expected, rel=0.25)


def test_what_looks_alike_is_noted_alike() -> None:
    """The same act in two worlds that a hunter cannot tell apart: if it looks the same, so do
    the notes, and so they do for two acts of Dracula."""
    alike = notes = 0
    for seed in (2, 3):
        for n, g in enumerate(play(seed, 12)):
            if g.over or not g.evidence or n % 3:
                continue
            seat = g.asked[0]
            outcomes: dict[str, list[int]] = {}
            for other in (g, reimagine(g, HUNTER, key_from_seed(n))):
                assert isinstance(other, Fury)
                acts = flow.legal(other, seat)
                for act in acts if seat == DRACULA else acts[:3]:
                    after = other.clone()
                    flow.apply(after, seat, act)
                    looks = public(after) + ("" if seat == DRACULA else str(act))
                    alike += looks in outcomes
                    assert outcomes.setdefault(looks, after.evidence) == after.evidence
                    notes += len(after.evidence) > len(g.evidence)
    assert alike > 100
    assert notes > 100


def public(g: Fury) -> str:
    """What a spectator sees, without the notes and the acts."""
    seen = view(g, SPECTATOR)
    del seen.table["evidence"]
    return str((seen.table, seen.question))


def test_only_what_is_public_is_reckoned() -> None:
    chance = players(5)
    told = 0
    for n, g in enumerate(play(6, 7)):
        if n % 19 == 0 and not g.over:
            other = permuted(g, HUNTER, chance)
            assert reckoning(other, HUNTER) == reckoning(g, HUNTER)
            assert whereabouts(other) == whereabouts(g)
            told += len(reckoning(g, HUNTER))
            fresh = TrailBelief(EUROPE)
            for entry in g.evidence:
                fresh.observe(entry)
            assert list(fresh.keys.items()) == list(believed(g.evidence).keys.items())
    assert told


def test_hunters_imagine_dracula_where_he_is_likely() -> None:
    for g in play(1, 4):
        pass
    likely = whereabouts(g)
    found = [0] * len(LOCATIONS)
    for n in range(600):
        other = reimagine(g, HUNTER, key_from_seed(n))
        assert isinstance(other, Fury)
        found[current(other)] += 1
    assert max(likely) < 0.9
    assert [n / 600 for n in found] == pytest.approx(likely, abs=0.08)


# The heat map.


def test_the_heat_map_shows_cards_that_lie_face_down() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    heat = reckoning(chase.g, HUNTER)
    assert list(heat) == ["here", "space_1"]
    hunted = [h.place for h in chase.g.hunters]
    castle = place("castle_dracula")
    for p in LOCATIONS:
        impossible = p in SEAS or p in hunted or p == castle
        assert (heat["here"][p] == -1) == impossible
        assert heat["space_1"][p] == heat["here"][p]
    chase.act("godalming", "drive leipzig")
    heat = reckoning(chase.g, HUNTER)
    assert list(heat) == ["here"]
    assert heat["here"] == [1000 if p == place("leipzig") else -1 for p in LOCATIONS]


def test_a_denied_city_is_cold() -> None:
    chase = Chase(godalming="berlin", dracula="paris")
    chase.act("godalming", "drive leipzig")
    assert reckoning(chase.g, HUNTER)["here"][place("leipzig")] == -1
    assert reckoning(chase.g, SPECTATOR) == reckoning(chase.g, HUNTER)


def test_dracula_needs_no_heat_map_and_a_table_may_hide_it() -> None:
    chase = Chase()
    assert reckoning(chase.g, DRACULA) == {}
    assert reckoning(Chase(heat="hidden").g, HUNTER) == {}
    assert reckoning(new_game(), HUNTER) == {}


def test_every_key_names_a_nest() -> None:
    for g in play(3, 12):
        pass
    heat = reckoning(g, HUNTER)
    facedown = [NEST_NAMES[nest] for nest in range(9) if g.hideouts()[nest].facedown]
    assert list(heat) == ["here", *facedown]
    assert facedown
    for row in heat.values():
        assert len(row) == len(LOCATIONS)
        assert sum(max(n, 0) for n in row) <= 1000 + len(LOCATIONS)


# Positions set up by hand.


def test_a_position_that_no_play_led_to_can_be_imagined() -> None:
    chase = Chase(mina="rome", dracula="bari")
    chase.hideout(2, "naples", encounters=["rats"])
    chase.hideout(7, "paris")
    assert sum(whereabouts(chase.g)) == pytest.approx(1)
    assert reckoning(chase.g, HUNTER) == {}
    other = chase.g.clone()
    believe(other, HUNTER)
    assert [len(hideout.facedown) for hideout in other.hideouts()] == [1, 1, 0, 0, 0, 0, 1, 0, 0]
    assert current(other) in LOCATIONS
