"""The line before the workers: hosts take turns, then their tables, then the seats of a table.

Whoever asks for a hundred thoughts waits for them; nobody else does.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass

from duskmoot.table.thinker import Answer, Question


def always() -> bool:
    return True


@dataclass(eq=False)
class Errand:
    """Something for a worker, and for whom."""

    host: str
    table: str
    wanted: Callable[[], bool] = always
    """Whether somebody still needs the answer when the turn has come."""
    asked: Question | None = None
    seconds: float = 0.0
    began: float = 0.0
    """When a worker took it up."""
    answer: asyncio.Future[Answer] | None = None

    def needed(self) -> bool:
        return self.answer is not None and not self.answer.done() and self.wanted()

    def drop(self) -> None:
        if self.answer is not None:
            self.answer.cancel()


class Line:
    def __init__(self) -> None:
        self._hosts: OrderedDict[str, OrderedDict[str, deque[Errand]]] = OrderedDict()
        self._out: Counter[str] = Counter()
        """By host: errands that workers are at."""

    def put(self, errand: Errand) -> None:
        tables = self._hosts.setdefault(errand.host, OrderedDict())
        tables.setdefault(errand.table, deque()).append(errand)

    def take(self) -> Errand | None:
        """The next one; hosts for whom a worker is busy already come after those with none."""
        free = [host for host in self._hosts if not self._out[host]]
        for host in [*free, *[host for host in self._hosts if self._out[host]]]:
            errand = self._of_host(host)
            if errand is not None:
                self._out[host] += 1
                return errand
        return None

    def back(self, errand: Errand) -> None:
        """A worker is done with it."""
        self._out[errand.host] -= 1
        if self._out[errand.host] <= 0:
            del self._out[errand.host]

    def empty(self) -> None:
        for tables in self._hosts.values():
            for errands in tables.values():
                for errand in errands:
                    errand.drop()
        self._hosts.clear()

    def _of_host(self, host: str) -> Errand | None:
        """The errand whose turn it is; its host and table go to the end of the line."""
        tables = self._hosts[host]
        while tables:
            table, errands = next(iter(tables.items()))
            errand = errands.popleft()
            tables.move_to_end(table)
            if not errands:
                del tables[table]
            if errand.needed():
                self._hosts.move_to_end(host)
                if not tables:
                    del self._hosts[host]
                return errand
            errand.drop()
        del self._hosts[host]
        return None
