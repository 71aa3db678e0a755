"""The map: eight provinces round Yggdrasil, and the fjords between them."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.games.blood_rage.board import (
    FIRST_FJORD,
    FJORDS,
    PLACE_NAMES,
    PROVINCES,
    REGION_PROVINCES,
    SUPPORTED,
    VILLAGES,
)
from duskmoot.games.blood_rage.rules.figures import (
    crowd,
    figures_at,
    is_destroyed,
    kind_of,
    strength_in,
)
from duskmoot.games.blood_rage.state import SHIP, WARRIORS, BloodRage, Clan
from duskmoot.terminal.boards.blood_rage.public import clan_name, clan_style
from duskmoot.terminal.boards.board import Canvas
from duskmoot.terminal.look import one_line, panel

ROWS: Final[list[list[str]]] = [
    ["myrkulor", "elvagar", "angerboda"],
    ["gimle", "yggdrasil", "muspelheim"],
    ["andlang", "utgard", "horgr"],
]
"""The provinces as they lie; neighbours stand beside each other."""
WARRIOR: Final[str] = "●"
VILLAGE: Final[str] = "○"
MARKS: Final[dict[int, str]] = {0: WARRIOR, 1: "♚", 2: "▲"}
"""The figures that every clan has, by kind; monsters are called by their names."""
DOOM: Final[str] = "☠"
TOKEN: Final[str] = "◈"
WATER: Final[str] = "≈"
FEW: Final[int] = 3
"""So many warriors are shown one by one."""


def midgard(g: BloodRage, canvas: Canvas, width: int) -> RenderableType:
    """The whole map in a frame of this width."""
    column = (width - 4) // 3
    north_east, south_east, south_west, north_west = [fjord(g, f, canvas) for f in FJORDS]
    land = Group(
        centred(north_east, column, 2 * column),
        province_row(g, ROWS[0], column, canvas),
        one_line(north_west),
        province_row(g, ROWS[1], column, canvas),
        to_the_right(south_east, 3 * column),
        province_row(g, ROWS[2], column, canvas),
        centred(south_west, 0, 2 * column),
    )
    return panel(land, canvas.speech.say("board-midgard"), legend(canvas))


def legend(canvas: Canvas) -> str:
    kinds = [f"{mark} {canvas.speech.title('figure', kind)}" for kind, mark in MARKS.items()]
    village = f"{VILLAGE} {canvas.speech.say('board-free-village')}"
    doom = f"{DOOM} {canvas.speech.say('board-doomed-in')}"
    return "  ".join([*kinds, village, doom])


def centred(text: Text, before: int, width: int) -> Text:
    """Over the border of the two provinces that the fjord supports."""
    room = max(0, (width - text.cell_len) // 2)
    return one_line(Text(" " * (before + room)).append(text))


def to_the_right(text: Text, width: int) -> Text:
    return one_line(Text(" " * max(0, width - text.cell_len)).append(text))


def province_row(g: BloodRage, names: list[str], column: int, canvas: Canvas) -> Table:
    grid = Table.grid()
    for _ in names:
        grid.add_column(width=column, no_wrap=True, overflow="ellipsis")
    cells = [cell(g, PLACE_NAMES.index(name), canvas) for name in names]
    for cut in cells:
        one_line(cut)
    grid.add_row(*cells)
    return grid


def cell(g: BloodRage, province: int, canvas: Canvas) -> Text:
    """Its name, its token and free villages, and who is there."""
    return Text("\n").join([title(g, province, canvas), *state(g, province, canvas)])


def title(g: BloodRage, province: int, canvas: Canvas) -> Text:
    name = canvas.speech.title("place", province)
    if is_destroyed(g, province):
        return Text(name, "dead")
    text = doom(g, province).append(name, "name")
    for region, provinces in enumerate(REGION_PROVINCES):
        if province in provinces:
            text.append(f" {canvas.speech.title('region', region)}", "faint")
    return text


def doom(g: BloodRage, province: int) -> Text:
    """The Age whose Ragnarök takes the province."""
    if province not in g.ragnarok:
        return Text()
    age = g.ragnarok.index(province) + 1
    return Text(f"{DOOM}{age} ", "blood" if age == g.age else "faint")


def state(g: BloodRage, province: int, canvas: Canvas) -> list[Text]:
    if is_destroyed(g, province):
        return [Text(canvas.speech.say("board-destroyed"), "faint")]
    line = token(g, province, canvas)
    free = VILLAGES[province] - crowd(g, province)
    if free > 0:
        line.append(f"  {VILLAGE * free}", "second")
    return [line, *troops(g, province, canvas)]


def token(g: BloodRage, province: int, canvas: Canvas) -> Text:
    """The reward of the pillage token, or that it is turned over."""
    if province in g.pillaged:
        return Text(canvas.speech.say("board-pillaged"), "faint")
    return Text(f"{TOKEN} {canvas.speech.title('reward', g.tokens[province])}", "candle")


def troops(g: BloodRage, province: int, canvas: Canvas) -> list[Text]:
    """Each clan with figures here: its strength with the fjord, and the figures themselves."""
    there = [c for c in g.clans if figures_at(c, province)]
    return [
        Text(f"{clan_name(c, canvas)} {strength_in(c, province)} ", clan_style(c)).append(
            figures(c, province, canvas)
        )
        for c in there
    ]


def figures(c: Clan, place: int, canvas: Canvas) -> Text:
    """All figures of a clan at a place."""
    there = figures_at(c, place)
    warriors = len([f for f in there if f < WARRIORS])
    marks = [WARRIOR * warriors if warriors <= FEW else f"{WARRIOR}×{warriors}"]
    marks += [MARKS[kind_of(c, f)] for f in there if WARRIORS <= f <= SHIP]
    marks += [canvas.speech.title("figure", kind_of(c, f)) for f in there if f > SHIP]
    return Text(" ".join(mark for mark in marks if mark), clan_style(c))


def fjord(g: BloodRage, place: int, canvas: Canvas) -> Text:
    name = canvas.speech.title("place", place)
    if is_destroyed(g, place):
        return Text(f"{WATER} {name}", "dead")
    text = Text(f"{WATER} {name}", "water")
    for c in g.clans:
        if figures_at(c, place):
            text.append(f" {clan_name(c, canvas)} ", clan_style(c))
            text.append(figures(c, place, canvas))
    return text


# The map in few rows.


def places(g: BloodRage, canvas: Canvas) -> RenderableType:
    """Every place that is left in one line of half the width; fjords only with ships."""
    standing = [p for p in PROVINCES if not is_destroyed(g, p)]
    sailed = [f for f in FJORDS if crowd(g, f)]
    lines = [one_line(in_one_line(g, p, canvas)) for p in standing]
    lines += [one_line(fjord(g, f, canvas)) for f in sailed]
    grid = Table.grid(padding=(0, 1))
    for _ in range(2):
        grid.add_column(width=canvas.width // 2 - 1, no_wrap=True, overflow="ellipsis")
    for left in range(0, len(lines), 2):
        grid.add_row(*lines[left : left + 2])
    return grid


def in_one_line(g: BloodRage, province: int, canvas: Canvas) -> Text:
    line = doom(g, province).append(f"{canvas.speech.title('place', province)} ", "name")
    about, *there = state(g, province, canvas)
    return line.append(Text(" ").join([*there, about]))


def beside_place(g: BloodRage, place: int, canvas: Canvas) -> Text:
    """What stands beside an act that names the place."""
    if place < FIRST_FJORD:
        return doom(g, place).append(Text("  ").join(state(g, place, canvas)))
    names = [canvas.speech.title("place", p) for p in SUPPORTED[place - FIRST_FJORD]]
    return Text(", ".join(names), "second")
