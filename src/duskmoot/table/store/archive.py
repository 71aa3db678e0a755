"""Events of games that have long been over, each game packed into one row.

A finished game gets no more events, so whoever packs it needs no claim to it. Hashes of the chain
follow from the events and are made again; where they do not, they are packed as well.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import replace
from typing import Final

from duskmoot.table.store.chronicles import Shelf, Step, Unmatched
from duskmoot.table.store.port import EVENT, Event, StoreDamaged

AT_ONCE: Final[int] = 100
"""Games packed by one call."""
EVENTS: Final[str] = f"select {EVENT} from event where game_table = $1 order by n"
PACKED: Final[str] = """
    select body, commitment from archive join game_table on id = archive.game_table where id = $1
"""
FINISHED: Final[str] = """
    select id, commitment from game_table join standing on standing.game_table = id
    where over and touched < $1
    and exists (select 1 from event where event.game_table = id) limit $2
"""
PUT: Final[str] = "insert into archive (game_table, body) values ($1, $2) on conflict do nothing"
DROP_EVENTS: Final[str] = "delete from event where game_table = $1"
DROP_SNAPSHOT: Final[str] = "delete from snapshot where game_table = $1"


class Archive:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def events(self, table: str) -> list[Event]:
        """Of any table, packed or not."""
        rows = await self._shelf.rows(EVENTS, table)
        if rows:
            return [Event(*row) for row in rows]
        for body, commitment in await self._shelf.rows(PACKED, table):
            return unpacked(bytes(body), commitment)
        return []

    async def pack(self, before: int) -> int:
        """Some finished games untouched since then; how many. Their snapshots are forgotten."""
        packed_now = 0
        for id, commitment in await self._shelf.rows(FINISHED, before, AT_ONCE):
            events = [Event(*row) for row in await self._shelf.rows(EVENTS, id)]
            put = Step(PUT, [(id, packed(events, commitment))], must=True)
            try:
                await self._shelf.steps(
                    [put, Step(DROP_EVENTS, [(id,)]), Step(DROP_SNAPSHOT, [(id,)])]
                )
                packed_now += 1
            except Unmatched:
                continue  # another server was quicker
        return packed_now


def packed(events: list[Event], commitment: str) -> bytes:
    known = [event.chain for event in events] == chained(events, commitment)
    columns = [
        [event.seat for event in events],
        [event.act for event in events],
        [event.request for event in events],
        [event.left for event in events],
        [event.position for event in events],
        [] if known else [event.chain for event in events],
    ]
    return zlib.compress(json.dumps(columns, separators=(",", ":")).encode(), 9)


def unpacked(body: bytes, commitment: str) -> list[Event]:
    try:
        *columns, chains = json.loads(zlib.decompress(body))
        events = [Event(n, *row) for n, row in enumerate(zip(*columns, strict=True), 1)]
        chains = chains or chained(events, commitment)
        return [replace(event, chain=chain) for event, chain in zip(events, chains, strict=True)]
    except (zlib.error, ValueError, TypeError) as error:
        raise StoreDamaged(f"a packed game: {error}") from error


def chained(events: list[Event], commitment: str) -> list[str]:
    """The hashes that tie these events to one another."""
    chains = [commitment]
    for event in events:
        chains.append(event.link(chains[-1]))
    return chains[1:]
