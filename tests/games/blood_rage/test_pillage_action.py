"""Choosing a province to pillage (book: 'Pillage')."""

from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@rule("action.pillage.presence")
def test_nobody_pillages_where_he_has_no_figure() -> None:
    saga = Saga()
    saga.has("wolf", muspelheim=["warrior"])
    saga.has("bear", horgr=["warrior"])
    assert saga.why_not("wolf", "pillage horgr") == "action.pillage.presence"
    assert saga.why_not("wolf", "pillage muspelheim") == ""


@rule("action.pillage.presence")
def test_a_figure_in_the_fjord_is_enough() -> None:
    saga = Saga()
    saga.has("wolf", fjord_se=["ship"])
    assert saga.why_not("wolf", "pillage horgr") == ""
    assert saga.why_not("wolf", "pillage utgard") == "action.pillage.presence"


@rule("action.pillage.once")
def test_a_province_is_pillaged_once_in_an_age() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", gimle=["warrior"])
    saga.is_pillaged("gimle")
    assert saga.why_not("wolf", "pillage gimle") == "action.pillage.once"
    saga.everybody_passes()
    saga.everybody_drafts()
    assert saga.asked() == ["bear"]
    assert saga.why_not("bear", "pillage gimle") == ""


@rule("action.pillage.free")
def test_a_pillage_costs_no_rage() -> None:
    saga = Saga()
    saga.token("gimle", "horns")
    saga.has("wolf", gimle=["warrior"], rage=1)
    saga.act("wolf", "pillage gimle")
    assert saga["wolf"].rage == 1
    assert saga.pillaged() == ["gimle"]


@rule("action.pillage.stages")
def test_call_cards_and_outcome_follow_one_another() -> None:
    saga = Saga()
    saga.token("gimle", "horns")
    saga.has("wolf", gimle=["warrior"], hand=["tyrs_smash"])
    saga.has("bear", yggdrasil=["warrior"], hand=["tyrs_bash"])
    saga.act("wolf", "pillage gimle")
    assert (saga.question(), saga.asked()) == ("join", ["bear"])
    saga.act("bear", "join yggdrasil")
    assert (saga.question(), saga.asked()) == ("commit", ["wolf", "bear"])
    saga.commit(wolf="tyrs_smash", bear="tyrs_bash")
    assert saga.question() == "action"
    stages = ["pillages", "joins", "battle", "reveals", "total", "wins-battle", "spoils"]
    assert [key for key in dict.fromkeys(saga.keys()) if key in stages] == stages
