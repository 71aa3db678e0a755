"""The five Monsters whose ability names their escape."""

import pytest

from tests.card import card
from tests.games.bloodborne.cards.skirmish import against, boards, collected, healths, wounds
from tests.games.bloodborne.hunt import Hunt
from tests.rule import rule


@rule("monster.on-escape")
@card("rabid_dog")
def test_the_escaping_rabid_dog_deals_2_to_every_hunter() -> None:
    hunt = against("rabid_dog")
    untouched = boards(hunt)
    hunt.all_play("hunter_pistol")
    assert hunt.order("escapes", "hurt") == ["escapes", "hurt", "hurt", "hurt"]
    assert boards(hunt) == {**untouched, "health": [6, 6, 6]}


@rule("monster.on-escape")
@card("rabid_dog", "executioner", "church_servant", "bell_maiden", "brainsucker")
@pytest.mark.parametrize(
    "name", ["rabid_dog", "executioner", "church_servant", "bell_maiden", "brainsucker"]
)
def test_a_killed_monster_does_nothing_more(name: str) -> None:
    hunt = against(name, echoes=1, final_boss="moon_presence")
    hunt.has("eileen", collected=2)
    hunt.all_play("saw_cleaver")
    assert hunt.order("killed", "escapes") == ["killed"]
    assert healths(hunt) == [8, 8, 8]
    assert collected(hunt) == [1, 2, 0]
    assert hunt.question() == "play-card"
    assert hunt.told("enemy-comes")[-1]["echoes"] == 7


@card("rabid_dog")
def test_the_rabid_dog_deals_a_dreamer_half_and_the_dead_nothing() -> None:
    hunt = against("rabid_dog", "3")
    hunt.has("ludwig", health=3)
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert wounds(hunt) == [
        *[("henryk", 1), ("eileen", 3), ("ludwig", 3)],
        *[("henryk", 1), ("eileen", 2)],
    ]
    assert hunt["ludwig"].deaths == 1


@rule("damage.escape-kill")
@card("rabid_dog")
def test_the_escaping_rabid_dog_may_kill() -> None:
    hunt = against("rabid_dog")
    hunt.has("eileen", health=2, collected=3)
    hunt.all_play("hunter_pistol")
    assert hunt["eileen"].dead
    assert hunt["eileen"].collected == 0
    hunt.declines("eileen")
    assert hunt["eileen"].health == 8


@rule("monster.on-escape")
@card("executioner")
def test_the_escaping_executioner_deals_1_to_every_hunter_and_none_to_dreamers() -> None:
    hunt = against("executioner")
    untouched = boards(hunt)
    hunt.plays(henryk="hunters_dream", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert boards(hunt) == {**untouched, "health": [8, 7, 7]}
    assert hunt.order("escapes", "hurt", "banks") == ["escapes", "hurt", "hurt", "banks"]


@rule("monster.on-escape")
@card("church_servant")
def test_the_escaping_church_servant_takes_1_collected_echo_from_each() -> None:
    hunt = against("church_servant")
    hunt.has("henryk", collected=4, banked=2)
    hunt.has("eileen", collected=1, banked=2)
    hunt.has("ludwig", collected=0, banked=2)
    untouched = boards(hunt)
    hunt.all_play("hunter_pistol")
    assert boards(hunt) == {**untouched, "collected": [3, 0, 0]}
    assert [line["hunter"] for line in hunt.told("spills")] == ["henryk", "eileen"]


@card("church_servant")
def test_the_church_servant_takes_before_a_dreamer_banks() -> None:
    hunt = against("church_servant")
    hunt.has("henryk", collected=4)
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="hunter_pistol")
    assert hunt["henryk"].banked == 3
    assert collected(hunt) == [0, 0, 0]


@rule("monster.on-escape")
@card("bell_maiden")
def test_the_escaping_bell_maiden_gives_the_next_enemy_2_extra_echoes() -> None:
    crows = ["carrion_crow", "huntsman"]
    hunt = against("bell_maiden", next_enemies=crows, final_boss="moon_presence")
    untouched = boards(hunt)
    hunt.all_play("hunter_pistol")
    assert hunt.told("enemy-comes")[-1]["echoes"] == 9
    assert boards(hunt) == untouched
    hunt.rolls("0")
    hunt.all_play("saw_cleaver")
    assert hunt.told("enemy-comes")[-1] == {"key": "enemy-comes", "enemy": "huntsman", "echoes": 4}


