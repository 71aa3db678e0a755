"""Information-set tree search for any registered game: one tree, many imagined worlds.

Each iteration imagines anew what the seat cannot know, walks the tree by the acts that are
legal in that world, adds one node, plays on by habit and carries the outcome back for every
seat. Sealed answers are chosen side by side: until the reveal all seats share one node, and no
seat's statistics depend on what another has just answered. They can also be chosen by regret: then
every seat mixes its acts, so that nobody can foresee them, and the answer is drawn by chance.
The more faith a search has in the guide, the more often the others do what he holds best: its
answers then profit from what players usually do, and are the less prepared for everything else.

Where there is a guide to the game, it says at each node how likely every act is: what it thinks
of is tried first, for the searching seat and for the others alike.
"""

from __future__ import annotations

from hashlib import sha256
from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from duskmoot.bots.guide import Guide
from duskmoot.bots.judge import Judge
from duskmoot.kernel import flow
from duskmoot.kernel.chance import Chance, from_key
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import IMAGINED, reimagine

EXPLORATION: Final[float] = 0.2
TRUST: Final[float] = 0.3
"""How long an act that the guide holds likely is tried although others look better."""
YOUTH: Final[int] = 12
"""Visits before a node's own statistics are trusted; until then habit decides there."""
FINE: Final[int] = 65536
"""How finely chances are told apart."""
CURIOSITY: Final[float] = 0.2
"""How often a mixed answer is chosen by the guide, whatever the regrets say."""
RARE: Final[float] = 0.1
"""A smaller share of a mixture is never played: it is what curiosity has left."""
CLOCK_EVERY: Final[int] = 4
THROUGHOUT: Final[int] = 1 << 20
"""More decisions than a playout can have."""
_SEATS: Final[int] = 1 << 20
"""Arms of one node are told apart by seat and act."""


