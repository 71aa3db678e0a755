"""The golden rules (book: 'Golden rules')."""

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.games.fury_of_dracula.chase import Chase, place
from tests.rule import rule


@rule("golden.reference-over-booklet")
def test_dracula_is_fought_where_he_is_and_not_only_where_he_is_revealed() -> None:
    """The booklet speaks of a revealed Dracula, the reference of the place where he is."""
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.nest(1).facedown.clear()
    chase.dracula.lost = place("leipzig")
    chase.act("godalming", "drive leipzig")
    chase.until("choose")
    assert chase.g.fighters == [0]
    assert not chase.told("reveals-place")


@rule("golden.component-over-reference", "ambush.discard")
def test_an_encounter_that_says_so_is_not_discarded() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats", "wolves"])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush wolves", "ambush rats")
    assert chase.g.encounter_discard == [named("wolves")]
    assert chase.nest(3).revealed == [named("rats")]


@rule("golden.component-over-reference")
def test_the_sheet_of_lord_godalming_overrides_the_rule_of_supply() -> None:
    chase = Chase(godalming="paris", seward="paris")
    for name, items, top in (("godalming", 2, "enraged"), ("seward", 1, "false_tip")):
        chase.event_on_top(top)
        chase.act(name, "supply")
        assert len(chase[name].items) == items


@rule("golden.cannot-absolute")
def test_no_effect_takes_a_hunter_into_fog() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "sense_of_emergency", "chartered_carriage", "white_1")
    chase.g.fog = [place("brussels")]
    assert chase.why_not("godalming", "drive brussels") == "token.fog.no-move"
    journey = Chase(godalming="paris")
    journey.gives("godalming", "sense_of_emergency")
    journey.g.fog = [place("brussels")]
    journey.act("godalming", "play sense_of_emergency")
    assert "ride-to le_havre" in journey.legal("godalming")
    assert "ride-to brussels" not in journey.legal("godalming")
    chase.act("godalming", "charter white_1")
    assert chase.why_not("godalming", "ride-to brussels") == "token.fog.no-move"
    assert chase.why_not("godalming", "ride-to le_havre") == ""


@rule("golden.cannot-absolute")
def test_nobody_supplies_against_devilish_power() -> None:
    chase = Chase(godalming="paris")
    chase.g.no_supply = True
    assert chase.why_not("godalming", "supply") == "golden.cannot-absolute"


@rule("golden.may-optional", "ambush.trigger")
def test_an_ambush_may_be_declined() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats"])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "done")
    assert chase.nest(3).encounters == [named("rats")]
    assert chase.view("godalming").table["trail"][2]["encounters"] == 1
    assert chase.asked() == ["seward"]


@rule("golden.may-optional")
def test_what_is_not_optional_cannot_be_declined() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("place-encounter")
    assert "done" not in chase.legal("dracula")
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats"], faceup=True)
    chase["godalming"].place = place("leipzig")
    chase.act("godalming", "search")
    assert chase.legal("godalming") == ["meet rats"]
