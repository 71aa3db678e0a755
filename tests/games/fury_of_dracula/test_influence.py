"""Influence, despair, rumors and victory."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.fights import dusk, rounds
from tests.rule import rule

HUNTER_SEATS = [1, 2, 3, 4]


def maturing(*encounters: str, rumor: bool = False) -> Chase:
    """A hideout in Paris with these encounters has slid off and matures."""
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=list(encounters), rumor=rumor)
    chase.until("mature-or-lair")
    chase.act("dracula", "mature")
    return chase


# Influence.


@rule("influence.sources")
def test_a_quiet_round_moves_no_marker() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["saboteur"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "done", "power feed")
    chase.until("action", "godalming")
    assert chase.g.influence == 0


@card("vampire_lair", "stake")
@rule("influence.sources")
def test_every_source_has_its_amount() -> None:
    chase = maturing("new_vampire")
    chase.act("dracula", "resolve new_vampire")
    assert chase.g.influence == 3
    assert chase.told("influence-vampire") == [(3, 3)]
    chase = dusk()
    rounds(chase, "mesmerize", "fangs", godalming="escape punch")
    assert chase.told("influence-fangs") == [(1, 1)]
    chase = dusk()
    chase["godalming"].damage = 10
    rounds(chase, "fangs", godalming="punch punch")
    assert chase.told("influence-defeat") == [(2, 2)]
    chase = Chase(dracula="leipzig")
    chase.g.despair = 3
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    assert chase.told("influence-fury") == [(3, 3)]
    for before, after in ((5, 3), (1, 0)):
        chase = Chase(godalming="paris")
        chase.gives("godalming", "vampire_lair", "stake")
        chase.g.influence = before
        chase.act("godalming", "play vampire_lair")
        assert chase.g.influence == after


# Despair.


@rule("despair.tokens")
def test_three_weeks_bring_three_tokens_and_a_fourth_none() -> None:
    chase = Chase()
    for week, tokens in ((1, 1), (2, 2), (3, 3), (4, 3)):
        chase.until("prowl")
        chase.g.time = 13
        chase.g.influence = 0
        chase.until("action", "godalming")
        assert (chase.g.time, chase.g.despair) == (0, tokens), week
        assert chase.dracula.rumors == 1 + tokens
    assert chase.told("despair") == [(1,), (2,), (3,)]


@rule("despair.fury")
@pytest.mark.parametrize("despair", [2, 3])
@pytest.mark.parametrize(
    ("acts", "gain"),
    [
        (["move berlin"], 3),
        (["power hide"], 3),
        (["power wolf_form", "wolf-to prague"], 3),
        (["power wolf_form", "wolf-hide"], 3),
        (["power misdirect", "clear space_3", "move berlin"], 3),
        (["move cologne"], 3),
        (["move north_sea"], 0),
        (["power feed"], 0),
        (["power dark_call"], 0),
    ],
)
def test_with_three_tokens_cities_and_hide_bring_influence(
    acts: list[str], gain: int, despair: int
) -> None:
    chase = Chase(dracula="hamburg")
    chase.hideout(2, "leipzig")
    chase.hideout(7, "cologne", encounters=["rats"])
    chase.g.despair = despair
    chase.until("prowl")
    chase.act("dracula", *acts)
    assert chase.g.influence == (gain if despair == 3 else 0)


@rule("despair.fury")
def test_the_castle_and_the_flight_of_a_bat_bring_influence() -> None:
    chase = Chase(dracula="galatz")
    chase.g.despair = 3
    chase.until("prowl")
    chase.act("dracula", "move castle_dracula")
    assert chase.g.influence == 3
    chase = dusk(godalming="garlic")
    rounds(chase, "claws", "strength", "claws", "strength", godalming="dodge garlic")
    chase.g.despair = 3
    rounds(chase, "escape_as_bat", godalming="punch punch")
    chase.act("dracula", "fly munich")
    assert chase.g.influence == 3


# Rumors.


@rule("rumor.place")
def test_one_rumor_in_a_phase_on_one_of_three_spaces() -> None:
    chase = Chase(dracula="leipzig")
    for number, city in ((1, "leipzig"), (2, "berlin"), (3, "prague")):
        nest = chase.hideout(number, city)
        nest.encounters.append(chase.g.encounter_deck.pop())
    chase.g.despair = 1
    chase.dracula.rumors = 2
    chase.until("rumor")
    assert len(chase.nest(1).encounters) == 1  # the encounter comes first
    assert chase.legal("dracula") == [*[f"rumor space_{n}" for n in (1, 2, 3)], "done"]
    for space in ("space_4", "space_5", "space_6"):
        assert chase.why_not("dracula", f"rumor {space}") == "rumor.place"
    chase.act("dracula", "rumor space_3")
    assert (chase.nest(3).rumor, chase.dracula.rumors) == (True, 1)
    assert chase.question() != "rumor"
    chase.until("prowl")
    assert chase.nest(4).rumor
    chase.until("rumor")
    chase.act("dracula", "done")
    assert chase.dracula.rumors == 1


@rule("rumor.on-encounter")
def test_a_rumor_needs_an_encounter() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(1, "", powers=["feed"])
    chase.hideout(2, "leipzig")
    chase.until("rumor")
    for space in ("space_2", "space_3"):
        assert chase.why_not("dracula", f"rumor {space}") == "rumor.on-encounter"
    assert chase.legal("dracula") == ["rumor space_1", "done"]
    chase.nest(3).revealed.append(named("rats"))  # an open one does as well
    chase.nest(3).wounds.append(0)
    assert chase.why_not("dracula", "rumor space_3") == ""
    chase.nest(3).revealed.clear()
    chase.nest(3).wounds.clear()


@rule("rumor.one-per-hideout")
def test_a_hideout_holds_one_rumor() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(1, "leipzig", encounters=["rats"], rumor=True)
    chase.dracula.rumors = 1
    chase.until("rumor")
    assert chase.why_not("dracula", "rumor space_2") == "rumor.one-per-hideout"


@rule("rumor.public")
def test_all_see_a_rumor_on_its_way_into_a_lair() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(5, "paris", encounters=["rats"], rumor=True)
    chase.until("prowl")
    for name in NAMES:
        assert [s["rumor"] for s in chase.view(name).table["trail"]] == [False] * 5 + [True]
    chase.until("mature-or-lair")
    chase.act("dracula", "lair lair_1")
    for name in NAMES:
        assert [s["rumor"] for s in chase.view(name).table["lairs"]] == [True, False, False]


@rule("rumor.bonus")
@pytest.mark.parametrize(
    ("vampire", "worth"), [("new_vampire", 3), ("reckless_vampire", 4), ("aristocratic_vampire", 4)]
)
def test_a_rumor_makes_a_matured_vampire_worth_three_more(vampire: str, worth: int) -> None:
    for rumor in (False, True):
        chase = maturing(vampire, rumor=rumor)
        chase.act("dracula", f"resolve {vampire}")
        assert chase.g.influence == worth + 3 * rumor
        assert chase.dracula.rumors == (0 if rumor else 1)


@rule("rumor.bonus")
def test_a_rumor_counts_once_and_only_for_vampires() -> None:
    chase = maturing("reckless_vampire", "new_vampire", rumor=True)
    chase.act("dracula", "resolve new_vampire")
    assert chase.g.influence == 6
    assert chase.question() == "prowl"
    assert len(chase.g.encounter_discard) == 2
    chase = maturing("desecrated_soil", rumor=True)
    chase.act("dracula", "resolve desecrated_soil")
    assert chase.g.influence == 0


@rule("rumor.returned")
def test_a_rumor_never_comes_back() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(3, "nuremberg", encounters=["rats"], rumor=True)
    chase.until("prowl")
    chase.act("dracula", "power misdirect", "clear space_4")
    assert (chase.dracula.rumors, chase.nest(4).rumor) == (0, False)
    chase = maturing("rats", rumor=True)
    chase.act("dracula", "done")
    assert chase.dracula.rumors == 0
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(7, "leipzig", encounters=["szgany_mob"], rumor=True)
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush szgany_mob")
    assert chase.nest(7).empty()
    assert (chase.dracula.rumors, chase.nest(7).rumor) == (0, False)


# Victory.


@rule("victory.hunters")
def test_the_hunters_win_at_once_and_together() -> None:
    chase = dusk(godalming="", seward="knife")
    chase.dracula.damage = 14
    rounds(chase, "mesmerize", godalming="punch punch", seward="knife knife")
    chase.act("dracula", "engage lord_godalming")
    assert chase.g.over
    assert chase.g.winners == HUNTER_SEATS
    assert chase.told("combat-ends") == []
    assert chase.told("dracula-suffers") == [(1, 15)]


@rule("victory.dracula")
@pytest.mark.parametrize(("before", "won"), [(10, False), (11, True), (12, True)])
def test_dracula_wins_at_thirteen(before: int, won: bool) -> None:
    chase = dusk()
    chase.g.influence = before
    chase["godalming"].damage = 10
    rounds(chase, "fangs", godalming="punch punch")
    assert chase.g.influence == min(before + 2, 13)
    assert (chase.g.over, chase.g.winners) == (won, [0] if won else [])


@rule("victory.simultaneous")
@pytest.mark.parametrize(("damage", "winners"), [(14, HUNTER_SEATS), (13, [0])])
def test_dying_and_winning_at_once_is_dying(damage: int, winners: list[int]) -> None:
    chase = Chase(dracula="leipzig")
    chase.g.despair = 3
    chase.g.influence = 10
    chase.dracula.damage = damage
    chase.until("prowl")
    chase.act("dracula", "power wolf_form", "wolf-to munich")
    assert chase.g.winners == winners


@rule("victory.multi-hunter-combat", "victory.check-timing")
def test_dracula_wins_before_the_second_hunter_strikes() -> None:
    for influence, winners in ((11, [0]), (10, HUNTER_SEATS)):
        chase = dusk(godalming="", seward="knife")
        chase["godalming"].damage = 10
        chase.dracula.damage = 13
        chase.g.influence = influence
        rounds(chase, "strength", godalming="punch punch", seward="knife knife")
        chase.act("dracula", "engage lord_godalming")
        assert chase.g.winners == winners


@rule("victory.check-timing")
def test_the_marker_ends_the_game_in_the_middle_of_a_phase() -> None:
    chase = maturing("new_vampire")
    chase.g.influence = 10
    chase.act("dracula", "resolve new_vampire")
    assert chase.g.over
    assert chase.asked() == []
    assert chase.told("slides-off") == []
    assert place("paris") == chase.told("reveals-place")[0][0]
