"""Bats under a hunter's figure."""

from duskmoot.games.fury_of_dracula.cards.table import named
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def with_bats(city: str = "leipzig", start: str = "berlin") -> Chase:
    """Seward has been ambushed by bats in this city by day."""
    chase = Chase(seward=start, dracula="madrid")
    chase.hideout(3, city, encounters=["bats"])
    chase.act("godalming", "done")
    chase.act("seward", f"drive {city}")
    chase.act("dracula", "ambush bats")
    return chase


@card("bats")
@rule("token.bats.placement")
def test_all_see_the_bats_under_a_hunter() -> None:
    chase = with_bats()
    for name in NAMES:
        assert [h["bats"] for h in chase.view(name).table["hunters"]] == [False, True, False, False]
    assert chase.g.encounter_discard == [named("bats")]


@card("bats")
@rule("token.bats.move", "token.bats.night")
def test_bats_carry_a_hunter_away_in_the_night() -> None:
    chase = with_bats()
    chase.hideout(4, "nuremberg", encounters=["rats"])
    chase.until("drive")
    assert (chase.asked(), chase.g.time) == (["dracula"], 1)
    near = ["cologne", "hamburg", "berlin", "frankfurt", "nuremberg"]
    assert sorted(chase.legal("dracula")) == sorted(f"drive-to {city}" for city in near)
    chase.act("dracula", "drive-to nuremberg")
    h = chase["seward"]
    assert (h.place, h.bats) == (place("nuremberg"), False)
    assert chase.question() == "ambush"
    chase.act("dracula", "done")
    assert h.delayed
    assert chase.asked() == ["helsing"]
    chase.until("prowl")
    chase.until("action")
    chase.act("godalming", "done")
    assert chase.asked() == ["helsing"]  # Seward has stood up


@card("bats")
@rule("token.bats.delayed")
def test_bats_wait_for_a_delayed_hunter_to_stand_up() -> None:
    chase = Chase(seward="berlin", dracula="madrid")
    chase["seward"].bats = True
    chase["seward"].delayed = True
    chase.act("godalming", "done")
    assert chase.asked() == ["helsing"]
    assert (chase["seward"].bats, chase["seward"].delayed) == (True, False)
    chase.until("drive")
    chase.act("dracula", "drive-to leipzig")
    assert chase["seward"].place == place("leipzig")
    assert chase["seward"].delayed


@card("bats")
@rule("token.bats.fog")
def test_bats_wait_for_the_fog_to_lift() -> None:
    chase = Chase(seward="berlin", dracula="madrid")
    chase["seward"].bats = True
    chase.g.fog = [place("berlin")] * 2
    chase.act("godalming", "done")
    for i in range(2):
        assert chase.asked() == ["seward"]
        chase.act("seward", "rest")
        assert chase["seward"].bats
        if i == 0:
            chase.until("action", "godalming")
            chase.act("godalming", "done")
    chase.g.fog = []
    chase.until("drive")
    chase.act("dracula", "drive-to hamburg")
    assert chase["seward"].place == place("hamburg")


@card("bats")
@rule("token.bats.move")
def test_from_cagliari_bats_carry_nobody() -> None:
    chase = Chase(seward="cagliari", dracula="madrid")
    chase["seward"].bats = True
    chase.act("godalming", "done")
    assert chase.asked() == ["helsing"]
    assert (chase["seward"].bats, chase["seward"].delayed) == (False, False)
