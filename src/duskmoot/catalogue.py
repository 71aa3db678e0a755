"""The catalogue of rules: a game's clauses, their chapters, and the search among them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from duskmoot.kernel.game import find
from duskmoot.speech import Speech

_SAME: Final[dict[int, int]] = str.maketrans("ё’‘“”„«»–—\u00a0", 'е\'\'"""""-- ')
"""Letters and marks that a reader types in a simpler way than we print them."""


@dataclass(frozen=True)
class Clause:
    id: str
    source: str
    """The heading in the rulebook, in its own language."""
    kind: str
    text: str
    test: str
    """What a test of this clause should show."""
    note: str = ""
    ours: bool = False
    """Whether we decided something here that the book leaves open; the note says what."""


@cache
def _read(game_name: str) -> tuple[Clause, ...]:
    file = files("duskmoot").joinpath("games", game_name, "rules.toml")
    return tuple(Clause(**row) for row in tomllib.loads(file.read_text("utf-8"))["clause"])


def clauses(game_name: str) -> list[Clause]:
    """In the order of the book; Refused if there is no such game."""
    return list(_read(find(game_name).name))


@dataclass(frozen=True)
class Section:
    """Clauses below a heading of their chapter; those without one stand first."""

    id: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Chapter:
    """What a reader looks up at once: combat, say, with all its clauses."""

    id: str
    group: str
    icon: str
    """A drawing of game-icons."""
    scene: str
    """A picture that the game's board can draw, or ""."""
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> list[Clause]:
        return [clause for section in self.sections for clause in section.clauses]


@cache
def _chapters(game_name: str) -> tuple[Chapter, ...]:
    file = files("duskmoot").joinpath("games", game_name, "chapters.toml")
    rows = tomllib.loads(file.read_text("utf-8"))["chapter"]
    prefixes = [
        {"": row.get("clauses", []), **row.get("sections", {})}
        for row in rows  # what has no heading comes first
    ]
    homes = {
        prefix: (number, section)
        for number, sections in enumerate(prefixes)
        for section, held in sections.items()
        for prefix in held
    }
    lying: dict[tuple[int, str], list[Clause]] = {}
    for clause in _read(game_name):
        home = homes[max((p for p in homes if _begins(clause.id, p)), key=len)]
        lying.setdefault(home, []).append(clause)
    return tuple(
        Chapter(
            row["id"],
            row["group"],
            row["icon"],
            row.get("scene", ""),
            tuple(
                Section(section, tuple(lying[number, section]))
                for section in prefixes[number]
                if (number, section) in lying
            ),
        )
        for number, row in enumerate(rows)
    )


def chapters(game_name: str) -> list[Chapter]:
    """All clauses by chapter; each lies where the longest prefix of its id stands."""
    return list(_chapters(find(game_name).name))


@dataclass(frozen=True)
class Point:
    """A sentence of the page about a game, and the clause behind it."""

    id: str
    icon: str
    clause: str
    number: str = ""
    """What a goal is counted by, shown large; the message's `.number` says of what."""


@dataclass(frozen=True)
class Part:
    """Goal, round, deeds, the idea that is hard, the fight: the parts of that page."""

    id: str
    points: tuple[Point, ...]


@cache
def _primer(game_name: str) -> tuple[Part, ...]:
    file = files("duskmoot").joinpath("games", game_name, "learn.toml")
    rows = tomllib.loads(file.read_text("utf-8"))["part"]
    return tuple(Part(row["id"], tuple(Point(**point) for point in row["points"])) for row in rows)


def primer(game_name: str) -> list[Part]:
    """The page from which a newcomer learns the game; Refused if there is no such game."""
    return list(_primer(find(game_name).name))


def by_chapter(game_name: str, found: list[Clause]) -> list[tuple[Chapter, list[Clause]]]:
    """The clauses found below the chapters in which they lie, in the order of the chapters."""
    ids = {clause.id for clause in found}
    held = [(each, [c for c in each.clauses if c.id in ids]) for each in chapters(game_name)]
    return [(chapter, clauses) for chapter, clauses in held if clauses]


def _begins(id: str, prefix: str) -> bool:
    return f"{id}.".startswith(f"{prefix}.")


def search(game_name: str, words: str, speech: Speech) -> list[Clause]:
    """Clauses that hold all the words in some form, in the language spoken; or the id, in part."""
    wanted = plain(words).split()
    endings = _endings(speech)
    return [
        clause
        for clause in clauses(game_name)
        if all(_holds(clause, word, endings, plain(speech.clause(clause.id))) for word in wanted)
    ]


def _holds(clause: Clause, wanted: str, endings: list[str], text: str) -> bool:
    if re.search(r"\w[.-]\w", wanted) and wanted in clause.id:
        return True
    said, parts = _WORD.findall(text), _WORD.findall(wanted)
    return all(any(_same(part, word, endings) for word in said) for part in parts or [wanted])


_WORD: Final = re.compile(r"[^\W_]+")
_SHORTEST_STEM: Final = 3


def _endings(speech: Speech) -> list[str]:
    """What a word may end in and still be the same word, the longest first."""
    listed = plain(speech.say("search-endings")).replace(",", " ").split()
    return sorted(listed, key=len, reverse=True)


def _same(wanted: str, word: str, endings: list[str]) -> bool:
    """Whether a word of the text is the one wanted, its beginning, or another form of it."""
    return word.startswith(wanted) or _stem(word, endings) == _stem(wanted, endings)


def _stem(word: str, endings: list[str]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return word[: -len(ending)]
    return word


def plain(text: str) -> str:
    """Without capitals, ё and typographic marks, for comparing."""
    return text.casefold().translate(_SAME)
