"""The items and the hunters' combat cards, card by card."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, named
from tests.card import card
from tests.games.fury_of_dracula.chase import Chase
from tests.games.fury_of_dracula.fights import ambush, dawn, dusk, rounds

ITEMS = {
    "rifle": (4, "claws escape_as_bat"),
    "pistol": (4, "claws plotting"),
    "knife": (3, "fangs escape_as_bat"),
    "crucifix": (2, "fangs mesmerize escape_as_mist"),
    "garlic": (3, "fangs strength"),
    "heavenly_host": (3, "mesmerize"),
    "holy_circle": (
        2,
        "fangs strength claws mesmerize plotting escape_as_bat escape_as_mist",
    ),
    "garlic_wreath": (3, ""),
    "stake": (4, ""),
    "dogs": (4, ""),
    "holy_bullets": (3, ""),
    "fast_horses": (3, ""),
}


def fight(played: str, used: str, *items: str) -> Chase:
    """Godalming uses a card against this card of Dracula, who has lost five health, at dusk."""
    chase = dusk(godalming=" ".join(items))
    chase.until("choose")
    chase.dracula.damage = 5
    rounds(chase, played, godalming=f"{used} {used}")
    return chase


def test_items_are_as_printed() -> None:
    items = [CARDS[number] for number in sorted(set(DECKS["item"]))]
    assert {c.id: (c.copies, " ".join(c.banner)) for c in items} == ITEMS
    assert {c.id for c in CARDS if c.weapon} == {"rifle", "pistol", "knife"}
    assert len(DECKS["item"]) == 38


@card("punch", "dodge", "escape")
def test_every_hunter_has_his_three_combat_cards() -> None:
    assert sorted(CARDS[number].id for number in DECKS["hunter"]) == sorted(
        ["punch", "dodge", "escape"] * 4
    )


# Weapons.


@card("rifle", "pistol", "knife", "punch")
@pytest.mark.parametrize(
    ("weapon", "damage"), [("rifle", 2), ("pistol", 2), ("knife", 3), ("punch", 1)]
)
def test_weapons_wound_whether_they_cancel_or_not(weapon: str, damage: int) -> None:
    items = [] if weapon == "punch" else [weapon]
    chase = fight("escape_as_mist", weapon, *items)
    assert chase.dracula.damage == 5 + damage
    cancelled = {"rifle": "claws", "pistol": "claws", "knife": "fangs", "punch": "mesmerize"}
    chase = fight(cancelled[weapon], weapon, *items)
    assert chase.dracula.damage == 5 + damage
    assert chase["godalming"].items == [named(each) for each in items]


@card("dodge")
def test_a_dodge_does_nothing_else() -> None:
    for played in ("fangs", "strength", "claws"):
        chase = fight(played, "dodge")
        assert (chase["godalming"].damage, chase.dracula.damage) == (0, 5)
        assert chase.g.fighters == [0]


@card("escape")
def test_escape_leads_out_of_the_combat() -> None:
    chase = fight("strength", "escape")
    assert (chase["godalming"].damage, chase.g.fighters) == (0, [])
    chase = fight("fangs", "escape")
    assert (chase["godalming"].damage, chase.g.fighters) == (2, [])
    chase = fight("mesmerize", "escape")  # his card is cancelled
    assert chase.g.fighters == [0]


# Holy Bullets.


@card("holy_bullets", "rifle", "pistol")
@pytest.mark.parametrize("gun", ["rifle", "pistol"])
def test_a_shot_may_be_holy(gun: str) -> None:
    chase = fight("claws", gun, gun, "holy_bullets")
    assert (chase.question(), chase.asked()) == ("fire", ["godalming"])
    chase.act("godalming", "use holy_bullets")
    assert chase.dracula.damage == 10
    assert chase.g.item_discard == [named("holy_bullets")]
    chase = fight("claws", gun, gun, "holy_bullets")
    chase.act("godalming", "done")
    assert chase.dracula.damage == 7


@card("holy_bullets")
def test_a_knife_takes_no_bullets_and_a_combat_only_one() -> None:
    chase = fight("fangs", "knife", "knife", "holy_bullets")
    assert chase.question() == "choose"
    chase = fight("claws", "rifle", "rifle", "holy_bullets", "holy_bullets")
    chase.dracula.damage = 0
    chase.act("godalming", "use holy_bullets")
    assert chase.question() == "choose"
    rounds(chase, "claws", godalming="dodge dodge")
    rounds(chase, "fangs", godalming="rifle rifle")
    assert chase.question() == "choose"


@card("holy_bullets")
def test_another_combat_may_have_bullets_of_its_own() -> None:
    chase = fight("claws", "rifle", "rifle", "holy_bullets", "holy_bullets")
    chase.dracula.damage = 0
    chase.act("godalming", "use holy_bullets")
    rounds(chase, "strength", godalming="escape escape")
    chase.until("prowl")
    chase.act("dracula", "power feed")
    rounds(chase, "claws", godalming="rifle rifle")
    assert chase.why_not("godalming", "use holy_bullets") == ""


@card("holy_bullets")
def test_only_bullets_are_fired_and_a_silenced_gun_fires_none() -> None:
    chase = fight("claws", "rifle", "rifle", "knife")
    assert chase.why_not("godalming", "use knife") == "golden.component-over-reference"
    chase = fight("strength", "rifle", "rifle", "holy_bullets")
    assert chase.question() == "choose"
    assert chase.dracula.damage == 5


# Crucifix, Garlic, Garlic Wreath.


@card("crucifix")
@pytest.mark.parametrize(
    ("played", "damage"), [("fangs", 3), ("mesmerize", 3), ("plotting", 0), ("escape_as_mist", 0)]
)
def test_a_crucifix_burns_if_it_cancels_fangs_or_mesmerize(played: str, damage: int) -> None:
    chase = fight(played, "crucifix", "crucifix")
    chase.until("choose")
    assert chase.dracula.damage == 5 + damage


@card("crucifix", "enraged")
def test_a_crucifix_of_another_or_of_no_avail_does_not_burn() -> None:
    chase = dusk(godalming="crucifix", seward="")
    rounds(chase, "mesmerize", godalming="crucifix crucifix", seward="punch punch")
    chase.act("dracula", "engage dr_seward")
    assert chase.dracula.damage == 1  # the Punch alone
    chase = dusk(godalming="crucifix")
    chase.gives("dracula", "enraged")
    rounds(chase, "fangs", godalming="crucifix crucifix")
    chase.act("dracula", "play enraged")
    assert (chase.dracula.damage, chase["godalming"].damage) == (0, 2)


@card("garlic")
@pytest.mark.parametrize(
    ("played", "damage"), [("fangs", 2), ("claws", 2), ("strength", 0), ("mesmerize", 0)]
)
def test_garlic_burns_against_fangs_and_claws(played: str, damage: int) -> None:
    chase = fight(played, "garlic", "garlic")
    chase.until("choose")
    assert chase.dracula.damage == 5 + damage


@card("garlic")
def test_garlic_burns_only_for_the_engaged_hunter() -> None:
    chase = dusk(godalming="garlic", seward="")
    chase.dracula.damage = 5
    rounds(chase, "fangs", godalming="garlic garlic", seward="dodge dodge")
    chase.act("dracula", "engage dr_seward")
    assert chase.dracula.damage == 5


def wreathed(start: str = "dusk") -> Chase:
    """Godalming wears a Garlic Wreath; Dracula has lost five health."""
    chase = (dusk if start == "dusk" else dawn)(godalming="garlic_wreath")
    chase.act("godalming", "use garlic_wreath")
    chase.until("choose")
    chase.dracula.damage = 5
    return chase


@card("garlic_wreath", "fangs")
def test_a_wreath_bites_back_every_time() -> None:
    chase = wreathed()
    assert chase.told("reveals") == [(0, named("garlic_wreath"))]
    rounds(chase, "fangs", "fangs", godalming="punch escape")
    assert chase.dracula.damage == 5 + (4 - 2 + 1) + (4 - 2)
    assert chase["godalming"].damage == 4


@card("garlic_wreath")
def test_two_wreaths_bite_twice() -> None:
    chase = dusk(godalming="garlic_wreath garlic_wreath")
    chase.act("godalming", "use garlic_wreath", "use garlic_wreath")
    chase.dracula.damage = 2
    rounds(chase, "fangs", godalming="escape escape")
    assert chase.dracula.damage == 8
    assert chase.g.item_discard == [named("garlic_wreath")] * 2


@card("garlic_wreath", "fangs")
def test_a_wreath_does_not_bite_back_at_fangs_dodged_or_aimed_at_another() -> None:
    chase = wreathed()
    rounds(chase, "fangs", godalming="dodge dodge")
    assert chase.dracula.damage == 5
    chase = dusk(godalming="garlic_wreath", seward="")
    chase.act("godalming", "use garlic_wreath")
    rounds(chase, "fangs", godalming="dodge dodge", seward="punch punch")
    chase.act("dracula", "engage dr_seward")
    assert chase.dracula.damage == 1


@card("garlic_wreath")
def test_a_wreath_is_gone_at_the_end_of_the_combat() -> None:
    chase = wreathed()
    rounds(chase, "strength", godalming="escape escape")
    assert chase.g.item_discard == [named("garlic_wreath")]
    assert chase["godalming"].items + chase["godalming"].ready == []


@card("garlic_wreath", "claws")
def test_claws_tear_a_wreath() -> None:
    chase = wreathed("dawn")
    rounds(chase, "claws", godalming="dodge dodge")
    assert chase["godalming"].ready == [named("garlic_wreath")]  # the Claws were cancelled
    rounds(chase, "claws", godalming="punch punch")
    assert chase.g.item_discard == [named("garlic_wreath")]
    rounds(chase, "fangs", godalming="escape escape")
    assert chase.dracula.damage == 5 + 1 - 2


@card("garlic_wreath", "mesmerize")
def test_a_wreath_does_not_help_against_a_bite() -> None:
    chase = wreathed()
    rounds(chase, "mesmerize", "fangs", godalming="escape punch")
    assert (chase["godalming"].bites, chase.dracula.damage) == (1, 3)


# Heavenly Host and Holy Circle.


@card("heavenly_host")
@pytest.mark.parametrize("played", ["mesmerize", "strength", "plotting", "escape_as_mist"])
def test_a_host_burns_and_is_used_up(played: str) -> None:
    chase = fight(played, "heavenly_host", "heavenly_host")
    chase.until("choose")
    assert chase.dracula.damage == 9
    assert chase.g.item_discard == [named("heavenly_host")]


@card("heavenly_host", "fangs")
def test_a_host_is_bitten_away_by_fangs() -> None:
    chase = fight("fangs", "heavenly_host", "heavenly_host")
    h = chase["godalming"]
    assert (h.bites, h.damage, chase.dracula.damage) == (1, 2, 3)
    assert chase.told("combat-ends") == [()]
    assert chase.g.item_discard == [named("heavenly_host")]


@card("heavenly_host", "fangs")
def test_fangs_against_another_leave_the_host_alone() -> None:
    chase = dusk(godalming="heavenly_host", seward="")
    chase.dracula.damage = 5
    rounds(chase, "fangs", godalming="heavenly_host heavenly_host", seward="punch punch")
    chase.act("dracula", "engage dr_seward")
    assert (chase["godalming"].bites, chase.dracula.damage) == (0, 5 - 2 + 4 + 1)


@card("holy_circle")
def test_a_holy_circle_cancels_everything_and_lets_hunters_leave() -> None:
    for played in ITEMS["holy_circle"][1].split():
        chase = fight(played, "holy_circle", "holy_circle")
        assert (chase.question(), chase.asked()) == ("release", ["godalming"])
        assert chase.legal("godalming") == ["release lord_godalming"]
        chase.act("godalming", "release lord_godalming")
        assert chase.told("combat-ends") == [()]
        assert (chase["godalming"].damage, chase.dracula.damage) == (0, 5)
        assert chase.g.item_discard == [named("holy_circle")]


@card("holy_circle")
def test_a_holy_circle_frees_whom_its_owner_chooses() -> None:
    chase = dusk(godalming="holy_circle", seward="", mina="")
    chase.gives("seward", "knife")
    rounds(chase, "claws", godalming="holy_circle x", seward="knife x", mina="punch punch")
    chase.act("dracula", "engage lord_godalming")
    chase.act("godalming", "release dr_seward", "release lord_godalming", "done")
    assert chase.g.fighters == [3]
    assert chase["seward"].items == [named("knife")]
    assert chase.dracula.damage == 1  # Mina's Punch; Seward's knife comes to nothing


@card("holy_circle", "knife")
def test_items_strike_vampires_as_they_strike_dracula() -> None:
    chase = ambush("new_vampire")
    chase.gives("godalming", "heavenly_host")
    rounds(chase, "mesmerize", godalming="heavenly_host heavenly_host")
    assert (chase.nest(2).wounds, chase.dracula.damage) == ([4], 0)
