"""`duskmoot bench research`: steps a second of each adapter, beside games of its library."""

from __future__ import annotations

from statistics import median
from typing import Any

import duskmoot
from duskmoot.bench.adapters import ADAPTERS, OWN, THEIRS, measurable, measure
from duskmoot.bench.run import games, rounded
from duskmoot.cli.exits import FINE
from duskmoot.cli.page import Page, print_json, progress, table
from duskmoot.speech import Speech

Figures = dict[str, dict[str, dict[str, float]]]
"""By adapter and game: steps a second, and numbers of an observation."""


def bench_adapters(rounds: int, seconds: float, as_json: bool, tongue: Speech) -> int:
    pairs = [
        (adapter, game)
        for adapter in ADAPTERS
        for game in (*games(), OWN)
        if measurable(adapter, game)
    ]
    found: dict[tuple[str, str], list[float]] = {pair: [] for pair in pairs}
    sizes: dict[tuple[str, str], int] = {}
    with progress() as bar:
        task = bar.add_task(tongue.say("cli-bench-measuring"), total=rounds * len(pairs))
        for number in range(rounds):
            for pair in pairs:
                speed, sizes[pair] = measure(*pair, seconds, number)
                found[pair].append(speed)
                bar.advance(task)
    figures: Figures = {}
    for adapter, game in pairs:
        figures.setdefault(adapter, {})[game or THEIRS[adapter]] = {
            "steps_per_s": rounded(median(found[adapter, game])),
            "numbers": sizes[adapter, game],
        }
    if as_json:
        print_json({"build": duskmoot.build(), "adapters": figures})
    else:
        show(figures, rounds, tongue)
    return FINE


def show(figures: Figures, rounds: int, tongue: Speech) -> None:
    page = Page()
    page.text(tongue.say("cli-bench-steps", rounds=rounds, build=duskmoot.build()))
    rows = [
        [adapter, *[shown(by_game, game, tongue) for game in games()]]
        for adapter, by_game in figures.items()
    ]
    page.print(table(["", *games()], rows, len(games())))
    theirs = [
        [adapter, game, shown(by_game, game, tongue)]
        for adapter, by_game in figures.items()
        for game in by_game
        if game not in games()
    ]
    if theirs:
        page.print(table(["", tongue.say("cli-bench-own"), ""], theirs, 1))


def shown(by_game: dict[str, dict[str, Any]], game: str, tongue: Speech) -> str:
    return tongue.say("cli-number", n=by_game[game]["steps_per_s"])
