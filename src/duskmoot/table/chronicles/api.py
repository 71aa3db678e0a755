"""The HTTP half of a chronicle: what its pages ask, and how it answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from starlette.responses import Response

from duskmoot.kernel.game import Refused, find
from duskmoot.table.api import JSON, Call, Endpoint, answer, check_own_page, lasting, let_in
from duskmoot.table.chronicles import messages as wire
from duskmoot.table.chronicles.deeds import Bot, OpenChronicle
from duskmoot.table.chronicles.pages import opened
from duskmoot.table.protocol import HandToBot
from duskmoot.table.protocol import write as written
from duskmoot.table.socket import number
from duskmoot.table.tokens import hashed
from duskmoot.table.usual import USUAL, check_bot, usual_bot

Told = wire.Chronicle | wire.Joined | wire.ReturnKey


async def open_at(call: Call) -> OpenChronicle:
    return await call.lobby.library.chronicle(call.path["id"])


def heir_in(call: Call) -> int:
    return counted(call.path["heir"])


def counted(asked: str) -> int:
    found = number(asked) if asked.isdecimal() and asked.isascii() else None
    if found is None:
        raise Refused("no-such-page")
    return found


async def done(call: Call, deed: Callable[[OpenChronicle, str], Awaitable[None]]) -> Response:
    """The chronicle after a deed of a guest whom we know."""
    guest, chronicle = call.known(), await open_at(call)
    deed_of_guest = partial(deed, chronicle, guest.id)
    return answer(await chronicle.ask(partial(chronicle.doing, guest.id, deed_of_guest)))


# Looking.


async def my_chronicles(call: Call) -> Response:
    return answer(await call.lobby.library.of_guest(call.guest) if call.guest else [])


async def see_chronicle(call: Call) -> Response:
    chronicle = await open_at(call)
    return answer(await chronicle.ask(partial(chronicle.seen_by, call.guest_id)))


async def see_chronicle_invite(call: Call) -> Response:
    chronicle = await call.lobby.library.invited(call.path["invite"])
    return answer(await chronicle.ask(partial(chronicle.seen_by, call.guest_id)))


async def opened_in_chronicle(call: Call) -> Response:
    chronicle = await open_at(call)
    shown = await chronicle.ask(partial(chronicle.seen_by, call.guest_id))
    found = opened(shown.game, shown.opened, call.path["language"])
    return lasting(call, written(found), JSON)


async def opened_at_table(call: Call) -> Response:
    table = await call.table()

    async def count() -> int:
        return table.opened(table.seen_by_eyes(table.eyes_of(call.guest_id)))

    found = opened(table.row.game, await table.ask(count), call.path["language"])
    return lasting(call, written(found), JSON)


# Founding, joining, leaving, coming back.


async def found_chronicle(call: Call) -> Response:
    return answer(await call.lobby.library.found(call.known(), call.body), 201)


async def import_chronicle(call: Call) -> Response:
    return answer(await call.lobby.library.import_file(call.known(), call.body), 201)


async def join_chronicle(call: Call) -> Response:
    guest, chronicle = call.known(), await open_at(call)
    return answer(await chronicle.ask(partial(chronicle.join, guest, call.body)))


async def leave_chronicle(call: Call) -> Response:
    return await done(call, lambda chronicle, guest: chronicle.leave(guest, heir_in(call)))


async def heir_to_bot(call: Call) -> Response:
    chronicle = await open_at(call)
    game = find(chronicle.kept.book.game)
    wanted = call.body
    if wanted.bot:
        check_bot(game, wanted.bot)
        bot = Bot(wanted.bot, wanted.strength)
    else:
        bot = Bot(chronicle.kept.stand_in or usual_bot(game), USUAL)
    return await done(call, lambda open, guest: open.hand_to_bot(guest, heir_in(call), bot))


async def new_return(call: Call) -> Response:
    guest, chronicle = call.known(), await open_at(call)
    return answer(await chronicle.ask(partial(chronicle.new_return, guest.id, heir_in(call))))


async def come_back(call: Call) -> Response:
    """A return link, in whatever browser it is opened."""
    chronicle, name = await call.lobby.library.of_key(call.body.key)
    guest, token = call.guest, ""
    if guest is None:
        guest, token = await let_in(call, name)
    key = hashed(call.body.key)
    response = answer(await chronicle.ask(partial(chronicle.come_back, guest, key)))
    if token:
        call.remember(response, token)
    return response


async def order_roster(call: Call) -> Response:
    return await done(call, lambda chronicle, guest: chronicle.reorder(guest, call.body.order))


async def inscribe(call: Call) -> Response:
    if not call.lobby.library.writers.of(call.known().id).passes():
        raise Refused("too-fast", seconds="1")
    return await done(call, lambda chronicle, guest: chronicle.inscribe(guest, call.body))


# Chapters.


async def begin_chapter(call: Call) -> Response:
    present, near = call.body.present, call.network
    return await done(call, lambda chronicle, guest: chronicle.begin(guest, near, present))


async def abandon_chapter(call: Call) -> Response:
    chapter = counted(call.path["chapter"])
    return await done(call, lambda chronicle, guest: chronicle.abandon(guest, chapter))


async def strike_chapter(call: Call) -> Response:
    chapter = counted(call.path["chapter"])
    return await done(call, lambda chronicle, guest: chronicle.strike(guest, chapter))


async def agree(call: Call) -> Response:
    said = call.body
    return await done(call, lambda open, guest: open.agree(guest, said.request, said.agreed))


async def export_chronicle(call: Call) -> Response:
    chronicle = await open_at(call)
    if not chronicle.kept.over:
        check_own_page(call)
    await call.lobby.spend("replays", call.network)
    saved = await call.lobby.library.export(chronicle, call.guest_id)
    headers = {
        "content-disposition": f'attachment; filename="{chronicle.kept.book.game}-chronicle.json"',
        "cache-control": "no-store",
    }
    return Response(saved, 200, headers, JSON)


SEEN: Final[tuple[int, ...]] = (404,)
DONE: Final[tuple[int, ...]] = (401, 403, 404, 409)
ONE: Final[str] = "/api/chronicles/{id}"


def deed(
    path: str, handler: Any, takes: Any = wire.Nothing, gives: Any = wire.Chronicle
) -> Endpoint:
    return Endpoint("POST", ONE + path, handler, gives, takes, refuses=DONE)


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me/chronicles", my_chronicles, list[wire.ChronicleCard]),
    Endpoint(
        *("POST", "/api/chronicles", found_chronicle, wire.Joined, wire.NewChronicle, 201),
        refuses=DONE,
        new=True,
    ),
    Endpoint(
        *("POST", "/api/chronicles/import", import_chronicle, wire.Joined, dict[str, Any], 201),
        refuses=DONE,
        raw=True,
        new=True,
        large=True,
    ),
    Endpoint("GET", ONE, see_chronicle, wire.Chronicle, refuses=SEEN),
    Endpoint(
        "GET",
        "/api/chronicle-invites/{invite}",
        see_chronicle_invite,
        wire.Chronicle,
        refuses=SEEN,
    ),
    Endpoint(
        "GET", f"{ONE}/opened/{{language}}", opened_in_chronicle, wire.Opened, refuses=(304, 404)
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/opened/{language}",
        opened_at_table,
        wire.Opened,
        refuses=(304, 404),
    ),
    deed("/heirs", join_chronicle, wire.JoinChronicle, wire.Joined),
    deed("/heirs/{heir}/leave", leave_chronicle),
    deed("/heirs/{heir}/bot", heir_to_bot, HandToBot),
    deed("/heirs/{heir}/return", new_return, gives=wire.ReturnKey),
    Endpoint("POST", "/api/heirs", come_back, wire.Joined, wire.ReturnWith, refuses=(404, 409)),
    deed("/roster", order_roster, wire.Roster),
    deed("/inscriptions", inscribe, wire.Inscribe),
    Endpoint(
        *("POST", f"{ONE}/chapters", begin_chapter, wire.Chronicle, wire.BeginChapter),
        refuses=DONE,
        new=True,
    ),
    deed("/chapters/{chapter}/abandon", abandon_chapter),
    deed("/chapters/{chapter}/strike", strike_chapter),
    deed("/consent", agree, wire.Agree),
    Endpoint("GET", f"{ONE}/export", export_chronicle, dict[str, Any], refuses=(403, 404, 409)),
)
