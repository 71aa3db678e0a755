"""The wire: every message between a browser and the server, as types.

Whatever arrives is decoded into one of these types or refused: unknown fields, wrong kinds and
values out of bounds never get past the decoder. docs/protocol.md tells the story of a session;
the types of the browser's client are generated from the ones here.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from duskmoot.table.pace import Pace

VERSION: Final[int] = 1
"""Rises when a client of the old protocol would no longer understand the server."""

NAME_SIZE: Final[int] = 24
TALK_SIZE: Final[int] = 500
LONGEST_CLOCK: Final[int] = 7 * 24 * 3600

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_.-]+$")]
"""A name that the sender gives to a message, never used twice."""
Secret = Annotated[str, Meta(min_length=16, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
"""An unguessable id of a table or an invitation."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_SIZE)]
Spelled = Annotated[str, Meta(min_length=1, max_length=80)]
"""An act as text: `play saw_cleaver`, `done`."""
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Strength = Annotated[int, Meta(ge=1, le=3)]
Clock = Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]


class Asked(Struct, forbid_unknown_fields=True):
    """Base of everything that a client sends: unknown fields are refused."""


# --- from the browser, over the socket -----------------------------------------------------------


class Act(Asked, tag="act"):
    """A seat's answer to a decision. The same `id` again is answered again, not applied again."""

    id: Id
    seat: SeatNumber
    decision: Count
    act: Spelled


class WhyNot(Asked, tag="why-not"):
    """Which clause forbids this act to this seat now?"""

    id: Id
    seat: SeatNumber
    act: Spelled


class Foresee(Asked, tag="foresee"):
    """What would this legal act do? Answered from what the seat sees, in games that foresee."""

    id: Id
    seat: SeatNumber
    act: Spelled


class Undo(Asked, tag="undo"):
    """Take back the seat's last act; beyond the policy this asks the other people."""

    id: Id
    seat: SeatNumber


class Consent(Asked, tag="consent"):
    """A seat's answer to the undo that is asked for."""

    id: Id
    seat: SeatNumber
    request: Count
    agreed: bool


class Say(Asked, tag="say"):
    """Chat, in the name of a seat, or of a spectator who gives none.

    `to` are the seat's confidants, all of them, who alone shall hear it; without any all hear it.
    """

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=TALK_SIZE)]
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    to: Annotated[list[SeatNumber], Meta(max_length=15)] = []


ClientMessage = Act | WhyNot | Foresee | Undo | Consent | Say


# --- from the browser, over HTTP -----------------------------------------------------------------


class NewName(Asked):
    name: Name


class MySeat(Asked, tag="mine", tag_field="kind"):
    """A seat for whoever sets the table; several of them make a hot seat."""

    name: Annotated[str, Meta(max_length=NAME_SIZE)] = ""


class BotSeat(Asked, tag="bot", tag_field="kind"):
    bot: Key
    strength: Strength = 2
    name: Annotated[str, Meta(max_length=NAME_SIZE)] = ""


class OpenSeat(Asked, tag="open", tag_field="kind"):
    """A seat for whoever comes by the invitation."""


NewSeat = MySeat | BotSeat | OpenSeat


class NewTable(Asked):
    game: Key
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Key, Key], Meta(max_length=40)] = {}
    clock: Clock = 0
    """Seconds for one decision; 0 for no clock."""
    stand_in: Annotated[str, Meta(max_length=40)] = ""
    """The bot that plays for absent people; without one the server's usual choice."""
    stand_in_strength: Strength = 2
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """A lesson of the game: its file decides on seats, options and the key of chance."""
    pace: Pace | None = None
    """Days for a decision, in a game that lasts for weeks; it has no clock then."""


class TakeSeat(Asked):
    """An open seat, or one's own seat back from its bot. One's own seat needs no invitation."""

    name: Annotated[str, Meta(max_length=NAME_SIZE)] = ""
    invite: Annotated[str, Meta(max_length=40)] = ""


class LeaveSeat(Asked):
    pass


class HandToBot(Asked):
    """Without a `bot` the table's stand-in, which is also all that others may choose for a
    person who is away."""

    bot: Annotated[str, Meta(max_length=40)] = ""
    strength: Strength = 2


