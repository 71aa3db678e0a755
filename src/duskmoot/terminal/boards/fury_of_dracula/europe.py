"""Europe in the terminal: cities by region, the seas, tokens, and the ways out of a place."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.games.fury_of_dracula.board import (
    BY_SEA,
    CITIES,
    HOSPITAL_CITY,
    HOSPITALS,
    IS_LARGE,
    LOCATIONS,
    NO_REGION,
    NOWHERE,
    RAILWAYS,
    REGION,
    REGION_NAMES,
    ROAD,
    ROADS,
    SEAS,
    WAY_KIND,
    WAYS,
    WHITE,
    hospital_of,
    in_hospital,
    is_city,
    is_port,
)
from duskmoot.games.fury_of_dracula.sheets import DRACULA_PHASE, NONE, SPACES
from duskmoot.kernel.view import View
from duskmoot.terminal.boards.board import BARE, TITLES, WHOLE, Canvas
from duskmoot.terminal.boards.fury_of_dracula.public import (
    chance,
    character,
    character_style,
    dracula_at,
    guesses,
    hunters_at,
    is_dracula,
    nests,
    percent,
    place_name,
)
from duskmoot.terminal.look import one_line, panel

LARGE: Final[str] = "▪"
PORT: Final[str] = "≈"
HOSPITAL: Final[str] = "✚"
FOG: Final[str] = "░"
STORM: Final[str] = "ϟ"
HOLY: Final[str] = "✝"
HOST: Final[str] = "✦"
TRAIL: Final[str] = "◆"
LAIR: Final[str] = "◇"
COUNT: Final[str] = "♛"
BLOCKED: Final[str] = "✕"
LEGEND: Final[dict[str, str]] = {
    "large": LARGE,
    "port": PORT,
    "hospital": HOSPITAL,
    "trail-space": TRAIL,
    "lair": LAIR,
    "dracula": COUNT,
    "fog": FOG,
    "storm": STORM,
    "holy": HOLY,
    "host": HOST,
}
GUESSES: Final[dict[int, int]] = {BARE: 4, TITLES: 6, WHOLE: 8}
"""How many of the likeliest places are named."""


def europe(seen: View, canvas: Canvas) -> RenderableType:
    """All cities by region; where rows are scarce only places with something in them."""
    found = {place: marks(place, seen, canvas) for place in LOCATIONS}
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for region, name in enumerate(REGION_NAMES):
        cities = [p for p in CITIES if REGION[p] == region]
        add_places(grid, canvas.speech.say(f"region-{name}"), cities, found, canvas)
    add_places(grid, canvas.speech.say("table-seas"), SEAS, found, canvas)
    whole = Group(grid, *roadblocks(seen, canvas), *likely(seen, canvas))
    return panel(whole, canvas.speech.say("table-europe"), legend(found, canvas))


def add_places(
    grid: Table, name: str, places: list[int], found: dict[int, Text], canvas: Canvas
) -> None:
    shown = [p for p in places if canvas.detail == WHOLE or found[p]]
    if shown:
        there = [place_text(p, found[p], canvas) for p in shown]
        grid.add_row(Text(name, "faint"), Text("  ").join(there))


def place_text(place: int, found: Text, canvas: Canvas) -> Text:
    """Its name, what is printed there, who and what stands there."""
    text = Text(place_name(place, canvas), "name" if found else "second")
    text.append(printed(place), "faint")
    return text.append(" ").append(found) if found else text


def printed(place: int) -> str:
    if not is_city(place):
        return ""
    hospital = hospital_of(place) in HOSPITALS
    return LARGE * IS_LARGE[place] + PORT * is_port(place) + HOSPITAL * hospital


def marks(place: int, seen: View, canvas: Canvas) -> Text:
    """Dracula if he is known to be here, hunters, hideouts and tokens."""
    parts: list[Text] = []
    if place == dracula_at(seen):
        parts.append(Text(COUNT, "dracula"))
    here = hunters_at(seen, place)
    if here:
        parts.append(people(here, canvas))
    lying = hunters_at(seen, hospital_of(place)) if is_city(place) else []
    if lying:
        parts.append(Text(HOSPITAL, "second").append(people(lying, canvas)))
    parts += [Text(mark, "blood") for mark in hideouts_at(place, seen)]
    parts += [Text(mark, "candle") for mark in tokens_at(place, seen)]
    return Text(" ").join(parts)


def people(hunters: list[int], canvas: Canvas) -> Text:
    named = [Text(character(h, canvas), character_style(h)) for h in hunters]
    return Text("(").append(Text(", ").join(named)).append(")")


def hideouts_at(place: int, seen: View) -> list[str]:
    """◆2 for space 2 of the Trail, ◇1 for the first lair."""
    return [
        f"{TRAIL}{nest.number + 1}" if nest.number < SPACES else f"{LAIR}{nest.number + 1 - SPACES}"
        for nest in nests(seen)
        if nest.place == place
    ]


def tokens_at(place: int, seen: View) -> list[str]:
    found = [f"{FOG}{seen.table['fog'].count(place)}"] if place in seen.table["fog"] else []
    zones = {"storms": STORM, "holy_ground": HOLY, "hosts": HOST}
    return found + [mark for zone, mark in zones.items() if place in seen.table[zone]]


def legend(found: dict[int, Text], canvas: Canvas) -> str:
    """The marks that are to be seen now."""
    used = "".join(text.plain for text in found.values())
    used += "".join(printed(place) for place in found if canvas.detail == WHOLE or found[place])
    named = {mark: canvas.speech.say(f"table-{key}") for key, mark in LEGEND.items()}
    return "  ".join(f"{mark} {name}" for mark, name in named.items() if mark in used)


# Roadblocks and other news of the map.


def way_name(way: int, canvas: Canvas) -> str:
    a, b = WAYS[way]
    kind = canvas.speech.say(f"table-{way_kind(way)}")
    return f"{place_name(a, canvas)}–{place_name(b, canvas)} ({kind})"


def way_kind(way: int) -> str:
    if WAY_KIND[way] == ROAD:
        return "road"
    return "white" if WAY_KIND[way] == WHITE else "yellow"


def roadblocks(seen: View, canvas: Canvas) -> list[Text]:
    ways = [way_name(way, canvas) for way in seen.table["roadblocks"]]
    if not ways:
        return []
    head = Text(f"{BLOCKED} {canvas.speech.say('table-roadblocks')}: ", "faint")
    return [head.append(", ".join(ways), "candle")]


def likely(seen: View, canvas: Canvas) -> list[Text]:
    """For hunters: in how many places Dracula may be, and in which most likely."""
    best = guesses(canvas, "here", GUESSES[canvas.detail])
    if not best or dracula_at(seen) != NOWHERE:
        return []
    possible = len([n for n in canvas.reckoned["here"] if n >= 0])
    head = Text(f"{COUNT} {canvas.speech.say('table-likely', n=possible)} · ", "dracula")
    return [head.append(best, "second")]


def token_lines(seen: View, canvas: Canvas) -> list[RenderableType]:
    """Tokens in one line, without the map."""
    parts = [
        Text(f"{place_name(p, canvas)} ").append(
            Text(" ").join([Text(m) for m in tokens_at(p, seen)])
        )
        for p in [*CITIES, *SEAS]
        if tokens_at(p, seen)
    ]
    return [one_line(Text("  ").join(parts))] if parts else []


# The ways out.


def ways_out(seen: View, canvas: Canvas) -> list[RenderableType]:
    """From where the acting hunter stands; for Dracula in his own phase, from where he is."""
    place = setting_out(seen)
    if place == NOWHERE:
        return []
    parts = [part for part in ways(place, seen, canvas) if part]
    head = Text(
        f"{canvas.speech.say('table-ways', **canvas.speech.noun('place', place, []))}  ", "faint"
    )
    return [head.append(Text("  ").join(parts))]


def setting_out(seen: View) -> int:
    acting: int = seen.table["acting"]
    if acting != NONE:
        place: int = seen.table["hunters"][acting]["place"]
        return place
    mine = is_dracula(seen) and seen.table["step"] == DRACULA_PHASE
    return dracula_at(seen) if mine else NOWHERE


def ways(place: int, seen: View, canvas: Canvas) -> list[Text]:
    if in_hospital(place):
        return [ends("road", [(HOSPITAL_CITY[HOSPITALS.index(place)], NONE)], seen, canvas)]
    rails = RAILWAYS[place] if seen.table["acting"] != NONE else []
    return [
        ends("road", ROADS[place], seen, canvas),
        ends("white", [end for end in rails if WAY_KIND[end[1]] == WHITE], seen, canvas),
        ends("yellow", [end for end in rails if WAY_KIND[end[1]] != WHITE], seen, canvas),
        ends("sea", [(p, NONE) for p in BY_SEA[place]], seen, canvas),
    ]


def ends(kind: str, found: list[tuple[int, int]], seen: View, canvas: Canvas) -> Text:
    """The places at the other end, one step away; a blocked way is crossed."""
    if not found:
        return Text()
    named = [
        Text(f"{BLOCKED}{place_name(p, canvas)}", "dead")
        if way in seen.table["roadblocks"]
        else Text(place_name(p, canvas), "second")
        for p, way in found
    ]
    return Text(f"{canvas.speech.say(f'table-{kind}')}: ", "candle").append(Text(", ").join(named))


def beside_place(place: int, seen: View, canvas: Canvas) -> Text:
    """What stands beside an act that names the place."""
    parts: list[Text] = []
    if is_city(place) and REGION[place] != NO_REGION:
        parts.append(Text(canvas.speech.title("region", REGION[place]), "faint"))
    if printed(place):
        parts.append(Text(printed(place), "faint"))
    if 0 <= place < len(REGION):
        parts.append(marks(place, seen, canvas))
    if chance(canvas, "here", place):
        parts.append(Text(f"{COUNT} {percent(chance(canvas, 'here', place), canvas)}", "dracula"))
    return Text(" ").join(part for part in parts if part)
