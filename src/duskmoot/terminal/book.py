"""The book of a chronicle as pages of text.

The first page and the statistics are those of any game; what a legacy holds only its game can
tell, so its board draws the other pages.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.chronicle.book import SEALED, Chronicle, Link
from duskmoot.chronicle.chain import is_over, next_chapter, running
from duskmoot.chronicle.roster import people
from duskmoot.kernel.game import find
from duskmoot.speech import Speech
from duskmoot.terminal.boards import board_of
from duskmoot.terminal.look import open_console, page

PAGES: Final[tuple[str, ...]] = ("book", "heirs", "world", "lineage")


def show_page(name: str, chronicle: Chronicle, speech: Speech) -> None:
    console = open_console()
    drawn = board_of(chronicle.game).chronicle(name, chronicle, speech)
    parts = [*first_page(chronicle, speech), *drawn] if name == PAGES[0] else drawn
    for part in parts or [Text(speech.say("book-empty"), "second")]:
        show(part, console)


def show(part: RenderableType, console: Console) -> None:
    console.print(page(part, console))


def first_page(chronicle: Chronicle, speech: Speech) -> list[RenderableType]:
    say = speech.say
    parts: list[RenderableType] = [Text(chronicle.name, "name")]
    if chronicle.imported:
        parts.append(Text(say("book-imported"), "faint"))
    headings = ("chapter", "state", "heirs", "points")
    grid = Table.grid(padding=(0, 3))
    shown = [Text(say(f"book-{heading}"), "faint") for heading in headings]
    grid.add_row(shown[0], "", *shown[1:])
    for link in chronicle.links:
        style = "second" if link.state == SEALED else "faint"
        number = f"{link.chapter}" if link.attempt == 1 else f"{link.chapter} ({link.attempt})"
        grid.add_row(
            Text(number, style, justify="right"),
            Text(board_of(chronicle.game).chapter(link.chapter, speech), style),
            Text(say(f"book-{link.state}"), style),
            *entries(chronicle, link, style),
        )
    if chronicle.links:
        parts.append(grid)
    parts.append(Text(where(chronicle, speech), "now"))
    return parts


def entries(chronicle: Chronicle, link: Link, style: str) -> list[Text]:
    """Who was there, best first, and what each scored; before the end there are no points."""
    places = link.page.get("places") or list(range(len(link.present)))
    totals = link.page.get("totals", [])
    heirs = [called(chronicle, link.present[seat]) for seat in places]
    points = " : ".join(str(totals[seat]) for seat in places) if totals else ""
    return [Text(", ".join(heirs), style), Text(points, style)]


def called(chronicle: Chronicle, heir: int) -> str:
    """The character, with the player behind it where a person plays it under another name."""
    player = chronicle.roster[heir].name
    character = chronicle.named("heir", heir)
    if not character or character == player:
        return player
    return f"{character} ({player})" if heir in people(chronicle) else character


def where(chronicle: Chronicle, speech: Speech) -> str:
    """Where were we?"""
    if is_over(chronicle):
        return speech.say("book-over")
    chapters = str(find(chronicle.game).chapters)
    key = "book-running" if running(chronicle) else "book-waits"
    return speech.say(key, chapter=str(next_chapter(chronicle)), chapters=chapters)
