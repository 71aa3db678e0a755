"""nginx with the configuration of `ops/`, where this machine has it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

from tests.table.killing import Mortal

CONFIGURATION: Final = Path(__file__).parents[2] / "ops" / "nginx.conf"
NGINX: Final = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
"""Also where Debian puts it, which only root finds by its name."""
MISSING: Final = [
    name for name, found in (("nginx", NGINX), ("openssl", shutil.which("openssl"))) if not found
]


def free_port(in_a_row: int = 1) -> int:
    """The first of so many ports at which nobody listens.

    They lie below those that systems give away: else one of them may be the end of some
    connection by the time at which a server wants it.
    """
    while True:
        first = Random().randrange(20_000, 32_000)
        with ExitStack() as taken, suppress(OSError):
            for port in range(first, first + in_a_row):
                taken.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return first


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


def at_home(place: Path) -> str:
    """Our configuration, with its files and its certificate in this folder."""
    text = CONFIGURATION.read_text("utf-8").replace("/tmp/", f"{place}/")
    text = text.replace("/run/secrets/certificate_key", str(place / "key"))
    return text.replace("/run/secrets/certificate", str(place / "certificate"))


@contextmanager
def door(place: Path, servers: list[Mortal], port: int) -> Iterator[None]:
    """Our configuration with other names, while the block lasts."""
    text = at_home(place)
    for number, server in enumerate(servers, 1):
        text = text.replace(f"house{number}:8642", server.base.partition("//")[2])
    text = re.sub(r"listen \[::\].*;", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = text.replace("worker_rlimit_nofile 65536;", "")
    text = text.replace("worker_connections 16384;", "worker_connections 256;")
    (place / "nginx.conf").write_text(text, "utf-8")
    command = [NGINX or "", "-p", str(place), "-c", str(place / "nginx.conf"), "-g", "daemon off;"]
    with subprocess.Popen(command) as proxy:
        try:
            yield
        finally:
            proxy.terminate()
