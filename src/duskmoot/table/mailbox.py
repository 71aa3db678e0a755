"""The mailbox: whatever happens to a table or a chronicle happens one deed after another.

Whatever goes wrong on the way is said to whoever asked; what is in memory is then taken from the
store again before the next deed. Nothing is told from memory while another server may have it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from duskmoot.kernel.game import Refused
from duskmoot.table import journal
from duskmoot.table.store.port import Moved, Store, StoreFailed

T = TypeVar("T")
Deed = Callable[[], Awaitable[Any]]

AGAIN: Final[float] = 1.0
"""Seconds after which whoever lost the way asks the store again."""


class Mailbox:
    def __init__(self, store: Store, what: str, id: str) -> None:
        self._store = store
        self._id = id
        self._told = {what: journal.short(id)}
        self._adrift = True
        """The store may know more than we: it is asked before the next deed."""
        self._mail: asyncio.Queue[tuple[Deed, asyncio.Future[Any]]] = asyncio.Queue()
        self._life = asyncio.create_task(self._live())

    async def _find_ourselves(self) -> None:
        """What is in memory becomes what the store holds."""
        raise AssertionError("whoever has a mailbox knows where to look")

    async def ask(self, deed: Callable[[], Awaitable[T]]) -> T:
        """What the deed answers when its turn has come."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._life.done():
            raise StoreFailed("closed")
        self._mail.put_nowait((deed, answer))
        return await answer

    def post(self, deed: Deed) -> None:
        """A deed whose answer nobody waits for."""
        forgotten: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        forgotten.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._mail.put_nowait((deed, forgotten))

    async def _live(self) -> None:
        while True:
            deed, answer = await self._mail.get()
            try:
                await self._store.assured(self._id)
                if self._adrift:
                    await self._find_ourselves()
                result = await deed()
            except Refused as error:
                self._reply(answer, error)
            except Moved as error:
                self._reply(answer, error)
                self._store.lost([self._id])
            except Exception as error:
                self._adrift = True
                journal.alarm("deed-failed", error, **self._told)
                self._reply(answer, error)
                asyncio.get_running_loop().call_later(AGAIN, self.post, self._come_to)
            except asyncio.CancelledError:  # closed in the middle of it: whoever waits is told
                self._reply(answer, StoreFailed("closed"))
                raise
            else:
                if not answer.done():
                    answer.set_result(result)

    async def _come_to(self) -> None:
        """Nothing but the reason to look into the store again, so that bots and clocks go on."""

    def _reply(self, answer: asyncio.Future[Any], error: Exception) -> None:
        if not answer.done():
            answer.set_exception(error)

    def lose_way(self) -> None:
        """Somebody else may have written; the store is asked before anything else is done."""
        self._adrift = True
        self.post(self._come_to)

    def close(self) -> None:
        self._life.cancel()
        while not self._mail.empty():
            self._reply(self._mail.get_nowait()[1], StoreFailed("closed"))
