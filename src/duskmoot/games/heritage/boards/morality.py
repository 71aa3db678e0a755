"""What Beast Within and Humanity share: a morality token for each player."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import Board
from duskmoot.games.heritage.lines import value_of, weight
from duskmoot.games.heritage.pieces import (
    BOARD_DATA,
    BOARD_NAMES,
    COMPOSED,
    FERVENT,
    HUMANITY,
    TEMPERAMENT,
)
from duskmoot.games.heritage.state import Heritage


class MoralityBoard(Board):
    def seat_down(self, g: Heritage, seat: int) -> None:
        b = g.bloodlines[seat]
        b.morality = int(self.data["start"])
        b.side = value_of(b.line[0], TEMPERAMENT)

    def vp(self, g: Heritage, seat: int) -> int:
        return int(self.data["points"][g.bloodlines[seat].morality])


def shift(g: Heritage, seat: int, steps: int) -> None:
    """A move beyond either end does not happen. What is told is the number in the cell."""
    b = g.bloodlines[seat]
    cells = BOARD_DATA[BOARD_NAMES[g.boards[TEMPERAMENT]]]["points"]
    moved = min(max(b.morality + steps, 0), len(cells) - 1)
    if moved != b.morality:
        b.morality = moved
        humane = g.boards[TEMPERAMENT] == HUMANITY
        g.tell(tales.HUMANITY if humane else tales.MORALITY, seat, int(cells[moved]))


def turn_over(g: Heritage, seat: int) -> None:
    b = g.bloodlines[seat]
    b.side = COMPOSED if b.side == FERVENT else FERVENT
    humane = g.boards[TEMPERAMENT] == HUMANITY
    g.tell(tales.CHANGES_HEART if humane else tales.TURNS_COAT, seat, b.side)


def alone_with(g: Heritage, cell: int) -> None:
    """Whoever stands alone there takes the first-player token; on a tie it stays."""
    there = [b.seat for b in g.bloodlines if b.morality == cell]
    if len(there) == 1 and there[0] != g.first and not watched(g, there[0]):
        g.first = there[0]
        g.tell(tales.TAKES_FIRST, g.first)


def watched(g: Heritage, seat: int) -> bool:
    """A burden keeps the token away in the first rounds."""
    b = g.bloodlines[seat]
    return bool(b.burdens) and g.round <= weight(b, "no_first_player")
