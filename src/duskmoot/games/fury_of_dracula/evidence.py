"""What all have learned about Dracula's Trail, as a list of numbers: the evidence of a belief.

Every note is one number below 2**53, from low bits to high: its kind, a place or a nest, a detail,
which powers lie on the Trail, and four places (of the hunters, or of holy tokens). Only what the
hunters see may be written here: a note for a card that lies face down says what its back says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskmoot.games.fury_of_dracula.board import (
    CASTLE,
    HIDE,
    NOWHERE,
    PLACE_BACKS,
    PLAIN_BACK,
    is_sea,
)
from duskmoot.games.fury_of_dracula.cards.table import CARDS
from duskmoot.games.fury_of_dracula.sheets import NONE, OFF, SPACES

if TYPE_CHECKING:
    from duskmoot.games.fury_of_dracula.pieces import Hideout
    from duskmoot.games.fury_of_dracula.state import Fury

# Kinds of notes.
BEGUN: Final[int] = 1
"""Dracula has begun in a city where none of these hunters is."""
HALLOWED: Final[int] = 2
"""Holy tokens lie in these cities and nowhere else."""
SLID: Final[int] = 3
PLAYED: Final[int] = 4
"""A power: its number in POWERS."""
MISDIRECTED: Final[int] = 5
"""The space that Misdirect has cleared."""
PLACED: Final[int] = 6
"""A card on the first space: what it is, with the place or the lair if that is seen."""
FLOWN: Final[int] = 7
"""As a bat: the space of the cleared hideout, and the back of the new card."""
BLUNDERED: Final[int] = 8
"""Nothing could be played: Dracula is in this place, and the Trail is empty."""
REVEALED: Final[int] = 9
"""A nest is this place; the detail is the number of the space where a linked Hide lies, or 0."""
HIDE_FOUND: Final[int] = 10
"""The space where Hide lies."""
NO_HIDE: Final[int] = 11
DENIED: Final[int] = 12
"""This city lies neither on the Trail nor in a lair."""
NO_PLACE: Final[int] = 13
"""The card on this space is no location."""
BORDERING: Final[int] = 14
"""Which spaces hold a place next to this one, a bit for each; no others do."""
HERE_IN: Final[int] = 15
"""Dracula is in this region."""
HERE_NOT_IN: Final[int] = 16
PRESENT: Final[int] = 17
"""Which of these hunters are next to Dracula, a bit for each."""
MET: Final[int] = 18
"""Dracula is in this city."""
NOT_MET: Final[int] = 19
"""Dracula is where none of these hunters is."""
LAIR_MADE: Final[int] = 20
"""What slid off is this lair now."""
LEFT_TO_MATURE: Final[int] = 21
"""What slid off could have gone to so many lairs, if it is a city, and did not."""
RESOLVED: Final[int] = 22
"""An encounter of what slid off has matured, so that it is not Hide."""
SWEPT: Final[int] = 23
"""A vampire has matured: spaces 4 to 6 and what slid off are cleared. Which of these spaces lay
open, a bit for each; and the number after the place where Dracula's figure stays, or 0."""
CLEARED: Final[int] = 24
"""The nest that is empty now."""

# What a placed card is, as far as all can see.
PLAIN: Final[int] = 0
AT_SEA: Final[int] = 1
IN_CASTLE: Final[int] = 2
IN_SIGHT: Final[int] = 3
"""Face up, since a hunter is there."""
FROM_LAIR: Final[int] = 4

# Powers, by number and by bit; where Wolf Form lies counts too, since Misdirect spares it.
FEED: Final[int] = 0
DARK_CALL: Final[int] = 1
MISDIRECT: Final[int] = 2
WOLF_FORM: Final[int] = 3
POWERS: Final[list[str]] = ["feed", "dark_call", "misdirect", "wolf_form"]

