"""Hands: limits, and what the weakened must show (book: 'Weakened', 'Event cards')."""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula import tales
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.pieces import Hunter
from duskmoot.games.fury_of_dracula.rules.round.decks import discard_event, discard_item
from duskmoot.games.fury_of_dracula.sheets import MINA, MOST_EVENTS, MOST_ITEMS, MOST_TICKETS
from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.games.fury_of_dracula.verbs import SHOW
from duskmoot.kernel.acts import each_kind
from duskmoot.kernel.zones import holds, move

MOST_SWAPS: Final[int] = 6
"""So often the weakened may change their minds in one turn, at one dawn or dusk."""

# What is wrong with a hand.
TIDY_HAND: Final[int] = 0
ITEMS: Final[int] = 1
EVENTS: Final[int] = 2
TICKETS: Final[int] = 3
UNSHOWN_ITEM: Final[int] = 4
UNSHOWN_EVENT: Final[int] = 5
UNSHOWN: Final[tuple[int, ...]] = (UNSHOWN_ITEM, UNSHOWN_EVENT)


def items_of(h: Hunter) -> list[int]:
    """All items of his hand, hidden or shown."""
    if not h.shown:
        return h.items[:]
    return h.items + [card for card in h.shown if CARDS[card].item]


def events_of(h: Hunter) -> list[int]:
    if not h.shown:
        return h.events[:]
    return h.events + [card for card in h.shown if CARDS[card].event]


def item_count(h: Hunter) -> int:
    return len(h.items) + sum(1 for card in h.shown if CARDS[card].item)


def event_count(h: Hunter) -> int:
    return len(h.events) + sum(1 for card in h.shown if CARDS[card].event)


def has_event(h: Hunter, card: int) -> bool:
    return holds(h.events, card) or holds(h.shown, card)


def has_item(h: Hunter, card: int) -> bool:
    return holds(h.items, card) or holds(h.shown, card)


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
    return is_weakened(h) and not holds(g.fighters, h.number)


def fault(g: Fury, h: Hunter) -> int:
    """What is wrong with the hand of a hunter."""
    shown = len(h.shown)
    if len(h.items) + shown > MOST_ITEMS[h.number] < item_count(h):
        return ITEMS
    if len(h.events) + shown > MOST_EVENTS[h.number] < event_count(h):
        return EVENTS
    if len(h.tickets) > MOST_TICKETS[h.number]:
        return TICKETS
    if must_show(g, h):
        if h.items and not any(CARDS[card].item for card in h.shown):
            return UNSHOWN_ITEM
        if h.events and not any(CARDS[card].event for card in h.shown):
            return UNSHOWN_EVENT
    return TIDY_HAND


def show_single_cards(g: Fury, h: Hunter) -> None:
    """Where there is nothing to choose, a weakened hunter shows his only card."""
    if len(h.items) == 1 and fault(g, h) == UNSHOWN_ITEM:
        show(g, h, h.items[0])
    if len(h.events) == 1 and fault(g, h) == UNSHOWN_EVENT:
        show(g, h, h.events[0])


def may_swap(g: Fury, h: Hunter) -> bool:
    """Whether he has a card to show instead of another, as far as all can tell."""
    if not must_show(g, h) or g.swaps >= MOST_SWAPS:
        return False
    return len(items_of(h)) > 1 or len(events_of(h)) > 1


def instead(g: Fury, h: Hunter) -> list[int]:
    """The cards that a weakened hunter may show instead of those that lie open."""
    if not may_swap(g, h):
        return []
    shown = [CARDS[card].item for card in h.shown]
    return (h.items if True in shown else []) + (h.events if False in shown else [])


def seat_mates(g: Fury, h: Hunter) -> list[Hunter]:
    """The hunters of his seat, himself first."""
    return [h, *[other for other in g.hunters if other.seat == h.seat and other is not h]]


def shows(g: Fury, h: Hunter) -> list[int]:
    """In his turn: cards that he or another hunter of his seat may show instead."""
    return each_kind(SHOW, [card for each in seat_mates(g, h) for card in instead(g, each)])


def swap_shown(g: Fury, hunters: list[Hunter], card: int) -> None:
    """The first of these who holds it shows it."""
    h = next(h for h in hunters if card in instead(g, h))
    g.swaps += 1
    show(g, h, card)


def show(g: Fury, h: Hunter, card: int) -> None:
    """Face up on his sheet; another card of its kind goes back into the hand."""
    for other in [c for c in h.shown if CARDS[c].item == CARDS[card].item]:
        move(other, h.shown, h.items if CARDS[other].item else h.events)
    move(card, h.items if CARDS[card].item else h.events, h.shown)
    g.tell(tales.SHOWS, h.number, card)
