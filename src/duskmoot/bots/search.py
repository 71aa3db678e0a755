"""Information-set tree search for any registered game: one tree, many imagined worlds.

Each iteration imagines anew what the seat cannot know, walks the tree by the acts that are
legal in that world, adds one node, plays on by habit and carries the outcome back for every
seat. Sealed answers are chosen side by side: until the reveal all seats share one node, and no
seat's statistics depend on what another has just answered.

Where there is a guide to the game, it says at each node how likely every act is: what it thinks
of is tried first, for the searching seat and for the others alike.
"""

from __future__ import annotations

from hashlib import sha256
from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from duskmoot.bots.guide import Guide
from duskmoot.kernel import flow
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
CLOCK_EVERY: Final[int] = 4
_SEATS: Final[int] = 1 << 20
"""Arms of one node are told apart by seat and act."""


class Arm:
    """One act of one seat at a node."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.likely = -1.0
        """How likely the guide holds this act; below 0 it has not been asked."""


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


class Search:
    """A search for one decision; `base` is imagined from the seat's view."""

    def __init__(
        self,
        game: Game[Any],
        base: State,
        seat: int,
        key: bytes,
        cap: int,
        guide: Guide | None = None,
    ) -> None:
        self.game = game
        self.base = base
        self.seat = seat
        self.key = key
        self.cap = cap
        """Decisions of a playout before the position is judged; 0 plays to the end."""
        self.guide = guide
        self.rests = False
        """Whether a position is also judged as soon as the game holds it settled."""
        self.root = Node()
        self.iterations = 0
        unseal(base, seat)

    def run(self, seconds: float, iterations: int) -> None:
        """Until either limit is reached; 0 stands for no limit."""
        started = perf_counter()
        while True:
            self.iterate()
            if iterations and self.iterations >= iterations:
                return
            on_the_clock = seconds > 0.0 and self.iterations % CLOCK_EVERY == 0
            if on_the_clock and perf_counter() - started >= seconds:
                return

    def iterate(self) -> None:
        self.iterations += 1
        world = sha256(self.key + self.iterations.to_bytes(8, "big")).digest()
        g = reimagine(self.base, self.seat, world)
        walked: list[Arm] = []
        seats: list[int] = []
        self.descend(g, walked, seats)
        self.play_out(g)
        worth = self.game.worth(g)
        for i, arm in enumerate(walked):
            arm.visits += 1
            arm.total += worth[seats[i]]

    def descend(self, g: State, walked: list[Arm], seats: list[int]) -> None:
        """Down the tree to its edge and one node beyond."""
        node = self.root
        joint = 0
        new = False
        while not g.over:
            seat = g.asked[0]
            acts = flow.question(g).legal(g, seat)
            act = acts[0]
            if len(acts) > 1:
                act = self.answer(node, g, seat, acts)
            arm = node.arm(seat * _SEATS + act)
            new = new or arm.visits == 0
            walked.append(arm)
            seats.append(seat)
            flow.apply(g, seat, act)
            joint = (joint * 4099 + act + 1) % 1152921504606846976
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
        if self.guide is None:
            young = node.visits < YOUTH
            return self.game.lean(g, seat, acts) if young else choose(node, g, seat, acts)
        arms = [node.arm(seat * _SEATS + act) for act in acts]
        if min([arm.likely for arm in arms]) < 0.0:
            for arm, chance in zip(arms, self.guide.chances(g, seat, acts)):
                arm.likely = chance
        return acts[most_promising(arms)]

    def play_out(self, g: State) -> None:
        """Likely play until the position can be judged."""
        decisions = 0
        while not (g.over or self.at_rest(g) or decisions == self.cap > 0):
            seat = g.asked[0]
            acts = flow.question(g).legal(g, seat)
            flow.apply(g, seat, acts[0] if len(acts) == 1 else self.likely(g, seat, acts))
            decisions += 1

    def at_rest(self, g: State) -> bool:
        return self.rests and self.game.settled(g)

    def likely(self, g: State, seat: int, acts: list[int]) -> int:
        if self.guide is None:
            return self.game.lean(g, seat, acts)
        return acts[draw(g, self.guide.chances(g, seat, acts))]

    def best(self) -> int:
        """The act of the searching seat that was tried most often."""
        best = -1
        visits = -1
        for code, arm in self.root.arms.items():
            if code // _SEATS == self.seat and arm.visits > visits:
                best = code % _SEATS
                visits = arm.visits
        return best


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
    visits = sum([arm.visits for arm in arms])
    average = sum([arm.total for arm in arms]) / max(1, visits)
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


def unseal(g: State, seat: int) -> None:
    """In a search the others' sealed answers are still theirs to choose."""
    for other, answer in enumerate(g.sealed):
        if other != seat and answer >= 0:
            g.sealed[other] = -1
            g.asked.append(other)


def draw(g: State, chances: list[float]) -> int:
    """One place of the list, each by its chance."""
    drawn = g.chance.below(IMAGINED, FINE) / FINE
    for place, chance in enumerate(chances):
        drawn -= chance
        if drawn < 0.0:
            return place
    return len(chances) - 1


def iterations_per_second(game: Game[Any], g: State, seat: int, seconds: float, cap: int) -> float:
    """How fast the search runs from this position, for the bench."""
    search = Search(game, g.clone(), seat, bytes(32), cap)
    started = perf_counter()
    search.run(seconds, 0)
    return search.iterations / (perf_counter() - started)
