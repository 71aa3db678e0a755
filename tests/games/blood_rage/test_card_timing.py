"""The order in which cards work in a battle (clauses card.timing.*)."""

from tests.games.blood_rage.saga import Saga
from tests.rule import rule

OUTCOME = ("falls", "steals-rage", "takes-back", "discards", "spoils", "card-glory", "battle-glory")


def gimle(age: int = 3, token: str = "rage") -> Saga:
    """Wolf's leader against two warriors of Bear in Gimle."""
    saga = Saga(age=age)
    saga.token("gimle", token)
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior", "warrior"])
    return saga


@rule("card.timing.primacy-first")
def test_thors_primacy_cancels_heimdalls_watch() -> None:
    saga = gimle()
    saga.has("bear", hand=["tyrs_rage"])
    saga.fight("gimle", wolf="thors_primacy", bear="heimdalls_watch")
    assert saga.totals() == {"wolf": 6, "bear": 2}
    assert saga.keys().count("watches") == 0
    assert saga.glory() == [3, 0, 0, 0]
    assert saga.hand("bear") == ["heimdalls_watch", "tyrs_rage"]


@rule("card.timing.primacy-first")
def test_heimdalls_watch_comes_before_odins_smite() -> None:
    saga = gimle(age=2)
    saga.fight("gimle", wolf="odins_smite", bear="heimdalls_watch")
    assert [line["strength"] for line in saga.told("total")] == [3, 2]
    assert saga["bear"].glory == 1


@rule("card.timing.primacy-first")
def test_other_texts_work_from_the_pillager_clockwise() -> None:
    saga = Saga(turn="bear")
    for name in ("wolf", "bear"):
        saga.has(name, gimle=["warrior", "warrior"])
    saga.fight("gimle", bear="odins_smite", wolf="odins_smite")
    assert [line["clan"] for line in saga.told("falls")][:2] == ["wolf", "bear"]


@rule("card.timing.late-heimdall")
def test_late_cards_are_offered_from_the_pillager_until_all_decline() -> None:
    saga = gimle(age=2)
    saga.has("wolf", hand=["tyrs_bash", "heimdalls_eye", "heimdalls_eye"])
    saga.has("bear", hand=["odins_smite", "heimdalls_eye"])
    saga.has("wolf", gimle=["warrior"])
    saga.act("wolf", "pillage gimle")
    saga.commit(wolf="tyrs_bash", bear="odins_smite")
    assert (saga.question(), saga.asked()) == ("late-card", ["wolf"])
    assert [line["figure"] for line in saga.told("falls")] == ["warrior"]
    assert saga.told("total") == []
    saga.act("wolf", "done")
    saga.act("bear", "add heimdalls_eye")
    assert saga.asked() == ["wolf"]  # again, and first
    saga.act("wolf", "add heimdalls_eye", "add heimdalls_eye")
    assert saga.totals() == {"wolf": 9, "bear": 5}


@rule("card.timing.strength-late")
def test_a_pair_broken_by_odins_smite_counts_1() -> None:
    saga = gimle(age=1)
    saga.has("bear", upgrades=["brothers_in_arms"])
    saga.fight("gimle", wolf="odins_smite", bear="")
    assert [(line["clan"], line["strength"]) for line in saga.told("total")] == [
        ("wolf", 3),
        ("bear", 1),
    ]


@rule("card.timing.outcome-order")
def test_the_order_of_the_outcome() -> None:
    saga = gimle(age=1)
    saga.fight("gimle", wolf="thors_hammer", bear="lokis_trickery")
    told = [line["key"] for line in saga.told(*OUTCOME)]
    assert told == [
        *["falls", "falls", "steals-rage", "takes-back", "discards"],
        *["spoils", "card-glory", "battle-glory"],
    ]


@rule("card.timing.stolen-rage")
def test_stolen_rage_comes_too_late_for_friggas_protection() -> None:
    saga = gimle(age=2)
    saga.has("wolf", rage=2)
    saga.has("bear", upgrades=["friggas_protection"], rage=0)
    saga.fight("gimle", wolf="tyrs_crush", bear="lokis_trickery")
    assert saga.figures("bear", "valhalla") == ["warrior", "warrior"]
    assert [saga["wolf"].rage, saga["bear"].rage] == [1, 1]


