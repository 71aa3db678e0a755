"""The HTTP half of the protocol: what is asked of the lobby, and how it answers.

Each endpoint is declared once: the routes and the description for programs are both read from
the declaration.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from duskmoot.kernel.game import Refused, find
from duskmoot.kernel.view import SPECTATOR
from duskmoot.table import afterwards, books, game_info
from duskmoot.table import protocol as wire
from duskmoot.table.course import Course
from duskmoot.table.deeds import OpenTable
from duskmoot.table.edition import edition
from duskmoot.table.limits import lies_in, network
from duskmoot.table.lobby import ACCOUNT, Lobby
from duskmoot.table.origin import address
from duskmoot.table.packing import SMALL, accepts, packed
from duskmoot.table.people.labels import label_of
from duskmoot.table.socket import COOKIE, number
from duskmoot.table.store.order import BAN
from duskmoot.table.store.port import Guest
from duskmoot.table.tokens import cleaned
from duskmoot.table.usual import check_bot

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
    "no-such-chronicle": 404,
    "return-unknown": 404,
    "roster-unknown": 404,
    "return-key-unknown": 404,
    "link-gone": 404,
    "no-such-device": 404,
    "sits-against": 409,
    "not-your-table": 403,
    "not-a-keeper": 403,
    "excluded": 403,
    "no-spectators": 403,
    "no-such-line": 404,
    "no-spectator": 409,
    "door-closed": 409,
    "name-alike": 409,
    "report-closed": 409,
    "deed-answered": 409,
    "passkey-refused": 403,
    "passkey-unknown": 404,
    "passkeys-impossible": 409,
    "no-chronicle": 404,
    "not-your-chronicle": 403,
    "analysis-of-others": 403,
    "again-not-yours": 403,
    "again-chapter": 409,
    "not-your-heir": 403,
    "inscription-of-another": 403,
    "unknown-game": 404,
    "unknown-language": 404,
    "seat-refused": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "seat-present": 409,
    "seat-waits": 409,
    "proof-gone": 404,
    "return-link-gone": 404,
    "mail-off": 409,
    "mail-failed": 409,
    "push-off": 409,
    "away-twice": 409,
    "away-used-up": 409,
    "too-many-sockets": 429,
    "too-many-tables": 409,
    "too-many-searching": 409,
    "too-many-chronicles": 409,
    "too-many-inscriptions": 409,
    "roster-begun": 409,
    "roster-full": 409,
    "roster-left": 409,
    "heir-open": 409,
    "heir-taken": 409,
    "character-unnamed": 409,
    "chapter-running": 409,
    "chapter-not-running": 409,
    "chapter-waits-host": 409,
    "chapter-abandoned": 409,
    "chronicle-over": 409,
    "chronicle-export": 409,
    "chronicle-damaged": 409,
    "nothing-to-strike": 409,
    "strike-too-late": 409,
    "consent-gone": 409,
    "table-damaged": 409,
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
        self.network = network(address(request.scope))

    @property
    def guest_id(self) -> str:
        return self.guest.id if self.guest else ""

    def known(self) -> Guest:
        if self.guest is None:
            raise Refused("name-missing")
        return self.guest

    async def table(self) -> OpenTable:
        return await self.lobby.table(self.path["id"])

    def remember(self, response: Response, token: str) -> None:
        """The browser keeps who it is, for a year from now."""
        secure = self.request.url.scheme == "https"
        path = self.lobby.house.settings.root_path + "/"
        response.set_cookie(
            COOKIE, token, YEAR, path=path, httponly=True, secure=secure, samesite="lax"
        )


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
    large: bool = False
    """The body may be as large as a whole chronicle."""


def answer(content: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(wire.write(content), status, headers, JSON)


def lasting(call: Call, body: bytes, kind: str) -> Response:
    """Something that a browser may keep as long as it asks whether it is still the same."""
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if len(body) >= SMALL and accepts(call.request.headers, "gzip"):
        body = packed(body)
        headers["content-encoding"] = "gzip"
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    headers["etag"] = tag
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, kind)


# Guests.


async def me(call: Call) -> Response:
    """Every page asks this first, so that whoever comes by once a year is never forgotten."""
    response = answer(wire.Me(call.guest.name if call.guest else ""))
    if call.guest is not None:
        call.remember(response, call.request.cookies.get(COOKIE, ""))
    return response


async def rename(call: Call) -> Response:
    token = call.request.cookies.get(COOKIE, "")
    if call.guest is None:
        guest, token = await let_in(call, call.body.name)
    else:
        guest = await call.lobby.register.rename(call.guest, token, call.body.name)
    response = answer(wire.Me(guest.name))
    call.remember(response, token)
    return response


async def let_in(call: Call, name: str) -> tuple[Guest, str]:
    """A new guest, and the token by which we know them again."""
    await call.lobby.spend("guests", call.network)
    label = label_of(call.request.headers.get("user-agent", ""))
    return await call.lobby.register.let_in(name, label)


async def my_tables(call: Call) -> Response:
    return answer(await call.lobby.tables_of(call.guest) if call.guest else [])


# Games.


async def all_games(call: Call) -> Response:
    return lasting(call, books.games(), JSON)


async def one_game(call: Call) -> Response:
    return lasting(call, books.game(call.path["game"]), JSON)


async def rules(call: Call) -> Response:
    return lasting(call, books.rules(call.path["game"]), JSON)


async def chapters(call: Call) -> Response:
    return lasting(call, books.chapters(call.path["game"]), JSON)


async def primer(call: Call) -> Response:
    return lasting(call, books.primer(call.path["game"]), JSON)


async def cards(call: Call) -> Response:
    return lasting(call, books.cards(call.path["game"]), JSON)


async def game_texts(call: Call) -> Response:
    return lasting(call, books.texts(call.path["game"], call.path["language"]), TEXT)


async def all_covers(call: Call) -> Response:
    return lasting(call, books.covers(call.path["language"]), JSON)


async def shell_texts(call: Call) -> Response:
    return lasting(call, books.texts("", call.path["language"]), TEXT)


# Tables.


async def set_table(call: Call) -> Response:
    return answer(await call.lobby.set_table(call.known(), call.network, call.body), 201)


async def import_file(call: Call) -> Response:
    return answer(await call.lobby.import_file(call.known(), call.body), 201)


async def see_table(call: Call) -> Response:
    table = await call.table()
    return answer(await table.ask(partial(table.seen_by, call.guest_id)))


async def see_invite(call: Call) -> Response:
    table = await call.lobby.invited(call.path["invite"])
    return answer(await table.ask(partial(table.seen_by, call.guest_id)))


async def see_talk(call: Call) -> Response:
    table = await call.table()
    before = number(call.request.query_params.get("before"))
    if before is None or before < 0:
        raise Refused("not-understood", detail="before")
    return answer(await table.ask(partial(table.earlier_talk, call.guest_id, before)))


async def take_seat(call: Call) -> Response:
    guest, table, wanted = call.known(), await call.table(), call.body
    name = cleaned(wanted.name) if wanted.name else ""

    async def take() -> wire.Table:
        stranger = not (table.knew(guest.id) or table.invites(wanted.invite))
        if stranger and table.door.listed:
            await check_welcome(call, guest)
        visitor = table.visitor(guest.id, guest.name, wanted.invite)
        return await table.take(visitor, seat_in(call), name)

    return answer(await table.ask(take))


async def check_welcome(call: Call, guest: Guest) -> None:
    """Whoever is excluded plays with friends, by invitation."""
    now = int(call.lobby.house.now())
    if await call.lobby.house.store.order.hushed_until(guest.id, now, BAN):
        raise Refused("excluded")


async def leave_seat(call: Call) -> Response:
    guest, table = call.known(), await call.table()

    async def leave() -> wire.Table:
        return await table.leave(table.visitor(guest.id, guest.name, ""), seat_in(call))

    return answer(await table.ask(leave))


async def hand_to_bot(call: Call) -> Response:
    guest, table, wanted = call.known(), await call.table(), call.body
    if wanted.bot:
        check_bot(find(table.row.game), wanted.bot)
        if not any(row.seat == seat_in(call) and table.searches(row.bot) for row in table.seats):
            bot = [(table.row.game, wanted.bot)]
            await call.lobby.allow_bots(table.row.host or guest.id, call.network, bot)

    async def hand() -> wire.Table:
        visitor = table.visitor(guest.id, guest.name, "")
        return await table.hand_to_bot(visitor, seat_in(call), wanted.bot, wanted.strength)

    return answer(await table.ask(hand))


async def export(call: Call) -> Response:
    table = await call.table()
    if not table.row.over:
        check_own_page(call)
    saved = await table.ask(partial(table.export, call.guest_id))
    name = f"{table.row.game}-{table.row.created}.json"
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "no-store",
    }
    return Response(saved, 200, headers, JSON)


def check_own_page(call: Call) -> None:
    """That a key has left is never forgotten: a link on somebody else's page shall not do it."""
    if call.request.headers.get("sec-fetch-site") == "cross-site":
        raise Refused("wrong-origin")


