"""Marching (book: 'March')."""

import pytest

from duskmoot.games.blood_rage.board import PROVINCE_NAMES
from duskmoot.kernel.ask import NOT_OFFERED
from tests.games.blood_rage.saga import Saga
from tests.rule import rule


@rule("action.march.cost")
@pytest.mark.parametrize("figures", [1, 2, 3])
def test_a_march_costs_one_rage_however_many_go(figures: int) -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"] * 3, rage=3)
    saga.act("wolf", "march gimle", "march-to horgr", *["send warrior"] * figures)
    assert saga["wolf"].rage == 2


@rule("action.march.one-to-one")
def test_a_march_leaves_one_province() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior", "warrior"], horgr=["leader"])
    saga.act("wolf", "march gimle", "march-to elvagar", "send warrior")
    assert saga.legal("wolf") == ["send warrior", "done"]
    assert saga.why_not("wolf", "send leader") == NOT_OFFERED
    assert saga.why_not("wolf", "march horgr") == NOT_OFFERED


@rule("action.march.one-to-one")
def test_a_march_reaches_one_province() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior", "warrior"])
    saga.act("wolf", "march gimle", "march-to elvagar", "send warrior")
    assert saga.why_not("wolf", "march-to horgr") == NOT_OFFERED
    saga.act("wolf", "send warrior")
    assert saga.figures("wolf", "elvagar") == ["warrior", "warrior"]


@rule("action.march.one-to-one")
def test_a_march_goes_to_another_province() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.act("wolf", "march gimle")
    assert saga.why_not("wolf", "march-to gimle") == "action.march.one-to-one"


@rule("action.march.number")
@pytest.mark.parametrize("figures", [1, 2, 3])
def test_any_number_of_own_figures_may_march(figures: int) -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"] * 3)
    saga.act("wolf", "march gimle", "march-to horgr", *["send warrior"] * figures)
    if figures < 3:
        saga.act("wolf", "done")
    assert saga.asked() == ["bear"]
    assert saga.figures("wolf", "horgr") == ["warrior"] * figures
    assert saga.figures("wolf", "gimle") == ["warrior"] * (3 - figures)


@rule("action.march.number")
def test_a_march_of_nobody_is_refused() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.act("wolf", "march gimle", "march-to horgr")
    assert saga.why_not("wolf", "done") == "action.march.number"


@rule("action.march.number")
def test_figures_of_others_do_not_march() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", gimle=["leader"], horgr=["warrior"])
    assert saga.why_not("wolf", "march horgr") == NOT_OFFERED
    saga.act("wolf", "march gimle", "march-to utgard")
    assert saga.legal("wolf") == ["send warrior"]
    saga.act("wolf", "send warrior")
    assert saga.figures("bear", "gimle") == ["leader"]


@rule("action.march.any-distance")
def test_a_march_need_not_go_to_a_neighbour() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.act("wolf", "march gimle", "march-to elvagar", "send warrior")
    assert saga.figures("wolf", "elvagar") == ["warrior"]


@rule("action.march.any-distance")
def test_every_other_province_is_a_target() -> None:
    saga = Saga(destroyed=["horgr"])
    saga.has("wolf", gimle=["warrior"])
    saga.act("wolf", "march gimle")
    targets = [name for name in PROVINCE_NAMES if name not in ("gimle", "horgr")]
    assert len(targets) == 7
    assert saga.legal("wolf") == [f"march-to {name}" for name in targets]


@rule("action.march.space")
def test_a_third_figure_finds_no_village() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"] * 3)
    saga.has("bear", elvagar=["warrior", "warrior"])
    saga.act("wolf", "march gimle", "march-to elvagar", "send warrior", "send warrior")
    assert saga.asked() == ["bear"]
    assert saga.figures("wolf", "elvagar") == ["warrior", "warrior"]
    assert saga.figures("wolf", "gimle") == ["warrior"]


@rule("action.march.space")
def test_nobody_marches_from_yggdrasil_while_all_villages_are_taken() -> None:
    saga = Saga(destroyed=["elvagar", "angerboda", "muspelheim", "horgr", "gimle", "utgard"])
    saga.has("wolf", yggdrasil=["warrior"])
    saga.has("bear", andlang=["warrior"] * 3, myrkulor=["warrior"] * 3)
    assert saga.why_not("wolf", "march yggdrasil") == "action.march.space"


@rule("action.march.yggdrasil")
def test_a_march_enters_yggdrasil_and_another_leaves_it() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", angerboda=["warrior"])
    saga.act("wolf", "march angerboda", "march-to yggdrasil", "send warrior")
    assert saga.figures("wolf", "yggdrasil") == ["warrior"]
    saga.act("bear", "done")
    saga.act("wolf", "march yggdrasil", "march-to horgr", "send warrior")
    assert saga.figures("wolf", "horgr") == ["warrior"]
