"""Coming back by mail: a link to a proven address, used once and soon.

Nobody is told whether an address is known: the answer is given before anybody has looked.
"""

from __future__ import annotations

import asyncio
from typing import Final

from duskmoot.kernel.game import Refused
from duskmoot.speech import speech
from duskmoot.table import journal
from duskmoot.table.notices.mail import Mail
from duskmoot.table.notices.sender import Sender
from duskmoot.table.people.register import Register
from duskmoot.table.store.chronicles import Unmatched
from duskmoot.table.store.notices import Letterbox
from duskmoot.table.store.people import Ticket
from duskmoot.table.store.port import Guest, StoreFailed
from duskmoot.table.tokens import hashed, new_token

LINK: Final[int] = 900
"""Seconds for which the link in a mail holds."""
MAILED: Final[str] = "mail"
"""A kind of ticket, besides those of the register; its body is the address."""


class Letters:
    def __init__(self, register: Register, sender: Sender) -> None:
        self.register = register
        self.sender = sender
        self.underway: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self.underway:
            task.cancel()

    def ask(self, address: str) -> None:
        """Whoever has proven this address will get a link there."""
        task = asyncio.create_task(self._write(address))
        self.underway.add(task)
        task.add_done_callback(self.underway.discard)

    async def _write(self, address: str) -> None:
        try:
            for box in await self.register.house.store.notices.at_address(address):
                await self._write_to(box)
        except StoreFailed as error:
            journal.warn("letter-failed", reason=str(error))
        except Exception as error:
            journal.alarm("letter-failed", error)

    async def _write_to(self, box: Letterbox) -> None:
        people, now, secret = self.register.people, self.register.now, new_token()
        person = await people.guest(box.guest)
        if person is not None:
            ticket = Ticket(hashed(secret), MAILED, box.guest, box.mail, now + LINK)
            await people.put_ticket(ticket, now)
            home = self.register.house.settings.home
            await self.sender.mail(box, return_mail(box, person.name, secret, home))

    async def of_link(self, secret: str) -> Guest:
        """Whose link it is; it is used up, and void where the address is no longer theirs."""
        people, now = self.register.people, self.register.now
        ticket = await people.ticket(hashed(secret), now)
        if ticket is None or ticket.kind != MAILED:
            raise Refused("return-link-gone")
        try:
            await people.spend(ticket, now)
        except Unmatched as error:
            raise Refused("return-link-gone") from error
        box = await self.register.house.store.notices.letterbox(ticket.guest)
        person = await people.guest(ticket.guest)
        if person is None or box is None or box.mail != ticket.body:
            raise Refused("return-link-gone")
        return person


def return_mail(box: Letterbox, name: str, secret: str, home: str) -> Mail:
    tongue = speech(box.language, None)
    said = tongue.say("notice-return", name=name, minutes=LINK // 60)
    text = "\n".join([said, "", f"{home}/#/return/{secret}", ""])
    return Mail(box.mail, tongue.say("notice-return-subject"), text)
