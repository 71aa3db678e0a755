"""What people agreed to in a chronicle holds for that attempt at a chapter, and for no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.friends import evening, house
from tests.table.group import (
    BOTS,
    begins,
    founds,
    friends,
    gathers,
    joins,
    look,
    names,
    path,
    plays_chapter,
    status,
)

pytestmark = pytest.mark.usefixtures("vigil")


@evening
async def test_who_gave_up_an_attempt_is_asked_anew_about_the_next(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        await begins(ada, book, 0, 1)
        (asking,) = (await ada.post(path(book, "chapters/1/abandon"), {}))["asking"]
        yes = {"request": asking["request"], "agreed": True}
        await bob.post(path(book, "consent"), yes)
        again = await begins(ada, book, 0, 1)
        assert again["asking"] == []
        assert await status(bob, path(book, "consent"), yes) == (409, "consent-gone")
        assert (await look(bob, book))["table"] == again["table"]


@evening
async def test_who_struck_a_chapter_is_asked_anew_about_its_next_attempt(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, cyd = await friends(at, "Ada", "Bob", "Cyd")
        players = {0: ada, 1: bob, 2: cyd}
        book = await plays_chapter(ada, await gathers(ada, bob, cyd), players)
        (asking,) = (await ada.post(path(book, "chapters/1/strike"), {}))["asking"]
        yes = {"request": asking["request"], "agreed": True}
        for friend in (bob, cyd):
            await friend.post(path(book, "consent"), yes)
        book = await plays_chapter(ada, book, players)
        assert [link["state"] for link in book["links"]] == ["struck", "sealed"]
        assert book["asking"] == []
        assert await status(cyd, path(book, "consent"), yes) == (409, "consent-gone")
        (asking,) = (await ada.post(path(book, "chapters/1/strike"), {}))["asking"]
        assert (asking["agreed"], asking["awaits"]) == ([], [1, 2])


@evening
async def test_a_player_whom_a_bot_relieved_is_asked_before_their_chapter_is_struck(
    folder: Path,
) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await plays_chapter(ada, await gathers(ada, bob), {0: ada, 1: bob})
        await bob.post(path(book, "heirs/1/bot"), {"bot": "random"})
        told = await ada.post(path(book, "chapters/1/strike"), {})
        assert told["links"][0]["state"] == "sealed"
        (asking,) = told["asking"]
        assert asking["awaits"] == [1]
        yes = {"request": asking["request"], "agreed": True}
        assert (await bob.post(path(book, "consent"), yes))["links"][0]["state"] == "struck"


@evening
async def test_who_has_not_lost_the_way_says_no_to_a_return_link_for_another(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, cyd = await friends(at, "Ada", "Bob", "Cyd")
        book = await gathers(ada, bob, cyd)
        asked = await ada.post(path(book, "heirs/1/return"), {})
        await cyd.post(path(book, "consent"), {"request": asked["request"], "agreed": True})
        no = {"request": asked["request"], "agreed": False}
        assert (await bob.post(path(book, "consent"), no))["asking"] == []
        again = await ada.post(path(book, "heirs/1/return"), {})
        assert again["key"] == "", "what Cyd agreed to is gone, too"


@evening
async def test_who_hands_the_next_chapter_to_a_bot_is_asked_about_this_one(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        await begins(ada, book, 0, 1)
        await bob.post(path(book, "heirs/1/bot"), {"bot": "random"})
        (asking,) = (await ada.post(path(book, "chapters/1/abandon"), {}))["asking"]
        assert asking["awaits"] == [1]


@evening
async def test_who_takes_over_a_bot_has_no_say_in_the_chapter_that_it_plays(folder: Path) -> None:
    async with house(folder, BOTS) as at:
        ada, eve = await friends(at, "Ada", "Eve")
        book = (await founds(ada, "mine", "random"))["chronicle"]
        await names(ada, book, 0, "A")
        await begins(ada, book, 0, 1)
        await joins(eve, book, number=1)
        assert (await ada.post(path(book, "chapters/1/abandon"), {}))["table"] == ""
