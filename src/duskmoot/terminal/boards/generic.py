"""A plain table for any game: all that the view holds, under the words the game has for it."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.kernel.view import FLOW_SEES, View
from duskmoot.kernel.zones import ALL, RECORDS, ZONES, Sight
from duskmoot.speech import Speech
from duskmoot.terminal.boards.board import Board, Canvas

CARD: Final[str] = "card"
"""What the numbers in a zone stand for, if the game's vocabulary has such nouns."""


class GenericBoard(Board):
    def table(self, seen: View, canvas: Canvas) -> list[RenderableType]:
        return [heading(seen, canvas.speech), open_fields(seen, canvas), *players(seen, canvas)]

    def scores(self, seen: View, canvas: Canvas) -> RenderableType:
        return Group(*players(seen, canvas))


def heading(seen: View, speech: Speech) -> Text:
    """The game, and the procedures of the book that are under way."""
    assert speech.game is not None
    outlines = speech.game.outlines
    under_way = [speech.say(f"step-{outlines[f['outline']].name}") for f in seen.table["stack"]]
    return Text(speech.say("game-title"), "name").append(f"  {' › '.join(under_way)}", "faint")


def open_fields(seen: View, canvas: Canvas) -> Table:
    """Everything on the table that is no list of records."""
    assert canvas.speech.game is not None
    sight = canvas.speech.game.sight
    grid = Table.grid(padding=(0, 2))
    for field in sight.names:
        if field in seen.table and field not in FLOW_SEES and sight.sees[field] != RECORDS:
            shown = written(seen.table[field], sight.sees[field], canvas.speech)
            grid.add_row(Text(word(field, canvas.speech), "faint"), Text(shown))
    return grid


def players(seen: View, canvas: Canvas) -> list[RenderableType]:
    """The lists of records on the table: what each player has, for instance."""
    assert canvas.speech.game is not None
    parts = canvas.speech.game.sight.parts
    return [
        records(seen.table[field], part, canvas)
        for field, part in parts.items()
        if field not in FLOW_SEES
    ]


def records(shown: list[dict[str, Any]], sight: Sight, canvas: Canvas) -> Table:
    """One column for each record, usually a player's."""
    grid = Table.grid(padding=(0, 2))
    named = "seat" in sight.names
    if named:
        grid.add_row("", *[Text(canvas.names[record["seat"]], "name") for record in shown])
    for field in sight.names:
        if field != "seat":
            cells = [written(r.get(field, ""), sight.sees[field], canvas.speech) for r in shown]
            grid.add_row(Text(word(field, canvas.speech), "faint"), *[Text(c) for c in cells])
    return grid


def word(field: str, speech: Speech) -> str:
    """The game's word for a field, or its name."""
    key = "word-" + field.replace("_", "-")
    return speech.say(key) if speech.knows(key) else field.replace("_", " ")


def written(value: Any, sees: int, speech: Speech) -> str:
    """A value as text; cards of a zone by their names, a hidden zone by its size."""
    assert speech.game is not None
    if isinstance(value, bool):
        return "●" if value else "○"
    if not isinstance(value, list):
        return str(value)
    if sees in ZONES and sees != ALL and CARD in speech.game.vocabulary.nouns:
        return ", ".join(speech.title(CARD, number) for number in value) or "–"
    return ", ".join(str(each) for each in value) or "–"
