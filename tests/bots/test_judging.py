"""What the heuristic bot's judgement rests on: exact dice, echoes left, trophies, rivals."""

import pytest

from duskmoot.bots.bloodborne.danger import MOST, combo, fatal_total, rolls, suffers
from duskmoot.bots.bloodborne.rivals import guesses, importance
from duskmoot.bots.bloodborne.spoils import Odds, struck, trophy_gain
from duskmoot.bots.bloodborne.temper import Temper
from duskmoot.games.bloodborne.cards.table import CARDS, DICE_FACES
from duskmoot.games.bloodborne.worths import WORTH, rounds_left
from tests.games.bloodborne.hunt import Hunt, card, cards

GREEN, YELLOW, RED = (tuple(faces) for faces in DICE_FACES)


@pytest.mark.parametrize(("die", "mean"), [(GREEN, 1.25), (YELLOW, 2.0), (RED, 3.0)])
def test_combos_are_added_up(die: tuple[int, ...], mean: float) -> None:
    """The mean of all faces over the chance that a face ends the combo."""
    chances = combo(die)
    assert sum(chances) == pytest.approx(1.0)
    assert sum([n * p for n, p in enumerate(chances)]) == pytest.approx(mean, abs=0.001)


def test_the_red_die_shows_one_only_as_a_combo_that_ends_with_nothing() -> None:
    assert combo(RED)[0] == pytest.approx(1 / 6)
    assert combo(RED)[1] == pytest.approx(1 / 36)


def test_no_roll_is_lost_with_the_unlikely_ones() -> None:
    for name in ("carrion_crow", "huntsman", "lycanthrope"):
        assert sum([p for n, p in rolls(Hunt(enemy=name).g)]) == pytest.approx(1.0)


def pain(hunt: Hunt, used: str, roll: int) -> int:
    hunt["henryk"].revealed = [card(used)]
    return suffers(hunt.g, hunt["henryk"], roll)


def test_the_attack_hurts_as_card_and_enemy_say() -> None:
    crow = Hunt(enemy="carrion_crow")
    assert pain(crow, "hunter_axe", 3) == 3
    assert pain(crow, "hunters_dream", 3) == 1
    assert pain(crow, "flamesprayer", 3) == 2
    assert pain(crow, "repeating_pistol", 3) == 0
    assert pain(Hunt(enemy="cleric_beast"), "hunter_axe", 3) == 4
    assert pain(Hunt(enemy="cleric_beast"), "ludwigs_rifle", 3) == 3
    assert pain(Hunt(enemy="fluorescent_flower"), "hunters_dream", 3) == 3
    assert pain(Hunt(enemy="the_one_reborn"), "hunters_dream", 3) == 3
    nurse = Hunt(enemy="carrion_crow", final_boss="mergos_wet_nurse")
    assert pain(nurse, "hunter_axe", 3) == 4


@pytest.mark.parametrize("used", ["hunter_axe", "flamesprayer", "cannon"])
@pytest.mark.parametrize("enemy", ["carrion_crow", "cleric_beast"])
def test_the_fatal_roll_is_the_least_that_kills(enemy: str, used: str) -> None:
    hunt = Hunt(enemy=enemy)
    hunt.has("henryk", health=4)
    killing = [roll for roll in range(MOST) if pain(hunt, used, roll) >= 4]
    assert fatal_total(hunt.g, hunt["henryk"]) == killing[0]


def test_a_hit_moves_the_chances_of_what_is_left() -> None:
    assert struck([0.0, 0.0, 0.0, 1.0], [0.5, 0.0, 0.5, 0.0]) == [0.0, 0.5, 0.0, 0.5]
    assert struck([0.0, 0.5, 0.0, 0.5], [0.0, 0.0, 1.0, 0.0]) == [0.5, 0.5, 0.0, 0.0]


def test_a_blow_shares_in_a_kill_only_if_it_finds_an_echo() -> None:
    half_gone_half_two = Odds([0.5, 0.0, 0.5], [0.0, 0.0, 1.0])
    assert half_gone_half_two.result(3).taken == 1.0
    assert half_gone_half_two.result(3).shared_kill == 0.5
    assert half_gone_half_two.result(3).death == 1.0
    assert half_gone_half_two.result(0).shared_kill == 0.0
    assert half_gone_half_two.result(0).death == 0.5


def test_a_later_blow_may_finish_what_ours_leaves() -> None:
    two_left_then_often_one_more = Odds([0.0, 0.0, 1.0], [0.0, 0.25, 0.75])
    assert two_left_then_often_one_more.result(1).shared_kill == 0.25
    assert two_left_then_often_one_more.result(2).shared_kill == 1.0


def test_trophies_are_worth_the_next_step_on_each_track() -> None:
    hunt = Hunt(enemy="gehrman", next_enemies=[])
    hunt.has("henryk", trophies={"kin": 0, "humanoid": 1, "beast": 6})
    assert trophy_gain(hunt.g, hunt["henryk"]) == 1 + 2 + 0


def test_hands_are_known_by_what_does_not_lie_open() -> None:
    hunt = Hunt()
    hunt.has("eileen", hand=["hunter_axe", "hunters_dream"], discard=["saw_cleaver"])
    guessed = guesses(hunt["eileen"], Temper())
    assert {number for number, chance in guessed} == set(cards(["hunter_axe", "hunters_dream"]))
    assert sum([chance for number, chance in guessed]) == pytest.approx(1.0)


def test_a_transforming_rival_is_expected_to_bring_a_weapon_of_his_hand() -> None:
    hunt = Hunt()
    hunt.has("eileen", hand=["hunter_axe", "saw_cleaver", "hunters_dream"])
    hunt["eileen"].revealed = [card("transform_weapon")]
    guessed = guesses(hunt["eileen"], Temper())
    assert {number for number, chance in guessed} == set(cards(["hunter_axe", "saw_cleaver"]))


def test_the_leader_counts_more_than_other_rivals() -> None:
    hunt = Hunt()
    hunt.has("eileen", banked=5)
    hunt.has("ludwig", banked=3, collected=3)
    temper = Temper()
    assert importance(hunt.g, hunt["ludwig"], 0, temper) == temper.leader
    assert importance(hunt.g, hunt["eileen"], 0, temper) == temper.rival


def test_the_last_blows_at_the_final_boss_leave_no_rounds() -> None:
    assert rounds_left(Hunt(enemy="gehrman", echoes=3, next_enemies=[]).g) == 0.0
    assert rounds_left(Hunt(enemy="carrion_crow").g) > 10.0


def test_every_card_has_its_worth() -> None:
    assert set(WORTH) == {each.id for each in CARDS}
