"""The sorts of cards and what is printed on them (book: 'Card types')."""

from fractions import Fraction

import pytest

from duskmoot.games.bloodborne.cards.card import BOSS, FINAL, MONSTER
from duskmoot.games.bloodborne.cards.table import CARDS, DICE_FACES, DIE_NAMES, ENEMIES
from tests.games.bloodborne.hunt import STARTING, Hunt, card, enemy
from tests.rule import rule


def meets(name: str, seats: int = 3, final_boss: str = "rom") -> Hunt:
    """A hunt in which this enemy has just come, after a round without a bite."""
    next_enemies = [] if ENEMIES[enemy(name)].rank == FINAL else [name]
    hunt = Hunt(seats=seats, final_boss=final_boss, next_enemies=next_enemies)
    hunt.rolls("0")
    hunt.all_play("saw_cleaver")
    assert hunt.enemy() == name
    return hunt


# Chalice Dungeon cards.


@rule("card-type.echoes")
@pytest.mark.parametrize(
    ("name", "health"), [("lycanthrope", 3), ("brainsucker", 6), ("father_gascoigne", 8)]
)
def test_an_enemy_gets_as_many_echoes_as_its_health(name: str, health: int) -> None:
    assert meets(name).g.echoes == health


@rule("card-type.player-bonus")
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 2)])
def test_more_players_put_more_echoes_on_every_enemy(seats: int, more: int) -> None:
    assert meets("brainsucker", seats).g.echoes == 6 + more
    assert meets("father_gascoigne", seats).g.echoes == 8 + more
    assert meets("rom", seats).g.echoes == 16 + more


@rule("card-type.die")
@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("carrion_crow", "green"),
        ("huntsman", "yellow"),
        ("lycanthrope", "red"),
        ("vicar_amelia", "green"),
        ("father_gascoigne", "red"),
        ("gehrman", "yellow"),
    ],
)
def test_an_enemy_rolls_the_die_of_its_lantern(name: str, colour: str) -> None:
    hunt = Hunt(enemy=name, dice=["0"])
    hunt.all_play("saw_cleaver")
    assert [line["die"] for line in hunt.told("rolls")] == [colour]


@rule("card-type.die")
def test_green_is_the_weakest_die_and_red_the_most_dangerous() -> None:
    """By mean damage; each + face rolls again and so counts the mean once more."""
    means = []
    for die in DICE_FACES:
        once = Fraction(sum(face // 2 for face in die), len(die))
        again = Fraction(sum(face % 2 for face in die), len(die))
        means.append(once / (1 - again))
    assert DIE_NAMES == ["green", "yellow", "red"]
    assert means[0] < means[1] < means[2]


@rule("card-type.trophy-type")
def test_a_monster_gives_one_type_of_trophy_and_a_boss_more() -> None:
    counts = {MONSTER: {1}, BOSS: {2, 3}, FINAL: {3}}
    for each in ENEMIES:
        assert len(set(each.types)) == len(each.types)
        assert len(each.types) in counts[each.rank], each.id


@rule("card-type.trophy-type")
@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("scholar", {"kin": 1, "humanoid": 0, "beast": 0}),
        ("lycanthrope", {"kin": 0, "humanoid": 0, "beast": 1}),
        ("father_gascoigne", {"kin": 0, "humanoid": 1, "beast": 1}),
        ("the_one_reborn", {"kin": 1, "humanoid": 1, "beast": 1}),
    ],
)
def test_a_killed_enemy_gives_the_types_it_shows(name: str, given: dict[str, int]) -> None:
    hunt = Hunt(enemy=name, echoes=1, dice=["0"])
    hunt.plays(henryk="saw_cleaver")
    hunt.all_play("hunters_dream")
    assert hunt.trophies("henryk") == given


@rule("card-type.ability-time")
def test_a_reveal_ability_works_once() -> None:
    hunt = meets("beast_patient")
    names = ["henryk", "eileen", "ludwig"]
    assert [hunt[name].health for name in names] == [7, 7, 7]
    hunt.next_enemies("huntsman")
    hunt.rolls("0")
    hunt.all_play("hunter_pistol")  # they cancel each other, so the beast lives and escapes
    assert hunt.told("escapes") == [{"key": "escapes", "enemy": "beast_patient"}]
    assert [hunt[name].health for name in names] == [7, 7, 7]


@rule("card-type.ability-time")
def test_an_escape_ability_waits_for_the_escape() -> None:
    hunt = meets("rabid_dog")
    assert hunt.told("hurt") == []
    hunt.next_enemies("huntsman")
    hunt.rolls("0")
    hunt.all_play("hunter_pistol")
    assert hunt.order("escapes", "hurt") == ["escapes", "hurt", "hurt", "hurt"]


@rule("card-type.ability-time")
def test_a_lasting_ability_ends_with_its_enemy() -> None:
    hunt = Hunt(enemy="celestial_child", next_enemies=["huntsman"], dice=["0"])
    hunt.has("henryk", hand=["hunter_pistol", "ludwigs_rifle", "hunters_dream"])
    hunt.plays(henryk="hunter_pistol", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt["henryk"].collected == 0
    hunt.rolls("0")
    hunt.plays(henryk="ludwigs_rifle", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt["henryk"].collected == 2


# Action cards.


@rule("card-type.action-kinds")
def test_every_action_card_is_of_one_kind() -> None:
    assert sum(each.copies for each in CARDS) == 57
    for each in CARDS:
        kinds = [each.melee, each.ranged, each.kind == "support"]
        assert kinds.count(True) == 1, each.id
        assert each.weapon == (each.melee or each.ranged)


@rule("card-type.support")
@pytest.mark.parametrize("name", ["blood_vial", "shaman_bone_blade", "transform_weapon"])
def test_a_support_card_is_used_instead_of_an_attack(name: str) -> None:
    hunt = Hunt(enemy="carrion_crow", next_enemies=["huntsman"], dice=["0"])
    hunt.has("henryk", hand=[name, "hunters_dream"], discard=["saw_cleaver"])
    hunt.plays(henryk=name, eileen="saw_cleaver", ludwig="hunter_axe")
    if hunt.question() == "aim":
        hunt.aims("henryk", "eileen")
    assert [line["hunter"] for line in hunt.told("takes", "takes-nothing")] == ["eileen", "ludwig"]
    assert hunt["henryk"].collected == 0


@rule("card-type.support")
@pytest.mark.parametrize("name", ["blood_vial", "molotov_cocktail", "beast_blood_pellet"])
def test_a_support_card_is_not_a_weapon(name: str) -> None:
    assert not CARDS[card(name)].weapon
    hunt = Hunt()
    hunt.has("henryk", hand=["transform_weapon", "saw_cleaver", name, "hunters_dream"])
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.legal("henryk") == ["bring saw_cleaver"]


@rule("card-type.starting-support")
def test_transform_and_dream_are_the_starting_support_cards() -> None:
    kinds = {name: CARDS[card(name)].kind for name in STARTING}
    assert kinds == {
        "saw_cleaver": "melee",
        "hunter_axe": "melee",
        "hunter_pistol": "ranged",
        "transform_weapon": "support",
        "hunters_dream": "support",
    }
    assert sorted(Hunt().hand("henryk")) == sorted(kinds)
