"""Every table of a store replayed from its first event, every chronicle from its first chapter."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field

from duskmoot.chronicle.verify import Finding, Saves, verify
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Refused, Setting, find
from duskmoot.table.course import Course
from duskmoot.table.history import restored, unbroken
from duskmoot.table.store.archive import Archive
from duskmoot.table.store.chronicles import Chronicles
from duskmoot.table.store.port import (
    SEAT,
    SNAPSHOT,
    STANDING,
    TABLE,
    Event,
    SeatRow,
    Snapshot,
    Standing,
    StoreDamaged,
    TableRow,
    standing_from,
    table_from,
)
from duskmoot.table.upkeep.reading import Reader


@dataclass(frozen=True)
class Entry:
    """All that a store holds of the history of one table."""

    row: TableRow
    seats: list[SeatRow]
    events: list[Event]
    snapshot: Snapshot | None
    standing: Standing | None


@dataclass
class Report:
    tables: int = 0
    events: int = 0
    chronicles: int = 0
    trusted: int = 0
    """Chapters of older rules, which nobody can replay any more."""
    tables_wrong: list[tuple[str, Refused]] = field(default_factory=list)
    chronicles_wrong: list[tuple[str, Finding | Refused]] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.tables_wrong and not self.chronicles_wrong


async def checked(reader: Reader, since: int, done: Callable[[int, int], None]) -> Report:
    """Whatever was touched since then; `done` hears how much is done, and of how much."""
    report = Report()
    tables = [str(row[0]) for row in await reader.rows(TABLES, since)]
    chronicles = [str(row[0]) for row in await reader.rows(CHRONICLES, since)]
    whole = len(tables) + len(chronicles)
    for id in tables:
        await check_table(reader, id, report)
        report.tables += 1
        done(report.tables, whole)
    for id in chronicles:
        await check_chronicle(reader, id, report)
        report.chronicles += 1
        done(report.tables + report.chronicles, whole)
    return report


TABLES = """
    select id from game_table left join standing on standing.game_table = game_table.id
    where touched is null or touched >= $1 order by id
"""
CHRONICLES = "select id from chronicle where touched >= $1 order by id"


# Tables.


async def check_table(reader: Reader, id: str, report: Report) -> None:
    try:
        entry = await entry_of(reader, id)
        report.events += len(entry.events)
        check(entry)
    except Refused as error:
        report.tables_wrong.append((id, error))
    except sqlite3.DatabaseError as error:
        report.tables_wrong.append((id, Refused("store-unusable", reason=str(error))))


async def entry_of(reader: Reader, id: str) -> Entry:
    rows = await reader.rows(f"select {TABLE} from game_table where id = $1", id)
    if not rows:
        raise Refused("table-damaged", event="0")
    row = table_from(rows[0])
    seats = await reader.rows(f"select {SEAT} from seat where game_table = $1 order by seat", id)
    try:
        events = await Archive(reader).events(id)
    except StoreDamaged as error:
        raise Refused("table-damaged", event="0") from error
    stands = await reader.rows(f"select {STANDING} from standing where game_table = $1", id)
    kept = await reader.rows(f"select {SNAPSHOT} from snapshot where game_table = $1", id)
    return Entry(
        row,
        [SeatRow(*seat) for seat in seats],
        events,
        Snapshot(*kept[0]) if kept else None,
        standing_from(stands[0], row.over) if stands else None,
    )


def check(entry: Entry) -> None:
    """Refused where the events are not whole, or lead elsewhere than to what was written down."""
    row, seats = entry.row, [seat.seat for seat in entry.seats]
    if not row.sound or entry.standing is None or seats != list(range(len(seats))):
        raise Refused("table-damaged", event="0")
    if commitment(row.key) != row.commitment:
        raise Refused("house-commitment")
    if row.closed:  # nobody plays on, perhaps because the rules are no longer the same
        unbroken(row.commitment, entry.events, entry.standing)
        return
    whole = replayed(entry, None)
    if entry.snapshot is not None:
        shorter = replayed(entry, entry.snapshot)
        if shorter.position() != whole.position():
            raise Refused("house-snapshot", event=str(entry.snapshot.n))


def replayed(entry: Entry, snapshot: Snapshot | None) -> Course:
    row = entry.row
    game = find(row.game)
    try:
        setting = Setting(game, len(entry.seats), game.choose(row.options), row.key, row.legacy)
        return restored(setting, entry.events, snapshot, entry.standing)
    except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
        raise Refused("table-damaged", event="0") from error


# Chronicles.


async def check_chronicle(reader: Reader, id: str, report: Report) -> None:
    try:
        kept = await Chronicles(reader).chronicle(id)
    except StoreDamaged as error:
        damaged = Refused("store-unusable", reason=str(error))
        report.chronicles_wrong.append((id, damaged))
        return
    assert kept is not None
    saves: Saves = {}
    for link in kept.book.links:
        if link.table:
            saves[link.chapter, link.attempt] = await saved(reader, link.table)
    for finding in verify(kept.book, saves):
        if finding.wrong:
            report.chronicles_wrong.append((id, finding))
        else:
            report.trusted += 1


async def saved(reader: Reader, table: str) -> str:
    """The saved game of a chapter; empty where it cannot be replayed, as was told of its table."""
    try:
        entry = await entry_of(reader, table)
        course = replayed(entry, None)
    except Refused:
        return ""
    return course.session.save([seat.name or str(seat.seat) for seat in entry.seats])
