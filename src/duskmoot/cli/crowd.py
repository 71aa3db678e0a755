"""`duskmoot bench table`: many tables at once on a server of this machine."""

from __future__ import annotations

from typing import Final

from duskmoot.bench.crowd import measured
from duskmoot.cli.exits import FINE
from duskmoot.cli.page import Page, print_json, progress, table
from duskmoot.speech import Speech

NAMES: Final = {
    "tables": "count",
    "sockets": "sockets",
    "p50_ms": "p50-ms",
    "p99_ms": "p99-ms",
    "cpu_calm_ms": "cpu-calm-ms",
    "cpu_busy_ms": "cpu-busy-ms",
    "rss_mb": "rss-mb",
    "acts_per_s": "acts-per-s",
    "reckoning_p50_ms": "reckoning-p50-ms",
    "reckoning_p99_ms": "reckoning-p99-ms",
}
"""By figure: the rest of the key of its name."""


def bench_tables(
    game: str, tables: int, seconds: float, database: str, as_json: bool, tongue: Speech
) -> int:
    with progress() as bar:
        task = bar.add_task(tongue.say("cli-bench-measuring"), total=tables)
        figures = measured(game, tables, seconds, database, lambda: bar.advance(task))
    if as_json:
        print_json(figures)
        return FINE
    page = Page()
    page.text(tongue.say("cli-bench-crowd"))
    rows = [
        [tongue.say(f"cli-bench-{NAMES[key]}"), tongue.say("cli-number", n=value)]
        for key, value in figures.items()
    ]
    page.print(table(["", ""], rows, 1))
    return FINE
