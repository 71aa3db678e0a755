"""Many tables at once over real sockets: how long an act takes to reach another seat.

Every seat has a socket of its own. First each table makes one act a second; then all tables act
as fast as the server lets them. The server is another process on the same machine.
"""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from http.client import HTTPConnection
from random import Random
from statistics import quantiles
from typing import Any, Final

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from duskmoot.bench.line import TEXT, Line

GAME: Final[str] = "bloodborne"
"""Always the same, so that figures of today and tomorrow can be compared."""
SEATS: Final[tuple[int, ...]] = (3, 4, 5)


class Seen(msgspec.Struct):
    """What the crowd reads of a view."""

    seat: int
    acts: list[str]


class Frame(msgspec.Struct):
    """What the crowd reads of a frame; answers have no events."""

    type: str
    at: int = -1
    decision: int = 0
    asked: list[int] = []
    views: list[Seen] = []
    over: bool = False


_read: Final = msgspec.json.Decoder(Frame)


class Seat(Line):
    """One socket, and the newest state it was told."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.frame = Frame("")
        self.news = asyncio.Event()

    def heard(self, text: bytes) -> None:
        frame = _read.decode(text)
        if frame.type == "state":
            self.frame = frame
            self.news.set()

    async def reaches(self, event: int) -> None:
        while self.frame.at < event:
            self.news.clear()
            await self.news.wait()


class Sitting:
    """A table of the crowd."""

    def __init__(self, seats: list[Seat], chance: Random) -> None:
        self.seats = seats
        self.chance = chance
        self.acts = 0

    async def act(self) -> float:
        """One act of whoever is asked; the seconds until another seat has seen it."""
        newest = max(self.seats, key=lambda seat: seat.frame.at).frame
        actor = self.seats[newest.asked[0]]
        await actor.reaches(newest.at)
        other = self.seats[actor.seat - 1]
        await other.reaches(newest.at)
        chosen = self.chance.choice(actor.frame.views[0].acts)
        self.acts += 1
        message = {
            "type": "act",
            "id": f"crowd-{self.acts}",
            "seat": actor.seat,
            "decision": newest.decision,
            "act": chosen,
        }
        began = time.perf_counter()
        actor.send(TEXT, msgspec.json.encode(message))
        await other.reaches(newest.at + 1)
        return time.perf_counter() - began

    def over(self) -> bool:
        return any(seat.frame.over for seat in self.seats)


def measured(
    tables: int, seconds: float, database: str, done: Callable[[], None]
) -> dict[str, float]:
    """The figures; `done` hears of each table that is set."""
    with tempfile.TemporaryDirectory(prefix="duskmoot-") as folder:
        command = [sys.executable, "-m", "duskmoot.bench.hall", folder, database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as hall:
            assert hall.stdout is not None
            try:
                port = int(hall.stdout.readline())
                with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                    return runner.run(_measure(port, hall.pid, tables, seconds, done))
            finally:
                hall.terminate()


async def _measure(
    port: int, server: int, tables: int, seconds: float, done: Callable[[], None]
) -> dict[str, float]:
    chance = Random(1)
    cookies = [guest(port, f"Hunter {n}") for n in range(max(SEATS))]
    sittings: list[Sitting] = []
    for number in range(tables):
        seats = SEATS[number % len(SEATS)]
        id = await asyncio.to_thread(set_table, port, cookies[:seats])
        taken = [await sit(port, id, seat, cookies[seat]) for seat in range(seats)]
        sittings.append(Sitting(taken, Random(chance.random())))
        done()
    for sitting in sittings:
        for seat in sitting.seats:
            await seat.reaches(0)
    gc.disable()  # the crowd's own rubbish is not what is measured
    calm = await asyncio.gather(
        *[once_a_second(sitting, n / tables, seconds) for n, sitting in enumerate(sittings)]
    )
    memory = resident_megabytes(server)
    began = time.perf_counter()
    crowded = await asyncio.gather(
        *[without_pause(sitting, began + seconds) for sitting in sittings]
    )
    spent = time.perf_counter() - began
    gc.enable()
    steps = quantiles([latency for table in calm for latency in table], n=100)
    for sitting in sittings:
        for seat in sitting.seats:
            seat.transport.abort()
    return {
        "tables": tables,
        "sockets": sum(len(sitting.seats) for sitting in sittings),
        "p50_ms": round(steps[49] * 1000, 2),
        "p99_ms": round(steps[98] * 1000, 2),
        "rss_mb": round(max(memory, resident_megabytes(server)), 1),
        "acts_per_s": round(sum(crowded) / spent, 1),
    }


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


def set_table(port: int, cookies: list[str]) -> str:
    seats = [{"kind": "mine"}, *[{"kind": "open"} for _ in cookies[1:]]]
    _, table = asked(port, "POST", "/api/tables", {"game": GAME, "seats": seats}, cookies[0])
    for seat, cookie in enumerate(cookies[1:], 1):
        path = f"/api/tables/{table['id']}/seats/{seat}/take"
        asked(port, "POST", path, {"invite": table["invite"]}, cookie)
    return str(table["id"])


async def sit(port: int, id: str, seat: int, cookie: str) -> Seat:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Seat(seat), "127.0.0.1", port)
    await line.open(f"127.0.0.1:{port}", f"/api/tables/{id}/socket?v=1", cookie)
    return line


def resident_megabytes(process: int) -> float:
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True)
    return int(told.stdout or 0) / 1024
