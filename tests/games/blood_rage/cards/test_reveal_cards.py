"""Battle cards that work before the comparison (clauses card.battle.*)."""

import pytest

from tests.card import card
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


def gimle(age: int = 3) -> Saga:
    """Wolf's leader against two warriors of Bear and one of Serpent in Gimle."""
    saga = Saga(age=age)
    saga.token("gimle", "rage")
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.has("serpent", gimle=["warrior"])
    return saga


def bonuses(saga: Saga) -> dict[str, int]:
    return {line["clan"]: line["bonus"] for line in saga.told("total")}


# Tyr.


@rule("card.battle.plain")
@card("tyrs_bash", "tyrs_smash", "tyrs_crush", "tyrs_smite", "tyrs_rage")
@pytest.mark.parametrize(
    ("blow", "total"),
    [
        ("tyrs_bash", 3),
        ("tyrs_smash", 4),
        ("tyrs_crush", 5),
        ("tyrs_smite", 6),
        ("tyrs_rage", 7),
    ],
)
def test_a_blow_of_tyr_adds_its_number_and_nothing_else(blow: str, total: int) -> None:
    saga = Saga(age=3)
    saga.token("gimle", "rage")
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf=blow, bear="")
    assert saga.totals() == {"wolf": total, "bear": 1}
    assert saga.glory() == [3, 0, 0, 0]
    assert (saga["wolf"].rage, saga.stats("wolf")) == (6, [7, 3, 4])
    assert saga.discarded() == [blow]


# Odin's Smite.


@rule("card.battle.odins-smite")
@card("odins_smite")
def test_odins_smite_destroys_a_warrior_of_each_opponent_who_has_one() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.has("serpent", gimle=["leader"], fjord_nw=["ship"], myrkulor=["warrior"])
    saga.fight("gimle", wolf="odins_smite", bear="", serpent="")
    assert saga.totals() == {"wolf": 4, "bear": 1, "serpent": 5}
    assert saga.figures("serpent", "myrkulor") == ["warrior"]
    assert saga.told("falls")[0] == {
        "key": "falls",
        "clan": "bear",
        "figure": "warrior",
        "place": "gimle",
    }


@card("odins_smite")
def test_figures_that_odins_smite_destroys_count_for_the_battle() -> None:
    saga = gimle()
    saga.has("wolf", upgrades=["thors_glory"])
    saga.has("bear", gimle=["leader"])
    saga.fight("gimle", wolf="odins_smite", bear="tyrs_rage", serpent="")
    assert saga.totals() == {"wolf": 4, "bear": 10, "serpent": 0}
    assert saga.figures("bear", "valhalla") == saga.figures("serpent", "valhalla") == ["warrior"]
    assert saga.glory() == [2, 3, 0, 0]


@card("odins_smite", "thors_primacy")
def test_a_cancelled_smite_destroys_nobody_and_still_adds_1() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="odins_smite", bear="thors_primacy", serpent="")
    assert saga.totals() == {"wolf": 4, "bear": 5, "serpent": 1}


@card("odins_smite")
def test_two_smites_destroy_two_warriors() -> None:
    saga = gimle(age=1)
    saga.fight("gimle", wolf="odins_smite", bear="", serpent="odins_smite")
    assert saga.totals() == {"wolf": 4, "bear": 0, "serpent": 1}


# Odin's Tide.


