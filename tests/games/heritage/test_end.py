"""The end of the game (book: КОНЕЦ ИГРЫ)."""

from typing import Any

from duskmoot.games.heritage.cards import EVENTS
from duskmoot.games.heritage.pieces import EAST, NORTH, VALUE_NAMES, WAR
from duskmoot.games.heritage.rules.end import (
    award_events,
    finish,
    points,
    ranking,
    total,
    winner_of,
)
from duskmoot.games.heritage.spec import HERITAGE
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting
from tests.games.heritage.court import Court
from tests.rule import rule

THREE: dict[str, Any] = {"anna": "brujah", "boris": "ventrue", "clara": "lasombra"}


def event(value: str) -> int:
    wanted = VALUE_NAMES.index(value)
    return next(n for n, card in enumerate(EVENTS) if card.value == wanted)


@rule("event.award", "event.torpor")
def test_an_event_goes_to_the_most_vampires_awake() -> None:
    court = Court()
    court.tree("anna", "a: war\nb: war")
    court.tree("boris", "c: war\nd: war")
    assert winner_of(court.g, WAR) == 0
    court.player("anna").marks[1] = court.player("anna").marks[2] = 2
    assert winner_of(court.g, WAR) == 1


@rule("event.tie-leader")
def test_among_the_tied_a_leader_counts_twice() -> None:
    court = Court(**THREE, first="boris", turn="boris")
    court.tree("anna", "a: war\nb: war")
    court.tree("boris", "c: war\nd: war\ne: war")
    assert winner_of(court.g, WAR) == 0


@rule("event.tie-primogen")
def test_then_the_primogen_settles_it() -> None:
    for first, winner in (("anna", 0), ("boris", 1), ("clara", 2)):
        court = Court(**THREE, first=first, turn=first)
        court.tree("anna", "a: north\nb: north")
        court.tree("boris", "c: north")
        court.tree("clara", "d: north\ne: north")
        tied = winner_of(court.g, NORTH)
        assert tied == 1
        nobody = winner_of(court.g, EAST)
        assert nobody == winner


@rule("event.vp", "setup.single-or-chronicle")
def test_an_event_is_worth_three_points() -> None:
    court = Court()
    court.tree("anna", "a: west\nb: west")
    court.g.events = [event("west"), event("war")]
    award_events(court.g)
    assert court.points("anna")[6] == 6
    assert court.told("wins-event")[0] == {"player": "anna", "event": "be_west"}


@rule("scoring.sources")
def test_a_score_is_the_sum_of_its_sources() -> None:
    court = Court()
    court.hand("anna", "bru_clenched_fist")
    assert court.total("anna") == sum(court.points("anna"))
    assert len(points(court.g, 0)) == 3 + 4


@rule("scoring.leader-counts", "battleground.high-low.scoring")
def test_the_leader_scores_on_battlegrounds() -> None:
    court = Court()
    court.g.high_low = 4
    assert court.points("anna")[0] == 2
    court.g.high_low = -4
    assert court.points("anna")[0] == 0


@rule("scoring.winner")
def test_most_points_win() -> None:
    court = Court()
    court.leader("boris", "power=4")
    finish(court.g)
    assert court.g.winners == [1]
    assert court.g.over


@rule("scoring.tie")
def test_among_equals_fewer_events_win_then_the_primogen() -> None:
    court = Court(**THREE, first="clara", turn="clara")
    court.has("anna", events=[event("war")])
    court.leader("anna", "power=0")
    assert [court.total(name) for name in THREE] == [court.total("anna")] * 3
    assert ranking(court.g) == [2, 1, 0]


@rule("example.scoring-18")
def test_the_books_example_comes_to_eighteen() -> None:
    court = Court(anna="brujah", boris="ventrue")
    court.g.high_low = 5
    court.g.princes[13 * 4 + EAST - NORTH] = 2
    court.has("anna", morality=7)
    court.leader("anna", "power=5 boons=3")
    court.tree(
        "anna",
        """
        a: high east notoriety=4
        b: high outsider
        c: high south
        d: low west
        """,
    )
    assert court.points("anna") == [8, 3, 3, 5, 3, -4, 0]
    assert court.total("anna") == 18


def test_before_a_clan_leader_lies_there_nobody_has_points() -> None:
    options = HERITAGE.choose({})
    g = HERITAGE.begin(Setting(HERITAGE, 2, options, key_from_seed(1)))
    assert g.boards
    assert [total(g, seat) for seat in range(2)] == [0, 0]
