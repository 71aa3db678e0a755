"""Picking a boon out of one's bloodline (book: Дары кланов): from which vampire, and whose."""

from __future__ import annotations

from duskmoot.games.heritage.effects import op as asked
from duskmoot.games.heritage.effects.op import NOTHING, Rule, offer
from duskmoot.games.heritage.effects.tokens import boons_offered
from duskmoot.games.heritage.lines import is_awake
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import BOON, GIVE
from duskmoot.kernel.acts import noun


def asks_boon(t: Thread, picked: int) -> int:
    """`chosen` holds, from place `picked` on, the vampire and whose boon it is."""
    left = len(t.chosen) - picked
    if left >= 2:
        return NOTHING
    return asked.BOON if left else asked.GIVER


def offers_boon(g: Heritage, t: Thread, seat: int, picked: int) -> list[int]:
    if len(t.chosen) == picked:
        return offer(GIVE, g.bloodlines[seat].line)
    return offer(BOON, boons_offered(g, t.chosen[picked]))


def forbids_boon(g: Heritage, t: Thread, seat: int, picked: int, a: int) -> str:
    if len(t.chosen) > picked:
        return ""
    b = g.bloodlines[seat]
    place = b.line.index(noun(a))
    if not is_awake(b, place):
        return "state.torpor.no-boon"
    return "" if b.boons[place] else "state.power.on-vampire"


class SpendBoon(Rule):
    """The actor picks a boon; the rule behind the thread moves it."""

    def asks(self, g: Heritage, t: Thread) -> int:
        return asks_boon(t, 0)

    def about(self, g: Heritage, t: Thread) -> list[tuple[str, int]]:
        return [("giver:vampire", t.chosen[0])] if t.chosen else []

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offers_boon(g, t, t.actor, 0)

    def forbids(self, g: Heritage, t: Thread, a: int) -> str:
        return forbids_boon(g, t, t.actor, 0, a)

    def resolve(self, g: Heritage, t: Thread) -> None:
        """The vampire and whose boon it is, for the deed that follows."""
        t.subject, t.that = t.chosen
