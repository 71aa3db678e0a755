"""Defeated hunters and hospitals."""

import pytest

from duskmoot.games.fury_of_dracula.board import (
    BY_ROAD,
    CITIES,
    HOSPITAL_CITY,
    HOSPITALS,
    LOCATION_NAMES,
    NEAREST_HOSPITALS,
    SEAS,
)
from duskmoot.games.fury_of_dracula.cards.table import named
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.fights import dawn, dusk, rounds
from tests.rule import rule

MAINLAND_HOSPITALS = ["hospital_madrid", "hospital_rome", "hospital_budapest"]


def fallen(city: str = "leipzig", start: str = "berlin") -> Chase:
    """Godalming is defeated in this city by day; what he had was a knife, an event, a ticket."""
    chase = Chase(godalming=start, seward="varna", dracula="lisbon")
    chase.gives("godalming", "knife", "long_night", "white_1")
    chase.hideout(3, city, encounters=["rats"])
    chase["godalming"].damage = 9
    chase.act("godalming", f"drive {city}")
    chase.act("dracula", "ambush rats")
    chase.act("godalming", "done")  # he does not react
    chase.act("godalming", "done")  # nor does he rescue himself
    return chase


def roads_to(start: int) -> dict[int, int]:
    """How many roads lead from here to every city that can be reached."""
    away = {start: 0}
    queue = [start]
    for city in queue:
        for other in BY_ROAD[city]:
            if other not in away:
                away[other] = away[city] + 1
                queue.append(other)
    return away


# Defeat.