_KIND: Final[int] = 31
_WHAT: Final[int] = 5
_DETAIL: Final[int] = 12
_LAID: Final[int] = 16
_PLACES: Final[int] = 22
_CARD: Final[int] = 127
_FOUR: Final[int] = 4


# Writing and reading.


def note(kind: int, what: int = 0, detail: int = 0, laid: int = 0, places: int = 0) -> int:
    return kind | what << _WHAT | detail << _DETAIL | laid << _LAID | places << _PLACES


def kind_of(entry: int) -> int:
    return entry & _KIND


def what_of(entry: int) -> int:
    """A place, a nest, a region or a power."""
    return entry >> _WHAT & _CARD


def detail_of(entry: int) -> int:
    return entry >> _DETAIL & 15


def laid_of(entry: int) -> int:
    """Feed, Dark Call and Misdirect on the Trail, a bit for each."""
    return entry >> _LAID & 7


def wolf_of(entry: int) -> int:
    """The number of the space where Wolf Form lies, or 0."""
    return entry >> _LAID + 3 & 7


def mask_of(entry: int) -> int:
    """Spaces, a bit for each."""
    return entry >> _PLACES


def places_of(entry: int) -> list[int]:
    """The four places; NOWHERE where there is none."""
    return [(entry >> _PLACES + 7 * i & _CARD) - 1 for i in range(_FOUR)]


def pack_places(places: list[int]) -> int:
    packed = 0
    for i in range(len(places)):
        packed |= places[i] + 1 << 7 * i
    return packed


# What the rules tell.


def begun(g: Fury) -> None:
    g.evidence.append(note(BEGUN, places=hunted(g)))


def hallowed(g: Fury) -> None:
    g.evidence.append(note(HALLOWED, places=pack_places(sorted({*g.holy_ground, *g.hosts}))))


def slid(g: Fury) -> None:
    g.evidence.append(note(SLID))


def played(g: Fury, card: int) -> None:
    """A power is chosen; Hide is none that anybody sees."""
    g.evidence.append(note(PLAYED, POWERS.index(CARDS[card].id), 0, laid(g)))


def misdirected(g: Fury, space: int) -> None:
    g.evidence.append(note(MISDIRECTED, space, 0, laid(g)))


def placed(g: Fury, place: int, lair: int) -> None:
    """A location card, Hide, or a lair if there is one, before it comes to the first space."""
    if lair != NONE:
        add_placed(g, FROM_LAIR, lair)
    elif is_sea(place):
        add_placed(g, AT_SEA, 0)
    elif any(h.place == place for h in g.hunters):
        add_placed(g, IN_SIGHT, place)
    else:
        add_placed(g, IN_CASTLE if place == CASTLE else PLAIN, 0)


def add_placed(g: Fury, how: int, what: int) -> None:
    g.evidence.append(note(PLACED, what, how, laid(g), hunted(g)))


def flown(g: Fury, place: int, space: int) -> None:
    back = IN_CASTLE if place == CASTLE else PLAIN
    g.evidence.append(note(FLOWN, space, back, 0, hunted(g)))


def blundered(g: Fury, place: int) -> None:
    g.evidence.append(note(BLUNDERED, place, 0, laid(g)))


def revealed(g: Fury, nest: int, hide: int) -> None:
    """A location card, before it is turned up; and the space of the Hide linked to it, or NONE."""
    hideout = g.hideouts()[nest]
    newer = [] if SPACES <= nest < OFF else g.trail[:nest]
    if hideout.facedown or any(unseen(other) for other in newer):
        g.evidence.append(note(REVEALED, nest, hide + 1, 0, hideout.place()))


def hide_found(g: Fury, space: int) -> None:
    """Before it is turned up; NONE if it does not lie on the Trail."""
    if space == NONE:
        if any(unseen(hideout) for hideout in g.trail):
            g.evidence.append(note(NO_HIDE))
    elif g.trail[space].facedown:
        g.evidence.append(note(HIDE_FOUND, space))


