"""What the doctor finds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

FINE: Final[str] = "fine"
NOTE: Final[str] = "note"
"""The house works, and could be better."""
WRONG: Final[str] = "wrong"


@dataclass(frozen=True)
class Finding:
    key: str
    """Its message; unless it is fine, the attribute `cure` of the message says what to do."""
    grade: str = FINE
    parts: dict[str, str] = field(default_factory=dict)


def fine(key: str, **parts: str) -> Finding:
    return Finding(key, FINE, parts)


def note(key: str, **parts: str) -> Finding:
    return Finding(key, NOTE, parts)


def wrong(key: str, **parts: str) -> Finding:
    return Finding(key, WRONG, parts)
