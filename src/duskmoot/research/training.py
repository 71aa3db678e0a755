"""Nets learned from games: bots play, a net is fitted to their games, they play on with it.

A net of values is fitted to how games ended. A net of policies is fitted to how bots weighed their
acts: rules of thumb by what they hold of each, a search by how often it tried it. So a search can
be guided by what the searches before it found, one generation after another.

One file is one recipe. What it asks for is done in pieces that each take seconds or minutes and
are kept in a folder, so that training can be left at any time and goes on where it ended:

    games-0-000150.npz   examples from some games of the first generation, as a net sees them
    values-0.net         the net fitted to them; bots of the next generation play with it

Pieces of games are pure functions of the recipe and their numbers: a cluster may play them.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

import numpy as np

import duskmoot.games as _games
from duskmoot.arena.simulate import Plan, played, refuse_what_cannot_be_played
from duskmoot.bots import spec
from duskmoot.bots.bot import Bot, Budget
from duskmoot.bots.learned import Eyes
from duskmoot.bots.net import Sparse
from duskmoot.kernel import flow
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Refused, Setting, find
from duskmoot.kernel.view import view
from duskmoot.research.fitting import (
    Answers,
    Examples,
    Fit,
    Pace,
    PolicyFit,
    Positions,
    ValueFit,
    fitted,
    joined,
    load,
)

__all__ = ["Recipe", "_games", "read", "train"]

PIECE: Final[int] = 50
"""Games of one piece."""
NET: Final[str] = "{net}"
"""In the name of a bot: the file of the net before."""
VALUES: Final[str] = "values"
POLICY: Final[str] = "policy"


@dataclass(frozen=True)
class Recipe:
    """Everything that decides what a net will be."""

    game: str
    seats: int
    bots: tuple[tuple[str, ...], ...]
    """By generation: whom seats are dealt at random; see `NET`."""
    games: int
    """Of each generation."""
    learns: str = VALUES
    """What the net is to know: `VALUES` or `POLICY`."""
    seed: int = 1
    options: dict[str, list[str]] = field(default_factory=dict)
    """By option: the choices that games have in turn; others are as usual."""
    settled: bool = True
    """Of values: whether only settled positions count; some games have none."""
    share: float = 0.25
    """How many of the positions, or of the answers, are kept."""
    fit: Pace = field(default_factory=Pace)


def read(text: str) -> Recipe:
    """The recipe of a TOML file, if it can be followed."""
    try:
        content = tomllib.loads(text)
        content["bots"] = tuple(tuple(pool) for pool in content["bots"])
        content["fit"] = Pace(**content.get("fit", {}))
        recipe = Recipe(**content)
    except (ValueError, TypeError, KeyError) as error:
        raise Refused("recipe-unreadable", detail=str(error)) from error
    if recipe.learns not in (VALUES, POLICY):
        raise Refused("recipe-unreadable", detail=f"learns = {recipe.learns!r}")
    for name in [name for pool in recipe.bots for name in pool]:
        if "seconds" in spec.taken_apart(name)[1]:
            raise Refused("moot-by-the-clock", name=name)
        for option, choices in [*recipe.options.items(), ("", [""])]:
            for choice in choices:
                chosen = ((option, choice),) if option else ()
                bots = (name.replace(NET, ""),) * recipe.seats
                refuse_what_cannot_be_played(Plan(recipe.game, recipe.seats, bots, 0, chosen))
    return recipe


@dataclass(frozen=True)
class Piece:
    """Games of one generation to be played; plain values, so that it travels."""

    recipe: Recipe
    generation: int
    before: bytes
    """The net before, as its file."""


def play_piece(piece: Piece, first: int, last: int) -> Examples:
    """What some games teach, the same whoever plays them."""
    recipe = piece.recipe
    game = find(recipe.game)
    taken = (Gathered if recipe.learns == VALUES else Overheard)(game, recipe)
    with TemporaryDirectory() as folder:
        before = Path(folder) / "before.net"
        before.write_bytes(piece.before)
        for number in range(first, last):
            play_game(piece, game, number, str(before), taken)
    return taken.examples()


def play_game(piece: Piece, game: Game[Any], number: int, before: str, taken: Taken) -> None:
    recipe = piece.recipe
    key = sha256(f"duskmoot training {recipe.seed} {piece.generation} {number}".encode()).digest()
    lots = Random(key)
    chosen = {name: lots.choice(choices) for name, choices in recipe.options.items()}
    g: State = game.begin(Setting(game, recipe.seats, game.choose(chosen), key))
    g.story = None
    pool = [name.replace(NET, before) for name in recipe.bots[piece.generation]]
    players: list[Bot] = [
        spec.make(lots.choice(pool), game, seat, lots.randrange(1 << 32))
        for seat in range(recipe.seats)
    ]
    while not g.over:
        seat = g.asked[0]
        taken.comes_to(g, lots)
        seen = view(g, seat)
        act = players[seat].decide(seen, seen.acts, Budget())
        if len(seen.acts) > 1:
            taken.hears(g, seat, players[seat].weighed(), lots)
        flow.apply(g, seat, act)
    taken.ends(g, number)


class Taken:
    """What is taken down while games are played."""

    def __init__(self, game: Game[Any], recipe: Recipe) -> None:
        self.game = game
        self.recipe = recipe
        self.eyes = Eyes(game, recipe.seats)
        self.places: list[int] = []
        self.numbers: list[int] = []
        self.rows: list[int] = []
        self.games: list[int] = []

    def row(self, seen: Sparse) -> None:
        self.places += seen.places
        self.numbers += seen.numbers
        self.rows.append(len(self.places))

    def comes_to(self, g: State, lots: Random) -> None:
        """Somebody is asked."""

    def hears(self, g: State, seat: int, weighed: list[tuple[int, float]], lots: Random) -> None:
        """A seat has weighed its acts, and has not yet done any."""

    def ends(self, g: State, number: int) -> None:
        """The game is over."""

    def inputs(self) -> dict[str, Any]:
        return {
            "places": np.array(self.places, np.int32),
            "numbers": np.array(self.numbers, np.int16),
            "ends": np.array(self.rows, np.int64),
            "game": np.array(self.games, np.int32),
        }

    def examples(self) -> Examples:
        return Examples(**self.inputs())


class Gathered(Taken):
    """Positions, and who won from there."""

    def __init__(self, game: Game[Any], recipe: Recipe) -> None:
        super().__init__(game, recipe)
        self.kept: list[State] = []
        self.won: list[list[float]] = []

    def comes_to(self, g: State, lots: Random) -> None:
        counts = self.game.settled(g) if self.recipe.settled else max(g.sealed) < 0
        if counts and lots.random() < self.recipe.share:
            self.kept.append(g.clone())

    def ends(self, g: State, number: int) -> None:
        sides = self.eyes.sides
        winning = [any(seat in g.winners for seat in side) for side in sides]
        for each in self.kept:
            worths = self.game.worth(each)
            for side in sides:
                self.row(self.eyes.judged(each, side[0], worths[side[0]]))
            self.won.append([won / sum(winning) for won in winning])
            self.games.append(number)
        self.kept = []

    def examples(self) -> Positions:
        won = np.array(self.won, np.float32).reshape(len(self.won), len(self.eyes.sides))
        return Positions(won=won, **self.inputs())


class Overheard(Taken):
    """Questions, and how bots weighed their answers."""

    def __init__(self, game: Game[Any], recipe: Recipe) -> None:
        super().__init__(game, recipe)
        self.acts: list[int] = []
        self.shares: list[float] = []
        self.choices: list[int] = []

    def hears(self, g: State, seat: int, weighed: list[tuple[int, float]], lots: Random) -> None:
        if not weighed or lots.random() >= self.recipe.share:
            return
        self.row(self.eyes.seen(g, seat))
        self.acts += [act for act, _ in weighed]
        self.shares += [share for _, share in weighed]
        self.choices.append(len(self.acts))

    def ends(self, g: State, number: int) -> None:
        self.games += [number] * (len(self.choices) - len(self.games))

    def examples(self) -> Answers:
        return Answers(
            acts=np.array(self.acts, np.int32),
            shares=np.array(self.shares, np.float32),
            choices=np.array(self.choices, np.int64),
            **self.inputs(),
        )


class Training:
    """A folder in which a recipe is followed."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe = recipe
        self.folder = folder
        self.pieces = [
            (first, min(first + PIECE, recipe.games)) for first in range(0, recipe.games, PIECE)
        ]

    def begin(self) -> None:
        """A folder belongs to one recipe."""
        self.folder.mkdir(parents=True, exist_ok=True)
        note = self.folder / "recipe.json"
        wanted = json.dumps(asdict(self.recipe), indent=1)
        if note.exists() and note.read_text("utf-8") != wanted:
            raise Refused("recipe-other", folder=str(self.folder))
        note.write_text(wanted, "utf-8")

    def games(self, generation: int, first: int) -> Path:
        return self.folder / f"games-{generation}-{first:06}.npz"

    def net(self, generation: int) -> Path:
        return self.folder / f"{self.recipe.learns}-{generation}.net"

    def missing(self, generation: int) -> list[tuple[int, int]]:
        return [piece for piece in self.pieces if not self.games(generation, piece[0]).exists()]

    def generation(self) -> int:
        """The one that is worked at; as many as there are when all is done."""
        found = 0
        while found < len(self.recipe.bots) and self.net(found).exists():
            found += 1
        return found

    def fit(self, generation: int, told: Callable[[float], None]) -> None:
        files = [self.games(generation, first) for first, _ in self.pieces]
        fit: Fit
        if self.recipe.learns == VALUES:
            fit = ValueFit(self.recipe.fit, joined([load(Positions, file) for file in files]))
        else:
            fit = PolicyFit(self.recipe.fit, joined([load(Answers, file) for file in files]))
        losses = fitted(fit, told)
        game = find(self.recipe.game)
        made = {
            "recipe": asdict(self.recipe),
            "rules": game.version,
            "sees": Eyes(game, self.recipe.seats).form(),
            "generation": generation,
            "examples": len(fit.data.game),
            "even": round(fit.even(), 5),
            "losses": losses,
        }
        fit.write(self.net(generation), made)


def train(
    recipe: Recipe,
    folder: Path,
    seconds: float,
    jobs: int,
    cluster: str,
    told: Callable[[str, int, float], None],
) -> Path | None:
    """Goes on for about so long; the last net if all is done.

    `told` hears what is being done, for which generation, and how far it is.
    """
    training = Training(recipe, folder)
    training.begin()
    until = monotonic() + seconds if seconds else float("inf")
    while (now := training.generation()) < len(recipe.bots):
        before = training.net(now - 1).read_bytes() if now else b""
        piece = Piece(recipe, now, before)
        left = training.missing(now)
        with closing(played(play_piece, piece, left, jobs, cluster)) as pieces:
            for (first, _), examples in pieces:
                examples.save(training.games(now, first))
                told("games", now, 1.0 - len(training.missing(now)) / len(training.pieces))
                if monotonic() > until:
                    return None
        training.fit(now, lambda done: told("fit", now, done))
    return training.net(now - 1)
