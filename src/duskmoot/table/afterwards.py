"""What is asked and told of a finished game: replay, account, chances, opinions, another game.

Part of the wire, as `duskmoot.table.protocol` is.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from duskmoot.table.protocol import Asked, Count, Line, SeatNumber


class Position(Struct):
    """The table after an act, through the eyes asked for."""

    act: str
    """`0 play saw_cleaver`; empty before the first act."""
    lines: int
    """How many lines of the story had been told."""
    table: dict[str, Any]
    question: str
    about: list[tuple[str, int]]
    worth: list[float]
    """By seat, from 0 to 1: how well it stood, for the curve of the game."""
    points: list[list[int]] = []
    """As in `SeatView`."""


class Replay(Struct):
    """A finished game for the scrubber."""

    seat: int
    positions: list[Position]
    story: list[Line]
    winners: list[int]
    scores: list[int]
    key: str


class Column(Struct):
    """One source of scores: `column-<group>-<key>` of the game's texts, or a noun of the game."""

    group: str
    key: str
    kind: str
    noun: int
    values: list[int]
    """By seat."""
    whole: int
    """What no single seat earned, where lines of the story name none."""


class Mark(Struct):
    """From the position after `at` acts on it stood like this."""

    at: int
    values: list[int]


class Scene(Struct):
    """A round, an Age, a battle: `scene-<kind>` of the game's texts."""

    kind: str
    at: int
    """The position in which its first line had been told."""
    number: int


class Turn(Struct):
    """A turning point: after `at` acts the curve `group` of this seat had jumped."""

    at: int
    group: str
    seat: int
    """-1 where the curve is that of all."""
    before: int
    after: int
    line: Line | None
    """What was told of it."""


class Deed(Struct):
    """What counted, or was good or bad for somebody, and the act with which it was told."""

    at: int
    line: Line


class Account(Struct):
    """A finished game for its last page, through everybody's eyes."""

    reason: list[Line]
    """The last of them is why the game ended: `reason-<key>` of the game's texts."""
    columns: list[Column]
    marks: dict[str, list[Mark]]
    scenes: list[Scene]
    turns: list[Turn]
    tables: list[dict[str, Any]]
    """By seat: the last position as this seat saw it; together all that was secret."""
    acts: int
    winners: list[int]
    scores: list[int]
    numbers: list[Column] = []
    """What is worth telling besides the scores: `number-<key>` of the game's texts."""
    deeds: list[Deed] = []


class Chances(Struct):
    """How likely each seat was to win, by games that the steady bot played on from there."""

    marks: list[Mark]
    """By seat in hundredths."""
    turns: list[Turn]
    positions: int
    games: int
    """From each of the positions at least so many."""
    done: bool
    """Whether no more games will be played."""


class Judged(Struct):
    """One act of a decision, as the thinking bot saw it."""

    act: str
    tries: int
    stands: int | None
    """How well the seat would stand, of 100; null for an act that was hardly tried."""


class Opinion(Struct):
    """What the thinking bot holds of a decision, seeing only what the seat saw."""

    at: int
    """The decision that was made after so many acts."""
    seat: int
    question: str
    played: str
    tries: int
    """0 while it has only begun to think."""
    done: bool
    """Whether it thinks no more about it."""
    acts: list[Judged]
    """The act that it would have chosen first."""


class Verdict(Struct):
    """A decision, and what it cost beside what the thinking bot would have done."""

    at: int
    question: str
    played: str
    best: str = ""
    """What the bot would have played; empty before it has looked."""
    tries: int = 0
    cost: int | None = None
    """Of 100 how much worse the seat stood after what was played; null where that is not known."""


class Decisions(Struct):
    """The decisions of a seat in their order, as far as they are judged."""

    seat: int
    verdicts: list[Verdict]
    judged: int
    """At how many of them the bot has looked."""
    done: bool
    """Whether it thinks no more about any."""


class Again(Asked):
    """The same people and bots at a new table. Whoever asks first sets it, the others sit down.

    The first one may exchange seats with another; -1 leaves all where they are.
    """

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


class PlayOn(Asked):
    """A new table that goes on from this position; bots sit in all other seats."""

    at: Count
    seat: SeatNumber
