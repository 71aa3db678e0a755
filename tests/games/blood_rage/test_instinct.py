"""The habits of playouts, and how a position is judged."""

import pytest

from duskmoot.games.blood_rage.features import stat_worth, worth
from duskmoot.games.blood_rage.instinct import lean
from duskmoot.games.blood_rage.state import RAGE
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from tests.games.blood_rage.saga import GAME, Saga


def leanings(saga: Saga, times: int = 200) -> dict[str, int]:
    """What wolf would do, and how often."""
    found: dict[str, int] = {}
    for i in range(times):
        act = GAME.vocabulary.spell(lean(saga.g, 0, flow.legal(saga.g, 0)))
        found[act] = found.get(act, 0) + 1
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_played_by_habit(seats: int) -> None:
    for seed in range(6):
        g = GAME.begin(seats, GAME.choose({}), key_from_seed(seed))
        while not g.over:
            seat = g.asked[0]
            acts = flow.legal(g, seat)
            act = lean(g, seat, acts)
            assert act in acts
            flow.apply(g, seat, act)


def test_nobody_passes_by_habit_while_there_is_something_to_do() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], hand=["tyrs_bash"])
    assert "done" not in leanings(saga)


def test_a_province_is_pillaged_by_the_strong_alone() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", gimle=["warrior", "warrior", "leader"])
    weak = leanings(saga)
    saga.has("wolf", gimle=["leader", "warrior"])
    strong = leanings(saga)
    assert "pillage gimle" not in weak
    assert strong["pillage gimle"] > 50


def test_a_quest_is_committed_once_it_is_fulfilled() -> None:
    saga = Saga()
    saga.has("wolf", hand=["quest_alfheim"])
    hoping = leanings(saga)
    saga.has("wolf", gimle=["warrior"])
    saga.is_pillaged("gimle")
    fulfilled = leanings(saga)
    assert "quest quest_alfheim.1" not in hoping
    assert fulfilled["quest quest_alfheim.1"] > 80


def test_the_stronger_card_is_committed_more_often() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"], hand=["tyrs_bash", "tyrs_smite"])
    saga.has("bear", gimle=["warrior"], hand=["tyrs_smash"])
    saga.act("wolf", "pillage gimle")
    saga.stay_away()
    found = leanings(saga)
    assert found["commit tyrs_smite.1"] > 2 * found["commit tyrs_bash.1"]


def test_a_free_warrior_is_always_taken() -> None:
    saga = Saga()
    saga.has("wolf", upgrades=["friggas_succor"])
    saga.act("wolf", "invade leader", "to gimle")
    assert leanings(saga) == {"follow": 200}


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
