"""Hideouts: what lies there, what is revealed, what clears them (book: 'Hideouts')."""

from duskmoot.games.fury_of_dracula.cards.table import DECKS, named
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


@rule("hideout.definition")
def test_a_hideout_is_all_that_lies_on_one_space() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(3, "prague", encounters=["rats", "spy"], rumor=True)
    seen = chase.view("dracula").table["trail"][2]
    assert seen["facedown"] == [place("prague")]
    assert seen["encounters"] == [named("rats"), named("spy")]
    assert seen["rumor"] is True
    assert chase.g.hideouts()[2] is chase.g.trail[2]


@rule("hideout.definition")
def test_dracula_creates_a_hideout_on_an_empty_space() -> None:
    for play in ("move nuremberg", "power hide", "power feed"):
        chase = Chase(dracula="leipzig")
        chase.until("prowl")
        assert chase.nest(1).empty()
        chase.act("dracula", play)
        assert not chase.nest(1).empty()
        assert chase.nest(2).facedown == [place("leipzig")]


@rule("hideout.dracula-may-look")
def test_dracula_sees_every_face_of_his_hideouts() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "hide", encounters=["bats"])
    chase.hideout(3, "north_sea")
    chase.hideout(8, "prague", encounters=["rats", "spy"])
    seen = chase.view("dracula").table
    assert seen["trail"][0]["facedown"] == [place("leipzig")]
    assert seen["trail"][1]["facedown"] == [place("hide")]
    assert seen["trail"][1]["encounters"] == [named("bats")]
    assert seen["trail"][2]["facedown"] == [place("north_sea")]
    assert seen["lairs"][1]["facedown"] == [place("prague")]
    assert seen["lairs"][1]["encounters"] == [named("rats"), named("spy")]


@rule("hideout.revealed-stays")
def test_what_is_revealed_stays_so_when_the_hunter_leaves() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(2, "leipzig", encounters=["rats"])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush rats")
    chase["godalming"].place = place("hamburg")
    chase.until("prowl")
    for name in NAMES:
        seen = chase.view(name).table["trail"][2]
        assert (seen["faceup"], seen["revealed"]) == ([place("leipzig")], [named("rats")])


@rule("hideout.revealed-stays")
def test_a_cleared_card_is_hidden_again_when_it_is_next_placed() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "nuremberg", faceup=True)
    chase.until("prowl")
    chase.act("dracula", "power misdirect", "clear space_3", "move nuremberg")
    assert chase.nest(1).facedown == [place("nuremberg")]
    assert chase.view("mina").table["trail"][0]["facedown"] == [-2]


@rule("hideout.reveal-on-entry")
def test_only_the_card_of_the_entered_city_is_revealed() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(4, "hamburg")
    chase.hideout(5, "leipzig")
    chase.hideout(7, "prague", encounters=["rats"])
    chase.act("godalming", "drive leipzig")
    assert chase.told("reveals-place") == [(place("leipzig"),)]
    assert [bool(nest.faceup) for nest in chase.g.hideouts()] == [n == 4 for n in range(9)]
    assert chase.view("mina").table["trail"][4]["faceup"] == [place("leipzig")]


@rule("hideout.reveal-on-entry")
def test_a_hunter_who_is_moved_reveals_the_card_too() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(5, "prague")
    chase["godalming"].bats = True
    chase.act("godalming", "done")
    chase.until("drive")
    chase.act("dracula", "drive-to prague")
    assert chase.nest(5).faceup == [place("prague")]


@rule("hideout.reveal-location-only")
def test_entering_reveals_no_encounter() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(2, "hide", encounters=["bats"])
    chase.hideout(3, "leipzig", encounters=["rats"])
    chase.dracula.link = place("leipzig")
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "done")
    assert (chase.nest(2).faceup, chase.nest(3).faceup) == ([place("hide")], [place("leipzig")])
    for nest in (1, 2):
        seen = chase.view("godalming").table["trail"][nest]
        assert (seen["encounters"], seen["revealed"]) == (1, [])


