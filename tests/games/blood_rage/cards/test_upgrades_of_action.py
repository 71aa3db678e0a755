"""Clan upgrades that change or add actions (clauses card.clan.*)."""

import pytest

from tests.card import card
from tests.games.blood_rage.saga import Saga
from tests.rule import rule

# Frigga's Charm.


@rule("card.clan.friggas-charm")
@card("friggas_charm")
@pytest.mark.parametrize(
    ("upgrade", "slot", "cost"),
    [
        ("lokis_wrath", "clan_2", 2),
        ("volur_witch", "monster_1", 2),
        ("lokis_domain", "clan_2", 0),
        ("tyrs_domain", "clan_2", 0),
    ],
)
def test_friggas_charm_makes_upgrades_cost_1_less(upgrade: str, slot: str, cost: int) -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_charm"], hand=[upgrade], rage=2)
    saga.act("wolf", f"upgrade {upgrade}", f"into {slot}")
    assert saga["wolf"].rage == 2 - cost


@rule("card.clan.friggas-charm")
@card("friggas_charm")
def test_with_friggas_charm_an_upgrade_still_needs_rage() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["friggas_charm"], hand=["lokis_domain"], rage=0)
    assert saga.why_not("wolf", "upgrade lokis_domain") == "action.zero-rage"


@card("friggas_charm")
def test_friggas_charm_does_not_make_invading_cheaper() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["friggas_charm"])
    saga.act("wolf", "invade warrior", "to gimle")
    assert saga["wolf"].rage == 5


# Frigga's Succor.


@rule("card.clan.friggas-succor")
@card("friggas_succor")
def test_an_extra_warrior_follows_whoever_invades() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["friggas_succor"])
    saga.act("wolf", "invade leader", "to horgr")
    assert saga.legal("wolf") == ["follow", "done"]
    saga.act("wolf", "follow")
    assert saga.question() == "action"  # and brings no further one
    assert saga.figures("wolf", "horgr") == ["leader", "warrior"]
    assert saga["wolf"].rage == 6


@card("friggas_succor")
def test_the_extra_warrior_may_stay_at_home() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["friggas_succor"])
    saga.act("wolf", "invade warrior", "to horgr", "done")
    assert saga.figures("wolf", "horgr") == ["warrior"]
    assert saga["wolf"].rage == 5


@rule("card.clan.friggas-succor")
@card("friggas_succor")
def test_the_extra_warrior_needs_horns_a_village_and_himself() -> None:
    horns = Saga()
    horns.has("wolf", upgrades=["friggas_succor"], gimle=["warrior"] * 3)
    horns.act("wolf", "invade leader", "to horgr")
    assert horns.question() == "action"
    full = Saga()
    full.has("wolf", upgrades=["friggas_succor"])
    full.has("bear", utgard=["warrior", "warrior"])
    full.act("wolf", "invade leader", "to utgard")
    assert full.question() == "action"
    alone = Saga()
    alone.has("wolf", upgrades=["friggas_succor"], valhalla=["warrior"] * 8)
    alone.act("wolf", "invade leader", "to horgr")
    assert alone.question() == "action"


@card("friggas_succor")
def test_no_extra_warrior_follows_a_ship() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["friggas_succor"])
    saga.act("wolf", "invade ship", "to fjord_nw")
    assert saga.question() == "action"


@card("friggas_succor", "troll")
def test_an_extra_warrior_follows_the_free_invasion_after_an_upgrade() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["friggas_succor"], hand=["troll"])
    saga.has("bear", utgard=["warrior", "warrior"])
    saga.act("wolf", "upgrade troll", "into monster_1", "to utgard", "follow")
    assert saga.figures("wolf", "utgard") == ["troll", "warrior"]
    assert saga.figures("bear", "valhalla") == ["warrior", "warrior"]
    assert saga["wolf"].rage == 4


# Tyr's Challenge.


@rule("card.clan.tyrs-challenge")
@card("tyrs_challenge")
def test_tyrs_challenge_pillages_a_pillaged_province_for_2_rage() -> None:
    saga = Saga(age=2)
    saga.token("gimle", "axes")
    saga.is_pillaged("gimle")
    saga.has("wolf", upgrades=["tyrs_challenge"], gimle=["warrior"], horgr=["warrior"], rage=2)
    assert saga.why_not("wolf", "challenge horgr") == "card.clan.tyrs-challenge"
    assert saga.why_not("wolf", "pillage gimle") == "action.pillage.once"
    saga.act("wolf", "challenge gimle")
    assert saga["wolf"].rage == 0
    assert saga.stats("wolf") == [6, 4, 4]
    assert saga.pillaged() == ["gimle"]


