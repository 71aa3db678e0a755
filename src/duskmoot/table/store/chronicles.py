"""Chronicles in a store, whichever it is: their rows, and what is written together.

Statements are written once, in the form of PostgreSQL; the embedded store reads `$1` as `?1`. What
belongs together is a list of steps, of which all are done or none.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Protocol

from duskmoot.chronicle.book import Inscription
from duskmoot.table.store.kept import (
    Kept,
    chronicle_values,
    heirs_values,
    inscription_values,
    kept_from,
    link_values,
    page_values,
    touch_values,
)
from duskmoot.table.store.port import (
    EVENT,
    SEAT,
    STANDING,
    TABLE,
    Event,
    SeatRow,
    StoreDamaged,
    StoreFailed,
    TableRow,
    Values,
    event_values,
    first_standing,
    seat_values,
    standing_values,
    table_values,
)


class Unmatched(StoreFailed):
    """What was to be changed is no longer as it was; nothing was written."""


@dataclass(frozen=True)
class NewTable:
    """A chapter's table as it is first written."""

    row: TableRow
    seats: list[SeatRow]
    past: list[Event]
    waiting: int


@dataclass(frozen=True)
class Step:
    """One statement, for each of these rows."""

    statement: str
    rows: list[Values]
    must: bool = False
    """Whether each must change exactly one row; else nothing at all is written."""


Steps = list[Step]

CHRONICLE: Final[str] = """
    id, invite, host, name, game, rules, options, key, commitment, seals, root, imported, created,
    touched, clock, stand_in, stand_in_strength, sat, key_left, over, asking,
    pace
"""
HEIR: Final[str] = "number, name, bot, strength, joined, left_at, open, guest, return_key, seen"
LINK: Final[str] = """
    n, chapter, attempt, present, legacy_in, rules, game_table, state, opened, reprinted,
    legacy_out, digest, page, began, ended
"""
LIGHT: Final[str] = """
    n, chapter, attempt, present, legacy_in, rules, game_table, state, opened, reprinted,
    '' as legacy_out, digest, '{}' as page, began, ended
"""
"""A link without what is long."""
INSCRIPTION: Final[str] = "kind, noun, said, heir"


def places(count: int, first: int = 1) -> str:
    return ", ".join(f"${n}" for n in range(first, first + count))


PUT_CHRONICLE: Final[str] = f"insert into chronicle ({CHRONICLE}) values ({places(22)})"
TURN_PAGE: Final[str] = """
    update chronicle set host = $2, sat = $3, key_left = $4, asking = $5, invite = $6
    where id = $1
"""
"""What people change. When a chapter begins and ends is written apart, by whoever plays it."""
TOUCH: Final[str] = "update chronicle set touched = $2, over = $3 where id = $1"
PUT_HEIR: Final[str] = f"insert into heir (chronicle, {HEIR}) values ({places(11)})"
FORGET_HEIRS: Final[str] = "delete from heir where chronicle = $1"
FORGET_WORDS: Final[str] = "delete from inscription where chronicle = $1"
UNBEGUN: Final[str] = """
    update chronicle set asking = '[]'
    where id = $1 and not exists (select 1 from link where chronicle = $1)
"""
PUT_LINK: Final[str] = f"insert into link (chronicle, {LINK}) values ({places(16)})"
END_LINK: Final[str] = """
    update link set state = $4, opened = $5, legacy_out = $6, digest = $7, page = $8, ended = $9
    where chronicle = $1 and chapter = $2 and attempt = $3 and state = $10
"""
PUT_INSCRIPTION: Final[str] = f"""
    insert into inscription (chronicle, n, time, {INSCRIPTION}) values ({places(7)})
"""
PUT_TABLE: Final[str] = f"insert into game_table ({TABLE}) values ({places(24)})"
PUT_SEAT: Final[str] = f"insert into seat (game_table, {SEAT}) values ({places(7)})"
PUT_EVENT: Final[str] = f"insert into event (game_table, {EVENT}) values ({places(8)})"
PUT_STANDING: Final[str] = f"""
    insert into standing (game_table, {STANDING}) values ({places(10)})
"""
END_TABLE: Final[str] = "update game_table set over = $2, closed = $3 where id = $1"
MOVE_SEAT: Final[str] = """
    update seat set kind = $3, guest = $4, name = $5, bot = $6, strength = $7
    where game_table = $1 and seat = $2
"""
MOVE_TABLE: Final[str] = "update game_table set sat = $2, host = $3 where id = $1"


class Shelf(Protocol):
    """What a store knows of chronicles: nothing but how to write and read."""

    async def steps(self, steps: Steps, held: tuple[str, ...] = ()) -> None:
        """All of them or nothing; Unmatched where one must change a row and does not.

        Moved if one of those chronicles or tables that must be ours is not.
        """

    async def rows(self, question: str, *values: str | int) -> list[Any]: ...


