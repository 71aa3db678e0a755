"""The verbs of Bloodborne; their codes are stable."""

from __future__ import annotations

from typing import Final

PLAY: Final[int] = 1
BRING: Final[int] = 2
AIM: Final[int] = 3
TAKE_BACK: Final[int] = 4
DROP: Final[int] = 5
TAKE: Final[int] = 6
REMOVE: Final[int] = 7
