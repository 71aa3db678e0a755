"""Step 7: Hunter's Dream."""

import pytest

from tests.games.bloodborne.hunt import NAMES, Hunt, cards
from tests.rule import rule

USED = ["saw_cleaver", "hunter_axe", "hunter_pistol"]


def henryk_dreams(enemy: str = "carrion_crow", dice: str = "0") -> Hunt:
    """Henryk, hurt and with three used cards, goes to the Dream; the others fight."""
    hunt = Hunt(enemy=enemy, next_enemies=["huntsman"], dice=[dice])
    hunt.display("cannon", "tonitrus", "chikage")
    hunt.has("henryk", hand=["transform_weapon", "hunters_dream"], discard=USED)
    hunt.has("henryk", health=4, collected=5, banked=3)
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="saw_cleaver")
    return hunt


# In turn order, one Hunter after the other.


@rule("round.dream.order")
def test_the_first_player_dreams_before_the_dead_return() -> None:
    hunt = Hunt(dice=["3"])
    hunt.display("cannon", "tonitrus", "chikage")
    hunt.has("eileen", health=3)
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt.asked() == ["henryk"]
    hunt.takes("henryk", "tonitrus")
    assert hunt.asked() == ["eileen"]
    assert hunt.legal("eileen") == ["take cannon", "take chikage", "done"]


@rule("round.dream.order")
def test_a_dead_first_player_returns_before_the_others_dream() -> None:
    hunt = Hunt(first="eileen", dice=["3"])
    hunt.has("eileen", health=3)
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="hunters_dream")
    assert hunt.asked() == ["eileen"]
    hunt.declines("eileen")
    assert hunt.asked() == ["ludwig"]
    hunt.declines("ludwig")
    assert hunt.asked() == ["henryk"]


@rule("round.dream.order")
def test_each_finishes_all_his_parts_before_the_next() -> None:
    hunt = Hunt(dice=["0"], next_enemies=["huntsman"])
    hunt.display("cannon", "tonitrus", "chikage")
    hunt.all_play("hunters_dream")
    hunt.takes("henryk", "cannon")
    hunt.takes("eileen", "tonitrus")
    hunt.declines("ludwig")
    parts = hunt.told("banks", "recovers", "gains-upgrade", "no-upgrade", "wakes")
    assert [line["hunter"] for line in parts] == [
        *["henryk"] * 4,
        *["eileen"] * 4,
        *["ludwig"] * 4,
    ]


@rule("round.dream.order")
def test_only_dreamers_and_the_dead_act_in_step_7() -> None:
    hunt = henryk_dreams()
    hunt.declines("henryk")
    assert {line["hunter"] for line in hunt.told("banks", "recovers", "wakes", "returns")} == {
        "henryk"
    }


# The four parts.


@rule("round.dream.sequence")
def test_a_dreamer_banks_recovers_upgrades_and_heals_in_this_order() -> None:
    hunt = henryk_dreams()
    assert hunt.question() == "take-upgrade"
    assert (hunt["henryk"].collected, len(hunt.hand("henryk")), hunt["henryk"].health) == (0, 5, 4)
    hunt.takes("henryk", "cannon")
    parts = ["banks", "recovers", "gains-upgrade", "wakes"]
    assert hunt.order(*parts) == parts


@rule("round.dream.not-fighting")
def test_a_dreamer_neither_attacks_nor_wins_a_trophy() -> None:
    hunt = Hunt(echoes=3, dice=["0"])
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="saw_cleaver")
    assert [line["hunter"] for line in hunt.told("takes", "takes-nothing")] == ["eileen", "ludwig"]
    assert hunt.order("killed") == ["killed"]
    assert [hunt.trophies(name)["beast"] for name in NAMES[:3]] == [0, 1, 1]
    assert (hunt["henryk"].collected, hunt["henryk"].banked) == (0, 0)


@rule("round.dream.bank")
def test_all_collected_echoes_are_banked() -> None:
    hunt = henryk_dreams()
    assert (hunt["henryk"].collected, hunt["henryk"].banked) == (0, 3 + 5)
    assert hunt.told("banks") == [{"key": "banks", "hunter": "henryk", "echoes": 5}]


@rule("round.dream.bank")
def test_who_does_not_dream_banks_nothing() -> None:
    hunt = henryk_dreams()
    hunt.declines("henryk")
    assert (hunt["eileen"].collected, hunt["eileen"].banked) == (2, 0)


@rule("round.dream.recover")
def test_the_whole_pile_and_the_dream_come_back() -> None:
    hunt = Hunt(enemy="carrion_crow", next_enemies=["huntsman"], dice=["0"])
    hunt.has("henryk", hand=["transform_weapon", "hunters_dream"], discard=USED)
    before = len(hunt.hand("henryk")) - 1  # the Dream itself is laid down
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="saw_cleaver")
    assert len(hunt.hand("henryk")) == before + 4
    assert hunt.hand("henryk") == sorted(["transform_weapon", "hunters_dream", *USED])
    assert hunt.discard("henryk") == hunt.revealed("henryk") == []
    hunt.declines("henryk")
    assert hunt.discard("henryk") == []


