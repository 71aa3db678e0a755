"""A chapter is set up (book: ПОДГОТОВКА К ИГРЕ, marked ХРОНИКА)."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.cards import EVENT_NAMES
from duskmoot.games.heritage.chronicle.tables import overview_of, packet_of
from duskmoot.games.heritage.packets import PACKETS
from duskmoot.games.heritage.state import Heritage


def open_packet(g: Heritage, chapter: int, what: str) -> None:
    """The deck is opened in its order and never shuffled (chronicle.deck.no-shuffle).

    A packet that an abandoned attempt has opened stays open.
    """
    g.opened = max(g.opened, packet_of(chapter, what) + 1)


def reveal_chapter(g: Heritage) -> None:
    """1: the overview and the next five events, and no more (chronicle.setup.events)."""
    open_packet(g, g.chapter, "start")
    g.tell(tales.CHAPTER, g.chapter - 1, g.chapter, overview_of(g.chapter).year)
    rows = PACKETS[packet_of(g.chapter, "start")]
    g.events = [EVENT_NAMES.index(row["id"]) for row in rows if row["kind"] == "event"]
    for event in g.events:
        g.tell(tales.CHAPTER_EVENT, event)


def lay_inherited_deck(g: Heritage) -> None:
    """2: every character that is in the game and in nobody's haven."""
    g.deck = [c for c in range(len(g.blood)) if g.blood[c] and c not in g.havens]


def previous_places(g: Heritage) -> list[int]:
    """Seats by the result of the chapter before, from first to last; without who was absent."""
    return [g.present.index(heir) for heir in g.places if heir in g.present]


def first_of_chapter(g: Heritage) -> int:
    """5: the oldest, later the loser of the chapter before (chronicle.setup.first-player).

    The roster goes from the oldest to the youngest; an absent loser hands on to the next above.
    """
    placed = previous_places(g)
    return placed[-1] if placed else 0


def clan_order(g: Heritage) -> list[int]:
    """6: from the youngest to the oldest, later the winner of the chapter before comes last.

    Who did not play then chooses before all others, in the order of the roster.
    """
    seats = list(range(len(g.present)))
    if g.chapter == 1:
        return seats[::-1]
    placed = previous_places(g)
    return [seat for seat in seats if seat not in placed] + placed[::-1]
