"""A chapter of the chronicle at the table: where and when it plays, the own sheet and haven."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.games.heritage import verbs
from duskmoot.games.heritage.chronicle.finale import final_points
from duskmoot.games.heritage.chronicle.order import is_last
from duskmoot.games.heritage.chronicle.tables import (
    PARAMETERS,
    SECTION_NAMES,
    overview_of,
    packet_of,
)
from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.view import View
from duskmoot.speech import Speech
from duskmoot.terminal.boards.board import BARE, Canvas
from duskmoot.terminal.look import panel

MARKED: Final[str] = "■"
FREE: Final[str] = "□"
SHEET: Final[tuple[str, ...]] = (
    *("trait", "discipline", "catch-up", "event", "sticker", "outcome", "seal"),
)
"""Questions at which the own sheet lies on the table."""
AFTERMATH: Final[tuple[str, ...]] = (
    *("conspiracy", "event", "ascension", "blood", "shelter", "sticker", "ancilla", "agent"),
    *("outcome", "seal"),
)
"""Questions after the last round: boards and queue no longer matter."""


def where_and_when(g: Heritage, speech: Speech) -> Text:
    """The chapter, its place and year, and its age; in the prologue they are still sealed."""
    line = Text(speech.say("chapter-number", n=g.chapter), "now")
    if g.opened <= packet_of(g.chapter, "start"):
        return line
    line.append(f"  {place_and_year(g.chapter, speech)}", "name")
    return line.append(f"  ·  {speech.title('age', overview_of(g.chapter).age - 1)}", "faint")


def place_and_year(chapter: int, speech: Speech) -> str:
    return f"{speech.title('overview', chapter - 1)}, {overview_of(chapter).year}"


def belongings(g: Heritage, seat: int, canvas: Canvas) -> list[RenderableType]:
    """What the heir has besides the bloodline: agent, assets, and the burdens that weigh."""
    if seat < 0:
        return []
    heir = g.present[seat]
    kinds = {
        "haven": [("vampire", v) for v in (g.havens[heir], *g.leaders[heir]) if v != NONE],
        "assets": [("asset", asset) for asset in g.assets[heir]],
        "burdens": [("burden", burden) for burden in g.burdens[heir]],
    }
    lines: list[RenderableType] = []
    for word, owned in kinds.items():
        if owned:
            named = ", ".join(canvas.speech.title(kind, number) for kind, number in owned)
            line = Text(f"{canvas.speech.say(f'word-{word}')}: ", "faint").append(named, "second")
            lines.append(canvas.fitted(line))
    return lines


def sheet(g: Heritage, heir: int, canvas: Canvas) -> RenderableType:
    """The character sheet: boxes marked, and what one of them is worth today.

    A column for each section or, on a narrow terminal, a paragraph.
    """
    speech = canvas.speech
    sections: list[list[str]] = [[] for section in SECTION_NAMES]
    for n, parameter in enumerate(PARAMETERS):
        sections[parameter.section].append(sheet_row(g.marks[heir], g.worth, n, speech))
    titles = [Text(speech.title("section", n), "faint") for n in range(len(sections))]
    grid = Table.grid(padding=(0, 3))
    if canvas.wide():
        grid.add_row(*titles)
        for row in zip_longest(*sections, fillvalue=""):
            grid.add_row(*[Text(cell, "second") for cell in row])
    else:
        for title, rows in zip(titles, sections):
            whole = [row.replace(" ", "\u00a0") for row in rows]
            grid.add_row(title, Text(",  ".join(whole), "second"))
    return grid


def sheet_row(marks: tuple[int, ...], worth: tuple[int, ...], n: int, speech: Speech) -> str:
    return f"{boxes(marks, n)} {speech.title('parameter', n)} {worth[n]}"


def boxes(marks: tuple[int, ...], n: int) -> str:
    return MARKED * marks[n] + FREE * (PARAMETERS[n].boxes - marks[n])


def opened_page(g: Heritage, seen: View, canvas: Canvas) -> list[RenderableType]:
    """What the prologue and the aftermath lay before the person besides the question."""
    parts: list[RenderableType] = []
    if seen.question == "event":
        parts += [scene(number, canvas.speech) for part, number in seen.about if part == "event"]
    if seen.seat >= 0 and seen.question in SHEET and canvas.detail != BARE:
        title = canvas.speech.say("word-sheet")
        parts.append(panel(sheet(g, g.present[seen.seat], canvas), title))
    return parts


def scene(event: int, speech: Speech) -> Text:
    """The situation that an event of the chronicle puts before its holder."""
    assert speech.game is not None
    key = f"event-{speech.game.vocabulary.name('event', event)}.scene"
    return Text(speech.say(key) if speech.knows(key) else "", "second")


def beside(g: Heritage, act: int, seat: int, canvas: Canvas) -> Text | None:
    """What stands beside an act of the chronicle; None for all others."""
    number = noun(act)
    speech = canvas.speech
    if verb(act) == verbs.MARK:
        marked = boxes(g.marks[g.present[seat]], number)
        return Text(f"{marked}  {g.worth[number]}", "second")
    if verb(act) == verbs.USE:
        return Text(speech.text("asset", number), "second")
    if verb(act) == verbs.GLUE:
        return Text(speech.text("ability", number), "second")
    if verb(act) == verbs.DECIDE:
        return Text(speech.text("outcome", number), "second")
    if verb(act) == verbs.EMBRACE:
        return Text(speech.say("stickers-left", n=g.clan_stickers[number]), "faint")
    if verb(act) == verbs.THIN_BLOOD:
        return Text(speech.say("stickers-left", n=g.thin_blood), "faint")
    return None


def reckoning(g: Heritage, names: list[str], speech: Speech) -> list[RenderableType]:
    """After the last chapter: all points of those at the table."""
    if not g.chapter or not is_last(g):
        return []
    grid = Table.grid(padding=(0, 3))
    order = sorted(range(len(g.present)), key=lambda seat: -final_points(g, g.present[seat]))
    for seat in order:
        points = str(final_points(g, g.present[seat]))
        grid.add_row(Text(names[seat], "name"), Text(points, "now", justify="right"))
    return [panel(Group(grid), speech.say("word-reckoning"))]
