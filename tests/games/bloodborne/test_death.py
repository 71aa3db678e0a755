"""Death of a Hunter (book: step 4, step 7, 'Death of a Hunter')."""

import pytest

from tests.games.bloodborne.hunt import Hunt
from tests.rule import rule


def deadly(roll: str, first: str = "henryk", final_boss: str = "gehrman") -> Hunt:
    """A Monster with a red die; neither it nor the next one has an ability."""
    return Hunt(
        "bloody_crow_of_cainhurst",
        dice=[roll],
        next_enemies=["carrion_crow"],
        first=first,
        final_boss=final_boss,
    )


@rule("death.at-zero")
@pytest.mark.parametrize("roll", ["3", "4"])
def test_a_hunter_at_zero_health_or_less_is_dead(roll: str) -> None:
    hunt = deadly(roll)
    hunt.has("eileen", health=3)
    hunt.all_play("hunter_axe")
    assert hunt.dead() == ["eileen"]
    assert hunt["eileen"].health == 0
    assert hunt.order("attacks-all", "dies", "takes") == ["attacks-all", "dies", "takes", "takes"]


@rule("death.at-zero")
def test_a_hunter_with_health_left_lives() -> None:
    hunt = deadly("2")
    hunt.has("eileen", health=3)
    hunt.all_play("hunter_axe")
    assert hunt["eileen"].health == 1
    assert hunt.told("dies") == []
    assert hunt.question() == "play-card"


@rule("death.lose-collected")
def test_the_dying_lose_what_they_collected() -> None:
    hunt = deadly("2")
    hunt.has("henryk", collected=3)
    hunt.has("eileen", health=2, collected=4)
    hunt.plays(henryk="hunter_axe", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt["eileen"].collected == 0
    assert hunt.told("loses-collected") == [
        {"key": "loses-collected", "hunter": "eileen", "echoes": 4}
    ]
    assert hunt["henryk"].collected == 3 + 2  # the lost echoes went to the supply, to nobody else
    assert hunt["ludwig"].collected == 1


@rule("death.keep-banked")
def test_the_dying_keep_what_they_banked() -> None:
    hunt = deadly("2")
    hunt.has("eileen", health=2, collected=4, banked=6)
    hunt.all_play("hunter_axe")
    hunt.declines("eileen")
    assert hunt["eileen"].deaths == 1
    assert hunt["eileen"].banked == 6


@rule("death.no-attack")
def test_the_dead_do_not_attack() -> None:
    hunt = Hunt("father_gascoigne", dice=["3"])
    hunt.has("eileen", health=2)
    hunt.plays(henryk="transform_weapon", eileen="hunter_axe", ludwig="saw_cleaver")
    hunt.brings(henryk="saw_cleaver")
    assert hunt.asked() == ["eileen"]
    assert hunt["eileen"].collected == 0
    assert [line["hunter"] for line in hunt.told("takes", "takes-nothing")] == ["henryk", "ludwig"]
    assert hunt.g.echoes == 8 - 2


@rule("death.until-dream")
def test_dead_in_step_4_plays_again_in_the_next_round() -> None:
    hunt = deadly("4")
    hunt.has("eileen", health=4)
    hunt.all_play("hunter_axe")
    hunt.declines("eileen")
    assert hunt.dead() == []
    assert hunt.question() == "play-card"
    assert sorted(hunt.asked()) == ["eileen", "henryk", "ludwig"]
    assert hunt.legal("eileen") == [
        "play saw_cleaver",
        "play hunter_pistol",
        "play transform_weapon",
        "play hunters_dream",
    ]


@rule("death.until-dream")
def test_dead_by_a_reveal_sits_out_the_coming_round() -> None:
    hunt = Hunt("lycanthrope", dice=["0"], next_enemies=["beast_patient", "carrion_crow"])
    hunt.has("eileen", health=1)
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="transform_weapon")
    hunt.brings(ludwig="saw_cleaver")
    assert hunt.enemy() == "beast_patient"
    assert hunt.dead() == ["eileen"]
    assert hunt.question() == "play-card"
    assert hunt.asked() == ["ludwig", "henryk"]
    hunt.rolls("1")
    hunt.plays(ludwig="hunter_axe", henryk="hunter_pistol")
    assert hunt.question() == "take-upgrade"
    assert hunt.asked() == ["eileen"]
    hunt.declines("eileen")
    assert hunt.dead() == []
    assert hunt["eileen"].health == 8
    assert sorted(hunt.asked()) == ["eileen", "henryk", "ludwig"]


