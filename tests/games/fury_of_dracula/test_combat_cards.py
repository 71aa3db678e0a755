"""Dracula's combat cards by day and by night, and what prevents them."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, named
from tests.card import card
from tests.games.fury_of_dracula.chase import Chase, place
from tests.games.fury_of_dracula.fights import ambush, dawn, dusk, rounds, search
from tests.rule import rule

COPIES = {
    "fangs": 2,
    "strength": 2,
    "claws": 2,
    "mesmerize": 2,
    "plotting": 2,
    "escape_as_bat": 2,
    "escape_as_mist": 1,
}


@card("fangs", "strength", "claws", "mesmerize", "plotting", "escape_as_bat", "escape_as_mist")
def test_the_combat_deck_has_thirteen_cards() -> None:
    deck = [CARDS[number].id for number in DECKS["combat"]]
    assert {each: deck.count(each) for each in deck} == COPIES


# Fangs.


@card("fangs")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_fangs_heal_dracula_and_wound_the_hunter(before: int, after: int) -> None:
    for fight in (dusk, dawn):
        chase = fight()
        chase.dracula.damage = before
        rounds(chase, "fangs", godalming="escape escape")
        assert (chase.dracula.damage, chase["godalming"].damage) == (after, 2)
        assert (chase.g.influence, chase["godalming"].bites) == (0, 0)


@card("fangs", "mesmerize")
@rule("combat.fangs.influence", "bite.token")
def test_fangs_bite_a_mesmerized_hunter_at_night() -> None:
    chase = dusk()
    chase.dracula.damage = 5
    rounds(chase, "mesmerize", "fangs", godalming="escape punch")
    h = chase["godalming"]
    assert (h.bites, h.damage, chase.g.influence) == (1, 0, 1)
    assert chase.dracula.damage == 3
    assert chase.told("leaves-combat") == [(0,)]
    assert all(chase.view(name).table["hunters"][0]["bites"] == 1 for name in ("dracula", "mina"))


@card("fangs", "mesmerize")
@rule("combat.fangs.influence")
def test_fangs_wound_a_mesmerized_hunter_at_dawn() -> None:
    chase = dawn()
    rounds(chase, "mesmerize", "fangs", godalming="escape punch")
    h = chase["godalming"]
    assert (h.bites, h.damage, chase.g.influence) == (0, 2, 0)
    assert chase.g.fighters == [0]


@card("fangs")
def test_fangs_heal_the_vampire_that_fights() -> None:
    chase = ambush("new_vampire")
    chase.dracula.damage = 5
    chase.gives("godalming", "knife")
    rounds(chase, "claws", "fangs", godalming="knife escape")
    assert chase.nest(2).wounds == [1]
    assert chase.dracula.damage == 5


@card("fangs", "mesmerize")
@rule("combat.fangs.influence")
def test_a_vampire_bites_by_night_too() -> None:
    chase = search("new_vampire")
    rounds(chase, "mesmerize", "fangs", godalming="escape punch")
    assert (chase["godalming"].bites, chase.g.influence) == (1, 1)


# Strength.


@card("strength")
@pytest.mark.parametrize("used", ["punch", "crucifix", "knife", "rifle", "pistol"])
def test_strength_cancels_blows_and_breaks_items_at_night(used: str) -> None:
    for fight, night in ((dusk, True), (dawn, False)):
        chase = fight(godalming="" if used == "punch" else used)
        rounds(chase, "strength", godalming=f"{used} {used}")
        assert (chase["godalming"].damage, chase.dracula.damage) == (2, 0)
        assert (named("strength"),) not in chase.told("cancels")
        assert (named(used),) in chase.told("cancels")
        broken = night and used != "punch"
        assert (named(used) in chase.g.item_discard) == broken
        assert (named(used) in chase["godalming"].items) == (not broken and used != "punch")


@card("strength", "heavenly_host")
def test_strength_does_not_stop_what_is_no_weapon() -> None:
    chase = dusk(godalming="heavenly_host")
    rounds(chase, "strength", godalming="heavenly_host heavenly_host")
    assert (chase["godalming"].damage, chase.dracula.damage) == (2, 4)


@card("strength")
def test_strength_touches_the_engaged_hunter_alone() -> None:
    chase = dusk(godalming="knife", seward="knife")
    rounds(chase, "strength", godalming="knife knife", seward="knife knife")
    chase.act("dracula", "engage dr_seward")
    assert (chase["godalming"].damage, chase["seward"].damage) == (0, 2)
    assert chase.dracula.damage == 3
    assert chase.g.item_discard == [named("knife")]


# Claws.


@card("claws")
def test_claws_strike_once_more_at_night() -> None:
    chase = dusk()
    rounds(chase, "claws", godalming="punch punch")
    assert chase["godalming"].damage == 2
    chase.act("dracula", "claw lord_godalming")
    assert (chase["godalming"].damage, chase.dracula.damage) == (4, 1)
    chase = dawn()
    rounds(chase, "claws", godalming="punch punch")
    assert (chase["godalming"].damage, chase.dracula.damage) == (2, 1)


@card("claws")
def test_claws_may_fell_the_one_and_tear_the_other() -> None:
    chase = dusk(godalming="", seward="")
    chase["seward"].damage = 7
    rounds(chase, "claws", godalming="punch punch", seward="punch punch")
    chase.act("dracula", "engage lord_godalming", "claw dr_seward")
    assert (chase["godalming"].damage, chase["seward"].place) == (2, -1)
    assert chase.dracula.damage == 1


# Mesmerize.


@card("mesmerize")
def test_mesmerize_cancels_the_card_of_the_engaged_hunter() -> None:
    for fight in (dusk, dawn):
        chase = fight(godalming="knife")
        rounds(chase, "mesmerize", godalming="knife knife")
        assert chase["godalming"].mesmerized
        assert chase.dracula.damage == 0
        assert chase.g.fighters == [0]


@card("mesmerize", "knife", "rifle", "punch", "holy_bullets")
def test_only_weapons_of_the_mesmerized_strike_weaker() -> None:
    for used, damage in (("knife", 2), ("rifle", 1), ("punch", 1)):
        chase = dusk(godalming="knife rifle holy_bullets")
        rounds(chase, "mesmerize", "plotting", godalming=f"escape {used}")
        if chase.question() == "seek":
            chase.act("dracula", chase.legal("dracula")[0])
        if used == "rifle":
            chase.act("godalming", "use holy_bullets")
            damage += 3
        assert chase.dracula.damage == damage, used


@card("mesmerize")
@rule("combat.mesmerize.engaged-only")
def test_only_the_engaged_hunter_is_mesmerized_until_the_end() -> None:
    chase = dusk(godalming="", seward="")
    rounds(chase, "mesmerize", godalming="dodge dodge", seward="punch punch")
    chase.act("dracula", "engage lord_godalming")
    assert (chase["godalming"].mesmerized, chase["seward"].mesmerized) == (True, False)
    rounds(chase, "strength", godalming="punch punch", seward="dodge dodge")
    chase.act("dracula", "engage dr_seward")
    assert (chase["godalming"].mesmerized, chase["seward"].mesmerized) == (True, False)


@card("mesmerize")
@rule("combat.mesmerize.twice")
def test_a_second_mesmerize_cancels_again_and_adds_nothing() -> None:
    chase = dusk(godalming="knife garlic")
    rounds(chase, "mesmerize", "mesmerize", godalming="knife garlic")
    assert chase["godalming"].mesmerized
    assert chase.dracula.damage == 0
    rounds(chase, "claws", godalming="knife knife")
    chase.act("dracula", "claw lord_godalming")
    assert chase.dracula.damage == 2


# Plotting.


@card("plotting")
def test_plotting_finds_any_card_of_the_deck() -> None:
    chase = dusk()
    chase.holds("plotting", "claws")
    deck = sorted({CARDS[number].id for number in chase.g.combat_deck})
    chase.fights("plotting", godalming="dodge")
    assert chase.question() == "seek"
    assert sorted(chase.legal("dracula")) == [f"take {each}" for each in deck]
    chase.act("dracula", "take escape_as_mist")
    assert named("escape_as_mist") in chase.dracula.hand
    assert named("escape_as_mist") not in chase.g.combat_deck
    assert len(chase.dracula.hand) == 3  # Claws, what he took, what he drew


def plotted(**cards: str) -> Chase:
    """Dracula has a Plotting face up before him."""
    chase = dusk(**cards)
    rounds(chase, "plotting", godalming="dodge dodge")
    chase.act("dracula", chase.legal("dracula")[0])
    return chase


@card("plotting", "punch", "dodge", "escape")
@pytest.mark.parametrize("used", ["punch", "escape"])
def test_a_plot_cancels_a_combat_card_once(used: str) -> None:
    chase = plotted()
    rounds(chase, "claws", godalming=f"{used} {used}")
    assert (chase.question(), chase.asked()) == ("flip", ["dracula"])
    chase.act("dracula", "flip", "claw lord_godalming")
    assert chase["godalming"].damage == 4
    assert (chase.dracula.damage, chase.g.fighters) == (0, [0])
    rounds(chase, "claws", godalming="dodge dodge")
    assert chase.question() == "choose"
    assert chase["godalming"].damage == 4


@card("plotting", "dodge")
def test_a_plot_flips_before_the_symbols_are_compared() -> None:
    chase = dusk(godalming="garlic")
    rounds(chase, "plotting", godalming="garlic garlic")
    chase.act("dracula", chase.legal("dracula")[0])
    rounds(chase, "claws", godalming="dodge dodge")
    chase.act("dracula", "flip")
    assert chase["godalming"].damage == 2


@card("plotting")
def test_a_plot_may_wait_and_does_not_touch_items() -> None:
    chase = plotted(godalming="knife")
    rounds(chase, "claws", godalming="knife knife")
    assert chase.question() == "claw"
    chase.act("dracula", "claw lord_godalming")
    rounds(chase, "claws", godalming="dodge dodge")
    chase.act("dracula", "done")
    assert (chase["godalming"].damage, chase.dracula.plots) == (4, 1)


@card("plotting")
def test_each_plot_is_flipped_once() -> None:
    chase = plotted()
    rounds(chase, "plotting", godalming="escape escape")
    chase.act("dracula", "flip")
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.dracula.plots == 1  # the one flipped, the other new
    rounds(chase, "claws", godalming="punch punch")
    chase.act("dracula", "flip")
    assert chase.dracula.plots == 0


# Great Strength.


@card("great_strength")
@rule("combat.great-strength.prevents")
def test_no_other_event_is_a_rescue() -> None:
    chase = dusk()
    chase["godalming"].damage = 9
    chase.gives("mina", "good_luck")
    rounds(chase, "strength", godalming="punch punch")
    assert chase.question() == "rescue"
    assert chase.why_not("mina", "play good_luck") == "event.timing"


@card("great_strength")
@rule("combat.great-strength.prevents")
def test_great_strength_prevents_all_of_a_deadly_wound() -> None:
    chase = dusk()
    chase["godalming"].damage = 9
    chase.gives("mina", "great_strength")
    rounds(chase, "strength", godalming="punch punch")
    assert (chase.question(), chase.asked()) == ("rescue", ["mina"])
    chase.act("mina", "play great_strength")
    assert (chase["godalming"].damage, chase.g.influence) == (9, 0)
    assert chase.g.fighters == [0]
    assert named("great_strength") in chase.g.event_discard


@card("great_strength")
@rule("combat.great-strength.prevents")
def test_great_strength_may_be_kept() -> None:
    chase = dusk()
    chase["godalming"].damage = 9
    chase.gives("mina", "great_strength")
    rounds(chase, "strength", godalming="punch punch")
    chase.act("mina", "done")
    assert (chase["godalming"].place, chase.g.influence) == (-1, 2)


@card("great_strength")
@rule("combat.great-strength.prevents")
def test_a_light_wound_is_no_matter_for_great_strength() -> None:
    chase = dusk()
    chase["godalming"].damage = 8
    chase.gives("mina", "great_strength")
    rounds(chase, "strength", godalming="punch punch")
    assert (chase.question(), chase["godalming"].damage) == ("choose", 10)


@card("great_strength")
@rule("combat.great-strength.prevents", "combat.great-strength.influence-stays")
def test_great_strength_saves_mina_from_the_bite_but_not_from_its_influence() -> None:
    chase = dusk(mina="")
    chase["mina"].mesmerized = True
    chase.gives("seward", "great_strength")
    rounds(chase, "fangs", mina="punch punch")
    chase.act("seward", "play great_strength")
    assert (chase["mina"].place, chase["mina"].bites) == (place("leipzig"), 0)
    assert chase.g.influence == 1
    assert chase.g.fighters == [3]


@card("great_strength", "lucys_revenge")
@rule("combat.great-strength.prevents")
def test_lucys_revenge_prevents_a_bite_of_godalming() -> None:
    chase = dusk(godalming="lucys_revenge")
    chase.act("godalming", "play lucys_revenge")
    rounds(chase, "mesmerize", "fangs", godalming="escape punch")
    assert (chase.question(), chase.asked()) == ("rescue", ["godalming"])
    chase.act("godalming", "play lucys_revenge")
    assert (chase["godalming"].bites, chase.g.influence) == (0, 1)
    assert chase.g.event_discard == [named("lucys_revenge")]
