"""Both stores keep what the port promises, and nothing of it gets lost or mixed up."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.store import postgres as postgres_store
from duskmoot.table.store import sqlite, store_at
from duskmoot.table.store.port import (
    Event,
    Guest,
    SeatRow,
    Snapshot,
    Store,
    StoreFailed,
    StoreInUse,
    TableRow,
    Talk,
)
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import FILE, SqliteStore
from tests.table.friends import evening

TABLE = TableRow(
    id="table-one",
    invite="invite-one",
    game="bloodborne",
    rules=1,
    options={"final-boss": "rom", "żółć": "Ёж"},
    key=bytes(range(32)),
    commitment="c" * 64,
    clock=60,
    host="guest-one",
    created=1_700_000_000,
    imported=False,
)
SEATS = [
    SeatRow(0, "person", "guest-one", "Łucja"),
    SeatRow(1, "bot", "", "", "ismcts", 3),
    SeatRow(2, "open"),
]
EVENTS = [
    Event(1, 0, "play saw_cleaver", "m1", -1, "d" * 64),
    Event(2, 1, "play hunter_axe", ""),
    Event(3, 0, "", "m2", 1),
]


@asynccontextmanager
async def open_store(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"], name="again")
def again_and_again(request: pytest.FixtureRequest, folder: Path) -> Callable[[], Store]:
    """The same store, opened anew as often as wanted."""
    if request.param == "sqlite":
        return lambda: SqliteStore(folder)
    url: str = request.getfixturevalue("postgres")
    return lambda: PostgresStore(url)


@evening
async def test_everything_comes_back_as_it_was(again: Callable[[], Store]) -> None:
    snapshots = [Snapshot(25, "a" * 64, b"\x00one"), Snapshot(50, "b" * 64, b"\xfftwo")]
    talk = [
        Talk(0, 1, 0, "Łucja", "Żółć, ёж, 血, ' \" ; --"),
        Talk(1, 2, -1, "", "", "note-clock", {"bot": "x"}),
        Talk(2, 3, 1, "Ada", "psst", audience=0b110),
    ]
    async with open_store(again()) as store:
        await store.add_guest(Guest("guest-one", "Łucja"), "hash", 7)
        await store.rename_guest(Guest("guest-one", "Lucy"))
        await store.add_table(TABLE, SEATS, EVENTS[:1])
        for event in EVENTS[1:]:
            await store.append(TABLE.id, event)
        for snapshot in snapshots:
            await store.keep(TABLE.id, snapshot)
        for line in talk:
            await store.say(TABLE.id, line)
        await store.set_seat(TABLE.id, SeatRow(2, "person", "guest-two", "Piotr"))
    async with open_store(again()) as store:
        await store.ping()
        assert await store.guest("hash") == Guest("guest-one", "Lucy")
        assert await store.guest("another hash") is None
        assert await store.table(TABLE.id) == TABLE
        assert await store.table("another") is None
        assert await store.invited("invite-one") == TABLE.id
        assert await store.invited("another") is None
        assert await store.seats(TABLE.id) == [
            *SEATS[:2],
            SeatRow(2, "person", "guest-two", "Piotr"),
        ]
        assert await store.events(TABLE.id) == EVENTS
        assert await store.snapshot(TABLE.id) == snapshots[-1]
        assert await store.snapshot("another") is None
        assert await store.talk(TABLE.id) == talk
        assert await store.talk("another") == []


@evening
async def test_tables_of_a_guest_and_tables_that_go_on(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        for n, (host, seated) in enumerate([("a", "b"), ("b", "b"), ("c", "a"), ("c", "c")]):
            row = replace(TABLE, id=f"t{n}", invite=f"i{n}", host=host, created=n)
            await store.add_table(row, [SeatRow(0, "person", seated)], [])
        assert await store.tables_of("a") == ["t2", "t0"]
        assert await store.tables_of("b") == ["t1", "t0"]
        assert await store.tables_of("d") == []
        await store.end("t1", True)
        await store.end("t2", True)
        await store.end("t2", False)
        assert sorted(await store.open_tables()) == ["t0", "t2", "t3"]
        ended = await store.table("t1")
        assert ended is not None
        assert ended.over


@evening
async def test_no_event_is_written_twice_and_others_are_not_harmed(
    again: Callable[[], Store],
) -> None:
    async with open_store(again()) as store:
        await store.add_table(TABLE, SEATS, [])
        first, second = Event(1, 0, "done", "x"), Event(1, 1, "done", "y")
        outcomes = await asyncio.gather(
            store.append(TABLE.id, first),
            store.append(TABLE.id, second),
            store.append("elsewhere", Event(1, 0, "done", "z")),
            return_exceptions=True,
        )
        assert [isinstance(outcome, StoreFailed) for outcome in outcomes].count(True) == 1
        assert outcomes[2] is None
        [kept] = await store.events(TABLE.id)
        assert kept in (first, second)
        with pytest.raises(StoreFailed):
            await store.add_table(TABLE, SEATS, [])


@evening
async def test_a_new_table_is_written_whole_or_not_at_all(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        with pytest.raises(StoreFailed):
            await store.add_table(TABLE, SEATS, [EVENTS[0], EVENTS[0]])
        assert await store.table(TABLE.id) is None
        assert await store.seats(TABLE.id) == []
        await store.add_table(TABLE, SEATS, EVENTS)


@evening
async def test_many_at_once(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        writes = [
            store.append(f"t{table}", Event(n, 0, "done", ""))
            for n in range(1, 21)
            for table in range(20)
        ]
        await asyncio.gather(*writes)
        for table in range(20):
            assert len(await store.events(f"t{table}")) == 20


@evening
async def test_one_server_at_a_time(
    again: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "PATIENCE", 0.2)
    async with open_store(again()):
        with pytest.raises(StoreInUse):
            await again().open()
    async with open_store(again()) as store:
        await store.ping()


@evening
async def test_what_waits_is_written_before_the_store_closes(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.open()
    waiting = [
        asyncio.create_task(store.append("t", Event(n, 0, "done", ""))) for n in range(1, 51)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    async with open_store(SqliteStore(folder)) as store_again:
        assert len(await store_again.events("t")) == 50
    with pytest.raises(StoreFailed):
        await store.ping()


@evening
async def test_a_store_of_a_newer_version_is_left_alone(folder: Path, postgres: str) -> None:
    async with open_store(SqliteStore(folder)):
        pass
    with sqlite3.connect(folder / FILE) as db:
        db.execute("pragma user_version = 99")
    db.close()
    newer = SqliteStore(folder)
    with pytest.raises(StoreFailed):
        await newer.open()
    await newer.close()
    async with open_store(PostgresStore(postgres)) as store:
        assert isinstance(store, PostgresStore)
        await store._put("insert into duskmoot_form values (99)")
    with pytest.raises(StoreFailed):
        await PostgresStore(postgres).open()


@evening
async def test_a_store_is_brought_to_the_newest_form(
    folder: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A migration that is added later runs once, and what was there stays."""
    for module, store in ((sqlite, SqliteStore(folder)), (postgres_store, PostgresStore(postgres))):
        async with open_store(store):
            await store.add_table(TABLE, SEATS, EVENTS)
        later = "alter table guest add column colour text not null default 'red';"
        monkeypatch.setattr(module, "MIGRATIONS", (*module.MIGRATIONS, later))
        for _ in range(2):
            async with open_store(store):
                assert await store.events(TABLE.id) == EVENTS