@card("tyrs_challenge")
def test_tyrs_challenge_has_all_steps_of_a_pillage() -> None:
    saga = Saga(age=2)
    saga.token("gimle", "horns")
    saga.is_pillaged("gimle")
    saga.has("wolf", upgrades=["tyrs_challenge"], fjord_nw=["ship"], hand=["tyrs_smash"])
    saga.has("bear", andlang=["leader"], hand=["lokis_backstab"])
    saga.act("wolf", "challenge gimle")
    saga.act("bear", "join andlang")
    saga.commit(wolf="tyrs_smash", bear="lokis_backstab")
    assert saga.totals() == {"wolf": 5, "bear": 3}
    assert saga.glory() == [3, 0, 0, 0]
    assert saga.stats("wolf") == [6, 3, 5]
    assert saga.pillaged() == ["gimle"]


@card("tyrs_challenge")
def test_tyrs_challenge_needs_2_rage_and_a_figure_there() -> None:
    saga = Saga(age=2)
    saga.is_pillaged("gimle", "horgr")
    saga.has("wolf", upgrades=["tyrs_challenge"], gimle=["warrior"], rage=1)
    assert saga.why_not("wolf", "challenge gimle") == "action.unaffordable"
    assert saga.why_not("wolf", "challenge horgr") == "action.pillage.presence"
    assert saga.why_not("bear", "challenge gimle") == "not-offered"


# Thor's Domain.


@rule("card.clan.thors-domain")
@card("thors_domain")
def test_thors_domain_pillages_the_invaded_province_at_once_for_2_rage() -> None:
    saga = Saga(age=2)
    saga.token("gimle", "horns")
    saga.has("wolf", upgrades=["thors_domain"], rage=4)
    saga.has("bear", gimle=["warrior"], yggdrasil=["warrior"])
    saga.act("wolf", "invade warrior", "to gimle")
    assert (saga["wolf"].rage, saga.legal("wolf")) == (3, ["storm", "done"])
    saga.act("wolf", "storm")
    assert saga["wolf"].rage == 1
    assert (saga.question(), saga.asked()) == ("join", ["bear"])
    saga.stay_away()
    assert saga.totals() == {"wolf": 1, "bear": 1}


@rule("card.clan.thors-domain")
@card("thors_domain")
def test_thors_domain_unopposed() -> None:
    saga = Saga(age=2)
    saga.token("gimle", "horns")
    saga.has("wolf", upgrades=["thors_domain"], rage=3)
    saga.act("wolf", "invade leader", "to gimle", "storm")
    assert saga.asked() == ["bear"]
    assert saga["wolf"].rage == 1
    assert saga.stats("wolf") == [6, 3, 5]
    assert saga.pillaged() == ["gimle"]


@card("thors_domain")
def test_thors_domain_may_be_declined() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["thors_domain"])
    saga.act("wolf", "invade leader", "to gimle", "done")
    assert (saga.asked(), saga["wolf"].rage, saga.pillaged()) == (["bear"], 6, [])


@card("thors_domain")
def test_thors_domain_needs_2_rage_after_the_invasion() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["thors_domain"], rage=2)
    saga.act("wolf", "invade warrior", "to gimle")
    assert (saga.asked(), saga["wolf"].rage) == (["bear"], 1)


@card("thors_domain")
def test_thors_domain_may_take_the_last_rage() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["thors_domain"], rage=2)
    saga.act("wolf", "invade leader", "to gimle", "storm")
    assert (saga["wolf"].rage, saga.pillaged()) == (0, ["gimle"])


@card("thors_domain")
def test_thors_domain_is_not_for_pillaged_provinces_nor_for_fjords() -> None:
    saga = Saga(age=2)
    saga.is_pillaged("gimle")
    saga.has("wolf", upgrades=["thors_domain"])
    saga.act("wolf", "invade leader", "to gimle")
    assert saga.asked() == ["bear"]
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["thors_domain"])
    saga.act("wolf", "invade ship", "to fjord_nw")
    assert saga.asked() == ["bear"]