@rule("defeat.influence")
@pytest.mark.parametrize(("despair", "influence"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_a_defeat_gives_influence_and_more_in_despair(despair: int, influence: int) -> None:
    chase = dusk()
    chase.g.despair = despair
    chase["godalming"].damage = 10
    rounds(chase, "strength", godalming="punch punch")
    assert chase.g.influence == influence


@rule("defeat.remove-figure")
def test_the_figure_leaves_the_board_and_the_hospital_is_known() -> None:
    chase = dusk()
    chase["godalming"].damage = 10
    rounds(chase, "strength", godalming="punch punch")
    for name in NAMES:
        sheet = chase.view(name).table["hunters"][0]
        assert (sheet["place"], sheet["hospital"]) == (-1, place("hospital_budapest"))


@rule("defeat.nearest-hospital")
def test_the_nearest_hospital_is_the_fewest_roads_away() -> None:
    compared = 0
    for city in CITIES:
        away = roads_to(city)
        reached = {h: away[c] for h, c in zip(HOSPITALS, HOSPITAL_CITY) if c in away}
        if reached:
            nearest = [h for h in reached if reached[h] == min(reached.values())]
            assert NEAREST_HOSPITALS[city] == nearest, LOCATION_NAMES[city]
            compared += 1
    assert compared == 51


@rule("defeat.hospital-tie")
def test_dracula_chooses_between_two_hospitals_equally_near() -> None:
    chase = fallen("brussels", "cologne")
    chase.until("hospital")
    assert chase.asked() == ["dracula"]
    assert chase["godalming"].place == -1
    legal = chase.legal("dracula")
    assert len(legal) == 2
    other = next(h for h in MAINLAND_HOSPITALS if f"to-hospital {h}" not in legal)
    assert chase.why_not("dracula", f"to-hospital {other}") == "defeat.nearest-hospital"
    chase.act("dracula", legal[1])
    assert chase["godalming"].hospital == place(legal[1].split()[1])
    assert chase["godalming"].fell == -1
    assert (chase.question(), chase.asked()) == ("action", ["seward"])


@rule("defeat.hospital-tie")
def test_ties_are_where_the_map_has_them() -> None:
    tied = {LOCATION_NAMES[p] for p in CITIES if len(NEAREST_HOSPITALS[p]) > 1}
    assert tied == {"brussels", "amsterdam", "marseilles", "geneva", "milan"}


@rule("defeat.hospital-at-sea")
def test_at_sea_roads_are_counted_from_the_ports() -> None:
    nearest = {
        "north_sea": "hospital_budapest",
        "tyrrhenian_sea": "hospital_rome",
        "irish_sea": "hospital_madrid",
    }
    for sea, hospital in nearest.items():
        assert NEAREST_HOSPITALS[place(sea)] == [place(hospital)]
    assert all(len(NEAREST_HOSPITALS[sea]) == 1 for sea in SEAS)


@card("great_wolf")
@rule("defeat.hospital-at-sea")
def test_a_hunter_is_defeated_at_sea() -> None:
    chase = Chase(godalming="hamburg")
    chase["godalming"].damage = 10
    chase.draw(chase.g.event_deck, "great_wolf")
    chase.dracula.allies.append(named("great_wolf"))
    chase.act("godalming", "sail north_sea")
    chase.until("prey")
    chase.act("dracula", "pick lord_godalming")
    assert chase["godalming"].hospital == place("hospital_budapest")


@rule("defeat.hospital-islands")
def test_islanders_go_to_madrid_and_to_rome() -> None:
    britain = ["london", "edinburgh", "manchester", "liverpool", "swansea", "plymouth"]
    for city in [*britain, "dublin", "galway"]:
        assert NEAREST_HOSPITALS[place(city)] == [place("hospital_madrid")]
    assert NEAREST_HOSPITALS[place("cagliari")] == [place("hospital_rome")]
    chase = fallen("manchester", "edinburgh")
    assert chase.question() != "hospital"
    assert chase["godalming"].hospital == place("hospital_madrid")


@rule("defeat.to-hospital-next-dawn")
def test_who_falls_by_day_lies_in_hospital_at_the_next_dawn() -> None:
    chase = fallen()
    chase.until("prowl")
    assert chase["godalming"].place == -1
    chase.until("action", "godalming")
    assert chase["godalming"].place == place("hospital_budapest")
    assert chase["godalming"].hospital == -1
    assert chase.g.time == 2


@rule("defeat.to-hospital-next-dawn")
def test_who_falls_at_dawn_waits_for_another_dawn() -> None:
    chase = dawn()
    chase["godalming"].damage = 10
    rounds(chase, "strength", godalming="punch punch")
    for asked in ("seward", "helsing", "mina"):
        chase.until("action", asked)
        assert chase["godalming"].place == -1
    chase.until("prowl")
    assert chase["godalming"].place == -1
    chase.until("action", "godalming")
    assert chase["godalming"].place == place("hospital_budapest")
    assert chase.g.time == 4


@rule("defeat.no-actions-meanwhile")
def test_the_defeated_do_nothing_and_are_found_by_nothing() -> None:
    chase = fallen()
    assert chase.asked() == ["seward"]
    assert chase.why_not("seward", "trade lord_godalming") == "trade.same-city"
    chase.until("action", "mina")
    chase.act("mina", "done")
    chase.until("action")
    assert chase.asked() == ["seward"]  # the night begins without Godalming
    chase.draw(chase.g.event_deck, "great_wolf")
    chase.dracula.allies.append(named("great_wolf"))
    chase.until("prey")
    assert chase.legal("dracula") == ["pick dr_seward", "pick van_helsing", "pick mina_harker"]


@rule("defeat.lose-everything")
def test_in_hospital_everything_is_gone() -> None:
    chase = fallen()
    chase["godalming"].bites = 1
    chase.until("action", "godalming")
    h = chase["godalming"]
    assert (h.damage, h.bites) == (0, 0)
    assert h.items + h.events + h.shown + h.tickets == []
    table = chase.view("dracula").table
    assert named("knife") in table["item_discard"]
    assert named("long_night") in table["event_discard"]
    assert len(chase.g.ticket_pool) == 16


@rule("defeat.lose-everything")
def test_mina_loses_what_she_showed_too() -> None:
    chase = Chase(mina="berlin", dracula="madrid")
    chase.gives("mina", "knife", "long_night")
    chase.hideout(3, "leipzig", encounters=["rats"])
    chase["mina"].damage = 8
    chase.until("action", "mina")
    chase.act("mina", "drive leipzig")
    chase.act("dracula", "ambush rats")
    chase.until("action", "mina")
    h = chase["mina"]
    assert h.place == place("hospital_budapest")
    assert (h.items + h.events + h.shown, h.damage) == ([], 0)
    assert chase.g.item_discard == [named("knife")]


@rule("defeat.fresh-state")
def test_who_returns_stands_upright() -> None:
    chase = dusk()
    h = chase["godalming"]
    h.damage, h.bats, h.delayed = 10, True, True
    rounds(chase, "strength", godalming="punch punch")
    assert (h.bats, h.delayed) == (False, False)
    chase.until("action", "godalming")
    assert (h.bats, h.delayed) == (False, False)
    assert "supply" in chase.legal("godalming")


# Hospitals.


def in_hospital(city: str = "rome", dracula: str = "leipzig") -> Chase:
    chase = Chase(dracula=dracula)
    chase["godalming"].place = place(f"hospital_{city}")
    return chase


@rule("hospital.cities")
def test_there_are_three_hospitals() -> None:
    assert [LOCATION_NAMES[city] for city in HOSPITAL_CITY] == ["madrid", "rome", "budapest"]
    assert len(HOSPITALS) == 3


@rule("hospital.no-entry")
def test_nobody_walks_into_a_hospital() -> None:
    chase = Chase(godalming="rome", dracula="naples")
    for hospital in MAINLAND_HOSPITALS:
        assert chase.why_not("godalming", f"drive {hospital}") == "hospital.no-entry"


@rule("hospital.actions")
def test_a_patient_only_supplies_leaves_or_passes() -> None:
    chase = in_hospital()
    chase.gives("godalming", "fast_horses", "money_trail", "white_1")
    chase.hideout(2, "north_sea")
    chase["seward"].place = place("rome")
    assert sorted(chase.legal("godalming")) == ["done", "drive rome", "supply"]
    refused = ["rest", "search", "reserve", "trade dr_seward", "use fast_horses"]
    for each in [*refused, "play money_trail", "ride white_1"]:
        assert chase.why_not("godalming", each) == "hospital.actions", each


@rule("hospital.supply")
def test_a_hospital_supplies_one_item_by_day_and_by_night() -> None:
    chase = in_hospital()
    events = len(chase.g.event_deck)
    chase.act("godalming", "supply")
    assert len(chase["godalming"].items) == 1
    chase.until("action", "godalming")
    chase.act("godalming", "supply")
    assert len(chase["godalming"].items) == 2
    assert len(chase.g.event_deck) == events


@rule("hospital.move")
def test_from_a_hospital_a_road_leads_to_its_city_by_day() -> None:
    chase = in_hospital("madrid")
    assert [act for act in chase.legal("godalming") if act.startswith("drive")] == ["drive madrid"]
    assert chase.why_not("godalming", "drive lisbon") == "hospital.move"
    chase.act("godalming", "done")
    chase.until("action", "godalming")
    assert chase.why_not("godalming", "drive madrid") == "action.move-day-only"


@rule("hospital.not-in-city")
def test_a_patient_does_not_fight_in_the_city() -> None:
    chase = in_hospital("budapest", dracula="budapest")
    chase.until("prowl")
    assert chase.told("fights") == []


@card("wolves", "evil_presence")
@rule("hospital.not-in-city")
def test_a_patient_is_not_where_wolves_are_but_beside_dracula() -> None:
    chase = in_hospital("budapest", dracula="budapest")
    chase.hideout(6, "vienna", encounters=["wolves"])
    chase["seward"].place = place("paris")
    chase.event_on_top("evil_presence")
    chase.act("godalming", "done")
    chase.act("seward", "supply", "play evil_presence")
    assert chase.told("presence") == [(0,)]
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve wolves", "send-to budapest")
    assert chase["godalming"].damage == 0


@rule("hospital.not-in-city")
def test_fog_in_the_city_keeps_a_patient_in() -> None:
    chase = in_hospital()
    chase.g.fog = [place("rome")]
    assert chase.why_not("godalming", "drive rome") == "token.fog.no-move"
    assert chase.why_not("godalming", "supply") == ""


@card("hypnosis", "blood_transfusion")
@rule("hospital.not-for-abilities")
def test_a_patient_serves_no_ability() -> None:
    chase = Chase(seward="rome", helsing="rome", mina="rome")
    chase.gives("seward", "blood_transfusion")
    chase["helsing"].bites = 1
    chase.act("godalming", "done")
    assert chase.why_not("seward", "play blood_transfusion") == ""
    chase["helsing"].place = place("hospital_rome")
    assert chase.why_not("seward", "play blood_transfusion") != ""
    chase["seward"].place = place("hospital_rome")
    assert chase.why_not("seward", "play blood_transfusion") == "hospital.actions"


@card("hypnosis")
@rule("hospital.not-for-abilities")
def test_mina_feels_nothing_with_a_patient_or_as_one() -> None:
    for mina, seward in (("rome", "hospital_rome"), ("hospital_rome", "rome")):
        chase = Chase(seward="rome", mina="rome")
        chase.gives("mina", "hypnosis")
        chase.until("action", "mina")
        assert chase.why_not("mina", "bond") == chase.why_not("mina", "play hypnosis") == ""
        chase["mina"].place, chase["seward"].place = place(mina), place(seward)
        assert chase.why_not("mina", "bond") != ""
        assert chase.why_not("mina", "play hypnosis") != ""
    chase["seward"].place = place("hospital_rome")
    assert chase.why_not("mina", "bond") == "hospital.actions"


@rule("hospital.no-reveal", "hospital.leave-triggers")
def test_who_leaves_a_hospital_arrives_in_its_city() -> None:
    chase = fallen()
    chase.hideout(1, "budapest", encounters=["bats"])
    chase.hideout(2, "vienna")
    chase.dracula.lost = place("paris")
    chase.until("action", "godalming")
    assert chase["godalming"].place == place("hospital_budapest")
    assert not chase.nest(2).faceup
    chase.act("godalming", "drive budapest")
    assert chase.nest(2).faceup == [place("budapest")]
    assert chase.question() == "ambush"
    chase.act("dracula", "ambush bats")
    assert chase["godalming"].bats
