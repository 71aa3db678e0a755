"""The records of a chronicle: its book, its roster, its links, the names people gave.

All of them are frozen: whatever happens to a chronicle is a new record, which a store writes
whole. `plain` makes JSON of them, and `chronicle_of` reads it again and refuses what is damaged.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from duskmoot.chronicle.keys import KEY_BYTES
from duskmoot.kernel.game import Refused
from duskmoot.kernel.record import canonical

PLAYING: Final[str] = "playing"
SEALED: Final[str] = "sealed"
ABANDONED: Final[str] = "abandoned"
STRUCK: Final[str] = "struck"
STATES: Final[tuple[str, ...]] = (PLAYING, SEALED, ABANDONED, STRUCK)

PERSON: Final[str] = "person"
BOT: Final[str] = "bot"
LEFT: Final[str] = "left"

INSCRIBED: Final[tuple[str, ...]] = ("heir", "title", "vampire")
"""What people may name: the character of an heir, its first title, an ancilla."""
NAME_SIZE: Final[int] = 40
MOST: Final[int] = 2**31 - 1
"""No number of a book is higher; a store could not keep it."""
HERE: Final[int] = -1
"""`Heir.left` of one who has not left."""


@dataclass(frozen=True)
class Heir:
    """One entry of the roster; its place is the heir's number, in the legacies too."""

    name: str
    bot: str = ""
    """Which bot plays it; "" for a person."""
    strength: int = 0
    joined: int = 0
    """How many links the book had when the heir came."""
    left: int = HERE
    """The same for an heir who left for good."""

    @property
    def kind(self) -> str:
        if self.left != HERE:
            return LEFT
        return BOT if self.bot else PERSON


@dataclass(frozen=True)
class Link:
    """One attempt at one chapter."""

    chapter: int
    attempt: int
    present: tuple[int, ...]
    """Heirs by seat."""
    legacy_in: str
    """The digest of the legacy from which the chapter began."""
    rules: int
    table: str = ""
    """Where it is played, in words of whoever keeps the chronicle."""
    state: str = PLAYING
    opened: int = 0
    """Packets that lie open: when it began, and once it has ended, then."""
    reprinted: dict[str, str] = field(default_factory=dict)
    """Packets still closed that the program had changed since: their new hashes."""
    legacy_out: str = ""
    digest: str = ""
    """Of `legacy_out`."""
    page: dict[str, Any] = field(default_factory=dict)
    """What the game wrote into the book."""


@dataclass(frozen=True)
class Inscription:
    """A name that somebody gave; the last one of its kind and number counts."""

    kind: str
    of: int
    text: str
    heir: int
    """Whose hand wrote it."""


@dataclass(frozen=True)
class Chronicle:
    id: str
    name: str
    game: str
    rules: int
    """The version of the rules by which it was founded."""
    options: dict[str, str]
    key: bytes
    commitment: str
    seals: dict[str, str]
    """The hash of every packet, in their order, as they were at the founding."""
    root: str
    """One hash of all of them."""
    roster: tuple[Heir, ...]
    links: tuple[Link, ...] = ()
    inscriptions: tuple[Inscription, ...] = ()
    imported: bool = False

    def named(self, kind: str, of: int) -> str:
        """What people call it, or ""."""
        written = [i.text for i in self.inscriptions if (i.kind, i.of) == (kind, of)]
        return written[-1] if written else ""


# To plain data and back.


def plain(chronicle: Chronicle) -> dict[str, Any]:
    """The whole chronicle as JSON has it; it holds the key."""
    return {
        "id": chronicle.id,
        "name": chronicle.name,
        "game": chronicle.game,
        "rules": chronicle.rules,
        "options": dict(chronicle.options),
        "key": chronicle.key.hex(),
        "commitment": chronicle.commitment,
        "seals": [[name, seal] for name, seal in chronicle.seals.items()],
        "root": chronicle.root,
        "roster": [plain_heir(heir) for heir in chronicle.roster],
        "links": [plain_link(link) for link in chronicle.links],
        "inscriptions": [plain_inscription(each) for each in chronicle.inscriptions],
        "imported": chronicle.imported,
    }


def plain_heir(heir: Heir) -> dict[str, Any]:
    return dict(vars(heir))


def plain_inscription(inscription: Inscription) -> dict[str, Any]:
    return dict(vars(inscription))


def plain_link(link: Link) -> dict[str, Any]:
    """The legacy as the object itself, so that a file can be read by people."""
    written = vars(link) | {"present": list(link.present), "reprinted": dict(link.reprinted)}
    return written | {"legacy_out": json.loads(link.legacy_out) if link.legacy_out else None}


def chronicle_of(content: dict[str, Any]) -> Chronicle:
    """The chronicle that `plain` wrote; Refused where something is missing or no such thing."""
    try:
        key = bytes.fromhex(content["key"])
        if len(key) != KEY_BYTES:
            raise ValueError("key")
        return Chronicle(
            id=_text(content["id"]),
            name=_text(content["name"]),
            game=_text(content["game"]),
            rules=_version(content["rules"]),
            options=_texts(content["options"]),
            key=key,
            commitment=_text(content["commitment"]),
            seals=_texts(dict(content["seals"])),
            root=_text(content["root"]),
            roster=tuple(heir_of(each) for each in content["roster"]),
            links=tuple(link_of(each) for each in content["links"]),
            inscriptions=tuple(inscription_of(each) for each in content["inscriptions"]),
            imported=bool(content["imported"]),
        )
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise Refused("chronicle-damaged", detail=str(error)) from error


def heir_of(content: dict[str, Any]) -> Heir:
    return Heir(
        name=_text(content["name"]),
        bot=_text(content["bot"]),
        strength=_number(content["strength"]),
        joined=_number(content["joined"]),
        left=_number(content["left"]),
    )


def inscription_of(content: dict[str, Any]) -> Inscription:
    if content["kind"] not in INSCRIBED:
        raise ValueError("inscription")
    return Inscription(
        kind=content["kind"],
        of=_number(content["of"]),
        text=_text(content["text"]),
        heir=_number(content["heir"]),
    )


def link_of(content: dict[str, Any]) -> Link:
    if content["state"] not in STATES or not isinstance(content["page"], dict):
        raise ValueError("link")
    legacy = content["legacy_out"]
    return Link(
        chapter=_number(content["chapter"]),
        attempt=_number(content["attempt"]),
        present=tuple(_number(heir) for heir in content["present"]),
        legacy_in=_text(content["legacy_in"]),
        rules=_version(content["rules"]),
        table=_text(content["table"]),
        state=content["state"],
        opened=_number(content["opened"]),
        reprinted=_texts(content["reprinted"]),
        legacy_out=canonical(legacy) if legacy is not None else "",
        digest=_text(content["digest"]),
        page=content["page"],
    )


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(repr(value)[:NAME_SIZE])
    return value


def _number(value: Any) -> int:
    if type(value) is not int or abs(value) > MOST:
        raise ValueError(repr(value)[:NAME_SIZE])
    return value


def _version(value: Any) -> int:
    if _number(value) < 1:
        raise ValueError("rules")
    return int(value)


def _texts(value: dict[Any, Any]) -> dict[str, str]:
    return {_text(key): _text(text) for key, text in value.items()}
