"""The curve of chances: which positions are played on from, and what is made of it."""

import duskmoot.games as _games
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.table.afterwards import Mark
from duskmoot.table.chances import (
    ALL,
    FINE,
    FIRST,
    ROUGH,
    begun,
    curve_of,
    jumps,
    next_to_try,
    smooth,
)
from duskmoot.table.tried import Tried

__all__ = ["_games"]


def played(tried: list[Tried], wins: list[int]) -> None:
    """Every errand ends with these shares, until none is left."""
    while (each := next_to_try(tried)) is not None:
        each.games += 8
        each.won = [won + 8 * share for won, share in zip(each.won, wins)]


def test_all_positions_are_tried_roughly_before_one_is_finely() -> None:
    tried = begun(400, 2)
    assert len(tried) == FIRST
    assert (tried[0].at, tried[-1].at) == (0, 400)
    for _ in range(FIRST * ROUGH // 8):
        each = next_to_try(tried)
        assert each is not None
        each.games += 8
    assert {each.games for each in tried} == {ROUGH}


def test_then_the_widest_jump_is_halved() -> None:
    tried = [Tried(0, 16, [8, 8]), Tried(50, 16, [8, 8]), Tried(100, 16, [16, 0])]
    each = next_to_try(tried)
    assert each is not None
    assert (each.at, each.games) == (75, 0)
    assert [t.at for t in tried] == [0, 50, 75, 100]


def test_in_the_end_there_are_as_many_positions_and_games_as_promised() -> None:
    tried = begun(400, 3)
    played(tried, [1, 0, 0])
    assert len(tried) == ALL
    assert {each.games for each in tried} == {FINE}


def test_a_short_game_has_fewer_positions() -> None:
    tried = begun(5, 2)
    played(tried, [1, 1])
    assert [each.at for each in tried] == [0, 1, 2, 3, 4, 5]


def test_noise_is_smoothed_and_the_end_is_certain() -> None:
    tried = [Tried(n, 10, [won, 10 - won]) for n, won in enumerate([2, 8, 5, 10])]
    assert smooth(tried) == [[50, 50], [50, 50], [77, 23], [100, 0]]


def test_a_game_turns_however_densely_its_positions_lie() -> None:
    """No step of the dense curve is above the least; the stretch of them is."""
    coarse = [Mark(at, [value, 100 - value]) for at, value in [(0, 50), (40, 50), (80, 90)]]
    dense = [Mark(at, [50, 50]) for at in range(40)]
    dense += [Mark(40 + n, [50 + 10 * n, 50 - 10 * n]) for n in range(5)]
    dense += [Mark(at, [90, 10]) for at in range(45, 81)]
    for marks in (coarse, dense):
        [(start, end, seat)] = jumps(marks)
        assert (start.at, start.values, end.values, seat) == (40, [50, 50], [90, 10], 0)
    assert end.at == 44, "it ends where the curve lies flat"


def test_turning_points_do_not_overlap_and_noise_is_none() -> None:
    values = [50, 58, 50, 58, 50, 80, 50, 20, 50, 58, 50]
    found = jumps([Mark(n, [value, 100 - value]) for n, value in enumerate(values)])
    assert [(start.at, end.at) for start, end, _ in found] == [(4, 5), (5, 6), (6, 7), (7, 8)]


def test_half_a_curve_is_not_shown() -> None:
    game = find("bloodborne")
    setting = Setting(game, 3, game.choose({}), key_from_seed(1))
    tried = [Tried(0, 8, [8, 0, 0]), Tried(50, 8, [8, 0, 0]), Tried(100, 0, [0, 0, 0])]
    assert curve_of(tried, False, setting, []).marks == []
