"""The HTTP half of the protocol: what is asked of the lobby, and how it answers.

Each endpoint is declared once: the routes and the description for programs are both read from
the declaration.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from duskmoot.kernel.game import Refused, find
from duskmoot.kernel.view import SPECTATOR
from duskmoot.table import books, scrubber
from duskmoot.table import protocol as wire
from duskmoot.table.deeds import OpenTable
from duskmoot.table.lobby import Lobby, check_bot
from duskmoot.table.socket import COOKIE, number
from duskmoot.table.store.port import Guest
from duskmoot.table.tokens import cleaned

JSON: Final[str] = "application/json"
TEXT: Final[str] = "text/plain; charset=utf-8"
YEAR: Final[int] = 365 * 24 * 3600

STATUS: Final[dict[str, int]] = {
    "name-missing": 401,
    "wrong-origin": 403,
    "not-your-seat": 403,
    "invite-needed": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "seat-refused": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "seat-present": 409,
    "export-running": 409,
    "replay-running": 409,
    "table-frozen": 409,
    "table-over": 409,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "store-failed": 503,
}
"""By refusal: its status; all others are 400."""


class Call:
    """One request, with what every handler needs of it."""

    def __init__(self, lobby: Lobby, request: Request, guest: Guest | None, body: Any) -> None:
        self.lobby = lobby
        self.request = request
        self.guest = guest
        self.body = body
        self.path: dict[str, Any] = request.path_params

    def known(self) -> Guest:
        if self.guest is None:
            raise Refused("name-missing")
        return self.guest

    async def table(self) -> OpenTable:
        return await self.lobby.table(self.path["id"])


Handler = Callable[[Call], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    gives: Any
    takes: Any = None
    status: int = 200
    refuses: tuple[int, ...] = ()
    """Statuses of its own, besides those that every endpoint has."""
    raw: bool = False
    """The body is handed over as text, and may be as large as a saved game."""
    query: tuple[str, ...] = ()
    """Parameters that are numbers."""
    new: bool = False
    """It makes a table, which is limited by a rate of its own."""


def answer(content: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(wire.write(content), status, headers, JSON)


def lasting(call: Call, body: bytes, kind: str) -> Response:
    """Something that a browser may keep as long as it asks whether it is still the same."""
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, kind)


# Guests.


async def me(call: Call) -> Response:
    return answer(wire.Me(call.guest.name if call.guest else ""))


async def rename(call: Call) -> Response:
    held = call.request.cookies.get(COOKIE, "")
    token = await call.lobby.welcome(call.guest, held, call.body.name)
    response = answer(wire.Me(cleaned(call.body.name)))
    secure = call.request.url.scheme == "https"
    response.set_cookie(COOKIE, token, YEAR, httponly=True, secure=secure, samesite="lax")
    return response


async def my_tables(call: Call) -> Response:
    return answer(await call.lobby.tables_of(call.guest) if call.guest else [])


# Games.


async def all_games(call: Call) -> Response:
    return lasting(call, books.games(), JSON)


async def one_game(call: Call) -> Response:
    return lasting(call, books.game(call.path["game"]), JSON)


async def rules(call: Call) -> Response:
    return lasting(call, books.rules(call.path["game"]), JSON)


async def cards(call: Call) -> Response:
    return lasting(call, books.cards(call.path["game"]), JSON)


async def game_texts(call: Call) -> Response:
    return lasting(call, books.texts(call.path["game"], call.path["language"]), TEXT)


async def shell_texts(call: Call) -> Response:
    return lasting(call, books.texts("", call.path["language"]), TEXT)


# Tables.


async def set_table(call: Call) -> Response:
    host = call.known()
    table = await call.lobby.set_table(host, call.body)
    return answer(table.shown(host.id), 201)


async def import_file(call: Call) -> Response:
    host = call.known()
    table = await call.lobby.import_file(host, call.body)
    return answer(table.shown(host.id), 201)


async def see_table(call: Call) -> Response:
    table = await call.table()
    return answer(table.shown(call.guest.id if call.guest else ""))


async def see_invite(call: Call) -> Response:
    table = await call.lobby.invited(call.path["invite"])
    return answer(table.shown(call.guest.id if call.guest else ""))


async def take_seat(call: Call) -> Response:
    guest, table, wanted = call.known(), await call.table(), call.body
    name = cleaned(wanted.name) if wanted.name else ""

    async def take() -> wire.Table:
        visitor = table.visitor(guest.id, guest.name, wanted.invite)
        return await table.take(visitor, seat_in(call), name)

    return answer(await table.ask(take))


async def leave_seat(call: Call) -> Response:
    guest, table = call.known(), await call.table()

    async def leave() -> wire.Table:
        return await table.leave(table.visitor(guest.id, guest.name, ""), seat_in(call))

    return answer(await table.ask(leave))


async def hand_to_bot(call: Call) -> Response:
    guest, table, wanted = call.known(), await call.table(), call.body
    check_bot(find(table.row.game), wanted.bot)

    async def hand() -> wire.Table:
        visitor = table.visitor(guest.id, guest.name, "")
        return await table.hand_to_bot(visitor, seat_in(call), wanted.bot, wanted.strength)

    return answer(await table.ask(hand))


async def export(call: Call) -> Response:
    table = await call.table()
    guest = call.guest.id if call.guest else ""
    saved = await table.ask(partial(table.export, guest))
    name = f"{table.row.game}-{table.row.created}.json"
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "no-store",
    }
    return Response(saved, 200, headers, JSON)


async def replay(call: Call) -> Response:
    table = await call.table()
    course = await table.ask(table.finished)
    asked = call.request.query_params.get("seat")
    seat = SPECTATOR if asked is None else number(asked)
    if seat is None or not SPECTATOR <= seat < course.session.seats:
        raise Refused("seat-refused", seat=str(asked), seats=str(course.session.seats))
    return answer(await asyncio.to_thread(scrubber.replayed, course.session, seat))


def seat_in(call: Call) -> int:
    return int(call.path["seat"])


# The house.


async def healthz(call: Call) -> Response:
    await call.lobby.house.store.ping()
    return answer(wire.Health(True, len(call.lobby.tables)))


async def metrics(call: Call) -> Response:
    return Response(call.lobby.house.metrics.text(), 200, media_type=TEXT)


Rows = dict[str, dict[str, Any]]

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me", me, wire.Me),
    Endpoint("PUT", "/api/me", rename, wire.Me, wire.NewName),
    Endpoint("GET", "/api/me/tables", my_tables, list[wire.Table]),
    Endpoint("GET", "/api/games", all_games, list[wire.GameInfo], refuses=(304,)),
    Endpoint("GET", "/api/games/{game}", one_game, wire.GameInfo, refuses=(304, 404)),
    Endpoint("GET", "/api/games/{game}/rules", rules, list[wire.Clause], refuses=(304, 404)),
    Endpoint("GET", "/api/games/{game}/cards", cards, Rows, refuses=(304, 404)),
    Endpoint("GET", "/api/games/{game}/texts/{language}", game_texts, TEXT, refuses=(304, 404)),
    Endpoint("GET", "/api/texts/{language}", shell_texts, TEXT, refuses=(304, 404)),
    Endpoint(
        "POST",
        "/api/tables",
        set_table,
        wire.Table,
        wire.NewTable,
        201,
        refuses=(401, 404),
        new=True,
    ),
    Endpoint(
        "POST",
        "/api/import",
        import_file,
        wire.Table,
        dict[str, Any],
        201,
        refuses=(401, 404),
        raw=True,
        new=True,
    ),
    Endpoint("GET", "/api/tables/{id}", see_table, wire.Table, refuses=(404,)),
    Endpoint("GET", "/api/invites/{invite}", see_invite, wire.Table, refuses=(404,)),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat:int}/take",
        take_seat,
        wire.Table,
        wire.TakeSeat,
        refuses=(401, 403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat:int}/leave",
        leave_seat,
        wire.Table,
        wire.LeaveSeat,
        refuses=(401, 403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat:int}/bot",
        hand_to_bot,
        wire.Table,
        wire.HandToBot,
        refuses=(401, 403, 404, 409),
    ),
    Endpoint("GET", "/api/tables/{id}/export", export, dict[str, Any], refuses=(404, 409)),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        replay,
        wire.Replay,
        refuses=(404, 409),
        query=("seat",),
    ),
    Endpoint("GET", "/healthz", healthz, wire.Health),
    Endpoint("GET", "/metrics", metrics, TEXT),
)


def decoded(endpoint: Endpoint, body: bytes) -> Any:
    """The body as the type that the endpoint takes; Refused says what is wrong with it."""
    try:
        if endpoint.raw:
            return body.decode("utf-8")
        return msgspec.json.decode(body, type=endpoint.takes)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise Refused("not-understood", detail=str(error)[:200]) from error
