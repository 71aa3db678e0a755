"""Half requests, and more connections than there is room for."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from duskmoot.table.house import Settings
from duskmoot.table.journal import LOG
from duskmoot.table.limits import Limits
from duskmoot.table.patience import QUIET, RESERVE, Doorman
from tests.table.friends import FREE, Friend, House, evening, house
from tests.table.killing import Mortal

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_BODY = (
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name"'
)
LONG = "/api/games/heritage/texts/ru"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@asynccontextmanager
async def impatient(folder: Path, **limits: float) -> AsyncIterator[House]:
    seconds = {"header_seconds": 0.2, "body_seconds": 0.2} | limits
    made: Limits = replace(FREE, **seconds)  # type: ignore[arg-type]
    async with house(folder, Settings(limits=made)) as at:
        yield at


async def line(
    at: House | Mortal, sent: bytes
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = at.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    return reader, writer


@pytest.mark.parametrize("half", [b"", b"G", HALF, HALF_BODY])
@evening
async def test_half_a_request_is_given_up(half: bytes, tmp_path: Path) -> None:
    async with impatient(tmp_path) as at:
        reader, writer = await line(at, half)
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await reader.readexactly(1)
        writer.close()
        ada = await at.friend("Ada")
        assert (await ada.get("/healthz"))["fine"]


@evening
async def test_a_slow_trickle_does_not_help(tmp_path: Path) -> None:
    async with impatient(tmp_path, header_seconds=0.3) as at:
        reader, writer = await line(at, HALF)

        async def trickle() -> None:
            while not reader.at_eof():
                writer.write(b"x")
                await asyncio.sleep(0.02)

        dripping = asyncio.create_task(trickle())
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await reader.readexactly(1)
        dripping.cancel()
        writer.close()


@evening
async def test_a_head_without_end_is_given_up(tmp_path: Path) -> None:
    async with impatient(tmp_path, header_seconds=30.0) as at:
        _, writer = await line(at, HALF)

        async def pours() -> None:
            while True:
                writer.write(b"x" * 4096)
                await writer.drain()

        with pytest.raises(ConnectionError):
            await pours()
        writer.close()
        large = {"name": "x" * FREE.body_bytes}
        told = await (await at.friend()).http.put("/api/me", json=large)
        assert told.json()["key"] == "too-large", "a body may be larger than a head"


@evening
async def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    async with impatient(tmp_path, read_seconds=1.0) as at:
        ada = await at.friend()
        whole = len((await ada.http.get(LONG, headers={"connection": "close"})).content)
        idle = await asks_through_a_straw(at)
        while at.server.server_state.connections:
            await asyncio.sleep(0.01)
        assert len(await all_of(idle, whole, 0.0)) < whole
        slow = await asks_through_a_straw(at)
        told = await all_of(slow, whole // 20, 0.1)
        assert len(told.partition(b"\r\n\r\n")[2]) == whole, "it took twice the time in all"


async def asks_through_a_straw(at: House) -> socket.socket:
    """A connection with room for little, over which much is asked for."""
    host, _, port = at.base.removeprefix("http://").partition(":")
    loop, asking = asyncio.get_running_loop(), socket.socket()
    asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asking.setblocking(False)
    await loop.sock_connect(asking, (host, int(port)))
    while not (open_now := at.server.server_state.connections):
        await asyncio.sleep(0.01)
    for connection in open_now:
        sending = connection.transport.get_extra_info("socket")
        sending.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    asked = f"GET {LONG} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    await loop.sock_sendall(asking, asked.encode())
    return asking


async def all_of(asking: socket.socket, at_once: int, pause: float) -> bytes:
    """All that still comes before the connection ends."""
    told = b""
    with asking:
        while got := await asyncio.get_running_loop().sock_recv(asking, at_once):
            told += got
            await asyncio.sleep(pause)
    return told


@evening
async def test_sockets_and_whole_requests_are_not_hurried(tmp_path: Path) -> None:
    async with impatient(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "mine", "mine"))
        reader, writer = await line(at, WHOLE)
        assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.5)
        writer.write(WHOLE)
        await reader.readuntil(b"}")
        assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200"), "kept alive"
        writer.close()
        assert (await chair.acts(0))["type"] == "done"


@evening
async def test_too_many_connections_are_logged_and_survived(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, LOG.name)
    async with impatient(tmp_path, header_seconds=30.0, connections=3) as at:
        kept = [await line(at, HALF) for _ in range(3)]
        refused, writer = await line(at, WHOLE)
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await refused.readexactly(1)
        writer.close()
        assert "connections-full" in [record.message for record in caplog.records]
        for _, held in kept:
            held.close()
        while True:  # until the server has seen them go
            reader, writer = await line(at, WHOLE)
            try:
                assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200")
                break
            except (asyncio.IncompleteReadError, ConnectionError):
                continue
            finally:
                writer.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there the system sets no such limit")
@evening
async def test_a_server_with_few_descriptors_keeps_some_for_itself(folder: Path) -> None:
    """Who comes when all are taken is refused at once, and nobody afterwards suffers from it."""
    server, room = Mortal(f"--data={folder}"), RESERVE + 10
    few = ("sh", "-c", f'ulimit -n {room + RESERVE} && exec "$@"', "sh")
    server.command = (*few, *server.command)
    await server.starts()
    held = [await line(server, HALF) for _ in range(room)]
    refused, writer = await line(server, WHOLE)
    with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
        await refused.readexactly(1)
    assert not any(reader.at_eof() for reader, _ in held), "those who came before stay"
    for _, open_still in [*held, (refused, writer)]:
        open_still.close()
    ada = Friend(server.base)
    while True:  # until the server has seen them go
        try:
            assert (await ada.get("/healthz"))["fine"]
            break
        except httpx.TransportError:
            continue
    await ada.goes()
    assert await server.closes() == 0


def test_the_doorman_counts_networks() -> None:
    doorman = Doorman(replace(FREE, connections_network=2, connections=100))
    assert [doorman.enters(f"2001:db8::{n}", 80, n, 0.0) for n in range(3)] == [True, True, False]
    assert doorman.enters("2001:db8:0:1::1", 80, 2, 0.0), "another network"
    doorman.leaves("2001:db8::7")
    assert doorman.enters("2001:db8::8", 80, 3, 0.0)
    assert not doorman.enters("192.0.2.1", 80, 100, 0.0)


def test_proxies_and_neighbours_speak_for_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/28, 192.0.2.7, unix")
    doorman = Doorman(replace(FREE, connections_network=2, connections=100), inner=8652)
    for address, port in (("127.0.0.1", 80), ("10.0.0.9", 80), ("192.0.2.7", 80), ("::1", 80)):
        assert all(doorman.enters(address, port, 3, 0.0) for _ in range(5)), address
    assert all(doorman.enters("10.0.0.99", 8652, 3, 0.0) for _ in range(5)), "a neighbour"
    assert not doorman.enters("10.0.0.99", 80, 3, 0.0)


def test_the_log_is_not_flooded(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, LOG.name)
    doorman = Doorman(replace(FREE, connections=1))
    for now in (1.0, 2.0, 3.0, 1.0 + QUIET):
        assert not doorman.enters("192.0.2.1", 80, 1, now)
    assert len(caplog.records) == 2
