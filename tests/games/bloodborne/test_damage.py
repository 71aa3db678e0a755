"""How damage is counted (fact base: order of bonuses, reductions, caps and halving)."""

import pytest

from tests.games.bloodborne.hunt import NAMES, Hunt
from tests.rule import rule


@rule("damage.order-enemy")
def test_bonuses_come_before_the_echoes_left() -> None:
    hunt = Hunt("father_gascoigne", echoes=3, dice=["0"], next_enemies=["carrion_crow"])
    hunt.has("henryk", hand=["stake_driver", "hunters_dream"])
    hunt.plays(henryk="stake_driver", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt["henryk"].collected == 3  # 2 + 2, but no more than there is


@rule("damage.order-enemy")
def test_bonuses_come_before_the_enemys_reductions() -> None:
    hunt = Hunt("labyrinth_madman", dice=["0"], next_enemies=["carrion_crow"])
    hunt.has("henryk", hand=["burial_blade", "hunters_dream"])
    hunt.has("ludwig", dead=True, health=0)
    hunt.plays(henryk="burial_blade", eileen="transform_weapon")
    hunt.brings(eileen="saw_cleaver")
    assert hunt["henryk"].collected == 2 + 1 - 1
    assert hunt["eileen"].collected == 0


@rule("damage.order-enemy")
@pytest.mark.parametrize(("echoes", "taken"), [(12, 1), (2, 1), (1, 1)])
def test_the_enemys_cap_and_the_echoes_left_both_limit(echoes: int, taken: int) -> None:
    hunt = Hunt("watchdog_of_the_old_lords", echoes=echoes, dice=["0"], next_enemies=[])
    hunt.has("henryk", hand=["ludwigs_rifle", "hunters_dream"])
    hunt.plays(henryk="ludwigs_rifle", eileen="transform_weapon", ludwig="hunter_axe")
    hunt.brings(eileen="saw_cleaver")
    assert hunt["henryk"].collected == taken


@rule("damage.order-hunter")
def test_the_final_bosss_bonus_comes_before_the_halving() -> None:
    hunt = Hunt("lycanthrope", dice=["3"], final_boss="mergos_wet_nurse", next_enemies=["huntsman"])
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    assert hunt["eileen"].health == 8 - 2  # (3 + 1) / 2
    assert hunt["henryk"].health == 8 - 4


@rule("damage.order-hunter")
def test_bonuses_come_before_the_reduction_by_a_card() -> None:
    hunt = Hunt("lycanthrope", dice=["0"], final_boss="mergos_wet_nurse", next_enemies=["huntsman"])
    hunt.has("henryk", hand=["flamesprayer", "hunters_dream"])
    hunt.plays(henryk="flamesprayer", eileen="hunter_axe", ludwig="saw_cleaver")
    assert hunt["henryk"].health == 8  # 0 + 1 - 1
    assert hunt["eileen"].health == 8 - 1


@rule("damage.order-hunter")
def test_all_bonuses_add_up_before_a_card_prevents_the_damage() -> None:
    hunt = Hunt("cleric_beast", dice=["2+", "1"], final_boss="mergos_wet_nurse", next_enemies=[])
    hunt.has("henryk", hand=["repeating_pistol", "hunters_dream"])
    hunt.plays(henryk="repeating_pistol", eileen="hunter_axe", ludwig="hunter_pistol")
    assert [hunt[name].health for name in NAMES[:3]] == [8, 8 - 3 - 1 - 1, 8 - 3 - 1]


@rule("damage.dream-any")
def test_hunters_dream_halves_each_damage_on_its_own() -> None:
    hunt = Hunt("executioner", dice=["3"], next_enemies=["carrion_crow"])
    hunt.plays(henryk="saw_cleaver", eileen="hunters_dream", ludwig="saw_cleaver")
    assert hunt.told("escapes") == [{"key": "escapes", "enemy": "executioner"}]
    assert hunt.asked() == ["eileen"]
    assert hunt["eileen"].health == 8 - 1 - 0  # halved in one sum it would be 2
    assert hunt["henryk"].health == 8 - 3 - 1


@rule("damage.dream-any")
def test_hunters_dream_halves_the_damage_of_another_hunters_card() -> None:
    hunt = Hunt("bloody_crow_of_cainhurst", dice=["0"], next_enemies=["carrion_crow"])
    hunt.has("henryk", hand=["cannon", "hunters_dream"])
    hunt.plays(henryk="cannon", eileen="hunters_dream", ludwig="saw_cleaver")
    assert hunt["eileen"].health == 8
    assert hunt["ludwig"].health == 8 - 1


@rule("damage.stricter")
def test_of_a_cap_and_a_cancellation_the_stricter_counts() -> None:
    hunt = Hunt("watchdog_of_the_old_lords", dice=["0"], next_enemies=[])
    hunt.plays(henryk="hunter_pistol", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt["henryk"].collected == 0  # the Watchdog would let 1 through
    assert hunt["eileen"].collected == 0
    assert hunt.g.echoes == 12 - 1


@rule("damage.escape-kill")
def test_an_escaping_monster_can_kill() -> None:
    hunt = Hunt("rabid_dog", dice=["0"], next_enemies=["carrion_crow"])
    hunt.has("eileen", health=2, collected=3)
    hunt.all_play("saw_cleaver")
    assert hunt.dead() == ["eileen"]
    assert hunt["eileen"].collected == 0
    assert hunt.question() == "take-upgrade"
    assert hunt.asked() == ["eileen"]
    hunt.declines("eileen")
    assert hunt.dead() == []
    assert hunt["eileen"].health == 8
    assert hunt.question() == "play-card"
    assert sorted(hunt.asked()) == ["eileen", "henryk", "ludwig"]
