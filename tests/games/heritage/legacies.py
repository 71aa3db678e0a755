"""Legacies for tests: what heirs hold before a chapter, sound in every respect."""

from __future__ import annotations

from duskmoot.games.heritage.cards import BASE_EVENTS, VAMPIRES
from duskmoot.games.heritage.chronicle.invariants import EVENTS_A_CHAPTER, worth_after
from duskmoot.games.heritage.chronicle.tables import (
    OUTCOMES,
    newcomers_of,
    overview_of,
    packet_of,
    strangers_of,
)
from duskmoot.games.heritage.legacy import Legacy, first_legacy
from duskmoot.games.heritage.lines import ANCILLA, BASE, THIN
from duskmoot.games.heritage.pieces import NONE


def legacy_before(chapter: int, heirs: int = 3, youngest: int = 0) -> Legacy:
    """All have gone through the prologue; the youngest heir has won whatever was to be won."""
    legacy = first_legacy(heirs)
    legacy.chapter = chapter
    legacy.opened = packet_of(chapter, "start")
    for heir in legacy.heirs:
        heir.joined = 1
    rich = legacy.heirs[youngest]
    rich.honours = tuple(range(1, chapter))
    first = len(BASE_EVENTS)
    rich.won = tuple(range(first, first + EVENTS_A_CHAPTER * (chapter - 1)))
    blood = list(legacy.blood)
    for played in range(1, chapter):
        for character in newcomers_of(played):
            blood[character] = BASE
        for character in strangers_of(played):
            clan = VAMPIRES[character].blood
            legacy.thin_blood -= clan == NONE
            blood[character] = ANCILLA + 4 * (1 + (THIN if clan == NONE else clan))
    legacy.blood = tuple(blood)
    ages = range(1, overview_of(chapter).age)
    legacy.outcomes = tuple(
        [next(n for n, o in enumerate(OUTCOMES) if o.age == age) for age in ages]
    )
    legacy.worth = worth_after(legacy.outcomes)
    return legacy
