"""The bot of a lesson: it plays by the script, and where that says nothing, as another bot."""

from __future__ import annotations

from typing import Any

from duskmoot import bots
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import View
from duskmoot.lessons import BOT, cue_for, lesson


class ScriptBot(Bot):
    """A lesson goes the same way every time: chance never decides what this bot does."""

    def __init__(self, game: Game[Any], seat: int, seed: int, name: str) -> None:
        super().__init__(game, seat, seed)
        self.name = name
        self.lesson = lesson(game, name.removeprefix(BOT))

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        vocabulary = self.game.vocabulary
        spelled = cue_for(self.lesson, seen, [vocabulary.spell(act) for act in acts])
        if spelled:
            return vocabulary.read(spelled)
        return bots.make(self.lesson.after, self.game, self.seat, seed=0).decide(seen, acts, budget)
