"""What the table asks of a store, whichever it is: a few rows written, and read again at start.

A promise every store keeps: when a method that writes returns, the row is on disk.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Protocol

from duskmoot.kernel.story import EVERYBODY
from duskmoot.table.pace import is_pace

if TYPE_CHECKING:
    from duskmoot.table.limits import Rate
    from duskmoot.table.store.archive import Archive
    from duskmoot.table.store.chronicles import Chronicles
    from duskmoot.table.store.notices import Notices
    from duskmoot.table.store.order import Order
    from duskmoot.table.store.people import People

PERSON: Final[str] = "person"
BOT: Final[str] = "bot"
OPEN: Final[str] = "open"

OPENED: Final[str] = "opened"
ORPHAN: Final[str] = "orphan"
"""Why a table was claimed: somebody opened it, or its server is dead."""

SEVERAL: Final[str] = "*"
"""In `TableRow.sat`: more than one person has held a seat."""
UNKNOWN: Final[int] = -1
"""In `Standing.waiting`: written by a version that did not know yet."""


class StoreFailed(Exception):
    """The store did not answer, or refused: nobody knows whether the row was written."""


class StoreDamaged(StoreFailed):
    """The rows asked for cannot be read, and never will be; others may be sound."""


class Moved(StoreFailed):
    """Another server has this table or chronicle now: nothing was written."""


class StoreInUse(Exception):
    """Another server holds this store."""


class Elsewhere(Exception):
    """Another server of the house has the table or chronicle, or is to have it."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@dataclass(frozen=True)
class Place:
    """What a server says of itself to the others of its house."""

    address: str = ""
    """Where they reach it, as `host:port`."""
    rules: dict[str, str] = field(default_factory=dict)
    """By game: the edition of its rules."""
    lease: float = 10.0
    """Seconds without a sign of life after which its tables may be taken over."""
    secret: str = ""
    """By which servers of one house know one another; empty for one that the house keeps."""


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    device: str = ""
    """The one by which they came."""


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
    key_left: bool = False
    """The key of chance was given to somebody while the game ran. Never becomes false again."""
    sat: str = ""
    """The only guest who ever held a seat here; empty if nobody did, SEVERAL if more than one."""
    stand_in: str = ""
    """The bot that plays for absent people."""
    stand_in_strength: int = 2
    legacy: str = ""
    """What earlier games handed down to this one, as in a Setting."""
    chronicle: str = ""
    """The chronicle of which this game is a chapter; empty for a single game."""
    chapter: int = 0
    attempt: int = 0
    heirs: tuple[int, ...] = ()
    """By seat: the number of the heir who sits there, in a chapter."""
    closed: str = ""
    """Why nobody plays on here although the game did not end: a message key."""
    lesson: str = ""
    """The lesson that is taught here."""
    pace: str = ""
    """How slowly it is played, as `Pace.kept`; empty for a game of one sitting."""
    sound: bool = True
    """Whether the row could be read."""


@dataclass(frozen=True)
class Word:
    """That a table waits for somebody who may not be looking."""

    guest: str
    kind: int
    after: int
    """When it is to be sent, if they have not come by then."""


@dataclass(frozen=True)
class Words:
    """Who is to be sent word of a table, once its newest event is written."""

    fresh: tuple[Word, ...]
    kept: tuple[str, ...]
    """Guests of whom an open word stays as it is; all others need none any more."""


@dataclass(frozen=True)
class Standing:
    """How a table stands, written together with its newest event."""

    at: int
    """Events so far."""
    seen: int
    """Those of them that everybody sees."""
    chain: str
    """The hash of them all."""
    waiting: int
    """A bit for each seat whose answer is missing."""
    touched: int
    """When somebody last acted or sat down, in seconds since 1970."""
    put_away: bool = False
    over: bool = False
    """Written with the table itself."""
    position: str = ""
    """The digest of the position after all these events; empty while the table is in memory."""
    due: int = 0
    """When the table acts by itself, in seconds since 1970; 0 for never."""
    clocks: str = ""
    """The slow clocks of its seats, as `pace.hands_text`."""
    words: Words | None = None
    """Written, never read; None leaves the words of this table as they are."""


@dataclass(frozen=True)
class Listed:
    """A table as a list shows it, without its history."""

    row: TableRow
    seats: list[SeatRow]
    standing: Standing


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
    chain: str = ""
    """The hash of this event and of all before it; empty where an older version wrote it."""

    def chained(self, before: str) -> Event:
        """The event with the hash that ties it to those before it."""
        return replace(self, chain=self.link(before))

    def link(self, before: str) -> str:
        told = (before, self.n, self.seat, self.act, self.request, self.left, self.position)
        return sha256(json.dumps(told).encode()).hexdigest()[:32]


@dataclass(frozen=True)
class Snapshot:
    """A position on the way, so that a start need not replay everything before it."""

    n: int
    """Events before it."""
    digest: str
    body: bytes
    chain: str = ""
    """The hash of the events before it."""
    edition: str = ""
    """The edition of the rules that made it."""


