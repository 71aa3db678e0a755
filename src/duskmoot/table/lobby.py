"""The lobby: guests by their tokens, tables by their ids, new tables, and those from files."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from math import ceil
from typing import Any, Final

from duskmoot import bots
from duskmoot.kernel import replay
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Game, Refused, Setting, find
from duskmoot.kernel.replay import Session
from duskmoot.lessons import lesson
from duskmoot.table import afterwards, journal, rematch, seating
from duskmoot.table import protocol as wire
from duskmoot.table.analyst import Analyst
from duskmoot.table.chronicles.library import Library
from duskmoot.table.course import Course
from duskmoot.table.crier import Crier
from duskmoot.table.deeds import OpenTable
from duskmoot.table.edition import RESTING
from duskmoot.table.house import House
from duskmoot.table.keeper import Keeper
from duskmoot.table.listener import MOVED, Listener
from duskmoot.table.notices.sender import Sender
from duskmoot.table.order.doorkeeping import rename
from duskmoot.table.people.forgetting import forget_at_table, forget_in_chronicle
from duskmoot.table.people.joining import check_apart, join_chronicle, join_table
from duskmoot.table.people.letters import Letters
from duskmoot.table.people.register import Register
from duskmoot.table.relay import Relay, here
from duskmoot.table.scene import listed
from duskmoot.table.store.archive import AT_ONCE
from duskmoot.table.store.port import (
    BOT,
    OPEN,
    PERSON,
    Elsewhere,
    Event,
    Guest,
    Listed,
    Moved,
    Retold,
    SeatRow,
    StoreDamaged,
    StoreFailed,
    TableRow,
    first_standing,
)
from duskmoot.table.thinker import Accounting, Retelling
from duskmoot.table.tokens import cleaned, new_id, new_key
from duskmoot.table.turns import Errand
from duskmoot.table.usual import USUAL, check_bot, usual_bot

SWEEP: Final[float] = 60.0
TIDY: Final[int] = 60
"""Sweeps between two looks for tables that nobody has touched for long."""
DAY: Final[int] = 24 * 3600
ACCOUNT: Final[int] = -2
"""In the place of a seat: not the replay through somebody's eyes, but the account."""
NEVER_BEGUN: Final[int] = 30 * DAY
UNTOUCHED: Final[int] = 90 * DAY
LONG_OVER: Final[int] = 30 * DAY
COLLECT: Final[int] = 10
"""Sweeps between full collections of rubbish, during which every table stands still."""


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, OpenTable] = {}
        self.closing = False
        self._coming: dict[str, asyncio.Task[OpenTable | None]] = {}
        self._import = asyncio.Semaphore(1)
        self._again = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self.keeper = Keeper(self)
        self.relay = Relay()
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._resting: set[str] = set()
        """Tables whose days were up and that our rules do not lead to: not to be tried again."""
        self._replays: dict[tuple[str, int], asyncio.Task[bytes]] = {}
        self.library = Library(house, self)
        self.register = Register(house, self)
        self.analyst = Analyst(house)
        self.sender = Sender(house)
        self.letters = Letters(self.register, self.sender)
        self._postman: asyncio.Task[None] | None = None
        self.crier = Crier(house.store)

    async def open(self) -> None:
        """At once: a table comes into memory when somebody opens it."""
        self.house.metrics.frozen.set_function(self._frozen)
        self.house.metrics.lent.set_function(lambda: len(self.house.searchers.lent))
        self.house.store.lost = self.lost
        self.house.store.heard = self.crier.heard
        self.house.news = self.crier.tell
        self.house.store.batched = self.house.metrics.batches.observe
        self.house.store.claimed = lambda why: self.house.metrics.claims.labels(why).inc()
        self.library.open()
        self.relay.secret = (await self.house.store.secret()).encode()
        self._sweeper = asyncio.create_task(self._sweep())
        self._postman = asyncio.create_task(self._carry_post())
        self._keeper = asyncio.create_task(self.keeper.live())
        journal.note("open")

    def _frozen(self) -> int:
        return sum(bool(table.trouble) for table in self.tables.values())

    def lost(self, ids: list[str]) -> None:
        """Another server has these tables and chronicles now; whoever listens finds it there."""
        for id in ids:
            chapters = [each for each in self.tables.values() if each.row.chronicle == id]
            for table in [*chapters, *filter(None, [self.tables.get(id)])]:
                self.house.metrics.fenced.inc()
                del self.tables[table.row.id]
                table.farewell(MOVED)
                table.close()
            self.library.lost(id)
        self.house.metrics.tables.set(len(self.tables))

    async def spend(self, limit: str, who: str, drops: int = 1) -> None:
        """Counted in the store, so that several servers are no way around it."""
        rate = getattr(self.house.limits, limit)
        seconds = await self.house.store.spends(limit, who, rate, drops)
        if seconds:
            raise Refused("too-fast", seconds=str(ceil(seconds)))

    async def count_mail(self, network: str, address: str) -> None:
        """Refused if this network, or anybody to this address, has asked for too many."""
        for who in (network, address.lower()):
            await self.spend("mails", who)

    def farewell(self) -> None:
        """Everybody is told that the server closes; no new table is opened."""
        self.closing = True
        self.relay.ended.set()
        self.crier.close()
        for table in self.tables.values():
            table.farewell()
        self.library.farewell()

    @property
    def listening(self) -> bool:
        """Whether a browser still listens."""
        return any(True for _ in self.all_listeners())

    def all_listeners(self) -> Iterator[Listener]:
        for table in self.tables.values():
            yield from table.listeners
        for chronicle in self.library.chronicles.values():
            yield from chronicle.listeners

    async def close(self) -> None:
        self.farewell()
        for task in (self._sweeper, self._keeper, self._postman):
            if task is not None:
                task.cancel()
        self.letters.close()
        self.library.close()
        for table in self.tables.values():
            table.close()
        await asyncio.gather(*[table.leave_memory() for table in self.tables.values()])
        await self.analyst.close()
        for crew in self.house.crews:
            await crew.close()
        await self.house.store.close()
        journal.note("closed")

    async def _carry_post(self) -> None:
        while True:
            try:
                await self.look_at_clocks()
                if self.house.sends:
                    await self.sender.round()
            except StoreFailed as error:
                journal.warn("post-failed", reason=str(error))
            except Exception as error:
                journal.alarm("post-failed", error)
            await asyncio.sleep(self.house.settings.post_every)

    async def look_at_clocks(self) -> None:
        """Games in which somebody's days are up."""
        now, last = int(self.house.now()), (0, "")
        while found := await self.house.store.notices.overdue(now, *last):
            last = found[-1]
            for _, id in found:
                if id in self.tables or id not in self._resting:
                    await self._look_at_clock(id)

    async def _look_at_clock(self, id: str) -> None:
        notices = self.house.store.notices
        try:
            table = await self.table(id)
            await table.ask(table.out_of_days)
        except (Elsewhere, Moved):
            return  # another server looks after it
        except Refused as error:
            if error.key == RESTING:
                self._resting.add(id)
                return
            journal.warn("clock-stopped", table=journal.short(id), reason=error.key)
            with suppress(Moved):
                await notices.set_clocks(id, 0, (), [])
        except StoreFailed:
            raise
        except Exception as error:  # whatever is wrong with it, others wait as well
            journal.alarm("clock-failed", error, table=journal.short(id))

    async def _sweep(self) -> None:
        for n in count():
            try:
                if n % TIDY == 0:
                    await self.tidy()
                    await self.forget_the_gone()
                await asyncio.sleep(SWEEP)
                self.sweep()
                await self.register.sweep()
            except Exception as error:
                journal.alarm("sweep-failed", error)
                await asyncio.sleep(SWEEP)
            if n % COLLECT == COLLECT - 1:
                gc.collect()

    def sweep(self) -> None:
        """Tables that nobody looks at leave the memory; they come back when somebody does."""
        now = asyncio.get_running_loop().time()
        self.library.sweep(now)
        for id, table in list(self.tables.items()):
            if table.resting(now):
                del self.tables[id]
                table.close()
                self._leaving[id] = task = asyncio.create_task(self._leave(table))
                task.add_done_callback(partial(self._left, id))
        self.house.metrics.tables.set(len(self.tables))

    def _left(self, id: str, _: asyncio.Task[None]) -> None:
        del self._leaving[id]

    async def _leave(self, table: OpenTable) -> None:
        await table.leave_memory()
        try:
            await self.house.store.release([table.row.id])
        except StoreFailed as error:
            journal.warn("release-failed", reason=str(error))

    async def tidy(self) -> None:
        """Tables that nobody has touched for long are put away, and finished games packed."""
        now = int(self.house.now())
        try:
            gone = await self.house.store.put_away(now - NEVER_BEGUN, now - UNTOUCHED)
            while await self.house.store.archive.pack(now - LONG_OVER) == AT_ONCE:
                pass
        except StoreFailed as error:
            journal.warn("put-away-failed", reason=str(error))
        else:
            if gone:
                journal.note("put-away", tables=gone)

    # Guests.

    async def join(self, before: str, after: str) -> int:
        """Seats, heirs and tables of one guest become another's; how many rooms have changed."""
        joined = 0
        while tables := await self.house.store.tables_of(before):
            check_apart(tables, before, after)
            for each in tables:
                async with self.keeper.held(each.row.id) as table:
                    await table.ask(partial(join_table, table, before, after))
            joined += len(tables)
        while ids := await self.house.store.chronicles.chronicles_of(before):
            for id in ids:
                async with self.keeper.held_chronicle(id) as chronicle:
                    await chronicle.ask(partial(join_chronicle, chronicle, before, after))
            joined += len(ids)
        return joined

    async def forget_the_gone(self) -> None:
        """Whoever said a week ago that they leave."""
        try:
            gone = await self.house.store.people.due(int(self.house.now()))
        except StoreFailed as error:
            journal.warn("forget-failed", reason=str(error))
            return
        for guest in gone:
            try:
                await self.forget(guest)
            except (StoreFailed, Refused, Elsewhere) as error:
                journal.warn("forget-failed", reason=str(error))

    async def take_name(self, guest: str, instead: str) -> None:
        """A keeper has it that this guest is called otherwise; seats and heirs have no name."""
        await self.register.rename_other(guest, instead)
        for each in await self.house.store.tables_of(guest):
            async with self.keeper.held(each.row.id) as table:
                await table.ask(partial(rename, table, guest))
        for id in await self.house.store.chronicles.chronicles_of(guest):
            async with self.keeper.held_chronicle(id) as chronicle:
                await chronicle.ask(partial(chronicle.lose_name, guest))

    async def forget(self, guest: str) -> None:
        """Names and words of a person go; devices, keys and the person themselves last of all."""
        store = self.house.store
        person = await store.people.person(guest)
        name = person.name if person else ""
        for id in dict.fromkeys(await store.people.spoke_at(guest)):
            async with self.keeper.held(id) as table:
                await table.ask(partial(forget_at_table, table, guest, name))
        while tables := await store.tables_of(guest):
            for each in tables:
                async with self.keeper.held(each.row.id) as table:
                    await table.ask(partial(forget_at_table, table, guest, name))
        while ids := await store.chronicles.chronicles_of(guest):
            for id in ids:
                async with self.keeper.held_chronicle(id) as chronicle:
                    await chronicle.ask(partial(forget_in_chronicle, chronicle, guest))
        await self.register.forget(guest)

    # Replays.

    async def retold(self, table: OpenTable, seat: int, kept: str) -> bytes:
        """The packed replay of a finished game, made once for each pair of eyes; or its ACCOUNT."""
        body = await self.house.store.retold(table.row.id, seat, kept)
        if body is not None:
            return body
        key = (table.row.id, seat)
        if key not in self._replays:
            self._replays[key] = asyncio.create_task(self._retell(table, seat, kept))
            self._replays[key].add_done_callback(lambda _: self._replays.pop(key))
        return await asyncio.shield(self._replays[key])

    async def _retell(self, table: OpenTable, seat: int, kept: str) -> bytes:
        session = (await table.ask(table.finished)).session
        begun = session.setting
        game = (begun.game.name, begun.seats, begun.options, begun.key, begun.legacy, session.acts)
        retelling = Accounting(*game) if seat == ACCOUNT else Retelling(*game, seat)
        errand = Errand(table.row.host, table.row.id)
        body = await self.house.retellers.retell(retelling, errand)
        await self.house.store.keep_retold(table.row.id, Retold(seat, kept, body))
        return body

    # Tables.

    async def table(self, id: str, idle: bool = False) -> OpenTable:
        """The table of this id, in memory from now on; Refused if there is none.

        `idle` is for its seats and words alone, by whichever rules it is played.
        """
        if self.closing:
            raise StoreFailed("closing")
        if id in self.tables:
            return self.tables[id]
        if id in self._leaving:
            await asyncio.shield(self._leaving[id])
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._fetch(id, idle))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id))
        table = await asyncio.shield(self._coming[id])
        if table is None:
            raise Refused("no-such-table")
        return table

    async def _fetch(self, id: str, idle: bool) -> OpenTable | None:
        try:
            row = await self.house.store.table(id)
        except StoreDamaged as error:
            journal.alarm("table-lost", error, table=journal.short(id))
            raise Refused("table-damaged", event="0") from error
        if row is None:
            return None
        alike = await self.house.store.claim(id, idle or here.get())
        table = OpenTable(self.house, row)
        table.idle = idle
        try:
            await table.ask(table.settle)
            if not alike and not idle:
                await self._adopt(table)
        except BaseException:
            table.close()
            raise
        self.tables[id] = table
        self.house.metrics.tables.set(len(self.tables))
        return table

    async def _adopt(self, table: OpenTable) -> None:
        """A table of other rules goes on by ours if all that was played is the same by them."""
        if table.trouble == "table-differs":
            try:
                await self.house.store.decline(table.row.id)
            except Elsewhere:
                if table.row.chronicle:
                    await self.keeper.give(table.row.chronicle)
                raise
            raise Refused(RESTING)
        if not table.trouble:
            await self.house.store.adopt(table.row.id, table.row.game)

    async def invited(self, invite: str) -> OpenTable:
        id = await self.house.store.invited(invite)
        if id is None:
            raise Refused("no-such-table")
        return await self.table(id)

    async def tables_of(self, guest: Guest) -> list[wire.Table]:
        """Those in memory as they stand, all others from their rows."""
        found: list[wire.Table] = []
        for each in await self.house.store.tables_of(guest.id):
            table = self.tables.get(each.row.id)
            if table is None:
                found.append(listed(each, guest.id))
            else:
                found.append(await table.ask(partial(table.seen_by, guest.id)))
        return found

    async def set_table(self, host: Guest, network: str, wanted: wire.NewTable) -> wire.Table:
        if wanted.lesson:
            return await self._set_lesson(host, wanted)
        game = find(wanted.game)
        options = game.choose(wanted.options)
        key = new_key()
        setting = Setting(game, len(wanted.seats), options, key)
        course = Course(setting)  # refuses what cannot be begun
        seats = [new_seat(game, n, seat, host) for n, seat in enumerate(wanted.seats)]
        if wanted.pace is not None and wanted.clock:
            raise Refused("pace-and-clock")
        stand_in = wanted.stand_in or usual_bot(game)
        check_bot(game, stand_in)
        await self._allow_table(host)
        await self.allow_bots(host.id, network, [(game.name, seat.bot) for seat in seats])
        row = replace(
            self._row(game, options, key, host),
            clock=wanted.clock,
            sat=host.id if any(seat.kind == PERSON for seat in seats) else "",
            stand_in=stand_in,
            stand_in_strength=wanted.stand_in_strength,
            pace=wanted.pace.kept if wanted.pace else "",
        )
        return await self._add(row, seats, [], course)

    async def _set_lesson(self, host: Guest, wanted: wire.NewTable) -> wire.Table:
        """A table whose key everybody can read: one person, and bots that know the script."""
        game = find(wanted.game)
        taught = lesson(game, wanted.lesson)
        setting = taught.setting(game)
        seats = [SeatRow(n, BOT, bot=taught.bot, strength=USUAL) for n in range(taught.seats)]
        seats[taught.me] = SeatRow(taught.me, PERSON, host.id, host.name)
        await self._allow_table(host)
        row = replace(
            self._row(game, setting.options, setting.key, host),
            imported=True,
            key_left=True,
            sat=host.id,
            stand_in=usual_bot(game),
            lesson=taught.id,
        )
        return await self._add(row, seats, [], Course(setting))

    async def import_file(self, host: Guest, text: str) -> wire.Table:
        """A saved game as a new table, all its seats open."""
        refuse_bad(text, self.house.limits.import_acts)
        await self._allow_table(host)
        async with self._import:
            session, names = await asyncio.to_thread(replay.load, text)
        seats = [SeatRow(n, OPEN, "", shortened(name)) for n, name in enumerate(names)]
        setting = session.setting
        row = self._row(setting.game, setting.options, setting.key, host)
        row = replace(row, imported=True, key_left=True, legacy=setting.legacy)
        row = replace(row, stand_in=usual_bot(setting.game))
        course = Course(setting)
        past: list[Event] = []
        async with self._import:
            past = await asyncio.to_thread(course.follow, session.acts)
        return await self._add(replace(row, over=course.state.over), seats, past, course)

    async def again(
        self, guest: Guest, network: str, table: OpenTable, wanted: afterwards.Again
    ) -> wire.Table:
        """The same people and bots at a new table, which this guest sets or sits down at."""
        await table.ask(table.finished)
        if table.row.chronicle:
            raise Refused("again-chapter")
        async with self._again:
            order = rematch.order_of(table.seats, guest.id, wanted.seat)
            called = rematch.called_to(table.talk)
            if called is not None:
                return await self._sit_again(guest, table, *called)
            return await self._set_again(guest, network, table, order)

    async def _set_again(
        self, guest: Guest, network: str, table: OpenTable, order: list[int]
    ) -> wire.Table:
        game = find(table.row.game)
        options = game.choose(table.row.options)
        key = new_key()
        course = Course(Setting(game, len(order), options, key))
        seats = rematch.seated_again(table.seats, order, guest.id, usual_bot(game))
        await self._allow_table(guest)
        await self.allow_bots(guest.id, network, [(game.name, seat.bot) for seat in seats])
        before = table.row
        row = replace(
            self._row(game, options, key, guest),
            clock=before.clock,
            pace=before.pace,
            sat=guest.id,
            stand_in=before.stand_in,
            stand_in_strength=before.stand_in_strength,
        )
        made = await self._add(row, seats, [], course)
        await table.ask(partial(table.call_again, guest.id, row.id, order))
        return made

    async def _sit_again(
        self, guest: Guest, table: OpenTable, id: str, order: list[int]
    ) -> wire.Table:
        there = await self.keeper.brought(id)
        for seat, before in enumerate(order):
            mine = seating.holds(table.seats[before], guest.id)
            if mine and there.seats[seat].kind == OPEN:
                visitor = there.visitor(guest.id, guest.name, there.row.invite)
                await there.ask(partial(there.take, visitor, seat, table.seats[before].name))
        return await there.ask(partial(there.seen_by, guest.id))

    async def play_on(
        self, host: Guest, network: str, session: Session, wanted: afterwards.PlayOn
    ) -> wire.Table:
        """A new table that goes on from a position of a finished game, bots in the other seats."""
        setting, acts = session.setting, session.acts[: wanted.at]
        if wanted.at >= len(session.acts):
            raise Refused("not-understood", detail="at")
        if wanted.seat >= setting.seats:
            seat, seats = str(wanted.seat + 1), str(setting.seats)
            raise Refused("seat-refused", seat=seat, seats=seats)
        await self._allow_table(host)
        bot = usual_bot(setting.game)
        seats_taken = [SeatRow(n, BOT, "", "", bot, USUAL) for n in range(setting.seats)]
        seats_taken[wanted.seat] = SeatRow(wanted.seat, PERSON, host.id, host.name)
        row = self._row(setting.game, setting.options, setting.key, host)
        row = replace(row, imported=True, key_left=True, legacy=setting.legacy)
        row = replace(row, stand_in=bot, sat=host.id)
        course = Course(setting)
        async with self._import:
            past = await asyncio.to_thread(course.follow, acts)
        return await self._add(row, seats_taken, past, course)

    async def _add(
        self, row: TableRow, seats: list[SeatRow], past: list[Event], course: Course
    ) -> wire.Table:
        waiting = sum(1 << seat for seat in course.state.asked)
        await self.house.store.add_table(row, seats, past, waiting)
        return listed(Listed(row, seats, first_standing(row, past, waiting)), row.host)

    async def _allow_table(self, host: Guest) -> None:
        held = await self.house.store.hosted(host.id, 0)
        if len({id for id, _, _ in held}) >= self.house.limits.tables_each:
            raise Refused("too-many-tables", most=str(self.house.limits.tables_each))

    async def allow_bots(self, host: str, network: str, wanted: list[tuple[str, str]]) -> None:
        """Refused if a host, or the network they come from, has too many searching bots."""
        fresh = sum(searches(game, bot) for game, bot in wanted)
        if not fresh:
            return
        most = self.house.limits.searching_each
        held = await self.house.store.hosted(host, int(self.house.now()) - DAY)
        if fresh + sum(searches(game, bot) for _, game, bot in held) > most:
            raise Refused("too-many-searching", most=str(most))
        await self.spend("searching_network", network, fresh)

    def _row(self, game: Game[Any], options: tuple[int, ...], key: bytes, host: Guest) -> TableRow:
        return TableRow(
            id=new_id(),
            invite=new_id(),
            game=game.name,
            rules=game.version,
            options=game.chosen(options),
            key=key,
            commitment=commitment(key),
            clock=0,
            host=host.id,
            created=int(self.house.now()),
            imported=False,
        )


