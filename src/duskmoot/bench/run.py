"""The run: round after round each contestant has its slice, so that all meet the same weather."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

import duskmoot.games as _games
from duskmoot import _build
from duskmoot.bench import peers
from duskmoot.kernel.game import registered

__all__ = ["_games"]


@dataclass
class Contestant:
    """A game of ours in one build, or a peer; `figures` holds one value for each round."""

    name: str
    build: str
    """`plain` or `compiled`; "" for a peer."""
    figures: dict[str, list[float]] = field(default_factory=dict)

    def median(self, figure: str) -> float:
        return median(self.figures[figure])


class WorkerFailed(Exception):
    """A worker ended without figures; the text is the last line it said."""


def contestants(games: list[str]) -> list[Contestant]:
    """Our games in the builds there are, then the peers that are installed."""
    builds = ["plain", "compiled"] if _build.fresh() else ["plain"]
    ours = [Contestant(game, build) for game in games for build in builds]
    return ours + [Contestant(peer, "") for peer in peers.installed()]


def race(runners: list[Contestant], rounds: int, seconds: float, done: Callable[[], None]) -> None:
    """Fill in the contestants' figures; `done` hears of each slice."""
    for round_number in range(rounds):
        for runner in runners:
            for figure, value in slice_of(runner, seconds, round_number).items():
                runner.figures.setdefault(figure, []).append(value)
            done()


def slice_of(runner: Contestant, seconds: float, seed: int) -> dict[str, float]:
    environment = dict(os.environ)
    environment.pop(_build.VARIABLE, None)
    if runner.build:
        environment[_build.VARIABLE] = runner.build
    command = [sys.executable, "-m", "duskmoot.bench.worker", runner.name, str(seconds), str(seed)]
    worker = subprocess.run(command, env=environment, capture_output=True, text=True)
    if worker.returncode:
        said = worker.stderr.strip().splitlines() or [f"exit code {worker.returncode}"]
        raise WorkerFailed(said[-1])
    answer = json.loads(worker.stdout.splitlines()[-1])
    if answer["build"] != runner.build:
        raise WorkerFailed(f"{runner.build} was asked for, {answer['build']} ran")
    figures: dict[str, float] = answer["figures"]
    return figures


def games() -> list[str]:
    return [game.name for game in registered()]


def ratios(runners: list[Contestant]) -> dict[str, dict[str, dict[str, float]]]:
    """By build and game: how many times as fast as catanatron, round against round."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    theirs = next((r for r in runners if r.name == peers.CATANATRON), None)
    if theirs is None:
        return found
    for ours in runners:
        if ours.build:
            pairs = zip(ours.figures["decisions_per_s"], theirs.figures["decisions_per_s"])
            clones = zip(ours.figures["clone_us"], theirs.figures["clone_us"])
            found.setdefault(ours.build, {})[ours.name] = {
                "decisions_per_s": round(median([own / other for own, other in pairs]), 2),
                "clone_us": round(median([other / own for own, other in clones]), 2),
            }
    return found


def summary(runners: list[Contestant]) -> dict[str, object]:
    """The run as JSON: medians over the rounds."""
    builds: dict[str, dict[str, dict[str, float]]] = {}
    beside: dict[str, dict[str, float]] = {}
    for runner in runners:
        medians = {figure: rounded(runner.median(figure)) for figure in runner.figures}
        if runner.build:
            builds.setdefault(runner.build, {})[runner.name] = medians
        else:
            beside[runner.name] = medians
    whole: dict[str, object] = {"builds": builds, "peers": beside}
    compared = ratios(runners)
    if compared:
        whole["ratios"] = compared
    return whole


def rounded(value: float) -> float:
    """Four figures; no clock here knows more."""
    return float(f"{value:.4g}")
