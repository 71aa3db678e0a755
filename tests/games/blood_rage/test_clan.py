"""Rage, stats and what they are good for (book: 'The clan sheet')."""

import pytest

from tests.games.blood_rage.saga import Saga, new_game
from tests.rule import rule

OUTER = ["elvagar", "angerboda", "muspelheim", "horgr", "gimle"]


@rule("clan.rage-currency")
def test_an_action_is_paid_from_the_rage_track() -> None:
    saga = Saga()
    assert saga["wolf"].rage == 6
    saga.act("wolf", "invade ship")
    assert saga["wolf"].rage == 4
    assert saga.stats("wolf") == [6, 3, 4]


@rule("clan.stats")
def test_axes_are_the_glory_of_a_won_battle() -> None:
    saga = Saga()
    saga.token("gimle", "horns")
    saga.has("wolf", gimle=["leader"], axes_step=2)
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    assert saga.told("battle-glory") == [
        {"key": "battle-glory", "clan": "wolf", "place": "gimle", "glory": 4}
    ]
    assert saga["wolf"].glory == 4


@rule("clan.stats")
def test_the_rage_stat_is_what_an_action_phase_brings() -> None:
    saga = Saga()
    saga.has("wolf", rage_step=2)
    saga.everybody_passes()
    saga.everybody_drafts()
    assert [c.rage for c in saga.g.clans] == [7, 6, 6, 6]


@rule("clan.stats")
def test_horns_are_the_most_figures_that_may_be_on_the_board() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", gimle=["warrior"] * 4, horns_step=2)
    saga.act("wolf", "invade warrior", "to gimle")
    saga.act("bear", "done")
    assert saga.why_not("wolf", "invade warrior") == "action.invade.horns"


def four_figures_and_four_horns() -> Saga:
    saga = Saga()
    saga.has("wolf", horgr=["warrior"] * 4)
    assert saga.stats("wolf")[2] == 4
    return saga


@rule("clan.horns-scope")
def test_horns_stop_an_invasion_but_no_march() -> None:
    saga = four_figures_and_four_horns()
    assert saga.why_not("wolf", "invade warrior") == "action.invade.horns"
    saga.act("wolf", "march horgr", "march-to gimle", "send warrior", "done")
    assert saga.figures("wolf", "gimle") == ["warrior"]


@rule("clan.horns-scope")
def test_horns_do_not_keep_figures_from_a_battle() -> None:
    saga = four_figures_and_four_horns()
    saga.has("bear", utgard=["warrior"])
    saga.turn_of("bear")
    saga.act("bear", "pillage utgard")
    saga.act("wolf", "join horgr")
    assert saga.figures("wolf", "utgard") == ["warrior"]


@rule("clan.stat-raise")
def test_a_raise_is_one_step_to_the_right() -> None:
    saga = Saga()
    saga.token("gimle", "axes")
    saga.has("wolf", gimle=["warrior"])
    saga.act("wolf", "pillage gimle")
    assert saga["wolf"].steps == [0, 1, 0]
    assert saga.told("raises") == [{"key": "raises", "clan": "wolf", "stat": "axes", "value": 4}]


@rule("clan.stat-values")
@pytest.mark.parametrize(
    ("stat", "start", "values"),
    [
        ("rage", 6, [7, 8, 9, 12, 12]),
        ("axes", 3, [4, 5, 6, 8, 8]),
        ("horns", 4, [5, 6, 7, 10, 10]),
    ],
)
def test_the_six_steps_of_a_stat(stat: str, start: int, values: list[int]) -> None:
    saga = Saga(seats=2, turn="bear")
    saga.act("bear", "done")
    number = ["rage", "axes", "horns"].index(stat)
    assert saga.stats("wolf")[number] == start
    for province in OUTER:
        saga.token(province, stat)
        saga.has("wolf", **{province: ["warrior"]})
        saga.act("wolf", f"pillage {province}")
        saga.stay_away()
    assert [line["value"] for line in saga.told("raises")] == values
    assert saga.stats("wolf")[number] == values[-1]


@rule("clan.stat-values")
def test_horns_raised_four_times_are_ten() -> None:
    saga = Saga(seats=2, turn="bear")
    saga.act("bear", "done")
    for province in OUTER[:4]:
        saga.token(province, "horns")
        saga.has("wolf", **{province: ["warrior"]})
        saga.act("wolf", f"pillage {province}")
        saga.stay_away()
    assert saga.stats("wolf") == [6, 3, 10]


@rule("clan.stat-cap")
def test_a_stat_on_its_last_step_stays_and_the_others_rise() -> None:
    saga = Saga()
    saga.has("wolf", yggdrasil=["warrior"], rage_step=6)
    saga.act("wolf", "pillage yggdrasil")
    assert saga["wolf"].steps == [5, 1, 1]
    assert saga.stats("wolf") == [12, 4, 5]
    assert saga.told("no-higher") == [{"key": "no-higher", "clan": "wolf", "stat": "rage"}]


@rule("clan.rage-cap")
@pytest.mark.parametrize(("option", "rage"), [("twelve", 12), ("none", 14)])
def test_rage_above_twelve_is_lost_unless_the_table_agreed(option: str, rage: int) -> None:
    saga = Saga(age=3, rage_cap=option)
    saga.has("wolf", gimle=["leader"], rage=11)
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="thors_ascension", bear="")
    assert saga["wolf"].rage == rage


@rule("clan.rage-cap")
def test_twelve_is_the_cap_unless_said_otherwise() -> None:
    assert new_game().options == new_game(rage_cap="twelve").options