async def replay(call: Call) -> Response:
    table = await call.table()
    course = await table.ask(table.finished)
    asked = call.request.query_params.get("seat")
    seat = SPECTATOR if asked is None else number(asked)
    if seat is None or not SPECTATOR <= seat < course.session.setting.seats:
        raise Refused("seat-refused", seat=str(asked)[:9], seats=str(course.session.setting.seats))
    return await retold(call, table, course, seat)


async def account(call: Call) -> Response:
    table = await call.table()
    return await retold(call, table, await table.ask(table.finished), ACCOUNT)


async def chances(call: Call) -> Response:
    """What is known of them; whoever sat here has the rest worked out."""
    table = await call.table()
    session = (await table.ask(table.finished)).session
    analyst = call.lobby.analyst
    body = await asyncio.to_thread(gzip.decompress, await analyst.chances(table))
    known = msgspec.json.decode(body, type=afterwards.Chances)
    wanted = not known.done and not analyst.works_at(table) and table.knew(call.guest_id)
    if wanted:
        with suppress(Refused):  # who asks too often is told what is known
            await call.lobby.spend("analyses", call.network)
            analyst.begin(table, session)
    return answer(known)


async def opinion(call: Call) -> Response:
    """As far as it is formed; whoever sat here may have a decision thought about."""
    table = await call.table()
    session = (await table.ask(table.finished)).session
    at = number(call.request.query_params.get("at"))
    if at is None or not 0 <= at < len(session.acts):
        raise Refused("not-understood", detail="at")
    analyst = call.lobby.analyst
    body = await analyst.opinion(table, at)
    if body is not None:
        return Response(
            await asyncio.to_thread(gzip.decompress, body), 200, {"cache-control": "no-store"}, JSON
        )
    if not analyst.thinks_about(table, at):
        if not table.knew(call.guest_id):
            raise Refused("analysis-of-others")
        await call.lobby.spend("opinions", call.guest_id)
        analyst.think_about(table, session, at)
    seat, played = session.acts[at]
    spelled = session.game.vocabulary.spell(played)
    return answer(afterwards.Opinion(at, seat, "", spelled, 0, False, []))


