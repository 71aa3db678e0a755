"""Bloodlines: who stands where, who is awake, what lies on a vampire (book: ТЕРМИНЫ)."""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage.cards import CLAN_DECKS, VAMPIRES
from duskmoot.games.heritage.chronicle.tables import BURDENS
from duskmoot.games.heritage.pieces import (
    CLAN_NAMES,
    MOST_CHILDER,
    NONE,
    ROUNDS,
    TORPOR,
)
from duskmoot.games.heritage.state import Bloodline, Heritage

BASE: Final[int] = 1
"""In `Heritage.blood`: the base side is up, and it is of nobody's blood."""
ANCILLA: Final[int] = 2
"""In `Heritage.blood`: the ancilla side is up."""
THIN: Final[int] = len(CLAN_NAMES)
"""In the place of a clan: thin blood."""


def owner_of(g: Heritage, vampire: int) -> int:
    """The seat in whose bloodline it stands; NONE if in nobody's."""
    for b in g.bloodlines:
        if vampire in b.line:
            return b.seat
    return NONE


def on_table(g: Heritage) -> list[int]:
    """All vampires, bloodline by bloodline."""
    found: list[int] = []
    for b in g.bloodlines:
        found += b.line
    return found


def value_of(vampire: int, axis: int) -> int:
    return VAMPIRES[vampire].values[axis]


def shows(vampire: int, value: int) -> bool:
    return value in VAMPIRES[vampire].values


def is_awake(b: Bloodline, place: int) -> bool:
    return not b.marks[place] & TORPOR


def stands_awake(g: Heritage, vampire: int) -> bool:
    """In a bloodline and not in torpor."""
    for b in g.bloodlines:
        if vampire in b.line:
            return not b.marks[b.line.index(vampire)] & TORPOR
    return False


def awake(b: Bloodline) -> list[int]:
    """Places of the vampires not in torpor."""
    return [p for p in range(len(b.line)) if not b.marks[p] & TORPOR]


def childer(b: Bloodline, place: int) -> list[int]:
    """Places of the immediate childer, in torpor or not (term.sire-childe)."""
    return [p for p in range(len(b.sire)) if b.sire[p] == place]


def awake_childer(b: Bloodline, place: int) -> list[int]:
    return [p for p in childer(b, place) if is_awake(b, p)]


def coterie(b: Bloodline, place: int) -> list[int]:
    """The leader and all immediate childer not in torpor (coterie.members)."""
    return [place, *awake_childer(b, place)]


def weight(b: Bloodline, key: str) -> int:
    """How heavily a burden of this key weighs on a player in this chapter; 0: not at all."""
    return sum([BURDENS[burden].value for burden in b.burdens if BURDENS[burden].key == key])


def has_room(b: Bloodline, place: int) -> bool:
    return not no_room(b, place)


def no_room(b: Bloodline, place: int) -> str:
    """The clause by which a vampire can have no new childe, or ""."""
    if not is_awake(b, place):
        return "state.torpor.no-new-childe"
    held = len(childer(b, place))
    if held >= MOST_CHILDER:
        return "recruit.max-childer"
    if b.burdens and not place and 0 < weight(b, "max_childer_leader") <= held:
        return "chronicle.setup.burdens"
    return ""


def recruits_left(g: Heritage, seat: int) -> int:
    return ROUNDS[len(g.bloodlines)] - g.bloodlines[seat].recruits


def guarded(g: Heritage, seat: int, place: int) -> bool:
    """Whether its owner could no longer recruit without it (state.torpor.recruit-guard)."""
    if recruits_left(g, seat) <= 0:
        return False
    b = g.bloodlines[seat]
    return not any(p != place and has_room(b, p) for p in range(len(b.line)))


def clan_of(g: Heritage, character: int) -> int:
    """The clan whose blood a character has; NONE for most, and for the thin-blooded."""
    clan = (g.blood[character] >> 2) - 1
    return NONE if clan == THIN else clan


def is_thin(g: Heritage, character: int) -> bool:
    return g.blood[character] >> 2 == THIN + 1


def clan_deck(g: Heritage, clan: int) -> list[int]:
    """All intrigues of a clan that are in this game."""
    return list(g.sets[clan]) if g.sets else CLAN_DECKS[clan]


def abilities_of_card(g: Heritage, character: int) -> list[int]:
    """Printed ones first, then those glued on, in order (ability.order)."""
    if VAMPIRES[character].leads != NONE or g.blood[character] & 3 != ANCILLA:
        return []
    printed = VAMPIRES[character].abilities
    return printed + list(g.glued[character]) if g.glued else printed


def abilities_of(g: Heritage, seat: int, place: int) -> list[int]:
    """Top to bottom, with those of the cards tucked under it (clan.tzimisce.no-limit)."""
    b = g.bloodlines[seat]
    found = abilities_of_card(g, b.line[place])
    for tucked in b.tucked:
        if tucked >> 8 == place:
            found = found + abilities_of_card(g, tucked & 255)
    return found


# Boons: four bits for each seat whose boon it is.


def boons_of(b: Bloodline, place: int, whose: int) -> int:
    return b.boons[place] >> (4 * whose) & 15


def boons_on(b: Bloodline, place: int) -> int:
    packed = b.boons[place]
    if not packed:
        return 0
    return (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15) + (packed >> 12 & 15)


def whose_boons(b: Bloodline, place: int) -> list[int]:
    return [seat for seat in range(4) if boons_of(b, place, seat)]


def boons_to_spend(b: Bloodline) -> int:
    """On vampires not in torpor (state.torpor.no-boon)."""
    found = 0
    for p in range(len(b.line)):
        if b.boons[p] and not b.marks[p] & TORPOR:
            found += boons_on(b, p)
    return found


def power_to_spend(b: Bloodline) -> int:
    """On vampires not in torpor (state.torpor.no-power)."""
    found = 0
    for p in range(len(b.line)):
        if not b.marks[p] & TORPOR:
            found += b.power[p]
    return found
