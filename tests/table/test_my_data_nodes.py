"""What is known of somebody, where other servers of the house have it: forgotten, and told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from duskmoot.table.store.port import Place
from duskmoot.table.store.postgres import PostgresStore
from tests.table.friends import Friend, House, Json, evening, house
from tests.table.group import begins, friends, gathers, look
from tests.table.test_nodes import neighbours, place, rows

THEIRS, OURS = "1 a", "2 b"


@asynccontextmanager
async def playing_by(url: str, rules: str) -> AsyncIterator[House]:
    """A server whose rules are of this edition."""
    store = PostgresStore(url)
    store.place = Place(rules={"bloodborne": rules, "vigil": rules})
    async with house(store) as at:
        yield at


async def rests(url: str) -> None:
    """From now on the rules of nobody lead to where the table stands, and it says by which."""
    await rows(url, f"update standing set position = 'other', edition = '{THEIRS}'")


async def comes_back(at: House, cookies: Any) -> Friend:
    friend = await at.friend()
    friend.http.cookies = cookies
    return friend


@pytest.mark.parametrize("played_elsewhere", [False, True])
@evening
async def test_whoever_leaves_is_forgotten_where_other_rules_are_played(
    played_elsewhere: bool, postgres: str
) -> None:
    async with house(PostgresStore(postgres)) as at:
        zuzanna = await at.friend("Zuzanna")
        table = await zuzanna.sets("mine", "mine", "mine")
        chair = await zuzanna.sits(table)
        await chair.acts(0)
        await chair.asks(type="say", seat=0, text="kumquat")
    await rests(postgres)
    async with AsyncExitStack() as stack:
        if played_elsewhere:
            other = await stack.enter_async_context(playing_by(postgres, THEIRS))
            await other.lobby.table(table["id"])
        at = await stack.enter_async_context(playing_by(postgres, OURS))
        leaver = await comes_back(at, zuzanna.http.cookies)
        await leaver.post("/api/me/leave", {"now": True})
        assert await rows(postgres, "select name from guest") == []
        seats = await rows(postgres, "select kind, guest, name from seat")
        assert [tuple(seat) for seat in seats] == [("bot", "", "")] * 3
        assert not any("kumquat" in row[0] for row in await rows(postgres, "select said from talk"))
        [(owner, edition)] = await rows(postgres, "select owner, edition from standing")
        assert (owner, edition) == (0, THEIRS), "it waits for a server of its rules"


async def chapter(url: str) -> tuple[Friend, Json]:
    """Zuzanna, who is gone, and a chronicle in whose chapter other rules than ours are played."""
    async with house(PostgresStore(url)) as at:
        bob, zuzanna = await friends(at, "Bob", "Zuzanna")
        book = await begins(bob, await gathers(bob, zuzanna), 0, 1)
        chair = await bob.sits({"id": book["table"]})
        await chair.acts(0)
    await rests(url)
    return zuzanna, book


@evening
async def test_whoever_leaves_is_forgotten_in_a_chapter_of_other_rules(
    postgres: str, vigil: None
) -> None:
    zuzanna, book = await chapter(postgres)
    async with playing_by(postgres, THEIRS) as other, playing_by(postgres, OURS) as at:
        await other.lobby.library.chronicle(book["id"])
        leaver = await comes_back(at, zuzanna.http.cookies)
        await leaver.post("/api/me/leave", {"now": True})
        assert [row[0] for row in await rows(postgres, "select name from guest")] == ["Bob"]
        seen = await look(leaver, book)
        assert [heir["name"] for heir in seen["heirs"]] == ["Bob", ""]
        assert book["id"] in other.lobby.library.chronicles, "where its chapter can be played"


@evening
async def test_a_chapter_goes_to_a_server_of_its_rules_that_comes_later(
    postgres: str, vigil: None
) -> None:
    zuzanna, book = await chapter(postgres)
    async with playing_by(postgres, OURS) as at:
        waits = await comes_back(at, zuzanna.http.cookies)
        assert (await look(waits, book))["trouble"] == "table-rules-resting"
        async with playing_by(postgres, THEIRS) as other:
            plays = await comes_back(other, zuzanna.http.cookies)
            path = f"/api/tables/{book['table']}"
            assert (await plays.http.get(path)).status_code == 503, "it is just being given away"
            assert (await plays.http.get(path)).status_code == 200
            assert list(other.lobby.tables) == [book["table"]]


@evening
async def test_whoever_cannot_be_forgotten_yet_keeps_nobody_else(postgres: str) -> None:
    async with (
        neighbours(postgres, place(1)) as (unreachable,),
        house(PostgresStore(postgres)) as at,
    ):
        _, zed, _ = await friends(at, "Ada", "Zed", "Bob")
        table = await zed.sets("mine", "mine", "mine")
        await unreachable.claim(table["id"])
        await rows(postgres, "update guest set leaves = 1")
        await at.lobby.forget_the_gone()
        assert [tuple(row) for row in await rows(postgres, "select name from guest")] == [("Zed",)]


@evening
async def test_games_by_several_rules_come_in_one_file(postgres: str) -> None:
    async with house(PostgresStore(postgres)) as at:
        ada = await at.friend("Ada")
        tables = [await ada.sets("mine", "mine", "mine") for _ in range(2)]
        for table in tables:
            await (await ada.sits(table)).plays_on(0, 1, 2)
    await rests(postgres)
    ours = "update standing set edition = $1 where game_table = $2"
    await rows(postgres, ours, OURS, tables[0]["id"])
    async with playing_by(postgres, THEIRS), playing_by(postgres, OURS) as at:
        asks = await comes_back(at, ada.http.cookies)
        told = await asks.get("/api/me/export")
        assert {table["id"] for table in told["tables"]} == {table["id"] for table in tables}
