"""Invading (book: 'Invade')."""

from duskmoot.games.blood_rage.board import FJORD_NAMES, PROVINCE_NAMES
from tests.games.blood_rage.saga import Saga
from tests.rule import rule

OUTER = PROVINCE_NAMES[1:]


@rule("action.invade.cost")
def test_an_invading_figure_costs_its_strength() -> None:
    saga = Saga(seats=2, turn="bear")
    saga.act("bear", "done")
    saga.act("wolf", "invade ship", "to fjord_ne")
    assert saga["wolf"].rage == 4
    saga.act("wolf", "invade warrior", "to gimle")
    assert saga["wolf"].rage == 3
    assert [line["rage"] for line in saga.told("invades-with")] == [2, 1]


@rule("action.invade.cost")
def test_the_figure_comes_from_the_reserve() -> None:
    saga = Saga()
    saga.act("wolf", "invade warrior", "to gimle")
    assert saga.figures("wolf", "reserve").count("warrior") == 7
    assert saga.figures("wolf", "gimle") == ["warrior"]
    saga.turn_of("wolf")
    saga.has("wolf", horgr=["leader"])
    assert "invade leader" not in saga.legal("wolf")


@rule("action.invade.cost")
def test_a_monster_costs_its_strength_too() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["sea_serpent"])
    saga.act("wolf", "invade sea_serpent", "to fjord_ne")
    assert saga["wolf"].rage == 3


@rule("action.invade.place")
def test_a_warrior_may_go_to_any_outer_province_that_is_left() -> None:
    saga = Saga(destroyed=["muspelheim"])
    saga.act("wolf", "invade warrior")
    places = [name for name in OUTER if name != "muspelheim"]
    assert saga.legal("wolf") == [f"to {name}" for name in places]


@rule("action.invade.place")
def test_a_pillaged_province_may_be_invaded() -> None:
    saga = Saga()
    saga.is_pillaged("gimle")
    saga.act("wolf", "invade warrior", "to gimle")
    assert saga.figures("wolf", "gimle") == ["warrior"]


@rule("action.invade.ship")
def test_a_ship_invades_fjords_only() -> None:
    saga = Saga()
    saga.act("wolf", "invade ship")
    assert saga.why_not("wolf", "to gimle") == "action.invade.ship"
    assert saga.legal("wolf") == [f"to {name}" for name in FJORD_NAMES]
    saga.act("wolf", "to fjord_nw")
    assert saga.figures("wolf", "fjord_nw") == ["ship"]


@rule("action.invade.ship")
def test_no_other_figure_enters_a_fjord() -> None:
    for figure in ("warrior", "leader", "troll"):
        saga = Saga()
        saga.has("wolf", upgrades=["troll"])
        saga.act("wolf", f"invade {figure}")
        assert saga.why_not("wolf", "to fjord_nw") == "action.invade.ship"


@rule("action.invade.no-yggdrasil")
def test_nobody_invades_yggdrasil() -> None:
    for figure in ("warrior", "leader", "troll"):
        saga = Saga()
        saga.has("wolf", upgrades=["troll"])
        saga.act("wolf", f"invade {figure}")
        assert saga.why_not("wolf", "to yggdrasil") == "action.invade.no-yggdrasil"


@rule("action.invade.leader-free")
def test_the_leader_invades_for_nothing() -> None:
    saga = Saga()
    saga.act("wolf", "invade leader", "to gimle")
    assert saga["wolf"].rage == 6
    assert saga.figures("wolf", "gimle") == ["leader"]


@rule("action.invade.horns")
def test_as_many_figures_as_horns_stop_the_invasion() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior", "warrior", "warrior"])
    assert saga.why_not("wolf", "invade warrior") == ""
    saga.has("wolf", gimle=["warrior"])
    for figure in ("warrior", "leader", "ship"):
        assert saga.why_not("wolf", f"invade {figure}") == "action.invade.horns"


@rule("action.invade.horns-count")
def test_the_fallen_do_not_count_against_the_horns() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior", "warrior", "leader"], valhalla=["warrior", "warrior"])
    saga.act("wolf", "invade warrior", "to gimle")
    assert saga.figures("wolf", "gimle").count("warrior") == 3


@rule("action.invade.horns-count")
def test_ships_and_monsters_count_against_the_horns() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["troll"], gimle=["warrior", "troll"], fjord_ne=["ship"])
    assert saga.why_not("wolf", "invade warrior") == ""
    saga.has("wolf", yggdrasil=["warrior"])
    assert saga.why_not("wolf", "invade warrior") == "action.invade.horns"
