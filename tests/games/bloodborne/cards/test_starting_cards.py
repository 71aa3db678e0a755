"""The five starting cards."""

from tests.card import card
from tests.games.bloodborne.cards.skirmish import (
    PLAIN_ROUND,
    against,
    before,
    blows,
    collected,
    healths,
    trophies,
    wounds,
)
from tests.rule import rule


@rule("card.starting-weapons")
@card("saw_cleaver", "hunter_axe", "hunter_pistol")
def test_the_starting_weapons_deal_1_2_and_1() -> None:
    hunt = against("carrion_crow")
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe", ludwig="hunter_pistol")
    assert blows(hunt) == [("ludwig", 1), ("henryk", 1), ("eileen", 2)]


@card("saw_cleaver")
def test_the_saw_cleaver_does_nothing_besides() -> None:
    hunt = against("carrion_crow", "2")
    hunt.all_play("saw_cleaver")
    assert hunt.order() == PLAIN_ROUND
    assert collected(hunt) == [1, 1, 1]
    assert healths(hunt) == [6, 6, 6]


@card("hunter_axe")
def test_the_hunter_axe_does_nothing_besides() -> None:
    hunt = against("carrion_crow", "2")
    hunt.all_play("hunter_axe")
    assert hunt.order() == PLAIN_ROUND
    assert collected(hunt) == [2, 2, 2]
    assert healths(hunt) == [6, 6, 6]


@card("hunter_axe")
def test_the_hunter_axe_takes_no_more_than_is_left() -> None:
    hunt = against("carrion_crow", echoes=3)
    hunt.all_play("hunter_axe")
    assert collected(hunt) == [2, 1, 0]
    assert trophies(hunt, "beast") == {"henryk": 1, "eileen": 1}


# Hunter Pistol.


@card("hunter_pistol")
def test_the_pistol_shoots_before_the_die_is_rolled() -> None:
    hunt = against("carrion_crow", "1")
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt.order("takes", "rolls") == ["takes", "rolls", "takes", "takes"]
    assert blows(hunt)[0] == ("eileen", 1)


@card("hunter_pistol")
def test_the_pistol_shoots_once() -> None:
    hunt = against("carrion_crow")
    hunt.plays(henryk="hunter_pistol", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt["henryk"].collected == 1


@card("hunter_pistol")
def test_two_pistols_cancel_each_other_for_the_whole_round() -> None:
    hunt = against("carrion_crow")
    hunt.plays(henryk="hunter_pistol", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert [line["hunter"] for line in hunt.told("pistols-cancel")] == ["henryk", "eileen"]
    assert blows(hunt) == [("ludwig", 1)]
    assert hunt.discard("henryk") == ["hunter_pistol"]


@card("hunter_pistol")
def test_three_pistols_all_cancel_each_other() -> None:
    hunt = against("carrion_crow")
    hunt.all_play("hunter_pistol")
    assert blows(hunt) == []


@card("hunter_pistol", "transform_weapon")
def test_a_pistol_brought_by_transform_cancels_another() -> None:
    hunt = against("carrion_crow")
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="saw_cleaver")
    hunt.brings(henryk="hunter_pistol")
    assert blows(hunt) == [("ludwig", 1)]


@card("hunter_pistol", "transform_weapon")
def test_a_pistol_left_in_hand_by_the_transformer_cancels_nothing() -> None:
    hunt = against("carrion_crow")
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="saw_cleaver")
    hunt.brings(henryk="saw_cleaver")
    assert blows(hunt) == [("eileen", 1), ("henryk", 1), ("ludwig", 1)]


