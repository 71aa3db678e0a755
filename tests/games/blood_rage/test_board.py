"""Provinces, villages and fjords (book: 'The board')."""

import pytest

from duskmoot.games.blood_rage.board import (
    FJORD_NAMES,
    FJORD_OF,
    NEIGHBOURS,
    OUTER,
    PLACE_NAMES,
    PROVINCE_NAMES,
    REGION_NAMES,
    REGION_PROVINCES,
    SUPPORTED,
    VILLAGES,
)
from duskmoot.kernel.ask import NOT_OFFERED
from duskmoot.kernel.view import SPECTATOR, view
from tests.games.blood_rage.saga import NAMES, Saga, place
from tests.rule import rule


def neighbours(province: str) -> set[str]:
    return {PROVINCE_NAMES[number] for number in NEIGHBOURS[place(province)]}


def region_of(province: str) -> list[str]:
    return [
        name for name, members in zip(REGION_NAMES, REGION_PROVINCES) if place(province) in members
    ]


# Provinces and their borders.


@rule("board.provinces")
def test_nine_provinces_lie_in_three_regions_and_yggdrasil_in_none() -> None:
    assert len(PROVINCE_NAMES) == 9
    assert region_of("elvagar") == ["manheim"]
    assert region_of("andlang") == ["alfheim"]
    assert region_of("utgard") == ["jotunheim"]
    assert region_of("yggdrasil") == []
    assert sorted(p for members in REGION_PROVINCES for p in members) == OUTER


@rule("board.adjacent")
def test_gimle_borders_on_andlang_but_not_on_elvagar() -> None:
    assert "andlang" in neighbours("gimle")
    assert "elvagar" not in neighbours("gimle")
    assert "horgr" not in neighbours("andlang")


@rule("board.adjacent")
def test_borders_hold_in_both_directions() -> None:
    for province in PROVINCE_NAMES:
        assert province not in neighbours(province)
        for other in neighbours(province):
            assert province in neighbours(other)


@rule("board.adjacent-yggdrasil")
def test_yggdrasil_borders_on_all_outer_provinces() -> None:
    assert len(neighbours("yggdrasil")) == 8
    for province in PROVINCE_NAMES[1:]:
        assert "yggdrasil" in neighbours(province)


# Villages.


def full_utgard() -> Saga:
    """All three villages of Utgard are taken by the Bear."""
    saga = Saga(age=2, doom=["gimle", "andlang", "myrkulor"])
    saga.has("bear", utgard=["warrior", "warrior", "warrior"])
    return saga


@rule("board.village-limit")
def test_nobody_invades_a_province_without_an_empty_village() -> None:
    saga = full_utgard()
    saga.act("wolf", "invade warrior")
    assert saga.why_not("wolf", "to utgard") == "board.village-limit"
    assert saga.why_not("wolf", "to horgr") == ""


@rule("board.village-limit")
def test_nobody_marches_into_a_full_province() -> None:
    saga = full_utgard()
    saga.has("wolf", horgr=["warrior"])
    saga.act("wolf", "march horgr")
    assert saga.why_not("wolf", "march-to utgard") == "action.march.space"
    assert "march-to utgard" not in saga.legal("wolf")


@rule("board.village-limit")
def test_nobody_joins_a_battle_in_a_full_province() -> None:
    saga = full_utgard()
    saga.has("wolf", fjord_sw=["ship"])
    saga.has("serpent", horgr=["warrior"])
    saga.act("wolf", "pillage utgard")
    assert saga.told("joins", "stays-away") == []
    assert saga.totals() == {"wolf": 2, "bear": 3}
    assert saga.figures("serpent", "horgr") == ["warrior"]


@rule("board.village-limit")
def test_outer_provinces_have_three_to_five_villages() -> None:
    assert [VILLAGES[place(name)] for name in ("utgard", "elvagar", "gimle")] == [3, 4, 5]
    assert {VILLAGES[province] for province in OUTER} == {3, 4, 5}


@rule("board.yggdrasil-unlimited")
def test_a_thirteenth_figure_marches_into_yggdrasil() -> None:
    saga = Saga()
    for name in NAMES:
        saga.has(name, yggdrasil=["warrior", "warrior", "warrior"])
    saga.has("wolf", angerboda=["leader"])
    saga.act("wolf", "march angerboda", "march-to yggdrasil", "send leader")
    assert saga.figures("wolf", "yggdrasil") == ["leader", "warrior", "warrior", "warrior"]


# Fjords.


