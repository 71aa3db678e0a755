"""What the battlegrounds will pay: by value for each vampire, and to a seat itself.

Both go by the activations still to come. With none left they are what the board scores.
"""

from __future__ import annotations

from math import comb, erf, exp, sqrt
from typing import Final

from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.boards.court import PRINCE, TIME, favourite, holder
from duskmoot.games.heritage.boards.inquisition import showing
from duskmoot.games.heritage.lines import owner_of, value_of
from duskmoot.games.heritage.pieces import (
    ADJACENT,
    ANARCH,
    ANARCH_REVOLT,
    ARCHETYPES,
    BEAST_WITHIN,
    BOARD_DATA,
    BORDERS,
    CAMARILLA,
    CLASS,
    CONTESTED,
    COURT,
    DIRECTIONS,
    GEOGRAPHY,
    HIGH,
    HIGH_LOW_CLANS,
    INQUISITION,
    LOW,
    MASQUERADE,
    NONE,
    NORTH,
    OUTSIDER,
    ROUNDS,
    SABBAT,
    SABBAT_WARS,
    TEMPERAMENT,
    TERRITORY_WORTH,
    TOKEN_VALUES,
    VALUE_NAMES,
    WAR_OF_PRINCES,
)
from duskmoot.games.heritage.state import Bloodline, Heritage, Region

LONGEST: Final[int] = 40
"""More activations than this make no difference."""
FACTIONS: Final[int] = len(DIRECTIONS)
_TRACK: Final[list[int]] = [int(points) for points in BOARD_DATA["high_low_clans"]["points"]]
_END: Final[int] = int(BOARD_DATA["high_low_clans"]["end"])
_MORALITY: Final[list[int]] = [int(points) for points in BOARD_DATA["beast_within"]["points"]]
_HUMANITY: Final[list[int]] = [int(points) for points in BOARD_DATA["humanity"]["points"]]
_PRINCES: Final[int] = int(BOARD_DATA["war_of_princes"]["points"])
_BURNED: Final[int] = int(BOARD_DATA["anarch_revolt"]["burned"])
_STEPS: Final[int] = int(BOARD_DATA["masquerade"]["steps"])
_VOTERS: Final[int] = int(BOARD_DATA["court"]["tokens"])
_PEER: Final[int] = int(BOARD_DATA["court"]["points"])
_TITLE: Final[int] = int(BOARD_DATA["court"]["points_title"])
_WAR: Final[int] = int(BOARD_DATA["sabbat_wars"]["points"])
_REGIONS: Final[int] = int(BOARD_DATA["sabbat_wars"]["regions_to_win"])

STEP_UP: Final[float] = 0.45
"""How far a player's morality rises with each recruit, about."""
STANDS: Final[list[float]] = [0.8, 0.6, 0.35]
"""By ankhs in its fire: the chance that a city lives to the end of a long game."""
BREACHES: Final[float] = 0.2
"""Steps of one investigator with each activation."""
REIGN: Final[float] = 0.9
"""The chance that a Prince keeps the title."""
UNSEEN: Final[float] = 3.5
"""What a token face down counts, on average, and how far it may be from that."""
SPREAD: Final[float] = 2.9
ANKH: Final[float] = 0.2
"""What an ankh on a vampire is worth: a respite may come."""


def activations_left(g: Heritage) -> int:
    """Recruits still to come, of all players."""
    seats = len(g.bloodlines)
    return max(0, seats * ROUNDS[seats] - sum([b.recruits for b in g.bloodlines]))


def payoffs(g: Heritage, left: int) -> list[float]:
    """By value: what each awake vampire that shows it will score for its owner."""
    found = [0.0] * len(VALUE_NAMES)
    of_class = g.boards[CLASS]
    if of_class == HIGH_LOW_CLANS:
        steps = min(left, LONGEST)
        found[HIGH] = POLITICS[steps][_END + g.high_low]
        found[LOW] = POLITICS[steps][_END - g.high_low]
    elif of_class == INQUISITION:
        steps = min(left, LONGEST)
        found[HIGH] = SCRUTINY[steps][showing(g, HIGH)]
        found[LOW] = SCRUTINY[steps][showing(g, LOW)]
    elif of_class == COURT:
        high, low = throne(g, left)
        found[HIGH] = _PEER * high
        found[LOW] = _PEER * low
    of_geography = g.boards[GEOGRAPHY]
    if of_geography == SABBAT_WARS:
        return found
    if of_geography == WAR_OF_PRINCES:
        shares = leading(g, left)
    elif of_geography == ANARCH_REVOLT:
        shares = cities(g, left)
    else:
        shares = rows(g, left)
    for i in range(FACTIONS):
        found[NORTH + i] = shares[i]
    found[OUTSIDER] = float(BOARDS[of_geography].data["points_outsider"])
    return found


