"""Legacies for the referees: what a chronicle might have come to, decided by chance.

Not played, but true to every invariant: each chapter hands out its title, events and rewards.
"""

from __future__ import annotations

from typing import Final

from duskmoot.games.heritage.cards import BASE_EVENTS, EVENTS, VAMPIRE_NAMES, VAMPIRES
from duskmoot.games.heritage.chronicle.heirs import replaced, replaced_row, without_one
from duskmoot.games.heritage.chronicle.invariants import EVENTS_A_CHAPTER, worth_after
from duskmoot.games.heritage.chronicle.prologue import FIRST_MARKS
from duskmoot.games.heritage.chronicle.tables import (
    FIRST_STICKER,
    OUTCOMES,
    PARAMETERS,
    RESEARCH,
    STICKERS,
    ends_age,
    newcomers_of,
    overview_of,
    packet_of,
)
from duskmoot.games.heritage.legacy import Heir, Legacy, bare_heir, first_legacy, pack
from duskmoot.games.heritage.lines import ANCILLA, BASE, THIN
from duskmoot.games.heritage.pieces import CLAN_NAMES, NONE
from duskmoot.kernel.chance import Chance, from_key, key_from_seed

_FATE: Final[int] = 0
"""The stream of chance by which all is decided."""


def imagined(chapter: int, heirs: int, seed: int = 0) -> Legacy:
    """What might lie on the table before this chapter, with so many heirs who played all."""
    legacy = first_legacy(heirs)
    fate = from_key(key_from_seed(1000 * seed + chapter))
    for heir in legacy.heirs:
        prologue(legacy, heir, fate)
    while legacy.chapter < chapter:
        pass_chapter(legacy, fate)
    return legacy


def prologue(legacy: Legacy, heir: Heir, fate: Chance) -> None:
    heir.joined = legacy.chapter
    for i in range(FIRST_MARKS):
        mark(heir, fate.below(_FATE, len(PARAMETERS)))
    heir.haven = ascended(legacy, fate)


def mark(heir: Heir, parameter: int) -> None:
    if heir.marks[parameter] < PARAMETERS[parameter].boxes:
        heir.marks = replaced(heir.marks, parameter, heir.marks[parameter] + 1)


def ascended(legacy: Legacy, fate: Chance) -> int:
    """A base character that is in nobody's haven, as an ancilla of some blood."""
    havens = [heir.haven for heir in legacy.heirs]
    base = [c for c in range(len(legacy.blood)) if legacy.blood[c] == BASE and c not in havens]
    character = fate.pick(_FATE, base)
    glue_blood(legacy, character, fate)
    return character


def glue_blood(legacy: Legacy, character: int, fate: Chance) -> None:
    clan = fate.below(_FATE, len(CLAN_NAMES) + 1)
    if clan == THIN or not legacy.clan_stickers[clan]:
        clan = THIN
        legacy.thin_blood -= 1
    else:
        left = legacy.clan_stickers[clan] - 1
        legacy.clan_stickers = replaced(legacy.clan_stickers, clan, left)
    legacy.blood = replaced(legacy.blood, character, ANCILLA + 4 * (clan + 1))


def pass_chapter(legacy: Legacy, fate: Chance) -> None:
    """One chapter, as if all heirs had played it."""
    chapter = legacy.chapter
    places = list(range(len(legacy.heirs)))
    fate.shuffle(_FATE, places)
    legacy.places = tuple(places)
    winner = legacy.heirs[places[0]]
    winner.honours += (chapter,)
    for place, number in enumerate(places):
        legacy.heirs[number].age_points += overview_of(chapter).points[place]
    for i in range(overview_of(chapter).conspiracy):
        research(legacy, fate)
    for i in range(EVENTS_A_CHAPTER):
        event = len(BASE_EVENTS) + EVENTS_A_CHAPTER * (chapter - 1) + i
        resolve_event(legacy, fate.pick(_FATE, places), event, fate)
    for heir in legacy.heirs:
        weigh(legacy, heir, heir is winner, fate)
        glue_ability(legacy, heir, fate)
        heir.haven = agent(legacy, fate)
    for newcomer in newcomers_of(chapter):
        legacy.blood = replaced(legacy.blood, newcomer, BASE)
    if ends_age(chapter):
        end_age(legacy, fate)
    legacy.chapter += 1
    legacy.opened = packet_of(legacy.chapter, "start")


def research(legacy: Legacy, fate: Chance) -> None:
    clan = fate.below(_FATE, len(CLAN_NAMES))
    left = [card for card in RESEARCH[clan] if card not in legacy.sets[clan]]
    if left:
        add_intrigues(legacy, clan, [left[0]])


def add_intrigues(legacy: Legacy, clan: int, cards: list[int]) -> None:
    new = tuple([card for card in cards if card not in legacy.sets[clan]])
    legacy.sets = replaced_row(legacy.sets, clan, legacy.sets[clan] + new)


def resolve_event(legacy: Legacy, holder: int, number: int, fate: Chance) -> None:
    heir = legacy.heirs[holder]
    event = EVENTS[number]
    heir.won += (number,)
    mark(heir, fate.pick(_FATE, event.answers))
    if event.ascension:
        ascended(legacy, fate)
    elif event.asset != NONE:
        heir.assets += (event.asset,)
    else:
        reveal(legacy, heir, VAMPIRE_NAMES.index(event.reveals), fate)


