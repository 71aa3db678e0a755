"""Clan upgrades that work in a battle (clauses card.clan.*)."""

import pytest

from tests.card import card
from tests.games.blood_rage.saga import Saga
from tests.rule import rule

# Tyr's Domain and Tyr's Wrath.


def two_warriors_with_a_quest(*upgrades: str) -> Saga:
    """Two warriors of Wolf, who commits a quest, against a warrior of Bear."""
    saga = Saga(age=3)
    saga.has("wolf", upgrades=list(upgrades), gimle=["warrior", "warrior"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="quest_manheim", bear="")
    return saga


@rule("card.clan.tyr-quests")
@card("tyrs_domain", "tyrs_wrath")
@pytest.mark.parametrize(
    ("upgrades", "total"),
    [(["tyrs_domain"], 5), (["tyrs_wrath"], 7), (["tyrs_domain", "tyrs_wrath"], 7)],
)
def test_a_quest_may_count_as_a_battle_card(upgrades: list[str], total: int) -> None:
    saga = two_warriors_with_a_quest(*upgrades)
    assert saga.legal("wolf") == ["count", "done"]
    saga.act("wolf", "count")
    assert saga.totals() == {"wolf": total, "bear": 1}
    assert saga.discarded() == ["quest_manheim"]


@card("tyrs_domain", "tyrs_wrath")
@pytest.mark.parametrize("upgrade", ["tyrs_domain", "tyrs_wrath"])
def test_a_quest_need_not_count(upgrade: str) -> None:
    saga = two_warriors_with_a_quest(upgrade)
    saga.act("wolf", "done")
    assert saga.totals() == {"wolf": 2, "bear": 1}


@card("tyrs_domain", "tyrs_wrath")
@pytest.mark.parametrize("upgrade", ["tyrs_domain", "tyrs_wrath"])
def test_a_loser_takes_his_quest_back(upgrade: str) -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=[upgrade], gimle=["warrior"])
    saga.has("bear", gimle=["leader"])
    saga.fight("gimle", wolf="quest_manheim", bear="tyrs_crush")
    saga.act("wolf", "count")
    assert saga.totals()["bear"] == 7
    assert saga.hand("wolf") == ["quest_manheim"]


@card("tyrs_domain")
def test_an_upgrade_revealed_in_battle_does_not_count() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["tyrs_domain"], gimle=["warrior"])
    saga.has("bear", gimle=["leader"])
    saga.fight("gimle", wolf="troll", bear="")
    assert saga.totals() == {"wolf": 1, "bear": 3}


@card("tyrs_wrath", "thors_primacy")
def test_thors_primacy_does_not_stop_tyrs_wrath() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["tyrs_wrath"], gimle=["warrior"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="quest_manheim", bear="thors_primacy")
    saga.act("wolf", "count")
    assert saga.totals() == {"wolf": 6, "bear": 4}


# Loki's Blessing.


def lost_in_gimle(*upgrades: str, **what: object) -> Saga:
    """A warrior of Wolf loses Gimle to the leader of Bear."""
    saga = Saga(age=2)
    saga.has("wolf", upgrades=list(upgrades), gimle=["warrior"], **what)
    saga.has("bear", gimle=["leader"])
    saga.fight("gimle", wolf="", bear="")
    return saga


@rule("card.clan.lokis-blessing")
@card("lokis_blessing")
def test_after_a_lost_battle_a_warrior_returns_for_nothing() -> None:
    saga = lost_in_gimle("lokis_blessing")
    assert saga.legal("wolf") == ["return", "done"]
    saga.act("wolf", "return")
    assert saga.figures("wolf", "gimle") == saga.figures("wolf", "valhalla") == ["warrior"]
    assert saga["wolf"].rage == 6
    assert saga.figures("wolf", "reserve").count("warrior") == 6


@card("lokis_blessing")
def test_nobody_need_return() -> None:
    saga = lost_in_gimle("lokis_blessing")
    saga.act("wolf", "done")
    assert saga.figures("wolf", "gimle") == []


@rule("card.clan.lokis-blessing")
@card("lokis_blessing")
def test_after_a_tie_a_warrior_returns_too() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["lokis_blessing"], gimle=["warrior"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    saga.act("wolf", "return")
    assert saga.figures("wolf", "gimle") == ["warrior"]
    assert saga.figures("bear", "gimle") == []


@rule("card.clan.lokis-blessing")
@card("lokis_blessing")
def test_nobody_returns_to_yggdrasil() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["lokis_blessing"], yggdrasil=["warrior"])
    saga.has("bear", yggdrasil=["leader"])
    saga.fight("yggdrasil", wolf="", bear="")
    assert saga.question() == "action"


