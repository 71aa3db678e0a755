"""The worked examples of the rulebook, with their exact numbers."""

from tests.games.bloodborne.hunt import NAMES, Hunt
from tests.rule import rule


def the_lycanthrope() -> Hunt:
    """Henryk, Eileen and Ludwig meet the Lycanthrope; Henryk's Axe was used before."""
    hunt = Hunt(enemy="lycanthrope", dice=["2+", "0"], next_enemies=["brainsucker"])
    hunt.has(
        "henryk",
        hand=["saw_cleaver", "hunter_pistol", "transform_weapon", "hunters_dream"],
        discard=["hunter_axe"],
    )
    return hunt


@rule("example.choose")
def test_three_cards_are_revealed_together() -> None:
    hunt = the_lycanthrope()
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol")
    assert hunt.told("plays") == []
    hunt.plays(ludwig="hunter_axe")
    assert [(line["hunter"], line["card"]) for line in hunt.told("plays")] == [
        ("henryk", "transform_weapon"),
        ("eileen", "hunter_pistol"),
        ("ludwig", "hunter_axe"),
    ]


@rule("example.transform")
def test_henryk_transforms_into_the_saw_cleaver() -> None:
    hunt = the_lycanthrope()
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="hunter_axe")
    assert hunt.legal("henryk") == ["bring saw_cleaver", "bring hunter_pistol"]
    assert hunt.why_not("henryk", "bring hunter_axe") == "round.transform.hand-only"
    hunt.brings(henryk="saw_cleaver")
    assert "saw_cleaver" in hunt.discard("henryk")


@rule("example.transform")
def test_henryks_pistol_would_have_cancelled_eileens() -> None:
    hunt = the_lycanthrope()
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="hunter_axe")
    hunt.brings(henryk="hunter_pistol")
    assert [line["hunter"] for line in hunt.told("takes")] == ["ludwig"]
    assert hunt["henryk"].collected == hunt["eileen"].collected == 0


def fight_the_lycanthrope() -> Hunt:
    hunt = the_lycanthrope()
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="hunter_axe")
    hunt.brings(henryk="saw_cleaver")
    return hunt


@rule("example.instant")
def test_eileens_pistol_takes_an_echo_before_anything_else() -> None:
    hunt = fight_the_lycanthrope()
    assert hunt.told("takes", "rolls")[:2] == [
        {
            "key": "takes",
            "hunter": "eileen",
            "card": "hunter_pistol",
            "echoes": 1,
            "enemy": "lycanthrope",
        },
        {"key": "rolls", "die": "red", "face": "2+"},
    ]
    assert hunt["eileen"].collected == 1


@rule("example.monster-attack")
def test_the_lycanthrope_deals_2_to_each() -> None:
    hunt = fight_the_lycanthrope()
    assert [(line["die"], line["face"]) for line in hunt.told("rolls")] == [
        ("red", "2+"),
        ("red", "0"),
    ]
    assert [line["damage"] for line in hunt.told("attacks-all")] == [2]
    assert [hunt[name].health for name in NAMES[:3]] == [6, 6, 6]


@rule("example.hunters-attack")
def test_ludwig_gets_the_single_echo_left() -> None:
    hunt = fight_the_lycanthrope()
    assert hunt.order("rolls", "takes") == ["takes", "rolls", "rolls", "takes", "takes"]
    assert [(line["hunter"], line["card"], line["echoes"]) for line in hunt.told("takes")[1:]] == [
        ("henryk", "saw_cleaver", 1),
        ("ludwig", "hunter_axe", 1),
    ]
    assert [hunt[name].collected for name in NAMES[:3]] == [1, 1, 1]
    assert hunt.order("killed", "escapes") == ["killed"]


@rule("example.kill")
def test_all_three_earn_the_lycanthropes_trophy() -> None:
    hunt = fight_the_lycanthrope()
    assert hunt.told("killed") == [{"key": "killed", "enemy": "lycanthrope"}]
    assert hunt.told("trophy") == [
        {"key": "trophy", "hunter": name, "trophy": "beast"} for name in NAMES[:3]
    ]


