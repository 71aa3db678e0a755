"""How a seat stands, for search and for the curve after the game."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.board import LOCATIONS, NEIGHBOURS, NOWHERE, is_sea
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.evidence import places_then
from duskmoot.games.fury_of_dracula.pieces import Hideout
from duskmoot.games.fury_of_dracula.rules.dracula.trail import current
from duskmoot.games.fury_of_dracula.rules.hunters.hand import item_count
from duskmoot.games.fury_of_dracula.sheets import (
    DRACULA,
    DRACULA_HEALTH,
    HEALTH,
    LAST_INFLUENCE,
    MOST_DESPAIR,
    NIGHT,
    SETUP_STEP,
    TIME_SPACES,
)
from duskmoot.games.fury_of_dracula.state import Fury

RUMOR: Final[int] = 3
"""The influence that a rumor adds to a matured vampire."""
RIPE: Final[list[float]] = [0.25, 0.3, 0.35, 0.45, 0.6, 0.75]
"""By space of the Trail: the chance that a hidden vampire there matures, about."""
IN_LAIR: Final[float] = 0.1
FOUND: Final[float] = 0.3
"""How much of that chance is left where the hunters know the place."""
WOUND: Final[float] = 0.1
"""What the wounds of all hunters are worth, in parts of a victory."""
BITE: Final[float] = 0.02
ARMS: Final[float] = 0.012
"""What an item in the hunters' hands is worth."""
NEAR: Final[float] = 0.05
"""What a hunter is worth who is where Dracula is."""
TIME: Final[float] = 0.2
"""What the weeks are worth that bring Dracula's fury."""


def _steps_from(start: int) -> list[int]:
    """By place: how many moves away it is."""
    steps = [len(LOCATIONS)] * len(LOCATIONS)
    steps[start] = 0
    queue = [start]
    for place in queue:
        for other in NEIGHBOURS[place]:
            if steps[other] > steps[place] + 1:
                steps[other] = steps[place] + 1
                queue.append(other)
    return steps


STEPS: Final[list[list[int]]] = [_steps_from(p) for p in LOCATIONS]
"""By two places: how many moves of Dracula lie between them."""

AWAY: Final[list[float]] = [0.01, 0.03, 0.15, 0.55, 0.85, 1.0]
"""By moves between Dracula and the nearest hunter: how readily he goes there.

Found by counting where bots have gone, and where they would have gone by chance.
"""


def plausible(g: Fury, seat: int) -> float:
    place = current(g)
    if seat == DRACULA or not 0 <= place < len(LOCATIONS):
        return 1.0
    away = len(AWAY) - 1
    for hunter in places_then(g):
        if 0 <= hunter < len(LOCATIONS):
            away = min(away, STEPS[hunter][place])
    return AWAY[away]


def worth(g: Fury) -> list[float]:
    """Dracula by influence, time and the health that is left to him; the hunters the contrary."""
    share = dracula_share(g)
    return [share if seat == DRACULA else 1.0 - share for seat in range(len(g.sealed))]


def dracula_share(g: Fury) -> float:
    if g.over:
        return 1.0 if DRACULA in g.winners else 0.0
    gained = min(1.0, (g.influence + promised(g)) / LAST_INFLUENCE)
    suffered = g.dracula.damage / DRACULA_HEALTH
    lead = 0.45 * (gained - suffered) + TIME * (time_passed(g) - 0.5) + strain(g) - chase(g)
    return min(0.98, max(0.02, 0.5 + lead))


def promised(g: Fury) -> float:
    """The influence that vampires on the Trail will bring, about."""
    hoped = 0.0
    for space, hideout in enumerate(g.trail):
        hoped += RIPE[space] * matures_to(hideout)
    return hoped + sum([IN_LAIR * matures_to(lair) for lair in g.lairs])


def matures_to(hideout: Hideout) -> float:
    """The influence of the best vampire here; less where hunters know of it."""
    best = max([CARDS[card].matured for card in hideout.encounters + hideout.revealed], default=0)
    if best == 0 or not hideout.faceup:
        return best + (RUMOR if best and hideout.rumor else 0)
    return FOUND * (best + (RUMOR if hideout.rumor else 0))


def time_passed(g: Fury) -> float:
    """From 0 to 1: how far the weeks have gone towards Dracula's fury."""
    return min(1.0, (g.despair + g.time / TIME_SPACES) / MOST_DESPAIR)


def strain(g: Fury) -> float:
    """What the hunters' wounds and bites are worth to Dracula, without what they carry."""
    wounds = sum([h.damage / HEALTH[h.number] if h.place != NOWHERE else 1.0 for h in g.hunters])
    bites = sum(h.bites for h in g.hunters)
    carried = sum(item_count(h) for h in g.hunters)
    return WOUND * wounds / len(g.hunters) + BITE * bites - ARMS * (carried - 2 * len(g.hunters))


def chase(g: Fury, without: int = DRACULA) -> float:
    """How near the hunters are, but for those of one seat."""
    if g.step == SETUP_STEP:
        return 0.0
    here = current(g)
    near = 0.0
    for h in g.hunters:
        if 0 <= h.place < len(LOCATIONS) and h.seat != without:
            near += 0.5 ** STEPS[h.place][here]
    return NEAR * near * (0.5 if is_sea(here) else 1.0)


def lent(g: Fury) -> list[float]:
    """To a hunter, how near the others are."""
    seats = range(len(g.sealed))
    return [0.0 if g.over or seat == DRACULA else chase(g, seat) for seat in seats]


def settled(g: Fury) -> bool:
    """At nightfall, when the day's moves and the combat of dusk are over."""
    return g.step == NIGHT and not any(h.acted for h in g.hunters) and not g.fighters


def scores(g: Fury) -> list[int]:
    """Influence for Dracula, the damage done to him for the hunters."""
    return [g.influence if seat == DRACULA else g.dracula.damage for seat in range(len(g.sealed))]
