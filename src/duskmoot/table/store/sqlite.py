"""The embedded store: SQLite with a write-ahead log, and one thread that does all the work.

Whatever waits when the thread looks up is written in one transaction, so that many tables share
the price of one flush to disk. Where one job fails, all are done again with a savepoint for each:
it harms no other.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from duskmoot.table.store.port import (
    Event,
    Guest,
    SeatRow,
    Snapshot,
    StoreFailed,
    StoreInUse,
    TableRow,
    Talk,
    Values,
    event_values,
    seat_values,
    table_from,
    table_values,
    talk_from,
    talk_values,
)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]

FILE: Final[str] = "duskmoot.sqlite3"
LOCK: Final[str] = "duskmoot.lock"
BATCH: Final[int] = 256

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    create table guest (
        id text primary key, token_hash text not null unique, name text not null,
        created integer not null
    ) strict, without rowid;
    create table game_table (
        id text primary key, invite text not null unique, game text not null,
        rules integer not null, options text not null, key blob not null,
        commitment text not null, clock integer not null, host text not null,
        created integer not null, imported integer not null, over integer not null
    ) strict, without rowid;
    create index game_table_host on game_table (host);
    create index game_table_open on game_table (id) where over = 0;
    create table seat (
        game_table text not null, seat integer not null, kind text not null,
        guest text not null, name text not null, bot text not null, strength integer not null,
        primary key (game_table, seat)
    ) strict, without rowid;
    create index seat_guest on seat (guest);
    create table event (
        game_table text not null, n integer not null, seat integer not null,
        act text not null, request text not null, left_acts integer not null,
        position text not null,
        primary key (game_table, n)
    ) strict, without rowid;
    create table snapshot (
        game_table text primary key, n integer not null, digest text not null,
        body blob not null
    ) strict;
    create table talk (
        game_table text not null, n integer not null, time integer not null,
        seat integer not null, name text not null, said text not null,
        note text not null, parts text not null,
        primary key (game_table, n)
    ) strict, without rowid;
    """,
    "alter table talk add column audience integer not null default -1;",
)
"""The n-th script leads from form n to form n + 1 of the file; its number is `user_version`."""


class SqliteStore:
    def __init__(self, folder: Path, durable: bool = True) -> None:
        """What is not `durable` survives the end of the process, but not that of the machine."""
        self.folder = folder
        self.durable = durable
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock: sqlite3.Connection | None = None

    async def open(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = locked(self.folder)
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        self._thread = threading.Thread(target=self._work, args=(loop, ready), daemon=True)
        self._thread.start()
        await ready

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # The thread.

    def _work(self, loop: asyncio.AbstractEventLoop, ready: asyncio.Future[None]) -> None:
        try:
            db = opened(self.folder / FILE, self.durable)
        except (sqlite3.Error, StoreFailed) as error:
            loop.call_soon_threadsafe(ready.set_exception, StoreFailed(str(error)))
            return
        loop.call_soon_threadsafe(ready.set_result, None)
        while batch := self._gather():
            answers = run(db, [job for job, _ in batch])
            told = [(waiting, answer) for (_, waiting), answer in zip(batch, answers)]
            loop.call_soon_threadsafe(resolve, told)
        db.close()

    def _gather(self) -> list[Waiting]:
        """All jobs that wait now, at least one; none when the store is being closed."""
        first = self._jobs.get()
        batch: list[Waiting] = []
        while first is not None:
            batch.append(first)
            if self._jobs.empty() or len(batch) == BATCH:
                return batch
            first = self._jobs.get()
        if batch:
            self._jobs.put(None)  # closing, but what came before is still written
        return batch

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._thread is None:
            raise StoreFailed("closed")
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, waiting))
        return await waiting

    async def _put(self, statement: str, row: Values) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(statement, row)

        await self._do(job)

    # What the port promises.

    async def ping(self) -> None:
        await self._do(lambda db: db.execute("select 1").fetchone())

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        row = (guest.id, token_hash, guest.name, created)
        await self._put("insert into guest values (?, ?, ?, ?)", row)

    async def rename_guest(self, guest: Guest) -> None:
        row = (guest.name, guest.id)
        await self._put("update guest set name = ? where id = ?", row)

    async def guest(self, token_hash: str) -> Guest | None:
        question = "select id, name from guest where token_hash = ?"
        row = await self._do(lambda db: db.execute(question, (token_hash,)).fetchone())
        return Guest(*row) if row else None

    async def add_table(self, table: TableRow, seats: list[SeatRow], past: list[Event]) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(PUT_TABLE, table_values(table))
            db.executemany(PUT_SEAT, [seat_values(table.id, seat) for seat in seats])
            db.executemany(PUT_EVENT, [event_values(table.id, event) for event in past])

        await self._do(job)

    async def table(self, id: str) -> TableRow | None:
        question = "select * from game_table where id = ?"
        row = await self._do(lambda db: db.execute(question, (id,)).fetchone())
        return table_from(row) if row else None

    async def invited(self, invite: str) -> str | None:
        question = "select id from game_table where invite = ?"
        row = await self._do(lambda db: db.execute(question, (invite,)).fetchone())
        return str(row[0]) if row else None

    async def open_tables(self) -> list[str]:
        question = "select id from game_table where over = 0"
        return [row[0] for row in await self._do(lambda db: db.execute(question).fetchall())]

    async def tables_of(self, guest: str) -> list[str]:
        question = """
            select id from game_table where host = ?1
            or id in (select game_table from seat where guest = ?1)
            order by created desc, id limit 200
        """
        rows = await self._do(lambda db: db.execute(question, (guest,)).fetchall())
        return [row[0] for row in rows]

    async def seats(self, table: str) -> list[SeatRow]:
        question = """
            select seat, kind, guest, name, bot, strength from seat
            where game_table = ? order by seat
        """
        rows = await self._do(lambda db: db.execute(question, (table,)).fetchall())
        return [SeatRow(*row) for row in rows]

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        await self._put(PUT_SEAT, seat_values(table, seat))

    async def append(self, table: str, event: Event) -> None:
        await self._put(PUT_EVENT, event_values(table, event))

    async def events(self, table: str) -> list[Event]:
        question = """
            select n, seat, act, request, left_acts, position from event
            where game_table = ? order by n
        """
        rows = await self._do(lambda db: db.execute(question, (table,)).fetchall())
        return [Event(*row) for row in rows]

    async def end(self, table: str, over: bool) -> None:
        await self._put("update game_table set over = ? where id = ?", (over, table))

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        row = (table, snapshot.n, snapshot.digest, snapshot.body)
        await self._put("insert or replace into snapshot values (?, ?, ?, ?)", row)

    async def snapshot(self, table: str) -> Snapshot | None:
        question = "select n, digest, body from snapshot where game_table = ?"
        row = await self._do(lambda db: db.execute(question, (table,)).fetchone())
        return Snapshot(*row) if row else None

    async def say(self, table: str, talk: Talk) -> None:
        statement = "insert into talk values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        await self._put(statement, talk_values(table, talk))

    async def talk(self, table: str) -> list[Talk]:
        question = """
            select n, time, seat, name, said, note, parts, audience from talk
            where game_table = ? order by n
        """
        rows = await self._do(lambda db: db.execute(question, (table,)).fetchall())
        return [talk_from(row) for row in rows]


