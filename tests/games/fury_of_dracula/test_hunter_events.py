"""The hunters' events for journeys, for the order of things and for combat, card by card."""

import pytest

from duskmoot.games.fury_of_dracula.board import ROADS
from duskmoot.games.fury_of_dracula.cards.table import named
from tests.card import card
from tests.games.fury_of_dracula.chase import Chase, place

NEED = "golden.component-over-reference"


def at(moment: str, *cards: str, **what: str) -> Chase:
    """Godalming holds these events at the first dusk or dawn."""
    chase = Chase(**what)
    chase.gives("godalming", *cards)
    if moment == "dawn":
        chase.until("place-encounter")
    chase.until("timed-event", "godalming")
    return chase


# Journeys.


@card("chartered_carriage")
def test_a_chartered_carriage_goes_four_railways_of_any_colour() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "white_1", "chartered_carriage")
    chase.act("godalming", "ride white_1")
    near = set(chase.legal("godalming"))
    chase = Chase(godalming="paris")
    chase.gives("godalming", "white_1", "chartered_carriage")
    chase.act("godalming", "charter white_1")
    assert chase.told("plays") == [(0, named("chartered_carriage"))]
    assert chase.told("discards") == []
    far = set(chase.legal("godalming"))
    assert near < far
    assert {"ride-to berlin", "ride-to cologne", "ride-to madrid"} <= far
    assert "ride-to prague" not in near
    chase.act("godalming", "ride-to berlin")
    assert chase["godalming"].place == place("berlin")
    assert chase["godalming"].tickets == []
    assert chase.g.event_discard == [named("chartered_carriage")]


@card("chartered_carriage")
def test_without_the_event_no_carriage_is_chartered() -> None:
    chase = Chase(godalming="paris", seward="paris")
    chase.gives("godalming", "white_1")
    chase.gives("seward", "chartered_carriage")
    assert "charter white_1" not in chase.legal("godalming")
    chase.act("godalming", "done")
    assert not any(act.startswith("charter") for act in chase.legal("seward"))  # no ticket


@card("excellent_weather")
def test_excellent_weather_sails_twice() -> None:
    chase = Chase(godalming="hamburg", dracula="madrid")
    chase.hideout(3, "amsterdam", encounters=["rats"])
    chase.gives("godalming", "excellent_weather")
    chase.act("godalming", "play excellent_weather")
    assert "done" not in chase.legal("godalming")
    chase.act("godalming", "sail north_sea")
    assert {"sail edinburgh", "done"} <= set(chase.legal("godalming"))
    chase.act("godalming", "sail amsterdam")
    assert chase["godalming"].place == place("amsterdam")
    assert chase.question() == "ambush"
    chase.act("dracula", "done")
    assert chase.asked() == ["seward"]


@card("excellent_weather")
def test_excellent_weather_does_not_sail_thrice() -> None:
    chase = Chase(godalming="hamburg")
    chase.gives("godalming", "excellent_weather")
    chase.act("godalming", "play excellent_weather", "sail north_sea", "sail english_channel")
    assert chase["godalming"].place == place("english_channel")
    assert chase.asked() == ["seward"]
    chase = Chase(godalming="hamburg")
    chase.gives("godalming", "excellent_weather")
    chase.act("godalming", "play excellent_weather", "sail north_sea", "done")
    assert chase["godalming"].place == place("north_sea")
    assert chase.asked() == ["seward"]


@card("excellent_weather")
def test_excellent_weather_from_sea_to_sea_and_not_into_storms() -> None:
    chase = Chase(godalming="hamburg")
    chase.gives("godalming", "excellent_weather")
    chase.g.storms = [place("north_atlantic")]
    chase["godalming"].place = place("north_sea")
    assert chase.why_not("godalming", "play excellent_weather") == ""
    chase.act("godalming", "play excellent_weather")
    assert "sail north_atlantic" not in chase.legal("godalming")
    chase.act("godalming", "sail english_channel")
    assert "sail north_atlantic" not in chase.legal("godalming")
    chase.act("godalming", "sail london")
    assert chase["godalming"].place == place("london")
    chase = Chase(godalming="hamburg")
    chase.gives("godalming", "excellent_weather")
    chase.g.storms = [place("north_sea")]
    assert chase.why_not("godalming", "play excellent_weather") == "token.storm.effect"


@card("sense_of_emergency")
def test_a_sense_of_emergency_costs_two_and_goes_three_roads() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "sense_of_emergency")
    chase.act("godalming", "play sense_of_emergency")
    assert chase["godalming"].damage == 2
    reached = {act.split()[1] for act in chase.legal("godalming")}
    assert {"brussels", "cologne", "leipzig"} <= reached
    assert not {"berlin", "paris"} & reached
    chase.act("godalming", "ride-to leipzig")
    assert chase["godalming"].place == place("leipzig")


