"""Step 2: transform weapons."""

import pytest

from tests.games.bloodborne.hunt import Hunt, card
from tests.rule import rule


def henryk_transforms(dice: list[str], enemy: str = "carrion_crow") -> Hunt:
    """Henryk has revealed Transform Weapon; Eileen fights with the Axe, Ludwig dreams."""
    hunt = Hunt(enemy=enemy, dice=dice, next_enemies=["huntsman"])
    hunt.plays(henryk="transform_weapon", eileen="hunter_axe", ludwig="hunters_dream")
    return hunt


@rule("round.transform.who")
def test_only_the_transformer_is_asked() -> None:
    hunt = henryk_transforms(["0"])
    assert hunt.question() == "bring-weapon"
    assert hunt.asked() == ["henryk"]
    assert sorted(hunt.legal("henryk")) == [
        "bring hunter_axe",
        "bring hunter_pistol",
        "bring saw_cleaver",
    ]
    assert hunt.legal("eileen") == hunt.legal("ludwig") == []


@rule("round.transform.who")
def test_all_transformers_are_asked() -> None:
    hunt = Hunt(seats=4, first="ludwig")
    hunt.plays(henryk="transform_weapon", eileen="hunter_axe")
    hunt.plays(ludwig="transform_weapon", djura="transform_weapon")
    assert sorted(hunt.asked()) == ["djura", "henryk", "ludwig"]


@rule("round.transform.who")
def test_without_a_transformer_step_2_asks_nobody() -> None:
    hunt = Hunt(dice=["0"])
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe", ludwig="hunters_dream")
    assert hunt.question() == "take-upgrade"


@rule("round.transform.must")
def test_a_transformer_with_weapons_must_bring_one() -> None:
    hunt = Hunt()
    hunt.has("henryk", hand=["transform_weapon", "saw_cleaver", "hunter_axe", "hunters_dream"])
    hunt.plays(henryk="transform_weapon", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt.legal("henryk") == ["bring saw_cleaver", "bring hunter_axe"]
    assert hunt.why_not("henryk", "done") == "round.transform.must"


@rule("round.transform.must")
def test_without_a_weapon_in_hand_nothing_further_happens() -> None:
    hunt = Hunt(enemy="carrion_crow", next_enemies=["huntsman"], dice=["2"])
    hunt.has("henryk", hand=["transform_weapon", "blood_vial", "hunters_dream"])
    hunt.plays(henryk="transform_weapon", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt.order("no-weapon", "transforms") == ["no-weapon"]
    assert (hunt["henryk"].health, hunt["henryk"].collected) == (6, 0)
    assert hunt.discard("henryk") == ["transform_weapon"]


@rule("round.transform.weapon-only")
def test_transform_brings_no_support_card() -> None:
    supports = ["blood_vial", "beast_blood_pellet", "molotov_cocktail"]
    hunt = Hunt()
    hunt.has("henryk", hand=["transform_weapon", "saw_cleaver", *supports, "hunters_dream"])
    hunt.plays(henryk="transform_weapon", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt.legal("henryk") == ["bring saw_cleaver"]
    for support in supports:
        assert hunt.why_not("henryk", f"bring {support}") == "round.transform.weapon-only"


@rule("round.transform.weapon-only")
def test_a_transformer_cannot_dream_in_that_round() -> None:
    hunt = henryk_transforms(["0"])
    assert hunt.why_not("henryk", "bring hunters_dream") == "round.transform.weapon-only"
    hunt.brings(henryk="saw_cleaver")
    assert hunt.asked() == ["ludwig"]
    assert [line["hunter"] for line in hunt.told("banks")] == ["ludwig"]


@rule("round.transform.hand-only")
def test_a_used_weapon_cannot_be_brought() -> None:
    hunt = Hunt()
    hunt.has(
        "henryk",
        hand=["transform_weapon", "saw_cleaver", "hunters_dream"],
        discard=["hunter_axe"],
    )
    hunt.plays(henryk="transform_weapon", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt.legal("henryk") == ["bring saw_cleaver"]
    assert hunt.why_not("henryk", "bring hunter_axe") == "round.transform.hand-only"


@rule("round.transform.hand-only")
def test_a_used_weapon_alone_is_no_weapon_to_bring() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["0"])
    hunt.has("henryk", hand=["transform_weapon", "hunters_dream"], discard=["hunter_axe"])
    hunt.plays(henryk="transform_weapon", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt.order("no-weapon", "transforms") == ["no-weapon"]


# Secretly, but with open eyes.


def two_transform() -> Hunt:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.plays(henryk="transform_weapon", eileen="transform_weapon", ludwig="hunters_dream")
    return hunt


@rule("round.transform.secret")
def test_the_first_weapon_stays_hidden_until_the_second_is_chosen() -> None:
    hunt = two_transform()
    others = ["eileen", "ludwig", "spectator"]
    hunt.brings(henryk="saw_cleaver")
    saw = [hunt.view(name).plain() for name in others]
    hunt.brings(henryk="hunter_pistol")
    assert [hunt.view(name).plain() for name in others] == saw
    assert hunt.revealed("henryk") == ["transform_weapon"]
    assert hunt.told("transforms") == []


@rule("round.transform.secret")
def test_the_weapons_are_revealed_together() -> None:
    hunt = two_transform()
    hunt.brings(eileen="hunter_axe")
    hunt.brings(henryk="saw_cleaver")
    assert [(line["hunter"], line["card"]) for line in hunt.told("transforms")] == [
        ("henryk", "saw_cleaver"),
        ("eileen", "hunter_axe"),
    ]
    shown = hunt.view("spectator").table["hunters"]
    assert shown[0]["revealed"] == [card("transform_weapon"), card("saw_cleaver")]
    assert shown[1]["revealed"] == [card("transform_weapon"), card("hunter_axe")]


@rule("round.transform.informed")
def test_a_transformer_sees_what_the_others_have_played() -> None:
    hunt = henryk_transforms(["0"])
    shown = hunt.view("henryk").table["hunters"]
    assert shown[1]["revealed"] == [card("hunter_axe")]
    assert shown[2]["revealed"] == [card("hunters_dream")]
    plays = [line for line in hunt.view("henryk").story if line["key"] == "plays"]
    assert len(plays) == 3


# The weapon counts like a card played in step 1.


@rule("round.transform.counts")
def test_a_brought_pistol_fires_in_step_3() -> None:
    hunt = henryk_transforms(["0"])
    hunt.brings(henryk="hunter_pistol")
    assert hunt.order("transforms", "takes", "rolls") == ["transforms", "takes", "rolls", "takes"]
    assert hunt.told("takes")[0]["hunter"] == "henryk"
    assert hunt["henryk"].collected == 1


@rule("round.transform.counts")
@pytest.mark.parametrize(("weapon", "damage"), [("saw_cleaver", 1), ("hunter_axe", 2)])
def test_a_brought_melee_weapon_attacks_in_step_5(weapon: str, damage: int) -> None:
    hunt = henryk_transforms(["0"])
    hunt.brings(henryk=weapon)
    assert hunt.order("rolls", "takes") == ["rolls", "takes", "takes"]
    assert hunt["henryk"].collected == damage


@rule("round.transform.fights")
@pytest.mark.parametrize("weapon", ["saw_cleaver", "hunter_pistol"])
def test_a_transformer_takes_the_whole_attack(weapon: str) -> None:
    hunt = henryk_transforms(["3"], enemy="lycanthrope")
    hunt.brings(henryk=weapon)
    assert hunt["henryk"].health == 8 - 3
