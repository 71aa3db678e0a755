"""The habits of playouts, and how a position is judged."""

from duskmoot.games.blood_rage.features import stat_worth, worth
from duskmoot.games.blood_rage.state import RAGE
from tests.games.blood_rage.saga import Saga
from tests.games.leaning import leanings


def test_nobody_passes_by_habit_while_there_is_something_to_do() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], hand=["tyrs_bash"])
    assert "done" not in leanings(saga.g)


def test_a_province_is_pillaged_by_the_strong_alone() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", gimle=["warrior", "warrior", "leader"])
    weak = leanings(saga.g)
    saga.has("wolf", gimle=["leader", "warrior"])
    strong = leanings(saga.g)
    assert "pillage gimle" not in weak
    assert strong["pillage gimle"] > 50


def test_a_quest_is_committed_once_it_is_fulfilled() -> None:
    saga = Saga()
    saga.has("wolf", hand=["quest_alfheim"])
    hoping = leanings(saga.g)
    saga.has("wolf", gimle=["warrior"])
    saga.is_pillaged("gimle")
    fulfilled = leanings(saga.g)
    assert "quest quest_alfheim.1" not in hoping
    assert fulfilled["quest quest_alfheim.1"] > 80


def test_the_stronger_card_is_committed_more_often() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"], hand=["tyrs_bash", "tyrs_smite"])
    saga.has("bear", gimle=["warrior"], hand=["tyrs_smash"])
    saga.act("wolf", "pillage gimle")
    saga.stay_away()
    found = leanings(saga.g)
    assert found["commit tyrs_smite.1"] > 2 * found["commit tyrs_bash.1"]


def test_a_free_warrior_is_always_taken() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["friggas_succor"])
    saga.act("wolf", "invade leader", "to gimle")
    assert leanings(saga.g) == {"follow": 200}


def test_whoever_has_the_most_glory_stands_best() -> None:
    saga = Saga(seats=3)
    saga.has("bear", glory=20)
    saga.has("serpent", glory=5)
    wolf, bear, serpent = worth(saga.g)
    assert bear > serpent > wolf


def test_stats_count_for_the_glory_they_promise() -> None:
    saga = Saga(seats=2, age=3)
    saga.has("bear", horns_step=4)
    wolf, bear = worth(saga.g)
    assert bear > wolf


def test_a_legendary_step_stands_out_in_the_last_age() -> None:
    for age, stands_out in ((1, False), (3, True)):
        g = Saga(age=age).g
        first = stat_worth(g, RAGE, 1) - stat_worth(g, RAGE, 0)
        legendary = stat_worth(g, RAGE, 3) - stat_worth(g, RAGE, 2)
        assert (legendary > 2 * first) == stands_out


def test_a_fulfilled_quest_counts_more_than_a_hoped_for_one() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", quests=["quest_alfheim"], gimle=["warrior"])
    saga.has("bear", quests=["quest_alfheim"], horgr=["warrior"])
    wolf, bear = worth(saga.g)
    assert wolf > bear


def test_figures_in_the_doomed_province_count_for_their_glory() -> None:
    saga = Saga(seats=2, age=3, doom=["utgard", "andlang", "myrkulor"])
    saga.has("wolf", myrkulor=["warrior", "warrior"])
    saga.has("bear", horgr=["warrior", "warrior"])
    wolf, bear = worth(saga.g)
    assert wolf > bear


def test_upgrades_are_worth_more_the_more_ages_are_left() -> None:
    leads = []
    for age in (1, 3):
        saga = Saga(seats=2, age=age)
        saga.has("wolf", upgrades=["lokis_domain", "friggas_succor"])
        wolf, bear = worth(saga.g)
        leads.append(wolf - bear)
    assert leads[0] > leads[1] > 0
