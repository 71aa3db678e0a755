"""The order of a public house in a store: doors of tables, mutes, reports, and deeds of keepers."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from duskmoot.table.store.chronicles import Shelf, Step, places
from duskmoot.table.store.port import (
    SEAT,
    STANDING,
    TABLE,
    Listed,
    SeatRow,
    Values,
    standing_from,
    table_from,
)


@dataclass(frozen=True)
class Door:
    """Who may come to a table besides those who were invited."""

    listed: bool = False
    """Its open seats stand in the lobby."""
    spectators: bool = True
    hushed: bool = False
    """Spectators may not talk."""
    hidden: bool = False
    """A keeper took it out of the lobby."""
    delay: int = 0
    """How many acts later than the players spectators see the game."""
    out: frozenset[str] = frozenset()
    """Spectators who were shown out."""


@dataclass(frozen=True)
class Mute:
    id: str
    guest: str
    other: str
    name: str
    """What the other was called then."""


@dataclass(frozen=True)
class Report:
    id: str
    time: int
    by: str
    about: str
    """A guest, or empty where it is about the table."""
    table: str
    reason: str
    lines: tuple[tuple[str, str], ...]
    """Names and words of what was said last."""
    closed: int = 0


@dataclass(frozen=True)
class Deed:
    """What a keeper did. It is never changed."""

    n: int
    time: int
    keeper: str
    guest: str
    table: str
    what: str
    until: int
    reason: str
    report: str
    answer: str = ""
    """What the person said to it, once."""


LISTED: Final[str] = f"""
    select {TABLE} from game_table where id in (
        select door.game_table from door
        join seat on seat.game_table = door.game_table and seat.kind = 'open'
        where door.listed = $1 and door.hidden = $2)
    and over = $2 order by created desc, id limit 50
"""
SET_DOOR: Final[str] = """
    insert into door (game_table, listed, spectators, hushed, hidden, delay)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (game_table) do update set listed = excluded.listed,
    spectators = excluded.spectators, hushed = excluded.hushed, hidden = excluded.hidden,
    delay = excluded.delay
"""
SHOW_OUT: Final[str] = """
    insert into shown_out (game_table, guest) values ($1, $2) on conflict do nothing
"""
NEW_INVITE: Final[str] = "update game_table set invite = $2 where id = $1"
MUTE: Final[str] = f"insert into mute (id, guest, other, name) values ({places(4)})"
UNMUTE: Final[str] = "delete from mute where id = $1 and guest = $2"
REPORT: Final[str] = "id, time, by_guest, about, game_table, reason, lines, closed"
PUT_REPORT: Final[str] = f"insert into report ({REPORT}) values ({places(8)})"
CLOSE: Final[str] = "update report set closed = $2 where id = $1 and closed = 0"
DEED: Final[str] = "n, time, keeper, guest, game_table, what, until, reason, report"
PUT_DEED: Final[str] = f"""
    insert into deed ({DEED})
    select coalesce(max(n), 0) + 1, {places(8)} from deed
