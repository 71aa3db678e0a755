"""Arrival: Dracula's answer to a hunter's move, what is revealed (book: 'Hideouts', 'Ambush')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import BY_ROAD as ROADS_TO
from duskmoot.games.fury_of_dracula.board import (
    BY_SEA,
    HOSPITAL_CITY,
    HOSPITALS,
    NOWHERE,
    REGION,
    in_hospital,
    is_city,
    is_sea,
)
from duskmoot.games.fury_of_dracula.cards.table import CUSTOMS_SEARCH, WILD_HORSES
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.dracula.ambush import lie_in_wait
from duskmoot.games.fury_of_dracula.rules.dracula.trail import reveal_place
from duskmoot.games.fury_of_dracula.rules.hunters.damage import delay, hurt
from duskmoot.games.fury_of_dracula.rules.hunters.hand import items_of, throw_away
from duskmoot.games.fury_of_dracula.rules.round.decks import spend_event
from duskmoot.games.fury_of_dracula.sheets import (
    BY_OTHER,
    BY_RAIL,
    BY_ROAD,
    BY_WATER,
    DRACULA,
    HUNTERS,
    NONE,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import DRIVE_TO, GIVE_UP_ITEMS, PLAY
from duskmoot.kernel.acts import DONE, act, each_kind, noun
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, follow, when, window
from duskmoot.kernel.story import Tale
from duskmoot.kernel.zones import holds

ARRIVAL: Final[Outline[Fury]] = Outline("arrival")
DRIVEN: Final[Outline[Fury]] = Outline("driven")
CUSTOMS: Final[Outline[Fury]] = Outline("customs")


def outlines() -> None:
    ARRIVAL.reads(
        when(moved_himself, window(dracula_with_events, MOVE_EVENT)),
        do(come_to),
    )
    DRIVEN.reads(ask(DRIVE), do(come_to))
    CUSTOMS.reads(ask(PAY_CUSTOMS))


def move_hunter(g: Fury, h: Hunter, place: int, travel: int) -> None:
    """His figure goes there; all that follows from it comes next."""
    g.mover = h.number
    g.origin = h.place
    g.travel = travel
    h.place = place
    g.tell(told_of(travel), h.number, place)
    follow(g, ARRIVAL, h.seat)


def told_of(travel: int) -> Tale:
    if travel == BY_RAIL:
        return tales.RIDES
    return tales.SAILS if travel == BY_WATER else tales.MOVES


def moved_himself(g: Fury) -> bool:
    return g.travel != BY_OTHER


def dracula_with_events(g: Fury) -> list[int]:
    return [DRACULA] if g.dracula.events and g.mover != NONE else []


class MoveEvent(Ask[Fury]):
    """Wild Horses after a road move, Customs Search between regions."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [*each_kind(PLAY, g.dracula.events), DONE]

    def legal(self, g: Fury, seat: int) -> list[int]:
        """Mostly neither is there, and there is nothing to look at."""
        events = g.dracula.events
        if holds(events, WILD_HORSES) or holds(events, CUSTOMS_SEARCH):
            return super().legal(g, seat)
        return [DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return ""
        place = g.hunters[g.mover].place
        if noun(act) == WILD_HORSES and g.travel == BY_ROAD:
            return "" if where_driven(g, place) else "token.fog.no-move"
        if noun(act) == CUSTOMS_SEARCH and crossed_border(g, place):
            return ""
        return "event.timing"

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if act == DONE:
            return
        g.dracula.events.remove(noun(act))
        spend_event(g, HUNTERS, noun(act))
        h = g.hunters[g.mover]
        if noun(act) == WILD_HORSES:
            g.travel = BY_OTHER
            follow(g, DRIVEN, DRACULA)
        else:
            delay(g, h)
            g.origin = h.place
            if items_of(h):
                follow(g, CUSTOMS, h.seat)


def crossed_border(g: Fury, place: int) -> bool:
    """Sea zones and hospitals belong to no region."""
    if not is_city(place) or not is_city(g.origin):
        return False
    return REGION[g.origin] != REGION[place]


def where_driven(g: Fury, place: int) -> list[int]:
    """Cities to which a hunter here can be moved: ports from the sea, its city from a hospital."""
    if holds(g.fog, place) or place == NOWHERE:
        return []
    if in_hospital(place):
        near = [HOSPITAL_CITY[HOSPITALS.index(place)]]
    elif is_sea(place):
        near = [p for p in BY_SEA[place] if is_city(p)]
    else:
        near = ROADS_TO[place]
    return [p for p in near if not holds(g.fog, p)]


class Drive(Ask[Fury]):
    """Dracula moves the hunter to an adjacent city."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(DRIVE_TO, p) for p in where_driven(g, g.hunters[g.mover].place)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = g.hunters[g.mover]
        h.place = noun(act)
        g.tell(tales.DRIVEN, h.number, h.place)

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", g.mover)]


class PayCustoms(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        return [act(GIVE_UP_ITEMS, 0), DONE]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = g.hunters[g.mover]
        if act == DONE:
            hurt(g, h, 3)
        else:
            for card in items_of(h):
                throw_away(g, h, card)


def come_to(g: Fury) -> None:
    """The card of the place is revealed, if it is a hideout or a lair, and an ambush may follow."""
    if g.mover == NONE:
        return
    h = g.hunters[g.mover]
    g.mover = NONE
    if is_city(h.place) and reveal_place(g, h.place):
        lie_in_wait(g, h.number)


def drive_away(g: Fury, h: Hunter) -> None:
    """Dracula moves him to an adjacent city, if there is one."""
    if h.place != NOWHERE and where_driven(g, h.place):
        g.mover = h.number
        g.origin = h.place
        g.travel = BY_OTHER
        follow(g, DRIVEN, DRACULA)


DRIVE: Final[Drive] = Drive("drive")
MOVE_EVENT: Final[MoveEvent] = MoveEvent("move-event")
PAY_CUSTOMS: Final[PayCustoms] = PayCustoms("customs")
outlines()
