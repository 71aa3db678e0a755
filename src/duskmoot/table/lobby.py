"""The lobby: guests by their tokens, tables by their ids, new tables, and those from files."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import OrderedDict
from itertools import count
from typing import Any, Final

from duskmoot import bots
from duskmoot.kernel import replay
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Game, Refused, find
from duskmoot.table import journal
from duskmoot.table import protocol as wire
from duskmoot.table.course import Course
from duskmoot.table.deeds import OpenTable
from duskmoot.table.house import House
from duskmoot.table.store.port import (
    BOT,
    OPEN,
    PERSON,
    Event,
    Guest,
    SeatRow,
    StoreFailed,
    TableRow,
)
from duskmoot.table.tokens import cleaned, hashed, new_id, new_key, new_token

GUESTS: Final[int] = 10_000
"""Guests remembered between two requests; the store knows them all."""
SWEEP: Final[float] = 60.0
COLLECT: Final[int] = 10
"""Sweeps between full collections of rubbish, during which every table stands still."""


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, OpenTable] = {}
        self.closing = False
        self._coming: dict[str, asyncio.Task[OpenTable | None]] = {}
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        self._import = asyncio.Semaphore(1)
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Every table whose game is not over comes back, checked."""
        frozen = 0
        for id in await self.house.store.open_tables():
            try:
                table = await self.table(id)
            except StoreFailed:
                raise
            except Exception as error:  # one table must not keep all others from opening
                journal.alarm("table-lost", error, table=journal.short(id))
            else:
                frozen += bool(table.trouble)
        self._sweeper = asyncio.create_task(self._sweep())
        journal.note("open", tables=len(self.tables), frozen=frozen)

    def farewell(self) -> None:
        """Everybody is told that the server closes; no new table is opened."""
        self.closing = True
        for table in self.tables.values():
            table.farewell()

    async def close(self) -> None:
        self.farewell()
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self.tables.values():
            table.close()
        await self.house.crew.close()
        await self.house.reckoner.close()
        await self.house.store.close()
        journal.note("closed")

    async def _sweep(self) -> None:
        for n in count(1):
            await asyncio.sleep(SWEEP)
            self.sweep()
            if n % COLLECT == 0:
                gc.collect()

    def sweep(self) -> None:
        """Tables that nobody looks at leave the memory; they come back when somebody does."""
        now = asyncio.get_running_loop().time()
        for id, table in list(self.tables.items()):
            if table.resting(now):
                del self.tables[id]
                table.close()
        self.house.metrics.tables.set(len(self.tables))

    # Guests.

    async def guest(self, token: str) -> Guest | None:
        if not token:
            return None
        known = hashed(token)
        guest = self._guests.get(known) or await self.house.store.guest(known)
        if guest is not None:
            self._remember(known, guest)
        return guest

    async def welcome(self, guest: Guest | None, token: str, name: str) -> str:
        """A new guest's token, or a new name for a known one, who keeps the old token."""
        called = cleaned(name)
        if guest is not None:
            renamed = Guest(guest.id, called)
            await self.house.store.rename_guest(renamed)
            self._remember(hashed(token), renamed)
            return token
        fresh = new_token()
        newcomer = Guest(new_id(), called)
        await self.house.store.add_guest(newcomer, hashed(fresh), int(self.house.now()))
        self._remember(hashed(fresh), newcomer)
        return fresh

    def _remember(self, known: str, guest: Guest) -> None:
        self._guests[known] = guest
        self._guests.move_to_end(known)
        if len(self._guests) > GUESTS:
            self._guests.popitem(last=False)

    # Tables.

    async def table(self, id: str) -> OpenTable:
        """The table of this id, in memory from now on; Refused if there is none."""
        if self.closing:
            raise StoreFailed("closing")
        if id in self.tables:
            return self.tables[id]
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._fetch(id))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id))
        table = await asyncio.shield(self._coming[id])
        if table is None:
            raise Refused("no-such-table")
        return table

    async def _fetch(self, id: str) -> OpenTable | None:
        row = await self.house.store.table(id)
        if row is None:
            return None
        table = OpenTable(self.house, row)
        try:
            await table.ask(table.settle)
        except BaseException:
            table.close()
            raise
        self.tables[id] = table
        self.house.metrics.tables.set(len(self.tables))
        return table

    async def invited(self, invite: str) -> OpenTable:
        id = await self.house.store.invited(invite)
        if id is None:
            raise Refused("no-such-table")
        return await self.table(id)

    async def tables_of(self, guest: Guest) -> list[wire.Table]:
        found: list[wire.Table] = []
        for id in await self.house.store.tables_of(guest.id):
            table = await self.table(id)
            found.append(table.shown(guest.id))
        return found

    async def set_table(self, host: Guest, wanted: wire.NewTable) -> OpenTable:
        game = find(wanted.game)
        options = game.choose(wanted.options)
        key = new_key()
        Course(game, len(wanted.seats), options, key)  # refuses what cannot be begun
        seats = [new_seat(game, n, seat, host) for n, seat in enumerate(wanted.seats)]
        row = self._row(game, options, key, host, wanted.clock, imported=False)
        await self.house.store.add_table(row, seats, [])
        return await self.table(row.id)

    async def import_file(self, host: Guest, text: str) -> OpenTable:
        """A saved game as a new table, all its seats open."""
        refuse_long(text, self.house.limits.import_acts)
        async with self._import:
            session, names = await asyncio.to_thread(replay.load, text)
        spell = session.game.vocabulary.spell
        past = [Event(n, s, spell(a), "") for n, (s, a) in enumerate(session.acts, 1)]
        seats = [SeatRow(n, OPEN, "", shortened(name)) for n, name in enumerate(names)]
        row = self._row(session.game, session.options, session.key, host, 0, imported=True)
        await self.house.store.add_table(row, seats, past)
        return await self.table(row.id)

    def _row(
        self,
        game: Game[Any],
        options: tuple[int, ...],
        key: bytes,
        host: Guest,
        clock: int,
        imported: bool,
    ) -> TableRow:
        return TableRow(
            id=new_id(),
            invite=new_id(),
            game=game.name,
            rules=game.version,
            options=game.chosen(options),
            key=key,
            commitment=commitment(key),
            clock=clock,
            host=host.id,
            created=int(self.house.now()),
            imported=imported,
        )


def new_seat(game: Game[Any], seat: int, wanted: wire.NewSeat, host: Guest) -> SeatRow:
    if isinstance(wanted, wire.OpenSeat):
        return SeatRow(seat, OPEN)
    name = cleaned(wanted.name) if wanted.name else ""
    if isinstance(wanted, wire.MySeat):
        return SeatRow(seat, PERSON, host.id, name or host.name)
    check_bot(game, wanted.bot)
    return SeatRow(seat, BOT, "", name, wanted.bot, wanted.strength)


def check_bot(game: Game[Any], bot: str) -> None:
    known = bots.names(game)
    if bot not in known:
        raise Refused("unknown-bot", name=bot, known=", ".join(known))


def shortened(name: str) -> str:
    """A name from a file, as long and as clean as names are here."""
    try:
        return cleaned(name)[: wire.NAME_SIZE]
    except Refused:
        return ""


def refuse_long(text: str, most: int) -> None:
    """A file of endless acts would keep a processor busy for long."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("replay-not-json", detail=str(error)) from error
    acts = content.get("acts") if isinstance(content, dict) else None
    if isinstance(acts, list) and len(acts) > most:
        raise Refused("import-too-long", acts=str(len(acts)), most=str(most))
