"""The seven Bosses of the Chalice Dungeon."""

import pytest

from tests.card import card
from tests.games.bloodborne.cards.skirmish import (
    against,
    before,
    blows,
    collected,
    healths,
    let_come,
    wounds,
)
from tests.rule import rule

PRINTED = [
    ("father_gascoigne", 8, "red", ["humanoid", "beast"]),
    ("watchdog_of_the_old_lords", 12, "red", ["kin", "beast"]),
    ("cleric_beast", 10, "yellow", ["humanoid", "beast"]),
    ("blood_starved_beast", 9, "yellow", ["kin", "beast"]),
    ("vicar_amelia", 9, "green", ["humanoid", "beast"]),
    ("martyr_logarius", 10, "red", ["kin", "humanoid"]),
    ("the_one_reborn", 14, "green", ["kin", "humanoid", "beast"]),
]


@pytest.mark.parametrize(("name", "health", "die", "types"), PRINTED)
def test_each_boss_comes_with_its_numbers_and_gives_its_trophies(
    name: str, health: int, die: str, types: list[str]
) -> None:
    hunt = before(name)
    let_come(hunt)
    assert hunt.told("enemy-comes")[-1] == {"key": "enemy-comes", "enemy": name, "echoes": health}
    hunt.g.echoes = 1
    hunt.rolls("0")
    hunt.all_play("saw_cleaver")
    assert hunt.told("rolls")[-1]["die"] == die
    assert [(line["hunter"], line["trophy"]) for line in hunt.told("trophy")] == [
        ("eileen", kind) for kind in types
    ]


# Father Gascoigne.


@rule("boss.card.gascoigne")
@card("father_gascoigne")
def test_gascoigne_breaks_the_weapons_that_hurt_him() -> None:
    hunt = against("father_gascoigne")
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt.removed() == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert "hunter_axe" not in hunt.owned("henryk")
    assert hunt.discard("henryk") == []
    assert collected(hunt) == [2, 1, 1]


@rule("boss.card.gascoigne")
@card("father_gascoigne")
def test_gascoigne_breaks_no_weapon_in_the_round_he_dies() -> None:
    hunt = against("father_gascoigne", echoes=3)
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunter_pistol")
    assert hunt.removed() == []
    assert hunt.discard("henryk") == ["hunter_axe"]


