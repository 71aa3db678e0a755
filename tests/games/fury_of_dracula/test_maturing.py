"""Maturing (book: 'Maturing')."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.games.fury_of_dracula.chase import Chase, place
from tests.rule import rule


def maturing(*encounters: str, where: str = "nuremberg", **what: str) -> Chase:
    """Dracula, in Leipzig, has chosen to mature this hideout."""
    chase = Chase(dracula="leipzig", **what)
    chase.hideout(6, where, encounters=list(encounters))
    chase.until("mature-or-lair")
    chase.act("dracula", "mature")
    return chase


@rule("mature.resolve-any")
def test_dracula_may_resolve_nothing() -> None:
    chase = maturing("saboteur", "new_vampire", "reckless_vampire")
    chase.act("dracula", "done")
    assert chase.question() == "prowl"
    assert not chase.told("matures")
    assert chase.g.influence == 0
    assert len(chase.g.encounter_discard) == 3


@rule("mature.resolve-any")
def test_dracula_may_resolve_some_in_his_order() -> None:
    chase = maturing("saboteur", "new_vampire", "reckless_vampire")
    assert set(chase.legal("dracula")) == {
        "resolve saboteur",
        "resolve new_vampire",
        "resolve reckless_vampire",
        "done",
    }
    chase.act("dracula", "resolve saboteur", "block-from paris")
    chase.act("dracula", chase.legal("dracula")[0])
    assert (chase.question(), len(chase.g.roadblocks)) == ("resolve-matured", 1)
    chase.act("dracula", "resolve reckless_vampire")
    assert chase.told("matures") == [(named("saboteur"),), (named("reckless_vampire"),)]
    assert chase.g.influence == 4
    assert chase.question() == "prowl"


@rule("mature.vampire-ends")
def test_a_vampire_ends_the_maturing() -> None:
    chase = maturing("saboteur", "new_vampire", "reckless_vampire")
    chase.act("dracula", "resolve new_vampire")
    assert chase.question() == "prowl"
    assert chase.g.influence == 3
    assert chase.g.roadblocks == []
    assert len(chase.g.encounter_discard) == 3


@rule("mature.vampire-ends")
def test_a_vampire_clears_the_spaces_4_to_6() -> None:
    chase = Chase(dracula="leipzig")
    for number, city in ((2, "berlin"), (3, "prague"), (4, "munich"), (5, "bari")):
        chase.hideout(number, city)
    chase.hideout(6, "paris", encounters=["new_vampire"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve new_vampire")
    assert chase.trail() == ["", "leipzig", "berlin", "", "", ""]


@rule("mature.clear")
def test_a_matured_hideout_is_cleared_whole() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "nuremberg", encounters=["saboteur", "rats"], powers=["wolf_form"], rumor=True)
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve saboteur", "block-from paris")
    chase.act("dracula", chase.legal("dracula")[0], "done")
    assert sorted(chase.g.encounter_discard) == sorted([named("saboteur"), named("rats")])
    assert chase.g.off == []
    assert chase.dracula.rumors == 0
    assert chase.why_not("dracula", "move nuremberg") == ""
    assert chase.why_not("dracula", "power wolf_form") == ""


@rule("mature.clear")
def test_matured_bodyguards_are_not_discarded() -> None:
    chase = maturing("szgany_bodyguards", "rats")
    chase.act("dracula", "resolve szgany_bodyguards", "done")
    assert chase.view("mina").table["court"][0]["guards"] == [named("szgany_bodyguards")]
    assert chase.g.encounter_discard == [named("rats")]


@rule("mature.before-choice")
def test_a_matured_city_may_be_chosen_at_once() -> None:
    chase = maturing("rats")
    assert chase.question() == "resolve-matured"
    chase.act("dracula", "done")
    assert chase.question() == "prowl"
    assert "move nuremberg" in chase.legal("dracula")


@rule("mature.before-choice")
def test_a_lair_is_furnished_before_the_new_card_is_chosen() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "nuremberg", encounters=["rats"])
    chase.until("mature-or-lair")
    chase.act("dracula", "lair lair_1")
    assert chase.question() == "furnish"
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.question() == "prowl"
    assert "move nuremberg" in chase.legal("dracula")


@rule("mature.location-not-revealed")
def test_a_saboteur_matures_unseen() -> None:
    chase = maturing("saboteur")
    chase.act("dracula", "resolve saboteur")
    assert chase.told("matures") == [(named("saboteur"),)]
    assert chase.view("mina").table["off"][0]["facedown"] == [-2]
    chase.act("dracula", "block-from paris")
    chase.act("dracula", chase.legal("dracula")[0])
    assert not chase.told("reveals-place")


@rule("mature.location-not-revealed")
@pytest.mark.parametrize(
    "name",
    [
        "new_vampire",
        "reckless_vampire",
        "aristocratic_vampire",
        "unnatural_fog",
        "szgany_mob",
        "wolves",
    ],
)
def test_some_cards_show_the_city_when_they_mature(name: str) -> None:
    chase = maturing(name)
    assert not chase.told("reveals-place")
    chase.act("dracula", f"resolve {name}")
    assert chase.told("reveals-place") == [(place("nuremberg"),)]


@rule("mature.location-not-revealed")
@pytest.mark.parametrize("name", ["hoax", "desecrated_soil", "szgany_bodyguards", "spy"])
def test_the_others_do_not_show_it(name: str) -> None:
    chase = maturing(name)
    chase.act("dracula", f"resolve {name}")
    chase.until("prowl")
    assert not chase.told("reveals-place")


@rule("mature.vampire-influence")
@pytest.mark.parametrize(
    ("name", "influence"),
    [("new_vampire", 3), ("reckless_vampire", 4), ("aristocratic_vampire", 4)],
)
def test_a_matured_vampire_brings_its_influence(name: str, influence: int) -> None:
    chase = maturing(name)
    chase.act("dracula", f"resolve {name}")
    assert chase.g.influence == influence
