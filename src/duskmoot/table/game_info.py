"""What a client learns of the games: options, moves, log lines, bots, lessons, rules by chapters.

Part of the wire, as `duskmoot.table.protocol` is.
"""

from __future__ import annotations

from msgspec import Struct


class Choice(Struct):
    key: str
    choices: list[str]
    """The first is the default."""
    only: str = ""
    """Where it means anything: in a "single" game, in a "chapter" of a chronicle, "" in both."""


class Verb(Struct):
    code: int
    key: str
    kind: str
    """The kind of its noun, or "" for a verb without one."""


class Part(Struct):
    name: str
    kind: str
    """A noun kind of the vocabulary, `seat` or `number`."""


class Tale(Struct):
    key: str
    clause: str
    parts: list[Part]


class Bot(Struct):
    name: str
    searches: bool
    """Whether it plays better the more time it has; if not, its strength means nothing."""


class Field(Struct):
    """A field of a view whose numbers are nouns."""

    kind: str
    zone: bool
    """A zone of cards: a bare number in its place is how many they are, and no noun."""


class Lesson(Struct):
    """A guided game; its title is `lesson-<id>` of the game's texts."""

    id: str
    minutes: int
    steps: int
    seats: int
    me: int


class GameInfo(Struct):
    name: str
    rules: int
    least: int
    most: int
    options: list[Choice]
    bots: list[Bot]
    verbs: list[Verb]
    nouns: dict[str, list[str]]
    """By kind: the names of the numbers that stand in views and lines."""
    fields: dict[str, Field]
    """By name: `display` on the table, `hunters.hand` in each record of a list."""
    tales: list[Tale]
    cast: dict[str, list[list[tuple[str, int]]]]
    """By the number of seats, then by seat: whom it plays, as nouns; empty if that is not fixed."""
    outlines: list[str]
    """The procedures that frames of `table.stack` name by number: `step-<name>` in the texts."""
    foresees: bool
    """Whether `foresee` is answered."""
    chapters: int
    """Games of its chronicle; 0 for a game that has none."""
    lessons: list[Lesson] = []


class Clause(Struct):
    id: str
    kind: str
    source: str
    note: str


class Section(Struct):
    """Clauses of a chapter below a heading of their own, or below none."""

    id: str
    clauses: list[str]
    ours: list[str] = []
    """Those of them in which we decided something that the book leaves open."""


class Chapter(Struct):
    """A chapter of the rules; its words are the message `rulebook-<id>` of the game."""

    id: str
    group: str
    icon: str
    """A drawing of game-icons."""
    scene: str
    """A picture that the game's board can draw, or empty."""
    sections: list[Section]


class PrimerPoint(Struct):
    """A sentence of the page about a game: `learn-<part>-<id>`, and the clause behind it."""

    id: str
    icon: str
    clause: str
    number: str
    """The number of a goal, or ""; the message's `.number` says of what."""


class PrimerPart(Struct):
    """A part of the page about a game; its heading is the message `learn-<id>`."""

    id: str
    points: list[PrimerPoint]
