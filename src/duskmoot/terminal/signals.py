"""Signals: a closed window or a polite kill ends a sitting as Ctrl-C does."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

Answer = Callable[[int, Any], Any] | int


@contextmanager
def closing_interrupts() -> Iterator[None]:
    """All three raise KeyboardInterrupt, also where a shell has SIGINT ignored."""
    with answered(signal.default_int_handler, "SIGINT", "SIGTERM", "SIGHUP"):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Nothing of the kind interrupts what is done here."""
    with answered(signal.SIG_IGN, "SIGINT", "SIGTERM", "SIGHUP"):
        yield


@contextmanager
def answered(answer: Answer, *names: str) -> Iterator[None]:
    """These signals, where the system has them, are answered so; only the main thread may."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [(number, signal.signal(number, answer)) for number in known]
    try:
        yield
    finally:
        for number, former in before:
            signal.signal(number, former)
