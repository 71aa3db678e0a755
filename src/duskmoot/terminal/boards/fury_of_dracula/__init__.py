"""The hunt in the terminal: Europe, the Trail, the hunters, a combat, the own cards."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.games.fury_of_dracula.board import NOWHERE
from duskmoot.games.fury_of_dracula.sheets import (
    DRACULA,
    DRACULA_HEALTH,
    HEALTH,
    HUNTERS,
    LAST_INFLUENCE,
    MOST_DESPAIR,
    SETUP_STEP,
)
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.view import View
from duskmoot.terminal.boards.board import BARE, WHOLE, Board, Canvas
from duskmoot.terminal.boards.fury_of_dracula.cards import card_text, held, held_titles
from duskmoot.terminal.boards.fury_of_dracula.combat import combat, combat_lines
from duskmoot.terminal.boards.fury_of_dracula.europe import (
    beside_place,
    europe,
    likely,
    roadblocks,
    token_lines,
    ways_out,
)
from duskmoot.terminal.boards.fury_of_dracula.public import character, count_of, place_name
from duskmoot.terminal.boards.fury_of_dracula.sheets import (
    decks,
    dracula_lines,
    sheet_lines,
    sheets,
)
from duskmoot.terminal.boards.fury_of_dracula.trail import beside_nest, trail, trail_lines
from duskmoot.terminal.look import bar, one_line

STEPS: Final[list[str]] = [
    "table-setup",
    "time-dawn",
    "time-day",
    "time-dusk",
    "time-night",
    "step-dracula-phase",
]
CROWD: Final[int] = 40
"""So many answers leave no room for the hunters on a small terminal."""


class FuryBoard(Board):
    on_table = frozenset(
        {
            "starts",
            "dawn",
            "day",
            "dusk",
            "night",
            "dracula-phase",
            "slides",
            "places",
            "places-encounter",
            "passes",
            "draws-ticket",
            "draws-item",
            "draws-event",
        }
    )

    def table(self, seen: View, canvas: Canvas) -> list[RenderableType]:
        if canvas.detail == BARE:
            return bare(seen, canvas)
        cards = held(seen, canvas) if canvas.detail == WHOLE else held_titles(seen, canvas)
        return [
            heading(seen, canvas),
            *dracula_lines(seen, canvas),
            europe(seen, canvas),
            *ways_out(seen, canvas),
            *trail_and_hunters(seen, canvas),
            decks(seen, canvas),
            *combat(seen, canvas),
            *cards,
        ]

    def beside(self, act: int, seen: View, canvas: Canvas) -> Text:
        assert canvas.speech.game is not None
        kind = canvas.speech.game.vocabulary.verbs[verb(act)].kind
        if kind == "card":
            return card_text(noun(act), canvas)
        if kind == "place":
            return beside_place(noun(act), seen, canvas)
        if kind == "nest":
            return beside_nest(noun(act), seen, canvas)
        if kind == "ticket":
            return Text(canvas.speech.text("ticket", noun(act)), "second")
        return beside_character(noun(act), seen, canvas) if kind == "character" else Text()

    def scores(self, seen: View, canvas: Canvas) -> RenderableType:
        """How everybody came out of it."""
        grid = Table.grid(padding=(0, 3))
        won = DRACULA in seen.table["winners"]
        health = DRACULA_HEALTH - count_of(seen)["damage"]
        add_score(grid, won, HUNTERS, canvas.names[DRACULA], health, DRACULA_HEALTH, canvas)
        for h in seen.table["hunters"]:
            number = h["number"]
            left = HEALTH[number] - h["damage"]
            add_score(grid, not won, number, canvas.names[h["seat"]], left, HEALTH[number], canvas)
        return grid


def add_score(
    grid: Table, won: bool, number: int, player: str, health: int, most: int, canvas: Canvas
) -> None:
    grid.add_row(
        Text("♛" if won else " ", "now"),
        Text(character(number, canvas), "now" if won else "name"),
        Text(player, "second"),
        Text(f"{health}/{most}", justify="right"),
    )


def bare(seen: View, canvas: Canvas) -> list[RenderableType]:
    """As few rows as tell the state of the hunt; fewer still where all cities are to choose."""
    if seen.table["step"] == SETUP_STEP:
        return [heading(seen, canvas), *held_titles(seen, canvas)]
    where = [
        heading(seen, canvas),
        *dracula_lines(seen, canvas)[:1],
        *trail_lines(seen, canvas),
        *[one_line(line) for line in likely(seen, canvas)],
    ]
    if len(seen.acts) >= CROWD:
        return where
    return [
        *where,
        *sheet_lines(seen, canvas),
        *token_lines(seen, canvas),
        *[one_line(line) for line in roadblocks(seen, canvas)],
        *combat_lines(seen, canvas),
        *held_titles(seen, canvas),
    ]


# The heading.


def heading(seen: View, canvas: Canvas) -> RenderableType:
    """The week, the day, the time of the round; influence and despair."""
    say = canvas.speech.say
    title = Text(when(seen, canvas), "now").append("   ")
    title.append(
        f"{say('table-influence', n=seen.table['influence'], all=LAST_INFLUENCE)} ", "blood"
    )
    if canvas.wide():
        title.append(bar(seen.table["influence"], LAST_INFLUENCE, "blood"))
    title.append(f"   {say('table-despair')} ", "faint")
    title.append(bar(seen.table["despair"], MOST_DESPAIR, "blood"))
    if not canvas.wide() or canvas.detail == BARE:
        return one_line(title)
    strip = Text()
    for n, step in enumerate(STEPS):
        style = "pressed" if n == seen.table["step"] else "faint"
        strip.append(f" {say(step)} ", style)
    return Group(Text(f"{say('game-title')}   ", "name").append(title), strip)


def when(seen: View, canvas: Canvas) -> str:
    """Week 2, Monday, dusk."""
    say = canvas.speech.say
    week = seen.table["despair"] + 1
    day = say(f"day-{seen.table['time'] // 2 + 1}")
    step = say(STEPS[seen.table["step"]])
    return f"{say('week', n=week)}, {day}, {step}"


def trail_and_hunters(seen: View, canvas: Canvas) -> list[RenderableType]:
    """Side by side where the terminal is wide enough."""
    if canvas.width < 118:
        return [trail(seen, canvas), sheets(seen, canvas)]
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(trail(seen, canvas), sheets(seen, canvas))
    return [grid]


def beside_character(number: int, seen: View, canvas: Canvas) -> Text:
    """Where the hunter stands, and his health."""
    if number >= HUNTERS:
        return Text()
    h = seen.table["hunters"][number]
    where = place_name(h["place"], canvas) if h["place"] != NOWHERE else "–"
    return Text(f"{where}  {HEALTH[number] - h['damage']}/{HEALTH[number]}", "second")
