"""Doors for programs: positions travel, are compared and copied; acts are checked if one likes."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.kernel import flow
from duskmoot.kernel.chance import Draw, dealt, key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Refused, Setting, find, registered
from duskmoot.kernel.playout import Lots, play_at_random
from duskmoot.kernel.record import digest, shared
from duskmoot.kernel.view import view

GAMES = [game.name for game in registered()]


def midway(name: str, decisions: int = 40) -> State:
    """A position in the middle of a game, with its story."""
    game = find(name)
    g: State = game.begin(Setting(game, game.most, game.choose({}), key_from_seed(5)), True)
    play_at_random(g, Lots(5), decisions)
    return g


def finish(g: State) -> str:
    play_at_random(g, Lots(9), g.game.longest)
    return digest(g)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_pickled_and_plays_on_as_if_it_had_stayed(name: str) -> None:
    g = midway(name)
    other = pickle.loads(pickle.dumps(g))
    assert other == g
    assert shared(other, g) == []
    assert [line.told() for line in other.story] == [line.told() for line in g.story or []]
    assert view(other, 1).plain() == view(g, 1).plain()
    assert finish(other) == finish(g)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_pickled_with_what_was_heard(name: str) -> None:
    seen = view(midway(name), 1)
    assert seen.story
    for other in (pickle.loads(pickle.dumps(seen)), copy.deepcopy(seen)):
        assert other.plain() == seen.plain()
        assert [line.tale for line in other.lines] == [line.tale for line in seen.lines]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_copied_with_its_story(name: str) -> None:
    g = midway(name)
    for other in (copy.deepcopy(g), copy.copy(g)):
        assert other == g
        assert shared(other, g) == []
        assert other.story is not g.story
        assert len(other.story or []) == len(g.story or [])


def test_two_positions_are_equal_whatever_was_told() -> None:
    g = midway("bloodborne")
    assert g == g.clone()
    assert g != midway("bloodborne", 41)
    assert g != midway("blood_rage")
    assert g != "bloodborne"


def test_a_position_can_be_changed_and_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(midway("bloodborne"))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_one_for_all(name: str) -> None:
    game = find(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    setting = Setting(game, game.least, game.choose({}), key_from_seed(1))
    again = pickle.loads(pickle.dumps(setting))
    assert again.game is game
    assert game.begin(again) == game.begin(setting)


def test_another_process_needs_nothing_but_the_pickle(tmp_path: Any) -> None:
    file = tmp_path / "position"
    file.write_bytes(pickle.dumps(midway("fury_of_dracula")))
    code = f"import pickle; g = pickle.load(open({str(file)!r}, 'rb')); print(g.game.name)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert told.stdout.strip() == "fury_of_dracula", told.stderr


def test_a_refusal_comes_back_from_another_process_with_its_parts() -> None:
    refused = pickle.loads(pickle.dumps(Refused("forbidden", clause="round.choose.one")))
    assert (refused.key, refused.parts) == ("forbidden", {"clause": "round.choose.one"})


# The checked act.


def test_play_does_what_apply_does() -> None:
    g = midway("bloodborne")
    other = g.clone()
    seat = g.asked[0]
    act = flow.legal(g, seat)[-1]
    flow.play(g, seat, act)
    flow.apply(other, seat, act)
    assert g == other


@pytest.mark.parametrize("name", GAMES)
def test_play_refuses_with_the_clause_and_leaves_the_position_as_it_was(name: str) -> None:
    g = midway(name)
    seat = g.asked[0]
    before = g.clone()
    legal = flow.legal(g, seat)
    with pytest.raises(Refused) as refused:
        flow.play(g, seat, next(act for act in range(len(legal) + 1) if act not in legal))
    assert refused.value.key == "forbidden"
    assert refused.value.parts["clause"]
    assert g == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_play_refuses_a_seat_that_is_not_asked(seat: int) -> None:
    g = midway("heritage")
    g.asked = [0]
    with pytest.raises(Refused) as refused:
        flow.play(g, seat, 0)
    assert refused.value.key == "not-asked"


# Sides and returns.


def test_whoever_plays_alone_is_a_side() -> None:
    assert find("blood_rage").sides(3) == [[0], [1], [2]]


def test_the_hunters_are_one_side() -> None:
    assert find("fury_of_dracula").sides(4) == [[0], [1, 2, 3]]


@pytest.mark.parametrize("name", GAMES)
def test_over_the_sides_the_returns_add_up_to_nothing(name: str) -> None:
    game: Game[Any] = find(name)
    for seats in range(game.least, game.most + 1):
        g = game.begin(Setting(game, seats, game.choose({}), key_from_seed(seats)))
        assert game.returns(g) == [0.0] * seats
        finish(g)
        returns = game.returns(g)
        sides = game.sides(seats)
        assert sorted(seat for side in sides for seat in side) == list(range(seats))
        assert sum(returns[side[0]] for side in sides) == pytest.approx(0)
        assert all(returns[seat] == returns[side[0]] for side in sides for seat in side)
        assert max(returns) == max(returns[seat] for seat in g.winners) > 0


def test_a_shared_victory_is_shared() -> None:
    g = midway("bloodborne")
    g.over = True
    g.winners = [1, 3]
    shared_by_two = g.game.returns(g)
    assert shared_by_two == [-0.25, 0.375, -0.25, 0.375, -0.25]


# Chance as a player.


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_dealt_number_by_number(name: str) -> None:
    game = find(name)
    setting = Setting(game, game.least, game.choose({}), bytes(32))
    numbers: list[int] = []
    while True:
        try:
            g: State = game.begin(setting, chance=dealt(numbers[:]))
            break
        except Draw as draw:
            numbers.append(draw.n - 1)
    again: State = game.begin(setting, chance=dealt(numbers[:]))
    assert numbers
    assert view(g, 0).plain() == view(again, 0).plain()
    assert game.broken(g) == []
