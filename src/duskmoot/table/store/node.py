"""This server among those that share one PostgreSQL: its life, and what it has claimed.

A server is a row of `node`. It lives while it holds its advisory lock, which falls at once when the
process is killed, and while it shows signs of life, which end when it hangs. A table or chronicle
belongs to the server in its row; whoever claims it raises its epoch, and every write names the
epoch of the claim. So a server that does not know yet that it was given up for dead can write
nothing.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from duskmoot import __version__
from duskmoot.table import journal
from duskmoot.table.store.port import (
    OPENED,
    ORPHAN,
    Elsewhere,
    Moved,
    Place,
    StoreFailed,
    StoreInUse,
    nothing,
    uncounted,
    unheard,
)

HOUSE: Final[int] = 0x6475736B
"""The advisory lock of the house. Servers share it; those of older versions want it alone."""
CHANNEL: Final[str] = "duskmoot"
"""On which servers cry. Never with an act, for its lock is that of the whole database."""
PATIENCE: Final[float] = 10.0
"""Seconds to wait for a lock or an answer."""
CALM: Final[float] = 2.0
"""Seconds after a new connection in which nobody is called dead: all others come back as well."""
AT_ONCE: Final[int] = 50
"""Tables without a server that one server takes in at a time."""
TRIES: Final[int] = 20
FORGET_AFTER: Final[int] = 24 * 3600
"""Seconds after which nobody needs to know who was here, server or browser."""
BROKEN: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asked while the word that the connection ends is under way
    OSError,
)
"""What a database throws that is gone, going, or does not want what it is asked."""

ENTER: Final[str] = """
    insert into node (address, version, rules, draining, lease)
    values ($1, $2, $3, false, $4) returning id
"""
BEATS: Final[str] = "update node set beat = now() where id = $1 returning draining"
LEAVE: Final[str] = "delete from node where id = $1"
FORGET_OLD: Final[str] = """
    with gone as (delete from node where beat < now() - $1 * interval '1 second')
    delete from spent where filled < now() - $1 * interval '1 second'
"""
LIVE: Final[str] = """
    select id, address, version, rules, draining from node
    where beat > now() - lease * interval '1 second' and exists (
        select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 2
        and classid = $1::bigint::oid and objid = node.id::bigint::oid
        and database = (select oid from pg_database where datname = current_database())
    )
"""
SEE_TABLE: Final[str] = """
    select standing.epoch, edition, game_table.game, game_table.chronicle,
        coalesce(chronicle.owner, standing.owner) as owner, chronicle.epoch as chronicle_epoch
    from standing join game_table on game_table.id = standing.game_table
    left join chronicle on chronicle.id = game_table.chronicle
    where standing.game_table = $1
"""
SEE_CHRONICLE: Final[str] = """
    select chronicle.epoch, coalesce(edition, '') as edition, chronicle.game, chronicle.owner
    from chronicle
    left join link on link.chronicle = chronicle.id and link.state = 'playing'
    left join standing on standing.game_table = link.game_table
    where chronicle.id = $1
"""
WATCH: Final[str] = "select 1 from node where id = $1 for share"
"""No sign of life of this server is stored before our transaction ends."""
STAND_NOWHERE: Final[str] = """
    insert into standing (game_table, at, seen, chain, waiting, touched, put_away, position)
    select id, -1, 0, '', 0, created, false, '' from game_table where id = $1
    on conflict (game_table) do update set at = standing.at returning game_table
"""
"""For a table whose standing was lost: no number of events leads there, so the table is frozen."""
CLAIM: Final[dict[str, str]] = {
    "standing": """
        update standing set owner = $1, epoch = epoch + 1 where game_table = $2 and epoch = $3
        returning epoch
    """,
    "chronicle": """
        update chronicle set owner = $1, epoch = epoch + 1 where id = $2 and epoch = $3
        returning epoch
    """,
}
RELEASE: Final[dict[str, str]] = {
    "standing": "update standing set owner = 0 where game_table = $1 and epoch = $2",
    "chronicle": "update chronicle set owner = 0 where id = $1 and epoch = $2",
}
HOLD: Final[dict[str, str]] = {
    "standing": "select 1 from standing where game_table = $1 and epoch = $2 for share",
    "chronicle": "select 1 from chronicle where id = $1 and epoch = $2 for share",
}
STILL: Final[str] = """
    select game_table from standing
    join unnest($1::text[], $2::bigint[]) as mine (id, epoch) on game_table = mine.id
    where standing.epoch = mine.epoch
    union all select chronicle.id from chronicle
    join unnest($1::text[], $2::bigint[]) as mine (id, epoch) on chronicle.id = mine.id
    where chronicle.epoch = mine.epoch
"""
ORPHANS: Final[str] = """
    select game_table from standing join game_table on game_table.id = standing.game_table
    where owner = any($1::integer[]) and waiting <> 0 and not over limit $2
