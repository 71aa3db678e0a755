"""`duskmoot think`: lends workers of this machine to servers elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from duskmoot.kernel.game import Refused
from duskmoot.table.crew import DIED, Worker
from duskmoot.table.lent import OTHER_RULES, PATH, known_rules
from duskmoot.table.relay import UNREACHED, Relay
from duskmoot.table.thinker import Answer

PAUSES: Final[tuple[float, ...]] = (0.2, 1.0, 5.0)
"""Seconds before each try to reach a server again; the last one counts for all that follow."""


async def lend(to: list[str], secret: str, workers: int, taken: Callable[[], None]) -> None:
    """So many workers for each of these servers, for ever; `taken` hears of each that is taken.

    Refused if a server wants nothing from us.
    """
    lenders = [Lender(address, secret, taken) for address in to for _ in range(workers)]
    tasks = [asyncio.create_task(lender.live()) for lender in lenders]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Lender:
    """One worker, and the socket by which a server has it."""

    def __init__(self, to: str, secret: str, taken: Callable[[], None]) -> None:
        self.to = to
        self.relay = Relay()
        self.relay.secret = secret.encode()
        self.taken = taken
        self.worker = Worker(())
        self._tries = 0

    async def live(self) -> None:
        try:
            while True:
                with suppress(*UNREACHED, *DIED):
                    await self._lend()
                await asyncio.sleep(PAUSES[min(self._tries, len(PAUSES) - 1)])
                self._tries += 1
        finally:
            await self.worker.close()

    async def _lend(self) -> None:
        scope = {"type": "websocket", "scheme": "ws", "raw_path": PATH.encode(), "headers": []}
        headers = self.relay.signed(HTTPConnection(scope))
        where = f"ws://{self.to}{PATH}"
        try:
            async with connect(
                where, additional_headers=headers, compression=None, max_size=None, proxy=None
            ) as ws:
                await ws.send(msgspec.json.encode(known_rules()))
                await ws.recv()
                await self.worker.begin()
                self.taken()
                self._tries = 0
                async for frame in ws:
                    assert isinstance(frame, bytes)
                    await self._answer(ws, frame)
        except InvalidStatus as error:
            if error.response.status_code == 403:
                raise Refused("think-refused", server=self.to) from error
            raise
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code == OTHER_RULES:
                raise Refused("think-rules", server=self.to) from error
            raise

    async def _answer(self, ws: ClientConnection, frame: bytes) -> None:
        """What the worker says; if the server no longer waits, the worker stops thinking."""
        thinking = asyncio.create_task(self._think(frame))
        closed = asyncio.create_task(ws.wait_closed())
        try:
            await asyncio.wait([thinking, closed], return_when=asyncio.FIRST_COMPLETED)
            if thinking.done():
                await ws.send(thinking.result())
        finally:
            if not thinking.done():
                self.worker.kill()
            for task in (thinking, closed):
                task.cancel()
            await asyncio.gather(thinking, closed, return_exceptions=True)

    async def _think(self, frame: bytes) -> bytes:
        try:
            await self.worker.begin()
            return await self.worker.answer(frame)
        except DIED as error:
            self.worker.kill()
            return msgspec.json.encode(Answer(fault=repr(error)))
