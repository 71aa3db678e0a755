"""The Masquerade (book: МАСКАРАД)."""

from duskmoot.games.heritage.lines import value_of
from duskmoot.games.heritage.pieces import GEOGRAPHY, HIGH, LOW, VALUE_NAMES
from tests.card import card
from tests.games.heritage.boards import activated, fell, sound, torpor
from tests.games.heritage.court import Court
from tests.rule import rule

BOARD = {"geography-board": "masquerade"}


def masked(**options: str) -> Court:
    return Court(options=BOARD | options)


def investigators(court: Court) -> list[int]:
    return court.g.rows[:4]


def left(court: Court) -> list[int]:
    """Ankhs on the last cells: north, east, south, west."""
    return court.g.rows[4:]


@rule("battleground.masquerade.setup")
def test_investigators_start_and_three_ankhs_lie_at_the_end_of_each_row() -> None:
    court = masked()
    assert (investigators(court), left(court)) == ([0, 0, 0, 0], [3, 3, 3, 3])


@rule("battleground.masquerade.activation")
def test_the_investigator_of_the_row_moves_one_cell() -> None:
    court = masked()
    court.tree("anna", "x: south")
    activated(court, "geography", "x")
    assert investigators(court) == [0, 0, 1, 0]


@rule("battleground.masquerade.outsider-activation")
def test_an_outsider_moves_any_investigator_two_cells() -> None:
    court = masked()
    court.tree("anna", "x: outsider")
    court.g.rows[3] = 1
    activated(court, "geography", "x")
    assert court.asks() == "anna faction"
    assert len(court.offers("anna")) == 4
    court.act("anna", "value west")
    assert investigators(court) == [0, 0, 0, 3]
    activated(court, "geography", "x", "value west")
    assert (investigators(court), left(court)) == ([0, 0, 0, 0], [3, 3, 3, 2])
    assert [line["n"] for line in court.told("investigates")] == [3, 4], "it stops on the last"
    assert court["x"].ankhs == [0, 0, 0, 1]


@rule("battleground.masquerade.breach")
def test_on_the_last_cell_the_activated_vampire_takes_an_ankh() -> None:
    court = masked()
    court.tree("boris", "y: north")
    court.g.rows[0] = 3
    activated(court, "geography", "y")
    assert (court["y"].ankhs, left(court)) == ([1, 0, 0, 0], [2, 3, 3, 3])
    assert investigators(court) == [0, 0, 0, 0]
    assert court.told("breach") == [{"row": "north", "vampire": "y"}]
    sound(court)


@rule("battleground.masquerade.breach")
def test_without_an_ankh_only_the_investigator_returns() -> None:
    court = masked()
    court.tree("anna", "x: north\ny: ankhs=north:3")
    court.g.rows = [3, 0, 0, 0, 0, 3, 3, 3]
    activated(court, "geography", "x")
    assert (court["x"].ankhs, investigators(court)) == ([0, 0, 0, 0], [0, 0, 0, 0])
    assert court.told("empty-breach") == [{"row": "north"}]
    sound(court)


@rule("battleground.masquerade.cleanup")
def test_who_sends_a_vampire_with_ankhs_to_torpor_gains_two_power() -> None:
    court = masked()
    court.tree("anna", "x")
    court.tree("boris", "y: ankhs=north:2 ankhs=west:1")
    court.g.rows = [0, 0, 0, 0, 1, 3, 3, 2]
    fell(court, "y", leader="x")
    assert court["x"].power == 2, "for the victim, not for each ankh; on the coterie leader"
    assert (court["y"].ankhs, left(court)) == ([0, 0, 0, 0], [3, 3, 3, 3])
    assert court.told("cleanup") == [{"vampire": "y", "n": 3}]
    sound(court)


@rule("battleground.masquerade.cleanup")
def test_nobody_is_paid_for_a_vampire_without_ankhs() -> None:
    court = masked()
    court.tree("anna", "x")
    court.tree("boris", "y")
    fell(court, "y", leader="x")
    assert court["x"].power == 0


@rule("battleground.masquerade.cleanup")
def test_also_an_own_vampire_is_cleaned_up_but_not_to_the_profit_of_who_fell() -> None:
    court = masked()
    court.tree("anna", "x: ankhs=north:1\ny: ankhs=east:1")
    court.g.rows = [0, 0, 0, 0, 2, 2, 3, 3]
    fell(court, "y", leader="x")
    assert court["x"].power == 2
    fell(court, "x", leader="x")
    assert (court["x"].power, left(court)) == (2, [3, 3, 3, 3])


@rule("sacrifice.counts-as-sent")
def test_a_sacrificed_childe_with_an_ankh_counts() -> None:
    court = masked()
    court.tree("anna", "x")
    court.tree("boris", "y: notoriety=1\n  z: ankhs=south:1")
    court.g.rows[6] = 2
    court.effects("anna", "x", torpor(notoriety_min=1))
    court.act("boris", "choose z")
    assert (court["x"].power, left(court)) == (2, [3, 3, 3, 3])
    assert (court["y"].torpor, court["z"].torpor) == (False, True)


@rule("battleground.masquerade.cleanup-trial")
def test_a_trial_pays_nobody() -> None:
    court = masked(**{"class-board": "inquisition"})
    court.tree("anna", "x: high wealth")
    court.tree("boris", "y: high notoriety=4 ankhs=north:1")
    court.g.rows[4] = 2
    court.g.inquisition = [HIGH + 2, LOW + 2, LOW + 2, HIGH]
    before = court["anna"].power
    activated(court, "class", "x")
    assert court["y"].torpor
    assert left(court) == [3, 3, 3, 3]
    assert (court["x"].power, court["anna"].power) == (0, before)
    assert court.told("power") == []


@rule("battleground.masquerade.scoring")
def test_vampires_score_the_ankhs_left_in_their_row() -> None:
    court = masked()
    court.tree("anna", "a: north\nb: east\nc: south\nd: west\ne: outsider\nf: east torpor")
    court.g.rows = [1, 2, 3, 0, 0, 3, 1, 2]
    home = VALUE_NAMES[value_of(court["anna"].number, GEOGRAPHY)]
    worth = {"north": 0, "east": 3, "south": 1, "west": 2, "outsider": 1}
    assert court.points("anna")[2] == 0 + 3 + 1 + 2 + 1 + worth[home]


@card("bgi_F")
@rule("intrigue.battleground-effect")
def test_a_mislaid_dossier_moves_the_investigators_of_a_coterie() -> None:
    court = masked()
    court.tree("anna", "x: west secrets\n  y: west wealth\n  z: outsider")
    court.plays("anna", "x", "bgi_F")
    court.act("anna", "choose y", "choose x", "value west")
    assert investigators(court) == [0, 0, 0, 0]
    assert court["z"].ankhs == [0, 0, 0, 1], "who moved it last takes the ankh"
    assert (court.g.high_low, court.player("anna").morality) == (0, 3)