@dataclass(frozen=True)
class Retold:
    """A finished game through one pair of eyes, packed."""

    seat: int
    edition: str
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
    guest: str = ""
    """Who said it, or of whom a note speaks; never told."""

    def heard_by(self, eyes: list[int]) -> bool:
        """Whether it is for somebody who holds these seats, or -1, which is a spectator."""
        return hears(self.audience, eyes)


def nothing(ids: list[str]) -> None:
    """For a store whom nobody listens to."""


def unheard(cry: str) -> None:
    """For a store without a crier."""


def uncounted(what: object) -> None:
    """For a store that nobody measures."""


def hears(audience: int, eyes: list[int]) -> bool:
    """Whether one of these seats is among an audience."""
    return audience == EVERYBODY or any(eye >= 0 and (audience >> eye) & 1 for eye in eyes)


class Store(Protocol):
    """Every write to a table or a chronicle is Moved unless it was claimed and is still ours."""

    lost: Callable[[list[str]], None]
    """Called with the tables and chronicles that another server has now."""
    heard: Callable[[str], None]
    """Called with what any server of the house cries, this one included."""
    chronicles: Chronicles
    people: People
    order: Order
    notices: Notices
    archive: Archive
    place: Place
    """To be set before the store is opened."""
    batched: Callable[[float], None]
    """Called with how many acts were written at once, where several can be."""
    claimed: Callable[[str], None]
    """Called with OPENED or ORPHAN for each table that is taken, where servers are several."""

    @property
    def age(self) -> float:
        """Seconds since the last sign of life for other servers, where there may be any."""

    async def open(self) -> None:
        """Ready for use, with the newest form of the tables; StoreInUse if another server is."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """StoreFailed unless something can be written."""

    # Which server has what. Where there is only one, it has everything.

    async def claim(self, table: str, here: bool = False) -> bool:
        """The table is ours from now on, and its chronicle; Elsewhere if it is another server's.

        False if its rules are not surely ours: then it must be replayed, and adopted or released.
        `here` is for what another server sent to us: it is sent on to no third one.
        """

    async def claim_chronicle(self, id: str, here: bool = False) -> None: ...

    async def adopt(self, table: str, game: str) -> None:
        """From now on it is played by our rules."""

    async def decline(self, table: str) -> None:
        """It goes another way by our rules: Elsewhere if a server is there that can play it."""

    async def release(self, ids: list[str]) -> None:
        """Tables and chronicles that any server may claim."""

    async def waiting_for_a_server(self) -> list[str]:
        """Some tables whose server died while they waited for an act."""

    async def assured(self, id: str) -> None:
        """Waits until we know what is still ours; Moved if this table or chronicle is not.

        Nothing is told from memory before.
        """

    async def hands_over(self) -> bool:
        """Whether this server is to give its tables to others, and there are others."""

    async def cry(self, news: str) -> None:
        """Heard by all servers of the house. It is not kept, and must be rare."""

    async def secret(self) -> str:
        """What only the servers of this house know."""

    async def spends(self, what: str, who: str, rate: Rate, drops: int = 1) -> float:
        """Counted for the whole house: 0.0 if the rate allows it, else the seconds to wait."""

    async def add_table(
        self, table: TableRow, seats: list[SeatRow], past: list[Event], waiting: int
    ) -> None:
        """A new table, with the history it brings along if it comes from a file."""

    async def table(self, id: str) -> TableRow | None: ...

    async def invited(self, invite: str) -> str | None:
        """The table of an invitation."""

    async def tables_of(self, guest: str) -> list[Listed]:
        """Tables that the guest set or has a seat at, newest first."""

    async def hosted(self, guest: str, since: int) -> list[tuple[str, str, str]]:
        """Table, game and bot of each bot's seat at a host's unfinished tables, if touched since.

        A table without bots counts with an empty one.
        """

    async def seats(self, table: str) -> list[SeatRow]: ...

    async def set_seat(self, table: str, seat: SeatRow, sat: str, touched: int) -> None:
        """`sat` is as in the row of the table."""

    async def give_key(self, table: str) -> None:
        """The key of chance is about to leave the server."""

    async def standing(self, table: str) -> Standing | None: ...

    async def append(self, table: str, event: Event, standing: Standing) -> None:
        """The event and how the table then stands; StoreFailed if the event is not the next one."""

    async def rest(self, table: str, at: int, position: str) -> None:
        """The digest of the position after so many events, of a table that leaves the memory."""

    async def events(self, table: str) -> list[Event]: ...

    async def end(self, table: str, over: bool) -> None: ...

    async def put_away(self, idle: int, begun: int) -> int:
        """Tables not begun and untouched since `idle`, and unfinished ones untouched since `begun`.

        How many were put away. What can be made again from their events is forgotten, and so is
        what was counted more than a day ago.
        """

    async def wake(self, table: str, touched: int) -> None:
        """No longer put away."""

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """In place of the snapshot before."""

    async def snapshot(self, table: str) -> Snapshot | None: ...

    async def keep_retold(self, table: str, retold: Retold) -> None: ...

    async def retold(self, table: str, seat: int, edition: str) -> bytes | None: ...

    async def say(self, table: str, talk: Talk, forget: list[int]) -> None:
        """A line, in place of one of the same number, and the numbers of lines that make room."""

    async def talk(self, table: str) -> list[Talk]: ...

    async def forgotten(self, table: str) -> dict[int, int]:
        """By audience: how many lines were forgotten."""


# Rows as both databases hold them.

Values = tuple[str | int | bytes | None, ...]

TABLE: Final[str] = """
    id, invite, game, rules, options, key, commitment, clock, host, created, imported, over,
    key_left, sat, stand_in, stand_in_strength, legacy, chronicle, chapter, attempt, heirs, closed,
    lesson, pace
