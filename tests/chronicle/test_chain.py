"""A chapter follows from the one before it, whoever comes and goes."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskmoot.chronicle.book import ABANDONED, SEALED, STRUCK, Heir
from duskmoot.chronicle.chain import (
    abandon,
    begin,
    found,
    is_over,
    legacy_now,
    next_chapter,
    running,
    seal,
    setting_of,
    strike,
    with_link,
)
from duskmoot.chronicle.inscriptions import inscribe
from duskmoot.chronicle.keys import chapter_key
from duskmoot.chronicle.roster import hand_to_bot, join, leave, reorder, staying, take_over
from duskmoot.chronicle.verify import Saves, verify
from duskmoot.kernel.game import Refused
from tests.chronicle.nights import KEY, after, begun, founded, played, save, watched
from tests.chronicle.toy import GAME, on_the_shelf
from tests.kernel.toy import GAME as WAKE

REPEATABLY = settings(deadline=None, derandomize=True, database=None)


def test_three_nights_make_a_whole_chronicle() -> None:
    chronicle, saves = after(3)
    assert [link.chapter for link in chronicle.links] == [1, 2, 3]
    assert is_over(chronicle)
    assert verify(chronicle, saves) == []
    with pytest.raises(Refused, match="chronicle-over"):
        begin(chronicle, [0, 1])


def test_a_game_without_chapters_has_no_chronicle() -> None:
    with pytest.raises(Refused, match="no-chronicle"):
        found(WAKE, "one", "Wake", [Heir("a"), Heir("b")], {}, KEY)


def test_every_chapter_and_attempt_has_a_key_of_its_own() -> None:
    keys = {chapter_key(KEY, chapter, attempt) for chapter in range(9) for attempt in range(9)}
    assert len(keys) == 81
    pinned = "7677705963c2c190d9b1756822a57121337a9339cad4d941397a6f932389008a"
    assert chapter_key(KEY, 1, 1).hex() == pinned


def test_what_one_chapter_leaves_the_next_begins_from() -> None:
    chronicle, _ = after(1)
    left = json.loads(chronicle.links[0].legacy_out)
    _, setting = begin(chronicle, [0, 2])
    inherited = json.loads(setting.legacy)
    assert inherited == left | {"present": [0, 2]}
    assert setting.key == chapter_key(KEY, 2, 1)
    assert setting.seats == 2


def test_two_chapters_do_not_run_at_once() -> None:
    chronicle, link, _ = begun(founded(), [0, 1])
    assert running(chronicle) == link
    for refused in (
        lambda: begin(chronicle, [0, 1]),
        lambda: join(chronicle, Heir("late")),
        lambda: leave(chronicle, 2),
        lambda: strike(chronicle),
    ):
        with pytest.raises(Refused, match="chapter-running"):
            refused()


def test_the_setting_of_a_running_chapter_can_be_had_again() -> None:
    chronicle, link, setting = begun(after(1)[0], [1, 2])
    again = setting_of(chronicle, link)
    assert (again.legacy, again.key, again.options) == (
        setting.legacy,
        setting.key,
        setting.options,
    )


def test_a_chapter_is_sealed_when_it_is_over_and_once() -> None:
    chronicle, link, setting = begun(founded(), [0, 1])
    with pytest.raises(Refused, match="chapter-not-over"):
        seal(chronicle, link, watched(setting, acts=2).state)
    over = watched(setting).state
    sealed = seal(chronicle, link, over)
    assert sealed == seal(chronicle, link, over)
    with pytest.raises(Refused, match="chapter-not-running"):
        seal(chronicle, sealed, over)


def test_an_abandoned_attempt_is_counted_and_changes_no_legacy() -> None:
    before, saves = after(1)
    chronicle, link, setting = begun(before, [0, 1, 2])
    half = watched(setting, acts=2)
    chronicle = with_link(chronicle, abandon(chronicle, link, half.state))
    assert chronicle.links[-1].state == ABANDONED
    assert chronicle.links[-1].opened == 3
    assert legacy_now(chronicle) == legacy_now(before)
    again, other = begin(chronicle, [0, 1, 2])
    assert (again.chapter, again.attempt) == (2, 2)
    assert other.key != setting.key
    assert other.legacy == setting.legacy
    saves[2, 1] = save(half)
    assert verify(played(chronicle, saves), saves) == []


def test_a_chapter_that_is_over_is_sealed_and_not_abandoned() -> None:
    chronicle, link, setting = begun(founded(), [0, 1])
    with pytest.raises(Refused, match="chapter-not-running"):
        abandon(chronicle, link, watched(setting).state)


def test_an_attempt_that_no_program_can_read_is_abandoned_too() -> None:
    chronicle, link, _ = begun(founded(), [0, 1])
    assert abandon(chronicle, link, None).state == ABANDONED


def test_a_struck_chapter_is_played_again_from_the_legacy_before_it() -> None:
    before, _ = after(1)
    saves: Saves = dict(after(1)[1])
    chronicle = played(before, saves)
    chronicle = with_link(chronicle, strike(chronicle))
    assert chronicle.links[-1].state == STRUCK
    assert legacy_now(chronicle) == legacy_now(before)
    assert next_chapter(chronicle) == 2
    chronicle = played(chronicle, saves, seed=7)
    assert chronicle.links[-1].attempt == 2
    assert verify(chronicle, saves) == []


def test_nothing_is_struck_behind_a_chapter_that_has_begun() -> None:
    chronicle, link, setting = begun(after(1)[0], [0, 1])
    chronicle = with_link(chronicle, abandon(chronicle, link, watched(setting, acts=1).state))
    with pytest.raises(Refused, match="strike-too-late"):
        strike(chronicle)
    with pytest.raises(Refused, match="nothing-to-strike"):
        strike(founded())


def test_the_last_chapter_may_be_struck_before_another_begins() -> None:
    chronicle, _ = after(3)
    chronicle = with_link(chronicle, strike(chronicle))
    assert not is_over(chronicle)
    assert begin(chronicle, [0, 1])[0].attempt == 2


# Who plays.


def test_seats_are_in_the_order_of_the_roster() -> None:
    assert begin(founded(), [2, 0])[0].present == (0, 2)


@pytest.mark.parametrize(
    ("present", "refusal"),
    [
        ([0], "seats-refused"),
        ([0, 1, 2, 3, 4], "seats-refused"),
        ([0, 0], "roster-twice"),
        ([0, 9], "roster-unknown"),
        ([0, -1], "roster-unknown"),
    ],
)
def test_who_cannot_sit_down(present: list[int], refusal: str) -> None:
    with pytest.raises(Refused, match=refusal):
        begin(founded(5), present)


def test_the_order_stands_from_the_first_chapter_on() -> None:
    chronicle = reorder(founded(), [2, 0, 1])
    assert [heir.name for heir in chronicle.roster] == ["heir 2", "heir 0", "heir 1"]
    with pytest.raises(Refused, match="roster-order"):
        reorder(chronicle, [0, 1])
    with pytest.raises(Refused, match="roster-begun"):
        reorder(after(1)[0], [2, 0, 1])


def test_a_newcomer_stands_behind_the_others_in_the_legacy_too() -> None:
    chronicle, saves = after(1)
    chronicle = join(chronicle, Heir("  late\tcomer "))
    assert chronicle.roster[3].name == "late comer"
    assert len(json.loads(legacy_now(chronicle))["gifts"]) == 4
    chronicle = played(chronicle, saves, [0, 3])
    assert verify(played(chronicle, saves), saves) == []


def test_a_newcomer_outlives_a_struck_chapter() -> None:
    chronicle, saves = after(1)
    chronicle = played(join(chronicle, Heir("late")), saves, [0, 3])
    chronicle = with_link(chronicle, strike(chronicle))
    assert len(json.loads(legacy_now(chronicle))["gifts"]) == 4
    assert verify(played(chronicle, saves), saves) == []


def test_who_leaves_keeps_a_place_in_the_book_and_no_seat() -> None:
    chronicle, saves = after(1)
    chronicle = leave(chronicle, 1)
    assert chronicle.roster[1].kind == "left"
    assert json.loads(legacy_now(chronicle))["gone"] == [1]
    with pytest.raises(Refused, match="roster-left"):
        begin(chronicle, [0, 1])
    chronicle = played(chronicle, saves)
    assert chronicle.links[-1].present == (0, 2)
    assert verify(chronicle, saves) == []


def test_who_leaves_before_the_first_chapter_was_never_there() -> None:
    assert [heir.name for heir in leave(founded(), 0).roster] == ["heir 1", "heir 2"]


def test_a_bot_plays_for_an_heir_and_hands_back() -> None:
    chronicle = hand_to_bot(founded(), 1, "heuristic", 2)
    assert chronicle.roster[1].kind == "bot"
    chronicle = take_over(chronicle, 1, "Ola")
    assert chronicle.roster[1] == Heir("Ola")


# What must not matter.


def test_names_and_inscriptions_change_no_legacy() -> None:
    plain, _ = after(2)
    saves: Saves = {}
    named = inscribe(founded(), "heir", 0, "Violante Ferro", 0)
    named = replace(named, roster=tuple(Heir(f"other {n}") for n in range(3)))
    for night in range(2):
        named = played(named, saves, seed=night)
    assert legacy_now(named) == legacy_now(plain)


@REPEATABLY
@given(st.integers(0, 2**32), st.permutations([0, 1, 2]))
def test_the_order_of_sealed_answers_changes_no_legacy(seed: int, order: list[int]) -> None:
    with on_the_shelf():
        chronicle = founded()
        link, setting = begin(chronicle, [0, 1, 2])
        whole = watched(setting, seed)
        early = watched(setting, seed, acts=len(whole.acts) - 3)
        for seat in order:
            early.play(seat, whole.acts[-1][1])
        assert seal(chronicle, link, early.state) == seal(chronicle, link, whole.state)


@REPEATABLY
@given(st.lists(st.sampled_from(["play", "abandon", "strike", "join", "leave"]), max_size=14))
def test_whatever_a_group_does_the_chain_stays_whole(deeds: list[str]) -> None:
    """Only grows: packets seen. Always fits: every legacy with the one before it."""
    with on_the_shelf():
        chronicle, saves = founded(), Saves()
        for n, deed in enumerate(deeds):
            seen = max([link.opened for link in chronicle.links], default=0)
            try:
                if deed == "play":
                    chronicle = played(chronicle, saves, staying(chronicle)[:4], seed=n)
                elif deed == "abandon":
                    chronicle, link, setting = begun(chronicle, staying(chronicle)[:4])
                    half = watched(setting, n, acts=n % 4)
                    saves[link.chapter, link.attempt] = save(half)
                    chronicle = with_link(chronicle, abandon(chronicle, link, half.state))
                elif deed == "strike":
                    chronicle = with_link(chronicle, strike(chronicle))
                elif deed == "join":
                    chronicle = join(chronicle, Heir("another"))
                else:
                    chronicle = leave(chronicle, staying(chronicle)[0])
            except (Refused, IndexError):
                continue
            assert max([link.opened for link in chronicle.links], default=0) >= seen
            assert GAME.wrongs(legacy_now(chronicle)) == []
        assert verify(chronicle, saves) == []
        assert sum(link.state == SEALED for link in chronicle.links) <= 3
