"""Midgard in the terminal: the map, the clans round it, the gifts of the gods."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.games.blood_rage import verbs
from duskmoot.games.blood_rage.board import RESERVE
from duskmoot.games.blood_rage.rules.figures import of_kind
from duskmoot.games.blood_rage.rules.invade import invasion_cost
from duskmoot.games.blood_rage.rules.upgrade import upgrade_cost
from duskmoot.games.blood_rage.state import AGES, LAST_STEP, NONE, TRACKS, BloodRage
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.view import View
from duskmoot.terminal.boards.blood_rage.cards import card_text, held, held_titles
from duskmoot.terminal.boards.blood_rage.clans import (
    FIRST,
    battle,
    battle_lines,
    narrow_sheets,
    sheet_lines,
    sheets,
)
from duskmoot.terminal.boards.blood_rage.midgard import beside_place, midgard, places
from duskmoot.terminal.boards.blood_rage.public import clan_name, clan_style, open_table
from duskmoot.terminal.boards.board import BARE, WHOLE, Board, Canvas

PHASES: Final[list[str]] = ["gifts", "action", "discard", "quest", "ragnarok", "valhalla"]
MAP: Final[int] = 73
"""The width that the map needs for all its names."""
SHEETS: Final[int] = 41
"""The least width for clan sheets beside it."""


class BloodRageBoard(Board):
    on_table = frozenset(
        {
            "destroyed-at-setup",
            "doom",
            "first-player",
            "chooses-clan",
            "age-begins",
            "drafts",
            "passes-on",
            "buries",
            "refills",
            "stays-away",
            "total",
        }
    )

    def table(self, seen: View, canvas: Canvas) -> list[RenderableType]:
        g = open_table(seen)
        if canvas.detail == BARE:
            return [
                heading(g, canvas),
                places(g, canvas),
                *sheet_lines(g, seen, canvas),
                *battle_lines(g, canvas),
                *held_titles(seen, canvas),
            ]
        cards = held(seen, canvas) if canvas.detail == WHOLE else held_titles(seen, canvas)
        return [
            heading(g, canvas),
            *map_and_sheets(g, seen, canvas),
            *battle(g, canvas),
            *cards,
        ]

    def beside(self, act: int, seen: View, canvas: Canvas) -> Text:
        assert canvas.speech.game is not None
        g = open_table(seen)
        kind = canvas.speech.game.vocabulary.verbs[verb(act)].kind
        if kind == "card":
            return beside_card(act, g, seen.seat, canvas)
        if kind == "place":
            return beside_place(g, noun(act), canvas)
        if kind == "stat":
            return beside_stat(g, seen.seat, noun(act))
        if kind == "slot":
            return beside_slot(g, seen.seat, noun(act), canvas)
        if verb(act) == verbs.INVADE:
            c = g.clans[seen.seat]
            return price(invasion_cost(c, of_kind(c, RESERVE, noun(act))), canvas)
        return Text()

    def party(self, seat: int, seen: View, canvas: Canvas) -> Text:
        c = open_table(seen).clans[seat]
        return Text(clan_name(c, canvas), clan_style(c))


def heading(g: BloodRage, canvas: Canvas) -> RenderableType:
    """The Age, its phases, the first player."""
    say = canvas.speech.say
    age = min(g.age, AGES)
    title = Text(say("board-age", age=age, ages=AGES), "now")
    title.append(f"   {FIRST} ", "candle")
    title.append(f"{say('word-first')}: {canvas.names[g.first]}", "second")
    if not canvas.wide():
        return title.append(f"   {say(f'phase-{PHASES[g.phase]}')}", "candle")
    title = Text(f"{say('game-title')}   ", "name").append(title)
    strip = Text()
    for n, phase in enumerate(PHASES):
        style = "pressed" if n == g.phase else "faint"
        strip.append(f" {n + 1} {say(f'phase-{phase}')} ", style)
    return Group(title, strip)


def map_and_sheets(g: BloodRage, seen: View, canvas: Canvas) -> list[RenderableType]:
    """Side by side where the terminal is wide enough for both."""
    if canvas.width < MAP + SHEETS:
        return [midgard(g, canvas, canvas.width), sheets(g, seen, canvas)]
    grid = Table.grid()
    grid.add_column(width=MAP)
    grid.add_column(width=canvas.width - MAP)
    grid.add_row(midgard(g, canvas, MAP), narrow_sheets(g, seen, canvas))
    return [grid]


# What stands beside an act.


def beside_card(act: int, g: BloodRage, seat: int, canvas: Canvas) -> Text:
    """Its text; an upgrade that can be played now has the price for this clan."""
    if verb(act) != verbs.UPGRADE:
        return card_text(noun(act), canvas.speech)
    cost = price(upgrade_cost(g.clans[seat], noun(act)), canvas).append(". ")
    return cost.append(canvas.speech.text("card", noun(act)))


def price(rage: int, canvas: Canvas) -> Text:
    return Text(canvas.speech.say("board-price", rage=rage), "second")


def beside_stat(g: BloodRage, seat: int, stat: int) -> Text:
    """The value now and the next one."""
    step = g.clans[seat].steps[stat]
    track = TRACKS[stat]
    return Text(f"{track[step]} → {track[min(step + 1, LAST_STEP)]}", "second")


def beside_slot(g: BloodRage, seat: int, slot: int, canvas: Canvas) -> Text:
    """The card that the new one would replace."""
    card = g.clans[seat].slots[slot]
    return Text() if card == NONE else Text(canvas.speech.title("card", card), "second")
