"""How hunters travel by road, rail and sea (book: 'Movement')."""

from duskmoot.games.fury_of_dracula.board import RAILWAYS
from duskmoot.games.fury_of_dracula.sheets import TICKET_NAMES
from tests.games.fury_of_dracula.chase import Chase, place
from tests.rule import rule


def aboard(ticket: str, city: str) -> Chase:
    """Lord Godalming has spent this ticket in this city."""
    chase = Chase(godalming=city, dracula="galway")
    chase.gives("godalming", ticket)
    chase.act("godalming", f"ride {ticket}")
    return chase


def stations(chase: Chase) -> set[str]:
    return {spelled.removeprefix("ride-to ") for spelled in chase.legal("godalming")}


@rule("move.hunter-modes")
def test_one_move_uses_one_way_of_travelling() -> None:
    chase = Chase(godalming="hamburg")
    chase.gives("godalming", "white_1")
    for move in ("drive berlin", "sail north_sea", "ride white_1"):
        assert chase.why_not("godalming", move) == ""
    chase.act("godalming", "drive berlin")
    assert chase.asked() == ["seward"]
    assert chase.legal("godalming") == []
    assert len(chase["godalming"].tickets) == 1


@rule("move.hunter-modes")
def test_even_renewed_vigor_does_not_join_two_ways_of_travelling() -> None:
    chase = Chase(godalming="hamburg")
    chase.gives("godalming", "white_1")
    chase.g.vigor = True
    chase.act("godalming", "drive berlin")
    for move in ("drive leipzig", "ride white_1"):
        assert chase.why_not("godalming", move) == "action.one-per-half-day"


@rule("move.road")
def test_one_road_at_a_time() -> None:
    chase = Chase(godalming="paris", dracula="galway")
    near = {"le_havre", "nantes", "brussels", "strasbourg", "clermont_ferrand", "geneva"}
    assert {each for each in chase.legal("godalming") if each.startswith("drive")} == {
        f"drive {name}" for name in near
    }
    for far in ("cologne", "marseilles", "castle_dracula"):
        assert chase.why_not("godalming", f"drive {far}") == "move.road"
    chase.act("godalming", "drive brussels")
    assert chase["godalming"].place == place("brussels")


@rule("move.rail.spend")
def test_a_ride_costs_a_ticket() -> None:
    chase = Chase(godalming="paris")
    assert not [each for each in chase.legal("godalming") if each.startswith("ride")]
    chase.gives("godalming", "white_1", "white_2_yellow_1")
    mixed = [*chase.g.ticket_pool, TICKET_NAMES.index("white_1")]
    chase.act("godalming", "ride white_1", "ride-to brussels")
    assert [TICKET_NAMES[each] for each in chase["godalming"].tickets] == ["white_2_yellow_1"]
    assert chase.told("spends-ticket") == [(0, TICKET_NAMES.index("white_1"))]
    assert "spends-ticket" in [line["key"] for line in chase.view("dracula").story]
    assert sorted(chase.g.ticket_pool) == sorted(mixed)
    assert chase.g.ticket_pool != mixed


@rule("move.rail.distance")
def test_a_ticket_goes_as_far_as_its_value_or_less() -> None:
    chase = aboard("white_2_yellow_1", "paris")
    near = {"brussels", "le_havre", "bordeaux", "marseilles"}
    assert stations(chase) == near | {"cologne", "saragossa"}
    for far in ("berlin", "madrid", "bucharest"):
        assert chase.why_not("godalming", f"ride-to {far}") == "move.rail.distance"
    chase.act("godalming", "ride-to cologne")
    assert chase["godalming"].place == place("cologne")


@rule("move.rail.distance")
def test_where_no_train_goes_no_ticket_is_spent() -> None:
    chase = Chase(godalming="toulouse")
    chase.gives("godalming", "white_3_yellow_2")
    assert RAILWAYS[place("toulouse")] == []
    assert chase.why_not("godalming", "ride white_3_yellow_2") == "move.rail.distance"


