"""The Trail and the lairs as the seat knows them."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.games.fury_of_dracula.board import HIDE, NOWHERE, SEA_BACK
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.sheets import NEST_NAMES, SPACES
from duskmoot.kernel.view import View
from duskmoot.terminal.boards.board import Canvas
from duskmoot.terminal.boards.fury_of_dracula.public import (
    NO_CARD,
    Nest,
    count_of,
    guesses,
    known,
    likeliest,
    listed,
    nest_of,
    nests,
    place_name,
)
from duskmoot.terminal.look import one_line, panel

RUMOR: Final[str] = "✉"
HIDDEN: Final[str] = "▒"
GUESSES: Final[int] = 3
TELLING: Final[int] = 100
"""Thousandths from which a guess is worth a row."""


def trail(seen: View, canvas: Canvas) -> RenderableType:
    """A row for each space, and one for each lair that there is."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for nest in nests(seen):
        if nest.number < SPACES or not nest.empty:
            grid.add_row(number(nest, canvas), contents(nest, seen, canvas))
    for record in seen.table["off"]:
        off = nest_of(len(NEST_NAMES), record)
        grid.add_row(Text("→", "faint"), contents(off, seen, canvas))
    return panel(grid, canvas.speech.say("table-trail"), legend(canvas))


def legend(canvas: Canvas) -> str:
    say = canvas.speech.say
    return f"{HIDDEN} {say('table-facedown')}  {RUMOR} {say('table-rumor')}"


def number(nest: Nest, canvas: Canvas) -> Text:
    if nest.number < SPACES:
        return Text(str(nest.number + 1), "now" if nest.number == 0 else "faint")
    return Text(canvas.speech.title("nest", nest.number), "faint")


def contents(nest: Nest, seen: View, canvas: Canvas) -> Text:
    """Location, powers, encounters, rumor, and what hunters can work out."""
    if nest.empty:
        return Text("–", "line")
    parts = [location(nest, seen, canvas), powers(nest, canvas), encounters(nest, canvas)]
    if nest.rumor:
        parts.append(Text(RUMOR, "candle"))
    parts.append(guessed(nest, canvas))
    return Text("  ").join(part for part in parts if part)


def location(nest: Nest, seen: View, canvas: Canvas) -> Text:
    if nest.place == NOWHERE and nest.back == NO_CARD:
        return Text()
    hidden = f"{HIDDEN} " if nest.back != NO_CARD else ""
    if nest.place == NOWHERE:
        key = "table-hidden-sea" if nest.back == SEA_BACK else "table-hidden"
        return Text(f"{hidden}{canvas.speech.say(key)}", "faint")
    text = Text(f"{hidden}{place_name(nest.place, canvas)}", "name")
    link = count_of(seen).get("link", NOWHERE)
    if nest.place == HIDE and link != NOWHERE:
        text.append(f" ({place_name(link, canvas)})", "second")
    return text


def powers(nest: Nest, canvas: Canvas) -> Text:
    return Text(listed(nest.powers, canvas), "blood")


def encounters(nest: Nest, canvas: Canvas) -> Text:
    """Open ones with their wounds; hidden ones by name for Dracula, else by number."""
    parts = [
        open_encounter(card, wounds, canvas)
        for card, wounds in zip(nest.revealed, nest.wounds, strict=True)
    ]
    if known(nest.hidden):
        parts.append(f"{HIDDEN} {listed(nest.hidden, canvas)}")
    elif nest.hidden:
        parts.append(canvas.speech.say("table-encounters", n=len(nest.hidden)))
    return Text(", ".join(parts), "second")


def open_encounter(card: int, wounds: int, canvas: Canvas) -> str:
    name = canvas.speech.title("card", card)
    health = CARDS[card].health
    return f"{name} {health - wounds}/{health}" if health else name


def guessed(nest: Nest, canvas: Canvas) -> Text:
    """Nothing while every place is about as likely."""
    if nest.place != NOWHERE or nest.number >= len(NEST_NAMES):
        return Text()
    card = NEST_NAMES[nest.number]
    telling = any(n >= TELLING for _, n in likeliest(canvas, card, 1))
    return Text(guesses(canvas, card, GUESSES) if telling else "", "dracula")


def trail_lines(seen: View, canvas: Canvas) -> list[RenderableType]:
    """The Trail in one line, the lairs in another."""
    spaces = [in_short(nest, seen, canvas) for nest in nests(seen)[:SPACES]]
    lairs = [in_short(nest, seen, canvas) for nest in nests(seen)[SPACES:] if not nest.empty]
    head = Text(f"{canvas.speech.say('table-trail')}  ", "faint")
    lines = [one_line(head.append(Text("  ").join(spaces)))]
    if lairs:
        named = Text(f"{canvas.speech.say('table-lairs')}  ", "faint")
        lines.append(one_line(named.append(Text("  ").join(lairs))))
    return [*lines]


def in_short(nest: Nest, seen: View, canvas: Canvas) -> Text:
    """1 ▒ 2 Paris ✉"""
    where = nest.number if nest.number < SPACES else nest.number - SPACES
    text = Text(f"{where + 1} ", "faint")
    if nest.empty:
        return text.append("–", "line")
    parts = [location(nest, seen, canvas), powers(nest, canvas)]
    if nest.place == NOWHERE and nest.back not in (NO_CARD, SEA_BACK):
        parts[0] = Text(HIDDEN, "faint")
    if nest.rumor:
        parts.append(Text(RUMOR, "candle"))
    return text.append(Text(" ").join(part for part in parts if part))


def beside_nest(number: int, seen: View, canvas: Canvas) -> Text:
    """What stands beside an act that names a space or a lair."""
    return contents(nests(seen)[number], seen, canvas)
