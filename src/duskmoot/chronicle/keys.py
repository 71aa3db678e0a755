"""Keys: the chance of every chapter comes from one key, to which the chronicle is committed.

So nobody can begin a chapter again and again until its shuffles please: each attempt is counted
and has the one key that follows from its number.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

KEY_BYTES: Final[int] = 32
_NUMBER: Final[int] = 4
"""Bytes of a chapter's and an attempt's number."""


def chapter_key(key: bytes, chapter: int, attempt: int) -> bytes:
    """The key of chance of one attempt at a chapter; it tells nothing of any other."""
    numbers = chapter.to_bytes(_NUMBER, "big") + attempt.to_bytes(_NUMBER, "big")
    return sha256(b"duskmoot chapter " + key + numbers).digest()
