"""Unguessable ids, and tokens of which only hashes are kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final
from unicodedata import category

from duskmoot.kernel.game import Refused


def new_id() -> str:
    return secrets.token_urlsafe(16)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_key() -> bytes:
    """A key of chance."""
    return secrets.token_bytes(32)


def seed() -> int:
    return secrets.randbits(64)


def hashed(token: str) -> str:
    return sha256(b"duskmoot token " + token.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how far they agree."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode())


BLANK: Final[str] = "\u115f\u1160\u2800\u3164\uffa0"
"""Signs that count as letters or symbols and look like a blank."""


def cleaned(text: str) -> str:
    """What people typed, without what cannot be seen; Refused if nothing is left."""
    visible = "".join(
        " " if c.isspace() or c in BLANK else c for c in text if c.isprintable() or c.isspace()
    )
    shown = " ".join(visible.split())
    if all(category(c).startswith("M") for c in shown):  # marks stand on a letter, or nowhere
        raise Refused("nothing-said")
    return shown
