"""Lasombra (book: ЛАСОМБРА): Kiss the Ring."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.control import address
from duskmoot.games.heritage.effects.op import NOTHING, Op, Row, offer
from duskmoot.games.heritage.effects.tokens import boon_givers, boons_offered, move_boon
from duskmoot.games.heritage.lines import stands_awake
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import BOON, GIVE
from duskmoot.kernel.acts import DONE, noun

REFUSED: Final[int] = 8
"""Added to a seat in `rest` that has given nothing."""


class KissTheRing(Op):
    """Opponents decide openly one after another; then the penalty hits all who gave nothing.

    `rest` holds those still to be asked and those who refused, `chosen` the giver at hand.
    """

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.penalty = row.script("penalty")

    def uses_subject(self) -> bool:
        return True

    def begin(self, g: Heritage, t: Thread) -> None:
        t.step = 1
        t.rest = g.opponents(t.actor)

    def asks(self, g: Heritage, t: Thread) -> int:
        if all(seat >= REFUSED for seat in t.rest):
            return NOTHING
        return asked.BOON if t.chosen else asked.RING

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("giver:vampire", t.chosen[0])] if t.chosen else []

    def chooser(self, g: Heritage, t: Thread) -> int:
        return next(seat for seat in t.rest if seat < REFUSED)

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if t.chosen:
            return offer(BOON, boons_offered(g, t.chosen[0]))
        return [*offer(GIVE, g.bloodlines[self.chooser(g, t)].line), DONE]

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        """Any clan's boon, from any own vampire not in torpor, to one that is not either."""
        if t.chosen or a == DONE:
            return ""
        if not stands_awake(g, noun(a)) or not stands_awake(g, t.subject):
            return "state.torpor.no-boon"
        gives = noun(a) in boon_givers(g.bloodlines[self.chooser(g, t)])
        return "" if gives else "clan.lasombra.no-boon"

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        seat = self.chooser(g, t)
        if t.chosen:
            giver = t.chosen.pop()
            move_boon(g, giver, t.subject, noun(a))
            t.rest.remove(seat)
            g.tell(tales.KISSES, seat, giver, t.subject, noun(a))
        elif a == DONE:
            t.rest[t.rest.index(seat)] += REFUSED
            g.tell(tales.REFUSES, seat)
        else:
            t.chosen = [noun(a)]

    def resolve(self, g: Heritage, t: Thread) -> None:
        address(g, t, self.penalty, [seat - REFUSED for seat in t.rest])
