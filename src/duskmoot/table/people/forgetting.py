"""Somebody leaves for good: names become empty, own words too, and bots play on for them.

Acts stay. They name only seats.
"""

from __future__ import annotations

from dataclasses import replace

from duskmoot.chronicle.book import LEFT
from duskmoot.kernel.game import find
from duskmoot.table.chronicles import rights
from duskmoot.table.chronicles.deeds import OpenChronicle
from duskmoot.table.deeds import OpenTable
from duskmoot.table.store.kept import Holder
from duskmoot.table.store.port import BOT, PERSON, SEVERAL, SeatRow, Talk
from duskmoot.table.usual import USUAL, usual_bot


async def forget_at_table(table: OpenTable, guest: str, name: str) -> None:
    """In the table's own turn."""
    store, row = table.house.store, table.row
    now = int(table.house.now())
    mine = [seat for seat in table.seats if seat.guest == guest]
    names = {seat.name for seat in mine} | {name}
    row = replace(
        row,
        sat=SEVERAL if row.sat == guest else row.sat,
        host="" if row.host == guest else row.host,
    )
    for seat in mine:
        await store.set_seat(row.id, nobodys(table, seat), row.sat, now)
    if table.row.host == guest:
        await store.people.rehost(row.id, guest, "")
    gone = [line for line in table.talk if speaks_of(line, guest, names)]
    await store.people.hush(row.id, [line.n for line in gone])
    await store.order.unsay(row.id, {line.name for line in gone} | names)
    table.row = row
    table.seats = [nobodys(table, seat) if seat.guest == guest else seat for seat in table.seats]
    table.talk = [
        replace(line, name="", text="", guest="") if line in gone else line for line in table.talk
    ]
    for listener in table.listeners:
        listener.talk = 0  # to be told of all lines again
    table.seats_changed()
    table.talk_changed()
    await table.go_on()


def nobodys(table: OpenTable, seat: SeatRow) -> SeatRow:
    """The seat without its holder: in a running game the table's bot plays on."""
    if seat.kind == PERSON and not table.row.over:
        bot = table.row.stand_in or usual_bot(find(table.row.game))
        strength = table.row.stand_in_strength if table.row.stand_in else USUAL
        return SeatRow(seat.seat, BOT, "", "", bot, strength)
    return replace(seat, guest="", name="")


def speaks_of(line: Talk, guest: str, names: set[str]) -> bool:
    """Lines of an older version say by whom they are with a name alone."""
    return line.guest == guest or (not line.guest and line.name in names and bool(line.name))


async def forget_in_chronicle(chronicle: OpenChronicle, guest: str) -> None:
    kept = chronicle.kept
    mine = [n for n, holder in enumerate(kept.holders) if holder.guest == guest]
    roster, holders = list(kept.book.roster), list(kept.holders)
    bot = kept.stand_in or usual_bot(find(kept.book.game))
    for n in mine:
        roster[n] = replace(roster[n], name="")
        if roster[n].kind != LEFT and not kept.over:
            roster[n] = replace(roster[n], bot=bot, strength=kept.stand_in_strength)
        holders[n] = Holder(seen=holders[n].seen)
    book = replace(kept.book, roster=tuple(roster))
    kept = replace(kept, book=book, holders=tuple(holders), asking=())
    people = [n for n in rights.of_kind(kept, PERSON) if kept.holders[n].guest]
    heir = kept.holders[people[0]].guest if people else ""
    kept = replace(
        kept,
        host=heir if kept.host == guest else kept.host,
        sat=SEVERAL if kept.sat == guest else kept.sat,
    )
    await chronicle.set_roster(kept)
    await chronicle.house.store.people.unsay(chronicle.id, mine)
    chronicle.lose_way()
