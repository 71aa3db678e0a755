"""Where Dracula is, has been and may be tomorrow, as hunters guess who know that he is shy."""

from __future__ import annotations

from math import exp
from typing import Final

from duskmoot.bots.fury_of_dracula.ways import DAYS, ground
from duskmoot.games.fury_of_dracula.belief import whereabouts
from duskmoot.games.fury_of_dracula.belief.imagining import looks_like
from duskmoot.games.fury_of_dracula.belief.memory import believed, foreseen
from duskmoot.games.fury_of_dracula.belief.trail import HERE, TrailBelief
from duskmoot.games.fury_of_dracula.board import LOCATIONS, NEIGHBOURS, NOWHERE, is_sea
from duskmoot.games.fury_of_dracula.evidence import SLID, kind_of
from duskmoot.games.fury_of_dracula.rules.dracula.trail import holy
from duskmoot.games.fury_of_dracula.sheets import SPACES
from duskmoot.games.fury_of_dracula.state import Fury

STAYS: Final[float] = 0.12
"""How often Dracula stays where he is."""
TO_SEA: Final[float] = 0.3
"""How readily he goes to sea, beside a city that is far from all hunters."""
MANY_WAYS: Final[float] = 6.0
"""So many ways lead on from a city that he likes."""
NEARNESS: Final[list[list[float]]] = [[0.5**away for away in row] for row in DAYS]
"""By two places: how near a hunter is, halved by each day of travel."""
SHY: Final[float] = 4.0
"""How much he shuns the places that hunters are near to.

What bots did in 80 games is foreseen best with 6; who counts on less is less easily deceived.
"""


def shyness(places: list[int]) -> list[float]:
    """By place: how readily Dracula goes there while hunters are in these places."""
    rows = [NEARNESS[ground(place)] for place in places if place != NOWHERE]
    found: list[float] = []
    for place in LOCATIONS:
        near = 0.0
        for row in rows:
            near += row[place]
        ways = len(NEIGHBOURS[place]) / MANY_WAYS
        found.append(TO_SEA if is_sea(place) else exp(-SHY * near) * ways)
    return found


def places_now(g: Fury) -> list[int]:
    return [h.place for h in g.hunters]


class Root:
    """What all believe at the root of a search; it holds while the search looks ahead."""

    def __init__(self, belief: TrailBelief) -> None:
        self.belief = belief
        self.notes = len(belief.log)

    def slides(self, g: Fury) -> int:
        """How often the Trail has slid since."""
        return sum(1 for entry in g.evidence[self.notes :] if kind_of(entry) == SLID)


def root_of(base: Fury) -> Root | None:
    """None where the position was set up by hand: there is nothing to hold on to."""
    belief = believed(base.evidence)
    return Root(belief) if looks_like(base, belief) else None


def heat(g: Fury, root: Root | None) -> list[float]:
    """By place: how likely Dracula is there, from what all have learned."""
    return whereabouts(g) if root is None else root.belief.weights(HERE)


def leaning(weights: list[float], shy: list[float]) -> list[float]:
    """What is possible, weighted by what he is likely to do; at sea he is known to be."""
    leant = [w * (1.0 if is_sea(p) else shy[p]) if w else 0.0 for p, w in enumerate(weights)]
    total = sum(leant)
    return [w / total for w in leant] if total > 0.0 else weights


def footprints(g: Fury, shy: list[float], root: Root | None) -> list[list[float]]:
    """By space of the Trail and by place: how likely the hidden card there is this one."""
    belief = foreseen(g.evidence) if root is None else root.belief
    slid = 0 if root is None else root.slides(g)
    known = root is not None or looks_like(g, belief)
    nowhere = [0.0] * len(LOCATIONS)
    prints: list[list[float]] = []
    for space in range(SPACES):
        told = known and bool(g.trail[space].facedown) and space >= slid
        prints.append(leaning(belief.weights(space - slid), shy) if told else nowhere)
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