@rule("card.battle.odins-tide")
@card("odins_tide")
def test_odins_tide_leaves_each_one_figure_of_his_choice() -> None:
    saga = Saga(age=2)
    saga.has("wolf", gimle=["leader", "warrior"], fjord_nw=["ship"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.fight("gimle", wolf="odins_tide", bear="")
    assert (saga.question(), saga.legal("wolf")) == (
        "keep-figure",
        ["keep warrior", "keep leader", "keep ship"],
    )
    saga.act("wolf", "keep ship")
    saga.act("bear", "keep warrior")
    assert len(saga.told("falls")) == 2 + 1 + 1  # the last with the battle
    assert saga.totals() == {"wolf": 3, "bear": 1}
    assert saga.figures("wolf", "valhalla") == ["leader", "warrior"]
    assert saga.figures("wolf", "fjord_nw") == ["ship"]


@rule("card.battle.odins-tide-order")
@card("odins_tide", "friggas_protection")
def test_for_odins_tide_all_choose_from_the_pillager_clockwise() -> None:
    saga = Saga(age=2, turn="bear")
    saga.has("wolf", gimle=["leader", "warrior"])
    saga.has("bear", gimle=["leader"], fjord_nw=["ship"], upgrades=["friggas_protection"])
    saga.has("serpent", gimle=["leader", "warrior"])
    saga.fight("gimle", bear="", wolf="odins_tide", serpent="")
    assert saga.asked() == ["bear"]
    saga.act("bear", "keep leader")
    assert (saga.question(), saga.asked()) == ("save", ["bear"])
    saga.act("bear", "done")
    assert saga.figures("bear", "valhalla") == ["ship"]
    assert saga.asked() == ["serpent"]
    saga.act("serpent", "keep leader")
    assert saga.figures("serpent", "valhalla") == ["warrior"]
    assert saga.asked() == ["wolf"]
    saga.act("wolf", "keep leader")
    assert saga.totals() == {"bear": 3, "serpent": 3, "wolf": 4}


@card("odins_tide", "friggas_protection")
def test_a_second_tide_asks_for_those_who_were_saved_from_the_first() -> None:
    saga = gimle(age=2)
    saga.has("bear", upgrades=["friggas_protection"], rage=2)
    saga.fight("gimle", wolf="odins_tide", bear="", serpent="odins_tide")
    for rage in (1, 0):
        assert (saga.question(), saga.asked()) == ("keep-figure", ["bear"])
        saga.act("bear", "keep warrior", "save warrior")
        assert saga["bear"].rage == rage
    assert saga.totals() == {"wolf": 4, "bear": 2, "serpent": 2}


@card("odins_tide")
def test_a_single_figure_is_kept_without_a_question() -> None:
    saga = gimle(age=2)
    saga.fight("gimle", wolf="odins_tide", bear="", serpent="")
    assert saga.asked() == ["bear"]
    saga.act("bear", "keep warrior")
    assert saga.totals() == {"wolf": 4, "bear": 1, "serpent": 1}


@card("odins_tide", "thors_primacy")
def test_a_cancelled_tide_leaves_everybody_where_he_is() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="odins_tide", bear="thors_primacy", serpent="")
    assert saga.totals() == {"wolf": 4, "bear": 5, "serpent": 1}


@rule("card.battle.saved-figure")
@card("odins_tide", "friggas_protection", "volur_witch")
def test_a_figure_saved_from_the_tide_fights_on_and_a_fled_witch_does_not() -> None:
    saga = Saga(age=3)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", upgrades=["friggas_protection", "volur_witch"])
    saga.has("bear", gimle=["leader", "warrior", "volur_witch"], rage=2)
    saga.fight("gimle", wolf="odins_tide", bear="")
    saga.act("bear", "keep leader")
    assert saga.legal("bear") == ["save warrior", "save volur_witch", "flee", "done"]
    saga.act("bear", "save warrior", "flee")
    assert [(line["clan"], line["strength"], line["bonus"]) for line in saga.told("total")] == [
        ("wolf", 3, 1),
        ("bear", 4, 0),
    ]
    assert (saga.question(), saga.asked()) == ("save", ["bear"])  # a tie: all lose
    saga.act("bear", "save warrior")
    assert saga["bear"].rage == 0
    assert saga.figures("bear", "gimle") == ["warrior"]
    assert saga.figures("bear", "valhalla") == ["leader"]
    assert saga.figures("bear", "yggdrasil") == ["volur_witch"]


# Heimdall's Sight.


@rule("card.battle.heimdalls-sight")
@card("heimdalls_sight")
def test_heimdalls_sight_equals_the_best_card_of_an_opponent() -> None:
    saga = gimle(age=1)
    saga.fight("gimle", wolf="heimdalls_sight", bear="tyrs_bash", serpent="tyrs_smite")
    assert bonuses(saga) == {"wolf": 5, "bear": 2, "serpent": 5}


@card("heimdalls_sight")
def test_heimdalls_sight_is_worth_0_against_upgrades_quests_and_empty_hands() -> None:
    saga = gimle(age=1)
    saga.fight("gimle", wolf="heimdalls_sight", bear="quest_alfheim", serpent="troll")
    assert bonuses(saga) == {"wolf": 0, "bear": 0, "serpent": 0}


@card("heimdalls_sight", "tyrs_domain")
def test_heimdalls_sight_counts_a_quest_that_counts() -> None:
    saga = gimle(age=1)
    saga.has("bear", upgrades=["tyrs_domain"])
    saga.fight("gimle", wolf="heimdalls_sight", bear="quest_alfheim", serpent="tyrs_bash")
    saga.act("bear", "count")
    assert bonuses(saga) == {"wolf": 3, "bear": 3, "serpent": 2}


@card("heimdalls_sight", "heimdalls_gaze")
def test_heimdalls_sight_sees_a_late_card() -> None:
    saga = gimle()
    saga.has("wolf", hand=["heimdalls_sight"])
    saga.has("bear", hand=["tyrs_bash", "heimdalls_gaze"])
    saga.act("wolf", "pillage gimle")
    saga.commit(wolf="heimdalls_sight", bear="tyrs_bash")
    saga.act("bear", "add heimdalls_gaze")
    assert bonuses(saga) == {"wolf": 3, "bear": 5, "serpent": 0}


@card("heimdalls_sight", "thors_primacy")
def test_a_cancelled_sight_is_worth_0() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="heimdalls_sight", bear="thors_primacy", serpent="")
    assert bonuses(saga) == {"wolf": 0, "bear": 3, "serpent": 0}


