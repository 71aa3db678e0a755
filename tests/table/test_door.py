"""The door of `ops/nginx.conf` before two servers: TLS, sockets, and the death of one of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.friends import Friend, Json, evening
from tests.table.front_door import MISSING, certified, door, free_port
from tests.table.killing import LOST, Mortal

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not on this machine: {MISSING}")


async def plays(friend: Friend, table: Json, acts: int) -> None:
    """So many acts, on a new socket whenever one breaks."""
    while acts:
        try:
            chair = await friend.sits(table)
            while acts:
                answer = await chair.acts(chair.state["asked"][0])
                acts -= answer["type"] == "done"
        except LOST:
            await asyncio.sleep(0.1)


@evening
async def test_a_house_behind_its_door(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, _ = certified(tmp_path)
    servers = [
        Mortal(f"--database={postgres}", f"--inner=127.0.0.1:{free_port()}") for _ in range(2)
    ]
    for server in servers:
        await server.starts()
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    port = free_port()
    friend = Friend(f"https://localhost:{port}")
    try:
        with door(tmp_path, servers, port):
            while True:
                try:
                    await friend.arrive("Ada")
                    break
                except LOST:
                    await asyncio.sleep(0.1)
            assert (await friend.http.get("/")).status_code == 200
            assert (await friend.http.get("/metrics")).status_code == 403
            assert all(cookie.secure for cookie in friend.http.cookies.jar)
            foreign = {"origin": "https://elsewhere.example"}
            told = await friend.http.put("/api/me", json={"name": "Eve"}, headers=foreign)
            assert told.status_code == 403
            tables = [await friend.sets("mine", "mine", "mine") for _ in range(6)]
            await asyncio.gather(*[plays(friend, table, 3) for table in tables])
            await servers[0].dies()
            await asyncio.gather(*[plays(friend, table, 3) for table in tables])
    finally:
        await friend.goes()
        for server in servers:
            if server.process is not None and server.process.returncode is None:
                await server.closes()