class Chronicles:
    """The chronicles of a store."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    # Reading.

    async def chronicle(self, id: str, light: bool = False) -> Kept | None:
        """The whole chronicle; a light one is without legacies and pages."""
        found = await self._shelf.rows(f"select {CHRONICLE} from chronicle where id = $1", id)
        if not found:
            return None
        heirs = f"select {HEIR} from heir where chronicle = $1 order by number"
        links = f"select {LIGHT if light else LINK} from link where chronicle = $1 order by n"
        words = f"select {INSCRIPTION} from inscription where chronicle = $1 order by n"
        try:
            return kept_from(
                found[0],
                await self._shelf.rows(heirs, id),
                await self._shelf.rows(links, id),
                await self._shelf.rows(words, id),
            )
        except (ValueError, TypeError, KeyError) as error:
            raise StoreDamaged(f"chronicle: {error}") from error

    async def chronicle_invited(self, invite: str) -> str | None:
        found = await self._shelf.rows("select id from chronicle where invite = $1", invite)
        return str(found[0][0]) if found else None

    async def heir_of_key(self, key: str) -> tuple[str, int] | None:
        """The chronicle and the number of the heir for whom this return key was made."""
        question = "select chronicle, number from heir where return_key = $1"
        found = await self._shelf.rows(question, key) if key else []
        return (str(found[0][0]), int(found[0][1])) if found else None

    async def chronicles_of(self, guest: str) -> list[str]:
        """Those that the guest founded or belongs to, the one touched last first."""
        question = """
            select id from chronicle where host = $1
            or id in (select chronicle from heir where guest = $1)
            order by touched desc, id limit 100
        """
        return [str(row[0]) for row in await self._shelf.rows(question, guest)]

    async def hosted_chronicles(self, guest: str) -> int:
        """How many that are not over the guest keeps."""
        question = "select id from chronicle where host = $1 and over = $2"
        return len(await self._shelf.rows(question, guest, False))

    # Writing.

    async def add_chronicle(self, kept: Kept, tables: list[NewTable]) -> None:
        """A new chronicle, with all the chapters that it brings along if it comes from a file."""
        id = kept.book.id
        links = [link_values(id, n, each, kept.spans[n]) for n, each in enumerate(kept.book.links)]
        words = [
            inscription_values(id, n, kept.created, each)
            for n, each in enumerate(kept.book.inscriptions)
        ]
        steps = [
            Step(PUT_CHRONICLE, [chronicle_values(kept)]),
            Step(PUT_HEIR, heirs_values(kept)),
            Step(PUT_LINK, links),
            Step(PUT_INSCRIPTION, words),
        ]
        for table in tables:
            steps += laid(table)
        await self._shelf.steps(steps)

    async def set_roster(self, kept: Kept) -> None:
        """Who belongs to it, and all of its row that may change."""
        id = kept.book.id
        await self._shelf.steps(
            [
                Step(TURN_PAGE, [page_values(kept)], must=True),
                Step(FORGET_HEIRS, [(id,)]),
                Step(PUT_HEIR, heirs_values(kept)),
            ],
            (id,),
        )

    async def renumber(self, kept: Kept, time: int) -> None:
        """Heirs in another order, with the names given so far; before the first chapter."""
        id = kept.book.id
        words = [inscription_values(id, n, time, w) for n, w in enumerate(kept.book.inscriptions)]
        await self._shelf.steps(
            [
                Step(UNBEGUN, [(id,)], must=True),
                Step(FORGET_HEIRS, [(id,)]),
                Step(PUT_HEIR, heirs_values(kept)),
                Step(FORGET_WORDS, [(id,)]),
                Step(PUT_INSCRIPTION, words),
            ],
            (id,),
        )

    async def set_page(self, kept: Kept) -> None:
        """All of its row that may change."""
        turned = Step(TURN_PAGE, [page_values(kept)], must=True)
        await self._shelf.steps([turned], (kept.book.id,))

    async def inscribe(self, chronicle: str, n: int, time: int, words: Inscription) -> None:
        row = inscription_values(chronicle, n, time, words)
        await self._shelf.steps([Step(PUT_INSCRIPTION, [row])], (chronicle,))

    async def begin_chapter(self, kept: Kept, table: NewTable) -> None:
        """The last link of the book begins at this table: both are written, or neither."""
        id, n = kept.book.id, len(kept.book.links) - 1
        link = link_values(id, n, kept.book.links[n], kept.spans[n])
        steps = [Step(TOUCH, [touch_values(kept)], must=True), Step(PUT_LINK, [link])]
        await self._shelf.steps([*steps, *laid(table)], (id,))

    async def end_chapter(self, kept: Kept, n: int, before: str, closed: str = "") -> None:
        """Link `n` is no longer what it was before; its table is over, or closed for a reason.

        Unmatched if it had ended already: then nothing is written twice.
        """
        link, span = kept.book.links[n], kept.spans[n]
        key = (kept.book.id, link.chapter, link.attempt)
        ended = (
            *(link.state, link.opened, link.legacy_out, link.digest),
            *(json.dumps(link.page, ensure_ascii=False), span.ended, before),
        )
        steps = [
            Step(END_LINK, [(*key, *ended)], must=True),
            Step(TOUCH, [touch_values(kept)], must=True),
        ]
        if link.table:
            steps.append(Step(END_TABLE, [(link.table, True, closed)]))
        await self._shelf.steps(steps, (kept.book.id,))

    async def move_heir(self, kept: Kept, table: TableRow, seat: SeatRow) -> None:
        """An heir has another holder, and so has the seat at the table of the running chapter."""
        await self._shelf.steps(
            [
                Step(TURN_PAGE, [page_values(kept)], must=True),
                Step(FORGET_HEIRS, [(kept.book.id,)]),
                Step(PUT_HEIR, heirs_values(kept)),
                Step(MOVE_SEAT, [seat_values(table.id, seat)], must=True),
                Step(MOVE_TABLE, [(table.id, table.sat, table.host)], must=True),
            ],
            (kept.book.id, table.id),
        )


def laid(table: NewTable) -> Steps:
    """A new table with all that belongs to it."""
    id = table.row.id
    stands = first_standing(table.row, table.past, table.waiting)
    return [
        Step(PUT_TABLE, [table_values(table.row)]),
        Step(PUT_SEAT, [seat_values(id, seat) for seat in table.seats]),
        Step(PUT_EVENT, [event_values(id, event) for event in table.past]),
        Step(PUT_STANDING, [standing_values(id, stands)]),
    ]
