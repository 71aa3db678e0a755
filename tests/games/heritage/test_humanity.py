"""Humanity (book: ЧЕЛОВЕЧНОСТЬ)."""

from typing import Any

from duskmoot.games.heritage.lines import value_of
from duskmoot.games.heritage.pieces import COMPOSED, FERVENT, TEMPERAMENT
from tests.card import card
from tests.games.heritage.boards import activated, end_of_round, sound
from tests.games.heritage.court import Court
from tests.rule import rule

BOARD = {"temperament-board": "humanity"}


def humane(side: int = COMPOSED, cell: int = 8, **clans: Any) -> Court:
    """Anna's token shows this side on this cell."""
    court = Court(options=BOARD, **clans)
    court.has("anna", side=side, morality=cell)
    return court


def token(court: Court) -> tuple[int, int, int]:
    """Side, cell, and cards in hand."""
    b = court.player("anna")
    return b.side, b.morality, len(b.hand)


@rule("battleground.humanity.setup")
def test_tokens_start_on_eight_with_the_leaders_temperament_up() -> None:
    court = Court(options=BOARD, anna="brujah", boris="ventrue", clara="toreador")
    assert [b.morality for b in court.g.bloodlines] == [8, 8, 8]
    sides = [value_of(b.line[0], TEMPERAMENT) for b in court.g.bloodlines]
    assert [b.side for b in court.g.bloodlines] == sides


@rule("battleground.humanity.match")
def test_a_match_lowers_the_token_and_draws() -> None:
    court = humane()
    court.tree("anna", "x: composed")
    activated(court, "temperament", "x")
    assert token(court) == (COMPOSED, 7, 1)
    assert court.told("humanity") == [{"player": "anna", "n": 7}]


@rule("battleground.humanity.match", "activate.acting-player")
def test_the_token_of_the_acting_player_moves() -> None:
    court = humane()
    court.tree("boris", "y: composed")
    activated(court, "temperament", "y")
    assert token(court) == (COMPOSED, 7, 1)
    assert court.player("boris").morality == 8


@rule("battleground.humanity.mismatch")
def test_a_mismatch_turns_the_token_over_and_nothing_else() -> None:
    court = humane()
    court.tree("anna", "x: fervent")
    activated(court, "temperament", "x")
    assert token(court) == (FERVENT, 8, 0)
    assert court.told("changes-heart") == [{"player": "anna", "value": "fervent"}]


@rule("battleground.humanity.bounds")
def test_on_the_lowest_cell_a_match_still_draws() -> None:
    court = humane(cell=0)
    court.tree("anna", "x: composed")
    activated(court, "temperament", "x")
    assert token(court) == (COMPOSED, 0, 1)
    row = {"op": "shift_morality", "who": "actor", "n": 3}
    court.has("anna", morality=9)
    court.effects("anna", "x", [row])
    assert token(court)[1] == 10
    sound(court)


@rule("battleground.humanity.first-player")
def test_who_is_alone_on_the_lowest_cell_begins() -> None:
    court = humane(anna="brujah", boris="ventrue", clara="toreador")
    for name, cell in (("anna", 7), ("boris", 6), ("clara", 8)):
        court.has(name, morality=cell)
    assert end_of_round(court) == 1
    assert court.told("takes-first") == [{"player": "boris"}]


@rule("battleground.humanity.first-player-tie")
def test_on_a_tie_the_token_stays_with_its_holder() -> None:
    court = humane(anna="brujah", boris="ventrue", clara="toreador")
    for name, cell in (("anna", 8), ("boris", 6), ("clara", 6)):
        court.has(name, morality=cell)
    assert end_of_round(court) == 0


@rule("battleground.humanity.scoring")
def test_each_player_scores_their_cell() -> None:
    court = humane(cell=7)
    court.has("boris", morality=10)
    assert court.points("anna")[1] == 7
    assert court.points("boris")[1] == 10


@card("bgi_H")
@rule("intrigue.battleground-effect")
def test_a_night_among_mortals_is_spent_by_the_coterie() -> None:
    court = humane()
    court.tree("anna", "x: composed science\n  y: fervent secrets\n  z: fervent")
    court.plays("anna", "x", "bgi_H")
    court.act("anna", "choose y", "choose z")
    assert token(court) == (COMPOSED, 7, 1), "turned, matched, turned again"
    assert court.g.high_low == 0
