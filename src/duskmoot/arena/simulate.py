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
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import duskmoot.games as _games
from duskmoot import bots
from duskmoot.arena.fault import BROKEN, DEAD_END, ENDLESS, ILLEGAL, Fault, Found, crash, report
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel import flow
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Refused, find
from duskmoot.kernel.record import fields
from duskmoot.kernel.view import View, view

__all__ = ["_games"]

ENDLESS_AFTER: Final[int] = 100_000
"""Decisions after which a game is taken for one that never ends."""
LARGEST_BATCH: Final[int] = 250
BATCHES_A_JOB: Final[int] = 40


@dataclass(frozen=True)
class Plan:
    """What is to be played; plain values, so that it travels to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    seconds: float = 0.0
    iterations: int = 0
    check: bool = False


@dataclass
class Tally:
    """What came of a number of games; two tallies can be added."""

    won: list[list[int]]
    """By seat and by the number of winners who shared the victory."""
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

    def count(self, g: State, decisions: int) -> None:
        """A finished game."""
        for seat in g.winners:
            self.won[seat][len(g.winners)] += 1
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
        """By seat: games won, alone or together with others."""
        return [sum(counts) for counts in self.won]

    def wins(self) -> list[float]:
        """By seat: a shared victory counts as its share."""
        return [sum(n / k for k, n in enumerate(counts) if n) for counts in self.won]


def empty(seats: int) -> Tally:
    return Tally([[0] * (seats + 1) for i in range(seats)])


def rounds_of(g: State) -> int:
    """Rounds played, in a game that counts them; else 0."""
    return int(getattr(g, "round", 0)) if "round" in fields(type(g)) else 0


def simulate(
    plan: Plan, games: int, jobs: int, done: Callable[[int], None] = lambda n: None
) -> Tally:
    """Play the games 0 to `games` - 1 of the plan; `done` hears how many more are over."""
    refuse_what_cannot_be_played(plan)
    started = perf_counter()
    whole = empty(plan.seats)
    size = max(1, min(LARGEST_BATCH, games // (jobs * BATCHES_A_JOB)))
    batches = [(first, min(first + size, games)) for first in range(0, games, size)]
    with closing(played(plan, batches, jobs)) as results:
        for (first, beyond), tally in results:
            whole.add(tally)
            done(beyond - first)
    whole.faults.sort(key=lambda fault: fault.index)
    whole.wall = perf_counter() - started
    return whole


def played(
    plan: Plan, batches: list[tuple[int, int]], jobs: int
) -> Generator[tuple[tuple[int, int], Tally]]:
    """The batches as they come in, from this process alone or from several others."""
    if jobs == 1:
        for batch in batches:
            yield batch, play_batch(plan, *batch)
        return
    others = active_children()
    with ProcessPoolExecutor(jobs, get_context("spawn"), die_quietly) as pool:
        try:
            waiting = {pool.submit(play_batch, plan, *batch): batch for batch in batches}
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
    game.begin(plan.seats, game.choose(dict(plan.options)), bytes(32))
    if len(plan.bots) != plan.seats:
        raise Refused("bots-and-seats", bots=str(len(plan.bots)), seats=str(plan.seats))
    for seat, name in enumerate(plan.bots):
        bots.make(name, game, seat, 0)


def play_batch(plan: Plan, first: int, beyond: int) -> Tally:
    game = find(plan.game)
    options = game.choose(dict(plan.options))
    tally = empty(plan.seats)
    started = process_time()
    for index in range(first, beyond):
        key = key_of(plan.seed, index)
        acts: list[tuple[int, int]] = []
        try:
            g = play_one(plan, game, options, key, acts)
            tally.count(g, len(acts))
        except Exception as error:  # whatever the rules or a bot may throw is what we look for
            found = error if isinstance(error, Found) else crash(error)
            tally.faults.append(report(found, index, game, plan.bots, options, key, acts))
    tally.cpu = process_time() - started
    return tally


def key_of(seed: int, index: int) -> bytes:
    return sha256(f"duskmoot simulation {seed} game {index}".encode()).digest()


def seed_of_bots(key: bytes) -> int:
    """Bots of one game share a seed; each draws from it by its seat."""
    return int.from_bytes(sha256(b"bots" + key).digest()[:6], "big")


def play_one(
    plan: Plan,
    game: Game[Any],
    options: tuple[int, ...],
    key: bytes,
    acts: list[tuple[int, int]],
) -> State:
    """One game to its end; `acts` holds what was played, the act that failed included."""
    g: State = game.begin(plan.seats, options, key)
    if plan.check:
        look_for_damage(game, g)
    if all(name == "random" for name in plan.bots):
        play_by_chance(game, g, Random(seed_of_bots(key)), plan.check, acts)
    else:
        seed = seed_of_bots(key)
        players = [bots.make(name, game, seat, seed) for seat, name in enumerate(plan.bots)]
        budget = Budget(plan.seconds, plan.iterations)
        play_with_bots(game, g, players, budget, plan.check, acts)
    return g


def play_by_chance(
    game: Game[Any], g: State, chance: Random, check: bool, acts: list[tuple[int, int]]
) -> None:
    """The fastest way through a game: no views, no bots, no story."""
    draw = chance.random
    while not g.over:
        seat = g.asked[0]
        legal = flow.question(g).legal(g, seat)
        if not legal:
            raise Found(DEAD_END, flow.question(g).key)
        if len(acts) == ENDLESS_AFTER:
            raise Found(ENDLESS, str(ENDLESS_AFTER))
        act = legal[int(draw() * len(legal))]
        acts.append((seat, act))
        flow.apply(g, seat, act)
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
        if len(acts) == ENDLESS_AFTER:
            raise Found(ENDLESS, str(ENDLESS_AFTER))
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
    damage = game.broken(g)
    if damage:
        raise Found(BROKEN, "; ".join(damage))
