"""Sealing: a chapter that is over leaves its page and its legacy, once and for all."""

from __future__ import annotations

from dataclasses import replace

from duskmoot.chronicle import chain
from duskmoot.chronicle.book import PLAYING, Link
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import find
from duskmoot.table import journal
from duskmoot.table.house import House
from duskmoot.table.store.chronicles import Unmatched
from duskmoot.table.store.kept import Kept, Span
from duskmoot.table.store.port import StoreFailed, TableRow


async def seal(house: House, row: TableRow, g: State) -> None:
    """The page of this table's chapter is written, together with the end of the table.

    Whoever comes a second time, after a kill or over another way, finds it written.
    """
    kept = await house.store.chronicles.chronicle(row.chronicle)
    if kept is None:
        raise StoreFailed("a chapter without its chronicle")
    n = place_of(kept, row.id)
    if kept.book.links[n].state == PLAYING:
        try:
            await house.store.chronicles.end_chapter(
                sealed(kept, n, g, int(house.now())), n, PLAYING
            )
        except Unmatched:
            journal.warn("sealed-already", chronicle=journal.short(row.chronicle))
    house.turned(row.chronicle)


def sealed(kept: Kept, n: int, g: State, now: int) -> Kept:
    link = chain.seal(kept.book, kept.book.links[n], g)
    game = find(kept.book.game)
    for wrong in game.wrongs(link.legacy_out):
        journal.warn("legacy-wrong", chronicle=journal.short(kept.book.id), reason=wrong)
    return replace(ended(kept, n, link, now), over=game.over_in(link.legacy_out))


def ended(kept: Kept, n: int, link: Link, now: int) -> Kept:
    """The chronicle with this link as it is now that it has ended."""
    spans = list(kept.spans)
    spans[n] = Span(spans[n].began, now)
    book = chain.with_link(kept.book, link)
    return replace(kept, book=book, spans=tuple(spans), touched=now)


def place_of(kept: Kept, table: str) -> int:
    for n, link in enumerate(kept.book.links):
        if link.table == table:
            return n
    raise StoreFailed("a chapter without its link")
