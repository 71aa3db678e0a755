"""Heirs: sheets and havens, and how they change (book: ПРОЛОГ, ЛИСТ ПЕРСОНАЖА).

What a chapter inherits is held in tuples that clones share: a change replaces the tuple.
"""

from __future__ import annotations

from duskmoot.games.heritage import tales
from duskmoot.games.heritage.chronicle import annals
from duskmoot.games.heritage.chronicle.tables import PARAMETERS
from duskmoot.games.heritage.lines import ANCILLA, THIN
from duskmoot.games.heritage.pieces import NONE
from duskmoot.games.heritage.state import Heritage

Rows = tuple[tuple[int, ...], ...]


def is_chapter(g: Heritage) -> bool:
    return g.chapter > 0


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def replaced_row(rows: Rows, place: int, row: tuple[int, ...]) -> Rows:
    return (*rows[:place], row, *rows[place + 1 :])


def with_one(rows: Rows, place: int, value: int) -> Rows:
    """A row with one entry more."""
    return replaced_row(rows, place, (*rows[place], value))


def without_one(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    place = values.index(value)
    return values[:place] + values[place + 1 :]


# The character sheet.


def is_full(g: Heritage, heir: int, parameter: int) -> bool:
    return g.marks[heir][parameter] >= PARAMETERS[parameter].boxes


def mark_box(g: Heritage, seat: int, parameter: int) -> None:
    heir = g.present[seat]
    marks = g.marks[heir]
    g.marks = replaced_row(g.marks, heir, replaced(marks, parameter, marks[parameter] + 1))
    g.tell(tales.MARKS, seat, parameter)


# The haven.


def haven_of(g: Heritage, seat: int) -> int:
    """The vampire saved there; NONE for nobody, and in a single game."""
    return g.havens[g.present[seat]] if g.present else NONE


def assets_of(g: Heritage, seat: int) -> list[int]:
    return list(g.assets[g.present[seat]]) if g.present else []


def leaders_of(g: Heritage, seat: int) -> list[int]:
    """Clan leaders of the chronicle that this player alone may use."""
    return list(g.leaders[g.present[seat]]) if g.present else []


def save_in_haven(g: Heritage, seat: int, vampire: int) -> None:
    """It holds one: whoever was there returns to the character deck (chronicle.agents.limit)."""
    heir = g.present[seat]
    before = g.havens[heir]
    if before not in (NONE, vampire):
        annals.write(g, annals.RETURNED, seat, before)
        g.tell(tales.GIVES_UP, seat, before)
    g.havens = replaced(g.havens, heir, vampire)


# Stickers for the blood.


def turn_over(g: Heritage, character: int) -> None:
    """To the ancilla side; whose blood it has is said next."""
    g.blood = replaced(g.blood, character, ANCILLA)


def embrace(g: Heritage, character: int, clan: int) -> None:
    """A clan sticker is glued on."""
    g.clan_stickers = replaced(g.clan_stickers, clan, g.clan_stickers[clan] - 1)
    g.blood = replaced(g.blood, character, ANCILLA + 4 * (clan + 1))
    g.tell(tales.EMBRACED, character, clan)


def thin_the_blood(g: Heritage, character: int) -> None:
    """A thin-blood sticker is glued on instead (chronicle.events.thin-blood)."""
    g.thin_blood -= 1
    g.blood = replaced(g.blood, character, ANCILLA + 4 * (THIN + 1))
    g.tell(tales.THIN_BLOOD, character)
