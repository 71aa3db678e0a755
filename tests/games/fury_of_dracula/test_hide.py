"""Hide, the power card that looks like a city."""

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.card import card
from tests.games.fury_of_dracula.chase import Chase, place
from tests.rule import rule

PLAIN = -2
"""How hunters see the back of a city, and of Hide."""


def prowling(dracula: str) -> Chase:
    """Dracula chooses what to play in his first phase."""
    chase = Chase(dracula=dracula)
    chase.until("prowl")
    return chase


@card("hide")
@rule("power.hide.effect")
def test_hide_keeps_dracula_where_he_is() -> None:
    chase = prowling("vienna")
    chase.act("dracula", "power hide")
    assert chase.trail()[:3] == ["hide", "vienna", ""]
    assert chase.dracula.damage == 0
    chase.until("prowl")
    assert chase.trail()[:3] == ["", "hide", "vienna"]
    assert "move prague" in chase.legal("dracula")
    assert chase.why_not("dracula", "power hide") == "trail.no-reuse-power"


@card("hide")
@rule("power.hide.link")
def test_hide_is_linked_to_the_leftmost_location() -> None:
    chase = Chase(godalming="munich", dracula="vienna")
    chase.hideout(1, "", powers=["feed"])
    chase.hideout(2, "vienna")
    chase.hideout(3, "zagreb")
    chase.until("prowl")
    chase.act("dracula", "power hide")
    assert chase.trail()[:4] == ["hide", "feed", "vienna", "zagreb"]
    assert chase.dracula.link == place("vienna")
    for go in ("move prague", "move berlin"):
        chase.until("prowl")
        chase.act("dracula", go)
    assert chase.trail()[:5] == ["berlin", "prague", "hide", "feed", "vienna"]
    assert chase.dracula.link == place("vienna")
    chase.until("action", "godalming")
    chase.act("godalming", "drive vienna")
    assert chase.nest(3).faceup == [place("hide")]


@card("hide")
@rule("power.hide.linked-reveal")
def test_whatever_reveals_the_linked_city_reveals_hide() -> None:
    chase = Chase(godalming="paris", dracula="madrid")
    chase.hideout(2, "hide")
    chase.hideout(3, "vienna")
    chase.hideout(4, "prague")
    chase.dracula.link = place("vienna")
    chase.event_on_top("hired_scouts")
    chase.act("godalming", "supply", "play hired_scouts", "scout prague")
    assert not chase.nest(2).faceup
    chase.act("godalming", "scout vienna")
    assert chase.nest(2).faceup == [place("hide")]


@card("hide")
@rule("power.hide.linked-reveal")
def test_a_combat_at_dawn_reveals_a_hide_played_in_sight() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(1, "leipzig", faceup=True)
    chase.until("prowl")
    chase.act("dracula", "power hide")
    assert chase.nest(2).faceup == [place("leipzig")]
    assert chase.view("mina").table["trail"][0]["facedown"] == [PLAIN]
    chase["mina"].place = place("leipzig")
    chase.until("choose", "mina")
    assert chase.nest(1).faceup == [place("hide")]


@card("hide")
@rule("power.hide.encounter")
def test_hide_takes_an_encounter_even_beside_a_hunter() -> None:
    chase = Chase(mina="leipzig", dracula="nuremberg")
    chase.until("prowl")
    chase.act("dracula", "move leipzig")
    assert chase.question() != "place-encounter"
    chase.until("prowl")
    chase.act("dracula", "power hide")
    assert chase.question() == "place-encounter"
    chase.act("dracula", chase.legal("dracula")[0])
    assert len(chase.nest(1).encounters) == 1


@card("hide")
@rule("power.hide.no-mature")
def test_encounters_on_hide_never_mature() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "hide", encounters=["new_vampire"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature")
    assert chase.why_not("dracula", "resolve new_vampire") == "power.hide.no-mature"
    chase.act("dracula", "done")
    assert chase.g.influence == 0
    assert chase.g.encounter_discard == [named("new_vampire")]
    assert chase.why_not("dracula", "power hide") == ""


@card("hide")
@rule("power.hide.unlinked")
def test_hide_without_its_city_is_no_place_to_search() -> None:
    chase = Chase(godalming="munich", dracula="madrid")
    chase.hideout(5, "hide", encounters=["rats"])
    chase.hideout(6, "vienna")
    chase.dracula.link = place("vienna")
    chase.until("mature-or-lair")
    chase.act("dracula", "mature")
    assert chase.dracula.link == -1
    chase.until("action", "godalming")
    chase.act("godalming", "drive vienna")
    assert chase.nest(6).facedown == [place("hide")]
    assert chase.question() != "ambush"
    chase.until("action", "godalming")
    assert chase.why_not("godalming", "search") == "search.requires-hideout"


@card("hide", "wolf_form")
@rule("power.hide.with-wolf-form")
def test_a_wolf_may_hide() -> None:
    chase = prowling("prague")
    chase.act("dracula", "power wolf_form", "wolf-hide")
    assert chase.nest(1).facedown == [place("hide")]
    assert chase.nest(1).powers == [named("wolf_form")]
    assert chase.trail()[:2] == ["hide", "prague"]
    assert (chase.dracula.damage, chase.dracula.link) == (1, place("prague"))
    assert chase.question() == "place-encounter"
    chase.until("prowl")
    assert "move berlin" in chase.legal("dracula")


@card("hide", "wolf_form")
@rule("power.hide.with-wolf-form")
def test_there_is_one_hide_also_for_a_wolf() -> None:
    chase = prowling("leipzig")
    chase.hideout(3, "hide")
    chase.act("dracula", "power wolf_form")
    assert chase.why_not("dracula", "wolf-hide") == "trail.no-reuse-power"
    assert "wolf-hide" not in chase.legal("dracula")


@card("hide", "wolf_form")
@rule("power.hide.with-wolf-form")
def test_without_a_road_a_wolf_can_only_hide() -> None:
    chase = prowling("cagliari")
    assert chase.why_not("dracula", "power wolf_form") == ""
    chase.hideout(3, "hide")
    assert chase.why_not("dracula", "power wolf_form") == "power.wolf-form.path-on-trail"


@card("hide", "wolf_form")
@rule("power.hide.with-wolf-form")
def test_a_wolf_cannot_hide_at_sea() -> None:
    chase = Chase(dracula="hamburg")
    chase.hideout(1, "north_sea")
    chase.until("prowl")
    chase.act("dracula", "power wolf_form")
    assert chase.why_not("dracula", "wolf-hide") == "move.sea.dracula-powers-forbidden"