@card("sense_of_emergency")
def test_haste_can_kill() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "sense_of_emergency")
    chase["godalming"].damage = 9
    chase.act("godalming", "play sense_of_emergency")
    assert chase["godalming"].place == -1
    assert chase.asked() == ["seward"]


@card("long_night")
def test_the_long_night_opens_the_roads_for_a_toll() -> None:
    chase = at("dawn", "long_night", godalming="paris", seward="berlin")
    chase.act("godalming", "play long_night")
    chase.until("action", "godalming")
    chase.act("godalming", "done")
    chase.until("action", "godalming")
    assert chase.why_not("godalming", "ride white_1") != ""
    chase.event_at_bottom("forewarned")
    chase.act("godalming", "drive brussels")
    assert chase["godalming"].place == place("brussels")
    assert chase.g.event_discard[-1] == named("forewarned")
    chase.event_at_bottom("enraged")
    chase.act("seward", "drive leipzig")
    chase.until("receive")
    assert chase.asked() == ["dracula"]
    chase.act("dracula", "keep enraged")
    assert chase.dracula.events == [named("enraged")]


@card("long_night")
def test_the_long_night_is_one_night() -> None:
    chase = at("dawn", "long_night", godalming="paris")
    chase.act("godalming", "play long_night")
    for expected in ("", "action.move-day-only"):
        chase.until("action", "godalming")
        chase.act("godalming", "done")
        chase.until("action", "godalming")
        assert chase.why_not("godalming", "drive brussels") == expected
        assert chase.why_not("godalming", "sail north_sea") == "action.move-day-only"
        chase.act("godalming", "rest")
        chase.until("prowl")


# The order of things.


@card("speedy_telegraph")
def test_speedy_telegraph_frees_the_order_by_day_and_by_night() -> None:
    chase = at("dawn", "speedy_telegraph")
    chase.act("godalming", "play speedy_telegraph")
    for half in ("day", "night"):
        chase.until("order")
        chase.act("godalming", "take-turn mina_harker")
        assert chase.asked() == ["mina"], half
        chase.act("mina", "rest")
        assert chase.why_not("godalming", "take-turn mina_harker") == "action.one-per-half-day"
        chase.act("godalming", "take-turn van_helsing")
        chase.act("helsing", "rest")
        chase.act("godalming", "take-turn dr_seward")
        chase.act("seward", "rest")
        assert chase.asked() == ["godalming"]
        chase.act("godalming", "rest")
    chase.until("prowl")
    asked = []
    while chase.question() != "action":
        asked.append(chase.question())
        chase.act(chase.asked()[0], chase.legal(chase.asked()[0])[-1])
    assert "order" not in asked
    assert chase.asked() == ["godalming"]


@card("renewed_vigor")
def test_renewed_vigor_gives_each_a_second_action_of_another_kind() -> None:
    chase = at("dawn", "renewed_vigor", godalming="paris")
    chase.act("godalming", "play renewed_vigor")
    chase.until("action", "godalming")
    chase.act("godalming", "rest")
    assert chase.asked() == ["godalming"]
    assert chase.why_not("godalming", "rest") == "action.one-per-half-day"
    chase.act("godalming", "drive brussels")
    assert chase.asked() == ["seward"]
    chase.act("seward", "rest")
    assert chase.asked() == ["seward"]
    chase.act("seward", "done")
    assert chase.asked() == ["helsing"]
    chase.until("action", "mina")
    chase.act("mina", "done")
    chase.until("action", "godalming")
    chase.act("godalming", "rest")
    assert chase.asked() == ["seward"]  # the night has no second action
    chase.until("prowl")
    chase.until("action", "godalming")
    chase.act("godalming", "rest")
    assert chase.asked() == ["seward"]  # nor has another day


@card("surprising_return", "rufus_smith")
@pytest.mark.parametrize("moment", ["dusk", "dawn"])
def test_an_ally_returns_from_the_discard_pile(moment: str) -> None:
    chase = at(moment, "surprising_return")
    assert chase.why_not("godalming", "play surprising_return") == NEED
    for name in ("rufus_smith", "great_wolf", "long_night"):
        chase.draw(chase.g.event_deck, name)
        chase.g.event_discard.append(named(name))
    chase.hideout(4, "berlin")
    chase.act("godalming", "play surprising_return")
    assert chase.legal("godalming") == ["play rufus_smith", "enlist rufus_smith"]
    if moment == "dusk":
        chase.act("godalming", "enlist rufus_smith")
        assert chase.g.allies == [named("rufus_smith")]
    else:
        chase.act("godalming", "play rufus_smith", "scout berlin")
        assert chase.nest(4).faceup == [place("berlin")]
        assert named("rufus_smith") in chase.g.event_discard


