"""The adapters: what each library asks of them, at one table of each game, and what is ours beside.

All tables stand in test_conformance.py, which is left to the compiled build.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Refused, find
from duskmoot.research import aec_env, parallel_env, spiel
from tests.research.checks import CHECKS, gym
from tests.research.tables import GAMES

spiel.register()

SMALL = [name for name in GAMES if name != "fury_of_dracula"]
"""OpenSpiel plays whole games; without a compiler those of Fury take their time."""


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
@pytest.mark.parametrize("check", [check for check in CHECKS if "OpenSpiel" not in check])
@pytest.mark.parametrize("name", GAMES)
def test_what_a_library_asks(name: str, check: str) -> None:
    CHECKS[check](name, find(name).least)


@pytest.mark.parametrize("check", [check for check in CHECKS if "OpenSpiel" in check])
@pytest.mark.parametrize("name", SMALL)
def test_what_openspiel_asks(name: str, check: str) -> None:
    CHECKS[check](name, find(name).least)


# What is ours beside what they test.


def test_an_illegal_action_is_refused_by_its_clause() -> None:
    env = aec_env("bloodborne", seats=3)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        env.step(illegal)


@pytest.mark.parametrize(("illegal", "over"), [("random", False), ("lose", True)])
def test_an_illegal_action_all_at_once(illegal: str, over: bool) -> None:
    env = parallel_env("fury_of_dracula", seats=3, illegal=illegal)
    env.reset(seed=1)
    acting = env.acting()[0]
    actions = dict.fromkeys(env.agents, env.wait)
    _, rewards, ended, _, _ = env.step(actions)
    assert ended[f"seat_{acting}"] == over
    lost = [-1.0 if seat in env.env.sides[acting > 0] else 1.0 for seat in range(3)]
    assert list(rewards.values()) == (lost if over else [0.0] * 3)


def test_an_illegal_action_all_at_once_may_be_an_error() -> None:
    env = parallel_env("heritage", illegal="error")
    env.reset(seed=1)
    with pytest.raises(Refused):
        env.step(dict.fromkeys(env.agents, env.wait))
    with pytest.raises(ValueError, match="illegal"):
        parallel_env("heritage", illegal="perhaps")


def test_a_learner_in_gymnasium_loses_by_an_illegal_action_if_it_likes() -> None:
    env = gym("bloodborne", seats=3, opponents="heuristic", illegal="lose")
    seen, _ = env.reset(seed=3)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)


def test_a_seat_that_is_not_there_cannot_learn() -> None:
    with pytest.raises(ValueError, match="0 to 2"):
        gym("bloodborne", seats=3, seat=3)


def test_chance_is_no_agent() -> None:
    for made in (aec_env, parallel_env):
        with pytest.raises(ValueError, match="chance"):
            made("bloodborne", explicit_chance=True)


def test_rewards_of_every_adapter_are_those_of_the_hook() -> None:
    """Each seat is worth its score, so that all rewards but the last are differences of scores."""

    def scores(g: State) -> list[float]:
        return [float(score) for score in g.game.scores(g)]

    how: dict[str, Any] = {"seats": 3, "rewards": scores}
    one_by_one = aec_env("bloodborne", **how)
    one_by_one.reset(seed=1)
    earned = dict.fromkeys(one_by_one.possible_agents, 0.0)
    while not one_by_one.env.over:
        legal = one_by_one.env.legal(one_by_one.env.asked()[0])
        one_by_one.step(legal[-1])
        for agent, reward in one_by_one.rewards.items():
            earned[agent] += reward
    assert list(earned.values()) == pytest.approx(one_by_one.env.returns())
    at_once = parallel_env("bloodborne", **how)
    at_once.reset(seed=1)
    sums = dict.fromkeys(at_once.agents, 0.0)
    while at_once.agents:
        chosen = dict.fromkeys(at_once.agents, at_once.wait)
        for seat in at_once.acting():
            chosen[f"seat_{seat}"] = at_once.env.legal(seat)[-1]
        for agent, reward in at_once.step(chosen)[1].items():
            sums[agent] += reward
    assert sums == pytest.approx(earned)
    alone = gym("bloodborne", opponents="random", **how)
    seen, _ = alone.reset(seed=1)
    total, shaped, over = 0.0, 0, False
    while not over:
        seen, won, over, _, _ = alone.step(int(np.flatnonzero(seen["action_mask"])[0]))
        total += float(won)
        shaped += float(won) != 0.0
    assert shaped > 1
    assert -1.0 <= round(total, 6) <= 1.0


def test_those_who_wait_have_one_action() -> None:
    env = parallel_env("heritage", seats=3)
    seen, _ = env.reset(seed=1)
    acting = env.acting()
    for seat, agent in enumerate(env.agents):
        legal = list(np.flatnonzero(seen[agent]["action_mask"]))
        assert (legal == [env.wait]) == (seat not in acting)


def test_a_fork_of_an_adapter_is_played_apart() -> None:
    env = aec_env("bloodborne", seats=3)
    env.reset(seed=2)
    other = env.fork()
    agent = other.agent_selection
    other.step(int(np.flatnonzero(other.observe(agent)["action_mask"])[0]))
    assert (env.agent_selection, other.agent_selection == agent) == (agent, False)


def test_the_table_is_rendered_as_text() -> None:
    env = aec_env("bloodborne", seats=3, render_mode="ansi")
    env.reset(seed=2)
    assert "display:" in str(env.render())


def test_a_state_of_openspiel_is_resampled_for_a_player() -> None:
    game = pyspiel.load_game("duskmoot_blood_rage(players=3)")
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    drawn = iter([0.1, 0.7])
    others = [state.resample_from_infostate(1, lambda: next(drawn)) for i in range(2)]
    assert {other.observation_string(1) for other in others} == {state.observation_string(1)}
    assert others[0].env.state != others[1].env.state


def test_a_state_of_openspiel_has_tensors_and_information() -> None:
    game = pyspiel.load_game("duskmoot_bloodborne(players=3)")
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    state.apply_action(1)
    observer.set_from(state, 0)
    assert observer.tensor.any()
    assert state.information_state_string(0) != state.information_state_string(1)
