"""The Court (book: ДВОР)."""

from duskmoot.games.heritage.boards.court import holder
from duskmoot.games.heritage.lines import value_of
from duskmoot.games.heritage.pieces import CLASS, HIGH, LOW, NONE, TITLE_NAMES
from tests.card import card
from tests.games.heritage.boards import activated, fell, sound, torpor
from tests.games.heritage.court import Court
from tests.rule import rule

BOARD = {"class-board": "court"}
HARPY, SHERIFF, SENESCHAL, PRINCE = range(4)


def at_court(high: int = 0, low: int = 0, time: int = HARPY) -> Court:
    court = Court(options=BOARD)
    court.g.court = [high, low, time]
    for name in ("anna", "boris"):
        court.leader(name, "power=0")
    return court


def elected(court: Court) -> list[str]:
    return [line["vampire"] for line in court.told("elected")]


@rule("battleground.court.setup")
def test_all_tokens_are_outside_and_the_time_is_the_harpys() -> None:
    court = Court(options=BOARD)
    assert court.g.court == [0, 0, HARPY]
    assert TITLE_NAMES == ["harpy", "sheriff", "seneschal", "prince"]
    assert all(holder(court.g, title) == NONE for title in range(4))


@rule("battleground.court.activation")
def test_a_token_enters_the_city_with_the_class_up() -> None:
    court = at_court()
    court.tree("anna", "x: high\ny: low")
    activated(court, "class", "x")
    assert court.g.court == [1, 0, HARPY]
    activated(court, "class", "y")
    assert court.g.court == [1, 1, HARPY]


@rule("battleground.court.vote-trigger")
def test_with_the_fifth_token_the_class_with_more_prevails() -> None:
    court = at_court(high=2, low=2)
    court.tree("anna", "x: low")
    court.tree("boris", "y: high power=9\nz: low power=1")
    activated(court, "class", "x")
    assert court.told("vote") == [{"value": "low"}]
    assert court["z"].titles == ["harpy"]
    court = at_court(high=1, low=2)
    court.tree("anna", "x: high")
    activated(court, "class", "x")
    assert court.told("vote") == [], "only four"


@rule("battleground.court.vote-winner")
def test_the_most_power_of_that_class_over_all_bloodlines_takes_the_title() -> None:
    court = at_court(low=4)
    court.tree("anna", "x: low power=3\nv: low power=1")
    court.tree("boris", "y: low power=4\nz: high power=7")
    activated(court, "class", "x")
    assert elected(court) == ["y"]
    assert court["y"].titles == ["harpy"]


@rule("battleground.court.vote-winner")
def test_a_sole_candidate_needs_no_power() -> None:
    court = at_court(high=4)
    only = HIGH if value_of(court["anna"].number, CLASS) == LOW else LOW
    assert value_of(court["boris"].number, CLASS) != only, "or choose other leaders"
    court.g.court = [4, 0, HARPY] if only == HIGH else [0, 4, HARPY]
    court.tree("anna", f"x: {'high' if only == HIGH else 'low'}")
    activated(court, "class", "x")
    assert court["x"].titles == ["harpy"]


@rule("battleground.court.vote-winner")
def test_a_clan_leader_may_be_elected() -> None:
    court = at_court()
    side = value_of(court["anna"].number, CLASS)
    court.g.court = [4, 0, HARPY] if side == HIGH else [0, 4, HARPY]
    court.tree("anna", f"x: {'high' if side == HIGH else 'low'}")
    court.leader("anna", "power=1")
    activated(court, "class", "x")
    assert court["anna"].titles == ["harpy"]


@rule("battleground.court.vote-ineligible")
def test_titled_ones_and_those_in_torpor_are_ignored() -> None:
    court = at_court(low=4, time=SHERIFF)
    court.tree("anna", "x: low power=2\ny: low power=6 title=harpy\nz: low power=6 torpor")
    activated(court, "class", "x")
    assert court["x"].titles == ["sheriff"]
    assert (court["y"].titles, court["z"].titles) == (["harpy"], [])


@rule("battleground.court.vote-tie")
def test_on_a_tie_nobody_takes_the_title_and_time_goes_on() -> None:
    court = at_court(low=4)
    court.tree("anna", "x: low power=3\ny: low power=3\nz: low power=1")
    activated(court, "class", "x")
    assert elected(court) == []
    assert court.told("not-elected") == [{"title": "harpy"}]
    assert court.g.court == [0, 0, SHERIFF]


@rule("battleground.court.vote-reset")
def test_after_the_vote_all_go_outside_and_time_goes_on() -> None:
    court = at_court(low=4)
    court.tree("anna", "x: low power=3")
    activated(court, "class", "x")
    assert court.g.court == [0, 0, SHERIFF]
    sound(court)


