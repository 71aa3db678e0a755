"""The register of the house: whom a token belongs to, and how somebody becomes known again."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from duskmoot.kernel.game import Refused
from duskmoot.table import journal
from duskmoot.table.house import House
from duskmoot.table.listener import SIGNED_OUT, Listener
from duskmoot.table.people import messages as wire
from duskmoot.table.people import words
from duskmoot.table.protocol import Refusal
from duskmoot.table.store.chronicles import Unmatched
from duskmoot.table.store.people import Device, People, Ticket
from duskmoot.table.store.port import Guest, StoreFailed
from duskmoot.table.tokens import cleaned, hashed, new_id, new_token

REMEMBERED: Final[int] = 10_000
"""Guests remembered between two requests; the store knows them all."""
FRESH: Final[float] = 30.0
"""Seconds for which a token is trusted without asking the store: another server may end it."""
HOUR: Final[int] = 3600
LINK: Final[int] = 600
"""Seconds for which another device may join by a link."""
MADE: Final[str] = "link"
ASKED: Final[str] = "claim"
GRANTED: Final[str] = "granted"
"""Kinds of tickets: a link was made, a device asks, it was told yes."""


class Rooms(Protocol):
    """The lobby, as far as the register needs it."""

    def all_listeners(self) -> Iterable[Listener]: ...

    async def join(self, before: str, after: str) -> int:
        """Seats, heirs and tables of one guest become another's; how many rooms have changed."""


