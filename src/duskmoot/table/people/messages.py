"""The wire of persons: what the page about oneself asks and is told. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from duskmoot.table.protocol import Asked

Secret = Annotated[str, Meta(min_length=16, max_length=80, pattern="^[A-Za-z0-9_-]+$")]
Typed = Annotated[str, Meta(min_length=1, max_length=200)]


# --- from the browser ----------------------------------------------------------------------------


class Nothing(Asked):
    """A deed that needs no more words."""


class JoinWith(Asked):
    """The secret of a link that another device of the same person made, or that came by mail."""

    secret: Secret


class Claim(Asked):
    claim: Secret


class Answer(Asked):
    agreed: bool


class Leave(Asked):
    """All that is known of me shall be deleted, now or in seven days."""

    now: bool = False


class ReturnWords(Asked):
    words: Typed


class ReturnMail(Asked):
    """An address to which a link is to be sent, if somebody here has proven it."""

    mail: Annotated[str, Meta(max_length=254)]


class Credential(Asked):
    """What the browser's `navigator.credentials` gave, as its `toJSON` writes it."""

    credential: dict[str, Any]


# --- from the server -----------------------------------------------------------------------------


class DeviceInfo(Struct):
    id: str
    label: str
    """What the browser says of itself; may be empty."""
    created: int
    seen: int
    """Seconds since 1970, to the hour."""
    here: bool
    """Whether it is the one that asks."""


class PasskeyInfo(Struct):
    id: str
    label: str
    """What the browser said of itself in which it was made."""
    created: int
    used: int


class PersonInfo(Struct):
    """What the server knows of whoever asks; without a name it does not know this browser."""

    name: str
    created: int
    devices: list[DeviceInfo]
    keyed: bool
    """Whether there is a return key."""
    passkeys: list[PasskeyInfo]
    passkeys_work: bool
    """Whether this server takes passkeys from a page at this address."""
    mails: bool = False
    """Whether this server sends mail."""
    mail: str = ""
    """A proven address: a link sent there brings them back."""
    keeper: bool = False
    """Whether they look after reports."""
    leaves: int = 0
    """When all that is known of them will be deleted; 0 for never."""


class DeviceLink(Struct):
    """`#/device/SECRET`, for one other device, until it expires."""

    secret: str
    expires: int


class JoinAsked(Struct):
    """A browser that has opened the link and waits for a yes."""

    id: str
    label: str
    check: str
    """Three digits that both devices show."""


class JoinWaits(Struct):
    """What the new device asks again and again with, and the digits it shows."""

    claim: str
    check: str
    name: str
    """Whose device it is to become."""
    expires: int


class NewKey(Struct):
    words: str


class SignedIn(Struct):
    name: str
    """Empty while the other device has not answered yet."""
    joined: int = 0
    """Tables and chronicles that this browser brought along."""
