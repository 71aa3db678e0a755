"""The random bot: any legal act, all equally likely."""

from __future__ import annotations

from typing import Final

from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel.view import View

CHOICES: Final[int] = 0
"""The stream of its chance."""


class RandomBot(Bot):
    name = "random"
    needs_view = False

    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        return self.chance.pick(CHOICES, acts)
