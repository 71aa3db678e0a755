"""The Trail and where Dracula is (book: 'Trail', 'Dracula's current location')."""

from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.sheets import DAWN
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


@rule("trail.six-spaces")
def test_the_trail_has_six_spaces_and_the_newest_card_lies_first() -> None:
    chase = Chase(dracula="leipzig")
    assert len(chase.g.trail) == 6
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    assert chase.trail() == ["nuremberg", "leipzig", "", "", "", ""]
    seen = chase.view("mina").table["trail"]
    assert [len(each["facedown"]) for each in seen] == [1, 1, 0, 0, 0, 0]


@rule("trail.slide")
def test_every_hideout_slides_with_all_that_lies_on_it() -> None:
    chase = Chase(dracula="leipzig")
    nest = chase.hideout(2, "berlin", encounters=["reckless_vampire", "rats"], rumor=True)
    nest.encounters.remove(named("reckless_vampire"))
    nest.revealed, nest.wounds = [named("reckless_vampire")], [2]
    chase.hideout(5, "prague", powers=["wolf_form"], faceup=True)
    chase.until("prowl")
    assert chase.trail() == ["", "leipzig", "berlin", "", "", "prague"]
    third = chase.nest(3)
    assert (third.revealed, third.wounds) == ([named("reckless_vampire")], [2])
    assert third.encounters == [named("rats")]
    assert third.rumor
    assert not chase.nest(2).rumor
    assert chase.nest(6).powers == [named("wolf_form")]
    assert chase.nest(6).faceup == [place("prague")]
    assert chase.nest(1).empty()


@rule("trail.slide")
def test_the_slide_comes_before_the_choice() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    assert len(chase.told("slides")) == 1
    assert chase.trail()[:2] == ["", "leipzig"]


@rule("trail.shift.mature-or-lair")
def test_what_slides_off_is_dealt_with_at_once() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["rats"])
    chase.until("mature-or-lair")
    assert chase.asked() == ["dracula"]
    assert chase.legal("dracula") == ["mature", "lair lair_1"]
    assert not chase.told("places-encounter")


@rule("trail.shift.mature-or-lair")
def test_an_empty_sixth_space_asks_nothing() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(5, "paris", encounters=["rats"])
    chase.until("prowl")
    assert not chase.told("slides-off")
    assert chase.trail()[5] == "paris"


@rule("trail.no-reuse-location")
def test_a_location_on_the_trail_is_not_entered_again() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(3, "nuremberg")
    chase.hideout(5, "frankfurt", faceup=True)
    chase.until("prowl")
    for city in ("nuremberg", "frankfurt"):
        assert chase.why_not("dracula", f"move {city}") == "trail.no-reuse-location"
    chase.act("dracula", "power wolf_form")
    assert chase.why_not("dracula", "wolf-to nuremberg") == "trail.no-reuse-location"


@rule("trail.no-reuse-location")
def test_a_location_may_be_chosen_again_when_it_has_left_the_trail() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "nuremberg")
    chase.until("mature-or-lair")
    chase.act("dracula", "mature")
    assert chase.why_not("dracula", "move nuremberg") == ""


@rule("trail.no-reuse-power")
def test_a_power_on_the_trail_is_not_used_again() -> None:
    for power in ("feed", "dark_call", "misdirect", "wolf_form"):
        chase = Chase(dracula="leipzig")
        chase.hideout(3, "bari", powers=[power])
        chase.hideout(4, "rome")
        chase.until("prowl")
        assert chase.why_not("dracula", f"power {power}") == "trail.no-reuse-power", power
    chase = Chase(dracula="leipzig")
    chase.hideout(4, "hide")
    chase.until("prowl")
    assert chase.why_not("dracula", "power hide") == "trail.no-reuse-power"


@rule("trail.no-reuse-power")
def test_a_power_is_free_again_when_it_has_slid_off() -> None:
    for power in ("feed", "dark_call", "wolf_form"):
        chase = Chase(dracula="leipzig")
        chase.hideout(6, "bari" if power == "wolf_form" else "", powers=[power])
        chase.until("prowl")
        assert chase.why_not("dracula", f"power {power}") == "", power
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "hide")
    chase.until("prowl")
    assert chase.why_not("dracula", "power hide") == ""


@rule("trail.current.leftmost")
def test_power_cards_are_no_place() -> None:
    chase = Chase(godalming="paris", dracula="rome")
    chase.hideout(1, "", powers=["dark_call"])
    chase.hideout(2, "hide")
    chase.hideout(3, "rome")
    chase.hideout(4, "leipzig")
    chase.dracula.link = place("rome")
    chase.until("prowl")
    moves = {each for each in chase.legal("dracula") if each.startswith("move")}
    near = {"florence", "naples", "bari", "tyrrhenian_sea"}
    assert moves == {f"move {name}" for name in near}


