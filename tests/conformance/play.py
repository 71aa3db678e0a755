"""Random play for the referees: every table worth sitting at, and what happens there.

The players have a stream of chance of their own, so what they choose never shifts the game's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, TypeVar

import duskmoot.games  # noqa: F401
from duskmoot.kernel import flow
from duskmoot.kernel.chance import Chance, from_key, key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Setting, registered
from duskmoot.kernel.record import pack, unpack
from duskmoot.kernel.view import SPECTATOR, View

LONGEST: Final = 5000
"""More acts than any game takes."""

S = TypeVar("S", bound=State)


class Table:
    """A game, its seats and options, and the seed of all that happens there."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        chosen: dict[str, str] | None = None,
        seed: int = 1,
        sample: int = -1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.sample = sample
        self.chosen = chosen or {}
        legacy = game.samples()[sample][1] if sample >= 0 else ""
        options = game.choose(self.chosen)
        self.setting = Setting(game, seats, options, key_from_seed(seed), legacy)

    def __repr__(self) -> str:
        """The name of the table in the list of tests and of golden games."""
        words = [f"{key}-{choice}" for key, choice in self.chosen.items()]
        if self.sample >= 0:
            words.append(f"sample-{self.sample}")
        return "-".join([self.game.name, str(self.seats), *words])

    def begin(self) -> Any:
        return self.game.begin(self.setting, True)

    def again(self, seed: int) -> Table:
        """The same table with another seed."""
        return Table(self.game, self.seats, self.chosen, seed, self.sample)

    def viewers(self) -> range:
        """All seats, and the spectator."""
        return range(SPECTATOR, self.seats)


def tables() -> list[Table]:
    """Every registered game with every number of seats, and with each of its sample legacies."""
    found: list[Table] = []
    for game in registered():
        found += [Table(game, seats) for seats in range(game.least, game.most + 1)]
        samples = enumerate(game.samples())
        found += [Table(game, seats, sample=number) for number, (seats, _) in samples]
    return found


def outermost_tables() -> list[Table]:
    """Every registered game with the fewest and with the most seats, and two sample legacies."""
    found: list[Table] = []
    for game in registered():
        found += [Table(game, seats) for seats in (game.least, game.most)]
        samples = list(enumerate(game.samples()))
        found += [Table(game, seats, sample=number) for number, (seats, _) in samples[::6]]
    return found


def tables_with_options() -> list[Table]:
    """All tables, and every choice of every option that is not the default, seats in turn."""
    found = tables()
    for game in registered():
        choices = [(option.key, each) for option in game.options for each in option.choices[1:]]
        for n, (key, choice) in enumerate(choices):
            seats = game.least + n % (game.most - game.least + 1)
            found.append(Table(game, seats, {key: choice}))
    return found


def players(seed: int) -> Chance:
    """The chance by which random players choose; not the game's."""
    return from_key(key_from_seed(-1 - seed))


def choose(g: State, chance: Chance) -> tuple[int, int]:
    """A seat that may answer and a legal act of it; sometimes a sealed answer is changed."""
    seats = g.asked
    if len(seats) < len(g.sealed) and chance.below(0, 8) == 0:
        seats = [seat for seat in range(len(g.sealed)) if flow.may_answer(g, seat)]
    seat = chance.pick(0, seats)
    acts = flow.legal(g, seat)
    assert acts, f"a dead end: seat {seat} is asked {flow.question(g).key!r} and may do nothing"
    return seat, chance.pick(1, acts)


def random_play(table: Table, g: State | None = None) -> Iterator[tuple[Any, int, int]]:
    """A whole game. Before each act comes the position, who will act, and how."""
    at: Any = table.begin() if g is None else g
    chance = players(table.seed)
    for n in range(LONGEST):
        if at.over:
            return
        seat, act = choose(at, chance)
        yield at, seat, act
        flow.apply(at, seat, act)
    raise AssertionError(f"no end after {LONGEST} acts")


def every(k: int, table: Table) -> Iterator[tuple[Any, int, int]]:
    """Every k-th position of a random game."""
    return islice(random_play(table), 0, None, k)


def twin(g: S) -> S:
    """A clone that has heard the same story, to be shown and played on beside its original."""
    other = g.clone()
    other.story = None if g.story is None else g.story[:]
    assert isinstance(other, type(g))
    return other


def resumed(g: S) -> S:
    """The same position after a stay on paper."""
    again = unpack(json.loads(json.dumps(pack(g))), g.game.classes())
    assert isinstance(again, type(g))
    again.game = g.game
    again.story = None
    return again


def bytes_of(seen: View) -> bytes:
    """A view as it would travel to a client."""
    return json.dumps(seen.plain()).encode()
