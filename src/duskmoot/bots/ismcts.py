"""The searching bot: plays any registered game as well as its budget allows."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, Final

from duskmoot import bots
from duskmoot.bots.bot import Bot, Budget
from duskmoot.bots.guide import Guide
from duskmoot.bots.learned import Learned
from duskmoot.bots.pupil import eyes, look_at, net_for
from duskmoot.bots.search import THROUGHOUT, Node, Search, Tried, joined
from duskmoot.kernel import flow
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View, imagine, view

DEFAULT_ITERATIONS: Final[int] = 400
CAP: Final[int] = 16
"""Decisions of a playout before the position is judged; deeper ones drown in noise."""
MANNER: Final[tuple[str, ...]] = (
    "cap",
    "horizon",
    "lead",
    "mixed",
    "faith",
    "own_deeds",
    "picky",
    "net",
    "policy",
    "habit",
)
"""What a search in another process has to know of the bot."""


def search_from(
    game: Game[Any], base: State, seat: int, key: bytes, guide: Guide | None, cap: int = CAP
) -> Search:
    """The search as the bot plays with it; `base` is imagined from the seat's view."""
    rooted = None if guide is None else guide.rooted(base)
    search = Search(game, base, seat, key, cap, rooted)
    search.horizon = 1
    return search


class IsmctsBot(Bot):
    """With `iterations` or `seconds` of its own it thinks so long, whatever it is given."""

    name = "ismcts"
    searches = True

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int,
        iterations: int = 0,
        seconds: float = 0.0,
        cap: int = CAP,
        horizon: int = 1,
        lead: int = THROUGHOUT,
        mixed: bool = False,
        faith: float = 0.0,
        own_deeds: float = 0.0,
        picky: int = 0,
        keeps: bool = False,
        net: str = "",
        policy: str = "",
        habit: str = "",
        trees: int = 1,
    ) -> None:
        super().__init__(game, seat, seed)
        self.own = Budget(seconds, iterations)
        self.usual = DEFAULT_ITERATIONS
        """Iterations where neither it nor the table sets a limit."""
        self.cap = cap
        self.horizon = horizon
        self.lead = lead
        self.mixed = mixed
        self.faith = faith
        self.own_deeds = own_deeds
        self.picky = picky
        self.keeps = keeps
        """Whether it goes on with its tree while nobody else is asked."""
        self.net = net
        """The file of a net that judges positions; without one the game itself judges them."""
        self.policy = policy
        """The file of a net that knows how likely acts are; without one the guide says it."""
        self.habit = habit
        """The same for playouts alone."""
        for file in (net, policy, habit):
            if file:
                look_at(file)
        self.trees = trees
        """How many are grown side by side, each in a process of its own; their tries are added."""
        self.key = self.chance.key
        self.guide = bots.guide_to(game)
        self.last: tuple[Search, int] | None = None
        """Its last search, and its answer."""

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"guide": None, "last": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy asks a guide of its own, and has searched nothing yet."""
        vars(self).update(kept)
        self.guide = bots.guide_to(self.game)

    def sits_down(self, seats: int) -> None:
        for file in (self.net, self.policy, self.habit):
            if file:
                net_for(self.game, seats, file)

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        if len(acts) == 1:
            return acts[0]
        self.key = sha256(self.key).digest()
        given = self.own if self.own.seconds or self.own.iterations else budget
        if not given.seconds and not given.iterations:
            given = Budget(iterations=self.usual)
        others = self.elsewhere(seen, acts, given)
        search = self.search(seen, acts, self.key, given)
        for other in others:
            search.add(other.result())
        self.last = search, search.best()
        return self.last[1]

    def search(self, seen: View, acts: list[int], key: bytes, given: Budget) -> Search:
        """One tree; it goes on where the last one came to the same question."""
        base = imagine(self.game, seen, key)
        search = search_from(self.game, base, self.seat, key, self.guide, self.cap)
        search.horizon = self.horizon
        search.lead = self.lead
        search.mixed = self.mixed
        search.faith = self.faith
        search.own_deeds = self.own_deeds
        search.picky = self.picky
        search.stops = True
        if self.net or self.policy or self.habit:
            seats = len(base.sealed)
            sees = eyes(self.game, seats)
            values, policies, habit = [
                net_for(self.game, seats, file) if file else None
                for file in (self.net, self.policy, self.habit)
            ]
            if policies or (values and search.guide):
                search.judge = Learned(sees, values, policies, search.guide)
            if habit:
                search.habit = Learned(sees, None, habit)
        kept = grown(*self.last, seen) if self.keeps and self.last is not None else None
        if kept is not None:
            search.go_on_from(kept, acts)
        search.run(given.seconds, given.iterations)
        return search

    def weighed(self) -> list[tuple[int, float]]:
        if self.last is None:
            return []
        found = self.last[0].opinion()
        tries = sum([visits for _, visits, _ in found])
        return [(act, visits / max(1, tries)) for act, visits, _ in found]

    def elsewhere(self, seen: View, acts: list[int], given: Budget) -> list[Future[list[Tried]]]:
        """All trees but the first, begun in other processes."""
        manner = {name: getattr(self, name) for name in MANNER}
        keys = [sha256(self.key + bytes([n])).digest() for n in range(1, self.trees)]
        limits = given.seconds, given.iterations
        return [
            workers().submit(grow, self.game, self.seat, manner, seen, acts, key, limits)
            for key in keys
        ]


def grow(
    game: Game[Any],
    seat: int,
    manner: dict[str, Any],
    seen: View,
    acts: list[int],
    key: bytes,
    limits: tuple[float, int],
) -> list[Tried]:
    """One tree, in a process of its own: how each act was tried."""
    return IsmctsBot(game, seat, 0, **manner).search(seen, acts, key, Budget(*limits)).tried()


@cache
def workers() -> ProcessPoolExecutor:
    """Processes for further trees; they end with this one."""
    return ProcessPoolExecutor(mp_context=get_context("spawn"))


def grown(search: Search, act: int, seen: View) -> Node | None:
    """What a search has found out about the question after its answer, if that is asked now.

    It is if the answer led there at once: what is seen is then what the search imagined.
    """
    found = search.root.children.get(joined(act))
    g = search.base
    if found is None or g.asked != [search.seat]:
        return None
    flow.apply(g, search.seat, act)
    as_imagined = g.asked == [search.seat] and view(g, search.seat).table == seen.table
    return found if as_imagined else None
