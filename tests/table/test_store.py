"""Both stores keep what the port promises, and nothing of it gets lost or mixed up."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from duskmoot.kernel.game import Refused
from duskmoot.kernel.story import EVERYBODY
from duskmoot.table.store import postgres as postgres_store
from duskmoot.table.store import postgres_forms, sqlite, sqlite_forms, store_at
from duskmoot.table.store.people import Device
from duskmoot.table.store.port import (
    SEVERAL,
    UNKNOWN,
    Event,
    Guest,
    Retold,
    SeatRow,
    Snapshot,
    Standing,
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
    Event(1, 0, "play saw_cleaver", "m1", -1, "d" * 64, "c1"),
    Event(2, 1, "play hunter_axe", "", chain="c2"),
    Event(3, 0, "", "m2", 1, chain="c3"),
]


def stands(event: Event, over: bool = False) -> Standing:
    """How a table stands after this event."""
    return Standing(event.n, event.n, event.chain, 0b101, 1_700_000_100 + event.n, over=over)


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
    snapshots = [
        Snapshot(25, "a" * 64, b"\x00one", "c25", "1 x"),
        Snapshot(50, "b" * 64, b"\xfftwo", "c50", "2 y"),
    ]
    talk = [
        Talk(0, 1, 0, "Łucja", "Żółć, ёж, 血, ' \" ; --"),
        Talk(1, 2, -1, "", "", "note-clock", {"bot": "x"}),
        Talk(2, 3, 1, "Ada", "psst", audience=0b110),
    ]
    async with open_store(again()) as store:
        device = Device("device-one", "guest-one", "Firefox, Linux", 7, 7)
        await store.people.add_guest(Guest("guest-one", "Łucja"), device, "hash")
        await store.people.rename(Guest("guest-one", "Lucy"))
        await store.add_table(TABLE, SEATS, EVENTS[:1], 0b11)
        assert await store.claim(TABLE.id)
        for event in EVENTS[1:]:
            await store.append(TABLE.id, event, stands(event))
        for snapshot in snapshots:
            await store.keep(TABLE.id, snapshot)
        for line in talk:
            await store.say(TABLE.id, line, [])
        piotr = SeatRow(2, "person", "guest-two", "Piotr")
        await store.set_seat(TABLE.id, piotr, SEVERAL, 1_700_000_200)
        await store.give_key(TABLE.id)
        await store.rest(TABLE.id, 2, "not of this position")
        await store.rest(TABLE.id, 3, "digest")
    async with open_store(again()) as store:
        await store.ping()
        assert await store.people.known("hash") == (Guest("guest-one", "Lucy", "device-one"), 7)
        assert await store.people.known("another hash") is None
        assert await store.table(TABLE.id) == replace(TABLE, key_left=True, sat=SEVERAL)
        assert await store.table("another") is None
        assert await store.invited("invite-one") == TABLE.id
        assert await store.invited("another") is None
        assert await store.seats(TABLE.id) == [
            *SEATS[:2],
            SeatRow(2, "person", "guest-two", "Piotr"),
        ]
        assert await store.events(TABLE.id) == EVENTS
        standing = replace(stands(EVENTS[-1]), touched=1_700_000_200, position="digest")
        assert await store.standing(TABLE.id) == standing
        assert await store.standing("another") is None
        assert await store.snapshot(TABLE.id) == snapshots[-1]
        assert await store.snapshot("another") is None
        assert await store.talk(TABLE.id) == talk
        assert await store.talk("another") == []


@evening
async def test_tables_of_a_guest_and_tables_that_go_on(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        for n, (host, seated) in enumerate([("a", "b"), ("b", "b"), ("c", "a"), ("c", "c")]):
            row = replace(TABLE, id=f"t{n}", invite=f"i{n}", host=host, created=n)
            await store.add_table(row, [SeatRow(0, "person", seated)], [], 1)
            await store.claim(row.id)
        assert [each.row.id for each in await store.tables_of("a")] == ["t2", "t0"]
        assert [each.row.id for each in await store.tables_of("b")] == ["t1", "t0"]
        assert await store.tables_of("d") == []
        await store.end("t1", True)
        await store.end("t2", True)
        await store.end("t2", False)
        event = Event(1, 0, "done", "", chain="c")
        await store.append("t3", event, stands(event, over=True))
        for id, over in (("t0", False), ("t1", True), ("t2", False), ("t3", True)):
            table = await store.table(id)
            assert table is not None
            assert table.over == over


@evening
async def test_what_a_host_has_going_on(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        for n, bots in enumerate((["ismcts", "random"], [], ["ismcts"])):
            row = replace(TABLE, id=f"t{n}", invite=f"i{n}", host="a", created=1000 + n)
            seats = [SeatRow(seat, "bot", bot=bot) for seat, bot in enumerate(bots)]
            await store.add_table(row, [*seats, SeatRow(9, "person", "b")], [], 1)
            await store.claim(row.id)
        found = [(id, bot) for id, _, bot in sorted(await store.hosted("a", 0))]
        assert found == [("t0", "ismcts"), ("t0", "random"), ("t1", ""), ("t2", "ismcts")]
        assert [id for id, _, _ in await store.hosted("a", 1002)] == ["t2"]
        await store.end("t2", True)
        assert await store.hosted("a", 1002) == []
        assert await store.hosted("b", 0) == []


@evening
async def test_tables_are_put_away_and_come_back(again: Callable[[], Store]) -> None:
    begun = Event(1, 0, "done", "", chain="c")
    async with open_store(again()) as store:
        for n, past in enumerate(([], [begun], [begun], [begun])):
            row = replace(TABLE, id=f"t{n}", invite=f"i{n}", created=1000 + n)
            await store.add_table(row, SEATS, past, 1)
            await store.claim(row.id)
            await store.keep(row.id, Snapshot(1, "d", b"x", "c", "1"))
        await store.end("t3", True)
        assert await store.put_away(idle=1001, begun=1002) == 2

        async def away() -> list[str]:
            listed = await store.tables_of(TABLE.host)
            return sorted(each.row.id for each in listed if each.standing.put_away)

        assert await away() == ["t0", "t1"], "not begun, or not touched for longer; not finished"
        assert await store.snapshot("t1") is None, "it can be made again"
        assert await store.snapshot("t2") is not None
        assert await store.put_away(idle=1001, begun=1002) == 0
        await store.wake("t0", 5000)
        await store.append("t1", replace(begun, n=2), replace(stands(begun), at=2))
        assert await away() == []


@evening
async def test_replays_are_kept_for_each_pair_of_eyes(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        await store.keep_retold("t", Retold(-1, "1 x", b"old"))
        await store.keep_retold("t", Retold(-1, "1 y", b"new"))
        await store.keep_retold("t", Retold(0, "1 y", b"mine"))
        assert await store.retold("t", -1, "1 x") is None
        assert await store.retold("t", -1, "1 y") == b"new"
        assert await store.retold("t", 0, "1 y") == b"mine"


@evening
async def test_old_talk_makes_room_and_is_counted(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        await store.add_table(replace(TABLE, id="t"), SEATS, [], 1)
        await store.claim("t")
        for n, audience in enumerate((-1, 3, -1)):
            await store.say("t", Talk(n, 1, 0, "Ada", str(n), audience=audience), [])
        await store.say("t", Talk(3, 1, 0, "Ada", "3"), [0, 1])
        await store.say("t", Talk(3, 2, 0, "Ada", "3", parts={"times": "2"}), [2])
        assert [(line.n, line.parts) for line in await store.talk("t")] == [(3, {"times": "2"})]
        assert await store.forgotten("t") == {-1: 2, 3: 1}


@evening
async def test_no_event_is_written_twice_and_others_are_not_harmed(
    again: Callable[[], Store],
) -> None:
    async with open_store(again()) as store:
        await store.add_table(TABLE, SEATS, [], 0)
        await store.add_table(replace(TABLE, id="elsewhere", invite="i"), SEATS, [], 0)
        await store.claim(TABLE.id)
        await store.claim("elsewhere")
        first, second = Event(1, 0, "done", "x"), Event(1, 1, "done", "y")
        outcomes = await asyncio.gather(
            store.append(TABLE.id, first, stands(first)),
            store.append(TABLE.id, second, stands(second)),
            store.append("elsewhere", Event(1, 0, "done", "z"), stands(first)),
            return_exceptions=True,
        )
        assert [isinstance(outcome, StoreFailed) for outcome in outcomes].count(True) == 1
        assert outcomes[2] is None
        [kept] = await store.events(TABLE.id)
        assert kept in (first, second)
        with pytest.raises(StoreFailed):
            await store.add_table(TABLE, SEATS, [], 0)
        with pytest.raises(StoreFailed):
            await store.append(TABLE.id, Event(3, 0, "done", ""), stands(first))


@evening
async def test_a_new_table_is_written_whole_or_not_at_all(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        with pytest.raises(StoreFailed):
            await store.add_table(TABLE, SEATS, [EVENTS[0], EVENTS[0]], 0)
        assert await store.table(TABLE.id) is None
        assert await store.seats(TABLE.id) == []
        await store.add_table(TABLE, SEATS, EVENTS, 0)


@evening
async def test_a_number_too_high_to_be_written_harms_nobody_else(
    again: Callable[[], Store],
) -> None:
    async with open_store(again()) as store:
        with pytest.raises(StoreFailed):
            await store.add_table(replace(TABLE, created=2**70), SEATS, [], 0)
        await store.add_table(TABLE, SEATS, EVENTS, 0)


@evening
async def test_many_at_once(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        for table in range(20):
            row = replace(TABLE, id=f"t{table}", invite=f"i{table}")
            await store.add_table(row, SEATS, [], 0)
            await store.claim(row.id)

        async def fill(table: str) -> None:
            for n in range(1, 21):
                event = Event(n, 0, "done", "")
                await store.append(table, event, stands(event))

        await asyncio.gather(*[fill(f"t{table}") for table in range(20)])
        for table in range(20):
            assert len(await store.events(f"t{table}")) == 20


@evening
async def test_one_server_at_a_time_in_a_folder(folder: Path) -> None:
    async with open_store(SqliteStore(folder)):
        with pytest.raises(StoreInUse):
            await SqliteStore(folder).open()
    async with open_store(SqliteStore(folder)) as store:
        await store.ping()


@evening
async def test_what_waits_is_written_before_the_store_closes(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.open()
    await store.add_table(TABLE, SEATS, [], 0)
    events = [Event(n, 0, "done", "") for n in range(1, 51)]
    waiting = [
        asyncio.create_task(store.append(TABLE.id, event, stands(event))) for event in events
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    async with open_store(SqliteStore(folder)) as store_again:
        assert len(await store_again.events(TABLE.id)) == 50
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
        await store._put("insert into duskmoot_form (form, oldest) values (99, 10)")
    async with open_store(PostgresStore(postgres)) as store:
        assert isinstance(store, PostgresStore), "a newer neighbour lets us write"
        await store._put("update duskmoot_form set oldest = 99")
    with pytest.raises(StoreFailed):
        await PostgresStore(postgres).open()


@evening
async def test_a_store_is_brought_to_the_newest_form(
    folder: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A migration that is added later runs once, and what was there stays."""
    for module, store in ((sqlite, SqliteStore(folder)), (postgres_store, PostgresStore(postgres))):
        async with open_store(store):
            await store.add_table(TABLE, SEATS, EVENTS, 0)
        later = "alter table guest add column colour text not null default 'red';"
        monkeypatch.setattr(module, "MIGRATIONS", (*module.MIGRATIONS, later))
        for _ in range(2):
            async with open_store(store):
                assert await store.events(TABLE.id) == EVENTS


