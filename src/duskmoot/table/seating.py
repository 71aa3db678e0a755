"""Who may sit where: taking a seat, leaving it, handing it to a bot and back.

Pure rules of the house: each answers with the seat as it becomes, or is Refused.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from duskmoot.kernel.game import Refused
from duskmoot.table.store.port import BOT, OPEN, PERSON, SeatRow


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


def handed_to_bot(seat: SeatRow, visitor: Visitor, here: bool, bot: str, strength: int) -> SeatRow:
    """`here` says whether its holder is connected."""
    mine = seat.guest == visitor.guest
    unowned = not seat.guest or seat.kind == OPEN
    if not (mine or (visitor.host and unowned)):
        if not (visitor.host or visitor.seated):
            raise Refused("not-your-seat", seat=str(seat.seat + 1))
        if here:
            raise Refused("seat-present", seat=str(seat.seat + 1))
    return replace(seat, kind=BOT, bot=bot, strength=strength)
