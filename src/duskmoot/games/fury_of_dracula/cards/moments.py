"""When an event may be played: a bit for each moment that the data files name."""

from __future__ import annotations

from typing import Final

BY_DAY: Final[int] = 1
"""At any time of the day, and it costs no action."""
AS_ACTION: Final[int] = 2
AS_DAY_ACTION: Final[int] = 4
AS_NIGHT_ACTION: Final[int] = 8
AT_DAWN: Final[int] = 16
AT_DUSK: Final[int] = 32
IN_DRACULA_PHASE: Final[int] = 64
AFTER_DRACULA_PHASE: Final[int] = 128
BEFORE_COMBAT: Final[int] = 256
ON_RECEIPT: Final[int] = 512

_BITS: Final[dict[str, int]] = {
    "day": BY_DAY,
    "action": AS_ACTION,
    "day_action": AS_DAY_ACTION,
    "night_action": AS_NIGHT_ACTION,
    "dawn": AT_DAWN,
    "dusk": AT_DUSK,
    "dracula_phase": IN_DRACULA_PHASE,
    "dracula_phase_end": AFTER_DRACULA_PHASE,
    "combat_start": BEFORE_COMBAT,
    "immediate": ON_RECEIPT,
}


def moments(names: list[str]) -> int:
    """Other names are those of reactions, which have questions of their own."""
    return sum(_BITS.get(name, 0) for name in names)
