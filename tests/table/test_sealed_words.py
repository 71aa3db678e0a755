"""No word of a packet that is still closed leaves the server, whoever listens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from duskmoot.table.house import Settings
from tests.table.friends import FREE, Friend, Json, house
from tests.table.group import begins, founds, look, names, path, reads, sealed
from tests.table.sealed_words import Ear, built, words

HERITAGE = "heritage"
LANGUAGES = ("en", "ru", "pl")


def test_there_is_something_to_look_for() -> None:
    found = words(HERITAGE)
    assert len(found) == 50
    assert all(found)
    assert sum(map(len, found)) > 2000


def test_no_built_file_holds_a_sealed_word() -> None:
    wanted = {word for packet in words(HERITAGE) for word in packet}
    for file in built():
        content = file.read_bytes()
        assert [word for word in wanted if word in content] == [], file.name


async def asks_everything(browser: Friend, book: Json) -> None:
    """All that anybody who knows the id can ask."""
    seen = await look(browser, book)
    await browser.http.get("/api/games")
    await browser.http.get("/api/openapi.json")
    for part in ("", "/rules", "/chapters", "/primer", "/cards"):
        await browser.http.get(f"/api/games/{HERITAGE}{part}")
    await browser.http.get(path(book, "export"))
    for language in LANGUAGES:
        await browser.http.get(f"/api/texts/{language}")
        await browser.http.get(f"/api/games/{HERITAGE}/texts/{language}")
        await browser.http.get(path(book, "opened", language))
        for link in seen["links"]:
            await browser.http.get(f"/api/tables/{link['table']}/opened/{language}")
    for link in seen["links"]:
        for part in ("", "/export", "/talk?before=999", "/replay", "/replay?seat=0", "/account"):
            await browser.http.get(f"/api/tables/{link['table']}{part}")


async def listens(folder: Path, chapters: int, acts: int) -> tuple[int, dict[str, int]]:
    """So many chapters and some acts of the next, with everybody listening.

    How many pieces of text were looked for, and how many bytes each listener was told.
    """
    async with house(folder, Settings(limits=FREE)) as at:
        ear = Ear(at, HERITAGE)
        person, onlooker, stranger = [await at.friend(name) for name in ("Ada", "Bob", "")]
        for who, friend in {"person": person, "onlooker": onlooker, "stranger": stranger}.items():
            ear.follows(who, friend)
        book = (await founds(person, "mine", "heuristic", game=HERITAGE))["chronicle"]
        page = await reads(stranger, book)
        await names(person, book, 0, "Ada the Elder")
        await asks_everything(stranger, book)
        assert ear.leaks(0) == []
        for chapter in range(1, chapters + 2):
            begun = await begins(person, book, 0, 1)
            chair, window = await person.sits(table(begun)), await onlooker.sits(table(begun))
            left = acts if chapter > chapters else 100_000
            while left and not chair.state["over"]:
                await chair.plays_on(0, acts=min(left, 40))
                left = max(0, left - 40)
                opened = chair.state["opened"]
                await window.catches_up()
                for who, frames in {"person": chair.frames, "onlooker": window.frames}.items():
                    for frame in frames:
                        ear.hears(who, frame.encode())
                    frames.clear()
                await asks_everything(onlooker, book)
                assert ear.leaks(max(opened, (await look(person, book))["opened"])) == []
            if chapter <= chapters:
                book = await sealed(person, begun)
                assert len(book["links"]) == chapter
            await asks_everything(stranger, book)
            assert ear.leaks(book["opened"] if chapter <= chapters else opened) == []
        seen = await look(stranger, book)
        told = (await stranger.http.get(path(book, "opened", "en"))).content
        shown = [word for packet in ear.words[: seen["opened"]] for word in packet]
        assert any(word in told for word in shown), "what lies open is found, so we can find"
        await page.close()
        ear.close()
        return ear.count(), ear.bytes


def table(begun: Json) -> Json:
    return {"id": begun["table"]}


def test_nothing_is_told_ahead_in_the_first_chapter(folder: Path) -> None:
    pieces, told = asyncio.run(asyncio.wait_for(listens(folder, 0, 30), 120))
    assert pieces > 2000
    assert set(told) == {"person", "onlooker", "stranger", "bot", "log"}


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_nothing_is_told_ahead_to_the_fourth_chapter(folder: Path) -> None:
    pieces, told = asyncio.run(asyncio.wait_for(listens(folder, 3, 60), 1700))
    print(pieces, told)
    assert pieces > 2000
