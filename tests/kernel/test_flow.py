"""Flow: each verb of outlines, the order of frames, and who is asked."""

import pytest

from duskmoot.kernel import flow
from duskmoot.kernel.acts import DONE
from duskmoot.kernel.flow import (
    Outline,
    ask,
    call,
    do,
    do_seat,
    for_each,
    repeat,
    repeat_seat,
    stop_if,
    stop_if_seat,
    together,
    when,
    when_seat,
)
from duskmoot.kernel.record import digest
from tests.conformance.play import resumed
from tests.kernel.sheet import (
    WHICH_MARK,
    Sheet,
    begun,
    end,
    marks,
    note,
    note_seat,
    noted,
    outline,
    seats,
)


def even(g: Sheet, seat: int) -> bool:
    return seat % 2 == 0


def test_deeds_follow_one_another() -> None:
    g = begun(outline("book", do(note("a"), note("b")), do(note("c")), do(end)))
    assert g.notes == ["a", "b", "c", "end"]
    assert g.over


def test_a_called_procedure_ends_before_the_next_step() -> None:
    inner = outline("inner", do(note("inner")))
    middle = outline("middle", do(note("down")), call(inner), do(note("up")))
    g = begun(outline("book", call(middle), do(end)), middle, inner)
    assert g.notes == ["down", "inner", "up", "end"]


def test_for_each_runs_the_procedures_whole_and_in_order() -> None:
    turn = outline("turn", do_seat(note_seat("begins"), note_seat("ends")))
    g = begun(outline("book", for_each(seats(2, 0, 1), turn), do(end)), turn)
    assert g.notes == ["begins 2", "ends 2", "begins 0", "ends 0", "begins 1", "ends 1", "end"]


def test_for_each_of_nobody_is_passed_over() -> None:
    turn = outline("turn", do_seat(note_seat("turn")))
    g = begun(outline("book", for_each(seats(), turn), do(end)), turn)
    assert g.notes == ["end"]


def test_a_call_keeps_the_seat() -> None:
    inner = outline("inner", do_seat(note_seat("inner")))
    turn = outline("turn", call(inner))
    g = begun(outline("book", for_each(seats(1, 2), turn), do(end)), turn, inner)
    assert g.notes == ["inner 1", "inner 2", "end"]


def test_repeat_tests_before_each_time() -> None:
    again = outline("again", do(note("again")))
    for times in range(3):
        g = begun(outline("book", repeat(again, until=noted("again", times)), do(end)), again)
        assert g.notes == ["again"] * times + ["end"]


def test_repeat_seat_tests_the_seat_of_the_procedure() -> None:
    """Each seat goes on until it has noted as often as its number says."""

    def enough(g: Sheet, seat: int) -> bool:
        return g.notes.count(f"again {seat}") == seat

    again = outline("again", do_seat(note_seat("again")))
    turn = outline("turn", repeat_seat(again, until=enough), do_seat(note_seat("ends")))
    g = begun(outline("book", for_each(seats(2, 0, 1), turn), do(end)), turn, again)
    assert g.notes == ["again 2", "again 2", "ends 2", "ends 0", "again 1", "ends 1", "end"]


def test_a_repeated_question_goes_to_the_same_seat() -> None:
    def declined(g: Sheet, seat: int) -> bool:
        return f"{seat} done" in g.notes

    again = outline("again", ask(WHICH_MARK))
    turn = outline("turn", repeat_seat(again, until=declined))
    g = begun(outline("book", for_each(seats(1, 0), turn), do(end)), turn, again)
    for seat, act in [(1, marks(0)), (1, marks(1)), (1, DONE), (0, DONE)]:
        assert g.asked == [seat]
        flow.apply(g, seat, act)
    assert g.notes == ["1 mark 0", "1 mark 1", "1 done", "0 done", "end"]


def test_stop_if_ends_its_own_procedure_only() -> None:
    inner = outline("inner", do(note("in")), stop_if(noted("in")), do(note("never")))
    g = begun(outline("book", call(inner), do(note("on"), end)), inner)
    assert g.notes == ["in", "on", "end"]


def test_stop_if_goes_on_where_nothing_stops_it() -> None:
    g = begun(outline("book", stop_if(noted("absent")), do(note("on"), end)))
    assert g.notes == ["on", "end"]


def test_stop_if_seat_ends_the_turn_of_that_seat() -> None:
    turn = outline("turn", stop_if_seat(even), do_seat(note_seat("odd")))
    g = begun(outline("book", for_each(seats(0, 1, 2), turn), do(end)), turn)
    assert g.notes == ["odd 1", "end"]


