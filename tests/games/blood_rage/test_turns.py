"""Turns and the end of the action phase (book: 'The action phase')."""

from duskmoot.games.blood_rage.board import PROVINCE_NAMES
from duskmoot.games.blood_rage.state import NONE
from duskmoot.kernel import flow
from tests.games.blood_rage.saga import GAME, NAMES, Saga, new_game
from tests.rule import rule

OTHERS = [name for name in PROVINCE_NAMES if name != "gimle"]


def nobody_else_has_rage(saga: Saga, *names: str) -> None:
    for name in names:
        saga.has(name, rage=0)


# Rage and turns.


@rule("action.refill")
def test_rage_left_over_is_not_added_to_the_next_age() -> None:
    saga = Saga()
    saga.is_pillaged(*OTHERS)
    saga.token("gimle", "glory")
    saga.has("wolf", gimle=["warrior"], rage_step=3, rage=3)
    saga.act("wolf", "pillage gimle")
    assert (saga.question(), saga["wolf"].rage) == ("draft", 3)
    saga.everybody_drafts()
    assert (saga.question(), saga["wolf"].rage) == ("action", 8)


@rule("action.turn-order")
def test_turns_go_clockwise_from_the_first_player() -> None:
    g = next(g for g in (new_game(4, s, first_age="dealt") for s in range(50)) if g.first == 2)
    turns = g.asked[:]
    for _ in range(4):
        flow.apply(g, turns[-1], GAME.vocabulary.read("invade leader"))
        flow.apply(g, turns[-1], flow.legal(g, turns[-1])[0])
        turns += g.asked
    assert turns == [2, 3, 0, 1, 2]


@rule("action.one")
def test_after_one_action_the_turn_is_the_neighbours() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"])
    saga.act("wolf", "march gimle", "march-to horgr", "send warrior")
    assert saga.asked() == ["bear"]
    assert saga.legal("wolf") == []
    assert "invade warrior" in saga.legal("bear")


@rule("action.five")
def test_a_clan_has_five_kinds_of_actions_and_may_pass() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], hand=["troll", "quest_alfheim", "tyrs_smash"])
    kinds = [act.partition(" ")[0] for act in saga.legal("wolf")]
    assert list(dict.fromkeys(kinds)) == ["invade", "march", "upgrade", "quest", "pillage", "done"]


@rule("action.five")
def test_a_clan_without_cards_and_figures_on_the_board_invades_or_passes() -> None:
    assert Saga().legal("wolf") == ["invade warrior", "invade leader", "invade ship", "done"]


@rule("action.repeat")
def test_the_same_clan_marches_on_three_turns() -> None:
    saga = Saga(seats=2)
    saga.has("wolf", gimle=["warrior"])
    saga.act("wolf", "march gimle", "march-to horgr", "send warrior")
    saga.act("bear", "invade warrior", "to elvagar")
    saga.act("wolf", "march horgr", "march-to yggdrasil", "send warrior")
    saga.act("bear", "invade warrior", "to elvagar")
    saga.act("wolf", "march yggdrasil", "march-to utgard", "send warrior")
    assert saga.figures("wolf", "utgard") == ["warrior"]
    assert saga["wolf"].rage == 3


# What an action costs.


@rule("action.pay-first")
def test_the_upgrade_is_paid_before_its_monster_invades() -> None:
    saga = Saga(age=2)
    saga.has("wolf", hand=["fire_giant"], rage=6)
    saga.act("wolf", "upgrade fire_giant", "into monster_1")
    assert (saga.question(), saga["wolf"].rage) == ("place-free", 2)
    assert saga.view("bear").table["clans"][0]["rage"] == 2


@rule("action.pay-first")
def test_an_invasion_and_a_march_are_paid_before_their_target_is_named() -> None:
    saga = Saga()
    saga.has("bear", gimle=["warrior"])
    saga.act("wolf", "invade ship")
    assert (saga.question(), saga["wolf"].rage) == ("place-figure", 4)
    saga.act("wolf", "to fjord_ne")
    saga.act("bear", "march gimle")
    assert (saga.question(), saga["bear"].rage) == ("march-to", 5)


@rule("action.unaffordable")
def test_nobody_invades_with_a_figure_that_costs_more_rage_than_he_has() -> None:
    saga = Saga(age=2)
    saga.has("wolf", upgrades=["experts_in_arms"], rage=1)
    assert saga.why_not("wolf", "invade warrior") == "action.unaffordable"
    assert saga.why_not("wolf", "invade ship") == "action.unaffordable"
    saga.has("wolf", rage=2)
    assert saga.why_not("wolf", "invade warrior") == ""


@rule("action.unaffordable")
def test_nobody_plays_an_upgrade_that_costs_more_rage_than_he_has() -> None:
    saga = Saga()
    saga.has("wolf", hand=["troll"], rage=1)
    assert saga.why_not("wolf", "upgrade troll") == "action.unaffordable"


# Without rage.


@rule("action.zero-rage")
def test_without_rage_even_free_actions_are_refused() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["warrior"], hand=["quest_alfheim", "dwarf_chieftain"], rage=0)
    free = ["invade leader", "quest quest_alfheim", "pillage gimle", "upgrade dwarf_chieftain"]
    assert [saga.why_not("wolf", act) for act in free] == ["action.zero-rage"] * 4
    assert saga.legal("wolf") == ["done"]
    saga.has("wolf", rage=1)
    assert [saga.why_not("wolf", act) for act in free] == [""] * 4


