"""Cards in a battle (clauses battle.cards.*)."""

from duskmoot.games.blood_rage.cards.table import CARDS
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


def gimle(age: int = 1) -> Saga:
    """Wolf's leader against two warriors of Bear in Gimle."""
    saga = Saga(age=age)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior", "warrior"])
    return saga


def named(saga: Saga, clan: str) -> list[str]:
    return [CARDS[number].id for number in saga[clan].revealed]


@rule("battle.cards.commit")
def test_whoever_has_cards_commits_exactly_one() -> None:
    saga = gimle()
    saga.has("wolf", hand=["tyrs_bash", "tyrs_smash", "thors_hammer"])
    saga.has("bear", hand=["tyrs_crush"])
    saga.act("wolf", "pillage gimle")
    assert saga.asked() == ["wolf", "bear"]
    assert saga.why_not("wolf", "done") == "not-offered"
    saga.act("wolf", "commit tyrs_bash")
    assert saga.asked() == ["bear"]
    saga.act("wolf", "commit tyrs_smash")  # instead of the other, not with it
    saga.act("bear", "commit tyrs_crush")
    assert [(line["clan"], line["card"]) for line in saga.told("reveals")] == [
        ("wolf", "tyrs_smash"),
        ("bear", "tyrs_crush"),
    ]
    assert saga.hand("wolf") == ["thors_hammer", "tyrs_bash", "tyrs_smash"]


@rule("battle.cards.any-type")
def test_a_quest_is_committed_when_there_is_nothing_else() -> None:
    saga = gimle()
    saga.has("wolf", hand=["quest_alfheim"])
    saga.has("bear", hand=["troll", "tyrs_bash"])
    saga.act("wolf", "pillage gimle")
    assert saga.legal("wolf") == ["commit quest_alfheim.1"]
    assert saga.legal("bear") == ["commit troll.1", "commit tyrs_bash.1"]
    saga.act("wolf", "commit quest_alfheim")
    saga.act("bear", "commit troll")
    assert saga.totals() == {"wolf": 3, "bear": 2}


@rule("battle.cards.empty-hand")
def test_an_empty_hand_fights_with_its_figures_alone() -> None:
    saga = gimle()
    saga.has("wolf", hand=["tyrs_bash"], quests=["quest_alfheim"])
    saga.has("bear", hand=[], quests=["quest_alfheim"])
    saga.act("wolf", "pillage gimle")
    assert saga.asked() == ["wolf"]
    saga.act("wolf", "commit tyrs_bash")
    assert saga.totals() == {"wolf": 5, "bear": 2}


@rule("battle.cards.simultaneous")
def test_cards_are_revealed_when_the_last_is_committed() -> None:
    saga = gimle(age=2)
    saga.has("wolf", hand=["tyrs_crush", "heimdalls_eye"])
    saga.has("bear", hand=["tyrs_rage"])
    saga.act("wolf", "pillage gimle", "commit tyrs_crush")
    assert saga.told("reveals") == []
    assert named(saga, "wolf") == named(saga, "bear") == []
    saga.act("bear", "commit tyrs_rage")
    assert (named(saga, "wolf"), named(saga, "bear")) == (["tyrs_crush.2"], ["tyrs_rage.2"])


@rule("battle.cards.bonus")
def test_a_battle_card_adds_its_strength_and_its_text_works() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="tyrs_crush", bear="")
    assert saga.totals() == {"wolf": 7, "bear": 2}
    hammer = gimle()
    hammer.token("gimle", "rage")
    hammer.fight("gimle", wolf="thors_hammer", bear="")
    assert hammer.totals() == {"wolf": 4, "bear": 2}
    assert hammer["wolf"].glory == 3 + 3


@rule("battle.cards.blank")
def test_an_upgrade_in_battle_is_blank() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="", bear="brothers_in_arms")
    assert saga.totals() == {"wolf": 3, "bear": 2}
    assert saga.slots("bear") == {}
    assert saga.hand("bear") == ["brothers_in_arms"]


@rule("battle.cards.total")
def test_the_total_is_province_fjord_and_card() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], fjord_nw=["ship"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="tyrs_smash", bear="")
    assert saga.totals() == {"wolf": 6, "bear": 1}


@rule("battle.cards.total")
def test_a_late_heimdall_card_adds_to_the_total() -> None:
    saga = Saga(age=2)
    saga.has("wolf", gimle=["warrior"], fjord_nw=["ship"], hand=["tyrs_smash", "heimdalls_eye"])
    saga.has("bear", gimle=["warrior"])
    saga.act("wolf", "pillage gimle", "commit tyrs_smash", "add heimdalls_eye")
    assert saga.totals() == {"wolf": 8, "bear": 1}


@rule("battle.cards.figures-lost")
def test_a_clan_without_figures_still_wins_with_its_card() -> None:
    saga = Saga(age=2)
    saga.token("gimle", "horns")
    saga.has("wolf", gimle=["leader", "warrior"], hand=["odins_smite"])
    saga.has("bear", gimle=["warrior"], hand=["tyrs_rage"])
    saga.act("wolf", "pillage gimle")
    saga.commit(wolf="odins_smite", bear="tyrs_rage")
    assert saga.totals() == {"wolf": 5, "bear": 6}
    assert saga.figures("bear", "valhalla") == ["warrior"]
    assert saga.figures("wolf", "valhalla") == ["leader", "warrior"]
    assert saga["bear"].glory == 3


@rule("battle.cards.figures-lost")
def test_a_pillager_without_figures_still_pillages() -> None:
    saga = Saga(age=2)
    saga.token("gimle", "horns")
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", gimle=["leader", "warrior"])
    saga.fight("gimle", wolf="tyrs_rage", bear="odins_smite")
    assert saga.totals() == {"wolf": 6, "bear": 5}
    assert saga.stats("wolf") == [6, 3, 5]
    assert saga.pillaged() == ["gimle"]
