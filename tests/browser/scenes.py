"""Moments of games to come back to: somebody is asked this, after random play."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from duskmoot.kernel.acts import DONE
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State, legal, question
from duskmoot.kernel.game import Game, Setting
from duskmoot.kernel.replay import Session

MOST_GAMES: Final = 50
"""So many are looked through for a question."""


def any_moment(g: Any) -> bool:
    return True


class Scenes:
    """The games of these seats, one after another by their seed."""

    def __init__(self, game: Game[Any], seats: int, *, eager: bool = False) -> None:
        """`eager`: whoever can do something does it, so that much happens."""
        self.game = game
        self.seats = seats
        self.eager = eager

    def played_to(
        self,
        asked: str,
        seat: int = 0,
        when: Callable[[Any], bool] = any_moment,
        options: dict[str, str] | None = None,
    ) -> Session:
        """The first moment at which this seat is asked this."""
        chosen = self.game.choose(options or {})
        for seed in range(MOST_GAMES):
            chance = random.Random(seed)
            session = Session(Setting(self.game, self.seats, chosen, key_from_seed(seed)))
            while not session.state.over:
                g = session.state
                if seat in g.asked and question(g).key == asked and when(g):
                    return session
                session.play(g.asked[0], chance.choice(self.acts(g)))
        raise AssertionError(f"nobody is ever asked {asked}")

    def played_out(self) -> Session:
        """The first game, to its end."""
        chance = random.Random(0)
        chosen = self.game.choose({})
        session = Session(Setting(self.game, self.seats, chosen, key_from_seed(0)))
        while not session.state.over:
            seat = session.state.asked[0]
            session.play(seat, chance.choice(self.acts(session.state)))
        return session

    def acts(self, g: State) -> list[int]:
        found = legal(g, g.asked[0])
        return [act for act in found if act != DONE] or [DONE] if self.eager else found
