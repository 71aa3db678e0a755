"""Trade and Van Helsing's Leader (book: 'Trade', 'Leader')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import hospital_of, is_city
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hand import (
    events_of,
    items_of,
    lose,
)
from duskmoot.games.fury_of_dracula.rules.tidy import TIDY
from duskmoot.games.fury_of_dracula.sheets import MOST_TICKETS, NONE
from duskmoot.games.fury_of_dracula.state import Fury, follow
from duskmoot.games.fury_of_dracula.verbs import GIVE, GIVE_TICKET, LEAD
from duskmoot.kernel.acts import DONE, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, for_each, repeat
from duskmoot.kernel.story import Tale

TRADING: Final[Outline[Fury]] = Outline("trade")
HANDING: Final[Outline[Fury]] = Outline("handing")
BARTER: Final[Outline[Fury]] = Outline("barter")


def outlines() -> None:
    TRADING.reads(repeat(HANDING, until=both_done), do(end_trade), call(TIDY))
    HANDING.reads(for_each(giver_seat, BARTER))
    BARTER.reads(ask(GIVE_AWAY))


def forbids_trade(g: Fury, h: Hunter, partner: int) -> str:
    place = g.hunters[partner].place
    if place == hospital_of(h.place):
        return "trade.not-with-hospital"
    return "" if place == h.place else "trade.same-city"


def forbids_leading(g: Fury, h: Hunter, partner: int) -> str:
    return "" if is_city(g.hunters[partner].place) else "trade.leader.any-city"


def trade(g: Fury, h: Hunter, partner: int) -> None:
    """First the one, then the other gives what he will; nobody else hears what."""
    g.partner = partner
    g.settled = 0
    g.tell(tales.TRADES, h.number, partner)
    follow(g, TRADING, h.seat)


def confidants(g: Fury) -> list[int]:
    """The seats of the two while they trade; one seat for both has nobody to talk to."""
    if g.partner == NONE:
        return []
    seats = {g.hunters[g.acting].seat, g.hunters[g.partner].seat}
    return sorted(seats) if len(seats) == 2 else []


def giver(g: Fury) -> Hunter:
    return g.hunters[g.partner if g.settled else g.acting]


def taker(g: Fury) -> Hunter:
    return g.hunters[g.acting if g.settled else g.partner]


def giver_seat(g: Fury) -> list[int]:
    return [giver(g).seat]


def both_done(g: Fury) -> bool:
    return g.settled == 2


def end_trade(g: Fury) -> None:
    g.partner = NONE
    g.settled = 0


def too_many_tickets(g: Fury) -> bool:
    """Whether the partner must give back a ticket before the trade ends."""
    h = giver(g)
    return len(h.tickets) > MOST_TICKETS[h.number]


def takes_no_ticket(g: Fury) -> bool:
    """The partner may hold one too many until he has given in return."""
    other = taker(g)
    room = MOST_TICKETS[other.number] - len(other.tickets)
    return room <= 0 if g.settled else room < 0


class GiveAway(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        h = giver(g)
        gifts = each_kind(GIVE, items_of(h) + events_of(h))
        return [*gifts, *each_kind(GIVE_TICKET, h.tickets), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        if act == DONE:
            return "action.ticket.limit" if too_many_tickets(g) else ""
        leading = g.deed == LEAD
        if verb(act) == GIVE_TICKET:
            if leading:
                return "trade.leader.events-only"
            return "action.ticket.limit" if takes_no_ticket(g) else ""
        if noun(act) in events_of(giver(g)):
            return "" if leading else "trade.only-items-and-tickets"
        return "trade.leader.events-only" if leading else ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h, other = giver(g), taker(g)
        if act == DONE:
            g.settled += 1
        elif verb(act) == GIVE_TICKET:
            h.tickets.remove(noun(act))
            other.tickets.append(noun(act))
            tell_both(g, tales.GIVES_TICKET, h, other, noun(act))
        else:
            (other.events if noun(act) in events_of(h) else other.items).append(noun(act))
            hidden = noun(act) in h.items + h.events
            lose(h, noun(act))
            if hidden:  # what lies face up is seen to go
                tell_both(g, tales.GIVES, h, other, noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", taker(g).number)]


def tell_both(g: Fury, tale: Tale, h: Hunter, other: Hunter, what: int) -> None:
    """A player who trades with himself needs no telling."""
    if h.seat != other.seat:
        g.whisper(1 << h.seat | 1 << other.seat, tale, h.number, other.number, what)


GIVE_AWAY: Final[GiveAway] = GiveAway("give")
outlines()
