"""The relay: what comes to this server and belongs to another one of the house is passed on.

Browsers know one address. Whichever server they reach, a table's sockets all end at the server that
has it, so that presence, limits and secrets are a matter of one process. A request that was passed
on is signed; it is never passed on again.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from hashlib import sha256
from typing import Final

import h11
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from duskmoot.table.origin import address
from duskmoot.table.store.port import StoreFailed

here: ContextVar[bool] = ContextVar("here", default=False)
"""Whether this request was passed on to us by another server."""

OURS: Final[bytes] = b"x-duskmoot-"
"""How our own headers begin; from outside none of them is let in."""
CLIENT: Final[str] = "x-duskmoot-client"
SCHEME: Final[str] = "x-duskmoot-scheme"
TIME: Final[str] = "x-duskmoot-time"
SIGNED: Final[str] = "x-duskmoot-signed"
FRESH: Final[float] = 60.0
"""Seconds for which a signature is good; as much may the clocks of two servers differ."""
ASKED: Final[tuple[str, ...]] = (
    *("cookie", "content-type", "accept-encoding", "if-none-match", "sec-fetch-site"),
)
ANSWERED: Final[tuple[bytes, ...]] = (
    *(b"content-type", b"content-encoding", b"content-disposition", b"cache-control"),
    *(b"etag", b"vary", b"set-cookie", b"retry-after", b"allow"),
)
"""Headers that are passed on; every server adds those of safety itself."""
WITHIN: Final[float] = 30.0
"""Seconds for the answer to a request."""
REACHED: Final[float] = 5.0
"""Seconds in which another server must take a socket."""
CHUNK: Final[int] = 64 * 1024
GONE: Final[int] = 0
CLOSED: Final[int] = 1
BROKEN: Final[int] = 1006
"""The code of a socket that ended without one."""
UNREACHED: Final = (OSError, TimeoutError, InvalidHandshake, ConnectionClosed, h11.ProtocolError)


class Unreached(Exception):
    """The other server did not take it; it may be dying."""


class Relay:
    def __init__(self) -> None:
        self.secret = b""
        self.ended = asyncio.Event()
        """Set when this server closes."""

    # Signing.

    def signed(self, asked: HTTPConnection) -> dict[str, str]:
        """The headers of a request on its way to another server."""
        told = {name: plain(asked.headers[name]) for name in ASKED if name in asked.headers}
        told[CLIENT] = address(asked.scope)
        told[SCHEME] = str(asked.scope.get("scheme", ""))
        told[TIME] = str(int(time.time()))
        told[SIGNED] = self._sign(asked.scope, told)
        return told

    def _sign(self, scope: Scope, told: dict[str, str]) -> str:
        method = str(scope.get("method", "GET"))
        parts = (method, target(scope), told.get("cookie", ""), *map(told.get, (CLIENT, SCHEME)))
        text = "\n".join([*map(str, parts), told.get(TIME, "")])
        return hmac.new(self.secret, text.encode(), sha256).hexdigest()

    def read(self, scope: Scope) -> Scope:
        """The request without our own headers; as it was first made, if a neighbour signed it."""
        told = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if SIGNED not in told:
            genuine = False
        else:
            moment = told.get(TIME, "")
            fresh = moment.isdecimal() and abs(time.time() - int(moment[:12])) < FRESH
            expected = self._sign(scope, told).encode()
            genuine = fresh and hmac.compare_digest(told[SIGNED].encode(), expected)
        bare = [pair for pair in scope["headers"] if not pair[0].startswith(OURS)]
        if len(bare) == len(scope["headers"]):
            return scope
        found = {**scope, "headers": bare}
        if genuine:
            here.set(True)
            found |= {"client": (told[CLIENT], 0), "scheme": told[SCHEME]}
        return found

    # Passing on.

    async def request(self, request: Request, body: bytes, to: str) -> Response:
        if here.get():
            raise StoreFailed("passed on already")
        try:
            async with asyncio.timeout(WITHIN):
                return await self._request(request, body, to)
        except UNREACHED as error:
            raise StoreFailed(f"another server did not answer: {error}") from error

    async def _request(self, request: Request, body: bytes, to: str) -> Response:
        headers = self.signed(request) | {"host": to, "connection": "close"}
        if body or request.method != "GET":
            headers["content-length"] = str(len(body))
        head = h11.Request(
            method=request.method, target=target(request.scope), headers=list(headers.items())
        )
        line = h11.Connection(h11.CLIENT)
        reader, writer = await asyncio.open_connection(*parted(to))
        try:
            for part in (head, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(part) or b"")
            await writer.drain()
            return await answer(line, reader)
        finally:
            writer.close()

    async def recall(self, to: str, id: str) -> None:
        """The other server gives this table or chronicle away, so that we can have it."""
        path = f"/api/house/give/{id}".encode()
        scope = {"type": "http", "method": "POST", "headers": [], "raw_path": path}
        try:
            async with asyncio.timeout(WITHIN):
                answer = await self._request(Request(scope), b"", to)
        except UNREACHED as error:
            raise StoreFailed(f"another server did not answer: {error}") from error
        if answer.status_code != 204:
            raise StoreFailed("another server keeps it")

    @asynccontextmanager
    async def reached(self, ws: WebSocket, to: str) -> AsyncIterator[ClientConnection]:
        """The socket of the other server for this one; Unreached if it takes none."""
        host, port = parted(to)
        told = self.signed(ws)
        where = f"ws://{f'[{host}]' if ':' in host else host}:{port}{target(ws.scope).decode()}"
        try:
            there = await connect(
                where,
                additional_headers=told,
                compression=None,
                max_size=None,
                open_timeout=REACHED,
                ping_interval=REACHED,
                ping_timeout=REACHED,
                proxy=None,
            )
        except UNREACHED as error:
            raise Unreached(to) from error
        try:
            yield there
        finally:
            await there.close()

    async def converse(self, ws: WebSocket, there: ClientConnection) -> int:
        """Frame by frame, until one side ends.

        The code with which the other server did; CLOSED if this one closes, GONE if the browser is.
        """
        asking = asyncio.create_task(pass_on(ws, there))
        telling = asyncio.create_task(pass_back(ws, there))
        ended = asyncio.create_task(self.ended.wait())
        tasks = (asking, telling, ended)
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if there.close_code is not None:  # also where the browser was just saying something
            return int(there.close_code)
        return CLOSED if ended in done else GONE


async def answer(line: h11.Connection, reader: asyncio.StreamReader) -> Response:
    response, content = Response(), bytearray()
    while not isinstance(event := line.next_event(), h11.EndOfMessage):
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(CHUNK))
        elif isinstance(event, h11.Response):
            response = Response(status_code=event.status_code)
            response.raw_headers = [pair for pair in event.headers if pair[0] in ANSWERED]
        elif isinstance(event, h11.Data):
            content += event.data
        else:
            raise OSError("the answer broke off")
    response.body = bytes(content)
    response.raw_headers.append((b"content-length", str(len(content)).encode()))
    return response


async def pass_on(ws: WebSocket, there: ClientConnection) -> None:
    try:
        while (frame := await ws.receive())["type"] != "websocket.disconnect":
            await there.send(frame.get("text") or frame.get("bytes") or "")
    except (ConnectionClosed, WebSocketDisconnect, RuntimeError):
        return


async def pass_back(ws: WebSocket, there: ClientConnection) -> None:
    try:
        async for frame in there:
            await (ws.send_text(frame) if isinstance(frame, str) else ws.send_bytes(frame))
    except (ConnectionClosed, WebSocketDisconnect, RuntimeError):
        return


def plain(header: str) -> str:
    """Without the letters that not every program passes on as they are; we use none of them."""
    return header.encode("ascii", "ignore").decode()


def target(scope: Scope) -> bytes:
    """Path and query as the client wrote them, without the path below which a proxy shows us."""
    path: bytes = scope["raw_path"].removeprefix(str(scope.get("root_path", "")).encode())
    query: bytes = scope.get("query_string", b"")
    return path + b"?" + query if query else path


def parted(to: str) -> tuple[str, int]:
    host, _, port = to.rpartition(":")
    return host.strip("[]"), int(port)


class Door:
    """Before everything else: none of our own headers comes in from outside."""

    def __init__(self, app: ASGIApp, relay: Relay) -> None:
        self.app = app
        self.relay = relay

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = self.relay.read(scope)
        await self.app(scope, receive, send)
