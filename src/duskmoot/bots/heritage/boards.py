"""Quick answers to what the battlegrounds ask, on the way to a position that is judged."""

from __future__ import annotations

from duskmoot.bots.heritage.table import wants
from duskmoot.games.heritage.boards.anarch_revolt import burned
from duskmoot.games.heritage.boards.sabbat_wars import REGIONS, region_of
from duskmoot.games.heritage.boards.war_of_princes import FACTIONS, closed
from duskmoot.games.heritage.outlook.grounds import expected_lead
from duskmoot.games.heritage.pieces import (
    ADJACENT,
    ANARCH,
    ANARCH_REVOLT,
    BOARD_DATA,
    CAMARILLA,
    MASQUERADE,
    NONE,
    NORTH,
    TERRITORY_WORTH,
    TOKEN_VALUES,
)
from duskmoot.games.heritage.state import Heritage, Thread
from duskmoot.games.heritage.verbs import KEEP
from duskmoot.kernel.acts import noun, verb


def faction(g: Heritage, seat: int, t: Thread, a: int) -> float:
    """Whose cause an outsider serves: the own one, or in the Masquerade the rivals' row."""
    wanted = wants(g, seat)[noun(a)]
    if t.board == MASQUERADE:
        return -wanted
    if t.board == ANARCH_REVOLT:
        return abs(wanted) - 2.0 * burned(g, noun(a))
    return wanted


def march(g: Heritage, seat: int, t: Thread, a: int) -> float:
    """From where there are most, towards an empty territory, if the faction is to grow."""
    source, home = noun(a), t.chosen[0] - NORTH
    grow = 1.0 if wants(g, seat)[t.chosen[0]] >= 0.0 else -1.0
    found = 0.0
    for target in ADJACENT[source]:
        if not closed(g, t.chosen[0], target):
            found = max(found, gained(g, home, source, target))
    return grow * found


def march_to(g: Heritage, seat: int, t: Thread, a: int) -> float:
    grow = 1.0 if wants(g, seat)[t.chosen[0]] >= 0.0 else -1.0
    return grow * gained(g, t.chosen[0] - NORTH, t.chosen[1], noun(a))


def gained(g: Heritage, faction: int, source: int, target: int) -> float:
    """What the faction controls after the march, more than before; then how far it may go on."""
    found = 0.1 * len([p for p in ADJACENT[target] if p >= FACTIONS and empty(g, p)])
    if not g.princes[target * FACTIONS + faction]:
        found += TERRITORY_WORTH[target]
    if source >= FACTIONS and g.princes[source * FACTIONS + faction] == 1:
        found -= TERRITORY_WORTH[source]
    return found


def empty(g: Heritage, territory: int) -> bool:
    return not any(g.princes[territory * FACTIONS : territory * FACTIONS + FACTIONS])


def expel(g: Heritage, seat: int, t: Thread, a: int) -> float:
    return -wants(g, seat)[noun(a)]


def fire(g: Heritage, seat: int, t: Thread, a: int) -> float:
    """The own city is spared, that of rivals burns."""
    wanted = wants(g, seat)[t.chosen[0]]
    return wanted if verb(a) == KEEP else -wanted


# Sabbat Wars.


def cause(g: Heritage, seat: int) -> float:
    """1 for the Camarilla, -1 for the Sabbat; an Anarch is for whoever is behind."""
    allegiance = g.bloodlines[seat].allegiance
    if allegiance == ANARCH:
        leads = [expected_lead(region)[0] for region in g.regions]
        return -1.0 if len([x for x in leads if x > 0]) > len([x for x in leads if x < 0]) else 1.0
    return 1.0 if allegiance == CAMARILLA else -1.0


def side(g: Heritage, seat: int, t: Thread, a: int) -> float:
    own = cause(g, seat)
    return own if noun(a) == CAMARILLA else -own


def token(g: Heritage, seat: int, t: Thread, a: int) -> float:
    """The rivals' token with the highest number, by what all have seen."""
    region = region_of(g, t.n)
    cell = noun(a)
    shown = region.shown[cell]
    number = 3.5 if shown == NONE else shown % TOKEN_VALUES + 1.0
    own = cause(g, seat)
    theirs = -own if region.sides[cell] == CAMARILLA else own
    return number * theirs


def region(g: Heritage, seat: int, t: Thread, a: int) -> float:
    """Where the token would turn the least for the rivals, or be lost in the crowd."""
    target = region_of(g, noun(a))
    if len(target.tokens) >= int(BOARD_DATA["sabbat_wars"]["cells"]):
        return 2.0
    lead = expected_lead(target)[0] * cause(g, seat)
    return abs(lead) / 3 if noun(a) in REGIONS else 0.0
