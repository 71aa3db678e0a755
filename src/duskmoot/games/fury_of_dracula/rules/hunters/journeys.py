"""Journeys over several roads or seas: Fast Horses, Sense of Emergency, Excellent Weather."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import is_sea
from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.arrival import move_hunter
from duskmoot.games.fury_of_dracula.rules.hunters.hand import throw_away
from duskmoot.games.fury_of_dracula.rules.hunters.travel import (
    cities_by_rail,
    cities_by_road,
    forbids_sailing,
    sea_ends,
)
from duskmoot.games.fury_of_dracula.sheets import (
    BY_RAIL,
    BY_ROAD,
    BY_WATER,
    NONE,
    TICKETS,
    YELLOW_VALUE,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import RIDE_TO, SAIL
from duskmoot.kernel.acts import DONE, act, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, follow, repeat_seat, stop_if

JOURNEY: Final[Outline[Fury]] = Outline("journey")
CRUISE: Final[Outline[Fury]] = Outline("cruise")
SEA_STEP: Final[Outline[Fury]] = Outline("sea-step")


def outlines() -> None:
    JOURNEY.reads(stop_if(cannot_go), ask(JOURNEY_TO))
    CRUISE.reads(repeat_seat(SEA_STEP, until=cruise_is_over))
    SEA_STEP.reads(ask(SAIL_ON))


def ride_out(g: Fury, h: Hunter) -> None:
    """A random ticket is shown: its yellow value says how far; without one the horses are lost."""
    ticket = g.ticket_pool[g.chance.below(TICKETS, len(g.ticket_pool))] if g.ticket_pool else NONE
    far = YELLOW_VALUE[ticket] if ticket != NONE else 0
    if ticket != NONE:
        g.tell(tales.SHOWS_TICKET, h.number, ticket)
        g.chance.shuffle(TICKETS, g.ticket_pool)
    if far == 0:
        throw_away(g, h, named("fast_horses"))
    set_out(g, h, max(far, 1), BY_ROAD)


def set_out(g: Fury, h: Hunter, steps: int, travel: int) -> None:
    """Up to so many roads or railways, if any is free."""
    if journeys(g, h.place, steps, travel):
        g.mover = h.number
        g.count = steps
        g.travel = travel
        follow(g, JOURNEY, h.seat)


def journeys(g: Fury, place: int, steps: int, travel: int) -> list[int]:
    reach = cities_by_rail if travel == BY_RAIL else cities_by_road
    return reach(g, place, steps)


def cannot_go(g: Fury) -> bool:
    """He was defeated before he set out."""
    return not journeys(g, g.hunters[g.mover].place, g.count, g.travel)


class JourneyTo(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        place = g.hunters[g.mover].place
        return [act(RIDE_TO, p) for p in journeys(g, place, g.count, g.travel)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        g.count = 0
        move_hunter(g, g.hunters[g.mover], noun(act), g.travel)

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.mover)]


def set_sail(g: Fury, h: Hunter, steps: int) -> None:
    g.mover = h.number
    g.count = steps
    follow(g, CRUISE, h.seat)


def sea_legs(g: Fury) -> list[int]:
    h = g.hunters[g.mover]
    return [p for p in sea_ends(g, h.place) if not forbids_sailing(g, h, p)]


def cruise_is_over(g: Fury, seat: int) -> bool:
    return g.mover == NONE or g.count == 0 or not sea_legs(g)


class SailOn(Ask[Fury]):
    """One sea move after the other; the last one is an arrival."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        first = [DONE] if g.count == 1 else []
        return [*[act(SAIL, p) for p in sea_legs(g)], *first]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = g.hunters[g.mover]
        if act == DONE:
            g.count = 0
            return
        g.count -= 1
        if g.count and is_sea(noun(act)):
            h.place = noun(act)
            g.tell(tales.SAILS, h.number, h.place)
        else:
            g.count = 0
            move_hunter(g, h, noun(act), BY_WATER)

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.mover)]


JOURNEY_TO: Final[JourneyTo] = JourneyTo("journey")
SAIL_ON: Final[SailOn] = SailOn("sail-on")
outlines()
