"""Malkavian (book: МАЛКАВИАНЕ): Embrace Chaos."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.op import NOTHING, Op, Row, offer
from duskmoot.games.heritage.lines import shows
from duskmoot.games.heritage.pieces import AXIS_OF, NONE
from duskmoot.games.heritage.rules.queue import restock
from duskmoot.games.heritage.rules.recruit import bonded_elsewhere, recruit_found
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import VALUE


class EmbraceChaos(Op):
    """Name a value, reveal cards until one shows it, and recruit that one in a full phase."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.allowed = row.axes("axes")

    def recruits(self) -> str:
        return "clan.malkavian.instead"

    def asks(self, g: Heritage, t: Thread) -> int:
        return NOTHING if t.chosen else asked.VALUE

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(VALUE, [v for v in range(len(AXIS_OF)) if AXIS_OF[v] in self.allowed])

    def resolve(self, g: Heritage, t: Thread) -> None:
        value = t.chosen[0]
        g.tell(tales.NAMES, t.actor, value)
        found = search(g, t.actor, value)
        if found == NONE:
            g.tell(tales.FINDS_NOBODY, t.actor, value)
        else:
            t.recruited = found
            recruit_found(g, t.actor, found)


def search(g: Heritage, seat: int, value: int) -> int:
    """All see what is revealed; it stays aside if the discard is shuffled on the way."""
    revealed: list[int] = []
    found = NONE
    while found == NONE and restock(g):
        card = g.deck.pop()
        g.tell(tales.REVEALED, card)
        if shows(card, value) and not bonded_elsewhere(g, seat, card):
            found = card
        else:
            revealed.append(card)
    g.discard += revealed
    return found
