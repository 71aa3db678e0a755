"""Tremere (book: ТРЕМЕР): Usurp."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.clans.brujah import no_enemy_any_more
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.op import Targeting, offer
from duskmoot.games.heritage.lines import owner_of
from duskmoot.games.heritage.pieces import TORPOR
from duskmoot.games.heritage.rules.queue import leave_queue
from duskmoot.games.heritage.rules.recruit import bonded_elsewhere
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import TAKE
from duskmoot.kernel.acts import noun


class Usurp(Targeting):
    """A vampire gives way to a character of the queue; `rest` holds that one."""

    def forbids_target(self, g: Heritage, t: Thread, vampire: int) -> str:
        clause = self.target.forbids(g, t, vampire)
        if clause:
            return clause
        if g.bloodlines[owner_of(g, vampire)].line[0] == vampire:
            return "clan.tremere.not-leader"
        fits = any(not bonded_elsewhere(g, t.actor, c) for c in g.queue)
        return "" if fits else "recruit.bond"

    def asks(self, g: Heritage, t: Thread) -> int:
        if t.step == 2 and t.chosen and not t.rest:
            return asked.CHARACTER
        return super().asks(g, t)

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(TAKE, g.queue) if t.step == 2 else super().offers(g, t)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        if t.step == 2:
            return bonded_elsewhere(g, t.actor, noun(a))
        return super().forbids(g, t, a)

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if t.step == 2:
            t.rest.append(noun(a))
        else:
            super().answer(g, t, a)

    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        """Its place in the tree and all tokens but torpor; the old card is discarded."""
        newcomer = t.rest[0]
        b = g.bloodlines[owner_of(g, vampire)]
        place = b.line.index(vampire)
        b.line[place] = newcomer
        b.marks[place] &= ~TORPOR
        no_enemy_any_more(g, vampire)
        g.discard.append(vampire)
        g.discard += [tucked & 255 for tucked in b.tucked if tucked >> 8 == place]
        b.tucked = [tucked for tucked in b.tucked if tucked >> 8 != place]
        g.tell(tales.USURPS, newcomer, vampire)
        leave_queue(g, newcomer)
        t.last = newcomer
        if t.subject == vampire:
            t.subject = newcomer
