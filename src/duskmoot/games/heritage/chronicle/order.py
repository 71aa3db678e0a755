"""Where a chapter stands in its chronicle, and in which order the aftermath asks."""

from __future__ import annotations

from duskmoot.games.heritage.chronicle.tables import ends_age
from duskmoot.games.heritage.pieces import CHAPTERS
from duskmoot.games.heritage.state import Heritage


def goes_on(g: Heritage) -> bool:
    """Whether a chapter follows.

    After the last one titles, marks and the outcome alone still count: nothing else is asked.
    """
    return g.chapter < CHAPTERS


def is_last(g: Heritage) -> bool:
    return not goes_on(g)


def age_is_over(g: Heritage) -> bool:
    return ends_age(g.chapter)


def everybody(g: Heritage) -> list[int]:
    return [b.seat for b in g.bloodlines]


def placed(g: Heritage) -> list[int]:
    """Seats from first to last, once the results are recorded."""
    return [g.present.index(heir) for heir in g.places]


def by_fewest_events(g: Heritage) -> list[int]:
    """Who won fewer events acts first; among equals the Primogen (chronicle.results.priority)."""
    order = g.clockwise(g.first)
    counts = sorted({len(b.events) for b in g.bloodlines})
    return [seat for n in counts for seat in order if len(g.bloodlines[seat].events) == n]
