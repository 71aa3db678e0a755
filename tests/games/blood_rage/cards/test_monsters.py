"""The nine monsters (clauses card.monster.*)."""

import pytest

from tests.card import card
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


def strengths(saga: Saga) -> dict[str, int]:
    return {line["clan"]: line["strength"] for line in saga.told("total")}


@card("troll", "dwarf_chieftain", "sea_serpent", "valkyrie", "dark_elf")
@card("fire_giant", "frost_giant", "soldier_of_hel", "volur_witch")
@pytest.mark.parametrize(
    ("monster", "cost", "strength"),
    [
        ("troll", 2, 2),
        ("dwarf_chieftain", 0, 2),
        ("sea_serpent", 3, 3),
        ("valkyrie", 2, 2),
        ("dark_elf", 1, 1),
        ("fire_giant", 4, 4),
        ("frost_giant", 4, 4),
        ("soldier_of_hel", 0, 3),
        ("volur_witch", 3, 3),
    ],
)
def test_the_cost_and_the_strength_of_a_monster(monster: str, cost: int, strength: int) -> None:
    saga = Saga(age=3)
    saga.has("wolf", hand=[monster])
    saga.act("wolf", f"upgrade {monster}", "into monster_2")
    assert saga["wolf"].rage == 6 - cost
    saga.act("wolf", "to fjord_nw" if monster == "sea_serpent" else "to gimle")
    assert saga["wolf"].rage == 6 - cost
    assert saga.slots("wolf") == {"monster_2": monster}
    saga.has("bear", gimle=["warrior"])
    saga.turn_of("wolf")
    saga["wolf"].rage = 1
    saga.fight("gimle", wolf="", bear="")
    assert strengths(saga) == {"wolf": strength, "bear": 1}


# Troll.


@rule("card.monster.troll")
@card("troll")
def test_the_troll_destroys_enemy_warriors_where_it_invades() -> None:
    saga = Saga()
    saga.has("wolf", hand=["troll"], gimle=["warrior"])
    saga.has("bear", gimle=["warrior", "warrior", "leader"], fjord_nw=["ship"])
    saga.has("serpent", andlang=["warrior"])
    saga.act("wolf", "upgrade troll", "into monster_1", "to gimle")
    assert saga.figures("bear", "valhalla") == ["warrior", "warrior"]
    assert saga.figures("bear", "gimle") == ["leader"]
    assert saga.figures("bear", "fjord_nw") == ["ship"]
    assert saga.figures("wolf", "gimle") == ["troll", "warrior"]
    assert saga.figures("serpent", "andlang") == ["warrior"]
    assert saga.glory() == [0, 0, 0, 0]


@rule("card.monster.troll")
@card("troll")
def test_the_troll_needs_a_free_village_first() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["troll"])
    saga.has("bear", utgard=["warrior"] * 3)
    saga.act("wolf", "invade troll")
    assert saga["wolf"].rage == 4
    assert saga.why_not("wolf", "to utgard") == "board.village-limit"


@rule("card.monster.troll")
@card("troll")
def test_a_marching_troll_destroys_nobody() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["troll"], gimle=["troll"])
    saga.has("bear", horgr=["warrior", "warrior"])
    saga.act("wolf", "march gimle", "march-to horgr", "send troll")
    assert saga.figures("bear", "horgr") == ["warrior", "warrior"]


@card("troll", "friggas_domain")
def test_a_troll_out_of_valhalla_destroys_too() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["troll", "friggas_domain"], valhalla=["troll"])
    saga.has("bear", horgr=["warrior"])
    saga.act("wolf", "recall troll", "to horgr")
    assert saga.figures("bear", "valhalla") == ["warrior"]
    assert saga["wolf"].rage == 5


# Dwarf Chieftain and Soldier of Hel.


@rule("card.monster.free-monsters")
@card("dwarf_chieftain", "soldier_of_hel")
@pytest.mark.parametrize("monster", ["dwarf_chieftain", "soldier_of_hel"])
def test_some_monsters_cost_nothing_to_play_and_to_invade(monster: str) -> None:
    saga = Saga(age=3, seats=2)
    saga.has("wolf", hand=[monster], rage=1)
    saga.act("wolf", f"upgrade {monster}", "into monster_1", "done")
    assert saga.figures("wolf", "reserve").count(monster) == 1
    saga.act("bear", "done")
    saga.act("wolf", f"invade {monster}", "to gimle")
    assert saga["wolf"].rage == 1
    assert saga.figures("wolf", "gimle") == [monster]


@rule("card.monster.free-monsters")
@card("dwarf_chieftain", "soldier_of_hel")
@pytest.mark.parametrize("monster", ["dwarf_chieftain", "soldier_of_hel"])
def test_without_rage_even_a_free_monster_stays_at_home(monster: str) -> None:
    saga = Saga(age=3)
    saga.has("wolf", hand=["dwarf_chieftain", "soldier_of_hel"], upgrades=[monster], rage=0)
    assert saga.why_not("wolf", f"invade {monster}") == "action.zero-rage"
    assert saga.why_not("wolf", f"upgrade {monster}") == "action.zero-rage"


