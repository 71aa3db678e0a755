"""`duskmoot bench`: the shape of what it says, not how fast anything is."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from duskmoot import _build
from duskmoot.bench import peers
from duskmoot.bench.adapters import ADAPTERS, OWN, measurable
from duskmoot.bench.adapters import THEIRS as THEIR_GAMES
from duskmoot.bench.ours import mid_game, searches
from duskmoot.bench.run import Contestant, ratios, summary, turns
from duskmoot.bots.bot import Budget
from duskmoot.bots.ismcts import IsmctsBot
from duskmoot.cli import laboratory
from duskmoot.kernel.game import Game, registered
from duskmoot.kernel.view import view
from duskmoot.speech import speech
from tests.cli.call import call

OURS = {
    *("playout_per_s", "decisions_per_s", "games_per_s"),
    *("clone_us", "view_us", "legal_us", "why_not_us", "imagine_us", "reimagine_us"),
    *("ismcts_bot_per_s", "ismcts_full_per_s", "ismcts_capped_per_s"),
}
BELIEF = {"belief_ms", "belief_worst_ms"}
THEIRS = {"decisions_per_s", "clone_us"}


def test_the_json_of_a_short_run(tmp_path: Path) -> None:
    outcome = call(tmp_path, "bench", "--rounds=1", "--seconds=0.02", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    printed = outcome.json()
    assert {"builds", "peers"} <= set(printed) <= {"builds", "peers", "ratios", "notes"}
    assert set(printed["builds"]) == ({"plain", "compiled"} if _build.fresh() else {"plain"})
    assert list(printed["peers"]) == peers.installed()
    for games in printed["builds"].values():
        assert list(games["bloodborne"]) == ["3", "4", "5"]
        assert list(games["fury_of_dracula"]) == ["2", "3", "4", "5"]
        for figures in games["bloodborne"].values():
            assert set(figures) == OURS
            assert all(value > 0 for value in figures.values())
        for figures in games["fury_of_dracula"].values():
            assert set(figures) == OURS | BELIEF
            assert 0 < figures["belief_ms"] <= figures["belief_worst_ms"]
    assert all(set(figures) == THEIRS for figures in printed["peers"].values())
    missing = len(peers.PEERS) - len(peers.installed()) + (not _build.fresh())
    assert len(printed.get("notes", [])) == missing


def test_the_table_of_a_short_run(tmp_path: Path) -> None:
    outcome = call(tmp_path, "bench", "--rounds=1", "--seconds=0.02", "--language=pl")
    assert outcome.code == 0
    assert "Decyzje/s" in outcome.out
    assert "[" not in outcome.out


def test_the_json_of_the_environments(tmp_path: Path) -> None:
    outcome = call(tmp_path, "bench", "research", "--rounds=1", "--seconds=0.001", "--json")
    assert outcome.code == 0, outcome.err
    printed = outcome.json()
    assert printed["build"] in ("plain", "compiled")
    assert list(printed["adapters"]) == list(ADAPTERS)
    for adapter, figures in printed["adapters"].items():
        own = [THEIR_GAMES[adapter]] if measurable(adapter, OWN) else []
        assert list(figures) == [game.name for game in registered()] + own
        assert all(each["steps_per_s"] > 0 for each in figures.values())
    assert printed["adapters"]["openspiel"]["gin_rummy"]["numbers"] == 644


def test_the_table_of_the_environments_is_whole_on_a_narrow_terminal() -> None:
    ours = [game.name for game in registered()]
    figures = {
        adapter: {name: {"steps_per_s": 987654.0} for name in [*ours, THEIR_GAMES.get(adapter, "")]}
        for adapter in ADAPTERS
    }
    for adapter in set(ADAPTERS) - set(THEIR_GAMES):
        del figures[adapter][""]
    page = StringIO()
    with redirect_stdout(page):
        laboratory.show(figures, 3, speech("en", None))
    shown = page.getvalue()
    assert max(map(len, shown.splitlines()[1:])) <= 80
    assert shown.count("987,654") == len(ADAPTERS) * len(ours) + len(THEIR_GAMES)
    assert all(name in shown for name in [*ours, *ADAPTERS, *THEIR_GAMES.values()])


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_the_search_of_the_bot_is_measured_as_the_bot_runs_it(game: Game[Any]) -> None:
    g = mid_game(game, game.least, Random(1))
    seat = g.asked[0]
    bot = IsmctsBot(game, seat, 1)
    seen = view(g, seat)
    own = bot.search(seen, seen.acts, bot.key, Budget(iterations=1))
    bench = {figure: search(g) for figure, search in searches(game).items()}
    played = bench["ismcts_bot_per_s"]
    assert type(played.guide) is type(own.guide)
    assert played.guide is not None
    for field in ("cap", "horizon", "lead", "mixed", "faith", "picky"):
        assert getattr(played, field) == getattr(own, field), field
    bare = [bench["ismcts_full_per_s"], bench["ismcts_capped_per_s"]]
    assert [(each.guide, each.cap, each.horizon) for each in bare] == [(None, 0, 0), (None, 40, 0)]


def contestant(name: str, build: str, decisions: list[float], clone: list[float]) -> Contestant:
    inside = [2 * each for each in decisions]
    figures = {"playout_per_s": inside, "decisions_per_s": decisions, "clone_us": clone}
    return Contestant(name, build, 4, figures)


def test_medians_and_ratios_of_rounds() -> None:
    runners = [
        contestant("bloodborne", "plain", [100.0, 300.0, 120.0], [4.0, 2.0, 5.0]),
        contestant(peers.CATANATRON, "", [10.0, 60.0, 20.0], [40.0, 30.0, 40.0]),
    ]
    times = {"playout_per_s": 12.0, "decisions_per_s": 6.0, "clone_us": 10.0}
    assert ratios(runners) == {"plain": {"bloodborne": {"4": times}}}
    whole = summary(runners)
    medians = {"playout_per_s": 240.0, "decisions_per_s": 120.0, "clone_us": 4.0}
    assert whole["builds"] == {"plain": {"bloodborne": {"4": medians}}}
    medians = {"playout_per_s": 40.0, "decisions_per_s": 20.0, "clone_us": 40.0}
    assert whole["peers"] == {peers.CATANATRON: medians}


def test_the_tables_of_a_game_share_its_slice() -> None:
    runners = [Contestant("bloodborne", "plain", seats) for seats in (3, 4)]
    runners += [Contestant("bloodborne", "compiled", 3), Contestant(peers.CATANATRON, "", 4)]
    assert turns(runners) == [
        ("bloodborne", "plain"),
        ("bloodborne", "compiled"),
        (peers.CATANATRON, ""),
    ]


def test_without_catanatron_there_is_nothing_to_compare_with() -> None:
    runners = [contestant("bloodborne", "plain", [1.0], [1.0])]
    assert "ratios" not in summary(runners)
