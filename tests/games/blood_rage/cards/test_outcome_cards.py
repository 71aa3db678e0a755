"""Battle cards that work after the comparison (clauses card.battle.*)."""

import pytest

from tests.card import card
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


def gimle(age: int = 3, token: str = "rage") -> Saga:
    """Wolf's leader against two warriors of Bear in Gimle."""
    saga = Saga(age=age)
    saga.token("gimle", token)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior", "warrior"])
    return saga


# Frigga's Grace.


@rule("card.battle.friggas-grace")
@card("friggas_grace")
def test_friggas_grace_raises_another_stat_than_the_token() -> None:
    saga = gimle(age=1)
    saga.fight("gimle", wolf="friggas_grace", bear="")
    assert saga.totals() == {"wolf": 5, "bear": 2}
    assert saga.why_not("wolf", "raise rage") == "card.battle.friggas-grace"
    assert saga.legal("wolf") == ["raise axes", "raise horns"]
    saga.act("wolf", "raise axes")
    assert saga.stats("wolf") == [7, 4, 4]
    assert saga["wolf"].glory == 4


@rule("card.battle.friggas-grace")
@card("friggas_grace")
@pytest.mark.parametrize(("where", "token"), [("gimle", "glory"), ("yggdrasil", "all_stats")])
def test_after_glory_or_all_stats_friggas_grace_raises_any_stat(where: str, token: str) -> None:
    saga = Saga()
    saga.token(where, token)
    saga.has("wolf", **{where: ["leader"]})
    saga.has("bear", **{where: ["warrior"]})
    saga.fight(where, wolf="friggas_grace", bear="")
    assert saga.legal("wolf") == ["raise rage", "raise axes", "raise horns"]


@card("friggas_grace")
def test_friggas_grace_of_a_defender_who_wins_raises_nothing() -> None:
    saga = gimle(age=1)
    saga.fight("gimle", wolf="", bear="friggas_grace")
    assert saga.totals() == {"wolf": 3, "bear": 4}
    assert saga.question() == "action"
    assert saga.stats("bear") == [6, 3, 4]


@card("friggas_grace", "thors_primacy")
def test_a_cancelled_grace_raises_nothing() -> None:
    saga = gimle()
    saga.has("wolf", gimle=["warrior"])
    saga.fight("gimle", wolf="friggas_grace", bear="thors_primacy")
    assert saga.totals() == {"wolf": 6, "bear": 5}
    assert saga.question() == "action"
    assert saga.stats("wolf") == [7, 3, 4]


@card("friggas_grace", "frost_giant")
def test_the_frost_giant_repeats_the_token_and_not_friggas_grace() -> None:
    saga = gimle(token="axes")
    saga.has("wolf", upgrades=["frost_giant"], gimle=["frost_giant"])
    saga.fight("gimle", wolf="friggas_grace", bear="")
    saga.act("wolf", "raise horns")
    assert saga.question() == "action"
    assert saga.stats("wolf") == [6, 5, 5]


# Loki's Trickery.


@rule("card.battle.lokis-trickery")
@card("lokis_trickery")
def test_lokis_trickery_takes_1_rage_from_the_winner() -> None:
    saga = gimle(age=1)
    saga.has("wolf", rage=2)
    saga.has("bear", rage=0)
    saga.fight("gimle", wolf="", bear="lokis_trickery")
    assert saga.totals() == {"wolf": 3, "bear": 2}
    assert [c.rage for c in saga.g.clans[:2]] == [1, 1]
    assert saga.asked() == ["bear"]  # who acts again
    assert saga.hand("bear") == ["lokis_trickery"]


@rule("card.battle.lokis-trickery")
@card("lokis_trickery")
def test_from_a_winner_without_rage_lokis_trickery_takes_nothing() -> None:
    saga = gimle(age=1)
    saga.has("bear", gimle=["leader"], rage=0)
    saga.fight("gimle", wolf="lokis_trickery", bear="")
    assert [c.rage for c in saga.g.clans[:2]] == [6, 0]


@card("lokis_trickery")
def test_who_wins_with_lokis_trickery_takes_nothing() -> None:
    saga = gimle(age=1)
    saga.fight("gimle", wolf="lokis_trickery", bear="")
    assert [c.rage for c in saga.g.clans[:2]] == [6, 6]
    assert saga.discarded() == ["lokis_trickery"]