@rule("move.rail.white-value")
def test_white_railways_go_by_the_white_value() -> None:
    chase = aboard("white_3_yellow_2", "paris")
    three_white = {"berlin", "frankfurt", "barcelona", "madrid"}
    assert three_white <= stations(chase)
    assert "hamburg" not in stations(chase)
    assert not {"berlin", "madrid"} & stations(aboard("white_2_yellow_2", "paris"))


@rule("move.rail.yellow-value")
def test_one_yellow_railway_makes_the_yellow_value_count() -> None:
    chase = aboard("white_2_yellow_1", "milan")
    assert stations(chase) == {"marseilles", "zurich", "geneva", "genoa"}
    for end in ("venice", "paris", "strasbourg"):
        assert chase.why_not("godalming", f"ride-to {end}") == "move.rail.yellow-value"
    chase = aboard("white_2_yellow_1", "paris")
    assert chase.why_not("godalming", "ride-to milan") == "move.rail.yellow-value"
    assert "milan" in stations(aboard("white_3_yellow_2", "paris"))
    assert "genoa" not in stations(aboard("white_3_yellow_2", "paris"))


@rule("move.rail.no-yellow")
def test_a_ticket_without_a_yellow_value_takes_no_yellow_railway() -> None:
    chase = aboard("white_1", "marseilles")
    assert stations(chase) == {"paris"}
    assert chase.why_not("godalming", "ride-to milan") == "move.rail.no-yellow"
    chase = Chase(godalming="rome")
    chase.gives("godalming", "white_1", "chartered_carriage")
    assert chase.why_not("godalming", "ride white_1") == "move.rail.no-yellow"
    chase.act("godalming", "charter white_1")
    assert {"florence", "genoa", "milan", "bari"} <= stations(chase)


@rule("move.rail.distance")
def test_a_refused_ride_names_what_is_in_the_way() -> None:
    chase = Chase(godalming="le_havre")
    chase.gives("godalming", "white_1", "chartered_carriage")
    chase.g.fog = [place("paris")]
    for ride in ("ride white_1", "charter white_1"):
        assert chase.why_not("godalming", ride) == "token.fog.no-move"
    chase.g.fog = []
    chase.g.roadblocks = [way for end, way in RAILWAYS[place("le_havre")]]
    for ride in ("ride white_1", "charter white_1"):
        assert chase.why_not("godalming", ride) == "token.roadblock.effect"
    chase.g.roadblocks = [way for end, way in RAILWAYS[place("bordeaux")]]
    chase.g.fog = [place("brussels")]
    chase.act("godalming", "charter white_1")
    assert chase.why_not("godalming", "ride-to bordeaux") == "token.roadblock.effect"
    assert chase.why_not("godalming", "ride-to cologne") == "token.fog.no-move"
    assert chase.why_not("godalming", "ride-to rome") == "move.rail.distance"


@rule("move.rail.no-stops")
def test_a_train_does_not_stop_on_its_way() -> None:
    chase = Chase(godalming="paris", dracula="galway")
    chase.hideout(3, "brussels", encounters=["rats"])
    chase.hideout(4, "cologne", encounters=["wolves"])
    chase.gives("godalming", "white_2_yellow_1")
    chase.act("godalming", "ride white_2_yellow_1", "ride-to cologne")
    assert chase.told("reveals-place") == [(place("cologne"),)]
    assert chase.nest(3).facedown == [place("brussels")]
    assert chase.legal("dracula") == ["ambush wolves", "done"]


@rule("move.sea.steps")
def test_one_step_by_sea() -> None:
    chase = Chase(godalming="hamburg", dracula="paris")
    for far in ("london", "amsterdam", "irish_sea", "english_channel"):
        assert chase.why_not("godalming", f"sail {far}") == "move.sea.steps"
    chase.act("godalming", "sail north_sea")
    assert chase["godalming"].place == place("north_sea")
    chase.until("prowl")
    chase.act("dracula", chase.legal("dracula")[0])
    chase.until("action", "godalming")
    near = ["edinburgh", "amsterdam", "hamburg", "english_channel", "north_atlantic"]
    assert chase.legal("godalming") == [f"sail {name}" for name in near]
    assert chase.why_not("godalming", "sail london") == "move.sea.steps"
    chase.act("godalming", "sail edinburgh")
    assert chase["godalming"].place == place("edinburgh")


