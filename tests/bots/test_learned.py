"""Judging by a net: chances that add up, by what each side sees, and ends as they are."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.bots import guide_to
from duskmoot.bots.bot import Budget
from duskmoot.bots.learned import VALUE, Eyes, Learned
from duskmoot.bots.net import FINE, WEIGHT, Net, write
from duskmoot.bots.spec import make
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State, question
from duskmoot.kernel.game import Game, Setting, find, registered
from tests.bots.whole_games import opening, played
from tests.games.bloodborne.hunt import GAME, Hunt


def begun(game: Game[Any], seats: int) -> State:
    state: State = game.begin(Setting(game, seats, game.choose({}), key_from_seed(3)))
    return state


def of_worth_alone(eyes: Eyes, weight: int = WEIGHT) -> Net:
    """Two units, so that bad prospects count as well as good ones."""
    both = {eyes.width - 1: [weight, -weight]}
    return Net(2, both, [0, 0], {VALUE: [WEIGHT, -WEIGHT, 0]}, {})


def judge(game: Game[Any], seats: int) -> Learned:
    guide = guide_to(game)
    assert guide is not None
    eyes = Eyes(game, seats)
    return Learned(eyes, of_worth_alone(eyes), None, guide)


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_the_chances_of_all_sides_add_up_to_one(game: Game[Any]) -> None:
    g = begun(game, game.most)
    found = judge(game, game.most).value(g)
    sides = game.sides(game.most)
    assert sum(found[side[0]] for side in sides) == pytest.approx(1.0)
    assert all(found[seat] == found[side[0]] for side in sides for seat in side)


def test_whoever_stands_better_has_the_better_chance() -> None:
    hunt = Hunt()
    hunt.has("henryk", collected=9)
    found = judge(GAME, 3).value(hunt.g)
    worths = GAME.worth(hunt.g)
    assert sorted(range(3), key=found.__getitem__) == sorted(range(3), key=worths.__getitem__)
    assert max(found) > 1.2 * min(found)


def test_the_end_of_a_game_is_no_guess() -> None:
    g = played(GAME, ["random"] * 3, 2)
    found = judge(GAME, 3).value(g)
    assert [chance > 0 for chance in found] == [seat in g.winners for seat in range(3)]
    assert sum(found) == pytest.approx(1.0)


def liking(act: int) -> Net:
    """It holds this act likelier than all others, whatever it sees."""
    return Net(1, {}, [0], {act: [0, 4 * FINE * WEIGHT * WEIGHT]}, {})


def test_a_policy_comes_from_its_net_and_values_from_the_game() -> None:
    hunt = Hunt()
    acts = question(hunt.g).legal(hunt.g, 0)
    found = Learned(Eyes(GAME, 3), None, liking(acts[1]))
    chances = found.policy(hunt.g, 0, acts)
    others = [chance for act, chance in zip(acts, chances) if act != acts[1]]
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] == pytest.approx(exp(4.0) * others[0])
    assert others == [pytest.approx(others[0])] * len(others)
    assert found.value(hunt.g) == GAME.worth(hunt.g)


@pytest.mark.parametrize("place", ["policy", "habit"])
def test_a_searching_bot_goes_by_the_policy_it_is_given(tmp_path: Path, place: str) -> None:
    game = find("bloodborne")
    seen = opening(game, 3)
    file = tmp_path / "some.net"
    net = liking(seen.acts[-1])
    write(file, {}, [0], net.heads, {"sees": Eyes(game, 3).form()})
    bot = make(f"ismcts:iterations=30,{place}={file}", game, 0, 1)
    bot.decide(seen, seen.acts, Budget())
    search = bot.last[0]  # type: ignore[attr-defined]
    judges = {"policy": search.judge, "habit": search.habit}
    assert isinstance(judges.pop(place), Learned)
    assert list(judges.values()) == [None]
    likely = {code % (1 << 20): arm.likely for code, arm in search.root.arms.items()}
    favoured = max(likely, key=likely.__getitem__) == seen.acts[-1]
    assert favoured or place == "habit"


def test_a_searching_bot_judges_by_the_net_it_is_given(tmp_path: Path) -> None:
    game = find("bloodborne")
    eyes = Eyes(game, 3)
    file = tmp_path / "some.net"
    sees = {"sees": eyes.form()}
    write(file, {eyes.width - 1: [WEIGHT, -WEIGHT]}, [0, 0], {VALUE: [WEIGHT, -WEIGHT, 0]}, sees)
    seen = opening(game, 3)
    bot = make(f"ismcts:iterations=30,net={file}", game, 0, 1)
    assert bot.decide(seen, seen.acts, Budget()) in seen.acts
    assert isinstance(bot.last[0].judge, Learned)  # type: ignore[attr-defined]
