"""Random games on every set of battlegrounds: nothing is lost, nothing is a dead end."""

from itertools import product

import pytest

from tests.conformance.play import Table, random_play
from tests.games.heritage.court import GAME

AXES = ["class-board", "temperament-board", "geography-board"]
SETS = list(product(*[o.choices for o in GAME.options if o.key in AXES]))
VARIANTS = ["sacrifice", "borders", "respite", "ancillae"]


def played(boards: tuple[str, ...], n: int) -> None:
    """One random game; its number says at how many seats and by which variants."""
    chosen = dict(zip(AXES, boards))
    for option in GAME.options:
        if option.key in VARIANTS:
            chosen[option.key] = option.choices[n % len(option.choices)]
    table = Table(GAME, 2 + n % 3, chosen, seed=n)
    g = table.begin()
    for at, _, _ in random_play(table, g):
        assert GAME.broken(at) == [], (chosen, n)
    assert GAME.broken(g) == []
    assert g.over


@pytest.mark.parametrize("boards", SETS, ids="-".join)
def test_a_random_game_is_sound(boards: tuple[str, ...]) -> None:
    played(boards, SETS.index(boards))


@pytest.mark.slow
@pytest.mark.parametrize("boards", SETS, ids="-".join)
def test_two_hundred_random_games_are_sound(boards: tuple[str, ...]) -> None:
    for n in range(200):
        played(boards, 100 + n)