@card("lokis_trickery", "thors_primacy")
def test_a_cancelled_trickery_takes_nothing() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="thors_primacy", bear="lokis_trickery")
    assert [c.rage for c in saga.g.clans[:2]] == [6, 6]


# Loki's Backstab.


@rule("card.battle.lokis-backstab")
@card("lokis_backstab")
@pytest.mark.parametrize(("glory", "taken"), [(0, 0), (1, 1), (2, 2), (7, 2)])
def test_lokis_backstab_takes_2_glory_or_all_there_is(glory: int, taken: int) -> None:
    saga = gimle(age=2)
    saga.has("wolf", glory=glory)
    saga.fight("gimle", wolf="", bear="lokis_backstab")
    assert saga.totals() == {"wolf": 3, "bear": 2}
    assert saga.glory() == [glory - taken + 3, taken, 0, 0]


@card("lokis_backstab")
def test_two_backstabs_take_what_is_left_from_the_pillager_clockwise() -> None:
    saga = gimle(age=2)
    saga.has("wolf", glory=3)
    saga.has("serpent", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="lokis_backstab", serpent="lokis_backstab")
    assert saga.glory() == [3, 2, 1, 0]


@card("lokis_backstab")
def test_in_a_tie_lokis_backstab_takes_nothing() -> None:
    saga = gimle(age=2)
    saga.has("wolf", glory=4)
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="lokis_backstab")
    assert saga.glory() == [4, 0, 0, 0]


@card("lokis_backstab", "thors_primacy")
def test_a_cancelled_backstab_takes_nothing() -> None:
    saga = gimle()
    saga.has("wolf", glory=4)
    saga.fight("gimle", wolf="thors_primacy", bear="lokis_backstab")
    assert saga.glory() == [4 + 3, 0, 0, 0]


# Loki's Poison.


@rule("card.battle.lokis-poison")
@card("lokis_poison", "tyrs_prowess")
def test_lokis_poison_takes_the_card_before_tyrs_prowess() -> None:
    saga = gimle()
    saga.has("wolf", upgrades=["tyrs_prowess"])
    saga.fight("gimle", wolf="tyrs_smite", bear="lokis_poison")
    assert saga.totals() == {"wolf": 8, "bear": 2}
    assert saga.question() == "action"
    assert saga.hand("bear") == ["lokis_poison", "tyrs_smite"]
    assert sorted(saga.view("raven").table["clans"][1]["shown"]) == sorted(saga["bear"].hand)
    assert saga.hand("wolf") == saga.discarded() == []
    assert saga["wolf"].rage == 6


@card("lokis_poison", "heimdalls_gaze")
def test_lokis_poison_takes_late_cards_too() -> None:
    saga = gimle()
    saga.has("wolf", hand=["tyrs_bash", "heimdalls_gaze"])
    saga.has("bear", hand=["lokis_poison"])
    saga.act("wolf", "pillage gimle")
    saga.commit(wolf="tyrs_bash", bear="lokis_poison")
    saga.act("wolf", "add heimdalls_gaze")
    assert saga.hand("bear") == ["heimdalls_gaze", "lokis_poison", "tyrs_bash"]


@card("lokis_poison")
def test_in_a_tie_lokis_poison_takes_nothing() -> None:
    saga = gimle()
    saga.has("bear", gimle=["warrior", "warrior", "warrior"])
    saga.fight("gimle", wolf="tyrs_bash", bear="lokis_poison")
    assert saga.totals() == {"wolf": 5, "bear": 5}
    assert saga.hand("wolf") == ["tyrs_bash"]
    assert saga.hand("bear") == ["lokis_poison"]


@card("lokis_poison", "thors_primacy")
def test_a_cancelled_poison_takes_nothing() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="thors_primacy", bear="lokis_poison")
    assert saga.discarded() == ["thors_primacy"]
    assert saga.hand("bear") == ["lokis_poison"]


# Thor's Hammer, Oath and Ascension.


@rule("card.battle.thors-hammer")
@card("thors_hammer")
def test_thors_hammer_gives_the_winner_3_glory() -> None:
    saga = gimle(age=1)
    saga.fight("gimle", wolf="thors_hammer", bear="")
    assert saga.totals() == {"wolf": 4, "bear": 2}
    assert saga.glory() == [6, 0, 0, 0]


@card("thors_hammer")
def test_thors_hammer_gives_a_loser_nothing() -> None:
    saga = gimle(age=1)
    saga.fight("gimle", wolf="tyrs_smash", bear="thors_hammer")
    assert saga.glory() == [3, 0, 0, 0]