def of_seat(g: Heritage, b: Bloodline, left: int) -> float:
    """What the battlegrounds pay to a player, whatever their vampires show."""
    found = morality(g, b)
    if g.boards[CLASS] == COURT:
        found += titles(g, b, left)
    of_geography = g.boards[GEOGRAPHY]
    if of_geography == SABBAT_WARS:
        found += _WAR * loyalty(g, b.allegiance, left)
    elif of_geography in (ANARCH_REVOLT, MASQUERADE) and left:
        found += ANKH * sum([1 for ankhs in b.ankhs if ankhs])
    return found


# Of High and Low Clans, and the Inquisition: chances worked out once.


def _politics() -> list[list[float]]:
    """By steps to come and by place of the token (seen from its class): points of a vampire."""
    last = [float(_TRACK[place]) if place > 0 else 0.0 for place in range(-_END, _END + 1)]
    table = [last]
    power = float(BOARD_DATA["high_low_clans"]["power"])
    for steps in range(LONGEST):
        then = last[:]
        then[0] = last[_END]
        then[2 * _END] = power + last[_END]
        now = [0.0] * (2 * _END + 1)
        for place in range(1, 2 * _END):
            now[place] = (then[place - 1] + then[place + 1]) / 2
        now[0] = now[1]
        now[2 * _END] = now[2 * _END - 1]
        table.append(now)
        last = now
    return table


def _scrutiny() -> list[list[float]]:
    """By steps to come and by tokens that show its class: points of a vampire."""
    columns = len(ARCHETYPES)
    points = float(BOARD_DATA["inquisition"]["points"])
    last = [points if 2 * shown < columns else 0.0 for shown in range(columns + 1)]
    table = [last]
    for steps in range(LONGEST):
        now: list[float] = []
        for shown in range(columns + 1):
            up = (columns - shown) / columns / 2
            down = shown / columns / 2
            more = up * last[min(shown + 1, columns)] + down * last[max(shown - 1, 0)]
            now.append(more + (1.0 - up - down) * last[shown])
        table.append(now)
        last = now
    return table


POLITICS: Final[list[list[float]]] = _politics()
SCRUTINY: Final[list[list[float]]] = _scrutiny()


# Beast Within and Humanity.


def morality(g: Heritage, b: Bloodline) -> float:
    if g.boards[TEMPERAMENT] != BEAST_WITHIN:
        return float(_HUMANITY[b.morality])
    ahead = max(0, ROUNDS[len(g.bloodlines)] - b.recruits)
    at = min(b.morality + STEP_UP * ahead, len(_MORALITY) - 1.001)
    step = int(at)
    return _MORALITY[step] + (at - step) * (_MORALITY[step + 1] - _MORALITY[step])


# War of Princes.


def leading(g: Heritage, left: int) -> list[float]:
    """By direction: the points of a vampire, by the chance that its faction leads."""
    strengths = holdings(g)
    if not left:
        best = max(strengths)
        return [float(_PRINCES) if strength == best else 0.0 for strength in strengths]
    if g.options[BORDERS] != CONTESTED:
        for i in range(FACTIONS):
            strengths[i] += 0.3 * min(frontier(g, i), 2) * min(1.0, left / 6)
    scale = 0.3 + 0.3 * sqrt(left)
    best = max(strengths)
    weights = [exp((strength - best) / scale) for strength in strengths]
    total = sum(weights)
    return [_PRINCES * min(1.0, 1.1 * weight / total) for weight in weights]


def holdings(g: Heritage) -> list[float]:
    """By direction: what the territories count that it controls."""
    found = [0.0] * FACTIONS
    contested = g.options[BORDERS] == CONTESTED
    for territory in range(FACTIONS, len(TERRITORY_WORTH)):
        first = territory * FACTIONS
        most = max(g.princes[first : first + FACTIONS]) if contested else 1
        for i in range(FACTIONS):
            if g.princes[first + i] and g.princes[first + i] >= most:
                found[i] += TERRITORY_WORTH[territory]
    return found


def frontier(g: Heritage, faction: int) -> int:
    """Empty territories next to it, three at most."""
    found = 0
    for territory in range(FACTIONS, len(TERRITORY_WORTH)):
        first = territory * FACTIONS
        if any(g.princes[first : first + FACTIONS]):
            continue
        for other in ADJACENT[territory]:
            if g.princes[other * FACTIONS + faction]:
                found += 1
                break
        if found == 3:
            break
    return found


