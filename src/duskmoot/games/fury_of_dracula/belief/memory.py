"""Beliefs worked out before: one for each table, and a few of what a search has imagined.

A belief follows from the evidence alone, so a table is known by how its evidence begins, and what
was forgotten is read again: later, never otherwise.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.belief.ground import EUROPE
from duskmoot.games.fury_of_dracula.belief.trail import TrailBelief
from duskmoot.kernel.playout import Lots

START: Final[int] = 8
"""So many notes tell tables apart."""
ALIKE: Final[int] = 6
"""Beliefs kept of tables that begin alike, and of one before and after its newest notes."""
MOST_TRAILS: Final[int] = 400_000
"""Trails kept of all tables together, about 60 MB; a table has some hundred, 20,000 at most."""
MOST_IMAGINED: Final[int] = 8


class Tables:
    """The newest belief of every table, and the one before."""

    def __init__(self, most: int = MOST_TRAILS) -> None:
        self.most = most
        self.trails = 0
        self.beliefs: dict[tuple[int, ...], list[TrailBelief]] = {}
        self.lots = Lots(1)

    def alike(self, log: list[int]) -> list[TrailBelief]:
        """Those of tables that begin like this one."""
        return self.beliefs.get(tuple(log[:START]), [])

    def believed(self, log: list[int]) -> TrailBelief:
        """The belief after this evidence; only what is new has to be read."""
        known = longest(self.alike(log), log)
        if known is not None and len(known.log) == len(log):
            return known
        belief = read_on(known, log)
        self.keep(belief, known)
        return belief

    def keep(self, belief: TrailBelief, grown_from: TrailBelief | None) -> None:
        start = tuple(belief.log[:START])
        others = self.beliefs.get(start, [])
        if grown_from is not None:
            others = [known for known in others if not grows_into(known, grown_from)]
        self.put_away(start)
        self.beliefs[start] = [belief, *others][:ALIKE]
        self.trails += trails_of(self.beliefs[start])
        while self.trails > self.most and len(self.beliefs) > 1:
            # Any but the newest: to forget the oldest would fail all tables when they are too many.
            self.put_away(list(self.beliefs)[self.lots.below(len(self.beliefs) - 1)])

    def put_away(self, start: tuple[int, ...]) -> None:
        self.trails -= trails_of(self.beliefs.pop(start, []))


TABLES: Final[Tables] = Tables()
IMAGINED: Final[list[TrailBelief]] = []
"""What came after positions of a search, the last used first."""


def believed(log: list[int]) -> TrailBelief:
    """The belief of a table after this evidence."""
    return TABLES.believed(log)


def foreseen(log: list[int]) -> TrailBelief:
    """The same where the evidence may be imagined: it is kept apart from that of tables."""
    known = longest(TABLES.alike(log), log)
    if known is None or len(known.log) < len(log):
        imagined = longest(IMAGINED, log)
        if imagined is not None and (known is None or len(imagined.log) > len(known.log)):
            known = imagined
        belief = read_on(known, log)
        if not (IMAGINED and IMAGINED[0] is belief):
            rest = [other for other in IMAGINED if other is not belief]
            IMAGINED[:] = [belief, *rest][:MOST_IMAGINED]
        return belief
    return known


def longest(beliefs: list[TrailBelief], log: list[int]) -> TrailBelief | None:
    """The one that has read most of this log and nothing else."""
    best: TrailBelief | None = None
    for known in beliefs:
        read = len(known.log)
        longer = best is None or read > len(best.log)
        if longer and read <= len(log) and known.log == log[:read]:
            best = known
    return best


def read_on(known: TrailBelief | None, log: list[int]) -> TrailBelief:
    """From what is known of the log to its end."""
    if known is None:
        known = TrailBelief(EUROPE)
    if len(known.log) < len(log):
        known = known.fork()
        for entry in log[len(known.log) :]:
            known.observe(entry)
    return known


def grows_into(old: TrailBelief, new: TrailBelief) -> bool:
    """Whether the new one has read all that the old one has, and more."""
    return len(old.log) < len(new.log) and old.log == new.log[: len(old.log)]


def trails_of(beliefs: list[TrailBelief]) -> int:
    return sum(len(belief.keys) + len(belief.anchor) for belief in beliefs)
