"""The crew: worker processes in which bots think and seats reckon, and what if one does not.

The event loop never waits for a bot: it waits for a pipe. A worker that is silent for too long
is killed, one that dies is replaced, and whoever asked is told what went wrong instead.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from typing import Final

import msgspec

from duskmoot.table import journal
from duskmoot.table.thinker import HEAD, Answer, Riddle, Thought

CRASHED: Final[str] = "note-bot-crashed"
SLOW: Final[str] = "note-bot-slow"
ILLEGAL: Final[str] = "note-bot-illegal"

SECONDS: Final[tuple[float, ...]] = (0.0, 0.2, 1.0, 4.0)
"""By strength: how long a bot may think about one decision."""

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


class Crew:
    def __init__(self, size: int, grace: float, modules: tuple[str, ...] = ()) -> None:
        self.grace = grace
        """Seconds beyond its budget before a bot counts as slow."""
        self.workers = [Worker(modules) for _ in range(size)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def decide(self, thought: Thought) -> Decision:
        try:
            answer = await self._answer(thought, thought.seconds)
        except TimeoutError:
            return Decision(-1, SLOW)
        except DIED as error:
            return Decision(-1, CRASHED, repr(error))
        return Decision(answer.act, CRASHED if answer.fault else "", answer.fault)

    async def reckon(self, riddle: Riddle) -> dict[str, list[int]]:
        """What the seat can work out; nothing if that fails, which is for the log."""
        try:
            answer = await self._answer(riddle, 0.0)
        except DIED as error:
            answer = Answer(fault=repr(error))
        if answer.fault:
            journal.warn("reckoning-failed", game=riddle.game, detail=answer.fault)
        return answer.reckoning

    async def _answer(self, asked: Thought | Riddle, seconds: float) -> Answer:
        worker = await self._idle.get()
        try:
            async with asyncio.timeout(START):
                await worker.begin()
            async with asyncio.timeout(seconds + self.grace):
                return await worker.ask(asked)
        except BaseException:
            worker.kill()  # else its late answer would be taken for the next one
            raise
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.close()


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self.command = (sys.executable, "-m", "duskmoot.table.thinker", *modules)
        self.process: Process | None = None
        self.dead: list[Process] = []
        """Killed, and still to be waited for."""

    async def begin(self) -> None:
        """Alive and ready to be asked."""
        if self.process is None or self.process.returncode is not None:
            await self.close()
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE
            )
            await self._receive()

    async def ask(self, asked: Thought | Riddle) -> Answer:
        assert self.process is not None
        assert self.process.stdin is not None
        frame = msgspec.json.encode(asked)
        self.process.stdin.write(len(frame).to_bytes(HEAD, "big") + frame)
        await self.process.stdin.drain()
        return await self._receive()

    async def _receive(self) -> Answer:
        assert self.process is not None
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(HEAD), "big")
        frame = await self.process.stdout.readexactly(size)
        return msgspec.json.decode(frame, type=Answer)

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
