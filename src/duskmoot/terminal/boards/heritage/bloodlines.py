"""Bloodlines as indented lists, the queue, and what is printed on a vampire."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from duskmoot.games.heritage.cards import VAMPIRES
from duskmoot.games.heritage.lines import abilities_of, abilities_of_card, boons_of, childer
from duskmoot.games.heritage.pieces import EXHAUSTED, NONE, QUEUE, QUEUE_COSTS, TITLE_NAMES, TORPOR
from duskmoot.games.heritage.rules.end import points
from duskmoot.games.heritage.rules.recruit import price
from duskmoot.games.heritage.state import Bloodline, Heritage
from duskmoot.terminal.boards.board import BARE, Canvas
from duskmoot.terminal.look import panel

POWER: Final[str] = "◆"
NOTORIETY: Final[str] = "☠"
BOON: Final[str] = "❖"
ANKH: Final[str] = "☥"
FIRST: Final[str] = "✦"
SEATS: Final[list[str]] = ["wolf", "bear", "serpent", "raven"]
"""Styles: the colour belongs to the seat."""


def bloodline(g: Heritage, b: Bloodline, canvas: Canvas) -> RenderableType:
    """A framed tree, the clan leader on top."""
    say = canvas.speech.say
    lines = tree(g, b, 0, 0, canvas) + [canvas.fitted(line) for line in in_play(g, b, canvas)]
    title = canvas.names[b.seat]
    if b.clan != NONE:
        title = f"{title} · {canvas.speech.title('clan', b.clan)}"
    score = sum(points(g, b.seat)) if g.boards and b.line else 0
    return panel(Group(*lines), title, say("board-score", n=score))


def tree(g: Heritage, b: Bloodline, place: int, depth: int, canvas: Canvas) -> list[RenderableType]:
    """The vampire and, indented, all below it."""
    if not b.line:
        return []
    line = canvas.fitted(vampire(g, b, place, canvas))
    lines: list[RenderableType] = [Padding(line, (0, 0, 0, 2 * depth))]
    for childe in childer(b, place):
        lines += tree(g, b, childe, depth + 1, canvas)
    return lines


def vampire(g: Heritage, b: Bloodline, place: int, canvas: Canvas) -> Text:
    """Name, tokens and states; then, what is cut off first, attributes and abilities."""
    number = b.line[place]
    asleep = bool(b.marks[place] & TORPOR)
    line = Text(canvas.speech.title("vampire", number), "dead" if asleep else SEATS[b.seat])
    for part in tokens(b, place, canvas):
        line.append("  ").append_text(part)
    if b.marks[place] & EXHAUSTED:
        line.append(f"  {canvas.speech.say('board-exhausted')}", "faint")
    if asleep:
        line.append(f"  {canvas.speech.say('board-torpor')}", "blood")
    if canvas.detail != BARE:
        line.append(f"  {attributes(number, canvas)}", "faint")
    named = [canvas.speech.title("ability", a) for a in abilities_of(g, b.seat, place)]
    if named:
        line.append(f"  [{', '.join(named)}]", "yellow")
    return line


def tokens(b: Bloodline, place: int, canvas: Canvas) -> list[Text]:
    found: list[Text] = []
    if b.power[place]:
        found.append(Text(f"{POWER}{b.power[place]}", "candle"))
    if b.notoriety[place]:
        found.append(Text(f"{NOTORIETY}{b.notoriety[place]}", "blood"))
    for seat in range(len(canvas.names)):
        count = boons_of(b, place, seat)
        if count:
            found.append(Text(f"{BOON}{count}", SEATS[seat]))
    ankhs = sum(b.ankhs[place] >> (4 * i) & 15 for i in range(4))
    if ankhs:
        found.append(Text(f"{ANKH}{ankhs}", "second"))
    for title in range(len(TITLE_NAMES)):
        if b.titles[place] >> title & 1:
            found.append(Text(canvas.speech.title("title", title), "now"))
    return found


def in_play(g: Heritage, b: Bloodline, canvas: Canvas) -> list[Text]:
    """Cards that stay on the table, and who is under whose marker."""
    say, title = canvas.speech.say, canvas.speech.title
    lines: list[Text] = []
    for card, enemy in zip(b.declared, b.enemies):
        lines.append(shown(title("intrigue", card), title("vampire", enemy)))
    for card, stall in zip(b.market, b.stalls):
        state = say("board-open") if stall == NONE else say("board-closed")
        lines.append(shown(title("intrigue", card), state))
    for card in b.edict:
        lines.append(shown(title("intrigue", card), title("value", b.decree[0])))
    if b.aside != NONE:
        lines.append(shown(say("board-aside"), title("vampire", b.aside)))
    return lines


def shown(name: str, state: str) -> Text:
    return Text(f"{name}: ", "second").append(state, "faint")


def attributes(number: int, canvas: Canvas) -> str:
    """Archetype first, then class, temperament, geography."""
    values = VAMPIRES[number].values
    return " · ".join([canvas.speech.title("value", values[axis]) for axis in (3, 0, 1, 2)])


def queue(g: Heritage, seat: int, canvas: Canvas) -> RenderableType:
    """From left to right as rows: the price, the character, whose marker lies on it."""
    grid = Table.grid(padding=(0, 2))
    for character in g.queue:
        cost = QUEUE_COSTS[QUEUE - len(g.queue) + g.queue.index(character)]
        if seat >= 0 and g.bloodlines[seat].line:
            cost = price(g, seat, character)
        grid.add_row(
            Text(f"{POWER}{cost}" if cost else "–", "candle" if cost else "faint"),
            *queued(g, character, canvas),
        )
    left = canvas.speech.say("board-discarded", n=len(g.discard))
    return panel(grid, canvas.speech.say("word-queue"), left)


def queued(g: Heritage, character: int, canvas: Canvas) -> list[Text]:
    name = Text(canvas.speech.title("vampire", character), "name")
    named = [canvas.speech.title("ability", a) for a in abilities_of_card(g, character)]
    if named:
        name.append(f"  [{', '.join(named)}]", "yellow")
    kept = Text()
    for b in g.bloodlines:
        if b.reserved == character:
            kept = Text(canvas.speech.say("board-kept", player=canvas.names[b.seat]), SEATS[b.seat])
    return [name, Text(attributes(character, canvas), "faint"), kept]