@card("lokis_blessing")
def test_nobody_returns_without_a_village_a_warrior_or_horns() -> None:
    full = Saga()
    full.has("wolf", upgrades=["lokis_blessing"], fjord_sw=["ship"])
    full.has("bear", utgard=["warrior"] * 3)
    full.fight("utgard", wolf="", bear="")
    assert full.question() == "action"
    assert lost_in_gimle("lokis_blessing", horgr=["warrior"] * 4).question() == "action"
    assert lost_in_gimle("lokis_blessing", valhalla=["warrior"] * 7).question() == "action"


@card("lokis_blessing")
def test_the_winner_gets_no_blessing() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["lokis_blessing"], gimle=["leader"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    assert saga.question() == "action"


@card("lokis_blessing", "friggas_succor")
def test_a_second_warrior_may_follow_the_one_who_returns() -> None:
    saga = lost_in_gimle("lokis_blessing", "friggas_succor")
    saga.act("wolf", "return", "follow")
    assert saga.question() == "action"
    assert saga.figures("wolf", "gimle") == ["warrior", "warrior"]
    assert saga["wolf"].rage == 6


# Frigga's Protection.


@rule("card.clan.friggas-protection")
@card("friggas_protection")
def test_friggas_protection_saves_figures_for_1_rage_each() -> None:
    saga = Saga(age=2)
    saga.token("gimle", "rage")
    saga.has("wolf", gimle=["leader", "warrior"])
    saga.has("bear", upgrades=["friggas_protection"], gimle=["warrior"], fjord_nw=["ship"], rage=2)
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="tyrs_bash", bear="")
    assert saga.legal("bear") == ["save warrior", "save ship", "done"]
    saga.act("bear", "save ship", "save warrior")
    assert saga["bear"].rage == 0
    assert saga.figures("bear", "valhalla") == ["warrior"]
    assert saga.figures("bear", "gimle") == ["warrior"]
    assert saga.figures("bear", "fjord_nw") == ["ship"]
    assert saga.glory() == [3, 0, 0, 0]
    assert saga.pillaged() == ["gimle"]
    assert saga.stats("wolf") == [7, 3, 4]


@card("friggas_protection", "thors_glory")
def test_saved_figures_are_not_destroyed() -> None:
    saga = Saga(age=2)
    saga.token("gimle", "rage")
    saga.has("wolf", upgrades=["thors_glory"], gimle=["leader"])
    saga.has("bear", upgrades=["friggas_protection"], gimle=["warrior", "warrior"])
    saga.fight("gimle", wolf="", bear="")
    saga.act("bear", "save warrior", "done")
    assert saga.glory() == [3, 0, 0, 0]


@card("friggas_protection", "odins_smite")
def test_friggas_protection_works_against_odins_smite() -> None:
    saga = Saga(age=2)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", upgrades=["friggas_protection"], gimle=["warrior"])
    saga.fight("gimle", wolf="odins_smite", bear="tyrs_crush")
    saga.act("bear", "save warrior")
    assert saga.totals() == {"wolf": 4, "bear": 5}
    assert saga["bear"].rage == 5


@card("friggas_protection", "troll", "fire_giant")
@pytest.mark.parametrize("monster", ["troll", "fire_giant"])
def test_friggas_protection_works_against_invading_monsters(monster: str) -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=[monster])
    saga.has("bear", upgrades=["friggas_protection"], gimle=["warrior", "warrior"])
    saga.act("wolf", f"invade {monster}", "to gimle")
    assert (saga.question(), saga.asked()) == ("save", ["bear"])
    saga.act("bear", "save warrior", "done")
    assert saga.figures("bear", "gimle") == saga.figures("bear", "valhalla") == ["warrior"]
    assert saga["bear"].rage == 5


