"""Step 3: Instant effects."""

import pytest

from tests.games.bloodborne.hunt import Hunt
from tests.rule import rule


@rule("round.instant.when")
def test_a_pistol_fires_before_the_monster_attacks() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["2"])
    hunt.plays(henryk="saw_cleaver", eileen="hunter_pistol", ludwig="hunters_dream")
    assert hunt.order("takes", "rolls", "hurt") == ["takes", "rolls", *["hurt"] * 3, "takes"]
    assert [line["hunter"] for line in hunt.told("takes")] == ["eileen", "henryk"]


@rule("round.instant.when")
def test_a_hunter_who_is_about_to_die_still_fires() -> None:
    hunt = Hunt(dice=["4"])
    hunt.has("eileen", health=1)
    hunt.plays(henryk="hunters_dream", eileen="hunter_pistol", ludwig="hunters_dream")
    assert hunt.told("takes")[0]["hunter"] == "eileen"
    assert hunt["eileen"].dead


@rule("round.instant.order")
def test_instants_are_resolved_from_the_first_player_on() -> None:
    """One echo is left, and the First Player in the third seat takes it before the first seat."""
    hunt = Hunt(echoes=1, first="ludwig", dice=["0"])
    hunt.has("henryk", hand=["ludwigs_rifle", "hunters_dream"])
    hunt.plays(henryk="ludwigs_rifle", eileen="hunters_dream", ludwig="hunter_pistol")
    assert [line["hunter"] for line in hunt.told("takes", "takes-nothing")] == ["ludwig", "henryk"]
    assert (hunt["ludwig"].collected, hunt["henryk"].collected) == (1, 0)


@rule("round.instant.order")
def test_instants_go_on_to_the_left() -> None:
    hunt = Hunt(enemy="carrion_crow", seats=5, first="djura", dice=["0"])
    for name in ["henryk", "eileen", "ludwig", "djura", "valtr"]:
        hunt.has(name, hand=["blood_vial", "hunters_dream"])
    hunt.all_play("blood_vial")
    healed = [line["hunter"] for line in hunt.told("healed")]
    assert healed == ["djura", "valtr", "henryk", "eileen", "ludwig"]


