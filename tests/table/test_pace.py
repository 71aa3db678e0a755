"""Days, banks, absences and quiet hours: whose time runs, and when it is up."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as some

from duskmoot.kernel.game import Refused
from duskmoot.table.pace import (
    DAY,
    Asked,
    Habits,
    Hands,
    Pace,
    awake,
    check_away,
    counted,
    earliest,
    first_hands,
    hands_from,
    hands_text,
    known_zone,
    pace_from,
    present_again,
    reached,
    wound,
)

HOUR = 3600
PACE = Pace(2, 7)
NOON = int(datetime(2026, 3, 2, 12, tzinfo=ZoneInfo("UTC")).timestamp())
POLE = Habits("Europe/Warsaw")


def at(zone: str, *when: int) -> int:
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[misc,arg-type]


def asked(turn: int, *seats: int, running: bool = True) -> Asked:
    return Asked(turn, frozenset(seats), running)


def after(hands: Hands, turn: int, *seats: int, now: int, running: bool = True) -> Hands:
    return wound(hands, PACE, asked(turn, *seats, running=running), now, {})


def test_a_decision_is_due_when_its_days_and_the_bank_are_used_up() -> None:
    hands = after(first_hands(PACE, 2), 1, 0, now=NOON)
    assert hands[0].due == NOON + 9 * DAY
    assert hands[1].due == 0
    assert earliest(hands) == NOON + 9 * DAY


def test_what_a_decision_takes_beyond_its_days_comes_out_of_the_bank() -> None:
    hands = after(first_hands(PACE, 2), 1, 0, now=NOON)
    hands = after(hands, 2, 1, now=NOON + 3 * DAY)
    assert hands[0].bank == 6 * DAY
    hands = after(hands, 3, 0, now=NOON + 4 * DAY)
    assert hands[1].bank == 7 * DAY
    assert hands[0].due == NOON + 12 * DAY


def test_winding_twice_is_winding_once() -> None:
    hands = after(first_hands(PACE, 2), 1, 0, 1, now=NOON)
    assert after(hands, 1, 0, 1, now=NOON + HOUR) == hands


def test_no_day_is_charged_while_all_who_are_asked_are_connected() -> None:
    hands = after(first_hands(PACE, 1), 1, 0, now=NOON)
    hands = after(hands, 1, 0, now=NOON + DAY, running=False)
    assert (hands[0].due, hands[0].used) == (0, DAY)
    hands = after(hands, 1, 0, now=NOON + 5 * DAY)
    assert hands[0].due == NOON + 5 * DAY + 8 * DAY


def test_who_is_asked_twice_in_a_row_has_the_days_of_both_decisions() -> None:
    hands = after(first_hands(PACE, 1), 1, 0, now=NOON)
    hands = after(hands, 2, 0, now=NOON + DAY)
    assert hands[0].due == NOON + 10 * DAY


def test_the_due_time_moves_with_an_absence() -> None:
    away = Habits(away=((NOON + DAY, NOON + 11 * DAY),))
    hands = wound(first_hands(PACE, 1), PACE, asked(1, 0), NOON, {0: away})
    assert hands[0].due == NOON + 19 * DAY
    hands = wound(hands, PACE, asked(2), NOON + 12 * DAY, {0: away})
    assert hands[0].bank == 7 * DAY  # two days and ten away


def test_an_absence_announced_while_the_clock_runs_moves_it_too() -> None:
    hands = after(first_hands(PACE, 1), 1, 0, now=NOON)
    away = Habits(away=((NOON + 2 * DAY, NOON + 3 * DAY),))
    later = wound(hands, PACE, asked(1, 0), NOON + DAY, {0: away})
    assert later[0].due == hands[0].due + DAY


def test_nothing_falls_due_within_quiet_hours_but_at_their_end() -> None:
    begun = at("Europe/Warsaw", 2026, 3, 2, 23, 30)
    hands = wound(first_hands(PACE, 1), PACE, asked(1, 0), begun, {0: POLE})
    assert hands[0].due == at("Europe/Warsaw", 2026, 3, 12, 8)


@pytest.mark.parametrize(
    ("hour", "minute", "until"),
    [(21, 59, None), (22, 0, (3, 8)), (23, 59, (3, 8)), (7, 59, (2, 8)), (8, 0, None)],
)
def test_quiet_hours_end_at_eight(hour: int, minute: int, until: tuple[int, int] | None) -> None:
    moment = at("Europe/Warsaw", 2026, 3, 2, hour, minute)
    wanted = at("Europe/Warsaw", 2026, 3, *until) if until else moment
    assert awake(moment, POLE) == wanted


def test_quiet_hours_are_those_of_the_zone_also_when_its_clocks_change() -> None:
    moment = at("Europe/Warsaw", 2026, 3, 28, 23)  # the night with an hour less
    assert awake(moment, POLE) == at("Europe/Warsaw", 2026, 3, 29, 8) == moment + 8 * HOUR


def test_quiet_hours_can_lie_within_one_day_or_not_be_at_all() -> None:
    siesta = Habits("Europe/Madrid", 13, 16)
    moment = at("Europe/Madrid", 2026, 3, 2, 14)
    assert awake(moment, siesta) == at("Europe/Madrid", 2026, 3, 2, 16)
    assert awake(moment, Habits("Europe/Madrid", 5, 5)) == moment
    assert awake(moment, Habits("")) == moment


def test_whoever_comes_back_at_night_is_left_in_peace_till_morning() -> None:
    back = at("Europe/Warsaw", 2026, 3, 9, 0)
    away = Habits("Europe/Warsaw", away=((NOON, back),))
    assert present_again(NOON + DAY, away) == at("Europe/Warsaw", 2026, 3, 9, 8)


@given(
    some.integers(0, 10**6),
    some.integers(0, 10**6),
    some.lists(some.integers(0, 3 * 10**6), min_size=4, max_size=4, unique=True),
)
def test_what_is_reached_has_counted(since: int, seconds: int, marks: list[int]) -> None:
    a, b, c, d = sorted(marks)
    away = ((a, b), (c, d))
    end = reached(since, seconds, away)
    assert counted(since, end, away) == seconds


def test_clocks_and_paces_survive_being_written_down() -> None:
    hands = after(first_hands(PACE, 3), 1, 0, 2, now=NOON)
    assert hands_from(hands_text(hands)) == hands
    assert hands_from("") == ()
    assert pace_from(PACE.kept) == PACE
    assert pace_from("") is None


@pytest.mark.parametrize(
    ("begins", "days", "why"),
    [(-1, 3, "away-refused"), (1, 0, "away-refused"), (1, 15, "away-too-long")],
)
def test_an_absence_lies_ahead_and_has_at_most_fourteen_days(
    begins: int, days: int, why: str
) -> None:
    start = NOON + begins * DAY
    with pytest.raises(Refused, match=why):
        check_away(start, start + days * DAY, NOON, ())


def test_absences_do_not_overlap_nor_follow_each_other_beyond_the_limit() -> None:
    before = ((NOON + DAY, NOON + 11 * DAY),)
    with pytest.raises(Refused, match="away-twice"):
        check_away(NOON + 10 * DAY, NOON + 12 * DAY, NOON, before)
    with pytest.raises(Refused, match="away-too-long"):
        check_away(NOON + 11 * DAY, NOON + 16 * DAY, NOON, before)
    check_away(NOON + 13 * DAY, NOON + 16 * DAY, NOON, before)


def test_a_year_has_thirty_days_of_absence() -> None:
    before = ((NOON - 100 * DAY, NOON - 86 * DAY), (NOON - 50 * DAY, NOON - 36 * DAY))
    check_away(NOON, NOON + 2 * DAY, NOON, before)
    with pytest.raises(Refused, match="away-used-up"):
        check_away(NOON, NOON + 3 * DAY, NOON, before)
    later = NOON + 300 * DAY  # the first of them is more than a year ago
    check_away(later, later + 14 * DAY, NOON, before)


def test_a_zone_is_one_that_exists() -> None:
    assert known_zone("Europe/Warsaw") == "Europe/Warsaw"
    for wrong in ("", "Mars/Base", "../etc/passwd", "/etc/passwd"):
        with pytest.raises(Refused, match="zone-unknown"):
            known_zone(wrong)
