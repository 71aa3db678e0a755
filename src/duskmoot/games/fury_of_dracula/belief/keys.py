"""A trail as one number: seven bits a slot, the newest space lowest.

Slots 0 to 5 are the spaces, 6 to 8 the lairs, 9 what has slid off, 10 where Dracula is while no
card of the place lies on the Trail. Without the last two a key stays below 2**62, since lairs are
cities and cities have small numbers: then it is a machine word, and a compiled belief is fast as
long as no larger constant is mixed in.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.fury_of_dracula.belief.ground import HIDDEN, LOOSE
from duskmoot.games.fury_of_dracula.sheets import OFF, SPACES

BITS: Final[int] = 7
ONE: Final[int] = (1 << BITS) - 1
LOST: Final[int] = OFF + 1
"""The slot of a location whose card was cleared away under Dracula."""
SLOTS: Final[int] = LOST + 1
TRAIL: Final[int] = (1 << BITS * SPACES) - 1
LAIR_SHIFT: Final[int] = BITS * SPACES
LAST_LAIR: Final[int] = OFF - 1
OFF_SHIFT: Final[int] = BITS * OFF
LOST_SHIFT: Final[int] = BITS * LOST
LOST_BITS: Final[int] = ONE << LOST_SHIFT
LOWEST: Final[int] = sum(1 << BITS * slot for slot in range(LAST_LAIR))
"""The lowest bit of every space and lair but the last."""
HIGHEST: Final[int] = LOWEST << BITS - 1
ALL_BUT_LAST: Final[int] = LOWEST * ONE
LAST_THREE: Final[int] = ((1 << BITS * 3) - 1) << BITS * 3


def card_in(key: int, slot: int) -> int:
    return key >> BITS * slot & ONE


def without(key: int, slot: int) -> int:
    return key - (card_in(key, slot) << BITS * slot)


def here_space(key: int) -> int:
    """The space of the leftmost location, or -1."""
    cards = key & TRAIL
    space = 0
    while cards:
        if 0 < cards & ONE < LOOSE:
            return space
        cards >>= BITS
        space += 1
    return -1


def here(key: int) -> int:
    """Dracula's location."""
    if key >> LOST_SHIFT:
        return key >> LOST_SHIFT & ONE
    cards = key & TRAIL
    while cards:
        if 0 < cards & ONE < LOOSE:
            return cards & ONE
        cards >>= BITS
    return 0


def hide_space(key: int) -> int:
    """The space where Hide lies, or -1."""
    cards = key & TRAIL
    space = 0
    while cards:
        if cards & ONE >= LOOSE:
            return space
        cards >>= BITS
        space += 1
    return -1


def link(key: int) -> int:
    """The location that Hide on the Trail is linked to: the next older one; or 0."""
    space = hide_space(key)
    if space < 0 or card_in(key, space) != HIDDEN:
        return 0
    for slot in range(space + 1, SPACES):
        if card_in(key, slot):
            return card_in(key, slot)
    return card_in(key, OFF)


def lies(key: int, card: int) -> bool:
    """Whether this card lies on the Trail or in a lair: whether some slot less the card is 0."""
    if key >> BITS * LAST_LAIR & ONE == card:
        return True
    rest = key & ALL_BUT_LAST ^ card * LOWEST
    return (rest - LOWEST) & ~rest & HIGHEST != 0


def slid(key: int) -> int:
    """All spaces move on; what was on the last one has slid off."""
    trail = key & TRAIL
    off = trail >> BITS * (SPACES - 1)
    after = key - trail | trail << BITS & TRAIL
    return after | off << OFF_SHIFT if off else after


def swept(key: int) -> int:
    """A vampire has matured; Dracula stays where he is, though his card may be gone."""
    place = here(key)
    left = key & ~LAST_THREE & ~(ONE << OFF_SHIFT)
    return left if here(left) == place else left | place << LOST_SHIFT


def flown(key: int, space: int, card: int) -> int:
    """Newer cards close up over the cleared space; a Hide among them has lost its link."""
    newer = key & ((1 << BITS * space) - 1)
    hide = hide_space(newer)
    if hide >= 0:
        newer = without(newer, hide) | LOOSE << BITS * hide
    rest = key & ~((1 << BITS * (space + 1)) - 1) & ~LOST_BITS
    return rest | newer << BITS | card