@rule("death.until-dream")
def test_an_eliminated_hunter_does_not_return() -> None:
    hunt = deadly("4", final_boss="rom")
    hunt.has("eileen", health=4, deaths=1)
    hunt.all_play("hunter_axe")
    assert hunt["eileen"].out
    assert hunt.told("returns") == []
    assert hunt.question() == "play-card"
    assert sorted(hunt.asked()) == ["henryk", "ludwig"]


@rule("death.heal")
@pytest.mark.parametrize(("final_boss", "maximum"), [("gehrman", 8), ("ebrietas", 6)])
def test_the_dead_return_with_full_health(final_boss: str, maximum: int) -> None:
    hunt = deadly("4", final_boss=final_boss)
    hunt.has("eileen", health=1)
    hunt.all_play("hunter_axe")
    assert hunt["eileen"].health == 0
    hunt.declines("eileen")
    assert hunt["eileen"].health == maximum


@rule("death.upgrade")
def test_the_dead_may_take_an_upgrade_in_turn_order() -> None:
    hunt = deadly("3", first="eileen")
    hunt.display("kirkhammer", "cannon", "blood_vial")
    hunt.has("henryk", health=2)
    hunt.has("ludwig", health=2)
    hunt.all_play("hunter_axe")
    assert hunt.question() == "take-upgrade"
    assert hunt.asked() == ["ludwig"]
    hunt.takes("ludwig", "kirkhammer")
    assert hunt.asked() == ["henryk"]
    assert hunt.legal("henryk") == ["take cannon", "take blood_vial", "done"]
    hunt.takes("henryk", "cannon")
    assert hunt.question() == "play-card"
    assert "kirkhammer" in hunt.hand("ludwig")
    assert "cannon" in hunt.hand("henryk")


@rule("death.no-recover")
def test_the_dead_do_not_take_their_used_cards_back() -> None:
    hunt = deadly("4")
    pile = ["saw_cleaver", "hunter_pistol", "transform_weapon", "kirkhammer"]
    hunt.has("eileen", health=4, hand=["hunter_axe", "hunters_dream"], discard=pile)
    hunt.all_play("hunter_axe")
    hunt.declines("eileen")
    assert hunt.discard("eileen") == sorted([*pile, "hunter_axe"])
    assert hunt.hand("eileen") == ["hunters_dream"]


@rule("death.dreamer")
def test_who_dies_dreaming_takes_his_used_cards_back() -> None:
    hunt = deadly("4")
    pile = ["saw_cleaver", "hunter_axe", "hunter_pistol"]
    hunt.has("eileen", health=2, hand=["transform_weapon", "hunters_dream"], discard=pile)
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="hunter_axe")
    assert hunt.dead() == ["eileen"]
    hunt.declines("eileen")
    assert hunt.discard("eileen") == []
    assert hunt.hand("eileen") == sorted([*pile, "hunters_dream", "transform_weapon"])
    assert hunt.told("recovers") == [{"key": "recovers", "hunter": "eileen", "cards": 4}]


@rule("death.no-bank")
def test_who_dies_dreaming_banks_nothing() -> None:
    hunt = deadly("2")
    hunt.has("henryk", collected=3, banked=5)
    hunt.has("eileen", health=1, collected=3, banked=5)
    hunt.plays(henryk="hunters_dream", eileen="hunters_dream", ludwig="hunter_axe")
    hunt.declines("henryk")
    hunt.declines("eileen")
    assert [line["hunter"] for line in hunt.told("banks")] == ["henryk"]
    assert (hunt["henryk"].collected, hunt["henryk"].banked) == (0, 8)
    assert hunt["eileen"].deaths == 1
    assert (hunt["eileen"].collected, hunt["eileen"].banked) == (0, 5)


