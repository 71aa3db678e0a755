"""Truth after a restart: what was stored is believed only as far as it proves itself."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from duskmoot.kernel import game as games
from duskmoot.kernel.flow import ask, do, for_each
from duskmoot.kernel.game import register
from duskmoot.table import edition
from duskmoot.table.store.lock import LOCK
from duskmoot.table.store.port import Store, StoreFailed, StoreInUse
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import FILE, SqliteStore
from tests.kernel.sheet import SIGHT, VOCABULARY, Book, Mark, Sheet, end, outline, seats
from tests.table.friends import Friend, House, Json, evening, house


class Doubling(Mark):
    """As if another version had changed a rule: every mark is made twice."""

    def answer(self, g: Sheet, seat: int, act: int) -> None:
        super().answer(g, seat, act)
        super().answer(g, seat, act)


class Scored(Book):
    def scores(self, g: Sheet) -> list[int]:
        return [len(g.notes)]


def published(question: Mark, version: int = 1) -> None:
    turn = outline("turn", *[ask(question) for _ in range(150)])
    first = outline("book", for_each(seats(0), turn), do(end))
    register(Scored("changing", version, (1, 1), [], VOCABULARY, SIGHT, [first, turn], []))


@pytest.fixture(autouse=True)
def changing() -> Iterator[None]:
    published(Mark("which-mark"))
    yield
    del games._GAMES["changing"]


async def played(at: House, acts: int) -> tuple[Friend, Json]:
    ada = await at.friend("Ada")
    table = await ada.post("/api/tables", {"game": "changing", "seats": [{"kind": "mine"}]})
    chair = await ada.sits(table)
    for _ in range(acts):
        await chair.acts(0, "mark 1")
    there = at.lobby.tables[table["id"]]
    assert there.course is not None
    await at.lobby.house.store.keep(table["id"], there.course.snapshot())
    return ada, table


async def change(store: Store, statement: str) -> None:
    """As if somebody else had their hands in the rows while the server is down."""
    if isinstance(store, PostgresStore):
        line = await asyncpg.connect(store.url)
        assert not (await line.execute(statement)).endswith(" 0")
        await line.close()
        return
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.folder / FILE)) as db:
        assert db.execute(statement).rowcount > 0
        db.commit()


async def back(at: House, before: Friend) -> Friend:
    friend = await at.friend()
    friend.http.cookies = before.http.cookies
    return friend


@pytest.mark.parametrize("told_apart_by", ["number", "sources"])
@evening
async def test_rules_that_changed_under_a_running_table_freeze_it(
    told_apart_by: str, store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(store()) as at:
        ada, table = await played(at, 12)
    del games._GAMES["changing"]
    published(Doubling("which-mark"), 2 if told_apart_by == "number" else 1)
    if told_apart_by == "sources":
        monkeypatch.setattr(edition, "_digest", lambda _: "sources of another version")
    async with house(store()) as at:
        chair = await (await back(at, ada)).sits(table)
        assert chair.state["table"]["trouble"] == "table-differs"
        assert chair.state["views"] == []


@evening
async def test_a_difference_in_the_very_last_act_is_noticed_after_a_close(
    store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(store()) as at:
        ada, table = await played(at, 1)
    del games._GAMES["changing"]
    published(Doubling("which-mark"))
    monkeypatch.setattr(edition, "_digest", lambda _: "sources of another version")
    async with house(store()) as at:
        chair = await (await back(at, ada)).sits(table)
        assert chair.state["table"]["trouble"] == "table-differs"


@evening
async def test_new_sources_that_play_alike_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as at:
        ada, table = await played(at, 12)
    monkeypatch.setattr(edition, "_digest", lambda _: "the same rules in other words")
    async with house(tmp_path) as at:
        chair = await (await back(at, ada)).sits(table)
        assert (chair.state["table"]["trouble"], chair.state["at"]) == ("", 12)
        assert (await chair.acts(0, "mark 1"))["type"] == "done"


RULES = ("kernel/flow.py", "games/data.py", "games/moot/rules.toml", "games/moot/rules/turn.py")
OTHERS = ("games/moot/texts/en/log.ftl", "games/hunt/rules.toml", "bots/heuristic.py")


@pytest.mark.parametrize("changed", [*RULES, *OTHERS])
def test_an_edition_is_made_of_every_source_of_the_rules_and_of_nothing_else(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*RULES, *OTHERS):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was")
    monkeypatch.setattr(edition, "files", lambda _: tmp_path)
    before = edition._digest.__wrapped__("moot")
    (tmp_path / changed).write_text("as it is")
    assert (edition._digest.__wrapped__("moot") != before) == (changed in RULES)


@pytest.mark.parametrize(
    "damage",
    [
        "delete from event where n = 12",
        "delete from event where n = 3",
        "update event set act = 'mark 0' where n = 3",
        "update event set position = '' where n = 6",
        "update event set request = 'x' where n = 1",
        "insert into event select game_table, 13, seat, act, '', -1, '', chain from event"
        " where n = 12",
        "update standing set at = 11",
        "delete from standing",
        "update game_table set options = 'junk'",
        "update game_table set options = '[1]'",
        "update game_table set pace = 'junk'",
        "update game_table set pace = '[1, \"x\"]'",
    ],
)
@evening
async def test_damaged_rows_freeze_their_table_alone(
    damage: str, store: Callable[[], Store]
) -> None:
    async with house(store()) as at:
        ada, table = await played(at, 12)
        sound = await ada.sets("mine", "mine", "mine")
    column = "id" if "game_table set" in damage else "game_table"
    joint = " and " if " where " in damage else " where "
    await change(store(), f"{damage}{joint}{column} = '{table['id']}'")
    async with house(store()) as at:
        friend = await back(at, ada)
        chair = await friend.sits(table)
        assert chair.state["table"]["trouble"] == "table-damaged"
        assert (await (await friend.sits(sound)).acts(0))["type"] == "done"
        listed = {each["id"] for each in await friend.get("/api/me/tables")}
        assert sound["id"] in listed


@evening
async def test_junk_in_the_talk_harms_nothing(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, table = await played(at, 2)
        chair = await ada.sits(table)
        await chair.asks(type="say", seat=0, text="hello")
    await change(store(), "update talk set parts = 'junk'")
    async with house(store()) as at:
        again = await (await back(at, ada)).sits(table)
        assert [line["text"] for line in again.talk] == ["hello"]
        assert again.state["table"]["trouble"] == ""


@evening
async def test_bad_pages_of_one_table_keep_no_other_shut(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, broken = await played(at, 120)
        others = [await ada.sets("mine", "mine", "mine") for _ in range(3)]
        marks = [event.chain for event in await at.lobby.house.store.events(broken["id"])]
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("pragma wal_checkpoint(truncate)")
        (size,) = db.execute("pragma page_size").fetchone()
    db.close()
    content = bytearray((tmp_path / FILE).read_bytes())
    page = content.find(marks[60].encode()) // size * size
    assert page > 0, "not the first page, which says what the file is"
    content[page : page + size] = bytes(size)
    (tmp_path / FILE).write_bytes(bytes(content))
    async with house(tmp_path) as at:
        friend = await back(at, ada)
        chair = await friend.sits(broken)
        assert chair.state["table"]["trouble"] == "table-damaged"
        for table in others:
            there = await friend.sits(table)
            assert there.state["table"]["trouble"] == ""


@evening
async def test_a_folder_stays_locked_when_its_lock_file_is_deleted(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.open()
    (tmp_path / LOCK).unlink()
    with pytest.raises(StoreInUse):
        await SqliteStore(tmp_path).open()
    await store.close()
    await store.open()
    await store.close()


@pytest.mark.parametrize("spoiled", ["a folder", "a folder beside it", "junk"])
@evening
async def test_a_folder_that_cannot_be_locked_says_why(spoiled: str, tmp_path: Path) -> None:
    """And never that another server is at work there."""
    if spoiled == "junk":
        (tmp_path / LOCK).write_bytes(b"junk" * 1000)
    else:
        (tmp_path / (LOCK if spoiled == "a folder" else f"{LOCK}-journal")).mkdir()
    with pytest.raises(StoreFailed):
        await SqliteStore(tmp_path).open()


# Messages that were answered.


@evening
async def test_the_same_sealed_answer_under_a_new_id_is_known_after_a_restart(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "open", "open")
        chair = await ada.sits(table)
        for id in ("one", "two"):
            assert (await chair.acts(0, "play saw_cleaver", id=id))["type"] == "done"
    async with house(tmp_path) as at:
        chair = await (await back(at, ada)).sits(table)
        for id in ("one", "two"):
            answer = await chair.acts(0, "play saw_cleaver", id=id)
            assert (answer["type"], answer["again"]) == ("done", True)


@evening
async def test_a_changed_mind_is_told_to_its_own_seat_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea, eve = await at.friend("Ada"), await at.friend("Bea"), await at.friend()
        table = await ada.sets("mine", "open", "open")
        await bea.takes(table, 1)
        first, second, watching = [await friend.sits(table) for friend in (ada, bea, eve)]
        await first.acts(0, "play saw_cleaver")
        await second.acts(1, "play saw_cleaver")
        for chair in (first, second, watching):
            await chair.reaches(2)
            await chair.catches_up()
        heard = [len(chair.frames) for chair in (second, watching)]
        before = (await bea.get("/api/me/tables"))[0], await bea.sits(table)
        done = await first.acts(0, "play hunter_axe")
        assert done["at"] == 2
        assert first.view(0)["answer"] == "play hunter_axe"
        for chair in (second, watching):
            await chair.catches_up()
        asides = 1  # the answer to nonsense, by which they catch up
        assert [len(chair.frames) - asides for chair in (second, watching)] == heard
        after = (await bea.get("/api/me/tables"))[0], await bea.sits(table)
        assert after[0] == before[0]
        assert after[1].frames == before[1].frames
        assert after[1].view(1)["undo"] == ""
