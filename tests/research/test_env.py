"""The environment: a game by program, checked, forked, saved, and with chance as a player."""

from __future__ import annotations

import copy
import pickle

import pytest

import duskmoot
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Refused
from duskmoot.research.env import Env, make
from tests.research.tables import GAMES, TABLES, midway, play


def test_one_line_begins_a_game() -> None:
    env = duskmoot.make("blood_rage")
    assert (env.seats, env.over, len(env.sides)) == (4, False, 4)
    assert env.asked()


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = make("heritage", seed=5), make("heritage", seed=5)
    assert one.state == other.state
    one.reset()
    assert one.state != other.state
    other.reset()
    assert one.state == other.state
    one.reset(5)
    assert one.state == make("heritage", seed=5).state


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        duskmoot.make("blood_range")
    assert refused.value.parts["known"] == "blood_rage"


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    env = midway(name)
    seat = env.asked()[0]
    legal = env.legal(seat)
    before = env.dumps()
    illegal = next(action for action in range(len(env.actions)) if action not in legal)
    for action in (illegal, -1, len(env.actions)):
        with pytest.raises(Refused) as refused:
            env.step(seat, action)
        assert refused.value.key == "forbidden"
        assert refused.value.parts["clause"]
    assert env.dumps() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_ends_with_returns_that_add_up_to_nothing(name: str, seats: int) -> None:
    env = make(name, seats=seats, seed=seats)
    assert env.returns() == [0.0] * seats
    play(env, env.game.longest)
    assert env.over
    assert sum(env.returns()[side[0]] for side in env.sides) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_fork_is_played_apart(name: str) -> None:
    env = midway(name)
    before = env.dumps()
    other = env.fork()
    play(other, 20)
    assert env.dumps() == before
    assert other.dumps() != before
    again = copy.deepcopy(env)
    play(again, 20)
    assert again.state == other.state


@pytest.mark.parametrize("name", GAMES)
def test_a_fork_for_a_seat_agrees_with_all_that_it_sees(name: str) -> None:
    env = midway(name)
    for seed in range(3):
        other = env.fork(seat=1, seed=seed)
        assert other.view(1).plain() == env.view(1).plain()
    assert any(env.fork(seat=1, seed=seed).state != env.state for seed in range(3))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_written_down_and_read_again(name: str) -> None:
    env = midway(name)
    for other in (duskmoot.load(env.dumps()), pickle.loads(pickle.dumps(env))):
        assert other.state == env.state
        assert other.history == env.history


