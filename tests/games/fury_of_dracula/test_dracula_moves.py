"""Where Dracula goes, by road and by sea (book: 'Dracula phase', 'Movement')."""

from duskmoot.games.fury_of_dracula.board import RAILWAYS
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def prowling(where: str, **what: str) -> Chase:
    """Dracula's choice; his card lies on the second space already."""
    start = where if not where.endswith(("_sea", "_channel", "_atlantic")) else "leipzig"
    chase = Chase(dracula="granada" if start == "castle_dracula" else start, **what)
    chase.nest(1).facedown = [place(where)]
    chase.until("prowl")
    return chase


def moves(chase: Chase) -> set[str]:
    found = [each for each in chase.legal("dracula") if each.startswith("move ")]
    return {each.removeprefix("move ") for each in found}


@rule("move.dracula-no-rail")
def test_dracula_takes_no_train() -> None:
    chase = prowling("paris")
    rails = {place("bordeaux"), place("marseilles")}
    assert rails <= {end for end, way in RAILWAYS[place("paris")]}
    for city in ("bordeaux", "marseilles"):
        assert city not in moves(chase)
        assert chase.why_not("dracula", f"move {city}") == "move.dracula-no-rail"
    assert "brussels" in moves(chase)


@rule("move.dracula-procedure")
def test_a_move_is_a_secret_card_on_the_first_space() -> None:
    chase = prowling("paris")
    chase.act("dracula", "move strasbourg")
    assert chase.view("dracula").table["trail"][0]["facedown"] == [place("strasbourg")]
    for name in NAMES[1:]:
        seen = chase.view(name)
        assert seen.table["trail"][0]["facedown"] == [-2]
        assert seen.table["trail"][0]["faceup"] == []
        assert seen.story[-1]["key"] == "places"
        assert seen.story[-1]["parts"] == {}
    assert chase.trail()[:2] == ["strasbourg", "paris"]


@rule("move.dracula.must-be-reachable")
def test_from_an_inland_city_only_its_neighbours_are_reached() -> None:
    chase = prowling("paris")
    near = {"le_havre", "nantes", "brussels", "strasbourg", "clermont_ferrand", "geneva"}
    assert moves(chase) == near
    before = [chase.view(name) for name in NAMES[1:]]
    for far in ("english_channel", "cologne", "castle_dracula", "paris"):
        assert chase.why_not("dracula", f"move {far}") == "move.dracula.must-be-reachable"
    after = [chase.view(name) for name in NAMES[1:]]
    assert [each.table for each in before] == [each.table for each in after]
    assert [each.story for each in before] == [each.story for each in after]


@rule("move.dracula.must-be-reachable", "move.sea.steps")
def test_from_a_port_also_its_sea_is_reached() -> None:
    assert moves(prowling("hamburg")) == {"cologne", "berlin", "leipzig", "north_sea"}
    seas = {"mediterranean_sea", "tyrrhenian_sea"}
    assert moves(prowling("cagliari")) == seas


@rule("move.dracula.must-be-reachable", "move.sea.steps")
def test_from_the_sea_ports_and_seas_are_reached() -> None:
    chase = prowling("north_sea")
    ports = {"edinburgh", "amsterdam", "hamburg"}
    assert moves(chase) == ports | {"english_channel", "north_atlantic"}
    for far in ("berlin", "london", "irish_sea"):
        assert chase.why_not("dracula", f"move {far}") == "move.dracula.must-be-reachable"


@rule("move.dracula.into-hunter-city", "trail.current.figure-revealed")
def test_a_city_with_a_hunter_is_placed_open() -> None:
    chase = prowling("leipzig", mina="nuremberg")
    chase.gives("seward", "long_night")
    chase.act("dracula", "move nuremberg")
    assert chase.question() == "timed-event"
    assert not chase.told("fights")
    for name in NAMES:
        assert chase.view(name).table["trail"][0]["faceup"] == [place("nuremberg")]
    assert chase.told("reveals-place") == [(place("nuremberg"),)]