async def decisions(call: Call) -> Response:
    """What is known of them; whoever sat here has the rest judged."""
    table = await call.table()
    session = (await table.ask(table.finished)).session
    seat = number(call.request.query_params.get("seat"))
    if seat is None or not 0 <= seat < session.setting.seats:
        raise Refused("not-understood", detail="seat")
    analyst = call.lobby.analyst
    known = await analyst.decisions(table, seat)
    if not known.done and not analyst.weighs(table, seat) and table.knew(call.guest_id):
        with suppress(Refused):  # who asks too often is told what is known
            await call.lobby.spend("analyses", call.network)
            analyst.weigh(table, session, seat)
    return answer(known)


async def again(call: Call) -> Response:
    table = await call.table()
    return answer(await call.lobby.again(call.known(), call.network, table, call.body), 201)


async def play_on(call: Call) -> Response:
    table = await call.table()
    session = (await table.ask(table.finished)).session
    return answer(await call.lobby.play_on(call.known(), call.network, session, call.body), 201)


async def retold(call: Call, table: OpenTable, course: Course, seat: int) -> Response:
    """What is finished never changes, nor what is told of it while the rules are the same."""
    kept = f"{wire.VERSION} {edition(course.game)}"
    tag = f'"{sha256(f"{table.row.id} {seat} {kept}".encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "accept-encoding"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    await call.lobby.spend("replays", call.network)
    body = await call.lobby.retold(table, seat, kept)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, 200, headers, JSON)


def seat_in(call: Call) -> int:
    asked = call.path["seat"]
    if not asked.isdecimal() or not asked.isascii():
        raise Refused("no-such-page")
    seat = number(asked)
    if seat is None:
        raise Refused("seat-refused", seat=f"{asked[:9]}…", seats="")
    return seat


# The house.


async def healthz(call: Call) -> Response:
    await call.lobby.house.store.ping()
    return answer(wire.Health(True, len(call.lobby.tables)))


