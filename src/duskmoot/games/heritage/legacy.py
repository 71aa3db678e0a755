"""What one chapter hands down to the next: a frozen record, packed as plain JSON.

`legacy(n + 1)` is `bequest` of the game that began from `legacy(n)`: nothing else is carried over
(chronicle.persist.kept).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from duskmoot.games.heritage.cards import CHARACTERS, CLAN_DECKS, INTRIGUES, VAMPIRES
from duskmoot.games.heritage.chronicle.annals import new_intrigues
from duskmoot.games.heritage.chronicle.tables import BURDENS, PARAMETERS, STICKERS, ends_age
from duskmoot.games.heritage.pieces import (
    CHAPTERS,
    CLAN_NAMES,
    CLAN_STICKERS,
    NONE,
    THIN_BLOOD_STICKERS,
)
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel.game import Refused
from duskmoot.kernel.record import canonical

FORM: Final[int] = 1
Plain = dict[str, Any]
LEGACIES: Final[dict[int, Callable[[Plain], Plain]]] = {}
"""By old form: how to bring a legacy to the next one."""


class Heir:
    """One player of the chronicle: sheet and haven. An heir who is absent keeps everything."""

    joined: int
    """The first chapter; NONE before the prologue."""
    gone: int
    """1 for one who has left for good."""
    marks: tuple[int, ...]
    honours: tuple[int, ...]
    haven: int
    leaders: tuple[int, ...]
    assets: tuple[int, ...]
    burdens: tuple[int, ...]
    won: tuple[int, ...]
    age_points: int


class Legacy:
    """All that a chapter begins from; the fields are those of the state, said by heir."""

    chapter: int
    """The next one; one more than there are when the chronicle is over."""
    opened: int
    present: tuple[int, ...]
    """Heirs by seat; nobody between two chapters."""
    heirs: tuple[Heir, ...]
    """In the order of the roster, oldest first; also those who left."""
    blood: tuple[int, ...]
    glued: tuple[tuple[int, ...], ...]
    sets: tuple[tuple[int, ...], ...]
    clan_stickers: tuple[int, ...]
    thin_blood: int
    stickers: tuple[int, ...]
    burdens_left: tuple[int, ...]
    worth: tuple[int, ...]
    outcomes: tuple[int, ...]
    places: tuple[int, ...]


def bare_heir() -> Heir:
    """A newcomer, before the prologue."""
    heir = Heir()
    heir.joined = NONE
    heir.gone = 0
    heir.marks = tuple([0] * len(PARAMETERS))
    heir.honours = ()
    heir.haven = NONE
    heir.leaders = ()
    heir.assets = ()
    heir.burdens = ()
    heir.won = ()
    heir.age_points = 0
    return heir


def first_legacy(heirs: int) -> Legacy:
    """Before the first chapter: every box as it was printed."""
    legacy = Legacy()
    legacy.chapter = 1
    legacy.opened = 0
    legacy.present = ()
    legacy.heirs = tuple([bare_heir() for i in range(heirs)])
    legacy.blood = tuple([int(v.number in CHARACTERS) for v in VAMPIRES])
    legacy.glued = tuple([()] * len(VAMPIRES))
    legacy.sets = tuple([tuple(deck) for deck in CLAN_DECKS])
    legacy.clan_stickers = tuple([CLAN_STICKERS] * len(CLAN_NAMES))
    legacy.thin_blood = THIN_BLOOD_STICKERS
    legacy.stickers = tuple([sticker.copies for sticker in STICKERS])
    legacy.burdens_left = tuple([burden.copies for burden in BURDENS])
    legacy.worth = tuple([parameter.worth for parameter in PARAMETERS])
    legacy.outcomes = ()
    legacy.places = ()
    return legacy


def is_over(legacy: Legacy) -> bool:
    return legacy.chapter > CHAPTERS


# As text.


def pack(legacy: Legacy) -> str:
    """Canonical JSON, so that equal legacies are equal texts."""
    heirs = [
        {
            "joined": heir.joined,
            "gone": heir.gone,
            "marks": heir.marks,
            "honours": heir.honours,
            "haven": heir.haven,
            "leaders": heir.leaders,
            "assets": heir.assets,
            "burdens": heir.burdens,
            "won": heir.won,
            "age_points": heir.age_points,
        }
        for heir in legacy.heirs
    ]
    glued = {str(v): abilities for v, abilities in enumerate(legacy.glued) if abilities}
    return canonical(
        {
            "form": FORM,
            "chapter": legacy.chapter,
            "opened": legacy.opened,
            "present": legacy.present,
            "heirs": heirs,
            "blood": legacy.blood,
            "glued": glued,
            "sets": legacy.sets,
            "clan_stickers": legacy.clan_stickers,
            "thin_blood": legacy.thin_blood,
            "stickers": legacy.stickers,
            "burdens_left": legacy.burdens_left,
            "worth": legacy.worth,
            "outcomes": legacy.outcomes,
            "places": legacy.places,
        }
    )


def unpack(text: str) -> Legacy:
    """The legacy that was packed, brought to today's form; Refused for anything else."""
    try:
        return _read(_in_todays_form(json.loads(text)))
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError) as error:
        raise Refused("replay-damaged", detail=f"legacy: {error}") from error


