"""The store for a bigger house: PostgreSQL through asyncpg."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, Final, TypeVar

import asyncpg

from duskmoot.kernel.game import Refused
from duskmoot.table.limits import Rate
from duskmoot.table.store.archive import Archive
from duskmoot.table.store.chronicles import Chronicles, Steps, Unmatched, places
from duskmoot.table.store.node import (
    BROKEN,
    CHANNEL,
    FORGET_AFTER,
    FORGET_OLD,
    HOUSE,
    PATIENCE,
    Node,
)
from duskmoot.table.store.notices import Notices
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
    Moved,
    Place,
    Retold,
    SeatRow,
    Snapshot,
    Standing,
    StoreDamaged,
    StoreFailed,
    StoreInUse,
    TableRow,
    Talk,
    event_values,
    first_standing,
    seat_values,
    standing_from,
    standing_values,
    table_from,
    table_values,
    talk_values,
    uncounted,
)
from duskmoot.table.store.postgres_forms import MIGRATIONS, OLDEST
from duskmoot.table.store.tables import Tables
from duskmoot.table.store.writer import Writer
from duskmoot.table.tokens import new_token

T = TypeVar("T")
Pool = Any
"""A pool of asyncpg, whose types differ between its versions."""

PUT_TABLE: Final[str] = f"""
    insert into game_table ({TABLE}) values ({places(24)})
"""
PUT_SEAT: Final[str] = f"""
    insert into seat (game_table, {SEAT}) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (game_table, seat) do update set
    kind = excluded.kind, guest = excluded.guest, name = excluded.name,
    bot = excluded.bot, strength = excluded.strength
"""
PUT_EVENT: Final[str] = f"""
    insert into event (game_table, {EVENT}) values ($1, $2, $3, $4, $5, $6, $7, $8)
"""
PUT_STANDING: Final[str] = f"""
    insert into standing (game_table, {STANDING}, edition) values ({places(11)})
"""
PUT_TALK: Final[str] = f"""
    insert into talk (game_table, {TALK}) values ({places(10)})
    on conflict (game_table, n) do update set
    time = excluded.time, parts = excluded.parts
"""
FORGET: Final[str] = """
    with gone as (
        delete from talk where game_table = $1 and n = any($2::integer[])
        returning game_table, audience
    )
    insert into forgotten (game_table, audience, lines)
    select game_table, audience, count(*) from gone group by game_table, audience
    on conflict (game_table, audience) do update set lines = forgotten.lines + excluded.lines
"""
WAKE: Final[str] = "update standing set put_away = false, touched = $1 where game_table = $2"
PUT_AWAY: Final[str] = """
    with idle as (
        update standing set put_away = true from game_table
        where game_table.id = standing.game_table and not put_away and not over
        and chronicle = '' and ((at = 0 and touched < $1) or touched < $2)
        returning standing.game_table
    ), forgot as (delete from snapshot where game_table in (select game_table from idle))
    select count(*) from idle
"""
KEEP_SECRET: Final[str] = """
    insert into house (name, kept) values ('secret', $1) on conflict (name) do nothing
"""
BUCKET: Final[str] = """
    least($4::float8, spent.drops + extract(epoch from now() - spent.filled)::float8 * $3::float8)
"""
SPEND: Final[str] = f"""
    insert into spent (what, who, drops, filled) values ($1, $2, $4::float8 - $5::float8, now())
    on conflict (what, who) do update set filled = now(), drops = {BUCKET} - $5
    where {BUCKET} >= $5 returning drops
"""
SPENT: Final[str] = f"""
    select greatest(0, ($5::float8 - {BUCKET}) / $3) from spent where what = $1 and who = $2
