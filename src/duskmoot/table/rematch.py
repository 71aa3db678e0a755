"""The same people and bots once more: one press each, and nobody sits down unasked.

Whoever presses first sets the new table: their own seats and the bots are taken at once, those of
the others wait for them. A note at the old table says where it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duskmoot.kernel.game import Refused
from duskmoot.table.store.port import BOT, OPEN, PERSON, SeatRow, Talk
from duskmoot.table.usual import USUAL

NOTE: Final[str] = "note-again"


def order_of(seats: list[SeatRow], guest: str, exchanged: int) -> list[int]:
    """By new seat: the old one whose player sits there."""
    mine = [row.seat for row in seats if row.guest == guest and row.kind == PERSON]
    if not mine:
        raise Refused("again-not-yours")
    order = [row.seat for row in seats]
    if exchanged >= len(order):
        raise Refused("seat-refused", seat=str(exchanged + 1), seats=str(len(order)))
    if exchanged >= 0:
        one, other = mine[0], exchanged
        order[one], order[other] = order[other], order[one]
    return order


def seated_again(seats: list[SeatRow], order: list[int], guest: str, usual: str) -> list[SeatRow]:
    """The seats of the new table; those of other people are kept open for them."""
    again: list[SeatRow] = []
    for seat, before in enumerate(order):
        row = seats[before]
        if row.kind == PERSON and row.guest == guest:
            again.append(replace(row, seat=seat))
        elif row.kind == PERSON:
            again.append(SeatRow(seat, OPEN))
        else:
            bot = row if row.kind == BOT else SeatRow(seat, BOT, "", row.name, usual, USUAL)
            again.append(SeatRow(seat, BOT, "", bot.name, bot.bot, bot.strength))
    return again


def called_to(talk: list[Talk]) -> tuple[str, list[int]] | None:
    """The table to which the others were called last, and who sits where there."""
    for line in reversed(talk):
        if line.note == NOTE:
            return line.parts["table"], [int(seat) for seat in line.parts["order"].split()]
    return None
