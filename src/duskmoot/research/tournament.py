"""Tournaments: bots of a pool against each other, as one file says, the same again bit for bit.

    seed = 1

    [pool]
    random = "random"
    searcher = "ismcts:iterations=100"

    [[fixture]]
    game = "fury_of_dracula"
    seats = 3
    games = 40

Each game of a fixture draws as many bots as there are sides, different ones if the pool has enough,
and is played once with each of them on each side in turn. Bots with a time limit are refused: their
games would not be the same again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

import duskmoot.games as _games
from duskmoot import __version__
from duskmoot.arena.simulate import (
    Plan,
    cut,
    key_of,
    play_one,
    played,
    refuse_what_cannot_be_played,
)
from duskmoot.bots import spec
from duskmoot.kernel.chance import from_key
from duskmoot.kernel.game import Refused, Setting, find
from duskmoot.research.rating import Rating, Result, rate

__all__ = ["Fixture", "Moot", "_games", "read", "run"]

DRAWS: Final[int] = 0
"""The stream of chance that draws who plays."""


@dataclass(frozen=True)
class Fixture:
    game: str
    seats: int
    games: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Moot:
    """A whole tournament; plain values, so that it travels to other processes."""

    seed: int
    pool: tuple[tuple[str, str], ...]
    """Names and bots."""
    fixtures: tuple[Fixture, ...] = field(default=())

    def plain(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "pool": dict(self.pool),
            "fixture": [
                {
                    "game": each.game,
                    "seats": each.seats,
                    "games": each.games,
                    "options": dict(each.options),
                }
                for each in self.fixtures
            ],
        }


@dataclass(frozen=True)
class Fray:
    """One fixture of a tournament."""

    moot: Moot
    number: int


def read(text: str) -> Moot:
    """The tournament of a file; Refused says what is wrong with it."""
    try:
        content = tomllib.loads(text)
        pool = tuple((str(name), str(bot)) for name, bot in content["pool"].items())
        fixtures = tuple(
            Fixture(
                str(each["game"]),
                int(each["seats"]),
                int(each["games"]),
                tuple((str(k), str(v)) for k, v in each.get("options", {}).items()),
            )
            for each in content["fixture"]
        )
        moot = Moot(int(content.get("seed", 1)), pool, fixtures)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused("moot-damaged", detail=str(error)) from error
    if len(pool) < 2 or not fixtures:
        raise Refused("moot-empty")
    for fixture in fixtures:
        for name, bot in pool:
            if "seconds" in spec.taken_apart(bot)[1]:
                raise Refused("moot-by-the-clock", name=name)
            refuse_what_cannot_be_played(plan_of(moot, fixture, (bot,) * fixture.seats))
    return moot


def plan_of(moot: Moot, fixture: Fixture, bots: tuple[str, ...]) -> Plan:
    return Plan(fixture.game, fixture.seats, bots, moot.seed, fixture.options)


def run(
    moot: Moot,
    jobs: int = 1,
    done: Callable[[int], None] = lambda n: None,
    cluster: str = "",
) -> dict[str, Any]:
    """Play it; the results and ratings as plain data, which is the same for every run."""
    told: list[dict[str, Any]] = []
    for number, fixture in enumerate(moot.fixtures):
        rows: dict[int, list[tuple[list[str], list[float], int]]] = {}
        batches = cut(fixture.games, jobs)
        with closing(played(play_batch, Fray(moot, number), batches, jobs, cluster)) as results:
            for (first, beyond), found in results:
                rows[first] = found
                done(beyond - first)
        games = [row for first in sorted(rows) for row in rows[first]]
        told.append(
            {
                "game": fixture.game,
                "rules": find(fixture.game).version,
                "seats": fixture.seats,
                "options": dict(fixture.options),
                "uneven": is_uneven(fixture.game),
                "results": [[entries, shares] for entries, shares, _ in games],
                "decisions": sum(decisions for _, _, decisions in games),
            }
        )
    return {"duskmoot": __version__, "moot": moot.plain(), "fixtures": told}


def play_batch(fray: Fray, first: int, beyond: int) -> list[tuple[list[str], list[float], int]]:
    """By game: the entries by side, their shares of the victory, and the number of decisions."""
    moot = fray.moot
    fixture = moot.fixtures[fray.number]
    game = find(fixture.game)
    sides = game.sides(fixture.seats)
    options = game.choose(dict(fixture.options))
    pool = dict(moot.pool)
    found = []
    for index in range(first, beyond):
        entries = drawn(fray, index, len(sides))
        by_seat = [""] * fixture.seats
        for entry, side in zip(entries, sides):
            for seat in side:
                by_seat[seat] = pool[entry]
        plan = plan_of(moot, fixture, tuple(by_seat))
        key = sha256(key_of(moot.seed, index // len(sides)) + bytes([fray.number])).digest()
        acts: list[tuple[int, int]] = []
        g = play_one(plan, Setting(game, fixture.seats, options, key), acts, plan.bots)
        winning = [any(seat in g.winners for seat in side) for side in sides]
        shares = [1.0 / sum(winning) if won else 0.0 for won in winning]
        found.append((entries, shares, len(acts)))
    return found


def drawn(fray: Fray, index: int, sides: int) -> list[str]:
    """Who plays which side: one draw for as many games as there are sides, then turn about."""
    names = [name for name, _ in fray.moot.pool]
    seed = f"duskmoot moot {fray.moot.seed} {fray.number} {index // sides}"
    chance = from_key(sha256(seed.encode()).digest())
    places: list[int] = []
    while len(places) < sides:
        order = list(range(len(names)))
        chance.shuffle(DRAWS, order)
        places += order
    turn = index % sides
    lineup = places[:sides]
    return [names[place] for place in lineup[turn:] + lineup[:turn]]


def is_uneven(name: str) -> bool:
    """Whether its sides play by different rules: so it is where seats form teams."""
    game = find(name)
    return len(game.sides(game.most)) < game.most


def ratings(fixture: dict[str, Any]) -> list[Rating]:
    """The ratings of one fixture's results."""
    uneven = fixture["uneven"]
    results = []
    for entries, shares in fixture["results"]:
        named = [f"{entry} · {side}" for side, entry in enumerate(entries, 1)]
        results.append(Result(tuple(named if uneven else entries), tuple(shares)))
    return rate(results)
