"""Bosses (book: 'Chalice Dungeon cards', step 6 'Fighting a Boss')."""

from typing import Any

from tests.games.bloodborne.hunt import NAMES, Hunt
from tests.rule import rule


@rule("boss.like-monster")
def test_a_boss_is_fought_step_by_step_like_a_monster() -> None:
    def fight(enemy: str) -> list[dict[str, Any]]:
        hunt = Hunt(enemy, echoes=9, dice=["1+", "2"], next_enemies=["carrion_crow"])
        hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="hunter_axe")
        hunt.brings(henryk="saw_cleaver")
        steps = ["plays", "transforms", "takes", "rolls", "attacks-all", "hurt"]
        return [{**line, "enemy": ""} for line in hunt.told(*steps)]

    monster = fight("bloody_crow_of_cainhurst")
    assert [line["key"] for line in monster] == [
        *["plays", "plays", "plays"],
        "transforms",
        "takes",
        *["rolls", "rolls", "attacks-all", "hurt", "hurt", "hurt"],
        *["takes", "takes"],
    ]
    assert fight("watchdog_of_the_old_lords") == monster


@rule("boss.persists")
def test_a_boss_with_echoes_left_is_fought_again_until_it_is_dead() -> None:
    hunt = Hunt("watchdog_of_the_old_lords", echoes=5, dice=["0"], next_enemies=["carrion_crow"])
    hunt.all_play("saw_cleaver")
    assert hunt.enemy() == "watchdog_of_the_old_lords"
    assert hunt.g.round == 2
    hunt.rolls("0")
    hunt.plays(henryk="transform_weapon", eileen="transform_weapon", ludwig="hunter_pistol")
    hunt.brings(henryk="hunter_pistol", eileen="hunter_pistol")
    assert hunt.enemy() == "watchdog_of_the_old_lords"
    assert hunt.g.round == 3
    hunt.rolls("0")
    hunt.all_play("hunter_axe")
    assert hunt.told("killed") == [{"key": "killed", "enemy": "watchdog_of_the_old_lords"}]
    assert hunt.enemy() == "carrion_crow"


@rule("boss.no-regain")
def test_a_surviving_boss_does_not_get_lost_echoes_back() -> None:
    hunt = Hunt("watchdog_of_the_old_lords", echoes=8, dice=["0"])
    hunt.all_play("hunter_axe")
    assert hunt.question() == "play-card"
    assert hunt.g.round == 2
    assert hunt.g.echoes == 8 - 6


@rule("boss.ability")
def test_a_bosss_ability_holds_as_long_as_the_boss_is_in_play() -> None:
    hunt = Hunt(
        "watchdog_of_the_old_lords",
        echoes=5,
        first="eileen",
        dice=["0"],
        next_enemies=["garden_of_eyes"],
    )
    hunt.has("henryk", hand=["ludwigs_rifle", "ludwigs_rifle", "cannon", "hunters_dream"])
    hunt.plays(henryk="ludwigs_rifle", eileen="transform_weapon", ludwig="hunter_pistol")
    hunt.brings(eileen="hunter_pistol")
    assert hunt["henryk"].collected == 1
    hunt.rolls("0")
    hunt.plays(henryk="cannon", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt["henryk"].collected == 1 + 1
    assert hunt.enemy() == "garden_of_eyes"
    hunt.rolls("0")
    hunt.plays(henryk="ludwigs_rifle", eileen="saw_cleaver", ludwig="hunter_axe")
    assert hunt["henryk"].collected == 1 + 1 + 2


@rule("boss.trophies")
def test_a_boss_gives_one_trophy_of_each_of_its_types() -> None:
    hunt = Hunt("father_gascoigne", echoes=3, dice=["0"], next_enemies=["carrion_crow"])
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunter_axe")
    assert hunt.trophies("henryk") == {"kin": 0, "humanoid": 1, "beast": 1}
    assert hunt.trophies("eileen") == {"kin": 0, "humanoid": 1, "beast": 1}
    assert hunt.trophies("ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}


@rule("boss.then-next")
def test_after_a_killed_boss_the_next_dungeon_card_comes() -> None:
    hunt = Hunt(
        "father_gascoigne", echoes=6, dice=["0"], next_enemies=["carrion_crow", "lycanthrope"]
    )
    hunt.all_play("hunter_axe")
    assert hunt.order("killed", "first-player", "enemy-comes", "round-begins") == [
        "killed",
        "first-player",
        "enemy-comes",
        "round-begins",
    ]
    assert hunt.enemy() == "carrion_crow"
    assert len(hunt.g.dungeon) == 1
    assert sorted(hunt.asked()) == sorted(NAMES[:3])
