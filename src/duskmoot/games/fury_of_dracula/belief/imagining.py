"""The Trail as hunters may imagine it: a trail of the belief, laid out on the board."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.belief.ground import LOOSE
from duskmoot.games.fury_of_dracula.belief.hands import deal
from duskmoot.games.fury_of_dracula.belief.keys import LOST_SHIFT, card_in, link
from duskmoot.games.fury_of_dracula.belief.memory import believed, foreseen
from duskmoot.games.fury_of_dracula.belief.trail import HERE, TrailBelief
from duskmoot.games.fury_of_dracula.board import (
    HIDE,
    LOCATIONS,
    NOWHERE,
    PLACE_BACKS,
    PLAIN_BACK,
)
from duskmoot.games.fury_of_dracula.pieces import Hideout
from duskmoot.games.fury_of_dracula.sheets import (
    DRACULA,
    HEAT,
    LAIRS,
    NEST_NAMES,
    SETUP_STEP,
    SPACES,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel import flow
from duskmoot.kernel.view import IMAGINED
from duskmoot.kernel.zones import back_of

TRIES: Final[int] = 50
IMPOSSIBLE: Final[int] = -1
FACE_DOWN: Final[int] = 1000
"""Behind all places: the backs of cards."""


def believe(g: Fury, seat: int) -> None:
    if seat != DRACULA:
        imagine_trail(g)
    deal(g, seat)


# A trail on the board.


def imagine_trail(g: Fury) -> None:
    belief = believed(g.evidence)
    if not looks_like(g, belief):
        guess(g)
        return
    for attempt in range(TRIES):
        lay_out(g, belief.sample(g.chance))
        if can_be_played_on(g):
            return
    for key in belief.keys:
        lay_out(g, key)
        if can_be_played_on(g):
            return


def looks_like(g: Fury, belief: TrailBelief) -> bool:
    """Whether the belief speaks of what lies on the board: not if that was set up by hand."""
    if not belief.keys:
        return False
    key = next(iter(belief.keys))
    hideouts = g.hideouts()
    for nest in range(len(hideouts)):
        place = place_in(key, nest)
        if not hideouts[nest].facedown:
            if hideouts[nest].place() != place:
                return False
        elif place == NOWHERE or PLACE_BACKS[place] != printed(hideouts[nest]):
            return False
    return True


def printed(hideout: Hideout) -> int:
    """The back of a card that lies face down."""
    return back_of(hideout.facedown[0], PLACE_BACKS)


def place_in(key: int, nest: int) -> int:
    card = card_in(key, nest)
    return HIDE if card >= LOOSE else card - 1


def lay_out(g: Fury, key: int) -> None:
    """What lies face down is what this trail says."""
    hideouts = g.hideouts()
    for nest in range(len(hideouts)):
        if hideouts[nest].facedown:
            hideouts[nest].facedown = [place_in(key, nest)]
    g.dracula.lost = (key >> LOST_SHIFT) - 1
    g.dracula.link = link(key) - 1


def can_be_played_on(g: Fury) -> bool:
    """Dracula is not asked for a play when there is none."""
    if g.asked != [DRACULA] or flow.question(g).key != "prowl":
        return True
    return bool(flow.legal(g, DRACULA))


# Positions that no play has led to, set up by hand.


def guess(g: Fury) -> None:
    """Any cards with these backs."""
    taken = [hideout.faceup[0] for hideout in g.hideouts() if hideout.faceup]
    for hideout in g.hideouts():
        if not hideout.facedown:
            continue
        fit = [place for place in behind(g, printed(hideout)) if place not in taken]
        hideout.facedown = [g.chance.pick(IMAGINED, fit)]
        taken.append(hideout.facedown[0])
    g.dracula.lost = NOWHERE
    g.dracula.link = NOWHERE
    if g.step != SETUP_STEP and all(hideout.location() == NOWHERE for hideout in g.trail):
        fit = [place for place in behind(g, PLAIN_BACK) if place not in taken]
        g.dracula.lost = g.chance.pick(IMAGINED, fit)


def behind(g: Fury, back: int) -> list[int]:
    """The locations that may lie behind this back; no city where a hunter is."""
    hunted = [h.place for h in g.hunters] if back == PLAIN_BACK else []
    return [p for p in LOCATIONS if PLACE_BACKS[p] == back and p not in hunted]


# The heat map.


def whereabouts(g: Fury) -> list[float]:
    """By location: how likely Dracula is there, from what all have learned."""
    belief = foreseen(g.evidence)
    if looks_like(g, belief):
        return belief.weights(HERE)
    for hideout in g.trail:
        if hideout.facedown or (hideout.faceup and hideout.faceup != [HIDE]):
            fit = hideout.faceup or behind(g, printed(hideout))
            return [1 / len(fit) if place in fit else 0.0 for place in LOCATIONS]
    return [0.0] * len(LOCATIONS)


def reckoning(g: Fury, seat: int) -> dict[str, list[int]]:
    """In thousandths by location: where Dracula is, and each card that lies face down."""
    if not reckons(g, seat):
        return {}
    belief = believed(g.evidence)
    if not looks_like(g, belief):
        return {}
    belief.weigh_all()
    heat = {"here": thousandths(belief, HERE)}
    hideouts = g.hideouts()
    for nest in range(SPACES + LAIRS):
        if hideouts[nest].facedown:
            heat[NEST_NAMES[nest]] = thousandths(belief, nest)
    return heat


def reckons(g: Fury, seat: int) -> bool:
    """Whether the seat has anything to work out, and may see it."""
    return seat != DRACULA and not g.options[HEAT] and bool(g.evidence)


def grounds(g: Fury, seat: int) -> list[int]:
    """All that a reckoning follows from: where this is the same, it is."""
    if not reckons(g, seat):
        return []
    found = g.evidence[:]
    for hideout in g.hideouts():
        found.append(FACE_DOWN + printed(hideout) if hideout.facedown else hideout.place())
    return found


def thousandths(belief: TrailBelief, what: int) -> list[int]:
    weights = belief.weights(what)
    found = [IMPOSSIBLE] * len(weights)
    possible = belief.possible(what)
    for place in range(len(weights)):
        if possible[place]:
            found[place] = round(weights[place] * 1000)
    return found
