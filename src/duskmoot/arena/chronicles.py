"""Simulation of whole chronicles: each from its founding to its finale, all heirs always present.

Chronicle number i of a seed always has the same key, whichever process plays it, and every
chapter's key follows from it. So what comes of a simulation does not depend on the number of
processes, unless bots think by the clock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter, process_time
from typing import Any

from duskmoot.arena.fault import BROKEN, Fault, Found, crash, report
from duskmoot.arena.simulate import Plan, play_one, played, refuse_bots
from duskmoot.chronicle.book import Chronicle, Heir
from duskmoot.chronicle.chain import begin, found, is_over, seal, with_link
from duskmoot.kernel.game import Game, find
from duskmoot.kernel.record import digest_of

Page = dict[str, Any]


@dataclass(frozen=True)
class Told:
    """One chronicle that reached its end."""

    index: int
    decisions: int
    pages: list[Page]
    """By chapter."""
    legacies: list[str]
    """By chapter: the digest of what it left."""
    seconds: float = field(compare=False, default=0.0)
    """Of processor time."""

    @property
    def totals(self) -> list[int]:
        """Final scores by heir, if the game reckons at the end."""
        return list((self.pages[-1].get("final") or {}).get("totals", []))

    @property
    def winners(self) -> list[int]:
        return list((self.pages[-1].get("final") or {}).get("winners", []))


@dataclass
class Shelf:
    """All chronicles of a simulation."""

    told: list[Told] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    wall: float = 0.0

    @property
    def cpu(self) -> float:
        return sum(one.seconds for one in self.told)


def simulate_chronicles(
    plan: Plan,
    chronicles: int,
    jobs: int,
    done: Callable[[int], None] = lambda n: None,
    cluster: str = "",
) -> Shelf:
    """Play the chronicles 0 to `chronicles` - 1; `done` hears how many more are over."""
    refuse_bots(plan)
    begin(founded(plan, 0), list(range(plan.seats)))
    started = perf_counter()
    shelf = Shelf()
    batches = [(n, n + 1) for n in range(chronicles)]
    with closing(played(play_chronicles, plan, batches, jobs, cluster)) as results:
        for _, part in results:
            shelf.told += part.told
            shelf.faults += part.faults
            done(1)
    shelf.told.sort(key=lambda one: one.index)
    shelf.faults.sort(key=lambda fault: fault.index)
    shelf.wall = perf_counter() - started
    return shelf


def founded(plan: Plan, index: int) -> Chronicle:
    key = sha256(f"duskmoot simulation {plan.seed} chronicle {index}".encode()).digest()
    roster = [Heir(f"{bot} {n}", bot) for n, bot in enumerate(plan.bots, 1)]
    return found(find(plan.game), str(index), str(index), roster, dict(plan.options), key)


def play_chronicles(plan: Plan, first: int, beyond: int) -> Shelf:
    shelf = Shelf()
    for index in range(first, beyond):
        play_chronicle(plan, index, shelf)
    return shelf


def play_chronicle(plan: Plan, index: int, shelf: Shelf) -> None:
    """One chronicle, chapter by chapter, to its end or to what goes wrong."""
    started = process_time()
    chronicle = founded(plan, index)
    decisions = 0
    while not is_over(chronicle):
        link, setting = begin(chronicle, list(range(plan.seats)))
        acts: list[tuple[int, int]] = []
        try:
            g = play_one(plan, setting, acts, plan.bots)
            sealed = seal(chronicle, link, g)
            if plan.check:
                look_for_damage(setting.game, sealed.legacy_out, setting.game.bequest(g))
            refuse_standstill(setting.game, setting.legacy, sealed.legacy_out)
        except Exception as error:  # whatever the rules or a bot may throw is what we look for
            found = error if isinstance(error, Found) else crash(error)
            shelf.faults.append(report(found, index, setting, plan.bots, acts, link.chapter))
            return
        chronicle = with_link(chronicle, sealed)
        decisions += len(acts)
    pages = [link.page for link in chronicle.links]
    digests = [link.digest for link in chronicle.links]
    shelf.told.append(Told(index, decisions, pages, digests, process_time() - started))


def look_for_damage(game: Game[Any], legacy: str, again: str) -> None:
    damage = game.wrongs(legacy)
    if digest_of(legacy) != digest_of(again):
        damage.append("the same chapter leaves two legacies")
    if damage:
        raise Found(BROKEN, "; ".join(damage))


def refuse_standstill(game: Game[Any], before: str, after: str) -> None:
    """Every chapter opens something, so that each chronicle comes to its end."""
    if game.opened_in(after) <= game.opened_in(before):
        raise Found(BROKEN, "a chapter opened no packet")


# What came of it, counted from the pages.


def final_wins(told: list[Told], seats: int) -> list[float]:
    """By seat: chronicles won; a shared victory counts as its share."""
    shares = [0.0] * seats
    for one in told:
        for heir in one.winners:
            shares[heir] += 1 / len(one.winners)
    return shares


def chapter_wins(told: list[Told], seats: int) -> list[int]:
    """By seat: chapters won."""
    won = Counter(page["places"][0] for one in told for page in one.pages)
    return [won[seat] for seat in range(seats)]


def clan_wins(told: list[Told]) -> dict[int, tuple[int, int]]:
    """By clan: chapters in which it was played, and those it won."""
    pages = [page for one in told for page in one.pages]
    count = Counter(clan for page in pages for clan in page["clans"])
    won = Counter(page["clans"][page["places"][0]] for page in pages)
    return {clan: (count[clan], won[clan]) for clan in sorted(count)}


def wins_after_age(told: list[Told], seats: int) -> list[tuple[int, int]]:
    """By place in the age before: chapters played from that place, and those won."""
    count = [0] * seats
    won = [0] * seats
    for one in told:
        places: list[int] = []
        for page in one.pages:
            if places:
                for place in places:
                    count[place] += 1
                won[places[page["present"][page["places"][0]]]] += 1
            if page.get("age"):
                places = places_in(page["age"]["points"], page["age"]["winner"])
    return list(zip(count, won))


def places_in(points: list[int], winner: int) -> list[int]:
    """By heir: the place in an age, counted from 0; the winner's is 0, others share a place."""
    return [
        0
        if heir == winner
        else max(1, sum(more > own for n, more in enumerate(points) if n != heir))
        for heir, own in enumerate(points)
    ]
