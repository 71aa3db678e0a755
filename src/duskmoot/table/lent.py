"""Workers that another machine lends: each is a socket, at whose other end a worker answers.

The lender (`duskmoot think`) knows the secret of the house and the same rules. It is told what a
worker is told, views of single seats, and nothing else.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from duskmoot.kernel.game import registered
from duskmoot.table import journal
from duskmoot.table.crew import Crew, Vanished
from duskmoot.table.edition import edition
from duskmoot.table.relay import here
from duskmoot.table.thinker import Answer, Question

PATH: Final[str] = "/api/house/think"
FORBIDDEN: Final[int] = 4403
OTHER_RULES: Final[int] = 4409
"""The lender plays by other rules, so its thoughts are of no use here."""
TAKEN: Final[bytes] = b""
"""The first frame that a lender hears, once its worker is taken."""
FIRST: Final[float] = 10.0
"""Seconds in which a lender must say by which rules it plays."""


def known_rules() -> dict[str, str]:
    """By game: the edition of its rules here."""
    return {game.name: edition(game) for game in registered()}


class Lent:
    def __init__(self, ws: WebSocket) -> None:
        self.ws = ws
        self.asked: asyncio.Future[Answer] | None = None
        self.listening = asyncio.create_task(self._listen())
        """Ends when the worker is gone, or is wanted no longer."""

    async def begin(self) -> None:
        if self.listening.done():
            raise Vanished

    async def ask(self, asked: Question) -> Answer:
        await self.begin()
        self.asked = asyncio.get_running_loop().create_future()
        try:
            with suppress(RuntimeError, WebSocketDisconnect):  # then nobody listens any more
                await self.ws.send_bytes(msgspec.json.encode(asked))
            either: list[asyncio.Future[Any]] = [self.asked, self.listening]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not self.asked.done():
                raise Vanished
            return self.asked.result()
        finally:
            self.asked = None

    async def _listen(self) -> None:
        while True:
            try:
                answer = msgspec.json.decode(await self.ws.receive_bytes(), type=Answer)
            except (WebSocketDisconnect, RuntimeError, KeyError, msgspec.MsgspecError):
                return
            if self.asked is not None and not self.asked.done():
                self.asked.set_result(answer)

    def kill(self) -> None:
        self.listening.cancel()


class Lenders:
    """Where other machines offer their workers to a crew."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew

    async def meet(self, ws: WebSocket) -> None:
        if not here.get():
            await ws.close(FORBIDDEN)
            return
        await ws.accept()
        try:
            async with asyncio.timeout(FIRST):
                theirs = msgspec.json.decode(await ws.receive_bytes())
        except (TimeoutError, WebSocketDisconnect, KeyError, msgspec.MsgspecError):
            theirs = None
        if theirs != known_rules():
            journal.warn("thinker-refused")
            await leave(ws, OTHER_RULES)
            return
        await ws.send_bytes(TAKEN)
        worker = Lent(ws)
        self.crew.lend(worker)
        journal.note("thinker-lent", thinkers=len(self.crew.lent))
        try:
            await asyncio.wait([worker.listening])
        finally:
            worker.kill()
            self.crew.give_back(worker)
            journal.note("thinker-gone", thinkers=len(self.crew.lent))
        await leave(ws, 1000)


async def leave(ws: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # closed already
        await ws.close(code)
