"""Upgrading (book: 'Upgrade', 'Troop upgrades', 'Monster upgrades')."""

import pytest

from duskmoot.kernel.ask import NOT_OFFERED
from tests.games.blood_rage.saga import Saga
from tests.rule import rule

CLAN_CARDS = ["lokis_domain", "friggas_charm", "thors_glory"]


# The card and its slot.


@rule("action.upgrade.slots")
def test_a_fourth_clan_upgrade_replaces_one_of_three() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=CLAN_CARDS, hand=["tyrs_domain"])
    saga.act("wolf", "upgrade tyrs_domain")
    assert saga.legal("wolf") == ["into clan_1", "into clan_2", "into clan_3"]
    saga.act("wolf", "into clan_2")
    assert saga.slots("wolf") == {
        "clan_1": "lokis_domain",
        "clan_2": "tyrs_domain",
        "clan_3": "thors_glory",
    }


@rule("action.upgrade.slots")
def test_eight_upgrades_fill_the_sheet() -> None:
    saga = Saga()
    troops = ["brothers_in_arms", "lord_of_hammers", "lokis_dragons"]
    saga.has("wolf", upgrades=[*troops, "troll", "sea_serpent", *CLAN_CARDS])
    kinds = "warrior leader ship monster_1 monster_2 clan_1 clan_2 clan_3"
    assert list(saga.slots("wolf")) == kinds.split()


@rule("action.upgrade.cost")
def test_an_upgrade_costs_its_strength() -> None:
    saga = Saga()
    saga.has("wolf", hand=["thors_glory"])
    saga.act("wolf", "upgrade thors_glory", "into clan_1")
    assert saga["wolf"].rage == 4
    assert saga["wolf"].hand == []
    assert saga.slots("wolf") == {"clan_1": "thors_glory"}


@rule("action.upgrade.cost")
def test_only_a_card_from_the_own_hand_is_played() -> None:
    saga = Saga()
    saga.has("bear", hand=["thors_glory"])
    assert saga.why_not("wolf", "upgrade thors_glory") == NOT_OFFERED


@rule("action.upgrade.slot")
@pytest.mark.parametrize("slot", ["monster_1", "monster_2"])
def test_a_monster_goes_into_either_monster_slot(slot: str) -> None:
    saga = Saga()
    saga.has("wolf", hand=["troll"])
    saga.act("wolf", "upgrade troll")
    assert (saga.question(), saga.legal("wolf")) == ("slot", ["into monster_1", "into monster_2"])
    assert saga.why_not("wolf", "into clan_1") == "action.upgrade.slot"
    saga.act("wolf", f"into {slot}")
    assert saga.slots("wolf") == {slot: "troll"}


@rule("action.upgrade.slot")
@pytest.mark.parametrize(
    ("card", "slot"),
    [("brothers_in_arms", "warrior"), ("lord_of_hammers", "leader"), ("lokis_dragons", "ship")],
)
def test_a_troop_upgrade_has_one_slot(card: str, slot: str) -> None:
    saga = Saga()
    saga.has("wolf", hand=[card])
    saga.act("wolf", f"upgrade {card}")
    assert saga.question() == "place-free"
    assert saga.slots("wolf") == {slot: card}


@rule("action.upgrade.replace")
def test_the_old_card_is_discarded_and_works_no_more() -> None:
    saga = Saga(seats=2, age=2)
    saga.has("wolf", upgrades=["brothers_in_arms"], horgr=["warrior"] * 3, hand=["experts_in_arms"])
    saga.has("bear", horgr=["warrior"])
    saga.act("wolf", "upgrade experts_in_arms")
    assert saga.discarded() == ["brothers_in_arms"]
    assert saga.slots("wolf") == {"warrior": "experts_in_arms"}
    saga.act("wolf", "done")
    saga.act("bear", "done")
    saga.fight("horgr", wolf="", bear="")
    assert saga.totals() == {"wolf": 6, "bear": 1}