"""
"""Typed by the columns, as the first row of an empty table has nothing to go by."""
PUT_ANSWER: Final[str] = "insert into deed_answer (deed, guest, said) values ($1, $2, $3)"
FORGET: Final[tuple[str, ...]] = (
    "delete from mute where guest = $1 or other = $1",
    "delete from shown_out where guest = $1",
    "delete from report where by_guest = $1 or about = $1",
    "delete from deed_answer where guest = $1",
    "delete from keeper where guest = $1",
)
JOIN: Final[tuple[str, ...]] = (
    "delete from mute where (guest = $1 and other = $2) or (guest = $2 and other = $1)",
    "update mute set guest = $2 where guest = $1",
    "update mute set other = $2 where other = $1",
    "update report set by_guest = $2 where by_guest = $1",
    "update report set about = $2 where about = $1",
    """
    insert into shown_out (game_table, guest)
    select game_table, $2 from shown_out where guest = $1 on conflict do nothing
    """,
    f"""
    insert into deed ({DEED})
    select (select coalesce(max(n), 0) from deed) + row_number() over (order by n),
    time, keeper, $2, game_table, what, until, reason, report from deed
    where guest = $1 and n > (
        select coalesce(max(n), 0) from deed where guest = $1 and what = 'pardon')
    """,
)
"""Deeds stay as they are, and are written again for whoever the person is now."""
SILENCE: Final[str] = "silence"
BAN: Final[str] = "ban"
PARDON: Final[str] = "pardon"


class Order:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def _do(self, statement: str, *row: str | int, must: bool = False) -> None:
        await self._shelf.steps([Step(statement, [row], must)])

    # Doors.

    async def door(self, table: str) -> Door:
        columns = "listed, spectators, hushed, hidden, delay"
        found = await self._shelf.rows(f"select {columns} from door where game_table = $1", table)
        out = await self._shelf.rows("select guest from shown_out where game_table = $1", table)
        shut = frozenset(str(row[0]) for row in out)
        if not found:
            return Door(out=shut)
        *doors, delay = found[0]
        listed, spectators, hushed, hidden = map(bool, doors)
        return Door(listed, spectators, hushed, hidden, delay, shut)

    async def set_door(self, table: str, door: Door) -> None:
        kept = (door.listed, door.spectators, door.hushed, door.hidden, door.delay)
        await self._do(SET_DOOR, table, *kept)

    async def show_out(self, table: str, guest: str) -> None:
        await self._do(SHOW_OUT, table, guest)

    async def new_invite(self, table: str, invite: str) -> None:
        await self._do(NEW_INVITE, table, invite, must=True)

    async def listed(self) -> list[Listed]:
        """Tables whose open seats stand in the lobby, newest first."""
        found: list[Listed] = []
        for row in await self._shelf.rows(LISTED, True, False):
            table = table_from(row)
            seats = f"select {SEAT} from seat where game_table = $1 order by seat"
            stands = f"select {STANDING} from standing where game_table = $1"
            rows = await self._shelf.rows(seats, table.id)
            for standing in await self._shelf.rows(stands, table.id):
                seated = [SeatRow(*seat) for seat in rows]
                found.append(Listed(table, seated, standing_from(standing, table.over)))
        return found

    # Mutes.

    async def mute(self, mute: Mute) -> None:
        await self._do(MUTE, mute.id, mute.guest, mute.other, mute.name)

    async def unmute(self, guest: str, id: str) -> None:
        await self._do(UNMUTE, id, guest)

    async def mutes(self, guest: str) -> list[Mute]:
        question = "select id, guest, other, name from mute where guest = $1 order by name, id"
        return [Mute(*row) for row in await self._shelf.rows(question, guest)] if guest else []

    # Reports and deeds.

    async def report(self, report: Report) -> None:
        lines = json.dumps(report.lines, ensure_ascii=False)
        about = (report.by, report.about, report.table, report.reason)
        await self._do(PUT_REPORT, report.id, report.time, *about, lines, report.closed)

    async def reports(self) -> list[Report]:
        """Those that nobody has looked at, the oldest first."""
        question = f"select {REPORT} from report where closed = 0 order by time, id limit 100"
        return [report_from(row) for row in await self._shelf.rows(question)]

    async def open_report(self, id: str) -> Report | None:
        question = f"select {REPORT} from report where id = $1 and closed = 0"
        found = await self._shelf.rows(question, id)
        return report_from(found[0]) if found else None

    async def does(self, deed: Deed) -> None:
        """Written once and for all; the report it answers is closed, Unmatched if it was."""
        told = (deed.time, deed.keeper, deed.guest, deed.table, deed.what, deed.until)
        steps = [Step(CLOSE, [(deed.report, deed.time)], must=True)] if deed.report else []
        await self._shelf.steps(
            [*steps, Step(PUT_DEED, [(*told, deed.reason, deed.report)], must=True)]
        )

    async def deeds(self, guest: str) -> list[Deed]:
        """What was done about somebody, the newest first."""
        question = f"""
            select {", ".join(f"deed.{name.strip()}" for name in DEED.split(","))},
            coalesce(deed_answer.said, '') from deed
            left join deed_answer on deed_answer.deed = deed.n
            where deed.guest = $1 order by deed.n desc
        """
        return [Deed(*row) for row in await self._shelf.rows(question, guest)] if guest else []

    async def answer(self, deed: int, guest: str, said: str) -> None:
        """Once: StoreFailed for a second answer."""
        await self._do(PUT_ANSWER, deed, guest, said)

    async def hushed_until(self, guest: str, now: int, *kinds: str) -> int:
        """Until when this person is silenced or excluded; 0 if they are not."""
        until = 0
        for deed in await self.deeds(guest):
            if deed.what == PARDON:
                break
            if deed.what in kinds:
                until = max(until, deed.until)
        return until if until > now else 0

    async def unsay(self, table: str, names: set[str]) -> None:
        """What people of these names said at this table goes from the reports about it, too."""
        question = "select id, lines from report where game_table = $1"
        rows: list[Values] = []
        for id, lines in await self._shelf.rows(question, table):
            told = json.loads(lines)
            left = [["", ""] if name in names else [name, text] for name, text in told]
            if left != told:
                rows.append((json.dumps(left, ensure_ascii=False), id))
        await self._shelf.steps([Step("update report set lines = $1 where id = $2", rows)])

    # Keepers.

    async def is_keeper(self, guest: str) -> bool:
        """Named on the command line, and known by a passkey."""
        question = """
            select 1 from keeper join passkey on passkey.guest = keeper.guest
            where keeper.guest = $1
        """
        return bool(await self._shelf.rows(question, guest))

    async def join(self, before: str, after: str) -> None:
        """What was said and done about the one, holds for the other; nobody is rid of it so."""
        await self._shelf.steps([Step(statement, [(before, after)]) for statement in JOIN])
        await self.forget(before)

    async def forget(self, guest: str) -> None:
        await self._shelf.steps([Step(statement, [(guest,)]) for statement in FORGET])


def report_from(row: Any) -> Report:
    id, time, by, about, table, reason, lines, closed = row
    told = tuple((name, text) for name, text in json.loads(lines))
    return Report(id, time, by, about, table, reason, told, closed)