@rule("trail.current.leftmost")
def test_misdirect_is_no_place_either() -> None:
    chase = Chase(godalming="florence", dracula="rome")
    chase.hideout(1, "", powers=["misdirect"])
    chase.hideout(2, "rome")
    chase.act("godalming", "drive rome")
    chase.until("choose")
    assert chase.g.fighters == [0]


def lost(**what: str) -> Chase:
    """A matured vampire has cleared away the card of Rome, where Dracula is."""
    chase = Chase(dracula="rome", **what)
    chase.hideout(1, "", powers=["feed"])
    chase.hideout(2, "hide")
    chase.hideout(3, "rome")
    chase.hideout(6, "paris", encounters=["new_vampire"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve new_vampire")
    return chase


@rule("trail.current.card-cleared")
def test_dracula_is_still_where_his_card_was_cleared_away() -> None:
    chase = lost()
    assert chase.trail() == ["", "feed", "hide", "", "", ""]
    moves = {each for each in chase.legal("dracula") if each.startswith("move")}
    near = {"florence", "naples", "bari", "tyrrhenian_sea"}
    assert moves == {f"move {name}" for name in near}
    chase.act("dracula", "move naples")
    chase.until("prowl")
    assert chase.trail()[1] == "naples"
    assert "move rome" in chase.legal("dracula")


@rule("trail.current.card-cleared")
def test_his_place_stays_a_secret() -> None:
    chase = lost()
    for name in NAMES[1:]:
        seen = chase.view(name)
        assert seen.table["trail"][3]["faceup"] == seen.table["trail"][3]["facedown"] == []
        assert "lost" not in seen.table["court"][0]
        assert seen.table["court"][0]["figure"] == -1
    assert chase.told("reveals-place") == [(place("paris"),)]


@rule("trail.current.card-cleared")
def test_hide_has_nothing_to_be_linked_to() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(1, "", powers=["feed"])
    chase.hideout(2, "", powers=["dark_call"])
    chase.hideout(3, "leipzig")
    chase.hideout(6, "paris", encounters=["new_vampire"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve new_vampire")
    assert chase.why_not("dracula", "power hide") == "trail.current.card-cleared"


@rule("trail.current.card-cleared")
def test_a_hunter_fights_him_there_at_dawn() -> None:
    chase = lost()
    chase.hideout(9, "bari", encounters=["rats"])
    chase["godalming"].place = place("rome")
    chase.act("dracula", "power dark_call")
    chase.until("choose")
    assert (chase.g.step, chase.g.fighters) == (DAWN, [0])
    assert chase.told("reveals-place") == [(place("paris"),)]
    assert chase.nest(9).facedown == [place("bari")]
    assert chase.view("mina").table["court"][0]["figure"] == place("rome")


@rule("trail.current.card-cleared", "trail.current.figure-revealed")
def test_a_figure_that_stands_on_the_board_stays_there() -> None:
    chase = Chase(dracula="rome")
    chase.hideout(1, "", powers=["feed"])
    chase.hideout(2, "", powers=["misdirect"])
    chase.hideout(3, "rome", faceup=True)
    chase.hideout(6, "paris", encounters=["new_vampire"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve new_vampire")
    assert chase.view("mina").table["court"][0]["figure"] == place("rome")
    chase.act("dracula", "move naples")
    assert chase.view("mina").table["court"][0]["figure"] == -1


@rule("trail.current.card-cleared")
def test_a_penalty_puts_his_card_back() -> None:
    chase = Chase(dracula="prague")
    chase.hideout(1, "", powers=["feed"])
    chase.hideout(2, "hide")
    chase.hideout(3, "prague")
    chase.hideout(6, "paris", encounters=["new_vampire"])
    chase.until("mature-or-lair")
    chase.g.holy_ground = [place(name) for name in ("prague", "berlin", "nuremberg", "vienna")]
    chase.act("dracula", "mature", "resolve new_vampire")
    assert chase.told("mistake") == [(place("prague"),)]
    assert chase.trail() == ["prague", "", "", "", "", ""]
    assert chase.nest(1).faceup == [place("prague")]
    assert chase.dracula.lost == -1


@rule("trail.current.card-cleared", "search.requires-hideout")
def test_there_is_nothing_to_reveal_or_search_there() -> None:
    chase = lost(seward="florence")
    chase.act("dracula", "power dark_call")
    chase.until("action", "seward")
    chase.act("seward", "drive rome")
    assert chase.question() != "ambush"
    assert chase.told("reveals-place") == [(place("paris"),)]
    chase.until("action", "seward")
    assert chase.why_not("seward", "search") == "search.requires-hideout"


@rule("trail.current.figure-revealed")
def test_the_figure_stands_where_dracula_is_known_to_be() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    assert chase.view("mina").table["trail"][0]["faceup"] == []
    chase.act("godalming", "drive leipzig")
    for name in NAMES:
        assert chase.view(name).table["trail"][0]["faceup"] == [place("leipzig")]
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    seen = chase.view("mina").table["trail"]
    assert (seen[0]["faceup"], seen[0]["facedown"]) == ([], [-2])
    assert seen[1]["faceup"] == [place("leipzig")]