Tried = tuple[int, int, float, float]
"""Of an act of a seat: its code, how often it was tried, what it brought, its share."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Arm:
    """One act of one seat at a node."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.likely = -1.0
        """How likely the guide holds this act; below 0 it has not been asked."""
        self.regret = 0.0
        """Of a mixed answer: how much more it would have brought in all than what was chosen."""
        self.share = 0.0
        """Of a mixed answer: the sum of the chances with which it stood for choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, Arm] = {}
        self.children: dict[int, Node] = {}

    def arm(self, code: int) -> Arm:
        arm = self.arms.get(code)
        if arm is None:
            arm = Arm()
            self.arms[code] = arm
        return arm


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """A search for one decision; `base` is imagined from the seat's view.

    A `judge` takes the place of the guide, and of the game's own `worth`.
    """

    def __init__(
        self,
        game: Game[Any],
        base: State,
        seat: int,
        key: bytes,
        cap: int,
        guide: Guide | None = None,
        judge: Judge | None = None,
    ) -> None:
        self.game = game
        self.base = base
        self.seat = seat
        self.key = key
        self.cap = cap
        """Decisions of a playout before the position is judged; 0 plays to the end."""
        self.guide = guide
        self.judge = judge
        self.habit: Judge | None = None
        """Who chooses in playouts, where not whoever chooses in the tree."""
        self.horizon = 0
        """How many settled positions it comes to before it judges; with 0 only the cap counts."""
        self.lead = THROUGHOUT
        """Decisions of a playout that go by the guide; then habit takes over."""
        self.mixed = False
        """Whether sealed answers are chosen by regret."""
        self.faith = 0.0
        """How often the others do what the guide holds best."""
        self.insists = -1
        """An act of the searching seat that is tried whatever is thought of it, or -1."""
        self.own_deeds = 0.0
        """How much less counts what others of a seat's side are about to do: 1 is not at all."""
        self.picky = 0
        """How many worlds of an iteration are put back because players hardly come to them."""
        self.stops = False
        """Whether it ends as soon as no other act can become the one tried most often."""
        self.left = 0
        """Settled positions still to come to in this iteration."""
        self.mixes: list[tuple[int, list[Arm]]] = []
        """Of this iteration: the seats that chose by regret, and what they chose from."""
        self.root = Node()
        self.iterations = 0
        unseal(base, seat)

    def go_on_from(self, node: Node, acts: list[int]) -> None:
        """Begin with what another search has found out here, where only these acts are legal."""
        legal = [self.seat * _SEATS + act for act in acts]
        node.arms = {code: arm for code, arm in node.arms.items() if code in legal}
        self.root = node

    def run(self, seconds: float, iterations: int) -> None:
        """Until either limit is reached; 0 stands for no limit."""
        started = perf_counter()
        while True:
            self.iterate()
            if iterations and self.iterations >= iterations:
                return
            if self.iterations % CLOCK_EVERY:
                continue
            ahead = self.ahead() if self.stops else 0
            if iterations and ahead > iterations - self.iterations:
                return
            if seconds > 0.0:
                spent = perf_counter() - started
                if spent >= seconds or ahead * spent > self.iterations * (seconds - spent):
                    return

    def iterate(self) -> None:
        self.iterations += 1
        g = self.world()
        walked: list[Arm] = []
        seats: list[int] = []
        self.mixes = []
        self.left = self.horizon
        self.descend(g, walked, seats)
        self.play_out(g)
        worth = self.worth(g)
        for i, arm in enumerate(walked):
            arm.visits += 1
            arm.total += worth[seats[i]]
        for seat, arms in self.mixes:
            regret(arms, worth[seat])

    def world(self) -> State:
        """What the seat cannot know, imagined anew."""
        key = sha256(self.key + self.iterations.to_bytes(8, "big")).digest()
        g = reimagine(self.base, self.seat, key)
        for attempt in range(self.picky):
            if g.chance.below(IMAGINED, FINE) < self.game.plausible(g, self.seat) * FINE:
                break
            g = reimagine(self.base, self.seat, sha256(key + attempt.to_bytes(4, "big")).digest())
        return g

    def descend(self, g: State, walked: list[Arm], seats: list[int]) -> None:
        """Down the tree to its edge and one node beyond."""
        node = self.root
        joint = 0
        new = False
        while not g.over:
            seat = g.asked[0]
            acts = flow.question(g).legal(g, seat)
            act = acts[0]
            if node is self.root and seat == self.seat and self.insists in acts:
                act = self.insists
            elif len(acts) > 1:
                act = self.answer(node, g, seat, acts)
            arm = node.arm(seat * _SEATS + act)
            new = new or arm.visits == 0
            walked.append(arm)
            seats.append(seat)
            flow.apply(g, seat, act)
            joint = joined(act, joint)
            if g.sealed[seat] == act:
                continue  # still sealed: the others answer at the same node
            node.visits += 1
            if new or self.at_rest(g):
                return
            if joint not in node.children:
                node.children[joint] = Node()
            node = node.children[joint]
            joint = 0

    def answer(self, node: Node, g: State, seat: int, acts: list[int]) -> int:
        if self.guide is None and self.judge is None:
            young = node.visits < YOUTH
            return self.game.lean(g, seat, acts) if young else choose(node, g, seat, acts)
        arms = [node.arm(seat * _SEATS + act) for act in acts]
        if min([arm.likely for arm in arms]) < 0.0:
            for arm, chance in zip(arms, self.chances(g, seat, acts)):
                arm.likely = chance
        if seat != self.seat and self.believes(g.chance):
            return acts[likeliest(arms)]
        if self.mixed and (len(g.asked) > 1 or max(g.sealed) >= 0):
            self.mixes.append((seat, arms))
            return acts[mix(arms, g.chance)]
        return acts[most_promising(arms)]

    def believes(self, chance: Chance) -> bool:
        return self.faith > 0.0 and chance.below(IMAGINED, FINE) < self.faith * FINE

    def play_out(self, g: State) -> None:
        """Likely play until the position can be judged."""
        decisions = 0
        while not (g.over or self.at_rest(g) or decisions == self.cap > 0):
            seat = g.asked[0]
            acts = flow.question(g).legal(g, seat)
            act = acts[0]
            if len(acts) > 1:
                guided = decisions < self.lead
                act = self.likely(g, seat, acts) if guided else self.game.lean(g, seat, acts)
            flow.apply(g, seat, act)
            decisions += 1

    def at_rest(self, g: State) -> bool:
        """Whether this is the last of the settled positions; each is to be asked about once."""
        if self.horizon == 0 or not self.game.settled(g):
            return False
        self.left -= 1
        return self.left <= 0

    def ahead(self) -> int:
        """How many tries the act tried most often has more than any other."""
        first = 0
        second = 0
        for code, arm in self.root.arms.items():
            if code // _SEATS == self.seat:
                if arm.visits > first:
                    first, second = arm.visits, first
                elif arm.visits > second:
                    second = arm.visits
        return first - second

    def likely(self, g: State, seat: int, acts: list[int]) -> int:
        if self.habit is not None:
            return acts[draw(g.chance, self.habit.policy(g, seat, acts))]
        if self.guide is None and self.judge is None:
            return self.game.lean(g, seat, acts)
        return acts[draw(g.chance, self.chances(g, seat, acts))]

    def chances(self, g: State, seat: int, acts: list[int]) -> list[float]:
        """How likely each act is, as the judge says, or the guide."""
        if self.judge is not None:
            return self.judge.policy(g, seat, acts)
        assert self.guide is not None
        return self.guide.chances(g, seat, acts)

    def worth(self, g: State) -> list[float]:
        """By seat: how good the position is that a playout has come to."""
        found = self.game.worth(g) if self.judge is None else self.judge.value(g)
        if self.own_deeds > 0.0:
            for seat, lent in enumerate(self.game.lent(g)):
                found[seat] -= self.own_deeds * lent
        return found

    def opinion(self) -> list[tuple[int, int, float]]:
        """Of each act of the searching seat: how often it was tried, and its mean from 0 to 1."""
        found: list[tuple[int, int, float]] = []
        for code, arm in self.root.arms.items():
            if code // _SEATS == self.seat:
                mean = arm.total / arm.visits if arm.visits else 0.0
                found.append((code % _SEATS, arm.visits, mean))
        return found

    def tries_of(self, act: int) -> int:
        return self.root.arm(self.seat * _SEATS + act).visits

    def tried(self) -> list[Tried]:
        """How each act of the searching seat was tried, for another search of the same question."""
        return [
            (code, arm.visits, arm.total, arm.share)
            for code, arm in self.root.arms.items()
            if code // _SEATS == self.seat
        ]

    def add(self, tried: list[Tried]) -> None:
        """What another search of the same question has tried counts, too."""
        for code, visits, total, share in tried:
            arm = self.root.arm(code)
            arm.visits += visits
            arm.total += total
            arm.share += share

    def best(self) -> int:
        """The act of the searching seat that was tried most often; of a mixture, one by chance."""
        best = -1
        visits = -1
        acts: list[int] = []
        shares: list[float] = []
        for code, arm in self.root.arms.items():
            if code // _SEATS == self.seat:
                acts.append(code % _SEATS)
                shares.append(arm.share)
                if arm.visits > visits:
                    best = acts[-1]
                    visits = arm.visits
        if max(shares, default=0.0) == 0.0:
            return best
        enough = RARE * sum(shares)
        shares = [share if share >= enough else 0.0 for share in shares]
        whole = sum(shares)
        chance = from_key(sha256(self.key).digest())
        return acts[draw(chance, [share / whole for share in shares])]


