"""What people may ask of a table: to look, to act, to undo, to talk, to sit down and to leave."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from duskmoot.kernel.game import Refused
from duskmoot.kernel.story import EVERYBODY
from duskmoot.kernel.view import SPECTATOR
from duskmoot.table import books, seating
from duskmoot.table import protocol as wire
from duskmoot.table.actor import Actor
from duskmoot.table.course import Course
from duskmoot.table.house import House
from duskmoot.table.limits import Buckets
from duskmoot.table.listener import TOO_MANY, Listener
from duskmoot.table.scene import Views, refusal
from duskmoot.table.store.port import BOT, PERSON, SeatRow, TableRow
from duskmoot.table.tokens import cleaned, same

SAID: Final[int] = 256
"""Messages of chat whose ids are remembered, so that none is said twice."""


class OpenTable(Actor):
    def __init__(self, house: House, row: TableRow) -> None:
        super().__init__(house, row)
        self._undos = 0
        self._undo_id = ""
        """The id of the message that asked for the undo."""
        self._said: dict[tuple[str, str], None] = {}
        self._talkers = Buckets(house.limits.talk, asyncio.get_running_loop().time)

    # Deeds of a socket.

    async def connect(self, listener: Listener) -> None:
        limits = self.house.limits
        same = [each for each in self.listeners if each.guest == listener.guest]
        if not listener.guest:
            same = [each for each in same if each.address == listener.address]
        if len(same) >= limits.sockets_here:
            listener.end(TOO_MANY, wire.Refusal("too-many-sockets"))
            return
        self.listeners.append(listener)
        self.seats_changed()
        others = [each for each in self.listeners if each is not listener]
        self.tell(listener, {})
        self.reckon()
        if listener.guest and not same:
            self._tell_of_presence(listener.guest, others)

    def disconnect(self, listener: Listener) -> None:
        """At once, for it needs neither the store nor its turn; others are told in time."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.seats_changed()
            if listener.guest not in {each.guest for each in self.listeners}:
                self.post(partial(self._gone, listener.guest))

    async def _gone(self, guest: str) -> None:
        if guest not in {each.guest for each in self.listeners}:
            self._tell_of_presence(guest, self.listeners)

    def _tell_of_presence(self, guest: str, others: list[Listener]) -> None:
        if any(seating.holds(row, guest) for row in self.seats):
            views: Views = {}
            for each in others:
                self.tell(each, views)

    async def hear(self, listener: Listener, message: wire.ClientMessage) -> None:
        """A message of a socket, answered to that socket."""
        try:
            listener.tell(await self._answer(listener, message))
        except Refused as error:
            self.house.metrics.refused.labels(error.key).inc()
            listener.tell(wire.NotGranted(message.id, refusal(error)))

    async def _answer(self, listener: Listener, message: wire.ClientMessage) -> wire.ServerMessage:
        if isinstance(message, wire.Say):
            again = await self._chat(listener, message)
            return wire.Done(message.id, self.course.events if self.course else 0, again)
        course = self.playing()
        self._holder(listener.guest, message.seat)
        if isinstance(message, wire.WhyNot):
            clause = course.why_not(message.seat, message.act)
            return wire.Reason(message.id, message.act, clause)
        known = course.requests.get((message.seat, message.id))
        if known is not None:
            return wire.Done(message.id, known, again=True)
        if isinstance(message, wire.Act):
            again = await self._act(course, message)
            return wire.Done(message.id, self.playing().events, again)
        if isinstance(message, wire.Undo):
            await self._undo(course, message)
        else:
            await self._consent(course, message)
        return wire.Done(message.id, self.playing().events)

    def _holder(self, guest: str, seat: int) -> SeatRow:
        if seat >= len(self.seats) or not seating.holds(self.seats[seat], guest):
            raise Refused("not-your-seat", seat=str(seat + 1))
        return self.seats[seat]

    async def _act(self, course: Course, message: wire.Act) -> bool:
        """Whether this was the sealed answer already, so that nothing needed to be done."""
        act = course.check(message.seat, message.decision, message.act)
        if course.state.sealed[message.seat] == act:
            return True
        await self.record(course.act_event(message.seat, message.act, message.id))
        return False

    async def _chat(self, listener: Listener, message: wire.Say) -> bool:
        """Whether it had been said before."""
        who = listener.guest or listener.address
        if (who, message.id) in self._said:
            return True
        name = listener.name
        if message.seat != SPECTATOR:
            name = self._holder(listener.guest, message.seat).name
        if not name:
            raise Refused("name-missing")
        if message.to and sorted(message.to) != self.playing().confidants(message.seat):
            raise Refused("talk-not-private")
        text = cleaned(message.text)
        if not self._talkers.of(who).passes():
            raise Refused("too-fast")
        audience = audience_of(message)
        # Each audience has room of its own, so that nobody learns how much others have talked.
        alike = [talk for talk in self.talk if talk.audience == audience]
        if len(alike) >= self.house.limits.talk_kept:
            raise Refused("talk-full")
        await self.say(message.seat, name, text, "", {}, audience)
        self._said[who, message.id] = None
        if len(self._said) > SAID:
            del self._said[next(iter(self._said))]
        self.tell_of_talk()
        return False

    # Undo.

    async def _undo(self, course: Course, message: wire.Undo) -> None:
        if course.state.over:
            raise Refused("table-over")
        seat = message.seat
        left = course.before_last_act_of(seat)
        if not course.session.why_not_undo(seat):
            await self.record(course.undo_event(seat, left, message.id))
            return
        if self.undo is not None and self.undo.seat == seat:
            return
        waiting = [row.seat for row in self.seats if row.kind == PERSON and row.seat != seat]
        self._undos += 1
        self._undo_id = message.id
        acts = len(course.session.acts) - left
        self.undo = wire.UndoAsked(self._undos, seat, acts, waiting)
        await self._undo_if_all_agree(course)

    async def _consent(self, course: Course, message: wire.Consent) -> None:
        asked = self.undo
        if asked is None or asked.request != message.request:
            raise Refused("undo-gone")
        if message.seat not in asked.waiting:
            return
        if not message.agreed:
            self.undo = None
            await self.note("note-undo-refused", message.seat)
            self.tell_all()
            return
        asked.waiting.remove(message.seat)
        await self._undo_if_all_agree(course)

    async def _undo_if_all_agree(self, course: Course) -> None:
        asked = self.undo
        if asked is None or asked.waiting:
            self.tell_all()
            return
        left = len(course.session.acts) - asked.acts
        await self.note("note-undone", asked.seat, acts=str(asked.acts))
        await self.record(course.undo_event(asked.seat, left, self._undo_id))

    # Deeds of the lobby.

    async def settle(self) -> None:
        """Nothing is asked but that the table be here, as the store holds it."""

    async def take(self, visitor: seating.Visitor, seat: int, name: str) -> wire.Table:
        row = seating.taken(self._seat(seat), visitor, name)
        return await self._seat_becomes(row, visitor.guest, "note-seat-taken")

    async def leave(self, visitor: seating.Visitor, seat: int) -> wire.Table:
        row = seating.left(self._seat(seat), visitor)
        return await self._seat_becomes(row, visitor.guest, "note-seat-left")

    async def hand_to_bot(
        self, visitor: seating.Visitor, seat: int, bot: str, strength: int
    ) -> wire.Table:
        before = self._seat(seat)
        here = before.guest in {listener.guest for listener in self.listeners}
        row = seating.handed_to_bot(before, visitor, here, bot, strength)
        return await self._seat_becomes(row, visitor.guest, "note-seat-bot", bot=bot)

    def visitor(self, guest: str, name: str, invite: str) -> seating.Visitor:
        return seating.Visitor(
            guest=guest,
            name=name,
            host=bool(guest) and guest == self.row.host,
            invited=same(invite, self.row.invite),
            seated=any(seating.holds(row, guest) for row in self.seats),
        )

    def _seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Refused("seat-refused", seat=str(seat + 1), seats=str(len(self.seats)))
        return self.seats[seat]

    async def _seat_becomes(self, row: SeatRow, guest: str, note: str, **parts: str) -> wire.Table:
        before = self.seats[row.seat]
        if row != before:
            await self.house.store.set_seat(self.row.id, row)
            self.seats[row.seat] = row
            self.seats_changed()
            self.thinking.pop(row.seat, None)
            name = row.name or before.name
            await self.say(row.seat, name, "", note, parts)
            if self.undo is not None and row.seat in self.undo.waiting:
                self.undo = None
            await self.go_on()
        return self.shown(guest)

    async def export(self, guest: str) -> str:
        """The saved game. It tells every card to come: while it runs, only to a lone player."""
        course = self.playing()
        alone = all(row.kind == BOT or seating.holds(row, guest) for row in self.seats)
        if not course.state.over and not alone:
            raise Refused("export-running")
        usual = books.seat_names(course.game.name, len(self.seats))
        return course.session.save([row.name or usual[row.seat] for row in self.seats])

    async def finished(self) -> Course:
        course = self.playing()
        if not course.state.over:
            raise Refused("replay-running")
        return course


def audience_of(message: wire.Say) -> int:
    if not message.to:
        return EVERYBODY
    return sum(1 << seat for seat in (message.seat, *message.to))
