"""The keeper: takes in tables that wait for a server, and gives ours away when they are wanted.

Where there is only one server it finds nothing to do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol

from duskmoot.kernel.game import Refused
from duskmoot.table import journal
from duskmoot.table.chronicles.deeds import OpenChronicle
from duskmoot.table.deeds import OpenTable
from duskmoot.table.edition import RESTING
from duskmoot.table.house import House
from duskmoot.table.relay import Relay
from duskmoot.table.store.port import Elsewhere, StoreFailed

LOOK: Final[float] = 1.0
"""Seconds between two looks round."""


class Books(Protocol):
    chronicles: dict[str, OpenChronicle]

    async def chronicle(self, id: str, idle: bool = False) -> OpenChronicle: ...


class Rooms(Protocol):
    """The lobby, as far as its keeper needs it."""

    house: House
    relay: Relay
    tables: dict[str, OpenTable]

    @property
    def library(self) -> Books: ...

    async def table(self, id: str, idle: bool = False) -> OpenTable: ...

    def lost(self, ids: list[str]) -> None: ...


class Keeper:
    def __init__(self, lobby: Rooms) -> None:
        self.lobby = lobby
        self._given: set[str] = set()
        """What was given away once. Nobody else can play what comes back, so it stays."""

    async def live(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StoreFailed as error:
                journal.warn("keeper", reason=str(error))
            except Exception as error:
                journal.alarm("keeper", error)

    async def look(self) -> None:
        store = self.lobby.house.store
        if await store.hands_over():
            await self.hand_over()
            return
        for id in await store.waiting_for_a_server():
            try:
                await self.lobby.table(id)
            except (Elsewhere, Refused, StoreFailed) as error:
                journal.note("not-taken-in", table=journal.short(id), reason=type(error).__name__)
            except Exception as error:  # whatever is wrong with it, others wait as well
                journal.alarm("not-taken-in", error, table=journal.short(id))

    async def hand_over(self) -> None:
        """Every table between two acts; whoever listens is told to come back."""
        ids = list(self.lobby.library.chronicles)
        ids += [each.row.chronicle or id for id, each in self.lobby.tables.items()]
        for id in dict.fromkeys(ids):
            if id not in self._given:
                self._given.add(id)
                await self.give(id)

    # From server to server.

    async def brought(self, id: str) -> OpenTable:
        """The table, given to us by the server that has it: for deeds that concern several."""
        try:
            return await self.lobby.table(id)
        except Elsewhere as there:
            row = await self.lobby.house.store.table(id)
            await self.lobby.relay.recall(there.address, row.chronicle or id if row else id)
            return await self.lobby.table(id)

    @asynccontextmanager
    async def held(self, id: str) -> AsyncIterator[OpenTable]:
        """The table for a deed that concerns seats and words alone, whatever its rules.

        Where they are not ours, nobody plays it meanwhile, and after that it is any server's.
        """
        row = await self.lobby.house.store.table(id)
        whole = row.chronicle or id if row else id
        try:
            table = await self.brought(id)
        except (Elsewhere, Refused) as error:
            if isinstance(error, Refused) and error.key != RESTING:
                raise
            table = await self.lobby.table(id, idle=True)
        try:
            yield table
        finally:
            if table.idle:
                await self.give(whole)

    @asynccontextmanager
    async def held_chronicle(self, id: str) -> AsyncIterator[OpenChronicle]:
        """The chronicle for a deed that concerns heirs and names alone; then any server's again."""
        library = self.lobby.library
        try:
            chronicle = await library.chronicle(id)
        except Elsewhere as there:
            await self.lobby.relay.recall(there.address, id)
            chronicle = await library.chronicle(id, idle=True)
        try:
            yield chronicle
        finally:
            if chronicle.idle:
                await self.give(id)

    async def give(self, id: str) -> None:
        """Another server wants this table, or this chronicle with its chapters."""
        rooms = [
            each for each in self.lobby.tables.values() if id in (each.row.id, each.row.chronicle)
        ]
        for table in rooms:
            await table.ask(table.leave_memory)
        ids = [id, *(table.row.id for table in rooms if table.row.id != id)]
        await self.lobby.house.store.release(ids)
        self.lobby.lost(ids)
