"""A group of friends with a chronicle: how they found it, play its chapters and look into it."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from duskmoot.table.house import Settings
from tests.table.friends import FREE, Chair, Friend, House, Json

DAY: Final[int] = 24 * 3600
BOTS: Final[Settings] = Settings(limits=FREE, bot_modules=("tests.table.vigil_shelf",))


async def friends(at: House, *names: str) -> list[Friend]:
    return [await at.friend(name) for name in names]


async def status(friend: Friend, where: str, body: Any = None) -> tuple[int, str]:
    """The status of an answer, and the key of the refusal if it is one."""
    if body is None:
        answer = await friend.http.get(where)
    else:
        answer = await friend.http.post(where, json=body)
    told = answer.json()
    return answer.status_code, told.get("key", "") if answer.status_code >= 400 else ""


async def founds(host: Friend, *heirs: str, game: str = "vigil", **more: Any) -> Json:
    """A chronicle; heirs are "mine", "open", or the name of a bot."""
    wanted = [
        {"kind": heir}
        if heir in ("mine", "open")
        else {"kind": "bot", "bot": heir, "name": heir.title()}
        for heir in heirs
    ]
    body = {"game": game, "name": "The Long Nights", "heirs": wanted, **more}
    made: Json = await host.post("/api/chronicles", body)
    return made


async def gathers(host: Friend, *others: Friend, **more: Any) -> Json:
    """A chronicle of these people, each with the name of a character."""
    made = (await founds(host, "mine", *["open"] * len(others), **more))["chronicle"]
    for n, other in enumerate(others, 1):
        await joins(other, made, number=n)
    for n, friend in enumerate((host, *others)):
        await names(friend, made, n, f"Character {n}")
    return await look(host, made)


async def joins(friend: Friend, chronicle: Json, **more: Any) -> Json:
    body = {"invite": chronicle["invite"], **more}
    joined: Json = await friend.post(path(chronicle, "heirs"), body)
    return joined


async def names(friend: Friend, chronicle: Json, heir: int, text: str) -> Json:
    body = {"kind": "heir", "number": heir, "text": text}
    told: Json = await friend.post(path(chronicle, "inscriptions"), body)
    return told


async def begins(friend: Friend, chronicle: Json, *present: int) -> Json:
    told: Json = await friend.post(path(chronicle, "chapters"), {"present": list(present)})
    return told


async def look(friend: Friend, chronicle: Json) -> Json:
    seen: Json = await friend.get(f"/api/chronicles/{chronicle['id']}")
    return seen


def path(chronicle: Json, *parts: str | int) -> str:
    return "/".join(["/api/chronicles", chronicle["id"], *map(str, parts)])


async def plays(chronicle: Json, players: dict[int, Friend]) -> None:
    """The running chapter to its end; players are by seat."""
    await asyncio.gather(
        *[plays_seat(chronicle["table"], seat, friend) for seat, friend in players.items()]
    )


async def plays_seat(table: str, seat: int, friend: Friend) -> None:
    chair = await friend.sits({"id": table})
    await chair.plays_on(seat)
    await chair.leaves()


async def plays_chapter(host: Friend, chronicle: Json, players: dict[int, Friend]) -> Json:
    """The next chapter from its beginning until it is sealed; players are by heir."""
    present = sorted(players)
    begun = await begins(host, chronicle, *present)
    await plays(begun, {seat: players[heir] for seat, heir in enumerate(present)})
    return await sealed(host, begun)


async def sealed(friend: Friend, chronicle: Json) -> Json:
    """The chronicle once no chapter runs."""
    while (seen := await look(friend, chronicle))["table"]:
        await asyncio.sleep(0.01)
    return seen


async def reads(friend: Friend, chronicle: Json) -> ClientConnection:
    """A socket to the pages of a chronicle."""
    cookie = "; ".join(f"{name}={value}" for name, value in friend.http.cookies.items())
    address = f"{friend.base.replace('http', 'ws')}{path(chronicle, 'socket')}?v=1"
    headers = {"Cookie": cookie}
    friend.sockets.append(await connect(address, additional_headers=headers, compression=None))
    return friend.sockets[-1]


async def frame(socket: ClientConnection) -> Json:
    told: Json = json.loads(await socket.recv())
    return told


def at_time(at: House, now: float) -> None:
    at.lobby.house.now = lambda: now


__all__ = ["BOTS", "DAY", "Chair"]
