"""The cheapest WebSocket that can be: thousands of them must not keep the server from its work."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from typing import Final, cast

TEXT: Final[int] = 1
CLOSE: Final[int] = 8
PING: Final[int] = 9
PONG: Final[int] = 10
LAST: Final[int] = 0x80
"""The bit of a frame that is the last of its message; our server sends no others."""
MASKED: Final[int] = 0x80
NO_MASK: Final[bytes] = bytes(4)
"""A client must mask what it sends; this mask changes nothing."""


class Line(asyncio.Protocol):
    """A client's end of a socket: small messages out, whole ones in."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.rest = b""
        """What came and is not yet a whole frame."""
        self.accepted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, host: str, path: str, cookie: str) -> None:
        key = b64encode(bytes(16)).decode()
        asked = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {cookie}",
        ]
        self.transport.write("\r\n".join([*asked, "", ""]).encode())
        await self.accepted

    def heard(self, text: bytes) -> None:
        """A message of the server."""

    def send(self, kind: int, content: bytes) -> None:
        size = len(content)
        head = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
        self.transport.write(bytes([LAST | kind, MASKED | head[0], *head[1:]]) + NO_MASK + content)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.accepted.done():
            self.accepted.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.accepted.done() and not self._shake_hands():
            return
        while self._take_frame():
            pass

    def _shake_hands(self) -> bool:
        """Whether the server has accepted."""
        answer, end, rest = self.rest.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in answer[:16]:
            self.transport.abort()
            return False
        self.rest = rest
        self.accepted.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """Whether there was a whole one."""
        rest = self.rest
        if len(rest) < 2:
            return False
        size, start = rest[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(rest[2:start], "big")
        if len(rest) < start + size:
            return False
        content, self.rest = rest[start : start + size], rest[start + size :]
        kind = rest[0] & 15
        if kind == TEXT:
            self.heard(content)
        elif kind == PING:
            self.send(PONG, content)
        elif kind == CLOSE:
            self.transport.abort()
        return True
