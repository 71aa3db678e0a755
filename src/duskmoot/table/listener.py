"""One connected browser, as the table's actor sees it: what it has, and what waits for it."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct

from duskmoot.table import protocol as wire

RESTARTING: Final[int] = 1001
CLOSING: Final[str] = "closing"
"""Said with it: this server ends, and comes back or not."""
MOVED: Final[str] = "moved"
"""Said with it: another server has what was here, and is reached at the same address."""
BAD_VERSION: Final[int] = 4400
SIGNED_OUT: Final[int] = 4401
NO_TABLE: Final[int] = 4404
TOO_SLOW: Final[int] = 4408
TOO_MANY: Final[int] = 4429


class Listener:
    """Frames are put into its box and never waited for; whoever does not read is let go."""

    def __init__(self, guest: str, network: str, room: int, most_bytes: int) -> None:
        self.guest = guest
        """Empty for a browser without a name."""
        self.device = ""
        self.muted: frozenset[str] = frozenset()
        """Guests whose words it does not want to hear."""
        self.network = network
        self.at = -1
        """The last event it was told."""
        self.eyes: list[int] = []
        """The seats whose story it has."""
        self.talk = 0
        """How many lines of talk it has."""
        self.given: dict[str, object] = {}
        """Of the fields that seldom change, what it was told last on this socket."""
        self.box: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.room = room
        self.most_bytes = most_bytes
        self._waiting = 0
        """Bytes of the frames in its box."""
        self.code = 0
        """The code with which its socket is to be closed."""
        self.ended = asyncio.Event()

    def tell(self, message: Struct) -> None:
        if self.code:
            return
        frame = wire.write(message)
        full = self._waiting and self._waiting + len(frame) > self.most_bytes
        if full or self.box.qsize() >= self.room:
            while not self.box.empty():
                self.box.get_nowait()
            self.end(TOO_SLOW)
            return
        self._waiting += len(frame)
        self.box.put_nowait(frame)

    async def next_frame(self) -> bytes | None:
        """To be sent now; None when nothing follows."""
        frame = await self.box.get()
        self._waiting -= len(frame or b"")
        return frame

    def end(self, code: int, refusal: wire.Refusal | None = None) -> None:
        """Nothing is sent after this; the socket is closed when the box is empty."""
        if not self.code:
            if refusal is not None:
                self.box.put_nowait(wire.write(wire.Ended(refusal)))
            self.code = code
            self.box.put_nowait(None)
            self.ended.set()
