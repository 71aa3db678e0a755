"""The own cards: what the hunters of the seat hold, or Dracula, with their texts."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.sheets import DRACULA
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.view import View
from duskmoot.terminal.boards.board import Canvas
from duskmoot.terminal.boards.fury_of_dracula.public import (
    character,
    character_style,
    count_of,
    listed,
)
from duskmoot.terminal.look import one_line, panel

HANDS: Final[dict[str, str]] = {
    "encounters": "table-encounters-hand",
    "events": "table-events",
    "hand": "table-combat-hand",
}
"""What Dracula holds."""
Holding = tuple[Text, list[int], list[int]]
"""Whose or which hand, its cards, and tickets."""


def card_text(number: int, canvas: Canvas) -> Text:
    return Text(canvas.speech.text("card", number), "second")


def card_style(number: int) -> str:
    card = CARDS[number]
    if card.item or card.deck == "hunter":
        return "melee"
    return "ranged" if card.event else "yellow"


def holdings(seen: View, canvas: Canvas) -> list[Holding]:
    """The hands of the seat."""
    if seen.seat < 0:
        return []
    if seen.seat == DRACULA:
        d = count_of(seen)
        return [
            (Text(canvas.speech.say(key), "faint"), d[zone], [])
            for zone, key in HANDS.items()
            if d[zone]
        ]
    return [
        (
            Text(character(h["number"], canvas), character_style(h["number"])),
            [*h["items"], *h["events"]],
            h["tickets"],
        )
        for h in seen.table["hunters"]
        if h["seat"] == seen.seat and (h["items"] or h["events"] or h["tickets"])
    ]


def offered(seen: View, canvas: Canvas) -> list[int]:
    """The cards that the legal acts already show with their texts."""
    assert canvas.speech.game is not None
    verbs = canvas.speech.game.vocabulary.verbs
    return [noun(act) for act in seen.acts if verbs[verb(act)].kind == "card"]


def held(seen: View, canvas: Canvas) -> list[RenderableType]:
    """All hands with the texts of those cards that are not among the acts."""
    hands, shown = holdings(seen, canvas), offered(seen, canvas)
    if not hands:
        return []
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for name, cards, tickets in hands:
        owner = name
        for card in dict.fromkeys(card for card in cards if card not in shown):
            title = Text(listed([c for c in cards if c == card], canvas), card_style(card))
            grid.add_row(owner, title, card_text(card, canvas))
            owner = Text()
        for ticket in dict.fromkeys(tickets):
            grid.add_row(owner, *ticket_cells(ticket, tickets.count(ticket), canvas))
            owner = Text()
    return [panel(grid, canvas.speech.say("table-hand"))] if grid.row_count else []


def ticket_cells(ticket: int, copies: int, canvas: Canvas) -> tuple[Text, Text]:
    name = canvas.speech.title("ticket", ticket) + (f" ×{copies}" if copies > 1 else "")
    return Text(name, "candle"), Text(canvas.speech.text("ticket", ticket), "second")


def held_titles(seen: View, canvas: Canvas) -> list[RenderableType]:
    """The hands without texts, each in one row."""
    rows: list[RenderableType] = []
    for name, cards, tickets in holdings(seen, canvas):
        parts = [listed(cards, canvas)] if cards else []
        parts += [canvas.speech.title("ticket", ticket) for ticket in tickets]
        rows.append(one_line(name.append(": ").append(", ".join(parts), "second")))
    return rows
