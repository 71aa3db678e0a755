"""Europe as it is printed: neighbours, ports, regions (book: 'Adjacency', 'Regions')."""

from duskmoot.games import data
from duskmoot.games.fury_of_dracula.board import (
    BY_ROAD,
    BY_SEA,
    CITIES,
    LOCATION_NAMES,
    LOCATIONS,
    NEIGHBOURS,
    RAILWAYS,
    REGION,
    REGION_NAMES,
    ROAD,
    SEAS,
    WAY_KIND,
    WAYS,
    is_sea,
)
from tests.games.fury_of_dracula.chase import Chase, place
from tests.rule import rule

MAP = data.table("fury_of_dracula", "map.toml")


def names(places: list[int]) -> set[str]:
    return {LOCATION_NAMES[each] for each in places}


@rule("move.location.definition")
def test_every_location_has_one_card() -> None:
    assert len(set(LOCATION_NAMES)) == len(LOCATIONS) == 70
    assert len({row["card"] for row in MAP["location"]}) == 70
    assert (len(CITIES), len(SEAS)) == (60, 10)


@rule("adjacency.cities")
def test_a_road_joins_two_cities_and_nothing_else_does() -> None:
    roads = {frozenset(ends) for way, ends in enumerate(WAYS) if WAY_KIND[way] == ROAD}
    joined = {frozenset((p, q)) for p in CITIES for q in NEIGHBOURS[p] if not is_sea(q)}
    assert joined == roads
    assert all(p in BY_ROAD[q] for p in CITIES for q in BY_ROAD[p])
    assert names(BY_ROAD[place("leipzig")]) == {
        "cologne",
        "hamburg",
        "berlin",
        "frankfurt",
        "nuremberg",
    }
    assert BY_ROAD[place("cagliari")] == []


@rule("adjacency.sea-zones")
def test_bordering_sea_zones_are_neighbours_both_ways() -> None:
    (borders,) = [each["ways"] for each in MAP["network"] if each["kind"] == "sea"]
    joined = {frozenset((p, q)) for p in SEAS for q in NEIGHBOURS[p] if is_sea(q)}
    assert joined == {frozenset((place(a), place(b))) for a, b in borders}
    assert all(p in BY_SEA[q] for p in SEAS for q in BY_SEA[p])
    assert names([p for p in BY_SEA[place("black_sea")] if is_sea(p)]) == {"ionian_sea"}


@rule("adjacency.port", "move.sea.cagliari")
def test_a_port_lies_on_the_sea_of_its_anchor() -> None:
    for row in MAP["location"]:
        if row["type"] != "sea":
            assert names(BY_SEA[place(row["id"])]) == set(row.get("seas", []))
    assert all(p in BY_SEA[sea] for p in CITIES for sea in BY_SEA[p])
    assert names(BY_SEA[place("hamburg")]) == {"north_sea"}
    assert names(BY_SEA[place("cagliari")]) == {"mediterranean_sea", "tyrrhenian_sea"}
    assert BY_SEA[place("granada")] == []
    assert [p for p in CITIES if len(BY_SEA[p]) > 1] == [place("cagliari")]


def presence(hunter: str, dracula: str) -> Chase:
    """Lord Godalming feels whether Dracula is in a city next to a hunter."""
    chase = Chase(godalming="edinburgh", mina=hunter, dracula=dracula)
    chase.event_on_top("evil_presence")
    return chase


@rule("adjacency.rail-irrelevant", "adjacency.cities")
def test_a_railway_makes_no_neighbours() -> None:
    assert place("bordeaux") in [end for end, way in RAILWAYS[place("paris")]]
    assert place("bordeaux") not in NEIGHBOURS[place("paris")]
    chase = presence("bordeaux", "paris")
    chase.act("godalming", "supply", "play evil_presence")
    assert len(chase.told("no-presence")) == 1
    chase = presence("nantes", "paris")
    chase.act("godalming", "supply", "play evil_presence")
    assert chase.told("presence") == [(3,)]


@rule("adjacency.roadblock-irrelevant")
def test_a_blocked_road_still_joins_neighbours() -> None:
    chase = presence("brussels", "paris")
    road = {place("paris"), place("brussels")}
    blocked = [way for way, ends in enumerate(WAYS) if set(ends) == road]
    chase.g.roadblocks = blocked[:]
    chase.act("godalming", "supply", "play evil_presence")
    assert chase.told("presence") == [(3,)]
    chase.until("action", "mina")
    assert chase.why_not("mina", "drive paris") == "token.roadblock.effect"
    chase["mina"].place = place("rome")
    chase.until("prowl")
    chase.g.roadblocks = blocked[:]
    assert chase.why_not("dracula", "move brussels") == ""


@rule("region.list")
def test_there_are_seven_regions() -> None:
    assert sorted(REGION_NAMES) == [
        "austria_hungary",
        "balkans",
        "britain",
        "france",
        "germany",
        "italy",
        "spain",
    ]
    assert {REGION[city] for city in CITIES} == set(range(7))


@rule("region.membership")
def test_every_city_lies_in_one_region_and_no_sea_does() -> None:
    assert all(0 <= REGION[city] < 7 for city in CITIES)
    assert all(REGION[sea] == -1 for sea in SEAS)
    britain = [p for p in CITIES if REGION[p] == REGION_NAMES.index("britain")]
    assert names(britain) == {
        "edinburgh",
        "galway",
        "dublin",
        "manchester",
        "liverpool",
        "swansea",
        "plymouth",
        "london",
    }


def bond(dracula: str) -> Chase:
    """Mina, with Van Helsing in Berlin, feels for Dracula in Germany."""
    chase = Chase(helsing="berlin", mina="berlin", dracula="hamburg")
    chase.nest(1).facedown = [place(dracula)]
    chase.until("action", "mina")
    chase.act("mina", "bond")
    return chase


@rule("region.membership")
def test_mina_feels_dracula_in_her_region() -> None:
    germany = (REGION_NAMES.index("germany"),)
    for dracula, felt in (("munich", "bond-yes"), ("prague", "bond-no"), ("north_sea", "bond-no")):
        chase = bond(dracula)
        told = {key: chase.told(key) for key in ("bond-yes", "bond-no")}
        assert told == {"bond-yes": [], "bond-no": [], felt: [germany]}


@rule("region.membership")
def test_dracula_at_sea_is_in_no_region() -> None:
    for dracula, tale in (("north_sea", "at-sea"), ("munich", "region")):
        chase = Chase(helsing="berlin", mina="berlin", dracula="hamburg")
        chase.nest(1).facedown = [place(dracula)]
        chase.gives("mina", "hypnosis")
        chase.until("action", "mina")
        chase.act("mina", "play hypnosis")
        assert len(chase.told(tale)) == 1
        assert len(chase.told("region") + chase.told("at-sea")) == 1
