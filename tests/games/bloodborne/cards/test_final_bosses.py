"""The five Final Bosses, who change the rules for the whole game."""

import pytest

from duskmoot.games.bloodborne.cards.table import ENEMIES
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting
from tests.card import card
from tests.games.bloodborne.cards.skirmish import against, collected, healths, let_come, wounds
from tests.games.bloodborne.hunt import GAME, NAMES
from tests.rule import rule

PRINTED = [
    ("gehrman", 14, "yellow"),
    ("rom", 16, "green"),
    ("ebrietas", 15, "yellow"),
    ("mergos_wet_nurse", 14, "red"),
    ("moon_presence", 13, "red"),
]


@pytest.mark.parametrize(("name", "health", "die"), PRINTED)
def test_each_final_boss_comes_last_with_its_numbers_and_three_trophies(
    name: str, health: int, die: str
) -> None:
    hunt = against("carrion_crow", next_enemies=[], final_boss=name)
    let_come(hunt)
    assert hunt.told("enemy-comes")[-1] == {"key": "enemy-comes", "enemy": name, "echoes": health}
    hunt.g.echoes = 1
    hunt.rolls("0")
    hunt.all_play("saw_cleaver")
    assert hunt.told("rolls")[-1]["die"] == die
    assert hunt.trophies("eileen") == {"kin": 1, "humanoid": 1, "beast": 1}
    assert hunt.trophies("ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert hunt.g.over


# Gehrman.


@rule("final-boss.card.gehrman")
@card("gehrman")
def test_with_gehrman_a_boss_enters_with_2_extra_echoes() -> None:
    hunt = against("carrion_crow", seats=4, next_enemies=["father_gascoigne"])
    let_come(hunt)
    assert hunt.enemy() == "father_gascoigne"
    assert hunt.g.echoes == 8 + 1 + 2


@rule("final-boss.card.gehrman")
@card("gehrman")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_with_gehrman_the_first_enemy_of_the_game_has_2_extra_echoes(seed: int) -> None:
    options = GAME.choose({"final-boss": "gehrman"})
    g = GAME.begin(Setting(GAME, 3, options, key_from_seed(seed)))
    assert g.echoes == ENEMIES[g.enemy].health + 2


@card("gehrman")
def test_gehrman_gives_himself_nothing() -> None:
    hunt = against("carrion_crow", seats=5, next_enemies=[], final_boss="gehrman")
    let_come(hunt)
    assert hunt.enemy() == "gehrman"
    assert hunt.g.echoes == 14 + 2  # five players


# Rom.


@card("rom")
def test_with_rom_a_first_death_is_like_any_other() -> None:
    hunt = against("carrion_crow", "2", final_boss="rom")
    hunt.has("eileen", health=2)
    hunt.all_play("saw_cleaver")
    hunt.declines("eileen")
    assert hunt["eileen"].health == 8
    assert hunt.asked() == ["eileen", "ludwig", "henryk"]


@rule("final-boss.card.rom")
@card("rom")
def test_with_rom_a_second_death_ends_the_game_for_that_hunter() -> None:
    hunt = against("carrion_crow", "2", final_boss="rom")
    hunt.has("eileen", health=2, deaths=1, discard=["cannon"])
    hunt.all_play("hunter_axe")
    assert [line["hunter"] for line in hunt.told("eliminated")] == ["eileen"]
    assert collected(hunt) == [2, 0, 2]
    assert hunt.owned("eileen") == []
    assert hunt.removed() == [
        "cannon",
        "hunter_axe",
        "hunter_pistol",
        "hunters_dream",
        "saw_cleaver",
        "transform_weapon",
    ]
    assert hunt.told("first-player")[-1]["hunter"] == "ludwig"
    assert hunt.asked() == ["ludwig", "henryk"]


@rule("final-boss.card.rom")
@card("rom")
def test_with_rom_the_eliminated_cannot_win() -> None:
    hunt = against("rom", echoes=1, final_boss="rom")
    hunt.has("eileen", hand=[], banked=50, out=True)
    hunt.all_play("saw_cleaver")
    assert hunt.g.over
    assert hunt.g.winners == [NAMES.index("henryk")]


@card("rom")
def test_with_rom_the_last_hunter_plays_on() -> None:
    hunt = against("carrion_crow", final_boss="rom")
    hunt.has("eileen", hand=[], out=True)
    hunt.has("ludwig", hand=[], out=True)
    hunt.all_play("saw_cleaver")
    assert hunt.asked() == ["henryk"]
    assert hunt.told("first-player")[-1]["hunter"] == "henryk"


@card("rom")
def test_with_rom_the_game_ends_when_nobody_is_left_and_all_scores_count() -> None:
    hunt = against("carrion_crow", "2", final_boss="rom")
    hunt.has("eileen", hand=[], banked=7, out=True)
    hunt.has("henryk", health=1, deaths=1, banked=3)
    hunt.has("ludwig", health=1, deaths=1, banked=5)
    hunt.all_play("saw_cleaver")
    assert hunt.g.over
    assert hunt.g.winners == [NAMES.index("eileen")]


@card("rom")
def test_with_rom_echo_bonus_and_display_stay_as_at_the_start() -> None:
    hunt = against("carrion_crow", seats=4, final_boss="rom")
    hunt.has("djura", hand=[], out=True)
    hunt.display("cannon", "chikage")
    hunt.upgrade_deck("kirkhammer", "blood_vial", "tonitrus")
    hunt.all_play("saw_cleaver")
    assert hunt.g.echoes == 7 + 1
    assert len(hunt.g.display) == 4


@card("rom", "beast_patient")
def test_with_rom_a_reveal_may_eliminate_too() -> None:
    hunt = against("carrion_crow", final_boss="rom", next_enemies=["beast_patient"])
    hunt.has("ludwig", health=1, deaths=1)
    let_come(hunt)
    assert hunt["ludwig"].out
    assert hunt.asked() == ["eileen", "henryk"]


# Ebrietas.


@rule("final-boss.card.ebrietas")
@card("ebrietas")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_with_ebrietas_dials_start_at_6(seed: int) -> None:
    options = GAME.choose({"final-boss": "ebrietas"})
    g = GAME.begin(Setting(GAME, 3, options, key_from_seed(seed)), True)
    hurt = [line.values for line in g.story if line.tale.key == "hurt"]
    for h in g.hunters:
        by_the_reveal = sum(damage for seat, damage, health in hurt if seat == h.seat)
        assert h.health == 6 - by_the_reveal


@rule("final-boss.card.ebrietas")
@card("ebrietas")
def test_with_ebrietas_the_dream_and_the_return_from_death_heal_to_6() -> None:
    hunt = against("carrion_crow", "2", final_boss="ebrietas")
    hunt.has("eileen", health=2)
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.declines("henryk")
    hunt.declines("eileen")
    assert healths(hunt) == [6, 6, 4]


# Mergo's Wet Nurse.


@rule("final-boss.card.wet-nurse")
@card("mergos_wet_nurse")
def test_with_the_wet_nurse_every_attack_deals_1_more() -> None:
    hunt = against("carrion_crow", "0", final_boss="mergos_wet_nurse")
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert wounds(hunt) == [("eileen", 1), ("ludwig", 1)]


@rule("damage.order-hunter")
@card("mergos_wet_nurse")
def test_the_wet_nurse_adds_before_the_dream_halves() -> None:
    hunt = against("garden_of_eyes", "3", final_boss="mergos_wet_nurse")
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert wounds(hunt) == [("henryk", 2), ("eileen", 4), ("ludwig", 4)]


@card("mergos_wet_nurse", "repeating_pistol", "flamesprayer")
def test_the_wet_nurse_adds_before_cards_prevent() -> None:
    hunt = against("carrion_crow", "1", final_boss="mergos_wet_nurse")
    hunt.gains(henryk="repeating_pistol", eileen="flamesprayer")
    hunt.plays(henryk="repeating_pistol", eileen="flamesprayer", ludwig="saw_cleaver")
    assert wounds(hunt) == [("eileen", 1), ("ludwig", 2)]


@card("mergos_wet_nurse")
def test_the_wet_nurse_adds_once_to_a_combo() -> None:
    hunt = against("carrion_crow", "1+", "1+", "1", final_boss="mergos_wet_nurse")
    hunt.all_play("saw_cleaver")
    assert healths(hunt) == [4, 4, 4]


@card("mergos_wet_nurse")
def test_the_wet_nurse_adds_to_her_own_attack_and_to_that_of_a_boss() -> None:
    for enemy in ("mergos_wet_nurse", "martyr_logarius"):
        hunt = against(enemy, "2", final_boss="mergos_wet_nurse")
        hunt.all_play("saw_cleaver")
        assert healths(hunt) == [5, 5, 5]


@card("mergos_wet_nurse", "executioner")
def test_the_wet_nurse_adds_nothing_to_damage_that_is_no_attack() -> None:
    hunt = against("executioner", "0", final_boss="mergos_wet_nurse")
    hunt.all_play("hunter_pistol")
    assert [damage for name, damage in wounds(hunt) if name == "henryk"] == [1, 1]


# Moon Presence.


@rule("final-boss.card.moon-presence")
@card("moon_presence")
@pytest.mark.parametrize(("banked", "left"), [(0, 0), (2, 0), (6, 3)])
def test_with_the_moon_presence_death_also_costs_up_to_3_banked_echoes(
    banked: int, left: int
) -> None:
    hunt = against("carrion_crow", "2", final_boss="moon_presence")
    hunt.has("henryk", health=2, collected=4, banked=banked)
    hunt.has("eileen", banked=5)
    hunt.all_play("saw_cleaver")
    assert (hunt["henryk"].collected, hunt["henryk"].banked) == (0, left)
    assert hunt["eileen"].banked == 5


@card("moon_presence")
def test_the_moon_presence_takes_from_each_who_dies_whoever_killed_him() -> None:
    hunt = against("carrion_crow", final_boss="moon_presence")
    hunt.gains(henryk="cannon")
    hunt.has("eileen", health=1, banked=4)
    hunt.has("ludwig", health=1, banked=9)
    hunt.plays(henryk="cannon", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [h.banked for h in hunt.g.hunters] == [0, 1, 6]
