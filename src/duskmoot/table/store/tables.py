"""What every store reads of tables in the same way.

As with chronicles, questions are written once, in the form of PostgreSQL.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from duskmoot.table.store.archive import Archive
from duskmoot.table.store.port import (
    SEAT,
    SNAPSHOT,
    STANDING,
    TABLE,
    TALK,
    Event,
    SeatRow,
    Snapshot,
    Standing,
    TableRow,
    Talk,
    standing_from,
    table_from,
    talk_from,
)

HOSTED: Final[str] = """
    select id, game, coalesce(bot, '') from game_table
    join standing on standing.game_table = game_table.id
    left join seat on seat.game_table = game_table.id and seat.kind = 'bot'
    where host = $1 and not over and not put_away and touched >= $2
"""
RETOLD: Final[str] = "select body from retold where game_table = $1 and seat = $2 and edition = $3"


class Tables(ABC):
    archive: Archive

    @abstractmethod
    async def rows(self, question: str, *values: str | int) -> list[Any]:
        """The answer of the database."""

    async def table(self, id: str) -> TableRow | None:
        rows = await self.rows(f"select {TABLE} from game_table where id = $1", id)
        return table_from(rows[0]) if rows else None

    async def invited(self, invite: str) -> str | None:
        rows = await self.rows("select id from game_table where invite = $1", invite)
        return str(rows[0][0]) if rows else None

    async def hosted(self, guest: str, since: int) -> list[tuple[str, str, str]]:
        return [(id, game, bot) for id, game, bot in await self.rows(HOSTED, guest, since)]

    async def seats(self, table: str) -> list[SeatRow]:
        question = f"select {SEAT} from seat where game_table = $1 order by seat"
        return [SeatRow(*row) for row in await self.rows(question, table)]

    async def standing(self, table: str) -> Standing | None:
        rows = await self.rows(f"select {STANDING} from standing where game_table = $1", table)
        return standing_from(rows[0]) if rows else None

    async def events(self, table: str) -> list[Event]:
        return await self.archive.events(table)

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self.rows(f"select {SNAPSHOT} from snapshot where game_table = $1", table)
        return Snapshot(*rows[0]) if rows else None

    async def retold(self, table: str, seat: int, edition: str) -> bytes | None:
        rows = await self.rows(RETOLD, table, seat, edition)
        return bytes(rows[0][0]) if rows else None

    async def talk(self, table: str) -> list[Talk]:
        question = f"select {TALK} from talk where game_table = $1 order by n"
        return [talk_from(row) for row in await self.rows(question, table)]

    async def forgotten(self, table: str) -> dict[int, int]:
        question = "select audience, lines from forgotten where game_table = $1"
        return dict(await self.rows(question, table))
