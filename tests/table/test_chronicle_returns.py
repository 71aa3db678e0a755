"""A group that comes back after months: return links, lost cookies, a store that waited."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.store.port import StoreFailed
from duskmoot.table.store.sqlite import FILE
from tests.chronicle.toy import LongVigil
from tests.table.friends import Friend, House, Json, evening, house
from tests.table.group import (
    DAY,
    at_time,
    begins,
    founds,
    friends,
    gathers,
    joins,
    look,
    path,
    plays,
    plays_chapter,
    sealed,
)

pytestmark = pytest.mark.usefixtures("vigil")

FIRST = 1_800_000_000


async def comes_back(at: House, key: str) -> tuple[Friend, Json]:
    """A browser without a name opens a return link."""
    browser = await at.friend()
    joined = await browser.post("/api/heirs", {"key": key})
    return browser, joined["chronicle"]


@evening
async def test_every_visit_renews_the_cookie(folder: Path) -> None:
    async with house(folder) as at:
        (ada,) = await friends(at, "Ada")
        answer = await ada.http.get("/api/me")
        (cookie,) = answer.headers.get_list("set-cookie")
        assert "Max-Age=31536000" in cookie
        assert "HttpOnly" in cookie
        assert ada.http.cookies["duskmoot"] in cookie
        stranger = await at.friend()
        assert "set-cookie" not in (await stranger.http.get("/api/me")).headers


@evening
async def test_a_return_link_gives_heir_and_host_to_another_browser(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        made = await founds(ada, "mine", "open")
        key, book = made["returns"]["0"], made["chronicle"]
        await joins(bob, book)
        phone, seen = await comes_back(at, key)
        assert (await phone.get("/api/me"))["name"] == "Ada", "a new guest with the heir's name"
        assert seen["host"]
        assert [heir["mine"] for heir in seen["heirs"]] == [True, False]
        old = await look(ada, book)
        assert (old["host"], old["invite"], old["heirs"][0]["mine"]) == (False, "", False)
        with pytest.raises(Refused, match="not-your-chronicle"):
            await begins(ada, book, 0, 1)
        tablet, seen = await comes_back(at, key)
        assert seen["host"], "the link is kept and works again"
        assert not (await look(phone, book))["host"]
        again = (await tablet.post("/api/heirs", {"key": key}))["chronicle"]
        assert again["heirs"][0]["mine"]


@evening
async def test_a_new_return_link_ends_the_old_one(folder: Path) -> None:
    async with house(folder) as at:
        (ada,) = await friends(at, "Ada")
        made = await founds(ada, "mine", "open")
        old = made["returns"]["0"]
        new = (await ada.post(path(made["chronicle"], "heirs/0/return"), {}))["key"]
        browser = await at.friend()
        with pytest.raises(Refused, match="return-unknown"):
            await browser.post("/api/heirs", {"key": old})
        assert not browser.http.cookies, "nobody is let in for a link that does not count"
        assert (await comes_back(at, new))[1]["host"]


@evening
async def test_the_store_holds_no_return_key(folder: Path) -> None:
    async with house(folder) as at:
        (ada,) = await friends(at, "Ada")
        made = await founds(ada, "mine", "open")
        keys = [made["returns"]["0"]]
        keys.append((await ada.post(path(made["chronicle"], "heirs/0/return"), {}))["key"])
    for file in folder.iterdir():
        content = file.read_bytes()
        assert not any(key.encode() in content for key in keys)


@evening
async def test_a_cookie_is_lost_in_the_middle_of_a_chapter(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        key = (await bob.post(path(book, "heirs/1/return"), {}))["key"]
        begun = await begins(ada, book, 0, 1)
        table = {"id": begun["table"]}
        one, old = await ada.sits(table), await bob.sits(table)
        await one.acts(0)
        await old.reaches(1)
        phone, seen = await comes_back(at, key)
        assert seen["heirs"][1]["mine"]
        state = await old.until(lambda s: bool(s["views"][0]["seat"] == -1))
        assert not any(seat["mine"] for seat in state["table"]["seats"]), "who was Bob looks on"
        answer = await old.asks(type="act", seat=1, decision=state["decision"], act="keep")
        assert answer["refusal"]["key"] == "not-your-seat"
        chair = await phone.sits(table)
        assert chair.view(1)["acts"]
        await chair.leaves()
        await plays(begun, {0: ada, 1: phone})
        assert (await sealed(phone, begun))["links"][0]["state"] == "sealed"


@evening
async def test_a_stand_in_keeps_the_seat_that_they_took(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, eve = await friends(at, "Ada", "Bob", "Eve")
        book = await gathers(ada, bob)
        key = (await bob.post(path(book, "heirs/1/return"), {}))["key"]
        begun = await begins(ada, book, 0, 1)
        await bob.post(f"/api/tables/{begun['table']}/seats/1/leave", {})
        table = await ada.get(f"/api/tables/{begun['table']}")
        await eve.takes(table, 1)
        phone, seen = await comes_back(at, key)
        assert seen["heirs"][1]["mine"], "the heir is Bob's again"
        table = await phone.get(f"/api/tables/{begun['table']}")
        assert table["seats"][1]["name"] == "Eve", "the seat of this evening is not"


@evening
async def test_a_bot_that_stood_in_makes_room_for_a_return_link(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        key = (await bob.post(path(book, "heirs/1/return"), {}))["key"]
        begun = await begins(ada, book, 0, 1)
        where = f"/api/tables/{begun['table']}/seats/1/bot"
        await bob.post(where, {"bot": "random"})
        phone, _ = await comes_back(at, key)
        seat = (await phone.get(f"/api/tables/{begun['table']}"))["seats"][1]
        assert (seat["kind"], seat["mine"], seat["name"]) == ("person", True, "Bob")


@evening
async def test_the_host_helps_somebody_back_with_the_word_of_another_heir(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, cyd = await friends(at, "Ada", "Bob", "Cyd")
        book = await gathers(ada, bob, cyd)
        with pytest.raises(Refused, match="not-your-chronicle"):
            await bob.post(path(book, "heirs/2/return"), {})
        asked = await ada.post(path(book, "heirs/2/return"), {})
        assert asked["key"] == ""
        again = await ada.post(path(book, "heirs/2/return"), {})
        assert again == asked, "asking twice changes nothing"
        (asking,) = (await look(bob, book))["asking"]
        assert (asking["what"], asking["heir"], asking["awaits"]) == ("return", 2, [1])
        answer = {"request": asked["request"], "agreed": True}
        await ada.post(path(book, "consent"), answer)
        assert (await ada.post(path(book, "heirs/2/return"), {}))["key"] == "", "nor oneself"
        await bob.post(path(book, "consent"), answer)
        key = (await ada.post(path(book, "heirs/2/return"), {}))["key"]
        _, seen = await comes_back(at, key)
        assert seen["heirs"][2]["mine"]
        assert seen["asking"] == []
        assert not (await look(cyd, book))["heirs"][2]["mine"]


@evening
async def test_two_people_alone_need_a_fortnight_of_patience(folder: Path) -> None:
    async with house(folder) as at:
        at_time(at, FIRST)
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        assert (await ada.post(path(book, "heirs/1/return"), {}))["key"] == ""
        at_time(at, FIRST + 14 * DAY - 1)
        assert (await ada.post(path(book, "heirs/1/return"), {}))["key"] == ""
        at_time(at, FIRST + 14 * DAY)
        assert (await ada.post(path(book, "heirs/1/return"), {}))["key"]


@evening
async def test_months_later_a_half_played_chapter_goes_on(folder: Path) -> None:
    async with house(folder) as at:
        at_time(at, FIRST)
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        keys = [
            (await friend.post(path(book, f"heirs/{n}/return"), {}))["key"]
            for n, friend in enumerate((ada, bob))
        ]
        book = await plays_chapter(ada, book, {0: ada, 1: bob})
        begun = await begins(ada, book, 0, 1)
        chair = await ada.sits({"id": begun["table"]})
        await chair.acts(0)
    forget_guests(folder)
    async with house(folder) as at:
        at_time(at, FIRST + 400 * DAY)
        await at.lobby.tidy()
        anna, seen = await comes_back(at, keys[0])
        ben, _ = await comes_back(at, keys[1])
        assert seen["table"] == begun["table"]
        assert (seen["waiting"], seen["opened"]) == ([1], 3)
        listed = await anna.get("/api/me/tables")
        assert not listed[0]["put_away"]
        await plays(begun, {0: anna, 1: ben})
        done = await sealed(anna, begun)
        assert [link["state"] for link in done["links"]] == ["sealed", "sealed"]
        assert done["links"][1]["ended"] == FIRST + 400 * DAY
        last = await plays_chapter(anna, done, {0: anna, 1: ben})
        assert last["over"]


def forget_guests(folder: Path) -> None:
    """No cookie of any browser counts any more."""
    db = sqlite3.connect(folder / FILE)
    db.execute("delete from guest")
    db.commit()
    db.close()


@evening
async def test_a_chapter_that_was_over_and_not_sealed_is_sealed_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        begun = await begins(ada, book, 0, 1)
        chronicles = at.lobby.house.store.chronicles

        async def dies(*_: object) -> None:
            raise StoreFailed("killed")

        monkeypatch.setattr(chronicles, "end_chapter", dies)
        one, two = await ada.sits({"id": begun["table"]}), await bob.sits({"id": begun["table"]})
        while "seal" not in one.view(0)["acts"]:
            chair, seat = (one, 0) if one.state["asked"] == [0] else (two, 1)
            await chair.acts(seat)
            await one.reaches(chair.state["at"])
            await two.reaches(chair.state["at"])
        await one.acts(0, "seal")
        await two.reaches(one.state["at"])
        answer = await two.acts(1, "seal")
        assert answer["refusal"]["key"] == "store-failed"
        row = await at.lobby.house.store.table(begun["table"])
        assert row is not None
        assert not row.over, "a chapter is over when it is sealed"
    async with house(folder) as at:
        stranger = await at.friend()
        seen = await look(stranger, book)
        assert (seen["table"], seen["links"][0]["state"]) == ("", "sealed")
        table = await stranger.get(f"/api/tables/{begun['table']}")
        assert table["over"]


@evening
async def test_a_chapter_is_begun_whole_or_not_at_all(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        chronicles = at.lobby.house.store.chronicles
        begin = chronicles.begin_chapter

        async def answer_is_lost(*told: object) -> None:
            await begin(*told)  # type: ignore[arg-type]
            raise StoreFailed("killed")

        monkeypatch.setattr(chronicles, "begin_chapter", answer_is_lost)
        with pytest.raises(Refused, match="store-failed"):
            await begins(ada, book, 0, 1)
        again = await begins(ada, book, 0, 1)
        assert len(again["links"]) == 1
        assert again["table"] == again["links"][0]["table"]


@evening
async def test_a_legacy_that_cannot_be_written_freezes_its_chapter_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        begun = await begins(ada, book, 0, 1)

        def stumbles(*_: object) -> str:
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(LongVigil, "bequest", stumbles)
            chairs = [await each.sits({"id": begun["table"]}) for each in (ada, bob)]
            while not chairs[0].state["table"]["trouble"]:
                for seat, chair in enumerate(chairs):
                    if seat in chair.state["asked"]:
                        await chair.acts(seat)
                    await chair.catches_up()
            seen = await look(ada, book)
            assert seen["trouble"] == "chapter-unsealed"
        told = await ada.post(path(book, "chapters/1/abandon"), {})
        assert told["links"][0]["state"] == "abandoned"
        assert (await plays_chapter(ada, book, {0: ada, 1: bob}))["links"][1]["state"] == "sealed"
