"""Passing (book: 'The action phase')."""

from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@rule("pass.may")
def test_who_can_afford_nothing_can_only_pass() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["experts_in_arms"], valhalla=["leader"], hand=["valkyrie"], rage=1)
    assert saga.legal("wolf") == ["done"]


@rule("pass.may")
def test_who_could_act_may_pass_as_well() -> None:
    saga = Saga()
    assert {"done", "invade warrior"} <= set(saga.legal("wolf"))
    saga.act("wolf", "done")
    assert saga.asked() == ["bear"]


@rule("pass.effect")
def test_passing_forfeits_all_rage_and_all_turns_of_the_age() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", rage=5)
    saga.act("wolf", "done")
    assert saga["wolf"].rage == 0
    assert saga.told("passes") == [{"key": "passes", "clan": "wolf", "rage": 5}]
    for province in ("gimle", "horgr", "elvagar"):
        saga.act("bear", "invade warrior", f"to {province}")
        assert saga.asked() == ["bear"]


@rule("pass.effect")
def test_in_the_next_age_he_who_passed_acts_again() -> None:
    saga = Saga()
    saga.everybody_passes()
    saga.everybody_drafts()
    assert (saga.question(), saga.asked()) == ("action", ["bear"])
    saga.act("bear", "done")
    saga.act("serpent", "done")
    saga.act("raven", "done")
    assert (saga.asked(), saga["wolf"].rage) == (["wolf"], 6)


@rule("pass.react")
def test_who_passed_is_asked_in_a_call_to_battle_and_fights() -> None:
    saga = Saga()
    saga.has("wolf", yggdrasil=["leader"], hand=["tyrs_bash"])
    saga.has("bear", gimle=["warrior"])
    saga.act("wolf", "done")
    saga.act("bear", "pillage gimle")
    assert (saga.question(), saga.asked()) == ("join", ["wolf"])
    saga.act("wolf", "join yggdrasil")
    saga.commit(wolf="tyrs_bash")
    assert saga.totals() == {"bear": 1, "wolf": 5}
    assert saga["wolf"].glory == 3


def passed_clan_wins_rage() -> Saga:
    """The Wolf has passed; then the Bear attacks him and Thor's Ascension gives him 3 rage."""
    saga = Saga(seats=3, age=3)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior"])
    saga.act("wolf", "done")
    saga.fight("gimle", bear="", wolf="thors_ascension")
    assert saga["wolf"].rage == 3
    return saga


@rule("pass.final")
def test_who_passed_gets_no_turn_even_with_new_rage() -> None:
    saga = passed_clan_wins_rage()
    saga.act("serpent", "invade leader", "to horgr")
    assert saga.asked() == ["bear"]
    saga.act("bear", "invade leader", "to horgr")
    assert saga.asked() == ["serpent"]


@rule("pass.final")
def test_the_rage_of_who_passed_does_not_keep_the_phase_open() -> None:
    saga = passed_clan_wins_rage()
    saga.act("serpent", "done")
    saga.act("bear", "done")
    assert saga.g.over
    assert saga["wolf"].rage == 3
