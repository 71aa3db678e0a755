"""Table options: the other readings of single cards and of the rage track."""

import pytest

from tests.card import card
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@rule("card.monster.dark-elf")
@card("dark_elf")
def test_dark_elf_three_pays_the_strength_in_yggdrasil() -> None:
    saga = Saga(age=2, dark_elf="three")
    saga.has("wolf", upgrades=["dark_elf"])
    saga.act("wolf", "invade dark_elf", "to yggdrasil")
    assert saga["wolf"].rage == 3


@card("dark_elf")
def test_dark_elf_three_pays_1_elsewhere_and_needs_3_for_yggdrasil() -> None:
    saga = Saga(age=2, dark_elf="three")
    saga.has("wolf", upgrades=["dark_elf"], rage=2)
    saga.act("wolf", "invade dark_elf")
    assert saga.why_not("wolf", "to yggdrasil") == "action.unaffordable"
    saga.act("wolf", "to gimle")
    assert saga["wolf"].rage == 1


@card("dark_elf", "friggas_domain")
def test_dark_elf_three_leaves_friggas_domain_at_1() -> None:
    saga = Saga(age=3, dark_elf="three")
    saga.has("wolf", upgrades=["dark_elf", "friggas_domain"], valhalla=["dark_elf"], rage=1)
    saga.act("wolf", "recall dark_elf", "to yggdrasil")
    assert saga["wolf"].rage == 0
    assert saga.figures("wolf", "yggdrasil") == ["dark_elf"]


@card("dark_elf")
def test_dark_elf_three_leaves_the_free_invasion_free() -> None:
    saga = Saga(age=2, dark_elf="three")
    saga.has("wolf", hand=["dark_elf"], rage=1)
    saga.act("wolf", "upgrade dark_elf", "into monster_1", "to yggdrasil")
    assert saga["wolf"].rage == 0


@rule("card.quest.yggdrasil")
@card("quest_yggdrasil")
@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 10)])
def test_yggdrasil_quest_ten_lowers_the_third_age_only(age: int, glory: int) -> None:
    saga = Saga(age=age, yggdrasil_quest="ten")
    saga.has("wolf", quests=["quest_yggdrasil"], yggdrasil=["warrior"])
    saga.everybody_passes()
    assert saga["wolf"].glory == glory


@rule("card.battle.late-heimdall")
@card("heimdalls_gaze")
@pytest.mark.parametrize(("reading", "bonus"), [("three", 3), ("two", 2)])
def test_both_readings_of_heimdalls_gaze(reading: str, bonus: int) -> None:
    saga = Saga(age=3, heimdalls_gaze=reading)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="heimdalls_gaze", bear="")
    assert saga.totals() == {"wolf": 3 + bonus, "bear": 1}


@rule("card.clan.loki-release")
@card("lokis_wrath")
@pytest.mark.parametrize(("reading", "glory"), [("three", 6), ("one", 2)])
def test_both_readings_of_lokis_wrath(reading: str, glory: int) -> None:
    saga = Saga(age=3, lokis_wrath=reading)
    saga.has("wolf", upgrades=["lokis_wrath"], valhalla=["warrior", "leader"])
    saga.everybody_passes()
    assert saga["wolf"].glory == glory


@rule("clan.rage-cap")
@card("thors_ascension")
@pytest.mark.parametrize(("cap", "rage"), [("twelve", 12), ("none", 14)])
def test_rage_may_be_capped(cap: str, rage: int) -> None:
    saga = Saga(age=3, rage_cap=cap)
    saga.has("wolf", gimle=["leader"], rage=11)
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="thors_ascension", bear="")
    assert saga["wolf"].rage == rage
