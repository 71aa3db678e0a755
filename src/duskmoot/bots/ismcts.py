"""The searching bot: plays any registered game as well as its budget allows."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from duskmoot import bots
from duskmoot.bots.bot import Bot, Budget
from duskmoot.bots.guide import Guide
from duskmoot.bots.search import THROUGHOUT, Node, Search, joined
from duskmoot.kernel import flow
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View, imagine, view

DEFAULT_ITERATIONS: Final[int] = 400
CAP: Final[int] = 16
"""Decisions of a playout before the position is judged; deeper ones drown in noise."""


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
        keeps: bool = False,
    ) -> None:
        super().__init__(game, seat, seed)
        self.own = Budget(seconds, iterations)
        self.usual = DEFAULT_ITERATIONS
        """Iterations where neither it nor the table sets a limit."""
        self.cap = cap
        self.horizon = horizon
        self.lead = lead
        self.mixed = mixed
        self.keeps = keeps
        """Whether it goes on with its tree while nobody else is asked."""
        self.key = self.chance.key
        self.guide = bots.guide_to(game)
        self.last: tuple[Search, int] | None = None
        """Its last search, and its answer."""

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        if len(acts) == 1:
            return acts[0]
        self.key = sha256(self.key).digest()
        base = imagine(self.game, seen, self.key)
        search = search_from(self.game, base, self.seat, self.key, self.guide, self.cap)
        search.horizon = self.horizon
        search.lead = self.lead
        search.mixed = self.mixed
        search.stops = True
        kept = grown(*self.last, seen) if self.keeps and self.last is not None else None
        if kept is not None:
            search.go_on_from(kept, acts)
        given = self.own if self.own.seconds or self.own.iterations else budget
        no_limit = not given.seconds and not given.iterations
        search.run(given.seconds, self.usual if no_limit else given.iterations)
        self.last = search, search.best()
        return self.last[1]


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