@rule("move.sea.steps")
def test_no_ship_leaves_from_a_city_without_an_anchor() -> None:
    chase = Chase(godalming="paris")
    assert not [each for each in chase.legal("godalming") if each.startswith("sail")]
    assert chase.why_not("godalming", "sail english_channel") == "move.sea.steps"


@rule("move.sea.cagliari")
def test_cagliari_lies_on_two_seas() -> None:
    chase = Chase(godalming="cagliari")
    sails = [each for each in chase.legal("godalming") if each.startswith("sail")]
    assert sails == ["sail mediterranean_sea", "sail tyrrhenian_sea"]


@rule("move.sea.no-reveal", "move.sea.no-combat")
def test_nobody_meets_dracula_at_sea() -> None:
    chase = Chase(godalming="hamburg", dracula="leipzig")
    chase.nest(1).facedown = [place("north_sea")]
    before = chase.view("godalming").table["trail"]
    chase.act("godalming", "sail north_sea")
    assert chase.view("godalming").table["trail"] == before
    assert before[0]["facedown"] == [-3]
    chase.until("prowl")
    chase.act("dracula", "move hamburg")
    assert not chase.told("fights")
    assert not chase.told("reveals-place")


@rule("move.sea.no-reveal", "move.sea.no-combat")
def test_dracula_sails_unseen_to_where_a_hunter_is() -> None:
    chase = Chase(godalming="hamburg", dracula="amsterdam")
    chase.act("godalming", "sail north_sea")
    chase.until("prowl")
    chase.act("dracula", "move north_sea")
    assert chase.nest(1).facedown == [place("north_sea")]
    chase.until("action", "godalming")
    assert not chase.told("fights")
    assert not chase.told("reveals-place")


@rule("move.sea.no-reveal")
def test_a_refused_search_at_sea_betrays_nothing() -> None:
    for where in ("leipzig", "north_sea"):
        chase = Chase(dracula="leipzig")
        chase.nest(1).facedown = [place(where)]
        chase["godalming"].place = place("north_sea")
        assert chase.why_not("godalming", "search") == "action.sea-day-must-move"


@rule("move.castle.is-city-for-movement", "move.castle.hunter-actions")
def test_a_hunter_in_the_castle_finds_no_shop_and_no_station() -> None:
    chase = Chase(godalming="klausenburg", seward="galatz", dracula="madrid")
    chase.hideout(3, "castle_dracula", encounters=["rats"])
    chase.act("godalming", "drive castle_dracula")
    chase.act("dracula", "done")
    chase.act("seward", "drive castle_dracula")
    chase.act("dracula", "done")
    chase.until("action", "godalming")
    for act in ("supply", "reserve"):
        assert chase.why_not("godalming", act) == "move.castle.hunter-actions"
    assert {"rest", "search", "trade dr_seward"} <= set(chase.legal("godalming"))


@rule("move.location.same-as-hideout")
def test_a_hunter_is_where_all_cards_of_his_hideout_are() -> None:
    for number in (4, 8):
        chase = Chase(godalming="vienna", dracula="madrid")
        chase.hideout(number, "vienna", encounters=["rats", "hoax"], faceup=True)
        chase.hideout(5, "prague", encounters=["wolves"])
        chase.act("godalming", "search")
        assert sorted(chase.legal("godalming")) == ["meet hoax", "meet rats"]


@rule("move.location.definition")
def test_everybody_sees_where_a_hunter_stands() -> None:
    chase = Chase(godalming="hamburg")
    chase.act("godalming", "sail north_sea")
    for name in ("dracula", "seward", "mina"):
        assert chase.view(name).table["hunters"][0]["place"] == place("north_sea")
