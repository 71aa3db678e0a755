"""Beast Within (book: ЗВЕРЬ ВНУТРИ)."""

from typing import Any

from duskmoot.games.heritage.pieces import COMPOSED, FERVENT
from tests.games.heritage.court import Court
from tests.rule import rule

THREE: dict[str, Any] = {"anna": "brujah", "boris": "ventrue", "clara": "gangrel"}
TEMPERAMENT = [{"op": "activate", "target": {"pool": "subject"}, "battleground": "temperament"}]


def court_of(temperament: str, **fields: int) -> Court:
    court = Court()
    court.tree("anna", f"x: {temperament}")
    court.has("anna", **fields)
    court.effects("anna", "x", TEMPERAMENT)
    return court


@rule("battleground.beast-within.setup")
def test_the_token_shows_the_leaders_temperament_on_three() -> None:
    court = Court()
    assert (court.player("anna").morality, court.player("anna").side) == (3, FERVENT)
    assert (court.player("boris").morality, court.player("boris").side) == (3, COMPOSED)


@rule("battleground.beast-within.match")
def test_a_match_raises_the_token() -> None:
    court = court_of("fervent")
    b = court.player("anna")
    assert (b.morality, b.side, b.hand) == (4, FERVENT, [])
    assert court.told("morality") == [{"player": "anna", "n": 1}]


@rule("battleground.beast-within.mismatch")
def test_a_mismatch_turns_it_lowers_it_and_draws() -> None:
    b = court_of("composed").player("anna")
    assert (b.morality, b.side, len(b.hand)) == (2, COMPOSED, 1)


@rule("battleground.beast-within.bounds")
def test_beyond_the_ends_only_the_step_is_lost() -> None:
    top = court_of("fervent", morality=10).player("anna")
    assert (top.morality, top.hand) == (10, [])
    bottom = court_of("composed", morality=0).player("anna")
    assert (bottom.morality, bottom.side, len(bottom.hand)) == (0, COMPOSED, 1)


@rule("battleground.beast-within.first-player-tie")
def test_on_a_tie_the_token_stays_where_it_is() -> None:
    court = Court(**THREE, turn="clara")
    for name, cell in (("anna", 2), ("boris", 9), ("clara", 9)):
        court.has(name, morality=cell, side=-1)
    court.has("clara", morality=10, side=FERVENT)
    court.has("boris", morality=9)
    court.queue("a", "b", "c", "d", "e: composed")
    court.act("clara", "recruit e", "done")
    while court.asks().startswith("clara"):
        court.act("clara", court.offers("clara")[-1])
    assert (court.player("boris").morality, court.player("clara").morality) == (9, 9)
    assert court.asks() == "anna what-now"


@rule("battleground.beast-within.scoring")
def test_the_cell_says_what_it_is_worth() -> None:
    court = Court()
    for cell, points in ((0, -2), (3, 0), (7, 3), (10, 6)):
        court.has("anna", morality=cell)
        assert court.points("anna")[1] == points
