"""The socket of a browser: frames in, frames out, and the limits on both."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from duskmoot.kernel.game import Refused
from duskmoot.table import journal
from duskmoot.table import protocol as wire
from duskmoot.table.deeds import OpenTable
from duskmoot.table.limits import Bucket
from duskmoot.table.listener import BAD_VERSION, NO_TABLE, RESTARTING, TOO_MANY, Listener
from duskmoot.table.lobby import Lobby
from duskmoot.table.origin import welcome
from duskmoot.table.store.port import Guest, StoreFailed

COOKIE: Final[str] = "duskmoot"
FORBIDDEN: Final[int] = 4403
FLUSH: Final[float] = 5.0
"""Seconds for the last frames of a socket that is being closed."""


class Sockets:
    """All sockets of a server, counted by guest or address."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.counts: dict[str, int] = {}

    async def meet(self, ws: WebSocket) -> None:
        if not welcome(ws.headers, self.lobby.house.settings.origins):
            await ws.close(FORBIDDEN)  # before it was accepted: the browser sees a plain 403
            return
        await ws.accept()
        address = ws.client.host if ws.client else "local"
        try:
            guest = await self.lobby.guest(ws.cookies.get(COOKIE, ""))
        except StoreFailed:
            await bid_farewell(ws, RESTARTING, "store-failed")
            return
        who = guest.id if guest else address
        if self.counts.get(who, 0) >= self.lobby.house.limits.sockets_each:
            await bid_farewell(ws, TOO_MANY, "too-many-sockets")
            return
        self.counts[who] = self.counts.get(who, 0) + 1
        self.lobby.house.metrics.sockets.inc()
        try:
            await self._serve(ws, guest, address)
        except WebSocketDisconnect:
            pass
        finally:
            self.lobby.house.metrics.sockets.dec()
            self.counts[who] -= 1
            if not self.counts[who]:
                del self.counts[who]

    async def _serve(self, ws: WebSocket, guest: Guest | None, address: str) -> None:
        if ws.query_params.get("v") != str(wire.VERSION):
            await bid_farewell(ws, BAD_VERSION, "protocol-version")
            return
        listener = listener_of(ws, guest, address, self.lobby.house.limits.waiting_frames)
        try:
            table = await self.lobby.table(ws.path_params["id"])
            await table.ask(partial(table.connect, listener))
        except Refused as error:
            await bid_farewell(ws, NO_TABLE, error.key)
            return
        except StoreFailed:
            await bid_farewell(ws, RESTARTING, "store-failed")
            return
        try:
            await self._converse(ws, table, listener)
        finally:
            table.disconnect(listener)

    async def _converse(self, ws: WebSocket, table: OpenTable, listener: Listener) -> None:
        reading = asyncio.create_task(self._read(ws, table, listener))
        writing = asyncio.create_task(write(ws, listener))
        ended = asyncio.create_task(listener.ended.wait())
        tasks = (reading, writing, ended)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if listener.code:
                await asyncio.wait((writing,), timeout=FLUSH)
        finally:
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            expected = (WebSocketDisconnect, asyncio.CancelledError, RuntimeError)
            if isinstance(outcome, BaseException) and not isinstance(outcome, expected):
                journal.alarm("socket-failed", outcome)
        if listener.code:
            await hang_up(ws, listener.code)

    async def _read(self, ws: WebSocket, table: OpenTable, listener: Listener) -> None:
        """Every message in turn; the next is not read before this one is answered."""
        limits = self.lobby.house.limits
        bucket = Bucket(limits.messages, asyncio.get_running_loop().time)
        offences = 0
        while not listener.code:
            frame = await ws.receive()
            if frame["type"] == "websocket.disconnect":
                return
            content = frame.get("text") or frame.get("bytes") or b""
            try:
                if not bucket.passes():
                    raise Refused("too-fast")
                message = wire.read(content)
            except Refused:
                offences += 1
                listener.tell(wire.NotGranted("", wire.Refusal("too-fast")))
            except wire.Unreadable as error:
                offences += 1
                detail = {"detail": str(error)[:200]}
                listener.tell(wire.NotGranted("", wire.Refusal("not-understood", detail)))
            else:
                offences = 0
                await heard(table, listener, message)
            if offences > limits.offences:
                listener.end(TOO_MANY, wire.Refusal("too-many-offences"))


async def heard(table: OpenTable, listener: Listener, message: wire.ClientMessage) -> None:
    try:
        await table.ask(partial(table.hear, listener, message))
    except StoreFailed:
        listener.tell(wire.NotGranted(message.id, wire.Refusal("store-failed")))
    except Exception:  # the table has written it into the log and finds its way again
        listener.tell(wire.NotGranted(message.id, wire.Refusal("server-failed")))


async def write(ws: WebSocket, listener: Listener) -> None:
    while (frame := await listener.box.get()) is not None:
        await ws.send_text(frame.decode())


def listener_of(ws: WebSocket, guest: Guest | None, address: str, room: int) -> Listener:
    """With what the browser says that it has; whatever cannot be read counts as nothing."""
    listener = Listener(guest.id if guest else "", guest.name if guest else "", address, room)
    asked = ws.query_params
    at, talk = number(asked.get("at")), number(asked.get("talk"))
    eyes = [number(eye) for eye in asked.get("eyes", "").split(",")[:16]]
    if at is not None:
        listener.at = at
        listener.eyes = [eye for eye in eyes if eye is not None]
    listener.talk = talk or 0
    return listener


def number(text: str | None) -> int | None:
    """A small whole number, or None."""
    if text and len(text) < 10 and text.removeprefix("-").isdecimal():
        return max(-1, int(text))
    return None


async def bid_farewell(ws: WebSocket, code: int, key: str) -> None:
    await ws.send_text(wire.write(wire.Ended(wire.Refusal(key))).decode())
    await hang_up(ws, code)


async def hang_up(ws: WebSocket, code: int) -> None:
    if WebSocketState.DISCONNECTED in (ws.client_state, ws.application_state):
        return
    try:
        async with asyncio.timeout(FLUSH):
            await ws.close(code)
    except (TimeoutError, RuntimeError, WebSocketDisconnect):
        pass