def _in_todays_form(plain: Plain) -> Plain:
    form = int(plain["form"])
    while form < FORM:
        plain = LEGACIES[form](plain)
        form += 1
    if form > FORM:
        raise ValueError(f"form {form}, known are those up to {FORM}")
    return plain


def _read(plain: Plain) -> Legacy:
    legacy = Legacy()
    legacy.chapter = _number(plain["chapter"])
    legacy.opened = _number(plain["opened"])
    legacy.present = _numbers(plain["present"])
    legacy.heirs = tuple([_read_heir(heir) for heir in plain["heirs"]])
    legacy.blood = _numbers(plain["blood"])
    glued: list[tuple[int, ...]] = [()] * len(legacy.blood)
    for vampire, abilities in plain["glued"].items():
        glued[int(vampire)] = _numbers(abilities)
    legacy.glued = tuple(glued)
    legacy.sets = tuple([_numbers(cards) for cards in plain["sets"]])
    legacy.clan_stickers = _numbers(plain["clan_stickers"])
    legacy.thin_blood = _number(plain["thin_blood"])
    legacy.stickers = _numbers(plain["stickers"])
    legacy.burdens_left = _numbers(plain["burdens_left"])
    legacy.worth = _numbers(plain["worth"])
    legacy.outcomes = _numbers(plain["outcomes"])
    legacy.places = _numbers(plain["places"])
    return legacy


def _read_heir(plain: Plain) -> Heir:
    heir = Heir()
    heir.joined = _number(plain["joined"])
    heir.gone = _number(plain["gone"])
    heir.marks = _numbers(plain["marks"])
    heir.honours = _numbers(plain["honours"])
    heir.haven = _number(plain["haven"])
    heir.leaders = _numbers(plain["leaders"])
    heir.assets = _numbers(plain["assets"])
    heir.burdens = _numbers(plain["burdens"])
    heir.won = _numbers(plain["won"])
    heir.age_points = _number(plain["age_points"])
    return heir


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is no number")
    return value


def _numbers(values: Any) -> tuple[int, ...]:
    if not isinstance(values, list):
        raise ValueError(f"{values!r} is no list")
    return tuple([_number(value) for value in values])


# To the table and back.


def lay_out(g: Heritage, legacy: Legacy) -> None:
    """What a chapter begins from, on the bare table."""
    heirs = legacy.heirs
    g.chapter = legacy.chapter
    g.opened = legacy.opened
    g.present = legacy.present
    g.joined = tuple([heir.joined for heir in heirs])
    g.gone = tuple([heir.gone for heir in heirs])
    g.marks = tuple([heir.marks for heir in heirs])
    g.honours = tuple([heir.honours for heir in heirs])
    g.havens = tuple([heir.haven for heir in heirs])
    g.leaders = tuple([heir.leaders for heir in heirs])
    g.assets = tuple([heir.assets for heir in heirs])
    g.burdens = tuple([heir.burdens for heir in heirs])
    g.won = tuple([heir.won for heir in heirs])
    g.age_points = tuple([heir.age_points for heir in heirs])
    g.blood = legacy.blood
    g.glued = legacy.glued
    g.sets = legacy.sets
    g.clan_stickers = legacy.clan_stickers
    g.thin_blood = legacy.thin_blood
    g.stickers = legacy.stickers
    g.burdens_left = legacy.burdens_left
    g.worth = legacy.worth
    g.outcomes = legacy.outcomes
    g.places = legacy.places


def gather(g: Heritage) -> Legacy:
    """What lies on the table when a chapter has been sealed; nobody sits there any more."""
    legacy = Legacy()
    legacy.chapter = g.chapter + 1
    legacy.opened = g.opened
    legacy.present = ()
    heirs: list[Heir] = []
    for i in range(len(g.joined)):
        heir = Heir()
        heir.joined = g.joined[i]
        heir.gone = g.gone[i]
        heir.marks = g.marks[i]
        heir.honours = g.honours[i]
        heir.haven = g.havens[i]
        heir.leaders = g.leaders[i]
        heir.assets = g.assets[i]
        heir.burdens = g.burdens[i]
        heir.won = g.won[i]
        heir.age_points = 0 if ends_age(g.chapter) else g.age_points[i]
        heirs.append(heir)
    legacy.heirs = tuple(heirs)
    legacy.blood = g.blood
    legacy.glued = g.glued
    new = new_intrigues(g)
    sets: list[tuple[int, ...]] = []
    for clan, cards in enumerate(g.sets):
        sets.append(tuple(sorted([*cards, *[c for c in new if INTRIGUES[c].clan == clan]])))
    legacy.sets = tuple(sets)
    legacy.clan_stickers = g.clan_stickers
    legacy.thin_blood = g.thin_blood
    legacy.stickers = g.stickers
    legacy.burdens_left = g.burdens_left
    legacy.worth = g.worth
    legacy.outcomes = g.outcomes
    legacy.places = g.places
    return legacy
