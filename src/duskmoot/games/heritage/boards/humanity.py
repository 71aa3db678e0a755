"""Humanity (book: ЧЕЛОВЕЧНОСТЬ)."""

from __future__ import annotations

from duskmoot.games.heritage.boards.morality import MoralityBoard, alone_with, shift, turn_over
from duskmoot.games.heritage.effects.intrigue_cards import draw
from duskmoot.games.heritage.state import Heritage, Thread


class Humanity(MoralityBoard):
    def activate(self, g: Heritage, t: Thread) -> None:
        """The token of the acting player, whoever's vampire it is (activate.acting-player)."""
        if t.n == g.bloodlines[t.actor].side:
            shift(g, t.actor, -1)
            draw(g, t.actor, 1)
        else:
            turn_over(g, t.actor)

    def round_end(self, g: Heritage) -> None:
        alone_with(g, min([b.morality for b in g.bloodlines]))
