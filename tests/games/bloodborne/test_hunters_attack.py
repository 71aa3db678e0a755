"""Step 5: the Hunters attack."""

import pytest

from duskmoot.games.bloodborne.cards.table import ENEMIES
from tests.games.bloodborne.hunt import NAMES, Hunt
from tests.rule import rule


def collected(hunt: Hunt) -> list[int]:
    return [h.collected for h in hunt.g.hunters]


@rule("round.hunters-attack.order")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("henryk", ["henryk", "eileen", "ludwig"]),
        ("eileen", ["eileen", "ludwig", "henryk"]),
        ("ludwig", ["ludwig", "henryk", "eileen"]),
    ],
)
def test_hunters_attack_one_after_another(first: str, order: list[str]) -> None:
    hunt = Hunt(enemy="carrion_crow", first=first, dice=["0"])
    hunt.all_play("saw_cleaver")
    assert [line["hunter"] for line in hunt.told("takes")] == order


@rule("round.hunters-attack.order")
def test_who_comes_first_takes_the_blood() -> None:
    hunt = Hunt(echoes=3, first="eileen", dice=["0"], next_enemies=["huntsman"])
    hunt.all_play("hunter_axe")
    assert collected(hunt) == [0, 2, 1]


@rule("round.hunters-attack.who")
def test_dreamers_and_support_cards_deal_no_damage() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.has("eileen", hand=["blood_vial", "hunters_dream"])
    hunt.plays(henryk="saw_cleaver", eileen="blood_vial", ludwig="hunters_dream")
    assert [line["hunter"] for line in hunt.told("takes", "takes-nothing")] == ["henryk"]
    assert collected(hunt) == [1, 0, 0]


@rule("round.hunters-attack.who")
def test_the_dead_do_not_attack() -> None:
    hunt = Hunt(dice=["4"])
    hunt.has("henryk", health=4)
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt["henryk"].dead
    assert [line["hunter"] for line in hunt.told("takes", "takes-nothing")] == ["eileen"]


@rule("round.hunters-attack.who")
def test_a_hunter_killed_before_his_turn_does_not_attack() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.has("henryk", hand=["cannon", "hunters_dream"])
    hunt.has("eileen", health=1)
    hunt.plays(henryk="cannon", eileen="hunter_axe", ludwig="saw_cleaver")
    assert collected(hunt) == [3, 0, 1]


@rule("round.hunters-attack.who")
def test_a_support_card_may_attack_if_its_text_says_so() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["2"])
    hunt.has("henryk", hand=["beast_blood_pellet", "hunters_dream"])
    hunt.plays(henryk="beast_blood_pellet", eileen="hunters_dream", ludwig="hunters_dream")
    assert hunt.order("rolls", "takes") == ["rolls", "takes"]
    assert collected(hunt) == [2, 0, 0]


# Taking echoes.


def against_watchdog(echoes: int) -> Hunt:
    """A Boss, so that what is left on the card can be seen after the step."""
    return Hunt(enemy="watchdog_of_the_old_lords", echoes=echoes, dice=["0"])


@rule("round.hunters-attack.take")
def test_an_attack_moves_echoes_from_the_card_to_the_attacker() -> None:
    hunt = against_watchdog(echoes=5)
    hunt.has("henryk", collected=1)
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="hunters_dream")
    assert hunt.g.echoes == 3
    assert (hunt["henryk"].collected, hunt["henryk"].banked) == (1 + 2, 0)


@rule("round.hunters-attack.take")
@pytest.mark.parametrize(
    ("weapon", "damage"),
    [("saw_cleaver", 1), ("hunter_axe", 2), ("ludwigs_holy_blade", 3), ("kirkhammer", 4)],
)
def test_a_weapon_takes_its_damage(weapon: str, damage: int) -> None:
    hunt = against_watchdog(echoes=9)
    hunt.has("henryk", hand=[weapon, "hunters_dream"])
    hunt.plays(henryk=weapon, eileen="hunters_dream", ludwig="hunters_dream")
    assert (hunt.g.echoes, hunt["henryk"].collected) == (9 - damage, damage)


@rule("round.hunters-attack.cap")
def test_no_more_is_taken_than_lies_on_the_card() -> None:
    hunt = Hunt(echoes=1, dice=["0"])
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="hunters_dream")
    assert collected(hunt) == [1, 0, 0]


