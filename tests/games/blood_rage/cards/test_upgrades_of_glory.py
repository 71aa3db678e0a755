"""Clan upgrades: what they cost, and those that only pay glory (clauses card.clan.*)."""

import pytest

from tests.card import card
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@card("lokis_domain", "lokis_eminence", "lokis_wrath", "friggas_charm", "thors_glory")
@card("friggas_succor", "tyrs_domain", "lokis_blessing", "odins_inspiration", "tyrs_challenge")
@card("friggas_protection", "tyrs_prowess", "thors_domain", "friggas_domain", "odins_throne")
@card("thors_conquest", "friggas_sacrifice", "tyrs_wrath")
@pytest.mark.parametrize(
    ("upgrade", "cost"),
    [
        ("lokis_domain", 1),
        ("lokis_eminence", 2),
        ("lokis_wrath", 3),
        ("friggas_charm", 0),
        ("thors_glory", 2),
        ("friggas_succor", 2),
        ("tyrs_domain", 0),
        ("lokis_blessing", 1),
        ("odins_inspiration", 2),
        ("tyrs_challenge", 0),
        ("friggas_protection", 0),
        ("tyrs_prowess", 2),
        ("thors_domain", 1),
        ("friggas_domain", 0),
        ("odins_throne", 2),
        ("thors_conquest", 3),
        ("friggas_sacrifice", 1),
        ("tyrs_wrath", 1),
    ],
)
def test_the_cost_of_a_clan_upgrade(upgrade: str, cost: int) -> None:
    saga = Saga(age=3)
    saga.has("wolf", hand=[upgrade])
    saga.act("wolf", f"upgrade {upgrade}", "into clan_3")
    assert saga["wolf"].rage == 6 - cost
    assert saga.slots("wolf") == {"clan_3": upgrade}
    assert saga.asked() == ["bear"]


# Loki's Domain, Eminence and Wrath.


@rule("card.clan.loki-release")
@card("lokis_domain", "lokis_eminence", "lokis_wrath")
@pytest.mark.parametrize(
    ("upgrades", "glory"),
    [
        (["lokis_domain"], 4),
        (["lokis_eminence"], 8),
        (["lokis_wrath"], 12),
        (["lokis_domain", "lokis_wrath"], 16),
        (["lokis_domain", "lokis_eminence", "lokis_wrath"], 24),
    ],
)
def test_loki_pays_for_each_figure_released(upgrades: list[str], glory: int) -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=upgrades, valhalla=["warrior", "warrior", "leader", "ship"])
    saga.has("bear", valhalla=["warrior"])
    saga.everybody_passes()
    assert saga.glory() == [glory, 0, 0, 0]


@rule("card.clan.loki-release")
@card("lokis_domain", "friggas_domain")
def test_a_figure_recalled_by_friggas_domain_does_not_pay() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["lokis_domain", "friggas_domain"], valhalla=["warrior", "leader"])
    saga.act("wolf", "recall leader", "to gimle")
    assert saga["wolf"].glory == 0
    saga.everybody_passes()
    assert saga["wolf"].glory == 1


# Thor's Glory.


@rule("card.clan.thors-glory")
@card("thors_glory")
@pytest.mark.parametrize(("warriors", "glory"), [(1, 0), (2, 2), (4, 2)])
def test_thors_glory_pays_once_for_two_or_more_enemies(warriors: int, glory: int) -> None:
    saga = Saga()
    saga.token("gimle", "rage")
    saga.has("wolf", upgrades=["thors_glory"], gimle=["leader"], fjord_nw=["ship"])
    saga.has("bear", gimle=["warrior"] * warriors)
    saga.fight("gimle", wolf="", bear="")
    assert saga.glory() == [3 + glory, 0, 0, 0]


@card("thors_glory")
def test_thors_glory_counts_enemies_only_and_pays_a_loser_too() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["thors_glory"], gimle=["warrior", "warrior"])
    saga.has("bear", gimle=["leader"])
    saga.fight("gimle", wolf="", bear="")
    assert saga.glory() == [0, 3, 0, 0]  # two own warriors died
    saga = Saga()
    saga.has("wolf", upgrades=["thors_glory"], gimle=["warrior"])
    saga.has("bear", gimle=["leader"])
    saga.has("serpent", gimle=["warrior", "warrior"])
    saga.fight("gimle", wolf="", bear="", serpent="")
    assert saga.glory() == [2, 3, 0, 0]


@card("thors_glory", "troll")
def test_thors_glory_does_not_pay_for_victims_of_an_invasion() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["thors_glory", "troll"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.act("wolf", "invade troll", "to gimle")
    assert saga.figures("bear", "valhalla") == ["warrior", "warrior"]
    assert saga["wolf"].glory == 0


# Odin's Inspiration.


@rule("card.clan.odins-inspiration")
@card("odins_inspiration")
def test_odins_inspiration_doubles_the_glory_of_ragnarok() -> None:
    saga = Saga(age=2, doom=["utgard", "gimle", "andlang"])
    saga.has("wolf", upgrades=["odins_inspiration"], gimle=["warrior", "leader"])
    saga.has("bear", gimle=["warrior", "leader"])
    saga.everybody_passes()
    assert saga.glory() == [12, 6, 0, 0]


@rule("card.clan.odins-inspiration")
@card("odins_inspiration", "fire_dragons")
def test_odins_inspiration_does_not_double_the_glory_of_dragons() -> None:
    saga = Saga(age=2, doom=["utgard", "gimle", "andlang"])
    saga.has("wolf", upgrades=["odins_inspiration", "fire_dragons"], fjord_nw=["ship"])
    saga.everybody_passes()
    assert saga.glory() == [6 + 8, 0, 0, 0]


# Odin's Throne.


@rule("card.clan.odins-throne")
@card("odins_throne")
def test_odins_throne_doubles_the_glory_of_quests_and_not_the_stat() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["odins_throne"], quests=["quest_alfheim"], gimle=["warrior"])
    saga.everybody_passes()
    assert saga["wolf"].glory == 18
    saga.act("wolf", "raise axes")
    assert saga.g.over
    assert saga.stats("wolf") == [6, 4, 4]


@card("odins_throne")
def test_odins_throne_doubles_each_quest() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["odins_throne"], yggdrasil=["warrior"], valhalla=["warrior"] * 4)
    saga.has("wolf", quests=["quest_yggdrasil", "quest_glorious_death.1", "quest_manheim"])
    saga.everybody_passes()
    assert saga["wolf"].glory == 22 + 12


# Thor's Conquest.


@rule("card.clan.thors-conquest")
@card("thors_conquest")
def test_thors_conquest_pays_3_for_each_figure_on_the_board_at_the_end() -> None:
    saga = Saga(age=3, doom=["gimle", "andlang", "utgard"])
    saga.has("wolf", upgrades=["thors_conquest"], gimle=["warrior", "leader"], fjord_ne=["ship"])
    saga.has("wolf", yggdrasil=["warrior"], valhalla=["warrior"])
    saga.everybody_passes()
    assert saga.g.over
    assert saga.glory() == [12, 0, 0, 0]


@card("thors_conquest")
def test_thors_conquest_does_not_pay_for_those_whom_ragnarok_took() -> None:
    saga = Saga(age=3, doom=["gimle", "andlang", "utgard"])
    saga.has("wolf", upgrades=["thors_conquest"], utgard=["warrior"], horgr=["warrior"])
    saga.everybody_passes()
    assert saga.glory() == [4 + 3, 0, 0, 0]
