"""What the searching bot does around its search."""

from collections import Counter
from hashlib import sha256
from typing import Any

import duskmoot.games  # noqa: F401
from duskmoot.bots.bot import Budget
from duskmoot.bots.ismcts import MANNER, IsmctsBot
from duskmoot.bots.spec import parameters_of
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import view
from tests.bots.whole_games import opening

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


def test_a_tree_in_another_process_is_grown_in_the_same_manner() -> None:
    """How long it thinks and what it keeps is up to the first; all else is told to the others."""
    assert set(parameters_of(IsmctsBot)) == {*MANNER, "iterations", "seconds", "keeps", "trees"}


def test_trees_in_other_processes_are_added_up() -> None:
    seen = opening(find("bloodborne"), 3)
    bot = IsmctsBot(find("bloodborne"), 0, 1, iterations=20, horizon=1, trees=3)
    answer = bot.decide(seen, seen.acts, Budget())
    assert bot.last is not None
    several = {act: visits for act, visits, _ in bot.last[0].opinion()}
    alone = IsmctsBot(find("bloodborne"), 0, 1, horizon=1)
    keys = [bot.key, *[sha256(bot.key + bytes([n])).digest() for n in (1, 2)]]
    trees = [alone.search(seen, seen.acts, key, Budget(iterations=20)).opinion() for key in keys]
    summed = Counter[int]()
    for tree in trees:
        summed.update({act: visits for act, visits, _ in tree})
    assert several == summed
    assert answer == max(several, key=lambda act: several[act])
