"""What holds on every battleground in every position, whoever has done what."""

from __future__ import annotations

from duskmoot.games.heritage.belief import all_tokens
from duskmoot.games.heritage.boards.anarch_revolt import burned, in_fire
from duskmoot.games.heritage.boards.ankhs import on_vampires
from duskmoot.games.heritage.boards.court import titles_of
from duskmoot.games.heritage.boards.inquisition import IUDICES
from duskmoot.games.heritage.boards.masquerade import left
from duskmoot.games.heritage.boards.sabbat_wars import CELLS, side_of
from duskmoot.games.heritage.lines import is_awake
from duskmoot.games.heritage.pieces import (
    ANARCH_REVOLT,
    ARCHETYPES,
    BOARD_DATA,
    BOARD_NAMES,
    CAMARILLA,
    COMPOSED,
    COURT,
    DIRECTIONS,
    FERVENT,
    HIGH,
    INQUISITION,
    LOW,
    MASQUERADE,
    NONE,
    NORTH,
    SABBAT,
    SABBAT_WARS,
    TEMPERAMENT,
)
from duskmoot.games.heritage.state import Heritage, Region


def broken_boards(g: Heritage) -> list[str]:
    found = broken_morality(g) + broken_holders(g)
    if INQUISITION in g.boards:
        found += broken_inquisition(g)
    if ANARCH_REVOLT in g.boards:
        found += broken_cities(g)
    if MASQUERADE in g.boards:
        found += broken_rows(g)
    if COURT in g.boards:
        found += broken_court(g)
    if SABBAT_WARS in g.boards:
        found += broken_regions(g)
    return found


def broken_morality(g: Heritage) -> list[str]:
    highest = len(BOARD_DATA[BOARD_NAMES[g.boards[TEMPERAMENT]]]["points"]) - 1
    on_scale = [0 <= b.morality <= highest for b in g.bloodlines]
    sided = [b.side in (COMPOSED, FERVENT) for b in g.bloodlines]
    return [] if all(on_scale + sided) else ["a morality token beside the scale"]


def broken_holders(g: Heritage) -> list[str]:
    """Vampires in torpor have lost what battlegrounds had given them."""
    for b in g.bloodlines:
        for place in range(len(b.line)):
            if (b.ankhs[place] or b.titles[place]) and not is_awake(b, place):
                return ["a vampire in torpor holds an ankh or a title"]
    return []


def broken_inquisition(g: Heritage) -> list[str]:
    shown = [token % IUDICES in (HIGH, LOW) for token in g.inquisition]
    return [] if len(shown) == len(ARCHETYPES) and all(shown) else ["a column without token"]


def broken_cities(g: Heritage) -> list[str]:
    found: list[str] = []
    for direction in DIRECTIONS:
        city = g.cities[direction - NORTH]
        total = city + in_fire(g, direction) + on_vampires(g, direction)
        if total != BOARD_DATA["anarch_revolt"]["ankhs"]:
            found.append("an ankh is lost or doubled")
        if burned(g, direction) == bool(city):
            found.append("a city burns with ankhs in it, or stands empty")
    return found


def broken_rows(g: Heritage) -> list[str]:
    found: list[str] = []
    data = BOARD_DATA["masquerade"]
    for direction in DIRECTIONS:
        if left(g, direction) + on_vampires(g, direction) != data["ankhs"]:
            found.append("an ankh is lost or doubled")
        if not 0 <= g.rows[direction - NORTH] < data["steps"]:
            found.append("an investigator beside the row")
    return found


def broken_court(g: Heritage) -> list[str]:
    found: list[str] = []
    held = [titles_of(g, vampire) for b in g.bloodlines for vampire in b.line]
    borne = [title for titles in held for title in titles]
    if len(set(borne)) != len(borne):
        found.append("a title is doubled")
    if any(len(titles) > 1 for titles in held):
        found.append("a vampire with two titles")
    if min(g.court) < 0 or g.court[HIGH] + g.court[LOW] >= BOARD_DATA["court"]["tokens"]:
        found.append("a token of the Court is lost")
    return found


def broken_regions(g: Heritage) -> list[str]:
    found: list[str] = []
    tokens = g.camarilla + g.sabbat + g.spent
    for region in g.regions:
        tokens = tokens + region.tokens
        found += broken_region(region)
    if sorted(tokens) != sorted(all_tokens(CAMARILLA) + all_tokens(SABBAT)):
        found.append("a token is lost or doubled")
    strays = [side_of(token) for token in g.camarilla].count(SABBAT)
    if strays or [side_of(token) for token in g.sabbat].count(CAMARILLA):
        found.append("a token on the other side's start place")
    return found


def broken_region(region: Region) -> list[str]:
    found: list[str] = []
    sizes = [len(region.sides), len(region.faces), len(region.shown)]
    if sizes != [len(region.tokens)] * 3 or len(region.tokens) > CELLS:
        return ["a region with more tokens than cells, or with half a token"]
    for i in range(len(region.tokens)):
        if region.sides[i] != side_of(region.tokens[i]):
            found.append("a token of the wrong side")
        if region.shown[i] not in (NONE, region.tokens[i]):
            found.append("a token is not what was seen")
        if region.faces[i] and region.shown[i] == NONE:
            found.append("a token lies face up and nobody has seen it")
    return found
