"""Searching hideouts and lairs (book: 'Search')."""

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def searching(*encounters: str, nest: int = 3) -> Chase:
    """Lord Godalming searches this hideout in Leipzig, which Dracula has left."""
    chase = Chase(godalming="leipzig", dracula="madrid")
    chase.hideout(nest, "leipzig", encounters=list(encounters), faceup=True)
    chase.act("godalming", "search")
    return chase


def turned_up(chase: Chase, nest: int, card: str, wounds: int = 0) -> None:
    """This encounter was revealed before."""
    chase.nest(nest).encounters.remove(named(card))
    chase.nest(nest).revealed.append(named(card))
    chase.nest(nest).wounds.append(wounds)


@rule("search.reveal-all")
def test_all_encounters_are_revealed_before_the_first_strikes() -> None:
    for nest in (3, 8):
        chase = searching("wolves", "hoax", nest=nest)
        assert chase.question() == "meet"
        for name in NAMES:
            seen = chase.view(name).table
            hideout = (seen["trail"] + seen["lairs"])[nest - 1]
            assert hideout["revealed"] == [named("wolves"), named("hoax")]
        assert chase["godalming"].damage == 0
        assert not chase["godalming"].delayed


@rule("search.resolve-all")
def test_every_encounter_there_strikes_the_searcher() -> None:
    chase = searching("wolves", "hoax")
    chase.act("godalming", "meet wolves")
    assert chase["godalming"].damage == 4
    assert chase.legal("godalming") == ["meet hoax"]
    chase.act("godalming", "meet hoax")
    assert chase["godalming"].delayed


@rule("search.resolve-all")
def test_what_lay_open_strikes_again_and_nothing_matures() -> None:
    chase = Chase(godalming="leipzig", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["reckless_vampire", "spy"], faceup=True)
    turned_up(chase, 3, "reckless_vampire", wounds=2)
    chase.act("godalming", "search")
    assert sorted(chase.legal("godalming")) == ["meet reckless_vampire", "meet spy"]
    chase.act("godalming", "meet spy", "meet reckless_vampire")
    assert chase.question() == "choose"
    assert chase.g.fighters == [0]
    chase.until("action", "seward")
    assert not chase.told("influence-vampire")
    assert not chase.told("matures")


@rule("search.order")
def test_the_searcher_chooses_the_order() -> None:
    for first, second in (("wolves", "hoax"), ("hoax", "wolves")):
        chase = searching("wolves", "hoax")
        assert chase.asked() == ["godalming"]
        assert sorted(chase.legal("godalming")) == ["meet hoax", "meet wolves"]
        chase.act("godalming", f"meet {first}")
        assert chase.g.encounter_discard == [named(first)]
        chase.act("godalming", f"meet {second}")


@rule("search.requires-hideout")
def test_a_search_needs_a_hideout_or_a_lair() -> None:
    chase = Chase(godalming="paris", dracula="rome")
    chase.hideout(3, "leipzig", encounters=["rats"])
    assert chase.why_not("godalming", "search") == "search.requires-hideout"
    for nest in (6, 9):
        chase = Chase(godalming="paris", dracula="rome")
        chase.hideout(nest, "paris", encounters=["rats"], faceup=True)
        assert chase.why_not("godalming", "search") == ""


@rule("search.fog")
def test_nobody_searches_in_fog() -> None:
    chase = Chase(godalming="leipzig", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats"], faceup=True)
    chase.g.fog = [place("paris")]
    assert chase.why_not("godalming", "search") == ""
    chase.g.fog = [place("leipzig")]
    assert chase.why_not("godalming", "search") == "search.fog"


@rule("search.linked-hide")
def test_a_search_covers_the_linked_hide() -> None:
    chase = Chase(godalming="leipzig", dracula="madrid")
    chase.hideout(2, "hide", encounters=["hoax"], faceup=True)
    chase.hideout(3, "leipzig", encounters=["wolves"], faceup=True)
    chase.dracula.link = place("leipzig")
    chase.act("godalming", "search")
    assert sorted(chase.legal("godalming")) == ["meet hoax", "meet wolves"]
    chase.act("godalming", "meet hoax", "meet wolves")
    assert sorted(chase.g.encounter_discard) == sorted([named("hoax"), named("wolves")])


@rule("search.linked-hide")
def test_a_search_leaves_a_hide_without_link_alone() -> None:
    chase = Chase(godalming="leipzig", dracula="madrid")
    chase.hideout(2, "hide", encounters=["hoax"])
    chase.hideout(3, "leipzig", encounters=["wolves"], faceup=True)
    chase.act("godalming", "search")
    assert chase.legal("godalming") == ["meet wolves"]
    assert chase.nest(2).encounters == [named("hoax")]


@rule("search.discard-after")
def test_a_searched_encounter_is_discarded() -> None:
    chase = searching("wolves")
    chase.act("godalming", "meet wolves")
    assert chase.g.encounter_discard == [named("wolves")]
    assert (chase.nest(3).revealed, chase.nest(3).encounters) == ([], [])
    assert chase.nest(3).faceup == [place("leipzig")]


@rule("search.discard-after")
def test_a_vampire_that_was_not_defeated_stays_with_its_wounds() -> None:
    chase = searching("reckless_vampire")
    chase.act("godalming", "meet reckless_vampire")
    chase.holds("mesmerize", "strength")
    chase.fights("mesmerize", godalming="punch")
    chase.until("action", "seward")
    assert chase.nest(3).revealed == [named("reckless_vampire")]
    assert 0 < chase.nest(3).wounds[0] < 4
    assert chase.g.encounter_discard == []