def clearing() -> Chase:
    """A vampire has matured in Paris; on space 5 lay much, and on space 3 a rumor."""
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "berlin", encounters=["rats"], rumor=True)
    nest = chase.hideout(4, "munich", encounters=["reckless_vampire"], powers=["wolf_form"])
    nest.revealed, nest.encounters, nest.wounds = nest.encounters, [], [2]
    chase.hideout(5, "prague", encounters=["saboteur"], faceup=True)
    chase.hideout(6, "paris", encounters=["new_vampire"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve new_vampire")
    return chase


@rule("hideout.cleared")
def test_a_cleared_hideout_gives_everything_back_without_effect() -> None:
    chase = clearing()
    for number in (4, 5, 6):
        nest = chase.nest(number)
        assert nest.empty()
        assert (nest.encounters, nest.revealed, nest.wounds, nest.rumor) == ([], [], [], False)
    discarded = [named(name) for name in ("new_vampire", "reckless_vampire", "saboteur")]
    assert sorted(chase.g.encounter_discard) == sorted(discarded)
    assert chase.g.influence == 3
    assert chase.g.roadblocks == []
    assert chase.why_not("dracula", "power wolf_form") == ""


@rule("hideout.cleared", "rumor.returned")
def test_a_cleared_rumor_does_not_return_to_dracula() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "nuremberg", encounters=["rats"], rumor=True)
    chase.until("prowl")
    chase.act("dracula", "power misdirect", "clear space_3")
    assert not chase.nest(3).rumor
    assert chase.dracula.rumors == 0
    assert chase.g.encounter_discard == [named("rats")]
    assert chase.why_not("dracula", "move nuremberg") == ""


@rule("hideout.cleared-leaves-gap")
def test_a_gap_stays_until_the_next_slide() -> None:
    chase = clearing()
    assert chase.trail() == ["", "leipzig", "berlin", "", "", ""]
    chase.act("dracula", "move nuremberg")
    chase.until("prowl")
    assert chase.trail() == ["", "nuremberg", "leipzig", "berlin", "", ""]
    chase.act("dracula", "move strasbourg")
    chase.until("prowl")
    assert chase.trail() == ["", "strasbourg", "nuremberg", "leipzig", "berlin", ""]


def with_a_bat() -> Chase:
    """Dracula came to Nuremberg as a bat; the card lies there on space 6."""
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "nuremberg", encounters=["rats"])
    chase.nest(6).powers = [named("escape_as_bat")]
    chase.g.combat_deck.remove(named("escape_as_bat"))
    return chase


@rule("hideout.bat-card-inert")
def test_the_bat_card_is_missing_from_the_combat_deck_meanwhile() -> None:
    for choice in ("mature", "lair lair_1"):
        chase = with_a_bat()
        before = chase.g.combat_deck.count(named("escape_as_bat"))
        chase.until("mature-or-lair")
        assert chase.g.combat_deck.count(named("escape_as_bat")) == before
        chase.act("dracula", choice)
        chase.until("prowl")
        assert chase.g.combat_deck.count(named("escape_as_bat")) == before + 1
        assert chase.nest(7).powers == []


@rule("hideout.bat-card-inert")
def test_a_flight_takes_the_bat_card_along() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.act("godalming", "drive leipzig")
    chase.until("choose")
    chase.holds("strength", "escape_as_bat")
    chase.fights("strength", godalming="dodge")
    chase.fights("escape_as_bat", godalming="punch")
    chase.act("dracula", "fly nuremberg")
    chase.until("prowl")
    bats = DECKS["combat"].count(named("escape_as_bat"))
    held = chase.g.combat_deck + chase.dracula.hand
    assert held.count(named("escape_as_bat")) == bats - 1
    assert chase.nest(2).powers == [named("escape_as_bat")]
    assert chase.why_not("dracula", "power hide") == ""
