"""Toreador (book: ТОРЕАДОР): Invitation."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.clans.nosferatu import resolve_without_coterie
from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.machine import start
from duskmoot.games.heritage.effects.op import NOTHING, Op, Row, offer
from duskmoot.games.heritage.effects.scripts import SCRIPTS
from duskmoot.games.heritage.effects.tokens import add_power
from duskmoot.games.heritage.lines import recruits_left
from duskmoot.games.heritage.pieces import GUEST_POWER, NONE
from duskmoot.games.heritage.state import Heritage, Thread, thread
from duskmoot.games.heritage.verbs import ACCEPT, FIRST, OPPONENT
from duskmoot.kernel.acts import DONE, act, noun


class Invitation(Op):
    """`chosen` holds the guest or NONE, who resolves first, and whether the guest has come."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.effect = row.script("effect")

    def uses_subject(self) -> bool:
        return True

    def recruits(self) -> str:
        return SCRIPTS[self.effect].recruits

    def asks(self, g: Heritage, t: Thread) -> int:
        if not t.chosen:
            return asked.OPPONENT
        if t.chosen[0] == NONE or len(t.chosen) == 3:
            return NOTHING
        return asked.ORDER if len(t.chosen) == 1 else asked.GUEST

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("host:seat", t.actor)]

    def chooser(self, g: Heritage, t: Thread) -> int:
        return t.chosen[0] if len(t.chosen) == 2 else t.actor

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        if not t.chosen:
            return [*offer(OPPONENT, g.opponents(t.actor)), DONE]
        if len(t.chosen) == 1:
            return offer(FIRST, [t.actor, t.chosen[0]])
        return [act(ACCEPT, 0), DONE]

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        """A guest whose next recruit is settled, or who has none left, cannot take another."""
        if len(t.chosen) < 2 or a == DONE or not SCRIPTS[self.effect].recruits:
            return ""
        guest = t.chosen[0]
        able = recruits_left(g, guest) > 0 and g.bloodlines[guest].aside == NONE
        return "" if able else "clan.toreador.guest-recruit"

    def answer(self, g: Heritage, t: Thread, a: int) -> None:
        if len(t.chosen) == 2:
            t.chosen.append(0 if a == DONE else 1)
        elif a == DONE:
            t.chosen.append(NONE)
        else:
            t.chosen.append(noun(a))
            if len(t.chosen) == 2:
                g.tell(tales.INVITES, t.actor, t.chosen[0], noun(a))

    def resolve(self, g: Heritage, t: Thread) -> None:
        """The host in any case; who is first lies on top."""
        guest = t.chosen[0]
        comes = guest != NONE and t.chosen[2] == 1
        if guest != NONE:
            g.tell(tales.COMES if comes else tales.DECLINES, guest)
        if comes:
            add_power(g, t.subject, GUEST_POWER)
        guest_first = comes and t.chosen[1] == guest
        if comes and not guest_first:
            resolve_without_coterie(g, self.effect, guest, t.card)
        host = thread(self.effect, t.actor, t.subject)
        host.card = t.card
        start(g, host)
        if guest_first:
            resolve_without_coterie(g, self.effect, guest, t.card)
