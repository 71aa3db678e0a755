"""Influence, despair and victory (book: 'Influence track', 'Victory')."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.sheets import DRACULA, DRACULA_HEALTH, LAST_INFLUENCE
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.story import Tale


def gain_influence(g: Fury, n: int, tale: Tale) -> None:
    """The marker stops at the end of its track, and there Dracula has won at once."""
    if g.over or n == 0:
        return
    g.influence = max(0, min(g.influence + n, LAST_INFLUENCE))
    g.tell(tale, abs(n), g.influence)
    if g.influence == LAST_INFLUENCE:
        g.over = True
        g.winners = [DRACULA]
        g.tell(tales.DRACULA_WINS)


def hurt_dracula(g: Fury, n: int) -> None:
    if g.over or n == 0:
        return
    g.dracula.damage = min(g.dracula.damage + n, DRACULA_HEALTH)
    g.tell(tales.DRACULA_SUFFERS, n, g.dracula.damage)
    if g.dracula.damage == DRACULA_HEALTH:
        g.over = True
        g.winners = [seat for seat in range(len(g.sealed)) if seat != DRACULA]
        g.tell(tales.HUNTERS_WIN)


def heal_dracula(g: Fury, n: int) -> None:
    healed = min(n, g.dracula.damage)
    if healed:
        g.dracula.damage -= healed
        g.tell(tales.DRACULA_HEALS, healed, g.dracula.damage)
