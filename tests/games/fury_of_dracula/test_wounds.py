"""Damage, bites, and what the weakened show."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.sheets import BITE_SPACES, DRACULA_HEALTH, HEALTH
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.fights import ambush, dusk, rounds
from tests.rule import rule


def seen(chase: Chase, name: str, hunter: int) -> dict[str, object]:
    sheet: dict[str, object] = chase.view(name).table["hunters"][hunter]
    return sheet


# Damage.


@rule("wound.take")
def test_all_see_what_a_character_suffers() -> None:
    chase = dusk(godalming="knife")
    rounds(chase, "claws", godalming="knife knife")
    chase.act("dracula", "claw lord_godalming")
    for name in NAMES:
        assert chase.view(name).table["court"][0]["damage"] == 3
        assert seen(chase, name, 0)["damage"] == 4


@rule("wound.take")
def test_a_vampire_bears_its_damage_on_its_card() -> None:
    chase = ambush()
    rounds(chase, "claws", godalming="punch punch")
    for name in NAMES:
        assert chase.view(name).table["trail"][1]["wounds"] == [1]
    assert chase.dracula.damage == 0


@rule("wound.heal")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0), (0, 0)])
def test_healing_stops_at_no_damage(before: int, after: int) -> None:
    chase = Chase(godalming="paris", seward="paris")
    chase["godalming"].damage = before
    chase.act("godalming", "rest")
    assert chase["godalming"].damage == after


@rule("wound.heal")
def test_a_vampire_heals_on_its_card() -> None:
    chase = ambush("new_vampire")
    rounds(chase, "claws", "fangs", godalming="punch escape")
    assert chase.nest(2).wounds == [0]


@rule("wound.not-only-combat")
def test_water_can_kill_dracula() -> None:
    chase = Chase(dracula="hamburg")
    chase.dracula.damage = 13
    chase.until("prowl")
    chase.act("dracula", "move north_sea")
    assert chase.g.winners == [1, 2, 3, 4]


@rule("wound.not-only-combat")
def test_rats_can_defeat_a_hunter() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(2, "leipzig", encounters=["rats"])
    chase["godalming"].damage = 9
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush rats")
    assert chase["godalming"].place == -1


@rule("wound.token-values")
def test_damage_is_a_number_and_never_runs_out() -> None:
    chase = Chase(godalming="paris")
    for h in chase.g.hunters:
        h.damage = HEALTH[h.number] - 1
    chase.dracula.damage = DRACULA_HEALTH - 1
    assert [h["damage"] for h in chase.view("mina").table["hunters"]] == [10, 8, 7, 8]
    assert chase.view("mina").table["court"][0]["damage"] == 14
    chase.act("godalming", "rest")
    assert chase["godalming"].damage == 9


@rule("wound.threshold")
@pytest.mark.parametrize(
    ("name", "hunter", "health"),
    [
        ("godalming", "lord_godalming", 11),
        ("seward", "dr_seward", 9),
        ("helsing", "van_helsing", 8),
        ("mina", "mina_harker", 9),
    ],
)
def test_damage_equal_to_health_defeats_at_once(name: str, hunter: str, health: int) -> None:
    for before, falls in ((health - 3, False), (health - 2, True), (health - 1, True)):
        chase = dusk(**{name: ""})
        chase[name].damage = before
        rounds(chase, "strength", **{name: "punch punch"})
        assert (chase[name].place == -1) == falls
        assert chase[name].damage == min(before + 2, health)


@rule("wound.threshold")
def test_dracula_dies_of_his_fifteenth_wound() -> None:
    for before, dies in ((11, False), (12, True), (13, True)):
        chase = dusk(godalming="knife")
        chase.dracula.damage = before
        rounds(chase, "claws", godalming="knife knife")
        chase.act("dracula", "claw lord_godalming")
        assert chase.g.over == dies


# Bites.


def bitten(name: str) -> Chase:
    """Dracula bites this mesmerized hunter at dusk."""
    chase = dusk(**{name: ""})
    chase[name].mesmerized = True
    rounds(chase, "fangs", **{name: "punch punch"})
    return chase


@rule("bite.token")
def test_bite_spaces_are_as_on_the_sheets() -> None:
    assert BITE_SPACES == [1, 1, 2, 0]


@rule("bite.token")
@pytest.mark.parametrize(("name", "hunter"), [("godalming", 0), ("seward", 1), ("helsing", 2)])
def test_a_bite_lies_open_on_the_sheet(name: str, hunter: int) -> None:
    chase = bitten(name)
    assert all(seen(chase, each, hunter)["bites"] == 1 for each in NAMES)
    assert (chase[name].damage, chase[name].place) == (0, place("leipzig"))


@card("seduction")
@rule("bite.token")
def test_seduction_bites_too() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["reckless_vampire"])
    chase.gives("dracula", "seduction")
    chase.act("godalming", "drive leipzig")
    chase.until("ambush")
    chase.act("dracula", "done")
    chase.until("action", "godalming")
    chase.act("godalming", "search")
    chase.act("dracula", "play seduction")
    assert chase["godalming"].bites == 1


@rule("bite.no-space-defeated")
@pytest.mark.parametrize(("name", "spaces"), [("godalming", 1), ("seward", 1), ("helsing", 2)])
def test_a_bite_without_a_free_space_defeats(name: str, spaces: int) -> None:
    for bites in range(spaces + 1):
        chase = dusk(**{name: ""})
        chase[name].bites = bites
        chase[name].mesmerized = True
        rounds(chase, "fangs", **{name: "punch punch"})
        assert (chase[name].place == -1) == (bites == spaces)
        assert chase[name].damage == 0
        assert chase.g.influence == (3 if bites == spaces else 1)


@rule("bite.no-space-defeated", "weakened.mina.bitten")
def test_every_bite_defeats_mina() -> None:
    chase = bitten("mina")
    assert (chase["mina"].place, chase["mina"].damage) == (-1, 0)
    assert chase.g.influence == 3


@card("blood_transfusion")
@rule("bite.weakens")
def test_a_bite_weakens_as_long_as_it_lasts() -> None:
    chase = Chase(godalming="paris", seward="paris")
    chase.gives("seward", "knife")
    chase.gives("godalming", "blood_transfusion")
    chase.until("action", "godalming")
    assert seen(chase, "dracula", 1)["shown"] == []
    chase["seward"].bites = 1
    chase.act("godalming", "rest")
    assert seen(chase, "dracula", 1)["shown"] == [named("knife")]
    chase.until("action", "godalming")
    chase.act("godalming", "play blood_transfusion", "pick dr_seward")
    assert chase["seward"].bites == 0
    chase.until("action", "seward")
    assert seen(chase, "dracula", 1)["shown"] == []
    assert chase["seward"].items == [named("knife")]
