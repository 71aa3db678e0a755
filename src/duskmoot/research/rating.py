"""Ratings: how strong bots are, from who won against whom, with intervals.

The model is that of Luce: a side wins with a chance in proportion to its strength. Strengths are
the most likely ones given all games at once, so the order of the games does not matter. In a game
whose sides play by different rules, a bot has a rating for each side. The scale is that of Elo: 400
points more are ten times the strength. The mean of all entries is 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

import numpy as np

from duskmoot.arena.wilson import Z

SCALE: Final[float] = 400.0 / log(10.0)
ROUNDS: Final[int] = 2000
"""Steps of the iteration; it stops sooner when nothing moves."""
STILL: Final[float] = 1e-10
DIGITS: Final[int] = 1


@dataclass(frozen=True)
class Result:
    """One game: who played which side, and what share of the victory each got."""

    entries: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    entry: str
    points: float
    low: float
    high: float
    """The bounds of the 95 in 100 interval."""
    games: int
    wins: float


def rate(results: Sequence[Result]) -> list[Rating]:
    """The ratings of all entries, the strongest first.

    Each entry also has half a win and half a loss against an average bot, so that one who
    has won all its games is not infinitely strong.
    """
    entries = sorted({entry for result in results for entry in result.entries})
    place = {entry: i for i, entry in enumerate(entries)}
    games: Counter[tuple[int, ...]] = Counter()
    wins = [0.5] * len(entries)
    played = [0] * len(entries)
    for result in results:
        game = [place[entry] for entry in result.entries]
        games[tuple(sorted(game))] += 1
        for i, share in zip(game, result.shares):
            wins[i] += share
            played[i] += 1
    strengths = strongest(games, wins)
    errors = spread(games, strengths)
    mean = sum(log(strength) for strength in strengths) / len(strengths)
    found = []
    for i, entry in enumerate(entries):
        points = SCALE * (log(strengths[i]) - mean)
        half = SCALE * Z * errors[i]
        won = round(wins[i] - 0.5, 4)
        bounds = rounded(points), rounded(points - half), rounded(points + half)
        found.append(Rating(entry, *bounds, played[i], won))
    return sorted(found, key=lambda rating: (-rating.points, rating.entry))


def rounded(points: float) -> float:
    return round(points, DIGITS) + 0.0  # no minus before a nought


def strongest(games: Counter[tuple[int, ...]], wins: list[float]) -> list[float]:
    """The strengths under which these wins are most likely (Hunter's iteration).

    Games are counted by who played in them.
    """
    strengths = [1.0] * len(wins)
    for _ in range(ROUNDS):
        chances = [1.0 / (1.0 + strength) for strength in strengths]
        for game, count in games.items():
            share = count / sum(strengths[entry] for entry in game)
            for entry in game:
                chances[entry] += share
        new = [won / chance for won, chance in zip(wins, chances)]
        moved = max(abs(log(a / b)) for a, b in zip(new, strengths))
        strengths = new
        if moved < STILL:
            break
    return strengths


def spread(games: Counter[tuple[int, ...]], strengths: list[float]) -> list[float]:
    """The standard error of each logarithm of a strength beside the mean of all.

    It comes from the information that all games hold; how strong they are all together, none says.
    """
    known = np.zeros((len(strengths), len(strengths)))
    for i, strength in enumerate(strengths):
        against_average = strength / (1.0 + strength)
        known[i, i] += against_average * (1.0 - against_average)
    for game, count in games.items():
        total = sum(strengths[entry] for entry in game)
        for a in game:
            chance = count * strengths[a] / total
            known[a, a] += chance
            for b in game:
                known[a, b] -= chance * strengths[b] / total
    beside = np.eye(len(strengths)) - 1.0 / len(strengths)
    return [float(error) for error in np.sqrt(np.diag(beside @ np.linalg.inv(known) @ beside))]


def expected(points: float, other: float) -> float:
    """The chance that one of so many points wins against another."""
    return 1.0 / (1.0 + exp((other - points) / SCALE))