@rule("card.battle.thors-oath")
@card("thors_oath")
@pytest.mark.parametrize(
    ("stat", "stats"), [("rage", [7, 3, 4]), ("axes", [6, 4, 4]), ("horns", [6, 3, 5])]
)
def test_thors_oath_raises_a_stat_of_the_winner(stat: str, stats: list[int]) -> None:
    saga = gimle(age=2)
    saga.has("bear", gimle=["leader"])
    saga.fight("gimle", wolf="", bear="thors_oath")
    assert saga.totals() == {"wolf": 3, "bear": 6}
    assert saga.legal("bear") == ["raise rage", "raise axes", "raise horns"]
    saga.act("bear", f"raise {stat}")
    assert saga.stats("bear") == stats
    assert saga["bear"].glory == stats[1]


@card("thors_oath", "thors_primacy")
@pytest.mark.parametrize(("enemy", "won"), [("tyrs_smash", False), ("thors_primacy", True)])
def test_thors_oath_of_a_loser_or_cancelled_raises_nothing(enemy: str, won: bool) -> None:
    saga = gimle()
    if won:
        saga.has("wolf", gimle=["warrior", "warrior"])
    else:
        saga.has("bear", gimle=["leader"])
    saga.fight("gimle", wolf="thors_oath", bear=enemy)
    assert [line["clan"] for line in saga.told("wins-battle")] == ["wolf" if won else "bear"]
    assert saga.question() == "action"


@rule("card.battle.thors-ascension")
@card("thors_ascension")
def test_thors_ascension_gives_rage_for_this_age_and_glory() -> None:
    saga = gimle()
    saga.has("bear", gimle=["leader"], rage=0)
    saga.fight("gimle", wolf="", bear="thors_ascension")
    assert saga.totals() == {"wolf": 3, "bear": 6}
    assert saga["bear"].rage == 3
    assert saga["bear"].glory == 3 + 3
    assert (saga.question(), saga.asked()) == ("action", ["bear"])


@card("thors_ascension", "thors_primacy")
def test_thors_ascension_of_a_loser_or_cancelled_gives_nothing() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="tyrs_rage", bear="thors_ascension")
    assert [saga["bear"].rage, saga["bear"].glory] == [6, 0]
    saga = gimle()
    saga.has("wolf", gimle=["warrior", "warrior"])
    saga.fight("gimle", wolf="thors_ascension", bear="thors_primacy")
    assert saga.totals() == {"wolf": 6, "bear": 5}
    assert [saga["wolf"].rage, saga["wolf"].glory] == [6, 3]


# Odin's Judgement.


@rule("card.battle.odins-judgement")
@card("odins_judgement")
def test_odins_judgement_pays_for_every_figure_destroyed_own_ones_too() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="tyrs_smash", bear="odins_judgement")
    assert saga.totals() == {"wolf": 6, "bear": 4}
    assert saga.glory() == [3, 4, 0, 0]
    saga = gimle()
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="odins_judgement", bear="tyrs_bash")
    assert saga.totals() == {"wolf": 5, "bear": 5}
    assert saga.glory() == [2 * 4, 0, 0, 0]


@rule("card.battle.odins-judgement")
@card("odins_judgement")
def test_three_figures_make_6_glory() -> None:
    saga = gimle()
    saga.has("bear", fjord_nw=["ship"])
    saga.fight("gimle", wolf="odins_judgement", bear="")
    assert saga.totals() == {"wolf": 5, "bear": 4}
    assert saga.glory() == [3 + 6, 0, 0, 0]


@card("odins_judgement", "friggas_protection", "volur_witch")
def test_saved_and_fled_figures_do_not_count() -> None:
    saga = gimle()
    saga.has("bear", upgrades=["friggas_protection", "volur_witch"], gimle=["volur_witch"])
    saga.has("wolf", gimle=["warrior"])
    saga.fight("gimle", wolf="odins_judgement", bear="")
    saga.act("bear", "save warrior", "flee", "done")
    assert saga.glory() == [3 + 2, 0, 0, 0]


@card("odins_judgement")
def test_two_judgements_pay_both_clans() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="odins_judgement", bear="odins_judgement")
    assert saga.glory() == [3 + 4, 4, 0, 0]


@card("odins_judgement", "thors_primacy")
def test_a_cancelled_judgement_pays_nothing() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="thors_primacy", bear="odins_judgement")
    assert saga.glory() == [3, 0, 0, 0]