@rule("action.upgrade.replace")
def test_an_occupied_slot_may_be_chosen_although_another_is_empty() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["lokis_domain"], hand=["tyrs_domain"])
    saga.act("wolf", "upgrade tyrs_domain", "into clan_1")
    assert saga.slots("wolf") == {"clan_1": "tyrs_domain"}
    assert saga.discarded() == ["lokis_domain"]


@rule("action.upgrade.pay-before-replace")
def test_friggas_charm_helps_to_pay_for_the_card_that_replaces_it() -> None:
    saga = Saga(seats=2, age=3)
    saga.has("wolf", upgrades=["friggas_charm"], hand=["lokis_wrath", "thors_conquest"], rage=2)
    saga.act("wolf", "upgrade lokis_wrath")
    assert (saga["wolf"].rage, saga.discarded()) == (0, [])
    saga.act("wolf", "into clan_1")
    assert saga.discarded() == ["friggas_charm"]
    saga.has("wolf", rage=3)
    saga.act("bear", "done")
    saga.act("wolf", "upgrade thors_conquest", "into clan_2")
    assert saga.told("upgrades")[1]["rage"] == 3


@rule("action.upgrade.immediate")
def test_warriors_on_the_board_are_stronger_at_once() -> None:
    saga = Saga(seats=2, age=2)
    saga.has("wolf", horgr=["warrior", "warrior"], hand=["experts_in_arms"])
    saga.has("bear", horgr=["warrior"])
    saga.act("wolf", "upgrade experts_in_arms", "done")
    saga.act("bear", "done")
    saga.fight("horgr", wolf="", bear="")
    assert saga.totals() == {"wolf": 4, "bear": 1}


@rule("action.upgrade.immediate")
def test_an_upgrade_lasts_into_the_next_age() -> None:
    saga = Saga()
    saga.has("wolf", hand=["troll"])
    saga.act("wolf", "upgrade troll", "into monster_1", "to gimle")
    saga.everybody_passes()
    saga.everybody_drafts()
    assert saga.slots("wolf") == {"monster_1": "troll"}
    assert saga.figures("wolf", "gimle") == ["troll"]


@rule("action.upgrade.stack")
def test_two_upgrades_of_one_kind_add_up() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["lokis_domain", "lokis_eminence"], valhalla=["warrior", "leader"])
    saga.everybody_passes()
    assert [line["glory"] for line in saga.told("card-glory")] == [2, 4]
    assert saga["wolf"].glory == 6


# The free invasion.


@rule("action.upgrade.troop-invade")
@pytest.mark.parametrize(
    ("card", "figure", "where", "rage"),
    [
        ("brothers_in_arms", "warrior", "gimle", 5),
        ("lord_of_hammers", "leader", "gimle", 3),
        ("lokis_dragons", "ship", "fjord_nw", 4),
    ],
)
def test_one_figure_of_the_upgraded_kind_may_invade(
    card: str, figure: str, where: str, rage: int
) -> None:
    saga = Saga()
    saga.has("wolf", hand=[card])
    saga.act("wolf", f"upgrade {card}", f"to {where}")
    assert saga.figures("wolf", where) == [figure]
    assert saga["wolf"].rage == rage
    assert saga.asked() == ["bear"]


@rule("action.upgrade.troop-invade")
def test_without_such_a_figure_in_reserve_nothing_is_offered() -> None:
    saga = Saga()
    saga.has("wolf", hand=["lord_of_hammers"], horgr=["leader"])
    saga.act("wolf", "upgrade lord_of_hammers")
    assert (saga.question(), saga.asked()) == ("action", ["bear"])


@rule("action.upgrade.monster-gain")
def test_a_monster_that_does_not_invade_waits_in_the_reserve() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", hand=["troll"])
    saga.act("wolf", "upgrade troll", "into monster_1", "done")
    assert "troll" in saga.figures("wolf", "reserve")
    saga.act("bear", "done")
    assert "invade troll" in saga.legal("wolf")


