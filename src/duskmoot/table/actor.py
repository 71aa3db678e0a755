"""One table: everything that happens to it happens here, one deed after another.

An act is checked, applied, stored and told, in this order; nobody can look in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, Final

from duskmoot import bots
from duskmoot.chronicle.inscriptions import names
from duskmoot.kernel import flow
from duskmoot.kernel.game import Refused, Setting, find
from duskmoot.kernel.story import EVERYBODY
from duskmoot.kernel.view import SPECTATOR, view
from duskmoot.lessons import lesson
from duskmoot.table import journal
from duskmoot.table import protocol as wire
from duskmoot.table.chronicles.sealing import seal
from duskmoot.table.course import EVERYONE, Course
from duskmoot.table.crew import ILLEGAL, SECONDS, Decision
from duskmoot.table.edition import RESTING
from duskmoot.table.hindsight import Hindsight
from duskmoot.table.history import restored
from duskmoot.table.house import House
from duskmoot.table.listener import CLOSING, RESTARTING
from duskmoot.table.mailbox import Mailbox
from duskmoot.table.pace import Hands
from duskmoot.table.pacer import Pacer, guests_asked
from duskmoot.table.room import alike, once_more, too_old
from duskmoot.table.scene import Reckoned, Scene
from duskmoot.table.store.port import (
    BOT,
    PERSON,
    Event,
    Snapshot,
    Standing,
    StoreDamaged,
    StoreFailed,
    TableRow,
    Talk,
)
from duskmoot.table.thinker import Riddle, Thought
from duskmoot.table.tokens import seed
from duskmoot.table.turns import Errand

CLOCK: Final[str] = "note-clock"
QUICK: Final[str] = "quick"
SEARCHING: Final[str] = "searching"
"""The lines of bots, as the figures name them."""


class Actor(Mailbox, Scene):
    def __init__(self, house: House, row: TableRow) -> None:
        Scene.__init__(self, row)
        loop = asyncio.get_running_loop()
        self.house = house
        self.quiet_since = loop.time()
        self.pacer = Pacer(house, row)
        self.asleep = False
        """Whether this table was put away."""
        self.idle = False
        """Whether it is here for its seats and words alone: it is played by other rules."""
        self._armed = -1
        """The turn for which the clock runs; all steps of one seat in private are one turn."""
        self.thinking: dict[int, int] = {}
        """By bot's seat: the decision it thinks about."""
        self._reckoning = False
        """Whether something is being worked out for a seat."""
        self._errands: set[asyncio.Task[Any]] = set()
        Mailbox.__init__(self, house.store, "table", row.id)

    def resting(self, now: float) -> bool:
        """Whether nobody would miss this table in memory."""
        busy = self.listeners or not self._mail.empty() or self.thinking or self._errands
        if busy or self.deadline is not None:
            self.quiet_since = now
            return False
        return now - self.quiet_since > self.house.settings.rest_after

    def close(self) -> None:
        self._stop_clock()
        for errand in self._errands:
            errand.cancel()
        super().close()

    async def leave_memory(self) -> None:
        """Says where it stood, so that whoever opens it again can tell if the rules changed."""
        if self.course is None or self._adrift or not self.course.events:
            return
        try:
            at, position = self.course.events, self.course.position()
            await self.house.store.rest(self.row.id, at, position)
        except StoreFailed as error:
            journal.warn("rest-failed", table=journal.short(self.row.id), reason=str(error))

    def farewell(self, why: str = CLOSING) -> None:
        for listener in self.listeners:
            listener.end(RESTARTING, wire.Refusal(why))

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something that needs not be waited for; a failure is for the log."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # Coming back.

    async def _find_ourselves(self) -> None:
        """The table as the store holds it."""
        store, id = self.house.store, self.row.id
        self.undos.clear()
        self.hindsight = None
        self.thinking.clear()
        self.reckonings.clear()
        try:
            self.row = await store.table(id) or self.row
            self.seats = await store.seats(id)
            self.talk = await store.talk(id)
            self.forgotten = await store.forgotten(id)
            self.door = await store.order.door(id)
            events, snapshot = await store.events(id), await store.snapshot(id)
            standing = await store.standing(id)
            if self.row.chronicle:
                kept = await store.chronicles.chronicle(self.row.chronicle, light=True)
                self.names = names(kept.book) if kept else {}
            with self.house.metrics.restored.time():
                self.course = self._restored(events, snapshot, standing)
            self.asleep = standing is not None and standing.put_away
            self.pacer.recall(standing.clocks if standing else "", self.course, self.seats)
            self.trouble = ""
        except StoreDamaged as error:
            self._freeze("table-damaged", str(error))
        except Refused as error:
            self._freeze(error.key, str(error))
        self.seats_changed()
        self.talk_changed()
        self._adrift = False
        self._armed = -1
        await self.go_on()

    def _restored(
        self, events: list[Event], snapshot: Snapshot | None, standing: Standing | None
    ) -> Course:
        if not self.row.sound or standing is None:
            raise Refused("table-damaged", event="0")
        if self.row.closed or self.idle:
            raise Refused(self.row.closed or RESTING)
        course = restored(self._setting(), events, snapshot, standing)
        if self.row.lesson:
            course.teach(lesson(course.game, self.row.lesson))
        return course

    def _setting(self) -> Setting:
        game = find(self.row.game)
        options = game.choose(self.row.options)
        return Setting(game, len(self.seats), options, self.row.key, self.row.legacy)

    def _freeze(self, trouble: str, reason: str) -> None:
        self.course = None
        self.trouble = trouble
        journal.warn("table-frozen", table=journal.short(self.row.id), reason=reason)

    def playing(self) -> Course:
        if self.course is None:
            raise Refused("table-frozen")
        return self.course

    def hands(self) -> Hands:
        return self.pacer.hands

    # What happened.

    async def record(self, event: Event) -> None:
        """Applied, stored, told, and whatever follows from it."""
        course = self.playing()
        asked = guests_asked(course, self.seats)
        try:
            course.apply(event)
        except Exception as error:
            # The rules stumbled over a legal act. It was not stored, and the table goes on.
            self._adrift = True
            journal.alarm("rules-failed", error, table=journal.short(self.row.id), act=event.act)
            raise Refused("rules-failed") from error
        state = course.state
        waiting = sum(1 << seat for seat in state.asked)
        now = int(self.house.now())
        seen = course.shown([SPECTATOR])
        over = state.over and not self.row.chronicle  # a chapter is over when it is sealed
        standing = Standing(event.n, seen, event.chain, waiting, now, over=over)
        paced = (course, self.seats, self.here)
        standing = await self.pacer.stamped(standing, *paced, event.seat)
        with self.house.metrics.stored.time():
            await self.house.store.append(self.row.id, event, standing)
        self.house.metrics.events.inc()
        self.house.news(False, (asked ^ guests_asked(course, self.seats)) - self.here)
        self.row = replace(self.row, over=over)
        if self.hindsight is not None:
            self.hindsight.happens(event)
        self._forget_undos(course)
        await self.go_on(course.concerns)
        if course.snapshot_due():
            self._run(self._keep(course.snapshot()))
        course.milestone()  # now, while nobody waits for it

    def _forget_undos(self, course: Course) -> None:
        """Those that the last event overtook; what happens in private overtakes no public one."""
        concerned = course.concerns
        self.undos = [undo for undo in self.undos if concerned and undo.among != concerned]

    async def _keep(self, snapshot: Snapshot) -> None:
        try:
            await self.house.store.keep(self.row.id, snapshot)
        except StoreFailed as error:
            journal.warn("snapshot-failed", table=journal.short(self.row.id), reason=str(error))

    async def go_on(self, concerned: list[int] = EVERYONE) -> None:
        """The clock is set, everybody is told, bots are asked, the end is written down.

        Of a changed mind, or of what was done in private, only those hear whom it concerns.
        """
        course = self.course
        if course is None:
            self.tell_all()
            return
        ended = course.state.over != self.row.over
        if ended and self.row.chronicle:
            if not await self._seal(course):
                return
            ended = False
        self.row = replace(self.row, over=course.state.over)
        self._wind_clock(course)
        await self.pacer.rewind(course, self.seats, self.here)
        news = await self.look_back()
        if concerned:
            self.tell_those([*concerned, SPECTATOR] if news else concerned)
        else:
            self.tell_all()
        self.reckon()
        self.ask_bots()
        if ended:
            await self.house.store.end(self.row.id, self.row.over)

    async def look_back(self, seen: int | None = None) -> bool:
        """The game as spectators see it who see it late; whether there is news for them.

        `seen` is how late those who look on have seen it until now: nobody is led back.
        """
        if not self.sees_late([SPECTATOR]):
            self.hindsight = None
            return False
        if not any(self.sees_late(self.eyes(listener)) for listener in self.listeners):
            return False
        try:
            if self.hindsight is None:
                store, id = self.house.store, self.row.id
                events, snapshot = await store.events(id), await store.snapshot(id)
                told = (self._setting(), events, snapshot)
                self.hindsight = Hindsight(*told, self.door.delay if seen is None else seen)
            return self.hindsight.goes_on(self.door.delay)
        except StoreFailed as error:
            self.hindsight = None
            journal.warn("hindsight-failed", reason=str(error))
        except Exception as error:
            # Those who play do not suffer from what those who look on cannot see.
            self.hindsight = None
            journal.alarm("hindsight-failed", error, table=journal.short(self.row.id))
        return False

    async def _seal(self, course: Course) -> bool:
        """Whether the page of this chapter is written; the store may fail, and is asked again."""
        try:
            await seal(self.house, self.row, course.state)
        except StoreFailed:
            raise
        except Exception as error:
            # The rules stumbled over the legacy. The chapter can still be abandoned.
            journal.alarm("seal-failed", error, table=journal.short(self.row.id))
            self._freeze("chapter-unsealed", str(error))
            self.tell_all()
            return False
        return True

    # Bots.

    def ask_bots(self) -> None:
        """Every bot whose answer is missing, if there is somebody for whom it plays."""
        course = self.course
        if course is None:
            return
        for seat in course.state.asked:
            row = self.seats[seat]
            if row.kind != BOT or self.thinking.get(seat) == course.decision:
                continue
            searches = self.searches(row.bot)
            if self._awaited(searches):
                self.thinking[seat] = course.decision
                self._run(self._think(course.decision, self._thought(course, seat), searches))

    def searches(self, bot: str) -> bool:
        try:
            return bots.kind(bot, find(self.row.game)).searches
        except Refused:
            return False

    def _awaited(self, searches: bool) -> bool:
        """A search is for those who look on, or who play slowly; a quick bot plays for all."""
        if self.listeners:
            return True
        slow = not searches or bool(self.row.pace)
        return slow and any(row.kind == PERSON for row in self.seats)

    def _thought(self, course: Course, seat: int) -> Thought:
        row = self.seats[seat]
        seen = view(course.state, seat).plain()
        return Thought(self.row.game, row.bot, seat, seed(), SECONDS[row.strength], seen)

    async def _think(self, asked: int, thought: Thought, searches: bool) -> None:
        def wanted() -> bool:
            return self.thinking.get(thought.seat) == asked and self._awaited(searches)

        errand = Errand(self.row.host, self.row.id, wanted)
        crew = self.house.searchers if searches else self.house.quick
        time, metrics = asyncio.get_running_loop().time, self.house.metrics
        line, began = SEARCHING if searches else QUICK, time()
        try:
            decision = await crew.decide(thought, errand, paced=searches)
        except asyncio.CancelledError:
            if self.thinking.get(thought.seat) == asked:
                del self.thinking[thought.seat]
            raise
        metrics.awaited.labels(line).observe(max(0.0, errand.began - began))
        metrics.thought.labels(line).observe(time() - max(began, errand.began))
        self.post(partial(self._bot_answers, thought.seat, asked, decision))

    async def _bot_answers(self, seat: int, asked: int, decision: Decision) -> None:
        if self.thinking.get(seat) == asked:
            del self.thinking[seat]
        course = self.playing()
        g = course.state
        if course.decision != asked or seat not in g.asked or self.seats[seat].kind != BOT:
            return
        fault, detail = decision.fault, decision.detail
        if not fault and flow.question(g).why_not(g, seat, decision.act):
            fault, detail = ILLEGAL, str(decision.act)
        if not fault:
            act = course.game.vocabulary.spell(decision.act)
            await self.record_or_freeze(course.act_event(seat, act))
            return
        bot = self.seats[seat].bot
        journal.warn("bot-replaced", bot=bot, fault=fault, detail=detail)
        await self._play_default(seat, fault, bot=bot)

    async def _play_default(self, seat: int, note: str, **parts: str) -> None:
        """A safe legal act for a seat that did not answer, and a note that says so."""
        course = self.playing()
        self.house.metrics.replaced.labels(note.removeprefix("note-")).inc()
        await self.note(note, seat, **parts)
        await self.record_or_freeze(course.act_event(seat, course.default(seat)))

    async def record_or_freeze(self, event: Event) -> None:
        """Nobody could choose another act than this one, so if the rules stumble, all stops."""
        try:
            await self.record(event)
        except Refused:
            self.course = None
            self.trouble = "rules-failed"
            self._adrift = False
            self.tell_all()

    # Reckonings.

    def reckon(self) -> None:
        """Let be worked out what a seat that somebody holds here does not know yet, one at a time.

        Whatever is found of an older position is dropped, so that only the newest one counts.
        """
        course = self.course
        if course is None or self._reckoning or not course.reckons:
            return
        eyes = {seat for listener in self.listeners for seat in self.eyes(listener)}
        for seat in sorted(eyes):
            if self.reckoned(course, seat) is None:
                self._reckoning = True
                riddle = Riddle(self.row.game, course.seen(seat).plain())
                self._run(self._work_out(course.shown([seat]), seat, riddle))
                return

    async def _work_out(self, at: int, seat: int, riddle: Riddle) -> None:
        errand = Errand(self.row.host, self.row.id)
        found = await self.house.reckoner(self.row.id).reckon(riddle, errand)
        self.post(partial(self._worked_out, at, seat, found))

    async def _worked_out(self, at: int, seat: int, found: Reckoned) -> None:
        self._reckoning = False
        course = self.course
        if course is not None and course.shown([seat]) == at:
            self.reckonings[seat] = at, found
            for listener in self.listeners:
                eyes = self.eyes(listener)
                if seat in eyes:
                    listener.tell(wire.Reckoning(course.shown(eyes), seat, found))
        self.reckon()

    # Clocks.

    def _wind_clock(self, course: Course) -> None:
        turn = course.turn()
        if self._armed == turn and self.deadline is not None:
            return
        self._stop_clock()
        people = [seat for seat in course.state.asked if self.seats[seat].kind != BOT]
        if self.row.clock and people:
            loop = asyncio.get_running_loop()
            expire = partial(self._expire, turn)
            self.deadline = loop.call_later(self.row.clock, self.post, expire)
        self._armed = turn

    def _stop_clock(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    async def _expire(self, turn: int) -> None:
        self.deadline = None
        course = self.playing()
        for seat in list(course.state.asked):
            still = course.turn() == turn and seat in course.state.asked
            if still and self.seats[seat].kind != BOT:
                await self._play_default(seat, CLOCK)

    async def note(self, note: str, seat: int, **parts: str) -> None:
        await self.say(seat, self.seats[seat].name, "", note, parts)

    async def say(
        self,
        seat: int,
        name: str,
        text: str,
        note: str,
        parts: dict[str, str],
        audience: int = EVERYBODY,
        guest: str = "",
    ) -> None:
        """Stored; whoever may hear it is still to be told. What is too old is forgotten."""
        now = int(self.house.now())
        n = self.talk[-1].n + 1 if self.talk else sum(self.forgotten.values())
        by = guest or (self.seats[seat].guest if seat >= 0 else "")
        talk = Talk(n, now, seat, name, text, note, parts, audience, by)
        if note and self.talk and alike(self.talk[-1], talk):
            talk = once_more(self.talk[-1], talk)
            for listener in self.listeners:
                if talk.heard_by(self.eyes(listener)):
                    listener.talk = max(0, listener.talk - 1)  # to be told of the line again
        gone = too_old(self.talk, talk, self.house.limits)
        await self.house.store.say(self.row.id, talk, [line.n for line in gone])
        for line in gone:
            self.forgotten[line.audience] = self.forgotten.get(line.audience, 0) + 1
        self.talk = [line for line in self.talk if line not in gone and line.n != talk.n]
        self.talk.append(talk)
        self.talk_changed()
