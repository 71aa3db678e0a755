"""How much of everything: sizes, rates, and the buckets that measure rates."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
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
    """Of one guest, on all sockets."""
    undos: Rate = Rate(1, 10)
    """Undos that one guest asks for: the longer a game, the more one costs."""
    talk: Rate = Rate(0.5, 5)
    foresights: Rate = Rate(6, 18)
    requests: Rate = Rate(30, 120)
    tables: Rate = Rate(0.5, 30)
    """New tables and imports of one network."""
    guests: Rate = Rate(0.1, 20)
    """New guests of one network."""
    arrivals: Rate = Rate(0.2, 20)
    """Attempts of one network to come back, by a key or a link."""
    mails: Rate = Rate(1 / 120, 3)
    """Mails to prove an address or to come back by it, of one network and to one address."""
    reports: Rate = Rate(1 / 30, 5)
    """Reports of one guest to the keepers."""
    exports: Rate = Rate(1 / 60, 3)
    """Files of all that is known of one guest."""
    replays: Rate = Rate(0.5, 20)
    analyses: Rate = Rate(1 / 120, 6)
    """Curves of chances that one network has begun."""
    opinions: Rate = Rate(0.5, 12)
    """Decisions that one guest has judged."""
    doors: Rate = Rate(0.5, 10)
    """How often one host says anew who may come in."""
    volumes: Rate = Rate(1 / 30, 4)
    """Whole chronicles that one network brings from files."""
    seats: Rate = Rate(0.1, 6)
    """How often one seat changes hands."""
    tables_each: int = 60
    """Unfinished tables of one host, but for those that are put away."""
    chronicles_each: int = 30
    """Chronicles of one host that are not over."""
    heirs: int = 12
    """Places in one roster."""
    inscriptions: Rate = Rate(1, 20)
    """Names that one guest gives."""
    inscriptions_kept: int = 5000
    """Names in one chronicle, corrected ones included."""
    chronicle_bytes: int = 8 * 1024 * 1024
    chronicle_acts: int = 60_000
    """Of an imported chronicle, in all its chapters."""
    searching_each: int = 8
    """Searching bots at the tables of one host that were touched within a day."""
    searching_network: Rate = Rate(1 / 60, 40)
    """New searching bots of one network."""
    offences: int = 50
    """Refusals in a row for being too fast or unreadable, before a socket is closed."""
    waiting_frames: int = 64
    waiting_bytes: int = 1024 * 1024
    """Of frames that wait for one browser to read them."""
    sockets_here: int = 20
    """Sockets of one guest, or of one address without a name, at one table."""
    sockets_each: int = 100
    sockets_network: int = 300
    talk_kept: int = 2000
    """Lines of talk at one table, for each audience; then the oldest are forgotten."""
    notes_kept: int = 500
    """Notes of the table itself, which are forgotten apart from the talk."""
    header_bytes: int = 64 * 1024
    header_seconds: float = 10.0
    """For the head of a request to arrive."""
    body_seconds: float = 30.0
    read_seconds: float = 60.0
    """In which a browser must read some of an answer that waits for it."""
    idle_seconds: int = 60
    """For a connection on which nothing is asked."""
    connections_network: int = 500
    """Open connections of one network; those of a trusted proxy are not counted."""
    connections: int = 0
    """Open connections in all; 0 for what the system allows, less a reserve."""


ADDRESSES: Final[int] = 65_536
"""Buckets that are remembered; the one longest unused is forgotten first."""


class Bucket:
    """Lets pass what a rate allows. `now` is any clock in seconds."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.drops = float(rate.at_once)
        self.filled = now()

    def passes(self, drops: int = 1) -> bool:
        now = self.now()
        fresh = (now - self.filled) * self.rate.per_second
        self.drops = min(float(self.rate.at_once), self.drops + fresh)
        self.filled = now
        if self.drops < drops:
            return False
        self.drops -= drops
        return True

    def wait(self, drops: int = 1) -> float:
        """Seconds until so many more pass."""
        return max(0.0, (drops - self.drops) / self.rate.per_second)


def network(address: str) -> str:
    """The part of an address that belongs to one customer: of IPv6 the first half."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)


Networks = tuple[IPv4Network | IPv6Network, ...]
HERE: Final[Networks] = (ip_network("127.0.0.0/8"), ip_network("::1"))
"""This very machine."""


def networks(named: Iterable[str]) -> Networks:
    """Addresses and networks as a host writes them, `*` for all; ValueError for anything else."""
    parts = (part for name in named for part in (("0.0.0.0/0", "::/0") if name == "*" else (name,)))
    return tuple(ip_network(part, strict=False) for part in parts)


def lies_in(address: str, among: Networks) -> bool:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    plain = getattr(found, "ipv4_mapped", None) or found
    return any(plain in each for each in among)


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