@card("good_luck")
def test_good_luck_frees_a_way_or_drives_out_an_ally() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "good_luck", "good_luck")
    assert chase.why_not("godalming", "play good_luck") == NEED
    brussels = next(way for end, way in ROADS[place("paris")] if end == place("brussels"))
    chase.g.roadblocks = [brussels]
    chase.draw(chase.g.event_deck, "great_wolf")
    chase.dracula.allies.append(named("great_wolf"))
    chase.act("godalming", "play good_luck", "unblock brussels", "block-road paris")
    assert chase.g.roadblocks == []
    assert chase.question() == "action"  # it costs no action
    chase.act("godalming", "play good_luck", "cancel-ally")
    assert chase.dracula.allies == []
    assert named("great_wolf") in chase.g.event_discard
    assert chase.question() == "action"


@card("good_luck", "false_tip", "chartered_carriage")
@pytest.mark.parametrize("ride", ["ride", "charter"])
def test_good_luck_cancels_a_false_tip(ride: str) -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "white_1", "chartered_carriage")
    chase.gives("mina", "good_luck")
    chase.gives("dracula", "false_tip")
    chase.act("godalming", f"{ride} white_1")
    chase.act("dracula", "play false_tip")
    chase.until("ticket-event", "mina")
    chase.act("mina", "play good_luck")
    assert chase.told("plays")[-1] == (3, named("good_luck"))
    chase.until("station")
    assert chase.asked() == ["godalming"]
    assert {named("false_tip"), named("good_luck")} <= set(chase.g.event_discard)


# Helping and harming.


@card("blood_transfusion")
def test_blood_for_blood() -> None:
    chase = Chase(godalming="paris", seward="paris", helsing="paris", mina="paris")
    chase.gives("godalming", "blood_transfusion")
    assert chase.why_not("godalming", "play blood_transfusion") == NEED  # nobody is bitten
    chase["seward"].bites = 1
    chase["helsing"].bites = 2
    chase.act("godalming", "play blood_transfusion")
    assert chase.legal("godalming") == ["pick dr_seward", "pick van_helsing"]
    chase.act("godalming", "pick van_helsing")
    assert (chase["helsing"].bites, chase["seward"].bites) == (1, 1)
    assert (chase["godalming"].damage, chase["helsing"].damage) == (1, 0)
    assert chase.asked() == ["seward"]


@card("blood_transfusion")
def test_the_weakened_give_no_blood() -> None:
    chase = Chase(seward="paris", mina="paris")
    chase.gives("mina", "blood_transfusion")
    chase["seward"].bites = 1
    chase.until("action", "mina")
    assert chase.why_not("mina", "play blood_transfusion") == NEED
    chase = Chase(godalming="paris", seward="rome")
    chase.gives("godalming", "blood_transfusion")
    chase["seward"].bites = 1
    assert chase.why_not("godalming", "play blood_transfusion") == NEED


@card("vampire_lair", "stake")
def test_a_vampire_lair_costs_a_stake_and_a_delay() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "vampire_lair")
    chase.g.influence = 5
    assert chase.why_not("godalming", "play vampire_lair") == NEED
    chase.gives("godalming", "stake")
    chase.act("godalming", "play vampire_lair")
    assert chase.g.influence == 3
    assert chase["godalming"].delayed
    assert chase.g.item_discard == [named("stake")]


@card("forewarned")
def test_forewarned_is_forearmed_except_against_vampires() -> None:
    for name, helps in (("rats", True), ("szgany_mob", True), ("reckless_vampire", False)):
        chase = Chase(godalming="berlin", dracula="madrid")
        chase.hideout(3, "leipzig", encounters=[name])
        chase.gives("godalming", "forewarned")
        chase.act("godalming", "drive leipzig")
        chase.act("dracula", f"ambush {name}")
        assert chase.why_not("godalming", "play forewarned") == ("" if helps else "event.timing")
        if helps:
            chase.act("godalming", "play forewarned")
            assert chase["godalming"].damage == 0
            assert chase.g.encounter_discard == [named(name)]
            assert chase.g.event_discard == [named("forewarned")]


@card("forewarned")
def test_a_search_is_no_ambush() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats"])
    chase.gives("godalming", "forewarned")
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "done")
    chase.until("action", "godalming")
    chase.act("godalming", "search", "meet rats")
    assert chase["godalming"].damage == 2
