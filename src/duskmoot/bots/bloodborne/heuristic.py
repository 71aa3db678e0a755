"""The heuristic bot for Bloodborne: judges every answer and gives the best."""

from __future__ import annotations

from typing import Any, Final

from duskmoot.bots.bloodborne.betrayal import stolen
from duskmoot.bots.bloodborne.judge import Judge, without_his_blow
from duskmoot.bots.bloodborne.rivals import importance
from duskmoot.bots.bloodborne.spoils import damage
from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.bots.bloodborne.worth import upgrade_worth, worth
from duskmoot.bots.bot import Bot, Budget
from duskmoot.games.bloodborne.cards.table import CARDS
from duskmoot.games.bloodborne.state import NONE, Bloodborne
from duskmoot.games.bloodborne.verbs import AIM, BRING, PLAY, TAKE, TAKE_BACK
from duskmoot.kernel.acts import DONE, noun, verb
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View, imagine

TIES: Final[int] = 0
"""The stream of its chance that decides between equals."""
ANY_WORLD: Final[bytes] = bytes(32)
"""What the order of the decks may be is of no account: any guess will do, always the same."""
EQUAL: Final[float] = 1e-9


class HeuristicBot(Bot):
    """Knows the hands of the others, since all cards come from open sources."""

    name = "heuristic"

    def __init__(self, game: Game[Any], seat: int, seed: int, temper: Temper | None = None) -> None:
        super().__init__(game, seat, seed)
        self.temper = temper or Temper()

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        if len(acts) == 1:
            return acts[0]
        g = imagine(self.game, seen, ANY_WORLD)
        assert isinstance(g, Bloodborne)
        values = self.values(g, acts)
        best = max(values)
        return self.chance.pick(TIES, [a for a, v in zip(acts, values) if v >= best - EQUAL])

    def values(self, g: Bloodborne, acts: list[int]) -> list[float]:
        """What each act is worth; all but DONE have the same verb."""
        asked = verb(max(acts))
        if asked in (PLAY, BRING):
            judge = Judge(g, self.seat, self.temper)
            judged = judge.play if asked == PLAY else judge.fight
            return [judged(noun(act)) for act in acts]
        if asked == AIM:
            return [self.aimed_at(g, noun(act)) for act in acts]
        if asked == TAKE:
            me = g.hunters[self.seat]
            return [0.0 if act == DONE else upgrade_worth(me, noun(act)) for act in acts]
        if asked == TAKE_BACK:
            return [0.0 if act == DONE else worth(noun(act)) for act in acts]
        return [-worth(noun(act)) for act in acts]  # what must be dropped or removed

    def aimed_at(self, g: Bloodborne, seat: int) -> float:
        """Whom to rob or to cancel: what the leader loses is worth the most."""
        me, other = g.hunters[self.seat], g.hunters[seat]
        card = CARDS[me.used()]
        weight = importance(g, other, self.seat, self.temper)
        if card.steals or g.enemy == NONE:
            return stolen(card, other) * (1.0 + weight)
        missed = min(g.echoes, damage(g, other, other.used()))
        return without_his_blow(g, self.seat, seat, self.temper) + weight * missed
