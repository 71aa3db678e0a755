"""Who plays: heirs join, attend, stay away and leave (book: ПРОЛОГ, last paragraph)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage.legacy import Legacy, bare_heir, is_over
from duskmoot.kernel.game import Refused

LEAST: Final[int] = 2
MOST: Final[int] = 4
MOST_HEIRS: Final[int] = 24
"""More could run out of stickers: each brings a first agent, and the chapters raise 54 besides."""


def joined(legacy: Legacy) -> Legacy:
    """A newcomer is written last and goes through the prologue before the first game."""
    if len(legacy.heirs) >= MOST_HEIRS:
        raise Refused("roster-full", most=str(MOST_HEIRS))
    legacy.heirs = (*legacy.heirs, bare_heir())
    return legacy


def departed(legacy: Legacy, heir: int) -> Legacy:
    """Sheet and haven stay as they are (chronicle.join-late.skip)."""
    check_known(legacy, heir)
    legacy.heirs[heir].gone = 1
    return legacy


def attended(legacy: Legacy, present: tuple[int, ...]) -> Legacy:
    """Seats are in the order of the roster; who stays away keeps everything."""
    if is_over(legacy):
        raise Refused("chronicle-over")
    if not LEAST <= len(present) <= MOST:
        raise Refused("seats-refused", seats=str(len(present)), least=str(LEAST), most=str(MOST))
    for heir in present:
        check_known(legacy, heir)
        if legacy.heirs[heir].gone:
            raise Refused("roster-left", name=str(heir + 1))
    if list(present) != sorted(set(present)):
        raise Refused("roster-twice")
    legacy.present = present
    return legacy


def check_known(legacy: Legacy, heir: int) -> None:
    if not 0 <= heir < len(legacy.heirs):
        raise Refused("roster-unknown", heir=str(heir + 1), heirs=str(len(legacy.heirs)))
