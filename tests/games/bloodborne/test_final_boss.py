"""The Final Boss (book: 'Final Boss', 'Final Boss cards')."""

import pytest

from duskmoot.games.bloodborne.cards.table import ENEMIES
from tests.games.bloodborne.hunt import NAMES, Hunt, new_game
from tests.rule import rule


@rule("final-boss.when")
@pytest.mark.parametrize(
    ("echoes", "end"), [(3, "killed"), (4, "escapes")], ids=["killed", "escaped"]
)
def test_the_final_boss_comes_when_the_last_dungeon_card_is_gone(echoes: int, end: str) -> None:
    hunt = Hunt("lycanthrope", echoes=echoes, dice=["0"], next_enemies=[])
    hunt.all_play("saw_cleaver")
    assert hunt.order("killed", "escapes") == [end]
    assert hunt.enemy() == "gehrman"
    assert hunt.g.echoes == 14
    assert hunt.question() == "play-card"


@rule("final-boss.when")
def test_the_final_boss_waits_for_the_rest_of_the_dungeon() -> None:
    hunt = Hunt("lycanthrope", dice=["0"], next_enemies=["father_gascoigne"])
    hunt.all_play("saw_cleaver")
    assert hunt.enemy() == "father_gascoigne"
    assert hunt.g.dungeon == []
    hunt.rolls("0")
    hunt.all_play("hunter_axe")
    assert hunt.enemy() == "father_gascoigne"  # the last card is still in play


@rule("final-boss.when")
def test_four_players_put_one_more_echo_on_the_final_boss() -> None:
    hunt = Hunt("lycanthrope", seats=4, dice=["0"], next_enemies=[], final_boss="rom")
    hunt.all_play("saw_cleaver")
    assert hunt.enemy() == "rom"
    assert hunt.g.echoes == 16 + 1


@rule("final-boss.like-boss")
def test_the_final_boss_stays_and_keeps_its_losses() -> None:
    hunt = Hunt("gehrman", dice=["1"], next_enemies=[])
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunter_axe")
    assert [hunt[name].health for name in NAMES[:3]] == [7, 7, 7]
    assert hunt.order("escapes", "stays") == ["stays"]
    assert hunt.g.round == 2
    assert hunt.enemy() == "gehrman"
    assert hunt.g.echoes == 14 - 5


@rule("final-boss.trophies")
def test_the_final_boss_gives_all_three_trophies_to_those_of_the_last_round() -> None:
    hunt = Hunt("gehrman", echoes=5, dice=["0"], next_enemies=[])
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="hunters_dream")
    hunt.declines("eileen")
    hunt.declines("ludwig")
    hunt.rolls("0")
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt.g.over
    assert hunt.trophies("henryk") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert hunt.trophies("eileen") == {"kin": 1, "humanoid": 1, "beast": 1}
    assert hunt.trophies("ludwig") == {"kin": 1, "humanoid": 1, "beast": 1}


@rule("final-boss.ability-always")
def test_its_ability_changes_the_game_from_the_first_enemy_on() -> None:
    g = new_game(final_boss="gehrman")
    first = ENEMIES[g.enemy]
    assert first.number != g.final_boss
    assert g.echoes == first.health + 2


@rule("final-boss.ability-always")
@pytest.mark.parametrize("enemy", ["lycanthrope", "father_gascoigne", "mergos_wet_nurse"])
def test_its_ability_holds_in_every_fight_its_own_included(enemy: str) -> None:
    hunt = Hunt(enemy, echoes=9, dice=["2"], final_boss="mergos_wet_nurse", next_enemies=[])
    hunt.all_play("hunter_axe")
    assert [hunt[name].health for name in NAMES[:3]] == [8 - 2 - 1] * 3
