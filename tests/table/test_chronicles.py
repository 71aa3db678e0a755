"""A group keeps a chronicle at the table: founding, joining, chapters, pages, names."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path

import pytest

from duskmoot.chronicle.file import read
from duskmoot.chronicle.verify import verify
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Refused
from duskmoot.table.house import Settings
from tests.table.friends import FREE, evening, house
from tests.table.group import (
    BOTS,
    begins,
    founds,
    frame,
    friends,
    gathers,
    joins,
    look,
    names,
    path,
    plays_chapter,
    reads,
)

pytestmark = pytest.mark.usefixtures("vigil")


@evening
async def test_four_friends_play_a_chronicle_to_its_end(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, cyd, dan = await friends(at, "Ada", "Bob", "Cyd", "Dan")
        book = await gathers(ada, bob, cyd, dan)
        assert [heir["kind"] for heir in book["heirs"]] == ["person"] * 4
        assert (book["chapter"], book["chapters"], book["opened"]) == (1, 3, 0)
        everybody = {0: ada, 1: bob, 2: cyd, 3: dan}
        for chapter in (1, 2, 3):
            book = await plays_chapter(ada, book, everybody)
            assert book["links"][-1]["state"] == "sealed"
            assert book["links"][-1]["page"]["chapter"] == chapter
            assert book["opened"] == 2 * chapter
        assert book["over"]
        assert commitment(bytes.fromhex(book["key"])) == book["commitment"]
        with pytest.raises(Refused, match="chronicle-over"):
            await begins(ada, book, 0, 1)
        stranger = await at.friend()
        text = (await stranger.http.get(path(book, "export"))).text
        assert verify(*read(text)) == []


@evening
async def test_nobody_knows_a_key_before_its_time(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        begun = await begins(ada, book, 0, 1)
        running = begun["links"][0]
        assert (begun["key"], running["key"], running["page"]) == ("", "", None)
        table = await ada.get(f"/api/tables/{begun['table']}")
        assert table["commitment"] == running["commitment"]
        assert table["chronicle"] == {"id": book["id"], "chapter": 1, "attempt": 1, "heirs": [0, 1]}
        book = await plays_chapter(ada, begun, {0: ada, 1: bob})
        told = book["links"][0]
        assert commitment(bytes.fromhex(told["key"])) == told["commitment"]
        assert book["key"] == ""


@evening
async def test_seats_are_in_the_order_of_the_roster_and_somebody_is_absent(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, cyd = await friends(at, "Ada", "Bob", "Cyd")
        book = await gathers(ada, bob, cyd)
        begun = await begins(ada, book, 2, 0)
        table = await bob.get(f"/api/tables/{begun['table']}")
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Cyd"]
        assert begun["links"][0]["present"] == [0, 2]


@evening
async def test_a_chapter_that_runs_is_found_again(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        first = await begins(ada, book, 0, 1)
        again = await begins(bob, book, 0, 1)
        assert first["table"] == again["table"]
        assert len(again["links"]) == 1


@evening
async def test_bots_play_every_chapter_with_a_person(folder: Path) -> None:
    async with house(folder, BOTS) as at:
        (ada,) = await friends(at, "Ada")
        book = (await founds(ada, "mine", "random", "random"))["chronicle"]
        await names(ada, book, 0, "Countess")
        for chapter in (1, 2, 3):
            begun = await begins(ada, book, 0, 1, 2)
            chair = await ada.sits({"id": begun["table"]})
            await chair.plays_on(0)
            book = await look(ada, book)
            assert book["links"][-1]["page"]["chapter"] == chapter
        assert book["over"]


@evening
async def test_a_newcomer_joins_between_chapters(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, eve = await friends(at, "Ada", "Bob", "Eve")
        book = await gathers(ada, bob)
        running = await begins(ada, book, 0, 1)
        with pytest.raises(Refused, match="chapter-running"):
            await joins(eve, book)
        book = await plays_chapter(ada, running, {0: ada, 1: bob})
        joined = await joins(eve, book)
        assert joined["chronicle"]["heirs"][2]["mine"]
        assert list(joined["returns"]) == ["2"]
        again = await joins(eve, book)
        assert len(again["chronicle"]["heirs"]) == 3, "asking twice makes no second heir"
        await names(eve, book, 2, "Late")
        book = await plays_chapter(ada, book, {1: bob, 2: eve})
        assert book["links"][1]["present"] == [1, 2]
        assert len(book["legacy"]["gifts"]) == 3


@evening
async def test_who_leaves_for_good_keeps_a_place_in_the_book(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, cyd = await friends(at, "Ada", "Bob", "Cyd")
        book = await gathers(ada, bob, cyd)
        book = await plays_chapter(ada, book, {0: ada, 1: bob, 2: cyd})
        book = await ada.post(path(book, "heirs", 0, "leave"), {})
        assert [heir["kind"] for heir in book["heirs"]] == ["left", "person", "person"]
        assert not book["host"], "the oldest of those who stay is the host now"
        assert (await look(bob, book))["host"]
        with pytest.raises(Refused, match="roster-left"):
            await begins(bob, book, 0, 1)
        book = await plays_chapter(bob, book, {1: bob, 2: cyd})
        assert book["legacy"]["gone"] == [0]


@evening
async def test_the_roster_is_ordered_and_mended_before_the_first_chapter(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = (await founds(ada, "mine", "open", "open", "random"))["chronicle"]
        await joins(bob, book)
        await names(bob, book, 1, "Bishop")
        book = await ada.post(path(book, "roster"), {"order": [3, 1, 0, 2]})
        assert [heir["kind"] for heir in book["heirs"]] == ["bot", "person", "person", "open"]
        assert book["names"]["heir"] == {"1": "Bishop"}
        book = await ada.post(path(book, "heirs", 3, "leave"), {})
        book = await ada.post(path(book, "heirs", 0, "leave"), {})
        assert [heir["name"] for heir in book["heirs"]] == ["Bob", "Ada"]
        assert book["names"]["heir"] == {"0": "Bishop"}
        book = await bob.post(path(book, "heirs", 0, "leave"), {})
        assert [heir["kind"] for heir in book["heirs"]] == ["open", "person"]
        assert len(book["legacy"]["gifts"]) == 2


@evening
async def test_a_chapter_waits_until_every_character_has_a_name(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = (await founds(ada, "mine", "open"))["chronicle"]
        with pytest.raises(Refused, match="heir-open"):
            await begins(ada, book, 0, 1)
        await joins(bob, book)
        await names(ada, book, 0, "  Łucja​ ‮the\tOld  ")
        with pytest.raises(Refused, match="character-unnamed") as refused:
            await begins(ada, book, 0, 1)
        assert refused.value.parts["name"] == "Bob"
        with pytest.raises(Refused, match="nothing-said"):
            await names(bob, book, 1, " \t ")
        with pytest.raises(Refused, match="not-understood"):
            await names(bob, book, 1, "x" * 41)
        await names(bob, book, 1, "x" * 40)
        begun = await begins(ada, book, 0, 1)
        assert begun["names"]["heir"] == {"0": "Łucja the Old", "1": "x" * 40}
        chair = await bob.sits({"id": begun["table"]})
        assert chair.state["names"]["heir"]["0"] == "Łucja the Old"
        await names(bob, book, 1, "Brother Blaise")
        state = await chair.until(lambda s: bool(s["names"]["heir"]["1"] != "x" * 40))
        assert state["names"]["heir"]["1"] == "Brother Blaise"


@evening
async def test_a_socket_tells_of_every_change(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        stranger = await at.friend()
        book = (await founds(ada, "mine", "open"))["chronicle"]
        page, window = await reads(ada, book), await reads(stranger, book)
        first = await frame(page)
        assert first["type"] == "chronicle"
        assert first["chronicle"]["heirs"][0]["here"]
        assert (await frame(window))["chronicle"]["invite"] == ""
        await joins(bob, book)
        told = (await frame(page))["chronicle"]
        assert told["heirs"][1]["name"] == "Bob"
        assert (await frame(window))["chronicle"]["heirs"][1]["mine"] is False
        await page.send('{"type": "undo", "id": "x", "seat": 0}')
        assert (await frame(page))["refusal"]["key"] == "not-understood"
        await names(ada, book, 0, "A")
        await names(bob, book, 1, "B")
        await begins(ada, book, 0, 1)
        frames = [(await frame(page))["chronicle"] for _ in range(3)]
        assert [bool(each["table"]) for each in frames] == [False, False, True]
        await plays_chapter(ada, book, {0: ada, 1: bob})
        while (told := (await frame(page))["chronicle"])["table"]:
            pass
        assert told["links"][0]["state"] == "sealed"


@evening
async def test_packets_are_given_when_they_lie_open_and_fit_their_seals(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        assert (await ada.get(path(book, "opened", "en")))["packets"] == []
        begun = await begins(ada, book, 0, 1)
        at_table = await bob.get(f"/api/tables/{begun['table']}/opened/ru")
        assert [packet["name"] for packet in at_table["packets"]] == ["01_start"]
        chair = await ada.sits({"id": begun["table"]})
        assert chair.state["opened"] == 1
        book = await plays_chapter(ada, begun, {0: ada, 1: bob})
        told = await ada.get(path(book, "opened", "pl"))
        assert [packet["name"] for packet in told["packets"]] == book["packets"][:2]
        for packet, seal in zip(told["packets"], book["seals"]):
            assert sha256(packet["rows"].encode()).hexdigest() == packet["hash"] == seal
            json.loads(packet["rows"])
        answer = await ada.http.get(path(book, "opened", "en"))
        kept = {"if-none-match": answer.headers["etag"]}
        assert (await ada.http.get(path(book, "opened", "en"), headers=kept)).status_code == 304
        assert (await ada.http.get(path(book, "opened", "xx"))).status_code == 404


@evening
async def test_my_chronicles_stand_in_a_list(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, eve = await friends(at, "Ada", "Bob", "Eve")
        book = await gathers(ada, bob)
        other = await gathers(bob, eve)
        await begins(ada, book, 0, 1)
        cards = {card["id"]: card for card in await bob.get("/api/me/chronicles")}
        assert set(cards) == {book["id"], other["id"]}
        assert cards[book["id"]]["waiting"] == [0]
        assert (cards[book["id"]]["asked"], cards[book["id"]]["host"]) == (False, False)
        assert cards[other["id"]]["host"]
        (card,) = await ada.get("/api/me/chronicles")
        assert card["asked"]
        assert await (await at.friend()).get("/api/me/chronicles") == []


@evening
async def test_a_socket_to_nothing_is_closed(folder: Path) -> None:
    async with house(folder) as at:
        (ada,) = await friends(at, "Ada")
        socket = await reads(ada, {"id": "no-such-chronicle"})
        assert (await frame(socket))["refusal"]["key"] == "no-such-chronicle"
        await socket.wait_closed()
        assert socket.close_code == 4404
        book = (await founds(ada, "mine", "open"))["chronicle"]
        page = await reads(ada, book)
        await frame(page)
        at.server.should_exit = True
        while (told := await frame(page))["type"] != "ended":
            pass
        assert told["refusal"]["key"] == "closing"


@evening
async def test_a_chronicle_that_nobody_looks_at_leaves_the_memory(folder: Path) -> None:
    async with house(folder, Settings(limits=FREE, rest_after=0.0)) as at:
        (ada,) = await friends(at, "Ada")
        book = (await founds(ada, "mine", "open"))["chronicle"]
        page = await reads(ada, book)
        await frame(page)
        at.lobby.sweep()
        assert book["id"] in at.lobby.library.chronicles
        await page.close()
        while at.lobby.library.chronicles[book["id"]].listeners:
            await asyncio.sleep(0.01)
        await look(ada, book)
        at.lobby.sweep()
        assert not at.lobby.library.chronicles
        assert (await look(ada, book))["id"] == book["id"], "and comes back"