# --- from the server -----------------------------------------------------------------------------


class Refusal(Struct):
    """Why a request was not granted: the Fluent message `refused-<key>` and its parts.

    `clause` is the id of the rule that forbids an act; its text is `clause-<id>` of the game.
    """

    key: str
    parts: dict[str, str] = {}
    clause: str = ""


class Me(Struct):
    """The guest; without a name the server does not know this browser yet."""

    name: str


class Seat(Struct):
    seat: int
    kind: str
    """`person`, `bot` or `open`."""
    name: str
    """Empty for a seat that nobody has named: the client says the game's own `seat-<n>`."""
    bot: str = ""
    strength: int = 0
    mine: bool = False
    returns: bool = False
    """Whether I may take it back from its bot, or sit down again, without an invitation."""
    here: bool = False
    """Whether a browser that holds this seat is connected."""


class ChapterOf(Struct):
    """Of which chronicle a table plays a chapter."""

    id: str
    chapter: int
    attempt: int
    heirs: list[int]
    """By seat: the number of the heir."""


class Table(Struct):
    """A table as one guest sees it from outside; never anything that a seat alone may know."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[Seat]
    clock: int
    commitment: str
    """The hash of the key of chance, fixed before the first act."""
    created: int
    """Seconds since 1970."""
    over: bool
    imported: bool
    """It began as a file, so somebody may know the key of chance."""
    key_left: bool
    """The key of chance of this running game was given to somebody, who knows all that comes."""
    host: bool
    """Whether I set this table."""
    invite: str
    """For the host and whoever holds a seat; empty for others."""
    at: int
    """Events so far that everybody sees."""
    waiting: list[int]
    """Seats whose answer is missing."""
    asked: bool
    """Whether one of them is mine."""
    stand_in: str
    """The bot that plays for people who are away."""
    put_away: bool = False
    """Nobody has touched it for long; it comes back when somebody opens it."""
    trouble: str = ""
    """The message key of what keeps this table from being played on, such as changed rules."""
    chronicle: ChapterOf | None = None
    """In a chapter of a chronicle, which one."""
    lesson: str = ""
    """Which lesson is taught here."""
    listed: bool = False
    """Whether its open seats stand in the lobby, for anybody."""
    spectators: bool = True
    """Whether others may look on."""
    hushed: bool = False
    """Whether spectators may not talk."""
    delay: int = 0
    """How many acts later than the players spectators see the game, until it is over."""
    pace: Pace | None = None
    """Days for a decision; null for a game of one sitting."""
    due: int = 0
    """At a slow pace: when my decision is due, or the first of all if I am not asked; 0 while
    no clock runs. Seconds since 1970."""


class Line(Struct):
    """A line of the story: `log-<key>` of the game's texts, with the numbers of its nouns."""

    key: str
    clause: str
    parts: dict[str, int]


class Step(Struct):
    """What the coach says: `lesson-<lesson>-<id>` of the game's texts, `.words` and `.why`."""

    lesson: str
    id: str
    n: int
    of: int
    point: list[str]
    """What it speaks of: `place <name>` on the board, or a piece, `card hunter_axe`."""
    also: list[str]
    want: str
    """The only act that goes on, spelled; "" where the choice is free."""
    look: bool
    """Nothing is to be done but to read on."""
    free: bool
    """The game is open; the coach only comments."""
    clause: str


class SeatView(Struct):
    """All that one seat may know now. `story` begins at line `story_from` of this seat's log."""

    seat: int
    """-1 for a spectator."""
    table: dict[str, Any]
    question: str
    about: list[tuple[str, int]]
    acts: list[str]
    """The legal acts, spelled; empty when this seat is not asked."""
    forbidden: dict[str, str]
    """Acts that the question offers and a clause strikes: the answer to "why not?"."""
    answer: str
    """This seat's own sealed answer, spelled, while others are still missing."""
    undo: str
    """"" if this seat may undo at once; else the key of what stands against it, see Undo."""
    story_from: int
    story: list[Line]
    confidants: list[int]
    """Seats with whom this one may talk now, unheard by all others; mostly none."""
    reckoning: dict[str, list[int]] | None
    """What this seat can work out, for its board; null while it is being worked out."""
    points: list[list[int]] = []
    """By seat: points by source if the game ended now, by what lies open; empty in most games."""
    vain: list[str] = []
    """Of `acts` those that would hit nobody now; empty in most games."""
    kept: list[str] = []
    """Fields of `table` left out, since they are as the last frame of this socket had them."""
    steps: list[Step] = []
    """In a lesson: what the coach says now, one after another; only the last is to be done."""


