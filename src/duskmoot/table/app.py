"""The application: routes, the guard before them, and the pages of the client."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from duskmoot.kernel.game import Refused
from duskmoot.table import api, journal, lent
from duskmoot.table import protocol as wire
from duskmoot.table.api import JSON, STATUS, Call, Endpoint
from duskmoot.table.description import ENDPOINTS, described
from duskmoot.table.house import Settings, house_of
from duskmoot.table.limits import Buckets, network
from duskmoot.table.lobby import Lobby
from duskmoot.table.origin import address, welcome
from duskmoot.table.packing import ClientFiles
from duskmoot.table.relay import Door, here
from duskmoot.table.scene import refusal
from duskmoot.table.socket import COOKIE, Sockets
from duskmoot.table.store.port import Elsewhere, Store, StoreFailed

POLICY: Final[str] = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # else a link out would carry the table's id
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
METHODS: Final[list[str]] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
SAFE: Final[tuple[str, ...]] = ("GET", "HEAD", "OPTIONS")


def application(store: Store, settings: Settings) -> Starlette:
    """A server for the tables of this open store; `app.state.lobby` is its lobby."""
    lobby = Lobby(house_of(store, settings))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        try:
            yield
        finally:
            await lobby.close()

    counter = Counter(lobby)
    routes: list[BaseRoute] = [
        Route(endpoint.path, counter.route(endpoint), methods=[endpoint.method])
        for endpoint in ENDPOINTS
    ]
    routes.append(Route("/api/openapi.json", description))
    routes.append(Route("/api/news", counter.news))
    routes.append(Route("/api/house/give/{id}", counter.give, methods=["POST"]))
    routes.append(Route("/api/{rest:path}", nothing_here, methods=METHODS))
    sockets = Sockets(lobby)
    routes.append(WebSocketRoute("/api/tables/{id}/socket", sockets.meet))
    routes.append(WebSocketRoute("/api/chronicles/{id}/socket", sockets.meet_readers))
    routes.append(WebSocketRoute(lent.PATH, lent.Lenders(lobby.house.searchers).meet))
    routes += pages()
    handlers: dict[Any, Any] = {HTTPException: not_found}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.add_middleware(Guard, lobby=lobby)
    app.add_middleware(Door, relay=lobby.relay)
    app.state.lobby = lobby
    return app


# Requests.


class Counter:
    """Where requests are read, counted and answered."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def route(self, endpoint: Endpoint) -> Any:
        async def serve(request: Request) -> Response:
            try:
                return await self._serve(endpoint, request)
            except Refused as error:
                return self._refused(refusal(error))
            except StoreFailed as error:
                journal.warn("store-failed", reason=str(error))
                return self._refused(wire.Refusal("store-failed"))

        return serve

    async def news(self, request: Request) -> Response:
        """Server-sent events for a start page, as long as it is open."""
        try:
            guest = await self.lobby.register.guest(request.cookies.get(COOKIE, ""))
            near = network(address(request.scope))
            ear = self.lobby.crier.listen(guest.id if guest else "", near)
        except Refused as error:
            return self._refused(refusal(error))
        except StoreFailed:
            return self._refused(wire.Refusal("store-failed"))
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(self.lobby.crier.told(ear), 200, headers, "text/event-stream")

    async def give(self, request: Request) -> Response:
        """For other servers of the house alone; nobody else finds anything here."""
        if not here.get():
            return await nothing_here(request)
        try:
            await self.lobby.keeper.give(request.path_params["id"])
        except StoreFailed as error:
            journal.warn("not-given", reason=str(error))
            return self._refused(wire.Refusal("store-failed"))
        return Response(status_code=204)

    async def _serve(self, endpoint: Endpoint, request: Request) -> Response:
        if endpoint.new and not here.get():
            near = network(address(request.scope))
            await self.lobby.spend("volumes" if endpoint.large else "tables", near)
        content, body = b"", None
        if endpoint.takes is not None:
            content = await self._body(endpoint, request)
            body = api.decoded(endpoint, content)
        guest = await self.lobby.register.guest(request.cookies.get(COOKIE, ""))
        try:
            return await endpoint.handler(Call(self.lobby, request, guest, body))
        except Elsewhere as there:
            return await self.lobby.relay.request(request, content, there.address)

    async def _body(self, endpoint: Endpoint, request: Request) -> bytes:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:  # a form of a foreign page cannot send this type
            raise Refused("not-json")
        limits = self.lobby.house.limits
        most = limits.import_bytes if endpoint.raw else limits.body_bytes
        most = limits.chronicle_bytes if endpoint.large else most
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refused("too-large", most=str(most))
        return bytes(body)

    def _refused(self, why: wire.Refusal) -> Response:
        self.lobby.house.metrics.refused.labels(why.key).inc()
        response = api.answer(why, STATUS.get(why.key, 400))
        if why.key == "too-fast":
            response.headers["retry-after"] = why.parts.get("seconds", "1")
        return response


