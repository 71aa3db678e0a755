"""Who may talk unheard: the two of a trade or of Van Helsing's Leader, while it lasts."""

from duskmoot.games.fury_of_dracula.state import Fury
from duskmoot.kernel import flow
from tests.games.fury_of_dracula.chase import GAME, Chase, new_game
from tests.rule import rule


def confidants(g: Fury) -> list[int]:
    return GAME.confidants(g)


@rule("hidden-info.private-talk", "hidden-info.open-talk")
def test_two_talk_unheard_while_they_trade() -> None:
    chase = Chase(godalming="paris", seward="paris")
    assert confidants(chase.g) == []
    chase.act("godalming", "trade dr_seward")
    assert confidants(chase.g) == [1, 2]
    chase.act("godalming", "propose")
    assert confidants(chase.g) == [1, 2]
    chase.act("seward", "done")
    assert confidants(chase.g) == []


@rule("hidden-info.private-talk", "trade.leader.any-city")
def test_whoever_is_led_talks_with_van_helsing_alone() -> None:
    chase = Chase(helsing="paris", mina="athens")
    chase.until("action", "helsing")
    chase.act("helsing", "lead mina_harker")
    assert confidants(chase.g) == [3, 4]


@rule("trade.partner-consent")
def test_one_seat_for_both_hunters_has_nobody_to_talk_to() -> None:
    g = new_game(2)
    for spelled in ["start-in paris"] * 4:
        flow.apply(g, 1, GAME.vocabulary.read(spelled))
    flow.apply(g, 0, GAME.vocabulary.read("begin-in varna"))
    flow.apply(g, 1, GAME.vocabulary.read("trade dr_seward"))
    assert flow.question(g).key == "bargain"
    assert confidants(g) == []
