"""The habits of playouts, and how a position is judged."""

from duskmoot.games.fury_of_dracula.features import settled, worth
from duskmoot.games.fury_of_dracula.sheets import DRACULA
from tests.games.fury_of_dracula.chase import Chase
from tests.games.fury_of_dracula.fights import dusk
from tests.games.leaning import leanings


def share(chase: Chase) -> float:
    """How well Dracula stands."""
    return worth(chase.g)[DRACULA]


# Habits.


def test_dracula_keeps_away_from_hunters_by_habit() -> None:
    chase = Chase(godalming="berlin", seward="hamburg", dracula="leipzig")
    chase.until("prowl")
    found = leanings(chase.g)
    assert found["move nuremberg"] > 2 * found["move berlin"]


def test_vampires_are_laid_out_more_often_than_others() -> None:
    chase = Chase()
    chase.until("prowl")
    chase.act("dracula", "move frankfurt")
    chase.g.encounter_deck += chase.dracula.encounters
    chase.dracula.encounters.clear()
    chase.gives("dracula", "rats", "aristocratic_vampire")
    found = leanings(chase.g)
    assert found["place aristocratic_vampire"] > 2 * found["place rats"]


def test_dracula_flees_by_habit_when_several_fight_him() -> None:
    alone, together = dusk(godalming=""), dusk(godalming="", seward="")
    for chase in (alone, together):
        chase.g.combat_round = 2
        chase.holds("claws", "escape_as_mist")
    mist = "choose escape_as_mist"
    assert leanings(together.g)[mist] > 2 * leanings(alone.g)[mist]


# Judgement.


def test_influence_is_good_for_dracula_and_damage_is_bad() -> None:
    chase = Chase()
    before = share(chase)
    chase.g.influence = 6
    assert share(chase) > before
    chase.dracula.damage = 12
    assert share(chase) < before


def test_a_hidden_vampire_promises_more_the_farther_it_has_come() -> None:
    shares = []
    for space in (2, 6):
        chase = Chase()
        chase.hideout(space, "prague", ["reckless_vampire"])
        shares.append(share(chase))
    assert share(Chase()) < shares[0] < shares[1]


def test_a_vampire_that_is_found_out_promises_less() -> None:
    hidden, found = Chase(), Chase()
    hidden.hideout(5, "prague", ["reckless_vampire"])
    found.hideout(5, "prague", ["reckless_vampire"], faceup=True)
    assert share(hidden) > share(found)


def test_time_works_for_dracula() -> None:
    chase = Chase()
    before = share(chase)
    chase.g.despair = 2
    assert share(chase) > before


def test_bites_and_wounds_of_hunters_are_good_for_dracula_and_their_arms_are_bad() -> None:
    chase = Chase()
    shares = [share(chase)]
    chase["seward"].bites = 1
    shares.append(share(chase))
    chase["mina"].damage = 6
    shares.append(share(chase))
    assert shares == sorted(set(shares))
    chase.gives("godalming", "knife", "rifle")
    assert share(chase) < shares[2]


def test_hunters_stand_better_when_they_are_near() -> None:
    far, near = Chase(), Chase(godalming="berlin", seward="hamburg")
    assert share(near) < share(far)


def test_a_search_may_rest_at_nightfall() -> None:
    chase = Chase()
    assert not settled(chase.g)
    chase.until_told("night")
    assert settled(chase.g)
    chase.act("godalming", "done")
    assert not settled(chase.g)
