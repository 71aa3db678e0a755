"""Combat with one player for all four hunters."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.fights import dusk, rounds
from tests.rule import rule

ALL = 1
"""The seat of all hunters."""


@rule("combat.step1.choose", "setup.all-four-hunters")
def test_one_player_chooses_for_one_hunter_after_the_other() -> None:
    chase = dusk(seats="2", godalming="knife", seward="rifle")
    chase.until("choose")
    chase.holds("escape_as_mist", "fangs")
    assert sorted(chase.g.asked) == [0, ALL]
    chase.act("dracula", "choose escape_as_mist")
    assert "choose knife" in chase.legal("godalming")
    assert "choose rifle" not in chase.legal("godalming")
    chase.act("godalming", "choose knife")
    assert chase.g.asked == [ALL]
    assert "choose rifle" in chase.legal("seward")
    assert "choose knife" not in chase.legal("seward")
    chase.act("seward", "choose rifle")
    chase.act("dracula", "engage dr_seward")
    chase.until("choose")
    assert chase.dracula.damage == 5
    assert (chase["godalming"].last, chase["seward"].last) == (named("knife"), named("rifle"))


@card("garlic_wreath", "planned_ambush")
def test_cards_of_the_start_lie_before_the_hunter_who_holds_them() -> None:
    chase = dusk(seats="2", godalming="knife", seward="garlic_wreath planned_ambush")
    chase.act("seward", "use garlic_wreath", "play planned_ambush")
    assert chase["godalming"].ready == []
    assert chase["seward"].ready == [named("garlic_wreath"), named("planned_ambush")]
    chase.until("choose")
    chase.holds("fangs")
    chase.act("dracula", "choose fangs")
    chase.act("godalming", "choose punch")
    chase.act("seward", "choose dodge")
    chase.act("dracula", "engage dr_seward")
    assert chase.question() == "swap"
    assert "choose knife" not in chase.legal("seward")
    chase.act("seward", "choose punch")
    assert (chase["seward"].damage, chase["godalming"].damage) == (2, 0)
    assert chase.dracula.damage == 4 + 2


@card("great_strength", "lucys_revenge")
@rule("combat.great-strength.prevents")
def test_one_player_rescues_with_the_card_he_names() -> None:
    for saved_by in ("great_strength", "lucys_revenge"):
        chase = dusk(seats="2", godalming="lucys_revenge")
        chase.act("godalming", "play lucys_revenge")
        chase.gives("seward", "good_luck")
        chase.gives("mina", "great_strength")
        chase["godalming"].damage = 10
        rounds(chase, "fangs", godalming="punch punch")
        assert chase.question() == "rescue"
        assert chase.why_not("mina", "play good_luck") == "event.timing"
        chase.act("mina", f"play {saved_by}")
        assert chase["godalming"].damage == 10
        kept = chase["mina"].events + chase["mina"].shown
        assert (named("great_strength") in kept) == (saved_by == "lucys_revenge")
        assert (named("lucys_revenge") in chase["godalming"].ready) == (
            saved_by == "great_strength"
        )


@rule("event.on-receipt")
def test_an_event_goes_to_the_hunter_who_has_drawn_it() -> None:
    chase = Chase(seats="2", seward="paris")
    chase.gives("godalming", "forewarned")
    chase.act("godalming", "done")
    chase.event_on_top("long_night")
    chase.act("seward", "supply", "keep long_night")
    assert chase["seward"].events == [named("long_night")]
    assert chase["godalming"].events == [named("forewarned")]


@card("long_night", "newspaper_reports")
def test_one_player_plays_events_for_each_of_his_hunters() -> None:
    chase = Chase(seats="2", godalming="paris")
    chase.gives("seward", "long_night")
    chase.gives("mina", "newspaper_reports")
    chase.until("place-encounter")
    chase.until("timed-event")
    assert chase.g.asked == [ALL]
    chase.hideout(5, "berlin")
    chase.act("mina", "play newspaper_reports", "reveal space_5")
    assert chase.nest(5).faceup == [place("berlin")]
    chase.act("seward", "play long_night")
    assert chase.told("plays") == [(3, named("newspaper_reports")), (1, named("long_night"))]


@card("planned_ambush")
@pytest.mark.parametrize("player", ["godalming", "seward"])
def test_one_player_says_which_of_two_fighters_plays_an_event(player: str) -> None:
    chase = dusk(seats="2", godalming="planned_ambush", seward="planned_ambush")
    assert chase.question() == "combat-start"
    assert chase.legal("godalming")[:2] == [
        "godalming-plays planned_ambush",
        "seward-plays planned_ambush",
    ]
    chase.act("godalming", f"{player}-plays planned_ambush")
    assert [name for name in ("godalming", "seward") if chase[name].ready] == [player]
    assert chase.told("plays") == [(NAMES.index(player) - 1, named("planned_ambush"))]
    assert "play planned_ambush" in chase.legal("godalming")  # the other one is left
