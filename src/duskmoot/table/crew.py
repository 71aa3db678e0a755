"""The crew: worker processes in which bots think and seats reckon, and what if one does not.

The event loop never waits for a bot: it waits for a pipe. A worker that is silent for too long
is killed, one that dies is replaced, and whoever asked is told what went wrong instead.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from duskmoot.table import journal
from duskmoot.table.thinker import (
    HEAD,
    PATIENCE,
    Accounting,
    Analysis,
    Answer,
    Question,
    Retelling,
    Riddle,
    Thought,
    Vision,
)
from duskmoot.table.turns import Errand, Line

CRASHED: Final[str] = "note-bot-crashed"
SLOW: Final[str] = "note-bot-slow"
ILLEGAL: Final[str] = "note-bot-illegal"

SECONDS: Final[tuple[float, ...]] = (0.0, 0.2, 1.0, 4.0)
"""By strength: how long a bot may think about one decision."""

SLACK: Final[float] = 0.1
"""Seconds that a search may take beyond its budget without being seen to."""

START: Final[float] = 60.0
"""Seconds in which a worker must be ready; they are not taken from the bot's time."""

DIED: Final[tuple[type[Exception], ...]] = (
    *(asyncio.IncompleteReadError, ConnectionError, OSError),
    msgspec.MsgspecError,
)
"""A timeout is among them: it is an OSError."""


@dataclass(frozen=True)
class Decision:
    """The act a bot chose, or the message key of what went wrong and the detail for the log."""

    act: int
    fault: str = ""
    detail: str = ""


class Vanished(Exception):
    """A worker that was lent is gone; what it was asked can be asked of another."""


class Hand(Protocol):
    """Whoever answers, here or elsewhere."""

    async def begin(self) -> None:
        """Alive and ready to be asked."""

    async def ask(self, asked: Question) -> Answer: ...

    def kill(self) -> None: ...


class Crew:
    """Workers who share one line of errands."""

    def __init__(
        self, size: int, grace: float, modules: tuple[str, ...] = (), patience: int = 0
    ) -> None:
        self.grace = grace
        """Seconds beyond its budget before a bot counts as slow."""
        first = (f"{PATIENCE}{patience}",) if patience else ()
        self.workers = [Worker((*first, *modules)) for _ in range(size)]
        self.lent: list[Hand] = []
        """Workers of other machines; they are asked first."""
        self.line = Line()
        self._idle: list[Hand] = list(self.workers)
        self._busy: set[asyncio.Task[None]] = set()

    async def decide(self, thought: Thought, errand: Errand, paced: bool = False) -> Decision:
        """`paced`: the answer takes as long as the budget, so that its haste tells nothing."""
        try:
            answer = await self._answer(thought, errand, thought.seconds)
        except TimeoutError:
            return Decision(-1, SLOW)
        except DIED as error:
            return Decision(-1, CRASHED, repr(error))
        if paced:
            now = asyncio.get_running_loop().time()
            await asyncio.sleep(still_to_wait(errand.began, now, thought.seconds))
        return Decision(answer.act, CRASHED if answer.fault else "", answer.fault)

    async def reckon(self, riddle: Riddle, errand: Errand) -> dict[str, list[int]]:
        """What the seat can work out; nothing if that fails, which is for the log."""
        try:
            answer = await self._answer(riddle, errand, 0.0)
        except DIED as error:
            answer = Answer(fault=repr(error))
        if answer.fault:
            journal.warn("reckoning-failed", game=riddle.game, detail=answer.fault)
        return answer.reckoning

    async def foresee(self, vision: Vision, errand: Errand) -> Answer:
        """What would come of an act; an answer with a fault if that fails, which is for the log."""
        try:
            answer = await self._answer(vision, errand, 0.0)
        except DIED as error:
            answer = Answer(fault=repr(error))
        if answer.fault:
            journal.warn("foresight-failed", game=vision.game, detail=answer.fault)
        return answer

    def lend(self, worker: Hand) -> None:
        self.lent.append(worker)
        self._idle.append(worker)
        self._send_out()

    def give_back(self, worker: Hand) -> None:
        self.lent.remove(worker)
        if worker in self._idle:
            self._idle.remove(worker)

    @property
    def busy(self) -> bool:
        """Whether somebody waits for a worker here."""
        return bool(self._busy)

    async def work(self, asked: Analysis, errand: Errand) -> Answer:
        """The answer about a finished game; RuntimeError if there is none."""
        try:
            answer = await self._answer(asked, errand, 0.0)
        except DIED as error:
            answer = Answer(fault=repr(error))
        if answer.fault:
            raise RuntimeError(answer.fault)
        return answer

    async def retell(self, retelling: Retelling | Accounting, errand: Errand) -> bytes:
        """The packed replay or account; RuntimeError if it failed."""
        try:
            answer = await self._answer(retelling, errand, 0.0)
        except DIED as error:
            answer = Answer(fault=repr(error))
        if answer.fault:
            raise RuntimeError(answer.fault)
        return answer.replay

    async def _answer(self, asked: Question, errand: Errand, seconds: float) -> Answer:
        """What a worker answers when the turn of this errand has come."""
        errand.asked, errand.seconds = asked, seconds
        errand.answer = asyncio.get_running_loop().create_future()
        self.line.put(errand)
        self._send_out()
        return await errand.answer

    def _send_out(self) -> None:
        while self._idle:
            errand = self.line.take()
            if errand is None:
                return
            task = asyncio.create_task(self._run(self._idle.pop(), errand))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _run(self, worker: Hand, errand: Errand) -> None:
        assert errand.asked is not None
        assert errand.answer is not None
        errand.began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(START):
                await worker.begin()
            errand.began = asyncio.get_running_loop().time()
            async with asyncio.timeout(errand.seconds + self.grace):
                answer = await worker.ask(errand.asked)
            if not errand.answer.done():
                errand.answer.set_result(answer)
        except Vanished:
            self.line.put(errand)
        except BaseException as error:
            worker.kill()  # else its late answer would be taken for the next one
            if not errand.answer.done():
                errand.answer.set_exception(error)
            if not isinstance(error, DIED):
                raise
        finally:
            if worker in self.lent:
                self._idle.append(worker)
            elif worker in self.workers:
                self._idle.insert(0, worker)
            self.line.back(errand)
            self._send_out()

    async def close(self) -> None:
        self.line.empty()
        for task in list(self._busy):
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        for worker in self.workers:
            await worker.close()


def still_to_wait(began: float, now: float, seconds: float) -> float:
    """Until an answer may be told that took from `began` to `now` of its budget."""
    return max(0.0, began + seconds + SLACK - now) if seconds else 0.0


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self.command = (sys.executable, "-m", "duskmoot.table.thinker", *modules)
        self.process: Process | None = None
        self.dead: list[Process] = []
        """Killed, and still to be waited for."""

    async def begin(self) -> None:
        if self.process is None or self.process.returncode is not None:
            await self.close()
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE
            )
            await self._receive()

    async def ask(self, asked: Question) -> Answer:
        return msgspec.json.decode(await self.answer(msgspec.json.encode(asked)), type=Answer)

    async def answer(self, frame: bytes) -> bytes:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(len(frame).to_bytes(HEAD, "big") + frame)
        await self.process.stdin.drain()
        return await self._receive()

    async def _receive(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(HEAD), "big")
        return await self.process.stdout.readexactly(size)

    def kill(self) -> None:
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            self.dead.append(self.process)
        self.process = None

    async def close(self) -> None:
        self.kill()
        while self.dead:
            await self.dead.pop().communicate()  # to the end of its pipes
