"""Ranged Upgrades: Repeating Pistol to Flamesprayer."""

import pytest

from tests.card import card
from tests.games.bloodborne.cards.skirmish import (
    against,
    blows,
    collected,
    healths,
    trophies,
    wounds,
)
from tests.rule import rule


@rule("card.ranged-upgrades")
@card("repeating_pistol", "flamesprayer")
def test_who_shoots_is_hit_less() -> None:
    hunt = against("bloody_crow_of_cainhurst", "4")
    hunt.gains(henryk="repeating_pistol", eileen="flamesprayer")
    hunt.plays(henryk="repeating_pistol", eileen="flamesprayer", ludwig="saw_cleaver")
    assert wounds(hunt) == [("eileen", 3), ("ludwig", 4)]
    assert blows(hunt) == [("henryk", 1), ("eileen", 2), ("ludwig", 1)]


# Repeating Pistol.


@rule("card.ranged-upgrades")
@card("repeating_pistol")
def test_the_repeating_pistol_shoots_in_step_3_and_not_again() -> None:
    hunt = against("carrion_crow", "2")
    hunt.gains(henryk="repeating_pistol")
    hunt.plays(henryk="repeating_pistol", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.order("takes", "rolls") == ["takes", "rolls", "takes", "takes"]
    assert hunt["henryk"].collected == 1


@card("repeating_pistol")
def test_two_repeating_pistols_do_not_cancel_each_other() -> None:
    hunt = against("carrion_crow", "2")
    hunt.gains(henryk="repeating_pistol", eileen="repeating_pistol")
    hunt.plays(henryk="repeating_pistol", eileen="repeating_pistol", ludwig="saw_cleaver")
    assert collected(hunt) == [1, 1, 1]
    assert healths(hunt) == [8, 8, 6]


@card("repeating_pistol", "cannon")
def test_the_repeating_pistol_stops_the_attack_of_step_4_only() -> None:
    hunt = against("rabid_dog", "3")
    hunt.gains(henryk="repeating_pistol", eileen="cannon")
    hunt.plays(henryk="repeating_pistol", eileen="cannon", ludwig="hunters_dream")
    assert [damage for name, damage in wounds(hunt) if name == "henryk"] == [1, 2]


@card("repeating_pistol")
def test_a_repeating_pistol_brought_by_transform_protects_too() -> None:
    hunt = against("carrion_crow", "2")
    hunt.gains(henryk="repeating_pistol")
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.brings(henryk="repeating_pistol")
    assert healths(hunt) == [8, 6, 6]


# Ludwig's Rifle.


@rule("card.ranged-upgrades")
@card("ludwigs_rifle")
def test_the_rifle_deals_2_in_step_3_and_not_again() -> None:
    hunt = against("carrion_crow", "2")
    hunt.gains(henryk="ludwigs_rifle")
    hunt.plays(henryk="ludwigs_rifle", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.order("takes", "rolls") == ["takes", "rolls", "takes", "takes"]
    assert collected(hunt) == [2, 1, 1]
    assert healths(hunt) == [6, 6, 6]


@card("ludwigs_rifle")
def test_two_rifles_do_not_cancel_each_other() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="ludwigs_rifle", eileen="ludwigs_rifle")
    hunt.plays(henryk="ludwigs_rifle", eileen="ludwigs_rifle", ludwig="saw_cleaver")
    assert collected(hunt) == [2, 2, 1]


@card("ludwigs_rifle")
def test_the_rifle_may_kill_before_anybody_is_hit() -> None:
    hunt = against("carrion_crow", "2", echoes=2)
    hunt.gains(henryk="ludwigs_rifle")
    hunt.plays(henryk="ludwigs_rifle", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert healths(hunt) == [8, 8, 8]
    assert trophies(hunt, "beast") == {"henryk": 1}


# Hunter Blunderbuss.


@rule("card.ranged-upgrades")
@card("blunderbuss")
def test_the_blunderbuss_deals_1_and_stops_one_melee_weapon() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="blunderbuss")
    hunt.plays(henryk="blunderbuss", eileen="hunter_axe", ludwig="hunter_axe")
    hunt.aims("henryk", "eileen")
    assert hunt.order("cancels", "takes", "rolls") == ["cancels", "takes", "rolls", "takes"]
    assert blows(hunt) == [("henryk", 1), ("ludwig", 2)]
    assert hunt.discard("eileen") == ["hunter_axe"]


@card("blunderbuss")
def test_the_blunderbuss_is_aimed_at_another_living_hunter_with_a_melee_weapon() -> None:
    hunt = against("carrion_crow", seats=5)
    hunt.gains(henryk="blunderbuss", ludwig="beast_blood_pellet")
    hunt.has("valtr", dead=True, health=0)
    hunt.plays(
        henryk="blunderbuss",
        eileen="saw_cleaver",
        ludwig="beast_blood_pellet",
        djura="hunter_pistol",
    )
    assert hunt.legal("henryk") == ["aim 1"]
    assert hunt.why_not("henryk", "aim 0") == "not-offered"
    assert hunt.why_not("henryk", "aim 2") == "card.ranged-upgrades"
    assert hunt.why_not("henryk", "aim 3") == "card.ranged-upgrades"
    assert hunt.why_not("henryk", "aim 4") == "death.not-target"
    assert hunt.why_not("henryk", "done") == "round.instant.text"


@card("blunderbuss")
def test_the_blunderbuss_without_a_target_only_deals_its_damage() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="blunderbuss", eileen="cannon")
    hunt.plays(henryk="blunderbuss", eileen="cannon", ludwig="hunter_pistol")
    assert hunt.told("cancels") == []
    assert blows(hunt) == [("henryk", 1), ("ludwig", 1), ("eileen", 3)]


