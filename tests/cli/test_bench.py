"""`duskmoot bench`: the shape of what it says, not how fast anything is."""

from __future__ import annotations

from pathlib import Path

from duskmoot import _build
from duskmoot.bench import peers
from duskmoot.bench.run import Contestant, ratios, summary
from tests.cli.call import call

OURS = {
    *("decisions_per_s", "games_per_s", "clone_us", "view_us", "legal_us", "why_not_us"),
    *("imagine_us", "reimagine_us", "ismcts_full_per_s", "ismcts_capped_per_s"),
}
THEIRS = {"decisions_per_s", "clone_us"}


def test_the_json_of_a_short_run(tmp_path: Path) -> None:
    outcome = call(tmp_path, "bench", "--rounds=1", "--seconds=0.02", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    printed = outcome.json()
    assert {"builds", "peers"} <= set(printed) <= {"builds", "peers", "ratios", "notes"}
    assert set(printed["builds"]) == ({"plain", "compiled"} if _build.fresh() else {"plain"})
    assert list(printed["peers"]) == peers.installed()
    for games in printed["builds"].values():
        assert set(games["bloodborne"]) == OURS
        assert all(value > 0 for value in games["bloodborne"].values())
    assert all(set(figures) == THEIRS for figures in printed["peers"].values())
    missing = len(peers.PEERS) - len(peers.installed()) + (not _build.fresh())
    assert len(printed.get("notes", [])) == missing


def test_the_table_of_a_short_run(tmp_path: Path) -> None:
    outcome = call(tmp_path, "bench", "--rounds=1", "--seconds=0.02", "--language=pl")
    assert outcome.code == 0
    assert "Decyzje/s" in outcome.out
    assert "[" not in outcome.out


def contestant(name: str, build: str, decisions: list[float], clone: list[float]) -> Contestant:
    return Contestant(name, build, {"decisions_per_s": decisions, "clone_us": clone})


def test_medians_and_ratios_of_rounds() -> None:
    runners = [
        contestant("bloodborne", "plain", [100.0, 300.0, 120.0], [4.0, 2.0, 5.0]),
        contestant(peers.CATANATRON, "", [10.0, 60.0, 20.0], [40.0, 30.0, 40.0]),
    ]
    assert ratios(runners) == {
        "plain": {"bloodborne": {"decisions_per_s": 6.0, "clone_us": 10.0}},
    }
    whole = summary(runners)
    assert whole["builds"] == {"plain": {"bloodborne": {"decisions_per_s": 120.0, "clone_us": 4.0}}}
    assert whole["peers"] == {peers.CATANATRON: {"decisions_per_s": 20.0, "clone_us": 40.0}}


def test_without_catanatron_there_is_nothing_to_compare_with() -> None:
    runners = [contestant("bloodborne", "plain", [1.0], [1.0])]
    assert "ratios" not in summary(runners)
