"""Where Dracula is, has been and may be tomorrow, as hunters guess who know that he is shy."""

from __future__ import annotations

from math import exp
from typing import Final

from duskmoot.bots.fury_of_dracula.ways import DAYS, ground
from duskmoot.games.fury_of_dracula.belief import whereabouts
from duskmoot.games.fury_of_dracula.belief.imagining import believed, looks_like
from duskmoot.games.fury_of_dracula.board import LOCATIONS, NEIGHBOURS, NOWHERE, is_sea
from duskmoot.games.fury_of_dracula.rules.trail import holy
from duskmoot.games.fury_of_dracula.sheets import SPACES
from duskmoot.games.fury_of_dracula.state import Fury

STAYS: Final[float] = 0.12
"""How often Dracula stays where he is."""
TO_SEA: Final[float] = 0.3
"""How readily he goes to sea, beside a city that is far from all hunters."""
SHY: Final[float] = 0.8
"""How much he shuns the places that hunters are near to."""


def shyness(g: Fury) -> list[float]:
    """By place: how readily Dracula goes there, from 0 to 1."""
    rows = [DAYS[ground(h.place)] for h in g.hunters if h.place != NOWHERE]
    found: list[float] = []
    for place in LOCATIONS:
        near = sum([0.5 ** row[place] for row in rows])
        found.append(TO_SEA if is_sea(place) else exp(-SHY * near))
    return found


def today(g: Fury, shy: list[float]) -> list[float]:
    """By place: how likely Dracula is there."""
    return leaning(whereabouts(g), shy)


def leaning(weights: list[float], shy: list[float]) -> list[float]:
    """What is possible, weighted by what he is likely to do; at sea he is known to be."""
    leant = [w * (1.0 if is_sea(p) else shy[p]) if w else 0.0 for p, w in enumerate(weights)]
    total = sum(leant)
    return [w / total for w in leant] if total > 0.0 else weights


def footprints(g: Fury, shy: list[float]) -> list[list[float]]:
    """By space of the Trail and by place: how likely the hidden card there is this one."""
    belief = believed(g.evidence)
    hidden = [bool(hideout.facedown) for hideout in g.trail]
    if not looks_like(g, belief):
        hidden = [False] * SPACES
    nowhere = [0.0] * len(LOCATIONS)
    prints: list[list[float]] = []
    for space in range(SPACES):
        prints.append(leaning(belief.weights(space), shy) if hidden[space] else nowhere)
    return prints


def tomorrow(g: Fury, now: list[float], shy: list[float]) -> list[float]:
    """By place: how likely Dracula is there after his next move."""
    closed = {hideout.faceup[0] for hideout in g.trail if hideout.faceup} | set(holy(g))
    found = [0.0] * len(LOCATIONS)
    for place, weight in enumerate(now):
        if weight <= 0.001:
            continue
        ends = [p for p in NEIGHBOURS[place] if p not in closed]
        total = sum([shy[p] for p in ends])
        stays = STAYS if ends else 1.0
        found[place] += weight * stays
        for p in ends:
            found[p] += weight * (1.0 - stays) * shy[p] / total
    return found