@card("blunderbuss", "transform_weapon")
def test_the_blunderbuss_stops_a_melee_weapon_brought_by_transform() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="blunderbuss")
    hunt.plays(henryk="blunderbuss", eileen="transform_weapon", ludwig="hunter_pistol")
    hunt.brings(eileen="hunter_axe")
    assert hunt.legal("henryk") == ["aim 1"]
    hunt.aims("henryk", "eileen")
    assert blows(hunt) == [("henryk", 1), ("ludwig", 1)]
    assert hunt.discard("eileen") == ["hunter_axe", "transform_weapon"]


@card("blunderbuss")
def test_a_weapon_is_stopped_for_one_round_only() -> None:
    hunt = against("watchdog_of_the_old_lords", "0", "0")
    hunt.gains(henryk="blunderbuss")
    hunt.plays(henryk="blunderbuss", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.aims("henryk", "eileen")
    assert hunt["eileen"].collected == 0
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe", ludwig="hunter_pistol")
    assert hunt["eileen"].collected == 2


@rule("card.blunderbuss-cancel")
@card("blunderbuss", "chikage")
def test_a_stopped_chikage_takes_nothing_and_costs_nothing() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="blunderbuss", eileen="chikage")
    hunt.plays(henryk="blunderbuss", eileen="chikage", ludwig="saw_cleaver")
    hunt.aims("henryk", "eileen")
    assert hunt["eileen"].collected == 0
    assert healths(hunt) == [8, 8, 8]
    assert hunt.discard("eileen") == ["chikage"]


@rule("card.blunderbuss-cancel")
@card("blunderbuss", "tonitrus")
def test_a_stopped_tonitrus_hurts_nobody() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="blunderbuss", eileen="tonitrus")
    hunt.plays(henryk="blunderbuss", eileen="tonitrus", ludwig="saw_cleaver")
    hunt.aims("henryk", "eileen")
    assert wounds(hunt) == []
    assert blows(hunt) == [("henryk", 1), ("ludwig", 1)]
    assert hunt.discard("eileen") == ["tonitrus"]


@rule("card.blunderbuss-cancel")
@card("blunderbuss", "threaded_cane")
def test_a_stopped_threaded_cane_takes_no_card_back() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="blunderbuss")
    hunt.has("eileen", hand=["threaded_cane", "hunters_dream"], discard=["hunter_axe"])
    hunt.plays(henryk="blunderbuss", eileen="threaded_cane", ludwig="saw_cleaver")
    hunt.aims("henryk", "eileen")
    assert hunt.question() == "play-card"
    assert hunt.hand("eileen") == ["hunters_dream"]
    assert hunt.discard("eileen") == ["hunter_axe", "threaded_cane"]


@rule("card.blunderbuss-cancel")
@card("blunderbuss", "cleric_beast")
def test_a_stopped_weapon_stays_revealed_as_a_melee_weapon() -> None:
    hunt = against("cleric_beast", "1")
    hunt.gains(henryk="blunderbuss")
    hunt.plays(henryk="blunderbuss", eileen="saw_cleaver", ludwig="hunter_pistol")
    hunt.aims("henryk", "eileen")
    assert wounds(hunt) == [("henryk", 1), ("eileen", 2), ("ludwig", 1)]


