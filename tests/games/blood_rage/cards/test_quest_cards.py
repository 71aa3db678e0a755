"""The quests (clauses card.quest.*)."""

import pytest

from tests.card import card
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


def quest_phase(age: int, quests: list[str], **places: list[str]) -> Saga:
    """Wolf has committed these quests and stands in these places; ready to be judged."""
    saga = Saga(age=age, doom=["myrkulor"] * 3)
    saga.has("wolf", quests=quests, **places)
    return saga


@rule("card.quest.region")
@card("quest_alfheim", "quest_jotunheim", "quest_manheim")
@pytest.mark.parametrize(("age", "glory"), [(1, 5), (2, 7), (3, 9)])
@pytest.mark.parametrize(
    ("quest", "province"),
    [
        ("quest_alfheim", "andlang"),
        ("quest_alfheim", "gimle"),
        ("quest_jotunheim", "muspelheim"),
        ("quest_jotunheim", "horgr"),
        ("quest_jotunheim", "utgard"),
        ("quest_manheim", "elvagar"),
        ("quest_manheim", "angerboda"),
        ("quest_manheim", "myrkulor"),
    ],
)
def test_a_region_quest_pays_by_its_age(quest: str, province: str, age: int, glory: int) -> None:
    saga = quest_phase(age, [quest], **{province: ["warrior"]})
    saga.everybody_passes()
    assert saga["wolf"].glory == glory
    saga.act("wolf", "raise horns")
    assert saga.stats("wolf") == [6, 3, 5]


@card("quest_alfheim", "quest_jotunheim", "quest_manheim")
@pytest.mark.parametrize(
    ("quest", "fjord"),
    [
        ("quest_alfheim", "fjord_nw"),
        ("quest_alfheim", "fjord_sw"),
        ("quest_jotunheim", "fjord_se"),
        ("quest_jotunheim", "fjord_sw"),
        ("quest_manheim", "fjord_ne"),
        ("quest_manheim", "fjord_nw"),
    ],
)
def test_a_ship_alone_in_a_fjord_is_enough(quest: str, fjord: str) -> None:
    saga = quest_phase(1, [quest], **{fjord: ["ship"]})
    saga.everybody_passes()
    assert saga["wolf"].glory == 5


@card("quest_alfheim", "quest_jotunheim", "quest_manheim")
@pytest.mark.parametrize("quest", ["quest_alfheim", "quest_jotunheim", "quest_manheim"])
def test_a_tie_in_every_province_fails_a_region_quest(quest: str) -> None:
    provinces = {p: ["warrior"] for p in ("gimle", "horgr", "elvagar")}
    saga = quest_phase(1, [quest], **provinces)
    saga.has("bear", **provinces)
    saga.everybody_passes()
    assert saga["wolf"].glory == 0


@card("quest_alfheim", "quest_jotunheim", "quest_manheim")
@pytest.mark.parametrize("quest", ["quest_alfheim", "quest_jotunheim", "quest_manheim"])
def test_two_copies_pay_separately(quest: str) -> None:
    saga = quest_phase(1, [quest, quest], gimle=["warrior"], horgr=["warrior"], elvagar=["warrior"])
    saga.everybody_passes()
    assert saga["wolf"].glory == 10
    saga.act("wolf", "raise rage", "raise rage")
    assert saga.stats("wolf") == [8, 3, 4]


@rule("card.quest.glorious-death")
@card("quest_glorious_death")
@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
def test_four_figures_in_valhalla_are_a_glorious_death(age: int, glory: int) -> None:
    saga = quest_phase(age, ["quest_glorious_death"], valhalla=["warrior"] * 3 + ["ship"])
    saga.everybody_passes()
    assert saga["wolf"].glory == glory
    assert saga.question() == "raise"


@rule("card.quest.glorious-death")
@card("quest_glorious_death")
def test_a_death_in_ragnarok_comes_too_late() -> None:
    saga = quest_phase(1, ["quest_glorious_death"], valhalla=["warrior"] * 3, myrkulor=["warrior"])
    saga.everybody_passes()
    assert saga.question() == "draft"
    assert saga["wolf"].glory == 2


@rule("card.quest.yggdrasil")
@card("quest_yggdrasil")
@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
def test_the_most_strength_in_yggdrasil(age: int, glory: int) -> None:
    saga = quest_phase(age, ["quest_yggdrasil"], yggdrasil=["leader", "warrior"])
    saga.has("bear", yggdrasil=["leader"])
    saga.everybody_passes()
    assert saga["wolf"].glory == glory


@rule("card.quest.yggdrasil")
@card("quest_yggdrasil")
def test_as_much_strength_in_yggdrasil_is_not_enough() -> None:
    saga = quest_phase(2, ["quest_yggdrasil"], yggdrasil=["leader", "warrior"])
    saga.has("bear", yggdrasil=["leader", "warrior"])
    saga.everybody_passes()
    assert saga["wolf"].glory == 0
    assert [line["key"] for line in saga.told("fulfils", "fails-quest")] == ["fails-quest"]


@card("quest_yggdrasil", "dark_elf")
def test_the_dark_elf_counts_3_for_yggdrasil() -> None:
    saga = quest_phase(2, ["quest_yggdrasil"], upgrades=["dark_elf"], yggdrasil=["dark_elf"])
    saga.has("bear", yggdrasil=["warrior", "warrior"])
    saga.everybody_passes()
    assert saga["wolf"].glory == 8
