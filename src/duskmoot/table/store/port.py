"""What the table asks of a store, whichever it is: a few rows written, and read again at start.

A promise every store keeps: when a method that writes returns, the row is on disk.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from duskmoot.kernel.story import EVERYBODY

PERSON: Final[str] = "person"
BOT: Final[str] = "bot"
OPEN: Final[str] = "open"


class StoreFailed(Exception):
    """The store did not answer, or refused: nobody knows whether the row was written."""


class StoreInUse(Exception):
    """Another server holds this store."""


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class SeatRow:
    seat: int
    kind: str
    guest: str = ""
    """Its holder; of a bot's or an open seat the one who may take it back, if anybody."""
    name: str = ""
    bot: str = ""
    strength: int = 0


@dataclass(frozen=True)
class TableRow:
    id: str
    invite: str
    game: str
    rules: int
    options: dict[str, str]
    key: bytes
    commitment: str
    clock: int
    host: str
    created: int
    imported: bool
    over: bool = False


@dataclass(frozen=True)
class Event:
    """One entry of a table's history: an act, or an undo that leaves only the first `left` acts."""

    n: int
    seat: int
    act: str
    request: str
    """The id that the sender gave the message; empty for bots, clocks and files."""
    left: int = -1
    position: str = ""
    """The digest of the position it was applied to, where one was taken."""


@dataclass(frozen=True)
class Snapshot:
    """A position on the way, so that a start need not replay everything before it."""

    n: int
    """Events before it."""
    digest: str
    body: bytes


@dataclass(frozen=True)
class Talk:
    n: int
    time: int
    seat: int
    name: str
    text: str
    note: str = ""
    parts: dict[str, str] = field(default_factory=dict)
    audience: int = EVERYBODY
    """A bit for each seat that may know it, as in the lines of a story."""

    def heard_by(self, eyes: list[int]) -> bool:
        """Whether it is for somebody who holds these seats, or -1, which is a spectator."""
        if self.audience == EVERYBODY:
            return True
        return any(seat >= 0 and (self.audience >> seat) & 1 for seat in eyes)


class Store(Protocol):
    async def open(self) -> None:
        """Ready for use, with the newest form of the tables; StoreInUse if another server is."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """StoreFailed unless the store answers."""

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None: ...

    async def rename_guest(self, guest: Guest) -> None: ...

    async def guest(self, token_hash: str) -> Guest | None: ...

    async def add_table(self, table: TableRow, seats: list[SeatRow], past: list[Event]) -> None:
        """A new table, with the history it brings along if it comes from a file."""

    async def table(self, id: str) -> TableRow | None: ...

    async def invited(self, invite: str) -> str | None:
        """The table of an invitation."""

    async def open_tables(self) -> list[str]:
        """Tables whose game is not over."""

    async def tables_of(self, guest: str) -> list[str]:
        """Tables that the guest set or has a seat at, newest first."""

    async def seats(self, table: str) -> list[SeatRow]: ...

    async def set_seat(self, table: str, seat: SeatRow) -> None: ...

    async def append(self, table: str, event: Event) -> None: ...

    async def events(self, table: str) -> list[Event]: ...

    async def end(self, table: str, over: bool) -> None: ...

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """In place of the snapshot before."""

    async def snapshot(self, table: str) -> Snapshot | None: ...

    async def say(self, table: str, talk: Talk) -> None: ...

    async def talk(self, table: str) -> list[Talk]: ...


# Rows as both databases hold them, columns in the order of their tables.

Values = tuple[str | int | bytes, ...]


def table_values(table: TableRow) -> Values:
    options = json.dumps(table.options, ensure_ascii=False)
    return (
        *(table.id, table.invite, table.game, table.rules, options, table.key),
        *(table.commitment, table.clock, table.host, table.created, table.imported, table.over),
    )


def table_from(row: Sequence[Any]) -> TableRow:
    id, invite, game, rules, options, key, commitment, clock, host, created, imported, over = row
    return TableRow(
        id=id,
        invite=invite,
        game=game,
        rules=rules,
        options=json.loads(options),
        key=key,
        commitment=commitment,
        clock=clock,
        host=host,
        created=created,
        imported=bool(imported),
        over=bool(over),
    )


def seat_values(table: str, seat: SeatRow) -> Values:
    return (table, seat.seat, seat.kind, seat.guest, seat.name, seat.bot, seat.strength)


def event_values(table: str, event: Event) -> Values:
    return (
        *(table, event.n, event.seat, event.act),
        *(event.request, event.left, event.position),
    )


def talk_values(table: str, talk: Talk) -> Values:
    parts = json.dumps(talk.parts, ensure_ascii=False)
    said = (talk.n, talk.time, talk.seat, talk.name, talk.text, talk.note)
    return (table, *said, parts, talk.audience)


def talk_from(row: Sequence[Any]) -> Talk:
    n, time, seat, name, said, note, parts, audience = row
    return Talk(n, time, seat, name, said, note, json.loads(parts), audience)
