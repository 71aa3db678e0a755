"""Drawing and discarding: items, events, encounters, tickets (book: 'Supply', 'Encounters')."""

from __future__ import annotations

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.sheets import (
    DEALING,
    DRACULA_BACK,
    ENCOUNTER_HAND,
    HUNTER_BACK,
    NONE,
    TICKETS,
)
from duskmoot.games.fury_of_dracula.state import Fury


def refill(g: Fury, deck: list[int], discard: list[int]) -> None:
    """An empty deck is made anew of its discard pile."""
    if not deck and discard:
        deck += discard
        discard.clear()
        g.chance.shuffle(DEALING, deck)


def draw_item(g: Fury) -> int:
    """The top item, or NONE if all are in hands."""
    refill(g, g.item_deck, g.item_discard)
    return g.item_deck.pop() if g.item_deck else NONE


def draw_encounters(g: Fury, n: int) -> None:
    for i in range(n):
        refill(g, g.encounter_deck, g.encounter_discard)
        if g.encounter_deck:
            g.dracula.encounters.append(g.encounter_deck.pop())


def refill_encounters(g: Fury) -> None:
    """Whenever Dracula holds fewer than five he draws to five."""
    draw_encounters(g, ENCOUNTER_HAND - len(g.dracula.encounters))


def refill_events(g: Fury) -> None:
    """When a card must be drawn and there is none; those that lie face down go in unseen."""
    if not g.event_deck:
        g.event_deck += g.event_discard + g.buried
        g.event_discard.clear()
        g.buried.clear()
        g.chance.shuffle(DEALING, g.event_deck)


def show_top_event(g: Fury) -> None:
    g.top_back = back(g.event_deck[-1]) if g.event_deck else NONE


def back(card: int) -> int:
    return DRACULA_BACK if CARDS[card].side == "dracula" else HUNTER_BACK


def take_event(g: Fury, bottom: bool) -> int:
    """The top card of the event deck, or the bottom one; NONE if there is none at all."""
    refill_events(g)
    card = g.event_deck.pop(0 if bottom else -1) if g.event_deck else NONE
    show_top_event(g)
    return card


def return_ticket(g: Fury, ticket: int) -> None:
    """Face down into the pool, which is mixed."""
    g.ticket_pool.append(ticket)
    g.chance.shuffle(TICKETS, g.ticket_pool)


def discard_item(g: Fury, hunter: int, card: int) -> None:
    g.item_discard.append(card)
    g.tell(tales.DISCARDS, hunter, card)


def spend_event(g: Fury, hunter: int, card: int) -> None:
    """Played as an answer to something: it does its work and is discarded at once."""
    g.tell(tales.PLAYS, hunter, card)
    g.event_discard.append(card)


def discard_event(g: Fury, hunter: int, card: int) -> None:
    g.event_discard.append(card)
    g.tell(tales.DISCARDS, hunter, card)
