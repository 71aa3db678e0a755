"""What the searching bot does around its search."""

from typing import Any

import duskmoot.games  # noqa: F401
from duskmoot.bots.bot import Budget
from duskmoot.bots.ismcts import IsmctsBot
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import view

HERITAGE = find("heritage")


def kept(keeps: bool) -> list[bool]:
    """By decision at the beginning of a game: whether the bot went on with its tree."""
    g: Any = HERITAGE.begin(Setting(HERITAGE, 2, HERITAGE.choose({}), key_from_seed(1)))
    bots = [IsmctsBot(HERITAGE, seat, 1, iterations=12, keeps=keeps) for seat in range(2)]
    found = []
    before = -1
    for _ in range(40):
        seat = g.asked[0]
        seen = view(g, seat)
        act = bots[seat].decide(seen, seen.acts, Budget())
        if len(seen.acts) > 1:
            assert bots[seat].last is not None
            search, answer = bots[seat].last
            assert answer == act
            found.append(search.root.visits > search.iterations)
            assert before == seat or not found[-1]
        flow.apply(g, seat, act)
        before = seat
    return found


def test_it_goes_on_with_its_tree_while_nobody_else_is_asked() -> None:
    assert any(kept(True))
    assert not any(kept(False))
