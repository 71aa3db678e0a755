"""The clan sheets, and the battle that is being fought."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from duskmoot.games.blood_rage.board import NOWHERE, RESERVE, VALHALLA
from duskmoot.games.blood_rage.cards.table import BACKS
from duskmoot.games.blood_rage.rules.battle import bonus, total
from duskmoot.games.blood_rage.rules.figures import figures_at, is_present, on_board, strength_in
from duskmoot.games.blood_rage.state import ACTION, AXES, HORNS, NONE, RAGE, BloodRage, Clan
from duskmoot.kernel.view import View
from duskmoot.kernel.zones import back_of
from duskmoot.terminal.boards.blood_rage.cards import listed
from duskmoot.terminal.boards.blood_rage.midgard import figures
from duskmoot.terminal.boards.blood_rage.public import clan_name, clan_style
from duskmoot.terminal.boards.board import Canvas
from duskmoot.terminal.look import aligned, one_line, panel

FIRST: Final[str] = "✦"
PILLAGER: Final[str] = "⚔"
COLUMNS: Final[list[str]] = ["glory", "rage", "axes", "horns", "hand", "quests"]


# The sheets.


def sheets(g: BloodRage, seen: View, canvas: Canvas) -> RenderableType:
    """One row of numbers for each clan, and below it figures and upgrades."""
    rows = aligned([header(canvas), *[numbers(c, g, seen, canvas) for c in g.clans]], 2)
    grid = Table.grid()
    grid.add_row(one_line(rows[0]))
    for row, c in zip(rows[1:], g.clans):
        grid.add_row(one_line(row))
        for part in (pieces(c, canvas), upgrades(c, canvas)):
            if part:
                grid.add_row(Padding(part, (0, 0, 0, 4)))
    return panel(grid, canvas.speech.say("word-clans"))


def narrow_sheets(g: BloodRage, seen: View, canvas: Canvas) -> RenderableType:
    """Beside the map: each clan in rows of its own."""
    lines: list[RenderableType] = []
    for c in g.clans:
        name, *cells, busy = numbers(c, g, seen, canvas)
        words = [canvas.speech.say(f"word-{column}") for column in COLUMNS]
        glory, rage, axes, horns, hand, quests = [
            Text(f"{word} ", "faint").append(cell) for word, cell in zip(words, cells)
        ]
        rows = [Text("  ").join([rage, axes, horns]), Text("  ").join([hand, quests])]
        below = [pieces(c, canvas), upgrades(c, canvas)]
        lines.append(one_line(Text("  ").join([name, glory, busy])))
        lines += [Padding(one_line(row), (0, 0, 0, 2)) for row in rows]
        lines += [Padding(part, (0, 0, 0, 2)) for part in below if part]
    return panel(Group(*lines), canvas.speech.say("word-clans"))


def sheet_lines(g: BloodRage, seen: View, canvas: Canvas) -> list[RenderableType]:
    """One row for each clan, without figures off the board and upgrades."""
    rows = aligned([header(canvas), *[numbers(c, g, seen, canvas) for c in g.clans]], 1)
    return [one_line(row) for row in rows]


def header(canvas: Canvas) -> list[Text]:
    words = [canvas.speech.say(f"word-{column}") for column in COLUMNS]
    return [Text(), *[Text(word, "faint") for word in words], Text()]


def numbers(c: Clan, g: BloodRage, seen: View, canvas: Canvas) -> list[Text]:
    """Name, glory, rage, axes, horns, cards in hand, quests, and what the clan is doing."""
    record = seen.table["clans"][c.seat]
    name = Text(f"{FIRST} " if c.seat == g.first else "  ", "candle")
    name.append(canvas.names[c.seat], "name")
    if c.name != NONE:
        name.append(f" {clan_name(c, canvas)}", clan_style(c))
    if c.seat == seen.seat:
        name.append(f" ({canvas.speech.say('word-you')})", "candle")
    return [
        name,
        Text(str(c.glory)),
        Text(f"{c.rage}/{c.stat(RAGE)}"),
        Text(str(c.stat(AXES))),
        Text(f"{on_board(c)}/{c.stat(HORNS)}"),
        Text(backs(record["hand"])),
        Text(str(len(record["quests"]))),
        doing(c, g, seen, canvas),
    ]


def backs(cards: list[int]) -> str:
    """How many cards, and by the Age on their backs where they differ: 6 (1+5)."""
    ages = [back_of(card, BACKS) for card in cards]
    parts = [str(ages.count(age)) for age in sorted(set(ages))]
    return f"{len(cards)} ({'+'.join(parts)})" if len(parts) > 1 else str(len(cards))


def doing(c: Clan, g: BloodRage, seen: View, canvas: Canvas) -> Text:
    say = canvas.speech.say
    if seen.table["sealed"][c.seat] != NONE:
        return Text(f"✓ {say('board-chose')}", "second")
    if c.seat in seen.table["asked"]:
        return Text(f"… {say('board-choosing')}", "candle" if c.seat == seen.seat else "faint")
    if c.passed and g.phase == ACTION:
        return Text(say("word-passed"), "faint")
    return Text()


def pieces(c: Clan, canvas: Canvas) -> Text:
    """The figures that are not on the board."""
    parts: list[Text] = []
    for place, word in ((RESERVE, "word-reserve"), (VALHALLA, "word-valhalla")):
        if figures_at(c, place):
            named = Text(f"{canvas.speech.say(word)} ", "faint")
            parts.append(named.append(figures(c, place, canvas)))
    return Text("  ").join(parts)


def upgrades(c: Clan, canvas: Canvas) -> Text:
    laid = [card for card in c.slots if card != NONE]
    if not laid:
        return Text()
    text = Text(f"{canvas.speech.say('word-slots')}: ", "faint")
    return text.append(listed(laid, canvas.speech), "second")


# The battle.


def is_fought(g: BloodRage) -> bool:
    return g.province != NOWHERE


def fighting(g: BloodRage) -> list[Clan]:
    """The clans of the battle, or during the call those that are there already."""
    seats = g.fighters or [s for s in g.clockwise(g.pillager) if is_present(g.clans[s], g.province)]
    return [g.clans[seat] for seat in seats]


def battle(g: BloodRage, canvas: Canvas) -> list[RenderableType]:
    """Strengths as they stand, with the cards that lie open."""
    if not is_fought(g):
        return []
    where = canvas.speech.noun("place", g.province, [])
    heading = canvas.speech.say("board-battle" if g.fighters else "board-call", **where)
    lines = [one_line(line) for line in aligned([side(g, c, canvas) for c in fighting(g)], 2)]
    return [panel(Group(*lines), heading)]


def battle_lines(g: BloodRage, canvas: Canvas) -> list[RenderableType]:
    """The battle without a frame."""
    if not is_fought(g):
        return []
    return [one_line(line) for line in aligned([side(g, c, canvas) for c in fighting(g)], 1)]


def side(g: BloodRage, c: Clan, canvas: Canvas) -> list[Text]:
    """One clan in the battle: its strength, what its cards add, and the cards."""
    name = Text(f"{PILLAGER} " if c.seat == g.pillager else "  ", "blood")
    name.append(f"{canvas.names[c.seat]} {clan_name(c, canvas)}", clan_style(c))
    strength = canvas.speech.say("board-strength", n=strength_in(c, g.province))
    if not c.revealed:
        return [name, Text(strength), Text()]
    sum_of = f"{strength} + {bonus(g, c)} = {total(g, c)}"
    return [name, Text(sum_of, "now"), Text(listed(c.revealed, canvas.speech), "second")]
