"""A tiny proxy that shows a server below a path, as hosts do who have other pages as well."""

from __future__ import annotations

import asyncio
import re
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from urllib.parse import urlsplit

BELOW: Final = "/moot"
NOT_OURS: Final = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


@asynccontextmanager
async def proxy(target: str) -> AsyncIterator[str]:
    """The address below which the server is shown, and nothing beside it."""
    to = urlsplit(target)
    visits: set[asyncio.Task[Any]] = set()

    async def meet(reader: StreamReader, writer: StreamWriter) -> None:
        visit = asyncio.current_task()
        assert visit is not None
        visits.add(visit)
        try:
            head = passed_on(await reader.readuntil(b"\r\n\r\n"))
            if head:
                there, back = await asyncio.open_connection(to.hostname, to.port)
                back.write(head)
                await asyncio.gather(pour(reader, back), pour(there, writer))
            else:
                writer.write(NOT_OURS)
        except (OSError, EOFError):
            pass  # the visitor went away
        finally:
            await hang_up(writer)
            visits.discard(visit)

    async with await asyncio.start_server(meet, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}{BELOW}"
        for visit in visits:
            visit.cancel()
        await asyncio.gather(*visits, return_exceptions=True)


def passed_on(head: bytes) -> bytes:
    """The head of a request as the server gets it; nothing if it asks for something else."""
    way, path, rest = head.split(b" ", 2)
    if not path.startswith(BELOW.encode() + b"/"):
        return b""
    if b"upgrade: websocket" not in head.lower():  # one request for each connection
        rest = re.sub(rb"(?i)\r\nconnection: [^\r]*", b"\r\nConnection: close", rest)
    return b" ".join((way, path.removeprefix(BELOW.encode()), rest))


async def pour(source: StreamReader, sink: StreamWriter) -> None:
    try:
        while piece := await source.read(65536):
            sink.write(piece)
            await sink.drain()
    finally:
        await hang_up(sink)


async def hang_up(writer: StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
