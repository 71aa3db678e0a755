"""Coming back by mail: a link for whoever reads a proven address, and no word to anybody else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.limits import Rate
from duskmoot.table.people.letters import LINK
from duskmoot.table.store.port import Store
from duskmoot.table.store.postgres import PostgresStore
from tests.table.correspondence import HOME, Post, post_house, prefers
from tests.table.friends import FAST, Friend, evening, house
from tests.table.test_my_data import columns

MAIL = "Ada@example.org"
SECRET = re.compile(re.escape(HOME) + r"/#/return/([A-Za-z0-9_-]+)\s")


def secret(post: Post) -> str:
    """What the newest mail leads to."""
    found = SECRET.search(post.mail.mails[-1].get_content())
    assert found
    return found[1]


async def asks(post: Post, friend: Friend, mail: str = MAIL) -> None:
    """For a link; and until everything is sent that will be."""
    assert await friend.post("/api/return/mail", {"mail": mail}) == {}
    await asyncio.gather(*post.house.lobby.letters.underway)


async def comes_back(friend: Friend, link: str) -> str:
    return str((await friend.post("/api/return/link", {"secret": link}))["name"])


@evening
async def test_a_proven_address_brings_the_seats_to_a_new_browser(
    store: Callable[[], Store],
) -> None:
    async with post_house(store()) as post:
        ada, phone = await post.house.friend("Ada"), await post.house.friend()
        table = await ada.sets("mine", "open", "open")
        await prefers(ada, language="ru")
        await post.with_mail(ada, MAIL)
        assert (await ada.get("/api/me/person"))["mail"] == MAIL
        await asks(post, phone, " ada@Example.org")
        (mail,) = post.mail.mails
        assert (mail["To"], mail["Subject"]) == (MAIL, "Возвращение в\xa0Duskmoot")
        link = secret(post)
        assert not [text for text in await columns(post.house.lobby.house.store) if link in text]
        assert await comes_back(phone, link) == "Ada"
        chair = await phone.sits(table)
        assert chair.state["table"]["seats"][0]["mine"]


@evening
async def test_a_link_works_once_and_for_a_quarter_of_an_hour(store: Callable[[], Store]) -> None:
    async with post_house(store()) as post:
        ada, phone, thief = [await post.house.friend(name) for name in ("Ada", "", "")]
        await post.with_mail(ada, MAIL)
        await asks(post, phone)
        used = secret(post)
        with pytest.raises(Refused, match="link-gone"):
            await thief.post("/api/devices", {"secret": used})
        await comes_back(phone, used)
        await asks(post, phone)
        late = secret(post)
        post.now += LINK
        for link in (used, late, "x" * 43):
            with pytest.raises(Refused, match="return-link-gone"):
                await comes_back(thief, link)
        assert (await thief.get("/api/me"))["name"] == ""


@evening
async def test_the_answer_does_not_tell_whether_an_address_is_known(folder: Path) -> None:
    async with post_house(folder) as post:
        ada, bob = await post.house.friend("Ada"), await post.house.friend("Bob")
        await post.with_mail(ada, MAIL)
        await bob.post("/api/me/notices/mail", {"mail": "bob@example.org"})
        post.mail.mails.clear()
        post.mail.unknown = {MAIL}
        told = [
            await bob.http.post("/api/return/mail", json={"mail": mail})
            for mail in (MAIL, "bob@example.org", "nobody@example.org")
        ]
        assert {(one.status_code, one.text) for one in told} == {(200, "{}")}
        await asyncio.gather(*post.house.lobby.letters.underway)
        assert not post.mail.mails  # nobody has proven the one, and the other does not exist


@evening
async def test_a_link_dies_with_the_address(folder: Path) -> None:
    async with post_house(folder) as post:
        ada, phone = await post.house.friend("Ada"), await post.house.friend()
        await post.with_mail(ada, MAIL)
        await asks(post, phone)
        link = secret(post)
        await ada.post("/api/me/notices/mail", {"mail": ""})
        with pytest.raises(Refused, match="return-link-gone"):
            await comes_back(phone, link)


@evening
async def test_a_guest_with_the_same_address_is_joined_and_one_with_another_stays(
    folder: Path,
) -> None:
    async with post_house(folder) as post:
        ada, phone, bob = [await post.house.friend(name) for name in ("Ada", "Ada too", "Bob")]
        await post.with_mail(ada, MAIL)
        await asks(post, ada)
        first = secret(post)
        for friend, mail, joined in ((phone, MAIL.lower(), 1), (bob, "bob@example.org", 0)):
            await friend.sets("mine", "open", "open")
            await post.with_mail(friend, mail)
            told = await friend.post("/api/return/link", {"secret": first})
            assert told == {"name": "Ada", "joined": joined}
            await asks(post, ada)
            first = secret(post)


@evening
async def test_mails_are_counted_whoever_asks_and_wherever(postgres: str) -> None:
    """By network, and by address whoever it is sent for; two servers count together."""
    rare = Rate(0.001, 2)
    async with (
        post_house(PostgresStore(postgres), mails=rare) as one,
        post_house(PostgresStore(postgres), mails=rare) as other,
    ):
        bob = await one.house.friend()
        await asks(one, bob, "a@example.org")
        await asks(other, await other.house.friend(), "b@example.org")
        for post in (one, other):
            with pytest.raises(Refused, match="too-fast"):
                await asks(post, await post.house.friend(), "c@example.org")
        for network in ("192.0.2.1", "192.0.2.2"):
            await one.house.lobby.count_mail(network, "D@example.org")
        with pytest.raises(Refused, match="too-fast"):
            await other.house.lobby.count_mail("192.0.2.3", "d@example.org")


@evening
async def test_a_house_without_mail_says_so(folder: Path) -> None:
    async with house(folder, FAST) as at:
        bob = await at.friend()
        assert not (await bob.get("/api/me/person"))["mails"]
        with pytest.raises(Refused, match="mail-off"):
            await bob.post("/api/return/mail", {"mail": MAIL})
