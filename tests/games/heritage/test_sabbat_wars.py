"""Sabbat Wars (book: ВОЙНЫ ШАБАША)."""

from collections.abc import Iterator
from typing import Any

import pytest

from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.boards.sabbat_wars import bare_region, lay, region_of, winner
from duskmoot.games.heritage.pieces import (
    ANARCH,
    CAMARILLA,
    NONE,
    SABBAT,
    SABBAT_WARS,
    TOKEN_NAMES,
    VALUE_NAMES,
)
from duskmoot.games.heritage.rules.end import UNKNOWN, open_points
from duskmoot.games.heritage.state import Heritage, Region
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.view import SPECTATOR, imagine, reveals, view
from tests.card import card
from tests.games.heritage.boards import activated, sound
from tests.games.heritage.court import GAME, NAMES, Court
from tests.rule import rule

BOARD = {"geography-board": "sabbat-wars"}
REGIONS = ["north", "east", "south", "west", "outsider"]
CLANS = ["brujah", "ventrue", "toreador", "gangrel"]


def at_war(**regions: str) -> Court:
    """Regions as the test gives them: "c3 s2+" are a hidden Camarilla 3 and a Sabbat 2 face up,
    "c4*" one that everybody has seen and that lies face down. The rest is on the start places."""
    court = Court(options=BOARD)
    g = court.g
    g.camarilla = [number for number in range(6) for _ in range(2)]
    g.sabbat = [number + 6 for number in g.camarilla]
    g.regions = [bare_region() for _ in REGIONS]
    for name, tokens in regions.items():
        for word in tokens.split():
            token = (6 if word[0] == "s" else 0) + int(word[1]) - 1
            (g.sabbat if word[0] == "s" else g.camarilla).remove(token)
            face = int(word.endswith("+"))
            lay(region(court, name), token, face, token if word[2:] else NONE)
    sound(court)
    return court


def region(court: Court, name: str) -> Region:
    return region_of(court.g, VALUE_NAMES.index(name))


def tokens(court: Court, name: str) -> list[str]:
    """Side and value, + face up, * known."""
    here = region(court, name)
    marks = [("+" if f else "*" if s != NONE else "") for f, s in zip(here.faces, here.shown)]
    return [TOKEN_NAMES[t][0] + TOKEN_NAMES[t][-1] + m for t, m in zip(here.tokens, marks)]


@rule("battleground.sabbat-wars.setup-tokens")
def test_one_hidden_token_of_each_side_lies_in_every_region() -> None:
    court = Court(options=BOARD)
    assert len(court.g.regions) == 5
    for each in court.g.regions:
        assert each.sides == [CAMARILLA, SABBAT]
        assert (each.faces, each.shown) == ([0, 0], [NONE, NONE])
    assert (len(court.g.camarilla), len(court.g.sabbat), court.g.spent) == (7, 7, [])
    seen = view(court.g, 0).table
    assert (seen["camarilla"], seen["sabbat"]) == (7, 7)
    assert [each["tokens"] for each in seen["regions"]] == [2] * 5
    sound(court)


def dealt(seats: int) -> Iterator[list[int]]:
    clans: dict[str, Any] = dict(zip(NAMES[:seats], CLANS))
    for seed in range(12):
        court = Court(options=BOARD, seed=seed, **clans)
        yield [b.allegiance for b in court.g.bloodlines]


@rule("battleground.sabbat-wars.setup-allegiance")
@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (2, [CAMARILLA, SABBAT]),
        (3, [CAMARILLA, SABBAT, ANARCH]),
        (4, [CAMARILLA, CAMARILLA, SABBAT, SABBAT]),
    ],
)
def test_allegiances_are_dealt_at_random_and_open(seats: int, sides: list[int]) -> None:
    found = list(dealt(seats))
    assert all(sorted(each) == sides for each in found)
    assert len({tuple(each) for each in found}) > 1


@rule("battleground.sabbat-wars.region", "battleground.sabbat-wars.add")
def test_wealth_adds_a_hidden_token_to_the_region_of_its_geography() -> None:
    court = at_war(north="c3 s2")
    court.tree("anna", "x: north wealth")
    activated(court, "geography", "x")
    assert court.asks() == "anna side"
    assert court.offers("anna") == ["draw camarilla", "draw sabbat"]
    court.act("anna", "draw sabbat")
    here = region(court, "north")
    assert here.sides == [CAMARILLA, SABBAT, SABBAT]
    assert (here.faces[2], here.shown[2]) == (0, NONE)
    assert (len(court.g.camarilla), len(court.g.sabbat)) == (11, 10)
    assert court.told("adds-token") == [{"side": "sabbat", "region": "north"}]
    sound(court)


@rule("battleground.sabbat-wars.region")
def test_outsiders_have_a_region_of_their_own() -> None:
    court = at_war(outsider="c1 s6", west="c2")
    court.tree("anna", "x: outsider war")
    activated(court, "geography", "x", "token second")
    assert tokens(court, "outsider") == ["c1"]
    assert tokens(court, "west") == ["c2"]


