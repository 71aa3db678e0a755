"""The worked examples of the rulebook, with their exact numbers."""

import pytest

from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@rule("example.rage-eight")
def test_two_raises_of_rage_make_8_in_the_next_age() -> None:
    saga = Saga(seats=4, turn="raven", first="raven")
    saga.token("gimle", "rage")
    saga.token("horgr", "rage")
    saga.has("raven", gimle=["warrior"], horgr=["warrior"])
    saga.act("raven", "pillage gimle")
    for name in ("wolf", "bear", "serpent"):
        saga.act(name, "done")
    saga.act("raven", "pillage horgr", "done")
    saga.draft_anything()
    assert saga.g.age == 2
    assert [c.rage for c in saga.g.clans] == [6, 6, 6, 8]


@rule("example.invade-utgard")
def test_the_raven_invades_utgard_with_a_warrior_of_strength_2() -> None:
    saga = Saga(age=2, turn="raven")
    saga.has("raven", upgrades=["experts_in_arms"])
    saga.act("raven", "invade warrior", "to utgard")
    assert saga["raven"].rage == 4
    assert saga.figures("raven", "utgard") == ["warrior"]


@rule("example.march-gimle")
def test_the_raven_marches_with_2_figures_to_elvagar_but_not_with_3() -> None:
    saga = Saga(turn="raven")
    saga.has("raven", gimle=["warrior"] * 3)
    saga.has("wolf", elvagar=["warrior"] * 2)
    saga.act("raven", "march gimle", "march-to elvagar", "send warrior", "send warrior")
    assert (saga.question(), saga.asked()) == ("action", ["wolf"])
    assert saga.figures("raven", "elvagar") == ["warrior", "warrior"]
    assert saga.figures("raven", "gimle") == ["warrior"]
    assert saga["raven"].rage == 5


@rule("example.march-yggdrasil")
def test_the_serpent_marches_with_all_its_figures_to_yggdrasil() -> None:
    saga = Saga(turn="serpent")
    saga.has("serpent", angerboda=["warrior", "warrior", "leader"])
    saga.act("serpent", "march angerboda", "march-to yggdrasil")
    saga.act("serpent", "send warrior", "send leader", "send warrior")
    assert saga.figures("serpent", "yggdrasil") == ["leader", "warrior", "warrior"]
    assert saga["serpent"].rage == 5


@rule("example.march-two-targets")
def test_the_bear_does_not_march_to_two_provinces() -> None:
    saga = Saga(turn="bear")
    saga.has("bear", muspelheim=["warrior"] * 2)
    saga.act("bear", "march muspelheim", "march-to horgr", "send warrior")
    assert saga.why_not("bear", "march-to utgard") == "not-offered"
    assert saga.legal("bear") == ["send warrior", "done"]


@rule("example.march-two-sources")
def test_the_wolf_does_not_march_from_two_provinces() -> None:
    saga = Saga()
    saga.has("wolf", utgard=["warrior"] * 2, horgr=["leader"])
    saga.act("wolf", "march utgard", "march-to gimle", "send warrior")
    assert saga.why_not("wolf", "march horgr") == "not-offered"
    assert saga.why_not("wolf", "send leader") == "not-offered"
    assert saga.legal("wolf") == ["send warrior", "done"]


@rule("example.march-ship")
def test_a_ship_never_marches() -> None:
    saga = Saga()
    saga.has("wolf", fjord_nw=["ship"], gimle=["warrior"])
    assert saga.why_not("wolf", "march fjord_nw") == "not-offered"
    saga.act("wolf", "march gimle", "march-to myrkulor")
    assert saga.why_not("wolf", "send ship") == "not-offered"
    assert saga.legal("wolf") == ["send warrior"]


@rule("example.upgrade-loki")
def test_the_serpent_replaces_friggas_succor_with_lokis_eminence() -> None:
    saga = Saga(age=2, turn="serpent", first="serpent")
    saga.has("serpent", upgrades=["lokis_domain", "friggas_succor", "thors_glory"])
    saga.has("serpent", hand=["lokis_eminence"], valhalla=["warrior", "leader"])
    saga.act("serpent", "upgrade lokis_eminence", "into clan_2")
    assert saga["serpent"].rage == 4
    assert saga.discarded() == ["friggas_succor"]
    assert saga.slots("serpent") == {
        "clan_1": "lokis_domain",
        "clan_2": "lokis_eminence",
        "clan_3": "thors_glory",
    }
    saga.everybody_passes()
    assert [line["figures"] for line in saga.told("released")] == [2]
    assert saga["serpent"].glory == 6


@rule("example.quest-jotunheim")
@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
def test_the_bear_fulfils_jotunheim(stat: str) -> None:
    saga = Saga(age=2, turn="bear")
    saga.has("bear", hand=["quest_jotunheim"], horgr=["warrior", "warrior"])
    saga.has("raven", horgr=["warrior"])
    saga.act("bear", "quest quest_jotunheim")
    assert saga["bear"].rage == 6
    saga.everybody_passes()
    saga.act("bear", f"raise {stat}")
    assert saga["bear"].glory == 7
    raised = [now - then for now, then in zip(saga.stats("bear"), [6, 3, 4])]
    assert raised == [int(name == stat) for name in ("rage", "axes", "horns")]


