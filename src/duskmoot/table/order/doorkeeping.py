"""What a host may say about the door of their table, in the table's own turn."""

from __future__ import annotations

from dataclasses import replace

from duskmoot.kernel.game import Refused
from duskmoot.kernel.view import SPECTATOR
from duskmoot.table import protocol as wire
from duskmoot.table import seating
from duskmoot.table.deeds import OpenTable
from duskmoot.table.listener import NO_TABLE, Listener
from duskmoot.table.order.messages import SetDoor
from duskmoot.table.store.port import Talk
from duskmoot.table.tokens import new_id


def check_host(table: OpenTable, guest: str) -> None:
    if not guest or table.row.host != guest:
        raise Refused("not-your-table")


async def set_door(table: OpenTable, guest: str, wanted: SetDoor) -> wire.Table:
    check_host(table, guest)
    if (wanted.listed or wanted.delay) and (table.row.chronicle or table.row.lesson):
        raise Refused("door-closed")
    door = replace(
        table.door,
        listed=wanted.listed,
        spectators=wanted.spectators,
        hushed=wanted.hushed,
        delay=wanted.delay,
    )
    await table.house.store.order.set_door(table.row.id, door)
    if door.listed != table.door.listed:
        table.house.news(True, ())
    seen, table.door = table.door.delay, door
    turn_away(table)
    await table.look_back(seen)
    table.tell_all()
    return table.shown(guest)


async def hide(table: OpenTable) -> None:
    table.door = replace(table.door, hidden=True)
    await table.house.store.order.set_door(table.row.id, table.door)
    table.house.news(True, ())
    table.tell_all()


async def new_invite(table: OpenTable, guest: str) -> wire.Table:
    """The old one leads nowhere from now on."""
    check_host(table, guest)
    invite = new_id()
    await table.house.store.order.new_invite(table.row.id, invite)
    table.row = replace(table.row, invite=invite)
    table.tell_all()
    return table.shown(guest)


async def show_out(table: OpenTable, guest: str, n: int) -> wire.Table:
    """A spectator who said this line."""
    check_host(table, guest)
    said = line_of(table, guest, n)
    if not said.guest or table.knew(said.guest):
        raise Refused("no-spectator")
    await table.house.store.order.show_out(table.row.id, said.guest)
    table.door = replace(table.door, out=table.door.out | {said.guest})
    turn_away(table)
    return table.shown(guest)


def turn_away(table: OpenTable) -> None:
    for listener in list(table.listeners):
        if not table.lets_in(listener.guest):
            listener.end(NO_TABLE, wire.Refusal("no-spectators"))


def line_of(table: OpenTable, guest: str, n: int) -> Talk:
    """The line that this guest knows by this number."""
    mine = [seat.seat for seat in table.seats if seating.holds(seat, guest)]
    heard = table.heard(mine or [SPECTATOR])
    found = next((talk for number, talk in heard if number == n), None)
    if found is None or found.note:
        raise Refused("no-such-line")
    return found


async def rename(table: OpenTable, guest: str) -> None:
    """A keeper took the name of this guest away: their seats have none."""
    now = int(table.house.now())
    for row in table.seats:
        if row.guest == guest and row.name:
            await table.house.store.set_seat(
                table.row.id, replace(row, name=""), table.row.sat, now
            )
    table.seats = [replace(s, name="") if s.guest == guest else s for s in table.seats]
    table.seats_changed()
    table.tell_all()


def listening(table: OpenTable, guest: str) -> list[Listener]:
    return [listener for listener in table.listeners if listener.guest == guest]
