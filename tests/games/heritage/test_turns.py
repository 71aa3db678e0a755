"""Rounds and turns (book: ПОРЯДОК ХОДА)."""

from typing import Any

from tests.conformance.play import Table, random_play
from tests.games.heritage.court import GAME, Court
from tests.rule import rule

THREE: dict[str, Any] = {"anna": "brujah", "boris": "ventrue", "clara": "gangrel"}


def recruited(court: Court, name: str) -> None:
    """The rightmost character under the clan leader, everything else as it comes."""
    court.act(name, f"recruit {court.named('vampire', court.g.queue[-1])}")
    finish(court, name)


def finish(court: Court, name: str) -> None:
    """Answers the rest of this player's recruit by the last offer."""
    while court.asks().startswith(name) and court.asks() != f"{name} what-now":
        court.act(name, court.offers(name)[-1])


@rule("turn.phases")
def test_intrigue_and_recruit_come_in_either_order() -> None:
    for intrigue_first in (True, False):
        court = Court()
        court.hand("anna", "bru_clenched_fist", "bru_council_of_war")
        if intrigue_first:
            court.act("anna", "play bru_clenched_fist")
            recruited(court, "anna")
        else:
            recruited(court, "anna")
            court.act("anna", "play bru_clenched_fist")
            finish(court, "anna")
        assert court["anna"].power == 4
        assert len(court.player("anna").line) == 2


@rule("turn.recruit-mandatory")
def test_a_turn_does_not_end_without_a_recruit() -> None:
    court = Court()
    assert court.refusal("anna", "done") == "turn.recruit-mandatory"
    recruited(court, "anna")


@rule("turn.intrigue-optional")
def test_no_intrigue_need_be_played() -> None:
    court = Court()
    court.hand("anna", "bru_clenched_fist")
    recruited(court, "anna")
    assert "play bru_clenched_fist" in court.offers("anna")
    court.act("anna", "done")
    assert court.asks() == "boris what-now"


@rule("turn.one-intrigue")
def test_one_intrigue_a_turn_unless_an_effect_allows_more() -> None:
    court = Court()
    court.tree("anna", "x: war\ny: war")
    court.hand("anna", "bru_clenched_fist", "bru_name_the_tyrant")
    court.tree("boris", "z")
    court.act("anna", "play bru_clenched_fist", "lead x")
    assert court.refusal("anna", "play bru_name_the_tyrant") == "turn.one-intrigue"
    assert court.refusal("anna", "play bgi_C") == "turn.one-intrigue"
    court.effects("anna", "anna", [{"op": "extra_intrigue", "n": 1}])
    court.act("anna", "play bru_name_the_tyrant", "lead y", "choose z")
    assert court.refusal("anna", "play bgi_C") == "turn.one-intrigue"


@rule("turn.one-recruit")
def test_one_recruit_a_turn_wherever_it_comes_from() -> None:
    court = Court(anna="malkavian", boris="ventrue")
    court.leader("anna", "boons=0")
    court.hand("anna", "mal_tangled_prophecy", "mal_moonstruck_insight")
    court.tree("anna", "x: science")
    recruited(court, "anna")
    assert court.refusal("anna", "play mal_tangled_prophecy") == "clan.malkavian.instead"
    other = Court(anna="malkavian", boris="ventrue")
    other.tree("anna", "x: science")
    other.hand("anna", "mal_tangled_prophecy", "mal_moonstruck_insight")
    other.g.plays = 2
    other.act("anna", "play mal_tangled_prophecy", "lead x", "value war")
    finish(other, "anna")
    last = other.named("vampire", other.g.queue[-1])
    assert other.refusal("anna", f"recruit {last}") == "turn.one-recruit"


@rule("turn.clockwise", "round-end.when")
def test_turns_go_clockwise_from_the_first_player() -> None:
    court = Court(**THREE, first="clara", turn="clara")
    for b in court.g.bloodlines:
        b.morality = 3
    order = []
    for i in range(3):
        name = court.asks().split()[0]
        order.append(name)
        assert court.g.round == 1
        recruited(court, name)
        if court.asks() == f"{name} what-now":
            court.act(name, "done")
    assert order == ["clara", "anna", "boris"]
    assert court.g.round == 2


@rule("round-end.first-player", "round-end.marker", "battleground.beast-within.first-player")
def test_the_highest_morality_is_first_in_the_next_round() -> None:
    court = Court(**THREE, turn="clara")
    court.has("boris", morality=9)
    recruited(court, "clara")
    if court.asks() == "clara what-now":
        court.act("clara", "done")
    assert court.g.round == 2
    assert court.asks() == "boris what-now"
    assert court.told("takes-first") == [{"player": "boris"}]


@rule("game-end.rounds", "game-end.after-last", "game-end.equal-recruits")
def test_a_game_lasts_ten_nine_or_eight_rounds() -> None:
    for seats, rounds in ((2, 10), (3, 9), (4, 8)):
        last = None
        for g, _, _ in random_play(Table(GAME, seats)):
            assert g.round <= rounds
            last = g
        assert last is not None
        assert last.over
        assert [len(b.line) for b in last.bloodlines] == [rounds + 1] * seats


def test_a_turn_in_which_nothing_is_left_ends_by_itself() -> None:
    """Nobody learns anything by it: the intrigue of the turn has been played."""
    court = Court()
    court.hand("anna", "bru_clenched_fist", "bru_council_of_war")
    court.act("anna", "play bru_clenched_fist")
    recruited(court, "anna")
    assert court.asks() == "boris what-now"


def test_a_turn_goes_on_while_there_are_cards_in_hand() -> None:
    """Else all would know that none of them can be played."""
    court = Court()
    court.leader("anna", "boons=0 exhausted")
    court.hand("anna", "bru_storm_the_gates")
    court.queue("a", "b", "c", "d", "e: secrets")
    court.act("anna", "recruit e")
    finish(court, "anna")
    assert court.offers("anna") == ["done"]
