"""How long the server waits for the rest of a request, and how many connections it keeps.

Half a request that is never finished would else hold a connection for ever, and enough of them
the whole server. So would an answer that nobody reads.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from duskmoot.table import journal
from duskmoot.table.limits import HERE, Limits, Networks, lies_in, network, networks

if sys.platform != "win32":
    import resource

RESERVE: Final[int] = 128
"""Descriptors kept for the store, for workers and for files."""
WANTED: Final[int] = 65_536
QUIET: Final[float] = 10.0
"""Seconds between two lines of the log that say that there are too many connections."""


def descriptors() -> int:
    """How many descriptors this process may have, after asking for more where that is allowed."""
    if sys.platform == "win32":
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:
            journal.warn("descriptors", have=soft, reason=str(error))
    return soft


def proxies() -> Networks:
    """Addresses that speak for many people, as uvicorn trusts them."""
    named = os.environ.get("FORWARDED_ALLOW_IPS", "").split(",")
    found = HERE
    for name in named:
        with suppress(ValueError):  # uvicorn takes names as well, of programs on this machine
            found += networks([name.strip()])
    return found


class Doorman:
    """Counts connections, and says when there is no room for one more."""

    def __init__(self, limits: Limits, inner: int = 0) -> None:
        self.limits = limits
        self.inner = inner
        """The port at which neighbours call, each of them for many people."""
        self.most = limits.connections or max(RESERVE, descriptors() - RESERVE)
        self.trusted = proxies()
        self.near: Counter[str] = Counter()
        self._said = 0.0

    def enters(self, address: str, port: int, open_now: int, now: float) -> bool:
        near = network(address)
        crowded = self.near[near] >= self.limits.connections_network
        crowded = crowded and port != self.inner and not lies_in(address, self.trusted)
        if crowded or open_now >= self.most:
            if not self._said or now - self._said >= QUIET:
                self._said = now
                journal.warn("connections-full", open=open_now, most=self.most, one=crowded)
            return False
        self.near[near] += 1
        return True

    def leaves(self, address: str) -> None:
        near = network(address)
        self.near[near] -= 1
        if self.near[near] <= 0:
            del self.near[near]


def patient_http(limits: Limits, inner: int) -> type[asyncio.Protocol]:
    """The protocol of a server with these limits."""
    doorman = Doorman(limits, inner)

    class PatientHttp(HttpToolsProtocol):
        """A request must be there, whole, within its time; else the connection is closed."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._patience: asyncio.TimerHandle | None = None
            self._unread: asyncio.TimerHandle | None = None
            self._address = ""
            self._in_head = False
            self._head_bytes = 0

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else "local"
            port = self.server[1] if self.server else None
            if not doorman.enters(address, port or 0, len(self.connections) - 1, self.loop.time()):
                self.connections.discard(self)
                transport.abort()
                return
            self._address = address
            self._wait(limits.header_seconds)

        def data_received(self, data: bytes) -> None:
            went_on = self._in_head
            super().data_received(data)
            self._head_bytes = self._head_bytes + len(data) if went_on and self._in_head else 0
            if self._head_bytes > limits.header_bytes:
                self._give_up()

        def on_message_begin(self) -> None:
            self._in_head = True
            super().on_message_begin()
            if self._patience is None:
                self._wait(limits.header_seconds)

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self._in_head = False
            self._wait(limits.body_seconds)

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._calm()

        def handle_websocket_upgrade(self) -> None:
            self._go()
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._wait_for_reader()

        def resume_writing(self) -> None:
            super().resume_writing()
            self._unheed()

        def connection_lost(self, exc: Exception | None) -> None:
            self._go()
            super().connection_lost(exc)

        def _wait_for_reader(self) -> None:
            left = self.transport.get_write_buffer_size()

            def look() -> None:
                if self.transport.get_write_buffer_size() < left:
                    self._wait_for_reader()
                else:
                    self._give_up()

            self._unheed()
            self._unread = self.loop.call_later(limits.read_seconds, look)

        def _unheed(self) -> None:
            if self._unread is not None:
                self._unread.cancel()
                self._unread = None

        def _wait(self, seconds: float) -> None:
            self._calm()
            self._patience = self.loop.call_later(seconds, self._give_up)

        def _calm(self) -> None:
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None

        def _give_up(self) -> None:
            self._patience = None
            self.transport.abort()

        def _go(self) -> None:
            self._calm()
            self._unheed()
            if self._address:
                doorman.leaves(self._address)
                self._address = ""

    return PatientHttp
