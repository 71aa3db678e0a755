"""Timing by the processor's clock: what a call costs, whatever else the machine is doing."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

REPEATS: Final[int] = 10


def microseconds(calls: list[Callable[[], object]], seconds: float) -> float:
    """The mean cost of these calls, made in turn for about so many seconds of processor time.

    Each is made once before: what is worked out only the first time does not count.
    """
    for call in calls:
        call()
    made = 0
    started = process_time()
    while True:
        for call in calls:
            for i in range(REPEATS):
                call()
        made += REPEATS * len(calls)
        spent = process_time() - started
        if spent >= seconds:
            return spent / made * 1e6


def per_second(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second of processor time; `play` plays a game and counts them."""
    decisions = 0
    games = 0
    started = process_time()
    while True:
        decisions += play()
        games += 1
        spent = process_time() - started
        if spent >= seconds:
            return decisions / spent, games / spent
