"""Of High and Low Clans (book: О КЛАНАХ ВЫСШИХ И НИЗШИХ)."""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.boards.board import Board
from duskmoot.games.heritage.effects.tokens import add_power
from duskmoot.games.heritage.lines import awake, value_of
from duskmoot.games.heritage.pieces import CLASS, HIGH, LOW
from duskmoot.games.heritage.state import Heritage, Thread


class HighLowClans(Board):
    def setup(self, g: Heritage) -> None:
        g.high_low = 0

    def activate(self, g: Heritage, t: Thread) -> None:
        """One cell towards the activated class."""
        g.high_low += 1 if t.n == HIGH else -1
        g.tell(tales.POLITICS, t.n, abs(g.high_low))
        if abs(g.high_low) == int(self.data["end"]):
            self.decisive_victory(g, t.n)

    def decisive_victory(self, g: Heritage, winners: int) -> None:
        g.tell(tales.DECISIVE, winners)
        for b in g.bloodlines:
            for p in awake(b):
                if value_of(b.line[p], CLASS) == winners:
                    add_power(g, b.line[p], int(self.data["power"]))
        g.high_low = 0

    def vp(self, g: Heritage, seat: int) -> int:
        """Each vampire of the leading class scores what is printed on the token's cell."""
        leading = HIGH if g.high_low > 0 else LOW
        points = int(self.data["points"][abs(g.high_low)])
        return points * self.count(g, seat, leading)
