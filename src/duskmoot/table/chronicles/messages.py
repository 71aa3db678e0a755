"""The wire of a chronicle: what its pages ask and are told. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

from duskmoot.chronicle.book import NAME_SIZE as INSCRIBED_SIZE
from duskmoot.table.pace import Pace
from duskmoot.table.protocol import (
    NAME_SIZE,
    Asked,
    BotSeat,
    Clock,
    Ended,
    Key,
    MySeat,
    OpenSeat,
    Strength,
)

HEIRS: Final[int] = 12

HeirNumber = Annotated[int, Meta(ge=0, lt=HEIRS)]
Words = Annotated[str, Meta(min_length=1, max_length=INSCRIBED_SIZE)]
Noun = Annotated[int, Meta(ge=0, le=65_535)]
NewHeir = MySeat | BotSeat | OpenSeat


# --- from the browser ----------------------------------------------------------------------------


class NewChronicle(Asked):
    """A group that begins: its heirs from oldest to youngest."""

    game: Key
    name: Words
    heirs: Annotated[list[NewHeir], Meta(min_length=1, max_length=HEIRS)]
    options: Annotated[dict[Key, Key], Meta(max_length=40)] = field(default_factory=dict)
    clock: Clock = 0
    """Seconds for one decision of a chapter; 0 for no clock."""
    pace: Pace | None = None
    """Days for a decision, in chapters that last for weeks; there is no clock then."""
    stand_in: Annotated[str, Meta(max_length=40)] = ""
    stand_in_strength: Strength = 2


class JoinChronicle(Asked):
    """An open place, one's own place back from its bot, or without a `number` any: an open one,
    else that of a newcomer. One's own needs no invitation."""

    invite: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=NAME_SIZE)] = ""
    number: HeirNumber | None = None


class Nothing(Asked):
    """A deed that needs no more words."""


class ReturnWith(Asked):
    key: Annotated[str, Meta(min_length=16, max_length=80)]


class Roster(Asked):
    """The heirs from oldest to youngest, by the numbers that they have now."""

    order: Annotated[list[HeirNumber], Meta(min_length=1, max_length=HEIRS)]


class Inscribe(Asked):
    """A name: of an heir's character, of a title, of a card."""

    kind: Key
    number: Noun
    text: Words


class BeginChapter(Asked):
    present: Annotated[list[HeirNumber], Meta(min_length=1, max_length=HEIRS)]


class Agree(Asked):
    request: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    agreed: bool


# --- from the server -----------------------------------------------------------------------------


class ChronicleHeir(Struct):
    number: int
    """Its place in the roster, and in the legacy."""
    kind: str
    """`person`, `bot`, `open` or `left`."""
    name: str
    bot: str
    strength: int
    mine: bool
    returns: bool
    """Whether I may take it back from its bot."""
    here: bool
    """Whether a browser of theirs looks at the chronicle."""
    joined: int
    """How many links the book had when the heir came."""
    seen: int
    """When they last came by, in seconds since 1970; 0 for never."""
    keyed: bool
    """Whether a return link was given."""
    waiting: bool
    """Whether their answer is missing in the running chapter."""


class ChapterLink(Struct):
    """One attempt at one chapter."""

    chapter: int
    attempt: int
    state: str
    """`playing`, `sealed`, `abandoned` or `struck`."""
    table: str
    present: list[int]
    """By seat: the heir."""
    rules: int
    began: int
    ended: int
    commitment: str
    key: str
    """The key of chance; empty until the chapter is sealed."""
    legacy_in: str
    legacy_out: str
    """Digests."""
    opened: int
    reprinted: list[str]
    """Packets still closed that the program had changed when it began."""
    page: dict[str, Any] | None
    """What the game wrote into the book."""


class ConsentAsked(Struct):
    request: int
    what: str
    """`abandon`, `strike` or `return`."""
    chapter: int
    heir: int
    """For whom a return link is asked, or -1."""
    by: int
    agreed: list[int]
    awaits: list[int]
    asked: int


class May(Struct):
    """What I may do now: empty if I may, else the key of the refusal."""

    begin: str
    join: str
    abandon: str
    strike: str
    export: str
    roster: str


class Chronicle(Struct):
    """A chronicle as one guest sees it."""

    id: str
    game: str
    name: str
    rules: int
    options: dict[str, str]
    clock: int
    pace: Pace | None
    """Days for a decision; null for chapters of one sitting."""
    stand_in: str
    created: int
    touched: int
    imported: bool
    key_left: bool
    host: bool
    invite: str
    """For those who belong to it; empty for others."""
    commitment: str
    key: str
    """The key of chance of all chapters; empty until the chronicle is over."""
    root: str
    """One hash of all seals as they were at the founding."""
    packets: list[str]
    seals: list[str]
    """By packet: the hash of its rows, as it counts today."""
    opened: int
    """How many packets lie open."""
    chapter: int
    """The chapter that is played, or that comes next."""
    chapters: int
    over: bool
    legacy: dict[str, Any]
    """What the next chapter inherits, in the game's own words."""
    table: str
    """Where the running chapter is played; empty between chapters."""
    trouble: str
    """The message key of what keeps the running chapter from being played on."""
    waiting: list[int]
    heirs: list[ChronicleHeir]
    links: list[ChapterLink]
    names: dict[str, dict[str, str]]
    """By kind and number: the names that people gave."""
    asking: list[ConsentAsked]
    may: May


class Joined(Struct):
    chronicle: Chronicle
    returns: dict[str, str]
    """By heir: the key of its return link, which is told this once."""


class ReturnKey(Struct):
    key: str
    """Empty while the consent of another heir is missing."""
    request: int


class ChronicleCard(Struct):
    """A chronicle in a list."""

    id: str
    game: str
    name: str
    chapter: int
    chapters: int
    over: bool
    host: bool
    heirs: list[ChronicleHeir]
    table: str
    waiting: list[int]
    asked: bool
    """Whether one of them is mine."""
    touched: int
    sealed: int
    """Chapters that are sealed."""
    opened: int


class Packet(Struct):
    """A packet of sealed cards that lies open."""

    name: str
    hash: str
    rows: str
    """JSON, letter for letter as it was hashed."""


class Opened(Struct):
    opened: int
    packets: list[Packet]
    texts: str
    """Fluent source."""


class Book(Struct, tag="chronicle"):
    """The frame of a chronicle's socket: the whole of it, at once and after every change."""

    chronicle: Chronicle


ChronicleMessage = Book | Ended
