"""Tzimisce (book: ЦИМИСХИ): Create a Monster."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.op import Targeting, offer
from duskmoot.games.heritage.lines import abilities_of_card, owner_of
from duskmoot.games.heritage.rules.queue import leave_queue
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import TAKE
from duskmoot.kernel.acts import noun


class CreateMonster(Targeting):
    """An ancilla of the queue goes under an own vampire; `rest` holds that one."""

    def finds(self, g: Heritage, t: Thread) -> int:
        """Without an ancilla in the queue nothing happens."""
        there = any(abilities_of_card(g, c) for c in g.queue)
        return super().finds(g, t) if there else 0

    def begin(self, g: Heritage, t: Thread) -> None:
        if self.finds(g, t):
            super().begin(g, t)
        else:
            t.step = 2
            g.tell(tales.NOTHING, self.number)

    def asks(self, g: Heritage, t: Thread) -> int:
        if t.step == 2 and t.chosen and not t.rest:
            return asked.CHARACTER
        return super().asks(g, t)

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(TAKE, g.queue) if t.step == 2 else super().offers(g, t)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if t.step == 2:
            return "" if abilities_of_card(g, noun(a)) else "term.ancilla"
        return super().forbids(g, t, a)

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if t.step == 2:
            t.rest.append(noun(a))
        else:
            super().answer(g, t, a)

    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        """No recruiting: nothing is activated or applied (clan.tzimisce.not-recruit)."""
        b = g.bloodlines[owner_of(g, vampire)]
        b.tucked.append(b.line.index(vampire) * 256 + t.rest[0])
        g.tell(tales.MONSTER, vampire, t.rest[0])
        leave_queue(g, t.rest[0])
