"""Half requests, and more connections than there is room for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.table.house import Settings
from duskmoot.table.journal import LOG
from duskmoot.table.limits import Limits
from duskmoot.table.patience import QUIET, Doorman
from tests.table.friends import FREE, House, evening, house

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_BODY = (
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name"'
)
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@asynccontextmanager
async def impatient(folder: Path, **limits: float) -> AsyncIterator[House]:
    seconds = {"header_seconds": 0.2, "body_seconds": 0.2} | limits
    made: Limits = replace(FREE, **seconds)  # type: ignore[arg-type]
    async with house(folder, Settings(limits=made)) as at:
        yield at


async def line(at: House, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
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


def test_the_doorman_counts_networks_and_trusts_the_proxy() -> None:
    doorman = Doorman(replace(FREE, connections_network=2, connections=100))
    assert [doorman.enters(f"2001:db8::{n}", n, 0.0) for n in range(3)] == [True, True, False]
    assert doorman.enters("2001:db8:0:1::1", 2, 0.0), "another network"
    assert all(doorman.enters("127.0.0.1", 3, 0.0) for _ in range(10))
    doorman.leaves("2001:db8::7")
    assert doorman.enters("2001:db8::8", 3, 0.0)
    assert not doorman.enters("192.0.2.1", 100, 0.0)


def test_the_log_is_not_flooded(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, LOG.name)
    doorman = Doorman(replace(FREE, connections=1))
    for now in (1.0, 2.0, 3.0, 1.0 + QUIET):
        assert not doorman.enters("192.0.2.1", 1, now)
    assert len(caplog.records) == 2
