"""Tokens on the board: roadblocks, fog, storms."""

import pytest

from duskmoot.games.fury_of_dracula.board import (
    CITIES,
    PLACE_NAMES,
    RAILWAYS,
    REGION,
    ROAD,
    ROADS,
    SEAS,
    WAY_KIND,
)
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def road(one: str, other: str) -> int:
    return next(way for end, way in ROADS[place(one)] if end == place(other))


def railway(one: str, other: str) -> int:
    return next(way for end, way in RAILWAYS[place(one)] if end == place(other))


def by_night(name: str) -> Chase:
    """Dracula gets this event by a supply of Seward in Paris at night."""
    chase = Chase(seward="paris")
    chase.until("action", "mina")
    chase.act("mina", "done")
    chase.until("action", "seward")
    chase.event_at_bottom(name)
    chase.act("seward", "supply")
    chase.act("dracula", f"play {name}")
    return chase


# Roadblocks.


@card("roadblock")
@rule("token.roadblock.placement")
def test_roadblocks_lie_on_roads_and_railways_as_dracula_likes() -> None:
    chase = by_night("roadblock")
    for act in ("block-rail brussels", "block-road brussels", "block-road le_havre"):
        chase.act("dracula", "block-from paris", act)
    assert chase.question() != "block-from"
    ways = [railway("paris", "brussels"), road("paris", "brussels"), road("paris", "le_havre")]
    assert chase.g.roadblocks == ways
    assert [WAY_KIND[way] == ROAD for way in ways] == [False, True, True]
    for name in NAMES:
        assert chase.view(name).table["roadblocks"] == ways


@card("roadblock")
@rule("token.roadblock.placement")
def test_no_way_is_blocked_twice_and_no_way_is_invented() -> None:
    chase = by_night("roadblock")
    chase.act("dracula", "block-from paris", "block-road brussels", "block-from brussels")
    assert "block-road paris" not in chase.legal("dracula")
    assert "block-rail paris" in chase.legal("dracula")
    assert "block-road berlin" not in chase.legal("dracula")


@card("roadblock", "summon_storms")
def test_no_more_tokens_are_laid_than_there_are() -> None:
    chase = by_night("roadblock")
    chase.g.roadblocks = [way for end, way in ROADS[place("cologne")] + ROADS[place("vienna")]][:7]
    chase.act("dracula", "block-from paris", "block-road nantes")
    assert len(chase.g.roadblocks) == 8
    assert chase.question() != "block-from"
    chase = by_night("summon_storms")
    chase.g.storms = SEAS[:5]
    chase.act("dracula", f"storm {PLACE_NAMES[SEAS[7]]}")
    assert len(chase.g.storms) == 6
    assert chase.question() != "storm"


