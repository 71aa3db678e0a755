"""Melee Upgrades: Kirkhammer to Chikage."""

import pytest

from tests.card import card
from tests.games.bloodborne.cards.skirmish import (
    PLAIN_ROUND,
    against,
    blows,
    collected,
    healths,
    trophies,
    wounds,
)
from tests.rule import rule

# Kirkhammer.


@rule("card.melee-upgrades")
@card("kirkhammer")
def test_the_kirkhammer_of_the_first_player_strikes_after_all_quick_weapons() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="kirkhammer")
    hunt.plays(henryk="kirkhammer", eileen="saw_cleaver", ludwig="hunter_axe")
    assert blows(hunt) == [("eileen", 1), ("ludwig", 2), ("henryk", 4)]


@card("kirkhammer")
def test_two_kirkhammers_strike_in_turn_order_after_the_rest() -> None:
    hunt = against("watchdog_of_the_old_lords", first="ludwig")
    hunt.gains(henryk="kirkhammer", ludwig="kirkhammer")
    hunt.plays(henryk="kirkhammer", eileen="saw_cleaver", ludwig="kirkhammer")
    assert blows(hunt) == [("eileen", 1), ("ludwig", 4), ("henryk", 4)]


@card("kirkhammer")
def test_a_kirkhammer_that_comes_too_late_takes_nothing_and_earns_no_trophy() -> None:
    hunt = against("lycanthrope")
    hunt.gains(henryk="kirkhammer")
    hunt.plays(henryk="kirkhammer", eileen="saw_cleaver", ludwig="hunter_axe")
    assert collected(hunt) == [0, 1, 2]
    assert trophies(hunt, "beast") == {"eileen": 1, "ludwig": 1}
    assert hunt.discard("henryk") == ["kirkhammer"]


@card("kirkhammer")
def test_a_kirkhammer_brought_by_transform_is_slow_too() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="kirkhammer")
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.brings(henryk="kirkhammer")
    assert blows(hunt) == [("eileen", 1), ("ludwig", 1), ("henryk", 4)]


@card("kirkhammer")
def test_the_other_reading_of_the_kirkhammer_strikes_in_its_turn() -> None:
    hunt = against("carrion_crow", kirkhammer="plain")
    hunt.gains(henryk="kirkhammer")
    hunt.plays(henryk="kirkhammer", eileen="saw_cleaver", ludwig="hunter_axe")
    assert blows(hunt) == [("henryk", 4), ("eileen", 1), ("ludwig", 2)]


# Stake Driver.