@rule("move.dracula.into-hunter-city")
def test_a_hunter_in_the_hospital_of_a_city_sees_nothing() -> None:
    chase = prowling("prague")
    chase["mina"].place = place("hospital_budapest")
    chase.act("dracula", "move vienna")
    chase.until("prowl")
    chase.act("dracula", "move budapest")
    assert chase.nest(1).facedown == [place("budapest")]
    assert not chase.told("reveals-place")


@rule("move.sea.dracula-embark-damage")
def test_embarking_costs_two_wounds() -> None:
    chase = prowling("hamburg")
    chase.act("dracula", "move north_sea")
    for name in NAMES:
        assert chase.view(name).table["court"][0]["damage"] == 2


@rule("move.sea.dracula-sea-to-sea-damage")
def test_sailing_on_costs_one_and_landing_nothing() -> None:
    chase = prowling("north_sea")
    chase.act("dracula", "move english_channel")
    assert chase.dracula.damage == 1
    chase.until("prowl")
    chase.act("dracula", "move london")
    assert chase.dracula.damage == 1


@rule("move.sea.dracula-embark-damage")
def test_roads_cost_nothing() -> None:
    chase = prowling("hamburg")
    chase.act("dracula", "move berlin")
    assert chase.dracula.damage == 0


@rule("move.sea.dracula-powers-forbidden")
def test_at_sea_he_cannot_stay() -> None:
    chase = prowling("north_sea")
    for power in ("feed", "dark_call", "hide"):
        refused = chase.why_not("dracula", f"power {power}")
        assert refused == "move.sea.dracula-powers-forbidden"
        assert f"power {power}" not in chase.legal("dracula")


@rule("move.sea.dracula-powers-allowed")
def test_at_sea_misdirect_and_wolf_form_are_left() -> None:
    chase = Chase(dracula="leipzig")
    chase.nest(1).facedown = [place("north_sea")]
    chase.hideout(2, "bari", encounters=["rats"])
    chase.until("prowl")
    powers = {each for each in chase.legal("dracula") if each.startswith("power")}
    assert powers == {"power misdirect", "power wolf_form"}
    chase.act("dracula", "power misdirect", "clear space_3", "move english_channel")
    assert chase.trail()[:3] == ["english_channel", "north_sea", "misdirect"]


@rule("move.castle.is-city-for-movement")
def test_both_sides_may_enter_the_castle() -> None:
    chase = Chase(godalming="klausenburg", dracula="madrid")
    chase.act("godalming", "drive castle_dracula")
    assert chase["godalming"].place == place("castle_dracula")
    chase = prowling("galatz")
    assert "castle_dracula" in moves(chase)
    chase.act("dracula", "move castle_dracula")
    assert chase.question() == "place-encounter"


@rule("move.castle.heal")
def test_the_castle_heals_five_wounds() -> None:
    for before, after in ((7, 2), (3, 0)):
        chase = prowling("galatz")
        chase.dracula.damage = before
        chase.act("dracula", "move castle_dracula")
        assert chase.dracula.damage == after
    chase = prowling("galatz")
    chase.dracula.damage = 7
    chase.act("dracula", "move klausenburg")
    assert chase.dracula.damage == 7


@rule("move.castle.heal")
def test_a_lair_in_the_castle_heals_too() -> None:
    chase = Chase(dracula="galatz")
    chase.hideout(7, "castle_dracula", encounters=["rats"])
    chase.dracula.damage = 7
    chase.until("prowl")
    chase.act("dracula", "move castle_dracula")
    assert chase.dracula.damage == 2


@rule("move.castle.heal")
def test_to_stay_in_the_castle_does_not_heal() -> None:
    chase = prowling("castle_dracula")
    chase.dracula.damage = 7
    chase.act("dracula", "power hide")
    assert chase.dracula.damage == 7
