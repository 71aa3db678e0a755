"""Combat with the vampires of the encounter deck."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from tests.card import card
from tests.games.fury_of_dracula.chase import Chase, place
from tests.games.fury_of_dracula.fights import ambush, rounds, search
from tests.rule import rule

NEW = named("new_vampire")
RECKLESS = named("reckless_vampire")
ARISTOCRATIC = named("aristocratic_vampire")


# Who fights a vampire.


@card("new_vampire", "reckless_vampire")
@rule("combat.vampire.trigger")
@pytest.mark.parametrize("vampire", ["new_vampire", "reckless_vampire"])
def test_a_vampire_found_or_lurking_is_fought(vampire: str) -> None:
    for chase in (ambush(vampire), search(vampire)):
        assert (chase.question(), sorted(chase.asked())) == ("choose", ["dracula", "godalming"])
        assert chase.told("fights") == [(0,)]


@card("reckless_vampire")
@rule("combat.vampire.reckless-single")
def test_nobody_joins_against_a_reckless_vampire() -> None:
    for chase in (ambush(seward="leipzig"), search(seward="leipzig")):
        assert chase.question() == "choose"
        assert chase.g.fighters == [0]
        assert chase.told("fights") == [(0,)]


@card("new_vampire")
@rule("combat.vampire.new-join")
def test_others_join_against_a_new_vampire_and_are_delayed() -> None:
    chase = ambush("new_vampire", seward="leipzig", helsing="leipzig", mina="berlin")
    assert (chase.question(), chase.asked()) == ("join", ["seward"])
    chase.act("seward", "join")
    assert chase.asked() == ["helsing"]
    chase.act("helsing", "done")
    assert (chase.question(), chase.g.fighters) == ("choose", [0, 1])
    delayed = [h.delayed for h in chase.g.hunters]
    assert delayed == [False, True, False, False]


@card("new_vampire")
@rule("combat.vampire.new-join")
def test_who_is_delayed_cannot_join() -> None:
    chase = Chase(godalming="berlin", seward="leipzig", dracula="madrid")
    chase["seward"].delayed = True
    chase.hideout(2, "leipzig", encounters=["new_vampire"], faceup=True)
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush new_vampire")
    assert (chase.question(), chase.g.fighters) == ("choose", [0])


@rule("vampire.same-rules")
def test_a_vampire_is_fought_by_the_same_steps_with_draculas_cards() -> None:
    chase = ambush("new_vampire", seward="leipzig")
    chase.act("seward", "join")
    assert len(chase.dracula.hand) == 5
    assert len(chase.g.combat_deck) == 8
    rounds(chase, "strength", godalming="punch punch", seward="punch punch")
    assert chase.question() == "engage"
    chase.act("dracula", "engage dr_seward")
    assert chase["seward"].damage == 2
    assert chase.nest(2).wounds == [1]
    assert chase.why_not("seward", "choose punch") == "combat.step8.hunter-lockout"


# Its health.


@card("new_vampire", "reckless_vampire", "aristocratic_vampire")
@rule("vampire.health")
def test_three_vampires_two_of_them_with_health() -> None:
    vampires = {each.id: each.health for each in CARDS if each.vampire}
    assert vampires == {"new_vampire": 6, "reckless_vampire": 4, "aristocratic_vampire": 0}


@card("reckless_vampire")
@rule("vampire.health", "vampire.defeated")
def test_a_vampire_falls_when_its_damage_reaches_its_health() -> None:
    chase = ambush()
    chase.gives("godalming", "knife", "rifle")
    rounds(chase, "claws", godalming="knife knife")
    assert chase.nest(2).wounds == [3]
    assert chase.view("mina").table["trail"][1]["wounds"] == [3]
    rounds(chase, "plotting", godalming="rifle rifle")
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.told("vampire-suffers")[-1] == (RECKLESS, 2, 5)
    assert (chase.nest(2).revealed, chase.nest(2).wounds) == ([], [])
    assert chase.g.encounter_discard == [RECKLESS]
    assert (chase.g.influence, chase.dracula.damage, chase.g.over) == (0, 0, False)


@card("new_vampire")
@rule("vampire.health")
def test_a_new_vampire_has_six_health() -> None:
    chase = ambush("new_vampire")
    chase.gives("godalming", "knife", "knife")
    rounds(chase, "claws", godalming="knife knife")
    assert chase.nest(2).wounds == [3]
    rounds(chase, "claws", godalming="knife knife")
    assert chase.nest(2).revealed == []


@card("reckless_vampire")
@rule("vampire.survives")
def test_a_vampire_keeps_its_wounds_for_the_next_fight() -> None:
    chase = ambush()
    rounds(chase, "claws", "strength", godalming="punch escape")
    assert chase.told("combat-ends") == [()]
    assert (chase.nest(2).revealed, chase.nest(2).wounds) == ([RECKLESS], [1])
    chase.gives("godalming", "knife")
    chase.until("action", "godalming")
    chase.act("godalming", "search")
    chase.until("meet")
    chase.act("godalming", "meet reckless_vampire")
    rounds(chase, "claws", godalming="knife knife")
    chase.act("dracula", "claw lord_godalming")
    assert chase.told("vampire-falls") == [(RECKLESS,)]


@card("new_vampire")
@rule("vampire.survives")
def test_a_vampire_is_left_after_six_cards() -> None:
    chase = ambush("new_vampire")
    chase.gives("godalming", "garlic")
    order = ["claws", "strength", "claws", "strength", "fangs", "mesmerize"]
    for n, each in enumerate(order):
        used = "punch" if each == "mesmerize" else "garlic" if n % 2 else "dodge"
        rounds(chase, each, godalming=f"{used} {used}")
    assert chase.told("combat-ends") == [()]
    assert (chase.nest(2).revealed, chase.nest(2).wounds) == ([NEW], [1])


@rule("vampire.word-meaning")
def test_the_vampire_is_the_one_that_fights() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.hideout(1, "leipzig", encounters=["new_vampire"])
    chase.gives("godalming", "knife")
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush new_vampire")
    chase.until("choose")
    rounds(chase, "claws", "strength", godalming="knife escape")
    assert (chase.nest(1).wounds, chase.dracula.damage) == ([3], 0)
    chase.until("choose")
    assert chase.told("dusk") == [()]
    rounds(chase, "claws", godalming="knife knife")
    chase.act("dracula", "claw lord_godalming")
    assert (chase.nest(1).wounds, chase.dracula.damage) == ([3], 3)


@card("reckless_vampire", "fangs")
def test_a_reckless_ambush_gains_influence_by_fangs() -> None:
    chase = ambush()
    rounds(chase, "fangs", godalming="punch dodge")
    assert (chase.g.influence, chase["godalming"].damage) == (1, 2)
    rounds(chase, "fangs", godalming="dodge dodge")
    assert chase.g.influence == 1
    chase = search()
    rounds(chase, "fangs", godalming="punch dodge")
    assert (chase.g.influence, chase["godalming"].damage) == (0, 2)
    chase = ambush("new_vampire")
    rounds(chase, "fangs", godalming="punch dodge")
    assert chase.g.influence == 0


# The Aristocratic Vampire.


def found(*cards: str) -> Chase:
    """Godalming, with these cards, finds an Aristocratic Vampire in Leipzig at night."""
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.gives("godalming", *cards)
    chase.hideout(2, "leipzig", encounters=["aristocratic_vampire"])
    chase.act("godalming", "drive leipzig")
    assert chase.why_not("dracula", "ambush aristocratic_vampire") == "ambush.card-forbids"
    chase.act("dracula", "done")
    chase.until("action", "godalming")
    chase.act("godalming", "search")
    return chase


@card("aristocratic_vampire")
@rule("vampire.aristocratic")
def test_an_aristocratic_vampire_is_dismissed_by_a_delay() -> None:
    chase = found()
    chase.act("godalming", "meet aristocratic_vampire", "submit")
    assert chase.told("fights") == []
    assert chase["godalming"].delayed
    assert chase.g.encounter_discard == [ARISTOCRATIC]


@card("aristocratic_vampire")
@rule("vampire.aristocratic")
def test_an_aristocratic_vampire_stays_if_the_hunter_does_not_wait() -> None:
    chase = found()
    chase.act("godalming", "meet aristocratic_vampire", "done")
    assert chase.nest(2).revealed == [ARISTOCRATIC]
    assert not chase["godalming"].delayed


@card("aristocratic_vampire", "stake", "seduction")
@rule("vampire.aristocratic")
def test_an_aristocratic_vampire_is_a_vampire_otherwise() -> None:
    chase = found("stake")
    chase.act("godalming", "use stake")
    chase.until("action")
    assert chase.g.encounter_discard == [ARISTOCRATIC]
    chase = found("dogs")
    chase.gives("dracula", "seduction")
    chase.act("godalming", "done")
    chase.act("dracula", "play seduction")
    assert chase["godalming"].bites == 1
    assert ARISTOCRATIC in chase.dracula.encounters


@card("aristocratic_vampire", "reckless_vampire", "new_vampire")
@rule("vampire.aristocratic")
@pytest.mark.parametrize(
    ("vampire", "worth"),
    [("aristocratic_vampire", 4), ("reckless_vampire", 4), ("new_vampire", 3)],
)
def test_a_matured_vampire_shows_its_city_and_clears_the_end_of_the_trail(
    vampire: str, worth: int
) -> None:
    for rumor in (False, True):
        chase = Chase(dracula="leipzig")
        chase.hideout(6, "paris", encounters=[vampire], rumor=rumor)
        for number, city in enumerate(("berlin", "prague", "vienna", "zagreb"), 2):
            chase.hideout(number, city)
        chase.until("mature-or-lair")
        chase.act("dracula", "mature", f"resolve {vampire}")
        assert chase.g.influence == worth + 3 * rumor
        assert chase.told("reveals-place") == [(place("paris"),)]
        assert chase.trail() == ["", "leipzig", "berlin", "", "", ""]
        assert chase.g.encounter_discard == [named(vampire)]
