"""The socket of a browser: frames in, frames out, and the limits on both."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from duskmoot.kernel.game import Refused
from duskmoot.table import journal
from duskmoot.table import protocol as wire
from duskmoot.table.chronicles.deeds import OpenChronicle
from duskmoot.table.deeds import OpenTable
from duskmoot.table.limits import Buckets, Limits, network
from duskmoot.table.listener import BAD_VERSION, MOVED, NO_TABLE, RESTARTING, TOO_MANY, Listener
from duskmoot.table.lobby import Lobby
from duskmoot.table.origin import address, welcome
from duskmoot.table.relay import BROKEN, CLOSED, GONE, Unreached, here
from duskmoot.table.store.port import Elsewhere, Guest, Moved, StoreFailed

Room = OpenTable | OpenChronicle
"""Where people listen."""
COOKIE: Final[str] = "duskmoot"
FORBIDDEN: Final[int] = 4403
AGAIN: Final[float] = 0.2
"""Seconds before a browser is told to come back for a server that cannot be reached."""
FLUSH: Final[float] = 5.0
"""Seconds for the last frames of a socket that is being closed."""


class Sockets:
    """All sockets of a server, counted by guest and by network."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.counts: Counter[str] = Counter()
        limits = lobby.house.limits
        self.messages = Buckets(limits.messages, time.monotonic)
        self.undos = Buckets(limits.undos, time.monotonic)

    async def meet(self, ws: WebSocket) -> None:
        await self._meet(ws, self.lobby.table)

    async def meet_readers(self, ws: WebSocket) -> None:
        """Those who look at a chronicle."""
        await self._meet(ws, self.lobby.library.chronicle)

    async def _meet(self, ws: WebSocket, open: Callable[[str], Awaitable[Room]]) -> None:
        if not welcome(ws, self.lobby.house.settings.origins):
            await ws.close(FORBIDDEN)  # before it was accepted: the browser sees a plain 403
            return
        await ws.accept()
        near = network(address(ws.scope))
        try:
            guest = await self.lobby.register.guest(ws.cookies.get(COOKIE, ""))
        except StoreFailed:
            await bid_farewell(ws, RESTARTING, "store-failed")
            return
        counted = self._counted(guest, near)
        if any(self.counts[who] >= most for who, most in counted.items()):
            await bid_farewell(ws, TOO_MANY, "too-many-sockets")
            return
        self.counts.update(counted.keys())
        self.lobby.house.metrics.sockets.inc()
        try:
            await self._serve(ws, guest, near, open)
        except WebSocketDisconnect:
            pass
        finally:
            self.lobby.house.metrics.sockets.dec()
            self.counts.subtract(counted.keys())
            for who in counted:
                if self.counts[who] <= 0:
                    del self.counts[who]

    def _counted(self, guest: Guest | None, near: str) -> dict[str, int]:
        """Under which names this socket counts, and how many each may have."""
        limits = self.lobby.house.limits
        who = guest.id if guest else f"stranger {near}"
        return {who: limits.sockets_each, f"network {near}": limits.sockets_network}

    async def _serve(
        self,
        ws: WebSocket,
        guest: Guest | None,
        near: str,
        open: Callable[[str], Awaitable[Room]],
    ) -> None:
        if ws.query_params.get("v") != str(wire.VERSION):
            await bid_farewell(ws, BAD_VERSION, "protocol-version")
            return
        listener = listener_of(ws, guest, near, self.lobby.house.limits)
        try:
            room = await open(ws.path_params["id"])
            await room.ask(partial(room.connect, listener))
        except Elsewhere as there:
            await self._pass_on(ws, there.address)
            return
        except Moved:
            await bid_farewell(ws, RESTARTING, MOVED)
            return
        except Refused as error:
            await bid_farewell(ws, NO_TABLE, error.key)
            return
        except StoreFailed:
            await bid_farewell(ws, RESTARTING, "store-failed")
            return
        try:
            await self._converse(ws, room, listener)
        finally:
            room.disconnect(listener)

    async def _pass_on(self, ws: WebSocket, to: str) -> None:
        """The table is another server's: all that is said goes there, and its answers come back."""
        relay, relays = self.lobby.relay, self.lobby.house.metrics.relays
        code = BROKEN
        try:
            if not here.get():
                async with relay.reached(ws, to) as there:
                    with relays.track_inprogress():
                        code = await relay.converse(ws, there)
        except Unreached:
            await asyncio.sleep(AGAIN)  # dead, but not known to be dead yet
        if code in (BROKEN, CLOSED):
            await bid_farewell(ws, RESTARTING, MOVED)
        elif code != GONE:
            await hang_up(ws, code)

    async def _converse(self, ws: WebSocket, room: Room, listener: Listener) -> None:
        reading = asyncio.create_task(self._read(ws, room, listener))
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

    async def _read(self, ws: WebSocket, room: Room, listener: Listener) -> None:
        """Every message in turn; the next is not read before this one is answered."""
        limits = self.lobby.house.limits
        who = listener.guest or f"stranger {listener.network}"
        offences = 0
        while not listener.code:
            frame = await ws.receive()
            if frame["type"] == "websocket.disconnect":
                return
            content = frame.get("text") or frame.get("bytes") or b""
            began, in_time = time.monotonic(), self.messages.of(who).passes()
            offences += 1
            try:
                message = wire.read(content)
            except wire.Unreadable as error:
                detail = {"detail": str(error)[:200]}
                listener.tell(wire.NotGranted("", wire.Refusal("not-understood", detail)))
            else:
                if in_time and isinstance(message, wire.Undo):
                    in_time = self.undos.of(who).passes()
                if not in_time:
                    listener.tell(wire.NotGranted(message.id, wire.Refusal("too-fast")))
                else:
                    offences = 0
                    await heard(room, listener, message)
                    if isinstance(message, wire.Act):
                        acted = self.lobby.house.metrics.acted
                        acted.observe(time.monotonic() - began)
            if offences > limits.offences:
                listener.end(TOO_MANY, wire.Refusal("too-many-offences"))


async def heard(room: Room, listener: Listener, message: wire.ClientMessage) -> None:
    try:
        await room.ask(partial(room.hear, listener, message))
    except StoreFailed:
        listener.tell(wire.NotGranted(message.id, wire.Refusal("store-failed")))
    except Exception:  # the room has written it into the log and finds its way again
        listener.tell(wire.NotGranted(message.id, wire.Refusal("server-failed")))


async def write(ws: WebSocket, listener: Listener) -> None:
    while (frame := await listener.next_frame()) is not None:
        await ws.send_text(frame.decode())


def listener_of(ws: WebSocket, guest: Guest | None, near: str, limits: Limits) -> Listener:
    """With what the browser says that it has; whatever cannot be read counts as nothing."""
    room = limits.waiting_frames, limits.waiting_bytes
    listener = Listener(guest.id if guest else "", near, *room)
    listener.device = guest.device if guest else ""
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
