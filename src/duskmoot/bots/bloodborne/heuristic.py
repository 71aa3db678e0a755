"""The heuristic bot for Bloodborne."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.bots.bloodborne.betrayal import stolen
from duskmoot.bots.bloodborne.judge import Judge
from duskmoot.bots.bloodborne.rivals import importance
from duskmoot.bots.bloodborne.spoils import damage, moment
from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.bots.bloodborne.worth import upgrade_worth, worth
from duskmoot.bots.bot import Bot, Budget
from duskmoot.games.bloodborne.cards.table import CARDS
from duskmoot.games.bloodborne.state import NONE, Bloodborne
from duskmoot.games.bloodborne.verbs import AIM, BRING, DROP, PLAY, REMOVE, TAKE, TAKE_BACK
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View, imagine

TIES: Final[int] = 0
FIXED: Final[bytes] = bytes(32)


class HeuristicBot(Bot):
    name = "heuristic"

    def __init__(self, game: Game[Any], seat: int, seed: int, temper: Temper | None = None) -> None:
        super().__init__(game, seat, seed)
        self.temper = temper or Temper()

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        if len(acts) == 1:
            return acts[0]
        g = imagine(self.game, seen, FIXED)
        assert isinstance(g, Bloodborne)
        values = self.values(g, acts)
        best = max(values)
        ties = [act for act, value in zip(acts, values) if value > best - 1e-9]
        return ties[0] if len(ties) == 1 else self.chance.pick(TIES, ties)

    def values(self, g: Bloodborne, acts: list[int]) -> list[float]:
        kind = max([verb(act) for act in acts])
        me = g.hunters[self.seat]
        if kind == PLAY:
            judge = Judge(g, self.seat, self.temper)
            return [judge.play(noun(act)) for act in acts]
        if kind == BRING:
            judge = Judge(g, self.seat, self.temper)
            return [judge.fight(noun(act)) for act in acts]
        if kind == AIM:
            return [self.aim(g, noun(act)) for act in acts]
        if kind == TAKE_BACK:
            return [0.0 if act == DONE else worth(noun(act)) for act in acts]
        if kind == TAKE:
            return [0.0 if act == DONE else upgrade_worth(me, noun(act)) for act in acts]
        assert kind in (DROP, REMOVE)
        return [-worth(noun(act)) for act in acts]

    def aim(self, g: Bloodborne, seat: int) -> float:
        """Whom to rob or to hinder: the loss of the leader is worth the most."""
        me = g.hunters[self.seat]
        other = g.hunters[seat]
        card = CARDS[me.used()]
        weight = importance(g, other, self.seat, self.temper)
        if card.steals or g.enemy == NONE:
            return stolen(card, other) * (1.0 + weight) + 0.01 * weight
        other.cancelled = True
        ours = Judge(g, self.seat, self.temper, moment(g, me, me.used())).outcome(me.used())
        other.cancelled = False
        return ours + weight * min(g.echoes, damage(g, other, other.used()))
