"""Strangers in a chronicle: who poses as another, whose name is taken away, who is shown out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.friends import evening, house
from tests.table.group import begins, friends, gathers, joins, look, path, plays_chapter, status

pytestmark = pytest.mark.usefixtures("vigil")


@evening
async def test_nobody_poses_as_another_heir(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, thief = await friends(at, "Ada", "Bob", "Аdа")
        book = await gathers(ada, bob)
        body = {"invite": book["invite"]}
        for more in ({}, {"name": "В0b"}, {"name": "Ada", "number": 2}):
            assert await status(thief, path(book, "heirs"), body | more) == (409, "name-alike")
        await ada.post(path(book, "heirs/0/bot"), {"bot": "random"})
        assert await status(thief, path(book, "heirs"), body) == (409, "name-alike")
        assert (await joins(thief, book, name="Oto"))["chronicle"]["heirs"][2]["name"] == "Oto"
        back = await ada.post(path(book, "heirs"), {"number": 0})
        assert back["chronicle"]["heirs"][0]["name"] == "Ada"


@evening
async def test_a_name_that_a_keeper_takes_does_not_come_back_with_the_next_chapter(
    folder: Path,
) -> None:
    async with house(folder) as at:
        rude, bob = await friends(at, "A rude name", "Bob")
        book = await plays_chapter(rude, await gathers(rude, bob), {0: rude, 1: bob})
        guest = await at.lobby.register.guest(rude.http.cookies["duskmoot"])
        assert guest is not None
        await at.lobby.take_name(guest.id, "Guest 001")
        assert [heir["name"] for heir in (await look(bob, book))["heirs"]] == ["", "Bob"]
        begun = await begins(rude, book, 0, 1)
        table = await bob.get(f"/api/tables/{begun['table']}")
        assert [seat["name"] for seat in table["seats"]] == ["", "Bob"]


@evening
async def test_the_host_shows_out_a_stranger_who_came_by_a_link_that_went_round(
    folder: Path,
) -> None:
    async with house(folder) as at:
        ada, bob, eve = await friends(at, "Ada", "Bob", "Eve")
        book = await plays_chapter(ada, await gathers(ada, bob), {0: ada, 1: bob})
        joined = await joins(eve, book)
        key = joined["returns"]["2"]
        refused = (403, "not-your-heir")
        assert await status(bob, path(book, "heirs/2/leave"), {}) == refused
        assert await status(eve, path(book, "heirs/1/leave"), {}) == refused
        assert await status(ada, path(book, "heirs/1/leave"), {}) == refused, "Bob has played"
        await eve.post(path(book, "heirs/2/bot"), {"bot": "random"})
        told = await ada.post(path(book, "heirs/2/leave"), {})
        assert [heir["kind"] for heir in told["heirs"]] == ["person", "person", "left"]
        assert told["invite"] != book["invite"]
        body = {"invite": book["invite"]}
        assert await status(eve, path(book, "heirs"), body) == (403, "invite-needed")
        assert await status(eve, "/api/heirs", {"key": key}) == (404, "return-unknown")
        assert (await look(eve, book))["invite"] == ""
        found = await bob.get(f"/api/chronicle-invites/{told['invite']}")
        assert found["id"] == book["id"]
        await plays_chapter(ada, book, {0: ada, 1: bob})


@evening
async def test_before_the_first_chapter_the_place_of_a_stranger_becomes_open(folder: Path) -> None:
    async with house(folder) as at:
        ada, eve, bob = await friends(at, "Ada", "Eve", "Bob")
        book = await gathers(ada, eve)
        told = await ada.post(path(book, "heirs/1/leave"), {})
        assert [heir["kind"] for heir in told["heirs"]] == ["person", "open"]
        assert await status(eve, path(book, "heirs"), {"invite": book["invite"]}) == (
            403,
            "invite-needed",
        )
        await joins(bob, told, number=1)


@evening
async def test_nobody_leaves_a_book_that_is_finished(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        for _ in range(3):
            book = await plays_chapter(ada, book, {0: ada, 1: bob})
        assert await status(bob, path(book, "heirs/1/leave"), {}) == (409, "chronicle-over")
        assert (await look(bob, book))["legacy"] == book["legacy"]