@rule("battleground.court.vote-reset")
def test_time_goes_to_the_next_title_that_nobody_bears() -> None:
    court = at_court(low=4, time=PRINCE)
    court.tree("anna", "x: low power=3\ny: title=harpy")
    activated(court, "class", "x")
    assert court.g.court[2] == SHERIFF, "after the prince the first again, and the harpy is borne"
    court = at_court(low=4, time=SENESCHAL)
    court.tree("anna", "x: low power=1\ny: low power=1")
    court.tree("boris", "a: title=harpy\nb: title=sheriff\nc: title=prince")
    activated(court, "class", "x")
    assert court.g.court[2] == SENESCHAL, "the only one left"


@rule("battleground.court.vote-reset", "battleground.court.vote-winner")
def test_when_all_are_borne_time_stands_on_the_prince_who_may_be_replaced() -> None:
    court = at_court(low=4, time=SENESCHAL)
    court.tree("anna", "x: low power=3\ny: low power=5 title=prince\nz: low power=2")
    court.tree("boris", "a: title=harpy\nb: title=sheriff")
    activated(court, "class", "x")
    assert court["x"].titles == ["seneschal"]
    assert court.g.court == [0, 0, PRINCE]
    court.g.court = [0, 4, PRINCE]
    activated(court, "class", "x")
    assert (court["y"].titles, court["z"].titles) == ([], ["prince"])
    assert court.g.court == [0, 0, PRINCE]
    sound(court)


@rule("battleground.court.pretenders")
def test_who_sends_a_titled_vampire_to_torpor_steals_its_title() -> None:
    court = at_court()
    court.tree("anna", "x")
    court.tree("boris", "y: title=prince")
    fell(court, "y", leader="x")
    assert (court["x"].titles, court["y"].titles) == (["prince"], [])
    assert court.told("steals-title") == [{"vampire": "x", "victim": "y", "title": "prince"}]
    sound(court)


@rule("battleground.court.pretenders", "battleground.court.vote-ineligible")
def test_a_titled_coterie_leader_leaves_it_to_another() -> None:
    court = at_court()
    court.tree("anna", "x: title=harpy\nv\nw: torpor")
    court.tree("boris", "y: title=prince")
    fell(court, "y", leader="x")
    assert court.asks() == "anna heir"
    assert court.offers("anna") == ["choose anna", "choose v"]
    assert court.refusal("anna", "choose x") == "battleground.court.vote-ineligible"
    assert court.refusal("anna", "choose w") == "battleground.court.vote-ineligible"
    court.act("anna", "choose v")
    assert (court["x"].titles, court["v"].titles) == (["harpy"], ["prince"])


@rule("battleground.court.pretenders")
def test_without_an_heir_the_title_returns_to_its_place() -> None:
    court = at_court()
    court.leader("anna", "title=sheriff")
    court.tree("anna", "x: title=harpy\nw: torpor")
    court.tree("boris", "y: title=prince")
    fell(court, "y", leader="x")
    assert holder(court.g, PRINCE) == NONE
    assert court.told("title-returns") == [{"title": "prince"}]
    assert court.asks() == "anna what-now"


@rule("battleground.court.pretenders", "sacrifice.counts-as-sent")
def test_the_title_of_a_sacrificed_childe_is_stolen_and_a_saved_one_keeps_its_own() -> None:
    court = at_court()
    court.tree("anna", "x")
    court.tree("boris", "y: title=prince notoriety=1\n  z: title=harpy")
    court.effects("anna", "x", torpor(notoriety_min=1))
    court.act("boris", "choose z")
    assert (court["x"].titles, court["y"].titles) == (["harpy"], ["prince"])


@rule("battleground.court.pretenders")
def test_an_own_title_passes_to_another_of_the_family() -> None:
    court = at_court()
    court.tree("anna", "x: title=sheriff\ny")
    fell(court, "x", leader="x")
    assert court.asks() == "anna heir", "who fell by its own deed takes nothing"
    court.act("anna", "choose y")
    assert court["y"].titles == ["sheriff"]


@rule("battleground.court.scoring")
def test_peers_of_the_prince_and_titles_score() -> None:
    court = at_court()
    court.tree("anna", "a: high\nb: high title=harpy\nc: low\nd: high torpor")
    court.tree("boris", "p: high title=prince")
    leader = int(value_of(court["anna"].number, CLASS) == HIGH)
    assert court.points("anna")[0] == 2 * (2 + leader) + 2
    rival = int(value_of(court["boris"].number, CLASS) == HIGH)
    assert court.points("boris")[0] == 2 * (1 + rival) + 2


@rule("battleground.court.scoring")
def test_without_a_prince_only_titles_score() -> None:
    court = at_court()
    court.tree("anna", "a: high\nb: high title=harpy")
    assert court.points("anna")[0] == 2


@card("bgi_G")
@rule("intrigue.battleground-effect", "activate.trigger-each")
def test_a_petition_brings_the_coterie_to_the_vote() -> None:
    court = at_court(low=3)
    court.tree("anna", "x: low wealth power=1\n  y: low science power=2\n  z: high")
    court.plays("anna", "x", "bgi_G")
    court.act("anna", "choose x", "choose y")
    assert court["y"].titles == ["harpy"]
    assert court.g.court == [1, 0, SHERIFF], "the third begins the next vote"
    assert court.player("anna").morality == 3