@rule("example.escape")
def test_the_singing_brain_escapes_with_2_echoes() -> None:
    hunt = Hunt(enemy="brainsucker", dice=["0"], next_enemies=["carrion_crow"])
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunter_pistol")
    assert sum(line["echoes"] for line in hunt.told("takes")) == 4
    assert hunt.g.echoes == 2
    for name in NAMES[:3]:
        hunt.act(name, "drop transform_weapon")
    assert hunt.told("escapes") == [{"key": "escapes", "enemy": "brainsucker"}]
    assert hunt.enemy() == "carrion_crow"
    assert [hunt.trophies(name)["kin"] for name in NAMES[:3]] == [0, 0, 0]


def six_damage_to_gascoigne() -> Hunt:
    hunt = Hunt(enemy="father_gascoigne", dice=["0"], next_enemies=["carrion_crow"])
    assert hunt.g.echoes == 8
    hunt.all_play("hunter_axe")
    return hunt


@rule("example.boss-survives")
def test_gascoigne_survives_6_damage() -> None:
    hunt = six_damage_to_gascoigne()
    assert sum(hunt[name].collected for name in NAMES[:3]) == 6
    assert hunt.question() == "play-card"
    assert hunt.g.round == 2
    assert (hunt.enemy(), hunt.g.echoes) == ("father_gascoigne", 2)


