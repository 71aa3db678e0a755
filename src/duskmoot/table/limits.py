"""How much of everything: sizes, rates, and the buckets that measure rates."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Rate:
    per_second: float
    at_once: int


@dataclass(frozen=True)
class Limits:
    frame_bytes: int = 4096
    body_bytes: int = 64 * 1024
    import_bytes: int = 1024 * 1024
    import_acts: int = 5000
    messages: Rate = Rate(20, 40)
    talk: Rate = Rate(0.5, 5)
    requests: Rate = Rate(30, 120)
    tables: Rate = Rate(0.5, 30)
    offences: int = 50
    """Refusals in a row for being too fast or unreadable, before a socket is closed."""
    waiting_frames: int = 64
    sockets_here: int = 20
    """Sockets of one guest, or of one address without a name, at one table."""
    sockets_each: int = 100
    talk_kept: int = 2000
    """Lines of talk at one table."""


ADDRESSES: Final[int] = 4096
"""Buckets that are remembered; the one longest unused is forgotten first."""


class Bucket:
    """Lets pass what a rate allows. `now` is any clock in seconds."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.drops = float(rate.at_once)
        self.filled = now()

    def passes(self) -> bool:
        now = self.now()
        fresh = (now - self.filled) * self.rate.per_second
        self.drops = min(float(self.rate.at_once), self.drops + fresh)
        self.filled = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True

    def wait(self) -> float:
        """Seconds until one more passes."""
        return max(0.0, (1 - self.drops) / self.rate.per_second)


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self.kept.get(address)
        if bucket is None:
            bucket = self.kept[address] = Bucket(self.rate, self.now)
            if len(self.kept) > ADDRESSES:
                self.kept.popitem(last=False)
        self.kept.move_to_end(address)
        return bucket