# The battle of Andlang.


def andlang() -> Saga:
    saga = Saga(seats=3)
    saga.token("andlang", "axes")
    saga.is_pillaged("horgr")
    saga.has("wolf", fjord_sw=["ship"], yggdrasil=["warrior", "warrior"], hand=["tyrs_crush"])
    saga.has("bear", gimle=["warrior"], yggdrasil=["warrior"], hand=["lokis_domain"])
    saga.has("serpent", horgr=["leader"], hand=["tyrs_smite"])
    return saga


def call_to_andlang() -> Saga:
    saga = andlang()
    saga.act("wolf", "pillage andlang")
    saga.act("bear", "join gimle")
    saga.act("wolf", "join yggdrasil")
    saga.act("bear", "join yggdrasil")
    return saga


@rule("example.andlang-target")
def test_the_wolf_pillages_andlang_from_the_fjord() -> None:
    saga = andlang()
    assert saga.figures("wolf", "andlang") == []
    assert saga.why_not("wolf", "pillage andlang") == ""


@rule("example.andlang-call")
def test_bear_wolf_and_bear_fill_andlang() -> None:
    saga = andlang()
    saga.act("wolf", "pillage andlang")
    assert saga.asked() == ["bear"]
    saga.act("bear", "join gimle")
    assert saga.asked() == ["wolf"]  # the Serpent's leader in Horgr cannot come
    saga.act("wolf", "join yggdrasil")
    assert saga.asked() == ["bear"]
    saga.act("bear", "join yggdrasil")
    assert saga.question() == "commit"  # no village is left for the Wolf's other warrior
    assert saga.figures("wolf", "andlang") == ["warrior"]
    assert saga.figures("wolf", "yggdrasil") == ["warrior"]
    assert saga.figures("bear", "andlang") == ["warrior", "warrior"]


@rule("example.andlang-battle")
def test_the_wolf_wins_7_to_2() -> None:
    saga = call_to_andlang()
    assert saga.asked() == ["wolf", "bear"]
    saga.commit(wolf="tyrs_crush", bear="lokis_domain")
    assert [
        (line["clan"], line["strength"], line["bonus"], line["total"])
        for line in saga.told("total")
    ] == [("wolf", 3, 4, 7), ("bear", 2, 0, 2)]
    assert [line["clan"] for line in saga.told("wins-battle")] == ["wolf"]


@rule("example.andlang-outcome")
def test_the_wolf_pillages_andlang_and_gains_4_glory() -> None:
    saga = call_to_andlang()
    saga.commit(wolf="tyrs_crush", bear="lokis_domain")
    assert saga.figures("bear", "valhalla") == ["warrior", "warrior"]
    assert saga.hand("bear") == ["lokis_domain"]
    assert saga.stats("wolf") == [6, 4, 4]
    assert saga.glory() == [4, 0, 0]
    assert saga.hand("wolf") == []
    assert saga.discarded() == ["tyrs_crush"]
    assert saga.pillaged() == ["horgr", "andlang"]


# The end of an Age and of the game.


def manheim(*, ravens: int) -> Saga:
    """The Serpent's quest: three warriors of the Wolf in Elvagar, some Ravens in Angerboda."""
    saga = Saga()
    saga.has("serpent", quests=["quest_manheim"], elvagar=["warrior"], fjord_ne=["ship"])
    saga.has("wolf", elvagar=["warrior"] * 3)
    saga.has("raven", angerboda=["warrior"] * ravens)
    saga.everybody_passes()
    return saga


@rule("example.manheim-tie")
def test_three_against_three_in_elvagar_is_not_enough() -> None:
    saga = manheim(ravens=2)  # in Angerboda it is a tie then, too
    assert [line["key"] for line in saga.told("fulfils", "fails-quest")] == ["fails-quest"]
    assert saga["serpent"].glory == 0


@rule("example.manheim-fjord")
def test_the_ship_of_the_serpent_beats_the_single_warrior_in_angerboda() -> None:
    saga = manheim(ravens=1)
    saga.act("serpent", "raise horns")
    assert saga["serpent"].glory == 5
    assert saga.stats("serpent") == [6, 3, 5]


@rule("example.ragnarok-gimle")
def test_ragnarok_in_gimle_gives_6_glory_to_the_wolf_and_6_to_the_raven() -> None:
    saga = Saga(age=2, doom=["utgard", "gimle", "andlang"])
    saga.has("wolf", gimle=["warrior"], fjord_nw=["ship"])
    saga.has("raven", gimle=["warrior", "leader"])
    saga.everybody_passes()
    assert len(saga.told("falls")) == 4
    assert saga.glory() == [6, 0, 0, 6]
    assert [line["place"] for line in saga.told("doom")] == ["andlang"]


@rule("example.legendary-thirty")
@pytest.mark.parametrize("rage_step", [4, 5])
def test_legendary_rage_and_the_last_step_of_axes_give_30(rage_step: int) -> None:
    saga = Saga(age=3)
    saga.has("raven", rage_step=rage_step, axes_step=6, horns_step=3)
    saga.everybody_passes()
    assert saga.g.over
    assert saga.glory() == [0, 0, 0, 30]
