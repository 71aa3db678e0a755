"""The Masquerade (book: МАСКАРАД). `t.chosen` holds the direction whose row it is."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.ankhs import (
    put_ankh,
    take_ankhs,
)
from duskmoot.games.heritage.boards.board import Board
from duskmoot.games.heritage.effects.op import FACTION, NOTHING, offer
from duskmoot.games.heritage.effects.tokens import add_power
from duskmoot.games.heritage.lines import stands_awake
from duskmoot.games.heritage.pieces import DIRECTIONS, NONE, NORTH, OUTSIDER
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import VALUE


class Masquerade(Board):
    def setup(self, g: Heritage) -> None:
        """By direction where the investigator stands, then the ankhs on the last cell."""
        rows = len(DIRECTIONS)
        g.rows = [0] * rows + [int(self.data["ankhs"])] * rows

    def begin(self, g: Heritage, t: Thread) -> None:
        """An outsider moves an investigator of the acting player's choice."""
        if t.n != OUTSIDER:
            t.chosen = [t.n]

    def asks(self, g: Heritage, t: Thread) -> int:
        return NOTHING if t.chosen else FACTION

    def offers(self, g: Heritage, t: Thread) -> list[int]:
        return offer(VALUE, DIRECTIONS)

    def activate(self, g: Heritage, t: Thread) -> None:
        direction = t.chosen[0]
        steps = int(self.data["steps_outsider"]) if t.n == OUTSIDER else 1
        last = int(self.data["steps"])
        g.rows[direction - NORTH] = min(g.rows[direction - NORTH] + steps, last)
        g.tell(tales.INVESTIGATES, direction, g.rows[direction - NORTH])
        if g.rows[direction - NORTH] == last:
            self.breach(g, direction, t.subject)

    def breach(self, g: Heritage, direction: int, vampire: int) -> None:
        """An ankh goes onto the activated vampire; the investigator starts again."""
        g.rows[direction - NORTH] = 0
        if left(g, direction) and stands_awake(g, vampire):
            lay_back(g, direction, -1)
            put_ankh(g, vampire, direction)
            g.tell(tales.BREACH, direction, vampire)
        else:
            g.tell(tales.EMPTY_BREACH, direction)

    def when_torpid(self, g: Heritage, vampire: int, culprit: int, credit: int) -> None:
        """Cleanup: its ankhs go back; who sent it gains power, but nobody after a trial."""
        returned = 0
        for direction in DIRECTIONS:
            taken = take_ankhs(g, vampire, direction)
            lay_back(g, direction, taken)
            returned += taken
        if returned:
            g.tell(tales.CLEANUP, vampire, returned)
            if culprit != NONE:
                add_power(g, credit, int(self.data["power"]))

    def vp(self, g: Heritage, seat: int) -> int:
        """As many points as ankhs are left in its row, for each vampire."""
        points = [self.count(g, seat, d) * left(g, d) for d in DIRECTIONS]
        return sum(points) + self.outsiders(g, seat)


def left(g: Heritage, direction: int) -> int:
    """Ankhs on the last cell of the row."""
    return g.rows[len(DIRECTIONS) + direction - NORTH]


def lay_back(g: Heritage, direction: int, n: int) -> None:
    g.rows[len(DIRECTIONS) + direction - NORTH] += n
