"""The hunters' events for the start of a combat, card by card."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.fights import ambush, dusk, rounds

NEED = "golden.component-over-reference"


@card("escape_route")
def test_an_escape_route_leads_one_hunter_out() -> None:
    chase = dusk(godalming="escape_route")
    chase.act("godalming", "play escape_route")
    assert chase.told("combat-ends") == [()]
    assert chase["godalming"].place == place("leipzig")
    chase = dusk(godalming="escape_route", mina="")
    chase.act("godalming", "play escape_route")
    assert chase.legal("godalming") == ["release lord_godalming", "release mina_harker"]
    chase.act("godalming", "release mina_harker")
    assert (chase.question(), chase.g.fighters) == ("choose", [0])


@card("heroic_leap")
def test_a_heroic_leap_replaces_the_combat() -> None:
    chase = dusk(godalming="heroic_leap", seward="")
    chase.act("godalming", "play heroic_leap")
    assert chase.dracula.damage == 5
    assert [h.damage for h in chase.g.hunters] == [5, 0, 0, 0]
    assert chase.told("combat-ends") == [()]
    assert chase.told("lays") == []


@card("heroic_leap")
def test_a_heroic_leap_kills_first_and_is_fatal_after() -> None:
    chase = dusk(godalming="heroic_leap")
    chase["godalming"].damage = 10
    chase.dracula.damage = 10
    chase.act("godalming", "play heroic_leap")
    assert chase.g.winners == [1, 2, 3, 4]
    chase = dusk(godalming="heroic_leap")
    chase["godalming"].damage = 6
    chase.act("godalming", "play heroic_leap")
    assert (chase["godalming"].place, chase.g.influence) == (-1, 2)
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(2, "leipzig", encounters=["reckless_vampire"])
    chase.gives("godalming", "heroic_leap")
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush reckless_vampire")
    chase.until("combat-start")
    chase.act("godalming", "play heroic_leap")
    assert chase.told("vampire-falls") == [(named("reckless_vampire"),)]


@card("lucky_find")
def test_a_lucky_find_is_one_of_the_top_five_items() -> None:
    chase = dusk(godalming="lucky_find")
    top = chase.g.item_deck[-5:]
    chase.act("godalming", "play lucky_find")
    assert sorted(chase.view("godalming").table["hunters"][0]["looking"]) == sorted(top)
    assert all(
        chase.view(name).table["hunters"][0]["looking"] == 5
        for name in NAMES
        if name != "godalming"
    )
    offered = {act.split()[1] for act in chase.legal("godalming")}
    assert offered == {CARDS[number].id for number in top}
    chase.act("godalming", f"take {CARDS[top[2]].id}")
    assert chase["godalming"].items == [top[2]]
    assert len(chase.g.item_discard) == 4
    chase.until("choose")


@card("planned_ambush")
def test_a_planned_ambush_changes_the_card_of_the_first_round() -> None:
    chase = dusk(godalming="planned_ambush knife dogs")
    chase.act("godalming", "play planned_ambush")
    assert chase["godalming"].ready == [named("planned_ambush")]
    rounds(chase, "fangs", godalming="punch punch")
    assert (chase.question(), chase.asked()) == ("swap", ["godalming"])
    assert chase.told("dracula-lays") == [(named("fangs"),)]
    assert chase.why_not("godalming", "choose dogs") == "combat.step1.hunter-card"
    chase.act("godalming", "choose knife")
    assert (chase["godalming"].damage, chase.dracula.damage) == (0, 3)
    assert named("planned_ambush") in chase.g.event_discard
    assert chase.why_not("godalming", "choose knife") == "combat.step8.hunter-lockout"
    assert chase.why_not("godalming", "choose punch") == ""


@card("planned_ambush")
def test_a_plan_may_be_kept_as_it_was_and_is_for_one_round() -> None:
    chase = dusk(godalming="planned_ambush")
    chase.act("godalming", "play planned_ambush")
    rounds(chase, "fangs", godalming="punch punch")
    chase.act("godalming", "done")
    assert (chase["godalming"].damage, chase.dracula.damage) == (2, 1)
    assert named("planned_ambush") in chase.g.event_discard
    rounds(chase, "strength", godalming="dodge dodge")
    assert chase.question() == "choose"


@card("lucys_revenge")
@pytest.mark.parametrize("flight", ["escape_as_mist", "escape_as_bat"])
def test_lucys_revenge_holds_dracula_once(flight: str) -> None:
    chase = dusk(godalming="lucys_revenge")
    chase.act("godalming", "play lucys_revenge")
    rounds(chase, "claws", flight, godalming="dodge punch")
    assert (chase.question(), chase.asked()) == ("avenge", ["godalming"])
    chase.act("godalming", "play lucys_revenge")
    assert (chase.g.fighters, chase.dracula.damage) == ([0], 1)
    assert chase.g.event_discard == [named("lucys_revenge")]


@card("lucys_revenge")
def test_lucys_revenge_saves_godalming_alone_and_ends_with_the_combat() -> None:
    chase = dusk(godalming="lucys_revenge", seward="")
    chase.act("godalming", "play lucys_revenge")
    chase["seward"].damage = 8
    chase["godalming"].damage = 10
    rounds(chase, "strength", godalming="punch punch", seward="punch punch")
    chase.act("dracula", "engage dr_seward")
    assert chase["seward"].place == -1
    rounds(chase, "strength", godalming="dodge dodge")
    rounds(chase, "fangs", godalming="punch punch")
    assert chase.question() == "rescue"
    chase.act("godalming", "play lucys_revenge")
    assert (chase["godalming"].damage, chase["godalming"].place) == (10, place("leipzig"))
    chase = dusk(godalming="lucys_revenge")
    chase.act("godalming", "play lucys_revenge")
    rounds(chase, "strength", godalming="escape escape")
    assert chase.g.event_discard == [named("lucys_revenge")]


@card("lucys_revenge")
def test_lucys_revenge_is_not_asked_for_a_flight_that_fails() -> None:
    chase = dusk(godalming="lucys_revenge")
    chase.act("godalming", "play lucys_revenge")
    rounds(chase, "escape_as_mist", godalming="punch punch")
    assert chase.question() == "choose"


@card("lucys_revenge")
def test_lucys_revenge_belongs_to_godalming() -> None:
    chase = dusk(seward="lucys_revenge")
    assert chase.why_not("seward", "play lucys_revenge") == NEED


@card("escape_route", "planned_ambush")
def test_events_of_combat_serve_against_vampires_too() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(2, "leipzig", encounters=["reckless_vampire"])
    chase.gives("godalming", "escape_route")
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush reckless_vampire")
    chase.until("combat-start")
    chase.act("godalming", "play escape_route")
    assert chase.nest(2).revealed == [named("reckless_vampire")]
    assert chase.told("combat-ends") == [()]
    assert ambush().question() == "choose"  # without cards nobody is asked