# Anarch Revolt and Masquerade.


def cities(g: Heritage, left: int) -> list[float]:
    """By direction: the points of a vampire, if its city stands, for the cities burned."""
    length = min(1.0, left / 12)
    standing: list[float] = []
    for i in range(FACTIONS):
        fire = g.cities[FACTIONS + i]
        standing.append(0.0 if fire >= _BURNED else 1.0 - (1.0 - STANDS[fire]) * length)
    burned = sum([1.0 - chance for chance in standing])
    return [chance * (burned - (1.0 - chance)) for chance in standing]


def rows(g: Heritage, left: int) -> list[float]:
    """By direction: the points of a vampire, by the ankhs that will be left in its row."""
    found: list[float] = []
    for i in range(FACTIONS):
        taken = 0.0
        if left:
            taken = max(0.0, (g.rows[i] + BREACHES * left) / _STEPS - 0.3)
        found.append(max(0.0, g.rows[FACTIONS + i] - taken))
    return found


# The Court.


def prevails(g: Heritage) -> float:
    """The chance that the high class wins the next vote."""
    high, low = g.court[HIGH], g.court[LOW]
    open_votes = _VOTERS - high - low
    needed = _VOTERS // 2 + 1 - high
    ways = [comb(open_votes, n) for n in range(max(0, needed), open_votes + 1)]
    return sum(ways) / 2.0**open_votes


def throne(g: Heritage, left: int) -> tuple[float, float]:
    """The chances that the Prince of the end is high, and low."""
    prince = holder(g, PRINCE)
    if prince != NONE:
        stays = REIGN + (1.0 - REIGN) * (not left)
        high = stays if value_of(prince, CLASS) == HIGH else 1.0 - stays
        return (high, 1.0 - high)
    if not left:
        return (0.0, 0.0)
    votes = PRINCE - g.court[TIME]
    missing = _VOTERS * (votes + 1) - g.court[HIGH] - g.court[LOW]
    elected = min(1.0, left / missing) ** 2
    high = prevails(g) if not votes else 0.5
    return (elected * high, elected * (1.0 - high))


def titles(g: Heritage, b: Bloodline, left: int) -> float:
    """Those borne, and the one that the next vote may bring."""
    found = float(_TITLE) * sum([1 for bits in b.titles if bits])
    missing = _VOTERS - g.court[HIGH] - g.court[LOW]
    if left < missing:
        return found
    high = prevails(g)
    for side, chance in ((HIGH, high), (LOW, 1.0 - high)):
        elected = favourite(g, side)
        if elected != NONE and owner_of(g, elected) == b.seat:
            found += 0.6 * _TITLE * chance
    return found


# Sabbat Wars.


def expected_lead(region: Region) -> tuple[float, float]:
    """The Camarilla's lead there by what all have seen, and how far it may be off, squared."""
    lead, doubt = 0.0, 0.0
    for i in range(len(region.sides)):
        number = UNSEEN
        if region.shown[i] == NONE:
            doubt += SPREAD
        else:
            number = region.shown[i] % TOKEN_VALUES + 1.0
        lead += number if region.sides[i] == CAMARILLA else -number
    return (lead, doubt)


def loyalty(g: Heritage, side: int, left: int) -> float:
    """The chance that this side wins the war."""
    camarilla = [1.0]
    sabbat = [1.0]
    for region in g.regions:
        lead, doubt = expected_lead(region)
        doubt += 0.8 * left
        if doubt:
            wide = sqrt(2.0 * doubt)
            above = 0.5 + erf((lead - 0.5) / wide) / 2
            below = 0.5 + erf((-lead - 0.5) / wide) / 2
        else:
            above, below = float(lead > 0), float(lead < 0)
        camarilla = one_more(camarilla, above)
        sabbat = one_more(sabbat, below)
    wins = [sum(camarilla[_REGIONS:]), sum(sabbat[_REGIONS:])]
    if side == ANARCH:
        return max(0.0, 1.0 - wins[CAMARILLA] - wins[SABBAT])
    return wins[side]


def one_more(chances: list[float], chance: float) -> list[float]:
    """By number of regions held, with one region more."""
    found = [0.0] * (len(chances) + 1)
    for n in range(len(chances)):
        found[n] += chances[n] * (1.0 - chance)
        found[n + 1] += chances[n] * chance
    return found
