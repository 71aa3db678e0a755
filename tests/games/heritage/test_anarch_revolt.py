"""Anarch Revolt (book: ВОССТАНИЕ АНАРХОВ)."""

from duskmoot.games.heritage.lines import value_of
from duskmoot.games.heritage.pieces import GEOGRAPHY, VALUE_NAMES
from tests.card import card
from tests.games.heritage.boards import activated, fell, sound
from tests.games.heritage.court import Court
from tests.rule import rule

BOARD = {"geography-board": "anarch-revolt"}
FULL = [4, 4, 4, 4]


def revolt(**options: str) -> Court:
    return Court(options=BOARD | options)


def cities(court: Court) -> list[int]:
    """Ankhs in Bruges, Prague, Barcelona, Paris."""
    return court.g.cities[:4]


def fire(court: Court) -> list[int]:
    return court.g.cities[4:]


def state(court: Court, west: int, burning: int = 0) -> None:
    """What is left in Paris, and what burns of it; the rest the test lays on vampires."""
    court.g.cities[3] = west
    court.g.cities[7] = burning


@rule("battleground.anarch-revolt.setup")
def test_four_ankhs_lie_in_each_city() -> None:
    court = revolt()
    assert (cities(court), fire(court)) == (FULL, [0, 0, 0, 0])


@rule("battleground.anarch-revolt.activation")
def test_an_ankh_goes_onto_the_vampire_or_into_the_fire() -> None:
    court = revolt()
    court.tree("anna", "x: north")
    activated(court, "geography", "x")
    assert court.asks() == "anna fire"
    assert court.offers("anna") == ["keep", "burn"]
    court.act("anna", "keep")
    assert (cities(court), court["x"].ankhs) == ([3, 4, 4, 4], [1, 0, 0, 0])
    activated(court, "geography", "x", "burn")
    assert (cities(court), fire(court)) == ([2, 4, 4, 4], [1, 0, 0, 0])
    sound(court)


@rule("battleground.anarch-revolt.activation", "activate.acting-player")
def test_the_acting_player_chooses_also_for_a_vampire_of_others() -> None:
    court = revolt()
    court.tree("boris", "y: east")
    activated(court, "geography", "y", "keep")
    assert court["y"].ankhs == [0, 1, 0, 0]


@rule("battleground.anarch-revolt.activation", "state.torpor.ignored")
def test_an_ankh_meant_for_a_vampire_in_torpor_burns() -> None:
    court = revolt()
    court.tree("anna", "x: south torpor")
    row = {"op": "activate_attribute", "axis": "geography", "value": "same_as_subject", "times": 1}
    court.effects("anna", "x", [row])
    assert fire(court) == [0, 0, 1, 0]
    assert court["x"].ankhs == [0, 0, 0, 0]


@rule("battleground.anarch-revolt.burned")
def test_three_ankhs_in_the_fire_burn_the_city_and_take_the_fourth() -> None:
    court = revolt()
    court.tree("anna", "x: west")
    court.tree("boris", "y: ankhs=west:1 ankhs=north:1")
    state(court, west=1, burning=2)
    court.g.cities[0] = 3
    activated(court, "geography", "x", "burn")
    assert (cities(court)[3], fire(court)[3]) == (0, 4)
    assert court["y"].ankhs == [1, 0, 0, 0]
    assert court.told("city-burns") == [{"city": "paris"}]
    assert court.told("respite") == [], "a burned city has none"
    sound(court)


@rule("battleground.anarch-revolt.burned")
def test_the_fourth_burns_also_where_it_lies_in_the_city() -> None:
    court = revolt()
    court.tree("anna", "x: west")
    state(court, west=2, burning=2)
    activated(court, "geography", "x", "burn")
    assert (cities(court)[3], fire(court)[3]) == (0, 4)


@rule("battleground.anarch-revolt.burned")
def test_a_burned_city_can_no_longer_be_activated() -> None:
    court = revolt()
    court.tree("anna", "x: west")
    state(court, west=0, burning=4)
    activated(court, "geography", "x")
    assert court.asks() == "anna what-now"
    assert court.told("lies-in-ashes") == [{}]
    assert (cities(court), fire(court)) == ([4, 4, 4, 0], [0, 0, 0, 4])


@rule("battleground.anarch-revolt.respite", "battleground.anarch-revolt.respite-return")
def test_the_last_ankh_brings_a_respite() -> None:
    court = revolt()
    court.tree("anna", "x: west")
    court.tree("boris", "y: ankhs=west:2 ankhs=east:1\nz: power=1")
    court.g.cities[1] = 3
    state(court, west=1, burning=0)
    court.player("boris").ankhs[court["z"].place] = 1 << 12
    activated(court, "geography", "x", "keep")
    assert [court[v].power for v in "xyz"] == [1, 1, 2], "one each, however many ankhs"
    assert (cities(court), court["y"].ankhs) == ([4, 3, 4, 4], [0, 1, 0, 0])
    assert court.told("respite") == [{"city": "paris", "n": 4}]
    sound(court)