@rule("action.zero-react")
def test_without_rage_a_clan_joins_a_battle_and_wins_it() -> None:
    saga = Saga()
    saga.token("gimle", "glory")
    saga.has("wolf", gimle=["warrior"])
    saga.has("bear", yggdrasil=["warrior"], gimle=["warrior"], hand=["tyrs_smash"], rage=0)
    saga.act("wolf", "pillage gimle")
    saga.act("bear", "join yggdrasil")
    saga.commit(bear="tyrs_smash")
    assert saga.totals() == {"wolf": 1, "bear": 5}
    assert saga.glory() == [0, 3, 0, 0]


@rule("action.zero-skip")
def test_turns_of_clans_without_rage_are_skipped() -> None:
    saga = Saga()
    nobody_else_has_rage(saga, "bear", "serpent")
    saga.act("wolf", "invade leader", "to gimle")
    assert saga.asked() == ["raven"]
    saga.act("raven", "invade leader", "to gimle")
    assert saga.asked() == ["wolf"]


@rule("action.zero-skip")
def test_a_clan_that_gets_rage_again_takes_turns_again() -> None:
    saga = Saga()
    saga.has("wolf", gimle=["leader"])
    saga.has("serpent", gimle=["warrior"], rage=0)
    saga.fight("gimle", wolf="tyrs_smash", serpent="lokis_trickery")
    assert (saga["wolf"].rage, saga["serpent"].rage) == (5, 1)
    saga.act("bear", "invade leader", "to horgr")
    assert saga.asked() == ["serpent"]


# The end of the phase.


@rule("action.end-zero")
def test_the_phase_ends_when_nobody_may_act() -> None:
    saga = Saga(seats=3)
    saga.token("gimle", "glory")
    saga.has("wolf", gimle=["leader"], rage=1)
    nobody_else_has_rage(saga, "bear")
    saga.has("serpent", gimle=["warrior"], rage=0, passed=True)
    saga.fight("gimle", wolf="tyrs_smash", serpent="lokis_trickery")
    assert [c.rage for c in saga.g.clans] == [0, 0, 1]
    assert (saga.g.age, saga.question()) == (2, "draft")


@rule("action.end-zero")
def test_the_phase_goes_on_while_one_clan_has_rage() -> None:
    saga = Saga()
    nobody_else_has_rage(saga, "bear", "serpent", "raven")
    saga.has("wolf", rage=2)
    saga.act("wolf", "invade warrior", "to gimle")
    assert (saga.question(), saga.asked()) == ("action", ["wolf"])
    saga.act("wolf", "invade warrior", "to gimle")
    assert (saga.g.age, saga.question()) == (2, "draft")


@rule("action.end-pillaged")
def test_the_phase_ends_when_the_last_province_is_pillaged() -> None:
    saga = Saga()
    saga.is_pillaged(*OTHERS)
    for name in NAMES:
        saga.has(name, rage=3)
    saga.has("wolf", gimle=["warrior"])
    saga.act("wolf", "pillage gimle")
    assert (saga.g.age, saga.question()) == (2, "draft")
    assert [c.rage for c in saga.g.clans] == [3, 3, 3, 3]
    assert saga.told("passes") == []


@rule("action.end-pillaged")
def test_destroyed_provinces_need_not_be_pillaged_but_yggdrasil_must() -> None:
    saga = Saga(destroyed=["horgr"])
    saga.is_pillaged(*[name for name in OTHERS if name not in ("horgr", "yggdrasil")])
    saga.has("wolf", gimle=["warrior"], yggdrasil=["warrior"])
    saga.act("wolf", "pillage gimle")
    saga.stay_away()
    assert (saga.question(), saga.asked()) == ("action", ["bear"])
    saga.turn_of("wolf")
    saga.act("wolf", "pillage yggdrasil")
    saga.stay_away()
    assert (saga.g.age, saga.question()) == (2, "draft")


@rule("action.end-after")
def test_the_last_rage_still_buys_a_free_invasion() -> None:
    saga = Saga(doom=["horgr", "andlang", "myrkulor"])
    nobody_else_has_rage(saga, "bear", "serpent", "raven")
    saga.has("wolf", hand=["troll"], rage=2)
    saga.act("wolf", "upgrade troll", "into monster_1")
    assert (saga["wolf"].rage, saga.question(), saga.asked()) == (0, "place-free", ["wolf"])
    saga.act("wolf", "to gimle")
    assert saga.figures("wolf", "gimle") == ["troll"]
    assert (saga.g.age, saga.question()) == (2, "draft")


@rule("action.end-after")
def test_the_last_battle_still_gives_reward_card_effects_and_glory() -> None:
    saga = Saga()
    saga.is_pillaged(*OTHERS)
    saga.token("gimle", "axes")
    saga.has("wolf", gimle=["leader"], upgrades=["thors_glory"])
    saga.has("bear", gimle=["warrior", "warrior"])
    saga.fight("gimle", wolf="thors_hammer", bear="")
    assert saga.stats("wolf") == [6, 4, 4]
    assert saga["wolf"].glory == 3 + 4 + 2  # the Hammer, the raised axes, Thor's Glory
    assert (saga.g.age, saga.question()) == (2, "draft")
    assert saga.g.fighters == []
    assert saga.g.pillager == NONE
