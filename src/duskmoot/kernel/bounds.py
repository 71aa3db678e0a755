"""How far the fields of a record can go: for observations of a fixed size, and for the referees.

A game declares its bounds beside its sight, by the rules and not by what was seen in play. The
referees look for positions beyond them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from duskmoot.kernel.zones import Sight

NUMBER: Final[int] = 0
NUMBERS: Final[int] = 1
NOUN: Final[int] = 2
PILE: Final[int] = 3
ROW: Final[int] = 4
RECORDS: Final[int] = 5
PACKED: Final[int] = 6
OMITTED: Final[int] = 7

LOW: Final[int] = 255
"""The part of a number that is a noun, where something else stands above it."""


class Bound:
    def __init__(self, form: int, length: int = 0, least: int = 0, most: int = 0) -> None:
        self.form = form
        self.length = length
        self.least = least
        self.most = most
        self.shown = 0
        self.parts = 0
        self.bits = 0
        self.kind = ""
        """The kind of nouns that stand in the low bytes of the numbers, if they do."""


def number(most: int, least: int = 0) -> Bound:
    """One number."""
    return Bound(NUMBER, 1, least, most)


def numbers(length: int, most: int, least: int = 0) -> Bound:
    """At most so many numbers, each with a meaning by its place."""
    return Bound(NUMBERS, length, least, most)


def packed(length: int, parts: int, bits: int = 1) -> Bound:
    """Numbers that each pack so many parts of so many bits; length 0 for a single number."""
    bound = Bound(PACKED, length, 0, (1 << parts * bits) - 1)
    bound.parts = parts
    bound.bits = bits
    return bound


def pile(length: int, kind: str = "") -> Bound:
    """At most so many nouns, whose order does not matter.

    With a kind, they are the low bytes of the numbers.
    """
    bound = Bound(PILE, length)
    bound.kind = kind
    return bound


def row(length: int, least: int = -1) -> Bound:
    """At most so many nouns, each with a meaning by its place; -1 or less for none."""
    return Bound(ROW, length, least)


def records(length: int, shown: int = 0) -> Bound:
    """At most so many records; observations show them all, or only so many of the newest."""
    bound = Bound(RECORDS, length)
    bound.shown = shown or length
    return bound


FLAG: Final[Bound] = number(1)
"""Yes or no."""
ONE: Final[Bound] = Bound(NOUN, 1)
"""One noun, or -1 for none."""
LEFT_OUT: Final[Bound] = Bound(OMITTED)
"""No part of an observation: it says nothing new, or nothing outside a chronicle."""


def beyond(record: Any, sight: Sight, sizes: dict[str, int]) -> list[str]:
    """The fields that go further than was declared; `sizes` says how many nouns of a kind exist."""
    found: list[str] = []
    for name, bound in sight.bounds.items():
        value = getattr(record, name)
        if bound.form == RECORDS:
            for each in value:
                found += beyond(each, sight.parts[name], sizes)
        kind = bound.kind or sight.nouns.get(name, "")
        if not _within(value, bound, sizes.get(kind, 0)):
            found.append(f"{sight.cls.__name__}.{name} = {value}")
    return found


def _within(value: Any, bound: Bound, size: int) -> bool:
    if bound.form == OMITTED:
        return True
    if bound.form == NUMBER:
        return bool(bound.least <= value <= bound.most)
    if bound.form == NOUN:
        return bool(-1 <= value < size)
    if bound.form == PACKED and not bound.length:
        return bool(0 <= value <= bound.most)
    if len(value) > bound.length:
        return False
    if bound.form in (NUMBERS, PACKED):
        return all(bound.least <= each <= bound.most for each in value)
    if bound.form == RECORDS:
        return True
    if bound.kind:
        return all(0 <= each & LOW < size for each in value)
    least = bound.least if bound.form == ROW else -1
    return all(least <= each < size for each in value)
