"""The door of `ops/nginx.conf` before two servers: TLS, sockets, and the death of one of them."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.table.friends import Friend, Json, evening
from tests.table.killing import LOST, Mortal

OPS: Final = Path(__file__).parents[2] / "ops"
MISSING: Final = [name for name in ("nginx", "openssl") if not shutil.which(name)]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not on this machine: {MISSING}")


def free_port() -> int:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def certified(place: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    certificate, key = place / "certificate", place / "key"
    command = (
        *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
        *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
        *("-keyout", str(key), "-out", str(certificate)),
    )
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key


@contextmanager
def door(place: Path, servers: list[Mortal], port: int) -> Iterator[None]:
    """Our configuration with other names, while the block lasts."""
    certificate, key = place / "certificate", place / "key"
    text = (OPS / "nginx.conf").read_text("utf-8").replace("/tmp/", f"{place}/")
    text = text.replace("/run/secrets/certificate_key", str(key))
    text = text.replace("/run/secrets/certificate", str(certificate))
    for number, server in enumerate(servers, 1):
        text = text.replace(f"house{number}:8642", server.base.partition("//")[2])
    text = re.sub(r"listen \[::\].*;", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = text.replace("worker_rlimit_nofile 65536;", "")
    text = text.replace("worker_connections 16384;", "worker_connections 256;")
    (place / "nginx.conf").write_text(text, "utf-8")
    command = ["nginx", "-p", str(place), "-c", str(place / "nginx.conf"), "-g", "daemon off;"]
    with subprocess.Popen(command) as proxy:
        try:
            yield
        finally:
            proxy.terminate()


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
