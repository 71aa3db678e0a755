"""Trade and Van Helsing's Leader (book: 'Trade', 'Leader').

The two talk in turn: each shows what he will, lays out what he would give and what he would like
of that which he was shown, and puts it to the other. Nothing moves before both have said yes.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.board import hospital_of, is_city
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.hunters.hand import events_of, items_of, lose
from duskmoot.games.fury_of_dracula.rules.hunters.limits import TIDY
from duskmoot.games.fury_of_dracula.sheets import MOST_TICKETS, NONE
from duskmoot.games.fury_of_dracula.state import Fury, hunter_seats
from duskmoot.games.fury_of_dracula.verbs import (
    AGREE,
    ASK_FOR,
    ASK_FOR_TICKET,
    CONFIDE,
    CONFIDE_TICKET,
    GIVE,
    GIVE_TICKET,
    KEEP,
    KEEP_TICKET,
    LEAD,
    LEAVE,
    LEAVE_TICKET,
    PROPOSE,
)
from duskmoot.kernel.acts import DONE, act, each_kind, noun, verb
from duskmoot.kernel.ask import Ask
from duskmoot.kernel.flow import Outline, ask, call, do, follow, for_each, repeat
from duskmoot.kernel.story import Tale
from duskmoot.kernel.zones import without

TRADING: Final[Outline[Fury]] = Outline("trade")
TALK: Final[Outline[Fury]] = Outline("talk")
BIDDING: Final[Outline[Fury]] = Outline("bidding")
MOST_SAID: Final[int] = 24
"""So many changes each of the two may make; then it is yes or no."""
TICKET_DEEDS: Final[tuple[int, ...]] = (
    GIVE_TICKET,
    KEEP_TICKET,
    ASK_FOR_TICKET,
    LEAVE_TICKET,
    CONFIDE_TICKET,
)


def outlines() -> None:
    TRADING.reads(repeat(TALK, until=is_settled), do(end_trade), call(TIDY))
    TALK.reads(for_each(bidder_seat, BIDDING))
    BIDDING.reads(ask(BARGAIN))


def forbids_trade(g: Fury, h: Hunter, partner: int) -> str:
    place = g.hunters[partner].place
    if place == hospital_of(h.place):
        return "trade.not-with-hospital"
    return "" if place == h.place else "trade.same-city"


def forbids_leading(g: Fury, h: Hunter, partner: int) -> str:
    return "" if is_city(g.hunters[partner].place) else "trade.leader.any-city"


def trade(g: Fury, h: Hunter, partner: int) -> None:
    g.partner = partner
    g.bidder = h.number
    for each in (h, g.hunters[partner]):
        each.confidants = hunter_seats(g, [h.number, partner])
    g.tell(tales.TRADES, h.number, partner)
    follow(g, TRADING, h.seat)


# The two.


def bidder(g: Fury) -> Hunter:
    return g.hunters[g.bidder]


def other_than(g: Fury, h: Hunter) -> Hunter:
    return g.hunters[g.acting if h.number == g.partner else g.partner]


def is_alone(h: Hunter) -> bool:
    """Whether one seat has both hunters, and decides alone."""
    return len(h.confidants) == 1


def confidants(g: Fury) -> list[int]:
    """The seats of the two while they trade; one seat for both has nobody to talk to."""
    if g.partner == NONE:
        return []
    h = g.hunters[g.acting]
    return [] if is_alone(h) else sorted(h.confidants)


def bidder_seat(g: Fury) -> list[int]:
    return [bidder(g).seat]


def is_settled(g: Fury) -> bool:
    return g.bidder == NONE


def end_trade(g: Fury) -> None:
    for number in (g.acting, g.partner):
        forget_talk(g.hunters[number])
        g.hunters[number].confidants = []
    g.partner = NONE


def forget_talk(h: Hunter) -> None:
    h.offered = []
    h.offered_tickets = []
    h.confided = []
    h.confided_tickets = []
    h.agrees = False
    h.said = 0


# What lies before them.


def cards_known(h: Hunter) -> list[int]:
    """Cards of his hand that the other knows of."""
    return items_of(h) + events_of(h) if is_alone(h) else h.confided + h.shown


def tickets_known(h: Hunter) -> list[int]:
    return h.tickets if is_alone(h) else h.confided_tickets


def is_empty(h: Hunter, other: Hunter) -> bool:
    """Whether nothing at all would change hands."""
    return not (h.offered or h.offered_tickets or other.offered or other.offered_tickets)


def too_many_tickets(h: Hunter, other: Hunter) -> bool:
    after = len(h.tickets) - len(h.offered_tickets) + len(other.offered_tickets)
    return after > MOST_TICKETS[h.number]


class Bargain(Ask[Fury]):
    def offers(self, g: Fury, seat: int) -> list[int]:
        h = bidder(g)
        other = other_than(g, h)
        end = self.verdicts(h, other)
        if h.said >= MOST_SAID:
            return end
        cards = items_of(h) + events_of(h)
        offered = each_kind(GIVE, without(cards, h.offered))
        offered += each_kind(GIVE_TICKET, without(h.tickets, h.offered_tickets))
        offered += each_kind(KEEP, h.offered) + each_kind(KEEP_TICKET, h.offered_tickets)
        offered += each_kind(ASK_FOR, without(cards_known(other), other.offered))
        offered += each_kind(ASK_FOR_TICKET, without(tickets_known(other), other.offered_tickets))
        offered += each_kind(LEAVE, other.offered) + each_kind(LEAVE_TICKET, other.offered_tickets)
        offered += each_kind(CONFIDE, without(cards, cards_known(h)))
        offered += each_kind(CONFIDE_TICKET, without(h.tickets, tickets_known(h)))
        return offered + end

    def verdicts(self, h: Hunter, other: Hunter) -> list[int]:
        """Yes to what lies there, or it is put to the other; or no."""
        if other.agrees or is_alone(h):
            return [DONE] if is_empty(h, other) else [act(AGREE, 0), DONE]
        return [act(PROPOSE, 0), DONE]

    def forbids(self, g: Fury, seat: int, act: int) -> str:
        h = bidder(g)
        other = other_than(g, h)
        deed = verb(act)
        if deed in (AGREE, PROPOSE):
            full = too_many_tickets(h, other) or too_many_tickets(other, h)
            return "action.ticket.limit" if full else ""
        if deed in (GIVE, ASK_FOR):
            return forbids_exchange(g, CARDS[noun(act)].event)
        if deed in (GIVE_TICKET, ASK_FOR_TICKET):
            return forbids_exchange(g, False)
        if deed == CONFIDE and CARDS[noun(act)].event and g.deed != LEAD:
            return "trade.only-items-and-tickets"
        return ""

    def answer(self, g: Fury, seat: int, act: int) -> None:
        h = bidder(g)
        other = other_than(g, h)
        deed = verb(act)
        if act == DONE:
            tell_both(g, tales.BREAKS_OFF, h, other)
            g.bidder = NONE
        elif deed == AGREE:
            exchange(g, h, other)
            g.bidder = NONE
        elif deed == PROPOSE:
            h.agrees = True
            tell_both(g, tales.PROPOSES, h, other)
            g.bidder = other.number
        else:
            h.said += 1
            h.agrees = other.agrees = False  # what is new on the table needs a new yes
            lay_out(g, h, other, deed, noun(act))

    def about(self, g: Fury, seat: int) -> list[tuple[str, int]]:
        return [("character", other_than(g, bidder(g)).number)]


def forbids_exchange(g: Fury, event: bool) -> str:
    if g.deed == LEAD:
        return "" if event else "trade.leader.events-only"
    return "trade.only-items-and-tickets" if event else ""


def lay_out(g: Fury, h: Hunter, other: Hunter, deed: int, what: int) -> None:
    """A change of the exchange, or something shown; what he would give, the other sees."""
    ticket = deed in TICKET_DEEDS
    if deed in (GIVE, GIVE_TICKET):
        (h.offered_tickets if ticket else h.offered).append(what)
    elif deed in (KEEP, KEEP_TICKET):
        (h.offered_tickets if ticket else h.offered).remove(what)
    elif deed in (ASK_FOR, ASK_FOR_TICKET):
        (other.offered_tickets if ticket else other.offered).append(what)
    elif deed in (LEAVE, LEAVE_TICKET):
        (other.offered_tickets if ticket else other.offered).remove(what)
    else:
        confide(g, h, other, ticket, what)
    if deed in (GIVE, GIVE_TICKET) and not is_alone(h):
        laid = h.offered_tickets if ticket else h.offered
        known = tickets_known(h) if ticket else cards_known(h)
        if laid.count(what) > known.count(what):
            confide(g, h, other, ticket, what)


def confide(g: Fury, h: Hunter, other: Hunter, ticket: bool, what: int) -> None:
    if ticket:
        h.confided_tickets.append(what)
        tell_both(g, tales.CONFIDES_TICKET, h, other, what)
    else:
        h.confided.append(what)
        tell_both(g, tales.CONFIDES, h, other, what)


def exchange(g: Fury, h: Hunter, other: Hunter) -> None:
    """Both have agreed: all that was offered changes hands at once."""
    for giver, taker in ((h, other), (other, h)):
        for card in giver.offered:
            if card in giver.items + giver.events:  # what lies face up is seen to go
                tell_both(g, tales.GIVES, giver, taker, card)
            lose(giver, card)
        for ticket in giver.offered_tickets:
            tell_both(g, tales.GIVES_TICKET, giver, taker, ticket)
            giver.tickets.remove(ticket)
    for giver, taker in ((h, other), (other, h)):
        taker.items += [card for card in giver.offered if CARDS[card].item]
        taker.events += [card for card in giver.offered if CARDS[card].event]
        taker.tickets += giver.offered_tickets


def tell_both(g: Fury, tale: Tale, h: Hunter, other: Hunter, what: int = 0) -> None:
    """A player who trades with himself needs no telling."""
    if h.seat != other.seat:
        g.whisper(1 << h.seat | 1 << other.seat, tale, h.number, other.number, what)


BARGAIN: Final[Bargain] = Bargain("bargain")
outlines()
