"""Who comes back: devices, links for one more, return keys, and guests who become one person."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.limits import Limits, Rate
from duskmoot.table.people import words
from duskmoot.table.people.labels import label_of
from duskmoot.table.people.register import FRESH, LINK
from duskmoot.table.store.chronicles import Step
from duskmoot.table.store.people import PUT_GUEST, Device
from duskmoot.table.store.port import Store
from tests.table.friends import FAST, Friend, Json, evening, house
from tests.table.group import at_time, begins, founds, friends, gathers, look

FIRST = 1_800_000_000


async def joins(old: Friend, new: Friend) -> Json:
    """The whole way of a new device, with a yes on the old one."""
    link = await old.post("/api/me/links", {})
    waits = await new.post("/api/devices", {"secret": link["secret"]})
    (asked,) = await old.get("/api/me/joins")
    assert asked["check"] == waits["check"]
    assert await new.post("/api/devices/claim", {"claim": waits["claim"]}) == {
        "name": "",
        "joined": 0,
    }
    assert await old.post(f"/api/me/joins/{asked['id']}", {"agreed": True}) == []
    done: Json = await new.post("/api/devices/claim", {"claim": waits["claim"]})
    return done


# Devices.


@evening
async def test_another_device_joins_by_a_link_and_sits_at_the_same_seats(
    store: Callable[[], Store],
) -> None:
    async with house(store()) as at:
        ada, phone = await at.friend("Ada"), await at.friend()
        table = await ada.sets("mine", "open", "open")
        assert await joins(ada, phone) == {"name": "Ada", "joined": 0}
        assert (await phone.get("/api/me"))["name"] == "Ada"
        chair = await phone.sits(table)
        assert chair.state["table"]["seats"][0]["mine"]
        assert (await chair.acts(0))["type"] == "done"
        told = await phone.get("/api/me/person")
        assert [device["here"] for device in told["devices"]].count(True) == 1
        assert len(told["devices"]) == 2


@evening
async def test_a_link_is_used_once_and_dies_after_ten_minutes(
    store: Callable[[], Store],
) -> None:
    async with house(store()) as at:
        at_time(at, FIRST)
        ada, phone, thief = await at.friend("Ada"), await at.friend(), await at.friend()
        link = await ada.post("/api/me/links", {})
        waits = await phone.post("/api/devices", {"secret": link["secret"]})
        with pytest.raises(Refused, match="link-gone"):
            await thief.post("/api/devices", {"secret": link["secret"]})
        with pytest.raises(Refused, match="link-gone"):
            await thief.post("/api/devices/claim", {"claim": link["secret"]})
        (asked,) = await ada.get("/api/me/joins")
        await ada.post(f"/api/me/joins/{asked['id']}", {"agreed": True})
        await phone.post("/api/devices/claim", {"claim": waits["claim"]})
        with pytest.raises(Refused, match="link-gone"):
            await thief.post("/api/devices/claim", {"claim": waits["claim"]})
        late = await ada.post("/api/me/links", {})
        at_time(at, FIRST + LINK)
        with pytest.raises(Refused, match="link-gone"):
            await thief.post("/api/devices", {"secret": late["secret"]})


@evening
async def test_nobody_joins_without_a_yes_of_the_old_device(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, phone = await at.friend("Ada"), await at.friend("Bob"), await at.friend()
        link = await ada.post("/api/me/links", {})
        waits = await phone.post("/api/devices", {"secret": link["secret"]})
        (asked,) = await ada.get("/api/me/joins")
        assert await bob.get("/api/me/joins") == []
        with pytest.raises(Refused, match="link-gone"):
            await bob.post(f"/api/me/joins/{asked['id']}", {"agreed": True})
        await ada.post(f"/api/me/joins/{asked['id']}", {"agreed": False})
        with pytest.raises(Refused, match="link-gone"):
            await phone.post("/api/devices/claim", {"claim": waits["claim"]})
        assert (await phone.get("/api/me"))["name"] == ""


@evening
async def test_an_ended_device_is_nobody_and_its_sockets_close(
    store: Callable[[], Store],
) -> None:
    async with house(store()) as at:
        ada, phone, bob = await at.friend("Ada"), await at.friend(), await at.friend("Bob")
        table = await ada.sets("mine", "open", "open")
        await joins(ada, phone)
        chair = await phone.sits(table)
        told = await ada.get("/api/me/person")
        (other,) = [device["id"] for device in told["devices"] if not device["here"]]
        with pytest.raises(Refused, match="no-such-device"):
            await bob.post(f"/api/me/devices/{other}/end", {})
        left = await ada.post(f"/api/me/devices/{other}/end", {})
        assert [device["here"] for device in left["devices"]] == [True]
        assert await chair.closing_code() == 4401
        assert (await phone.get("/api/me"))["name"] == ""
        assert (await ada.get("/api/me"))["name"] == "Ada"


@evening
async def test_signing_out_here_forgets_the_cookie(folder: Path) -> None:
    async with house(folder) as at:
        ada = await at.friend("Ada")
        (device,) = (await ada.get("/api/me/person"))["devices"]
        await ada.post(f"/api/me/devices/{device['id']}/end", {})
        assert "duskmoot" not in ada.http.cookies
        assert (await ada.get("/api/me/person"))["devices"] == []


@evening
async def test_a_device_that_another_server_ended_is_found_out(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as at:
        ada, phone = await at.friend("Ada"), await at.friend()
        table = await ada.sets("mine", "open", "open")
        await joins(ada, phone)
        chair, stays = await phone.sits(table), await ada.sits(table)
        told = await ada.get("/api/me/person")
        (other,) = [device["id"] for device in told["devices"] if not device["here"]]
        people = at.lobby.house.store.people
        guest = at.lobby.tables[table["id"]].seats[0].guest
        await people.end_device(guest, other)  # as another server would
        await at.lobby.register.sweep()
        assert await chair.closing_code() == 4401
        assert (await stays.acts(0))["type"] == "done"
        monkeypatch.setattr("duskmoot.table.people.register.FRESH", -FRESH)
        await ada.get("/api/me")
        at.lobby.register._known.clear()
        assert (await phone.get("/api/me"))["name"] == ""


@evening
async def test_a_guest_of_an_older_server_gets_a_device(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        shelf = at.lobby.house.store.people._shelf
        await shelf.steps([Step(PUT_GUEST, [("old", "hash-of-old", "Oto", 7)])])
        people = at.lobby.house.store.people
        found = await people.known("hash-of-old")
        assert found is not None
        assert found[0].name == "Oto"
        (device,) = await people.devices("old")
        assert device == Device(found[0].device, "old", "", 7, 7)
        await people.end_device("old", device.id)
        assert await people.known("hash-of-old") is None


# Return keys.


@evening
async def test_a_lost_cookie_comes_back_by_eight_words(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "open", "open")
        old = (await ada.post("/api/me/return-key", {}))["words"]
        told = (await ada.post("/api/me/return-key", {}))["words"]
        assert len(told.split()) == 8
        stranger = await at.friend()
        for wrong in (old, "not words", " ".join(["babab"] * 8)):
            with pytest.raises(Refused, match="return-key-unknown"):
                await stranger.post("/api/return", {"words": wrong})
    async with house(store()) as at:
        stranger = await at.friend()
        typed = told.upper().replace(" ", "-\n")
        assert await stranger.post("/api/return", {"words": typed}) == {"name": "Ada", "joined": 0}
        chair = await stranger.sits(table)
        assert chair.state["table"]["seats"][0]["mine"]
        assert chair.state["table"]["host"]


@pytest.mark.usefixtures("vigil")
@evening
async def test_a_cookie_lost_in_the_middle_of_a_chronicle(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        key = (await bob.post("/api/me/return-key", {}))["words"]
        begun = await begins(ada, book, 0, 1)
        chair = await ada.sits({"id": begun["table"]})
        await chair.acts(0)
    async with house(store()) as at:
        bob = await at.friend()
        await bob.post("/api/return", {"words": key})
        seen = await look(bob, book)
        assert [heir["mine"] for heir in seen["heirs"]] == [False, True]
        chair = await bob.sits({"id": begun["table"]})
        assert (await chair.acts(1))["type"] == "done"
        assert [card["id"] for card in await bob.get("/api/me/chronicles")] == [book["id"]]


@evening
async def test_words_that_are_tried_too_often_are_refused(folder: Path) -> None:
    settings = replace(FAST, limits=replace(Limits(), arrivals=Rate(0.001, 3)))
    async with house(folder, settings) as at:
        stranger = await at.friend()
        for key in ["return-key-unknown"] * 3 + ["too-fast"]:
            with pytest.raises(Refused, match=key):
                await stranger.post("/api/return", {"words": "babab"})


def test_words_hold_128_bits_and_are_read_as_people_type() -> None:
    told = words.new_words()
    assert words.read(f"  {told.title()}. ") == told
    assert len({words.word(bits) for bits in range(2**16)}) == 2**16
    assert all(re.fullmatch("[a-z]{5}", words.word(bits)) for bits in (0, 1, 2**16 - 1))
    assert words.read("babab " * 7) == ""


# Two that are one.


@pytest.mark.usefixtures("vigil")
@evening
async def test_what_a_guest_began_elsewhere_becomes_the_persons(
    store: Callable[[], Store],
) -> None:
    async with house(store()) as at:
        ada, other = await at.friend("Ada"), await at.friend("Somebody")
        table = await other.sets("mine", "open", "open")
        chair = await other.sits(table)
        await chair.acts(0)
        book = (await founds(other, "mine", "open"))["chronicle"]
        key = (await ada.post("/api/me/return-key", {}))["words"]
        before = other.http.cookies["duskmoot"]
        assert await other.post("/api/return", {"words": key}) == {"name": "Ada", "joined": 2}
        assert other.http.cookies["duskmoot"] != before
        assert [each["id"] for each in await ada.get("/api/me/tables")] == [table["id"]]
        seen = await ada.sits(table)
        assert seen.state["table"]["host"]
        assert seen.state["table"]["seats"][0]["mine"]
        assert [heir["mine"] for heir in (await look(ada, book))["heirs"]] == [True, False]
        thief = await at.friend()
        thief.http.cookies["duskmoot"] = before
        assert (await thief.get("/api/me"))["name"] == ""
        await seen.asks(type="undo", seat=0)
        assert seen.view(0)["answer"] == ""


@evening
async def test_whoever_sits_against_oneself_is_not_joined(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, other = await at.friend("Ada"), await at.friend("Somebody")
        table = await ada.sets("mine", "open", "open")
        await other.takes(table, 1)
        key = (await ada.post("/api/me/return-key", {}))["words"]
        with pytest.raises(Refused, match="sits-against"):
            await other.post("/api/return", {"words": key})
        assert (await other.get("/api/me"))["name"] == "Somebody"


@evening
async def test_whoever_has_a_way_back_stays_who_they_are(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await at.friend("Ada"), await at.friend("Bob")
        table = await bob.sets("mine", "open", "open")
        keys = [(await one.post("/api/me/return-key", {}))["words"] for one in (ada, bob)]
        assert await bob.post("/api/return", {"words": keys[0]}) == {"name": "Ada", "joined": 0}
        assert await bob.get("/api/me/tables") == []
        await bob.post("/api/return", {"words": keys[1]})
        assert [each["id"] for each in await bob.get("/api/me/tables")] == [table["id"]]


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (
            "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
            "Firefox, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
            " (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/140.0.0.0 Safari/537.36",
            "Chrome, Linux",
        ),
        ("curl/8.0", ""),
    ],
)
def test_what_a_browser_says_of_itself(agent: str, label: str) -> None:
    assert label_of(agent) == label
