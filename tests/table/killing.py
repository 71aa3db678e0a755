"""A server that is killed again and again while friends play, and what they then find.

The server is a process of its own, as people run it. Every friend remembers which acts were
acknowledged, sends an act again when no answer came, and in the end compares all that with the
saved game, act by act.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from duskmoot.kernel.replay import load
from tests.table.friends import Chair, Friend, Json

ROOT: Final = Path(__file__).parents[2]
LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, TimeoutError)
HUNG: Final[float] = 5.0
"""Seconds after which a player no longer waits for an answer, as the client does."""
PASSING: Final = ("store-failed", "server-failed", "too-fast")
"""Refusals after which one asks again in a moment."""
_ids: Final = count()


class Mortal:
    """A server that can be killed and started again."""

    program = "import sys; from duskmoot.cli import run; sys.exit(run(sys.argv[1:]))"

    def __init__(self, *options: str, path: Path | None = None) -> None:
        """`path`: where another version of the package lies."""
        self.path = os.pathsep.join(map(str, filter(None, (path, ROOT))))
        self.command = (sys.executable, "-c", self.program, "serve", "--port=0", *options)
        self.process: Process | None = None
        self.base = ""
        self.up = asyncio.Event()
        self.acted = asyncio.Event()
        """Set by every act that is acknowledged."""

    async def starts(self) -> None:
        environment = {**os.environ, "PYTHONPATH": self.path, "DUSKMOOT_LANGUAGE": "en"}
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdout=PIPE, stderr=DEVNULL, env=environment
        )
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        found = re.search(r"http://[^ /]+", line)
        assert found, f"the server did not come up: {line!r}"
        self.base = found.group()
        self.up.set()

    async def dies(self) -> None:
        """Without a warning."""
        assert self.process is not None
        self.up.clear()
        self.process.kill()
        await self.process.wait()

    async def closes(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return await self.process.wait()

    async def is_gone(self) -> None:
        """However a test ended."""
        if self.process is not None and self.process.returncode is None:
            await self.dies()


class Visitor:
    """Somebody whose browser goes wherever there is a server."""

    def __init__(self) -> None:
        self.friend = Friend("")

    async def goes_to(self, base: str, name: str) -> None:
        """The same browser at this address, where it has a name."""
        if self.friend.base != base:
            before, self.friend = self.friend, Friend(base)
            self.friend.http.cookies = before.http.cookies
            with suppress(TimeoutError):
                async with asyncio.timeout(HUNG):
                    await before.goes()
        if not self.friend.http.cookies:
            answer = await self.friend.http.put("/api/me", json={"name": name})
            if answer.status_code != 200:
                raise TimeoutError("nobody lets us in yet")


class Player(Visitor):
    """Plays table after table, for all seats that are not a bot's, whatever the server does."""

    def __init__(self, server: Mortal, chance: Random) -> None:
        super().__init__()
        self.server = server
        self.chance = chance
        self.acknowledged: dict[str, dict[int, str]] = {}
        """By table: the act that was acknowledged as each event."""
        self.acts = 0
        self.again = 0
        """Acts whose first answer was lost, and that had been stored."""

    async def plays(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            try:
                await self.server.up.wait()
                await self.goes_there()
                table = await self.friend.sets("mine", "mine", "random")
            except LOST:
                continue
            self.acknowledged[table["id"]] = {}
            await self.plays_one(table, enough)

    async def goes_there(self) -> None:
        await self.goes_to(self.server.base, "Ada")

    async def plays_one(self, table: Json, enough: asyncio.Event) -> None:
        pending: Json | None = None
        chair: Chair | None = None
        while not enough.is_set():
            try:
                await self.server.up.wait()
                await self.goes_there()
                if chair is None:
                    chair = await self.friend.sits(table)
                else:
                    chair = await self.friend.comes_back(table, chair)
                self.finds_everything(table, chair)
                while not enough.is_set() and not chair.state["over"]:
                    pending = pending or self.choice(chair)
                    if pending is None:
                        await chair.hears()
                    elif await self.sends(table, chair, pending):
                        pending = None
                if chair.state["over"]:
                    return
            except LOST:
                continue

    def finds_everything(self, table: Json, chair: Chair) -> None:
        """After any restart: nothing that was acknowledged is missing, and the table goes on."""
        assert chair.state["table"]["trouble"] == ""
        newest = max(self.acknowledged[table["id"]], default=0)
        assert chair.state["at"] >= newest, "an acknowledged act is lost"

    def choice(self, chair: Chair) -> Json | None:
        for seat in (0, 1):
            if seat in chair.state["asked"]:
                act = self.chance.choice(chair.view(seat)["acts"])
                decision = chair.state["decision"]
                id = f"kill-{os.getpid()}-{next(_ids)}"
                return {"type": "act", "id": id, "seat": seat, "decision": decision, "act": act}
        return None

    async def sends(self, table: Json, chair: Chair, pending: Json) -> bool:
        async with asyncio.timeout(20):
            answer = await chair.asks(**pending)
        if answer["type"] == "done":
            kept = f"{pending['seat']} {pending['act']}"
            self.acknowledged[table["id"]][answer["at"]] = kept
            self.acts += 1
            self.again += answer["again"]
            self.server.acted.set()
        elif answer["refusal"]["key"] == "too-fast":
            await asyncio.sleep(0.1)
            return False
        else:
            assert answer["refusal"]["key"] == "late", answer
        return True

    async def compares(self) -> int:
        """Every table once more, whole; how many acknowledged acts were found in their places."""
        await self.goes_there()
        found = 0
        for id, acts in self.acknowledged.items():
            answer = await self.friend.http.get(f"/api/tables/{id}/export")
            assert answer.status_code == 200, answer.text
            session, _ = load(answer.text)
            spell = session.game.vocabulary.spell
            saved = [f"{seat} {spell(act)}" for seat, act in session.acts]
            for event, act in acts.items():
                assert saved[event - 1] == act, f"event {event} is another one"
                found += 1
        return found


async def survives(kills: int, players: int, seed: int, *options: str) -> tuple[int, int]:
    """Acts acknowledged, and those answered again after a death, through so many deaths."""
    chance = Random(seed)
    server = Mortal(*options)
    await server.starts()
    friends = [Player(server, Random(chance.random())) for _ in range(players)]
    enough = asyncio.Event()
    playing = [asyncio.create_task(friend.plays(enough)) for friend in friends]
    for task in playing:
        task.add_done_callback(lambda _: server.acted.set())
    try:
        for _ in range(kills):
            target = sum(friend.acts for friend in friends) + chance.randrange(1, 60)
            while sum(friend.acts for friend in friends) < target:
                for task in playing:
                    assert not task.done(), task.exception()
                server.acted.clear()
                await server.acted.wait()
            await server.dies()
            await server.starts()
        enough.set()
        await server.dies()
        await server.starts()
        await asyncio.gather(*playing)
        found = sum([await friend.compares() for friend in friends])
        assert found == sum(len(acts) for f in friends for acts in f.acknowledged.values())
        assert await server.closes() == 0
        return found, sum(friend.again for friend in friends)
    finally:
        for task in playing:
            task.cancel()
        for friend in friends:
            await friend.friend.goes()
        if server.process is not None and server.process.returncode is None:
            server.process.kill()
            await server.process.wait()
