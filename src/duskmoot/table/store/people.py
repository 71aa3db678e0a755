"""Guests and persons in a store, whichever it is: their devices, and how they come back.

As with chronicles, statements are written once, in the form of PostgreSQL. Of every secret only a
hash is kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duskmoot.table.store.chronicles import Shelf, Step, Steps, places
from duskmoot.table.store.port import Guest, Values


@dataclass(frozen=True)
class Device:
    """A browser that belongs to somebody."""

    id: str
    guest: str
    label: str
    """What it says of itself: `Firefox, Android`."""
    created: int
    seen: int


@dataclass(frozen=True)
class Person:
    """A guest with what only they may know of themselves."""

    id: str
    name: str
    created: int
    keyed: bool
    """Whether they have a return key."""
    leaves: int
    """When all that is known of them is deleted; 0 for never."""


@dataclass(frozen=True)
class Passkey:
    """The open half of a key pair by which somebody is known."""

    id: str
    """The credential's own, in base64url."""
    guest: str
    key: bytes
    count: int
    """How often it was used, as the authenticator counts; 0 where it does not."""
    label: str
    created: int
    used: int


@dataclass(frozen=True)
class Ticket:
    """Something that can be done once, and only for a while."""

    id: str
    """The hash of its secret."""
    kind: str
    guest: str
    body: str
    expires: int


DEVICE: Final[str] = "id, guest, label, created, seen"
PASSKEY: Final[str] = "id, guest, public_key, sign_count, label, created, used"
TICKET: Final[str] = "id, kind, guest, body, expires"

KNOWN: Final[str] = """
    select guest.id, guest.name, device.id, device.seen from device
    join guest on guest.id = device.guest where device.token_hash = $1
"""
UNREGISTERED: Final[str] = "select id, name, created from guest where token_hash = $1"
PUT_GUEST: Final[str] = "insert into guest (id, token_hash, name, created) values ($1, $2, $3, $4)"
RENAME: Final[str] = "update guest set name = $2 where id = $1"
PUT_DEVICE: Final[str] = f"insert into device (token_hash, {DEVICE}) values ({places(6)})"
MOVE_DEVICE: Final[str] = "update device set guest = $2, token_hash = $3 where id = $1"
END_DEVICE: Final[str] = "delete from device where id = $1 and guest = $2"
FORGET_TOKEN: Final[str] = """
    update guest set token_hash = $2
    where token_hash = (select token_hash from device where id = $1)
"""
"""An older server knows a guest by the first token alone."""
SEEN: Final[str] = "update device set seen = $2 where id = $1"
SET_KEY: Final[str] = "update guest set return_key = $2 where id = $1"
OF_KEY: Final[str] = "select id, name from guest where return_key = $1"
PERSON: Final[str] = "select id, name, created, return_key, leaves from guest where id = $1"
PUT_TICKET: Final[str] = f"insert into ticket ({TICKET}) values ({places(5)})"
SPEND: Final[str] = "delete from ticket where id = $1 and kind = $2 and expires > $3"
TURN: Final[str] = """
    update ticket set kind = $4 where id = $1 and kind = $2 and guest = $3 and expires > $5
"""
DROP: Final[str] = "delete from ticket where id = $1 and kind = $2 and guest = $3"
OUTDATED: Final[str] = "delete from ticket where expires <= $1"
PUT_PASSKEY: Final[str] = f"insert into passkey ({PASSKEY}) values ({places(7)})"
USED: Final[str] = "update passkey set sign_count = $2, used = $3 where id = $1"
END_PASSKEY: Final[str] = "delete from passkey where id = $1 and guest = $2"
REHOST: Final[str] = "update game_table set host = $3 where id = $1 and host = $2"
LEAVES: Final[str] = "update guest set leaves = $2 where id = $1"
SPOKE: Final[str] = "select distinct game_table from talk where guest = $1"
WORDS: Final[str] = """
    select game_table, n, time, seat, said, audience from talk
    where guest = $1 and note = '' order by time, game_table, n
"""
HUSH: Final[str] = """
    update talk set name = '', said = '', guest = '' where game_table = $1 and n = $2
"""
DISOWN: Final[str] = "update talk set guest = $2 where guest = $1"
UNSAY: Final[str] = "update inscription set said = '' where chronicle = $1 and heir = $2"
FORGET_DEVICES: Final[str] = "delete from device where guest = $1"
FORGET_PASSKEYS: Final[str] = "delete from passkey where guest = $1"
FORGET_GUEST: Final[str] = "delete from guest where id = $1"
FORGET_TICKETS: Final[str] = "delete from ticket where guest = $1"


