"""The sheets: four hunters, and Dracula as far as the seat knows him."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from duskmoot.games.fury_of_dracula.board import NOWHERE
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.sheets import (
    ABILITIES,
    BITE_SPACES,
    DRACULA_BACK,
    DRACULA_HEALTH,
    HEALTH,
    HUNTERS,
    MOST_EVENTS,
    MOST_ITEMS,
    MOST_TICKETS,
    NONE,
    SETUP_STEP,
)
from duskmoot.kernel.view import View
from duskmoot.terminal.boards.board import BARE, WHOLE, Canvas
from duskmoot.terminal.boards.fury_of_dracula.public import (
    character,
    character_style,
    count_of,
    dracula_at,
    faces,
    listed,
    place_name,
)
from duskmoot.terminal.look import aligned, bar, one_line, panel

ACTING: Final[str] = "▸"


# Hunters.


def sheets(seen: View, canvas: Canvas) -> RenderableType:
    """For each hunter where he is and how he is, below it what he holds and shows."""
    hunters = seen.table["hunters"]
    lines: list[RenderableType] = []
    for row, h in zip(aligned([vitals(h, seen, canvas) for h in hunters], 2), hunters):
        lines.append(one_line(row))
        how = [part for part in (state(h, seen, canvas), holding(h, canvas)) if part]
        below = [Text("  ").join(how), before_him(h, canvas)]
        if canvas.detail == WHOLE:
            below.append(abilities(h["number"], canvas))
        lines += [Padding(part, (0, 0, 0, 4)) for part in below if part]
    if seen.table["allies"]:
        ally = Text(f"{canvas.speech.say('table-ally')}: ", "faint")
        lines.append(ally.append(listed(seen.table["allies"], canvas), "second"))
    return panel(Group(*lines), canvas.speech.say("table-hunters"))


def sheet_lines(seen: View, canvas: Canvas) -> list[RenderableType]:
    """One row for each hunter, without what lies before him."""
    rows = [
        [
            *vitals(h, seen, canvas, bars=False),
            state(h, seen, canvas).append(" "),
            holding(h, canvas),
        ]
        for h in seen.table["hunters"]
    ]
    return [one_line(row) for row in aligned(rows, 1)]


def vitals(h: dict[str, Any], seen: View, canvas: Canvas, bars: bool = True) -> list[Text]:
    """Name, place and health."""
    number = h["number"]
    name = Text(f"{ACTING} " if number == seen.table["acting"] else "  ", "now")
    name.append(character(number, canvas), character_style(number))
    if h["seat"] == seen.seat:
        name.append(f" ({canvas.speech.say('table-you')})", "candle")
    most, health = HEALTH[number], HEALTH[number] - h["damage"]
    left = bar(health, most, "blood").append(" ") if bars else Text()
    left.append(f"{health}/{most}")
    return [name, whereabouts(h, canvas), left]


def holding(h: dict[str, Any], canvas: Canvas) -> Text:
    """How many items, events and tickets, and of how many; bites, if he has any."""
    number, (items, events) = h["number"], split_kinds(h["shown"])
    counts = {
        "items": (len(faces(h["items"])) + items, MOST_ITEMS[number]),
        "events": (len(faces(h["events"])) + events, MOST_EVENTS[number]),
        "tickets": (len(faces(h["tickets"])), MOST_TICKETS[number]),
        "bites": (h["bites"], BITE_SPACES[number]),
    }
    parts = [
        Text(f"{canvas.speech.say(f'table-{key}')}\u00a0", "faint").append(
            str(n) if canvas.detail == BARE else f"{n}/{most}", "second"
        )
        for key, (n, most) in counts.items()
        if n or (canvas.detail != BARE and key != "bites")
    ]
    return Text(" ").join(parts)


def split_kinds(cards: list[int]) -> tuple[int, int]:
    """How many of these are items, and how many events."""
    items = len([card for card in cards if CARDS[card].item])
    return items, len(cards) - items


def whereabouts(h: dict[str, Any], canvas: Canvas) -> Text:
    if h["place"] != NOWHERE:
        return Text(place_name(h["place"], canvas), "name")
    if h["hospital"] != NOWHERE:
        return Text(f"→ {place_name(h['hospital'], canvas)}", "faint")
    return Text("–", "faint")


def state(h: dict[str, Any], seen: View, canvas: Canvas) -> Text:
    """Delayed, under bats, mesmerized, defeated."""
    marks = [key for key in ("delayed", "bats", "mesmerized") if h[key]]
    if h["place"] == NOWHERE and seen.table["step"] != SETUP_STEP:
        marks.append("defeated")
    who = canvas.speech.noun("character", h["number"], [])
    words = [canvas.speech.say(f"table-{mark}", **who) for mark in marks]
    return Text(", ".join(words), "blood")


def abilities(number: int, canvas: Canvas) -> Text:
    """By name, as on the sheet."""
    named = [canvas.speech.say(f"ability-{name}") for name in ABILITIES[number]]
    return Text(", ".join(named), "faint")


def before_him(h: dict[str, Any], canvas: Canvas) -> Text:
    """What he shows because he is weakened, or has laid ready for a combat."""
    parts: list[Text] = []
    for zone, key in (("shown", "table-shows"), ("ready", "table-ready")):
        if h[zone]:
            text = Text(f"{canvas.speech.say(key)}: ", "faint")
            parts.append(text.append(listed(h[zone], canvas), "second"))
    return Text("  ").join(parts)


# Dracula.


def dracula_lines(seen: View, canvas: Canvas) -> list[RenderableType]:
    """Health, hands, rumors, ally and guards; where he is, if that is known."""
    say, d = canvas.speech.say, count_of(seen)
    health = DRACULA_HEALTH - d["damage"]
    line = Text(f"{character(HUNTERS, canvas)} ", "dracula")
    line.append(bar(health, DRACULA_HEALTH, "blood")).append(f" {health}/{DRACULA_HEALTH}")
    place = dracula_at(seen)
    where = place_name(place, canvas) if place != NOWHERE else say("table-unseen")
    line.append(f"  {where}", "name" if place != NOWHERE else "faint")
    for zone in ("encounters", "events"):
        n = len(faces(d[zone])) + len(d["open_hand"]) * (zone == "encounters")
        line.append(f"  {say(f'table-{zone}-held', n=n)}", "second")
    line.append(f"  {say('table-rumors-held', n=d['rumors'])}", "second")
    lines: list[RenderableType] = [one_line(line)]
    for zone, key in (("allies", "table-ally"), ("guards", "table-guards")):
        if d[zone]:
            text = Text(f"{say(key)}: ", "faint")
            lines.append(one_line(text.append(listed(d[zone], canvas), "second")))
    return lines


def decks(seen: View, canvas: Canvas) -> Text:
    """The back of the next event, and what has been discarded."""
    say, top = canvas.speech.say, seen.table["top_back"]
    text = Text()
    if top != NONE:
        whose = "table-top-dracula" if top == DRACULA_BACK else "table-top-hunter"
        text.append(f"{say(whose)}  ", "dracula" if top == DRACULA_BACK else "second")
    for zone in ("event_discard", "item_discard", "encounter_discard"):
        if seen.table[zone]:
            key = zone.replace("_", "-")
            text.append(f"{say(f'table-{key}', n=len(seen.table[zone]))}  ", "faint")
    return one_line(text)
