"""The last steps of a combat round, and how a combat ends."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from tests.games.fury_of_dracula.chase import Chase, place
from tests.games.fury_of_dracula.fights import ambush, dusk, rounds
from tests.rule import rule


@rule("combat.step6.hunter-effects")
def test_every_hunter_strikes_engaged_or_not() -> None:
    chase = dusk(godalming="knife", seward="rifle")
    rounds(chase, "plotting", godalming="knife knife", seward="rifle rifle")
    chase.act("dracula", "engage lord_godalming")
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.told("dracula-suffers") == [(3, 3), (2, 5)]


@rule("combat.step7.six-cards", "combat.cancel")
def test_after_six_cards_the_combat_ends() -> None:
    chase = dusk(godalming="garlic")
    order = ["claws", "strength", "claws", "strength", "fangs", "fangs"]
    for n, played in enumerate(order, 1):
        rounds(chase, played, godalming="dodge dodge" if n % 2 else "garlic garlic")
        assert len(chase.told("dracula-lays")) == len(chase.told("cancels")) == n
        assert bool(chase.g.fighters) == (n < 6)
    assert chase["godalming"].damage == 0


@rule("combat.step7.six-cards", "combat.step6.hunter-effects")
def test_the_hunters_still_strike_against_the_sixth_card() -> None:
    chase = dusk(godalming="garlic")
    rounds(chase, "claws", "strength", "claws", "strength", "fangs", godalming="dodge garlic")
    rounds(chase, "mesmerize", godalming="punch punch")
    assert chase.told("combat-ends") == [()]
    assert chase.dracula.damage == 1


@rule("combat.step8.dracula-draw")
def test_dracula_draws_a_card_and_cannot_play_the_old_one_again() -> None:
    chase = dusk()
    chase.holds("claws", "fangs", "mesmerize")
    top = chase.g.combat_deck[-1]
    chase.fights("claws", godalming="dodge")
    assert chase.dracula.hand == [named("fangs"), named("mesmerize"), top]
    assert chase.dracula.played == [named("claws")]
    assert len(chase.g.combat_deck) == 9


@rule("combat.step8.hunter-lockout")
@pytest.mark.parametrize("used", ["dodge", "knife"])
def test_a_card_is_not_available_in_the_next_round(used: str) -> None:
    chase = dusk(godalming="knife")
    rounds(chase, "fangs", godalming=f"{used} {used}")
    assert chase.why_not("godalming", f"choose {used}") == "combat.step8.hunter-lockout"
    rounds(chase, "fangs", godalming="punch punch")
    assert chase.why_not("godalming", f"choose {used}") == ""
    assert chase.why_not("godalming", "choose punch") == "combat.step8.hunter-lockout"


@rule("combat.step8.hunter-lockout")
def test_a_second_copy_of_an_item_may_follow_the_first() -> None:
    chase = dusk(godalming="knife knife")
    rounds(chase, "fangs", godalming="knife knife")
    assert chase.why_not("godalming", "choose knife") == ""
    rounds(chase, "fangs", godalming="knife knife")
    assert chase.why_not("godalming", "choose knife") == ""


@rule("combat.banner.combat-cards-not-items")
def test_combat_cards_are_no_items() -> None:
    chase = Chase(seward="paris", godalming="paris")
    chase.gives("godalming", "knife", "garlic", "rifle")
    chase.until("action", "godalming")
    chase.act("godalming", "trade dr_seward")
    gifts = [each for each in chase.legal("godalming") if each.startswith("give")]
    assert sorted(gifts) == ["give garlic", "give knife", "give rifle"]
    for each in ("punch", "dodge", "escape"):
        assert not CARDS[named(each)].item
    chase = dusk(godalming="knife garlic rifle")
    chase.until("choose")
    assert len(chase.legal("godalming")) == 6


# The end.


@rule("combat.end-conditions")
def test_a_combat_goes_on_until_something_ends_it() -> None:
    chase = dusk()
    rounds(chase, "claws", godalming="dodge dodge")
    assert (chase.question(), chase.told("combat-ends")) == ("choose", [])


@rule("combat.end-conditions")
def test_a_lone_hunter_escapes() -> None:
    chase = dusk()
    rounds(chase, "strength", godalming="escape escape")
    assert chase.told("combat-ends") == [()]
    assert chase["godalming"].place == place("leipzig")


@rule("combat.end-conditions")
def test_a_combat_ends_when_the_last_of_several_has_left() -> None:
    chase = dusk(godalming="", seward="")
    rounds(chase, "strength", godalming="escape escape", seward="punch punch")
    chase.act("dracula", "engage lord_godalming")
    assert (chase.g.fighters, chase.told("combat-ends")) == ([1], [])
    rounds(chase, "strength", seward="escape escape")
    assert chase.told("combat-ends") == [()]


@rule("combat.end-conditions")
def test_a_combat_ends_with_a_fallen_vampire() -> None:
    chase = ambush()
    chase.gives("godalming", "knife")
    rounds(chase, "claws", "strength", godalming="knife punch")
    rounds(chase, "claws", godalming="knife knife")
    assert chase.told("vampire-falls") == [(named("reckless_vampire"),)]
    assert chase.told("combat-ends") == [()]


@rule("combat.end-conditions", "combat.step5.escape-ends")
def test_a_combat_ends_when_dracula_escapes_as_mist() -> None:
    chase = dusk()
    trail = chase.trail()
    rounds(chase, "claws", "escape_as_mist", godalming="dodge punch")
    assert chase.told("combat-ends") == [()]
    assert chase.dracula.damage == 0  # the Punch came too late
    assert chase.trail() == trail
    assert chase.question() != "fly"
    chase.until("prowl")
    chase.act("dracula", "power feed")
    chase.until("choose", "godalming")


@rule("combat.end-cleanup")
def test_after_a_combat_all_cards_are_back() -> None:
    chase = dusk(godalming="knife", seward="")
    rounds(chase, "mesmerize", godalming="knife knife", seward="dodge dodge")
    chase.act("dracula", "engage dr_seward")
    assert chase["seward"].mesmerized
    chase.holds("fangs", "strength")
    chase.fights("strength", godalming="escape", seward="escape")
    chase.act("dracula", "engage dr_seward")
    assert chase.told("combat-ends") == [()]
    assert len(chase.g.combat_deck) == 13
    assert chase.dracula.hand + chase.dracula.played + chase.dracula.laid == []
    assert chase["godalming"].items == [named("knife")]
    assert [h.mesmerized for h in chase.g.hunters] == [False] * 4
    assert chase["godalming"].last == -1


@rule("combat.end-cleanup", "hideout.bat-card-inert")
def test_a_bat_on_the_trail_is_missing_from_the_deck() -> None:
    chase = dusk()
    rounds(chase, "claws", "escape_as_bat", godalming="dodge punch")
    chase.act("dracula", "fly munich")
    assert chase.g.combat_deck.count(named("escape_as_bat")) == 1
    assert len(chase.g.combat_deck) == 12


@rule("combat.end-cleanup")
def test_a_card_that_came_too_late_returns_to_its_owner() -> None:
    chase = dusk(godalming="knife")
    rounds(chase, "claws", "escape_as_mist", godalming="dodge knife")
    assert chase.told("combat-ends") == [()]
    assert (chase["godalming"].items, chase["godalming"].laid) == ([named("knife")], [])


@rule("combat.end-cleanup")
def test_a_plot_and_rage_end_with_the_combat() -> None:
    chase = dusk()
    chase.gives("dracula", "enraged")
    rounds(chase, "plotting", godalming="dodge dodge")
    chase.act("dracula", chase.legal("dracula")[0])
    rounds(chase, "strength", godalming="escape escape")
    chase.act("dracula", "done", "play enraged")
    assert chase.told("combat-ends") == [()]
    assert chase.view("mina").table["court"][0]["plots"] == 0
    chase.until("prowl")
    chase.act("dracula", "power feed")
    rounds(chase, "claws", "escape_as_mist", godalming="dodge punch")
    assert chase.told("flees") == [()]  # in the next combat he may escape again


@rule("combat.start.hands")
def test_the_combat_deck_is_shuffled_before_and_after() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.g.combat_deck.sort()
    top = chase.g.combat_deck[-5:]
    chase.act("godalming", "drive leipzig")
    chase.until("choose")
    assert sorted(chase.dracula.hand) != sorted(top)
    chase.holds("strength")
    rest = chase.g.combat_deck[:]
    chase.fights("strength", godalming="escape")
    assert chase.g.combat_deck != [*rest, named("strength")]


@rule("combat.end-conditions")
def test_nobody_strikes_a_vampire_that_has_fallen() -> None:
    chase = ambush("new_vampire", seward="leipzig")
    chase.act("seward", "join")
    chase.nest(2).wounds[0] = 5
    chase.gives("seward", "heavenly_host")
    rounds(chase, "claws", godalming="punch punch", seward="heavenly_host heavenly_host")
    chase.act("dracula", "engage lord_godalming")
    assert chase.told("vampire-falls") == [(named("new_vampire"),)]
    assert chase["seward"].items == [named("heavenly_host")]
