"""The rewards of a pillage (clauses pillage.reward.*)."""

from tests.games.blood_rage.saga import Saga
from tests.rule import rule


def pillage(reward: str, where: str = "gimle", **what: object) -> Saga:
    """Wolf alone pillages a province with this token."""
    saga = Saga()
    saga.token(where, reward)
    saga.has("wolf", **{where: ["warrior"]}, **what)
    saga.act("wolf", f"pillage {where}")
    return saga


@rule("pillage.reward.rage")
def test_a_rage_token_raises_the_stat_and_not_the_rage_of_this_age() -> None:
    saga = pillage("rage", rage=2)
    assert (saga["wolf"].rage, saga.stats("wolf")) == (2, [7, 3, 4])
    saga.act("bear", "done")
    saga.everybody_passes()
    saga.draft_anything()
    assert (saga.g.age, saga["wolf"].rage, saga["bear"].rage) == (2, 7, 6)


@rule("pillage.reward.horns")
def test_a_horns_token_makes_room_for_one_more_figure_at_once() -> None:
    saga = Saga(seats=2)
    saga.token("gimle", "horns")
    saga.has("wolf", gimle=["warrior"] * 4)
    assert saga.why_not("wolf", "invade warrior") == "action.invade.horns"
    saga.act("wolf", "pillage gimle")
    saga.act("bear", "done")
    assert saga.stats("wolf") == [6, 3, 5]
    saga.act("wolf", "invade warrior", "to horgr")
    assert saga.why_not("wolf", "invade warrior") == "action.invade.horns"


@rule("pillage.reward.axes")
def test_an_axes_token_raises_axes_and_gives_no_glory() -> None:
    saga = pillage("axes")
    assert (saga["wolf"].glory, saga.stats("wolf")) == (0, [6, 4, 4])


@rule("pillage.reward.glory")
def test_the_glory_token_gives_5_beside_the_battle_glory() -> None:
    saga = Saga()
    saga.token("gimle", "glory")
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    assert (saga["wolf"].glory, saga.stats("wolf")) == (8, [6, 3, 4])


@rule("pillage.reward.yggdrasil")
def test_yggdrasil_raises_all_three_stats() -> None:
    saga = Saga()
    saga.has("wolf", yggdrasil=["warrior"])
    saga.act("wolf", "pillage yggdrasil")
    assert saga.stats("wolf") == [7, 4, 5]