@pytest.mark.parametrize(("first", "rest"), [("yes", ["a", "b", "end"]), ("no", ["end"])])
def test_a_block_is_taken_or_skipped_as_a_whole(first: str, rest: list[str]) -> None:
    block = when(noted("yes"), do(note("a")), do(note("b")))
    assert begun(outline("book", do(note(first)), block, do(end))).notes == [first, *rest]


def test_a_block_is_tested_once_and_not_again_inside() -> None:
    """What a deed of the block does to the test does not lead out of the block."""
    untested = when(lambda g: "a" not in g.notes, do(note("a")), do(note("b")))
    assert begun(outline("book", untested, do(end))).notes == ["a", "b", "end"]


def test_blocks_stand_in_blocks() -> None:
    def notes(outer: str, inner: str) -> list[str]:
        return begun(
            outline(
                "book",
                do(note(outer), note(inner)),
                when(noted("outer"), do(note("a")), when(noted("inner"), do(note("b")))),
                when(noted("inner"), do(note("c"))),
                do(end),
            )
        ).notes[2:]

    assert notes("outer", "inner") == ["a", "b", "c", "end"]
    assert notes("outer", "-") == ["a", "end"]
    assert notes("-", "inner") == ["c", "end"]
    assert notes("-", "-") == ["end"]


def test_when_seat_tests_the_seat_of_the_procedure() -> None:
    turn = outline("turn", when_seat(even, do_seat(note_seat("even"))), do_seat(note_seat("all")))
    g = begun(outline("book", for_each(seats(0, 1), turn), do(end)), turn)
    assert g.notes == ["even 0", "all 0", "all 1", "end"]


def test_an_empty_block_is_refused() -> None:
    with pytest.raises(AssertionError, match="an empty block"):
        outline("book", when(noted("a")))


def test_an_outline_may_be_read_anew() -> None:
    book = outline("book", do(note("old")))
    book.reads(do(note("new"), end))
    assert begun(book).notes == ["new", "end"]


def test_a_question_goes_to_the_seat_whose_turn_it_is() -> None:
    turn = outline("turn", ask(WHICH_MARK), do_seat(note_seat("after")))
    g = begun(outline("book", for_each(seats(1, 0), turn), do(end)), turn)
    assert g.asked == [1]
    assert flow.question(g) is WHICH_MARK
    assert flow.legal(g, 1) == [marks(0), marks(1), DONE]
    assert flow.legal(g, 0) == []
    assert [flow.may_answer(g, seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    flow.apply(g, 1, marks(1))
    assert g.asked == [0]
    flow.apply(g, 0, DONE)
    assert g.notes == ["1 mark 1", "after 1", "0 done", "after 0", "end"]
    assert g.asked == []
    assert flow.legal(g, 0) == []


def test_a_paused_game_is_resumed_from_plain_data() -> None:
    inner = outline("inner", ask(WHICH_MARK), do_seat(note_seat("inner")))
    turn = outline("turn", do_seat(note_seat("turn")), call(inner), do_seat(note_seat("out")))
    g = begun(outline("book", for_each(seats(2, 0), turn), do(end)), turn, inner)
    assert [(f.outline, f.step, f.seat) for f in g.stack] == [
        (0, 1, -1),
        (1, 0, 0),
        (1, 2, 2),
        (2, 0, 2),
    ]
    again = resumed(g)
    for each in (g, again):
        flow.apply(each, 2, marks(0))
        flow.apply(each, 0, marks(1))
    assert again.notes == [
        "turn 2",
        "2 mark 0",
        "inner 2",
        "out 2",
        "turn 0",
        "0 mark 1",
        "inner 0",
        "out 0",
        "end",
    ]
    assert digest(again) == digest(g)


def test_a_step_that_asks_nobody_takes_no_answer() -> None:
    g = begun(outline("book", together(seats(0), WHICH_MARK), do(end)))
    step: flow.Step[Sheet] = do(end)
    with pytest.raises(AssertionError, match="nobody is asked"):
        step.question()
    with pytest.raises(AssertionError, match="nobody is asked"):
        step.take(g, g.stack[-1], 0, DONE)


def test_outlines_are_numbered_by_their_game() -> None:
    book: Outline[Sheet] = outline("book", do(end))
    other = outline("other", do(end))
    assert (book.number, other.number) == (-1, -1)
    begun(book, other)
    assert (book.number, other.number) == (0, 1)
