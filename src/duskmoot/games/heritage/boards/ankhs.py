"""Ankhs on vampires, in Anarch Revolt and Masquerade: four bits for each direction."""

from __future__ import annotations

from duskmoot.games.heritage.lines import owner_of
from duskmoot.games.heritage.pieces import NORTH
from duskmoot.games.heritage.state import Heritage


def ankhs_on(g: Heritage, vampire: int, direction: int) -> int:
    b = g.bloodlines[owner_of(g, vampire)]
    return b.ankhs[b.line.index(vampire)] >> (4 * (direction - NORTH)) & 15


def put_ankh(g: Heritage, vampire: int, direction: int) -> None:
    b = g.bloodlines[owner_of(g, vampire)]
    b.ankhs[b.line.index(vampire)] += 1 << (4 * (direction - NORTH))


def take_ankhs(g: Heritage, vampire: int, direction: int) -> int:
    """All of this direction; how many it was."""
    taken = ankhs_on(g, vampire, direction)
    b = g.bloodlines[owner_of(g, vampire)]
    b.ankhs[b.line.index(vampire)] -= taken << (4 * (direction - NORTH))
    return taken


def holders(g: Heritage, direction: int) -> list[int]:
    """Vampires with ankhs of this direction, bloodline by bloodline."""
    return [v for b in g.bloodlines for v in b.line if ankhs_on(g, v, direction)]


def on_vampires(g: Heritage, direction: int) -> int:
    return sum([ankhs_on(g, vampire, direction) for vampire in holders(g, direction)])
