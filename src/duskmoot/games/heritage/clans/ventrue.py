"""Ventrue (book: ВЕНТРУ): Edict."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.op import NOTHING, Op, Row, offer
from duskmoot.games.heritage.effects.scripts import inner_of
from duskmoot.games.heritage.lines import shows, stands_awake
from duskmoot.games.heritage.pieces import AXIS_OF
from duskmoot.games.heritage.state import Heritage, Thread, thread
from duskmoot.games.heritage.verbs import VALUE
from duskmoot.kernel.zones import move


class Edict(Op):
    """The card stays open with the value named; an older edict is discarded."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.axis = row.axis()
        self.effect = row.script("effect")

    def uses_subject(self) -> bool:
        return True

    def asks(self, g: Heritage, t: Thread) -> int:
        return NOTHING if t.chosen else asked.VALUE

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(VALUE, [v for v in range(len(AXIS_OF)) if AXIS_OF[v] == self.axis])

    def resolve(self, g: Heritage, t: Thread) -> None:
        b = g.bloodlines[t.actor]
        if t.card in b.playing:
            b.discard += b.edict
            b.edict = []
            move(t.card, b.playing, b.edict)
            b.decree = [t.chosen[0], t.subject]
            g.tell(tales.EDICT, t.actor, t.card, t.chosen[0])


def edicts_on(g: Heritage, actor: int, recruit: int) -> list[int]:
    """Players whose edict this recruit meets (clan.ventrue.trigger)."""
    found: list[int] = []
    for seat in g.clockwise(actor):
        b = g.bloodlines[seat]
        if b.edict and shows(recruit, b.decree[0]):
            found.append(seat)
    return found


def resolve_edict(g: Heritage, seat: int, recruit: int) -> None:
    """For the vampire that led its coterie, or the clan leader if that one cannot."""
    b = g.bloodlines[seat]
    led = b.decree[1]
    subject = led if led in b.line and stands_awake(g, led) else b.line[0]
    t = thread(inner_of(b.edict[0]), seat, subject)
    t.trigger = recruit
    t.card = b.edict[0]
    g.tell(tales.DECREES, seat, b.edict[0], recruit)
    start(g, t)
