"""Ambushes after a hunter's arrival (book: 'Ambush')."""

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def arriving(*encounters: str, nest: int = 3) -> Chase:
    """Lord Godalming drives to Leipzig, where these encounters lie."""
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(nest, "leipzig", encounters=list(encounters))
    chase.act("godalming", "drive leipzig")
    return chase


@rule("ambush.trigger", "hideout.reveal-on-entry")
def test_the_location_is_shown_before_dracula_may_ambush() -> None:
    chase = arriving("rats")
    assert (chase.question(), chase.asked()) == ("ambush", ["dracula"])
    for name in NAMES:
        assert chase.view(name).table["trail"][2]["faceup"] == [place("leipzig")]
    assert chase.legal("dracula") == ["ambush rats", "done"]
    chase.act("dracula", "done")
    assert chase.view("godalming").table["trail"][2]["encounters"] == 1
    assert chase.view("godalming").table["trail"][2]["revealed"] == []


@rule("ambush.trigger")
def test_elsewhere_nobody_lies_in_wait() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "hamburg", encounters=["rats"])
    chase.act("godalming", "drive leipzig")
    assert chase.asked() == ["seward"]
    assert chase.nest(3).facedown == [place("hamburg")]


@rule("ambush.resolve")
def test_an_ambush_reveals_the_card_and_strikes() -> None:
    chase = arriving("wolves")
    chase.act("dracula", "ambush wolves")
    assert chase.told("ambushes") == [(named("wolves"), 0)]
    assert chase["godalming"].damage == 4


@rule("ambush.resolve", "encounter.two-effects")
def test_an_ambushing_vampire_fights_and_does_not_mature() -> None:
    chase = arriving("reckless_vampire")
    chase.hideout(5, "prague", encounters=["rats"])
    chase.act("dracula", "ambush reckless_vampire")
    assert (chase.question(), chase.g.fighters) == ("choose", [0])
    assert chase.view("mina").table["trail"][2]["revealed"] == [named("reckless_vampire")]
    assert chase.g.influence == 0
    assert not chase.told("matures")
    assert chase.trail()[4] == "prague"


@rule("ambush.forced-move")
def test_who_is_carried_into_a_hideout_may_be_ambushed() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["wolves"])
    chase.act("godalming", "done")
    chase["godalming"].bats = True
    chase.until("drive")
    chase.act("dracula", "drive-to leipzig")
    assert chase.nest(3).faceup == [place("leipzig")]
    chase.act("dracula", "ambush wolves")
    assert chase["godalming"].damage == 4


@rule("ambush.revealed-card")
def test_an_open_encounter_ambushes_the_next_hunter() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["reckless_vampire"], faceup=True)
    nest = chase.nest(3)
    nest.revealed, nest.encounters, nest.wounds = nest.encounters, [], [2]
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush reckless_vampire")
    assert chase.g.fighters == [0]
    assert chase.nest(3).wounds == [2]


@rule("ambush.card-forbids")
def test_some_cards_cannot_ambush() -> None:
    chase = arriving("hoax", "rats", "aristocratic_vampire")
    assert chase.legal("dracula") == ["ambush rats", "done"]
    for name in ("hoax", "aristocratic_vampire"):
        assert chase.why_not("dracula", f"ambush {name}") == "ambush.card-forbids"


@rule("ambush.discard")
def test_an_encounter_is_discarded_after_its_ambush() -> None:
    chase = arriving("wolves", "spy")
    chase.act("dracula", "ambush wolves")
    assert chase.view("mina").table["encounter_discard"] == [named("wolves")]
    assert chase.nest(3).encounters == [named("spy")]
    chase.act("dracula", "done")
    assert chase.g.encounter_discard == [named("wolves")]


@rule("ambush.multiple")
def test_dracula_ambushes_with_as_many_as_he_likes() -> None:
    chase = arriving("rats", "wolves", "spy")
    chase.act("dracula", "ambush wolves")
    assert chase["godalming"].damage == 4
    assert chase.legal("dracula") == ["ambush rats", "ambush spy", "done"]
    chase.act("dracula", "ambush rats")
    assert chase["godalming"].damage == 6
    chase.act("dracula", "done")
    assert chase.nest(3).encounters == [named("spy")]
    assert chase.asked() == ["seward"]


@rule("ambush.multiple")
def test_each_encounter_strikes_once_at_an_arrival() -> None:
    chase = arriving("rats", "rats")
    chase.act("dracula", "ambush rats", "ambush rats")
    assert chase["godalming"].damage == 4
    assert chase.nest(3).revealed == [named("rats")] * 2
    assert chase.asked() == ["seward"]


@rule("ambush.sequential")
def test_one_ambush_is_over_before_the_next_is_chosen() -> None:
    chase = arriving("reckless_vampire", "wolves")
    chase.act("dracula", "ambush reckless_vampire")
    assert chase.question() == "choose"
    chase.until("ambush")
    assert chase.told("combat-ends")
    assert chase.legal("dracula") == ["ambush wolves", "done"]


@rule("ambush.sequential")
def test_a_defeated_hunter_is_ambushed_no_more() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats", "wolves"])
    chase["godalming"].damage = 9
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush rats")
    assert len(chase.told("defeated")) == 1
    assert chase.asked() == ["seward"]
    assert chase.nest(3).encounters == [named("wolves")]


@rule("ambush.only-on-arrival")
def test_only_who_arrives_is_ambushed() -> None:
    chase = Chase(godalming="berlin", seward="leipzig", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats", "spy"], faceup=True)
    chase.gives("seward", "white_1")
    chase.act("godalming", "drive leipzig")
    assert chase.legal("dracula") == ["ambush rats", "ambush spy", "done"]
    chase.act("dracula", "ambush rats", "ambush spy")
    assert chase.told("ambushes") == [(named("rats"), 0), (named("spy"), 0)]
    assert (chase["godalming"].damage, chase["seward"].damage) == (2, 0)
    assert len(chase["seward"].tickets) == 1


@rule("ambush.only-on-arrival")
def test_dracula_does_not_ambush_where_he_arrives_himself() -> None:
    chase = Chase(seward="nuremberg", dracula="leipzig")
    chase.hideout(7, "nuremberg", encounters=["rats"], faceup=True)
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    assert chase.question() != "ambush"
    chase.until("choose")
    assert not chase.told("ambushes")
    assert chase.nest(1).encounters == [named("rats")]


@rule("ambush.only-on-arrival")
def test_who_stays_is_not_ambushed_on_the_next_day() -> None:
    chase = arriving("rats")
    chase.act("dracula", "done")
    chase.until("action", "godalming")
    chase.act("godalming", "rest")
    assert chase.asked() == ["seward"]
    assert not chase.told("ambushes")


@rule("ambush.linked-hide")
def test_encounters_of_the_linked_hide_ambush_too() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(2, "hide", encounters=["rats"])
    chase.hideout(3, "leipzig", encounters=["wolves"])
    chase.hideout(4, "prague", encounters=["bats"])
    chase.dracula.link = place("leipzig")
    chase.act("godalming", "drive leipzig")
    assert chase.legal("dracula") == ["ambush rats", "ambush wolves", "done"]
    chase.act("dracula", "ambush rats", "ambush wolves")
    assert chase["godalming"].damage == 6


@rule("ambush.linked-hide")
def test_a_hide_without_link_takes_no_part() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(2, "hide", encounters=["rats"])
    chase.hideout(3, "leipzig", encounters=["wolves"])
    chase.act("godalming", "drive leipzig")
    assert chase.legal("dracula") == ["ambush wolves", "done"]
    assert chase.nest(2).facedown
