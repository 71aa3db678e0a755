"""A house at which games last for weeks: its time is set by hand, its post goes to real servers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

from duskmoot.table.limits import Rate
from duskmoot.table.notices.mail import Mailer
from duskmoot.table.store.port import Store
from tests.table.friends import FAST, FREELY, Friend, House, Json, house
from tests.table.post_office import MailSink, PushService, mail_sink, push_service

HOUR: Final[int] = 3600
DAY: Final[int] = 24 * HOUR
HOME: Final[str] = "https://moot.example"
BEGIN: Final[int] = int(datetime(2026, 10, 5, 9, tzinfo=UTC).timestamp())
"""Three weeks before the clocks of Europe change."""


@dataclass
class Post:
    """The house, its time, and the servers that take its post."""

    house: House
    mail: MailSink
    push: PushService
    now: float = BEGIN
    tables: list[Json] = field(default_factory=list)

    async def passes(self, seconds: int) -> None:
        """So much time, and whatever is to happen by then."""
        self.now += seconds
        await self.house.lobby.look_at_clocks()
        await self.house.lobby.sender.round()

    async def correspondent(self, name: str, zone: str, language: str = "en") -> Friend:
        friend = await self.house.friend(name)
        await prefers(friend, zone=zone, language=language)
        return friend

    async def with_push(self, friend: Friend, name: str) -> None:
        sub = self.push.browser(name).subscription
        keys = {"endpoint": sub.endpoint, "p256dh": sub.p256dh, "auth": sub.auth}
        await friend.post("/api/me/push", keys)

    async def with_mail(self, friend: Friend, address: str) -> None:
        """An address that was proven by the link that was sent there."""
        await friend.post("/api/me/notices/mail", {"mail": address})
        mail, _ = self.mail.mails.pop(), (self.mail.raw.pop(), self.mail.times.pop())
        token = str(mail.get_content()).split("/#/notices/")[1].split()[0]
        await friend.post("/api/notices/proof", {"token": token})

    async def set_table(self, *friends: Friend, days: int = 2, bank: int = 7, **more: Any) -> Json:
        host, *others = friends
        seats = [{"kind": "mine"}, *[{"kind": "open"}] * len(others)]
        pace = {"days": days, "bank": bank, **more}
        table: Json = await host.post(
            "/api/tables", {"game": "bloodborne", "seats": seats, "pace": pace}
        )
        for seat, friend in enumerate(others, 1):
            await friend.takes(table, seat)
        return table


async def prefers(friend: Friend, **settings: Any) -> Json:
    wanted = {"language": "en", **settings}
    response = await friend.http.put("/api/me/notices", json=wanted)
    assert response.status_code == 200, response.text
    told: Json = response.json()
    return told


async def turns(friend: Friend) -> list[Json]:
    found: list[Json] = await friend.get("/api/me/turns")
    return found


async def visits(friend: Friend, table: Json, seat: int) -> int:
    """Opens the table, plays while it is their turn, and leaves; how many acts that were."""
    chair = await friend.sits(table)
    acts = 0
    while seat in chair.state["asked"] and not chair.state["over"]:
        assert (await chair.acts(seat))["type"] == "done"
        acts += 1
    await leaves(friend, chair)
    return acts


async def leaves(friend: Friend, chair: Any) -> None:
    """Gone, and the table knows it."""
    await chair.leaves()
    looker = Friend(friend.base)
    spectator = await looker.sits({"id": chair.state["table"]["id"]})
    mine = {seat["seat"] for seat in chair.state["table"]["seats"] if seat["mine"]}
    await spectator.until(
        lambda state: not any(s["here"] for s in state["table"]["seats"] if s["seat"] in mine)
    )
    await looker.goes()


def local_hour(moment: float, zone: str) -> int:
    return datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(zone)).hour


@asynccontextmanager
async def post_house(place: Path | Store, mails: Rate = FREELY) -> AsyncIterator[Post]:
    async with mail_sink() as mail, push_service() as push:
        limits = replace(FAST.limits, mails=mails)
        settings = replace(
            FAST,
            origins=(HOME,),
            mailer=Mailer(mail.smtp),
            pusher=push.pusher(),
            post_every=10**9,
            limits=limits,
        )
        async with house(place, settings) as at:
            post = Post(at, mail, push)
            mail.clock = push.clock = at.lobby.house.now = lambda: post.now
            yield post
