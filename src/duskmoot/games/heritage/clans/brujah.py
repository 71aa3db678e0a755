"""Brujah (book: БРУХА): Declare Enemy."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.effects.op import Targeting
from duskmoot.games.heritage.effects.select import Pool
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.kernel.zones import move


class Enemies(Pool):
    """Vampires with at least one of the actor's cards under them; the selector counts each once
    and leaves out those in torpor (clan.brujah.one-count, clan.brujah.torpor)."""

    def forbids(self, g: Heritage, t: Thread, vampire: int, seat: int) -> str:
        return "" if vampire in g.bloodlines[t.actor].enemies else "clan.brujah.declare"


class DeclareEnemy(Targeting):
    """The card goes under the vampire instead of to the discard."""

    def affect(self, g: Heritage, t: Thread, vampire: int) -> None:
        b = g.bloodlines[t.actor]
        if t.card in b.playing:
            move(t.card, b.playing, b.declared)
            b.enemies.append(vampire)
            g.tell(tales.ENEMY, t.actor, vampire)


def no_enemy_any_more(g: Heritage, vampire: int) -> None:
    """Its card leaves the bloodline: what lay under it is discarded (clan.brujah.leaves-play)."""
    for b in g.bloodlines:
        while vampire in b.enemies:
            place = b.enemies.index(vampire)
            b.enemies.pop(place)
            b.discard.append(b.declared.pop(place))