@rule("action.upgrade.monster-invade")
def test_a_monster_invades_at_once_without_rage() -> None:
    saga = Saga(age=2)
    saga.has("wolf", hand=["fire_giant"], rage=4)
    saga.act("wolf", "upgrade fire_giant", "into monster_1")
    assert (saga["wolf"].rage, saga.question()) == (0, "place-free")
    saga.act("wolf", "to gimle")
    assert saga.figures("wolf", "gimle") == ["fire_giant"]


@rule("action.upgrade.free-limits")
def test_full_horns_allow_the_upgrade_but_no_free_invasion() -> None:
    saga = Saga()
    saga.has("wolf", hand=["brothers_in_arms"], gimle=["warrior"] * 4)
    saga.act("wolf", "upgrade brothers_in_arms")
    assert saga.slots("wolf") == {"warrior": "brothers_in_arms"}
    assert (saga.question(), saga.asked()) == ("action", ["bear"])


@rule("action.upgrade.free-limits")
def test_a_free_invasion_needs_a_village_outside_yggdrasil() -> None:
    saga = Saga(destroyed=["horgr"])
    saga.has("bear", utgard=["warrior"] * 3)
    saga.has("wolf", hand=["brothers_in_arms"])
    saga.act("wolf", "upgrade brothers_in_arms")
    assert saga.why_not("wolf", "to utgard") == "board.village-limit"
    assert saga.why_not("wolf", "to yggdrasil") == "action.invade.no-yggdrasil"
    assert saga.why_not("wolf", "to horgr") == "board.destroyed"
    assert saga.why_not("wolf", "to fjord_ne") == "action.invade.ship"


@rule("action.upgrade.free-limits")
def test_a_ship_takes_its_free_invasion_to_a_fjord() -> None:
    saga = Saga()
    saga.has("wolf", hand=["lokis_dragons"])
    saga.act("wolf", "upgrade lokis_dragons")
    fjords = ["to fjord_ne", "to fjord_se", "to fjord_sw", "to fjord_nw"]
    assert saga.legal("wolf") == [*fjords, "done"]


@rule("action.upgrade.free-now")
def test_a_declined_free_invasion_is_lost() -> None:
    saga = Saga(seats=2, age=2)
    saga.has("wolf", hand=["experts_in_arms"])
    saga.act("wolf", "upgrade experts_in_arms", "done")
    assert saga.asked() == ["bear"]
    saga.act("bear", "done")
    saga.act("wolf", "invade warrior", "to gimle")
    assert saga["wolf"].rage == 2


# Monsters come and go.


@rule("action.upgrade.monster-limit")
def test_a_third_monster_replaces_one_of_two() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["troll", "sea_serpent"], hand=["valkyrie"])
    saga.act("wolf", "upgrade valkyrie")
    assert saga.legal("wolf") == ["into monster_1", "into monster_2"]
    saga.act("wolf", "into monster_2", "done")
    assert saga.slots("wolf") == {"monster_1": "troll", "monster_2": "valkyrie"}
    reserve = set(saga.figures("wolf", "reserve"))
    assert reserve == {"warrior", "leader", "ship", "troll", "valkyrie"}


@rule("action.upgrade.monster-replace")
def test_a_replaced_monster_leaves_the_board_without_dying() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["troll"], gimle=["troll", "warrior"], hand=["valkyrie"])
    saga.has("bear", gimle=["warrior"] * 3)
    saga.act("wolf", "upgrade valkyrie", "into monster_1")
    assert saga.figures("wolf", "gimle") == ["warrior"]
    assert saga.figures("wolf", "valhalla") == []
    assert saga.told("falls") == []
    saga.act("wolf", "to gimle")
    assert saga.figures("wolf", "gimle") == ["valkyrie", "warrior"]


@rule("action.upgrade.monster-replace")
def test_a_replaced_monster_leaves_valhalla_too() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["troll"], valhalla=["troll"], hand=["valkyrie"])
    saga.act("wolf", "upgrade valkyrie", "into monster_1", "done")
    assert saga.figures("wolf", "valhalla") == []
    assert "troll" not in saga.figures("wolf", "reserve")
