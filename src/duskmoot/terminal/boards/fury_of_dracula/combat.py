"""The combat that is being fought."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from duskmoot.games.fury_of_dracula.board import NOWHERE
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.sheets import (
    DRACULA_HEALTH,
    HEALTH,
    HIMSELF,
    HUNTERS,
    NONE,
)
from duskmoot.kernel.acts import noun
from duskmoot.kernel.view import View
from duskmoot.terminal.boards.board import Canvas
from duskmoot.terminal.boards.fury_of_dracula.public import (
    character,
    character_style,
    count_of,
    faces,
    known,
    listed,
    nests,
)
from duskmoot.terminal.look import aligned, one_line, panel

ENGAGED: Final[str] = "⚔"


def is_fought(seen: View) -> bool:
    return bool(seen.table["fighters"]) and seen.table["foe"] != NONE


def combat(seen: View, canvas: Canvas) -> list[RenderableType]:
    """Round and time in the frame; the vampire, then the hunters with their cards."""
    if not is_fought(seen):
        return []
    return [panel(Group(*combat_lines(seen, canvas)[1:]), title(seen, canvas))]


def combat_lines(seen: View, canvas: Canvas) -> list[RenderableType]:
    """The same without a frame."""
    if not is_fought(seen):
        return []
    rows = [foe(seen, canvas), *[fighter(i, seen, canvas) for i in seen.table["fighters"]]]
    return [Text(title(seen, canvas), "now"), *[one_line(row) for row in aligned(rows, 2)]]


def title(seen: View, canvas: Canvas) -> str:
    place = seen.table["hunters"][seen.table["fighters"][0]]["place"]
    half = canvas.speech.say("time-night.when" if seen.table["at_night"] else "time-day.when")
    where = canvas.speech.noun("place", place, []) if place != NOWHERE else {"place-in": ""}
    return canvas.speech.say("table-combat", **where, n=this_round(seen), when=half)


def this_round(seen: View) -> int:
    """While cards are chosen it is the next one."""
    records = [count_of(seen), *seen.table["hunters"]]
    revealed: int = seen.table["combat_round"]
    return revealed if any(record["laid"] for record in records) else revealed + 1


def foe(seen: View, canvas: Canvas) -> list[Text]:
    """Dracula or his vampire, the card of this round, those of earlier ones."""
    d = count_of(seen)
    played = listed(d["played"], canvas)
    return [
        health_of_foe(seen, canvas),
        laid(d, seen, canvas),
        Text(f"{canvas.speech.say('table-played')}: {played}" if played else "", "faint"),
    ]


def health_of_foe(seen: View, canvas: Canvas) -> Text:
    if seen.table["foe"] == HIMSELF:
        name, most = character(HUNTERS, canvas), DRACULA_HEALTH
        health = most - count_of(seen)["damage"]
    else:
        card = seen.table["encounter"]
        name, most = canvas.speech.title("card", card), CARDS[card].health
        wounds = [
            wound
            for nest in nests(seen)
            if nest.number == seen.table["nest"]
            for each, wound in zip(nest.revealed, nest.wounds, strict=True)
            if each == card
        ]
        health = most - max(wounds, default=0)
    return Text(f"  {name} {health}/{most}", "dracula")


def laid(record: dict[str, Any], seen: View, canvas: Canvas) -> Text:
    """The open card, the own one still face down, or that one has been chosen."""
    if record["laid"]:
        return Text(listed(record["laid"], canvas), "now")
    chosen = faces(record["chosen"])
    if not chosen and next_to_choose(record, seen):
        sealed = seen.table["sealed"][record["seat"]]
        own = record["seat"] == seen.seat
        chosen = [] if sealed == NONE else [noun(sealed) if own else NOWHERE]
    if known(chosen):
        return Text(f"▒ {listed(chosen, canvas)}", "second")
    return Text(f"▒ {canvas.speech.say('table-chosen')}" if chosen else "…", "faint")


def next_to_choose(record: dict[str, Any], seen: View) -> bool:
    """Whether a sealed answer of the seat is for this fighter: the first without a card."""
    fighters = [seen.table["hunters"][i] for i in seen.table["fighters"]]
    waiting = [h for h in fighters if h["seat"] == record["seat"] and not faces(h["chosen"])]
    return record is count_of(seen) or waiting[:1] == [record]


def fighter(number: int, seen: View, canvas: Canvas) -> list[Text]:
    h = seen.table["hunters"][number]
    engaged = number == seen.table["engaged"] and bool(h["laid"])
    name = Text(f"{ENGAGED} " if engaged else "  ", "blood")
    name.append(character(number, canvas), character_style(number))
    name.append(f" {HEALTH[number] - h['damage']}/{HEALTH[number]}", "name")
    return [name, laid(h, seen, canvas), Text("  ").join(states(h, canvas))]


def states(h: dict[str, Any], canvas: Canvas) -> list[Text]:
    """Mesmerized, cancelled, the card that is locked, what lies ready."""
    say = canvas.speech.say
    who = canvas.speech.noun("character", h["number"], [])
    marks = [key for key in ("mesmerized", "silenced") if h[key]]
    found = [Text(say(f"table-{key}", **who), "blood") for key in marks]
    if h["last"] != NONE:
        found.append(Text(f"✕ {canvas.speech.title('card', h['last'])}", "faint"))
    if h["ready"]:
        found.append(Text(f"{say('table-ready')}: {listed(h['ready'], canvas)}", "second"))
    return found
