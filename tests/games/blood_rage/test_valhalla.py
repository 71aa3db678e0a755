"""The Valhalla phase (clauses valhalla.*)."""

from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@rule("valhalla.release")
def test_all_figures_return_to_their_reserves() -> None:
    saga = Saga()
    saga.has("wolf", valhalla=["leader", "warrior", "warrior"])
    saga.has("bear", upgrades=["troll"], valhalla=["troll", "ship"])
    before = [len(saga.figures(name, "reserve")) for name in ("wolf", "bear")]
    assert before == [7, 9]
    saga.everybody_passes()
    after = [len(saga.figures(name, "reserve")) for name in ("wolf", "bear")]
    assert after == [10, 11]
    assert saga.figures("wolf", "valhalla") == saga.figures("bear", "valhalla") == []


@rule("valhalla.stay")
def test_figures_on_the_board_stay_there() -> None:
    saga = Saga()
    saga.has("wolf", horgr=["warrior"], fjord_ne=["ship"])
    saga.everybody_passes()
    assert saga.g.age == 2
    assert saga.figures("wolf", "horgr") == ["warrior"]
    assert saga.figures("wolf", "fjord_ne") == ["ship"]


@rule("valhalla.third-age")
def test_valhalla_is_released_in_the_third_age_before_the_scoring() -> None:
    saga = Saga(age=3)
    saga.has("wolf", upgrades=["lokis_domain"], valhalla=["warrior"] * 3, horns_step=4)
    saga.everybody_passes()
    assert [(line["key"], line["glory"]) for line in saga.told("card-glory", "legendary")] == [
        ("card-glory", 3),
        ("legendary", 10),
    ]
    assert saga.glory() == [13, 0, 0, 0]
