"""Pages of a chronicle of Heritage in the terminal: heirs, world, lineage."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from duskmoot.chronicle.book import SEALED, Chronicle
from duskmoot.chronicle.chain import legacy_now
from duskmoot.games.heritage.chronicle.tables import PARAMETERS, SECTION_NAMES, boards_of
from duskmoot.games.heritage.legacy import Heir, Legacy, unpack
from duskmoot.games.heritage.lines import ANCILLA, THIN
from duskmoot.games.heritage.pieces import CHAPTERS, NONE, TITLE_NAMES
from duskmoot.speech import Speech
from duskmoot.terminal.boards.heritage.chapter import sheet_row
from duskmoot.terminal.look import panel


def page_of(name: str, chronicle: Chronicle, speech: Speech) -> list[RenderableType]:
    legacy = unpack(legacy_now(chronicle))
    if name == "heirs":
        return [heir_page(chronicle, legacy, n, speech) for n in range(len(legacy.heirs))]
    if name == "world":
        return world(legacy, speech)
    if name == "lineage":
        return lineage(chronicle, legacy, speech)
    return []


# Heirs.


def heir_page(chronicle: Chronicle, legacy: Legacy, number: int, speech: Speech) -> RenderableType:
    """A character sheet with what lies in the haven."""
    heir = legacy.heirs[number]
    entry = chronicle.roster[number]
    character = chronicle.named("heir", number) or entry.name
    parts: list[RenderableType] = [marked(heir, legacy, speech)]
    for word, owned in belongings(heir).items():
        if owned:
            named = ", ".join(called(chronicle, kind, n, speech) for kind, n in owned)
            parts.append(Text(f"{speech.say(f'word-{word}')}: ", "faint").append(named, "second"))
    player = speech.say("book-left") if heir.gone else entry.name
    return panel(Group(*parts), character, "" if player == character else player)


def belongings(heir: Heir) -> dict[str, list[tuple[str, int]]]:
    return {
        "titles": [("title", len(TITLE_NAMES) + chapter - 1) for chapter in heir.honours],
        "haven": [("vampire", v) for v in (heir.haven, *heir.leaders) if v != NONE],
        "assets": [("asset", asset) for asset in heir.assets],
        "burdens": [("burden", burden) for burden in heir.burdens],
    }


def marked(heir: Heir, legacy: Legacy, speech: Speech) -> RenderableType:
    """The lines of the sheet that have a mark, section by section."""
    grid = Table.grid(padding=(0, 2))
    for section in range(len(SECTION_NAMES)):
        rows = [
            sheet_row(heir.marks, legacy.worth, n, speech)
            for n in range(len(PARAMETERS))
            if PARAMETERS[n].section == section and heir.marks[n]
        ]
        if rows:
            title = Text(speech.title("section", section), "faint")
            grid.add_row(title, Text("   ".join(rows), "second"))
    return grid if grid.row_count else Text(speech.say("book-unmarked"), "faint")


def called(chronicle: Chronicle, kind: str, number: int, speech: Speech) -> str:
    """What people named it, with the printed name behind; else the printed name."""
    printed = speech.title(kind, number)
    given = chronicle.named("vampire", number) if kind == "vampire" else ""
    return f"{given} ({printed})" if given else printed


# World.


def world(legacy: Legacy, speech: Speech) -> list[RenderableType]:
    """What a marked box is worth today, how the ages ended, and the battlegrounds."""
    grid = Table.grid(padding=(0, 3))
    for section in range(len(SECTION_NAMES)):
        rows = [n for n in range(len(PARAMETERS)) if PARAMETERS[n].section == section]
        said = ", ".join(f"{speech.title('parameter', n)} {legacy.worth[n]}" for n in rows)
        grid.add_row(Text(speech.title("section", section), "faint"), Text(said, "second"))
    parts: list[RenderableType] = [panel(grid, speech.say("word-worth"))]
    for age, outcome in enumerate(legacy.outcomes):
        line = Text(f"{speech.title('age', age)}: ", "faint")
        parts.append(line.append(speech.title("outcome", outcome), "name"))
    boards = boards_of(min(legacy.chapter, CHAPTERS))
    named = ", ".join(speech.title("board", board) for board in boards)
    parts.append(Text(f"{speech.say('word-battlegrounds')}: ", "faint").append(named, "second"))
    return parts


# Lineage.


def lineage(chronicle: Chronicle, legacy: Legacy, speech: Speech) -> list[RenderableType]:
    """All who ever ascended, in the order in which they did."""
    grid = Table.grid(padding=(0, 3))
    for chapter, heir, vampire in ascensions(chronicle):
        if legacy.blood[vampire] & 3 != ANCILLA:
            continue
        clan = (legacy.blood[vampire] >> 2) - 1
        blood = speech.say("blood-thin") if clan == THIN else speech.title("clan", clan)
        glued = ", ".join(speech.title("ability", a) for a in legacy.glued[vampire])
        haven = [n for n, each in enumerate(legacy.heirs) if each.haven == vampire]
        grid.add_row(
            Text(str(chapter), "faint", justify="right"),
            Text(called(chronicle, "vampire", vampire, speech), "name"),
            Text(blood, "second"),
            Text(chronicle.roster[heir].name, "second"),
            Text(f"[{glued}]" if glued else "", "yellow"),
            Text(speech.say("word-haven") if haven else "", "faint"),
        )
    return [grid] if grid.row_count else []


def ascensions(chronicle: Chronicle) -> list[tuple[int, int, int]]:
    """Chapter, heir and vampire of every ascension that counts."""
    return [
        (link.chapter, link.present[seat], vampire)
        for link in chronicle.links
        if link.state == SEALED
        for seat, vampire, *_ in link.page.get("ascended", [])
    ]
