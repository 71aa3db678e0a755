"""What a hunter may do in a turn, and what keeps him from it (book: 'Actions')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.board import BY_ROAD as ROADS_TO
from duskmoot.games.fury_of_dracula.board import BY_SEA, is_city
from duskmoot.games.fury_of_dracula.cards.moments import BY_DAY
from duskmoot.games.fury_of_dracula.cards.table import CARDS, CHARTERED_CARRIAGE, FAST_HORSES
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.damage import present
from duskmoot.games.fury_of_dracula.rules.hunters.hand import (
    events_of,
    has_event,
    has_item,
    shows,
)
from duskmoot.games.fury_of_dracula.rules.hunters.search import forbids_search
from duskmoot.games.fury_of_dracula.rules.hunters.supply import forbids_reservation, forbids_supply
from duskmoot.games.fury_of_dracula.rules.hunters.trade import forbids_leading, forbids_trade
from duskmoot.games.fury_of_dracula.rules.hunters.travel import (
    cities_by_road,
    forbids_drive,
    forbids_leaving,
    forbids_rail,
    forbids_sailing,
    has_train,
)
from duskmoot.games.fury_of_dracula.rules.round.events import (
    action_moments,
    any_fits,
    forbids_event,
)
from duskmoot.games.fury_of_dracula.sheets import DAY, MINA, VAN_HELSING
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import (
    BOND,
    CHARTER,
    DRIVE,
    LEAD,
    PLAY,
    RESERVE,
    REST,
    RIDE,
    SAIL,
    SEARCH,
    SUPPLY,
    TRADE,
    USE,
)
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb

DRIVES: Final[list[list[int]]] = [[act(DRIVE, p) for p in sorted(near)] for near in ROADS_TO]
SAILS: Final[list[list[int]]] = [[act(SAIL, p) for p in sorted(near)] for near in BY_SEA]
"""By place: all moves by road, and all by sea."""


def kind(deed: int) -> int:
    """All ways of moving are one action, and so are all special ones."""
    if deed in (DRIVE, SAIL, RIDE, CHARTER):
        return DRIVE
    if deed in (PLAY, USE, BOND):
        return PLAY
    return TRADE if deed == LEAD else deed


def is_day_event(g: Fury, act: int) -> bool:
    """One that is played at any time of the day, and costs no action."""
    return verb(act) == PLAY and g.step == DAY and CARDS[noun(act)].moments & BY_DAY != 0


def forbids_deed(g: Fury, h: Hunter, deed: int, what: int) -> str:
    if deed == DRIVE:
        return forbids_drive(g, h, what)
    if deed == SAIL:
        return forbids_sailing(g, h, what)
    if deed in (RIDE, CHARTER):
        return forbids_rail(g, h, what, deed == CHARTER)
    if deed == SUPPLY:
        return forbids_supply(g, h)
    if deed == SEARCH:
        return forbids_search(g, h)
    if deed == RESERVE:
        return forbids_reservation(g, h)
    if deed == TRADE:
        return forbids_trade(g, h, what)
    if deed == LEAD:
        return forbids_leading(g, h, what)
    if deed == BOND:
        return forbids_bond(g, h)
    if deed == PLAY:
        return forbids_event(g, h.number, what, action_moments(g))
    return forbids_horses(g, h, what) if deed == USE else ""


def forbids_bond(g: Fury, h: Hunter) -> str:
    if not is_city(h.place):
        return "hospital.not-for-abilities"
    return "" if len(present(g, h.place)) > 1 else "golden.component-over-reference"


def forbids_horses(g: Fury, h: Hunter, card: int) -> str:
    if card != FAST_HORSES or g.step != DAY:
        return "action.special"
    return "" if cities_by_road(g, h.place, 1) else "token.fog.no-move"


# In a city, where most actions are taken: what is legal, deed by deed in the order of the offers.


def moves_from_city(g: Fury, h: Hunter) -> list[int]:
    """By road, by sea and by rail."""
    if h.done >> DRIVE & 1:
        return []
    found: list[int] = []
    if not forbids_leaving(g, h, True):
        found += DRIVES[h.place]
        if g.fog or g.roadblocks:
            found = [each for each in found if not forbids_drive(g, h, noun(each))]
    if not forbids_leaving(g, h, False):
        found += [each for each in SAILS[h.place] if not forbids_sailing(g, h, noun(each))]
        if h.tickets:
            rides = each_kind(RIDE, h.tickets)
            found += [each for each in rides if has_train(g, h.place, noun(each), False)]
            if has_event(h, CHARTERED_CARRIAGE):
                rides = each_kind(CHARTER, h.tickets)
                found += [each for each in rides if has_train(g, h.place, noun(each), True)]
    return found


def deeds_in_city(g: Fury, h: Hunter) -> list[int]:
    """All that is no move."""
    done = h.done
    found: list[int] = []
    if not done >> SUPPLY & 1 and not forbids_supply(g, h):
        found.append(act(SUPPLY, 0))
    if not done >> REST & 1:
        found.append(act(REST, 0))
    if not done >> SEARCH & 1 and not forbids_search(g, h):
        found.append(act(SEARCH, 0))
    if not done >> RESERVE & 1 and not forbids_reservation(g, h):
        found.append(act(RESERVE, 0))
    if not done >> TRADE & 1:
        found += trades(g, h)
    return found + specials(g, h)


def trades(g: Fury, h: Hunter) -> list[int]:
    others = [o for o in g.hunters if o.number != h.number]
    found = [act(TRADE, o.number) for o in others if not forbids_trade(g, h, o.number)]
    if h.number == VAN_HELSING:
        found += [act(LEAD, o.number) for o in others if not forbids_leading(g, h, o.number)]
    return found


def specials(g: Fury, h: Hunter) -> list[int]:
    """Abilities, cards, and to be done."""
    found: list[int] = []
    free = not h.done >> PLAY & 1
    if h.number == MINA and free and not forbids_bond(g, h):
        found.append(act(BOND, 0))
    now = (action_moments(g) if free else 0) | (BY_DAY if g.step == DAY else 0)
    if any_fits(h.events, now) or any_fits(h.shown, now):
        for each in each_kind(PLAY, events_of(h)):
            by_day = is_day_event(g, each)
            moments = BY_DAY if by_day else action_moments(g)
            if (by_day or free) and not forbids_event(g, h.number, noun(each), moments):
                found.append(each)
    if free and has_item(h, FAST_HORSES) and not forbids_horses(g, h, FAST_HORSES):
        found.append(act(USE, FAST_HORSES))
    found += shows(g, h)
    found.append(DONE)
    return found
