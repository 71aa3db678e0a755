"""Bots as a researcher names them; and where nobody may name a module."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import duskmoot.games  # noqa: F401
from duskmoot import bots
from duskmoot.arena.simulate import Plan, play_batch, refuse_bots
from duskmoot.bots import spec
from duskmoot.bots.bot import Bot, Budget
from duskmoot.bots.ismcts import IsmctsBot
from duskmoot.bots.learned import Eyes
from duskmoot.bots.net import write
from duskmoot.bots.search import Node, Search
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Refused, Setting, find
from duskmoot.kernel.view import View, imagine, view
from tests.cli.call import start

GAME = find("bloodborne")
MINE = f"{__name__}:StubbornBot"


class StubbornBot(Bot):
    """Plays the act at the same place, always."""

    name = "stubborn"

    def __init__(
        self, game: Any, seat: int, seed: int, place: int = 0, backwards: bool = False
    ) -> None:
        super().__init__(game, seat, seed)
        self.place = place
        self.backwards = backwards

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        return acts[::-1][0] if self.backwards else acts[self.place % len(acts)]


def refused(named: str) -> Refused:
    with pytest.raises(Refused) as found:
        spec.make(named, GAME, 0, 1)
    return found.value


def test_a_plain_name_is_a_bot_of_ours() -> None:
    assert spec.make("heuristic", GAME, 1, 1).name == "heuristic"
    assert refused("gehrman").key == "unknown-bot"


def test_a_bot_takes_parameters() -> None:
    bot = spec.make("ismcts:iterations=30,cap=4", GAME, 0, 1)
    assert isinstance(bot, IsmctsBot)
    assert (bot.own.iterations, bot.cap) == (30, 4)


def test_a_bot_of_ones_own_takes_parameters_too() -> None:
    bot = spec.make(f"{MINE}:place=2,backwards=yes", GAME, 0, 1)
    assert isinstance(bot, StubbornBot)
    assert (bot.place, bot.backwards) == (2, True)


@pytest.mark.parametrize(
    ("named", "key"),
    [
        ("ismcts:speed=9", "bot-parameter-unknown"),
        ("ismcts:iterations=many", "bot-parameter-refused"),
        (f"{MINE}:backwards=perhaps", "bot-parameter-refused"),
        ("no_such_module:Bot", "bot-not-found"),
        ("json:loads", "bot-not-found"),
        (f"{__name__}:Missing", "bot-not-found"),
        ("a:b:c:d", "bot-form"),
        ("ismcts:=3", "bot-form"),
        ("", "bot-form"),
    ],
)
def test_what_is_named_wrongly_is_refused(named: str, key: str) -> None:
    assert refused(named).key == key


def test_parameters_stay_with_their_bot_in_a_list() -> None:
    assert spec.listed("ismcts:iterations=8,cap=3, my:Bot ,heuristic") == [
        "ismcts:iterations=8,cap=3",
        "my:Bot",
        "heuristic",
    ]
    assert spec.listed("") == []


def test_own_iterations_go_before_those_of_the_plan() -> None:
    g = GAME.begin(Setting(GAME, 3, GAME.choose({}), key_from_seed(3)))
    bot = spec.make("ismcts:iterations=2", GAME, 0, 1)
    assert bot.decide(view(g, 0), flow.legal(g, 0), Budget(iterations=10**9)) in flow.legal(g, 0)


def test_a_simulation_plays_with_bots_of_ones_own() -> None:
    plan = Plan("bloodborne", 3, (MINE, f"{MINE}:place=1", "random"), seed=1, check=True)
    tally = play_batch(plan, 0, 3)
    assert (tally.finished, tally.faults) == (3, [])


def test_the_command_line_finds_them_in_its_folder(tmp_path: Path) -> None:
    (tmp_path / "herebots.py").write_text(
        "from duskmoot.bots.random_bot import RandomBot\n\n\nclass Here(RandomBot):\n    pass\n"
    )
    arguments = ("simulate", "bloodborne", "--games", "2", "--jobs", "2", "--seats", "3", "--json")
    told = start(tmp_path, *arguments, "--bots", "herebots:Here,random,random")
    assert told.code == 0, told.err
    assert '"herebots:Here"' in told.out


# Where no module may be named.


@pytest.mark.parametrize("named", [MINE, "ismcts:iterations=1000000000", "os:system"])
def test_the_server_knows_bots_by_their_names_alone(named: str) -> None:
    for ask in (bots.kind, lambda name, game: bots.make(name, game, 0, 1)):
        with pytest.raises(Refused) as found:
            ask(named, GAME)
        assert found.value.key == "unknown-bot"


def test_a_file_names_no_module() -> None:
    spec.refuse_modules(["heuristic", "ismcts:iterations=30"])
    with pytest.raises(Refused) as found:
        spec.refuse_modules(["heuristic", MINE])
    assert found.value.key == "bot-of-a-file"


# A search of one's own, in both builds.


class Counting(Search):
    """Counts the positions that it judges."""

    judged = 0

    def worth(self, g: State) -> list[float]:
        self.judged += 1
        return super().worth(g)


class Sure:
    """A judge who knows one act and one winner."""

    def value(self, g: State) -> list[float]:
        return [1.0, 0.0, 0.0]

    def policy(self, g: State, seat: int, acts: list[int]) -> list[float]:
        return [1.0 if act == max(acts) else 0.0 for act in acts]


class Proud(type(GAME)):  # type: ignore[misc]
    """The same game, judged otherwise."""

    def worth(self, g: State) -> list[float]:
        return [0.25] * len(g.sealed)


def base() -> State:
    g = GAME.begin(Setting(GAME, 3, GAME.choose({}), key_from_seed(3)))
    return imagine(GAME, view(g, 0), key_from_seed(1))


def test_a_search_can_be_extended() -> None:
    search = Counting(GAME, base(), 0, bytes(32), 4)
    search.run(0.0, 12)
    assert search.judged == 12


def test_a_node_can_be_extended() -> None:
    class Marked(Node):
        mark = "mine"

    search = Search(GAME, base(), 0, bytes(32), 4)
    search.root = Marked()
    search.run(0.0, 12)
    assert search.root.visits == 12


def test_a_judge_stands_in_for_guide_and_worth() -> None:
    search = Search(GAME, base(), 0, bytes(32), 4, judge=Sure())
    search.run(0.0, 30)
    assert search.best() == max(flow.legal(search.base, 0))
    assert all(arm.total == arm.visits for code, arm in search.root.arms.items() if code < 1 << 20)


def test_the_plug_of_a_game_can_be_extended() -> None:
    mine = Proud(
        *("bloodborne", 1, (3, 5), GAME.options, GAME.vocabulary),
        *(GAME.sight, GAME.outlines, GAME.tales),
    )
    search = Search(mine, base(), 0, bytes(32), 4)
    search.run(0.0, 8)
    assert {arm.total / arm.visits for arm in search.root.arms.values() if arm.visits} == {0.25}


def test_a_bot_is_told_how_many_sit_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "some.net"
    write(file, {}, [0], {}, {"sees": Eyes(GAME, 4).form()})
    named = f"ismcts:iterations=2,net={file}"
    assert spec.make(named, GAME, 0, 1, seats=4).name == "ismcts"
    with pytest.raises(Refused):
        spec.make(named, GAME, 0, 1, seats=3)
    with pytest.raises(Refused):
        refuse_bots(Plan("bloodborne", 3, (named,) * 3, 1))
