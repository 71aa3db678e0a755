"""Dracula's moves: where he may go, the card he puts down, water and despair (book: 'Movement')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import evidence, tales
from duskmoot.games.fury_of_dracula.board import (
    CASTLE,
    NEIGHBOURS,
    RAILWAYS,
    is_city,
    is_sea,
)
from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.pieces import new_hideout
from duskmoot.games.fury_of_dracula.rules.dracula.trail import (
    at_sea,
    be_on_trail,
    current,
    is_holy,
    lair_of,
    on_trail,
    turn_up,
)
from duskmoot.games.fury_of_dracula.rules.hunters.damage import present
from duskmoot.games.fury_of_dracula.rules.round.tracks import (
    gain_influence,
    heal_dracula,
    hurt_dracula,
)
from duskmoot.games.fury_of_dracula.sheets import (
    FOR_ENCOUNTER,
    MOST_DESPAIR,
    NONE,
    OPEN_CITY,
    OTHER_CARD,
    SPACES,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.zones import holds

CASTLE_HEALS: Final[int] = 5
FURY: Final[int] = 3


def forbids_place(g: Fury, place: int) -> str:
    if is_holy(g, place):
        return "token.consecrated.no-entry"
    return "trail.no-reuse-location" if on_trail(g, place) else ""


def forbids_move(g: Fury, place: int) -> str:
    here = current(g)
    if holds(NEIGHBOURS[here], place):
        return forbids_place(g, place)
    by_rail = place in [end for end, way in RAILWAYS[here]]
    return "move.dracula-no-rail" if by_rail else "move.dracula.must-be-reachable"


def moves(g: Fury) -> list[int]:
    return [p for p in NEIGHBOURS[current(g)] if not forbids_place(g, p)]


def can_move(g: Fury) -> bool:
    return any(not forbids_place(g, p) for p in NEIGHBOURS[current(g)])


def rage(g: Fury) -> None:
    """With all despair tokens on the track each city card, and Hide, brings influence."""
    if g.despair == MOST_DESPAIR:
        gain_influence(g, FURY, tales.INFLUENCE_FURY)


def move_to(g: Fury, place: int) -> None:
    sailed(g, place)
    put_down(g, place)


def sailed(g: Fury, place: int) -> None:
    """Water hurts him: from a port, and less from sea to sea."""
    if is_sea(place):
        smith = 2 if named("rufus_smith") in g.allies else 1
        hurt_dracula(g, smith if at_sea(g) else 2)


def put_down(g: Fury, place: int) -> None:
    """A location card, or a whole lair, on the first space; open if a hunter is there."""
    powers = g.trail[0].powers
    lair = lair_of(g, place)
    evidence.placed(g, place, lair)
    if lair != NONE:
        g.trail[0] = g.lairs[lair - SPACES]
        g.lairs[lair - SPACES] = new_hideout()
        g.trail[0].powers += powers
        g.tell(tales.RETURNS_TO_LAIR)
    else:
        g.trail[0].facedown.append(place)
        g.tell(tales.PLACES)
    be_on_trail(g)
    seen = is_city(place) and bool(present(g, place))
    if seen:
        turn_up(g, g.trail[0])
    if is_sea(place):
        g.moved = OTHER_CARD
        return
    g.moved = OPEN_CITY if seen else FOR_ENCOUNTER
    if place == CASTLE:
        heal_dracula(g, CASTLE_HEALS)
    rage(g)