class TalkLine(Struct):
    """Chat, or a note of the table such as "the clock played for a seat"."""

    n: int
    """Its place among the lines that this browser hears."""
    time: int
    seat: int
    """-1 for a spectator, and for notes that speak of no seat."""
    name: str
    text: str
    """What was said; empty in a note."""
    note: str = ""
    """The message key of a note."""
    parts: dict[str, str] = {}
    to: list[int] = []
    """The seats that alone heard it beside the one that spoke; empty for what all hear."""
    muted: bool = False
    """Said by somebody whom this browser's person does not want to hear; `text` is empty."""


class UndoAsked(Struct):
    """An undo beyond the policy: it waits for the consent of these seats."""

    request: int
    seat: int
    acts: int
    """How many acts would be taken back."""
    waiting: list[int]


class Absence(Struct):
    """A person who is away, and the seconds until others may let the stand-in play for them."""

    seat: int
    seconds: int


class State(Struct, tag="state"):
    """Everything a browser needs to draw the table; each one replaces the one before."""

    at: int
    """Events so far that this browser may know of; give it back as `at` after a break."""
    decision: int
    asked: list[int]
    """Seats whose answer is missing."""
    answered: list[int]
    """Seats whose sealed answer is given."""
    table: Table
    views: list[SeatView]
    talk_from: int
    talk: list[TalkLine]
    undo: UndoAsked | None
    clock: int | None
    """Milliseconds left for this decision, or null without a clock."""
    absences: list[Absence]
    over: bool
    winners: list[int]
    scores: list[int]
    """Empty until the game is over."""
    key: str
    """The key of chance, shown when the game is over; its hash is the table's commitment."""
    opened: int = 0
    """Packets of sealed cards that lie open here; when it grows, there is more to ask for."""
    names: dict[str, dict[str, str]] = {}
    """By kind and number: the names that people gave, in a chapter."""


class Reckoning(Struct, tag="reckoning"):
    """What a seat held here can work out in the position `at`, once that is known."""

    at: int
    seat: int
    reckoning: dict[str, list[int]]


class Done(Struct, tag="done"):
    """The request `to` was granted; `at` is the event it made, or the last one."""

    to: str
    at: int
    again: bool = False
    """It had been granted before; nothing was done twice."""


class Reason(Struct, tag="reason"):
    """The answer to "why not?": the clause, or "" if the act is legal, or `not-offered`."""

    to: str
    act: str
    clause: str


class Foreseen(Struct, tag="foreseen"):
    """The answer to `foresee`: the table as it would be after the act, and what would be told.

    Fields that seldom change are left out of it where they stay as they are.
    """

    to: str
    at: int
    act: str
    table: dict[str, Any]
    points: list[list[int]]
    story: list[Line]


class NotGranted(Struct, tag="refused"):
    """The request `to` was not granted. `to` is empty when the message could not be read."""

    to: str
    refusal: Refusal


class Ended(Struct, tag="ended"):
    """The last message of a socket that the server closes, with the reason."""

    refusal: Refusal


ServerMessage = State | Reckoning | Done | Reason | Foreseen | NotGranted | Ended


class Health(Struct):
    fine: bool
    tables: int


_decoder: Final = msgspec.json.Decoder(ClientMessage)
_encoder: Final = msgspec.json.Encoder()


class Unreadable(ValueError):
    """Bytes that are no message of this protocol; says where and why."""


def read(frame: str | bytes) -> ClientMessage:
    """The message of a frame; Unreadable for anything else, however malformed."""
    try:
        message: ClientMessage = _decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise Unreadable(str(error)) from error
    return message


def write(message: Struct | list[Any] | dict[str, Any]) -> bytes:
    return _encoder.encode(message)