"""
SEAT: Final[str] = "seat, kind, guest, name, bot, strength"
EVENT: Final[str] = "n, seat, act, request, left_acts, position, chain"
STANDING: Final[str] = "at, seen, chain, waiting, touched, put_away, position, due, clocks"
SNAPSHOT: Final[str] = "n, digest, body, chain, edition"
TALK: Final[str] = "n, time, seat, name, said, note, parts, audience, guest"
"""Columns, always named: another version may have added some. But for the first, `game_table`
stands before them."""


def table_values(table: TableRow) -> Values:
    options = json.dumps(table.options, ensure_ascii=False)
    return (
        *(table.id, table.invite, table.game, table.rules, options, table.key),
        *(table.commitment, table.clock, table.host, table.created, table.imported, table.over),
        *(table.key_left, table.sat, table.stand_in, table.stand_in_strength, table.legacy),
        *(table.chronicle, table.chapter, table.attempt, json.dumps(table.heirs), table.closed),
        *(table.lesson, table.pace),
    )


def table_from(row: Sequence[Any]) -> TableRow:
    id, invite, game, rules, options, key, commitment, clock, host, created, *rest = row
    imported, over, key_left, sat, stand_in, strength, legacy, *chapter = rest
    chronicle, number, attempt, heirs, closed, lesson, pace = chapter
    chosen, seated = read_strings(options), read_numbers(heirs)
    return TableRow(
        id=id,
        invite=invite,
        game=game,
        rules=rules,
        options=chosen or {},
        key=key,
        commitment=commitment,
        clock=clock,
        host=host,
        created=created,
        imported=bool(imported),
        over=bool(over),
        key_left=bool(key_left),
        sat=sat,
        stand_in=stand_in,
        stand_in_strength=strength,
        legacy=legacy,
        chronicle=chronicle,
        chapter=number,
        attempt=attempt,
        heirs=seated or (),
        closed=closed,
        lesson=lesson,
        pace=pace if is_pace(pace) else "",
        sound=chosen is not None and seated is not None and is_pace(pace),
    )


def read_strings(text: str) -> dict[str, str] | None:
    """A dictionary of strings; None for anything else."""
    try:
        found = json.loads(text)
    except ValueError:
        return None
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        return None
    return found


def read_numbers(text: str) -> tuple[int, ...] | None:
    """A list of whole numbers; None for anything else."""
    try:
        found = json.loads(text)
    except ValueError:
        return None
    if not isinstance(found, list) or not all(type(each) is int for each in found):
        return None
    return tuple(found)


def seat_values(table: str, seat: SeatRow) -> Values:
    return (table, seat.seat, seat.kind, seat.guest, seat.name, seat.bot, seat.strength)


def event_values(table: str, event: Event) -> Values:
    return (
        *(table, event.n, event.seat, event.act),
        *(event.request, event.left, event.position, event.chain),
    )


def standing_values(table: str, stands: Standing) -> Values:
    counted = (stands.at, stands.seen, stands.chain, stands.waiting, stands.touched)
    paced = (stands.due or None, stands.clocks)
    return (table, *counted, stands.put_away, stands.position, *paced)


def first_standing(table: TableRow, past: list[Event], waiting: int) -> Standing:
    chain = past[-1].chain if past else ""
    return Standing(len(past), len(past), chain, waiting, table.created, over=table.over)


def standing_from(row: Sequence[Any], over: bool = False) -> Standing:
    at, seen, chain, waiting, touched, put_away, position, due, clocks = row
    stands = (at, seen, chain, waiting, touched, bool(put_away), over, position)
    return Standing(*stands, due=due or 0, clocks=clocks)


def talk_values(table: str, talk: Talk) -> Values:
    parts = json.dumps(talk.parts, ensure_ascii=False)
    said = (talk.n, talk.time, talk.seat, talk.name, talk.text, talk.note)
    return (table, *said, parts, talk.audience, talk.guest)


def talk_from(row: Sequence[Any]) -> Talk:
    n, time, seat, name, said, note, parts, audience, guest = row
    return Talk(n, time, seat, name, said, note, read_strings(parts) or {}, audience, guest)