class People:
    """The guests and persons of a store."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def _do(self, statement: str, *row: str | int | bytes | None, must: bool = False) -> None:
        await self._shelf.steps([Step(statement, [row], must)])

    # Guests and devices.

    async def known(self, token_hash: str) -> tuple[Guest, int] | None:
        """Who has this token, and when their device was last seen."""
        found = await self._shelf.rows(KNOWN, token_hash)
        if found:
            id, name, device, seen = found[0]
            return Guest(id, name, device), seen
        found = await self._shelf.rows(UNREGISTERED, token_hash)
        if not found:
            return None
        id, name, created = found[0]  # an older server let them in
        device = Device(token_hash[:22], id, "", created, created)
        await self._do(PUT_DEVICE, *device_values(token_hash, device))
        return Guest(id, name, device.id), created

    async def add_guest(self, guest: Guest, device: Device, token_hash: str) -> None:
        row = (guest.id, token_hash, guest.name, device.created)
        device_row = device_values(token_hash, device)
        await self._shelf.steps([Step(PUT_GUEST, [row]), Step(PUT_DEVICE, [device_row])])

    async def rename(self, guest: Guest) -> None:
        await self._do(RENAME, guest.id, guest.name)

    async def person(self, guest: str) -> Person | None:
        found = await self._shelf.rows(PERSON, guest)
        if not found:
            return None
        id, name, created, key, leaves = found[0]
        return Person(id, name, created, bool(key), leaves)

    async def add_device(self, device: Device, token_hash: str) -> None:
        await self._do(PUT_DEVICE, *device_values(token_hash, device))

    async def devices(self, guest: str) -> list[Device]:
        """The one seen last first."""
        question = f"select {DEVICE} from device where guest = $1 order by seen desc, id"
        return [Device(*row) for row in await self._shelf.rows(question, guest)]

    async def end_device(self, guest: str, id: str) -> None:
        """Unmatched if it is not theirs."""
        await self._shelf.steps([*ended(id), Step(END_DEVICE, [(id, guest)], must=True)])

    async def move_device(self, id: str, guest: str, token_hash: str) -> None:
        """It is somebody else's from now on, and has a new token."""
        step = Step(MOVE_DEVICE, [(id, guest, token_hash)], must=True)
        await self._shelf.steps([*ended(id), step])

    async def saw(self, device: str, now: int) -> None:
        await self._do(SEEN, device, now)

    async def living(self, devices: list[str]) -> set[str]:
        """Those of them that have not been ended."""
        if not devices:
            return set()
        question = f"select id from device where id in ({places(len(devices))})"
        return {str(row[0]) for row in await self._shelf.rows(question, *devices)}

    # Return keys.

    async def set_return_key(self, guest: str, key_hash: str) -> None:
        await self._do(SET_KEY, guest, key_hash, must=True)

    async def of_return_key(self, key_hash: str) -> Guest | None:
        found = await self._shelf.rows(OF_KEY, key_hash) if key_hash else []
        return Guest(*found[0]) if found else None

    async def guest(self, id: str) -> Guest | None:
        found = await self.person(id)
        return Guest(found.id, found.name) if found else None

    # Passkeys.

    async def add_passkey(self, passkey: Passkey) -> None:
        counted = (passkey.count, passkey.label, passkey.created, passkey.used)
        await self._do(PUT_PASSKEY, passkey.id, passkey.guest, passkey.key, *counted)

    async def passkeys(self, guest: str) -> list[Passkey]:
        question = f"select {PASSKEY} from passkey where guest = $1 order by created, id"
        return [Passkey(*row) for row in await self._shelf.rows(question, guest)]

    async def passkey(self, id: str) -> Passkey | None:
        found = await self._shelf.rows(f"select {PASSKEY} from passkey where id = $1", id)
        return Passkey(*found[0]) if found else None

    async def used_passkey(self, id: str, count: int, now: int) -> None:
        await self._do(USED, id, count, now)

    async def end_passkey(self, guest: str, id: str) -> None:
        """Unmatched if it is not theirs."""
        await self._do(END_PASSKEY, id, guest, must=True)

    # Tickets.

    async def put_ticket(self, ticket: Ticket, now: int) -> None:
        """A new one; those that nobody used in time are forgotten."""
        row = (ticket.id, ticket.kind, ticket.guest, ticket.body, ticket.expires)
        await self._shelf.steps([Step(OUTDATED, [(now,)]), Step(PUT_TICKET, [row])])

    async def ticket(self, id: str, now: int) -> Ticket | None:
        question = f"select {TICKET} from ticket where id = $1 and expires > $2"
        found = await self._shelf.rows(question, id, now)
        return Ticket(*found[0]) if found else None

    async def tickets(self, guest: str, kind: str, now: int) -> list[Ticket]:
        question = f"""
            select {TICKET} from ticket where guest = $1 and kind = $2 and expires > $3
            order by expires, id
        """
        return [Ticket(*row) for row in await self._shelf.rows(question, guest, kind, now)]

    async def spend(self, ticket: Ticket, now: int, instead: Ticket | None = None) -> None:
        """It is used, once: Unmatched if it was used meanwhile. Another one may take its place."""
        steps = [Step(SPEND, [(ticket.id, ticket.kind, now)], must=True)]
        if instead is not None:
            row = (instead.id, instead.kind, instead.guest, instead.body, instead.expires)
            steps.append(Step(PUT_TICKET, [row]))
        await self._shelf.steps(steps)

    async def turn(self, id: str, guest: str, before: str, kind: str, now: int) -> None:
        """It is of another kind from now on; Unmatched if it is gone, or not for this guest."""
        await self._do(TURN, id, before, guest, kind, now, must=True)

    async def drop(self, id: str, guest: str, kind: str) -> None:
        await self._do(DROP, id, kind, guest)

    # Two that are one.

    async def rehost(self, table: str, before: str, host: str) -> None:
        await self._do(REHOST, table, before, host)

    async def disown(self, before: str, after: str) -> None:
        """What the one said, the other said."""
        await self._do(DISOWN, before, after)

    async def forget(self, guest: str) -> None:
        """Nothing is left but what tables and chronicles say of them."""
        every = (FORGET_DEVICES, FORGET_PASSKEYS, FORGET_TICKETS, FORGET_GUEST)
        await self._shelf.steps([Step(statement, [(guest,)]) for statement in every])

    # Leaving for good.

    async def set_leaving(self, guest: str, when: int) -> None:
        await self._do(LEAVES, guest, when, must=True)

    async def due(self, now: int) -> list[str]:
        """Those whose time has come."""
        question = "select id from guest where leaves > 0 and leaves <= $1 limit 100"
        return [str(row[0]) for row in await self._shelf.rows(question, now)]

    async def spoke_at(self, guest: str) -> list[str]:
        """Tables where they said something, or where a note speaks of them."""
        return [str(row[0]) for row in await self._shelf.rows(SPOKE, guest)]

    async def words(self, guest: str) -> list[tuple[str, int, int, int, str, int]]:
        """Table, number, time, seat, words and audience of all that they said."""
        return [tuple(row) for row in await self._shelf.rows(WORDS, guest)]

    async def hush(self, table: str, lines: list[int]) -> None:
        """These lines have neither name nor words any more."""
        await self._shelf.steps([Step(HUSH, [(table, n) for n in lines])])

    async def unsay(self, chronicle: str, heirs: list[int]) -> None:
        """What these heirs named has no name any more."""
        await self._shelf.steps([Step(UNSAY, [(chronicle, heir) for heir in heirs])])


def device_values(token_hash: str, device: Device) -> Values:
    return (token_hash, device.id, device.guest, device.label, device.created, device.seen)


def ended(device: str) -> Steps:
    return [Step(FORGET_TOKEN, [(device, f"ended {device}")])]
