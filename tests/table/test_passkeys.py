"""Passkeys: made, used to come back, never twice with one challenge, and ended."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.people.passkeys import CHALLENGE, Door, door
from duskmoot.table.store.port import Store
from tests.table.authenticator import Authenticator
from tests.table.friends import Friend, House, Json, evening, house
from tests.table.group import at_time

FIRST = 1_800_000_000


async def at_localhost(at: House, name: str = "") -> Friend:
    """Passkeys are made for names, not for numbers."""
    at.base = at.base.replace("127.0.0.1", "localhost")
    return await at.friend(name)


async def makes_passkey(friend: Friend) -> Authenticator:
    device = Authenticator(friend.base, "localhost")
    options = await friend.post("/api/me/passkeys/begin", {})
    told = await friend.post("/api/me/passkeys", {"credential": device.makes(options)})
    assert len(told["passkeys"]) == 1
    return device


async def signs_in(friend: Friend, device: Authenticator) -> Json:
    options = await friend.post("/api/passkeys/begin", {})
    answer: Json = await friend.post("/api/passkeys", {"credential": device.answers(options)})
    return answer


@evening
async def test_a_passkey_brings_back_whoever_made_it(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada = await at_localhost(at, "Ada")
        table = await ada.sets("mine", "open", "open")
        device = await makes_passkey(ada)
    async with house(store()) as at:
        stranger = await at_localhost(at)
        device.origin = stranger.base
        assert await signs_in(stranger, device) == {"name": "Ada", "joined": 0}
        assert (await stranger.sits(table)).state["table"]["seats"][0]["mine"]


@evening
async def test_an_answer_counts_once_and_for_a_while(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        at_time(at, FIRST)
        ada = await at_localhost(at, "Ada")
        device, stranger = await makes_passkey(ada), await at.friend()
        options = await stranger.post("/api/passkeys/begin", {})
        said = {"credential": device.answers(options)}
        await stranger.post("/api/passkeys", said)
        thief = await at.friend()
        with pytest.raises(Refused, match="passkey-refused"):
            await thief.post("/api/passkeys", said)
        late = await thief.post("/api/passkeys/begin", {})
        at_time(at, FIRST + CHALLENGE)
        with pytest.raises(Refused, match="passkey-refused"):
            await thief.post("/api/passkeys", {"credential": device.answers(late)})


@evening
async def test_what_is_not_signed_for_this_place_is_refused(folder: Path) -> None:
    async with house(folder) as at:
        ada = await at_localhost(at, "Ada")
        device, stranger = await makes_passkey(ada), await at.friend()
        elsewhere = Authenticator("https://evil.example", "localhost")
        elsewhere.id, elsewhere.key = device.id, device.key
        other_name = Authenticator(ada.base, "evil.example")
        other_name.id, other_name.key = device.id, device.key
        forged = Authenticator(ada.base, "localhost")
        forged.id = device.id
        for wrong in (elsewhere, other_name, forged):
            with pytest.raises(Refused, match="passkey-refused"):
                await signs_in(stranger, wrong)
        with pytest.raises(Refused, match="passkey-unknown"):
            await signs_in(stranger, Authenticator(ada.base, "localhost"))
        for nonsense in ({}, {"response": 7}, {"response": {"clientDataJSON": "x"}}):
            with pytest.raises(Refused, match="passkey-refused"):
                await stranger.post("/api/passkeys", {"credential": nonsense})
        assert (await stranger.get("/api/me"))["name"] == ""


@evening
async def test_a_challenge_of_one_is_no_challenge_of_another(folder: Path) -> None:
    async with house(folder) as at:
        ada = await at_localhost(at, "Ada")
        bob = await at.friend("Bob")
        device = Authenticator(ada.base, "localhost")
        options = await ada.post("/api/me/passkeys/begin", {})
        with pytest.raises(Refused, match="passkey-refused"):
            await bob.post("/api/me/passkeys", {"credential": device.makes(options)})


@evening
async def test_an_ended_passkey_opens_nothing(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada = await at_localhost(at, "Ada")
        device, bob = await makes_passkey(ada), await at.friend("Bob")
        (key,) = (await ada.get("/api/me/person"))["passkeys"]
        with pytest.raises(Refused, match="passkey-unknown"):
            await bob.post(f"/api/me/passkeys/{key['id']}/end", {})
        assert (await ada.post(f"/api/me/passkeys/{key['id']}/end", {}))["passkeys"] == []
        with pytest.raises(Refused, match="passkey-unknown"):
            await signs_in(await at.friend(), device)


@evening
async def test_by_a_number_there_are_no_passkeys(folder: Path) -> None:
    async with house(folder) as at:
        ada = await at.friend("Ada")
        assert not (await ada.get("/api/me/person"))["passkeys_work"]
        with pytest.raises(Refused, match="passkeys-impossible"):
            await ada.post("/api/me/passkeys/begin", {})
        assert (await (await at_localhost(at)).get("/api/me/person"))["passkeys_work"]


def test_passkeys_are_made_for_names_that_are_ours() -> None:
    ours = ("https://moot.example", "https://Other.example:8443/")
    assert door("https", "moot.example", ours) == Door("https://moot.example", "moot.example")
    other = door("https", "other.example:8443", ours)
    assert other == Door("https://other.example:8443", "other.example")
    assert door("http", "localhost:8642", ()) == Door("http://localhost:8642", "localhost")
    assert door("http", "moot.example", ours) is None
    assert door("https", "evil.example", ours) is None
    assert door("http", "127.0.0.1:8642", ours) is None
    assert door("http", "[", ours) is None
