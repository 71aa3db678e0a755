"""Two guests turn out to be one person: seats, heirs and rooms of the one become the other's."""

from __future__ import annotations

from dataclasses import replace

from duskmoot.kernel.game import Refused
from duskmoot.table import seating
from duskmoot.table.chronicles.deeds import OpenChronicle
from duskmoot.table.deeds import OpenTable
from duskmoot.table.store.port import Listed


def check_apart(tables: list[Listed], before: str, after: str) -> None:
    """Refused if both sit at one table, where they may know what the other must not."""
    for table in tables:
        here = {row.guest for row in table.seats}
        if not table.row.over and {before, after} <= here:
            raise Refused("sits-against")


async def join_table(table: OpenTable, before: str, after: str) -> None:
    """In the table's own turn."""
    store, now = table.house.store, int(table.house.now())
    row = table.row
    row = replace(
        row,
        sat=after if row.sat == before else row.sat,
        host=after if row.host == before else row.host,
    )
    for seat in table.seats:
        if seat.guest == before:
            await store.set_seat(row.id, replace(seat, guest=after), row.sat, now)
    await store.people.rehost(row.id, before, after)
    table.row = row
    table.seats = [replace(s, guest=after) if s.guest == before else s for s in table.seats]
    table.talk = [replace(t, guest=after) if t.guest == before else t for t in table.talk]
    for listener in table.listeners:
        if listener.guest == before:
            listener.guest = after
        if before in listener.muted:
            listener.muted |= {after}
    table.seats_changed()
    table.talk_changed()
    table.tell_all()


async def join_chronicle(chronicle: OpenChronicle, before: str, after: str) -> None:
    kept = chronicle.kept
    holders = [replace(h, guest=after) if h.guest == before else h for h in kept.holders]
    await chronicle.set_roster(
        replace(
            kept,
            holders=tuple(holders),
            host=after if kept.host == before else kept.host,
            sat=seating.sat_with("", after) if kept.sat == before else kept.sat,
        )
    )
    for listener in chronicle.listeners:
        if listener.guest == before:
            listener.guest = after
    chronicle.tell_all()
