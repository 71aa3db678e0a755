"""Upgrades of leader, warriors and ship (clauses card.leader, card.warrior, card.ship)."""

import pytest

from tests.card import card
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


def strengths(saga: Saga) -> dict[str, int]:
    return {line["clan"]: line["strength"] for line in saga.told("total")}


@card("lord_of_hammers", "lord_of_axes", "lord_of_spears", "brothers_in_arms", "experts_in_arms")
@card("masters_in_arms", "lokis_dragons", "fire_dragons", "eternal_dragons")
@pytest.mark.parametrize(
    ("upgrade", "cost", "figure", "strength"),
    [
        ("lord_of_hammers", 3, "leader", 3),
        ("lord_of_axes", 3, "leader", 3),
        ("lord_of_spears", 3, "leader", 3),
        ("brothers_in_arms", 1, "warrior", 1),
        ("experts_in_arms", 2, "warrior", 2),
        ("masters_in_arms", 2, "warrior", 2),
        ("lokis_dragons", 2, "ship", 2),
        ("fire_dragons", 2, "ship", 2),
        ("eternal_dragons", 2, "ship", 2),
    ],
)
def test_the_cost_of_a_troop_upgrade_and_the_strength_of_its_figure(
    upgrade: str, cost: int, figure: str, strength: int
) -> None:
    saga = Saga(age=3)
    saga.has("wolf", hand=[upgrade])
    saga.has("bear", gimle=["warrior"])
    saga.act("wolf", f"upgrade {upgrade}", "to fjord_nw" if figure == "ship" else "to gimle")
    assert saga["wolf"].rage == 6 - cost
    assert saga.slots("wolf") == {figure: upgrade}
    saga.turn_of("wolf")
    saga.fight("gimle", wolf="", bear="")
    assert strengths(saga) == {"wolf": strength, "bear": 1}


# Leaders.


def horgr(lord: str) -> Saga:
    """Wolf pillages Horgr for a rage token, with his leader there."""
    saga = Saga(age=3)
    saga.token("horgr", "rage")
    saga.has("wolf", upgrades=[lord], horgr=["leader", "warrior"])
    saga.has("bear", horgr=["warrior"])
    saga.fight("horgr", wolf="", bear="")
    return saga


@rule("card.leader.lords")
@card("lord_of_axes")
def test_the_lord_of_axes_raises_one_stat() -> None:
    saga = horgr("lord_of_axes")
    assert saga.legal("wolf") == ["raise rage", "raise axes", "raise horns"]
    saga.act("wolf", "raise rage")
    assert saga.stats("wolf") == [8, 3, 4]
    assert saga.glory() == [3, 0, 0, 0]


@rule("card.leader.lords")
@card("lord_of_spears")
def test_the_lord_of_spears_raises_all_three() -> None:
    saga = horgr("lord_of_spears")
    assert saga.stats("wolf") == [8, 4, 5]
    assert saga.glory() == [4, 0, 0, 0]


@rule("card.leader.lords")
@card("lord_of_hammers")
def test_the_lord_of_hammers_may_move_to_an_adjacent_province_with_room() -> None:
    saga = Saga(destroyed=["muspelheim"])
    saga.token("horgr", "rage")
    saga.has("wolf", upgrades=["lord_of_hammers"], horgr=["leader"])
    saga.has("bear", utgard=["warrior"] * 3)
    saga.act("wolf", "pillage horgr")
    saga.stay_away()
    assert saga.why_not("wolf", "lead muspelheim") == "board.destroyed"
    assert saga.why_not("wolf", "lead utgard") == "board.village-limit"
    assert saga.why_not("wolf", "lead gimle") == "not-offered"
    saga.act("wolf", "lead yggdrasil")
    assert saga.figures("wolf", "yggdrasil") == ["leader"]
    assert saga.stats("wolf") == [7, 3, 4]


@card("lord_of_hammers")
def test_the_lord_of_hammers_may_stay() -> None:
    saga = horgr("lord_of_hammers")
    assert saga.question() == "lead"
    saga.act("wolf", "done")
    assert saga.figures("wolf", "horgr") == ["leader", "warrior"]