# Heimdall's Eye and Gaze.


@rule("card.battle.late-heimdall")
@card("heimdalls_eye", "heimdalls_gaze")
@pytest.mark.parametrize(("late", "bonus"), [("heimdalls_eye", 6), ("heimdalls_gaze", 7)])
def test_a_late_card_adds_to_the_committed_one_and_a_winner_discards_both(
    late: str, bonus: int
) -> None:
    saga = gimle()
    saga.has("wolf", hand=["tyrs_crush", late])
    saga.act("wolf", "pillage gimle", "commit tyrs_crush", f"add {late}")
    assert bonuses(saga)["wolf"] == bonus
    assert saga.hand("wolf") == []
    assert saga.discarded() == sorted([late, "tyrs_crush"])


@rule("card.battle.late-heimdall")
@card("heimdalls_eye", "heimdalls_gaze")
def test_a_loser_takes_committed_and_late_cards_back() -> None:
    saga = gimle()
    saga.has("wolf", hand=["tyrs_crush"])
    saga.has("bear", hand=["odins_smite", "heimdalls_eye", "heimdalls_gaze"])
    saga.act("wolf", "pillage gimle")
    saga.commit(wolf="tyrs_crush", bear="odins_smite")
    saga.act("bear", "add heimdalls_eye", "done")
    assert bonuses(saga) == {"wolf": 4, "bear": 3, "serpent": 0}
    assert saga.hand("bear") == ["heimdalls_eye", "heimdalls_gaze", "odins_smite"]


@card("heimdalls_eye", "heimdalls_gaze")
@pytest.mark.parametrize(("late", "bonus"), [("heimdalls_eye", 2), ("heimdalls_gaze", 3)])
def test_a_late_card_may_be_committed_like_any_other(late: str, bonus: int) -> None:
    saga = gimle()
    saga.fight("gimle", wolf=late, bear="", serpent="")
    assert bonuses(saga)["wolf"] == bonus


@card("heimdalls_eye")
def test_no_other_card_may_be_added_late() -> None:
    saga = gimle(age=2)
    saga.has("wolf", hand=["tyrs_crush", "tyrs_rage", "heimdalls_eye"])
    saga.act("wolf", "pillage gimle", "commit tyrs_crush")
    assert saga.why_not("wolf", "add tyrs_rage") == "card.battle.late-heimdall"
    assert saga.legal("wolf") == ["add heimdalls_eye.2", "done"]


@card("heimdalls_gaze", "thors_primacy")
def test_thors_primacy_does_not_stop_late_cards() -> None:
    saga = gimle()
    saga.has("wolf", hand=["tyrs_crush", "heimdalls_gaze", "heimdalls_gaze"])
    saga.has("bear", hand=["thors_primacy"])
    saga.act("wolf", "pillage gimle")
    saga.commit(wolf="tyrs_crush", bear="thors_primacy")
    saga.act("wolf", "add heimdalls_gaze", "add heimdalls_gaze")
    assert bonuses(saga) == {"wolf": 10, "bear": 3, "serpent": 0}


# Heimdall's Watch.


