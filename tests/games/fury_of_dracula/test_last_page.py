"""What the last page shows on the map: who fought Dracula where, and what matured where."""

from duskmoot.games.fury_of_dracula.board import NOWHERE
from duskmoot.games.fury_of_dracula.spec import FURY_OF_DRACULA
from tests.games.fury_of_dracula.chase import Chase, place
from tests.games.fury_of_dracula.fights import ambush, dusk, rounds
from tests.games.fury_of_dracula.test_matured import matured


def marked(chase: Chase, name: str) -> list[int]:
    return FURY_OF_DRACULA.marks(chase.g)[name]


def test_a_fight_with_dracula_is_marked_where_he_is_until_it_ends() -> None:
    chase = dusk(godalming="garlic")
    where = marked(chase, "dracula")
    assert marked(chase, "fight") == [*where, 1, 0, 0, 0]
    assert marked(chase, "hunters")[:1] == where
    for n, played in enumerate(("claws", "strength", "claws", "strength", "fangs", "fangs")):
        assert marked(chase, "fight") == [*where, 1, 0, 0, 0]
        rounds(chase, played, godalming="garlic garlic" if n % 2 else "dodge dodge")
    assert marked(chase, "fight")[0] == NOWHERE


def test_a_vampire_is_not_dracula() -> None:
    assert marked(ambush(), "fight")[0] == NOWHERE


def test_what_has_slid_off_the_trail_is_marked_until_it_is_dealt_with() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["rats"])
    assert marked(chase, "off") == [NOWHERE]
    chase.until("mature-or-lair")
    assert marked(chase, "off") == [place("paris")]
    assert marked(matured("wolves"), "off") == [place("paris")]