async def description(request: Request) -> Response:
    call = Call(request.app.state.lobby, request, None, None)
    return api.lasting(call, description_body(), JSON)


@cache
def description_body() -> bytes:
    return json.dumps(described()).encode()


async def nothing_here(request: Request) -> Response:
    """Below /api there are no pages: what is no endpoint is nothing, or asked in a wrong way."""
    ways: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] == Match.PARTIAL:
            ways |= route.methods or set()
    key = "wrong-method" if ways else "no-such-page"
    response = api.answer(wire.Refusal(key), STATUS[key])
    if ways:
        response.headers["allow"] = ", ".join(sorted(ways))
    return response


def not_found(request: Request, error: HTTPException) -> Response:
    key = "wrong-method" if error.status_code == 405 else "no-such-page"
    status = STATUS[key] if error.status_code in (404, 405) else error.status_code
    response = api.answer(wire.Refusal(key), status)
    response.headers.update(error.headers or {})
    return response


def failed() -> Response:
    return api.answer(wire.Refusal("server-failed"), 500)


# The guard.


class Guard:
    """Before every request: origin and rate. After it: headers of safety, and a line in the log."""

    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby
        self.visitors: Buckets | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            stopped = self._too_fast(scope)
            if stopped is None:
                await self.app(scope, receive, send)
            else:
                await WebSocket(scope, receive, send).send_denial_response(stopped)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        loop = asyncio.get_running_loop()
        began, status = loop.time(), 500

        begun = False

        async def send_safely(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                begun = True
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        stopped = self._stopped(scope)
        try:
            await (stopped or self.app)(scope, receive, send_safely)
        except Exception as error:
            journal.alarm("request-failed", error, route=route_of(scope))
            if not begun:
                await failed()(scope, receive, send_safely)
        finally:
            spent = round((loop.time() - began) * 1000, 1)
            told = {"method": scope["method"], "route": route_of(scope), "status": status}
            journal.note("request", **told, ms=spent)

    def _stopped(self, scope: Scope) -> Response | None:
        request = Request(scope)
        origins = self.lobby.house.settings.origins
        if scope["method"] not in SAFE and not welcome(request, origins):
            return api.answer(wire.Refusal("wrong-origin"), 403)
        return self._too_fast(scope)

    def _too_fast(self, scope: Scope) -> Response | None:
        """To open a socket is to ask for something, too; what neighbours pass on was counted."""
        if here.get():
            return None
        if self.visitors is None:
            loop = asyncio.get_running_loop()
            self.visitors = Buckets(self.lobby.house.limits.requests, loop.time)
        bucket = self.visitors.of(network(address(scope)))
        if not bucket.passes():
            response = api.answer(wire.Refusal("too-fast"), 429)
            response.headers["retry-after"] = str(math.ceil(bucket.wait()))
            return response
        return None


def route_of(scope: Scope) -> str:
    """The form of the path, never the path itself: it may hold an invitation."""
    path = str(scope.get("path", "")).removeprefix(str(scope.get("root_path", "")))
    first = path.split("/")[1:3]
    shown = first if path.startswith("/api/") else first[:1]
    return "/" + "/".join(part[:24] for part in shown)


# Pages.


def pages() -> list[BaseRoute]:
    """The client, where it has been built: one page, and the files it loads."""
    folder = Path(str(files("duskmoot").joinpath("static")))
    page = folder / "index.html"
    if not page.exists():
        return []

    client = ClientFiles(directory=folder)

    async def index(request: Request) -> Response:
        return await client.get_response(page.name, request.scope)

    return [Route("/", index), Mount("/", client)]
