"""One table: everything that happens to it happens here, one deed after another.

An act is checked, stored, applied and told, in this order. Whatever goes wrong on the way is said
to whoever asked; the table then takes its position from the store again before the next deed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from duskmoot.kernel import flow
from duskmoot.kernel.game import Refused, find
from duskmoot.kernel.story import EVERYBODY
from duskmoot.kernel.view import view
from duskmoot.table import journal
from duskmoot.table import protocol as wire
from duskmoot.table.course import VOID, Course, restored
from duskmoot.table.crew import ILLEGAL, SECONDS, Decision
from duskmoot.table.house import House
from duskmoot.table.listener import RESTARTING
from duskmoot.table.scene import Reckoned, Scene
from duskmoot.table.store.port import BOT, Event, Snapshot, StoreFailed, TableRow, Talk
from duskmoot.table.thinker import Riddle, Thought
from duskmoot.table.tokens import seed

T = TypeVar("T")
Deed = Callable[[], Awaitable[Any]]

CLOCK: Final[str] = "note-clock"
AGAIN: Final[float] = 1.0
"""Seconds after which a table that lost its way asks the store again."""


class Actor(Scene):
    def __init__(self, house: House, row: TableRow) -> None:
        super().__init__(row)
        loop = asyncio.get_running_loop()
        self.house = house
        self.quiet_since = loop.time()
        self._adrift = True
        """The store may know more than we: it is asked before the next deed."""
        self._armed = -1
        """The decision for which the clock runs."""
        self.thinking: dict[int, int] = {}
        """By bot's seat: the decision it thinks about."""
        self._reckoning = False
        """Whether something is being worked out for a seat."""
        self._errands: set[asyncio.Task[Any]] = set()
        self._mail: asyncio.Queue[tuple[Deed, asyncio.Future[Any]]] = asyncio.Queue()
        self._life = asyncio.create_task(self._live())

    # The mailbox.

    async def ask(self, deed: Callable[[], Awaitable[T]]) -> T:
        """What the deed answers when its turn has come."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._life.done():
            raise StoreFailed("closed")
        self._mail.put_nowait((deed, answer))
        return await answer

    def post(self, deed: Deed) -> None:
        """A deed whose answer nobody waits for."""
        forgotten: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        forgotten.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._mail.put_nowait((deed, forgotten))

    async def _live(self) -> None:
        while True:
            deed, answer = await self._mail.get()
            try:
                if self._adrift:
                    await self._find_ourselves()
                result = await deed()
            except Refused as error:
                self._reply(answer, error)
            except Exception as error:
                self._adrift = True
                journal.alarm("deed-failed", error, table=journal.short(self.row.id))
                self._reply(answer, error)
                asyncio.get_running_loop().call_later(AGAIN, self.post, self._come_to)
            else:
                if not answer.done():
                    answer.set_result(result)

    async def _come_to(self) -> None:
        """Nothing but the reason to look into the store again, so that bots and clocks go on."""

    def _reply(self, answer: asyncio.Future[Any], error: Exception) -> None:
        if not answer.done():
            answer.set_exception(error)

    def resting(self, now: float) -> bool:
        """Whether nobody would miss this table in memory."""
        busy = self.listeners or not self._mail.empty() or self.thinking or self._errands
        if busy or self.deadline is not None:
            self.quiet_since = now
            return False
        return now - self.quiet_since > self.house.settings.rest_after

    def close(self) -> None:
        self._life.cancel()
        self._stop_clock()
        for errand in self._errands:
            errand.cancel()
        while not self._mail.empty():
            self._reply(self._mail.get_nowait()[1], StoreFailed("closed"))

    def farewell(self) -> None:
        for listener in self.listeners:
            listener.end(RESTARTING, wire.Refusal("closing"))

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something that needs not be waited for; a failure is for the log."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # Coming back.

    async def _find_ourselves(self) -> None:
        """The table as the store holds it."""
        store, id = self.house.store, self.row.id
        self.seats = await store.seats(id)
        self.seats_changed()
        self.talk = await store.talk(id)
        self.talk_changed()
        events, snapshot = await store.events(id), await store.snapshot(id)
        self.undo = None
        self.thinking.clear()
        self.reckonings.clear()
        try:
            game = find(self.row.game)
            options = game.choose(self.row.options)
            self.course = restored(game, len(self.seats), options, self.row.key, events, snapshot)
            self.trouble = ""
        except Refused as error:
            self.course = None
            self.trouble = error.key
            journal.warn("table-frozen", table=journal.short(id), reason=str(error))
        self._adrift = False
        self._armed = -1
        await self.go_on()

    def playing(self) -> Course:
        if self.course is None:
            raise Refused("table-frozen")
        return self.course

    # What happened.

    async def record(self, event: Event) -> None:
        """Stored, applied, told, and whatever follows from it."""
        course = self.playing()
        before = len(course.session.acts)
        with self.house.metrics.stored.time():
            await self.house.store.append(self.row.id, event)
        self.house.metrics.events.inc()
        try:
            course.apply(event)
        except Exception as error:
            # The rules stumbled over a legal act. It is taken back, and the table goes on.
            self._adrift = True
            journal.alarm("rules-failed", error, table=journal.short(self.row.id), act=event.act)
            void = Event(event.n + 1, VOID, "", "", before)
            await self.house.store.append(self.row.id, void)
            raise Refused("rules-failed") from error
        self.undo = None
        await self.go_on()
        if course.snapshot_due():
            self._run(self._keep(course.snapshot()))
        course.milestone()  # now, while nobody waits for it

    async def _keep(self, snapshot: Snapshot) -> None:
        try:
            await self.house.store.keep(self.row.id, snapshot)
        except StoreFailed as error:
            journal.warn("snapshot-failed", table=journal.short(self.row.id), reason=str(error))

    async def go_on(self) -> None:
        """The clock is set, everybody is told, bots are asked, the end is written down."""
        course = self.course
        if course is None:
            self.tell_all()
            return
        ended = course.state.over != self.row.over
        self.row = replace(self.row, over=course.state.over)
        self._wind_clock(course)
        self.tell_all()
        self.reckon()
        for seat in course.state.asked:
            if self.seats[seat].kind == BOT and self.thinking.get(seat) != course.decision:
                self.thinking[seat] = course.decision
                self._run(self._think(course.decision, self._thought(course, seat)))
        if ended:
            await self.house.store.end(self.row.id, self.row.over)

    # Bots.

    def _thought(self, course: Course, seat: int) -> Thought:
        row = self.seats[seat]
        seen = view(course.state, seat).plain()
        return Thought(self.row.game, row.bot, seat, seed(), SECONDS[row.strength], seen)

    async def _think(self, asked: int, thought: Thought) -> None:
        decision = await self.house.crew.decide(thought)
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
                self._run(self._work_out(course.events, seat, riddle))
                return

    async def _work_out(self, at: int, seat: int, riddle: Riddle) -> None:
        found = await self.house.reckoner.reckon(riddle)
        self.post(partial(self._worked_out, at, seat, found))

    async def _worked_out(self, at: int, seat: int, found: Reckoned) -> None:
        self._reckoning = False
        if self.course is not None and self.course.events == at:
            self.reckonings[seat] = at, found
            for listener in self.listeners:
                if seat in self.eyes(listener):
                    listener.tell(wire.Reckoning(at, seat, found))
        self.reckon()

    # Clocks.

    def _wind_clock(self, course: Course) -> None:
        if self._armed == course.decision and self.deadline is not None:
            return
        self._stop_clock()
        people = [seat for seat in course.state.asked if self.seats[seat].kind != BOT]
        if self.row.clock and people:
            loop = asyncio.get_running_loop()
            expire = partial(self._expire, course.decision)
            self.deadline = loop.call_later(self.row.clock, self.post, expire)
        self._armed = course.decision

    def _stop_clock(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    async def _expire(self, decision: int) -> None:
        self.deadline = None
        course = self.playing()
        for seat in list(course.state.asked):
            still = course.decision == decision and seat in course.state.asked
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
    ) -> None:
        """Stored; whoever may hear it is still to be told."""
        now = int(self.house.now())
        talk = Talk(len(self.talk), now, seat, name, text, note, parts, audience)
        await self.house.store.say(self.row.id, talk)
        self.talk.append(talk)
        self.talk_changed()