@rule("round.instant.text")
def test_a_blood_vial_heals_its_owner_in_step_3() -> None:
    hunt = Hunt(dice=["3"])
    hunt.has("henryk", hand=["blood_vial", "hunters_dream"], health=2)
    hunt.has("eileen", health=5)
    hunt.plays(henryk="blood_vial", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.order("healed", "rolls") == ["healed", "rolls"]
    assert hunt.told("healed") == [{"key": "healed", "hunter": "henryk", "health": 8}]
    assert (hunt["henryk"].health, hunt["eileen"].health) == (8 - 3, 5 - 3)


@rule("round.instant.text")
def test_an_owner_cannot_leave_his_instant_undone() -> None:
    hunt = Hunt(dice=["0"])
    hunt.has("henryk", hand=["shaman_bone_blade", "hunters_dream"])
    hunt.has("eileen", collected=3)
    hunt.plays(henryk="shaman_bone_blade", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.asked() == ["henryk"]
    assert hunt.why_not("henryk", "done") == "round.instant.text"
    hunt.aims("henryk", "eileen")
    assert hunt["henryk"].collected == 2


# An enemy that dies in step 3.


def pistol_kills() -> Hunt:
    """Eileen shoots the last echo off the Lycanthrope."""
    hunt = Hunt(echoes=1, next_enemies=["huntsman"], dice=["4"])
    hunt.has("ludwig", health=3)
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="hunters_dream")
    return hunt


@rule("round.instant.kill")
def test_a_kill_in_step_3_skips_steps_4_to_6() -> None:
    hunt = pistol_kills()
    assert hunt.enemy() == ""
    assert hunt.order() == [
        *["plays"] * 3,
        "takes",
        "killed",
        "trophy",
        "banks",
        "recovers",
    ]
    assert hunt.question() == "take-upgrade"
    assert [hunt[name].health for name in ["henryk", "eileen", "ludwig"]] == [8, 8, 3]


@rule("round.instant.kill")
def test_a_kill_in_step_3_gives_trophies() -> None:
    hunt = pistol_kills()
    assert hunt.trophies("eileen") == {"kin": 0, "humanoid": 0, "beast": 1}
    assert hunt.trophies("henryk") == {"kin": 0, "humanoid": 0, "beast": 0}


@rule("round.instant.kill")
def test_an_enemy_killed_in_step_3_does_not_escape() -> None:
    hunt = Hunt(enemy="rabid_dog", echoes=1, next_enemies=["huntsman"])
    hunt.plays(henryk="saw_cleaver", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt.order("escapes", "hurt", "rolls") == []
    assert hunt.enemy() == "huntsman"


@rule("round.instant.kill")
def test_a_boss_killed_in_step_3_does_not_stay() -> None:
    hunt = Hunt(enemy="vicar_amelia", echoes=1, next_enemies=["huntsman"])
    hunt.plays(henryk="saw_cleaver", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt.order("stays", "regains", "rolls") == []
    assert hunt.enemy() == "huntsman"


@rule("round.instant.rest")
def test_a_waiting_blood_vial_heals_after_the_kill() -> None:
    hunt = Hunt(echoes=1)
    hunt.has("eileen", hand=["blood_vial", "hunters_dream"], health=3)
    hunt.plays(henryk="hunter_pistol", eileen="blood_vial", ludwig="hunters_dream")
    assert hunt.order("killed", "healed") == ["killed", "healed"]
    assert hunt["eileen"].health == 8


@rule("round.instant.rest")
def test_a_waiting_bone_blade_steals_after_the_kill() -> None:
    hunt = Hunt(echoes=1)
    hunt.has("eileen", hand=["shaman_bone_blade", "hunters_dream"])
    hunt.plays(henryk="hunter_pistol", eileen="shaman_bone_blade", ludwig="hunters_dream")
    hunt.aims("eileen", "henryk")
    assert (hunt["henryk"].collected, hunt["eileen"].collected) == (0, 1)


@rule("round.instant.rest")
def test_waiting_damage_finds_no_echoes() -> None:
    hunt = Hunt(echoes=1)
    hunt.has("eileen", hand=["ludwigs_rifle", "hunters_dream"])
    hunt.plays(henryk="hunter_pistol", eileen="ludwigs_rifle", ludwig="hunters_dream")
    assert hunt["eileen"].collected == 0
    assert hunt.trophies("eileen")["beast"] == 0


@rule("round.instant.used-up")
def test_an_axe_without_an_enemy_is_used_all_the_same() -> None:
    hunt = Hunt(echoes=1, next_enemies=["huntsman"])
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt["henryk"].collected == 0
    assert hunt.discard("henryk") == ["hunter_axe"]
    assert hunt.discard("eileen") == ["hunter_pistol"]


@rule("round.instant.used-up")
def test_cards_without_an_instant_have_no_effect_after_the_kill() -> None:
    hunt = Hunt(echoes=1, next_enemies=["huntsman"])
    hunt.has("henryk", hand=["cannon", "hunters_dream"])
    hunt.has("ludwig", hand=["chikage", "hunters_dream"])
    hunt.plays(henryk="cannon", eileen="hunter_pistol", ludwig="chikage")
    assert hunt.told("hurt", "takes-nothing") == []
    assert (hunt.discard("henryk"), hunt.discard("ludwig")) == (["cannon"], ["chikage"])


# No second attack in step 5.


@rule("round.instant.no-second")
def test_a_pistol_that_has_fired_does_not_attack_again() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.plays(henryk="hunter_pistol", eileen="saw_cleaver", ludwig="hunters_dream")
    assert [line["hunter"] for line in hunt.told("takes", "takes-nothing")] == ["henryk", "eileen"]
    assert hunt["henryk"].collected == 1


@rule("round.instant.no-second")
def test_a_cancelled_pistol_does_not_attack() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.plays(henryk="hunter_pistol", eileen="hunter_pistol", ludwig="hunters_dream")
    assert hunt.order("takes-nothing", "takes", "rolls", "escapes") == [
        "takes-nothing",
        "takes-nothing",
        "rolls",
        "escapes",
    ]
    assert (hunt["henryk"].collected, hunt["eileen"].collected) == (0, 0)


@rule("round.instant.no-second")
@pytest.mark.parametrize("weapon", ["hunter_pistol", "repeating_pistol", "ludwigs_rifle"])
@pytest.mark.parametrize("enemy", ["celestial_child", "martyr_logarius"])
def test_an_instant_without_damage_does_not_attack(enemy: str, weapon: str) -> None:
    hunt = Hunt(enemy=enemy, dice=["0"])
    hunt.has("henryk", hand=[weapon, "hunters_dream"])
    hunt.plays(henryk=weapon, eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.order("takes-nothing", "rolls", "takes") == ["takes-nothing", "rolls", "takes"]
    assert (hunt["henryk"].collected, hunt["eileen"].collected) == (0, 1)


# Hunter Pistols cancel each other.


@rule("round.instant.pistols-cancel")
def test_two_pistols_cancel_each_other() -> None:
    hunt = Hunt(echoes=1, dice=["0"])
    hunt.plays(henryk="hunter_pistol", eileen="hunter_pistol", ludwig="hunters_dream")
    assert (hunt["henryk"].collected, hunt["eileen"].collected) == (0, 0)
    assert [line["hunter"] for line in hunt.told("pistols-cancel")] == ["henryk", "eileen"]


@rule("round.instant.pistols-cancel")
def test_a_pistol_brought_by_transform_cancels_too() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="hunters_dream")
    hunt.brings(henryk="hunter_pistol")
    assert (hunt["henryk"].collected, hunt["eileen"].collected) == (0, 0)


@rule("round.instant.pistols-cancel")
def test_three_pistols_cancel_each_other() -> None:
    hunt = Hunt(enemy="carrion_crow", next_enemies=["huntsman"], dice=["0"])
    hunt.all_play("hunter_pistol")
    assert [hunt[name].collected for name in ["henryk", "eileen", "ludwig"]] == [0, 0, 0]


@rule("round.instant.pistols-cancel")
def test_other_guns_do_not_cancel() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.has("eileen", hand=["repeating_pistol", "hunters_dream"])
    hunt.has("ludwig", hand=["ludwigs_rifle", "hunters_dream"])
    hunt.plays(henryk="hunter_pistol", eileen="repeating_pistol", ludwig="ludwigs_rifle")
    assert [hunt[name].collected for name in ["henryk", "eileen", "ludwig"]] == [1, 1, 2]


@rule("round.instant.pistols-cancel")
def test_a_pistol_left_in_hand_cancels_nothing() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.plays(henryk="hunter_pistol", eileen="transform_weapon", ludwig="hunters_dream")
    hunt.brings(eileen="saw_cleaver")
    assert hunt["henryk"].collected == 1