@card("thors_domain", "friggas_succor", "valkyrie")
def test_thors_domain_follows_free_invasions_and_the_extra_warrior() -> None:
    saga = Saga(age=2)
    saga.token("gimle", "axes")
    saga.has("wolf", upgrades=["thors_domain", "friggas_succor"], hand=["valkyrie"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.act("wolf", "upgrade valkyrie", "into monster_1", "to gimle", "follow", "storm")
    assert saga["wolf"].rage == 6 - 2 - 2
    assert saga.totals() == {"wolf": 3, "bear": 2}
    assert saga["wolf"].glory == 4 + 4


@card("thors_domain", "dark_elf")
def test_thors_domain_and_the_dark_elf_pillage_yggdrasil_in_one_turn() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["thors_domain", "dark_elf"])
    saga.act("wolf", "invade dark_elf", "to yggdrasil", "storm")
    assert saga["wolf"].rage == 6 - 1 - 2
    assert saga.stats("wolf") == [7, 4, 5]


# Frigga's Domain.


@rule("card.clan.friggas-domain")
@card("friggas_domain", "frost_giant")
def test_friggas_domain_recalls_any_figure_for_1_rage() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_domain", "frost_giant"], valhalla=["frost_giant"], rage=1)
    saga.act("wolf", "recall frost_giant")
    assert saga.why_not("wolf", "to yggdrasil") == "action.invade.no-yggdrasil"
    saga.act("wolf", "to gimle")
    assert saga["wolf"].rage == 0
    assert saga.figures("wolf", "gimle") == ["frost_giant"]
    assert saga.figures("wolf", "valhalla") == []


@rule("card.clan.friggas-domain")
@card("friggas_domain")
def test_friggas_domain_costs_exactly_1_for_a_leader_too() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_domain"], valhalla=["leader"])
    saga.act("wolf", "recall leader", "to gimle")
    assert saga["wolf"].rage == 5


@card("friggas_domain")
def test_friggas_domain_keeps_the_limits_of_an_invasion() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_domain"], gimle=["warrior"] * 4, valhalla=["ship"])
    assert saga.why_not("wolf", "recall ship") == "action.invade.horns"
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_domain"], valhalla=["ship"])
    saga.act("wolf", "recall ship")
    assert saga.why_not("wolf", "to gimle") == "action.invade.ship"
    saga.act("wolf", "to fjord_nw")
    assert saga.figures("wolf", "fjord_nw") == ["ship"]


@card("friggas_domain", "friggas_succor", "thors_domain")
def test_a_recalled_figure_invades_with_all_that_follows() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_domain", "friggas_succor", "thors_domain"])
    saga.has("wolf", valhalla=["warrior"])
    saga.act("wolf", "recall warrior", "to gimle", "follow", "storm")
    assert saga["wolf"].rage == 6 - 1 - 2
    assert saga.figures("wolf", "gimle") == ["warrior", "warrior"]
    assert saga.pillaged() == ["gimle"]


# Frigga's Sacrifice.


@rule("card.clan.friggas-sacrifice")
@card("friggas_sacrifice")
def test_friggas_sacrifice_trades_two_figures_for_a_stat() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_sacrifice"], gimle=["warrior"], horgr=["warrior", "leader"])
    saga.has("wolf", rage=1)
    saga.act("wolf", "sacrifice")
    assert saga.legal("wolf") == ["offer-from horgr", "offer-from gimle"]
    saga.act("wolf", "offer-from gimle", "offer-from horgr")
    assert saga.legal("wolf") == ["offer warrior", "offer leader"]
    saga.act("wolf", "offer warrior", "raise axes")
    assert saga.figures("wolf", "valhalla") == ["warrior", "warrior"]
    assert saga.figures("wolf", "horgr") == ["leader"]
    assert saga.stats("wolf") == [6, 4, 4]
    assert (saga["wolf"].rage, saga["wolf"].glory) == (1, 0)


@rule("card.clan.friggas-sacrifice")
@card("friggas_sacrifice")
def test_friggas_sacrifice_needs_rage_and_two_figures_on_the_board() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["friggas_sacrifice"], gimle=["warrior"], valhalla=["warrior"])
    assert saga.why_not("wolf", "sacrifice") == "card.clan.friggas-sacrifice"
    saga.has("wolf", yggdrasil=["warrior"])
    assert saga.why_not("wolf", "sacrifice") == ""
    saga.has("wolf", rage=0)
    assert saga.why_not("wolf", "sacrifice") == "action.zero-rage"