def searches(game: str, bot: str) -> bool:
    try:
        return bool(bot) and bots.kind(bot, find(game)).searches
    except Refused:
        return False


def new_seat(game: Game[Any], seat: int, wanted: wire.NewSeat, host: Guest) -> SeatRow:
    if isinstance(wanted, wire.OpenSeat):
        return SeatRow(seat, OPEN)
    name = cleaned(wanted.name) if wanted.name else ""
    if isinstance(wanted, wire.MySeat):
        return SeatRow(seat, PERSON, host.id, name or host.name)
    check_bot(game, wanted.bot)
    return SeatRow(seat, BOT, "", name, wanted.bot, wanted.strength)


def shortened(name: str) -> str:
    """A name from a file, as long and as clean as names are here."""
    try:
        return cleaned(name)[: wire.NAME_SIZE]
    except Refused:
        return ""


def refuse_bad(text: str, most: int) -> None:
    """A file of endless acts would keep a processor busy for long; half a letter is no text."""
    try:
        content = json.loads(text)
        json.dumps(content, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise Refused("replay-not-json", detail=ascii(error)[:200]) from error
    acts = content.get("acts") if isinstance(content, dict) else None
    if isinstance(acts, list) and len(acts) > most:
        raise Refused("import-too-long", acts=str(len(acts)), most=str(most))
