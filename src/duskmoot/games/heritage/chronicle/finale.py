"""The end of the chronicle (book: ЗАВЕРШЕНИЕ ХРОНИКИ)."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.chronicle.chapter import open_packet
from duskmoot.games.heritage.chronicle.tables import DISCIPLINES, PARAMETERS, SECTION_NAMES
from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.rules.end import best
from duskmoot.games.heritage.state import Heritage


def final_reckoning(g: Heritage) -> None:
    """All sheets are read by the outcomes; who has the most rules the night alone."""
    open_packet(g, g.chapter, "finale")
    for heir in range(len(g.marks)):
        points = final_points(g, heir)
        if heir in g.present:
            g.tell(tales.FINAL, g.present.index(heir), points)
        else:
            g.tell(tales.FINAL_ABSENT, heir + 1, points)
    for heir in sovereigns(g):
        if heir in g.present:
            g.tell(tales.SOVEREIGN, g.present.index(heir))
        else:
            g.tell(tales.SOVEREIGN_ABSENT, heir + 1)


def section_points(g: Heritage, heir: int) -> list[int]:
    """By section of the sheet: marked boxes, each times its worth."""
    found = [0] * len(SECTION_NAMES)
    for parameter, marks in enumerate(g.marks[heir]):
        found[PARAMETERS[parameter].section] += marks * g.worth[parameter]
    return found


def final_points(g: Heritage, heir: int) -> int:
    """The sheet, and one for each title won; the invented one counts for nothing."""
    return sum(section_points(g, heir)) + len(g.honours[heir])


def sovereigns(g: Heritage) -> list[int]:
    """Most points, then more titles, then more Disciplines; who is still tied rules together.

    An heir who has left is in the book and cannot win.
    """
    heirs = [h for h in range(len(g.marks)) if g.joined[h] != NONE and not g.gone[h]]
    every = range(len(g.marks))
    tied = best(heirs, [final_points(g, heir) for heir in every])
    tied = best(tied, [len(g.honours[heir]) for heir in every])
    return best(tied, [section_points(g, heir)[DISCIPLINES] for heir in every])