@rule("death.earlier-instant")
def test_an_instant_before_death_earns_the_trophy() -> None:
    hunt = Hunt("lycanthrope", dice=["3"], next_enemies=["carrion_crow"])
    hunt.has("eileen", health=3)
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="hunters_dream")
    assert hunt.dead() == ["eileen"]
    assert hunt.told("killed") == [{"key": "killed", "enemy": "lycanthrope"}]
    assert hunt.trophies("eileen") == {"kin": 0, "humanoid": 0, "beast": 1}
    assert hunt["eileen"].collected == 0
    assert hunt.trophies("ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}


@rule("death.earlier-instant")
def test_an_attack_before_death_earns_the_trophy() -> None:
    hunt = Hunt("lycanthrope", dice=["0"], next_enemies=["carrion_crow"])
    hunt.has("henryk", health=1)
    hunt.has("ludwig", hand=["cannon", "hunters_dream"])
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="cannon")
    assert hunt.dead() == ["henryk"]
    assert hunt.told("takes") == [
        {"key": "takes", "hunter": hunter, "card": card, "echoes": echoes, "enemy": "lycanthrope"}
        for hunter, card, echoes in [("henryk", "hunter_axe", 2), ("ludwig", "cannon", 1)]
    ]
    assert hunt.trophies("henryk") == {"kin": 0, "humanoid": 0, "beast": 1}
    assert hunt["henryk"].collected == 0


@rule("death.simultaneous")
@pytest.mark.parametrize("first", ["henryk", "eileen", "ludwig"])
def test_one_roll_kills_two_in_the_same_step(first: str) -> None:
    hunt = deadly("4", first=first)
    hunt.has("henryk", health=4)
    hunt.has("ludwig", health=2)
    hunt.all_play("hunter_axe")
    assert hunt.dead() == ["henryk", "ludwig"]
    assert hunt.order("hurt", "dies", "takes") == ["hurt"] * 3 + ["dies"] * 2 + ["takes"]
    assert hunt.told("takes")[0]["hunter"] == "eileen"


@rule("death.not-target")
def test_the_dead_take_no_further_damage() -> None:
    hunt = Hunt("rabid_dog", dice=["3"], next_enemies=["carrion_crow"])
    hunt.has("eileen", health=3)
    hunt.plays(henryk="saw_cleaver", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt.told("escapes") == [{"key": "escapes", "enemy": "rabid_dog"}]
    assert [line["hunter"] for line in hunt.told("hurt")] == [
        "henryk",
        "eileen",
        "ludwig",
        "henryk",
        "ludwig",
    ]
    assert (hunt["eileen"].health, hunt["eileen"].deaths) == (0, 1)
    hunt.declines("eileen")
    assert hunt["eileen"].health == 8
    assert hunt["henryk"].health == 8 - 3 - 2


@rule("death.not-target")
def test_the_dead_are_not_healed() -> None:
    hunt = Hunt("lycanthrope", dice=["0"], blood_vial="everyone")
    hunt.has("henryk", hand=["blood_vial", "hunters_dream"], health=2)
    hunt.has("eileen", health=2)
    hunt.has("ludwig", dead=True, health=0)
    hunt.plays(henryk="blood_vial", eileen="hunter_axe")
    assert hunt.told("healed") == [
        {"key": "healed", "hunter": "henryk", "health": 8},
        {"key": "healed", "hunter": "eileen", "health": 8},
    ]
    assert hunt.asked() == ["ludwig"]
    assert (hunt["ludwig"].dead, hunt["ludwig"].health) == (True, 0)


@rule("death.not-target")
def test_nothing_is_stolen_from_the_dead() -> None:
    hunt = Hunt("lycanthrope", dice=["0"])
    hunt.has("henryk", hand=["shaman_bone_blade", "hunters_dream"])
    hunt.has("ludwig", dead=True, health=0)
    hunt.plays(henryk="shaman_bone_blade", eileen="hunter_axe")
    assert hunt.legal("henryk") == ["aim 1"]
    assert hunt.why_not("henryk", "aim 2") == "death.not-target"
