"""Sessions: acts that are refused, and undo with its barriers."""

import pytest

from duskmoot.kernel import flow
from duskmoot.kernel.acts import DONE, act
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import ask, do, for_each
from duskmoot.kernel.game import Refused, Setting
from duskmoot.kernel.record import digest, pack
from duskmoot.kernel.replay import DIGEST_EVERY, Session
from tests.kernel.positions import cards
from tests.kernel.sheet import WHICH_MARK, Sheet, book, end, outline, seats
from tests.kernel.toy import BELL, BID, GAME, NAMES, SNUFF, Wake


def session(
    *hands: list[str],
    bells: list[int] | None = None,
    deck: list[str] | None = None,
    at_table: int = 3,
) -> Session:
    """A session at the first bids, with hands, bells and deck (top first) as wanted."""
    made = Session(Setting(GAME, at_table, (2, 0), key_from_seed(1)))
    g = made.state
    assert isinstance(g, Wake)
    for guest, hand in zip(g.guests, hands):
        guest.hand = cards(hand)
    if deck is not None:
        g.deck = cards(deck)[::-1]
    if bells is not None:
        g.chance.rig(BELL, [bell - 1 for bell in bells])
    return made


def plays(made: Session, *spelled: str) -> None:
    for text in spelled:
        seat, _, rest = text.partition(" ")
        made.play(int(seat), GAME.vocabulary.read(rest))


def told(made: Session) -> list[object]:
    assert made.state.story is not None
    return [(line.audience, line.told()) for line in made.state.story]


HANDS = [["ash", "bone"], ["crow", "dusk"], ["frost", "ember"]]
BIDS = ["0 bid ash", "1 bid crow", "2 bid frost"]


# Acts.


def test_an_act_is_played_and_remembered() -> None:
    made = session(*HANDS)
    plays(made, "1 bid crow")
    assert made.acts == [(1, act(BID, 2))]
    assert made.state.asked == [2, 0]


@pytest.mark.parametrize("seat", [-2, -1, 0, 2])
def test_who_is_not_asked_is_refused(seat: int) -> None:
    made = session(*HANDS, bells=[2])
    plays(made, *BIDS)
    assert made.state.asked == [1]
    with pytest.raises(Refused) as refused:
        made.play(seat, DONE)
    assert refused.value.key == "not-asked"


def test_a_forbidden_act_is_refused_with_its_clause() -> None:
    made = session(*HANDS)
    before = pack(made.state)
    for code, clause in [
        (act(BID, NAMES.index("frost")), "wake.bid.from-hand"),
        (DONE, "wake.bid.must"),
        (act(SNUFF, 1), "not-offered"),
        (99999, "not-offered"),
    ]:
        with pytest.raises(Refused) as refused:
            made.play(0, code)
        assert refused.value.key == "forbidden"
        assert refused.value.parts == {"clause": clause}
    assert made.acts == []
    assert pack(made.state) == before


def test_after_the_end_nobody_may_act() -> None:
    made = Session(Setting(GAME, 2, GAME.choose({"nights": "one"}), key_from_seed(3)))
    while not made.state.over:
        seat = made.state.asked[0]
        made.play(seat, flow.legal(made.state, seat)[-1])
    with pytest.raises(Refused) as refused:
        made.play(0, DONE)
    assert refused.value.key == "not-asked"
    assert made.digests[len(made.acts)] == digest(made.state)


def test_digests_are_taken_on_the_way() -> None:
    made = session(at_table=4)
    while not made.state.over:
        seat = made.state.asked[0]
        made.play(seat, flow.legal(made.state, seat)[0])
    assert len(made.acts) > DIGEST_EVERY
    assert set(made.digests) == {
        *range(DIGEST_EVERY, len(made.acts), DIGEST_EVERY),
        len(made.acts),
    }


# Undo where nothing was revealed: as if it had never been.


def test_a_sealed_answer_may_be_taken_back() -> None:
    made = session(*HANDS)
    before = pack(made.state), told(made)
    plays(made, "1 bid crow")
    assert made.why_not_undo(1) == ""
    made.undo(1)
    assert (pack(made.state), told(made)) == before
    assert made.acts == []


def test_several_acts_of_one_seat_are_taken_back_one_by_one() -> None:
    made = session(*HANDS)
    positions: list[object] = []
    for spelled in ["1 bid crow", "1 bid dusk", "1 bid crow"]:
        positions.append(pack(made.state))
        plays(made, spelled)
    for position in reversed(positions):
        made.undo(1)
        assert pack(made.state) == position
    assert made.why_not_undo(1) == "undo-nothing"