def denied(g: Fury, place: int) -> None:
    if place != CASTLE and any(unseen(hideout) for hideout in g.trail + g.lairs):
        g.evidence.append(note(DENIED, place))


def no_place(g: Fury, space: int) -> None:
    if unseen(g.trail[space]):
        g.evidence.append(note(NO_PLACE, space))


def bordering(g: Fury, place: int, spaces: list[int]) -> None:
    """Which spaces hold a place next to this one, before they are revealed."""
    if any(hideout.facedown for hideout in g.trail):
        g.evidence.append(note(BORDERING, place, 0, 0, sum(1 << space for space in spaces)))


def in_region(g: Fury, region: int, truly: bool) -> None:
    if not surely_at_sea(g):
        g.evidence.append(note(HERE_IN if truly else HERE_NOT_IN, region))


def present(g: Fury, hunters: list[int]) -> None:
    mask = sum(1 << hunter for hunter in hunters)
    g.evidence.append(note(PRESENT, 0, mask, 0, hunted(g)))


def confronted(g: Fury, place: int) -> None:
    """Where hunters meet Dracula, or NOWHERE; news only if his card may have been cleared away."""
    if not may_lack_card(g):
        return
    if place != NOWHERE:
        g.evidence.append(note(MET, place))
    else:
        g.evidence.append(note(NOT_MET, places=hunted(g)))


def lair_made(g: Fury, nest: int) -> None:
    g.evidence.append(note(LAIR_MADE, nest))


def left_to_mature(g: Fury, lairs: int) -> None:
    if unseen(g.off[0]):
        g.evidence.append(note(LEFT_TO_MATURE, lairs))


def resolved(g: Fury) -> None:
    if unseen(g.off[0]):
        g.evidence.append(note(RESOLVED))


def swept(g: Fury) -> None:
    """Before the spaces are cleared, but after it is seen whether the figure stays."""
    seen = sum(1 << i for i in range(3) if g.trail[3 + i].faceup)
    g.evidence.append(note(SWEPT, g.dracula.figure + 1, seen))


def cleared(g: Fury, nest: int) -> None:
    """Before the hideout or lair is cleared."""
    if g.hideouts()[nest].place() != NOWHERE:
        g.evidence.append(note(CLEARED, nest))


# What all can see.


def hunted(g: Fury) -> int:
    """The places of the four hunters, packed."""
    return pack_places([h.place for h in g.hunters])


def laid(g: Fury) -> int:
    """Which powers lie on the Trail, and where Wolf Form does."""
    found = 0
    for space in range(SPACES):
        for card in g.trail[space].powers:
            name = CARDS[card].id
            if name == "wolf_form":
                found |= space + 1 << 3
            elif name in POWERS:
                found |= 1 << POWERS.index(name)
    return found


def unseen(hideout: Hideout) -> bool:
    """Whether a card lies here that may be a city or Hide."""
    return bool(hideout.facedown) and PLACE_BACKS[hideout.facedown[0]] == PLAIN_BACK


def surely_at_sea(g: Fury) -> bool:
    """At sea the newest card is always that of the sea."""
    return is_sea(g.trail[0].place())


def may_lack_card(g: Fury) -> bool:
    """Whether the Trail may hold no location at all: at most one card, and that may be Hide."""
    cards = [hideout for hideout in g.trail if hideout.place() != NOWHERE]
    if len(cards) > 1 or not any(kind_of(entry) == SWEPT for entry in g.evidence):
        return False
    return all(unseen(hideout) or hideout.faceup == [HIDE] for hideout in cards)


def places_then(g: Fury) -> list[int]:
    """Where hunters were when Dracula laid his newest card: only those he could shun."""
    for entry in reversed(g.evidence):
        if kind_of(entry) in (BEGUN, PLACED, FLOWN):
            return places_of(entry)
    return [h.place for h in g.hunters]
