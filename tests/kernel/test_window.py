"""Window: reactions in priority order, until all in succession pass."""

from duskmoot.kernel import flow
from duskmoot.kernel.acts import DONE
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import do, window
from duskmoot.kernel.view import reimagine
from tests.conformance.play import resumed
from tests.kernel.positions import acts, wake
from tests.kernel.sheet import WHICH_MARK, Sheet, begun, end, marks, note, noted, outline, seats
from tests.kernel.toy import Wake


def a_window(*order: int) -> Sheet:
    return begun(outline("book", window(seats(*order), WHICH_MARK), do(note("after"), end)))


def test_seats_are_asked_one_by_one_in_priority_order() -> None:
    g = a_window(2, 0, 1)
    asked: list[int] = []
    while not g.over:
        assert len(g.asked) == 1
        asked += g.asked
        flow.apply(g, g.asked[0], DONE)
    assert asked == [2, 0, 1]


def test_when_all_pass_the_window_closes() -> None:
    g = a_window(0, 1)
    flow.apply(g, 0, DONE)
    flow.apply(g, 1, DONE)
    assert g.notes == ["0 done", "1 done", "after", "end"]


def test_a_reaction_opens_the_window_again_for_everybody() -> None:
    g = a_window(0, 1, 2)
    flow.apply(g, 0, DONE)
    flow.apply(g, 1, marks(1))
    asked: list[int] = []
    while not g.over:
        asked += g.asked
        flow.apply(g, g.asked[0], DONE)
    assert asked == [0, 1, 2]


def test_the_last_in_order_may_react_too() -> None:
    g = a_window(0, 1)
    flow.apply(g, 0, DONE)
    flow.apply(g, 1, marks(0))
    assert g.asked == [0]


def test_only_the_seat_whose_moment_it_is_may_speak() -> None:
    g = a_window(1, 2)
    assert [flow.may_answer(g, seat) for seat in range(3)] == [False, True, False]


def test_after_a_reaction_the_seats_are_chosen_anew() -> None:
    """Seat 0 may react once; then it is not asked again."""
    book = outline(
        "book",
        window(lambda g: [1] if noted("0 mark 0")(g) else [0, 1], WHICH_MARK),
        do(end),
    )
    g = begun(book)
    flow.apply(g, 0, marks(0))
    assert g.asked == [1]
    flow.apply(g, 1, DONE)
    assert g.notes == ["0 mark 0", "1 done", "end"]


def test_a_window_for_nobody_is_passed_over() -> None:
    assert a_window().notes == ["after", "end"]


def test_seven_seats_fit_into_the_queue() -> None:
    order = [6, 5, 4, 3, 2, 1, 0]
    g = begun(outline("book", window(seats(*order), WHICH_MARK), do(end)), at_table=7)
    asked: list[int] = []
    while not g.over:
        asked += g.asked
        flow.apply(g, g.asked[0], DONE)
    assert asked == order


def test_a_paused_window_remembers_who_is_still_to_be_asked() -> None:
    g = a_window(2, 0, 1)
    flow.apply(g, 2, DONE)
    again = resumed(g)
    flow.apply(again, 0, DONE)
    assert again.asked == [1]


def at_the_window(seed: int) -> Wake:
    g = wake(seed=seed, bells=[2])
    for seat in list(g.asked):
        flow.apply(g, seat, flow.legal(g, seat)[0])
    assert flow.question(g).key == "snuff-bid"
    return g


def test_who_is_asked_follows_from_public_things_alone() -> None:
    """Whatever a seat imagines in the others' hands, the window asks the same seats."""
    for seed in range(5):
        g = at_the_window(seed)
        for n in range(5):
            other = reimagine(g, 0, key_from_seed(n))
            one = g.clone()
            assert isinstance(other, Wake)
            asked: list[list[int]] = []
            for each in (one, other):
                order: list[int] = []
                while not each.over and flow.question(each).key == "snuff-bid":
                    order += each.asked
                    flow.apply(each, each.asked[0], DONE)
                asked.append(order)
            assert asked[0] == asked[1] == [1, 2, 0]


def test_a_reaction_is_public_and_costs_what_it_costs() -> None:
    g = at_the_window(1)
    acts(g, "1 snuff 2")
    assert g.guests[2].snuffed
    assert [guest.candles for guest in g.guests] == [2, 1, 2]
    acts(g, "1 snuff 0")
    assert g.asked == [2]
    assert [guest.candles for guest in g.guests] == [2, 0, 2]
