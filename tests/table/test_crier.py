"""The start page hears at once of open seats and of its guest's turn, on whichever server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from duskmoot.table import crier
from duskmoot.table.store.sqlite import SqliteStore
from tests.table.correspondence import leaves
from tests.table.friends import Friend, evening, house
from tests.table.test_nodes import known, two_houses
from tests.table.test_order import sets_door


class Page:
    """A start page that listens."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self.lines = lines

    async def hears(self) -> str:
        """The next news."""
        async for line in self.lines:
            if line.startswith("event: "):
                return line.removeprefix("event: ")
        return ""


@asynccontextmanager
async def page(friend: Friend) -> AsyncIterator[Page]:
    async with friend.http.stream("GET", "/api/news", timeout=None) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        lines = response.aiter_lines()
        assert await anext(lines) == ": here"
        yield Page(lines)


@evening
async def test_open_seats_are_heard_of_and_the_end(folder: Path) -> None:
    async with house(folder) as at:
        ada, bea, eve = await at.friend("Ada"), await at.friend("Bea"), await at.friend()
        table = await ada.sets("mine", "open", "open")
        async with page(eve) as start:
            await sets_door(ada, table, listed=True)
            assert await start.hears() == "listed"
            await bea.takes(table, 1)
            assert await start.hears() == "listed"
            at.lobby.farewell()
            assert await start.hears() == ""


@evening
async def test_whose_turn_begins_elsewhere_is_told(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ada = await one.friend("Ada")
        bea, far = await known(one, other, "Bea")
        table = await ada.sets("mine", "open", "mine")
        async with page(far) as start:
            await bea.takes(table, 1)
            assert await start.hears() == "turns"
            hers = await bea.sits(table)
            await hers.acts(1)
            await leaves(bea, hers)
            chair = await ada.sits(table)
            while 1 not in chair.state["asked"]:
                await chair.plays_on(0, 2, acts=1)
            assert await start.hears() == "turns"
            assert [turn["table"] for turn in await far.get("/api/me/turns")] == [table["id"]]


@evening
async def test_a_network_has_so_many_start_pages(folder: Path) -> None:
    async with house(folder) as at:
        eve = await at.friend()
        at.lobby.crier.ears |= {crier.Ear("", "127.0.0.1") for _ in range(crier.EARS)}
        assert (await eve.http.get("/api/news")).status_code == 429


def test_only_those_concerned_are_told() -> None:
    town = crier.Crier(SqliteStore(Path()))
    ada, eve = crier.Ear("ada", ""), crier.Ear("", "")
    town.ears |= {ada, eve}
    town.heard('[false, ["ada", "bea"]]')
    assert (ada.news, eve.news) == ({crier.TURNS}, set())
    town.heard("[true, null]")
    assert (ada.news, eve.news) == ({crier.LISTED, crier.TURNS}, {crier.LISTED})
