"""Dracula's escapes: pride, Escape as Mist, Escape as Bat."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.fights import ambush, dawn, dusk, rounds
from tests.rule import rule

BEFORE = ["claws", "strength", "claws", "strength", "fangs"]
"""What Dracula plays before he escapes; all of it is dodged or warded off by Garlic."""


def escapes_in(chase: Chase, number: int, escape: str) -> bool:
    """Whether this escape, played in the round of that number, ends the combat."""
    for n, each in enumerate(BEFORE[: number - 1]):
        rounds(chase, each, godalming="dodge dodge" if n % 2 == 0 else "garlic garlic")
    rounds(chase, escape, godalming="punch punch")
    return chase.told("flees") == [()]


# Pride.


@card("escape_as_mist", "escape_as_bat")
@rule("combat.pride.threshold")
@pytest.mark.parametrize("escape", ["escape_as_mist", "escape_as_bat"])
@pytest.mark.parametrize(("despair", "earliest"), [(0, 2), (1, 3), (3, 5)])
def test_pride_waits_for_more_cards_than_despair(escape: str, despair: int, earliest: int) -> None:
    for number in (earliest - 1, earliest):
        chase = dusk(godalming="garlic")
        chase.g.despair = despair
        assert escapes_in(chase, number, escape) == (number == earliest)
        assert len(chase.told("combat-ends")) == (number == earliest and escape[10:] != "bat")


@card("escape_as_mist")
@rule("combat.pride.option")
@pytest.mark.parametrize(("despair", "earliest"), [(0, 1), (1, 2)])
def test_pride_may_count_the_escape_itself(despair: int, earliest: int) -> None:
    for number in (1, 2):
        chase = dusk(pride="escape-card-too", godalming="garlic")
        chase.g.despair = despair
        assert escapes_in(chase, number, "escape_as_mist") == (number >= earliest)


@card("escape_as_mist")
@rule("vampire.escape-threshold", "combat.pride.option")
@pytest.mark.parametrize("despair", [0, 3])
@pytest.mark.parametrize(("pride", "earliest"), [("earlier-cards", 4), ("escape-card-too", 3)])
def test_a_vampire_escapes_after_three_cards(pride: str, earliest: int, despair: int) -> None:
    for number in (2, 3, 4):
        chase = ambush("new_vampire", pride=pride)
        chase.gives("godalming", "garlic")
        chase.g.despair = despair
        assert escapes_in(chase, number, "escape_as_mist") == (number >= earliest)


# Escape as Mist.


@card("escape_as_mist")
@rule("combat.step5.escape-ends")
def test_mist_ends_a_combat_at_dawn_too() -> None:
    chase = dawn()
    rounds(chase, "claws", "escape_as_mist", godalming="dodge punch")
    assert chase.told("combat-ends") == [()]
    assert chase.dracula.damage == 0
    assert chase.trail()[:2] == ["nuremberg", "leipzig"]


@card("escape_as_mist", "crucifix")
@rule("combat.step5.escape-ends")
def test_a_crucifix_holds_the_mist_and_does_no_more() -> None:
    chase = dusk(godalming="crucifix")
    rounds(chase, "claws", "escape_as_mist", godalming="dodge crucifix")
    assert (chase.question(), chase.dracula.damage) == ("choose", 0)


# Escape as Bat.


def fleeing() -> Chase:
    """Dracula has resolved Escape as Bat in Leipzig at dusk; he comes from Frankfurt."""
    chase = dusk()
    chase.hideout(2, "frankfurt", encounters=["rats"])
    chase.nest(1).rumor = True
    chase.dracula.rumors = 0
    rounds(chase, "claws", "escape_as_bat", godalming="dodge punch")
    return chase


@card("escape_as_bat")
@rule("combat.bat.effect", "combat.bat.trail", "combat.bat.no-encounter")
def test_a_bat_flies_two_roads_and_nothing_slides() -> None:
    chase = fleeing()
    assert (chase.question(), chase.asked()) == ("fly", ["dracula"])
    chase.act("dracula", "fly munich")
    assert chase.trail()[:3] == ["munich", "frankfurt", ""]
    assert chase.nest(1).powers == [named("escape_as_bat")]
    assert (chase.nest(1).encounters, chase.nest(1).rumor) == ([], False)
    assert chase.dracula.damage == 0
    assert chase.told("combat-ends") == [()]
    chase.until("prowl")
    assert chase.trail()[:3] == ["", "munich", "frankfurt"]
    assert chase.why_not("dracula", "move leipzig") == "move.dracula.must-be-reachable"
    assert "move vienna" in chase.legal("dracula")


@card("escape_as_bat")
@rule("combat.bat.trail")
def test_what_the_bat_leaves_is_back_in_the_deck() -> None:
    chase = fleeing()
    chase.act("dracula", "fly nuremberg")
    chase.until("prowl")
    assert chase.why_not("dracula", "move leipzig") == ""


@card("escape_as_bat")
@rule("combat.bat.stays")
def test_dracula_may_stay_instead_of_flying() -> None:
    chase = fleeing()
    chase.act("dracula", "done")
    assert chase.trail()[:2] == ["leipzig", "frankfurt"]
    assert chase.nest(1).rumor
    assert chase.told("combat-ends") == [()]
    assert len(chase.g.combat_deck) == 13


@card("escape_as_bat")
@rule("combat.bat.stays")
def test_a_bat_does_not_fly_at_dawn() -> None:
    chase = dawn()
    rounds(chase, "claws", "escape_as_bat", godalming="dodge punch")
    assert chase.question() != "fly"
    assert chase.told("combat-ends") == [()]
    assert chase.trail()[:2] == ["nuremberg", "leipzig"]
    assert len(chase.g.combat_deck) == 13


@card("escape_as_bat", "nocturnal_visit")
@rule("combat.bat.effect")
def test_a_bat_flies_at_dawn_after_a_nocturnal_visit() -> None:
    chase = Chase(godalming="nuremberg", dracula="leipzig")
    chase.gives("dracula", "nocturnal_visit")
    chase.until("prowl")
    chase.act("dracula", "move nuremberg", "play nocturnal_visit")
    rounds(chase, "claws", "escape_as_bat", godalming="dodge punch")
    assert chase.question() == "fly"


@card("escape_as_bat")
@rule("combat.bat.destination")
def test_where_a_bat_cannot_fly() -> None:
    chase = dusk()
    chase.hideout(4, "munich")
    chase.hideout(7, "prague", encounters=["rats"])
    chase["seward"].place = place("hamburg")
    chase["mina"].place = place("cologne")
    chase.g.holy_ground = [place("frankfurt")]
    rounds(chase, "claws", "escape_as_bat", godalming="dodge punch")
    for city in ("munich", "prague", "hamburg", "frankfurt"):
        assert chase.why_not("dracula", f"fly {city}") == "combat.bat.destination", city
    assert "fly amsterdam" in chase.legal("dracula")  # behind Mina
    assert "fly strasbourg" in chase.legal("dracula")  # not only by way of Frankfurt
    assert "fly nuremberg" in chase.legal("dracula")


@card("escape_as_bat")
@rule("combat.bat.destination")
def test_no_bat_flies_over_holy_ground() -> None:
    chase = dusk()
    chase.g.hosts = [place("nuremberg")]
    chase.g.holy_ground = [place("leipzig")]
    rounds(chase, "claws", "escape_as_bat", godalming="dodge punch")
    assert chase.why_not("dracula", "fly munich") == "combat.bat.destination"
    assert "fly prague" in chase.legal("dracula")


@card("escape_as_bat")
@rule("combat.bat.facedown")
def test_hunters_see_a_bat_and_a_back() -> None:
    chase = fleeing()
    chase.act("dracula", "fly munich")
    for name in NAMES[1:]:
        seen = chase.view(name).table["trail"][0]
        assert (seen["facedown"], seen["faceup"]) == ([-2], [])
        assert seen["powers"] == [named("escape_as_bat")]
    assert chase.view("dracula").table["trail"][0]["facedown"] == [place("munich")]


@card("escape_as_bat")
@rule("combat.bat.first-space-occupied")
def test_powers_close_up_behind_the_bat() -> None:
    chase = dusk()
    chase.hideout(1, "", powers=["feed"])
    chase.hideout(2, "hide", faceup=True)
    chase.hideout(3, "leipzig", faceup=True)
    chase.hideout(4, "frankfurt")
    chase.dracula.link = place("leipzig")
    rounds(chase, "claws", "escape_as_bat", godalming="dodge punch")
    chase.act("dracula", "fly nuremberg")
    assert chase.trail() == ["nuremberg", "feed", "hide", "frankfurt", "", ""]
    assert chase.dracula.link == -1


@card("escape_as_bat")
@rule("combat.bat.first-space-occupied")
def test_the_first_gap_closes_if_his_card_was_cleared_away() -> None:
    chase = dusk()
    chase.hideout(1, "", powers=["feed"])
    chase.hideout(2, "frankfurt")
    chase.hideout(4, "strasbourg")
    chase.dracula.lost = place("leipzig")
    rounds(chase, "claws", "escape_as_bat", godalming="dodge punch")
    chase.act("dracula", "fly nuremberg")
    assert chase.trail() == ["nuremberg", "feed", "frankfurt", "strasbourg", "", ""]
    assert chase.dracula.lost == -1


@card("escape_as_bat")
@rule("combat.bat.no-encounter", "hideout.bat-card-inert")
def test_the_bat_slides_with_its_city_and_returns_to_the_deck() -> None:
    chase = Chase(dracula="leipzig")
    chase.g.combat_deck.remove(named("escape_as_bat"))
    nest = chase.hideout(6, "munich", powers=["escape_as_bat"])
    assert nest.powers == [named("escape_as_bat")]
    chase.until("mature-or-lair")
    chase.act("dracula", "mature")
    assert chase.g.combat_deck.count(named("escape_as_bat")) == 2


@card("escape_as_bat")
@rule("vampire.bat-no-move")
def test_a_vampire_does_not_fly() -> None:
    chase = ambush("new_vampire")
    chase.g.at_night = True
    chase.gives("godalming", "garlic")
    trail = chase.trail()
    rounds(chase, "claws", "strength", "claws", godalming="dodge garlic")
    rounds(chase, "escape_as_bat", godalming="punch punch")
    assert chase.question() != "fly"
    assert chase.told("combat-ends") == [()]
    assert chase.trail() == trail
    assert chase.nest(2).revealed == [named("new_vampire")]
    assert len(chase.g.combat_deck) == 13
