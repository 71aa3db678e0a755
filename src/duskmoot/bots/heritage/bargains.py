"""Quick answers to bargains: boons given and lent, the ring, guests."""

from __future__ import annotations

from duskmoot.bots.heritage.table import Table
from duskmoot.games.heritage.effects.machine import current
from duskmoot.games.heritage.lines import owner_of
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel.acts import DONE, noun


def lender(g: Heritage, table: Table, a: int) -> float:
    """A boon goes to whom it helps least: the weakest rival, on a vampire in danger."""
    owner = owner_of(g, noun(a))
    b = g.bloodlines[owner]
    return 0.5 * b.notoriety[b.line.index(noun(a))] - table.ahead(owner)


def giver(g: Heritage, seat: int, a: int) -> float:
    """From who may fall first."""
    b = g.bloodlines[seat]
    return float(b.notoriety[b.line.index(noun(a))])


def ring(g: Heritage, seat: int, a: int) -> float:
    """A boon given is a point lost and one for the rival: most penalties cost less."""
    return 0.0 if a == DONE else giver(g, seat, a) - 1.0


def opponent(g: Heritage, table: Table, a: int) -> float:
    """To a bargain the weakest rival is asked; what harms is meant for the strongest."""
    if a == DONE:
        return -1.0
    ahead = table.ahead(noun(a))
    return -ahead if current(g).name == "invitation" else ahead


def whose(seat: int, a: int) -> float:
    """Boons of others first: the own ones can be called back."""
    return 0.0 if noun(a) == seat else 1.0