def reveal(legacy: Legacy, heir: Heir, vampire: int, fate: Chance) -> None:
    card = VAMPIRES[vampire]
    if card.leads != NONE:
        heir.leaders += (vampire,)
        add_intrigues(legacy, card.leads, card.intrigues)
    elif card.blood != NONE:
        legacy.blood = replaced(legacy.blood, vampire, ANCILLA + 4 * (card.blood + 1))
    else:
        glue_blood(legacy, vampire, fate)


def weigh(legacy: Legacy, heir: Heir, won: bool, fate: Chance) -> None:
    """The winner takes a burden, any other heir puts one down."""
    left = [burden for burden, copies in enumerate(legacy.burdens_left) if copies]
    if won and left:
        burden = fate.pick(_FATE, left)
        heir.burdens += (burden,)
        legacy.burdens_left = replaced(legacy.burdens_left, burden, legacy.burdens_left[burden] - 1)
    elif not won and heir.burdens:
        burden = fate.pick(_FATE, list(heir.burdens))
        heir.burdens = without_one(heir.burdens, burden)
        legacy.burdens_left = replaced(legacy.burdens_left, burden, legacy.burdens_left[burden] + 1)


def glue_ability(legacy: Legacy, heir: Heir, fate: Chance) -> None:
    """A sticker that the heir's marks open, on any ancilla with room for it."""
    number = fate.below(_FATE, len(STICKERS))
    sticker = STICKERS[number]
    if not legacy.stickers[number] or heir.marks[sticker.parameter] < sticker.marks:
        return
    havens = [each.haven for each in legacy.heirs]
    rooms = [
        v.number
        for v in VAMPIRES
        if legacy.blood[v.number] & 3 == ANCILLA
        and v.number not in havens
        and len(legacy.glued[v.number]) < v.slots
        and not (sticker.bond and legacy.blood[v.number] >> 2 == THIN + 1)
    ]
    if rooms:
        on = fate.pick(_FATE, rooms)
        glued = (*legacy.glued[on], FIRST_STICKER + number)
        legacy.glued = replaced_row(legacy.glued, on, glued)
        legacy.stickers = replaced(legacy.stickers, number, legacy.stickers[number] - 1)


def agent(legacy: Legacy, fate: Chance) -> int:
    """Whoever is in the game and in nobody's haven."""
    havens = [heir.haven for heir in legacy.heirs]
    free = [c for c in range(len(legacy.blood)) if legacy.blood[c] and c not in havens]
    return fate.pick(_FATE, free)


def end_age(legacy: Legacy, fate: Chance) -> None:
    age = overview_of(legacy.chapter).age
    offered = [n for n, outcome in enumerate(OUTCOMES) if outcome.age == age]
    legacy.outcomes += (fate.pick(_FATE, offered),)
    legacy.worth = worth_after(legacy.outcomes)
    for heir in legacy.heirs:
        heir.age_points = 0


# What the referees sit down to.


def with_newcomer(legacy: Legacy) -> Legacy:
    legacy.heirs += (bare_heir(),)
    return legacy


def with_bond(legacy: Legacy) -> Legacy:
    """The first heir's agent is bonded to its clan."""
    bond = next(n for n, sticker in enumerate(STICKERS) if sticker.bond)
    havens = [heir.haven for heir in legacy.heirs]
    agent = next(
        v.number
        for v in VAMPIRES
        if ANCILLA < legacy.blood[v.number] < ANCILLA + 4 * (THIN + 1)
        and len(legacy.glued[v.number]) < v.slots
        and v.number not in havens
    )
    legacy.stickers = replaced(legacy.stickers, bond, legacy.stickers[bond] - 1)
    glued = (*legacy.glued[agent], FIRST_STICKER + bond)
    legacy.glued = replaced_row(legacy.glued, agent, glued)
    legacy.heirs[0].haven = agent
    return legacy


def with_burdens(legacy: Legacy, burdens: list[int]) -> Legacy:
    """These are the second heir's, whoever had them."""
    for heir in legacy.heirs:
        for burden in heir.burdens:
            legacy.burdens_left = replaced(
                legacy.burdens_left, burden, legacy.burdens_left[burden] + 1
            )
        heir.burdens = ()
    legacy.heirs[1].burdens = tuple(burdens)
    for burden in burdens:
        legacy.burdens_left = replaced(legacy.burdens_left, burden, legacy.burdens_left[burden] - 1)
    return legacy


def attended(legacy: Legacy, *present: int) -> tuple[int, str]:
    legacy.present = present
    return len(present), pack(legacy)


def samples() -> list[tuple[int, str]]:
    """Few and many seats in every age, newcomers, absent heirs, a bonded agent, burdens."""
    return [
        attended(first_legacy(2), 0, 1),
        attended(imagined(2, 3), 0, 1, 2),
        attended(with_newcomer(imagined(4, 3)), 0, 1, 2, 3),
        attended(imagined(7, 3), 0, 2),
        attended(with_bond(imagined(10, 3)), 0, 1, 2),
        attended(with_burdens(imagined(13, 4), [0, 3, 6, 8]), 0, 1, 2, 3),
        attended(with_burdens(imagined(16, 2), [1, 5, 10, 11]), 0, 1),
        attended(with_newcomer(with_burdens(imagined(19, 4), [2, 4, 7, 9])), 1, 3, 4),
        attended(imagined(21, 4), 0, 1, 2, 3),
    ]


SAMPLES: Final[list[tuple[int, str]]] = []


def kept_samples() -> list[tuple[int, str]]:
    """Made when they are first asked for."""
    if not SAMPLES:
        SAMPLES.extend(samples())
    return SAMPLES
