"""The embedded store: SQLite with a write-ahead log, and one thread that does all the work.

Whatever waits when the thread looks up is written in one transaction, so that many tables share
the price of one flush to disk. Where one job fails, all are done again with a savepoint for each:
it harms no other.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from duskmoot.table.limits import Buckets, Rate
from duskmoot.table.store.archive import Archive
from duskmoot.table.store.chronicles import Chronicles, Steps, Unmatched
from duskmoot.table.store.lock import Lock, private
from duskmoot.table.store.notices import FRESH, Notices
from duskmoot.table.store.order import Order
from duskmoot.table.store.people import People
from duskmoot.table.store.port import (
    EVENT,
    SEAT,
    SNAPSHOT,
    STANDING,
    TABLE,
    TALK,
    Event,
    Listed,
    Place,
    Retold,
    SeatRow,
    Snapshot,
    Standing,
    StoreDamaged,
    StoreFailed,
    TableRow,
    Talk,
    Values,
    event_values,
    first_standing,
    nothing,
    seat_values,
    standing_from,
    standing_values,
    table_from,
    table_values,
    talk_values,
    uncounted,
    unheard,
)
from duskmoot.table.store.sqlite_forms import MIGRATIONS
from duskmoot.table.store.tables import Tables
from duskmoot.table.tokens import new_token

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]

FILE: Final[str] = "duskmoot.sqlite3"
BATCH: Final[int] = 256
FAILURES: Final = (sqlite3.Error, StoreFailed, ValueError, OverflowError)
"""What may go wrong in a job; the last two are texts and numbers that cannot be written."""


class SqliteStore(Tables):
    def __init__(self, folder: Path, durable: bool = True) -> None:
        """What is not `durable` survives the end of the process, but not that of the machine."""
        self.folder = folder
        self.durable = durable
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock: Lock | None = None
        self.lost: Callable[[list[str]], None] = nothing
        self.heard: Callable[[str], None] = unheard
        self.chronicles = Chronicles(self)
        self.people = People(self)
        self.order = Order(self)
        self.notices = Notices(self)
        self.archive = Archive(self)
        self.place = Place()
        self.batched: Callable[[float], None] = uncounted
        self.claimed: Callable[[str], None] = uncounted
        self._secret = new_token()
        self._buckets: dict[str, Buckets] = {}

    async def open(self) -> None:
        self._make_folder()
        self._lock = Lock(self.folder)
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        self._thread = threading.Thread(target=self._work, args=(loop, ready), daemon=True)
        self._thread.start()
        await ready

    def _make_folder(self) -> None:
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with suppress(PermissionError):  # somebody else's, who lets us in
                self.folder.chmod(0o700)
        except OSError as error:
            raise StoreFailed(f"{self.folder}: {error.strerror}") from error

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

    async def steps(self, steps: Steps, held: tuple[str, ...] = ()) -> None:
        def job(db: sqlite3.Connection) -> None:
            for step in steps:
                statement = numbered(step.statement)
                for row in step.rows:
                    if db.execute(statement, row).rowcount != 1 and step.must:
                        raise Unmatched("it is no longer as it was")

        await self._do(job)

    async def rows(self, question: str, *values: str | int) -> list[Any]:
        statement = numbered(question)
        return await self._do(lambda db: db.execute(statement, values).fetchall())

    # What the port promises.

    async def ping(self) -> None:
        await self._put("insert or replace into pulse values (1, ?)", (int(time.time()),))

    # This server is the only one, so that it has everything.

    @property
    def age(self) -> float:
        return 0.0

    async def claim(self, table: str, here: bool = False) -> bool:
        return True

    async def claim_chronicle(self, id: str, here: bool = False) -> None:
        pass

    async def adopt(self, table: str, game: str) -> None:
        pass

    async def decline(self, table: str) -> None:
        pass

    async def release(self, ids: list[str]) -> None:
        pass

    async def waiting_for_a_server(self) -> list[str]:
        return []

    async def assured(self, id: str) -> None:
        pass

    async def hands_over(self) -> bool:
        return False

    async def secret(self) -> str:
        return self.place.secret or self._secret

    async def cry(self, news: str) -> None:
        self.heard(news)

    async def spends(self, what: str, who: str, rate: Rate, drops: int = 1) -> float:
        clock = asyncio.get_running_loop().time
        bucket = self._buckets.setdefault(what, Buckets(rate, clock)).of(who)
        return 0.0 if bucket.passes(drops) else bucket.wait(drops)

    # Rows.

    async def add_table(
        self, table: TableRow, seats: list[SeatRow], past: list[Event], waiting: int
    ) -> None:
        stands = first_standing(table, past, waiting)

        def job(db: sqlite3.Connection) -> None:
            db.execute(PUT_TABLE, table_values(table))
            db.executemany(PUT_SEAT, [seat_values(table.id, seat) for seat in seats])
            db.executemany(PUT_EVENT, [event_values(table.id, event) for event in past])
            db.execute(PUT_STANDING, standing_values(table.id, stands))

        await self._do(job)

    async def tables_of(self, guest: str) -> list[Listed]:
        def job(db: sqlite3.Connection) -> list[Listed]:
            found: list[Listed] = []
            for row in db.execute(MINE, (guest,)).fetchall():
                table = table_from(row)
                seats = db.execute(SEATS, (table.id,)).fetchall()
                stands = db.execute(STANDS, (table.id,)).fetchone()
                if stands is not None:
                    standing = standing_from(stands, table.over)
                    found.append(Listed(table, [SeatRow(*seat) for seat in seats], standing))
            return found

        return await self._do(job)

    async def set_seat(self, table: str, seat: SeatRow, sat: str, touched: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(PUT_SEAT, seat_values(table, seat))
            db.execute("update game_table set sat = ? where id = ?", (sat, table))
            db.execute(WAKE, (touched, table))

        await self._do(job)

    async def give_key(self, table: str) -> None:
        await self._put("update game_table set key_left = 1 where id = ?", (table,))

    async def append(self, table: str, event: Event, standing: Standing) -> None:
        _, *stands = standing_values(table, standing)
        words = standing.words

        def job(db: sqlite3.Connection) -> None:
            if db.execute(MOVE_ON, (*stands, table, event.n - 1)).rowcount != 1:
                raise StoreFailed("not the next event of this table")
            db.execute(PUT_EVENT, event_values(table, event))
            if words is not None:
                db.execute(KEEP_WORDS, (table, json.dumps(words.kept)))
                fresh = [(table, each.guest, each.kind, each.after) for each in words.fresh]
                db.executemany(numbered(FRESH), fresh)
            if standing.over:
                db.execute("update game_table set over = 1 where id = ?", (table,))

        await self._do(job)

    async def rest(self, table: str, at: int, position: str) -> None:
        statement = "update standing set position = ? where game_table = ? and at = ?"
        await self._put(statement, (position, table, at))

    async def end(self, table: str, over: bool) -> None:
        await self._put("update game_table set over = ? where id = ?", (over, table))

    async def put_away(self, idle: int, begun: int) -> int:
        def job(db: sqlite3.Connection) -> int:
            ids = db.execute(IDLE, (idle, begun)).fetchall()
            db.executemany("update standing set put_away = 1 where game_table = ?", ids)
            db.executemany("delete from snapshot where game_table = ?", ids)
            return len(ids)

        return await self._do(job)

    async def wake(self, table: str, touched: int) -> None:
        await self._put(WAKE, (touched, table))

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        row = (snapshot.n, snapshot.digest, snapshot.body, snapshot.chain, snapshot.edition)
        statement = f"insert or replace into snapshot (game_table, {SNAPSHOT})"
        await self._put(f"{statement} values (?, ?, ?, ?, ?, ?)", (table, *row))

    async def keep_retold(self, table: str, retold: Retold) -> None:
        statement = "insert or replace into retold (game_table, seat, edition, body)"
        row = (table, retold.seat, retold.edition, retold.body)
        await self._put(f"{statement} values (?, ?, ?, ?)", row)

    async def say(self, table: str, talk: Talk, forget: list[int]) -> None:
        def job(db: sqlite3.Connection) -> None:
            for n in forget:
                db.execute(FORGET, (table, n))
                db.execute("delete from talk where game_table = ? and n = ?", (table, n))
            db.execute(PUT_TALK, talk_values(table, talk))

        await self._do(job)


PUT_TABLE: Final[str] = f"insert into game_table ({TABLE}) values ({', '.join('?' * 24)})"
PUT_SEAT: Final[str] = f"""
    insert or replace into seat (game_table, {SEAT}) values (?, ?, ?, ?, ?, ?, ?)