# Sea Serpent.


@rule("card.monster.sea-serpent")
@card("sea_serpent", "lokis_dragons")
def test_the_sea_serpent_is_a_ship_in_every_respect() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["sea_serpent", "lokis_dragons"])
    saga.has("bear", gimle=["leader"])
    saga.act("wolf", "invade sea_serpent")
    assert saga.why_not("wolf", "to gimle") == "action.invade.ship"
    saga.act("wolf", "to fjord_nw")
    assert saga["wolf"].rage == 3
    saga.turn_of("wolf")
    assert [p for p in ("gimle", "myrkulor") if saga.why_not("wolf", f"pillage {p}") == ""] == [
        "gimle",
        "myrkulor",
    ]
    assert saga.why_not("wolf", "march fjord_nw") == "not-offered"
    saga.fight("gimle", wolf="", bear="tyrs_bash")
    assert strengths(saga) == {"wolf": 3, "bear": 3}
    assert saga.glory() == [4, 3, 0, 0]


@card("sea_serpent", "fire_giant")
def test_the_fire_giant_does_not_burn_the_sea_serpent() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["fire_giant"])
    saga.has("bear", upgrades=["sea_serpent"], fjord_nw=["sea_serpent", "ship"])
    saga.act("wolf", "invade fire_giant", "to gimle")
    assert saga.figures("bear", "fjord_nw") == ["sea_serpent"]


@card("sea_serpent")
def test_the_sea_serpent_answers_no_call_to_battle() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", upgrades=["sea_serpent"], fjord_ne=["sea_serpent"])
    saga.act("wolf", "pillage gimle")
    assert saga.question() == "action"


# Valkyrie.


@rule("card.monster.valkyrie")
@card("valkyrie")
def test_the_valkyrie_gains_2_glory_for_each_enemy_figure_destroyed() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["valkyrie"], gimle=["valkyrie", "leader"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.has("serpent", gimle=["warrior"])
    saga.token("gimle", "rage")
    saga.fight("gimle", wolf="", bear="", serpent="")
    assert strengths(saga) == {"wolf": 5, "bear": 2, "serpent": 1}
    assert saga.glory() == [3 + 6, 0, 0, 0]


@rule("card.monster.valkyrie")
@card("valkyrie")
def test_a_valkyrie_who_dies_still_counts_the_enemies() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["valkyrie"], gimle=["valkyrie", "warrior"])
    saga.has("bear", gimle=["leader"])
    saga.has("serpent", gimle=["warrior", "warrior"])
    saga.fight("gimle", wolf="", bear="tyrs_bash.1", serpent="")
    assert saga.figures("wolf", "valhalla") == ["valkyrie", "warrior"]
    assert saga.glory() == [4, 3, 0, 0]


@card("valkyrie")
def test_a_valkyrie_elsewhere_gains_nothing() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["valkyrie"], horgr=["valkyrie"], gimle=["leader"])
    saga.has("bear", gimle=["warrior"])
    saga.token("gimle", "rage")
    saga.fight("gimle", wolf="", bear="")
    assert saga.glory() == [3, 0, 0, 0]


# Dark Elf.


@rule("card.monster.dark-elf")
@card("dark_elf")
def test_the_dark_elf_invades_yggdrasil_for_1_and_has_strength_3_there() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["dark_elf"])
    saga.has("bear", yggdrasil=["warrior"])
    saga.act("wolf", "invade dark_elf", "to yggdrasil")
    assert saga["wolf"].rage == 5
    saga.turn_of("wolf")
    saga.fight("yggdrasil", wolf="", bear="")
    assert strengths(saga) == {"wolf": 3, "bear": 1}


@card("dark_elf")
def test_the_dark_elf_has_strength_1_elsewhere() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["dark_elf"], gimle=["dark_elf"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    assert strengths(saga) == {"wolf": 1, "bear": 1}


@card("dark_elf", "friggas_succor")
def test_no_extra_warrior_follows_the_dark_elf_into_yggdrasil() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["dark_elf", "friggas_succor"])
    saga.act("wolf", "invade dark_elf", "to yggdrasil")
    assert saga.question() == "action"
    assert saga.figures("wolf", "yggdrasil") == ["dark_elf"]


# Fire Giant.


@rule("card.monster.fire-giant")
@card("fire_giant")
def test_the_fire_giant_burns_all_but_monsters_in_province_and_fjord() -> None:
    saga = Saga(age=2)
    saga.has("wolf", hand=["fire_giant"], gimle=["warrior"], rage=4)
    saga.has("bear", upgrades=["troll"], gimle=["leader", "warrior", "troll"], fjord_nw=["ship"])
    saga.has("serpent", myrkulor=["warrior"])
    saga.act("wolf", "upgrade fire_giant", "into monster_1", "to gimle")
    assert saga["wolf"].rage == 0
    assert saga.figures("bear", "valhalla") == ["leader", "ship", "warrior"]
    assert saga.figures("bear", "gimle") == ["troll"]
    assert saga.figures("wolf", "gimle") == ["fire_giant", "warrior"]
    assert saga.figures("serpent", "myrkulor") == ["warrior"]


