"""Leaders, ships, warriors and monsters (book: 'Figures')."""

import pytest

from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@rule("figure.strength")
@pytest.mark.parametrize(
    ("kind", "where", "strength"),
    [("leader", "gimle", 3), ("ship", "fjord_nw", 2), ("warrior", "gimle", 1)],
)
def test_the_strength_of_a_figure_before_upgrades(kind: str, where: str, strength: int) -> None:
    saga = Saga()
    saga.has("wolf", **{where: [kind]})
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    assert saga.totals() == {"wolf": strength, "bear": 1}


@rule("figure.keeps-ability")
def test_an_upgraded_leader_still_invades_for_nothing() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["lord_of_hammers"])
    saga.act("wolf", "invade leader", "to gimle")
    assert saga["wolf"].rage == 6
    assert saga.figures("wolf", "gimle") == ["leader"]


@rule("figure.keeps-ability")
def test_an_upgraded_ship_still_sails_to_fjords_and_supports_two_provinces() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", upgrades=["lokis_dragons"])
    saga.act("wolf", "invade ship", "to fjord_nw")
    saga.act("bear", "done")
    assert {"pillage gimle", "pillage myrkulor"} <= set(saga.legal("wolf"))


@rule("figure.ship-immobile")
def test_a_ship_does_not_march() -> None:
    saga = Saga()
    saga.has("wolf", fjord_nw=["ship"], gimle=["warrior"])
    assert [act for act in saga.legal("wolf") if act.startswith("march")] == ["march gimle"]
    saga.act("wolf", "march gimle", "march-to horgr")
    assert saga.legal("wolf") == ["send warrior"]


@rule("figure.ship-immobile")
def test_a_ship_does_not_answer_a_call_to_battle() -> None:
    saga = Saga()
    saga.has("wolf", andlang=["warrior"])
    saga.has("bear", fjord_nw=["ship"])
    saga.has("serpent", gimle=["leader"], fjord_nw=["ship"])
    saga.act("wolf", "pillage andlang")
    assert saga.asked() == ["serpent"]
    saga.act("serpent", "join gimle")
    assert saga.figures("serpent", "andlang") == ["leader"]
    assert saga.figures("serpent", "fjord_nw") == saga.figures("bear", "fjord_nw") == ["ship"]


@rule("figure.ship-supports")
def test_a_lone_ship_may_pillage_either_province_of_its_fjord() -> None:
    saga = Saga()
    saga.has("wolf", fjord_sw=["ship"])
    pillages = [act for act in saga.legal("wolf") if act.startswith("pillage")]
    assert pillages == ["pillage utgard", "pillage andlang"]


@rule("figure.ship-supports")
@pytest.mark.parametrize("province", ["andlang", "utgard"])
def test_a_ship_fights_in_both_provinces(province: str) -> None:
    saga = Saga()
    saga.has("wolf", fjord_sw=["ship"])
    saga.has("bear", **{province: ["warrior"]})
    saga.fight(province, wolf="", bear="")
    assert saga.totals() == {"wolf": 2, "bear": 1}


@rule("figure.ship-supports")
def test_a_ship_counts_for_quests_in_both_provinces() -> None:
    saga = Saga(doom=["gimle", "horgr", "elvagar"])
    saga.has("wolf", fjord_sw=["ship"], quests=["quest_alfheim", "quest_jotunheim"])
    saga.everybody_passes()
    assert saga["wolf"].glory == 10


@rule("figure.ship-supports")
@pytest.mark.parametrize("doomed", ["andlang", "utgard"])
def test_a_ship_is_lost_with_either_province(doomed: str) -> None:
    saga = Saga(doom=[doomed, "horgr", "elvagar"])
    saga.has("wolf", fjord_sw=["ship"])
    saga.everybody_passes()
    assert saga["wolf"].glory == 2
    assert saga.figures("wolf", "fjord_sw") == []


@rule("figure.destroyed")
def test_who_dies_in_battle_waits_in_valhalla() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    assert saga.figures("bear", "valhalla") == ["warrior"]
    assert saga.figures("bear", "reserve").count("warrior") == 7


@rule("figure.destroyed")
def test_who_is_killed_by_a_monster_waits_in_valhalla_too() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["troll"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.act("wolf", "invade troll", "to gimle")
    assert saga.figures("bear", "valhalla") == ["warrior", "warrior"]
    assert saga.figures("bear", "reserve").count("warrior") == 6


@rule("figure.monster-is-figure")
def test_a_monster_counts_for_the_horns() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["troll"], gimle=["warrior", "warrior", "warrior", "troll"])
    assert saga.why_not("wolf", "invade warrior") == "action.invade.horns"


@rule("figure.monster-is-figure")
def test_a_monster_dies_goes_to_valhalla_and_returns_to_the_reserve() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["troll"], gimle=["troll"])
    saga.has("bear", gimle=["leader"])
    saga.fight("gimle", wolf="", bear="")
    assert saga.figures("wolf", "valhalla") == ["troll"]
    saga.everybody_passes()
    assert "troll" in saga.figures("wolf", "reserve")


@rule("figure.monster-is-figure")
def test_a_monster_scores_in_ragnarok() -> None:
    saga = Saga(doom=["gimle", "horgr", "elvagar"])
    saga.has("wolf", upgrades=["troll"], gimle=["troll"])
    saga.everybody_passes()
    assert saga["wolf"].glory == 2
