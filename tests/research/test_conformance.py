"""What each library asks of an environment, by its own tests: every game, every number of seats."""

from __future__ import annotations

import pytest

from tests.research.checks import CHECKS
from tests.research.tables import TABLES


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_library_is_content(name: str, seats: int, check: str) -> None:
    CHECKS[check](name, seats)
