"""The goal, the round as a whole, and the order of turns (book: 'Game play')."""

import pytest

from tests.games.bloodborne.hunt import GAME, NAMES, Hunt
from tests.rule import rule

# The goal.


@rule("goal.blood")
def test_an_attack_collects_echoes_for_the_attacker_alone() -> None:
    hunt = Hunt(enemy="carrion_crow", dice=["0"])
    hunt.has("eileen", hand=["blood_vial", "hunters_dream"], collected=1, banked=3)
    hunt.plays(henryk="hunter_axe", eileen="blood_vial", ludwig="hunters_dream")
    assert hunt["henryk"].collected == 2
    assert hunt["eileen"].collected == 1
    assert GAME.scores(hunt.g) == [0, 3, 0]


@rule("goal.blood")
def test_echoes_kept_to_the_end_are_the_score() -> None:
    hunt = Hunt(enemy="gehrman", echoes=2, dice=["0"])
    hunt.has("henryk", collected=1)
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="hunters_dream")
    trophies = 3  # one step on each track
    assert GAME.scores(hunt.g) == [1 + 2 + trophies, 0, 0]
    assert hunt.g.winners == [0]


@rule("goal.blood")
def test_an_enemy_can_cost_a_hunter_his_echoes() -> None:
    hunt = Hunt(dice=["3"])
    hunt.has("henryk", collected=4, health=3)
    hunt.all_play("saw_cleaver")
    assert hunt["henryk"].collected == 0


@rule("goal.blood")
def test_another_hunter_can_take_echoes_away() -> None:
    hunt = Hunt(dice=["0"])
    hunt.has("henryk", collected=4)
    hunt.has("eileen", hand=["shaman_bone_blade", "hunters_dream"])
    hunt.plays(henryk="hunters_dream", eileen="shaman_bone_blade", ludwig="hunters_dream")
    hunt.aims("eileen", "henryk")
    assert (hunt["eileen"].collected, hunt["henryk"].banked) == (2, 2)


# The eight steps.


@rule("round.order")
def test_a_round_has_eight_steps_in_order() -> None:
    hunt = Hunt(enemy="carrion_crow", seats=4, next_enemies=["huntsman"], dice=["1"])
    hunt.display("cannon", "tonitrus", "chikage", "flamesprayer")
    hunt.plays(
        henryk="hunter_axe",
        eileen="hunter_pistol",
        ludwig="hunters_dream",
        djura="transform_weapon",
    )
    hunt.brings(djura="saw_cleaver")
    hunt.takes("ludwig", "cannon")
    steps = {
        "plays": 1,
        "transforms": 2,
        "takes": 3,
        "rolls": 4,
        "attacks-all": 4,
        "hurt": 4,
        "escapes": 6,
        "banks": 7,
        "recovers": 7,
        "gains-upgrade": 7,
        "wakes": 7,
        "offered": 7,
        "first-player": 8,
        "enemy-comes": 8,
    }
    seen: list[int] = []
    for key in hunt.order(*steps):
        step = 5 if key == "takes" and 4 in seen else steps[key]
        if step not in seen:
            seen.append(step)
        assert step == seen[-1], key
    assert seen == [1, 2, 3, 4, 5, 6, 7, 8]


@rule("round.repeat")
def test_after_step_8_comes_step_1() -> None:
    hunt = Hunt(next_enemies=["huntsman", "carrion_crow"], dice=["0"])
    for coming in (2, 3):
        hunt.rolls("0")
        hunt.all_play("saw_cleaver" if coming == 2 else "hunter_axe")
        assert hunt.question() == "play-card"
        assert sorted(hunt.asked()) == ["eileen", "henryk", "ludwig"]
        assert hunt.told("round-begins")[-1]["round"] == coming
    assert not hunt.g.over