@rule("battleground.anarch-revolt.respite")
def test_by_the_other_reading_each_ankh_gives_power() -> None:
    court = revolt(respite="each-ankh")
    court.tree("anna", "x: west ankhs=west:1")
    court.tree("boris", "y: ankhs=west:2")
    state(court, west=1)
    activated(court, "geography", "x", "keep")
    assert (court["x"].power, court["y"].power) == (2, 2)


@rule("battleground.anarch-revolt.fire-final")
def test_ankhs_in_the_fire_never_return() -> None:
    court = revolt()
    court.tree("anna", "x: west")
    court.tree("boris", "y: ankhs=west:1")
    state(court, west=1, burning=2)
    activated(court, "geography", "x", "keep")
    assert (cities(court)[3], fire(court)[3]) == (2, 2)
    assert (court["x"].power, court["y"].power) == (1, 1)


@rule("battleground.anarch-revolt.respite", "battleground.anarch-revolt.fire-final")
def test_the_last_ankh_may_go_into_the_fire_and_still_bring_respite() -> None:
    court = revolt()
    court.tree("anna", "x: west")
    court.tree("boris", "y: ankhs=west:2")
    state(court, west=1, burning=1)
    activated(court, "geography", "x", "burn")
    assert (cities(court)[3], fire(court)[3], court["y"].power) == (2, 2, 1)


@rule("battleground.anarch-revolt.coup")
def test_ankhs_of_the_fallen_go_into_the_fire() -> None:
    court = revolt()
    court.tree("boris", "y: ankhs=west:2 ankhs=east:1")
    court.tree("anna", "x: ankhs=west:1")
    court.g.cities[1] = 3
    state(court, west=0, burning=1)
    fell(court, "y")
    assert fire(court) == [0, 1, 0, 4], "the third of Paris takes the fourth from x"
    assert (court["y"].ankhs, court["x"].ankhs) == ([0, 0, 0, 0], [0, 0, 0, 0])
    assert court.told("coup") == [{"vampire": "y", "n": 3}]
    assert court.told("city-burns") == [{"city": "paris"}]
    sound(court)


@rule("battleground.anarch-revolt.outsider")
def test_an_outsider_activates_any_city_that_stands() -> None:
    court = revolt()
    court.tree("anna", "x: outsider")
    state(court, west=0, burning=4)
    activated(court, "geography", "x")
    assert court.offers("anna") == ["value north", "value east", "value south"]
    assert court.refusal("anna", "value west") == "battleground.anarch-revolt.burned"
    court.act("anna", "value south", "keep")
    assert (cities(court)[2], court["x"].ankhs) == (3, [0, 0, 1, 0])


@rule("battleground.anarch-revolt.outsider")
def test_when_all_cities_lie_in_ashes_an_outsider_changes_nothing() -> None:
    court = revolt()
    court.tree("anna", "x: outsider")
    court.g.cities = [0, 0, 0, 0, 4, 4, 4, 4]
    activated(court, "geography", "x")
    assert court.asks() == "anna what-now"


@rule("battleground.anarch-revolt.scoring")
def test_vampires_of_standing_cities_score_the_burned_ones() -> None:
    court = revolt()
    court.tree("anna", "x: north\ny: south\nz: west\nw: outsider\nv: north torpor")
    home = VALUE_NAMES[value_of(court["anna"].number, GEOGRAPHY)]
    worth = {"outsider": 1}
    assert court.points("anna")[2] == 1 + worth.get(home, 0)
    court.g.cities = [4, 4, 0, 0, 0, 0, 4, 4]
    worth = {"north": 2, "east": 2, "south": 0, "west": 0, "outsider": 1}
    assert court.points("anna")[2] == 2 + 0 + 0 + 1 + worth[home]
    court.g.cities = [0, 0, 0, 0, 4, 4, 4, 4]
    assert court.points("anna")[2] == 1 + (home == "outsider")


@card("bgi_E")
@rule("intrigue.battleground-effect", "activate.multi-order")
def test_the_mob_is_raised_by_a_whole_coterie() -> None:
    court = revolt()
    court.tree("anna", "x: west war\n  y: north secrets\n  z: outsider")
    court.plays("anna", "x", "bgi_E")
    court.act("anna", "choose z", "value east", "burn", "choose y", "keep", "burn")
    assert (cities(court), fire(court)) == ([3, 3, 4, 3], [0, 1, 0, 1])
    assert court["y"].ankhs == [1, 0, 0, 0]
    assert (court.g.high_low, court.player("anna").morality) == (0, 3)
