"""The store for a bigger house: PostgreSQL through asyncpg."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg

from duskmoot.table.store.port import (
    Event,
    Guest,
    SeatRow,
    Snapshot,
    StoreFailed,
    StoreInUse,
    TableRow,
    Talk,
    event_values,
    seat_values,
    table_from,
    table_values,
    talk_from,
    talk_values,
)

T = TypeVar("T")
Pool = Any
"""A pool of asyncpg, whose types differ between its versions."""

HOUSE: Final[int] = 0x6475736B
"""The number of the advisory lock that says: a server is at work on this database."""
PATIENCE: Final[float] = 10.0
"""Seconds to wait for a killed server's lock to fall."""

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    create table guest (
        id text primary key, token_hash text not null unique, name text not null,
        created bigint not null
    );
    create table game_table (
        id text primary key, invite text not null unique, game text not null,
        rules integer not null, options text not null, key bytea not null,
        commitment text not null, clock integer not null, host text not null,
        created bigint not null, imported boolean not null, over boolean not null
    );
    create index game_table_host on game_table (host);
    create index game_table_open on game_table (id) where not over;
    create table seat (
        game_table text not null, seat integer not null, kind text not null,
        guest text not null, name text not null, bot text not null, strength integer not null,
        primary key (game_table, seat)
    );
    create index seat_guest on seat (guest);
    create table event (
        game_table text not null, n integer not null, seat integer not null,
        act text not null, request text not null, left_acts integer not null,
        position text not null,
        primary key (game_table, n)
    );
    create table snapshot (
        game_table text primary key, n integer not null, digest text not null,
        body bytea not null
    );
    create table talk (
        game_table text not null, n integer not null, time bigint not null,
        seat integer not null, name text not null, said text not null,
        note text not null, parts text not null,
        primary key (game_table, n)
    );
    """,
    "alter table talk add column audience integer not null default -1;",
)
"""The n-th script leads from form n to form n + 1; the number stands in `duskmoot_form`."""

PUT_TABLE: Final[str] = """
    insert into game_table values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
"""
PUT_SEAT: Final[str] = """
    insert into seat values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (game_table, seat) do update set
    kind = excluded.kind, guest = excluded.guest, name = excluded.name,
    bot = excluded.bot, strength = excluded.strength
"""
PUT_EVENT: Final[str] = "insert into event values ($1, $2, $3, $4, $5, $6, $7)"


class PostgresStore:
    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Pool = None
        self._house: Any = None
        """The connection that holds the lock."""

    async def open(self) -> None:
        self._house = await answered(lambda: asyncpg.connect(self.url))
        try:
            await answered(self._settle)
        except (StoreFailed, StoreInUse):
            await self._house.close()
            raise

    async def _settle(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._house.execute("select pg_advisory_lock($1)", HOUSE)
        except TimeoutError as error:
            raise StoreInUse("PostgreSQL") from error
        await migrate(self._house)
        self._pool = await asyncpg.create_pool(
            self.url, min_size=1, max_size=8, command_timeout=PATIENCE
        )

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
            await self._house.close()
            self._pool = None

    async def _put(self, statement: str, *values: object) -> None:
        await answered(lambda: self._pool.execute(statement, *values))

    async def _all(self, question: str, *values: object) -> list[Any]:
        rows: list[Any] = await answered(lambda: self._pool.fetch(question, *values))
        return rows

    async def _first(self, question: str, *values: object) -> Any:
        return await answered(lambda: self._pool.fetchrow(question, *values))

    # What the port promises.

    async def ping(self) -> None:
        await self._first("select 1")

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        statement = "insert into guest values ($1, $2, $3, $4)"
        await self._put(statement, guest.id, token_hash, guest.name, created)

    async def rename_guest(self, guest: Guest) -> None:
        await self._put("update guest set name = $1 where id = $2", guest.name, guest.id)

    async def guest(self, token_hash: str) -> Guest | None:
        row = await self._first("select id, name from guest where token_hash = $1", token_hash)
        return Guest(*row) if row else None

    async def add_table(self, table: TableRow, seats: list[SeatRow], past: list[Event]) -> None:
        async def work() -> None:
            async with self._pool.acquire() as db, db.transaction():
                await db.execute(PUT_TABLE, *table_values(table))
                await db.executemany(PUT_SEAT, [seat_values(table.id, seat) for seat in seats])
                await db.executemany(PUT_EVENT, [event_values(table.id, event) for event in past])

        await answered(work)

    async def table(self, id: str) -> TableRow | None:
        row = await self._first("select * from game_table where id = $1", id)
        return table_from(row) if row else None

    async def invited(self, invite: str) -> str | None:
        row = await self._first("select id from game_table where invite = $1", invite)
        return str(row[0]) if row else None

    async def open_tables(self) -> list[str]:
        return [row[0] for row in await self._all("select id from game_table where not over")]

    async def tables_of(self, guest: str) -> list[str]:
        question = """
            select id from game_table where host = $1
            or id in (select game_table from seat where guest = $1)
            order by created desc, id limit 200
        """
        return [row[0] for row in await self._all(question, guest)]

    async def seats(self, table: str) -> list[SeatRow]:
        question = """
            select seat, kind, guest, name, bot, strength from seat
            where game_table = $1 order by seat
        """
        return [SeatRow(*row) for row in await self._all(question, table)]

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        await self._put(PUT_SEAT, *seat_values(table, seat))

    async def append(self, table: str, event: Event) -> None:
        await self._put(PUT_EVENT, *event_values(table, event))

    async def events(self, table: str) -> list[Event]:
        question = """
            select n, seat, act, request, left_acts, position from event
            where game_table = $1 order by n
        """
        return [Event(*row) for row in await self._all(question, table)]

    async def end(self, table: str, over: bool) -> None:
        await self._put("update game_table set over = $1 where id = $2", over, table)

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        statement = """
            insert into snapshot values ($1, $2, $3, $4) on conflict (game_table)
            do update set n = excluded.n, digest = excluded.digest, body = excluded.body
        """
        await self._put(statement, table, snapshot.n, snapshot.digest, snapshot.body)

    async def snapshot(self, table: str) -> Snapshot | None:
        question = "select n, digest, body from snapshot where game_table = $1"
        row = await self._first(question, table)
        return Snapshot(*row) if row else None

    async def say(self, table: str, talk: Talk) -> None:
        statement = "insert into talk values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        await self._put(statement, *talk_values(table, talk))

    async def talk(self, table: str) -> list[Talk]:
        question = """
            select n, time, seat, name, said, note, parts, audience from talk
            where game_table = $1 order by n
        """
        return [talk_from(row) for row in await self._all(question, table)]


async def migrate(db: Any) -> None:
    """Bring the database to the newest form; a newer one than we know is left alone."""
    await db.execute("create table if not exists duskmoot_form (form integer not null)")
    form = await db.fetchval("select max(form) from duskmoot_form") or 0
    if form > len(MIGRATIONS):
        raise StoreFailed(f"the database has form {form}; this version knows {len(MIGRATIONS)}")
    for number in range(form, len(MIGRATIONS)):
        async with db.transaction():
            await db.execute(MIGRATIONS[number])
            await db.execute("insert into duskmoot_form values ($1)", number + 1)


async def answered(work: Callable[[], Awaitable[T]]) -> T:
    """The answer of the database; whatever goes wrong on the way is a StoreFailed."""
    try:
        return await work()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise StoreFailed(str(error)) from error