@rule("round.repeat")
@pytest.mark.parametrize("played", ["hunter_axe", "hunter_pistol"])
def test_no_round_follows_the_death_of_the_final_boss(played: str) -> None:
    hunt = Hunt(enemy="gehrman", echoes=1, next_enemies=[], dice=["0"])
    hunt.plays(henryk=played, eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.g.over
    assert hunt.asked() == []
    assert hunt.told("round-begins") == []


@rule("round.repeat")
def test_the_final_boss_is_fought_until_he_is_dead() -> None:
    hunt = Hunt(enemy="gehrman", echoes=9, next_enemies=[], dice=["0"])
    hunt.all_play("saw_cleaver")
    hunt.rolls("0")
    hunt.all_play("hunter_axe")
    assert hunt.g.over
    assert len(hunt.told("round-begins")) == 1


# Turn order: from the First Player to the left.


def third_of_four() -> Hunt:
    """The third seat of four is First Player."""
    return Hunt(enemy="carrion_crow", seats=4, first="ludwig", dice=["0"])


FROM_THE_THIRD = ["ludwig", "djura", "henryk", "eileen"]


@rule("round.turn-order")
def test_instants_follow_turn_order() -> None:
    hunt = third_of_four()
    for name in NAMES[:4]:
        hunt.has(name, hand=["blood_vial", "hunters_dream"])
    hunt.all_play("blood_vial")
    assert [line["hunter"] for line in hunt.told("healed")] == FROM_THE_THIRD


@rule("round.turn-order")
def test_attacks_follow_turn_order() -> None:
    hunt = third_of_four()
    hunt.all_play("saw_cleaver")
    assert [line["hunter"] for line in hunt.told("takes")] == FROM_THE_THIRD


@rule("round.turn-order")
def test_dreams_follow_turn_order() -> None:
    hunt = third_of_four()
    hunt.all_play("hunters_dream")
    choosers: list[str] = []
    while hunt.question() == "take-upgrade":
        choosers += hunt.asked()
        hunt.declines(choosers[-1])
    assert choosers == FROM_THE_THIRD


@rule("round.turn-order")
@pytest.mark.parametrize("first", NAMES)
def test_turn_order_starts_anywhere_and_goes_round_the_table(first: str) -> None:
    hunt = Hunt(enemy="carrion_crow", seats=5, first=first, dice=["0"])
    hunt.all_play("saw_cleaver")
    at = NAMES.index(first)
    assert [line["hunter"] for line in hunt.told("takes")] == NAMES[at:] + NAMES[:at]


# Stalemate, for hosted games.


def nobody_hurts(enemy: str, hand: list[str]) -> Hunt:
    """No Upgrade is left, and these are all the cards that anybody owns."""
    hunt = Hunt(enemy=enemy, next_enemies=["huntsman"], dice=["0"])
    hunt.display()
    hunt.upgrade_deck()
    for name in ["henryk", "eileen", "ludwig"]:
        hunt.has(name, hand=hand)
    return hunt


INSTANTS = ["hunter_pistol", "transform_weapon", "hunters_dream"]


@rule("round.stalemate")
def test_a_boss_whom_nobody_can_hurt_ends_the_game() -> None:
    hunt = nobody_hurts("martyr_logarius", INSTANTS)
    hunt.has("eileen", collected=2)
    hunt.all_play("hunters_dream")
    assert hunt.g.over
    assert hunt.order("stalemate", "scores") == ["stalemate", "scores", "scores", "scores"]
    assert hunt.g.winners == [1]


@rule("round.stalemate-monster")
def test_a_monster_whom_nobody_can_hurt_escapes_and_play_goes_on() -> None:
    hunt = nobody_hurts("lycanthrope", INSTANTS)
    hunt.next_enemies("celestial_child", "huntsman")
    hunt.all_play("hunters_dream")
    assert (hunt.question(), hunt.enemy()) == ("play-card", "celestial_child")
    hunt.rolls("0")
    hunt.all_play("hunters_dream")
    assert (hunt.question(), hunt.enemy()) == ("play-card", "huntsman")
    assert hunt.told("stalemate") == []


@rule("round.stalemate", "round.stalemate-monster")
@pytest.mark.parametrize("enemy", ["carrion_crow", "cleric_beast", "gehrman"])
def test_no_damage_card_at_all_ends_the_game(enemy: str) -> None:
    hunt = nobody_hurts(enemy, ["blood_vial", "transform_weapon", "hunters_dream"])
    hunt.all_play("hunters_dream")
    assert hunt.g.over
    assert hunt.order("stalemate") == ["stalemate"]


@rule("round.stalemate")
def test_one_damage_card_in_a_used_pile_keeps_the_hunt_alive() -> None:
    hunt = nobody_hurts("martyr_logarius", INSTANTS)
    hunt.has("ludwig", hand=INSTANTS, discard=["saw_cleaver"])
    hunt.plays(henryk="hunters_dream", eileen="hunters_dream", ludwig="hunter_pistol")
    assert not hunt.g.over


@rule("round.stalemate")
def test_one_upgrade_on_display_keeps_the_hunt_alive() -> None:
    hunt = nobody_hurts("martyr_logarius", INSTANTS)
    hunt.display("blood_vial")
    hunt.all_play("hunters_dream")
    for name in ["henryk", "eileen", "ludwig"]:
        hunt.declines(name)
    assert not hunt.g.over


@rule("round.stalemate")
def test_cards_of_the_eliminated_do_not_count() -> None:
    """Ludwig owned the last card that could hurt Logarius, and Rom puts Ludwig out."""
    hunt = Hunt(enemy="martyr_logarius", final_boss="rom", dice=["1+", "0"])
    hunt.display()
    hunt.upgrade_deck()
    hunt.has("henryk", hand=INSTANTS)
    hunt.has("eileen", hand=INSTANTS)
    hunt.has("ludwig", hand=[*INSTANTS, "saw_cleaver"], health=1, deaths=1)
    hunt.all_play("hunter_pistol")
    assert hunt["ludwig"].out
    assert hunt.order("stalemate") == ["stalemate"]


@rule("round.limit")
def test_the_sixtieth_round_is_the_last() -> None:
    hunt = Hunt(next_enemies=["huntsman", "carrion_crow"], dice=["0"])
    hunt.g.round = 59
    hunt.all_play("saw_cleaver")
    assert hunt.question() == "play-card"
    hunt.rolls("0")
    hunt.all_play("hunter_axe")
    assert hunt.g.over
    assert hunt.order("stalemate", "wins", "shares")[0] == "stalemate"


@rule("round.limit")
def test_a_table_may_play_without_the_round_limit() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["0"], round_limit="none")
    hunt.g.round = 60
    hunt.all_play("saw_cleaver")
    assert not hunt.g.over


@rule("round.limit")
def test_a_kill_in_the_sixtieth_round_is_no_stalemate() -> None:
    hunt = Hunt(enemy="gehrman", echoes=3, next_enemies=[], dice=["0"])
    hunt.g.round = 60
    hunt.all_play("saw_cleaver")
    assert hunt.order("killed", "stalemate") == ["killed"]
