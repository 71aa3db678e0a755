"""The wire of notices: whose turn it is, and how somebody wants to be told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from duskmoot.table.protocol import Asked

Hour = Annotated[int, Meta(ge=0, le=23)]
Moment = Annotated[int, Meta(ge=0, le=1 << 40)]
Mode = Literal["off", "now", "daily"]


class MyTurn(Struct):
    """A table that waits for me."""

    table: str
    game: str
    seats: list[int]
    """Mine that are asked."""
    due: int
    """Seconds since 1970; 0 where no slow clock runs."""
    names: list[str]
    """Of all seats; empty for one without a name."""


class Away(Struct):
    """An absence, from its first second to the one after its last."""

    begins: int
    ends: int


class NoticeSettings(Struct):
    """How I want to be told, and what this house can do."""

    push_key: str
    """With which a browser subscribes; empty where the house pushes nothing."""
    mails: bool
    """Whether the house sends mail."""
    language: str
    zone: str
    quiet_from: int
    quiet_to: int
    mail: str
    """Proven."""
    wanted: str
    """An address to which a link was sent that has not come back yet."""
    mode: Mode
    hour: int
    browsers: int
    """How many of mine get pushes."""
    away: list[Away]
    away_left: int
    """Days of absence that may still be announced this year."""


class NewNoticeSettings(Asked):
    language: Annotated[str, Meta(min_length=2, max_length=8)]
    zone: Annotated[str, Meta(max_length=40)] = ""
    """As `Europe/Warsaw`; empty for somebody without quiet hours."""
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    """The same hour twice: none is quiet."""
    mode: Mode = "off"
    """Mail at once, once a day, or none."""
    hour: Hour = 9
    """Of the mail of the day."""


class NewMail(Asked):
    """An address to be proven; an empty one ends all mail."""

    mail: Annotated[str, Meta(max_length=254)]


class MailProof(Asked):
    """What the link in the mail holds."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]


class NewSubscription(Asked):
    """As the browser's push manager gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class OldSubscription(Asked):
    endpoint: Annotated[str, Meta(max_length=1000)]


class NewAway(Asked):
    begins: Moment
    ends: Moment


class OldAway(Asked):
    begins: Moment
