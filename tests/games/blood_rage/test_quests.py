"""The quest phase (clauses quest.*)."""

import pytest

from tests.games.blood_rage.saga import Saga
from tests.rule import rule


def judged(saga: Saga) -> list[tuple[str, str]]:
    """What became of each quest: its clan and `fulfils` or `fails-quest`."""
    return [(line["clan"], line["key"]) for line in saga.told("fulfils", "fails-quest")]


@rule("quest.reveal")
def test_all_quests_are_open_in_the_quest_phase() -> None:
    saga = Saga()
    saga.has("wolf", quests=["quest_alfheim", "quest_manheim"], gimle=["warrior"])
    saga.has("bear", quests=["quest_jotunheim"])
    saga.everybody_passes()
    assert saga.question() == "raise"
    clans = saga.view("raven").table["clans"]
    assert clans[0]["revealed"] == saga["wolf"].revealed
    assert len(clans[0]["revealed"]) == 2
    assert clans[1]["revealed"] == saga["bear"].revealed
    assert len(clans[1]["revealed"]) == 1
    assert saga["wolf"].quests == saga["bear"].quests == []


@rule("quest.reward")
def test_a_fulfilled_quest_gives_glory_and_a_stat_of_choice() -> None:
    saga = Saga()
    saga.has("wolf", quests=["quest_manheim"], elvagar=["warrior"])
    saga.everybody_passes()
    assert saga["wolf"].glory == 5
    assert (saga.asked(), saga.legal("wolf")) == (
        ["wolf"],
        ["raise rage", "raise axes", "raise horns"],
    )
    saga.act("wolf", "raise axes")
    assert saga.stats("wolf") == [6, 4, 4]


@rule("quest.fail")
def test_a_failed_quest_costs_nothing() -> None:
    saga = Saga()
    saga.has("wolf", quests=["quest_manheim"], glory=3)
    saga.everybody_passes()
    assert judged(saga) == [("wolf", "fails-quest")]
    assert (saga["wolf"].glory, saga.stats("wolf")) == (3, [6, 3, 4])


@rule("quest.clear")
def test_all_revealed_quests_are_discarded() -> None:
    saga = Saga()
    saga.has("wolf", quests=["quest_manheim", "quest_alfheim"], elvagar=["warrior"])
    saga.everybody_passes()
    saga.act("wolf", "raise axes")
    assert saga.question() == "draft"
    assert saga.discarded() == ["quest_alfheim", "quest_manheim"]
    assert all(c.quests == c.revealed == [] for c in saga.g.clans)


@rule("quest.strength")
@pytest.mark.parametrize(("ship", "result"), [(["ship"], "fulfils"), ([], "fails-quest")])
def test_strength_is_that_of_province_and_fjord(ship: list[str], result: str) -> None:
    saga = Saga()  # 2 and a battle card in hand, or 2 + 2, against 3
    saga.has("wolf", quests=["quest_alfheim"], gimle=["warrior", "warrior"], fjord_nw=ship)
    saga.has("wolf", hand=["tyrs_rage.2"])
    saga.has("bear", gimle=["leader"])
    saga.everybody_passes()
    assert judged(saga) == [("wolf", result)]


@rule("quest.strength")
def test_a_warrior_and_a_ship_have_strength_3() -> None:
    saga = Saga()
    saga.has("wolf", quests=["quest_alfheim"], gimle=["warrior"], fjord_nw=["ship"])
    saga.has("bear", quests=["quest_alfheim"], gimle=["leader"])
    saga.everybody_passes()
    assert judged(saga) == [("wolf", "fails-quest"), ("bear", "fails-quest")]


@rule("quest.region")
def test_one_province_of_the_region_is_enough() -> None:
    saga = Saga(doom=["gimle", "andlang", "myrkulor"])
    saga.has("wolf", quests=["quest_jotunheim"], horgr=["warrior"], muspelheim=["warrior"])
    saga.has("wolf", utgard=["warrior"])
    saga.has("bear", horgr=["leader"], muspelheim=["warrior", "warrior"])
    saga.everybody_passes()
    assert judged(saga) == [("wolf", "fulfils")]
    assert saga["wolf"].glory == 5


@rule("quest.region")
def test_strength_in_another_region_or_in_a_destroyed_province_does_not_count() -> None:
    saga = Saga(destroyed=["muspelheim"])
    saga.has("wolf", quests=["quest_alfheim"], utgard=["leader"])
    saga.has("bear", quests=["quest_jotunheim"], fjord_se=["ship"], horgr=["warrior"])
    saga.has("serpent", horgr=["leader"])
    saga.everybody_passes()
    assert judged(saga) == [("wolf", "fails-quest"), ("bear", "fails-quest")]


@rule("quest.tie")
def test_a_tie_does_not_fulfil_the_quest() -> None:
    saga = Saga()
    saga.has("wolf", quests=["quest_alfheim"], gimle=["leader"])
    saga.has("bear", gimle=["warrior"] * 3)
    saga.everybody_passes()
    assert judged(saga) == [("wolf", "fails-quest")]
    assert saga.glory() == [0, 0, 0, 0]


@rule("quest.snapshot")
@pytest.mark.parametrize("first", ["wolf", "bear"])
def test_the_order_of_the_seats_does_not_matter(first: str) -> None:
    saga = Saga(first=first, turn=first)
    saga.has(
        "wolf", quests=["quest_alfheim", "quest_manheim"], gimle=["leader"], elvagar=["warrior"]
    )
    saga.has("bear", quests=["quest_alfheim", "quest_manheim"], gimle=["warrior"])
    saga.has("bear", angerboda=["warrior"])
    saga.everybody_passes()
    while saga.question() == "raise":
        saga.act(saga.asked()[0], "raise horns")
    assert saga.glory() == [10, 5, 0, 0]
    assert saga.stats("wolf") == [6, 3, 6]
    assert saga.stats("bear") == [6, 3, 5]


@rule("quest.snapshot")
def test_stats_are_asked_from_the_first_player_clockwise() -> None:
    saga = Saga(first="serpent", turn="serpent")
    saga.has("bear", quests=["quest_alfheim"], gimle=["warrior"])
    saga.has("raven", quests=["quest_jotunheim"], horgr=["warrior"])
    saga.everybody_passes()
    assert saga.glory() == [0, 5, 0, 5]
    assert saga.asked() == ["raven"]
    saga.act("raven", "raise rage")
    assert saga.asked() == ["bear"]
