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
from duskmoot.kernel.game import find, registered

__all__ = ["_games"]


@dataclass
class Contestant:
    """A game of ours at one table in one build, or a peer."""

    name: str
    build: str
    """`plain` or `compiled`; "" for a peer."""
    seats: int
    figures: dict[str, list[float]] = field(default_factory=dict)
    """One value for each round."""

    def median(self, figure: str) -> float:
        return median(self.figures[figure])


class WorkerFailed(Exception):
    """A worker ended without figures; the text is the last line it said."""


def contestants(games: list[str]) -> list[Contestant]:
    """Our games at all their tables in the builds there are, then the peers that are installed."""
    builds = ["plain", "compiled"] if _build.fresh() else ["plain"]
    ours = [
        Contestant(name, build, seats)
        for name in games
        for seats in range(find(name).least, find(name).most + 1)
        for build in builds
    ]
    return ours + [Contestant(peer, "", peers.SEATS[peer]) for peer in peers.installed()]


def turns(runners: list[Contestant]) -> list[tuple[str, str]]:
    """By name and build: who has a slice of each round. The tables of a game share theirs."""
    return list(dict.fromkeys((runner.name, runner.build) for runner in runners))


def race(runners: list[Contestant], rounds: int, seconds: float, done: Callable[[], None]) -> None:
    """Fill in the contestants' figures; `done` hears of each slice."""
    for round_number in range(rounds):
        for name, build in turns(runners):
            by_seats = slice_of(name, build, seconds, round_number)
            for runner in runners:
                if (runner.name, runner.build) == (name, build):
                    for figure, value in by_seats[str(runner.seats)].items():
                        runner.figures.setdefault(figure, []).append(value)
            done()


def slice_of(name: str, build: str, seconds: float, seed: int) -> dict[str, dict[str, float]]:
    """By number of seats: what a process of its own measures."""
    environment = dict(os.environ)
    environment.pop(_build.VARIABLE, None)
    if build:
        environment[_build.VARIABLE] = build
    command = [sys.executable, "-m", "duskmoot.bench.worker", name, str(seconds), str(seed)]
    worker = subprocess.run(command, env=environment, capture_output=True, text=True)
    if worker.returncode:
        said = worker.stderr.strip().splitlines() or [f"exit code {worker.returncode}"]
        raise WorkerFailed(said[-1])
    answer = json.loads(worker.stdout.splitlines()[-1])
    if answer["build"] != build:
        raise WorkerFailed(f"{build} was asked for, {answer['build']} ran")
    figures: dict[str, dict[str, float]] = answer["figures"]
    return figures


def games() -> list[str]:
    return [game.name for game in registered()]


BySeats = dict[str, dict[str, float]]


def ratios(runners: list[Contestant]) -> dict[str, dict[str, BySeats]]:
    """By build, game and seats: how many times as fast as catanatron, round against round.

    Its decisions are driven from Python; the loop inside our rules stands beside them, too.
    """
    found: dict[str, dict[str, BySeats]] = {}
    theirs = next((r for r in runners if r.name == peers.CATANATRON), None)
    if theirs is None:
        return found
    for ours in runners:
        if ours.build:
            decisions = theirs.figures["decisions_per_s"]
            inside = zip(ours.figures["playout_per_s"], decisions)
            driven = zip(ours.figures["decisions_per_s"], decisions)
            clones = zip(ours.figures["clone_us"], theirs.figures["clone_us"])
            by_seats = found.setdefault(ours.build, {}).setdefault(ours.name, {})
            by_seats[str(ours.seats)] = {
                "playout_per_s": round(median([own / other for own, other in inside]), 2),
                "decisions_per_s": round(median([own / other for own, other in driven]), 2),
                "clone_us": round(median([other / own for own, other in clones]), 2),
            }
    return found


def summary(runners: list[Contestant]) -> dict[str, object]:
    """The run as JSON: medians over the rounds."""
    builds: dict[str, dict[str, BySeats]] = {}
    beside: dict[str, dict[str, float]] = {}
    for runner in runners:
        medians = {figure: rounded(runner.median(figure)) for figure in runner.figures}
        if runner.build:
            by_seats = builds.setdefault(runner.build, {}).setdefault(runner.name, {})
            by_seats[str(runner.seats)] = medians
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
