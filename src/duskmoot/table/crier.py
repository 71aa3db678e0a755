"""The crier: tells browsers on the start page that there is something to look at again.

Of what, never what: the list of open seats, or whose turn it is. Each asks for it in its own name.
News of one server go to all servers of the house, a few times a second at most.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from typing import Final

from duskmoot.kernel.game import Refused
from duskmoot.table import journal
from duskmoot.table.store.port import Store, StoreFailed

LISTED: Final[str] = "listed"
TURNS: Final[str] = "turns"
EVERY: Final[float] = 0.25
"""Seconds between two cries of one server."""
MANY: Final[int] = 200
"""Guests in one cry; if there are more, everybody looks again."""
SIGN: Final[float] = 25.0
"""Seconds after which a line says that there is nothing new: proxies end silent answers."""
EARS: Final[int] = 60
"""Start pages of one network."""


class Ear:
    """One start page."""

    def __init__(self, guest: str, network: str) -> None:
        self.guest = guest
        self.network = network
        self.news: set[str] = set()
        self.woken = asyncio.Event()
        self.closed = False

    def hear(self, news: str) -> None:
        self.news.add(news)
        self.woken.set()

    def close(self) -> None:
        self.closed = True
        self.woken.set()


class Crier:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.ears: set[Ear] = set()
        self._listed = False
        self._guests: set[str] = set()
        self._crying: asyncio.Task[None] | None = None

    def close(self) -> None:
        if self._crying is not None:
            self._crying.cancel()
        for ear in self.ears:
            ear.close()

    # What happens here.

    def tell(self, listed: bool, guests: Iterable[str]) -> None:
        """That the open seats are others, or that these guests are asked or no longer asked."""
        self._listed = self._listed or listed
        self._guests |= set(guests) - {""}
        idle = self._crying is None or self._crying.done()
        if idle and (self._listed or self._guests):
            self._crying = asyncio.create_task(self._cry())

    async def _cry(self) -> None:
        while self._listed or self._guests:
            listed, guests = self._listed, sorted(self._guests)
            self._listed, self._guests = False, set()
            news = [listed, guests if len(guests) <= MANY else None]
            try:
                await self.store.cry(json.dumps(news))
            except StoreFailed as error:
                journal.warn("cry-failed", reason=str(error))
            await asyncio.sleep(EVERY)

    # What any server of the house cries.

    def heard(self, cry: str) -> None:
        listed, guests = json.loads(cry)
        for ear in self.ears:
            if listed:
                ear.hear(LISTED)
            if ear.guest and (guests is None or ear.guest in guests):
                ear.hear(TURNS)

    def listen(self, guest: str, network: str) -> Ear:
        if sum(ear.network == network for ear in self.ears) >= EARS:
            raise Refused("too-many-sockets")
        ear = Ear(guest, network)
        self.ears.add(ear)
        return ear

    async def told(self, ear: Ear) -> AsyncIterator[str]:
        """As server-sent events, until the browser or the server leaves."""
        try:
            yield ": here\n\n"
            while not ear.closed:
                try:
                    async with asyncio.timeout(SIGN):
                        await ear.woken.wait()
                except TimeoutError:
                    yield ": still here\n\n"
                    continue
                ear.woken.clear()
                news, ear.news = sorted(ear.news), set()
                yield "".join(f"event: {each}\ndata: news\n\n" for each in news)
        finally:
            self.ears.discard(ear)
