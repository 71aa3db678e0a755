"""The room for talk: which lines make way for a new one, and which note says what was just said."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duskmoot.table.limits import Limits
from duskmoot.table.store.port import Talk

TIMES: Final[str] = "times"
"""The part of a note that says how often it was said in a row."""


def too_old(kept: list[Talk], new: Talk, limits: Limits) -> list[Talk]:
    """The lines that make room for a new one.

    Notes and each audience have room of their own, so that neither notes nor private words ever
    push out what others said.
    """
    most = limits.notes_kept if new.note else limits.talk_kept
    room = [
        line
        for line in kept
        if bool(line.note) == bool(new.note) and line.audience == new.audience and line.n != new.n
    ]
    return room[: max(0, len(room) + 1 - most)]


def alike(before: Talk, note: Talk) -> bool:
    """Whether a note says once more what the line before it said."""
    parts = {key: value for key, value in before.parts.items() if key != TIMES}
    same = (before.note, before.seat, before.name, parts, before.audience)
    return same == (note.note, note.seat, note.name, note.parts, note.audience)


def once_more(before: Talk, note: Talk) -> Talk:
    """The note in place of the one before it, with how often it was said."""
    said = before.parts.get(TIMES, "1")
    times = int(said) + 1 if said.isdecimal() else 2
    return replace(note, n=before.n, parts={**note.parts, TIMES: str(times)})
