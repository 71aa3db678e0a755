"""War of Princes (book: ВОЙНА ПРИНЦЕВ; АЛЬТЕРНАТИВНЫЕ ПРАВИЛА)."""

from typing import Any

from duskmoot.games.heritage.boards.war_of_princes import ankhs, worth
from duskmoot.games.heritage.pieces import (
    DIRECTIONS,
    EAST,
    NORTH,
    TERRITORY_NAMES,
    VALUE_NAMES,
    WEST,
)
from tests.games.heritage.court import Court
from tests.rule import rule

CONTESTED = {"borders": "contested"}
GEOGRAPHY = [{"op": "activate", "target": {"pool": "subject"}, "battleground": "geography"}]


def lay(court: Court, territory: str, **factions: int) -> None:
    """So many ankhs in a territory."""
    place = TERRITORY_NAMES.index(territory)
    for name, count in factions.items():
        court.g.princes[place * 4 + VALUE_NAMES.index(name) - NORTH] = count


def held(court: Court, territory: str) -> list[int]:
    return [ankhs(court.g, TERRITORY_NAMES.index(territory), f) for f in DIRECTIONS]


def activated(
    geography: str, options: dict[str, str] | None = None, **lands: dict[str, int]
) -> Court:
    court = Court(options=options)
    court.tree("anna", f"x: {geography}")
    for territory, factions in lands.items():
        lay(court, territory, **factions)
    court.effects("anna", "x", GEOGRAPHY)
    return court


@rule("battleground.war-of-princes.setup")
def test_seven_ankhs_stand_on_each_start_area() -> None:
    court = Court()
    areas = ("start_north", "start_east", "start_south", "start_west")
    assert [held(court, area)[i] for i, area in enumerate(areas)] == [7, 7, 7, 7]
    assert sum(court.g.princes) == 28


@rule("battleground.war-of-princes.activation")
def test_an_ankh_of_the_faction_moves_one_step() -> None:
    court = activated("east", poland={"east": 1})
    assert court.offers("anna") == ["march start_east", "march poland"]
    court.act("anna", "march poland")
    assert court.offers("anna") == ["to bohemia", "to livonia", "to wallachia"]
    court.act("anna", "to bohemia")
    assert (held(court, "poland"), held(court, "bohemia")) == ([0, 0, 0, 0], [0, 1, 0, 0])


@rule("battleground.war-of-princes.occupied")
def test_no_ankh_enters_where_another_faction_stands() -> None:
    court = activated("east", poland={"west": 1}, livonia={"east": 1})
    court.act("anna", "march start_east")
    assert court.refusal("anna", "to poland") == "battleground.war-of-princes.occupied"
    assert court.refusal("anna", "to livonia") == ""


@rule("battleground.war-of-princes.no-start-area")
def test_no_ankh_enters_a_start_area() -> None:
    court = activated("east", poland={"east": 1})
    court.act("anna", "march poland")
    clause = "battleground.war-of-princes.no-start-area"
    assert court.refusal("anna", "to start_east") == clause


@rule("battleground.war-of-princes.no-move")
def test_a_faction_without_a_move_does_nothing() -> None:
    walls: dict[str, Any] = {land: {"west": 1} for land in ("livonia", "poland", "wallachia")}
    court = activated("east", **walls)
    assert court.asks() == "anna what-now"
    assert court.told("blocked") == [{"faction": "east"}]
    del walls["poland"]
    assert held(activated("east", **walls), "poland") == [0, 1, 0, 0]


@rule("battleground.war-of-princes.outsider-activation")
def test_an_outsider_activates_any_faction() -> None:
    court = activated("outsider")
    assert court.asks() == "anna faction"
    assert court.offers("anna") == ["value north", "value east", "value south", "value west"]
    court.act("anna", "value west", "to france")
    assert held(court, "france") == [0, 0, 0, 1]


@rule("battleground.war-of-princes.outsider-activation", "battleground.war-of-princes.no-move")
def test_an_outsider_may_choose_a_faction_that_cannot_move() -> None:
    court = Court()
    court.tree("anna", "x: outsider")
    for territory in ("livonia", "poland", "wallachia"):
        lay(court, territory, west=1)
    court.effects("anna", "x", GEOGRAPHY)
    court.act("anna", "value east")
    assert court.told("blocked") == [{"faction": "east"}]
    assert court.asks() == "anna what-now"


@rule("battleground.war-of-princes.winner", "battleground.war-of-princes.scoring")
def test_the_centre_counts_as_two_and_several_may_win() -> None:
    court = Court()
    for territory in ("deutz", "england", "denmark"):
        lay(court, territory, north=1)
    for territory in ("poland", "bohemia", "wallachia", "naples"):
        lay(court, territory, east=1)
    assert (worth(court.g, NORTH), worth(court.g, EAST)) == (4, 4)
    court.tree("anna", "a: east\nb: east\nc: north\nd: south")
    assert court.points("anna")[2] == 6
    lay(court, "france", west=3)
    assert worth(court.g, WEST) == 1


@rule("battleground.war-of-princes.winner")
def test_before_the_first_march_nobody_leads() -> None:
    court = Court()
    court.tree("anna", "a: north\nb: outsider")
    assert court.points("anna")[2] == 1
    lay(court, "denmark", north=1)
    assert court.points("anna")[2] == 3


@rule("battleground.war-of-princes.outsider-scoring")
def test_an_outsider_scores_one_whoever_wins() -> None:
    court = Court()
    lay(court, "deutz", west=1)
    court.tree("anna", "a: outsider\nb: outsider\nc: outsider torpor")
    assert court.points("anna")[2] == 2


@rule("variant.contested-borders.move")
def test_with_contested_borders_any_neighbour_may_be_entered() -> None:
    court = activated("east", CONTESTED, poland={"west": 1})
    court.act("anna", "to poland")
    assert held(court, "poland") == [0, 1, 0, 1]


@rule("variant.contested-borders.remove")
def test_who_was_ahead_before_expels_a_rival() -> None:
    ahead = activated("east", CONTESTED, poland={"east": 2, "west": 1, "north": 1})
    ahead.act("anna", "march start_east", "to poland")
    assert ahead.offers("anna") == ["expel north", "expel west"]
    ahead.act("anna", "expel west")
    assert held(ahead, "poland") == [1, 3, 0, 0]
    even = activated("east", CONTESTED, poland={"east": 1, "west": 1})
    even.act("anna", "march start_east", "to poland")
    assert held(even, "poland") == [0, 2, 0, 1]


@rule("variant.contested-borders.control")
def test_contested_lands_belong_to_all_who_lead_there() -> None:
    court = Court(options=CONTESTED)
    lay(court, "france", east=2, west=2, north=1)
    assert [worth(court.g, faction) for faction in DIRECTIONS] == [0, 1, 0, 1]