@card("hunter_pistol", "repeating_pistol")
def test_a_repeating_pistol_does_not_cancel_a_hunter_pistol() -> None:
    hunt = against("carrion_crow")
    hunt.gains(henryk="repeating_pistol")
    hunt.plays(henryk="repeating_pistol", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert blows(hunt) == [("henryk", 1), ("eileen", 1), ("ludwig", 1)]


# Transform Weapon.


@card("transform_weapon")
def test_the_weapon_that_transform_brings_attacks_and_both_are_used() -> None:
    hunt = against("carrion_crow", "1")
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.brings(henryk="hunter_axe")
    assert blows(hunt)[0] == ("henryk", 2)
    assert healths(hunt) == [7, 7, 7]
    assert hunt.discard("henryk") == ["hunter_axe", "transform_weapon"]


@card("transform_weapon")
def test_transform_brings_the_instant_of_its_weapon() -> None:
    hunt = against("carrion_crow")
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.brings(henryk="hunter_pistol")
    assert hunt.order("takes", "rolls") == ["takes", "rolls", "takes", "takes"]
    assert hunt["henryk"].collected == 1


@card("transform_weapon")
def test_transform_brings_no_support_card_and_nothing_used() -> None:
    hunt = against("carrion_crow")
    hunt.has(
        "henryk",
        hand=["saw_cleaver", "blood_vial", "transform_weapon", "hunters_dream"],
        discard=["hunter_axe"],
    )
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.legal("henryk") == ["bring saw_cleaver"]
    assert hunt.why_not("henryk", "bring hunters_dream") == "round.transform.weapon-only"
    assert hunt.why_not("henryk", "bring blood_vial") == "round.transform.weapon-only"
    assert hunt.why_not("henryk", "bring hunter_axe") == "round.transform.hand-only"
    assert hunt.why_not("henryk", "done") == "round.transform.must"


@card("transform_weapon")
def test_transform_without_a_weapon_in_hand_does_nothing_further() -> None:
    hunt = against("carrion_crow", "2")
    hunt.has("henryk", hand=["transform_weapon", "hunters_dream"], discard=["hunter_axe"])
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [line["hunter"] for line in hunt.told("no-weapon")] == ["henryk"]
    assert blows(hunt) == [("eileen", 1), ("ludwig", 1)]
    assert hunt["henryk"].health == 6
    assert hunt.discard("henryk") == ["hunter_axe", "transform_weapon"]


# Hunter's Dream.


@card("hunters_dream")
def test_the_dream_halves_the_attack_rounded_down() -> None:
    hunt = against("garden_of_eyes", "3")
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert wounds(hunt) == [("henryk", 1), ("eileen", 3), ("ludwig", 3)]


@rule("damage.dream-any")
@card("hunters_dream")
def test_the_dream_halves_each_damage_of_the_round_on_its_own() -> None:
    hunt = against("executioner", "3")
    hunt.gains(ludwig="cannon")
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="cannon")
    assert hunt.order("attacks-all", "escapes") == ["attacks-all", "escapes"]
    assert [damage for name, damage in wounds(hunt) if name == "henryk"] == [1]
    assert [damage for name, damage in wounds(hunt) if name == "eileen"] == [3, 1, 1]


@card("hunters_dream")
def test_the_dreamer_banks_recovers_upgrades_and_heals_in_this_order() -> None:
    hunt = against("carrion_crow")
    hunt.display("kirkhammer")
    hunt.has(
        "henryk",
        hand=["hunters_dream", "transform_weapon"],
        discard=["saw_cleaver", "hunter_axe", "hunter_pistol"],
        collected=5,
        banked=3,
        health=2,
    )
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert (hunt["henryk"].collected, hunt["henryk"].banked) == (0, 8)
    assert hunt.discard("henryk") == []
    assert hunt["henryk"].health == 2
    hunt.takes("henryk", "kirkhammer")
    parts = ("banks", "recovers", "gains-upgrade", "wakes")
    assert hunt.order(*parts) == list(parts)
    assert hunt["henryk"].health == 8
    assert hunt.hand("henryk") == [
        "hunter_axe",
        "hunter_pistol",
        "hunters_dream",
        "kirkhammer",
        "saw_cleaver",
        "transform_weapon",
    ]


@card("hunters_dream")
def test_a_hunter_who_dies_dreaming_recovers_but_banks_nothing() -> None:
    hunt = against("bloody_crow_of_cainhurst", "2")
    hunt.has("henryk", hand=["hunters_dream"], discard=["hunter_axe"], collected=4, health=1)
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt["henryk"].dead
    assert (hunt["henryk"].collected, hunt["henryk"].banked) == (0, 0)
    assert hunt.hand("henryk") == ["hunter_axe", "hunters_dream"]


@card("hunters_dream")
def test_the_dream_is_never_the_card_removed() -> None:
    hunt = against("carrion_crow")
    hunt.display("cannon")
    hunt.gains(henryk="chikage")
    hunt.gains(henryk="tonitrus")
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.takes("henryk", "cannon")
    assert hunt.why_not("henryk", "remove hunters_dream") == "upgrade.dream-kept"
    assert "remove hunters_dream" not in hunt.legal("henryk")
    assert "remove cannon" in hunt.legal("henryk")


@card("hunters_dream")
def test_the_dream_of_the_old_round_gives_no_protection_from_a_reveal() -> None:
    hunt = before("maneater_boar", first="ludwig")
    hunt.plays(henryk="hunters_dream", eileen="hunter_pistol", ludwig="hunter_pistol")
    hunt.declines("henryk")
    assert hunt.enemy() == "maneater_boar"
    assert wounds(hunt) == [("henryk", 2)]