async def metrics(call: Call) -> Response:
    """For whoever looks after this server: a player would see when others act in secret."""
    house, scope = call.lobby.house, call.request.scope
    within = bool(house.settings.inner) and scope["server"][1] == house.settings.inner
    if not within and not lies_in(address(scope), house.settings.watchers):
        raise Refused("no-such-page")
    house.metrics.beat.set(house.store.age)
    return Response(house.metrics.text(), 200, media_type=TEXT)


Rows = dict[str, dict[str, Any]]

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me", me, wire.Me),
    Endpoint("PUT", "/api/me", rename, wire.Me, wire.NewName),
    Endpoint("GET", "/api/me/tables", my_tables, list[wire.Table]),
    Endpoint("GET", "/api/games", all_games, list[game_info.GameInfo], refuses=(304,)),
    Endpoint("GET", "/api/games/{game}", one_game, game_info.GameInfo, refuses=(304, 404)),
    Endpoint("GET", "/api/games/{game}/rules", rules, list[game_info.Clause], refuses=(304, 404)),
    Endpoint(
        "GET", "/api/games/{game}/chapters", chapters, list[game_info.Chapter], refuses=(304, 404)
    ),
    Endpoint(
        "GET", "/api/games/{game}/primer", primer, list[game_info.PrimerPart], refuses=(304, 404)
    ),
    Endpoint("GET", "/api/games/{game}/cards", cards, Rows, refuses=(304, 404)),
    Endpoint("GET", "/api/games/{game}/texts/{language}", game_texts, TEXT, refuses=(304, 404)),
    Endpoint("GET", "/api/texts/{language}", shell_texts, TEXT, refuses=(304, 404)),
    Endpoint("GET", "/api/covers/{language}", all_covers, dict[str, str], refuses=(304, 404)),
    Endpoint(
        "POST",
        "/api/tables",
        set_table,
        wire.Table,
        wire.NewTable,
        201,
        refuses=(401, 404, 409),
        new=True,
    ),
    Endpoint(
        "POST",
        "/api/import",
        import_file,
        wire.Table,
        dict[str, Any],
        201,
        refuses=(401, 404, 409),
        raw=True,
        new=True,
    ),
    Endpoint("GET", "/api/tables/{id}", see_table, wire.Table, refuses=(404,)),
    Endpoint("GET", "/api/invites/{invite}", see_invite, wire.Table, refuses=(404,)),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/take",
        take_seat,
        wire.Table,
        wire.TakeSeat,
        refuses=(401, 403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/leave",
        leave_seat,
        wire.Table,
        wire.LeaveSeat,
        refuses=(401, 403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/bot",
        hand_to_bot,
        wire.Table,
        wire.HandToBot,
        refuses=(401, 403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/talk",
        see_talk,
        list[wire.TalkLine],
        refuses=(404,),
        query=("before",),
    ),
    Endpoint("GET", "/api/tables/{id}/export", export, dict[str, Any], refuses=(403, 404, 409)),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        replay,
        afterwards.Replay,
        refuses=(304, 404, 409),
        query=("seat",),
    ),
    Endpoint("GET", "/api/tables/{id}/chances", chances, afterwards.Chances, refuses=(404, 409)),
    Endpoint(
        "GET",
        "/api/tables/{id}/opinion",
        opinion,
        afterwards.Opinion,
        refuses=(403, 404, 409),
        query=("at",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/decisions",
        decisions,
        afterwards.Decisions,
        refuses=(404, 409),
        query=("seat",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/again",
        again,
        wire.Table,
        afterwards.Again,
        201,
        refuses=(401, 403, 404, 409),
        new=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/on",
        play_on,
        wire.Table,
        afterwards.PlayOn,
        201,
        refuses=(401, 404, 409),
        new=True,
    ),
    Endpoint(
        "GET", "/api/tables/{id}/account", account, afterwards.Account, refuses=(304, 404, 409)
    ),
    Endpoint("GET", "/healthz", healthz, wire.Health),
    Endpoint("GET", "/metrics", metrics, TEXT, refuses=(404,)),
)


def decoded(endpoint: Endpoint, body: bytes) -> Any:
    """The body as the type that the endpoint takes; Refused says what is wrong with it."""
    try:
        if endpoint.raw:
            return body.decode("utf-8")
        return msgspec.json.decode(body, type=endpoint.takes)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise Refused("not-understood", detail=str(error)[:200]) from error