"""
PUT_EVENT: Final[str] = f"""
    insert into event (game_table, {EVENT}) values (?, ?, ?, ?, ?, ?, ?, ?)
"""
PUT_TALK: Final[str] = f"""
    insert or replace into talk (game_table, {TALK}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
PUT_STANDING: Final[str] = f"""
    insert into standing (game_table, {STANDING}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
SEATS: Final[str] = f"select {SEAT} from seat where game_table = ? order by seat"
STANDS: Final[str] = f"select {STANDING} from standing where game_table = ?"
MINE: Final[str] = f"""
    select {TABLE} from game_table where host = ?1
    or id in (select game_table from seat where guest = ?1)
    order by created desc, id limit 200
"""
MOVE_ON: Final[str] = """
    update standing
    set at = ?, seen = ?, chain = ?, waiting = ?, touched = ?, put_away = ?, position = ?,
        due = ?, clocks = ?
    where game_table = ? and at = ?
"""
KEEP_WORDS: Final[str] = """
    delete from notice where game_table = ? and guest not in (select value from json_each(?))
"""
WAKE: Final[str] = "update standing set put_away = 0, touched = ? where game_table = ?"
IDLE: Final[str] = """
    select game_table from standing join game_table on game_table.id = standing.game_table
    where put_away = 0 and over = 0 and chronicle = '' and ((at = 0 and touched < ?) or touched < ?)
"""
FORGET: Final[str] = """
    insert into forgotten (game_table, audience, lines)
    select game_table, audience, 1 from talk where game_table = ?1 and n = ?2
    on conflict (game_table, audience) do update set lines = lines + 1
"""


@cache
def numbered(statement: str) -> str:
    """Its places as this database counts them."""
    return re.sub(r"\$(\d+)", r"?\1", statement)


def opened(file: Path, durable: bool) -> sqlite3.Connection:
    """The file in its newest form."""
    db = sqlite3.connect(private(file), isolation_level=None)
    try:
        db.execute("pragma journal_mode = wal")
        db.execute(f"pragma synchronous = {'full' if durable else 'off'}")
        migrate(db)
    except (sqlite3.Error, StoreFailed):
        db.close()
        raise
    # Opened and closed by us, these two would lose the locks that the database holds on them.
    for beside in (f"{file.name}-wal", f"{file.name}-shm"):
        with suppress(FileNotFoundError, PermissionError):
            (file.parent / beside).chmod(0o600)
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
    except FAILURES:
        pass  # nothing of it was written
    try:
        return together(db, jobs, attempt)
    except FAILURES as error:
        return [as_failure(error) for _ in jobs]


def together(
    db: sqlite3.Connection, jobs: list[Job], do: Callable[[sqlite3.Connection, Job], object]
) -> list[object]:
    """All jobs in one transaction, or none."""
    try:
        db.execute("begin immediate")
        answers = [do(db, job) for job in jobs]
        db.execute("commit")
    except FAILURES:
        if db.in_transaction:
            db.execute("rollback")
        raise
    return answers


def attempt(db: sqlite3.Connection, job: Job) -> object:
    db.execute("savepoint job")
    try:
        answer = job(db)
    except FAILURES as error:
        db.execute("rollback to job")
        answer = as_failure(error)
    db.execute("release job")
    return answer


def as_failure(error: Exception) -> StoreFailed:
    if isinstance(error, StoreFailed):
        return error
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    unreadable = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return StoreDamaged(str(error)) if unreadable else StoreFailed(str(error))


def resolve(told: list[tuple[asyncio.Future[Any], object]]) -> None:
    for waiting, answer in told:
        if waiting.done():
            continue
        if isinstance(answer, Exception):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)