@rule("card.melee-upgrades")
@card("stake_driver")
@pytest.mark.parametrize(
    ("enemy", "damage"),
    [("carrion_crow", 2), ("watchdog_of_the_old_lords", 4), ("gehrman", 4)],
)
def test_the_stake_driver_deals_2_more_to_bosses_and_the_final_boss(
    enemy: str, damage: int
) -> None:
    hunt = against(enemy)
    hunt.gains(henryk="stake_driver")
    hunt.plays(henryk="stake_driver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert blows(hunt)[0] == ("henryk", damage)


@rule("damage.order-enemy")
@card("stake_driver")
def test_the_stake_driver_takes_no_more_than_the_boss_has() -> None:
    hunt = against("watchdog_of_the_old_lords", echoes=3)
    hunt.gains(henryk="stake_driver")
    hunt.plays(henryk="stake_driver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert blows(hunt) == [("henryk", 3)]


# Threaded Cane.


@rule("card.melee-upgrades")
@card("threaded_cane")
def test_the_threaded_cane_deals_2_and_may_take_a_used_weapon_back() -> None:
    hunt = against("carrion_crow")
    hunt.has(
        "henryk",
        hand=["threaded_cane", "hunters_dream"],
        discard=["transform_weapon", "hunter_axe", "hunter_pistol"],
    )
    hunt.plays(henryk="threaded_cane", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert blows(hunt) == [("henryk", 2)]
    assert hunt.legal("henryk") == ["take-back hunter_axe", "take-back hunter_pistol", "done"]
    assert hunt.why_not("henryk", "take-back transform_weapon") == "card.melee-upgrades"
    hunt.act("henryk", "take-back hunter_pistol")
    assert hunt.hand("henryk") == ["hunter_pistol", "hunters_dream"]
    assert hunt.discard("henryk") == ["hunter_axe", "threaded_cane", "transform_weapon"]
    assert hunt["henryk"].collected == 2


@card("threaded_cane")
def test_the_threaded_cane_may_leave_the_pile_as_it_is() -> None:
    hunt = against("carrion_crow")
    hunt.has("henryk", hand=["threaded_cane", "hunters_dream"], discard=["hunter_axe"])
    hunt.plays(henryk="threaded_cane", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.declines("henryk")
    assert hunt.hand("henryk") == ["hunters_dream"]
    assert hunt.discard("henryk") == ["hunter_axe", "threaded_cane"]


@card("threaded_cane")
def test_the_threaded_cane_takes_no_threaded_cane_back() -> None:
    hunt = against("carrion_crow")
    hunt.has(
        "henryk",
        hand=["threaded_cane", "hunters_dream"],
        discard=["threaded_cane", "saw_cleaver"],
    )
    hunt.plays(henryk="threaded_cane", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.legal("henryk") == ["take-back saw_cleaver", "done"]
    assert hunt.why_not("henryk", "take-back threaded_cane") == "card.melee-upgrades"


@card("threaded_cane")
def test_the_threaded_cane_asks_nothing_where_no_weapon_is_used() -> None:
    hunt = against("carrion_crow")
    hunt.has("henryk", hand=["threaded_cane", "hunters_dream"], discard=["transform_weapon"])
    hunt.plays(henryk="threaded_cane", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.question() == "play-card"
    assert blows(hunt) == [("henryk", 2), ("eileen", 1), ("ludwig", 1)]


@card("threaded_cane")
def test_the_threaded_cane_takes_back_even_when_it_dealt_nothing() -> None:
    hunt = against("carrion_crow", echoes=1, first="eileen")
    hunt.has("henryk", hand=["threaded_cane"], discard=["hunter_axe"])
    hunt.plays(henryk="threaded_cane", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert blows(hunt) == [("eileen", 1)]
    hunt.act("henryk", "take-back hunter_axe")
    assert hunt.hand("henryk") == ["hunter_axe"]


@card("threaded_cane")
def test_a_dead_owner_of_the_threaded_cane_takes_nothing_back() -> None:
    hunt = against("carrion_crow", "2")
    hunt.display("blood_vial")
    hunt.has("henryk", hand=["threaded_cane"], discard=["hunter_axe"], health=2)
    hunt.plays(henryk="threaded_cane", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.question() == "take-upgrade"
    assert hunt.hand("henryk") == []


@card("threaded_cane")
def test_a_threaded_cane_brought_by_transform_takes_back_too() -> None:
    hunt = against("carrion_crow")
    hunt.has("henryk", hand=["transform_weapon", "threaded_cane"], discard=["hunter_axe"])
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.brings(henryk="threaded_cane")
    assert hunt.legal("henryk") == ["take-back hunter_axe", "done"]


# Ludwig's Holy Blade.


@rule("card.melee-upgrades")
@card("ludwigs_holy_blade")
def test_the_holy_blade_deals_3_and_does_nothing_besides() -> None:
    hunt = against("garden_of_eyes", "1", echoes=10)
    hunt.gains(henryk="ludwigs_holy_blade", eileen="ludwigs_holy_blade")
    hunt.plays(henryk="ludwigs_holy_blade", eileen="ludwigs_holy_blade", ludwig="saw_cleaver")
    assert hunt.order() == PLAIN_ROUND
    assert collected(hunt) == [3, 3, 1]
    assert healths(hunt) == [7, 7, 7]


# Tonitrus.


@rule("card.friendly-fire")
@card("tonitrus")
def test_tonitrus_first_hurts_the_others_who_hold_a_melee_weapon() -> None:
    hunt = against("carrion_crow", seats=4)
    hunt.gains(henryk="tonitrus", djura="blood_vial")
    hunt.plays(henryk="tonitrus", eileen="saw_cleaver", ludwig="hunter_pistol", djura="blood_vial")
    assert wounds(hunt) == [("eileen", 1)]
    assert hunt.order("hurt", "takes")[1:] == ["hurt", "takes", "takes"]
    assert blows(hunt) == [("ludwig", 1), ("henryk", 3), ("eileen", 1)]


@rule("card.friendly-fire")
@card("tonitrus")
def test_a_hunter_killed_by_tonitrus_before_his_attack_does_not_attack() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="tonitrus")
    hunt.has("eileen", health=1, collected=2)
    hunt.plays(henryk="tonitrus", eileen="hunter_axe", ludwig="hunter_pistol")
    assert hunt["eileen"].dead
    assert blows(hunt) == [("ludwig", 1), ("henryk", 3)]
    assert hunt["eileen"].collected == 0


@card("tonitrus")
def test_tonitrus_finds_a_melee_weapon_brought_by_transform() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="tonitrus")
    hunt.plays(henryk="tonitrus", eileen="transform_weapon", ludwig="transform_weapon")
    hunt.brings(eileen="saw_cleaver", ludwig="hunter_pistol")
    assert wounds(hunt) == [("eileen", 1)]


@card("tonitrus", "blunderbuss")
def test_tonitrus_finds_a_melee_weapon_that_was_cancelled() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="tonitrus", ludwig="blunderbuss")
    hunt.plays(henryk="tonitrus", eileen="hunter_axe", ludwig="blunderbuss")
    hunt.aims("ludwig", "eileen")
    assert wounds(hunt) == [("eileen", 1)]
    assert blows(hunt) == [("ludwig", 1), ("henryk", 3)]


@card("tonitrus")
def test_tonitrus_leaves_the_dead_alone() -> None:
    hunt = against("garden_of_eyes", "3")
    hunt.gains(henryk="tonitrus")
    hunt.has("eileen", health=3)
    hunt.plays(henryk="tonitrus", eileen="hunter_axe", ludwig="hunter_axe")
    assert wounds(hunt) == [("henryk", 3), ("eileen", 3), ("ludwig", 3), ("ludwig", 1)]
    assert hunt["eileen"].deaths == 1


# Burial Blade.


@rule("card.melee-upgrades")
@card("burial_blade")
@pytest.mark.parametrize(("dying", "damage"), [([], 2), (["eileen"], 3), (["eileen", "ludwig"], 4)])
def test_the_burial_blade_deals_1_more_for_each_other_dead_hunter(
    dying: list[str], damage: int
) -> None:
    hunt = against("garden_of_eyes", "1", echoes=9)
    hunt.gains(henryk="burial_blade")
    for name in dying:
        hunt.has(name, health=1)
    hunt.plays(henryk="burial_blade", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert blows(hunt)[0] == ("henryk", damage)


@card("burial_blade", "cannon")
def test_the_burial_blade_counts_who_is_dead_when_it_strikes() -> None:
    hunt = against("carrion_crow", first="eileen", echoes=12)
    hunt.gains(eileen="cannon", henryk="burial_blade")
    hunt.has("ludwig", health=1)
    hunt.plays(henryk="burial_blade", eileen="cannon", ludwig="hunter_axe")
    assert blows(hunt) == [("eileen", 3), ("henryk", 3)]


@card("burial_blade", "cannon")
def test_the_burial_blade_does_not_count_who_dies_after_it_struck() -> None:
    hunt = against("carrion_crow", echoes=12)
    hunt.gains(eileen="cannon", henryk="burial_blade")
    hunt.has("ludwig", health=1)
    hunt.plays(henryk="burial_blade", eileen="cannon", ludwig="hunter_axe")
    assert blows(hunt) == [("henryk", 2), ("eileen", 3)]


# Chikage.


@rule("card.melee-upgrades")
@card("chikage")
def test_chikage_deals_4_then_costs_its_owner_1() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="chikage")
    hunt.plays(henryk="chikage", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.order("takes", "hurt") == ["takes", "hurt", "takes", "takes"]
    assert hunt["henryk"].collected == 4
    assert healths(hunt) == [7, 8, 8]


@card("chikage")
def test_chikage_may_kill_its_owner_who_loses_the_echoes_and_keeps_the_trophy() -> None:
    hunt = against("carrion_crow", echoes=4)
    hunt.gains(henryk="chikage")
    hunt.has("henryk", health=1)
    hunt.plays(henryk="chikage", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt["henryk"].dead
    assert collected(hunt) == [0, 0, 0]
    assert trophies(hunt, "beast") == {"henryk": 1}


@card("chikage")
def test_chikage_costs_blood_even_when_no_echo_is_left() -> None:
    hunt = against("carrion_crow", echoes=1, first="eileen")
    hunt.gains(henryk="chikage")
    hunt.plays(henryk="chikage", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert blows(hunt) == [("eileen", 1)]
    assert wounds(hunt) == [("henryk", 1)]


@card("chikage")
def test_chikage_costs_nothing_when_its_owner_died_before_striking() -> None:
    hunt = against("carrion_crow", "2")
    hunt.gains(henryk="chikage")
    hunt.has("henryk", health=2)
    hunt.plays(henryk="chikage", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [damage for name, damage in wounds(hunt) if name == "henryk"] == [2]
    assert hunt["henryk"].deaths == 1


@card("chikage")
def test_chikage_unused_costs_nothing_when_the_enemy_died_of_an_instant() -> None:
    hunt = against("carrion_crow", echoes=1)
    hunt.gains(henryk="chikage")
    hunt.plays(henryk="chikage", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert wounds(hunt) == []
    assert hunt.discard("henryk") == ["chikage"]


# The game ends with the blow that kills the Final Boss.


@rule("scoring.when")
@card("chikage")
def test_chikage_costs_nothing_when_it_kills_the_final_boss() -> None:
    hunt = against("gehrman", echoes=4)
    hunt.gains(henryk="chikage")
    hunt.has("henryk", health=1, collected=6)
    hunt.plays(henryk="chikage", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.g.over
    assert wounds(hunt) == []
    assert hunt["henryk"].banked == 10


@rule("scoring.when")
@card("threaded_cane")
def test_the_threaded_cane_asks_nothing_when_it_kills_the_final_boss() -> None:
    hunt = against("gehrman", echoes=2)
    hunt.has("henryk", hand=["threaded_cane", "hunters_dream"], discard=["hunter_axe"])
    hunt.plays(henryk="threaded_cane", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.g.over
    assert hunt.asked() == []