@pytest.mark.parametrize("name", GAMES)
def test_a_fork_for_a_seat_is_a_game_like_any_other(name: str) -> None:
    env = midway(name)
    known = env.information(1)
    other = env.fork(seat=1, seed=5)
    again = pickle.loads(pickle.dumps(other))
    assert again.state == other.state
    assert other.information(1) == again.information(1) == known
    play(other, 10)
    play(again, 10)
    assert again.state == other.state
    assert [again.information(seat) for seat in range(env.seats)] == [
        other.information(seat) for seat in range(env.seats)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_fork_for_a_seat_tells_nothing_of_what_was_there(name: str) -> None:
    env = midway(name)
    worlds = [env.fork(seat=1, seed=seed) for seed in range(3)]
    forks = [world.fork(seat=1, seed=9) for world in worlds]
    assert any(world.state != env.state for world in worlds)
    assert all(fork.state == forks[0].state for fork in forks)
    for seat in range(env.seats):
        assert len({fork.information(seat) for fork in forks}) == 1


def test_rewards_add_up_to_what_the_game_is_worth() -> None:
    def lead(g: State) -> list[float]:
        return [0.1 * score for score in g.game.scores(g)]

    env = make("bloodborne", seats=3, seed=1, rewards=lead)
    sums = [0.0] * 3
    shaped = 0
    while not env.over:
        play(env, 1, env.decisions)
        earned = env.earned()
        shaped += any(earned) and not env.over
        sums = [total + each for total, each in zip(sums, earned)]
    assert shaped > 3
    assert sums == pytest.approx(env.returns())
    assert make("bloodborne", seed=1).earned() == [0.0] * 5


def test_what_an_environment_is_made_of_travels_too() -> None:
    env = make("heritage", seats=3)
    actions, encoder, slot = pickle.loads(pickle.dumps((env.actions, env.encoder, env.names()[9])))
    assert actions.spelled == env.actions.spelled
    assert [each.name for each in encoder.slots] == [each.name for each in env.names()]
    assert (slot.name, slot.most) == (env.names()[9].name, env.names()[9].most)


def test_a_sealed_answer_stays() -> None:
    env = make("bloodborne", seats=3, seed=7)
    env.step(0, env.legal(0)[0])
    with pytest.raises(Refused) as refused:
        env.step(0, env.legal(1)[0])
    assert refused.value.key == "not-asked"


# Perfect recall.


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_knows_holds_all_that_it_knew_and_did(name: str) -> None:
    env = make(name, seed=2)
    kept: list[list[str]] = [[] for i in range(env.seats)]
    for turn in range(40):
        seat = env.asked()[0]
        play(env, 1, turn)
        if env.over:
            break
        for each in range(env.seats):
            lines = env.information(each).splitlines()[:-1]
            assert lines[: len(kept[each])] == kept[each]
            kept[each] = lines
        action = env.actions.name(env.history[-1][1])
        assert any(line.endswith(f"> {action}") for line in kept[seat])


def test_it_is_the_same_whether_asked_at_once_or_later() -> None:
    early, late = make("blood_rage", seed=2), make("blood_rage", seed=2)
    for turn in range(30):
        early.information(0)
        play(early, 1, turn)
        play(late, 1, turn)
    assert early.information(1) == late.information(1)
    assert early.fork().information(1) == early.information(1)
    assert early.information_digest(1) == late.information_digest(1)
    assert early.information_digest(1) != early.information_digest(0)


def test_it_does_not_tell_what_another_has_sealed() -> None:
    told: list[str] = []
    own: list[str] = []
    for choice in (0, -1):
        env = make("bloodborne", seats=3, seed=7)
        env.step(0, env.legal(0)[choice])
        told.append(env.information(1))
        own.append(env.information(0))
    assert told[0] == told[1]
    assert own[0] != own[1]


# Chance as a player.


def drawn_out(name: str, seats: int = 0) -> Env:
    return make(name, seats=seats, seed=0, explicit_chance=True)


@pytest.mark.parametrize("name", GAMES)
def test_chance_draws_whatever_is_drawn(name: str) -> None:
    env = drawn_out(name)
    assert env.draws() > 1
    assert env.asked() == []
    with pytest.raises(ValueError, match="draw"):
        env.step(0, 0)
    with pytest.raises(ValueError, match="draw"):
        env.draw(env.draws())
    play(env, 400)
    assert len([seat for seat, _ in env.history if seat < 0]) > 20
    assert duskmoot.load(env.dumps()).history == env.history
    if not env.draws():
        assert duskmoot.load(env.dumps()).state == env.state
        assert env.game.broken(env.state) == []


def test_every_outcome_of_a_draw_leads_somewhere_else() -> None:
    env = drawn_out("bloodborne", 3)
    while env.draws():
        env.draw(0)
    while not env.draws():
        env.step(env.asked()[0], env.legal(env.asked()[0])[0])
    found: list[str] = []
    for outcome in range(env.draws()):
        other = env.fork()
        other.draw(outcome)
        while other.draws():
            other.draw(0)
        found.append(str(other.view(-1).table))
    assert len(set(found)) > 1


def test_hidden_things_are_drawn_anew_with_explicit_chance_too() -> None:
    env = drawn_out("bloodborne", 3)
    while env.draws() or env.decisions < 12:
        play(env, 1, len(env.history))
    other = env.fork(seat=1, seed=2)
    assert other.state != env.state
    assert other.view(1).plain() == env.view(1).plain()
    play(other, 200)
    assert any(seat == -1 for seat, _ in other.history[len(env.history) :])
    assert duskmoot.load(other.dumps()).history == other.history
    while not env.draws():
        play(env, 1)
    with pytest.raises(ValueError, match="draw"):
        env.fork(seat=1)


def test_what_a_seat_knows_is_kept_with_explicit_chance_too() -> None:
    env = drawn_out("bloodborne", 3)
    play(env, 120)
    while env.draws():
        env.draw(0)
    assert env.information(0) == duskmoot.load(env.dumps()).information(0)
    assert env.information(0).count(" > ") == len([1 for seat, _ in env.history if seat == 0])


def test_it_says_of_itself_where_it_stands() -> None:
    env = make("bloodborne", seats=3, seed=1)
    assert repr(env) == "<bloodborne, 3 seats, decision 0, asked [0, 1, 2]>"
    while not env.over:
        seat = env.asked()[0]
        env.step(seat, env.legal(seat)[0])
    assert repr(env).endswith("over>")