def joined(act: int, before: int = 0) -> int:
    """The answers to one question as one number, which leads from node to node."""
    return (before * 4099 + act + 1) % 1152921504606846976


def choose(node: Node, g: State, seat: int, acts: list[int]) -> int:
    """An untried act by chance, else the one with the highest upper confidence bound."""
    untried: list[int] = []
    best = acts[0]
    bound = -1.0
    for act in acts:
        arm = node.arm(seat * _SEATS + act)
        arm.offered += 1
        if arm.visits == 0:
            untried.append(act)
        elif not untried:
            reach = EXPLORATION * sqrt(log(arm.offered) / arm.visits)
            if arm.total / arm.visits + reach > bound:
                bound = arm.total / arm.visits + reach
                best = act
    return g.chance.pick(IMAGINED, untried) if untried else best


def most_promising(arms: list[Arm]) -> int:
    """The place of the arm that is best by its mean and by what the guide says of it.

    An arm that was never tried counts as much as the others on average.
    """
    visits = 0
    total = 0.0
    for arm in arms:
        visits += arm.visits
        total += arm.total
    average = total / max(1, visits)
    reach = TRUST * sqrt(visits + 1)
    best = 0
    bound = -1.0
    for place, arm in enumerate(arms):
        mean = arm.total / arm.visits if arm.visits else average
        promise = mean + reach * arm.likely / (arm.visits + 1)
        if promise > bound:
            bound = promise
            best = place
    return best


def likeliest(arms: list[Arm]) -> int:
    """The place of the arm that the guide holds best."""
    best = 0
    for place, arm in enumerate(arms):
        if arm.likely > arms[best].likely:
            best = place
    return best


def mix(arms: list[Arm], chance: Chance) -> int:
    """The place of an arm by its regret; by the guide while nothing is regretted, or curiosity."""
    wished = 0.0
    for arm in arms:
        if arm.regret > 0.0:
            wished += arm.regret
    chances: list[float] = []
    for arm in arms:
        by_regret = max(arm.regret, 0.0) / wished if wished > 0.0 else arm.likely
        chances.append((1.0 - CURIOSITY) * by_regret + CURIOSITY * arm.likely)
        arm.share += by_regret
    return draw(chance, chances)


def regret(arms: list[Arm], worth: float) -> None:
    """What each act would have brought more, as far as its mean tells."""
    for arm in arms:
        if arm.visits:
            arm.regret += arm.total / arm.visits - worth


def unseal(g: State, seat: int) -> None:
    """In a search the others' sealed answers are still theirs to choose."""
    for other, answer in enumerate(g.sealed):
        if other != seat and answer >= 0:
            g.sealed[other] = -1
            g.asked.append(other)


def draw(chance: Chance, chances: list[float]) -> int:
    """One place of the list, each by its chance."""
    drawn = chance.below(IMAGINED, FINE) / FINE
    for place, likely in enumerate(chances):
        drawn -= likely
        if drawn < 0.0:
            return place
    return len(chances) - 1