@rule("board.fjord-support")
def test_four_fjords_support_two_neighbouring_provinces_each() -> None:
    assert len(FJORD_NAMES) == 4
    assert {PROVINCE_NAMES[p] for p in SUPPORTED[0]} == {"elvagar", "angerboda"}
    for supported in SUPPORTED:
        one, other = (PROVINCE_NAMES[p] for p in supported)
        assert one in neighbours(other)
    assert sorted(p for supported in SUPPORTED for p in supported) == OUTER


@rule("board.fjord-support")
def test_yggdrasil_has_no_fjord() -> None:
    assert PLACE_NAMES[FJORD_OF[place("elvagar")]] == "fjord_ne"
    assert FJORD_OF[place("elvagar")] == FJORD_OF[place("angerboda")]
    assert FJORD_OF[place("yggdrasil")] == -1


@rule("board.fjord-effect")
def test_ragnarok_in_angerboda_sinks_the_ships_in_its_fjord() -> None:
    saga = Saga(doom=["angerboda", "gimle", "horgr"])
    saga.has("wolf", fjord_ne=["ship"])
    saga.has("bear", fjord_ne=["ship"], elvagar=["warrior"])
    saga.everybody_passes()
    lost = [(line["clan"], line["figure"], line["place"]) for line in saga.told("falls")]
    assert lost == [("wolf", "ship", "fjord_ne"), ("bear", "ship", "fjord_ne")]
    assert saga.glory() == [2, 2, 0, 0]
    assert saga.figures("bear", "elvagar") == ["warrior"]


@rule("board.fjord-unlimited")
def test_four_ships_sail_into_one_fjord() -> None:
    saga = Saga()
    for name in NAMES:
        saga.act(name, "invade ship", "to fjord_ne")
    assert [saga.figures(name, "fjord_ne") for name in NAMES] == [["ship"]] * 4


@rule("board.fjord-not-province")
def test_no_march_starts_or_ends_in_a_fjord() -> None:
    saga = Saga()
    saga.has("wolf", fjord_nw=["ship"], gimle=["warrior"])
    assert "march gimle" in saga.legal("wolf")
    assert saga.why_not("wolf", "march fjord_nw") == NOT_OFFERED
    saga.act("wolf", "march gimle")
    assert saga.why_not("wolf", "march-to fjord_nw") == "board.fjord-not-province"


@rule("board.fjord-not-province")
def test_a_fjord_has_no_token_and_is_not_pillaged() -> None:
    saga = Saga()
    saga.has("wolf", fjord_nw=["ship"])
    assert len(saga.g.tokens) == len(PROVINCE_NAMES)
    assert saga.why_not("wolf", "pillage fjord_nw") == NOT_OFFERED


@rule("board.fjord-open")
def test_a_fjord_with_one_province_left_is_open() -> None:
    saga = Saga(destroyed=["andlang"])
    saga.act("wolf", "invade ship", "to fjord_sw")
    assert saga.figures("wolf", "fjord_sw") == ["ship"]


@rule("board.fjord-open")
def test_a_fjord_without_provinces_is_closed() -> None:
    saga = Saga(destroyed=["andlang", "utgard"])
    saga.act("wolf", "invade ship")
    assert saga.why_not("wolf", "to fjord_sw") == "board.fjord-open"
    assert saga.legal("wolf") == ["to fjord_ne", "to fjord_se", "to fjord_nw"]


# What is destroyed, and the glory track.


@rule("board.destroyed")
def test_nobody_invades_a_destroyed_province() -> None:
    saga = Saga(destroyed=["horgr"])
    saga.act("wolf", "invade warrior")
    assert saga.why_not("wolf", "to horgr") == "board.destroyed"


@rule("board.destroyed")
def test_nobody_marches_to_a_destroyed_province() -> None:
    saga = Saga(destroyed=["horgr"])
    saga.has("wolf", utgard=["warrior"])
    saga.act("wolf", "march utgard")
    assert saga.why_not("wolf", "march-to horgr") == "board.destroyed"


@rule("board.destroyed")
def test_nobody_pillages_a_destroyed_province() -> None:
    saga = Saga(destroyed=["horgr"])
    saga.has("wolf", fjord_se=["ship"])
    assert saga.why_not("wolf", "pillage horgr") == "board.destroyed"
    assert saga.why_not("wolf", "pillage muspelheim") == ""


@rule("board.glory-track")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_gained_glory_is_on_the_track_at_once_and_seen_by_all(viewer: int) -> None:
    saga = Saga()
    saga.token("gimle", "glory")
    saga.has("wolf", gimle=["warrior"], glory=10)
    saga.act("wolf", "pillage gimle")
    assert [clan["glory"] for clan in view(saga.g, viewer).table["clans"]] == [15, 0, 0, 0]
