"""Together: sealed answers, changeable until the last arrives, applied in the book's order."""

from itertools import permutations

from duskmoot.kernel import flow
from duskmoot.kernel.acts import DONE
from duskmoot.kernel.flow import do, together
from duskmoot.kernel.record import digest
from tests.kernel.sheet import WHICH_MARK, Sheet, begun, end, marks, note, outline, seats


def three_seats() -> Sheet:
    return begun(outline("book", together(seats(2, 0, 1), WHICH_MARK), do(note("after"), end)))


def test_all_are_asked_at_once() -> None:
    g = three_seats()
    assert g.asked == [2, 0, 1]
    assert g.sealed == [-1, -1, -1]


def test_an_answer_is_sealed_until_the_last_arrives() -> None:
    g = three_seats()
    flow.apply(g, 0, marks(1))
    flow.apply(g, 2, DONE)
    assert g.asked == [1]
    assert g.sealed == [marks(1), -1, DONE]
    assert g.notes == []


def test_answers_are_applied_in_the_order_of_the_book() -> None:
    g = three_seats()
    flow.apply(g, 0, marks(0))
    flow.apply(g, 1, marks(1))
    flow.apply(g, 2, DONE)
    assert g.notes == ["2 done", "0 mark 0", "1 mark 1", "after", "end"]
    assert g.sealed == [-1, -1, -1]


def test_an_answer_may_change_until_the_last_arrives() -> None:
    g = three_seats()
    flow.apply(g, 0, marks(0))
    assert flow.may_answer(g, 0)
    assert flow.legal(g, 0) == [marks(0), marks(1), DONE]
    flow.apply(g, 0, DONE)
    flow.apply(g, 1, marks(1))
    flow.apply(g, 0, marks(1))
    assert g.asked == [2]
    flow.apply(g, 2, marks(1))
    assert g.notes[:3] == ["2 mark 1", "0 mark 1", "1 mark 1"]
    assert not flow.may_answer(g, 0)


def test_declining_is_an_answer_like_any_other() -> None:
    """DONE is act 0: given, not missing."""
    g = three_seats()
    flow.apply(g, 1, DONE)
    assert g.asked == [2, 0]
    assert flow.may_answer(g, 1)


def test_the_order_of_arrival_does_not_matter() -> None:
    chosen = {0: marks(0), 1: DONE, 2: marks(1)}
    ends: set[str] = set()
    for order in permutations(chosen):
        g = three_seats()
        for seat in order:
            flow.apply(g, seat, chosen[seat])
        ends.add(digest(g))
    assert len(ends) == 1


def test_nor_does_it_matter_while_answers_are_missing() -> None:
    one, other = three_seats(), three_seats()
    flow.apply(one, 0, DONE)
    flow.apply(one, 1, marks(1))
    flow.apply(other, 1, marks(1))
    flow.apply(other, 0, DONE)
    assert digest(one) == digest(other)


def test_who_is_not_asked_has_nothing_to_say() -> None:
    g = begun(outline("book", together(seats(0, 2), WHICH_MARK), do(end)))
    assert not flow.may_answer(g, 1)
    flow.apply(g, 0, DONE)
    assert not flow.may_answer(g, 1)
    assert flow.legal(g, 1) == []


def test_nobody_asked_together_is_passed_over() -> None:
    g = begun(outline("book", together(seats(), WHICH_MARK), do(end)))
    assert g.notes == ["end"]


def test_a_clone_in_mid_question_is_on_its_own() -> None:
    g = three_seats()
    flow.apply(g, 0, marks(0))
    clone = g.clone()
    flow.apply(clone, 0, marks(1))
    flow.apply(clone, 1, DONE)
    assert g.asked == [2, 1]
    assert g.sealed == [marks(0), -1, -1]