@card("bell_maiden", "gehrman")
def test_the_bell_adds_to_gehrmans_bonus_and_to_that_of_the_players() -> None:
    hunt = against("bell_maiden", seats=4, final_boss="gehrman")
    hunt.all_play("hunter_pistol")
    assert hunt.told("enemy-comes")[-1]["echoes"] == 7 + 1 + 2 + 2


@card("bell_maiden")
def test_the_bell_strengthens_a_final_boss_too() -> None:
    hunt = against("bell_maiden", next_enemies=[], final_boss="moon_presence")
    hunt.all_play("hunter_pistol")
    assert hunt.enemy() == "moon_presence"
    assert hunt.g.echoes == 13 + 2


# Brainsucker.


def the_brainsucker_escapes() -> Hunt:
    """Ludwig is dead; Henryk and Eileen have cards to lose."""
    hunt = against("brainsucker", "1")
    hunt.has("ludwig", health=1)
    hunt.all_play("saw_cleaver")
    return hunt


@rule("monster.on-escape")
@card("brainsucker")
def test_the_escaping_brainsucker_costs_each_living_hunter_one_card_in_hand() -> None:
    hunt = the_brainsucker_escapes()
    untouched = boards(hunt)
    hunt.act("henryk", "drop hunter_axe")
    hunt.act("eileen", "drop transform_weapon")
    hunt.declines("ludwig")
    assert hunt.discard("henryk") == ["hunter_axe", "saw_cleaver"]
    assert hunt.discard("eileen") == ["saw_cleaver", "transform_weapon"]
    assert hunt.discard("ludwig") == ["saw_cleaver"]
    assert boards(hunt) == {**untouched, "health": [7, 7, 8]}


@rule("monster.brainsucker")
@card("brainsucker")
def test_the_brainsuckers_victims_choose_sealed_and_together() -> None:
    hunt = the_brainsucker_escapes()
    assert hunt.asked() == ["henryk", "eileen"]
    hunt.act("henryk", "drop hunter_axe")
    assert hunt.discard("henryk") == []
    assert hunt.told("robbed") == []
    hunt.act("eileen", "drop transform_weapon")
    assert hunt.discard("henryk") == ["hunter_axe"]
    assert hunt.discard("eileen") == ["transform_weapon"]
    assert hunt.discard("ludwig") == []


@rule("monster.brainsucker")
@card("brainsucker")
@pytest.mark.parametrize("watcher", ["eileen", "ludwig", "a spectator"])
def test_nobody_sees_what_a_victim_of_the_brainsucker_has_chosen(watcher: str) -> None:
    one, other = the_brainsucker_escapes(), the_brainsucker_escapes()
    one.act("henryk", "drop hunter_axe")
    other.act("henryk", "drop hunter_pistol")
    assert one.view(watcher).plain() == other.view(watcher).plain()
    one.act("eileen", "drop hunter_axe")
    other.act("eileen", "drop hunter_axe")
    assert one.view(watcher).plain() != other.view(watcher).plain()


@rule("monster.brainsucker")
@card("brainsucker")
def test_the_brainsucker_takes_no_dream_and_asks_nobody_without_another_card() -> None:
    hunt = against("brainsucker")
    hunt.has("henryk", hand=["saw_cleaver", "hunters_dream"])
    hunt.all_play("saw_cleaver")
    assert hunt.asked() == ["eileen", "ludwig"]
    assert hunt.why_not("eileen", "drop hunters_dream") == "monster.on-escape"
    assert hunt.why_not("eileen", "done") == "monster.brainsucker"
    hunt.act("eileen", "drop hunter_axe")
    hunt.act("ludwig", "drop hunter_axe")
    assert hunt.hand("henryk") == ["hunters_dream"]


@card("brainsucker")
def test_a_dreamer_takes_back_what_the_brainsucker_took() -> None:
    hunt = against("brainsucker")
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    for name in ("henryk", "eileen", "ludwig"):
        hunt.act(name, "drop hunter_axe")
    assert "hunter_axe" in hunt.hand("henryk")
    assert hunt.discard("henryk") == []