"""


@dataclass(frozen=True)
class Neighbour:
    id: int
    address: str
    version: str
    rules: dict[str, str]
    draining: bool


@dataclass(frozen=True)
class Claim:
    kind: str
    """The table of the database in which it stands."""
    epoch: int


class Node:
    def __init__(self, url: str) -> None:
        self.url = url
        self.place = Place()
        self.id = 0
        self.draining = False
        self.held: dict[str, Claim] = {}
        """By table or chronicle: our claim."""
        self.lost: Callable[[list[str]], None] = nothing
        self.heard: Callable[[str], None] = unheard
        self.claimed: Callable[[str], None] = uncounted
        self.pool: Any = None
        self._line: Any = None
        """The connection that holds the lock."""
        self._locked = False
        self._beaten = 0.0
        """When the last sign of life was given."""
        self._calm = 0.0
        self._sure = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    # Entering and leaving.

    async def lock_house(self, db: Any) -> None:
        """Shared among servers of our kind; StoreInUse while an older one is alone here."""
        try:
            async with asyncio.timeout(PATIENCE):
                await db.execute("select pg_advisory_lock_shared($1)", HOUSE)
        except TimeoutError as error:
            raise StoreInUse("PostgreSQL") from error

    async def enter(self, line: Any, pool: Any) -> None:
        """`line` holds the lock of the house already."""
        self._line, self.pool = line, pool
        line.add_termination_listener(self._cut_off)
        await self._enter()
        await self._line.add_listener(CHANNEL, self._hear)
        self._keeper = asyncio.create_task(self._live())

    async def _enter(self) -> None:
        place = self.place
        row = (place.address, __version__, json.dumps(place.rules), place.lease)
        self.id = await self._line.fetchval(ENTER, *row)
        await self._line.execute("select pg_advisory_lock($1, $2)", HOUSE, self.id)
        self._locked = True
        self._beaten = self.now
        self._sure.set()

    async def leave(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            self._keeper = None
        if self._line is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._line.execute(LEAVE, self.id)
                await self._line.close()
        except BROKEN:
            self._line.terminate()
        self._line = None
        self.held.clear()

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # Signs of life.

    @property
    def age(self) -> float:
        """Seconds since the last sign of life."""
        return self.now - self._beaten

    @property
    def sure(self) -> bool:
        """Nobody may have taken what is ours without our knowing."""
        return self._sure.is_set() and self.age < self.place.lease / 2

    async def assured(self, id: str) -> None:
        """Waits until we know what is still ours; Moved if this is not."""
        while not self.sure:
            self._sure.clear()
            await self._sure.wait()
        self.epoch(id)

    def _cut_off(self, line: Any) -> None:
        """With its connection our lock has fallen, and others may take what is ours."""
        if line is self._line:
            self._sure.clear()

    async def _live(self) -> None:
        pause = min(1.0, self.place.lease / 8)
        while True:
            await asyncio.sleep(pause if await self.shows_life() else pause / 4)

    async def shows_life(self) -> bool:
        """A sign of life, or False: the connection is broken, and the next try opens another."""
        try:
            async with asyncio.timeout(max(1.0, self.place.lease / 3)):
                await self.beat()
        except BROKEN as error:
            journal.warn("house-lock", reason=str(error) or type(error).__name__)
            self._line.terminate()
            return False
        return True

    async def beat(self) -> None:
        """A sign of life; a connection that broke is opened and the lock taken again."""
        if self._line.is_closed():
            await self._come_back()
        began = self.now
        doubtful = not self.sure
        if not self._locked:  # before the sign of life, which waits for whoever thinks us dead
            lock = "select pg_try_advisory_lock($1, $2)"
            self._locked = await self._line.fetchval(lock, HOUSE, self.id)
        row = await self._line.fetchrow(BEATS, self.id)
        if row is None:  # so long away that our row was forgotten
            await self._enter()
            began = self.now
        else:
            self.draining = bool(row[0])
        if doubtful:
            await self._look_round()
        self._beaten = began
        self._sure.set()

    async def _come_back(self) -> None:
        self._locked = False
        self._sure.clear()
        self._line = await asyncpg.connect(self.url)
        self._line.add_termination_listener(self._cut_off)
        if not await self._line.fetchval("select pg_try_advisory_lock_shared($1)", HOUSE):
            self._line.terminate()
            raise OSError("a server of an older version is alone here")
        await self._line.add_listener(CHANNEL, self._hear)
        self._calm = self.now + CALM
        journal.note("house-lock-again")

    def _hear(self, line: Any, server: int, channel: str, cry: str) -> None:
        self.heard(cry)

    async def _look_round(self) -> None:
        """Which of our tables are still ours, after a time in which we could not know."""
        before = dict(self.held)
        epochs = [claim.epoch for claim in before.values()]
        still = {row[0] for row in await self._line.fetch(STILL, list(before), epochs)}
        gone = [id for id in before if id not in still and self.held.get(id) == before[id]]
        for id in gone:
            del self.held[id]
        if gone:
            self.lost(gone)

    # Claims.

    async def neighbours(self) -> dict[int, Neighbour]:
        """All servers that live, by their number."""
        found = await self.pool.fetch(LIVE, HOUSE)
        return {
            row["id"]: Neighbour(
                row["id"], row["address"], row["version"], json.loads(row["rules"]), row["draining"]
            )
            for row in found
        }

    async def claim(self, table: str, here: bool) -> bool:
        """Whether our rules are surely those of this table, which is ours from now on."""
        for _ in range(TRIES):
            seen = await self.pool.fetchrow(SEE_TABLE, table)
            if seen is None:
                if await self.pool.fetchval(STAND_NOWHERE, table) is None:
                    raise StoreFailed("no such table")
                continue
            ours = self._ours(seen)
            await self._go_elsewhere(seen, ours, here)
            if not await self._has_chronicle(seen):
                continue
            if await self._take("standing", table, seen["owner"], seen["epoch"]):
                self.claimed(OPENED if seen["owner"] in (0, self.id) else ORPHAN)
                if ours and not seen["edition"]:
                    await self.adopt(table, seen["game"])
                return ours
        raise StoreFailed("claimed again and again")

    async def claim_chronicle(self, id: str, here: bool) -> None:
        for _ in range(TRIES):
            seen = await self.pool.fetchrow(SEE_CHRONICLE, id)
            if seen is None or id in self.held:
                return
            await self._go_elsewhere(seen, self._ours(seen), here)
            if await self._take("chronicle", id, seen["owner"], seen["epoch"]):
                return
        raise StoreFailed("claimed again and again")

    async def _has_chronicle(self, seen: Any) -> bool:
        """A chapter belongs to whoever has its chronicle."""
        id = seen["chronicle"]
        if not id or id in self.held:
            return True
        return await self._take("chronicle", id, seen["owner"], seen["chronicle_epoch"])

    def _ours(self, seen: Any) -> bool:
        """Whether it is played by rules just like ours, or nobody knows by which."""
        return seen["edition"] in ("", self.place.rules.get(seen["game"], ""))

    async def _take(self, kind: str, id: str, owner: int, epoch: int) -> bool:
        """Ours, unless somebody was quicker or its server has come to life meanwhile."""
        async with self.pool.acquire() as db, db.transaction():
            if owner not in (0, self.id):
                await db.execute(WATCH, owner)
                live = {row["id"] for row in await db.fetch(LIVE, HOUSE)}
                if self.id not in live:  # the database has forgotten all locks, not only that one
                    raise StoreFailed("no sign of life could be given")
                if owner in live:
                    return False
            taken = await db.fetchval(CLAIM[kind], self.id, id, epoch)
        if taken is None:
            return False
        self.held[id] = Claim(kind, taken)
        return True

    async def _go_elsewhere(self, seen: Any, ours: bool, here: bool) -> None:
        """Elsewhere if somebody has it, or another server is the better one to have it."""
        if seen["owner"] == self.id:
            return
        others = await self.neighbours()
        others.pop(self.id, None)
        if seen["owner"] in others:
            raise Elsewhere(others[seen["owner"]].address)
        if here:
            return
        willing = [each for each in others.values() if not each.draining]
        alike = [each for each in willing if each.rules.get(seen["game"], "") == seen["edition"]]
        if not ours and alike:
            raise Elsewhere(alike[0].address)
        if self.draining and willing:
            raise Elsewhere((alike or willing)[0].address)

    async def adopt(self, table: str, game: str) -> None:
        statement = "update standing set edition = $3 where game_table = $1 and epoch = $2"
        edition = self.place.rules.get(game, "")
        await self.pool.execute(statement, table, self.epoch(table), edition)

    async def decline(self, table: str) -> None:
        """Given back; Elsewhere if a server lives that can play it, draining or not."""
        await self.release([table])
        seen = await self.pool.fetchrow(SEE_TABLE, table)
        others = await self.neighbours()
        for each in others.values():
            if each.id != self.id and each.rules.get(seen["game"], "") == seen["edition"]:
                raise Elsewhere(each.address)

    async def release(self, ids: list[str]) -> None:
        for id in ids:
            claim = self.held.pop(id, None)
            if claim is not None:
                await self.pool.execute(RELEASE[claim.kind], id, claim.epoch)

    def epoch(self, id: str) -> int:
        if id not in self.held:
            raise Moved("not ours")
        return self.held[id].epoch

    async def hold(self, db: Any, ids: tuple[str, ...]) -> None:
        """Ours until this transaction ends; Moved if one of them is not."""
        for id in ids:
            epoch = self.epoch(id)
            if not await db.fetchval(HOLD[self.held[id].kind], id, epoch):
                self.forget(id, epoch)
                raise Moved("another server has it")

    def forget(self, id: str, epoch: int) -> None:
        """A claim that turned out to be an old one."""
        if id in self.held and self.held[id].epoch == epoch:
            del self.held[id]

    async def orphans(self) -> list[str]:
        if self.draining or not self.sure or self.now < self._calm:
            return []
        known = {row[0] for row in await self.pool.fetch("select id from node")}
        dead = known - set(await self.neighbours()) - {self.id}
        if not dead:
            return []
        rows = await self.pool.fetch(ORPHANS, list(dead), AT_ONCE)
        return [row[0] for row in rows if row[0] not in self.held]

    async def hands_over(self) -> bool:
        if not self.draining:
            return False
        others = await self.neighbours()
        return any(not each.draining for each in others.values() if each.id != self.id)
