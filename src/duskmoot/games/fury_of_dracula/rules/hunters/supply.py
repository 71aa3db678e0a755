"""Supplies and tickets (book: 'Supply', 'Reserve a ticket')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import CASTLE, IS_LARGE, in_hospital
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.round.decks import (
    back,
    draw_item,
    return_ticket,
    take_event,
)
from duskmoot.games.fury_of_dracula.rules.round.events import receive
from duskmoot.games.fury_of_dracula.sheets import (
    DAY,
    DRACULA_BACK,
    GODALMING,
    MOST_TICKETS,
    NONE,
    TICKETS,
)
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import KEEP_TICKET, RETURN_TICKET
from duskmoot.kernel.acts import act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, do, follow, repeat_seat, when

RESERVING: Final[Outline[Fury]] = Outline("reserve")
DRAWING: Final[Outline[Fury]] = Outline("ticket")


def outlines() -> None:
    RESERVING.reads(repeat_seat(DRAWING, until=tickets_drawn))
    DRAWING.reads(
        when(holds_two_tickets, ask(MAKE_ROOM)),
        do(draw_ticket),
        ask(KEEP_OR_RETURN),
    )


# Supply.


def forbids_supply(g: Fury, h: Hunter) -> str:
    if g.no_supply:
        return "golden.cannot-absolute"
    return "move.castle.hunter-actions" if h.place == CASTLE else ""


def supply(g: Fury, h: Hunter) -> None:
    """An item in a large city or a hospital, then the event part, except in a hospital."""
    hospital = in_hospital(h.place)
    if hospital or IS_LARGE[h.place]:
        for i in range(2 if h.number == GODALMING and not hospital else 1):
            take_item(g, h)
    if hospital:
        return
    by_day = g.step == DAY
    card = take_event(g, bottom=not by_day)
    if card == NONE:
        return
    if back(card) != DRACULA_BACK:
        g.tell(tales.DRAWS_EVENT, h.number)
        receive(g, h.number, card)
    elif by_day:
        g.buried.append(card)
        g.tell(tales.BURIES_EVENT, h.number)
    else:
        g.tell(tales.DRACULA_TAKES_EVENT)
        receive(g, NONE, card)


def take_item(g: Fury, h: Hunter) -> None:
    card = draw_item(g)
    if card != NONE:
        h.items.append(card)
        g.tell(tales.DRAWS_ITEM, h.number)
        g.whisper(1 << h.seat, tales.SEES_ITEM, h.number, card)


# Tickets.


def forbids_reservation(g: Fury, h: Hunter) -> str:
    if h.place == CASTLE:
        return "move.castle.hunter-actions"
    return "" if g.ticket_pool else "action.ticket.draw"


def reserve(g: Fury, h: Hunter) -> None:
    g.count = 2 if h.number == GODALMING else 1
    follow(g, RESERVING, h.seat)


def tickets_drawn(g: Fury, seat: int) -> bool:
    h = g.next_hunter()
    second = h.number == GODALMING and g.count == 1
    return g.count == 0 or not g.ticket_pool or (second and holds_two_tickets(g))


def holds_two_tickets(g: Fury) -> bool:
    return len(g.next_hunter().tickets) >= MOST_TICKETS[g.acting]


class MakeRoom(Ask[Fury]):
    """One of two tickets goes before another is drawn."""

    def offers(self, g: Fury, seat: int) -> list[int]:
        return each_kind(RETURN_TICKET, g.next_hunter().tickets)

    def answer(self, g: Fury, seat: int, act: int) -> None:
        put_back(g, g.next_hunter(), noun(act))


def draw_ticket(g: Fury) -> None:
    h = g.next_hunter()
    g.count -= 1
    at = g.chance.below(TICKETS, len(g.ticket_pool))
    h.tickets.append(g.ticket_pool.pop(at))
    g.tell(tales.DRAWS_TICKET, h.number)


class KeepOrReturn(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        drawn = g.next_hunter().tickets[-1]
        return [act(KEEP_TICKET, drawn), act(RETURN_TICKET, drawn)]

    def answer(self, g: Fury, seat: int, act: int) -> None:
        if verb(act) == RETURN_TICKET:
            put_back(g, g.next_hunter(), noun(act))


def put_back(g: Fury, h: Hunter, ticket: int) -> None:
    h.tickets.remove(ticket)
    return_ticket(g, ticket)
    g.tell(tales.RETURNS_TICKET, h.number)


MAKE_ROOM: Final[MakeRoom] = MakeRoom("make-room")
KEEP_OR_RETURN: Final[KeepOrReturn] = KeepOrReturn("keep-ticket")
outlines()
