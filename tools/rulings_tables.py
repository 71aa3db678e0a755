"""Write the tables of docs/rulings.md from the data files, the clauses and tools/reasons.toml.

Each table stands between two marks, `<!-- table: GAME NAME -->` and `<!-- end -->`; the rest of
the page is written by hand.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import duskmoot.games  # noqa: F401
from duskmoot.catalogue import clauses
from duskmoot.games import data
from duskmoot.kernel.game import Game, find, registered
from duskmoot.speech import speech

PAGE: Final = Path(__file__).parents[1] / "docs" / "rulings.md"
REASONS: Final = Path(__file__).with_name("reasons.toml")
TITLES: Final = {
    "monsters": ("enemy", "Monsters"),
    "bosses": ("enemy", "Bosses"),
    "final_bosses": ("enemy", "Final Bosses"),
    "starting_cards": ("card", "Starting cards"),
    "upgrades": ("card", "Upgrades"),
}
"""Files of cards, the noun kind of their rows, and their headings."""

Reasons = dict[str, dict[str, str]]
"""By card, file of cards or game: the reasons for fields, or for table options."""
GAME: Final = find("bloodborne")
ENGLISH: Final = speech("en", GAME)


class Ours:
    """A field of the data files that no source gives."""

    def __init__(self, file: str, card: str, field: str, value: str) -> None:
        self.file = file
        self.card = card
        self.field = field
        self.value = value


def reconstructed(file: str) -> list[Ours]:
    """The fields of a file of cards that its `confidence` calls reconstructed."""
    return [
        Ours(file, row["id"], field, value_of(file, row, field))
        for row in data.table("bloodborne", f"{file}.toml")["card"]
        for field, confidence in row["confidence"].items()
        if confidence == "reconstructed"
    ]


def value_of(file: str, row: dict[str, Any], field: str) -> str:
    kind = TITLES[file][0]
    number = GAME.vocabulary.number(kind, row["id"])
    if field == "name":
        return ENGLISH.title(kind, number)
    if field in ("ability", "effect"):
        return ENGLISH.text(kind, number)
    if field == "types":
        return ", ".join(ENGLISH.say(f"trophy-{trophy}") for trophy in row["trophies"])
    if field == "type":
        return ENGLISH.say(f"kind-{row['kind']}")
    return str(row.get(field, "–"))


def board() -> list[Ours]:
    """The doubted parts of the Hunter board."""
    track = data.table("bloodborne", "board.toml")["trophy_track"]
    spaces = [str(worth) for worth in track["plain"]]
    values = {"places": ", ".join(spaces[:3]) + ", …", "rest": ", ".join(["…", *spaces[3:]])}
    return [
        Ours("board", "trophy_track", field, values[field])
        for field, confidence in track["confidence"].items()
        if confidence == "reconstructed"
    ]


def all_ours() -> list[Ours]:
    return [ours for file in TITLES for ours in reconstructed(file)] + board()


def reasons() -> Reasons:
    found: Reasons = tomllib.loads(REASONS.read_text("utf-8"))
    return found


def reason(given: Reasons, ours: Ours) -> str:
    own = given.get(ours.card, {}).get(ours.field)
    return own or given.get(ours.file, {}).get(ours.field, "")


def idle(given: Reasons) -> list[str]:
    """Reasons for a field that is sourced, or that does not exist."""
    used = {(ours.card, ours.field) for ours in all_ours()}
    used |= {(ours.file, ours.field) for ours in all_ours()}
    used |= {(game.name, option.key) for game in registered() for option in game.options}
    return [f"{top}.{field}" for top in given for field in given[top] if (top, field) not in used]


# The tables.


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def head(*cells: str) -> list[str]:
    return [row(*cells), row(*["---"] * len(cells))]


def fields_table() -> Iterator[str]:
    given = reasons()
    for file, (_, title) in TITLES.items():
        ours = reconstructed(file)
        yield f"### {title}"
        yield ""
        yield from counted(file, len(ours))
        yield from rows_of(ours, given)
    yield "### The Hunter board"
    yield ""
    yield from rows_of(board(), given)


def named(file: str, card: str) -> str:
    if file not in TITLES:
        return "Trophy tracks"
    kind = TITLES[file][0]
    return ENGLISH.title(kind, GAME.vocabulary.number(kind, card))


def counted(file: str, ours: int) -> list[str]:
    cards = data.table("bloodborne", f"{file}.toml")["card"]
    fields = sum(len(card["confidence"]) for card in cards)
    return [f"`data/{file}.toml`: {ours} of {fields} fields are reconstructed.", ""]


def rows_of(ours: list[Ours], given: Reasons) -> Iterator[str]:
    if not ours:
        return
    yield from head("card", "field", "value", "why")
    before = ""
    for each in ours:
        shown = f"**{named(each.file, each.card)}**" if each.card != before else ""
        yield row(shown, each.field, each.value, reason(given, each))
        before = each.card
    yield ""


def clauses_table(game: Game[Any]) -> Iterator[str]:
    """All clauses with a note: it says where the book is silent, and what we read into it."""
    yield from head("clause", "what it says", "note")
    for clause in clauses(game.name):
        if clause.note:
            yield row(f"`{clause.id}`", clause.text, linked(clause.note))
    yield ""


def linked(note: str) -> str:
    """A note whose numbers of rulings and doubts lead to their places on the page."""

    def link(found: re.Match[str]) -> str:
        place = "ruling" if "ruling" in found[0] else "doubt"
        return re.sub(r"\d+", lambda number: f"[{number[0]}](#{place}-{number[0]})", found[0])

    lettered = re.sub(
        r"\b([DF])(\d+)", lambda found: f"[{found[0]}](#doubt-{found[0].lower()})", note
    )
    return re.sub(r"(rulings?|doubts?) \d+( and \d+)?", link, lettered)


def options_table(game: Game[Any]) -> Iterator[str]:
    given = reasons()[game.name]
    yield from head("option", "choices, the first is the default", "doubt that it answers")
    for option in game.options:
        choices = ", ".join(f"`{choice}`" for choice in option.choices)
        yield row(f"`{option.key}`", choices, linked(given.get(option.key, "")))
    yield ""


def tables() -> Iterator[tuple[str, Iterator[str]]]:
    """Names of tables and their lines. Only Bloodborne has fields that no source gives."""
    yield f"{GAME.name} fields", fields_table()
    for game in registered():
        yield f"{game.name} clauses", clauses_table(game)
        yield f"{game.name} options", options_table(game)


def with_tables(page: str) -> str:
    """The page with each table written anew between its marks."""
    for name, lines in tables():
        begin = f"<!-- table: {name} -->"
        before, _, rest = page.partition(begin)
        _, end, after = rest.partition("<!-- end -->")
        if not end:
            raise ValueError(f"{PAGE.name} has no place for the table {name!r}")
        page = before + begin + "\n\n" + "\n".join(lines) + end + after
    return page


def main() -> int:
    page = PAGE.read_text("utf-8")
    written = with_tables(page)
    PAGE.write_text(written, "utf-8")
    print(f"docs/{PAGE.name} " + ("was up to date." if page == written else "is written."))
    return 0


if __name__ == "__main__":
    sys.exit(main())
