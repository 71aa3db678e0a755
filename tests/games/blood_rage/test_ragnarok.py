"""The Ragnarök phase (clauses ragnarok.*)."""

import pytest

from duskmoot.games.blood_rage.board import PLACE_NAMES, YGGDRASIL
from tests.games.blood_rage.saga import Saga, new_game
from tests.rule import rule


@rule("ragnarok.destroy")
def test_the_province_of_this_age_is_destroyed_for_ever() -> None:
    saga = Saga(doom=["gimle", "andlang", "utgard"])
    saga.everybody_passes()
    assert saga.g.age == 2
    assert [PLACE_NAMES[place] for place in saga.g.destroyed] == ["gimle"]
    assert [line["place"] for line in saga.told("ragnarok")] == ["gimle"]


@rule("ragnarok.kill")
def test_figures_in_the_province_and_in_its_fjord_die() -> None:
    saga = Saga(doom=["gimle", "andlang", "utgard"])
    saga.has("wolf", gimle=["warrior"], fjord_nw=["ship"], myrkulor=["warrior"])
    saga.has("bear", gimle=["leader"])
    saga.everybody_passes()
    fallen = [(line["clan"], line["figure"], line["place"]) for line in saga.told("falls")]
    assert fallen == [
        ("wolf", "warrior", "gimle"),
        ("wolf", "ship", "fjord_nw"),
        ("bear", "leader", "gimle"),
    ]
    released = [(line["clan"], line["figures"]) for line in saga.told("released")]
    assert released == [("wolf", 2), ("bear", 1)]
    assert saga.figures("wolf", "myrkulor") == ["warrior"]


@rule("ragnarok.glory")
@pytest.mark.parametrize(("age", "glory"), [(1, 4), (2, 6), (3, 8)])
def test_each_figure_gives_2_3_or_4_glory_monsters_too(age: int, glory: int) -> None:
    saga = Saga(age=age, doom=["gimle", "gimle", "gimle"])
    saga.has("wolf", upgrades=["troll"], gimle=["warrior", "troll"])
    saga.everybody_passes()
    assert saga.glory() == [glory, 0, 0, 0]


@rule("ragnarok.doom")
def test_the_doom_marker_moves_to_the_next_province() -> None:
    saga = Saga(doom=["gimle", "andlang", "utgard"])
    saga.everybody_passes()
    assert [line["place"] for line in saga.told("doom")] == ["andlang"]
    assert saga.g.ragnarok[saga.g.age - 1] == PLACE_NAMES.index("andlang")


@rule("ragnarok.doom")
def test_after_the_third_age_no_doom_is_left() -> None:
    saga = Saga(age=3, doom=["gimle", "andlang", "utgard"])
    saga.everybody_passes()
    assert [line["place"] for line in saga.told("ragnarok")] == ["utgard"]
    assert saga.told("doom") == []
    assert saga.g.over


@rule("ragnarok.not-yggdrasil")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yggdrasil_is_never_doomed(seats: int) -> None:
    for seed in range(20):
        g = new_game(seats, seed)
        assert YGGDRASIL not in g.ragnarok + g.destroyed
