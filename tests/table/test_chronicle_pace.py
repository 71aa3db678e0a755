"""Chapters that last for weeks: each has the days of its chronicle, and a bank of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.pace import GRACE
from duskmoot.table.store.port import Store
from tests.table.correspondence import DAY, Post, post_house, turns
from tests.table.friends import Friend, Json, evening, house
from tests.table.group import begins, founds, gathers, look, plays, sealed

pytestmark = pytest.mark.usefixtures("vigil")
PACE = {"days": 2, "bank": 1, "late": "default"}


async def pair(post: Post) -> tuple[list[Friend], Json]:
    """Ada and Bea, who know no quiet hours."""
    players = [await post.correspondent(name, "") for name in ("Ada", "Bea")]
    return players, await gathers(*players, pace=PACE)


async def words(post: Post, table: str) -> int:
    """How many are to be sent word that it is their turn."""
    lobby = post.house.lobby
    seats = await lobby.house.store.seats(table)
    return sum([len(await lobby.house.store.notices.open_words(seat.guest)) for seat in seats])


@evening
async def test_each_chapter_has_days_and_a_bank_of_its_own(store: Callable[[], Store]) -> None:
    async with post_house(store()) as post:
        (ada, bea), book = await pair(post)
        assert (book["pace"], book["clock"]) == (PACE, 0)
        for chapter in (1, 2):
            begun = await begins(ada, book, 0, 1)
            table = await ada.get(f"/api/tables/{begun['table']}")
            assert (table["chronicle"]["chapter"], table["pace"]) == (chapter, PACE)
            waits = [turn for friend in (ada, bea) for turn in await turns(friend)]
            assert {turn["table"] for turn in waits} == {begun["table"]}
            assert {turn["due"] for turn in waits} == {int(post.now) + 3 * DAY}
            assert await words(post, begun["table"]) == len(waits)
            await plays(begun, {0: ada, 1: bea})
            book = await sealed(ada, begun)
            assert [*await turns(ada), *await turns(bea)] == []
            assert await words(post, begun["table"]) == 0
            post.now += 30 * DAY
            assert await post.house.lobby.house.store.notices.overdue(int(post.now)) == []
            assert len((await look(bea, book))["links"]) == chapter


@evening
async def test_who_lets_the_days_of_a_chapter_pass_is_played_for(folder: Path) -> None:
    async with post_house(folder) as post:
        (ada, bea), book = await pair(post)
        begun = await begins(ada, book, 0, 1)
        before = await ada.get(f"/api/tables/{begun['table']}")
        post.now += 3 * DAY + GRACE
        await post.house.lobby.look_at_clocks()
        after = await ada.get(f"/api/tables/{begun['table']}")
        assert after["at"] == before["at"] + len(before["waiting"])
        chair = await bea.sits(after)
        assert chair.talk[-1]["note"] == "note-days"


@evening
async def test_a_chronicle_has_days_or_a_clock(folder: Path) -> None:
    async with house(folder) as at:
        ada = await at.friend("Ada")
        with pytest.raises(Refused, match="pace-and-clock"):
            await founds(ada, "mine", "open", pace=PACE, clock=60)