@rule("round.dream.recover")
def test_used_upgrades_come_back_too() -> None:
    hunt = Hunt(enemy="carrion_crow", next_enemies=["huntsman"], dice=["0"])
    hunt.has("henryk", hand=["hunters_dream"], discard=["cannon", "blood_vial"])
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt.hand("henryk") == ["blood_vial", "cannon", "hunters_dream"]


@rule("round.dream.only-recovery")
def test_without_the_dream_the_pile_only_grows() -> None:
    """Three rounds of a fighter who never dreams, against a Boss who does not fall."""
    hunt = Hunt(enemy="the_one_reborn", dice=["0", "0", "0"])
    used: list[str] = []
    for played in ["hunter_pistol", "saw_cleaver", "transform_weapon"]:
        hunt.display()
        hunt.plays(henryk=played, eileen="hunters_dream", ludwig="hunters_dream")
        used.append(played)
        if played == "transform_weapon":
            hunt.brings(henryk="hunter_axe")
            used.append("hunter_axe")
        assert hunt.discard("henryk") == sorted(used)
    assert hunt.hand("henryk") == ["hunters_dream"]


@rule("round.dream.only-recovery")
def test_death_without_the_dream_brings_no_card_back() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["4"])
    hunt.has("henryk", hand=["hunter_axe", "hunters_dream"], discard=["saw_cleaver"], health=1)
    hunt.all_play("hunter_axe")
    hunt.declines("henryk")
    assert hunt["henryk"].health == 8
    assert hunt.discard("henryk") == ["hunter_axe", "saw_cleaver"]


@rule("round.dream.only-recovery")
def test_in_whole_games_piles_shrink_only_by_a_dream_or_a_card_that_says_so() -> None:
    shrunk = 0
    for seed in range(3):
        hunt = Hunt(seed=seed)
        while not hunt.g.over:
            piles = {name: hunt.discard(name) for name in NAMES[:3]}
            told = len(hunt.told())
            name = hunt.asked()[0]
            acts = hunt.legal(name)
            hunt.act(name, acts[(told + seed) % len(acts)])
            excused = {
                line["hunter"]
                for line in hunt.told()[told:]
                if line["key"] in ("recovers", "takes-back", "removes")
            }
            for each, pile in piles.items():
                if any(hunt.discard(each).count(used) < pile.count(used) for used in pile):
                    assert each in excused
                    shrunk += 1
    assert shrunk > 0


@rule("round.dream.upgrade")
def test_a_dreamer_takes_one_of_the_available_upgrades() -> None:
    hunt = henryk_dreams()
    hunt.upgrade_deck("flamesprayer")
    assert hunt.legal("henryk") == ["take cannon", "take tonitrus", "take chikage", "done"]
    hunt.takes("henryk", "tonitrus")
    assert "tonitrus" in hunt.hand("henryk")
    assert hunt.g.display == cards(["cannon", "chikage", "flamesprayer"])
    assert hunt.question() == "play-card"


@rule("round.dream.upgrade")
def test_the_upgrade_is_kept_for_good() -> None:
    hunt = henryk_dreams()
    hunt.takes("henryk", "tonitrus")
    hunt.rolls("0")
    hunt.plays(henryk="tonitrus", eileen="saw_cleaver", ludwig="hunter_axe")
    assert "tonitrus" in hunt.discard("henryk")
    hunt.display()
    hunt.rolls("0")
    hunt.plays(henryk="hunters_dream", eileen="hunter_pistol", ludwig="transform_weapon")
    hunt.brings(ludwig="hunter_pistol")
    assert "tonitrus" in hunt.hand("henryk")
    assert "tonitrus" in hunt.owned("henryk")


@rule("round.dream.upgrade")
def test_a_dreamer_gets_one_upgrade_and_no_more() -> None:
    hunt = henryk_dreams()
    hunt.takes("henryk", "cannon")
    assert len(hunt.told("gains-upgrade")) == 1
    assert len(hunt.owned("henryk")) == 6
    assert hunt.question() == "play-card"


@rule("round.dream.heal")
@pytest.mark.parametrize(("final_boss", "full"), [("gehrman", 8), ("rom", 8), ("ebrietas", 6)])
def test_a_dreamer_wakes_in_full_health(final_boss: str, full: int) -> None:
    hunt = Hunt(final_boss=final_boss, next_enemies=["huntsman"], dice=["0"])
    hunt.display()
    hunt.has("henryk", health=2)
    hunt.has("eileen", health=2)
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert (hunt["henryk"].health, hunt["eileen"].health) == (full, 2)
    assert hunt.told("wakes") == [{"key": "wakes", "hunter": "henryk", "health": full}]
