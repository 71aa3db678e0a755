"""My data: seen, taken along, deleted; and after that no name is left in any column."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from duskmoot.table.notices.push import Subscription
from duskmoot.table.people.api import WEEK
from duskmoot.table.store.notices import Letterbox
from duskmoot.table.store.port import Store
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import FILE, SqliteStore
from tests.table.friends import FAST, FREE, Friend, House, Json, evening, house
from tests.table.group import at_time, begins, friends, gathers, joins, look, names, path

FIRST = 1_800_000_000
NAMES = ("Zuzanna Q.", "Quetzal at the table", "Old Ypsilon")
MAIL = "zuzanna@moot.example"
PUSH = "https://updates.push.services.mozilla.com/wpush/v2/zuzanna"
WORDS = ("kumquat for all", "zugzwang for two", "spectacular rhubarb")


async def columns(store: Store) -> list[str]:
    """Everything that is written in any column of every table there is, packed or not."""
    if isinstance(store, SqliteStore):
        return await asyncio.to_thread(columns_of_file, store.folder / FILE)
    assert isinstance(store, PostgresStore)
    db = await asyncpg.connect(store.url)
    question = """
        select table_name, column_name from information_schema.columns
        where table_schema = 'public'
    """
    found: list[str] = []
    for table, column in await db.fetch(question):
        found += [legible(row[0]) for row in await db.fetch(f'select "{column}" from "{table}"')]
    await db.close()
    return found


def columns_of_file(file: Path) -> list[str]:
    db = sqlite3.connect(file)
    found: list[str] = []
    for (table,) in db.execute("select name from sqlite_master where type = 'table'").fetchall():
        for _, column, *_ in db.execute(f'pragma table_info("{table}")').fetchall():
            rows = db.execute(f'select "{column}" from "{table}"').fetchall()
            found += [legible(row[0]) for row in rows]
    db.close()
    return found


def legible(value: object) -> str:
    """As text, unpacked if that is possible."""
    if not isinstance(value, bytes):
        return str(value)
    with suppress(zlib.error):
        value = zlib.decompress(value, zlib.MAX_WBITS | 32)
    return value.decode("utf-8", "replace")


async def lives(at: House, zuzanna: Friend, bob: Friend) -> Json:
    """A person with everything: tables, talk, a chronicle, keys, devices."""
    table = await zuzanna.sets("mine", "open", "open")
    await zuzanna.takes(table, 0, name=NAMES[1])
    await bob.takes(table, 1)
    chair = await zuzanna.sits(table)
    await chair.asks(type="say", seat=0, text=WORDS[0])
    await chair.acts(0)
    left = await bob.sets("mine", "open", "open")
    await zuzanna.takes(left, 1)
    away = await zuzanna.sits(left)
    await away.asks(type="say", seat=1, text=WORDS[1])
    await zuzanna.post(f"/api/tables/{left['id']}/seats/1/leave", {})
    about_nobody = {"reason": "Please look at this table"}
    await bob.post(f"/api/tables/{table['id']}/report", about_nobody)
    over = await zuzanna.sets("mine", "mine", "mine")
    finished = await zuzanna.sits(over)
    await finished.plays_on(0, 1, 2)
    for what in ("replay", "account"):
        await zuzanna.get(f"/api/tables/{over['id']}/{what}")
    watched = await bob.sets("mine", "open", "open")
    watching = await zuzanna.sits(watched)
    await watching.asks(type="say", text=WORDS[2])
    book = await gathers(bob, zuzanna)
    await names(zuzanna, book, 1, NAMES[2])
    begun = await begins(bob, book, 0, 1)
    await zuzanna.post("/api/me/return-key", {})
    await zuzanna.post("/api/me/links", {})
    notices, guest = at.lobby.house.store.notices, at.lobby.tables[table["id"]].seats[0].guest
    await notices.keep(Letterbox(guest, mail=MAIL, stop="stop"))
    await notices.subscribe(guest, Subscription(PUSH, "key", "auth"), FIRST, 12)
    await notices.announce(guest, FIRST, FIRST + 100)
    for each in (chair, away, watching, finished):
        await each.leaves()
    rooms = {"table": table, "left": left, "watched": watched, "over": over}
    return {**rooms, "book": book, "begun": begun}


@pytest.mark.usefixtures("vigil")
@evening
async def test_whoever_leaves_leaves_no_name_and_no_word(store: Callable[[], Store]) -> None:
    opened = store()
    async with house(opened) as at:
        zuzanna, bob = await friends(at, NAMES[0], "Bob")
        life = await lives(at, zuzanna, bob)
        guest = at.lobby.tables[life["table"]["id"]].seats[0].guest
        token = zuzanna.http.cookies["duskmoot"]
        await opened.archive.pack(int(at.lobby.house.now()) + 1)
        secrets = [*NAMES, *WORDS, MAIL, PUSH, guest]
        before = await columns(opened)
        assert [word for word in secrets if not any(word in each for each in before)] == []
        seen = await bob.sits(life["table"])
        await zuzanna.post("/api/me/leave", {"now": True})
        assert [word for word in secrets for each in await columns(opened) if word in each] == []
        await seen.until(lambda state: state["table"]["seats"][0]["kind"] == "bot")
        await seen.catches_up()
        told = json.dumps([seen.state, seen.talk])
        assert [word for word in secrets if word in told] == []
        assert any(line["note"] == "" and line["text"] == "" for line in seen.talk)
        thief = await at.friend()
        thief.http.cookies["duskmoot"] = token
        assert (await thief.get("/api/me"))["name"] == ""
        book = await look(bob, life["book"])
        assert [heir["kind"] for heir in book["heirs"]] == ["person", "bot"]
        assert [heir["name"] for heir in book["heirs"]] == ["Bob", ""]
        chapter = await bob.sits({"id": life["begun"]["table"]})
        assert chapter.state["table"]["seats"][1]["kind"] == "bot"
    async with house(store()) as at:
        anybody = await at.friend("Anybody")
        assert (await anybody.sits(life["table"])).state["table"]["trouble"] == ""
        assert (await look(anybody, life["book"]))["heirs"][1]["name"] == ""


@evening
async def test_bots_at_tables_whose_hosts_are_gone_are_not_counted_together(folder: Path) -> None:
    async with house(folder, replace(FAST, limits=replace(FREE, searching_each=1))) as at:
        bob = await at.friend("Bob")
        for name in ("Ada", "Eve"):
            host = await at.friend(name)
            table = await host.sets("mine", "ismcts", "open")
            await bob.takes(table, 2)
            await host.post("/api/me/leave", {"now": True})
        path = f"/api/tables/{table['id']}/seats/2/bot"
        handed = await bob.post(path, {"bot": "ismcts", "strength": 1})
        assert handed["seats"][2]["bot"] == "ismcts"


@pytest.mark.usefixtures("vigil")
@evening
async def test_an_heir_who_left_the_book_can_still_be_forgotten(
    store: Callable[[], Store],
) -> None:
    opened = store()
    async with house(opened) as at:
        ada, bob, zuzanna = await friends(at, "Ada", "Bob", NAMES[0])
        book = await gathers(ada, bob, zuzanna)
        await names(zuzanna, book, 2, NAMES[2])
        await begins(ada, book, 0, 1)
        (asked,) = (await ada.post(path(book, "chapters/1/abandon"), {}))["asking"]
        await bob.post(path(book, "consent"), {"request": asked["request"], "agreed": True})
        await zuzanna.post(path(book, "heirs/2/leave"), {})
        assert await zuzanna.get("/api/me/chronicles") == []
        assert (await look(zuzanna, book))["invite"] == ""
        await joins(await at.friend(NAMES[0]), book)  # the name is free again
        (known,) = (await zuzanna.get("/api/me/export"))["chronicles"]
        assert known["heirs"] == {"2": NAMES[0]}
        await zuzanna.post("/api/me/leave", {"now": True})
        told = await look(ada, book)
        assert [heir["name"] for heir in told["heirs"]] == ["Ada", "Bob", "", NAMES[0]]
        assert [heir["kind"] for heir in told["heirs"]][2] == "left"
        assert [each for each in await columns(opened) if NAMES[2] in each] == []


@evening
async def test_for_a_week_one_may_think_better_of_it(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        at_time(at, FIRST)
        ada, bob = await friends(at, "Ada", "Bob")
        for friend in (ada, bob):
            assert (await friend.post("/api/me/leave", {}))["leaves"] == FIRST + WEEK
        at_time(at, FIRST + WEEK - 1)
        await at.lobby.forget_the_gone()
        assert (await bob.post("/api/me/stay", {}))["leaves"] == 0
        at_time(at, FIRST + WEEK)
        await at.lobby.forget_the_gone()
        assert (await ada.get("/api/me"))["name"] == ""
        assert (await bob.get("/api/me"))["name"] == "Bob"


@pytest.mark.usefixtures("vigil")
@evening
async def test_all_that_is_known_comes_as_one_file(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        zuzanna, bob = await friends(at, NAMES[0], "Bob")
        life = await lives(at, zuzanna, bob)
        answer = await zuzanna.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert told["name"] == NAMES[0]
        assert len(told["devices"]) == 1
        assert told["return_key"] is True
        assert told["notices"]["settings"]["mail"] == MAIL
        assert told["notices"]["push"] == [PUSH]
        assert told["notices"]["away"] == [[FIRST, FIRST + 100]]
        assert sorted(word["text"] for word in told["words"]) == sorted(WORDS)
        tables = {table["id"]: table for table in told["tables"]}
        assert tables[life["table"]["id"]]["seats"] == {"0": NAMES[1]}
        assert tables[life["table"]["id"]]["save"] is None
        assert tables[life["over"]["id"]]["save"]["acts"]
        (book,) = told["chronicles"]
        assert (book["host"], list(book["heirs"])) == (False, ["1"])
        assert book["names"][-1]["text"] == NAMES[2]
        text = answer.text
        assert "Bob" not in text.replace("The Long Nights", "")
        stranger = await at.friend()
        assert (await stranger.http.get("/api/me/export")).status_code == 401
        for _ in range(2):
            await zuzanna.http.get("/api/me/export")
        assert (await zuzanna.http.get("/api/me/export")).status_code == 429


@evening
async def test_what_a_joined_guest_said_is_the_persons(folder: Path) -> None:
    async with house(folder) as at:
        ada, other = await friends(at, "Ada", "Somebody")
        table = await ada.sets("open", "open", "open")
        chair = await other.sits(table)
        await chair.asks(type="say", text="hello")
        key = (await ada.post("/api/me/return-key", {}))["words"]
        await other.post("/api/return", {"words": key})
        told = await ada.get("/api/me/export")
        assert [word["text"] for word in told["words"]] == ["hello"]
