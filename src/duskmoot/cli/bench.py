"""`duskmoot bench`: how fast both builds are, beside their peers; or many tables, or adapters."""

from __future__ import annotations

import sys
from statistics import median
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from duskmoot import _build
from duskmoot.bench import peers
from duskmoot.bench.run import (
    Contestant,
    WorkerFailed,
    contestants,
    games,
    race,
    ratios,
    summary,
    turns,
)
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, AtLeastOne, Language, MoreThanNothing
from duskmoot.cli.page import Page, print_json, progress, table
from duskmoot.kernel.game import Refused
from duskmoot.speech import Speech, speech


def bench(
    what: Annotated[str, Parameter(help="cli-bench-what", metavar="table|research")] = "",
    /,
    *,
    rounds: Annotated[
        int, Parameter(help="cli-bench-rounds", metavar="N", validator=AtLeastOne)
    ] = 5,
    seconds: Annotated[
        float | None, Parameter(help="cli-bench-seconds", metavar="S", validator=MoreThanNothing)
    ] = None,
    tables: Annotated[
        int, Parameter(help="cli-bench-tables", metavar="N", validator=AtLeastOne)
    ] = 500,
    game: Annotated[str, Parameter(help="cli-bench-game", metavar="GAME")] = "bloodborne",
    database: Annotated[str, Parameter(help="cli-bench-database", metavar="URL")] = "",
    servers: Annotated[
        int, Parameter(help="cli-bench-most-servers", metavar="N", validator=AtLeastOne)
    ] = 1,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    tongue = speech(spoken(language), None)
    if what == "table":
        from duskmoot.cli.crowd import bench_tables

        return bench_tables(game, tables, seconds or 20.0, database, servers, as_json, tongue)
    if what == "research":
        from duskmoot.cli.laboratory import bench_adapters

        return bench_adapters(rounds, seconds or 1.0, as_json, tongue)
    if what:
        raise Refused("cli-bench-unknown", what=what)
    return bench_engines(rounds, seconds or 4.0, as_json, tongue)


def bench_engines(rounds: int, seconds: float, as_json: bool, tongue: Speech) -> int:
    runners = contestants(games())
    with progress() as bar:
        task = bar.add_task(tongue.say("cli-bench-measuring"), total=rounds * len(turns(runners)))
        try:
            race(runners, rounds, seconds, lambda: bar.advance(task))
        except WorkerFailed as error:
            print(tongue.say("cli-bench-failed", reason=str(error)), file=sys.stderr)
            return FOUND
    notes = missing(tongue)
    if as_json:
        print_json(summary(runners) | ({"notes": notes} if notes else {}))
    else:
        show(runners, rounds, tongue)
        for note in notes:
            Page().text(note)
    return FINE


def missing(tongue: Speech) -> list[str]:
    """What could not be measured here, and how to get it."""
    notes = [] if _build.fresh() else [tongue.say("cli-bench-no-compiled")]
    there = peers.installed()
    return notes + [tongue.say("cli-bench-no-peer", peer=p) for p in peers.PEERS if p not in there]


def show(runners: list[Contestant], rounds: int, tongue: Speech) -> None:
    page = Page()
    page.text(tongue.say("cli-bench-medians", rounds=rounds))
    ours = [runner for runner in runners if runner.build]
    beside = [runner for runner in runners if not runner.build]
    for name, seats in dict.fromkeys((runner.name, runner.seats) for runner in ours):
        title = tongue.say("cli-bench-table", game=name, seats=seats)
        builds = [runner for runner in ours if (runner.name, runner.seats) == (name, seats)]
        page.print(figures(title, builds, tongue))
    if beside:
        page.print(figures("", beside, tongue))
    for build, by_game in ratios(runners).items():
        for game, by_seats in by_game.items():
            for count, times in by_seats.items():
                page.text(
                    tongue.say(
                        "cli-bench-ratio",
                        game=tongue.say("cli-bench-table", game=game, seats=int(count)),
                        build=build,
                        peer=peers.CATANATRON,
                        inside=times["playout_per_s"],
                        decisions=times["decisions_per_s"],
                        clone=times["clone_us"],
                    )
                )
    if any(runner.name == peers.GIN_RUMMY for runner in beside):
        page.text(tongue.say("cli-bench-cpp", peer=peers.GIN_RUMMY))


def figures(title: str, columns: list[Contestant], tongue: Speech) -> Table:
    rows = [
        [tongue.say(f"cli-bench-{figure.replace('_', '-')}")]
        + [spread(runner.figures[figure], tongue) for runner in columns]
        for figure in columns[0].figures
    ]
    return table([title, *[runner.build or runner.name for runner in columns]], rows, len(columns))


def spread(values: list[float], tongue: Speech) -> str:
    """The median of the rounds with the smallest and the largest."""
    shown = [short(value) for value in (median(values), min(values), max(values))]
    return tongue.say("cli-bench-spread", middle=shown[0], low=shown[1], high=shown[2])


def short(value: float) -> float:
    """Three figures are enough for the eye."""
    return float(f"{value:.3g}")
