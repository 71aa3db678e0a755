"""Which bot sits down if nobody names one."""

from __future__ import annotations

from typing import Any, Final

from duskmoot import bots
from duskmoot.kernel.game import Game, Refused

USUAL: Final[int] = 2
"""The strength if nobody names one."""


def usual_bot(game: Game[Any]) -> str:
    """A steady one, which answers at once, before one that throws dice."""
    known = bots.names(game)
    return "heuristic" if "heuristic" in known else known[0]


def check_bot(game: Game[Any], bot: str) -> None:
    known = bots.names(game)
    if bot not in known:
        raise Refused("unknown-bot", name=bot, known=", ".join(known))
