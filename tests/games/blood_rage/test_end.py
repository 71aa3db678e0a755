"""Glory, the end of an Age and of the game (book: 'Aim', 'End of an Age', 'End of the game')."""

import pytest

from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.state import GIFTS
from duskmoot.kernel import flow
from tests.games.blood_rage.saga import NAMES, Saga, new_game
from tests.rule import rule


@rule("goal.glory")
def test_a_won_battle_is_glory() -> None:
    saga = Saga()
    saga.token("gimle", "rage")
    saga.has("wolf", gimle=["leader"])
    saga.has("bear", gimle=["warrior"])
    saga.fight("gimle", wolf="", bear="")
    assert saga.glory() == [3, 0, 0, 0]


@rule("goal.glory")
def test_pillage_quests_ragnarok_and_cards_are_glory_too() -> None:
    saga = Saga(doom=["gimle", "andlang", "utgard"])
    saga.token("horgr", "glory")
    saga.has("wolf", horgr=["warrior"])
    saga.has("bear", quests=["quest_manheim"], elvagar=["warrior"])
    saga.has("serpent", gimle=["warrior"])
    saga.has("raven", upgrades=["lokis_domain"], valhalla=["warrior"])
    saga.act("wolf", "pillage horgr")
    saga.everybody_passes()
    saga.act("bear", "raise axes")
    assert saga.glory() == [5, 5, 2, 1]


# The end of an Age.


@rule("age-end.tokens")
@pytest.mark.parametrize("age", [1, 2])
def test_pillage_tokens_turn_up_again_and_stay_where_they_are(age: int) -> None:
    saga = Saga(age=age, doom=["gimle", "andlang", "myrkulor"])
    saga.token("utgard", "rage")
    saga.has("wolf", utgard=["warrior"])
    saga.act("wolf", "pillage utgard")
    assert saga.pillaged() == ["utgard"]
    tokens = saga.g.tokens[:]
    saga.everybody_passes()
    assert saga.pillaged() == []
    assert saga.g.tokens == tokens


@rule("age-end.first-player")
def test_each_age_another_clan_begins() -> None:
    saga = Saga(seats=3)
    for name in ("wolf", "bear", "serpent"):
        assert (saga.question(), saga.asked()) == ("action", [name])
        assert saga.g.first == NAMES.index(name)
        saga.everybody_passes()
        while not saga.g.over and saga.question() in ("draft", "hold"):
            seat = saga.g.asked[0]
            flow.apply(saga.g, seat, flow.legal(saga.g, seat)[0])
    assert saga.g.over


@rule("age-end.first-player")
def test_after_the_last_seat_comes_the_first() -> None:
    saga = Saga(seats=4, first="raven", turn="raven")
    saga.everybody_passes()
    assert saga.told("first-player") == [{"key": "first-player", "clan": "wolf"}]


@rule("age-end.saga")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_age_deals_its_own_deck(age: int, seats: int) -> None:
    saga = Saga(seats=seats, age=age)
    saga.everybody_passes()
    assert (saga.g.age, saga.g.phase, saga.question()) == (age + 1, GIFTS, "draft")
    dealt = [card for c in saga.g.clans for card in c.packet] + saga.g.rest
    assert {CARDS[number].age for number in dealt} == {age + 1}


# The end of the game.


@rule("game-end.when")
def test_the_game_ends_after_the_third_valhalla_phase() -> None:
    saga = Saga(age=3)
    saga.has("wolf", valhalla=["warrior"], axes_step=4)
    saga.everybody_passes()
    assert saga.g.over
    assert all(flow.legal(saga.g, seat) == [] for seat in range(4))
    assert saga["wolf"].glory == 10
    last = ["ragnarok", "released", "legendary", "wins"]
    assert [line["key"] for line in saga.told(*last)] == last


@rule("game-end.when")
def test_a_game_has_three_ages() -> None:
    g = new_game(2)
    ages = []
    while not g.over:
        ages.append(g.age)
        flow.apply(g, g.asked[0], flow.legal(g, g.asked[0])[-1])
    assert list(dict.fromkeys(ages)) == [1, 2, 3]


@rule("game-end.legendary")
@pytest.mark.parametrize("step", [4, 5])
@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
def test_a_legendary_stat_gives_ten_glory(stat: str, step: int) -> None:
    saga = Saga(age=3)
    saga.has("wolf", **{f"{stat}_step": step})
    saga.everybody_passes()
    assert saga.glory() == [10, 0, 0, 0]


@rule("game-end.legendary")
def test_a_stat_on_its_third_step_is_no_legend() -> None:
    saga = Saga(age=3)
    saga.has("wolf", horns_step=5)
    saga.has("bear", rage_step=3, axes_step=3, horns_step=3)
    saga.everybody_passes()
    assert saga.glory() == [10, 0, 0, 0]


@rule("game-end.legendary-top")
def test_a_stat_on_its_last_step_gives_twenty_and_no_more() -> None:
    saga = Saga(age=3)
    saga.has("wolf", axes_step=6)
    saga.has("bear", axes_step=6, rage_step=4)
    saga.everybody_passes()
    assert saga.glory() == [20, 30, 0, 0]


@rule("game-end.only-then")
def test_reaching_a_legend_gives_no_glory_yet() -> None:
    saga = Saga(age=2, doom=["horgr", "andlang", "myrkulor"])
    saga.token("gimle", "axes")
    saga.has("wolf", gimle=["warrior"], axes_step=3)
    saga.act("wolf", "pillage gimle")
    assert saga.stats("wolf")[1] == 6
    assert saga["wolf"].glory == 0
    saga.everybody_passes()
    assert (saga.g.age, saga["wolf"].glory) == (3, 0)


@rule("game-end.winner")
def test_the_most_glory_wins() -> None:
    saga = Saga(seats=3, age=3)
    for name, glory in [("wolf", 40), ("bear", 61), ("serpent", 58)]:
        saga.has(name, glory=glory)
    saga.everybody_passes()
    assert saga.g.winners == [1]
    assert saga.glory() == [40, 61, 58]
    assert saga.told("wins") == [{"key": "wins", "clan": "bear"}]


@rule("game-end.winner")
def test_legends_may_turn_the_game() -> None:
    saga = Saga(seats=3, age=3)
    saga.has("wolf", glory=61)
    saga.has("bear", glory=58, axes_step=4)
    saga.everybody_passes()
    assert saga.g.winners == [1]


@rule("game-end.tie")
def test_clans_with_equal_glory_share_the_victory() -> None:
    saga = Saga(seats=3, age=3)
    for name, glory in [("wolf", 50), ("bear", 49), ("serpent", 50)]:
        saga.has(name, glory=glory)
    saga.everybody_passes()
    assert saga.g.winners == [0, 2]
    assert [line["clan"] for line in saga.told("shares")] == ["wolf", "serpent"]
    assert saga.told("wins") == []
