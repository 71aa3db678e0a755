"""The three battlegrounds in play as text: how they stand, and what they pay now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.games.heritage.boards import court, war_of_princes
from duskmoot.games.heritage.boards.anarch_revolt import burned, in_fire
from duskmoot.games.heritage.boards.board import BOARDS
from duskmoot.games.heritage.boards.inquisition import IUDICES
from duskmoot.games.heritage.boards.masquerade import left
from duskmoot.games.heritage.pieces import (
    BOARD_DATA,
    DIRECTIONS,
    HIGH,
    LOW,
    NONE,
    NORTH,
    OUTSIDER,
    TERRITORY_NAMES,
    WAR,
)
from duskmoot.games.heritage.state import Heritage
from duskmoot.terminal.boards.board import Canvas
from duskmoot.terminal.boards.heritage.bloodlines import ANKH, SEATS
from duskmoot.terminal.look import panel

HIDDEN: Final[str] = "?"


def battlegrounds(g: Heritage, canvas: Canvas) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for board in g.boards:
        lines = STANDING[board](g, canvas)
        grid.add_row(
            Text(canvas.speech.title("board", board), "name"), lines[0], paid(g, board, canvas)
        )
        for line in lines[1:]:
            grid.add_row("", line, "")
    return panel(grid, canvas.speech.say("word-battlegrounds"))


def paid(g: Heritage, board: int, canvas: Canvas) -> Text:
    """The points of each seat, if the game ended now; unknown while tokens lie face down."""
    line = Text()
    for b in g.bloodlines:
        if b.line:
            points = HIDDEN if BOARDS[board].unknown(g) else str(BOARDS[board].vp(g, b.seat))
            line.append(f"{canvas.names[b.seat]} {points}  ", SEATS[b.seat])
    return line


def value(number: int, canvas: Canvas) -> str:
    return canvas.speech.title("value", number)


def track(g: Heritage, canvas: Canvas) -> list[Text]:
    """Low clans on the left, high clans on the right."""
    end = int(BOARD_DATA["high_low_clans"]["end"])
    cells = ["·"] * (2 * end + 1)
    cells[g.high_low + end] = "●"
    return [Text(f"{value(LOW, canvas)} {''.join(cells)} {value(HIGH, canvas)}")]


def morality(g: Heritage, canvas: Canvas) -> list[Text]:
    line = Text()
    for b in g.bloodlines:
        if b.line:
            line.append(f"{canvas.names[b.seat]} {b.morality} ", SEATS[b.seat])
            line.append(f"{value(b.side, canvas)}  ", "faint")
    return [line]


def princes(g: Heritage, canvas: Canvas) -> list[Text]:
    """By faction: what its lands are worth, and which they are."""
    lines: list[Text] = []
    for faction in DIRECTIONS:
        lands = [p for p in range(len(TERRITORY_NAMES)) if war_of_princes.ankhs(g, p, faction)]
        named = [
            f"{canvas.speech.title('territory', p)} {ANKH}{war_of_princes.ankhs(g, p, faction)}"
            for p in lands
            if p >= len(DIRECTIONS)
        ]
        line = Text(f"{value(faction, canvas)} {war_of_princes.worth(g, faction)}  ")
        lines.append(line.append(", ".join(named), "faint"))
    return lines


def inquisition(g: Heritage, canvas: Canvas) -> list[Text]:
    """By archetype the class its token shows; a bright one stands with the judges."""
    line = Text()
    for column, token in enumerate(g.inquisition):
        style = "now" if token >= IUDICES else "faint"
        line.append(f"{value(WAR + column, canvas)}: {value(token % IUDICES, canvas)}  ", style)
    return [line]


def cities(g: Heritage, canvas: Canvas) -> list[Text]:
    line = Text()
    for direction in DIRECTIONS:
        name = canvas.speech.title("city", direction - NORTH)
        if burned(g, direction):
            line.append(f"{name}  ", "dead")
        else:
            fire = canvas.speech.say("board-fire", n=in_fire(g, direction))
            line.append(f"{name} {ANKH}{g.cities[direction - NORTH]} ")
            line.append(f"{fire}  ", "blood" if in_fire(g, direction) else "faint")
    return [line]


def rows(g: Heritage, canvas: Canvas) -> list[Text]:
    """By direction how far the investigator is, and the ankhs at the end."""
    last = int(BOARD_DATA["masquerade"]["steps"])
    line = Text()
    for direction in DIRECTIONS:
        at = g.rows[direction - NORTH]
        line.append(f"{value(direction, canvas)} {at}/{last} ")
        line.append(f"{ANKH}{left(g, direction)}  ", "candle")
    return [line]


def the_court(g: Heritage, canvas: Canvas) -> list[Text]:
    """Tokens in the city, the title to be given next, and who bears which."""
    line = Text(f"{value(HIGH, canvas)} {g.court[HIGH]}, {value(LOW, canvas)} {g.court[LOW]}  ")
    line.append(canvas.speech.title("title", g.court[court.TIME]), "candle")
    borne = Text()
    for title in range(court.PRINCE + 1):
        bearer = court.holder(g, title)
        if bearer != NONE:
            name = canvas.speech.title("vampire", bearer)
            borne.append(f"{canvas.speech.title('title', title)}: {name}  ", "second")
    return [line, borne] if borne else [line]


def regions(g: Heritage, canvas: Canvas) -> list[Text]:
    """Tokens region by region, those that nobody has seen by their side; then who is loyal."""
    lines: list[Text] = []
    for number, region in enumerate(g.regions):
        line = Text(f"{value([*DIRECTIONS, OUTSIDER][number], canvas)}  ")
        for side, token in zip(region.sides, region.shown):
            known = token != NONE
            name = canvas.speech.title("token", token) if known else hidden(side, canvas)
            line.append(f"{name}  ", "second" if known else "faint")
        lines.append(line)
    loyal = Text()
    for b in g.bloodlines:
        if b.allegiance != NONE:
            cause = canvas.speech.title("side", b.allegiance)
            loyal.append(f"{canvas.names[b.seat]}: {cause}  ", SEATS[b.seat])
    return [*lines, loyal]


def hidden(side: int, canvas: Canvas) -> str:
    return f"{canvas.speech.title('side', side)} {HIDDEN}"


STANDING: Final[list[Callable[[Heritage, Canvas], list[Text]]]] = [
    track,
    morality,
    princes,
    inquisition,
    cities,
    rows,
    the_court,
    morality,
    regions,
]
"""By number of the battleground."""
