"""Cards: numbers from data files, usual effects as fields, odd ones as one overridden hook."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from duskmoot.kernel.record import fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A printed card. A game's own class declares the fields its data fill and the hooks."""

    number: int
    id: str


C = TypeVar("C", bound=Card)


def design(name: str) -> str:
    """What follows a dot tells the printings of one design apart: `tyrs_smash.2`."""
    return name.partition(".")[0]


def cast(rows: list[dict[str, object]], usual: type[C], odd: dict[str, type[C]]) -> list[C]:
    """The cards of a data table, each an instance of its design's class or of the usual one.

    Every field of a row must exist on the class, and every odd class must be used: a typing
    error in a data file or a card nobody can draw fails at import.
    """
    cards: list[C] = []
    for number, row in enumerate(rows):
        card = odd.get(design(str(row["id"])), usual)()
        card.number = number
        for field, value in row.items():
            if field not in fields(type(card)):
                raise TypeError(f"card {row['id']!r}: no rule reads the field {field!r}")
            setattr(card, field, value)
        cards.append(card)
    unused = set(odd) - {design(card.id) for card in cards}
    if unused:
        raise TypeError(f"no card in the data for {sorted(unused)}")
    return cards
