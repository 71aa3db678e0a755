"""What people read: text and tables on the terminal, progress beside it, and JSON for programs."""

from __future__ import annotations

import json
import re
import sys
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

CONTROLS: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


class Page(Console):
    """A console that prints text as it is."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def text(self, said: str = "", style: str = "") -> None:
        """Lines that a terminal wraps between words; a file gets them whole."""
        self.print(shown(said), style=style or None, soft_wrap=not self.is_terminal)


def shown(said: str) -> str:
    """What a file brought along moves no cursor: letters that would are spelled out."""
    return CONTROLS.sub(lambda found: ascii(found[0])[1:-1], said)


def table(headings: list[str], rows: list[list[str]], numbers: int = 0) -> Table:
    """Rows under headings; the last `numbers` columns stand flush right."""
    drawn = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place, heading in enumerate(headings):
        right = place >= len(headings) - numbers
        drawn.add_column(heading, justify="right" if right else "left", no_wrap=right)
    for row in rows:
        drawn.add_row(*row)
    return drawn


def progress() -> Progress:
    """A bar on stderr, where stderr is a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def print_json(content: object) -> None:
    print(json.dumps(content, ensure_ascii=False, indent=1))
