"""Judging every answer of a bloodline in points: what the heuristic bot goes by, and the search."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.guide import Guide
from duskmoot.bots.heritage import aftermath
from duskmoot.bots.heritage.temper import Temper
from duskmoot.bots.heritage.turn import Ahead
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel import flow
from duskmoot.kernel.flow import State

SCALE: Final[float] = 0.5
"""Players who play well disagree about acts that differ by so many points."""


class BloodlinesGuide(Guide):
    """Thinks in points of the end: his own against his rivals'."""

    def __init__(self, temper: Temper | None = None) -> None:
        super().__init__(SCALE)
        self.temper = temper or Temper()

    def values(self, g: State, seat: int, acts: list[int]) -> list[float]:
        assert isinstance(g, Heritage)
        question = flow.question(g).key
        if question in aftermath.QUESTIONS:
            return aftermath.values(g, seat, question, acts, self.temper)
        ahead = Ahead(g, seat, self.temper)
        if question == "what-now":
            return ahead.deeds(acts)
        return [ahead.after(act) for act in acts]
