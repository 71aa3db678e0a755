"""Dracula's events for himself: encounters, events, time; card by card."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.rules.round.decks import back
from duskmoot.games.fury_of_dracula.sheets import HUNTER_BACK
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase
from tests.games.fury_of_dracula.fights import rounds
from tests.games.fury_of_dracula.schemes import at_the_end, enlisted, received
from tests.rule import rule

# Encounters and events for Dracula.


@card("hidden_schemes")
def test_hidden_schemes_add_an_encounter_to_space_three() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "berlin", encounters=["rats"])
    chase.gives("dracula", "hidden_schemes")
    chase.until("place-encounter")
    chase.act("dracula", chase.legal("dracula")[0])
    chase.until("phase-event")
    chase.act("dracula", "play hidden_schemes")
    placed = chase.legal("dracula")[0]
    chase.act("dracula", placed)
    assert chase.nest(3).encounters == [named("rats"), named(placed.split()[1])]
    assert len(chase.dracula.encounters) == 5


@card("hidden_schemes")
@pytest.mark.parametrize(
    ("where", "powers", "fits"),
    [("", [], False), ("", ["feed"], False), ("north_sea", [], False), ("hide", [], True)],
)
def test_hidden_schemes_need_a_hideout_that_takes_encounters(
    where: str, powers: list[str], fits: bool
) -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(2, where, powers=powers)
    chase.gives("dracula", "hidden_schemes")
    chase.until("place-encounter")
    chase.act("dracula", chase.legal("dracula")[0])
    chase.until("phase-event")
    assert (chase.why_not("dracula", "play hidden_schemes") == "") == fits


@card("draculas_brides")
def test_brides_bring_encounters_to_two_of_three_spaces() -> None:
    chase = received("draculas_brides", dracula="leipzig")
    chase.hideout(2, "berlin")
    chase.hideout(3, "prague")
    chase.hideout(4, "vienna")
    chase.act("dracula", "play draculas_brides")
    assert chase.legal("dracula") == [f"reveal space_{n}" for n in (1, 2, 3)] + ["done"]
    chase.act("dracula", "reveal space_3")
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.legal("dracula") == ["reveal space_1", "reveal space_2", "done"]
    chase.act("dracula", "reveal space_1")
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.question() != "bride-space"
    assert [len(nest.encounters) for nest in chase.g.trail[:4]] == [1, 0, 1, 0]
    assert len(chase.dracula.encounters) == 5


@card("draculas_brides")
def test_brides_may_bring_less_and_nothing_to_sea_or_feed() -> None:
    chase = received("draculas_brides", dracula="leipzig")
    chase.hideout(2, "north_sea")
    chase.hideout(3, "", powers=["feed"])
    chase.act("dracula", "play draculas_brides")
    assert chase.legal("dracula") == ["reveal space_1", "done"]
    chase.act("dracula", "done")
    assert chase.nest(1).encounters == []
    assert chase.question() not in ("bride-space", "bride-card")
    chase = received("draculas_brides", dracula="leipzig")
    chase.act("dracula", "play draculas_brides", "reveal space_1")
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.question() not in ("bride-space", "bride-card")  # there is no other space
    chase = received("draculas_brides", dracula="leipzig")
    chase.hideout(2, "berlin")
    chase.act("dracula", "play draculas_brides", "reveal space_1")
    chase.act("dracula", chase.legal("dracula")[0], "done")
    assert chase.question() not in ("bride-space", "bride-card")


@card("draculas_brides")
def test_brides_as_an_ally_exchange_an_encounter_each_phase() -> None:
    chase = enlisted("draculas_brides")
    for i in range(2):
        chase.until("exchange")
        assert chase.told("slides") == [()] * i  # at the start of the phase
        chase.act("dracula", chase.legal("dracula")[0])
        assert len(chase.dracula.encounters) == 5
        assert len(chase.g.encounter_discard) == i + 1
    chase.until("exchange")
    chase.act("dracula", "done")
    assert len(chase.g.encounter_discard) == 2


@card("immanuel_hildesheim")
def test_hildesheim_brings_the_dracula_cards_of_the_top_six() -> None:
    chase = received("immanuel_hildesheim")
    top = ["enraged", "good_luck", "long_night", "customs_search", "forewarned", "seduction"]
    for name in ["renewed_vigor", *reversed(top)]:
        chase.event_on_top(name)
    chase.act("dracula", "play immanuel_hildesheim")
    while chase.question() == "receive":
        chase.act("dracula", chase.legal("dracula")[0])
    taken = [named(each) for each in ("customs_search", "enraged", "seduction")]
    assert sorted(chase.dracula.events) == sorted(taken)
    open_pile = [named(each) for each in ("good_luck", "long_night", "forewarned")]
    for name in NAMES:
        assert set(open_pile) <= set(chase.view(name).table["event_discard"])
    assert CARDS[chase.g.event_deck[-1]].id == "renewed_vigor"
    assert chase.g.top_back == HUNTER_BACK


@card("immanuel_hildesheim")
@rule("event.on-receipt", "event.limit")
def test_what_hildesheim_brings_is_played_at_once_or_held_within_the_limit() -> None:
    chase = received("immanuel_hildesheim", "enraged", "seduction", "wild_horses")
    for name in (
        "customs_search",
        "roadblock",
        "false_tip",
        "long_night",
        "good_luck",
        "forewarned",
    ):
        chase.event_on_top(name)
    chase.act("dracula", "play immanuel_hildesheim")
    asked = set()
    for i in range(20):
        if chase.question() == "receive":
            legal = chase.legal("dracula")
            asked.add(legal[0].split()[1])
            chase.act("dracula", legal[-1])
        elif chase.question() == "trim":
            chase.act("dracula", chase.legal("dracula")[0])
        else:
            break
    assert asked == {"customs_search", "roadblock", "false_tip"}
    assert len(chase.dracula.events) == 4


@card("immanuel_hildesheim")
def test_hildesheim_as_an_ally_takes_a_dracula_card_from_the_top() -> None:
    for name, takes in (("enraged", True), ("good_luck", False)):
        chase = enlisted("immanuel_hildesheim")
        chase.until("action", "mina")
        chase.act("mina", "done")
        chase.until("action", "mina")
        chase.event_on_top(name)
        chase.act("mina", "done")
        assert (chase.question() == "receive") == takes
        if takes:
            assert chase.told("slides") == []
            chase.act("dracula", "keep enraged")
            assert chase.dracula.events == [named("enraged")]


@card("unearthly_swiftness")
def test_unearthly_swiftness_gives_one_more_phase() -> None:
    chase = Chase(dracula="leipzig")
    chase.gives("dracula", "unearthly_swiftness")
    chase.until("phase-event")
    chase.act("dracula", "play unearthly_swiftness")
    for trail in (["", "leipzig", ""], ["", "nuremberg", "leipzig"]):
        chase.until("prowl")
        assert chase.trail()[:3] == trail
        assert chase.told("dawn") == []
        chase.act("dracula", "move nuremberg" if trail[1] == "leipzig" else "move munich")
    chase.until("action", "godalming")
    assert chase.told("dawn") == [()]
    assert chase.trail()[:3] == ["munich", "nuremberg", "leipzig"]


@card("unearthly_swiftness")
def test_unearthly_swiftness_may_come_at_the_end() -> None:
    chase = at_the_end("unearthly_swiftness", dracula="leipzig")
    chase.act("dracula", "play unearthly_swiftness")
    chase.until("prowl")
    assert (len(chase.told("slides")), chase.told("dawn")) == (2, [])


@card("darkness_returns")
def test_darkness_returns_and_takes_the_day_and_the_discards() -> None:
    chase = Chase(godalming="paris")
    chase.gives("dracula", "darkness_returns")
    for name in ("enraged", "good_luck"):
        chase.draw(chase.g.event_deck, name)
        chase.g.event_discard.append(named(name))
    chase.draw(chase.g.event_deck, "seduction")
    chase.g.buried.append(named("seduction"))
    chase.until("place-encounter")
    chase.until("phase-event")
    deck = len(chase.g.event_deck)
    chase.act("dracula", "play darkness_returns")
    assert len(chase.g.event_deck) == deck + 2
    assert {named("enraged"), named("seduction")} <= set(chase.g.event_deck)
    assert chase.g.event_deck[-2:] != [named("enraged"), named("seduction")]
    assert chase.g.top_back == back(chase.g.event_deck[-1])
    assert sorted(chase.g.event_discard) == sorted([named("good_luck"), named("darkness_returns")])
    chase.until("action", "godalming")
    assert chase.g.time == 3  # Tuesday night
    assert chase.why_not("godalming", "drive brussels") == "action.move-day-only"
    chase.until("prowl")
    chase.until("action", "godalming")
    assert chase.g.time == 4
    assert chase.why_not("godalming", "drive brussels") == ""


@card("nocturnal_visit")
def test_a_nocturnal_visit_lasts_through_the_next_day() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(2, "leipzig", encounters=["reckless_vampire"])
    chase.gives("dracula", "nocturnal_visit")
    chase.until("place-encounter")
    chase.until("phase-event")
    chase.act("dracula", "play nocturnal_visit")
    chase.until("action", "godalming")
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush reckless_vampire")
    rounds(chase, "claws", godalming="punch punch")
    assert chase.question() == "claw"
