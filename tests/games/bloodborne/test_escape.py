"""Step 6: the Monster escapes; Bosses never do."""

import pytest

from duskmoot.games.bloodborne.cards.card import BOSS
from duskmoot.games.bloodborne.cards.table import ENEMIES
from tests.games.bloodborne.hunt import NAMES, Hunt, enemy
from tests.rule import rule

BOSSES = [each.id for each in ENEMIES if each.rank == BOSS]


def four_of_six_taken() -> Hunt:
    """Four damage to a Monster with 6 echoes; Djura dreams, so the round pauses in step 7."""
    hunt = Hunt(enemy="garden_of_eyes", echoes=6, seats=4, final_boss="rom", dice=["0"])
    hunt.next_enemies("huntsman")
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunter_pistol")
    hunt.plays(djura="hunters_dream")
    return hunt


@rule("round.escape.when")
def test_a_monster_with_echoes_left_escapes() -> None:
    hunt = four_of_six_taken()
    assert hunt.told("escapes") == [{"key": "escapes", "enemy": "garden_of_eyes"}]
    assert hunt.enemy() == ""
    assert enemy("garden_of_eyes") in hunt.g.past
    assert enemy("garden_of_eyes") not in hunt.g.dungeon


@rule("round.escape.when")
def test_its_echoes_go_back_to_the_supply() -> None:
    hunt = four_of_six_taken()
    assert hunt.g.echoes == 0
    assert sum(h.collected + h.banked for h in hunt.g.hunters) == 4
    hunt.declines("djura")
    assert (hunt.enemy(), hunt.g.echoes) == ("huntsman", 4 + 1)


@rule("round.escape.when")
def test_a_monster_escapes_after_the_attacks() -> None:
    hunt = four_of_six_taken()
    assert hunt.order("takes", "rolls", "escapes", "banks") == [
        "takes",
        "rolls",
        "takes",
        "takes",
        "escapes",
        "banks",
    ]


@rule("round.escape.when")
def test_a_monster_that_nobody_touched_escapes_too() -> None:
    hunt = Hunt(dice=["0"])
    hunt.all_play("hunters_dream")
    assert hunt.order("escapes") == ["escapes"]


@rule("round.escape.no-trophy")
def test_an_escaped_monster_gives_nobody_a_trophy() -> None:
    hunt = four_of_six_taken()
    assert len(hunt.told("takes")) == 3
    assert hunt.told("trophy") == []
    assert [h.trophies for h in hunt.g.hunters] == [[0, 0, 0]] * 4


@rule("round.escape.keep-echoes")
def test_echoes_taken_from_it_are_kept() -> None:
    hunt = four_of_six_taken()
    assert [hunt[name].collected for name in NAMES[:4]] == [2, 1, 1, 0]
    hunt.declines("djura")
    assert [hunt[name].collected for name in NAMES[:4]] == [2, 1, 1, 0]


# Abilities that name escaping.


@rule("round.escape.ability")
def test_rabid_dog_bites_when_it_escapes() -> None:
    hunt = Hunt(enemy="rabid_dog", next_enemies=["huntsman"], dice=["0"])
    hunt.all_play("saw_cleaver")
    assert hunt.order("takes", "escapes", "hurt", "first-player") == [
        *["takes"] * 3,
        "escapes",
        *["hurt"] * 3,
        "first-player",
    ]
    assert [hunt[name].health for name in NAMES[:3]] == [6, 6, 6]


@rule("round.escape.ability")
def test_a_killed_rabid_dog_bites_nobody() -> None:
    hunt = Hunt(enemy="rabid_dog", echoes=3, next_enemies=["huntsman"], dice=["0"])
    hunt.all_play("saw_cleaver")
    assert hunt.order("killed", "escapes", "hurt") == ["killed"]
    assert [hunt[name].health for name in NAMES[:3]] == [8, 8, 8]


@rule("round.escape.ability")
def test_rabid_dog_bites_the_living_only() -> None:
    hunt = Hunt(enemy="rabid_dog", next_enemies=["huntsman"], dice=["3"])
    hunt.has("eileen", health=3)
    hunt.all_play("saw_cleaver")
    assert [line["hunter"] for line in hunt.told("hurt") if line["damage"] == 2] == [
        "henryk",
        "ludwig",
    ]
    assert hunt.order("dies") == ["dies"]


@rule("round.escape.ability")
def test_a_bite_in_step_6_can_kill() -> None:
    hunt = Hunt(enemy="rabid_dog", next_enemies=["huntsman"], dice=["0"])
    hunt.has("eileen", health=2, collected=3)
    hunt.all_play("saw_cleaver")
    assert hunt.order("takes", "escapes", "dies") == [*["takes"] * 3, "escapes", "dies"]
    assert hunt["eileen"].collected == 0
    assert (hunt.question(), hunt.asked()) == ("take-upgrade", ["eileen"])


# Bosses.


@rule("round.escape.boss-never")
@pytest.mark.parametrize("boss", [*BOSSES, "gehrman"])
def test_a_boss_stays_until_it_is_dead(boss: str) -> None:
    hunt = Hunt(enemy=boss, dice=["0"])
    before = hunt.g.echoes
    hunt.plays(henryk="saw_cleaver", eileen="hunters_dream", ludwig="hunters_dream")
    assert hunt.question() == "take-upgrade"
    assert hunt.order("escapes", "stays") == ["stays"]
    assert hunt.enemy() == boss
    assert 0 < hunt.g.echoes <= before


@rule("round.escape.boss-never")
def test_a_boss_fights_on_with_the_echoes_it_has_left() -> None:
    hunt = Hunt(enemy="father_gascoigne", dice=["0"])
    hunt.all_play("hunter_axe")
    assert hunt.question() == "play-card"
    assert (hunt.enemy(), hunt.g.echoes) == ("father_gascoigne", 8 - 6)
