"""Games that have long been over are packed, and are still there."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import duskmoot.games  # noqa: F401
from duskmoot.kernel import flow
from duskmoot.kernel.chance import commitment, key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.table.course import Course
from duskmoot.table.lobby import LONG_OVER
from duskmoot.table.store.port import OPEN, SeatRow, Snapshot, Store
from duskmoot.table.store.sqlite import FILE
from duskmoot.table.upkeep.checking import Report, checked
from duskmoot.table.upkeep.reading import file_reader
from tests.table.friends import evening, house
from tests.table.test_store import EVENTS, SEATS, TABLE, open_store

NOW = 1_800_000_000


@evening
async def test_only_what_has_long_been_over_is_packed(store: Callable[[], Store]) -> None:
    async with open_store(store()) as here:
        for n, over in enumerate((True, True, False)):
            row = replace(TABLE, id=f"t{n}", invite=f"i{n}", created=1000 * n, over=over)
            await here.add_table(row, SEATS, EVENTS, 0)
            await here.claim(row.id)
            await here.keep(row.id, Snapshot(1, "d", b"x", "c", "1"))
        assert await here.archive.pack(500) == 1
        assert await here.archive.pack(500) == 0
        rows = await here.archive._shelf.rows("select distinct game_table from event order by 1")
        assert [row[0] for row in rows] == ["t1", "t2"]
        assert await here.snapshot("t0") is None, "it can be made again"
        assert await here.snapshot("t1") is not None
        for n in range(3):
            assert await here.events(f"t{n}") == EVENTS
        assert await here.archive.pack(5000) == 1, "what is not over is never packed"


async def looked_through(folder: Path) -> Report:
    async with file_reader(folder / FILE) as reader:
        return await checked(reader, 0, lambda n, whole: None)


@evening
async def test_a_packed_game_is_opened_checked_and_found_damaged(folder: Path) -> None:
    game = find("bloodborne")
    setting = Setting(game, 3, game.choose({}), key_from_seed(4))
    course = Course(setting)
    g = game.begin(setting)
    acts: list[tuple[int, int]] = []
    while not g.over:
        acts.append((g.asked[0], flow.legal(g, g.asked[0])[0]))
        flow.apply(g, *acts[-1])
    events = course.follow(acts)
    row = replace(
        TABLE,
        options=game.chosen(setting.options),
        key=setting.key,
        commitment=commitment(setting.key),
        over=True,
    )
    async with house(folder) as at:
        at.lobby.house.now = lambda: NOW + LONG_OVER + 1.0
        seats = [SeatRow(seat, OPEN) for seat in range(3)]
        await at.lobby.house.store.add_table(replace(row, created=NOW), seats, events, 0)
        await at.lobby.tidy()
        friend = await at.friend("Ada")
        chair = await friend.sits({"id": row.id})
        assert (chair.state["over"], chair.state["at"]) == (True, len(events))
        assert await at.lobby.house.store.events(row.id) == events
    report = await looked_through(folder)
    assert (report.events, report.tables_wrong) == (len(events), [])
    with closing(sqlite3.connect(folder / FILE)) as db:
        assert db.execute("select count(*) from event").fetchone() == (0,)
        db.execute("update archive set body = x'00'")
        db.commit()
    report = await looked_through(folder)
    assert [id for id, _ in report.tables_wrong] == [row.id]
    async with house(folder) as at:
        friend = await at.friend("Ada")
        chair = await friend.sits({"id": row.id})
        assert chair.state["table"]["trouble"] == "table-damaged"
