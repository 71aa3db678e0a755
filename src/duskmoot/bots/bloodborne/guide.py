"""Judging every answer of a Hunter: what the heuristic bot goes by, and the search with it."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.bloodborne.betrayal import stolen
from duskmoot.bots.bloodborne.judge import Judge, without_his_blow
from duskmoot.bots.bloodborne.rivals import importance
from duskmoot.bots.bloodborne.spoils import damage
from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.bots.guide import Guide
from duskmoot.games.bloodborne.cards.table import CARDS
from duskmoot.games.bloodborne.state import NONE, Bloodborne
from duskmoot.games.bloodborne.verbs import AIM, BRING, PLAY, TAKE, TAKE_BACK
from duskmoot.games.bloodborne.worths import upgrade_worth, worth
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.flow import State

SCALE: Final[float] = 0.3
"""Hunters who play well disagree about acts that differ by so many Blood Echoes."""


class HuntersGuide(Guide):
    """Knows the hands of the others, since all cards come from open sources."""

    def __init__(self, temper: Temper | None = None) -> None:
        super().__init__(SCALE)
        self.temper = temper or Temper()

    def values(self, g: State, seat: int, acts: list[int]) -> list[float]:
        """All acts but DONE have the same verb."""
        assert isinstance(g, Bloodborne)
        asked = verb(max(acts))
        if asked in (PLAY, BRING):
            judge = Judge(g, seat, self.temper)
            if asked == PLAY:
                return [judge.play(noun(act)) for act in acts]
            return [judge.fight(noun(act)) for act in acts]
        if asked == AIM:
            return [self.aimed_at(g, seat, noun(act)) for act in acts]
        if asked == TAKE:
            me = g.hunters[seat]
            return [0.0 if act == DONE else upgrade_worth(me, noun(act)) for act in acts]
        if asked == TAKE_BACK:
            return [0.0 if act == DONE else worth(noun(act)) for act in acts]
        return [-worth(noun(act)) for act in acts]  # what must be dropped or removed

    def aimed_at(self, g: Bloodborne, seat: int, target: int) -> float:
        """Whom to rob or to cancel: what the leader loses is worth the most."""
        me, other = g.hunters[seat], g.hunters[target]
        card = CARDS[me.used()]
        weight = importance(g, other, seat, self.temper)
        if card.steals or g.enemy == NONE:
            return stolen(card, other) * (1.0 + weight)
        missed = min(g.echoes, damage(g, other, other.used()))
        return without_his_blow(g, seat, target, self.temper) + weight * missed
