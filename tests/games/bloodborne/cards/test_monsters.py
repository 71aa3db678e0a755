"""The eighteen Monsters of the Chalice Dungeon."""

import pytest

from tests.card import card
from tests.games.bloodborne.cards.skirmish import (
    PLAIN_ROUND,
    against,
    before,
    blows,
    boards,
    healths,
    let_come,
    trophies,
    wounds,
)
from tests.games.bloodborne.hunt import Hunt
from tests.rule import rule

PRINTED = [
    ("beast_patient", 4, "green", "beast"),
    ("rabid_dog", 5, "yellow", "beast"),
    ("lycanthrope", 3, "red", "beast"),
    ("carrion_crow", 7, "green", "beast"),
    ("maneater_boar", 6, "red", "beast"),
    ("bloodlicker", 4, "yellow", "beast"),
    ("executioner", 5, "red", "humanoid"),
    ("bloody_crow_of_cainhurst", 6, "red", "humanoid"),
    ("huntsman", 4, "yellow", "humanoid"),
    ("church_servant", 7, "yellow", "humanoid"),
    ("labyrinth_madman", 3, "yellow", "humanoid"),
    ("bell_maiden", 4, "green", "humanoid"),
    ("brainsucker", 6, "green", "kin"),
    ("garden_of_eyes", 7, "yellow", "kin"),
    ("celestial_child", 4, "green", "kin"),
    ("nightmare_apostle", 5, "yellow", "kin"),
    ("fluorescent_flower", 5, "green", "kin"),
    ("scholar", 3, "green", "kin"),
]


@pytest.mark.parametrize(("name", "health", "die", "trophy"), PRINTED)
def test_each_monster_comes_with_its_numbers(name: str, health: int, die: str, trophy: str) -> None:
    hunt = before(name)
    let_come(hunt)
    assert hunt.told("enemy-comes")[-1]["echoes"] == health
    hunt.g.echoes = 1
    hunt.rolls("0")
    hunt.all_play("hunter_axe")
    assert hunt.told("rolls")[-1]["die"] == die
    assert [(line["hunter"], line["trophy"]) for line in hunt.told("trophy")] == [
        ("eileen", trophy)
    ]


# Monsters without an ability: a round against them shows nothing but blows.


def a_round_against(name: str, face: str) -> Hunt:
    hunt = against(name, face)
    hunt.all_play("saw_cleaver")
    return hunt


@card("carrion_crow")
def test_the_carrion_crow_has_no_ability() -> None:
    hunt = a_round_against("carrion_crow", "2")
    assert hunt.order() == PLAIN_ROUND
    assert healths(hunt) == [6, 6, 6]


@card("bloody_crow_of_cainhurst")
def test_the_bloody_crow_has_no_ability() -> None:
    hunt = a_round_against("bloody_crow_of_cainhurst", "4")
    assert hunt.order() == PLAIN_ROUND
    assert healths(hunt) == [4, 4, 4]


@card("huntsman")
def test_the_huntsman_has_no_ability() -> None:
    hunt = a_round_against("huntsman", "3")
    assert hunt.order() == PLAIN_ROUND
    assert healths(hunt) == [5, 5, 5]


@card("garden_of_eyes")
def test_the_garden_of_eyes_has_no_ability() -> None:
    hunt = a_round_against("garden_of_eyes", "1")
    assert hunt.order() == PLAIN_ROUND
    assert healths(hunt) == [7, 7, 7]


@card("lycanthrope")
def test_the_lycanthrope_has_no_ability() -> None:
    hunt = a_round_against("lycanthrope", "3")
    deeds = hunt.order()
    at = deeds.index("killed")
    assert deeds[:at] == PLAIN_ROUND[:at]
    assert deeds[at:] == [
        *["killed", "trophy", "trophy", "trophy"],
        *["first-player", "enemy-comes", "round-begins"],
    ]
    assert healths(hunt) == [5, 5, 5]


@card("carrion_crow", "bloody_crow_of_cainhurst", "huntsman", "garden_of_eyes", "lycanthrope")
@pytest.mark.parametrize(
    "name",
    ["carrion_crow", "bloody_crow_of_cainhurst", "huntsman", "garden_of_eyes", "lycanthrope"],
)
def test_a_monster_without_ability_changes_nothing_when_it_is_revealed(name: str) -> None:
    hunt = before(name)
    for hunter in ("henryk", "eileen", "ludwig"):
        hunt.has(hunter, collected=3, banked=2)
    unchanged = boards(hunt)
    let_come(hunt)
    assert hunt.enemy() == name
    assert boards(hunt) == unchanged


