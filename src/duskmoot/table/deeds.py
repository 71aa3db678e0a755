"""What people may ask of a table: to look, to act, to undo, to talk, to sit down and to leave."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from itertools import count
from math import ceil
from typing import Final

import msgspec

from duskmoot.kernel.game import Refused, find
from duskmoot.kernel.story import EVERYBODY
from duskmoot.kernel.view import SPECTATOR
from duskmoot.table import books, rematch, seating
from duskmoot.table import protocol as wire
from duskmoot.table.actor import Actor
from duskmoot.table.course import Course
from duskmoot.table.house import House
from duskmoot.table.limits import Buckets
from duskmoot.table.listener import NO_TABLE, TOO_MANY, Listener
from duskmoot.table.order.names import alike
from duskmoot.table.scene import TALK_AT_ONCE, UndoRequest, Views, refusal
from duskmoot.table.store.kept import Kept
from duskmoot.table.store.order import BAN, SILENCE
from duskmoot.table.store.port import BOT, PERSON, SeatRow, TableRow
from duskmoot.table.thinker import Vision
from duskmoot.table.tokens import cleaned, same
from duskmoot.table.turns import Errand
from duskmoot.table.usual import USUAL, usual_bot

Granted = wire.Act | wire.WhyNot | wire.Undo | wire.Consent | wire.Say
"""What a table answers at once."""
ROUND: Final[int] = 10
"""Absences are shown in steps of so many seconds: how long ago a line broke tells nothing more."""
SAID: Final[int] = 256
"""Messages of chat whose ids are remembered, so that none is said twice."""


class OpenTable(Actor):
    def __init__(self, house: House, row: TableRow) -> None:
        super().__init__(house, row)
        self._undos_asked = count(1, 2)
        self._undos_aside = count(2, 2)
        """Numbers of undos asked in private, which others must not be able to count."""
        self._said: dict[tuple[str, str], None] = {}
        self.foresights: dict[tuple[int, str], wire.Foreseen] = {}
        """By seat and act: what was foreseen in this position."""
        clock = asyncio.get_running_loop().time
        self._talkers = Buckets(house.limits.talk, clock)
        self._seers = Buckets(house.limits.foresights, clock)
        self._changes = Buckets(house.limits.seats, clock)
        self._born = clock()
        self._away: dict[str, float] = {}
        """By guest: since when they are not connected."""

    # Deeds of a socket.

    async def connect(self, listener: Listener) -> None:
        limits = self.house.limits
        same = [each for each in self.listeners if each.guest == listener.guest]
        if not listener.guest:
            same = [each for each in same if each.network == listener.network]
        if len(same) >= limits.sockets_here:
            listener.end(TOO_MANY, wire.Refusal("too-many-sockets"))
            return
        if not self.lets_in(listener.guest):
            listener.end(NO_TABLE, wire.Refusal("no-spectators"))
            return
        muted = await self.house.store.order.mutes(listener.guest)
        listener.muted = frozenset(mute.other for mute in muted)
        self.listeners.append(listener)
        self._away.pop(listener.guest, None)
        self.seats_changed()
        if self.asleep:
            await self.house.store.wake(self.row.id, int(self.house.now()))
            self.asleep = False
        others = [each for each in self.listeners if each is not listener]
        if listener.guest and self.course is not None:
            await self.pacer.rewind(self.course, self.seats, self.here)
            await self.pacer.looks(listener.guest, self.course, self.seats)
        await self.look_back()
        self._recall(listener)
        self.tell(listener, {})
        self.reckon()
        self.ask_bots()
        if listener.guest and not same:
            self._tell_of_presence(listener.guest, others)

    def lets_in(self, guest: str) -> bool:
        """Whether this guest may look: whoever sits here or set the table always may."""
        return self.knew(guest) or (self.door.spectators and guest not in self.door.out)

    def _recall(self, listener: Listener) -> None:
        """What a browser says that it was told last, in our own numbers.

        Its number is that of the eyes it had. With eyes that are not its own it means nothing.
        """
        course = self.seen_by_eyes(self.eyes(listener))
        if course is not None:
            own = set(listener.eyes) <= set(self.eyes(listener))
            at = course.asides.meant(listener.at, listener.eyes)
            listener.at = at if own else -1

    def disconnect(self, listener: Listener) -> None:
        """At once, for it needs neither the store nor its turn; others are told in time."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.seats_changed()
            if listener.guest not in {each.guest for each in self.listeners}:
                self._away[listener.guest] = asyncio.get_running_loop().time()
                self.post(partial(self._gone, listener.guest))

    async def _gone(self, guest: str) -> None:
        if guest not in self.here:
            if self.course is not None:
                await self.pacer.rewind(self.course, self.seats, self.here)
            self._tell_of_presence(guest, self.listeners)

    def _tell_of_presence(self, guest: str, others: list[Listener]) -> None:
        if any(seating.holds(row, guest) for row in self.seats):
            views: Views = {}
            for each in others:
                self.tell(each, views)

    # Who is away.

    def absences(self) -> list[wire.Absence]:
        if self.row.over:
            return []
        found: list[wire.Absence] = []
        for row in self.seats:
            if row.kind == PERSON and not (absence := self.absence_of(row)).here:
                found.append(wire.Absence(row.seat, -(-absence.seconds // ROUND) * ROUND))
        return found

    def absence_of(self, row: SeatRow) -> seating.Absence:
        if any(listener.guest == row.guest for listener in self.listeners):
            return seating.Absence(True, 0)
        if self.pacer.pace is not None and self.hands():
            return seating.Absence(False, self.pacer.waits(row.seat))
        now = asyncio.get_running_loop().time()
        patience = max(self.house.settings.absence, float(self.row.clock))
        waited = now - self._away.get(row.guest, self._born)
        return seating.Absence(False, max(0, ceil(patience - waited)))

    async def hear(self, listener: Listener, message: wire.ClientMessage) -> None:
        """A message of a socket, answered to that socket."""
        try:
            if isinstance(message, wire.Foresee):
                self._foresee(listener, message)
            else:
                listener.tell(await self._answer(listener, message))
        except Refused as error:
            self.house.metrics.refused.labels(error.key).inc()
            listener.tell(wire.NotGranted(message.id, refusal(error)))

    def _foresee(self, listener: Listener, message: wire.Foresee) -> None:
        """Answered when a worker has found it; the table does not wait for that."""
        course = self.playing()
        self._holder(listener.guest, message.seat)
        vision = course.riddle(message.seat, message.act)
        known = self.foresights.get((message.seat, message.act))
        if known is not None and known.at == course.at:
            self._tell_foreseen(listener, known, message.id)
            return
        if not self._seers.of(listener.guest or listener.network).passes():
            raise Refused("too-fast")
        self._run(self._look_ahead(listener, message, vision, course.at))

    async def _look_ahead(
        self, listener: Listener, message: wire.Foresee, vision: Vision, at: int
    ) -> None:
        errand = Errand(self.row.host, self.row.id)
        found = await self.house.reckoner(self.row.id).foresee(vision, errand)
        if found.fault:
            listener.tell(wire.NotGranted(message.id, wire.Refusal("unforeseen")))
            return
        story = [wire.Line(**line) for line in found.story]
        told = wire.Foreseen(message.id, at, message.act, found.table, found.points, story)
        if self.course is None or self.course.at != at:
            listener.tell(wire.NotGranted(message.id, wire.Refusal("late")))
            return
        if any(each.at != at for each in self.foresights.values()):
            self.foresights.clear()
        self.foresights[message.seat, message.act] = told
        self._tell_foreseen(listener, told, message.id)

    def _tell_foreseen(self, listener: Listener, found: wire.Foreseen, to: str) -> None:
        """Of this position; the number is the one by which these eyes know it."""
        at = self.playing().asides.shown(found.at, self.eyes(listener))
        listener.tell(msgspec.structs.replace(found, to=to, at=at))

    async def _answer(self, listener: Listener, message: Granted) -> wire.ServerMessage:
        if isinstance(message, wire.Say):
            again = await self._chat(listener, message)
            eyes = self.eyes(listener)
            course = self.seen_by_eyes(eyes)
            return wire.Done(message.id, course.shown(eyes) if course else 0, again)
        course, eyes = self.playing(), self.eyes(listener)
        self._holder(listener.guest, message.seat)
        if isinstance(message, wire.WhyNot):
            clause = course.why_not(message.seat, message.act)
            return wire.Reason(message.id, message.act, clause)
        known = course.requests.get((message.seat, message.id))
        if known is not None:
            return wire.Done(message.id, course.asides.shown(known, eyes), again=True)
        if isinstance(message, wire.Act):
            course.check(message.seat, message.decision, message.act, eyes)
            course.heed(message.seat, message.act)
            await self.record(course.act_event(message.seat, message.act, message.id))
        elif isinstance(message, wire.Undo):
            await self._undo(course, message)
        else:
            await self._consent(course, message)
        return wire.Done(message.id, self.playing().shown(eyes))

    def _holder(self, guest: str, seat: int) -> SeatRow:
        if seat >= len(self.seats) or not seating.holds(self.seats[seat], guest):
            raise Refused("not-your-seat", seat=str(seat + 1))
        return self.seats[seat]

    async def _chat(self, listener: Listener, message: wire.Say) -> bool:
        """Whether it had been said before."""
        who = listener.guest or listener.network
        if (who, message.id) in self._said:
            return True
        if message.seat != SPECTATOR:
            name = self._holder(listener.guest, message.seat).name
        elif self.door.hushed and listener.guest != self.row.host:
            raise Refused("spectators-hushed")
        else:
            known = await self.house.store.people.guest(listener.guest)
            name = known.name if known else ""
            self._check_name(listener.guest, name)
        if not name:
            raise Refused("name-missing")
        now = int(self.house.now())
        if await self.house.store.order.hushed_until(listener.guest, now, SILENCE, BAN):
            raise Refused("silenced")
        if message.to and sorted(message.to) != self.playing().confidants(message.seat):
            raise Refused("talk-not-private")
        text = cleaned(message.text)
        if not self._talkers.of(who).passes():
            raise Refused("too-fast")
        among = [message.seat, *message.to] if message.to else []
        await self.say(message.seat, name, text, "", {}, audience_of(among), listener.guest)
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
        if not course.why_not_undo(seat):
            await self.record(course.undo_event(seat, left, message.id))
            return
        among = course.undone_among(left)
        before = [undo for undo in self.undos if undo.among == among]
        if any(undo.seat == seat for undo in before):
            return
        number = next(self._undos_aside if among else self._undos_asked)
        waiting = [
            other for other in seating.others(self.seats, seat) if not among or other in among
        ]
        asked = UndoRequest(number, message.id, seat, left, waiting, among)
        self.undos = [undo for undo in self.undos if undo not in before] + [asked]
        await self._undo_if_all_agree(course, asked)

    async def _consent(self, course: Course, message: wire.Consent) -> None:
        asked = next((undo for undo in self.undos if undo.number == message.request), None)
        if asked is None or (asked.among and message.seat not in asked.among):
            raise Refused("undo-gone")
        if message.seat not in asked.waiting:
            return
        if not message.agreed:
            self.undos.remove(asked)
            await self._note_on(asked, "note-undo-refused", message.seat)
            self._tell_of_undo(asked)
            return
        asked.waiting.remove(message.seat)
        await self._undo_if_all_agree(course, asked)

    async def _undo_if_all_agree(self, course: Course, asked: UndoRequest) -> None:
        if asked.waiting:
            self._tell_of_undo(asked)
            return
        acts = course.acts_after(asked.left, asked.among or [SPECTATOR])
        await self._note_on(asked, "note-undone", asked.seat, acts=str(acts))
        await self.record(course.undo_event(asked.seat, asked.left, asked.id))

    async def _note_on(self, asked: UndoRequest, note: str, seat: int, **parts: str) -> None:
        """For those who know that this undo was asked for."""
        await self.say(seat, self.seats[seat].name, "", note, parts, audience_of(asked.among))

    def _tell_of_undo(self, asked: UndoRequest) -> None:
        if asked.among:
            self.tell_those(asked.among)
        else:
            self.tell_all()

    # Deeds of the lobby.

    async def settle(self) -> None:
        """Nothing is asked but that the table be here, as the store holds it."""

    async def seen_by(self, guest: str) -> wire.Table:
        return self.shown(guest)

    async def call_again(self, guest: str, table: str, order: list[int]) -> None:
        """A note tells the others where the game is played again."""
        seat = next(row for row in self.seats if seating.holds(row, guest))
        parts = {"table": table, "order": " ".join(map(str, order))}
        await self.say(seat.seat, seat.name, "", rematch.NOTE, parts)
        self.tell_of_talk()

    def knew(self, guest: str) -> bool:
        """Whether this guest set the table or sat here."""
        return bool(guest) and (
            guest == self.row.host or any(row.guest == guest for row in self.seats)
        )

    async def earlier_talk(self, guest: str, before: int) -> list[wire.TalkLine]:
        """The lines before this one, as many as a frame brings."""
        mine = [seat.seat for seat in self.seats if seating.holds(seat, guest)]
        if not self.lets_in(guest):
            raise Refused("no-spectators")
        muted = await self.house.store.order.mutes(guest)
        heard = self.talk_for(mine or [SPECTATOR], frozenset(mute.other for mute in muted))
        return [line for line in heard if line.n < before][-TALK_AT_ONCE:]

    def _check_name(self, guest: str, name: str) -> None:
        """Nobody poses as somebody who sits here."""
        for row in self.seats:
            if row.kind == PERSON and row.guest != guest and alike(row.name, name):
                raise Refused("name-alike", name=row.name)

    def holder_of(self, seat: int) -> str:
        return self._seat(seat).guest

    async def take(self, visitor: seating.Visitor, seat: int, name: str) -> wire.Table:
        self._keep_lesson(visitor, seat)
        row = seating.taken(self._seat(seat), visitor, name)
        self._check_name(visitor.guest, row.name)
        return await self._seat_becomes(row, visitor.guest, "note-seat-taken")

    async def leave(self, visitor: seating.Visitor, seat: int) -> wire.Table:
        self._keep_lesson(visitor, seat)
        row = seating.left(self._seat(seat), visitor)
        return await self._seat_becomes(row, visitor.guest, "note-seat-left")

    async def hand_to_bot(
        self, visitor: seating.Visitor, seat: int, bot: str, strength: int
    ) -> wire.Table:
        self._keep_lesson(visitor, seat)
        before = self._seat(seat)
        absence = self.absence_of(before)
        stand_in = self._stand_in()
        chosen = seating.Bot(bot, strength) if bot else stand_in
        row = seating.handed_to_bot(before, visitor, absence, chosen, stand_in)
        return await self._seat_becomes(row, visitor.guest, "note-seat-bot", bot=row.bot)

    async def wind(self) -> None:
        """Somebody told us of an absence: what is due may move."""
        await self.go_on()

    async def out_of_days(self) -> None:
        """For whoever did not answer in time, what the table has agreed on happens."""
        course, pace = self.playing(), self.pacer.pace
        await self.pacer.rewind(course, self.seats, self.here)
        for seat in sorted(course.state.asked) if pace else []:
            row = self.seats[seat]
            late = self.pacer.late(seat) and seat in course.state.asked and row.kind == PERSON
            if late and pace is not None and pace.late == "bot":
                bot = self._stand_in()
                handed = replace(row, kind=BOT, bot=bot.name, strength=bot.strength)
                await self._seat_becomes(handed, "", "note-days-bot", bot=bot.name)
            elif late:
                await self._play_default(seat, "note-days")

    def _stand_in(self) -> seating.Bot:
        name = self.row.stand_in
        if not name:
            return seating.Bot(usual_bot(find(self.row.game)), USUAL)
        return seating.Bot(name, self.row.stand_in_strength)

    def _keep_lesson(self, visitor: seating.Visitor, seat: int) -> None:
        """A lesson is for one person, and its other seats stay with those who know the script."""
        row = self._seat(seat)
        own = seating.holds(row, visitor.guest) or seating.may_return(row, visitor.guest)
        if self.row.lesson and not own:
            raise Refused("lesson-alone")

    def invites(self, invite: str) -> bool:
        return same(invite, self.row.invite)

    def visitor(self, guest: str, name: str, invite: str) -> seating.Visitor:
        return seating.Visitor(
            guest=guest,
            name=name,
            host=bool(guest) and guest == self.row.host,
            invited=self.invites(invite) or (self.door.listed and not self.door.hidden),
            seated=any(seating.holds(row, guest) for row in self.seats),
        )

    def _seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Refused("seat-refused", seat=str(seat + 1), seats=str(len(self.seats)))
        return self.seats[seat]

    async def _seat_becomes(self, row: SeatRow, guest: str, note: str, **parts: str) -> wire.Table:
        before = self.seats[row.seat]
        if row != before:
            if not self._changes.of(str(row.seat)).passes():
                raise Refused("too-fast")
            sat = seating.sat_with(self.row.sat, row.guest) if row.kind == PERSON else self.row.sat
            now = int(self.house.now())
            await self.house.store.set_seat(self.row.id, row, sat, now)
            self.row = replace(self.row, sat=sat)
            if row.guest not in {listener.guest for listener in self.listeners}:
                self._away[row.guest] = asyncio.get_running_loop().time()
            self.seats[row.seat] = row
            self.seats_changed()
            self.thinking.pop(row.seat, None)
            self.house.news(self.door.listed, {before.guest, row.guest} - self.here)
            name = row.name or before.name
            await self.say(row.seat, name, "", note, parts)
            self.undos = [undo for undo in self.undos if row.seat not in undo.waiting]
            await self.go_on()
        return self.shown(guest)

    async def reseat(self, kept: Kept, seat: SeatRow, before: str) -> None:
        """An heir comes back to their seat in another browser, and to all that was theirs."""
        row = replace(
            self.row,
            sat=seat.guest if self.row.sat in ("", before) else self.row.sat,
            host=seat.guest if self.row.host == before else self.row.host,
        )
        await self.house.store.chronicles.move_heir(kept, row, seat)
        self.row = row
        self.seats[seat.seat] = seat
        self.seats_changed()
        self.thinking.pop(seat.seat, None)
        await self.say(seat.seat, seat.name, "", "note-seat-taken", {})
        await self.go_on()

    def inscribed(self, names: dict[str, dict[str, str]]) -> None:
        """Somebody gave something a name."""
        self.names = names
        self.post(self._gone_on)

    async def _gone_on(self) -> None:
        self.tell_all()

    async def export(self, guest: str) -> str:
        """The saved game. It tells every card to come: while it runs, only to a lone player.

        Whoever may come back, or ever sat here, is somebody to play with. That the key has left
        is written down before it leaves.
        """
        course = self.playing()
        if not course.state.over:
            mine = all(row.kind == BOT or seating.holds(row, guest) for row in self.seats)
            if not (guest and self.row.sat == guest and mine):
                raise Refused("export-running")
            await self._give_key(guest)
        return self._saved(course)

    async def saved(self) -> str:
        """The saved game, for whoever may have it."""
        return self._saved(self.playing())

    def _saved(self, course: Course) -> str:
        names = [row.name for row in self.seats]
        if not all(names):
            usual = books.seat_names(course.game.name, len(self.seats))
            names = [name or usual[seat] for seat, name in enumerate(names)]
        return course.session.save(names)

    async def _give_key(self, guest: str) -> None:
        if self.row.key_left:
            return
        await self.house.store.give_key(self.row.id)
        self.row = replace(self.row, key_left=True)
        seat = next((row.seat for row in self.seats if seating.holds(row, guest)), SPECTATOR)
        await self.say(seat, self.seats[seat].name if seat >= 0 else "", "", "note-key-left", {})
        self.tell_all()

    async def finished(self) -> Course:
        course = self.playing()
        if not course.state.over:
            raise Refused("replay-running")
        return course


def audience_of(among: list[int]) -> int:
    """These seats alone; all, if there are none."""
    return sum(1 << seat for seat in among) if among else EVERYBODY
