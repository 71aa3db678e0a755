"""Many tables at once over real sockets: how long an act takes to reach another seat.

Every seat has a socket of its own. First each table makes one act a second; then all tables act
as fast as the server lets them. The server is another process on the same machine. In games whose
seats can work something out, a third part takes the time until they are told what that is.

With several servers the tables are spread over them. Before all else half of the tables are played
through a server that does not have them, at the same time as the others.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Final

import msgspec
from uvicorn.loops.auto import auto_loop_factory

import duskmoot.games as _games
from duskmoot.bench.line import TEXT, Line
from duskmoot.kernel.game import Game, find

__all__ = ["_games", "measured"]

PATIENCE: Final[int] = 60
"""Seconds after which a server that does not answer has failed."""
TICKS: Final[int] = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Seen(msgspec.Struct):
    """What the crowd reads of a view."""

    seat: int
    acts: list[str]


class Outside(msgspec.Struct, frozen=True):
    """What the crowd reads of the table as strangers see it."""

    at: int = -1


class Frame(msgspec.Struct):
    """What the crowd reads of a frame; answers have no events."""

    type: str
    at: int = -1
    decision: int = 0
    asked: list[int] = []
    table: Outside = Outside()
    views: list[Seen] = []
    over: bool = False
    reckoning: dict[str, list[int]] = {}


_read: Final = msgspec.json.Decoder(Frame)


class Seat(Line):
    """One socket, and the newest state it was told."""

    def __init__(self, seat: int, news: asyncio.Event) -> None:
        super().__init__()
        self.seat = seat
        self.frame = Frame("")
        self.news = news
        """Something was told to this seat or to another of its table."""
        self.shown = 0.0
        """When the newest position came."""
        self.reckoned: list[float] = []
        """Seconds from a position to what this seat can work out in it."""

    def heard(self, text: bytes) -> None:
        frame = _read.decode(text)
        if frame.type == "state":
            if frame.at > self.frame.at:
                self.shown = time.perf_counter()
            self.frame = frame
            self.news.set()
        elif frame.type == "reckoning" and frame.reckoning and frame.at == self.frame.at:
            self.reckoned.append(time.perf_counter() - self.shown)


class Sitting:
    """A table of the crowd. Each seat counts events for itself: a private step counts for few."""

    def __init__(self, id: str, home: int, cookies: list[str], chance: Random) -> None:
        self.id = id
        self.home = home
        """The port of the server that has it."""
        self.cookies = cookies
        """Of the guests, by seat."""
        self.chance = chance
        self.seats: list[Seat] = []
        self.news = asyncio.Event()
        self.acts = 0

    async def sit_down(self, port: int) -> None:
        """Everybody at this server, and nowhere else any more."""
        self.rise()
        self.seats = [Seat(seat, self.news) for seat in range(len(self.cookies))]
        for seat, cookie in zip(self.seats, self.cookies):
            await sit(port, self.id, seat, cookie)
        await self.until(lambda: all(seat.frame.at >= 0 for seat in self.seats))

    def rise(self) -> None:
        for seat in self.seats:
            seat.transport.abort()

    async def until(self, told: Callable[[], bool]) -> None:
        while not told():
            self.news.clear()
            await self.news.wait()

    async def act(self) -> float:
        """One act of whoever is asked; the seconds until another seat has seen it."""
        newest = max(self.seats, key=lambda seat: seat.shown).frame
        actor = self.seats[newest.asked[0]]
        known = [seat.frame.at for seat in self.seats]
        public = actor.frame.table.at
        self.acts += 1
        message = {
            "type": "act",
            "id": f"crowd-{self.acts}",
            "seat": actor.seat,
            "decision": actor.frame.decision,
            "act": self.chance.choice(actor.frame.views[0].acts),
        }

        def knows(seat: Seat) -> bool:
            return seat.frame.at > known[seat.seat]

        began = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            actor.send(TEXT, msgspec.json.encode(message))
            await self.until(lambda: any(knows(seat) for seat in self.seats if seat is not actor))
            spent = time.perf_counter() - began
            await self.until(lambda: knows(actor))
            if actor.frame.table.at > public:
                await self.until(lambda: all(knows(seat) for seat in self.seats))
        return spent

    def over(self) -> bool:
        return any(seat.frame.over for seat in self.seats)


def measured(
    game: str,
    tables: int,
    seconds: float,
    database: str,
    servers: int,
    done: Callable[[], None],
) -> list[dict[str, float]]:
    """The figures of one server, of two and so on; `done` hears of each table that is set."""
    found: list[dict[str, float]] = []
    for count in range(1, servers + 1):
        with tempfile.TemporaryDirectory(prefix="duskmoot-") as folder, ExitStack() as stack:
            halls = [stack.enter_context(opened(folder, database)) for _ in range(count)]
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                found.append(runner.run(_measure(halls, game, tables, seconds, done)))
    return found


@dataclass(frozen=True)
class Hall:
    """A server of the bench."""

    process: int
    port: int


@contextmanager
def opened(folder: str, database: str) -> Iterator[Hall]:
    command = [sys.executable, "-m", "duskmoot.bench.hall", folder, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Hall(process.pid, int(process.stdout.readline()))
        finally:
            process.terminate()


async def _measure(
    halls: list[Hall], game: str, tables: int, seconds: float, done: Callable[[], None]
) -> dict[str, float]:
    sittings = await set_tables(halls, game, tables, done)
    gc.disable()  # the crowd's own rubbish is not what is measured
    relayed = await through_another(sittings, halls, seconds) if len(halls) > 1 else {}
    for sitting in sittings:
        await sitting.sit_down(sitting.home)
    used = [processor_seconds(halls)]
    latencies = await all_once_a_second(sittings, seconds)
    memory = resident_megabytes(halls)
    used.append(processor_seconds(halls))
    began = time.perf_counter()
    crowded = await asyncio.gather(
        *[without_pause(sitting, began + seconds) for sitting in sittings]
    )
    spent = time.perf_counter() - began
    used.append(processor_seconds(halls))
    found = await reckonings(sittings, seconds) if reckons(game) else []
    gc.enable()
    for sitting in sittings:
        sitting.rise()
    return {
        "servers": len(halls),
        "tables": tables,
        "sockets": sum(len(sitting.seats) for sitting in sittings),
        **percentiles(latencies, ""),
        **relayed,
        "cpu_calm_ms": round((used[1] - used[0]) * 1000 / max(1, len(latencies)), 3),
        "cpu_busy_ms": round((used[2] - used[1]) * 1000 / max(1, sum(crowded)), 3),
        "rss_mb": round(max(memory, resident_megabytes(halls)), 1),
        "acts_per_s": round(sum(crowded) / spent, 1),
        **percentiles(found, "reckoning_"),
    }


async def set_tables(
    halls: list[Hall], game: str, tables: int, done: Callable[[], None]
) -> list[Sitting]:
    """Tables of all sizes, in turn at each server."""
    rules, chance = find(game), Random(1)
    sizes = [seats for seats in range(rules.least, rules.most + 1) if seats > 1]
    cookies = [guest(halls[0].port, f"Guest {n}") for n in range(max(sizes))]
    sittings: list[Sitting] = []
    for number in range(tables):
        home = halls[number % len(halls)].port
        invited = cookies[: sizes[number % len(sizes)]]
        id = await asyncio.to_thread(set_table, home, game, invited)
        sittings.append(Sitting(id, home, invited, Random(chance.random())))
        done()
    return sittings


async def through_another(
    sittings: list[Sitting], halls: list[Hall], seconds: float
) -> dict[str, float]:
    """One act a second, at half of the tables through a server that does not have them."""
    ports = [hall.port for hall in halls]
    halves: tuple[list[Sitting], list[Sitting]] = ([], [])
    for number, sitting in enumerate(sittings):
        away = number // len(halls) % 2
        halves[away].append(sitting)
        await sitting.sit_down(ports[(number + away) % len(halls)])
    direct, relayed = await asyncio.gather(*[all_once_a_second(half, seconds) for half in halves])
    return percentiles(direct, "direct_") | percentiles(relayed, "relayed_")


def reckons(game: str) -> bool:
    return type(find(game)).reckoning is not Game.reckoning


async def reckonings(sittings: list[Sitting], seconds: float) -> list[float]:
    """One act a second once more, now that the games are under way: how long seats wait to be told.

    Only what was told in time counts, before the next act made it old.
    """
    lines = [seat for sitting in sittings for seat in sitting.seats]
    for seat in lines:
        seat.reckoned.clear()
    await all_once_a_second(sittings, seconds)
    return [spent for seat in lines for spent in seat.reckoned]


def percentiles(seconds: list[float], name: str) -> dict[str, float]:
    """None of too few."""
    if len(seconds) < 2:
        return {}
    steps = quantiles(seconds, n=100)
    return {
        f"{name}p50_ms": round(steps[49] * 1000, 2),
        f"{name}p99_ms": round(steps[98] * 1000, 2),
    }


async def all_once_a_second(sittings: list[Sitting], seconds: float) -> list[float]:
    count = len(sittings)
    acting = [once_a_second(sitting, n / count, seconds) for n, sitting in enumerate(sittings)]
    return [latency for table in await asyncio.gather(*acting) for latency in table]


async def once_a_second(sitting: Sitting, offset: float, seconds: float) -> list[float]:
    """Acts at fixed moments, so that a slow answer does not thin out those that follow."""
    latencies: list[float] = []
    begin = time.perf_counter() + offset
    for n in range(max(1, int(seconds))):
        await asyncio.sleep(max(0.0, begin + n - time.perf_counter()))
        if sitting.over():
            break
        latencies.append(await sitting.act())
    return latencies


async def without_pause(sitting: Sitting, until: float) -> int:
    acts = 0
    while time.perf_counter() < until and not sitting.over():
        await sitting.act()
        acts += 1
    return acts


# Setting the tables.


def asked(port: int, method: str, path: str, body: dict[str, Any], cookie: str) -> Any:
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"content-type": "application/json", "cookie": cookie}
    line.request(method, path, json.dumps(body), headers)
    response = line.getresponse()
    content = response.read()
    line.close()
    if response.status >= 400:
        raise RuntimeError(content.decode())
    return response, json.loads(content)


def guest(port: int, name: str) -> str:
    response, _ = asked(port, "PUT", "/api/me", {"name": name}, "")
    return str(response.headers["set-cookie"]).partition(";")[0]


def set_table(port: int, game: str, cookies: list[str]) -> str:
    seats = [{"kind": "mine"}, *[{"kind": "open"} for _ in cookies[1:]]]
    _, table = asked(port, "POST", "/api/tables", {"game": game, "seats": seats}, cookies[0])
    for seat, cookie in enumerate(cookies[1:], 1):
        path = f"/api/tables/{table['id']}/seats/{seat}/take"
        asked(port, "POST", path, {"invite": table["invite"]}, cookie)
    return str(table["id"])


async def sit(port: int, id: str, seat: Seat, cookie: str) -> None:
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: seat, "127.0.0.1", port)
    await seat.open(f"127.0.0.1:{port}", f"/api/tables/{id}/socket?v=1", cookie)


def processor_seconds(halls: list[Hall]) -> float:
    """What these servers have used of processors; 0 where the system does not say."""
    try:
        told = [Path(f"/proc/{hall.process}/stat").read_text("ascii") for hall in halls]
    except OSError:
        return 0.0
    fields = [each.rpartition(")")[2].split() for each in told]
    return sum(int(each[11]) + int(each[12]) for each in fields) / TICKS


def resident_megabytes(halls: list[Hall]) -> float:
    """Of the largest server."""
    asked = ["ps", "-o", "rss=", "-p", ",".join(str(hall.process) for hall in halls)]
    told = subprocess.run(asked, capture_output=True, text=True)
    return max([0, *map(int, told.stdout.split())]) / 1024
