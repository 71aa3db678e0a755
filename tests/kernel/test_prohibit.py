"""Prohibitions, and questions: what is offered, what is struck, and why."""

import pytest

from duskmoot.kernel.acts import DONE, act
from duskmoot.kernel.ask import NOT_OFFERED, Ask
from duskmoot.kernel.flow import do
from duskmoot.kernel.prohibit import must, only_from
from tests.kernel.positions import wake
from tests.kernel.sheet import WHICH_MARK, Sheet, begun, end, marks, outline
from tests.kernel.toy import BID, BID_CARD, NAMES, SNUFF, SNUFF_BID


def test_must_strikes_declining_only() -> None:
    assert must(DONE, "book.must") == "book.must"
    assert must(act(1, 0), "book.must") == ""


def test_only_from_strikes_what_is_not_in_the_zone() -> None:
    assert only_from([3, 4], act(1, 4), "book.zone") == ""
    assert only_from([3, 4], act(1, 5), "book.zone") == "book.zone"
    assert only_from([], act(1, 5), "book.zone") == "book.zone"


def test_the_first_prohibition_that_speaks_is_the_answer() -> None:
    g = wake(hands=[["ash"], ["bone"], ["crow"]])
    g.guests[0].snuffed = True
    assert SNUFF_BID.why_not(g, 0, act(SNUFF, 0)) == "wake.snuff.own"
    assert SNUFF_BID.why_not(g, 1, act(SNUFF, 0)) == "wake.snuff.once"
    assert SNUFF_BID.why_not(g, 1, act(SNUFF, 2)) == ""


def test_legal_is_what_the_prohibitions_leave() -> None:
    g = wake(hands=[["crow", "ash", "crow"], ["bone"], ["bone"]])
    offered = BID_CARD.offers(g, 0)
    assert offered == [*[act(BID, card) for card in range(len(NAMES))], DONE]
    assert BID_CARD.legal(g, 0) == [act(BID, 0), act(BID, 2)]
    for each in offered:
        assert (BID_CARD.why_not(g, 0, each) == "") == (each in BID_CARD.legal(g, 0))


def test_what_was_never_offered_has_an_answer_too() -> None:
    g = wake()
    assert BID_CARD.why_not(g, 0, act(SNUFF, 1)) == NOT_OFFERED


def test_a_question_without_prohibitions_forbids_nothing() -> None:
    class Free(Ask[Sheet]):
        def offers(self, g: Sheet, seat: int) -> list[int]:
            return [marks(2), marks(0)]

    g = begun(outline("book", do(end)))
    assert Free("free").legal(g, 0) == [marks(2), marks(0)]
    assert Free("free").about(g, 0) == []
    assert WHICH_MARK.legal(g, 0) == [marks(0), marks(1), DONE]


def test_a_question_must_offer_and_take_answers() -> None:
    g = begun(outline("book", do(end)))
    silent: Ask[Sheet] = Ask("silent")
    with pytest.raises(AssertionError, match="'silent' offers nothing"):
        silent.offers(g, 0)
    with pytest.raises(AssertionError, match="'silent' takes no answer"):
        silent.answer(g, 0, DONE)
