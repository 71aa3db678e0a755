"""The power cards: Dark Call, Feed, Hide, Misdirect, Wolf Form."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, named
from duskmoot.kernel.ask import NOT_OFFERED
from tests.card import card
from tests.games.fury_of_dracula.chase import Chase, place
from tests.rule import rule

POWERS = ["dark_call", "feed", "hide", "misdirect", "wolf_form"]
PLAIN = -2
"""How hunters see the back of a city, and of Hide."""


def prowling(dracula: str = "leipzig", **what: str) -> Chase:
    """Dracula chooses what to play in his first phase."""
    chase = Chase(dracula=dracula, **what)
    chase.until("prowl")
    return chase


@rule("power.list")
def test_there_are_five_power_cards_one_of_each() -> None:
    assert sorted(CARDS[number].id for number in DECKS["power"]) == POWERS


@rule("power.played-in-movement-step")
def test_powers_are_played_in_the_movement_step_alone() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(3, "berlin", encounters=["rats"])
    chase.hideout(5, "", powers=["misdirect"])
    chase.gives("dracula", "enraged")
    chase.until("phase-event")
    assert all(chase.why_not("dracula", f"power {each}") == NOT_OFFERED for each in POWERS)
    chase.until("prowl")
    for each in POWERS:
        refused = chase.why_not("dracula", f"power {each}")
        assert refused == ("trail.no-reuse-power" if each == "misdirect" else "")
    chase.act("dracula", "move nuremberg")
    for question in ("place-encounter", "rumor", "phase-event"):
        chase.until(question)
        assert all(chase.why_not("dracula", f"power {each}") == NOT_OFFERED for each in POWERS)


@rule("power.visibility")
def test_all_powers_but_hide_lie_open() -> None:
    for each in ("feed", "dark_call"):
        chase = prowling()
        chase.act("dracula", f"power {each}")
        seen = chase.view("mina").table["trail"][0]
        assert (seen["powers"], seen["facedown"]) == ([named(each)], [])
    chase = prowling()
    chase.act("dracula", "power wolf_form", "wolf-to munich")
    seen = chase.view("mina").table["trail"][0]
    assert (seen["powers"], seen["facedown"]) == ([named("wolf_form")], [PLAIN])
    chase = prowling()
    chase.act("dracula", "power hide")
    chase.act("dracula", chase.legal("dracula")[0])
    hidden = chase.view("mina").table["trail"][0]
    chase = prowling()
    chase.act("dracula", "move nuremberg")
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.view("mina").table["trail"][0] == hidden
    assert hidden["encounters"] == 1


# Dark Call and Feed.


@card("dark_call")
@rule("power.dark-call.effect")
def test_dark_call_draws_five_and_discards_none() -> None:
    chase = prowling()
    chase.act("dracula", "power dark_call")
    assert chase.trail()[:2] == ["dark_call", "leipzig"]
    assert (chase.dracula.damage, len(chase.dracula.encounters)) == (2, 10)
    assert chase.g.encounter_discard == []
    chase.until("prowl")
    assert "move nuremberg" in chase.legal("dracula")
    assert len(chase.dracula.encounters) == 10


@card("dark_call")
@rule("power.dark-call.effect")
def test_dark_call_can_kill_dracula() -> None:
    chase = prowling()
    chase.dracula.damage = 13
    chase.act("dracula", "power dark_call")
    assert chase.g.winners == [1, 2, 3, 4]


@card("feed")
@rule("power.feed.effect")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 0), (0, 0)])
def test_feed_heals_three_or_what_there_is(before: int, after: int) -> None:
    chase = prowling("rome")
    chase.dracula.damage = before
    chase.act("dracula", "power feed")
    assert chase.dracula.damage == after
    assert chase.trail()[:2] == ["feed", "rome"]
    assert chase.question() != "place-encounter"
    chase.until("prowl")
    assert "move naples" in chase.legal("dracula")


@card("dark_call", "feed", "hide")
def test_who_stays_does_not_stay_at_sea() -> None:
    chase = Chase(dracula="hamburg")
    chase.hideout(1, "north_sea")
    chase.until("prowl")
    for each in ("dark_call", "feed", "hide"):
        refused = chase.why_not("dracula", f"power {each}")
        assert refused == "move.sea.dracula-powers-forbidden"


# Misdirect.


@card("misdirect")
@rule("power.misdirect.effect", "power.misdirect.location-too")
def test_misdirect_takes_the_place_of_a_hideout() -> None:
    chase = Chase(dracula="leipzig")
    for number, city in enumerate(("berlin", "nuremberg", "munich", "venice"), 2):
        chase.hideout(number, city, encounters=["rats"] if city == "nuremberg" else None)
    chase.until("prowl")
    chase.act("dracula", "power misdirect")
    assert chase.legal("dracula") == [f"clear space_{n}" for n in (3, 4, 5, 6)]
    chase.act("dracula", "clear space_4")
    assert chase.trail() == ["", "leipzig", "berlin", "misdirect", "munich", "venice"]
    assert chase.nest(4).powers == [named("misdirect")]
    assert (chase.nest(4).encounters, chase.nest(4).facedown) == ([], [])
    assert chase.g.encounter_discard == [named("rats")]
    assert chase.question() == "move-on"
    assert chase.why_not("dracula", "move berlin") == "trail.no-reuse-location"
    assert all(act.startswith("move ") for act in chase.legal("dracula"))
    chase.act("dracula", "move nuremberg")
    assert chase.trail()[0] == "nuremberg"
    assert chase.question() == "place-encounter"


@card("misdirect")
@rule("power.misdirect.location-too")
def test_misdirect_goes_with_a_lair_or_with_water() -> None:
    chase = Chase(dracula="hamburg")
    chase.hideout(2, "berlin")
    chase.hideout(7, "cologne", encounters=["rats"])
    chase.until("prowl")
    chase.act("dracula", "power misdirect", "clear space_3")
    assert chase.why_not("dracula", "move cologne") == ""
    chase.act("dracula", "move north_sea")
    assert chase.dracula.damage == 2
    assert chase.trail()[:3] == ["north_sea", "hamburg", "misdirect"]


@card("misdirect")
@rule("power.misdirect.excluded")
def test_what_misdirect_cannot_clear() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(1, "hide")
    chase.hideout(2, "leipzig")
    chase.hideout(3, "castle_dracula")
    chase.hideout(4, "", powers=["feed"])
    chase.hideout(5, "berlin")
    chase.dracula.link = place("leipzig")
    chase.until("prowl")
    chase.act("dracula", "power misdirect")
    assert chase.legal("dracula") == ["clear space_6"]
    for space in (2, 3, 4, 5):
        refused = chase.why_not("dracula", f"clear space_{space}")
        assert refused == "power.misdirect.excluded", space


@card("misdirect")
@rule("power.misdirect.excluded")
def test_misdirect_does_not_clear_a_linked_city_left_behind() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "hide")
    chase.hideout(3, "berlin")
    chase.hideout(4, "hamburg")
    chase.hideout(5, "cologne", powers=["wolf_form"])
    chase.dracula.link = place("berlin")
    chase.until("prowl")
    chase.act("dracula", "power misdirect")
    assert chase.legal("dracula") == ["clear space_5"]


@card("misdirect")
@rule("power.misdirect.location-too")
def test_misdirect_must_leave_a_way_to_go() -> None:
    """Both neighbours of the castle lie on the Trail: one of them has to be cleared."""
    chase = Chase(dracula="galatz")
    chase.hideout(1, "castle_dracula")
    chase.hideout(2, "galatz")
    chase.hideout(3, "klausenburg")
    chase.hideout(4, "berlin")
    chase.until("prowl")
    chase.act("dracula", "power misdirect")
    assert chase.legal("dracula") == ["clear space_3", "clear space_4"]
    assert chase.why_not("dracula", "clear space_5") == "power.misdirect.location-too"
    chase.g.hosts = [place("klausenburg")]
    assert chase.legal("dracula") == ["clear space_3"]
    chase.act("dracula", "clear space_3")
    assert chase.legal("dracula") == ["move galatz"]


@card("misdirect")
@rule("power.misdirect.none-available")
def test_misdirect_needs_a_hideout_to_clear() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(3, "", powers=["feed"])
    chase.until("prowl")
    assert chase.why_not("dracula", "power misdirect") == "power.misdirect.none-available"
    chase.hideout(5, "berlin")
    assert chase.why_not("dracula", "power misdirect") == ""


# Wolf Form.


@card("wolf_form")
@rule("power.wolf-form.effect")
def test_wolf_form_runs_one_or_two_roads() -> None:
    chase = prowling()
    chase.act("dracula", "power wolf_form")
    reached = {act.split()[1] for act in chase.legal("dracula") if act.startswith("wolf-to")}
    one = {"cologne", "hamburg", "berlin", "frankfurt", "nuremberg"}
    two = {"brussels", "strasbourg", "amsterdam", "prague", "munich", "zurich"}
    assert reached == one | two
    assert chase.why_not("dracula", "wolf-to milan") == "power.wolf-form.effect"
    assert chase.why_not("dracula", "wolf-to leipzig") == "power.wolf-form.effect"
    chase.act("dracula", "wolf-to munich")
    assert chase.dracula.damage == 1
    assert chase.nest(1).powers == [named("wolf_form")]
    assert chase.nest(1).facedown == [place("munich")]
    chase.until("prowl")
    assert "move vienna" in chase.legal("dracula")
    assert chase.why_not("dracula", "power wolf_form") == "trail.no-reuse-power"


@card("wolf_form")
@rule("power.wolf-form.encounter")
def test_a_wolf_leaves_an_encounter_where_nobody_is() -> None:
    chase = prowling(mina="munich")
    chase.act("dracula", "power wolf_form", "wolf-to zurich")
    assert chase.question() == "place-encounter"
    chase = prowling(mina="munich")
    chase.act("dracula", "power wolf_form", "wolf-to munich")
    assert chase.nest(1).faceup == [place("munich")]
    assert chase.question() != "place-encounter"
    assert chase.nest(1).encounters == []


@card("wolf_form")
@rule("power.wolf-form.path-on-trail")
def test_a_wolf_passes_his_own_trail_and_hunters() -> None:
    chase = Chase(dracula="leipzig", mina="nuremberg")
    chase.hideout(2, "nuremberg", faceup=True)
    chase.hideout(3, "berlin")
    chase.hideout(4, "zurich")
    chase.hideout(7, "brussels", encounters=["rats"])
    chase.until("prowl")
    chase.act("dracula", "power wolf_form")
    for taken in ("nuremberg", "berlin", "zurich"):
        assert chase.why_not("dracula", f"wolf-to {taken}") == "trail.no-reuse-location"
    assert chase.why_not("dracula", "wolf-to brussels") == ""
    chase.act("dracula", "wolf-to munich")
    assert chase.nest(1).facedown == [place("munich")]
    assert not chase.told("reveals-place")


@card("wolf_form")
@rule("power.wolf-form.effect")
def test_a_wolf_runs_into_his_lair() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(8, "munich", encounters=["rats"])
    chase.until("prowl")
    chase.act("dracula", "power wolf_form", "wolf-to munich")
    assert chase.nest(1).powers == [named("wolf_form")]
    assert (chase.nest(1).facedown, chase.nest(1).encounters) == (
        [place("munich")],
        [named("rats")],
    )
    assert chase.nest(8).empty()
    assert chase.nest(2).powers == []


@card("wolf_form")
@rule("power.wolf-form.from-sea")
def test_a_wolf_from_the_sea_pays_one() -> None:
    chase = Chase(dracula="hamburg")
    chase.hideout(1, "north_sea")
    chase.until("prowl")
    chase.act("dracula", "power wolf_form")
    assert chase.why_not("dracula", "wolf-to prague") == "power.wolf-form.effect"
    assert chase.why_not("dracula", "wolf-to amsterdam") == ""
    chase.act("dracula", "wolf-to leipzig")
    assert chase.dracula.damage == 1
    assert chase.trail()[:2] == ["leipzig", "north_sea"]


@card("wolf_form")
@rule("power.wolf-form.lair")
def test_wolf_form_returns_when_a_lair_is_made() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "prague", encounters=["rats"], powers=["wolf_form"])
    chase.until("mature-or-lair")
    chase.act("dracula", "lair lair_1")
    chase.act("dracula", chase.legal("dracula")[0])
    assert (chase.nest(7).powers, chase.nest(7).facedown) == ([], [place("prague")])
    chase.act("dracula", "power wolf_form", "wolf-to munich")
    assert chase.nest(1).powers == [named("wolf_form")]
