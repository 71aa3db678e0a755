"""What a recruit would do to the battlegrounds, told from what its player sees."""

import json
from typing import Any

import pytest

from duskmoot.games.heritage.foresight import foresee
from duskmoot.games.heritage.lines import value_of
from duskmoot.games.heritage.pieces import CAMARILLA, HIGH, LOW, NONE, TEMPERAMENT
from duskmoot.games.heritage.state import Heritage
from duskmoot.games.heritage.verbs import RECRUIT
from duskmoot.kernel import flow
from duskmoot.kernel.acts import verb
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.record import digest
from duskmoot.kernel.view import imagine, view
from tests.conformance.permute import permuted
from tests.conformance.play import Table, players, random_play
from tests.games.heritage.court import GAME, NAMES, Court

BOARD_SETS = [
    ("inquisition", "humanity", "sabbat-wars"),
    ("court", "beast-within", "anarch-revolt"),
    ("inquisition", "humanity", "masquerade"),
    ("high-low-clans", "beast-within", "war-of-princes"),
]


def seen_ahead(g: Any, seat: int, act: int, guess: int = 0) -> str:
    """All that a client would be sent."""
    other = imagine(GAME, view(g, seat), key_from_seed(guess))
    assert isinstance(other, Heritage)
    ahead = view(foresee(other, seat, act), seat)
    return json.dumps([ahead.table, ahead.story])


def foreseen(court: Court, name: str, text: str) -> Court:
    """The table ahead, in place of the one that lies there."""
    before = digest(court.g)
    seat = NAMES.index(name)
    ahead = foresee(court.g, seat, court.read(text))
    assert digest(court.g) == before, "looking ahead changes nothing"
    court.g = ahead
    return court


@pytest.mark.parametrize("boards", BOARD_SETS, ids="-".join)
def test_foresight_hangs_on_nothing_hidden_and_on_no_guess(boards: tuple[str, str, str]) -> None:
    keys = ["class-board", "temperament-board", "geography-board"]
    table = Table(GAME, 3, dict(zip(keys, boards)), seed=7)
    chance = players(8)
    looked = 0
    for g, seat, _ in random_play(table):
        if flow.question(g).key != "what-now" or g.recruited or g.round % 3:
            continue
        other = permuted(g, seat, chance)
        for act in flow.legal(g, seat):
            if verb(act) == RECRUIT:
                ahead = seen_ahead(g, seat, act)
                assert seen_ahead(other, seat, act) == ahead, "something hidden leaks"
                assert seen_ahead(g, seat, act, 1) == ahead, "a guess is told as a fact"
                looked += 1
    assert looked > 20


def test_the_same_holds_for_every_other_act() -> None:
    table = Table(GAME, 3, {"geography-board": "sabbat-wars"}, seed=7)
    chance = players(8)
    looked: set[str] = set()
    for n, (g, seat, _) in enumerate(random_play(table)):
        if n % 5:
            continue
        other = permuted(g, seat, chance)
        for act in flow.legal(g, seat)[:6]:
            ahead = seen_ahead(g, seat, act)
            assert seen_ahead(other, seat, act) == ahead, "something hidden leaks"
            assert seen_ahead(g, seat, act, 1) == ahead, "a guess is told as a fact"
            looked.add(flow.question(g).key)
    assert {"what-now", "sire", "leader", "target"} <= looked


def test_each_board_shows_what_would_happen_there() -> None:
    court = Court(options={"class-board": "court", "geography-board": "masquerade"})
    court.g.court = [4, 0, 3]
    court.g.rows[2] = 3
    court.leader("anna", "power=0")
    court.leader("boris", "power=0")
    court.tree("boris", "y: high power=3")
    court.queue("a", "b", "c", "d", "e: high fervent south")
    foreseen(court, "anna", "recruit e")
    assert court["y"].titles == ["prince"]
    assert court["e"].ankhs == [0, 0, 1, 0]
    assert court.told("breach") == [{"row": "south", "vampire": "e"}]
    assert court.points("boris")[0] >= 4
    assert len(court.g.queue) == 4, "who comes next nobody knows"
    assert court.told("arrives") == []


def test_a_verdict_is_foreseen_and_the_boards_after_it_too() -> None:
    """Boris would have to choose whether to sacrifice; that is as far as the trial is seen."""
    court = Court(options={"class-board": "inquisition", "temperament-board": "humanity"})
    court.g.inquisition = [HIGH + 2, HIGH + 2, LOW + 2, HIGH]
    court.tree("boris", "y: high notoriety=4\n  z")
    court.queue("a", "b", "c", "d", "e: high wealth fervent")
    foreseen(court, "anna", "recruit e")
    assert court.told("convicted") == [{"vampire": "y", "n": 7}]
    assert not court["y"].torpor
    assert court.told("humanity") or court.told("changes-heart")
    assert len(court.player("anna").hand) == 0


def test_a_drawn_card_and_an_unseen_token_stay_unseen() -> None:
    options = {"temperament-board": "humanity", "geography-board": "sabbat-wars"}
    court = Court(options=options)
    west = court.g.regions[3]
    for each in (west.sides, west.faces, west.shown, west.tokens):
        each.pop()
    court.queue("a", "b", "c", "d", "e: west secrets")
    court.has("anna", side=value_of(court.aliases["e"], TEMPERAMENT))
    foreseen(court, "anna", "recruit e")
    assert court.told("draws") == [{"player": "anna", "n": 1}]
    assert court.told("draws-card") == []
    assert (court.g.regions[3].sides, court.g.regions[3].shown) == ([CAMARILLA], [NONE])
    assert court.told("turns-up") == []