"""


class PostgresStore(Tables):
    def __init__(self, url: str) -> None:
        self.url = url
        self._node = Node(url)
        self._pool: Pool = None
        self._writer: Writer | None = None
        self.batched: Callable[[float], None] = uncounted
        self.chronicles = Chronicles(self)
        self.people = People(self)
        self.order = Order(self)
        self.notices = Notices(self)
        self.archive = Archive(self)

    @property
    def place(self) -> Place:
        return self._node.place

    @place.setter
    def place(self, place: Place) -> None:
        self._node.place = place

    @property
    def age(self) -> float:
        return self._node.age

    @property
    def lost(self) -> Callable[[list[str]], None]:
        return self._node.lost

    @lost.setter
    def lost(self, hear: Callable[[list[str]], None]) -> None:
        self._node.lost = hear

    @property
    def heard(self) -> Callable[[str], None]:
        return self._node.heard

    @heard.setter
    def heard(self, hear: Callable[[str], None]) -> None:
        self._node.heard = hear

    @property
    def claimed(self) -> Callable[[str], None]:
        return self._node.claimed

    @claimed.setter
    def claimed(self, hear: Callable[[str], None]) -> None:
        self._node.claimed = hear

    async def open(self) -> None:
        line = await answered(lambda: asyncpg.connect(self.url))
        try:
            await answered(lambda: self._settle(line))
        except (StoreFailed, StoreInUse):
            await line.close()
            raise

    async def _settle(self, line: Any) -> None:
        await self._node.lock_house(line)
        await migrate(line)
        self._pool = await asyncpg.create_pool(
            self.url, min_size=1, max_size=8, command_timeout=PATIENCE
        )
        await self._node.enter(line, self._pool)
        self._writer = Writer(self._pool, lambda rows: self.batched(rows))

    async def close(self) -> None:
        if self._pool is None:
            return
        if self._writer is not None:
            await self._writer.close()
        await self._node.leave()
        await self._pool.close()
        self._pool = None

    # Asking and writing.

    async def _put(self, statement: str, *values: object) -> str:
        if self._pool is None:
            raise StoreFailed("closed")
        return str(await answered(lambda: self._pool.execute(statement, *values)))

    async def _together(
        self, work: Callable[[Any], Awaitable[None]], held: tuple[str, ...] = ()
    ) -> None:
        """All of it or nothing; Moved unless all of those are ours."""
        if self._pool is None:
            raise StoreFailed("closed")

        async def job() -> None:
            async with self._pool.acquire() as db, db.transaction():
                await self._node.hold(db, held)
                await work(db)

        await answered(job)

    async def _put_at(self, table: str, statement: str, *values: object) -> None:
        """Something of a table that must be ours."""

        async def work(db: Any) -> None:
            await db.execute(statement, *values)

        await self._together(work, (table,))

    async def _all(self, question: str, *values: object) -> list[Any]:
        rows: list[Any] = await answered(lambda: self._pool.fetch(question, *values))
        return rows

    async def _first(self, question: str, *values: object) -> Any:
        return await answered(lambda: self._pool.fetchrow(question, *values))

    async def steps(self, steps: Steps, held: tuple[str, ...] = ()) -> None:
        async def work(db: Any) -> None:
            for step in steps:
                for row in step.rows:
                    done = str(await db.execute(step.statement, *row))
                    if step.must and not done.endswith(" 1"):
                        raise Unmatched("it is no longer as it was")

        await self._together(work, held)

    async def rows(self, question: str, *values: str | int) -> list[Any]:
        return await self._all(question, *values)

    # What the port promises.

    async def ping(self) -> None:
        if not self._node.sure:
            raise StoreFailed("no sign of life could be given")
        await self._put("update node set beat = now() where id = $1", self._node.id)

    # Which server has what.

    async def claim(self, table: str, here: bool = False) -> bool:
        return await answered(lambda: self._node.claim(table, here))

    async def claim_chronicle(self, id: str, here: bool = False) -> None:
        await answered(lambda: self._node.claim_chronicle(id, here))

    async def adopt(self, table: str, game: str) -> None:
        await answered(lambda: self._node.adopt(table, game))

    async def decline(self, table: str) -> None:
        await answered(lambda: self._node.decline(table))

    async def release(self, ids: list[str]) -> None:
        await answered(lambda: self._node.release(ids))

    async def waiting_for_a_server(self) -> list[str]:
        return await answered(self._node.orphans)

    async def assured(self, id: str) -> None:
        await self._node.assured(id)

    async def hands_over(self) -> bool:
        return await answered(self._node.hands_over)

    async def secret(self) -> str:
        if self.place.secret:
            return self.place.secret
        await self._put(KEEP_SECRET, new_token())
        return str((await self._first("select kept from house where name = 'secret'"))[0])

    async def cry(self, news: str) -> None:
        await self._put("select pg_notify($1, $2)", CHANNEL, news)

    async def spends(self, what: str, who: str, rate: Rate, drops: int = 1) -> float:
        row = (what, blurred(await self.secret(), who), rate.per_second, rate.at_once, drops)
        if await self._first(SPEND, *row) is not None:
            return 0.0
        return float((await self._first(SPENT, *row))[0])

    # Rows.

    async def add_table(
        self, table: TableRow, seats: list[SeatRow], past: list[Event], waiting: int
    ) -> None:
        stands = first_standing(table, past, waiting)
        edition = self.place.rules.get(table.game, "") if past else ""  # else any can begin it

        async def work(db: Any) -> None:
            await db.execute(PUT_TABLE, *table_values(table))
            await db.executemany(PUT_SEAT, [seat_values(table.id, seat) for seat in seats])
            await db.executemany(PUT_EVENT, [event_values(table.id, event) for event in past])
            await db.execute(PUT_STANDING, *standing_values(table.id, stands), edition)

        await self._together(work)

    async def tables_of(self, guest: str) -> list[Listed]:
        question = f"""
            select {TABLE} from game_table where host = $1
            or id in (select game_table from seat where guest = $1)
            order by created desc, id limit 200
        """
        tables = [table_from(row) for row in await self._all(question, guest)]
        ids = [table.id for table in tables]
        question = f"select game_table, {SEAT} from seat where game_table = any($1) order by seat"
        seats: dict[str, list[SeatRow]] = {}
        for id, *row in await self._all(question, ids):
            seats.setdefault(id, []).append(SeatRow(*row))
        question = f"select game_table, {STANDING} from standing where game_table = any($1)"
        standings = {id: row for id, *row in await self._all(question, ids)}
        return [
            Listed(table, seats.get(table.id, []), standing_from(standings[table.id], table.over))
            for table in tables
            if table.id in standings
        ]

    async def set_seat(self, table: str, seat: SeatRow, sat: str, touched: int) -> None:
        async def work(db: Any) -> None:
            await db.execute(PUT_SEAT, *seat_values(table, seat))
            await db.execute("update game_table set sat = $1 where id = $2", sat, table)
            await db.execute(WAKE, touched, table)

        await self._together(work, (table,))

    async def give_key(self, table: str) -> None:
        statement = "update game_table set key_left = true where id = $1"
        await self._put_at(table, statement, table)

    async def append(self, table: str, event: Event, standing: Standing) -> None:
        if self._writer is None:
            raise StoreFailed("closed")
        epoch = self._node.epoch(table)
        stands = (standing.seen, standing.waiting, standing.touched, standing.over)
        paced = (standing.due or None, standing.clocks)
        row = (epoch, *event_values(table, event), *stands, *paced)
        try:
            await self._writer.write(row, standing.words)
        except Moved:
            self._node.forget(table, epoch)
            raise

    async def rest(self, table: str, at: int, position: str) -> None:
        statement = "update standing set position = $1 where game_table = $2 and at = $3"
        await self._put_at(table, statement, position, table, at)

    async def end(self, table: str, over: bool) -> None:
        statement = "update game_table set over = $1 where id = $2"
        await self._put_at(table, statement, over, table)

    async def put_away(self, idle: int, begun: int) -> int:
        await self._put(FORGET_OLD, FORGET_AFTER)
        return int((await self._first(PUT_AWAY, idle, begun))[0])

    async def wake(self, table: str, touched: int) -> None:
        await self._put_at(table, WAKE, touched, table)

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        statement = f"""
            insert into snapshot (game_table, {SNAPSHOT}) values ($1, $2, $3, $4, $5, $6)
            on conflict (game_table) do update set n = excluded.n, digest = excluded.digest,
            body = excluded.body, chain = excluded.chain, edition = excluded.edition
        """
        row = (snapshot.n, snapshot.digest, snapshot.body, snapshot.chain, snapshot.edition)
        await self._put_at(table, statement, table, *row)

    async def keep_retold(self, table: str, retold: Retold) -> None:
        statement = """
            insert into retold (game_table, seat, edition, body) values ($1, $2, $3, $4)
            on conflict (game_table, seat) do update set
            edition = excluded.edition, body = excluded.body
        """
        await self._put(statement, table, retold.seat, retold.edition, retold.body)

    async def say(self, table: str, talk: Talk, forget: list[int]) -> None:
        async def work(db: Any) -> None:
            if forget:
                await db.execute(FORGET, table, forget)
            await db.execute(PUT_TALK, *talk_values(table, talk))

        await self._together(work, (table,))


async def migrate(db: Any) -> None:
    """Bring the database to the newest form, one server at a time.

    A newer one than we know is left alone, unless it says that we can still write there.
    """
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock($1, 0)", HOUSE)
        await db.execute("create table if not exists duskmoot_form (form integer not null)")
        form = await db.fetchval("select max(form) from duskmoot_form") or 0
        known = len(MIGRATIONS)
        if form > known and await db.fetchval("select max(oldest) from duskmoot_form") > known:
            raise StoreFailed(f"the database has form {form}; this version knows {known}")
        for number in range(form, known):
            await db.execute(MIGRATIONS[number])
            await db.execute("insert into duskmoot_form (form) values ($1)", number + 1)
        if form < known:
            await db.execute("update duskmoot_form set oldest = $1", OLDEST)


def blurred(secret: str, who: str) -> str:
    """Whom we count, so that nobody can read it: addresses are kept by no name of theirs."""
    return blake2b(who.encode(), key=secret.encode()[:64], digest_size=16).hexdigest()


async def answered(work: Callable[[], Awaitable[T]]) -> T:
    """The answer of the database; whatever goes wrong on the way is a StoreFailed.

    Refused if it was asked for a text that no database can hold.
    """
    try:
        return await work()
    except asyncpg.CharacterNotInRepertoireError as error:
        raise Refused("not-understood", detail=str(error)) from error
    except asyncpg.DataCorruptedError as error:
        raise StoreDamaged(str(error)) from error
    except (*BROKEN, ValueError) as error:
        raise StoreFailed(str(error)) from error
