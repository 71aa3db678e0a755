"""Exit codes, the same for every command."""

from __future__ import annotations

from typing import Final

FINE: Final[int] = 0
FOUND: Final[int] = 1
"""The command did its work and found something wrong, or found nothing."""
USAGE: Final[int] = 2
"""The command could not do what it was asked to do."""
INTERRUPTED: Final[int] = 130
PIPE_CLOSED: Final[int] = 141