# When revealed.


@rule("monster.on-reveal")
@card("beast_patient")
def test_beast_patient_deals_1_to_every_hunter_once() -> None:
    hunt = before("beast_patient")
    untouched = boards(hunt)
    let_come(hunt)
    assert boards(hunt) == {**untouched, "health": [7, 7, 7]}
    hunt.rolls("0")
    hunt.all_play("saw_cleaver")
    assert len(wounds(hunt)) == 3


@card("beast_patient")
def test_who_dies_of_beast_patients_reveal_plays_no_card_in_the_coming_round() -> None:
    hunt = before("beast_patient")
    hunt.has("eileen", health=1, collected=3)
    let_come(hunt)
    assert hunt["eileen"].collected == 0
    assert hunt.asked() == ["ludwig", "henryk"]
    hunt.rolls("2")
    hunt.all_play("saw_cleaver")
    assert hunt.question() == "take-upgrade"
    assert hunt.asked() == ["eileen"]
    hunt.declines("eileen")
    assert healths(hunt) == [5, 8, 5]


@rule("monster.on-reveal")
@card("maneater_boar")
def test_the_maneater_boar_deals_2_to_the_new_first_player() -> None:
    hunt = before("maneater_boar")
    untouched = boards(hunt)
    let_come(hunt)
    assert hunt.told("first-player")[-1]["hunter"] == "eileen"
    assert boards(hunt) == {**untouched, "health": [8, 6, 8]}
    hunt.rolls("0")
    hunt.all_play("saw_cleaver")
    assert wounds(hunt) == [("eileen", 2)]


@rule("monster.on-reveal")
@card("nightmare_apostle")
@pytest.mark.parametrize(
    ("carried", "health"),
    [([4, 1, 3], [6, 8, 8]), ([3, 1, 3], [6, 8, 6]), ([0, 0, 0], [8, 8, 8])],
)
def test_the_nightmare_apostle_deals_2_to_each_with_the_most_collected_echoes(
    carried: list[int], health: list[int]
) -> None:
    hunt = before("nightmare_apostle")
    for seat, name in enumerate(["henryk", "eileen", "ludwig"]):
        hunt.has(name, collected=carried[seat])
    hunt.has("eileen", banked=9)
    untouched = boards(hunt)
    let_come(hunt)
    assert boards(hunt) == {**untouched, "health": health}
    revealed = wounds(hunt)
    hunt.rolls("0")
    hunt.all_play("saw_cleaver")
    assert wounds(hunt) == revealed


@rule("monster.on-reveal")
@card("scholar")
def test_the_scholar_removes_and_replaces_all_available_upgrades() -> None:
    hunt = before("scholar")
    hunt.display("chikage", "cannon", "tonitrus")
    hunt.upgrade_deck("blood_vial", "kirkhammer", "flamesprayer", "ludwigs_rifle")
    untouched = boards(hunt)
    let_come(hunt)
    assert hunt.removed() == ["cannon", "chikage", "tonitrus"]
    offered = [line["card"] for line in hunt.told("offered")]
    assert offered == ["blood_vial", "kirkhammer", "flamesprayer"]
    assert boards(hunt) == {**untouched, "display": hunt.g.display}
    assert len(hunt.g.display) == 3
    assert len(hunt.g.upgrades) == 1
    hunt.all_play("saw_cleaver")
    assert len(hunt.told("display-cleared")) == 1


@card("scholar")
def test_the_scholar_leaves_the_display_short_when_the_deck_runs_out() -> None:
    hunt = before("scholar")
    hunt.display("chikage", "cannon", "tonitrus")
    hunt.upgrade_deck("blood_vial")
    let_come(hunt)
    assert [line["card"] for line in hunt.told("offered")] == ["blood_vial"]
    assert len(hunt.g.display) == 1
    assert hunt.removed() == ["cannon", "chikage", "tonitrus"]


# While in play.