@card("blunderbuss", "martyr_logarius")
def test_the_blunderbuss_stops_a_weapon_even_where_its_damage_counts_for_nothing() -> None:
    hunt = against("martyr_logarius")
    hunt.gains(henryk="blunderbuss")
    hunt.plays(henryk="blunderbuss", eileen="hunter_axe", ludwig="saw_cleaver")
    hunt.aims("henryk", "eileen")
    assert blows(hunt) == [("ludwig", 1)]


# Cannon.


@rule("card.friendly-fire")
@card("cannon")
def test_the_cannon_first_hurts_all_others_and_one_it_kills_does_not_attack() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="cannon")
    hunt.has("eileen", health=1)
    hunt.plays(henryk="cannon", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt["eileen"].dead
    assert healths(hunt) == [8, 0, 7]
    assert blows(hunt) == [("henryk", 3), ("ludwig", 1)]


@card("cannon")
def test_the_cannon_hurts_before_it_deals_its_damage() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="cannon")
    hunt.plays(henryk="cannon", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.order("hurt", "takes") == ["hurt", "hurt", "takes", "takes", "takes"]


@rule("death.earlier-instant")
@card("cannon")
def test_who_attacked_before_the_cannon_killed_him_keeps_the_trophy_only() -> None:
    hunt = against("carrion_crow", echoes=5)
    hunt.gains(eileen="cannon")
    hunt.has("henryk", health=1)
    hunt.plays(henryk="hunter_axe", eileen="cannon", ludwig="saw_cleaver")
    assert collected(hunt) == [0, 3, 0]
    assert trophies(hunt, "beast") == {"henryk": 1, "eileen": 1}


@card("cannon")
def test_the_cannon_kills_several_at_once_and_spares_dreamers_and_the_dead() -> None:
    hunt = against("carrion_crow", "2", seats=5)
    hunt.gains(henryk="cannon")
    hunt.has("eileen", health=3)
    hunt.has("ludwig", health=3)
    hunt.has("djura", health=2)
    hunt.plays(
        henryk="cannon",
        eileen="hunter_axe",
        ludwig="hunter_axe",
        djura="hunter_axe",
        valtr="hunters_dream",
    )
    assert wounds(hunt)[5:] == [("eileen", 1), ("ludwig", 1)]
    assert [line["hunter"] for line in hunt.told("dies")] == ["djura", "eileen", "ludwig"]
    assert blows(hunt) == [("henryk", 3)]


@card("cannon")
def test_a_cannon_brought_by_transform_hurts_the_others_too() -> None:
    hunt = against("carrion_crow")
    hunt.gains(ludwig="cannon")
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="transform_weapon")
    hunt.brings(ludwig="cannon")
    assert healths(hunt) == [7, 7, 8]
    assert blows(hunt) == [("henryk", 1), ("eileen", 1), ("ludwig", 3)]


# Flamesprayer.


@rule("card.ranged-upgrades")
@card("flamesprayer")
@pytest.mark.parametrize(("face", "damage"), [("0", 0), ("1", 0), ("3", 2)])
def test_the_flamesprayer_reduces_the_attack_on_its_owner_by_1(face: str, damage: int) -> None:
    hunt = against("garden_of_eyes", face)
    hunt.gains(henryk="flamesprayer")
    hunt.plays(henryk="flamesprayer", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt["henryk"].health == 8 - damage
    assert hunt["henryk"].collected == 2


@card("flamesprayer", "cannon")
def test_the_flamesprayer_reduces_no_other_damage() -> None:
    hunt = against("executioner", "2", echoes=9)
    hunt.gains(henryk="flamesprayer", eileen="cannon")
    hunt.plays(henryk="flamesprayer", eileen="cannon", ludwig="saw_cleaver")
    assert [damage for name, damage in wounds(hunt) if name == "henryk"] == [1, 1, 1]


@card("flamesprayer")
def test_the_flamesprayer_attacks_in_step_5() -> None:
    hunt = against("carrion_crow", "2")
    hunt.gains(henryk="flamesprayer")
    hunt.plays(henryk="flamesprayer", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.order("rolls", "takes") == ["rolls", "takes", "takes", "takes"]
