"""Simulation: many games between bots in several processes, the same for the same seed.

Game number i of a seed always has the same key and the same seeds for its bots, whichever
process plays it, and everything counted is a whole number. So the outcome of a simulation does
not depend on the number of processes, unless bots think by the clock.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from multiprocessing import active_children, get_context
from time import perf_counter, process_time
from typing import Any, Final, TypeVar

import duskmoot.games as _games
from duskmoot.arena.cluster import played_on
from duskmoot.arena.fault import BROKEN, DEAD_END, ENDLESS, ILLEGAL, Fault, Found, crash, report
from duskmoot.bots import spec
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel import flow
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Refused, Setting, find
from duskmoot.kernel.playout import Lots, play_at_random
from duskmoot.kernel.record import fields
from duskmoot.kernel.view import View, view

__all__ = ["_games"]

LARGEST_BATCH: Final[int] = 250
BATCHES_A_JOB: Final[int] = 40


@dataclass(frozen=True)
class Plan:
    """What is to be played; plain values, so that it travels to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """By seat, as bots/spec.py reads them."""
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    seconds: float = 0.0
    iterations: int = 0
    check: bool = False
    rotate: bool = False
    """Whether the bots move on by one seat from game to game."""
    rows: bool = False
    """Whether each game is to be told of."""

    def shift(self, index: int) -> int:
        """By how many seats the bots have moved on in this game."""
        return index % self.seats if self.rotate else 0

    def seated(self, index: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        shift = self.shift(index)
        return self.bots[self.seats - shift :] + self.bots[: self.seats - shift]


@dataclass(frozen=True)
class Row:
    """One game, from which all of it follows."""

    index: int
    key: bytes
    bots: tuple[str, ...]
    """By seat."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    rounds: int
    acts: tuple[tuple[int, int], ...]
    """Seats and acts."""


@dataclass
class Tally:
    """What came of a number of games; two tallies can be added."""

    won: list[list[int]]
    """By bot, as the plan lists them, and by the number of winners who shared the victory."""
    finished: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    rounds: int = 0
    fewest_rounds: int = 0
    most_rounds: int = 0
    cpu: float = 0.0
    wall: float = 0.0
    faults: list[Fault] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)

    def count(self, g: State, decisions: int, shift: int = 0) -> None:
        """A finished game in which the bots had moved on by so many seats."""
        for seat in g.winners:
            self.won[(seat - shift) % len(self.won)][len(g.winners)] += 1
        rounds = rounds_of(g)
        if not self.finished:
            self.shortest = decisions
            self.fewest_rounds = rounds
        self.finished += 1
        self.decisions += decisions
        self.shortest = min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.rounds += rounds
        self.fewest_rounds = min(self.fewest_rounds, rounds)
        self.most_rounds = max(self.most_rounds, rounds)

    def add(self, other: Tally) -> None:
        if other.finished:
            first = not self.finished
            self.shortest = other.shortest if first else min(self.shortest, other.shortest)
            self.fewest_rounds = (
                other.fewest_rounds if first else min(self.fewest_rounds, other.fewest_rounds)
            )
        for seat, counts in enumerate(other.won):
            for sharers, n in enumerate(counts):
                self.won[seat][sharers] += n
        self.finished += other.finished
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.rounds += other.rounds
        self.most_rounds = max(self.most_rounds, other.most_rounds)
        self.cpu += other.cpu
        self.faults += other.faults

    def first_places(self) -> list[int]:
        """By bot: games won, alone or together with others."""
        return [sum(counts) for counts in self.won]

    def wins(self) -> list[float]:
        """By bot: a shared victory counts as its share."""
        return [sum(n / k for k, n in enumerate(counts) if n) for counts in self.won]


def empty(seats: int) -> Tally:
    return Tally([[0] * (seats + 1) for i in range(seats)])


def rounds_of(g: State) -> int:
    """Rounds played, in a game that counts them; else 0."""
    return int(getattr(g, "round", 0)) if "round" in fields(type(g)) else 0


def simulate(
    plan: Plan,
    games: int,
    jobs: int,
    done: Callable[[int], None] = lambda n: None,
    told: Callable[[list[Row]], None] = lambda rows: None,
    cluster: str = "",
) -> Tally:
    """Play the games 0 to `games` - 1 of the plan; `done` hears how many more are over.

    `told` is given the rows of the games in their order, if the plan wants them.
    """
    refuse_what_cannot_be_played(plan)
    started = perf_counter()
    whole = empty(plan.seats)
    batches = cut(games, jobs)
    rows: dict[int, tuple[int, list[Row]]] = {}
    following = 0
    with closing(played(play_batch, plan, batches, jobs, cluster)) as results:
        for (first, beyond), tally in results:
            whole.add(tally)
            rows[first] = beyond, tally.rows
            while following in rows:
                following, ready = rows.pop(following)
                told(ready)
            done(beyond - first)
    whole.faults.sort(key=lambda fault: fault.index)
    whole.wall = perf_counter() - started
    return whole


def cut(games: int, jobs: int) -> list[tuple[int, int]]:
    """The games in batches: the first of each, and the one behind its last."""
    size = max(1, min(LARGEST_BATCH, games // (jobs * BATCHES_A_JOB)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


Work = TypeVar("Work")
Result = TypeVar("Result")


def played(
    work: Callable[[Work, int, int], Result],
    plan: Work,
    batches: list[tuple[int, int]],
    jobs: int,
    cluster: str = "",
) -> Generator[tuple[tuple[int, int], Result]]:
    """The batches as they come in: from this process, from several others, or from a cluster."""
    if cluster:
        yield from played_on(cluster, work, plan, batches)
        return
    if jobs == 1:
        for batch in batches:
            yield batch, work(plan, *batch)
        return
    others = active_children()
    with ProcessPoolExecutor(jobs, get_context("spawn"), die_quietly) as pool:
        try:
            waiting = {pool.submit(work, plan, *batch): batch for batch in batches}
            for future in as_completed(waiting):
                yield waiting.pop(future), future.result()
        except BaseException:  # whoever stops waiting must not wait for games half played
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            raise


def die_quietly() -> None:
    """A worker that is interrupted leaves the words to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def refuse_what_cannot_be_played(plan: Plan) -> None:
    game = find(plan.game)
    game.begin(Setting(game, plan.seats, game.choose(dict(plan.options)), bytes(32)))
    refuse_bots(plan)


def refuse_bots(plan: Plan) -> None:
    game = find(plan.game)
    if len(plan.bots) != plan.seats:
        raise Refused("bots-and-seats", bots=str(len(plan.bots)), seats=str(plan.seats))
    for seat, name in enumerate(plan.bots):
        spec.make(name, game, seat, 0, plan.seats)


def play_batch(plan: Plan, first: int, beyond: int) -> Tally:
    game = find(plan.game)
    options = game.choose(dict(plan.options))
    tally = empty(plan.seats)
    started = process_time()
    for index in range(first, beyond):
        setting = Setting(game, plan.seats, options, key_of(plan.seed, index))
        acts: list[tuple[int, int]] = []
        try:
            g = play_one(plan, setting, acts, plan.seated(index))
            tally.count(g, len(acts), plan.shift(index))
            if plan.rows:
                tally.rows.append(row_of(index, setting, plan.seated(index), g, acts))
        except Exception as error:  # whatever the rules or a bot may throw is what we look for
            found = error if isinstance(error, Found) else crash(error)
            tally.faults.append(report(found, index, setting, plan.seated(index), acts))
    tally.cpu = process_time() - started
    return tally


def row_of(
    index: int, setting: Setting, named: tuple[str, ...], g: State, acts: list[tuple[int, int]]
) -> Row:
    return Row(
        index,
        setting.key,
        named,
        tuple(g.winners),
        tuple(setting.game.scores(g)),
        tuple(setting.game.returns(g)),
        rounds_of(g),
        tuple(acts),
    )


def key_of(seed: int, index: int) -> bytes:
    return sha256(f"duskmoot simulation {seed} game {index}".encode()).digest()


def seed_of_bots(key: bytes) -> int:
    """Bots of one game share a seed; each draws from it by its seat."""
    return int.from_bytes(sha256(b"bots" + key).digest()[:6], "big")


def play_one(
    plan: Plan, setting: Setting, acts: list[tuple[int, int]], named: tuple[str, ...]
) -> State:
    """One game to its end; `acts` holds what was played, the act that failed included."""
    game = setting.game
    g: State = game.begin(setting)
    if plan.check:
        look_for_damage(game, g)
    seed = seed_of_bots(setting.key)
    if all(name == "random" for name in named):
        play_by_chance(game, g, Lots(seed), plan.check, acts)
    else:
        players = [spec.make(name, game, seat, seed) for seat, name in enumerate(named)]
        budget = Budget(plan.seconds, plan.iterations)
        play_with_bots(game, g, players, budget, plan.check, acts)
    return g


def play_by_chance(
    game: Game[Any], g: State, lots: Lots, check: bool, acts: list[tuple[int, int]]
) -> None:
    """The fastest way through a game: no views, no bots, no story."""
    at_a_time = 1 if check else game.longest
    while not g.over:
        if len(acts) >= game.longest:
            raise Found(ENDLESS, str(game.longest))
        if not play_at_random(g, lots, at_a_time, acts):
            raise Found(DEAD_END, flow.question(g).key)
        if check:
            look_for_damage(game, g)


def play_with_bots(
    game: Game[Any],
    g: State,
    players: list[Bot],
    budget: Budget,
    check: bool,
    acts: list[tuple[int, int]],
) -> None:
    blanks = [View(game.name, seat, {}) for seat in range(len(players))]
    while not g.over:
        seat = g.asked[0]
        legal = flow.question(g).legal(g, seat)
        if not legal:
            raise Found(DEAD_END, flow.question(g).key)
        if len(acts) == game.longest:
            raise Found(ENDLESS, str(game.longest))
        bot = players[seat]
        act = legal[0]
        if len(legal) > 1:
            act = bot.decide(view(g, seat) if bot.needs_view else blanks[seat], legal, budget)
            if act not in legal:
                raise Found(ILLEGAL, f"{bot.name}: {act}")
        acts.append((seat, act))
        flow.apply(g, seat, act)
        if check:
            look_for_damage(game, g)


def look_for_damage(game: Game[Any], g: State) -> None:
    damage = game.broken(g) or game.beyond(g)
    if damage:
        raise Found(BROKEN, "; ".join(damage))