@card("saboteur")
@rule("token.roadblock.placement")
def test_a_saboteur_blocks_one_way() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["saboteur"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve saboteur", "block-from prague", "block-road vienna")
    assert chase.g.roadblocks == [road("prague", "vienna")]
    assert chase.question() == "prowl"


@rule("token.roadblock.effect")
def test_a_blocked_road_stops_hunters_and_not_trains() -> None:
    chase = Chase(godalming="paris", dracula="cologne")
    chase.gives("godalming", "white_1")
    chase.g.roadblocks = [road("paris", "brussels")]
    assert chase.why_not("godalming", "drive brussels") == "token.roadblock.effect"
    assert chase.why_not("godalming", "drive le_havre") == ""
    chase.act("godalming", "ride white_1")
    assert chase.why_not("godalming", "ride-to brussels") == ""


@rule("token.roadblock.effect")
def test_a_blocked_railway_stops_the_train_behind_it() -> None:
    chase = Chase(godalming="paris", dracula="cologne")
    chase.gives("godalming", "white_2_yellow_1")
    chase.g.roadblocks = [railway("paris", "marseilles")]
    chase.act("godalming", "ride white_2_yellow_1")
    assert chase.why_not("godalming", "ride-to marseilles") == "token.roadblock.effect"
    assert chase.why_not("godalming", "ride-to brussels") == ""
    chase = Chase(godalming="le_havre", dracula="cologne")
    chase.gives("godalming", "white_2_yellow_1")
    chase.g.roadblocks = [railway("paris", "brussels")]
    chase.act("godalming", "ride white_2_yellow_1")
    assert chase.why_not("godalming", "ride-to brussels") == "token.roadblock.effect"
    assert chase.why_not("godalming", "ride-to paris") == ""


@rule("token.roadblock.effect")
def test_no_roadblock_stops_dracula() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    chase.g.roadblocks = [road("leipzig", "nuremberg")]
    assert chase.why_not("dracula", "move nuremberg") == ""


@card("fast_horses", "sense_of_emergency")
@rule("token.roadblock.effect")
def test_a_roadblock_stops_horses_on_their_way() -> None:
    chase = Chase(godalming="bari", dracula="cologne")
    chase.gives("godalming", "sense_of_emergency")
    chase.g.roadblocks = [road("bari", "rome"), road("naples", "rome")]
    chase.act("godalming", "play sense_of_emergency")
    assert chase.legal("godalming") == ["ride-to naples"]


@rule("token.roadblock.removal")
def test_dracula_removes_one_roadblock_of_his_choice_at_dusk() -> None:
    chase = Chase()
    one, two = road("paris", "brussels"), railway("berlin", "prague")
    chase.g.roadblocks = [one, two]
    chase.until("unblock-from")
    assert (chase.asked(), chase.told("dusk")) == (["dracula"], [()])
    assert "done" not in chase.legal("dracula")
    ends = {f"unblock {end}" for end in ("paris", "brussels", "berlin", "prague")}
    assert set(chase.legal("dracula")) == ends
    chase.act("dracula", "unblock prague", "block-rail berlin")
    assert chase.g.roadblocks == [one]
    chase.until("action", "godalming")
    assert chase.g.roadblocks == [one]


@rule("token.roadblock.removal")
def test_a_road_and_a_railway_between_the_same_cities_are_two() -> None:
    for freed in ("block-rail brussels", "block-road brussels"):
        chase = Chase()
        ways = {
            "block-road brussels": road("paris", "brussels"),
            "block-rail brussels": railway("paris", "brussels"),
        }
        chase.g.roadblocks = [*ways.values(), road("berlin", "prague")]
        chase.until("unblock-from")
        chase.act("dracula", "unblock paris")
        assert sorted(chase.legal("dracula")) == ["block-rail brussels", "block-road brussels"]
        chase.act("dracula", freed)
        assert ways[freed] not in chase.g.roadblocks
        assert len(chase.g.roadblocks) == 2


# Fog.


@card("unnatural_fog")
@rule("token.fog.placement")
@pytest.mark.parametrize(("city", "tokens"), [("leipzig", 1), ("hamburg", 2)])
def test_fog_comes_once_inland_and_twice_to_a_port(city: str, tokens: int) -> None:
    chase = Chase(godalming="berlin", mina=city, dracula="madrid")
    chase.hideout(3, city, encounters=["unnatural_fog"], faceup=True)
    chase.act("godalming", f"drive {city}")
    chase.act("dracula", "ambush unnatural_fog")
    assert chase.g.fog == [place(city)] * tokens
    assert [h.delayed for h in chase.g.hunters] == [True, False, False, True]
    for name in NAMES:
        assert chase.view(name).table["fog"] == [place(city)] * tokens


@card("unnatural_fog")
@rule("token.fog.placement")
def test_matured_fog_lies_twice_in_one_city_of_the_region() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["unnatural_fog"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve unnatural_fog")
    assert chase.told("reveals-place") == [(place("paris"),)]
    offered = {act.split()[1] for act in chase.legal("dracula")}
    france = REGION[place("paris")]
    assert offered == {PLACE_NAMES[city] for city in CITIES if REGION[city] == france}
    chase.act("dracula", "fog-in brussels")
    assert chase.g.fog == [place("brussels")] * 2
    assert chase.question() == "prowl"


@card("unnatural_fog")
@rule("token.fog.placement")
def test_fog_takes_what_is_left_of_four_tokens() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["unnatural_fog"])
    chase.until("mature-or-lair")
    chase.g.fog = [place("rome")] * 3
    chase.act("dracula", "mature", "resolve unnatural_fog", "fog-in brussels")
    assert chase.g.fog.count(place("brussels")) == 1


@rule("token.fog.no-move")
def test_nobody_leaves_or_enters_fog() -> None:
    chase = Chase(godalming="hamburg", seward="berlin", dracula="leipzig")
    chase.gives("godalming", "white_1")
    chase.gives("seward", "white_1")
    chase.g.fog = [place("hamburg")]
    for each in ("drive berlin", "sail north_sea", "ride white_1"):
        assert chase.why_not("godalming", each) == "token.fog.no-move"
    chase.act("godalming", "rest")
    assert chase.why_not("seward", "drive hamburg") == "token.fog.no-move"
    chase.act("seward", "ride white_1")
    assert chase.why_not("seward", "ride-to hamburg") == "token.fog.no-move"
    assert chase.why_not("seward", "ride-to cologne") == ""


@rule("token.fog.no-move")
def test_no_train_passes_fog() -> None:
    chase = Chase(godalming="hamburg", dracula="madrid")
    chase.gives("godalming", "white_2_yellow_1")
    chase.act("godalming", "ride white_2_yellow_1")
    assert chase.why_not("godalming", "ride-to leipzig") == ""
    chase.g.fog = [place("berlin")]
    assert chase.why_not("godalming", "ride-to leipzig") == "token.fog.no-move"


@card("wild_horses")
@rule("token.fog.no-move")
def test_nobody_is_moved_into_or_out_of_fog() -> None:
    chase = Chase(godalming="rome", dracula="madrid")
    chase.gives("dracula", "wild_horses")
    chase.g.fog = [place("rome")]
    chase["godalming"].place = place("naples")
    chase.act("godalming", "drive bari")
    chase.act("dracula", "play wild_horses")
    assert chase.legal("dracula") == ["drive-to naples"]
    chase = Chase(seward="berlin", dracula="leipzig")
    chase.gives("dracula", "wild_horses")
    chase.act("godalming", "done")
    chase.act("seward", "drive hamburg")
    chase.g.fog = [place("hamburg")]
    assert chase.why_not("dracula", "play wild_horses") == "token.fog.no-move"


@rule("token.fog.no-move")
def test_no_fog_stops_dracula() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    chase.g.fog = [place("leipzig"), place("nuremberg")]
    assert chase.why_not("dracula", "move nuremberg") == ""


@rule("token.fog.avoid-combat")
def test_in_fog_dracula_fights_or_declines() -> None:
    for choice, fights in (("shun", []), ("done", [(0,)])):
        chase = Chase(godalming="berlin", dracula="leipzig")
        chase.act("godalming", "drive leipzig")
        chase.g.fog = [place("leipzig")] * 2
        chase.until("shun")
        assert chase.asked() == ["dracula"]
        chase.act("dracula", choice)
        chase.until("action" if choice == "shun" else "choose")
        assert chase.told("fights") == fights
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.act("godalming", "drive leipzig")
    chase.g.fog = [place("berlin")]
    chase.until("choose")  # fog elsewhere changes nothing


@rule("token.fog.avoid-combat")
def test_a_combat_is_declined_for_one_dusk_only() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.act("godalming", "drive leipzig")
    chase.g.fog = [place("leipzig")]
    chase.until("shun")
    chase.act("dracula", "shun")
    chase.until("prowl")
    chase.act("dracula", "power feed")
    chase.until("choose", "godalming")
    assert chase.told("dawn") == [()]


@rule("token.fog.avoid-combat")
def test_fog_around_dracula_alone_is_no_question() -> None:
    chase = Chase(dracula="leipzig")
    chase.g.fog = [place("leipzig")] * 2
    asked = []
    while not chase.told("night"):
        asked.append(chase.question())
        chase.act(chase.asked()[0], "done")
    assert "shun" not in asked


@rule("token.fog.removal")
def test_at_dusk_a_fog_token_leaves_each_city() -> None:
    chase = Chase()
    chase.g.fog = [place("rome"), place("paris"), place("rome")]
    chase.until("action", "mina")
    assert len(chase.g.fog) == 3
    chase.act("mina", "done")
    chase.until("action", "godalming")
    assert chase.g.fog == [place("rome")]


# Storms.


@card("summon_storms")
@rule("token.storm.placement")
def test_up_to_three_storms_rise_in_different_seas() -> None:
    chase = by_night("summon_storms")
    chase.act("dracula", "storm north_sea")
    assert chase.why_not("dracula", "storm north_sea") == "token.storm.placement"
    chase.act("dracula", "storm irish_sea", "done")
    assert chase.g.storms == [place("north_sea"), place("irish_sea")]
    assert chase.question() != "storm"
    chase = by_night("summon_storms")
    chase.act("dracula", "storm north_sea", "storm irish_sea", "storm black_sea")
    assert chase.question() != "storm"
    for name in NAMES:
        assert len(chase.view(name).table["storms"]) == 3


@rule("token.storm.effect")
def test_a_storm_keeps_hunters_out_but_not_in() -> None:
    chase = Chase(godalming="hamburg", seward="lisbon", dracula="amsterdam")
    chase.act("godalming", "done")
    chase.g.storms = [place("south_atlantic")]
    assert chase.why_not("seward", "sail south_atlantic") == "token.storm.effect"
    chase["seward"].place = place("south_atlantic")
    assert chase.why_not("seward", "sail north_atlantic") == ""
    assert chase.why_not("seward", "sail lisbon") == ""
    chase.act("seward", "sail north_atlantic")
    chase.until("prowl")
    chase.g.storms = [place("north_sea")]
    assert chase.why_not("dracula", "move north_sea") == ""


@rule("token.storm.removal")
def test_dracula_calms_one_storm_of_his_choice_at_dusk() -> None:
    chase = Chase()
    chase.g.storms = [place("north_sea"), place("irish_sea"), place("black_sea")]
    chase.until("calm")
    assert chase.asked() == ["dracula"]
    assert sorted(chase.legal("dracula")) == ["calm black_sea", "calm irish_sea", "calm north_sea"]
    chase.act("dracula", "calm irish_sea")
    chase.until("action", "godalming")
    assert chase.g.storms == [place("north_sea"), place("black_sea")]