@rule("battleground.sabbat-wars.region")
def test_an_attribute_without_a_vampire_acts_by_the_archetype_of_the_subject() -> None:
    court = at_war(south="c1 s6")
    court.tree("anna", "x: north war")
    row = {"op": "activate_attribute", "axis": "geography", "value": "choose", "times": 1}
    court.effects("anna", "x", [row])
    court.act("anna", "value south", "token first")
    assert tokens(court, "south") == ["s6"]


@rule("battleground.sabbat-wars.turn")
def test_secrets_turn_a_token_over_and_its_value_stays_known() -> None:
    court = at_war(east="c4 s2")
    court.tree("anna", "x: east secrets")
    before = court.g.clone()
    activated(court, "geography", "x", "token first")
    assert tokens(court, "east") == ["c4+", "s2"]
    assert court.told("turns-up") == [{"token": "camarilla_4", "region": "east"}]
    assert reveals(before, court.g)
    activated(court, "geography", "x", "token first")
    assert tokens(court, "east") == ["c4*", "s2"]
    seen = view(court.g, SPECTATOR).table["regions"][1]
    assert (seen["faces"], seen["shown"]) == ([0, 0], [TOKEN_NAMES.index("camarilla_4"), NONE])
    sound(court)


@rule("battleground.sabbat-wars.discard")
def test_war_discards_any_token_face_up() -> None:
    court = at_war(west="c4 s2")
    court.tree("anna", "x: west war")
    activated(court, "geography", "x")
    assert court.asks() == "anna token"
    court.act("anna", "token second")
    assert tokens(court, "west") == ["c4"]
    assert court.g.spent == [TOKEN_NAMES.index("sabbat_2")]
    assert view(court.g, 1).table["spent"] == court.g.spent
    sound(court)


@rule("battleground.sabbat-wars.move")
def test_science_moves_a_token_to_any_other_region_with_the_same_side_up() -> None:
    court = at_war(west="c4+ s2 c1*", north="c5")
    court.tree("anna", "x: west science")
    activated(court, "geography", "x", "token first")
    assert court.asks() == "anna region"
    assert court.offers("anna") == [f"value {r}" for r in REGIONS if r != "west"]
    assert court.refusal("anna", "value west") == "battleground.sabbat-wars.move"
    court.act("anna", "value north")
    assert (tokens(court, "west"), tokens(court, "north")) == (["s2", "c1*"], ["c5", "c4+"])
    activated(court, "geography", "x", "token second", "value outsider")
    assert tokens(court, "outsider") == ["c1*"]
    sound(court)


@rule("battleground.sabbat-wars.capacity", "battleground.sabbat-wars.move")
def test_moved_into_a_full_region_it_goes_back_and_is_forgotten() -> None:
    court = at_war(west="c4+", north="c1 c2 s1 s2")
    court.tree("anna", "x: west science")
    activated(court, "geography", "x", "value north")
    assert (tokens(court, "west"), len(region(court, "north").tokens)) == ([], 4)
    assert len(court.g.camarilla) == 10
    assert TOKEN_NAMES.index("camarilla_4") in court.g.camarilla
    assert court.told("returns-token") == [{"side": "camarilla", "from": "west"}]
    sound(court)


@rule("battleground.sabbat-wars.capacity")
def test_nothing_can_be_added_to_a_full_region() -> None:
    """A token drawn unseen and mixed in again would change nothing, so none is drawn."""
    court = at_war(north="c1 c2 s1 s2")
    court.tree("anna", "x: north wealth")
    activated(court, "geography", "x")
    assert court.asks() == "anna what-now"
    assert (len(court.g.camarilla), len(court.g.sabbat)) == (10, 10)
    assert court.told("no-room") == [{"region": "north"}]


@rule("battleground.sabbat-wars.turn", "battleground.sabbat-wars.discard")
@pytest.mark.parametrize("archetype", ["secrets", "war", "science"])
def test_in_an_empty_region_there_is_nothing_to_do(archetype: str) -> None:
    court = at_war()
    court.tree("anna", f"x: north {archetype}")
    activated(court, "geography", "x")
    assert court.asks() == "anna what-now"
    assert court.told("no-token") == [{"region": "north"}]


@rule("battleground.sabbat-wars.start-empty")
def test_an_empty_start_place_gets_its_discards_back() -> None:
    court = at_war()
    court.tree("anna", "x: north wealth")
    for name in REGIONS[1:4]:
        for _ in range(3):
            lay(region(court, name), court.g.camarilla.pop(), 0, NONE)
    court.g.spent = [*court.g.camarilla, court.g.sabbat.pop()]
    court.g.camarilla = []
    activated(court, "geography", "x", "draw camarilla")
    assert len(court.g.camarilla) == 2, "three came back, one was drawn"
    assert len(court.g.spent) == 1, "the Sabbat's stays where it is"
    assert court.told("refills") == [{"side": "camarilla", "n": 3}]
    sound(court)