@rule("boss.card.gascoigne")
@card("father_gascoigne")
def test_gascoigne_breaks_no_weapon_that_dealt_nothing() -> None:
    hunt = against("father_gascoigne")
    hunt.plays(henryk="hunter_pistol", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt.removed() == ["saw_cleaver"]
    assert hunt.discard("henryk") == ["hunter_pistol"]
    assert hunt.discard("eileen") == ["hunter_pistol"]


@card("father_gascoigne", "blunderbuss")
def test_gascoigne_breaks_no_weapon_that_was_cancelled() -> None:
    hunt = against("father_gascoigne")
    hunt.gains(henryk="blunderbuss")
    hunt.plays(henryk="blunderbuss", eileen="hunter_axe", ludwig="hunter_pistol")
    hunt.aims("henryk", "eileen")
    assert hunt.removed() == ["blunderbuss", "hunter_pistol"]
    assert hunt.discard("eileen") == ["hunter_axe"]


@rule("boss.card.gascoigne")
@card("father_gascoigne", "transform_weapon")
def test_gascoigne_breaks_the_weapon_and_not_the_transform_card() -> None:
    hunt = against("father_gascoigne")
    hunt.plays(henryk="transform_weapon", eileen="hunters_dream", ludwig="hunters_dream")
    hunt.brings(henryk="hunter_axe")
    hunt.declines("eileen")
    hunt.declines("ludwig")
    assert hunt.removed() == ["hunter_axe"]
    assert hunt.discard("henryk") == ["transform_weapon"]


@card("father_gascoigne", "beast_blood_pellet")
def test_gascoigne_breaks_no_support_card() -> None:
    hunt = against("father_gascoigne", "3")
    hunt.gains(henryk="beast_blood_pellet")
    hunt.plays(henryk="beast_blood_pellet", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert blows(hunt) == [("henryk", 3)]
    assert hunt.removed() == []
    assert hunt.discard("henryk") == ["beast_blood_pellet"]


@card("father_gascoigne")
def test_gascoigne_breaks_the_weapon_of_a_hunter_who_died_after_shooting() -> None:
    hunt = against("father_gascoigne", "2")
    hunt.has("henryk", health=2)
    hunt.plays(henryk="hunter_pistol", eileen="hunters_dream", ludwig="hunters_dream")
    for name in ("henryk", "eileen", "ludwig"):
        hunt.declines(name)
    assert hunt.removed() == ["hunter_pistol"]
    assert hunt.discard("henryk") == []


@card("father_gascoigne")
def test_a_broken_upgrade_does_not_return_to_the_upgrade_deck() -> None:
    hunt = against("father_gascoigne")
    hunt.upgrade_deck("blood_vial")
    hunt.gains(henryk="ludwigs_holy_blade")
    hunt.plays(henryk="ludwigs_holy_blade", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert hunt.removed() == ["ludwigs_holy_blade"]
    assert len(hunt.g.upgrades) == 1


# Watchdog of the Old Lords.


@rule("boss.card.watchdog")
@card("watchdog_of_the_old_lords")
@pytest.mark.parametrize("ranged", ["ludwigs_rifle", "cannon", "flamesprayer"])
def test_a_ranged_weapon_deals_at_most_1_to_the_watchdog(ranged: str) -> None:
    hunt = against("watchdog_of_the_old_lords")
    hunt.gains(henryk=ranged)
    hunt.plays(henryk=ranged, eileen="hunter_axe", ludwig="hunter_pistol")
    assert collected(hunt) == [1, 2, 1]
    assert hunt.g.echoes == 12 - 4


@card("watchdog_of_the_old_lords", "stake_driver")
def test_the_watchdog_caps_no_melee_weapon() -> None:
    hunt = against("watchdog_of_the_old_lords")
    hunt.gains(henryk="stake_driver", eileen="kirkhammer")
    hunt.plays(henryk="stake_driver", eileen="kirkhammer", ludwig="saw_cleaver")
    assert collected(hunt) == [4, 4, 1]


# Cleric Beast.


@rule("boss.card.cleric-beast")
@card("cleric_beast")
def test_the_cleric_beast_hits_melee_weapons_harder() -> None:
    hunt = against("cleric_beast", "1+", "1")
    hunt.gains(ludwig="beast_blood_pellet")
    hunt.plays(henryk="saw_cleaver", eileen="hunter_pistol", ludwig="beast_blood_pellet")
    assert wounds(hunt) == [("henryk", 3), ("eileen", 2), ("ludwig", 2)]


@card("cleric_beast", "transform_weapon")
def test_the_cleric_beast_looks_at_the_weapon_that_transform_brought() -> None:
    hunt = against("cleric_beast", "1")
    hunt.plays(henryk="transform_weapon", eileen="transform_weapon", ludwig="transform_weapon")
    hunt.brings(henryk="saw_cleaver", eileen="hunter_pistol", ludwig="hunter_axe")
    assert wounds(hunt) == [("henryk", 2), ("eileen", 1), ("ludwig", 2)]


@card("cleric_beast")
def test_the_cleric_beast_hits_melee_weapons_even_with_a_roll_of_0() -> None:
    hunt = against("cleric_beast", "0")
    hunt.plays(henryk="saw_cleaver", eileen="hunter_pistol", ludwig="hunters_dream")
    assert wounds(hunt) == [("henryk", 1)]


# Blood-starved Beast.


@rule("boss.card.blood-starved-beast")
@card("blood_starved_beast")
def test_the_blood_starved_beast_strikes_back_at_those_who_hurt_it() -> None:
    hunt = against("blood_starved_beast")
    hunt.gains(ludwig="blood_vial")
    hunt.plays(henryk="saw_cleaver", eileen="hunter_pistol", ludwig="blood_vial")
    assert wounds(hunt) == [("henryk", 1), ("eileen", 1)]
    assert hunt.order("takes", "strikes-back", "stays") == [
        *["takes", "takes"],
        *["strikes-back", "stays"],
    ]


@card("blood_starved_beast")
def test_the_killed_blood_starved_beast_does_not_strike_back() -> None:
    hunt = against("blood_starved_beast", echoes=3)
    hunt.all_play("saw_cleaver")
    assert wounds(hunt) == []


@card("blood_starved_beast")
def test_the_blood_starved_beast_spares_those_who_dealt_nothing_and_the_dead() -> None:
    hunt = against("blood_starved_beast", "3", seats=4)
    hunt.gains(henryk="ludwigs_rifle")
    hunt.has("henryk", health=3)
    hunt.plays(
        henryk="ludwigs_rifle", eileen="hunter_pistol", ludwig="hunter_pistol", djura="hunter_axe"
    )
    assert wounds(hunt)[4:] == [("djura", 1)]
    assert hunt["henryk"].deaths == 1


@card("blood_starved_beast")
def test_the_blood_starved_beast_may_kill_who_hurt_it() -> None:
    hunt = against("blood_starved_beast")
    hunt.has("henryk", health=1, collected=3)
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert hunt["henryk"].dead
    assert collected(hunt) == [0, 0, 0]
    assert hunt.question() == "take-upgrade"


# Vicar Amelia.


@rule("boss.card.vicar-amelia")
@card("vicar_amelia")
def test_vicar_amelia_regains_2_echoes_in_step_6() -> None:
    hunt = against("vicar_amelia")
    hunt.plays(henryk="hunter_axe", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt.g.echoes == 6
    assert collected(hunt) == [2, 2, 1]


@rule("boss.card.vicar-amelia")
@card("vicar_amelia")
@pytest.mark.parametrize(("seats", "start"), [(3, 9), (4, 10), (5, 11)])
def test_vicar_amelia_never_regains_more_than_she_started_with(seats: int, start: int) -> None:
    hunt = before("vicar_amelia", seats=seats)
    let_come(hunt)
    assert hunt.g.echoes == start
    for name in hunt.asked()[1:]:
        hunt.has(name, dead=True, health=0)
    hunt.rolls("0")
    hunt.all_play("saw_cleaver")
    assert [line["echoes"] for line in hunt.told("regains")] == [1]
    assert hunt.g.echoes == start


@card("vicar_amelia")
def test_the_killed_vicar_amelia_regains_nothing() -> None:
    hunt = against("vicar_amelia", echoes=3)
    hunt.all_play("saw_cleaver")
    assert hunt.told("regains") == []
    assert hunt.enemy() == "carrion_crow"


# Martyr Logarius.


@rule("boss.card.logarius")
@card("martyr_logarius")
@pytest.mark.parametrize("instant", ["hunter_pistol", "ludwigs_rifle", "molotov_cocktail"])
def test_instants_deal_no_damage_to_logarius(instant: str) -> None:
    hunt = against("martyr_logarius")
    if instant != "hunter_pistol":
        hunt.gains(henryk=instant)
    hunt.plays(henryk=instant, eileen="hunter_axe", ludwig="saw_cleaver")
    assert blows(hunt) == [("eileen", 2), ("ludwig", 1)]


@rule("boss.card.logarius")
@card("martyr_logarius", "repeating_pistol", "blood_vial")
def test_other_effects_of_instants_work_against_logarius() -> None:
    hunt = against("martyr_logarius", "3")
    hunt.gains(henryk="repeating_pistol", eileen="blood_vial")
    hunt.has("eileen", health=1)
    hunt.plays(henryk="repeating_pistol", eileen="blood_vial", ludwig="saw_cleaver")
    assert healths(hunt) == [8, 5, 5]


@card("martyr_logarius", "molotov_cocktail")
def test_a_molotov_thrown_at_logarius_is_spent_for_nothing() -> None:
    hunt = against("martyr_logarius")
    hunt.gains(henryk="molotov_cocktail")
    hunt.plays(henryk="molotov_cocktail", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt["henryk"].collected == 0
    assert hunt.removed() == ["molotov_cocktail"]


# The One Reborn.


@rule("boss.card.one-reborn")
@card("the_one_reborn")
def test_the_dream_halves_nothing_before_the_one_reborn() -> None:
    hunt = against("the_one_reborn", "1+", "2")
    hunt.gains(henryk="cannon")
    hunt.plays(henryk="cannon", eileen="hunters_dream", ludwig="saw_cleaver")
    assert [damage for name, damage in wounds(hunt) if name == "eileen"] == [3, 1]


@card("the_one_reborn", "repeating_pistol")
def test_the_one_reborn_leaves_other_protection_alone() -> None:
    hunt = against("the_one_reborn", "2")
    hunt.gains(henryk="repeating_pistol", eileen="flamesprayer")
    hunt.plays(henryk="repeating_pistol", eileen="flamesprayer", ludwig="hunters_dream")
    assert wounds(hunt) == [("eileen", 1), ("ludwig", 2)]


@card("the_one_reborn", "cannon")
def test_the_dream_halves_again_once_the_one_reborn_is_dead() -> None:
    hunt = against("the_one_reborn", echoes=1)
    hunt.gains(eileen="cannon")
    hunt.plays(henryk="saw_cleaver", eileen="cannon", ludwig="hunters_dream")
    assert hunt.order("killed", "hurt") == ["killed", "hurt"]
    assert wounds(hunt) == [("henryk", 1)]


@card("the_one_reborn")
def test_a_dreamer_before_the_one_reborn_banks_and_heals_as_ever() -> None:
    hunt = against("the_one_reborn", "2")
    hunt.has("henryk", collected=3)
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.declines("henryk")
    assert hunt["henryk"].banked == 3
    assert healths(hunt) == [8, 6, 6]
