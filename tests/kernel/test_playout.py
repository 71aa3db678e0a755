"""Random play: the same for the same seed, counted rightly, and it tells what it played."""

from duskmoot.kernel import flow
from duskmoot.kernel.playout import Lots, play_at_random
from duskmoot.kernel.record import digest
from tests.kernel.positions import wake

ENOUGH = 10_000


def test_lots_are_even_and_the_same_for_the_same_seed() -> None:
    drawn = [Lots(5).below(6) for i in range(3)]
    assert drawn == [drawn[0]] * 3
    lots = Lots(2**48 - 1)
    counts = [0] * 6
    for i in range(6000):
        counts[lots.below(6)] += 1
    assert min(counts) > 900


def test_a_game_is_played_to_its_end_and_its_acts_are_told() -> None:
    g = wake()
    acts: list[tuple[int, int]] = []
    made = play_at_random(g, Lots(3), ENOUGH, acts)
    assert g.over
    assert made == len(acts) > 0
    again = wake()
    for seat, act in acts:
        assert act in flow.legal(again, seat)
        flow.apply(again, seat, act)
    assert digest(again) == digest(g)
    other = wake()
    assert play_at_random(other, Lots(3), ENOUGH) == made
    assert digest(other) == digest(g)


def test_play_stops_where_it_was_told_to() -> None:
    lots = Lots(3)
    one_by_one = wake()
    made = 0
    while not one_by_one.over:
        made += play_at_random(one_by_one, lots, 1)
    whole = wake()
    assert play_at_random(whole, Lots(3), ENOUGH) == made
    assert digest(whole) == digest(one_by_one)
