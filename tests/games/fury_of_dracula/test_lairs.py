"""Lairs (book: 'Lairs')."""

from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def first_question(chase: Chase) -> str:
    """What Dracula is asked first in his phase."""
    for half in ("day", "night"):
        chase.until("action", "mina")
        chase.act("mina", "done")
    assert chase.asked() == ["dracula"]
    return chase.question()


@rule("lair.definition")
def test_there_are_three_lair_spaces_beside_the_trail() -> None:
    chase = Chase()
    assert len(chase.g.lairs) == 3
    assert all(lair.empty() for lair in chase.g.lairs)
    chase.hideout(8, "prague", encounters=["rats"])
    seen = chase.view("mina").table["lairs"]
    assert [lair["facedown"] for lair in seen] == [[], [-2], []]


@rule("lair.create")
def test_what_slides_off_may_become_a_lair_whole() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "nuremberg", encounters=["saboteur"], rumor=True)
    nest = chase.nest(6)
    nest.revealed, nest.encounters, nest.wounds = nest.encounters, [], [0]
    chase.until("mature-or-lair")
    assert chase.legal("dracula") == ["mature", "lair lair_1"]
    chase.act("dracula", "lair lair_1")
    lair = chase.nest(7)
    assert lair.facedown == [place("nuremberg")]
    assert lair.revealed == [named("saboteur")]
    assert lair.rumor
    assert not chase.told("matures")
    assert chase.view("mina").table["lairs"][0]["facedown"] == [-2]


@rule("lair.create", "trail.shift.mature-or-lair")
def test_a_hideout_on_the_trail_does_not_become_a_lair() -> None:
    chase = Chase(dracula="leipzig")
    for number, city in ((3, "berlin"), (4, "prague"), (5, "munich")):
        chase.hideout(number, city, encounters=["rats"] if number < 5 else [])
    chase.until("prowl")
    assert not [each for each in chase.legal("dracula") if each.startswith("lair")]
    assert chase.why_not("dracula", "lair lair_1") == "not-offered"
    assert not chase.told("lair-made")


@rule("lair.add-encounter")
def test_a_new_lair_gets_an_encounter_from_the_hand() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "nuremberg", encounters=["rats"])
    chase.until("mature-or-lair")
    chase.act("dracula", "lair lair_1")
    assert chase.question() == "furnish"
    assert "done" not in chase.legal("dracula")
    chosen = chase.dracula.encounters[0]
    chase.act("dracula", f"place {CARDS[chosen].id}")
    assert chase.nest(7).encounters == [named("rats"), chosen]
    assert len(chase.dracula.encounters) == 5
    assert chase.view("mina").table["lairs"][0]["encounters"] == 2


@rule("lair.three-max")
def test_a_fourth_lair_takes_the_place_of_another() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(7, "rome", encounters=["rats"])
    chase.hideout(8, "bari", encounters=["spy"], rumor=True)
    chase.hideout(9, "naples", encounters=["bats"])
    chase.hideout(6, "paris", encounters=["wolves"])
    chase.until("mature-or-lair")
    assert chase.legal("dracula") == ["mature", "lair lair_1", "lair lair_2", "lair lair_3"]
    chase.act("dracula", "lair lair_2")
    assert [lair.location() for lair in chase.g.lairs] == [
        place("rome"),
        place("paris"),
        place("naples"),
    ]
    assert chase.g.encounter_discard == [named("spy")]
    assert not chase.nest(8).rumor
    assert len(chase.told("lair-cleared")) == 1


@rule("lair.three-max")
def test_a_free_space_is_taken_before_a_lair_is_cleared() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(7, "rome", encounters=["rats"])
    chase.hideout(9, "naples", encounters=["bats"])
    chase.hideout(6, "paris")
    chase.until("mature-or-lair")
    assert chase.legal("dracula") == ["mature", "lair lair_2"]


@rule("lair.no-power-cards")
def test_a_power_card_becomes_no_lair() -> None:
    for power in ("feed", "dark_call", "misdirect"):
        chase = Chase(dracula="leipzig")
        chase.hideout(6, "", powers=[power])
        assert first_question(chase) == "prowl"
        assert all(lair.empty() for lair in chase.g.lairs)
        assert not chase.told("lair-made")
        assert all(named(power) not in nest.powers for nest in chase.g.hideouts())
    assert chase.why_not("dracula", "power dark_call") == ""


@rule("lair.no-power-cards")
def test_hide_becomes_no_lair_either() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "hide", encounters=["saboteur"])
    chase.until("mature-or-lair")
    assert chase.why_not("dracula", "lair lair_1") == "lair.no-power-cards"
    assert chase.legal("dracula") == ["mature"]
    chase.act("dracula", "mature", "done")
    assert chase.question() == "prowl"
    assert chase.why_not("dracula", "power hide") == ""
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "hide", faceup=True)
    assert first_question(chase) == "prowl"
    assert not chase.told("lair-made")


