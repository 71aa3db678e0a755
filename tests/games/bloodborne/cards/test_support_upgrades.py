"""Support Upgrades: Blood Vial, Molotov Cocktail, Shaman Bone Blade, Beast Blood Pellet."""

import pytest

from tests.card import card
from tests.games.bloodborne.cards.skirmish import (
    against,
    blows,
    collected,
    healths,
    trophies,
    wounds,
)
from tests.rule import rule


@card("blood_vial", "molotov_cocktail", "shaman_bone_blade", "beast_blood_pellet")
@pytest.mark.parametrize(
    "support", ["blood_vial", "molotov_cocktail", "shaman_bone_blade", "beast_blood_pellet"]
)
def test_transform_brings_no_support_upgrade(support: str) -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk=support)
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.why_not("henryk", f"bring {support}") == "round.transform.weapon-only"


# Blood Vial.


@rule("card.blood-vial")
@card("blood_vial")
def test_the_blood_vial_heals_its_owner_before_the_attack() -> None:
    hunt = against("carrion_crow", "2")
    hunt.gains(henryk="blood_vial")
    for name in ("henryk", "eileen", "ludwig"):
        hunt.has(name, health=3)
    hunt.plays(henryk="blood_vial", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.order("healed", "rolls") == ["healed", "rolls"]
    assert healths(hunt) == [6, 1, 1]
    assert hunt["henryk"].collected == 0
    assert hunt.discard("henryk") == ["blood_vial"]


@rule("card.blood-vial")
@card("blood_vial")
def test_the_other_reading_of_the_blood_vial_heals_every_living_hunter() -> None:
    hunt = against("carrion_crow", seats=4, blood_vial="everyone")
    hunt.gains(henryk="blood_vial")
    hunt.has("henryk", health=2)
    hunt.has("eileen", health=3)
    hunt.has("djura", dead=True, health=0)
    hunt.plays(henryk="blood_vial", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert healths(hunt) == [8, 8, 8, 0]
    assert hunt["djura"].dead


@card("blood_vial", "ebrietas")
def test_the_blood_vial_heals_to_the_maximum_that_ebrietas_leaves() -> None:
    hunt = against("carrion_crow", final_boss="ebrietas")
    hunt.gains(henryk="blood_vial")
    hunt.has("henryk", health=2)
    hunt.plays(henryk="blood_vial", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt["henryk"].health == 6


@card("blood_vial")
def test_the_blood_vial_heals_even_after_another_instant_killed_the_enemy() -> None:
    hunt = against("carrion_crow", echoes=1)
    hunt.gains(eileen="blood_vial")
    hunt.has("eileen", health=2)
    hunt.plays(henryk="hunter_pistol", eileen="blood_vial", ludwig="saw_cleaver")
    assert hunt.order("killed", "healed") == ["killed", "healed"]
    assert hunt["eileen"].health == 8


# Molotov Cocktail.


@rule("card.molotov")
@card("molotov_cocktail")
def test_the_molotov_deals_3_earns_a_trophy_and_is_gone() -> None:
    hunt = against("rabid_dog")
    hunt.gains(henryk="molotov_cocktail")
    hunt.plays(henryk="molotov_cocktail", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt.order("takes", "rolls") == ["takes", "rolls", "takes"]
    assert blows(hunt) == [("henryk", 3), ("eileen", 2)]
    assert trophies(hunt, "beast") == {"henryk": 1, "eileen": 1}
    assert hunt.removed() == ["molotov_cocktail"]
    assert "molotov_cocktail" not in hunt.owned("henryk")
    assert hunt.discard("henryk") == []


@card("molotov_cocktail")
def test_the_molotov_lies_on_the_table_until_step_8() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="molotov_cocktail")
    hunt.plays(henryk="molotov_cocktail", eileen="hunters_dream", ludwig="saw_cleaver")
    assert hunt.question() == "take-upgrade"
    assert hunt.revealed("henryk") == ["molotov_cocktail"]
    assert hunt.removed() == []
    hunt.declines("eileen")
    assert hunt.removed() == ["molotov_cocktail"]


@card("molotov_cocktail", "watchdog_of_the_old_lords")
def test_the_molotov_is_no_weapon_for_the_watchdogs_cap() -> None:
    hunt = against("watchdog_of_the_old_lords")
    hunt.gains(henryk="molotov_cocktail")
    hunt.plays(henryk="molotov_cocktail", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert blows(hunt)[0] == ("henryk", 3)


@card("molotov_cocktail")
def test_a_molotov_thrown_after_the_enemy_died_is_spent_all_the_same() -> None:
    hunt = against("carrion_crow", echoes=1)
    hunt.gains(eileen="molotov_cocktail")
    hunt.plays(henryk="hunter_pistol", eileen="molotov_cocktail", ludwig="saw_cleaver")
    assert blows(hunt) == [("henryk", 1)]
    assert trophies(hunt, "beast") == {"henryk": 1}
    assert hunt.removed() == ["molotov_cocktail"]


@card("molotov_cocktail")
def test_the_molotov_of_a_hunter_who_dies_is_gone_too() -> None:
    hunt = against("carrion_crow", "2")
    hunt.gains(henryk="molotov_cocktail")
    hunt.has("henryk", health=1)
    hunt.plays(henryk="molotov_cocktail", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.declines("henryk")
    assert hunt.removed() == ["molotov_cocktail"]
    assert hunt.discard("henryk") == []


# Shaman Bone Blade.


@rule("card.bone-blade")
@card("shaman_bone_blade")
@pytest.mark.parametrize(("carried", "stolen"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_the_bone_blade_takes_up_to_2_collected_echoes(carried: int, stolen: int) -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="shaman_bone_blade")
    hunt.has("eileen", collected=carried, banked=4)
    hunt.plays(henryk="shaman_bone_blade", eileen="hunter_pistol", ludwig="hunter_pistol")
    hunt.aims("henryk", "eileen")
    assert collected(hunt) == [stolen, carried - stolen, 0]
    assert hunt["eileen"].banked == 4
    assert wounds(hunt) == []


@rule("card.bone-blade")
@card("shaman_bone_blade")
def test_the_bone_blade_deals_no_damage_and_earns_no_trophy() -> None:
    hunt = against("carrion_crow", echoes=2)
    hunt.gains(henryk="shaman_bone_blade")
    hunt.has("eileen", collected=2)
    hunt.plays(henryk="shaman_bone_blade", eileen="hunter_axe", ludwig="saw_cleaver")
    hunt.aims("henryk", "eileen")
    assert blows(hunt) == [("eileen", 2)]
    assert trophies(hunt, "beast") == {"eileen": 1}
    assert hunt.discard("henryk") == ["shaman_bone_blade"]


@card("shaman_bone_blade")
def test_the_bone_blade_is_aimed_at_another_living_hunter() -> None:
    hunt = against("carrion_crow", seats=4)
    hunt.gains(henryk="shaman_bone_blade")
    hunt.has("djura", dead=True, health=0)
    hunt.plays(henryk="shaman_bone_blade", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.legal("henryk") == ["aim 1", "aim 2"]
    assert hunt.why_not("henryk", "aim 3") == "death.not-target"
    assert hunt.why_not("henryk", "aim 0") == "not-offered"


@card("shaman_bone_blade")
def test_the_bone_blade_finds_what_an_earlier_instant_has_just_collected() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="ludwigs_rifle", eileen="shaman_bone_blade")
    hunt.plays(henryk="ludwigs_rifle", eileen="shaman_bone_blade", ludwig="hunter_pistol")
    hunt.aims("eileen", "henryk")
    assert collected(hunt) == [0, 2, 1]


@card("shaman_bone_blade")
def test_the_bone_blade_needs_another_living_hunter() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="shaman_bone_blade")
    hunt.has("eileen", dead=True, health=0)
    hunt.has("ludwig", dead=True, health=0)
    hunt.plays(henryk="shaman_bone_blade")
    assert hunt.question() == "take-upgrade"
    assert hunt.told("steals") == []


# Beast Blood Pellet.


@rule("card.blood-pellet")
@card("beast_blood_pellet")
@pytest.mark.parametrize(("dice", "damage"), [(["0"], 0), (["3"], 3), (["4"], 4), (["2+", "3"], 4)])
def test_the_blood_pellet_returns_the_damage_of_the_attack_up_to_4(
    dice: list[str], damage: int
) -> None:
    hunt = against("bloody_crow_of_cainhurst", *dice)
    hunt.gains(henryk="beast_blood_pellet")
    hunt.plays(henryk="beast_blood_pellet", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert hunt["henryk"].collected == damage
    assert hunt.discard("henryk") == ["beast_blood_pellet"]


@rule("card.blood-pellet")
@card("beast_blood_pellet")
def test_a_blood_pellet_that_returns_nothing_earns_no_trophy() -> None:
    hunt = against("carrion_crow", "0", echoes=2)
    hunt.gains(henryk="beast_blood_pellet")
    hunt.plays(henryk="beast_blood_pellet", eileen="hunter_axe", ludwig="hunter_axe")
    assert trophies(hunt, "beast") == {"eileen": 1}


@card("beast_blood_pellet")
def test_the_blood_pellet_earns_a_trophy_by_its_damage() -> None:
    hunt = against("carrion_crow", "2", echoes=2)
    hunt.gains(henryk="beast_blood_pellet")
    hunt.plays(henryk="beast_blood_pellet", eileen="hunter_axe", ludwig="hunter_axe")
    assert trophies(hunt, "beast") == {"henryk": 1}


@card("beast_blood_pellet", "cannon")
def test_the_blood_pellet_returns_only_what_the_monster_attack_did() -> None:
    hunt = against("carrion_crow", "1", first="eileen")
    hunt.gains(henryk="beast_blood_pellet", eileen="cannon")
    hunt.plays(henryk="beast_blood_pellet", eileen="cannon", ludwig="hunter_pistol")
    assert hunt["henryk"].health == 6
    assert hunt["henryk"].collected == 1


@card("beast_blood_pellet")
def test_the_blood_pellet_strikes_in_its_owners_turn_of_step_5() -> None:
    hunt = against("carrion_crow", "2")
    hunt.gains(eileen="beast_blood_pellet")
    hunt.plays(henryk="saw_cleaver", eileen="beast_blood_pellet", ludwig="hunter_axe")
    assert blows(hunt) == [("henryk", 1), ("eileen", 2), ("ludwig", 2)]


@card("beast_blood_pellet", "watchdog_of_the_old_lords", "martyr_logarius")
@pytest.mark.parametrize("boss", ["watchdog_of_the_old_lords", "martyr_logarius"])
def test_the_blood_pellet_is_neither_a_ranged_weapon_nor_an_instant(boss: str) -> None:
    hunt = against(boss, "3")
    hunt.gains(henryk="beast_blood_pellet")
    hunt.plays(henryk="beast_blood_pellet", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert blows(hunt)[0] == ("henryk", 3)


@card("beast_blood_pellet", "labyrinth_madman")
def test_the_blood_pellet_is_no_melee_weapon() -> None:
    hunt = against("labyrinth_madman", "3")
    hunt.gains(henryk="beast_blood_pellet")
    hunt.plays(henryk="beast_blood_pellet", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert blows(hunt) == [("henryk", 3)]