@rule("card.battle.heimdalls-watch")
@card("heimdalls_watch")
def test_heimdalls_watch_discards_all_cards_pays_their_sum_and_asks_for_new_ones() -> None:
    saga = gimle(age=2)
    saga.has("wolf", hand=["tyrs_bash"])
    saga.has("bear", hand=["tyrs_smash"])
    saga.has("serpent", hand=["heimdalls_eye"])
    saga.fight("gimle", wolf="heimdalls_watch", bear="tyrs_crush", serpent="troll")
    assert (saga.question(), saga.asked()) == ("commit", ["wolf", "bear", "serpent"])
    assert saga.glory() == [4, 0, 0, 0]
    assert saga.discarded() == ["heimdalls_watch", "troll", "tyrs_crush"]
    saga.commit(wolf="tyrs_bash", bear="tyrs_smash", serpent="heimdalls_eye")
    assert saga.totals() == {"wolf": 5, "bear": 5, "serpent": 3}


@card("heimdalls_watch")
def test_after_heimdalls_watch_empty_hands_commit_nothing() -> None:
    saga = gimle(age=2)
    saga.has("bear", hand=["tyrs_smash"])
    saga.fight("gimle", wolf="heimdalls_watch", bear="tyrs_rage", serpent="")
    assert saga.asked() == ["bear"]
    saga.commit(bear="tyrs_smash")
    assert saga.totals() == {"wolf": 3, "bear": 5, "serpent": 1}
    assert saga.glory() == [6, 3, 0, 0]


@card("heimdalls_watch")
def test_if_nobody_has_another_card_the_figures_decide() -> None:
    saga = gimle(age=2)
    saga.fight("gimle", wolf="heimdalls_watch", bear="tyrs_rage", serpent="tyrs_bash")
    assert saga.totals() == {"wolf": 3, "bear": 2, "serpent": 1}
    assert saga.glory() == [6 + 2 + 3, 0, 0, 0]


@card("heimdalls_watch", "heimdalls_sight", "tyrs_wrath")
def test_heimdalls_watch_counts_variable_bonuses_of_that_moment() -> None:
    saga = gimle()
    saga.has("serpent", upgrades=["tyrs_wrath"])
    saga.fight("gimle", wolf="heimdalls_watch", bear="heimdalls_sight", serpent="quest_alfheim")
    saga.act("serpent", "count")
    assert saga.told("card-glory")[0]["glory"] == 5 + 5


@rule("card.battle.two-watches")
@card("heimdalls_watch")
def test_two_watches_pay_both_owners_and_lead_to_one_new_round() -> None:
    saga = gimle()
    for name in ("wolf", "bear", "serpent"):
        saga.has(name, hand=["tyrs_bash"])
    saga.fight("gimle", wolf="heimdalls_watch.2", bear="heimdalls_watch.3", serpent="tyrs_crush")
    assert [line["clan"] for line in saga.told("watches")] == ["wolf", "bear"]
    assert saga.glory() == [4, 4, 0, 0]
    assert saga.discarded() == ["heimdalls_watch", "heimdalls_watch", "tyrs_crush"]
    saga.commit(wolf="tyrs_bash", bear="tyrs_bash", serpent="tyrs_bash")
    assert saga.totals() == {"wolf": 5, "bear": 4, "serpent": 3}


@card("heimdalls_watch", "thors_primacy")
def test_thors_primacy_of_a_third_clan_cancels_both_watches() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="heimdalls_watch.2", bear="heimdalls_watch.3", serpent="thors_primacy")
    assert saga.told("watches") == []
    assert saga.totals() == {"wolf": 3, "bear": 2, "serpent": 4}


# Thor's Primacy.


@rule("card.battle.thors-primacy")
@card("thors_primacy", "thors_hammer")
def test_thors_primacy_cancels_texts_and_leaves_bonuses() -> None:
    saga = gimle()
    saga.has("wolf", gimle=["warrior"])
    saga.fight("gimle", wolf="thors_hammer", bear="", serpent="thors_primacy")
    assert saga.totals() == {"wolf": 5, "bear": 2, "serpent": 4}
    assert saga.glory() == [3, 0, 0, 0]


@card("thors_primacy", "tyrs_domain", "thors_glory")
def test_thors_primacy_does_not_touch_upgrades() -> None:
    saga = gimle()
    saga.has("bear", upgrades=["tyrs_domain", "thors_glory"])
    saga.fight("gimle", wolf="thors_primacy", bear="quest_alfheim", serpent="")
    saga.act("bear", "count")
    assert saga.totals() == {"wolf": 6, "bear": 5, "serpent": 1}


@card("thors_primacy", "odins_smite")
def test_two_primacies_both_add_3_and_cancel_the_third_card() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="thors_primacy", bear="thors_primacy", serpent="odins_smite")
    assert saga.totals() == {"wolf": 6, "bear": 5, "serpent": 2}
