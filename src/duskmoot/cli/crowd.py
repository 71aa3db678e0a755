"""`duskmoot bench table`: many tables at once on a server of this machine."""

from __future__ import annotations

from typing import Final

from duskmoot.bench.crowd import measured
from duskmoot.cli.exits import FINE
from duskmoot.cli.page import Page, print_json, progress, table
from duskmoot.kernel.game import Refused
from duskmoot.speech import Speech

NAMES: Final = {
    "servers": "servers",
    "tables": "count",
    "sockets": "sockets",
    "p50_ms": "p50-ms",
    "p99_ms": "p99-ms",
    "direct_p50_ms": "direct-p50-ms",
    "direct_p99_ms": "direct-p99-ms",
    "relayed_p50_ms": "relayed-p50-ms",
    "relayed_p99_ms": "relayed-p99-ms",
    "cpu_calm_ms": "cpu-calm-ms",
    "cpu_busy_ms": "cpu-busy-ms",
    "rss_mb": "rss-mb",
    "acts_per_s": "acts-per-s",
    "reckoning_p50_ms": "reckoning-p50-ms",
    "reckoning_p99_ms": "reckoning-p99-ms",
}
"""By figure: the rest of the key of its name."""


def bench_tables(
    game: str,
    tables: int,
    seconds: float,
    database: str,
    servers: int,
    as_json: bool,
    tongue: Speech,
) -> int:
    if servers > 1 and not database:
        raise Refused("house-several")
    with progress() as bar:
        task = bar.add_task(tongue.say("cli-bench-measuring"), total=tables * servers)
        runs = measured(game, tables, seconds, database, servers, lambda: bar.advance(task))
    if as_json:
        print_json(runs)
        return FINE
    page = Page()
    page.text(tongue.say("cli-bench-crowd"))
    rows = [
        [tongue.say(f"cli-bench-{name}"), *[figure(run, key, tongue) for run in runs]]
        for key, name in NAMES.items()
        if any(key in run for run in runs)
    ]
    page.print(table([""] * (1 + len(runs)), rows, len(runs)))
    return FINE


def figure(run: dict[str, float], key: str, tongue: Speech) -> str:
    return tongue.say("cli-number", n=run[key]) if key in run else ""
