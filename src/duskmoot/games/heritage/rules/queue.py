"""The queue of characters (book: ФАЗА РЕКРУТИРОВАНИЯ; ТЕРМИНЫ: Убери из очереди)."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.pieces import DECKS, NONE, QUEUE
from duskmoot.games.heritage.state import Heritage


def cell_of(g: Heritage, character: int) -> int:
    """From the left; a short queue leaves the left cells empty."""
    return QUEUE - len(g.queue) + g.queue.index(character)


def leave_queue(g: Heritage, character: int) -> None:
    """For whatever reason: its marker goes back, the queue is refreshed (queue.refresh-always)."""
    g.queue.remove(character)
    for b in g.bloodlines:
        if b.reserved == character:
            b.reserved = NONE
    refresh(g)


def refresh(g: Heritage) -> None:
    """Slide right, and a new card into the leftmost cell; the queue may stay short."""
    while len(g.queue) < QUEUE and restock(g):
        g.queue.insert(0, g.deck.pop())
        g.tell(tales.ARRIVES, g.queue[0])


def restock(g: Heritage) -> bool:
    """An empty deck is made anew from the discarded characters; whether there is a card."""
    if not g.deck and g.discard:
        g.deck = g.discard
        g.discard = []
        g.chance.shuffle(DECKS, g.deck)
        g.tell(tales.RESHUFFLES, len(g.deck))
    return bool(g.deck)


def remove(g: Heritage, character: int) -> None:
    g.tell(tales.LEAVES_QUEUE, character)
    g.discard.append(character)
    leave_queue(g, character)


def reserver(g: Heritage, character: int) -> int:
    """Whose marker lies on it, or NONE."""
    for b in g.bloodlines:
        if b.reserved == character:
            return b.seat
    return NONE
