"""The HTTP half of the order of the house: doors, mutes, reports, and the queue of its keepers."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, Final

import msgspec
from starlette.responses import Response

from duskmoot.kernel.game import Refused
from duskmoot.table.api import Call, Endpoint, answer
from duskmoot.table.deeds import OpenTable
from duskmoot.table.order import doorkeeping
from duskmoot.table.order import messages as wire
from duskmoot.table.people.messages import Nothing
from duskmoot.table.protocol import Table
from duskmoot.table.scene import listed
from duskmoot.table.socket import number
from duskmoot.table.store.chronicles import Unmatched
from duskmoot.table.store.order import BAN, Deed, Mute, Order, Report
from duskmoot.table.store.port import Guest, StoreFailed
from duskmoot.table.tokens import cleaned, new_id

DAY: Final[int] = 24 * 3600
CONTEXT: Final[int] = 50
"""Public lines that go with a report."""


def order(call: Call) -> Order:
    return call.lobby.house.store.order


def now(call: Call) -> int:
    return int(call.lobby.house.now())


def counted(text: str) -> int:
    found = number(text) if text.isdecimal() and text.isascii() else None
    if found is None:
        raise Refused("no-such-page")
    return found


# Doors.


async def listed_tables(call: Call) -> Response:
    if await order(call).hushed_until(call.guest_id, now(call), BAN):
        return answer(wire.Lobbied([]))
    found = [listed(each, call.guest_id) for each in await order(call).listed()]
    return answer(wire.Lobbied([from_outside(table) for table in found]))


def from_outside(table: Table) -> Table:
    """How the game stands is for those who sit there, and for whoever comes to look."""
    mine = any(seat.mine for seat in table.seats)
    return table if mine else msgspec.structs.replace(table, at=0, waiting=[], due=0)


async def set_door(call: Call) -> Response:
    guest, table = call.known(), await call.table()
    await call.lobby.spend("doors", guest.id)
    if call.body.listed and await order(call).hushed_until(guest.id, now(call), BAN):
        raise Refused("excluded")
    return answer(await table.ask(partial(doorkeeping.set_door, table, guest.id, call.body)))


async def renew_invite(call: Call) -> Response:
    guest, table = call.known(), await call.table()
    return answer(await table.ask(partial(doorkeeping.new_invite, table, guest.id)))


async def show_out(call: Call) -> Response:
    guest, table = call.known(), await call.table()
    line = counted(call.path["line"])
    return answer(await table.ask(partial(doorkeeping.show_out, table, guest.id, line)))


# Mutes.


async def my_mutes(call: Call) -> Response:
    mutes = await order(call).mutes(call.known().id)
    return answer([wire.Muted(each.id, each.name) for each in mutes])


async def mute(call: Call) -> Response:
    """Whoever said this line, for me alone, at every table."""
    guest, table = call.known(), await call.table()

    async def silence() -> None:
        said = doorkeeping.line_of(table, guest.id, counted(call.path["line"]))
        if not said.guest or said.guest == guest.id:
            raise Refused("no-such-line")
        if said.guest not in {each.other for each in await order(call).mutes(guest.id)}:
            await order(call).mute(Mute(new_id(), guest.id, said.guest, said.name))
        await hear_anew(call, table, guest)

    await table.ask(silence)
    return await my_mutes(call)


async def unmute(call: Call) -> Response:
    guest = call.known()
    await order(call).unmute(guest.id, call.path["mute"])
    for table in list(call.lobby.tables.values()):
        if doorkeeping.listening(table, guest.id):
            await table.ask(partial(hear_anew, call, table, guest))
    return await my_mutes(call)


async def hear_anew(call: Call, table: OpenTable, guest: Guest) -> None:
    muted = frozenset(each.other for each in await order(call).mutes(guest.id))
    for listener in doorkeeping.listening(table, guest.id):
        listener.muted, listener.talk = muted, 0
        table.tell(listener, {})


# Reports.


async def report(call: Call) -> Response:
    guest, table, wanted = call.known(), await call.table(), call.body
    await call.lobby.spend("reports", guest.id)

    async def write() -> None:
        about, lines = "", [(talk.name, talk.text) for talk in table.public_words()[-CONTEXT:]]
        if wanted.line >= 0:
            said = doorkeeping.line_of(table, guest.id, wanted.line)
            about = said.guest
            if (said.name, said.text) not in lines:
                lines.append((said.name, said.text))  # private words, by one who heard them
        elif wanted.seat >= 0:
            about = table.holder_of(wanted.seat)
        kept = Report(
            *(new_id(), now(call), guest.id, about, table.row.id, cleaned(wanted.reason)),
            tuple(lines),
        )
        await order(call).report(kept)

    await table.ask(write)
    return answer({})


# Keepers.


async def keeper(call: Call) -> Guest:
    guest = call.known()
    if not await order(call).is_keeper(guest.id):
        raise Refused("not-a-keeper")
    return guest


async def open_reports(call: Call) -> Response:
    await keeper(call)
    people = call.lobby.house.store.people
    found: list[wire.ReportInfo] = []
    for each in await order(call).reports():
        about = await people.guest(each.about) if each.about else None
        deeds = [shown(deed) for deed in await order(call).deeds(each.about)]
        found.append(
            wire.ReportInfo(
                id=each.id,
                time=each.time,
                table=each.table,
                name=about.name if about else "",
                reason=each.reason,
                lines=list(each.lines),
                deeds=deeds,
            )
        )
    return answer(found)


def shown(deed: Deed) -> wire.DeedInfo:
    return wire.DeedInfo(deed.n, deed.time, deed.what, deed.until, deed.reason, deed.answer)


async def decide(call: Call) -> Response:
    """What a keeper does about a report; the deed is written before it takes effect."""
    guest, wanted = await keeper(call), call.body
    about = await order(call).open_report(call.path["report"])
    if about is None:
        raise Refused("report-closed")
    until = now(call) + wanted.days * DAY if wanted.what in ("silence", "ban") else 0
    deed = Deed(
        *(0, now(call), guest.id, about.about, about.table, wanted.what, until),
        *(cleaned(wanted.reason), about.id),
    )
    try:
        await order(call).does(deed)
    except Unmatched as error:
        raise Refused("report-closed") from error
    if wanted.what == "name" and about.about:
        await call.lobby.take_name(about.about, f"Guest {secrets.randbelow(1000):03}")
    elif wanted.what == "hide":
        table = await call.lobby.keeper.brought(about.table)
        await table.ask(partial(doorkeeping.hide, table))
    return await open_reports(call)


async def my_deeds(call: Call) -> Response:
    deeds = await order(call).deeds(call.known().id)
    return answer([shown(deed) for deed in deeds if deed.what != "nothing"])


async def answer_deed(call: Call) -> Response:
    """Once."""
    guest, n = call.known(), counted(call.path["deed"])
    mine = {deed.n: deed for deed in await order(call).deeds(guest.id)}
    if n not in mine or mine[n].answer:
        raise Refused("deed-answered")
    try:
        await order(call).answer(n, guest.id, cleaned(call.body.text))
    except StoreFailed as error:
        raise Refused("deed-answered") from error
    return await my_deeds(call)


DONE: Final[tuple[int, ...]] = (401, 403, 404, 409)
ONE: Final[str] = "/api/tables/{id}"


def deed_at(path: str, handler: Any, gives: Any, takes: Any) -> Endpoint:
    return Endpoint("POST", path, handler, gives, takes, refuses=DONE)


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/listed", listed_tables, wire.Lobbied),
    deed_at(f"{ONE}/door", set_door, Table, wire.SetDoor),
    deed_at(f"{ONE}/invite", renew_invite, Table, Nothing),
    deed_at(f"{ONE}/talk/{{line}}/out", show_out, Table, Nothing),
    deed_at(f"{ONE}/talk/{{line}}/mute", mute, list[wire.Muted], Nothing),
    deed_at(f"{ONE}/report", report, dict[str, str], wire.NewReport),
    Endpoint("GET", "/api/me/mutes", my_mutes, list[wire.Muted], refuses=(401,)),
    deed_at("/api/me/mutes/{mute}/end", unmute, list[wire.Muted], Nothing),
    Endpoint("GET", "/api/me/deeds", my_deeds, list[wire.DeedInfo], refuses=(401,)),
    deed_at("/api/me/deeds/{deed}/answer", answer_deed, list[wire.DeedInfo], wire.SaidToDeed),
    Endpoint("GET", "/api/house/reports", open_reports, list[wire.ReportInfo], refuses=(401, 403)),
    deed_at("/api/house/reports/{report}", decide, list[wire.ReportInfo], wire.NewDeed),
)