PUT_TABLE: Final[str] = f"insert into game_table values ({', '.join('?' * 12)})"
PUT_SEAT: Final[str] = "insert or replace into seat values (?, ?, ?, ?, ?, ?, ?)"
PUT_EVENT: Final[str] = "insert into event values (?, ?, ?, ?, ?, ?, ?)"


def locked(folder: Path) -> sqlite3.Connection:
    """Holds the folder for this process, and lets it go however the process ends."""
    lock = sqlite3.connect(folder / LOCK, isolation_level=None, timeout=0)
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        raise StoreInUse(str(folder)) from error
    return lock


def opened(file: Path, durable: bool) -> sqlite3.Connection:
    """The file in its newest form."""
    db = sqlite3.connect(file, isolation_level=None)
    try:
        db.execute("pragma journal_mode = wal")
        db.execute(f"pragma synchronous = {'full' if durable else 'off'}")
        migrate(db)
    except (sqlite3.Error, StoreFailed):
        db.close()
        raise
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the newest form; a newer one than we know is left alone."""
    (form,) = db.execute("pragma user_version").fetchone()
    if form > len(MIGRATIONS):
        raise StoreFailed(f"the file has form {form}; this version knows {len(MIGRATIONS)}")
    for number in range(form, len(MIGRATIONS)):
        script = f"begin immediate; {MIGRATIONS[number]} pragma user_version = {number + 1}; commit"
        db.executescript(script)


def run(db: sqlite3.Connection, jobs: list[Job]) -> list[object]:
    """The answers of all jobs, written together; an exception stands for a job that failed."""
    try:
        return together(db, jobs, lambda db, job: job(db))
    except sqlite3.Error:
        pass  # nothing of it was written
    try:
        return together(db, jobs, attempt)
    except sqlite3.Error as error:
        return [StoreFailed(str(error)) for _ in jobs]


def together(
    db: sqlite3.Connection, jobs: list[Job], do: Callable[[sqlite3.Connection, Job], object]
) -> list[object]:
    """All jobs in one transaction, or none."""
    try:
        db.execute("begin immediate")
        answers = [do(db, job) for job in jobs]
        db.execute("commit")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("rollback")
        raise
    return answers


def attempt(db: sqlite3.Connection, job: Job) -> object:
    db.execute("savepoint job")
    try:
        answer = job(db)
    except sqlite3.Error as error:
        db.execute("rollback to job")
        answer = StoreFailed(str(error))
    db.execute("release job")
    return answer


def resolve(told: list[tuple[asyncio.Future[Any], object]]) -> None:
    for waiting, answer in told:
        if waiting.done():
            continue
        if isinstance(answer, Exception):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)
