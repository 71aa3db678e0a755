"""The three monster dice, side by side as they are thrown in play."""

import pytest

from duskmoot.games.bloodborne.cards.table import ENEMIES
from duskmoot.games.bloodborne.rules.fight import faces
from duskmoot.games.bloodborne.state import DICE
from tests.games.bloodborne.cards.skirmish import against, wounds
from tests.rule import rule

GREEN = ["0", "0", "1", "1+", "1+", "2"]
YELLOW = ["0", "1", "1", "1+", "2+", "3"]
RED = ["0", "1+", "2", "2+", "3", "4"]


def sides(enemy: str, **options: str) -> list[str]:
    """What the die of this enemy shows, one throw for each of its sides."""
    shown: list[str] = []
    blank = against(enemy, **options)
    for side in range(len(faces(blank.g, ENEMIES[blank.g.enemy].lantern))):
        hunt = against(enemy, **options)
        hunt.g.chance.rig(DICE, [side])
        hunt.all_play("hunters_dream")
        shown.append(hunt.told("rolls")[0]["face"])
    return sorted(shown)


@rule("dice.green")
def test_the_green_die() -> None:
    assert sides("carrion_crow") == GREEN


@rule("dice.yellow")
def test_the_yellow_die() -> None:
    assert sides("garden_of_eyes") == YELLOW


@rule("dice.yellow")
def test_the_other_reading_of_the_yellow_die_has_a_plain_2() -> None:
    assert sides("garden_of_eyes", yellow_die="two") == ["0", "1", "1", "1+", "2", "3"]


@rule("dice.red")
def test_the_red_die() -> None:
    assert sides("bloody_crow_of_cainhurst") == RED


def test_the_other_reading_of_the_yellow_die_changes_no_other_die() -> None:
    assert sides("carrion_crow", yellow_die="two") == GREEN
    assert sides("bloody_crow_of_cainhurst", yellow_die="two") == RED


@pytest.mark.parametrize("die", [GREEN, YELLOW, RED])
def test_every_die_has_two_sides_that_are_rolled_again(die: list[str]) -> None:
    assert len([label for label in die if label.endswith("+")]) == 2


@rule("dice.red")
def test_the_red_die_may_show_2_and_again_then_0() -> None:
    hunt = against("lycanthrope", "2+", "0")
    hunt.all_play("saw_cleaver")
    assert [(line["die"], line["face"]) for line in hunt.told("rolls")] == [
        ("red", "2+"),
        ("red", "0"),
    ]
    assert wounds(hunt) == [("henryk", 2), ("eileen", 2), ("ludwig", 2)]


@rule("dice.green")
def test_the_green_die_adds_up_a_long_combo() -> None:
    hunt = against("carrion_crow", "1+", "1+", "1+", "1+", "2")
    hunt.all_play("saw_cleaver")
    assert wounds(hunt) == [("henryk", 6), ("eileen", 6), ("ludwig", 6)]


@rule("dice.yellow")
@pytest.mark.parametrize(
    ("reading", "dice", "damage"), [("two-plus", ["2+", "3"], 5), ("two", ["2", "3"], 2)]
)
def test_the_yellow_2_is_rolled_again_in_one_reading_only(
    reading: str, dice: list[str], damage: int
) -> None:
    hunt = against("garden_of_eyes", *dice, yellow_die=reading)
    hunt.all_play("saw_cleaver")
    assert wounds(hunt)[0] == ("henryk", damage)