def test_a_reaction_of_open_things_may_be_taken_back() -> None:
    """A snuffed candle lies open before and after: nobody has learned anything."""
    made = session(*HANDS, bells=[2])
    plays(made, *BIDS)
    before = pack(made.state), told(made)
    plays(made, "1 snuff 2")
    assert told(made) != before[1]
    made.undo(1)
    assert (pack(made.state), told(made)) == before


def test_after_undo_the_game_goes_on_as_if_nothing_had_happened() -> None:
    straight, detour = session(*HANDS, bells=[2]), session(*HANDS, bells=[2])
    plays(straight, *BIDS)
    plays(detour, "0 bid bone")
    detour.undo(0)
    plays(detour, *BIDS)
    assert digest(detour.state) == digest(straight.state)
    assert detour.acts == straight.acts


def test_a_digest_of_an_undone_act_is_forgotten() -> None:
    made = session(*HANDS)
    for n in range(DIGEST_EVERY):
        plays(made, "1 bid crow")
    assert list(made.digests) == [DIGEST_EVERY]
    made.undo(1)
    assert made.digests == {}


# Undo where something was revealed, or where somebody else has acted: refused.


def refused_undo(made: Session, seat: int) -> str:
    before, acts = pack(made.state), made.acts[:]
    with pytest.raises(Refused) as refused:
        made.undo(seat)
    assert (pack(made.state), made.acts) == (before, acts)
    assert refused.value.key == made.why_not_undo(seat)
    return refused.value.key


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    assert refused_undo(session(), 0) == "undo-nothing"


@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_the_act_of_another_seat_is_not_undone(seat: int) -> None:
    made = session(*HANDS)
    plays(made, "0 bid ash")
    assert refused_undo(made, seat) == "undo-others"


def test_when_others_have_acted_since_it_is_too_late_until_they_undo() -> None:
    made = session(*HANDS)
    start = pack(made.state)
    plays(made, "0 bid ash", "1 bid crow")
    assert refused_undo(made, 0) == "undo-others"
    made.undo(1)
    made.undo(0)
    assert pack(made.state) == start


def test_revealed_answers_are_not_undone() -> None:
    made = session(*HANDS, bells=[2])
    plays(made, *BIDS)
    assert refused_undo(made, 2) == "undo-revealed"


@pytest.mark.parametrize(("thrown", "why"), [(True, "undo-revealed"), (False, "")])
def test_nothing_is_undone_once_chance_has_moved(thrown: bool, why: str) -> None:
    def throw(g: Sheet) -> None:
        if thrown:
            g.chance.below(0, 6)

    turn = outline("turn", ask(WHICH_MARK), do(throw), ask(WHICH_MARK))
    first = outline("book", for_each(seats(0), turn), do(end))
    made = Session(Setting(book(first, turn), 1, (), key_from_seed(1)))
    made.play(0, DONE)
    assert made.why_not_undo(0) == why


def test_nothing_is_undone_once_a_deck_has_lost_a_card() -> None:
    """The last to pass closes the window, and hands are refilled from the deck."""
    made = session(["ash"], ["crow"], bells=[2], at_table=2)
    plays(made, "0 bid ash", "1 bid crow", "1 done")
    assert made.why_not_undo(1) == ""
    plays(made, "0 done")
    assert refused_undo(made, 0) == "undo-revealed"


def test_nothing_is_undone_once_a_new_card_is_seen() -> None:
    made = session(*HANDS, bells=[1], deck=["ember", "ash"])
    plays(made, *BIDS, "1 exchange dusk")
    assert refused_undo(made, 1) == "undo-revealed"


def test_nothing_is_undone_once_a_hidden_card_was_drawn_even_if_it_is_like_the_old_one() -> None:
    """Who gives a crow for a crow now knows that the top card was a crow."""
    made = session(["ash", "bone"], ["dusk", "crow"], ["frost"], bells=[1], deck=["crow", "ash"])
    plays(made, "0 bid ash", "1 bid dusk", "2 bid frost", "1 exchange crow")
    assert refused_undo(made, 1) == "undo-revealed"


def test_declining_to_draw_may_be_taken_back() -> None:
    made = session(*HANDS, bells=[1], deck=["ember", "ash"])
    plays(made, *BIDS)
    before = pack(made.state)
    plays(made, "1 done")
    made.undo(1)
    assert pack(made.state) == before


def test_acts_before_a_revelation_are_safe_for_ever() -> None:
    made = session(*HANDS, bells=[1], deck=["ember", "ash"])
    plays(made, *BIDS, "1 exchange dusk", "2 done")
    made.undo(2)
    assert refused_undo(made, 1) == "undo-revealed"
