"""The discard phase (book: 'The discard phase')."""

import pytest

from duskmoot.games.blood_rage.state import DISCARD
from tests.games.blood_rage.saga import Saga
from tests.rule import rule

HAND = ["tyrs_smash", "tyrs_bash", "troll", "quest_alfheim"]


@rule("discard.keep-one")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("kept", HAND)
def test_one_card_of_four_is_kept_and_three_are_discarded(age: int, kept: str) -> None:
    saga = Saga(age=age)
    saga.has("wolf", hand=HAND)
    saga.everybody_passes()
    assert (saga.g.phase, saga.question(), saga.asked()) == (DISCARD, "hold", ["wolf"])
    assert "done" not in saga.legal("wolf")
    saga.act("wolf", f"hold {kept}")
    assert saga.hand("wolf") == [kept]
    assert len(saga["wolf"].buried) == 3
    assert saga.told("buries") == [{"key": "buries", "clan": "wolf", "cards": 3}]


@rule("discard.keep-one")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("hand", [["troll"], []])
def test_a_single_card_stays_and_an_empty_hand_stays_empty(age: int, hand: list[str]) -> None:
    saga = Saga(age=age)
    saga.has("wolf", hand=hand)
    saga.everybody_passes()
    assert (saga.g.age, saga.question()) == (age + 1, "draft")
    assert saga.hand("wolf") == hand
    assert saga["wolf"].buried == []


@rule("discard.keep-one")
def test_all_with_several_cards_choose_at_the_same_time() -> None:
    saga = Saga(first="serpent")
    for name, hand in [("wolf", HAND), ("bear", HAND[:1]), ("serpent", HAND[:2])]:
        saga.has(name, hand=hand)
    saga.everybody_passes()
    assert saga.asked() == ["serpent", "wolf"]
    saga.act("wolf", "hold troll")
    assert len(saga["wolf"].hand) == 4
    saga.act("serpent", "hold tyrs_bash")
    assert [len(c.hand) for c in saga.g.clans] == [1, 1, 1, 0]


@rule("discard.last-age")
def test_nothing_is_kept_after_the_third_age() -> None:
    saga = Saga(age=3)
    saga.has("wolf", hand=["tyrs_crush", "frost_giant"])
    saga.everybody_passes()
    assert saga.g.over
    assert saga["wolf"].hand == []
    assert len(saga["wolf"].buried) == 2
