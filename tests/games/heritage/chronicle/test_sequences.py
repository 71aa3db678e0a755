"""How many sequences of answers an aftermath has: one offer more or less changes the numbers.

The numbers were counted by hand.
"""

from __future__ import annotations

import pytest

from duskmoot.games.heritage.chronicle.aftermath import research
from duskmoot.games.heritage.pieces import CLAN_NAMES
from tests.conformance.perft import sequences
from tests.games.heritage.aftermath import Aftermath


def ending(chapter: int) -> Aftermath:
    """Anna and Clara have won events; Anna has two base characters, one of them in torpor."""
    at = Aftermath(chapter)
    at.tree("anna", "smith: war\npage: secrets torpor\nmonk: science")
    at.wins("anna", 1, 3)
    at.wins("clara", 5)
    at.ends()
    return at


@pytest.mark.parametrize(
    ("depth", "count"), [(1, 2), (2, 4), (3, 8), (4, 24), (5, 24), (7, 24), (8, 0)]
)
def test_after_the_last_chapter(depth: int, count: int) -> None:
    """Three events with two answers each, three outcomes, three seals, and no act more."""
    assert sequences(ending(21).g, depth) == count


def test_after_the_third_chapter() -> None:
    """Two conspiracies of six and five; an answer of two; a stranger of two bloods; two places."""
    at = ending(3)
    assert len(research(at.g, CLAN_NAMES.index("gangrel"))) == 6
    assert [sequences(at.g, depth) for depth in range(1, 5)] == [6, 30, 60, 120]
    at.until("clara shelter")
    assert [sequences(at.g, depth) for depth in range(1, 6)] == [2, 4, 8, 16, 32]
    at.until("anna agent")
    assert [sequences(at.g, depth) for depth in range(1, 6)] == [3, 9, 9, 9, 9]