@card("friggas_protection")
def test_friggas_protection_works_in_a_tie() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["friggas_protection"], gimle=["warrior"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    saga.act("wolf", "save warrior")
    assert saga.figures("wolf", "gimle") == ["warrior"]
    assert saga.pillaged() == []


@rule("card.clan.friggas-protection")
@card("friggas_protection")
def test_friggas_protection_does_not_work_against_ragnarok() -> None:
    saga = Saga(age=2, doom=["utgard", "gimle", "andlang"])
    saga.has("bear", upgrades=["friggas_protection"], gimle=["warrior"], rage=4)
    saga.is_pillaged("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang")
    saga.is_pillaged("gimle", "myrkulor")
    saga.has("wolf", yggdrasil=["warrior"])
    saga.act("wolf", "pillage yggdrasil")
    saga.stay_away()
    assert saga.question() == "draft"  # with 4 rage left, nobody was asked
    assert saga.glory() == [0, 3, 0, 0]


@rule("card.clan.friggas-protection")
@card("friggas_protection", "friggas_sacrifice")
def test_friggas_protection_does_not_work_for_friggas_sacrifice() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_protection", "friggas_sacrifice"])
    saga.has("wolf", gimle=["warrior", "warrior"])
    saga.act("wolf", "sacrifice", "offer-from gimle", "offer-from gimle")
    assert saga.question() == "raise"
    assert saga.figures("wolf", "valhalla") == ["warrior", "warrior"]


@card("friggas_protection")
def test_without_rage_nobody_is_saved() -> None:
    saga = Saga(age=2)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", upgrades=["friggas_protection"], gimle=["warrior"], rage=0)
    saga.fight("gimle", wolf="", bear="")
    assert saga.question() == "action"
    assert saga.figures("bear", "valhalla") == ["warrior"]


@card("friggas_protection", "volur_witch")
def test_a_witch_flees_without_rage_but_cannot_be_saved_without_it() -> None:
    saga = Saga(age=3)
    saga.has("wolf", gimle=["leader", "warrior"])
    saga.has("bear", upgrades=["friggas_protection", "volur_witch"], gimle=["volur_witch"], rage=0)
    saga.fight("gimle", wolf="", bear="")
    assert saga.why_not("bear", "save volur_witch") == "card.clan.friggas-protection"
    saga.act("bear", "flee")
    assert saga.figures("bear", "yggdrasil") == ["volur_witch"]


# Tyr's Prowess.


def winner_with_prowess(rage: int, *hand: str) -> Saga:
    """The leader of Wolf wins Gimle with the first card of his hand."""
    saga = Saga(age=2)
    saga.token("gimle", "rage")
    saga.has("wolf", upgrades=["tyrs_prowess"], gimle=["leader"], rage=rage, hand=list(hand))
    saga.has("bear", gimle=["warrior"])
    saga.act("wolf", "pillage gimle", f"commit {hand[0]}")
    return saga


@rule("card.clan.tyrs-prowess")
@card("tyrs_prowess")
def test_tyrs_prowess_takes_a_card_back_for_1_rage() -> None:
    saga = winner_with_prowess(1, "tyrs_rage")
    assert saga.legal("wolf") == ["retrieve tyrs_rage.2", "done"]
    saga.act("wolf", "retrieve tyrs_rage")
    assert saga.hand("wolf") == ["tyrs_rage"]
    assert saga["wolf"].rage == 0
    assert saga.discarded() == []


@card("tyrs_prowess", "heimdalls_eye")
def test_each_card_taken_back_costs_1_rage() -> None:
    saga = winner_with_prowess(1, "tyrs_rage", "heimdalls_eye")
    saga.act("wolf", "add heimdalls_eye", "retrieve heimdalls_eye")
    assert saga.question() == "action"  # no rage is left for the other card
    assert saga.hand("wolf") == ["heimdalls_eye"]
    assert saga.discarded() == ["tyrs_rage"]
    saga = winner_with_prowess(3, "tyrs_rage", "heimdalls_eye")
    saga.act("wolf", "add heimdalls_eye", "retrieve heimdalls_eye", "retrieve tyrs_rage")
    assert saga.hand("wolf") == ["heimdalls_eye", "tyrs_rage"]
    assert saga["wolf"].rage == 1


@card("tyrs_prowess")
def test_the_winner_may_let_his_card_go() -> None:
    saga = winner_with_prowess(6, "tyrs_rage")
    saga.act("wolf", "done")
    assert saga.discarded() == ["tyrs_rage"]
    assert saga["wolf"].rage == 6


@card("tyrs_prowess")
def test_a_loser_does_not_pay_for_his_own_cards() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["tyrs_prowess"], gimle=["warrior"])
    saga.has("bear", gimle=["leader"])
    saga.fight("gimle", wolf="tyrs_smash", bear="tyrs_crush")
    assert saga.question() == "action"
    assert saga.hand("wolf") == ["tyrs_smash"]
    assert saga["wolf"].rage == 6
