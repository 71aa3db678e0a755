"""Step 4: the monster attacks."""

import pytest

from tests.games.bloodborne.hunt import NAMES, Hunt
from tests.rule import rule


@rule("round.monster-attack.roll")
@pytest.mark.parametrize(
    ("enemy", "colour", "face"),
    [("carrion_crow", "green", "1"), ("huntsman", "yellow", "1"), ("lycanthrope", "red", "2")],
)
def test_the_enemys_die_is_rolled_once_for_all(enemy: str, colour: str, face: str) -> None:
    hunt = Hunt(enemy=enemy, dice=[face])
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.told("rolls") == [{"key": "rolls", "die": colour, "face": face}]


@rule("round.monster-attack.roll")
def test_each_face_of_the_die_comes_up() -> None:
    """Unrigged: the dice of many seeds show exactly the faces of the green die."""
    shown = set()
    for seed in range(40):
        hunt = Hunt(enemy="carrion_crow", seed=seed)
        hunt.all_play("hunters_dream")
        shown |= {line["face"] for line in hunt.told("rolls")}
    assert shown == {"0", "1", "1+", "2"}


@rule("round.monster-attack.all")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_living_hunter_takes_the_whole_attack(seats: int) -> None:
    hunt = Hunt(seats=seats, next_enemies=["huntsman"], dice=["2"])
    hunt.all_play("saw_cleaver")
    assert [hunt[name].health for name in NAMES[:seats]] == [6] * seats


@rule("round.monster-attack.all")
def test_a_hunter_killed_by_a_reveal_takes_no_attack() -> None:
    hunt = Hunt(next_enemies=["beast_patient", "huntsman"], dice=["0"])
    hunt.has("eileen", health=1)
    hunt.all_play("saw_cleaver")
    assert hunt["eileen"].dead
    hunt.rolls("2")
    hunt.plays(henryk="hunter_axe", ludwig="hunter_axe")
    assert [line["hunter"] for line in hunt.told("hurt") if line["damage"] == 2] == [
        "ludwig",
        "henryk",
    ]
    assert [hunt[name].health for name in ["henryk", "eileen", "ludwig"]] == [5, 0, 5]


@rule("round.monster-attack.all")
def test_an_eliminated_hunter_takes_no_attack() -> None:
    hunt = Hunt(final_boss="rom", next_enemies=["huntsman"], dice=["2"])
    hunt.has("eileen", hand=[], health=0, dead=True, out=True, deaths=2)
    hunt.plays(henryk="saw_cleaver", ludwig="saw_cleaver")
    assert [line["hunter"] for line in hunt.told("hurt")] == ["henryk", "ludwig"]


# The combo.


@rule("round.monster-attack.combo")
def test_a_plus_is_counted_and_rolled_again() -> None:
    hunt = Hunt(enemy="carrion_crow", next_enemies=["huntsman"], dice=["1+", "1+", "2"])
    hunt.all_play("saw_cleaver")
    assert [line["face"] for line in hunt.told("rolls")] == ["1+", "1+", "2"]
    assert {line["die"] for line in hunt.told("rolls")} == {"green"}
    assert hunt.told("attacks-all")[0]["damage"] == 4
    assert hunt["henryk"].health == 8 - 4


@rule("round.monster-attack.combo")
def test_the_combo_ends_with_the_first_face_without_a_plus() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["2", "4", "4"])
    hunt.all_play("saw_cleaver")
    assert [line["face"] for line in hunt.told("rolls")] == ["2"]


@rule("round.monster-attack.combo")
def test_a_combo_has_no_limit() -> None:
    hunt = Hunt(dice=[*["1+"] * 7, "0"])
    hunt.all_play("saw_cleaver")
    assert hunt.told("attacks-all")[0]["damage"] == 7


@rule("round.monster-attack.sum")
def test_the_whole_combo_is_one_attack() -> None:
    hunt = Hunt(enemy="lycanthrope", dice=["2+", "3"])
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunters_dream")
    assert [(line["hunter"], line["damage"]) for line in hunt.told("hurt")] == [
        ("henryk", 5),
        ("eileen", 5),
        ("ludwig", 2),
    ]


@rule("round.monster-attack.sum")
def test_a_dreamer_halves_the_sum_and_not_each_roll() -> None:
    hunt = Hunt(enemy="huntsman", dice=["1+", "3"])
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt["ludwig"].health == 8 - 2


@rule("round.monster-attack.dial")
def test_damage_lowers_the_dial() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["3"])
    hunt.has("eileen", health=5)
    hunt.all_play("saw_cleaver")
    assert (hunt["henryk"].health, hunt["eileen"].health) == (5, 2)
    assert hunt.told("hurt")[0] == {"key": "hurt", "hunter": "henryk", "damage": 3, "health": 5}


@rule("round.monster-attack.dial")
def test_a_roll_of_zero_leaves_the_dial_alone() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["0"])
    hunt.all_play("saw_cleaver")
    assert hunt.told("hurt") == []
    assert hunt["henryk"].health == 8


# Those who dream.


@rule("round.monster-attack.dreamer")
@pytest.mark.parametrize(
    ("dice", "lost"), [(["0"], 0), (["1+", "0"], 0), (["2"], 1), (["3"], 1), (["2+", "3"], 2)]
)
def test_a_dreamer_takes_half_rounded_down(dice: list[str], lost: int) -> None:
    hunt = Hunt(enemy="lycanthrope", dice=dice)
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.asked() == ["ludwig"]
    assert hunt["ludwig"].health == 8 - lost


@rule("round.monster-attack.dreamer-hit")
def test_a_dreamer_can_die_of_the_half() -> None:
    hunt = Hunt(dice=["3"])
    hunt.has("ludwig", health=1, collected=3)
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.told("hurt")[-1]["damage"] == 1
    assert hunt["ludwig"].dead
    assert (hunt["ludwig"].collected, hunt["ludwig"].banked) == (0, 0)


@rule("round.monster-attack.dreamer-hit")
def test_a_dreamer_may_live_where_a_fighter_dies() -> None:
    hunt = Hunt(dice=["3"])
    for name in ["henryk", "ludwig"]:
        hunt.has(name, health=3)
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt["henryk"].dead
    assert (hunt["ludwig"].dead, hunt["ludwig"].health) == (False, 2)