@rule("card.timing.lose-before-keep")
def test_lokis_trickery_takes_the_rage_for_tyrs_prowess() -> None:
    saga = gimle(age=2)
    saga.has("wolf", upgrades=["tyrs_prowess"], rage=1)
    saga.fight("gimle", wolf="tyrs_crush", bear="lokis_trickery")
    assert saga.discarded() == ["tyrs_crush"]
    assert [saga["wolf"].rage, saga["bear"].rage] == [0, 7]


@rule("card.timing.losers-order")
def test_of_two_tricksters_the_first_from_the_pillager_takes_the_last_rage() -> None:
    saga = gimle(age=1)
    saga.has("wolf", rage=1)
    saga.has("bear", rage=0)
    saga.has("serpent", gimle=["warrior"], rage=0)
    saga.fight("gimle", wolf="tyrs_bash", bear="lokis_trickery", serpent="lokis_trickery")
    assert [c.rage for c in saga.g.clans[:3]] == [0, 1, 0]


@rule("card.timing.keep-before-win")
def test_rage_of_thors_ascension_comes_too_late_for_tyrs_prowess() -> None:
    saga = gimle()
    saga.has("bear", upgrades=["tyrs_prowess"], gimle=["leader"], rage=0)
    saga.fight("gimle", wolf="", bear="thors_ascension")
    assert saga.totals() == {"wolf": 3, "bear": 6}
    assert saga.discarded() == ["thors_ascension"]
    assert saga["bear"].rage == 3
    assert saga["bear"].glory == 3 + 3


@rule("card.timing.keep-before-win")
def test_the_text_works_wherever_its_card_has_gone() -> None:
    saga = gimle()
    saga.fight("gimle", wolf="thors_ascension", bear="lokis_poison")
    assert saga.hand("bear") == ["lokis_poison", "thors_ascension"]
    assert saga["wolf"].rage == 6 + 3
    assert saga["wolf"].glory == 3 + 3


@rule("card.timing.win-before-glory")
def test_axes_of_thors_oath_count_for_the_same_battle() -> None:
    saga = gimle(age=2)
    saga.fight("gimle", wolf="thors_oath", bear="")
    assert saga.stats("wolf") == [7, 3, 4]  # the reward has come first
    assert saga["wolf"].glory == 0
    saga.act("wolf", "raise axes")
    assert saga.stats("wolf") == [7, 4, 4]
    assert saga["wolf"].glory == 4


@rule("card.timing.after-battle")
def test_judgement_valkyrie_and_thors_glory_follow_the_battle_glory() -> None:
    saga = gimle()
    saga.has("wolf", upgrades=["thors_glory", "valkyrie"], gimle=["valkyrie"])
    saga.fight("gimle", wolf="odins_judgement", bear="")
    told = [line.get("card", "battle") for line in saga.told("battle-glory", "card-glory")]
    assert told == ["battle", "odins_judgement", "valkyrie", "thors_glory"]
    assert saga["wolf"].glory == 3 + 4 + 4 + 2


@rule("card.timing.after-battle")
def test_the_warrior_of_lokis_blessing_is_not_counted() -> None:
    saga = gimle()
    saga.has("bear", upgrades=["lokis_blessing"])
    saga.fight("gimle", wolf="odins_judgement", bear="")
    assert saga.question() == "return"
    assert saga["wolf"].glory == 3 + 2 * 2
    saga.act("bear", "return")
    assert saga["wolf"].glory == 3 + 2 * 2
    assert saga.figures("bear", "gimle") == ["warrior"]


@rule("card.timing.no-winner")
def test_in_a_tie_nothing_is_stolen() -> None:
    saga = gimle(age=1)
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="lokis_trickery", bear="lokis_trickery")
    assert saga.keys().count("tie") == 1
    assert [c.rage for c in saga.g.clans[:2]] == [6, 6]
    assert saga.told("steals-rage") == []