@rule("battleground.sabbat-wars.start-empty")
def test_a_side_without_any_token_left_cannot_be_drawn() -> None:
    court = at_war()
    court.tree("anna", "x: outsider wealth")
    for name in REGIONS[:4]:
        for _ in range(3):
            lay(region(court, name), court.g.camarilla.pop(), 0, NONE)
    activated(court, "geography", "x")
    assert len(court.g.sabbat) == 11, "the Sabbat's was drawn without a question"
    sound(court)


def ended(**regions: str) -> Court:
    court = at_war(**regions)
    BOARDS[SABBAT_WARS].after_game(court.g)
    return court


@rule("battleground.sabbat-wars.control")
def test_all_is_turned_up_and_the_higher_sum_controls() -> None:
    court = ended(north="c4 c1 s3", east="c2 s2", south="s1")
    assert tokens(court, "north") == ["c4+", "c1+", "s3+"]
    assert region(court, "north").faces == [1, 1, 1]
    assert court.told("holds-region") == [
        {"side": "camarilla", "region": "north", "n": 2},
        {"side": "sabbat", "region": "south", "n": 1},
    ]
    nobodys = [line["region"] for line in court.told("nobodys-region")]
    assert nobodys == ["east", "west", "outsider"]


@rule("battleground.sabbat-wars.winner")
def test_three_regions_win_and_otherwise_the_anarchs() -> None:
    assert winner(ended(north="c1", east="c2 s1", south="c3", west="s6 s6").g) == CAMARILLA
    assert winner(ended(north="s1", east="c2 s3", outsider="s4", west="c6 c6").g) == SABBAT
    tied = ended(north="c1", east="c2", south="s1", west="s2", outsider="c3 s3")
    assert winner(tied.g) == ANARCH
    assert tied.told("wins-war") == [{"side": "anarch"}]


@rule("battleground.sabbat-wars.scoring")
def test_all_loyal_to_the_winner_score_nine() -> None:
    clans: dict[str, Any] = dict(zip(NAMES, CLANS))
    court = Court(options=BOARD, **clans)
    court.g.regions = at_war(north="s1", east="s2", south="s3").g.regions
    for seat, side in enumerate([SABBAT, CAMARILLA, SABBAT, CAMARILLA]):
        court.g.bloodlines[seat].allegiance = side
    court.tree("anna", "x: north\ny: outsider")
    BOARDS[SABBAT_WARS].after_game(court.g)
    assert [court.points(name)[2] for name in clans] == [9, 0, 9, 0]
    court.g.regions = [bare_region() for _ in REGIONS]
    assert [court.points(name)[2] for name in clans] == [0, 0, 0, 0], "the Anarchs, and nobody is"


@rule("battleground.sabbat-wars.scoring", "battleground.sabbat-wars.setup-tokens")
def test_while_an_unseen_token_lies_there_its_points_are_unknown() -> None:
    court = at_war(north="s1+", east="s2*", south="s3+")
    court.has("anna", allegiance=SABBAT)
    assert court.points("anna")[2] == 9
    assert open_points(court.g, 0)[2] == 9
    lay(region(court, "south"), court.g.camarilla.pop(), 0, NONE)
    assert court.points("anna")[2] == 0
    assert open_points(court.g, 0)[2] == UNKNOWN


@rule("battleground.sabbat-wars.turn", "battleground.sabbat-wars.capacity")
def test_a_seat_imagines_unseen_tokens_and_no_other() -> None:
    court = at_war(north="c4* s2+ s6", west="c1")
    court.g.spent = [court.g.sabbat.pop()]
    worlds = set()
    for n in range(20):
        other = imagine(GAME, view(court.g, 0), key_from_seed(n))
        assert isinstance(other, Heritage)
        assert GAME.broken(other) == []
        here = region_of(other, VALUE_NAMES.index("north"))
        assert here.tokens[:2] == [3, 7]
        worlds.add(here.tokens[2])
    assert len(worlds) > 2


@card("bgi_I")
@rule("intrigue.battleground-effect")
def test_on_the_night_of_long_knives_each_of_the_coterie_acts() -> None:
    court = at_war(north="c4 s2", east="c1 s1")
    court.tree("anna", "x: north war\n  y: east science\n  z: north secrets")
    court.plays("anna", "x", "bgi_I")
    court.act("anna", "choose z", "token first", "choose y", "token second", "value north")
    court.act("anna", "token third")
    assert (tokens(court, "north"), tokens(court, "east")) == (["c4+", "s2"], ["c1"])
    assert court.g.spent == [TOKEN_NAMES.index("sabbat_1")]
    assert (court.g.high_low, court.player("anna").morality) == (0, 3)