@rule("card.leader.lords")
@card("lord_of_hammers", "lord_of_axes", "lord_of_spears")
@pytest.mark.parametrize("lord", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_a_lord_elsewhere_does_nothing(lord: str) -> None:
    saga = Saga(age=3)
    saga.token("horgr", "rage")
    saga.has("wolf", upgrades=[lord], horgr=["warrior"], gimle=["leader"])
    saga.act("wolf", "pillage horgr")
    assert saga.question() == "action"
    assert saga.stats("wolf") == [7, 3, 4]
    assert saga.figures("wolf", "gimle") == ["leader"]


@card("lord_of_hammers", "lord_of_axes", "lord_of_spears")
@pytest.mark.parametrize("lord", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_a_lord_who_wins_as_defender_does_nothing(lord: str) -> None:
    saga = Saga(age=3)
    saga.has("wolf", horgr=["warrior"])
    saga.has("bear", upgrades=[lord], horgr=["leader"])
    saga.fight("horgr", wolf="", bear="")
    assert saga.question() == "action"
    assert saga.stats("bear") == [6, 3, 4]


@card("lord_of_spears", "odins_tide")
def test_a_lord_who_died_in_the_battle_does_nothing() -> None:
    saga = Saga(age=3)
    saga.token("horgr", "rage")
    saga.has("wolf", upgrades=["lord_of_spears"], horgr=["leader", "warrior"])
    saga.has("bear", horgr=["warrior"])
    saga.fight("horgr", wolf="odins_tide", bear="")
    saga.act("wolf", "keep warrior")
    assert saga.totals() == {"wolf": 2, "bear": 1}
    assert saga.stats("wolf") == [7, 3, 4]


@card("lord_of_axes", "frost_giant")
def test_the_frost_giant_does_not_repeat_the_lord_of_axes() -> None:
    saga = Saga(age=3)
    saga.token("horgr", "rage")
    saga.has("wolf", upgrades=["lord_of_axes", "frost_giant"], horgr=["leader", "frost_giant"])
    saga.act("wolf", "pillage horgr", "raise horns")
    assert saga.question() == "action"
    assert saga.stats("wolf") == [8, 3, 5]


# Warriors.


@rule("card.warrior.brothers", "card.warrior.experts", "card.warrior.masters")
@card("brothers_in_arms", "experts_in_arms", "masters_in_arms")
@pytest.mark.parametrize(
    ("upgrade", "warriors", "strength"),
    [
        ("brothers_in_arms", 1, 1),
        ("brothers_in_arms", 2, 3),
        ("brothers_in_arms", 3, 4),
        ("brothers_in_arms", 4, 6),
        ("experts_in_arms", 1, 2),
        ("experts_in_arms", 2, 4),
        ("experts_in_arms", 3, 6),
        ("masters_in_arms", 1, 2),
        ("masters_in_arms", 2, 6),
        ("masters_in_arms", 3, 8),
        ("masters_in_arms", 4, 12),
    ],
)
def test_the_strength_of_upgraded_warriors(upgrade: str, warriors: int, strength: int) -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=[upgrade], gimle=["warrior"] * warriors, myrkulor=["warrior"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    assert strengths(saga) == {"wolf": strength, "bear": 1}


@rule("card.warrior.brothers", "card.warrior.experts", "card.warrior.masters")
@card("brothers_in_arms", "experts_in_arms", "masters_in_arms")
@pytest.mark.parametrize(
    ("upgrade", "cost"), [("brothers_in_arms", 1), ("experts_in_arms", 2), ("masters_in_arms", 2)]
)
def test_invading_with_an_upgraded_warrior_costs_its_own_strength(upgrade: str, cost: int) -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=[upgrade], gimle=["warrior"])
    saga.act("wolf", "invade warrior", "to gimle")
    assert saga["wolf"].rage == 6 - cost


@card("masters_in_arms", "odins_smite")
def test_a_smitten_warrior_breaks_a_pair_of_masters() -> None:
    saga = Saga(age=3)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", upgrades=["masters_in_arms"], gimle=["warrior"] * 4)
    saga.fight("gimle", wolf="odins_smite", bear="")
    assert strengths(saga) == {"wolf": 3, "bear": 8}


# Ships.


@rule("card.ship.dragons")
@card("lokis_dragons", "fire_dragons", "eternal_dragons")
@pytest.mark.parametrize(
    ("upgrade", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)]
)
def test_dragons_pay_for_a_ship_lost_in_battle(upgrade: str, glory: int) -> None:
    saga = Saga(age=3)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", upgrades=[upgrade], fjord_nw=["ship"])
    saga.fight("gimle", wolf="", bear="")
    assert saga.figures("bear", "valhalla") == ["ship"]
    assert saga["bear"].glory == glory


@rule("card.ship.dragons")
@card("lokis_dragons", "fire_dragons", "eternal_dragons")
@pytest.mark.parametrize(
    ("upgrade", "age", "glory"),
    [("lokis_dragons", 1, 4 + 2), ("fire_dragons", 2, 8 + 3), ("eternal_dragons", 3, 12 + 4)],
)
def test_a_ship_lost_to_ragnarok_pays_twice(upgrade: str, age: int, glory: int) -> None:
    saga = Saga(age=age, doom=["gimle"] * 3)
    saga.has("wolf", upgrades=[upgrade], fjord_nw=["ship"])
    saga.everybody_passes()
    assert saga.glory() == [glory, 0, 0, 0]


@card("fire_dragons", "friggas_protection")
def test_a_ship_that_is_saved_does_not_pay() -> None:
    saga = Saga(age=2)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", upgrades=["fire_dragons", "friggas_protection"], fjord_nw=["ship"])
    saga.fight("gimle", wolf="", bear="")
    saga.act("bear", "save ship")
    assert saga["bear"].glory == 0
    assert saga.figures("bear", "fjord_nw") == ["ship"]


@card("eternal_dragons", "friggas_sacrifice", "sea_serpent")
def test_sacrificed_ships_pay_too() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["eternal_dragons", "friggas_sacrifice", "sea_serpent"])
    saga.has("wolf", fjord_nw=["ship", "sea_serpent"])
    saga.act("wolf", "sacrifice", "offer-from fjord_nw", "offer ship", "offer-from fjord_nw")
    saga.act("wolf", "raise axes")
    assert saga.figures("wolf", "valhalla") == ["sea_serpent", "ship"]
    assert saga.glory() == [24, 0, 0, 0]
    assert saga.stats("wolf") == [6, 4, 4]
