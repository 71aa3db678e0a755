"""Acts on their way into PostgreSQL: whatever waits is written in one statement.

Each row is fenced by itself: one that does not come back was refused, and harms no other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from duskmoot.table.store.node import BROKEN
from duskmoot.table.store.port import EVENT, Moved, StoreFailed, Words

WRITERS: Final[int] = 2
"""While one waits for the disk, the other gathers."""
AT_ONCE: Final[int] = 128

Row = tuple[Any, ...]
Waiting = tuple[Row, Words | None, "asyncio.Future[None]"]

APPEND: Final[str] = f"""
    with given as (
        select * from unnest(
            $1::bigint[], $2::text[], $3::integer[], $4::integer[], $5::text[], $6::text[],
            $7::integer[], $8::text[], $9::text[], $10::integer[], $11::integer[], $12::bigint[],
            $13::boolean[], $14::bigint[], $15::text[]
        ) as given (epoch, game_table, {EVENT}, seen, waiting, touched, ends, due, clocks)
    ), still as (
        select * from unnest($17::text[], $18::text[]) as still (game_table, guest)
    ), word as (
        select * from unnest($19::text[], $20::text[], $21::integer[], $22::bigint[])
        as word (game_table, guest, kind, after)
    ), held as (
        update standing
        set at = given.n, seen = given.seen, chain = given.chain, waiting = given.waiting,
            touched = given.touched, put_away = false, position = '', due = given.due,
            clocks = given.clocks
        from given
        where standing.game_table = given.game_table and standing.epoch = given.epoch
        and standing.at = given.n - 1
        returning standing.game_table
    ), ended as (
        update game_table set over = true
        where id in (select game_table from given join held using (game_table) where ends)
    ), needless as (
        delete from notice using held
        where notice.game_table = held.game_table and held.game_table = any($16::text[])
        and (notice.game_table, guest) not in (select game_table, guest from still)
        and (notice.game_table, guest) not in (select game_table, guest from word)
    ), fresh as (
        insert into notice (game_table, guest, kind, after, tries)
        select game_table, guest, kind, after, 0 from word join held using (game_table)
        on conflict (game_table, guest)
        do update set kind = excluded.kind, after = excluded.after, tries = 0
    ), written as (
        insert into event (game_table, {EVENT})
        select game_table, {EVENT} from given join held using (game_table)
    )
    select game_table, true from held
    union all select game_table, false from standing join given using (game_table, epoch)
    where game_table not in (select game_table from held)
"""
"""Tables that are ours, and whether their act was written."""


class Writer:
    def __init__(self, pool: Any, batched: Callable[[float], None]) -> None:
        self._pool = pool
        self._batched = batched
        self._line: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writers = [asyncio.create_task(self._work()) for _ in range(WRITERS)]

    async def write(self, row: Row, words: Words | None) -> None:
        """On disk when it returns; Moved if the table is another server's."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.put_nowait((row, words, waiting))
        await waiting

    async def close(self) -> None:
        """After what waits was written."""
        await self._line.join()
        for writer in self._writers:
            writer.cancel()

    async def _work(self) -> None:
        while True:
            batch = await self._gather()
            try:
                await self._write(batch)
            finally:
                for _ in batch:
                    self._line.task_done()

    async def _gather(self) -> list[Waiting]:
        """What waits now, at least one, and of each table only the first."""
        batch = {(first := await self._line.get())[0][1]: first}
        later: list[Waiting] = []
        while len(batch) + len(later) < AT_ONCE and not self._line.empty():
            each = self._line.get_nowait()
            if each[0][1] in batch:
                later.append(each)
            else:
                batch[each[0][1]] = each
        for each in later:
            self._line.put_nowait(each)
            self._line.task_done()
        return list(batch.values())

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            columns = zip(*(row for row, _, _ in batch))
            found = await self._pool.fetch(APPEND, *map(list, columns), *worded(batch))
        except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError) as error:
            if len(batch) > 1:  # nothing was written: one of them is bad, and must harm no other
                for each in batch:
                    await self._write([each])
            else:
                refuse(batch, StoreFailed(str(error)))
        except BROKEN as error:
            refuse(batch, StoreFailed(str(error) or type(error).__name__))
        else:
            self._batched(len(batch))
            ours = dict(found)
            for each in batch:
                if each[0][1] not in ours:
                    refuse([each], Moved("another server has this table"))
                elif not ours[each[0][1]]:
                    refuse([each], StoreFailed("not the next event of this table"))
                elif not each[2].done():
                    each[2].set_result(None)


def worded(batch: list[Waiting]) -> tuple[list[Any], ...]:
    """Who is to be sent word: tables that say so, words that stay, and fresh ones, in columns."""
    said = [(row[1], words) for row, words, _ in batch if words is not None]
    still = [(table, guest) for table, words in said for guest in words.kept]
    fresh = [(table, w.guest, w.kind, w.after) for table, words in said for w in words.fresh]
    return (
        [table for table, _ in said],
        *([row[n] for row in still] for n in range(2)),
        *([row[n] for row in fresh] for n in range(4)),
    )


def refuse(batch: list[Waiting], error: StoreFailed) -> None:
    for _, _, waiting in batch:
        if not waiting.done():
            waiting.set_exception(error)
