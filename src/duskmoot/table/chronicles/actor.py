"""One open chronicle: everything that happens to it happens here, one deed after another.

Between two chapters nothing of it is in memory, unless somebody looks at its pages.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, Protocol

from duskmoot.chronicle import chain
from duskmoot.kernel.game import Refused
from duskmoot.table.chronicles import messages, rights
from duskmoot.table.chronicles.pages import Pages, Stage, Visit
from duskmoot.table.deeds import OpenTable
from duskmoot.table.edition import RESTING
from duskmoot.table.house import House
from duskmoot.table.listener import CLOSING, RESTARTING, TOO_MANY, Listener
from duskmoot.table.mailbox import Mailbox
from duskmoot.table.protocol import ClientMessage, NotGranted, Refusal
from duskmoot.table.store.kept import Asking, Kept
from duskmoot.table.store.port import StoreFailed

HOUR: Final[int] = 3600


class Tables(Protocol):
    """The lobby, as far as a chronicle needs it."""

    tables: dict[str, OpenTable]

    async def table(self, id: str) -> OpenTable: ...

    async def allow_bots(self, host: str, network: str, wanted: list[tuple[str, str]]) -> None: ...


class ChronicleActor(Mailbox):
    def __init__(self, house: House, lobby: Tables, kept: Kept) -> None:
        self.house = house
        self.lobby = lobby
        self.kept = kept
        self.pages = Pages(kept)
        self.stage = Stage()
        self.idle = False
        """Whether it is here for its heirs and names alone: another server plays its chapter."""
        self.listeners: list[Listener] = []
        self.quiet_since = asyncio.get_running_loop().time()
        super().__init__(house.store, "chronicle", kept.book.id)

    @property
    def id(self) -> str:
        return self.kept.book.id

    @property
    def now(self) -> int:
        return int(self.house.now())

    async def _find_ourselves(self) -> None:
        await self._read()
        if await self._look_at_table():
            await self._read()
            await self._look_at_table()
        self._adrift = False
        self.tell_all()

    async def _read(self) -> None:
        kept = await self.house.store.chronicles.chronicle(self.id)
        if kept is None:
            raise StoreFailed("the chronicle is gone")
        self._becomes(kept)

    def _becomes(self, kept: Kept) -> None:
        self.kept = kept
        self.pages = Pages(kept)

    async def _look_at_table(self) -> bool:
        """The running chapter comes into memory; whether it was over already and is sealed now."""
        link = chain.running(self.kept.book)
        self.stage = Stage()
        if link is None:
            return False
        self.stage = Stage(link.table, trouble=RESTING if self.idle else "")
        if self.idle:
            return False
        try:
            table = await self.lobby.table(link.table)
        except Refused as error:
            self.stage.trouble = error.key
            return False
        self._watch(table)
        return table.row.over

    def _watch(self, table: OpenTable) -> None:
        self.stage.trouble = table.trouble
        self.stage.sat = table.row.sat
        if table.course is not None:
            asked = table.course.state.asked
            self.stage.waiting = [table.row.heirs[seat] for seat in asked]
            self.stage.opened = table.opened(table.course)

    def turned(self) -> None:
        """A chapter of ours was sealed: its page is in the store."""
        self.lose_way()

    def resting(self, now: float) -> bool:
        if self.listeners or not self._mail.empty():
            self.quiet_since = now
            return False
        return now - self.quiet_since > self.house.settings.rest_after

    def farewell(self, why: str = CLOSING) -> None:
        for listener in self.listeners:
            listener.end(RESTARTING, Refusal(why))

    # Those who look on.

    async def connect(self, listener: Listener) -> None:
        same = [each for each in self.listeners if each.guest == listener.guest]
        if not listener.guest:
            same = [each for each in same if each.network == listener.network]
        if len(same) >= self.house.limits.sockets_here:
            listener.end(TOO_MANY, Refusal("too-many-sockets"))
            return
        self.listeners.append(listener)
        await self._was_here(listener.guest)
        self.tell_all() if listener.guest and not same else self.tell(listener)

    async def _was_here(self, guest: str) -> None:
        """Written down now and then, so that others see who still comes by."""
        mine = rights.mine(self.kept, guest)
        if any(self.now - self.kept.holders[n].seen > HOUR for n in mine):
            holders = [
                replace(holder, seen=self.now) if n in mine else holder
                for n, holder in enumerate(self.kept.holders)
            ]
            await self.set_roster(replace(self.kept, holders=tuple(holders)))

    def disconnect(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.post(self._gone)

    async def _gone(self) -> None:
        self.tell_all()

    async def hear(self, listener: Listener, message: ClientMessage) -> None:
        """Nothing is asked over this socket."""
        listener.tell(NotGranted(message.id, Refusal("not-understood", {"detail": "chronicle"})))

    def tell_all(self) -> None:
        for listener in self.listeners:
            self.tell(listener)

    def tell(self, listener: Listener) -> None:
        listener.tell(messages.Book(self.shown(listener.guest)))

    def shown(self, guest: str) -> messages.Chronicle:
        table = self.lobby.tables.get(self.stage.table)
        if table is not None and not table.row.over:
            self._watch(table)
        here = {listener.guest for listener in self.listeners}
        view = Visit(guest, here, self.now, self.house.limits.heirs)
        return self.pages.shown(view, self.stage, self.valid())

    def valid(self) -> tuple[Asking, ...]:
        """What is asked for and was not overtaken."""
        events = self.events()
        asking = self.kept.asking
        return tuple(each for each in asking if not rights.overtaken(self.kept, each, events))

    def events(self) -> int:
        """Of the running chapter."""
        table = self.lobby.tables.get(self.stage.table)
        return table.course.events if table is not None and table.course is not None else 0

    async def seen_by(self, guest: str) -> messages.Chronicle:
        return self.shown(guest)

    # Writing.

    async def set_roster(self, kept: Kept) -> None:
        await self.house.store.chronicles.set_roster(kept)
        self._becomes(kept)

    async def _set_page(self, kept: Kept) -> None:
        await self.house.store.chronicles.set_page(kept)
        self._becomes(kept)

    async def give_key(self) -> None:
        """The key of chance of all chapters is about to leave the server."""
        if not self.kept.over and not self.kept.key_left:
            await self._set_page(replace(self.kept, key_left=True))
            self.tell_all()

    async def doing(self, guest: str, deed: Callable[[], Awaitable[None]]) -> messages.Chronicle:
        """The chronicle as this guest sees it after the deed, of which all are told."""
        await deed()
        self.tell_all()
        return self.shown(guest)