@rule("monster.in-play")
@card("bloodlicker")
@pytest.mark.parametrize(("dying", "gained"), [([], 0), (["ludwig"], 2), (["eileen", "ludwig"], 4)])
def test_the_bloodlicker_gains_2_echoes_for_each_hunter_its_attack_kills(
    dying: list[str], gained: int
) -> None:
    hunt = against("bloodlicker", "3")
    hunt.gains(henryk="kirkhammer")
    for name in dying:
        hunt.has(name, health=3)
    hunt.plays(henryk="kirkhammer", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert [line["echoes"] for line in hunt.told("gains-echoes")] == ([gained] if gained else [])
    assert hunt["henryk"].collected == 4
    assert hunt.order("killed", "escapes") == (["escapes"] if gained else ["killed"])


@card("bloodlicker")
def test_what_the_bloodlicker_gained_can_be_taken_in_the_same_round() -> None:
    hunt = against("bloodlicker", "3")
    hunt.gains(henryk="kirkhammer")
    hunt.has("ludwig", health=3)
    hunt.plays(henryk="kirkhammer", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt.order("attacks-all", "gains-echoes", "takes") == [
        *["attacks-all", "gains-echoes"],
        *["takes", "takes"],
    ]
    assert blows(hunt) == [("eileen", 2), ("henryk", 4)]
    assert trophies(hunt, "beast") == {"henryk": 1, "eileen": 1}


@card("bloodlicker", "cannon")
def test_the_bloodlicker_gains_nothing_from_a_hunter_killed_by_a_hunter() -> None:
    hunt = against("bloodlicker")
    hunt.gains(henryk="cannon")
    hunt.has("ludwig", health=1)
    hunt.plays(henryk="cannon", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt["ludwig"].dead
    assert hunt.told("gains-echoes") == []


@rule("monster.in-play")
@card("labyrinth_madman")
def test_the_labyrinth_madman_takes_1_less_from_melee_weapons() -> None:
    hunt = against("labyrinth_madman")
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe", ludwig="hunter_pistol")
    assert blows(hunt) == [("ludwig", 1), ("eileen", 1)]
    assert [line["hunter"] for line in hunt.told("takes-nothing")] == ["henryk"]


@card("labyrinth_madman")
def test_a_saw_cleaver_earns_no_trophy_of_the_labyrinth_madman() -> None:
    hunt = against("labyrinth_madman", echoes=1)
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe", ludwig="hunter_axe")
    assert trophies(hunt, "humanoid") == {"eileen": 1}


@card("labyrinth_madman", "molotov_cocktail", "burial_blade")
def test_the_labyrinth_madman_reduces_after_bonuses_and_no_support_card() -> None:
    hunt = against("labyrinth_madman", echoes=9)
    hunt.gains(henryk="burial_blade", eileen="molotov_cocktail")
    hunt.has("ludwig", dead=True, health=0)
    hunt.plays(henryk="burial_blade", eileen="molotov_cocktail")
    assert blows(hunt) == [("eileen", 3), ("henryk", 2)]


@rule("monster.in-play")
@card("celestial_child")
@pytest.mark.parametrize(
    "instant", ["hunter_pistol", "ludwigs_rifle", "repeating_pistol", "molotov_cocktail"]
)
def test_the_celestial_child_takes_nothing_from_instants(instant: str) -> None:
    hunt = against("celestial_child", echoes=2)
    if instant != "hunter_pistol":
        hunt.gains(henryk=instant)
    hunt.plays(henryk=instant, eileen="hunter_axe", ludwig="saw_cleaver")
    assert blows(hunt) == [("eileen", 2)]
    assert trophies(hunt, "kin") == {"eileen": 1}


@card("celestial_child", "repeating_pistol", "blunderbuss")
def test_what_instants_do_besides_damage_works_against_the_celestial_child() -> None:
    hunt = against("celestial_child", "2")
    hunt.gains(henryk="repeating_pistol", eileen="blunderbuss")
    hunt.plays(henryk="repeating_pistol", eileen="blunderbuss", ludwig="hunter_axe")
    hunt.aims("eileen", "ludwig")
    assert healths(hunt) == [8, 6, 6]
    assert blows(hunt) == []


@rule("monster.in-play")
@card("fluorescent_flower")
@pytest.mark.parametrize("shelter", ["hunters_dream", "repeating_pistol", "flamesprayer"])
def test_no_card_softens_the_attack_of_the_fluorescent_flower(shelter: str) -> None:
    hunt = against("fluorescent_flower", "1+", "1+", "2")
    if shelter != "hunters_dream":
        hunt.gains(henryk=shelter)
    hunt.plays(henryk=shelter, eileen="saw_cleaver", ludwig="saw_cleaver")
    assert wounds(hunt) == [("henryk", 4), ("eileen", 4), ("ludwig", 4)]


@card("fluorescent_flower", "cannon")
def test_the_dream_still_halves_other_damage_beside_the_fluorescent_flower() -> None:
    hunt = against("fluorescent_flower")
    hunt.gains(henryk="cannon")
    hunt.plays(henryk="cannon", eileen="hunters_dream", ludwig="saw_cleaver")
    assert wounds(hunt) == [("ludwig", 1)]