class Register:
    def __init__(self, house: House, rooms: Rooms) -> None:
        self.house = house
        self.rooms = rooms
        self._known: OrderedDict[str, tuple[Guest, float]] = OrderedDict()
        """By the hash of a token: whose it is, and until when that is believed."""

    @property
    def people(self) -> People:
        return self.house.store.people

    @property
    def now(self) -> int:
        return int(self.house.now())

    # Tokens.

    async def guest(self, token: str) -> Guest | None:
        if not token:
            return None
        key = hashed(token)
        guest, until = self._known.get(key, (None, 0.0))
        if guest is not None and asyncio.get_running_loop().time() < until:
            self._known.move_to_end(key)
            return guest
        found = await self.people.known(key)
        if found is None:
            self._known.pop(key, None)
            return None
        guest, seen = found
        if self.now - seen > HOUR:
            await self.people.saw(guest.device, self.now - self.now % HOUR)
        self._remember(key, guest)
        return guest

    def _remember(self, key: str, guest: Guest) -> None:
        self._known[key] = guest, asyncio.get_running_loop().time() + FRESH
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _forget(self, device: str) -> None:
        for key in [key for key, (guest, _) in self._known.items() if guest.device == device]:
            del self._known[key]

    async def let_in(self, name: str, label: str) -> tuple[Guest, str]:
        """A new guest, and the token by which we know them again."""
        token, device = new_token(), new_id()
        guest = Guest(new_id(), cleaned(name), device)
        row = Device(device, guest.id, label, self.now, self.now)
        await self.people.add_guest(guest, row, hashed(token))
        self._remember(hashed(token), guest)
        return guest, token

    async def rename(self, guest: Guest, token: str, name: str) -> Guest:
        renamed = replace(guest, name=cleaned(name))
        await self.people.rename(renamed)
        self._remember(hashed(token), renamed)
        return renamed

    async def rename_other(self, guest: str, name: str) -> None:
        await self.people.rename(Guest(guest, name))
        for device in await self.people.devices(guest):
            self._forget(device.id)

    # Devices.

    async def about(self, guest: Guest, passkeys_work: bool) -> wire.PersonInfo:
        person = await self.people.person(guest.id)
        if person is None:
            raise Refused("name-missing")
        return wire.PersonInfo(
            name=person.name,
            created=person.created,
            devices=[
                wire.DeviceInfo(d.id, d.label, d.created, d.seen, d.id == guest.device)
                for d in await self.people.devices(guest.id)
            ],
            keyed=person.keyed,
            passkeys=[
                wire.PasskeyInfo(key.id, key.label, key.created, key.used)
                for key in await self.people.passkeys(guest.id)
            ],
            passkeys_work=passkeys_work,
            mails=self.house.mailer is not None,
            mail=await self._mail(guest.id),
            keeper=await self.house.store.order.is_keeper(guest.id),
            leaves=person.leaves,
        )

    async def end_device(self, guest: Guest, id: str) -> None:
        try:
            await self.people.end_device(guest.id, id)
        except Unmatched as error:
            raise Refused("no-such-device") from error
        self._forget(id)
        self._sign_out({id})

    async def forget(self, guest: str) -> None:
        devices = {device.id for device in await self.people.devices(guest)}
        await self.house.store.notices.forget(guest)
        await self.house.store.order.forget(guest)
        await self.people.forget(guest)
        for device in devices:
            self._forget(device)
        self._sign_out(devices)

    async def end_passkey(self, guest: Guest, id: str) -> None:
        try:
            await self.people.end_passkey(guest.id, id)
        except Unmatched as error:
            raise Refused("passkey-unknown") from error

    def _sign_out(self, devices: set[str]) -> None:
        for listener in self.rooms.all_listeners():
            if listener.device in devices:
                listener.end(SIGNED_OUT, Refusal("signed-out"))

    async def sweep(self) -> None:
        """Sockets of devices that were ended elsewhere are closed."""
        here = {each.device for each in self.rooms.all_listeners() if each.device}
        try:
            self._sign_out(here - await self.people.living(sorted(here)))
        except StoreFailed as error:
            journal.warn("devices-unknown", reason=str(error))

    # Another device, by a link.

    async def make_link(self, guest: Guest) -> wire.DeviceLink:
        secret, expires = new_token(), self.now + LINK
        await self.people.put_ticket(Ticket(hashed(secret), MADE, guest.id, "", expires), self.now)
        return wire.DeviceLink(secret, expires)

    async def ask_to_join(self, secret: str, label: str) -> wire.JoinWaits:
        """The link is used up; from now on the old device is asked."""
        link = await self._ticket(secret, MADE)
        owner = await self.people.guest(link.guest)
        if owner is None:
            raise Refused("link-gone")
        claim, check = new_token(), f"{secrets.randbelow(1000):03}"
        body = json.dumps([label, check], ensure_ascii=False)
        asked = Ticket(hashed(claim), ASKED, link.guest, body, link.expires)
        await self._spend(link, asked)
        return wire.JoinWaits(claim, check, owner.name, link.expires)

    async def asking(self, guest: Guest) -> list[wire.JoinAsked]:
        asked = await self.people.tickets(guest.id, ASKED, self.now)
        return [wire.JoinAsked(each.id, *json.loads(each.body)) for each in asked]

    async def answer_join(self, guest: Guest, id: str, agreed: bool) -> None:
        try:
            if agreed:
                await self.people.turn(id, guest.id, ASKED, GRANTED, self.now)
            else:
                await self.people.drop(id, guest.id, ASKED)
        except Unmatched as error:
            raise Refused("link-gone") from error

    async def granted(self, claim: str) -> Guest | None:
        """Whose device this one becomes; None while the other has not answered yet."""
        ticket = await self.people.ticket(hashed(claim), self.now)
        if ticket is None or ticket.kind not in (ASKED, GRANTED):
            raise Refused("link-gone")
        if ticket.kind == ASKED:
            return None
        await self._spend(ticket)
        return await self._owner(ticket.guest, "link-gone")

    async def _ticket(self, secret: str, kind: str) -> Ticket:
        ticket = await self.people.ticket(hashed(secret), self.now)
        if ticket is None or ticket.kind != kind:
            raise Refused("link-gone")
        return ticket

    async def _spend(self, ticket: Ticket, instead: Ticket | None = None) -> None:
        try:
            await self.people.spend(ticket, self.now, instead)
        except Unmatched as error:
            raise Refused("link-gone") from error

    async def _owner(self, guest: str, refusal: str) -> Guest:
        owner = await self.people.guest(guest)
        if owner is None:
            raise Refused(refusal)
        return owner

    # Return keys.

    async def new_return_key(self, guest: Guest) -> wire.NewKey:
        """Told this once; the one before is void."""
        told = words.new_words()
        await self.people.set_return_key(guest.id, hashed(told))
        return wire.NewKey(told)

    async def of_words(self, typed: str) -> Guest:
        read = words.read(typed)
        owner = await self.people.of_return_key(hashed(read)) if read else None
        if owner is None:
            raise Refused("return-key-unknown")
        return owner

    # Coming in.

    async def come_in(self, held: Guest | None, person: Guest, label: str) -> tuple[str, int]:
        """This browser is this person's from now on: its new token, and how much it brought along.

        A guest who has no other way back is joined to the person. Whoever has one stays who they
        are, and only this device changes hands.
        """
        token = new_token()
        if held is None:
            device = Device(new_id(), person.id, label, self.now, self.now)
            await self.people.add_device(device, hashed(token))
            return token, 0
        joined = 0
        alone = held.id != person.id and not await self._has_ways(held, person)
        if alone:
            joined = await self.rooms.join(held.id, person.id)
        await self.people.move_device(held.device, person.id, hashed(token))
        if alone:
            await self.people.disown(held.id, person.id)
            await self.people.forget(held.id)
            await self.house.store.notices.join(held.id, person.id)
            await self.house.store.order.join(held.id, person.id)
        self._forget(held.device)
        return token, joined

    async def _mail(self, guest: str) -> str:
        """The address that brings them back; empty where there is none, or no mail is sent."""
        box = await self.house.store.notices.letterbox(guest) if self.house.mailer else None
        return box.mail if box else ""

    async def _has_ways(self, guest: Guest, other: Guest) -> bool:
        """Whether they can come back without this device, and not just as the other can."""
        mail = await self._mail(guest.id)
        if mail and mail.lower() != (await self._mail(other.id)).lower():
            return True
        person = await self.people.person(guest.id)
        devices = await self.people.devices(guest.id)
        keyed = bool(person and person.keyed) or bool(await self.people.passkeys(guest.id))
        return keyed or len(devices) > 1
