"""Who may sit where: taking a seat, leaving it, handing it to a bot and back.

Pure rules of the house: each answers with the seat as it becomes, or is Refused.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from duskmoot.kernel.game import Refused
from duskmoot.table.store.port import BOT, OPEN, PERSON, SEVERAL, SeatRow


@dataclass(frozen=True)
class Visitor:
    """Whoever asks: a guest, with what the table knows of them."""

    guest: str
    name: str
    host: bool
    invited: bool
    """Whether they brought the table's invitation."""
    seated: bool
    """Whether they hold a seat here."""


@dataclass(frozen=True)
class Absence:
    """Whether a seat's holder is connected, and if not, how long others still have to wait."""

    here: bool
    seconds: int


@dataclass(frozen=True)
class Bot:
    name: str
    strength: int


def holds(seat: SeatRow, guest: str) -> bool:
    return seat.kind == PERSON and bool(guest) and seat.guest == guest


def may_return(seat: SeatRow, guest: str) -> bool:
    """A seat that was this guest's and that nobody else has taken since."""
    return seat.kind != PERSON and bool(guest) and seat.guest == guest


def taken(seat: SeatRow, visitor: Visitor, name: str) -> SeatRow:
    if not (holds(seat, visitor.guest) or may_return(seat, visitor.guest)):
        if seat.kind != OPEN:
            raise Refused("seat-taken", seat=str(seat.seat + 1))
        if not (visitor.host or visitor.invited):
            raise Refused("invite-needed")
    kept = seat.name if seat.guest == visitor.guest else ""
    called = name or kept or visitor.name
    return SeatRow(seat.seat, PERSON, visitor.guest, called)


def left(seat: SeatRow, visitor: Visitor) -> SeatRow:
    if holds(seat, visitor.guest):
        return replace(seat, kind=OPEN)
    if seat.kind == BOT and visitor.host and seat.guest in ("", visitor.guest):
        return SeatRow(seat.seat, OPEN, seat.guest)
    raise Refused("not-your-seat", seat=str(seat.seat + 1))


def handed_to_bot(
    seat: SeatRow, visitor: Visitor, absence: Absence, chosen: Bot, stand_in: Bot
) -> SeatRow:
    """The holder chooses a bot at once; others wait, and then the stand-in sits down."""
    number = str(seat.seat + 1)
    if seat.kind == PERSON and not holds(seat, visitor.guest):
        if not (visitor.host or visitor.seated):
            raise Refused("not-your-seat", seat=number)
        if absence.here:
            raise Refused("seat-present", seat=number)
        if absence.seconds > 0:
            raise Refused("seat-waits", seat=number, seconds=str(absence.seconds))
        chosen = stand_in
    elif seat.kind == BOT and seat.guest:
        if seat.guest != visitor.guest:
            raise Refused("not-your-seat", seat=number)
    elif seat.kind != PERSON and not visitor.host:
        raise Refused("not-your-seat", seat=number)
    return replace(seat, kind=BOT, bot=chosen.name, strength=chosen.strength)


def sat_with(sat: str, guest: str) -> str:
    """Who has ever sat at a table, once this guest does: see `TableRow.sat`."""
    return guest if sat in ("", guest) else SEVERAL


def others(seats: list[SeatRow], seat: int) -> list[int]:
    """The seats of people who must agree to an undo of this seat beyond the policy.

    Whoever may come back to a seat counts, and the bot that plays meanwhile agrees to nothing.
    """
    mine = seats[seat].guest
    return [
        row.seat
        for row in seats
        if row.seat != seat and (row.kind == PERSON or (row.guest and row.guest != mine))
    ]
