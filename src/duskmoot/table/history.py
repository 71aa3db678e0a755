"""A table's history brought back: its events checked one after another, and played again."""

from __future__ import annotations

import zlib
from typing import Final

from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Refused, Setting
from duskmoot.table.course import Course
from duskmoot.table.store.port import Event, Snapshot, Standing

VOID: Final[int] = -1
"""The seat of an undo that older versions wrote when the rules stumbled over an act."""


def restored(
    setting: Setting,
    events: list[Event],
    snapshot: Snapshot | None,
    standing: Standing | None = None,
) -> Course:
    """The course of these events again, checked on the way; Refused if it is another one."""
    chains = unbroken(commitment(setting.key), events, standing)
    course = Course(setting)
    if snapshot is not None and snapshot.n <= len(events):
        try:
            course.resume(snapshot, chains[snapshot.n])
        except (ValueError, KeyError, TypeError, AttributeError, zlib.error):
            course = Course(setting)  # the events alone tell it as well
    for event in events[course.events :]:
        if event.position and event.position != course.position():
            raise Refused("table-differs", event=str(event.n))
        try:
            if is_void(event.n, events):
                course.skip(event)
            else:
                course.apply(event)
        except Exception as error:
            raise Refused("table-differs", event=str(event.n)) from error
    if standing is not None and standing.position not in ("", course.position()):
        raise Refused("table-differs", event=str(len(events)))
    return course


def unbroken(first: str, events: list[Event], standing: Standing | None) -> list[str]:
    """By number of events: their hash; Refused where one is missing, changed or added.

    Events of older versions have no hash of their own, but those after them count them in.
    """
    chains = [first]
    tied = False
    for n, event in enumerate(events, 1):
        chains.append(event.link(chains[-1]))
        tied = tied or bool(event.chain)
        if event.n != n or (tied and event.chain != chains[-1]):
            raise Refused("table-damaged", event=str(n))
    if standing is not None:
        torn = standing.chain and standing.chain != chains[-1]
        if standing.at != len(events) or torn or (tied and not standing.chain):
            raise Refused("table-damaged", event=str(len(events) + 1))
    return chains


def is_void(n: int, events: list[Event]) -> bool:
    """Whether the event after this one takes it back because the rules stumbled."""
    return n < len(events) and events[n].seat == VOID
