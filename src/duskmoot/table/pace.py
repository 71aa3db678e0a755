"""The pace of a game that lasts for weeks: whose days are running, and when they are up.

Pure arithmetic on seconds since 1970. A decision has so many days; what it takes beyond them comes
out of the seat's bank. No second counts while its player is away, and nothing falls due within
quiet hours.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo

from msgspec import DecodeError, Meta, Struct, ValidationError, convert, to_builtins
from msgspec.json import decode

from duskmoot.kernel.game import Refused

DAY: Final[int] = 24 * 3600
GRACE: Final[int] = DAY
"""After the last second, before anything happens."""
STRETCH: Final[int] = 14 * DAY
"""The longest absence at one time."""
YEAR: Final[int] = 365 * DAY
A_YEAR: Final[int] = 30 * DAY
"""Of absence within a year."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How slowly a game is played."""

    days: Annotated[int, Meta(ge=1, le=14)]
    """For one decision."""
    bank: Annotated[int, Meta(ge=0, le=30)] = 7
    """Days beyond those, for each seat in the whole game."""
    late: Literal["bot", "default"] = "bot"
    """When both are used up: a bot plays until the holder returns, or a safe legal act is made."""

    @property
    def kept(self) -> str:
        return json.dumps([self.days, self.bank, self.late])


def pace_from(kept: str) -> Pace | None:
    return Pace(*json.loads(kept)) if kept else None


def is_pace(kept: str) -> bool:
    """Whether it can be read, or there is none."""
    try:
        pace = pace_from(kept)
        convert(to_builtins(pace), Pace | None)
    except (ValueError, TypeError, ValidationError):
        return False
    return True


@dataclass(frozen=True)
class Habits:
    """What somebody has told us of their days."""

    zone: str = ""
    """As `Europe/Warsaw`; empty if we do not know it, and then no hour is quiet."""
    quiet_from: int = 22
    quiet_to: int = 8
    away: tuple[tuple[int, int], ...] = ()
    """Absences announced, each from its first second to the one after its last."""


USUAL: Final[Habits] = Habits()


def known_zone(name: str) -> str:
    """The name of a zone; Refused if there is none of this name."""
    try:
        ZoneInfo(name)
    except (OSError, ValueError, KeyError) as error:
        raise Refused("zone-unknown", zone=name[:40]) from error
    return name


# Seconds.


def counted(since: int, until: int, away: tuple[tuple[int, int], ...]) -> int:
    """The seconds between two moments that were not spent away."""
    spent = sum(max(0, min(until, end) - max(since, start)) for start, end in away)
    return max(0, until - since - spent)


def reached(since: int, seconds: int, away: tuple[tuple[int, int], ...]) -> int:
    """The moment at which so many seconds have counted."""
    end = since + seconds
    for start, back in sorted(away):
        if back > since and start < end:
            end += back - max(start, since)
    return end


def awake(moment: int, habits: Habits) -> int:
    """The moment itself, or the end of the quiet hours in which it lies."""
    if not habits.zone or habits.quiet_from == habits.quiet_to:
        return moment
    zone: tzinfo = ZoneInfo(habits.zone)
    there = datetime.fromtimestamp(moment, UTC).astimezone(zone)
    first, last = habits.quiet_from, habits.quiet_to
    quiet = first <= there.hour < last if first < last else not last <= there.hour < first
    if not quiet:
        return moment
    end = there.replace(hour=last, minute=0, second=0, microsecond=0, fold=0)
    if there.hour >= last:
        end += timedelta(days=1)
    return int(end.astimezone(UTC).timestamp())


def present_again(moment: int, habits: Habits) -> int:
    """When somebody is neither away nor to be left in peace, from this moment on."""
    for start, back in sorted(habits.away):
        if start <= moment < back:
            moment = back
    return awake(moment, habits)


# Clocks.


@dataclass(frozen=True)
class Hand:
    """The slow clock of one seat."""

    bank: int
    """Seconds left beyond the days of a decision."""
    turn: int = -1
    """The turn for which it was asked; -1 while it is not."""
    used: int = 0
    """Of this decision, until the clock last stood still."""
    since: int = 0
    """When it last began to run; 0 while it stands still."""
    due: int = 0
    """When both days and bank are used up; 0 while it stands still."""

    def at(self, share: float) -> int:
        """The moment at which this share of the time between asked and due has passed."""
        return self.since + int((self.due - self.since) * share)


Hands = tuple[Hand, ...]


@dataclass(frozen=True)
class Asked:
    """Who must decide, as the slow clock sees it."""

    turn: int
    seats: frozenset[int]
    """People's, not bots'."""
    running: bool
    """Whether somebody is waited for: not all of them are connected, and no seat is open."""


def wound(hands: Hands, pace: Pace, asked: Asked, now: int, habits: Mapping[int, Habits]) -> Hands:
    """The clocks from now on. Winding twice is winding once."""
    return tuple(
        _wound(hand, pace, asked, seat in asked.seats, now, habits.get(seat, USUAL))
        for seat, hand in enumerate(hands)
    )


def _wound(hand: Hand, pace: Pace, asked: Asked, mine: bool, now: int, habits: Habits) -> Hand:
    used = hand.used
    if hand.since:
        used += counted(hand.since, now, habits.away)
    if not mine or hand.turn != asked.turn:
        beyond = max(0, used - pace.days * DAY)
        hand = Hand(max(0, hand.bank - beyond), asked.turn if mine else -1)
        used = 0
    if not mine:
        return hand
    if not asked.running:
        return replace(hand, used=used, since=0, due=0)
    if not hand.since:
        hand = replace(hand, used=used, since=now)
    left = max(0, pace.days * DAY + hand.bank - hand.used)
    due = awake(reached(hand.since, left, habits.away), habits)
    return replace(hand, due=due)


def first_hands(pace: Pace, seats: int) -> Hands:
    return (Hand(pace.bank * DAY),) * seats


def hands_text(hands: Hands) -> str:
    return json.dumps([astuple(hand) for hand in hands])


def hands_from(text: str) -> Hands:
    """None where there are none, or nobody can read them: then all clocks begin anew."""
    try:
        found = decode(text or "[]", type=list[tuple[int, int, int, int, int]])
    except DecodeError:
        return ()
    return tuple(Hand(*each) for each in found)


def earliest(hands: Hands) -> int:
    """When the first of them is due; 0 if none runs."""
    return min((hand.due for hand in hands if hand.due), default=0)


# Absences.


def check_away(begins: int, ends: int, now: int, announced: tuple[tuple[int, int], ...]) -> None:
    """Refused unless an absence lies ahead and within what everybody may have."""
    if not now <= begins < ends or begins > now + YEAR:
        raise Refused("away-refused")
    if ends - begins > STRETCH:
        raise Refused("away-too-long", days=str(STRETCH // DAY))
    if any(start < ends and begins < back for start, back in announced):
        raise Refused("away-twice")
    # An absence that follows another without a day between is one absence.
    together = ends - begins
    for start, back in announced:
        if 0 <= begins - back < DAY or 0 <= start - ends < DAY:
            together += back - start
    if together > STRETCH:
        raise Refused("away-too-long", days=str(STRETCH // DAY))
    if (ends - begins) + taken(begins, announced) > A_YEAR:
        raise Refused("away-used-up", days=str(A_YEAR // DAY))


def taken(moment: int, announced: tuple[tuple[int, int], ...]) -> int:
    """Seconds of absence within a year of a moment."""
    return sum(back - start for start, back in announced if abs(start - moment) < YEAR)
