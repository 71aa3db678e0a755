"""The night palette in the terminal: one candle, gold marks what you may do and what is now."""

from __future__ import annotations

import re
import sys
from io import TextIOWrapper
from typing import Final

import rich._wrap as wrapping
from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

wrapping.re_word = re.compile(r"[^\S\u00a0]*[\S\u00a0]+[^\S\u00a0]*")
"""What Rich keeps on one line. It would end lines at no-break spaces, too."""

NIGHT: Final[Theme] = Theme(
    {
        "page": "#efe6d6 on #0a090c",
        "line": "#574c50",
        "second": "#c9bda8",
        "faint": "#9c907f",
        "candle": "#f2bd63",
        "now": "bold #f2bd63",
        "pressed": "bold #241503 on #f2bd63",
        "blood": "#f07a78",
        "dead": "#9c907f strike",
        "name": "bold #efe6d6",
        "melee": "#e8705f",
        "ranged": "#8fb8e6",
        "support": "#9c907f",
        "green": "#9fd0a0",
        "yellow": "#e8bf66",
        "red": "#f07a78",
        "water": "#8fb8e6",
        "wolf": "#dba772",
        "bear": "#e58b8b",
        "serpent": "#9fd0a0",
        "raven": "#b9a6ec",
        "lord_godalming": "#8fb8e6",
        "dr_seward": "#9fd0a0",
        "van_helsing": "#e8bf66",
        "mina_harker": "#d1a8ea",
        "dracula": "#f07a78",
    }
)


def open_console() -> Console:
    """The terminal; letters it cannot show are replaced, and input it cannot read is kept out."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(theme=NIGHT, highlight=False, markup=False, emoji=False)


def page(content: RenderableType, console: Console) -> RenderableType:
    """The whole width in the colours of the night; plain where the output is no terminal."""
    return Padding(content, (0, 1), style="page") if console.is_terminal else content


def panel(content: RenderableType, title: str, aside: str = "") -> Panel:
    """A framed part of the table."""
    return Panel(
        content,
        title=Text(title, "name"),
        title_align="left",
        subtitle=Text(aside, "faint") if aside else None,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="line",
        padding=(0, 1),
    )


def bar(full: int, of: int, style: str) -> Text:
    """Filled and spent pips, such as ●●●○○; the number always stands beside them."""
    full = max(0, full)
    return Text().append("●" * full, style).append("○" * max(0, of - full), "line")


def one_line(text: Text) -> Text:
    """Cut where the terminal ends."""
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def aligned(rows: list[list[Text]], gap: int) -> list[Text]:
    """Rows of cells as lines whose columns stand under each other, numbers to the right."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows)]
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for cell, width in zip(row, widths):
            blank = " " * (width - cell.cell_len)
            if cell.plain.isdecimal():
                line.append(blank).append(cell)
            else:
                line.append(cell).append(blank)
            line.append(" " * gap)
        lines.append(line)
    return lines


def side_by_side(left: RenderableType, right: RenderableType) -> Table:
    """Two parts of the table, the left one a little wider."""
    grid = Table.grid(expand=True, padding=(0, 3))
    grid.add_column(ratio=3)
    grid.add_column(ratio=2)
    grid.add_row(left, right)
    return grid


def bulleted(bullet: str, text: Text) -> Table:
    """A paragraph that hangs on its bullet."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(bullet, "faint"), text)
    return grid
