"""The toy of the chronicles on the shelf of a process of its own: a server, a bot's worker."""

from __future__ import annotations

from duskmoot.kernel.game import register
from tests.chronicle.toy import GAME

register(GAME)
