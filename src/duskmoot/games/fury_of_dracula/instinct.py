"""What players would do without thinking: the playouts of a search are played like this.

Dracula keeps away from hunters and lays vampires; hunters travel by day, gather supplies and search
by night, and strike with what they carry; what is offered is mostly taken.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.board import LOCATIONS, NOWHERE, is_sea
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.features import STEPS
from duskmoot.games.fury_of_dracula.rules.combat.fighters import ESCAPES
from duskmoot.games.fury_of_dracula.rules.dracula.trail import current
from duskmoot.games.fury_of_dracula.rules.hunters.trade import is_empty
from duskmoot.games.fury_of_dracula.sheets import DAY, DRACULA
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import (
    AGREE,
    AMBUSH,
    BEGIN_IN,
    CHOOSE,
    DRIVE,
    DRIVE_TO,
    ENGAGE,
    FLY,
    GIVE,
    GIVE_TICKET,
    LAIR,
    MATURE,
    MOVE,
    PLACE,
    PLAY,
    POWER,
    PROPOSE,
    RESOLVE,
    REST,
    RIDE,
    RIDE_TO,
    RUMOR,
    SAIL,
    SEARCH,
    SHOW,
    SUPPLY,
    WOLF_TO,
)
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.view import IMAGINED

FLIGHT: Final[list[int]] = [BEGIN_IN, MOVE, WOLF_TO, FLY, DRIVE_TO]
PURSUIT: Final[list[int]] = [DRIVE, SAIL, RIDE_TO]
COMPARED: Final[list[int]] = [*FLIGHT, *PURSUIT, POWER, CHOOSE, PLACE, MATURE, ENGAGE]
"""What is chosen by its looks."""
RESOLVE_TENTHS: Final[int] = 7
"""How often the obvious is done, in tenths."""


def lean(g: Fury, seat: int, acts: list[int]) -> int:
    """By chance, but with habits."""
    asked = verb(acts[0])
    if asked == SHOW and acts[-1] == DONE:
        return DONE
    if asked in (RUMOR, AMBUSH, RESOLVE) or (len(acts) > 1 and acts[-1] == DONE and asked == PLAY):
        offered = [a for a in acts if a != DONE and verb(a) != SHOW]
        taken = offered and g.chance.below(IMAGINED, 10) < RESOLVE_TENTHS
        return g.chance.pick(IMAGINED, offered) if taken else acts[-1]
    if acts[-1] == DONE and len(acts) > 1 and verb(acts[-2]) in (AGREE, PROPOSE):
        return lean_to_trade(g, acts)
    if any(verb(a) in (SUPPLY, REST) for a in acts):
        return lean_to_act(g, acts)
    if asked in COMPARED:
        return better_of_two(g, seat, acts)
    return g.chance.pick(IMAGINED, acts)


def lean_to_trade(g: Fury, acts: list[int]) -> int:
    """One gift, and mostly a yes to it: no long talk."""
    gifts = [a for a in acts if verb(a) in (GIVE, GIVE_TICKET)]
    if gifts and verb(acts[-2]) == PROPOSE and is_empty(g.hunters[g.acting], g.hunters[g.partner]):
        return g.chance.pick(IMAGINED, gifts)
    return acts[-2] if g.chance.below(IMAGINED, 10) < RESOLVE_TENTHS else DONE


def lean_to_act(g: Fury, acts: list[int]) -> int:
    """By day on the road, by night whatever there is to find; the wounded rest."""
    h = g.next_hunter()
    searches = [a for a in acts if verb(a) == SEARCH]
    if searches and g.chance.below(IMAGINED, 10) < RESOLVE_TENTHS:
        return searches[0]
    ways = [a for a in acts if verb(a) in (DRIVE, SAIL, RIDE)]
    if ways and g.step == DAY and g.chance.below(IMAGINED, 10) < RESOLVE_TENTHS:
        return better_of_two(g, h.seat, ways)
    rests = [a for a in acts if verb(a) == REST]
    if rests and 2 * h.damage > g.chance.below(IMAGINED, 20):
        return rests[0]
    supplies = [a for a in acts if verb(a) == SUPPLY]
    if supplies and g.chance.below(IMAGINED, 10) < RESOLVE_TENTHS:
        return supplies[0]
    return g.chance.pick(IMAGINED, acts)


def better_of_two(g: Fury, seat: int, acts: list[int]) -> int:
    """Of two acts drawn by chance the one that looks better."""
    one = g.chance.pick(IMAGINED, acts)
    other = g.chance.pick(IMAGINED, acts)
    return one if looks(g, seat, one) >= looks(g, seat, other) else other


def looks(g: Fury, seat: int, a: int) -> float:
    """How good an act looks at first sight, beside others of its question."""
    deed = verb(a)
    if deed in FLIGHT:
        return away(g, noun(a)) - (1.5 if is_sea(noun(a)) else 0.0)
    if deed in PURSUIT:
        return -float(STEPS[noun(a)][current(g)]) if noun(a) < len(LOCATIONS) else 0.0
    if deed in (PLACE, MATURE, LAIR):
        return 2.0 if deed == MATURE or (deed == PLACE and CARDS[noun(a)].vampire) else 1.0
    if deed == CHOOSE:
        return blow(g, seat, noun(a))
    if deed == ENGAGE:
        return float(g.hunters[noun(a)].damage)
    return 2.0


def away(g: Fury, place: int) -> float:
    """How far the nearest hunter is."""
    places = [h.place for h in g.hunters if h.place != NOWHERE and h.place < len(LOCATIONS)]
    return float(min([STEPS[p][place] for p in places], default=len(LOCATIONS)))


def blow(g: Fury, seat: int, card: int) -> float:
    """Weapons strike; Dracula flees when several fight him."""
    if seat == DRACULA and CARDS[card].id in ESCAPES:
        return 3.0 if len(g.fighters) > 1 and g.combat_round > g.despair else 0.0
    return float(CARDS[card].damage)