@rule("round.hunters-attack.cap")
def test_who_finds_no_echo_left_gets_nothing() -> None:
    hunt = Hunt(echoes=2, dice=["0"])
    hunt.plays(henryk="hunter_axe", eileen="hunter_axe", ludwig="hunters_dream")
    assert collected(hunt) == [2, 0, 0]
    assert [line["hunter"] for line in hunt.told("takes-nothing")] == ["eileen"]
    assert hunt.trophies("eileen")["beast"] == 0


@rule("round.hunters-attack.only-enemy")
@pytest.mark.parametrize("echoes", [1, 2, 3, 5, 12])
def test_step_5_only_moves_the_echoes_of_the_enemy(echoes: int) -> None:
    """Whatever the weapons could deal, the Hunters gain what the card loses and no more."""
    hunt = against_watchdog(echoes)
    for name in NAMES[:3]:
        hunt.has(name, collected=4, banked=10)
    hunt.has("henryk", hand=["kirkhammer", "hunters_dream"], collected=4)
    hunt.plays(henryk="kirkhammer", eileen="hunter_axe", ludwig="hunters_dream")
    assert hunt.told("takes")
    left = hunt.g.echoes if hunt.enemy() else 0
    gained = hunt["henryk"].collected - 4 + hunt["eileen"].collected - 4
    assert gained + left == echoes
    assert [h.banked for h in hunt.g.hunters] == [10, 10, 10 + 4]


@rule("round.hunters-attack.damage-def")
def test_the_damage_dealt_is_what_was_really_taken() -> None:
    hunt = Hunt(echoes=1, dice=["0"])
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="hunters_dream")
    assert hunt.told("takes")[0]["echoes"] == 1
    assert hunt["henryk"].taken == 1


@rule("round.hunters-attack.damage-def")
def test_who_took_nothing_dealt_no_damage() -> None:
    """The pistols cancel each other, so the Blood-Starved Beast strikes back at Henryk alone."""
    hunt = Hunt(enemy="blood_starved_beast", dice=["0"])
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert [line["hunter"] for line in hunt.told("hurt")] == ["henryk"]


# The end of the enemy, or of the Hunters.


@rule("round.hunters-attack.kill")
def test_an_enemy_without_echoes_is_killed_and_gives_trophies() -> None:
    hunt = Hunt(echoes=3, dice=["0"])
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.enemy() == ""
    assert [ENEMIES[number].id for number in hunt.g.past] == ["lycanthrope"]
    assert hunt.order("takes", "killed", "trophy", "escapes") == [
        *["takes"] * 2,
        "killed",
        *["trophy"] * 2,
    ]
    assert [hunt.trophies(name)["beast"] for name in NAMES[:3]] == [1, 1, 0]


@rule("round.hunters-attack.kill")
def test_one_echo_left_is_no_kill() -> None:
    hunt = Hunt(echoes=4, dice=["0"])
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunters_dream")
    assert hunt.order("killed", "trophy") == []


@rule("round.hunters-attack.kill")
def test_a_boss_is_killed_like_a_monster() -> None:
    hunt = Hunt(enemy="father_gascoigne", echoes=2, next_enemies=["huntsman"], dice=["0"])
    hunt.plays(henryk="hunter_axe", eileen="transform_weapon", ludwig="hunter_axe")
    hunt.brings(eileen="saw_cleaver")
    assert hunt.enemy() == "huntsman"
    assert hunt.trophies("henryk") == {"kin": 0, "humanoid": 1, "beast": 1}


@rule("round.hunters-attack.all-dead")
def test_when_all_are_dead_the_monster_escapes() -> None:
    hunt = Hunt(dice=["4"])
    for name in NAMES[:3]:
        hunt.has(name, health=2)
    hunt.all_play("hunter_axe")
    assert hunt.order("dies", "takes", "takes-nothing", "escapes") == [*["dies"] * 3, "escapes"]
    assert hunt.question() == "take-upgrade"


@rule("round.hunters-attack.all-dead")
def test_when_all_are_dead_a_boss_stays_and_the_next_round_comes() -> None:
    hunt = Hunt(enemy="father_gascoigne", dice=["4"])
    for name in NAMES[:3]:
        hunt.has(name, health=2)
    hunt.all_play("hunter_axe")
    for name in NAMES[:3]:
        hunt.declines(name)
    assert (hunt.enemy(), hunt.g.echoes) == ("father_gascoigne", 8)
    assert (hunt.question(), hunt.asked()) == ("play-card", ["eileen", "ludwig", "henryk"])
    assert [hunt[name].health for name in NAMES[:3]] == [8, 8, 8]
