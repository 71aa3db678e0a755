"""Zones of cards and declared sight: who may see what. What is not declared is not imported.

A `Sight` names every field of a record class. A field left out, or one that does not exist, is
an error when the module is imported.
"""

from __future__ import annotations

from operator import contains, countOf
from typing import Final

from duskmoot.kernel.bounds import Bound
from duskmoot.kernel.record import fields

ALL: Final[int] = 0
"""A value that everybody sees."""
OWNER: Final[int] = 1
"""A value that only the record's own seat sees."""
NEVER: Final[int] = 2
"""Nobody sees it while the game lasts."""
OPEN: Final[int] = 3
"""A zone of cards that everybody sees."""
HAND: Final[int] = 4
"""A zone whose owner sees its cards and others their number."""
DECK: Final[int] = 5
"""A zone of which everybody sees the number of cards."""
RECORDS: Final[int] = 6
"""A list of records with a sight of their own."""
SEALED: Final[int] = 7
"""Answers by seat: a seat sees its own, others see that it has been given."""
BACKS: Final[int] = 8
"""A zone whose owner sees its cards and others what is printed on their backs."""
LEARNED: Final[int] = 9
"""A value that everybody sees and that undo never goes behind: somebody learned something."""
GIVEN: Final[int] = 10
"""A frozen tuple that everybody sees and that seldom changes; a clone shares it."""
CONFIDED: Final[int] = 11
"""A value that only the seats in the record's `confidants` see; there may be none."""

ZONES: Final[tuple[int, ...]] = (OPEN, HAND, DECK, BACKS)
OWN_ZONES: Final[tuple[int, ...]] = (HAND, BACKS)
_WITH_OWNER: Final[tuple[int, ...]] = (OWNER, HAND, BACKS)


class Sight:
    """Who sees which field of a record class; `parts` gives the sights of its record lists.

    `nouns` names the kind of those fields whose numbers are nouns of the game's vocabulary;
    `backs` says by card number what is printed on its back, for fields seen as BACKS; `bounds`
    says how far the fields can go, all but `seat` and those of the flow.
    """

    def __init__(
        self,
        cls: type,
        sees: dict[str, int],
        parts: dict[str, Sight],
        nouns: dict[str, str] | None = None,
        backs: list[int] | None = None,
        bounds: dict[str, Bound] | None = None,
    ) -> None:
        self.cls = cls
        self.parts = parts
        self.nouns = nouns or {}
        self.backs: list[int] = [] if backs is None else backs
        declared = set(sees)
        existing = set(fields(cls))
        if declared != existing:
            raise TypeError(
                f"{cls.__name__}: no sight declared for {sorted(existing - declared)}, "
                f"no such field as {sorted(declared - existing)}"
            )
        if {name for name, who in sees.items() if who == RECORDS} != set(parts):
            raise TypeError(f"{cls.__name__}: each list of records needs a sight of its own")
        if any(who in _WITH_OWNER for who in sees.values()) and "seat" not in existing:
            raise TypeError(f"{cls.__name__} has an owner's fields and no field 'seat'")
        if CONFIDED in sees.values() and sees.get("confidants") != ALL:
            raise TypeError(f"{cls.__name__} has confided fields and no open field 'confidants'")
        if BACKS in sees.values() and backs is None:
            raise TypeError(f"{cls.__name__} shows backs and does not say what is on them")
        if not existing.issuperset(self.nouns):
            raise TypeError(
                f"{cls.__name__}: no such field as {sorted(set(self.nouns) - existing)}"
            )
        self.bounds: dict[str, Bound] = {} if bounds is None else bounds
        if not existing.issuperset(self.bounds):
            raise TypeError(
                f"{cls.__name__}: no such field as {sorted(set(self.bounds) - existing)}"
            )
        self.sees = sees
        self.names = sorted(sees)
        self.pairs = [(name, sees[name]) for name in self.names if sees[name] != NEVER]
        self.private = self._seen_as((OWNER, CONFIDED, SEALED, *OWN_ZONES))
        """Fields of which seats see different things."""
        self.faced = self._seen_as((OPEN, *OWN_ZONES))
        """Zones that show cards to somebody."""
        self.hidden = self._seen_as((OWNER, CONFIDED, DECK, LEARNED))
        """Secrets, zones that show no card, and marks of what was learned."""
        self.given = [name for name in self.names if sees[name] == GIVEN]
        """Fields that seldom change."""

    def _seen_as(self, ways: tuple[int, ...]) -> list[tuple[str, int]]:
        """Fields that are seen in one of these ways, and the lists of records that have some."""
        having = [name for name, part in self.parts.items() if part._seen_as(ways)]
        return [(name, who) for name, who in self.pairs if who in ways or name in having]

    def classes(self) -> dict[str, type]:
        """All record classes below this one, by name."""
        found = {self.cls.__name__: self.cls}
        for part in self.parts.values():
            found.update(part.classes())
        return found


def face_down(back: int) -> int:
    """How a card of which only the back is seen stands in a view."""
    return -1 - back


def back_of(card: int, backs: list[int]) -> int:
    """What is printed on the back of a card, seen or face down."""
    return backs[card] if card >= 0 else -1 - card


def holds(zone: list[int], card: int) -> bool:
    """Whether the card is in the zone; in rules asked often this is faster than `in`."""
    return any(each == card for each in zone)


def copies(zone: list[int], card: int) -> int:
    """How many of the card are in the zone."""
    return sum(1 for each in zone if each == card)


def without(zone: list[int], gone: list[int]) -> list[int]:
    """What is left of the zone; of each card that is gone one copy, if there is one."""
    left = zone[:]
    for card in gone:
        if holds(left, card):
            left.remove(card)
    return left


def move(card: int, source: list[int], target: list[int]) -> None:
    source.remove(card)
    target.append(card)


def draw(deck: list[int], target: list[int], upto: int) -> list[int]:
    """Cards from the top of the deck until the target holds `upto`; those drawn."""
    drawn: list[int] = []
    while deck and len(target) < upto:
        drawn.append(deck.pop())
        target.append(drawn[-1])
    return drawn


if __file__.endswith(".py"):  # compiled, the loops are faster; interpreted, what Python has
    globals().update(holds=contains, copies=countOf)