@rule("lair.no-sea")
def test_a_sea_zone_becomes_no_lair() -> None:
    chase = Chase(dracula="hamburg")
    chase.hideout(6, "north_sea")
    assert first_question(chase) == "prowl"
    assert all(lair.empty() for lair in chase.g.lairs)
    assert len(chase.told("slides-off")) == 1
    assert chase.why_not("dracula", "move north_sea") == ""


@rule("lair.hunter-enters")
def test_a_hunter_walks_into_a_lair() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(8, "leipzig", encounters=["rats"])
    chase.act("godalming", "drive leipzig")
    for name in NAMES:
        assert chase.view(name).table["lairs"][1]["faceup"] == [place("leipzig")]
    assert chase.legal("dracula") == ["ambush rats", "done"]
    chase.act("dracula", "ambush rats")
    assert chase["godalming"].damage == 2


@rule("lair.hunter-enters")
def test_a_hunter_is_carried_into_a_lair() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(8, "leipzig", encounters=["rats"])
    chase["godalming"].bats = True
    chase.act("godalming", "done")
    chase.until("drive")
    chase.act("dracula", "drive-to leipzig")
    assert chase.nest(8).faceup == [place("leipzig")]
    assert chase.question() == "ambush"


@rule("lair.empty-cleared")
def test_a_searched_lair_without_encounters_is_cleared() -> None:
    chase = Chase(godalming="leipzig", dracula="madrid")
    chase.hideout(8, "leipzig", encounters=["hoax"], faceup=True)
    chase.act("godalming", "search", "meet hoax")
    assert chase.nest(8).empty()
    assert len(chase.told("lair-cleared")) == 1
    assert chase.g.encounter_discard == [named("hoax")]


@rule("lair.empty-cleared")
def test_a_lair_that_is_found_empty_is_cleared_on_entry() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(8, "leipzig")
    chase.hideout(9, "rome")
    chase.act("godalming", "drive leipzig")
    assert chase.nest(8).empty()
    assert not chase.nest(9).empty()
    assert chase.told("reveals-place") == [(place("leipzig"),)]


@rule("lair.empty-cleared")
def test_a_lair_is_cleared_when_its_last_encounter_has_ambushed() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(8, "leipzig", encounters=["wolves"])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush wolves")
    assert chase.nest(8).empty()


@rule("lair.empty-cleared")
def test_a_hideout_without_encounters_stays() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(4, "leipzig")
    chase.act("godalming", "drive leipzig")
    assert chase.nest(4).faceup == [place("leipzig")]


@rule("lair.dracula-may-move-in")
def test_dracula_may_return_to_a_lair_next_to_him() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(7, "nuremberg", encounters=["rats"])
    chase.hideout(8, "rome", encounters=["spy"])
    chase.until("prowl")
    assert "move nuremberg" in chase.legal("dracula")
    assert chase.why_not("dracula", "move rome") == "move.dracula.must-be-reachable"


@rule("lair.back-to-hideout")
def test_a_lair_becomes_a_hideout_again_with_all_it_holds() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(8, "nuremberg", encounters=["rats", "spy"], rumor=True)
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    first = chase.nest(1)
    assert first.facedown == [place("nuremberg")]
    assert first.encounters == [named("rats"), named("spy")]
    assert first.rumor
    assert chase.nest(8).empty()
    chase.act("dracula", chase.legal("dracula")[0])
    assert len(first.encounters) == 3


@rule("lair.back-visible")
def test_an_open_lair_gives_dracula_away() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(7, "nuremberg", encounters=["rats"], faceup=True)
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    for name in NAMES:
        assert chase.view(name).table["trail"][0]["faceup"] == [place("nuremberg")]


@rule("lair.back-visible")
def test_a_hidden_lair_is_seen_to_move_but_not_where_it_lies() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(8, "nuremberg", encounters=["rats"])
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    seen = chase.view("mina")
    assert seen.table["lairs"][1]["facedown"] == []
    assert seen.table["trail"][0]["facedown"] == [-2]
    assert seen.table["trail"][0]["encounters"] == 1
    assert "returns-to-lair" in [line["key"] for line in seen.story]


@rule("lair.does-not-slide")
def test_a_lair_lies_still_while_the_trail_slides() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(8, "rome", encounters=["reckless_vampire"])
    for slide in range(10):
        chase.until("prowl")
        moves = [each for each in chase.legal("dracula") if each.startswith("move")]
        chase.act("dracula", next(each for each in moves if not each.endswith("_sea")))
    assert chase.nest(8).facedown == [place("rome")]
    assert chase.nest(8).encounters == [named("reckless_vampire")]
    assert chase.g.influence == 0