@evening
async def test_what_was_said_before_there_were_private_words_was_said_to_all(
    folder: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Talk(0, 1, 0, "Ada", "hear me")
    values = ("t", 0, 1, 0, "Ada", "hear me", "", "{}")
    places = (
        (sqlite, SqliteStore(folder), "insert into talk values (?, ?, ?, ?, ?, ?, ?, ?)"),
        (
            postgres_store,
            PostgresStore(postgres),
            "insert into talk values ($1, $2, $3, $4, $5, $6, $7, $8)",
        ),
    )
    for module, store, statement in places:
        with monkeypatch.context() as earlier:
            earlier.setattr(module, "MIGRATIONS", module.MIGRATIONS[:1])
            async with open_store(store):
                if isinstance(store, SqliteStore):
                    await store._put(statement, values)
                else:
                    await store._put(statement, *values)
        async with open_store(store):
            assert await store.talk("t") == [old]


def test_addresses_of_databases(tmp_path: Path) -> None:
    assert isinstance(store_at(tmp_path, ""), SqliteStore)
    assert isinstance(store_at(tmp_path, "postgresql://localhost/x"), PostgresStore)
    with pytest.raises(Refused) as refused:
        store_at(tmp_path, "mysql://localhost/x")
    assert refused.value.key == "database-url"


@evening
async def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed):
        await PostgresStore("postgresql://127.0.0.1:1/nothing").open()
    (tmp_path / FILE).write_bytes(b"this is no database" * 100)
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreFailed):
        await store.open()
    await store.close()