@rule("example.boss-trophies")
def test_ludwig_earns_both_trophies_of_gascoigne() -> None:
    hunt = six_damage_to_gascoigne()
    assert hunt.trophies("ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    hunt.rolls("0")
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.told("killed") == [{"key": "killed", "enemy": "father_gascoigne"}]
    assert hunt.trophies("ludwig") == {"kin": 0, "humanoid": 1, "beast": 1}


EILEENS_PILE = ["saw_cleaver", "hunter_axe", "hunter_pistol", "flamesprayer"]


def eileen_dreams() -> Hunt:
    """Eileen owns seven cards and has 3 health and 2 collected echoes; the roll is 3."""
    hunt = Hunt(enemy="bloody_crow_of_cainhurst", dice=["3"], next_enemies=["carrion_crow"])
    hunt.display("kirkhammer", "repeating_pistol", "blood_vial")
    hunt.has(
        "eileen",
        health=3,
        collected=2,
        banked=1,
        hand=["hunters_dream", "transform_weapon", "ludwigs_rifle"],
        discard=EILEENS_PILE,
    )
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    assert hunt.asked() == ["eileen"]
    return hunt


@rule("example.dream-half")
def test_eileen_takes_half_of_3_and_survives() -> None:
    hunt = eileen_dreams()
    assert [line["damage"] for line in hunt.told("hurt")] == [3, 1, 3]
    assert hunt["eileen"].health == 2
    assert hunt.dead() == []


@rule("example.dream-bank")
def test_eileen_banks_her_2_echoes() -> None:
    hunt = eileen_dreams()
    assert (hunt["eileen"].collected, hunt["eileen"].banked) == (0, 1 + 2)


@rule("example.dream-recover")
def test_eileen_takes_all_her_used_cards_back() -> None:
    hunt = eileen_dreams()
    assert hunt.discard("eileen") == []
    assert hunt.hand("eileen") == sorted(
        [*EILEENS_PILE, "hunters_dream", "transform_weapon", "ludwigs_rifle"]
    )
    assert hunt.order("banks", "recovers") == ["banks", "recovers"]


@rule("example.dream-eighth")
def test_eileen_gives_up_her_saw_cleaver_for_the_repeating_pistol() -> None:
    hunt = eileen_dreams()
    hunt.takes("eileen", "repeating_pistol")
    assert len(hunt.owned("eileen")) == 8
    hunt.act("eileen", "remove saw_cleaver")
    assert len(hunt.owned("eileen")) == 7
    assert "repeating_pistol" in hunt.hand("eileen")
    assert "saw_cleaver" not in hunt.owned("eileen") + hunt.hand("eileen") + hunt.discard("eileen")
    assert hunt.removed() == ["saw_cleaver"]


@rule("example.dream-heal")
def test_last_of_all_eileens_health_is_restored() -> None:
    hunt = eileen_dreams()
    hunt.takes("eileen", "repeating_pistol")
    assert hunt["eileen"].health == 2
    hunt.act("eileen", "remove saw_cleaver")
    assert hunt["eileen"].health == 8
    assert hunt.told("wakes") == [{"key": "wakes", "hunter": "eileen", "health": 8}]


def gascoigne_kills_ludwig() -> Hunt:
    hunt = Hunt(enemy="father_gascoigne", dice=["4"])
    hunt.display("kirkhammer", "blood_vial", "cannon")
    hunt.has(
        "ludwig",
        health=3,
        collected=4,
        banked=6,
        hand=["hunter_axe", "hunter_pistol", "hunters_dream"],
        discard=["saw_cleaver", "transform_weapon"],
    )
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunter_axe")
    return hunt


@rule("example.death")
def test_ludwig_dies_and_loses_4_of_his_10_echoes() -> None:
    hunt = gascoigne_kills_ludwig()
    assert hunt.dead() == ["ludwig"]
    assert [line["hunter"] for line in hunt.told("takes")] == ["henryk", "eileen"]
    assert hunt.g.echoes == 8 - 2
    assert (hunt["ludwig"].collected, hunt["ludwig"].banked) == (0, 6)


@rule("example.death-return")
def test_ludwig_returns_with_a_blood_vial() -> None:
    hunt = gascoigne_kills_ludwig()
    assert hunt.asked() == ["ludwig"]
    hunt.takes("ludwig", "blood_vial")
    assert hunt.dead() == []
    assert hunt["ludwig"].health == 8
    assert hunt.hand("ludwig") == ["blood_vial", "hunter_pistol", "hunters_dream"]
    assert hunt.discard("ludwig") == ["hunter_axe", "saw_cleaver", "transform_weapon"]


@rule("example.trophy")
def test_eileens_second_humanoid_trophy_is_worth_3() -> None:
    hunt = Hunt(enemy="executioner", dice=["0"], next_enemies=[])
    hunt.has("eileen", trophies={"humanoid": 1})
    hunt.plays(henryk="hunter_axe", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt.told("killed") == [{"key": "killed", "enemy": "executioner"}]
    assert hunt["eileen"].collected == 2
    assert hunt.trophies("eileen") == {"kin": 0, "humanoid": 2, "beast": 0}
    hunt.faces("gehrman", echoes=1)
    hunt.plays(henryk="hunter_pistol", eileen="hunters_dream", ludwig="hunters_dream")
    assert [line for line in hunt.told("scores") if line["hunter"] == "eileen"] == [
        {"key": "scores", "hunter": "eileen", "banked": 2, "trophies": 3, "total": 5}
    ]


@rule("example.final-boss-trophies")
def test_henryk_advances_all_three_tokens() -> None:
    hunt = Hunt(enemy="gehrman", echoes=2, dice=["0"], next_enemies=[])
    hunt.has("henryk", trophies={"kin": 1, "humanoid": 2})
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="hunters_dream")
    assert hunt.trophies("henryk") == {"kin": 2, "humanoid": 3, "beast": 1}
    assert hunt.trophies("eileen") == {"kin": 0, "humanoid": 0, "beast": 0}


@rule("example.gehrman")
def test_gehrman_strengthens_all_but_himself() -> None:
    hunt = Hunt(echoes=1, final_boss="gehrman", next_enemies=["huntsman", "father_gascoigne"])
    hunt.plays(henryk="hunter_pistol", eileen="hunter_axe", ludwig="saw_cleaver")
    hunt.rolls("0")
    hunt.plays(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunter_pistol")
    hunt.faces("father_gascoigne", echoes=1)
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="hunter_axe")
    assert [(line["enemy"], line["echoes"]) for line in hunt.told("enemy-comes")] == [
        ("huntsman", 4 + 2),
        ("father_gascoigne", 8 + 2),
        ("gehrman", 14),
    ]


@rule("example.score")
def test_henryks_blood_score_is_21() -> None:
    hunt = Hunt(enemy="gehrman", echoes=4, dice=["0"], next_enemies=[])
    hunt.has(
        "henryk",
        hand=["ludwigs_holy_blade", "hunters_dream"],
        banked=9,
        trophies={"kin": 1, "humanoid": 2},
    )
    hunt.plays(henryk="ludwigs_holy_blade", eileen="hunter_pistol", ludwig="hunters_dream")
    assert [(line["hunter"], line["echoes"]) for line in hunt.told("takes")] == [
        ("eileen", 1),
        ("henryk", 3),
    ]
    assert hunt.trophies("henryk") == {"kin": 2, "humanoid": 3, "beast": 1}
    assert hunt.told("scores")[0] == {
        "key": "scores",
        "hunter": "henryk",
        "banked": 9 + 3,
        "trophies": 3 + 5 + 1,
        "total": 21,
    }
