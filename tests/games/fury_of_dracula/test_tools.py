"""Items for the search and for the road: Stake, Dogs, Fast Horses."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.sheets import TICKET_NAMES
from duskmoot.kernel import flow
from tests.card import card
from tests.games.fury_of_dracula.chase import GAME, Chase, place
from tests.rule import rule


def searching(*encounters: str, items: str) -> Chase:
    """Godalming is about to search Leipzig at night."""
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=list(encounters))
    chase.gives("godalming", *items.split())
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "done")
    chase.until("action", "godalming")
    chase.act("godalming", "search")
    return chase


@card("stake")
@pytest.mark.parametrize(
    "prey", ["new_vampire", "reckless_vampire", "aristocratic_vampire", "hoax"]
)
def test_a_stake_rids_of_a_vampire_or_a_hoax(prey: str) -> None:
    chase = searching(prey, items="stake knife")
    chase.act("godalming", "use stake")
    assert chase.why_not("godalming", "use stake") != ""  # there is but one
    assert chase.why_not("godalming", "use knife") != ""
    chase.act("godalming", "done")
    assert chase.g.encounter_discard == [named(prey)]
    assert chase.g.item_discard == [named("stake")]
    assert chase.told("calls-off") == [(named(prey),)]
    assert not chase["godalming"].delayed
    assert chase.told("fights") == []


@card("stake")
def test_a_stake_stays_if_it_meets_nothing_and_takes_one_prey() -> None:
    chase = searching("rats", items="stake")
    chase.act("godalming", "use stake", "done", "meet rats")
    chase.until("action")
    assert chase["godalming"].items == [named("stake")]
    assert chase["godalming"].damage == 2
    chase = searching("hoax", "aristocratic_vampire", items="stake")
    chase.act("godalming", "use stake", "done", "discard hoax")
    assert len(chase.g.encounter_discard) == 1
    assert chase.question() == "meet"


@card("stake")
@pytest.mark.parametrize("order", [("hoax", "new_vampire"), ("new_vampire", "hoax")])
@pytest.mark.parametrize("prey", ["hoax", "new_vampire"])
def test_the_hunter_says_whom_a_stake_strikes(order: tuple[str, str], prey: str) -> None:
    chase = searching(*order, items="stake")
    chase.act("godalming", "use stake", "done")
    assert (chase.question(), chase.asked()) == ("stake", ["godalming"])
    assert sorted(chase.legal("godalming")) == ["discard hoax", "discard new_vampire"]
    chase.act("godalming", f"discard {prey}")
    assert chase.g.encounter_discard == [named(prey)]
    assert chase.told("calls-off") == [(named(prey),)]
    left = next(each for each in order if each != prey)
    assert chase.legal("godalming") == [f"meet {left}"]


@card("stake")
def test_two_stakes_need_no_choice_of_two() -> None:
    chase = searching("hoax", "new_vampire", items="stake stake")
    chase.act("godalming", "use stake", "use stake")
    if chase.question() == "equip":
        chase.act("godalming", "done")
    chase.act("godalming", "discard hoax")
    assert sorted(chase.g.encounter_discard) == sorted([named("hoax"), named("new_vampire")])
    assert chase["godalming"].items == []


@card("dogs")
@pytest.mark.parametrize("prey", ["rats", "saboteur", "spy", "wolves"])
def test_dogs_find_their_prey_in_a_search_and_stay(prey: str) -> None:
    chase = searching(prey, "hoax", items="dogs")
    chase.act("godalming", "use dogs", "done")
    assert chase.g.encounter_discard == [named(prey)]
    assert chase["godalming"].items == [named("dogs")]
    assert chase.told("calls-off") == [(named(prey),)]
    assert chase.legal("godalming") == ["meet hoax"]
    assert chase["godalming"].damage == 0


def ambushed(encounter: str, *items: str) -> Chase:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=[encounter])
    chase.gives("godalming", *items)
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", f"ambush {encounter}")
    return chase


@card("dogs")
def test_dogs_are_given_up_in_an_ambush() -> None:
    for prey in ("rats", "saboteur", "spy", "wolves"):
        chase = ambushed(prey, "dogs")
        chase.act("godalming", "use dogs")
        assert chase.g.encounter_discard == [named(prey)]
        assert chase.g.item_discard == [named("dogs")]
        assert (chase["godalming"].damage, chase["godalming"].delayed) == (0, False)
    for other in ("bats", "szgany_mob", "reckless_vampire"):
        chase = ambushed(other, "dogs")
        assert chase.why_not("godalming", "use dogs") != ""


@card("fast_horses")
@rule("action.special")
def test_fast_horses_go_as_far_as_the_yellow_value_and_stay() -> None:
    for value, city, beyond in ((1, "brussels", "cologne"), (2, "cologne", "leipzig")):
        chase = Chase(godalming="paris")
        name = next(each for each in TICKET_NAMES if each.endswith(f"yellow_{value}"))
        chase.g.ticket_pool = [TICKET_NAMES.index(name)] * len(chase.g.ticket_pool)
        chase.gives("godalming", "fast_horses")
        before = chase.g.ticket_pool[:]
        horses(chase)
        assert chase.g.ticket_pool == before
        assert f"ride-to {beyond}" not in chase.legal("godalming")
        assert f"ride-to {city}" in chase.legal("godalming")
        assert chase["godalming"].items == [named("fast_horses")]


def horses(chase: Chase) -> None:
    """The ticket pool is not whole here, so the table is not checked."""
    flow.apply(chase.g, 1, GAME.vocabulary.read("use fast_horses"))


@card("fast_horses")
def test_fast_horses_are_lost_on_a_ticket_without_yellow() -> None:
    chase = Chase(godalming="paris")
    chase.g.ticket_pool = [TICKET_NAMES.index("white_1")] * len(chase.g.ticket_pool)
    chase.gives("godalming", "fast_horses")
    horses(chase)
    assert chase.g.item_discard == [named("fast_horses")]
    reached = {act.split()[1] for act in chase.legal("godalming")}
    near = {"le_havre", "nantes", "brussels", "strasbourg", "clermont_ferrand", "geneva"}
    assert reached == near


@card("fast_horses")
def test_fast_horses_run_by_day_and_meet_ambushes_at_the_end() -> None:
    chase = Chase(godalming="paris", dracula="madrid")
    for number, city in enumerate(("brussels", "strasbourg", "geneva", "nantes"), 2):
        chase.hideout(number, city)
    chase.gives("godalming", "fast_horses")
    chase.act("godalming", "use fast_horses")
    assert len(chase.told("shows-ticket")) == 1
    chase.act("godalming", "ride-to brussels")
    assert chase.told("reveals-place") == [(place("brussels"),)]
    chase.gives("seward", "fast_horses")
    chase.until("action", "mina")
    chase.act("mina", "done")
    chase.until("action", "seward")
    assert chase.why_not("seward", "use fast_horses") == "action.special"
