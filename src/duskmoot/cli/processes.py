"""Several servers of one house as processes of one command."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Final

from duskmoot.cli.exits import FINE
from duskmoot.kernel.game import Refused

TOO_SOON: Final[float] = 5.0
"""A process that ends sooner than after so many seconds cannot work at all, and is not replaced."""


def side_by_side(processes: int, serve: Callable[[int], int]) -> int:
    """Serves in so many processes until told to stop; one that is killed is replaced.

    `serve` hears which of them it is, from 0; whoever replaces one has its number.
    """
    if sys.platform == "win32":
        raise Refused("processes-refused")
    return Family(processes, serve).live()


class Family:
    def __init__(self, processes: int, serve: Callable[[int], int]) -> None:
        self.processes = processes
        self.serve = serve
        self.born: dict[int, tuple[int, float]] = {}
        """By process: its number, and when it began."""
        self.closing = False
        self.outcome = FINE

    def live(self) -> int:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._close)
        for n in range(self.processes):
            self._begin(n)
        while self.born:
            gone, status = os.waitpid(-1, 0)
            if gone not in self.born:
                continue
            n, began = self.born.pop(gone)
            code = os.waitstatus_to_exitcode(status)
            if self.closing:
                self.outcome = self.outcome or max(0, code)
            elif time.monotonic() - began > TOO_SOON:
                self._begin(n)
            else:
                self.outcome = self.outcome or abs(code)
                self._close(signal.SIGTERM)
        return self.outcome

    def _begin(self, n: int) -> None:
        child = os.fork()
        if child:
            self.born[child] = n, time.monotonic()
            return
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        code = 1
        try:
            code = self.serve(n)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _close(self, number: int, _: object = None) -> None:
        self.closing = True
        for child in self.born:
            os.kill(child, signal.SIGTERM)
