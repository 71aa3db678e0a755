"""Scripts that a test invents are forgotten with it: the next finds the printed cards alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from duskmoot.games.heritage.effects.compile import OPTION_NAMES
from duskmoot.games.heritage.effects.scripts import SCRIPTS


@pytest.fixture(autouse=True)
def printed_cards_alone() -> Iterator[None]:
    scripts, options = len(SCRIPTS), len(OPTION_NAMES)
    yield
    del SCRIPTS[scripts:]
    del OPTION_NAMES[options:]
