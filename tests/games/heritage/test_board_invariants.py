"""Every invariant of a battleground is one that damage would break."""

from collections.abc import Callable

import pytest

from duskmoot.games.heritage.boards.sabbat_wars import lift
from duskmoot.games.heritage.pieces import TORPOR
from duskmoot.games.heritage.state import Bloodline, Heritage
from tests.games.heritage.court import GAME, Court

REVOLT = {"geography-board": "anarch-revolt"}
MASQUERADE = {"geography-board": "masquerade"}
COURT = {"class-board": "court"}
WARS = {"geography-board": "sabbat-wars"}


def anna(g: Heritage) -> Bloodline:
    return g.bloodlines[0]


def asleep_with_title(g: Heritage) -> None:
    anna(g).marks[1] = TORPOR
    anna(g).titles[1] = 1


def empty_city(g: Heritage) -> None:
    g.cities[0] = 0
    anna(g).ankhs[1] = 4


def ghost(g: Heritage) -> None:
    g.regions[0].faces[0] = 1


def swapped(g: Heritage) -> None:
    g.camarilla[0], g.sabbat[0] = g.sabbat[0], g.camarilla[0]


def mistaken(g: Heritage) -> None:
    g.regions[0].shown[0] = g.regions[0].tokens[1]


DAMAGE: list[tuple[str, dict[str, str], Callable[[Heritage], object]]] = [
    ("beside the scale", {}, lambda g: setattr(anna(g), "morality", 11)),
    ("beside the scale", {"temperament-board": "humanity"}, lambda g: setattr(anna(g), "side", -1)),
    ("in torpor holds", COURT, asleep_with_title),
    ("a column without", {"class-board": "inquisition"}, lambda g: g.inquisition.pop()),
    ("an ankh is lost", REVOLT, lambda g: g.cities.__setitem__(0, 3)),
    ("or stands empty", REVOLT, empty_city),
    ("an ankh is lost", MASQUERADE, lambda g: g.rows.__setitem__(4, 2)),
    ("beside the row", MASQUERADE, lambda g: g.rows.__setitem__(0, 4)),
    ("a title is doubled", COURT, lambda g: setattr(anna(g), "titles", [1, 1])),
    ("with two titles", COURT, lambda g: setattr(anna(g), "titles", [3, 0])),
    ("of the Court is lost", COURT, lambda g: g.court.__setitem__(0, 5)),
    ("a token is lost", WARS, lambda g: lift(g.regions[0], 0)),
    ("other side's start place", WARS, swapped),
    ("half a token", WARS, lambda g: g.regions[0].faces.pop()),
    ("of the wrong side", WARS, lambda g: g.regions[0].sides.reverse()),
    ("not what was seen", WARS, mistaken),
    ("nobody has seen it", WARS, ghost),
]


@pytest.mark.parametrize(("complaint", "options", "damage"), DAMAGE)
def test_damage_is_found(
    complaint: str, options: dict[str, str], damage: Callable[[Heritage], object]
) -> None:
    court = Court(options=options)
    court.tree("anna", "x")
    assert GAME.broken(court.g) == []
    damage(court.g)
    assert any(complaint in found for found in GAME.broken(court.g)), GAME.broken(court.g)