OLD_ROWS = """
    insert into guest values ('g', 'hash', 'Ada', 1);
    insert into game_table values
        ('alone', 'i1', 'bloodborne', 1, '{}', KEY, 'c', 0, 'g', 1, false, false),
        ('shared', 'i2', 'bloodborne', 1, '{}', KEY, 'c', 0, 'g', 1, false, false),
        ('left', 'i3', 'bloodborne', 1, '{}', KEY, 'c', 0, 'g', 1, false, false);
    insert into seat values ('alone', 0, 'person', 'g', 'Ada', '', 0), ('alone', 1, 'bot', '', '',
        'random', 1), ('shared', 0, 'person', 'g', 'Ada', '', 0), ('shared', 1, 'bot', 'h', 'Bea',
        'random', 1), ('left', 0, 'person', 'g', 'Ada', '', 0);
    insert into event values ('alone', 1, 0, 'done', 'm', -1, '');
    insert into snapshot values ('alone', 1, 'd', KEY);
    insert into talk values ('left', 0, 1, 1, 'Bea', '', 'note-seat-taken', '{}');
"""


@evening
async def test_a_store_of_the_first_form_is_read(folder: Path, postgres: str) -> None:
    """Private words, chains, standings and marks came later; what was there is understood."""
    folder.mkdir()
    with sqlite3.connect(folder / FILE) as old:
        rows = OLD_ROWS.replace("KEY", "x'00'")
        old.executescript(f"{sqlite_forms.MIGRATIONS[0]} {rows} pragma user_version = 1")
    old.close()
    db = await asyncpg.connect(postgres)
    rows = OLD_ROWS.replace("KEY", "'\\x00'")
    await db.execute(f"{postgres_forms.MIGRATIONS[0]} {rows}")
    await db.execute("create table duskmoot_form (form integer not null)")
    await db.execute("insert into duskmoot_form values (1)")
    await db.close()
    for store in (SqliteStore(folder), PostgresStore(postgres)):
        async with open_store(store):
            assert [line.audience for line in await store.talk("left")] == [EVERYBODY]
            found = {each.row.id: each for each in await store.tables_of("g")}
            assert {id: each.row.sat for id, each in found.items()} == {
                "alone": "g",
                "shared": SEVERAL,
                "left": SEVERAL,
            }
            assert not any(each.row.key_left or each.standing.put_away for each in found.values())
            standing = found["alone"].standing
            assert (standing.at, standing.chain, standing.waiting) == (1, "", UNKNOWN)
            assert await store.events("alone") == [Event(1, 0, "done", "m")]
            assert await store.snapshot("alone") is None, "made by unknown rules"
            event = Event(2, 0, "done", "n", chain="c")
            await store.claim("alone")
            await store.append("alone", event, stands(event))


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


IN_USE: Final[int] = 128
"""The byte of SQLite's shared memory whose lock says: somebody uses it, do not make it anew."""
LOCKS: Final = """
import fcntl, sys
with open(sys.argv[1], "r+b") as file:
    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, int(sys.argv[2]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="these locks are those of POSIX")
@evening
async def test_another_program_does_not_take_our_file_for_deserted(folder: Path) -> None:
    """A copy taken meanwhile would else make the shared memory anew, and the server would die."""
    async with open_store(SqliteStore(folder)) as store:
        await store.ping()
        command = [sys.executable, "-c", LOCKS, str(folder / f"{FILE}-shm"), str(IN_USE)]
        told = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
        assert "BlockingIOError" in told.stderr
