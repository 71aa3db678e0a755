"""Hands: limits, and what the weakened must show (book: 'Weakened', 'Event cards')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.decks import discard_event, discard_item
from duskmoot.games.fury_of_dracula.sheets import MINA, MOST_EVENTS, MOST_ITEMS, MOST_TICKETS
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel.zones import move

# What is wrong with a hand.
TIDY_HAND: Final[int] = 0
ITEMS: Final[int] = 1
EVENTS: Final[int] = 2
TICKETS: Final[int] = 3
UNSHOWN_ITEM: Final[int] = 4
UNSHOWN_EVENT: Final[int] = 5


def items_of(h: Hunter) -> list[int]:
    """All items of his hand, hidden or shown."""
    if not h.shown:
        return h.items[:]
    return h.items + [card for card in h.shown if CARDS[card].item]


def events_of(h: Hunter) -> list[int]:
    if not h.shown:
        return h.events[:]
    return h.events + [card for card in h.shown if CARDS[card].event]


def lose(h: Hunter, card: int) -> None:
    """The card leaves his hand."""
    if card in h.items:
        h.items.remove(card)
    elif card in h.events:
        h.events.remove(card)
    else:
        h.shown.remove(card)


def throw_away(g: Fury, h: Hunter, card: int) -> None:
    lose(h, card)
    if CARDS[card].item:
        discard_item(g, h.number, card)
    else:
        discard_event(g, h.number, card)


def hide_shown(h: Hunter) -> None:
    """Shown cards back among the others."""
    for card in h.shown:
        (h.items if CARDS[card].item else h.events).append(card)
    h.shown.clear()


def reveal_hand_card(g: Fury, h: Hunter, card: int) -> None:
    """Shown to all for an effect; it stays in the hand."""
    g.tell(tales.REVEALS, h.number, card)


def is_weakened(h: Hunter) -> bool:
    return h.number == MINA or h.bites > 0


def must_show(g: Fury, h: Hunter) -> bool:
    """Not in combat."""
    return is_weakened(h) and h.number not in g.fighters


def fault(g: Fury, h: Hunter) -> int:
    """What is wrong with the hand of a hunter."""
    if len(items_of(h)) > MOST_ITEMS[h.number]:
        return ITEMS
    if len(events_of(h)) > MOST_EVENTS[h.number]:
        return EVENTS
    if len(h.tickets) > MOST_TICKETS[h.number]:
        return TICKETS
    if must_show(g, h):
        if h.items and not [card for card in h.shown if CARDS[card].item]:
            return UNSHOWN_ITEM
        if h.events and not [card for card in h.shown if CARDS[card].event]:
            return UNSHOWN_EVENT
    return TIDY_HAND


def show_single_cards(g: Fury) -> None:
    """Where there is nothing to choose, a weakened hunter shows his only card."""
    for h in g.hunters:
        if not must_show(g, h):
            continue
        if len(h.items) == 1 and fault(g, h) == UNSHOWN_ITEM:
            show(g, h, h.items[0])
        if len(h.events) == 1 and fault(g, h) == UNSHOWN_EVENT:
            show(g, h, h.events[0])


def show(g: Fury, h: Hunter, card: int) -> None:
    """Face up on his sheet; another card of its kind goes back into the hand."""
    for other in [c for c in h.shown if CARDS[c].item == CARDS[card].item]:
        move(other, h.shown, h.items if CARDS[other].item else h.events)
    move(card, h.items if CARDS[card].item else h.events, h.shown)
    g.tell(tales.SHOWS, h.number, card)
