"""Of High and Low Clans (book: О КЛАНАХ ВЫСШИХ И НИЗШИХ)."""

from tests.games.heritage.court import Court
from tests.rule import rule

CLASS = [{"op": "activate", "target": {"pool": "subject"}, "battleground": "class"}]


@rule("battleground.high-low.setup")
def test_the_token_starts_on_the_neutral_cell() -> None:
    assert Court().g.high_low == 0


@rule("battleground.high-low.activation")
def test_the_token_moves_towards_the_class() -> None:
    court = Court()
    court.tree("anna", "x: high\ny: low")
    court.effects("anna", "x", CLASS)
    assert court.g.high_low == 1
    court.effects("anna", "y", CLASS)
    court.effects("anna", "y", CLASS)
    assert court.g.high_low == -1


@rule("battleground.high-low.decisive-victory")
def test_at_the_end_of_the_track_its_class_gains_power() -> None:
    court = Court()
    court.g.high_low = -5
    court.tree("anna", "x: low\ny: low torpor")
    court.tree("boris", "z: low\nw: high")
    court.effects("anna", "x", CLASS)
    assert court.g.high_low == 0
    assert [court[name].power for name in "xyzw"] == [1, 0, 1, 0]
    assert (court["anna"].power, court["boris"].power) == (3, 3)


@rule("battleground.high-low.scoring")
def test_each_vampire_of_the_leading_class_scores_one_or_two() -> None:
    court = Court()
    court.tree("anna", "x: high\ny: high\nz: high")
    for cell, points in ((0, 0), (1, 4), (3, 4), (4, 8), (5, 8), (-4, 0)):
        court.g.high_low = cell
        assert court.points("anna")[0] == points


@rule("battleground.high-low.token-side")
def test_the_token_has_no_face() -> None:
    court = Court()
    court.g.high_low = 2
    table = court.view("anna").table
    assert table["high_low"] == 2
