"""The curve of chances: which positions are played on from, and what is made of it."""

from duskmoot.table.chances import ALL, FINE, FIRST, ROUGH, begun, next_to_try, smooth
from duskmoot.table.tried import Tried


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
