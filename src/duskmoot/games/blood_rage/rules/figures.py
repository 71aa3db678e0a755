"""Figures: their kinds, their strength and where there is room for them (book: 'Figures')."""

from __future__ import annotations

from duskmoot.games.blood_rage.board import (
    FIRST_FJORD,
    FJORD_OF,
    NOWHERE,
    OUTER,
    PROVINCES,
    SUPPORT,
    SUPPORTED,
    VALHALLA,
    VILLAGES,
    YGGDRASIL,
    bits,
    is_fjord,
)
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.games.blood_rage.state import (
    FIGURES,
    HORNS,
    LEADER,
    MONSTER_1,
    MONSTER_SLOTS,
    NONE,
    SHIP,
    WARRIOR_SLOT,
    WARRIORS,
    BloodRage,
    Clan,
)
from duskmoot.kernel.zones import copies, holds


def is_warrior(figure: int) -> bool:
    return figure < WARRIORS


def is_monster(figure: int) -> bool:
    return figure >= MONSTER_1


def monster_card(c: Clan, figure: int) -> int:
    return c.slots[MONSTER_SLOTS[figure - MONSTER_1]]


def kind_of(c: Clan, figure: int) -> int:
    """Warrior, leader, ship, or which monster."""
    if figure < WARRIORS:
        return 0
    if figure < MONSTER_1:
        return figure - WARRIORS + 1
    return CARDS[monster_card(c, figure)].figure


def is_ship(c: Clan, figure: int) -> bool:
    """The Sea Serpent is one, too."""
    if figure < MONSTER_1:
        return figure == SHIP
    return CARDS[monster_card(c, figure)].ship


def figures_at(c: Clan, place: int) -> list[int]:
    return [f for f in range(FIGURES) if c.figures[f] == place]


def figures_on(c: Clan, province: int) -> list[int]:
    """All figures whose strength counts in the province: there and in its fjord."""
    fjord = FJORD_OF[province]
    return [f for f in range(FIGURES) if c.figures[f] == province or c.figures[f] == fjord]


def is_present(c: Clan, province: int) -> bool:
    return bool(footprint(c) & SUPPORT[province])


def footprint(c: Clan) -> int:
    """A bit for each place where the clan has a figure."""
    return bits(c.figures)


def of_kind(c: Clan, place: int, kind: int) -> int:
    """A figure of this kind at the place, or NONE."""
    for f in range(first_of_kind(kind), FIGURES):
        if c.figures[f] == place and kind_of(c, f) == kind:
            return f
    return NONE


def first_of_kind(kind: int) -> int:
    """Where in a clan's list figures of this kind may begin."""
    if kind == 0:
        return 0
    return min(WARRIORS + kind - 1, MONSTER_1)


def one_of_each(c: Clan, place: int) -> list[int]:
    """A figure of each kind that the clan has there; one warrior stands for all."""
    figures = c.figures
    found: list[int] = []
    if holds(figures, place):
        for f in range(WARRIORS):
            if figures[f] == place:
                found.append(f)
                break
        for f in range(LEADER, FIGURES):
            if figures[f] == place:
                found.append(f)
    return found


def kinds_at(c: Clan, place: int) -> list[int]:
    """The different kinds of figures that the clan has there."""
    return [kind_of(c, f) for f in one_of_each(c, place)]


def monster_strength(c: Clan, figure: int, place: int) -> int:
    card = CARDS[monster_card(c, figure)]
    return card.heart if card.heart and place == YGGDRASIL else card.strength


def warrior_strength(c: Clan) -> int:
    card = c.slots[WARRIOR_SLOT]
    return 1 if card == NONE else CARDS[card].strength


def strength_of(c: Clan, figure: int) -> int:
    """Of one figure by itself, which is also what invading with it costs."""
    if figure < WARRIORS:
        return warrior_strength(c)
    if figure < MONSTER_1:
        return 3 if figure == LEADER else 2
    return CARDS[monster_card(c, figure)].strength


def strength_in(c: Clan, province: int) -> int:
    """The strength of all figures in the province and in its fjord."""
    fjord = FJORD_OF[province]
    warriors = 0
    total = 0
    for f in range(FIGURES):
        place = c.figures[f]
        if place in (province, fjord):
            if f < WARRIORS:
                warriors += 1
            elif f < MONSTER_1:
                total += strength_of(c, f)
            else:
                total += monster_strength(c, f, place)
    return total + strength_of_warriors(c, warriors)


def strengths(c: Clan) -> list[int]:
    """The same for every province."""
    there = footprint(c)
    return [strength_in(c, p) if there & SUPPORT[p] else 0 for p in PROVINCES]


def strength_of_warriors(c: Clan, warriors: int) -> int:
    """Those of one province; some upgrades count them in pairs."""
    card = c.slots[WARRIOR_SLOT]
    if card == NONE:
        return warriors
    alone = CARDS[card].strength
    pair = CARDS[card].pair or 2 * alone
    return warriors // 2 * pair + warriors % 2 * alone


def holds_most(g: BloodRage, c: Clan, province: int) -> bool:
    """Strictly more strength in the province than any other clan."""
    own = strength_in(c, province)
    return own > max([strength_in(o, province) for o in g.clans if o.seat != c.seat])


def crowd(g: BloodRage, place: int) -> int:
    """How many figures of all clans stand there."""
    return sum(copies(c.figures, place) for c in g.clans)


def crowds(g: BloodRage) -> list[int]:
    """The same for every place at once."""
    counts = [0] * (NOWHERE + 1)
    for c in g.clans:
        for place in c.figures:
            counts[place] = counts[place] + 1  # compiled, += of an element is slow
    return counts


def has_room(g: BloodRage, province: int) -> bool:
    return province == YGGDRASIL or crowd(g, province) < VILLAGES[province]


def with_room(g: BloodRage) -> list[int]:
    """The outer provinces with an empty village."""
    counts = crowds(g)
    destroyed = bits(g.destroyed)
    return [p for p in OUTER if counts[p] < VILLAGES[p] and not destroyed >> p & 1]


def any_room(g: BloodRage) -> bool:
    return bool(with_room(g))


def is_destroyed(g: BloodRage, place: int) -> bool:
    """Of a fjord: with both its provinces."""
    if not is_fjord(place):
        return holds(g.destroyed, place)
    return all(holds(g.destroyed, province) for province in SUPPORTED[place - FIRST_FJORD])


def on_board(c: Clan) -> int:
    """How many figures count against the horns."""
    return sum(1 for place in c.figures if place < VALHALLA)


def horns_reached(c: Clan) -> bool:
    return on_board(c) >= c.stat(HORNS)
