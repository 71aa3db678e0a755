"""The wire of the order of the house: doors, mutes, reports, deeds. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from duskmoot.table.protocol import Asked, Table

Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Days = Annotated[int, Meta(ge=1, le=3650)]


# --- from the browser ----------------------------------------------------------------------------


class SetDoor(Asked):
    """Who may come to my table besides those whom I invited."""

    listed: bool
    spectators: bool
    hushed: bool
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    """How many acts later than the players spectators see the game."""


class NewReport(Asked):
    """About a line of talk, or else a seat, or else the table itself."""

    reason: Reason
    line: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


class NewDeed(Asked):
    what: Literal["warn", "name", "silence", "ban", "pardon", "hide", "nothing"]
    reason: Reason
    days: Days = 7


class SaidToDeed(Asked):
    text: Reason


# --- from the server -----------------------------------------------------------------------------


class Muted(Struct):
    id: str
    name: str


class DeedInfo(Struct):
    """What a keeper did about somebody."""

    n: int
    time: int
    what: str
    until: int
    reason: str
    answer: str


class ReportInfo(Struct):
    id: str
    time: int
    table: str
    name: str
    """Whom it is about; empty for a table."""
    reason: str
    lines: list[tuple[str, str]]
    """Names and words of what was said last."""
    deeds: list[DeedInfo]
    """What was done about them before."""


class Lobbied(Struct):
    """Tables with open seats for anybody."""

    tables: list[Table]
