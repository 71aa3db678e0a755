"""Copies of a store and the check that replays it: what fits is found sound, nothing else is."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random

import asyncpg
import pytest

from duskmoot.table.house import Settings
from duskmoot.table.store.port import Store
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import FILE, SqliteStore
from tests.cli.call import Outcome, call
from tests.table.conftest import known_vigil
from tests.table.friends import FREE, evening, house
from tests.table.group import friends, gathers, plays_chapter
from tests.table.killing import Mortal, Player

CALM = Settings(limits=FREE)
SOME = 14
"""Acts of the table that is begun: fewer than the shortest game has, more than a chapter here."""


async def played(store: Path | Store) -> None:
    """Three tables, one of them finished, and a chronicle of two chapters."""
    async with house(store, CALM) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        for acts in (SOME, 100_000, 0):
            table = await ada.sets("mine", "mine", "mine")
            chair = await ada.sits(table)
            await chair.plays_on(0, 1, 2, acts=acts)
            await chair.leaves()
        book = await gathers(ada, bob)
        for _ in range(2):
            book = await plays_chapter(ada, book, {0: ada, 1: bob})


@pytest.fixture(scope="module")
def evening_before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("upkeep") / "tables"
    with pytest.MonkeyPatch.context() as monkeypatch, known_vigil(monkeypatch):
        asyncio.run(played(place))
    return place


@pytest.fixture
def home(tmp_path: Path, evening_before: Path, vigil: None) -> Path:
    return Path(shutil.copytree(evening_before, tmp_path / "tables"))


def checked(home: Path, *arguments: str) -> Outcome:
    return call(home.parent, "house", "check", f"--data={home}", "--json", *arguments)


def changed(home: Path, *statements: str) -> None:
    with closing(sqlite3.connect(home / FILE)) as db:
        for statement in statements:
            assert db.execute(statement).rowcount > 0, statement
        db.commit()


def asked(home: Path, question: str) -> str:
    with closing(sqlite3.connect(home / FILE)) as db:
        return str(db.execute(question).fetchone()[0])


def keys(outcome: Outcome) -> set[str]:
    assert outcome.err == ""
    told = outcome.json()
    assert outcome.code == (0 if told["fine"] else 1)
    return {each["key"] for each in told["wrong"]}


# The check.


def test_a_house_that_was_played_in_is_sound(home: Path) -> None:
    before = sorted(file.name for file in home.iterdir())
    outcome = checked(home)
    assert keys(outcome) == set()
    told = outcome.json()
    assert (told["tables"], told["chronicles"], told["trusted"]) == (5, 1, 0)
    assert told["events"] == int(asked(home, "select count(*) from event"))
    assert told["events"] > SOME  # those of one table alone
    assert sorted(file.name for file in home.iterdir()) == before, "nothing is left behind"


BEGUN = f"select game_table from event group by game_table having count(*) = {SOME}"


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("update event set act = 'done' where n = 3 and game_table = ({})", "table-damaged"),
        (f"delete from event where n = {SOME} and game_table = ({{}})", "table-damaged"),
        ("update standing set at = at + 1 where game_table = ({})", "table-damaged"),
        ("delete from standing where game_table = ({})", "table-damaged"),
        ("delete from seat where seat = 0 and game_table = ({})", "table-damaged"),
        ("update game_table set options = 'junk' where id = ({})", "table-damaged"),
        ("update game_table set key = zeroblob(32) where id = ({})", "house-commitment"),
        ("update game_table set game = 'chess' where id = ({})", "unknown-game"),
        ("update standing set position = 'other' where game_table = ({})", "table-differs"),
    ],
)
def test_a_changed_table_is_found(home: Path, statement: str, key: str) -> None:
    id = asked(home, BEGUN)
    changed(home, statement.format(f"'{id}'"))
    outcome = checked(home)
    assert keys(outcome) == {key}
    assert [each["table"] for each in outcome.json()["wrong"]] == [id]


def test_a_changed_chronicle_is_found(home: Path) -> None:
    changed(home, "update link set page = '{\"chapter\": 7}' where chapter = 2")
    assert keys(checked(home)) == {"finding-page"}
    spoken = call(home.parent, "house", "check", f"--data={home}")
    assert spoken.code == 1
    assert "Chapter 2, attempt 1" in spoken.out
    assert "Not everything fits" in spoken.out


def test_a_changed_event_of_a_chapter_is_found_twice(home: Path) -> None:
    table = asked(home, "select game_table from link where chapter = 1")
    changed(home, f"update event set seat = 1 - seat where game_table = '{table}' and n = 1")
    assert keys(checked(home)) == {"table-damaged", "finding-save-missing"}


def test_only_what_was_touched_lately(home: Path) -> None:
    id = asked(home, BEGUN)
    changed(home, f"update standing set touched = 1000, at = 7 where game_table = '{id}'")
    assert keys(checked(home)) == {"table-damaged"}
    outcome = checked(home, "--days=2")
    assert keys(outcome) == set()
    assert outcome.json()["tables"] == 4


def test_postgres_is_checked_as_well(tmp_path: Path, postgres: str, vigil: None) -> None:
    asyncio.run(played(PostgresStore(postgres)))
    there = ("house", "check", f"--database={postgres}", "--json")
    outcome = call(tmp_path, *there)
    assert keys(outcome) == set()
    assert (outcome.json()["tables"], outcome.json()["chronicles"]) == (5, 1)

    async def harm() -> None:
        db = await asyncpg.connect(postgres)
        await db.execute(f"delete from event where n = 9 and game_table = ({BEGUN})")
        await db.close()

    asyncio.run(harm())
    assert keys(call(tmp_path, *there)) == {"table-damaged"}


# Copies.


def test_a_copy_is_whole_private_and_never_written_over_another(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite3"
    backup = ("house", "backup", str(file), f"--data={home}")
    assert call(tmp_path, *backup).code == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert keys(call(tmp_path, "house", "check", str(file), "--json")) == set()
    kept = file.read_bytes()
    again = call(tmp_path, *backup)
    assert again.code == 2
    assert "Name another file" in again.err
    assert file.read_bytes() == kept
    assert [each.name for each in tmp_path.iterdir() if "part" in each.name] == []


def test_a_copy_comes_back_into_an_empty_folder_only(home: Path, tmp_path: Path) -> None:
    file, place = tmp_path / "copy.sqlite3", tmp_path / "restored"
    assert call(tmp_path, "house", "backup", str(file), f"--data={home}").code == 0
    restore = ("house", "restore", str(file), f"--data={place}", "--json")
    outcome = call(tmp_path, *restore)
    assert keys(outcome) == set()
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    assert stat.S_IMODE((place / FILE).stat().st_mode) == 0o600
    assert call(tmp_path, *restore).code == 2
    assert call(tmp_path, "house", "restore", str(file), f"--data={home}").code == 2


def test_a_copy_that_is_none(home: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    place = ("--data", str(tmp_path / "restored"))
    assert "no file" in call(tmp_path, "house", "restore", str(other), *place).err
    other.write_bytes(b"something else " * 1000)
    assert "not a store" in call(tmp_path, "house", "restore", str(other), *place).err
    assert not (tmp_path / "restored" / FILE).exists()
    changed_form = tmp_path / "newer.sqlite3"
    assert call(tmp_path, "house", "backup", str(changed_form), f"--data={home}").code == 0
    with closing(sqlite3.connect(changed_form)) as db:
        db.execute("pragma user_version = 99")
    assert "form 99" in call(tmp_path, "house", "restore", str(changed_form), *place).err
    assert not (tmp_path / "restored" / FILE).exists()


def test_postgres_is_not_copied_by_us(tmp_path: Path) -> None:
    outcome = call(tmp_path, "house", "backup", "copy", DUSKMOOT_DATABASE="postgresql://there/db")
    assert outcome.code == 2
    assert "pg_dump" in outcome.err


# The drill.


@evening
async def test_a_copy_taken_in_play_is_restored_checked_and_played_on(tmp_path: Path) -> None:
    chance = Random(4)
    first, second = tmp_path / "first", tmp_path / "second"
    server, file = Mortal(f"--data={first}"), tmp_path / "copy.sqlite3"
    await server.starts()
    players = [Player(server, Random(chance.random())) for _ in range(3)]
    enough = asyncio.Event()
    playing = [asyncio.create_task(player.plays(enough)) for player in players]
    for task in playing:
        task.add_done_callback(lambda _: server.acted.set())

    async def acts(more: int) -> None:
        target = sum(player.acts for player in players) + more
        while sum(player.acts for player in players) < target:
            for task in playing:
                assert not task.done(), task.exception()
            server.acted.clear()
            await server.acted.wait()

    try:
        await acts(60)
        before = {
            table: dict(acts) for player in players for table, acts in player.acknowledged.items()
        }
        copying = ("house", "backup", str(file), f"--data={first}")
        outcome = await asyncio.to_thread(call, tmp_path, *copying)
        assert outcome.code == 0, outcome.err
        await acts(20)
        enough.set()
        await server.dies()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        if server.process is not None and server.process.returncode is None:
            await server.dies()
    coming_back = ("house", "restore", str(file), f"--data={second}", "--json")
    outcome = await asyncio.to_thread(call, tmp_path, *coming_back)
    assert keys(outcome) == set(), outcome.out
    with closing(sqlite3.connect(second / FILE)) as db:
        kept = {(id, n): (seat, act) for id, n, seat, act in db.execute(EVENTS)}
    for table, acknowledged in before.items():
        for n, act in acknowledged.items():
            seat, _, said = act.partition(" ")
            assert kept[table, n] == (int(seat), said), "acknowledged before, and not in the copy"
    async with house(SqliteStore(second, durable=False)) as at:
        for player in players:
            friend = await at.friend()
            friend.http.cookies = player.friend.http.cookies
            for id in player.acknowledged:
                if id in before:
                    chair = await friend.sits({"id": id})
                    assert chair.state["table"]["trouble"] == ""
                    await chair.plays_on(0, 1, acts=5)
            await player.friend.goes()


EVENTS = "select game_table, n, seat, act from event"
