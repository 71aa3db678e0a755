"""The analyst: chances and opinions of finished games, in the idle time of the machine.

It has a process of its own that gives way to all others, and hands it nothing while a bot thinks
for somebody who plays. What it finds is kept for good.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import msgspec

from duskmoot.kernel.replay import Session
from duskmoot.table import afterwards, journal
from duskmoot.table.chances import AT_ONCE, begun, next_to_try
from duskmoot.table.deeds import OpenTable
from duskmoot.table.house import House
from duskmoot.table.store.port import Retold, StoreFailed
from duskmoot.table.thinker import Charting, Finished, Listing, Opining, PlayingOn
from duskmoot.table.tried import Tried
from duskmoot.table.turns import Errand
from duskmoot.table.usual import usual_bot
from duskmoot.table.verdicts import judge, next_to_judge

CHANCES: Final[int] = -3
"""In the place of a seat: the curve of chances."""
OPINIONS: Final[int] = -1000
"""Less the number of acts: what is held of the decision made then."""
GAMES: Final[int] = -4
"""The games behind the curve, to go on from."""
DECISIONS: Final[int] = -100
"""Less a seat: what its decisions cost."""
KEPT: Final[str] = "2"
"""Rises when an analysis would come out otherwise; not with the rules: the game is played."""
PAUSE: Final[float] = 0.25
"""Seconds between two looks whether the bots are at rest."""
TRIES: Final[tuple[int, ...]] = (100, 500)
"""How long an opinion is formed: a first look, and the one that is kept."""
NOW_AND_THEN: Final[int] = 8
"""Decisions that are judged before the list of them is kept again."""

T = TypeVar("T")


class Analyst:
    def __init__(self, house: House) -> None:
        self.house = house
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._first_looks: dict[tuple[str, int], bytes] = {}
        """By table and decision: what is held of it while it is still thought about."""
        self._lists: dict[tuple[str, int], afterwards.Decisions] = {}
        """By table and seat: what its decisions cost, while they are still thought about."""

    # Chances.

    async def chances(self, table: OpenTable) -> bytes:
        """The packed curve as far as it is known."""
        body = await self.house.store.retold(table.row.id, CHANCES, KEPT)
        if body is not None:
            return body
        return gzip.compress(msgspec.json.encode(afterwards.Chances([], [], 0, 0, False)), mtime=0)

    def begin(self, table: OpenTable, session: Session) -> None:
        """Let games be played until the curve is done."""
        self._set_to_work(table.row.id, self._play_on(table, finished(session)))

    def works_at(self, table: OpenTable) -> bool:
        return table.row.id in self._at_work

    async def _play_on(self, table: OpenTable, game: Finished) -> None:
        tried = await self._found(table, game)
        bot = usual_bot(game.setting().game)
        while (each := next_to_try(tried)) is not None:
            known = len([t for t in tried if t.games])
            await self._at_rest()
            question = PlayingOn(*parts(game), each.at, bot, each.games, AT_ONCE)
            errand = Errand(table.row.host, table.row.id)
            answer = await self.house.analysts.work(question, errand)
            each.won = [a + b for a, b in zip(each.won, answer.won)]
            each.games += AT_ONCE
            if known != len([t for t in tried if t.games]) or each.at == tried[-1].at:
                await self._keep(table, game, tried, False)
        await self._keep(table, game, tried, True)

    async def _found(self, table: OpenTable, game: Finished) -> list[Tried]:
        """The games that were played before, if a server was closed meanwhile."""
        body = await self.house.store.retold(table.row.id, GAMES, KEPT)
        if body is None:
            return begun(len(game.acts), game.seats)
        return msgspec.json.decode(gzip.decompress(body), type=list[Tried])

    async def _keep(self, table: OpenTable, game: Finished, tried: list[Tried], done: bool) -> None:
        question = Charting(*parts(game), tried, done)
        errand = Errand(table.row.host, table.row.id)
        chart = await self.house.analysts.work(question, errand)
        store, id = self.house.store, table.row.id
        games = gzip.compress(msgspec.json.encode(tried), mtime=0)
        await store.keep_retold(id, Retold(GAMES, KEPT, games))
        await store.keep_retold(id, Retold(CHANCES, KEPT, chart.replay))

    # Opinions.

    async def opinion(self, table: OpenTable, at: int) -> bytes | None:
        """The packed opinion of a decision as far as it is formed, or None."""
        first = self._first_looks.get((table.row.id, at))
        return first or await self.house.store.retold(table.row.id, OPINIONS - at, KEPT)

    def thinks_about(self, table: OpenTable, at: int) -> bool:
        return f"{table.row.id} {at}" in self._at_work

    def think_about(self, table: OpenTable, session: Session, at: int) -> None:
        """Let the thinking bot look at a decision: first shortly, then for the one that is kept."""
        self._set_to_work(f"{table.row.id} {at}", self._think(table, finished(session), at))

    async def _think(self, table: OpenTable, game: Finished, at: int) -> None:
        key = (table.row.id, at)
        try:
            for tries in TRIES:
                self._first_looks[key] = await self._opinion_after(table, game, at, tries)
        finally:
            self._first_looks.pop(key, None)

    async def _opinion_after(self, table: OpenTable, game: Finished, at: int, tries: int) -> bytes:
        """The packed opinion; the one after most tries is kept for whoever asks again."""
        kept = await self.house.store.retold(table.row.id, OPINIONS - at, KEPT)
        if kept is not None:
            return kept
        await self._at_rest()
        question = Opining(*parts(game), at, tries, tries == TRIES[-1])
        errand = Errand(table.row.host, table.row.id)
        body = (await self.house.analysts.work(question, errand)).replay
        if tries == TRIES[-1]:
            await self.house.store.keep_retold(table.row.id, Retold(OPINIONS - at, KEPT, body))
        return body

    # Decisions.

    async def decisions(self, table: OpenTable, seat: int) -> afterwards.Decisions:
        """What those of a seat cost, as far as it is known."""
        found = self._lists.get((table.row.id, seat))
        if found is not None:
            return found
        body = await self.house.store.retold(table.row.id, DECISIONS - seat, KEPT)
        if body is None:
            return afterwards.Decisions(seat, [], 0, False)
        return read(body, afterwards.Decisions)

    def weighs(self, table: OpenTable, seat: int) -> bool:
        return f"{table.row.id} of {seat}" in self._at_work

    def weigh(self, table: OpenTable, session: Session, seat: int) -> None:
        """Let the thinking bot look at all decisions of a seat."""
        self._set_to_work(f"{table.row.id} of {seat}", self._weigh(table, finished(session), seat))

    async def _weigh(self, table: OpenTable, game: Finished, seat: int) -> None:
        """All shortly, where the game fell most first; then all well, the dearest first."""
        found = await self.decisions(table, seat)
        if not found.verdicts:
            errand = Errand(table.row.host, table.row.id)
            answer = await self.house.analysts.work(Listing(*parts(game), seat), errand)
            found = read(answer.replay, afterwards.Decisions)
        self._lists[table.row.id, seat] = found
        try:
            chances = read(await self.chances(table), afterwards.Chances)
            while (verdict := next_to_judge(found, chances, TRIES)) is not None:
                tries = next(n for n in TRIES if n > verdict.tries)
                body = await self._opinion_after(table, game, verdict.at, tries)
                judge(verdict, read(body, afterwards.Opinion))
                found.judged = len([each for each in found.verdicts if each.tries])
                found.done = all(each.tries == TRIES[-1] for each in found.verdicts)
                if found.done or found.judged % NOW_AND_THEN == 0:
                    body = gzip.compress(msgspec.json.encode(found), mtime=0)
                    kept = Retold(DECISIONS - seat, KEPT, body)
                    await self.house.store.keep_retold(table.row.id, kept)
        finally:
            del self._lists[table.row.id, seat]

    def _set_to_work(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        async def do() -> None:
            try:
                await work
            except (RuntimeError, StoreFailed) as error:
                journal.warn("analysis-failed", table=journal.short(name), reason=str(error))

        self._at_work[name] = asyncio.create_task(do())
        self._at_work[name].add_done_callback(lambda _: self._at_work.pop(name))

    async def _at_rest(self) -> None:
        while self.house.searchers.busy:
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        for task in list(self._at_work.values()):
            task.cancel()
        await asyncio.gather(*self._at_work.values(), return_exceptions=True)


def read(body: bytes, kind: type[T]) -> T:
    return msgspec.json.decode(gzip.decompress(body), type=kind)


def finished(session: Session) -> Finished:
    begun = session.setting
    return Finished(
        begun.game.name, begun.seats, begun.options, begun.key, begun.legacy, session.acts
    )


def parts(
    game: Finished,
) -> tuple[str, int, tuple[int, ...], bytes, str, list[tuple[int, int]]]:
    return game.game, game.seats, game.options, game.key, game.legacy, game.acts