@card("fire_giant", "fire_dragons")
def test_a_burning_ship_still_pays_its_dragons() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["fire_giant"])
    saga.has("bear", upgrades=["fire_dragons"], fjord_nw=["ship"])
    saga.act("wolf", "invade fire_giant", "to myrkulor")
    assert saga["wolf"].rage == 2
    assert saga.glory() == [0, 8, 0, 0]


# Frost Giant.


@rule("card.monster.frost-giant")
@card("frost_giant")
@pytest.mark.parametrize(
    ("where", "token", "stats", "glory"),
    [
        ("gimle", "axes", [6, 5, 4], 0),
        ("gimle", "glory", [6, 3, 4], 10),
        ("yggdrasil", "all_stats", [8, 5, 6], 0),
    ],
)
def test_the_frost_giant_takes_the_reward_twice(
    where: str, token: str, stats: list[int], glory: int
) -> None:
    saga = Saga(age=3)
    saga.token(where, token)
    saga.has("wolf", upgrades=["frost_giant"], **{where: ["frost_giant"]})
    saga.act("wolf", f"pillage {where}")
    assert saga.stats("wolf") == stats
    assert saga["wolf"].glory == glory


@card("frost_giant")
def test_a_frost_giant_elsewhere_or_of_a_defender_doubles_nothing() -> None:
    saga = Saga(age=3)
    saga.token("gimle", "axes")
    saga.has("wolf", upgrades=["frost_giant"], horgr=["frost_giant"], gimle=["warrior"])
    saga.act("wolf", "pillage gimle")
    assert saga.stats("wolf") == [6, 4, 4]
    saga = Saga(age=3)
    saga.token("gimle", "axes")
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", upgrades=["frost_giant"], gimle=["frost_giant"])
    saga.fight("gimle", wolf="", bear="")
    assert strengths(saga) == {"wolf": 1, "bear": 4}
    assert saga.stats("bear") == [6, 3, 4]


# Volur Witch.


def witch() -> Saga:
    """Wolf attacks the Witch of Bear in Gimle and will win."""
    saga = Saga(age=3)
    saga.token("gimle", "rage")
    saga.has("wolf", gimle=["leader", "warrior"])
    saga.has("bear", upgrades=["volur_witch"], gimle=["volur_witch"])
    return saga


@rule("card.monster.volur-witch")
@card("volur_witch", "odins_judgement")
def test_the_witch_flees_to_yggdrasil_and_is_not_destroyed() -> None:
    saga = witch()
    saga.fight("gimle", wolf="odins_judgement", bear="")
    assert strengths(saga) == {"wolf": 4, "bear": 3}
    assert saga.legal("bear") == ["flee", "done"]
    saga.act("bear", "flee")
    assert saga.figures("bear", "yggdrasil") == ["volur_witch"]
    assert saga.figures("bear", "valhalla") == []
    assert saga.glory() == [3, 0, 0, 0]


@card("volur_witch")
def test_the_witch_may_die_if_she_will() -> None:
    saga = witch()
    saga.fight("gimle", wolf="", bear="")
    saga.act("bear", "done")
    assert saga.figures("bear", "valhalla") == ["volur_witch"]


@card("volur_witch")
def test_in_yggdrasil_the_witch_dies_like_any_other() -> None:
    saga = Saga(age=3)
    saga.has("wolf", yggdrasil=["leader", "warrior"])
    saga.has("bear", upgrades=["volur_witch"], yggdrasil=["volur_witch"])
    saga.fight("yggdrasil", wolf="", bear="")
    assert saga.question() == "action"
    assert saga.figures("bear", "valhalla") == ["volur_witch"]


@rule("card.monster.volur-witch")
@card("volur_witch")
def test_the_witch_flees_from_ragnarok_without_its_glory() -> None:
    saga = Saga(age=3, doom=["utgard", "andlang", "gimle"])
    saga.has("bear", upgrades=["volur_witch"], gimle=["volur_witch", "warrior"])
    saga.everybody_passes()
    assert saga.question() == "save"
    saga.act("bear", "flee")
    assert saga.g.over
    assert saga.figures("bear", "yggdrasil") == ["volur_witch"]
    assert saga.glory() == [0, 4, 0, 0]


@card("volur_witch")
def test_a_witch_who_burns_in_ragnarok_gives_its_glory() -> None:
    saga = Saga(age=3, doom=["utgard", "andlang", "gimle"])
    saga.has("bear", upgrades=["volur_witch"], gimle=["volur_witch", "warrior"])
    saga.everybody_passes()
    saga.act("bear", "done")
    assert saga.glory() == [0, 8, 0, 0]


@rule("card.monster.volur-witch")
@card("volur_witch", "friggas_sacrifice")
def test_the_witch_does_not_flee_from_friggas_sacrifice() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["volur_witch", "friggas_sacrifice"])
    saga.has("wolf", gimle=["volur_witch"], horgr=["warrior"])
    saga.act("wolf", "sacrifice", "offer-from gimle", "offer-from horgr")
    assert saga.question() == "raise"
    assert saga.figures("wolf", "valhalla") == ["volur_witch", "warrior"]
