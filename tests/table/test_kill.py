"""The server is killed under load: no acknowledged act is lost, and every table resumes.

`DUSKMOOT_KILLS` says how often it is killed.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.table.killing import survives

KILLS = int(os.environ.get("DUSKMOOT_KILLS", "12"))


def test_a_few_deaths(folder: Path) -> None:
    acts, _ = asyncio.run(survives(5, 3, 1, f"--data={folder}"))
    assert acts > 20


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_many_deaths_on_sqlite(folder: Path) -> None:
    acts, again = asyncio.run(survives(KILLS, 8, 2, f"--data={folder}"))
    assert acts > 100
    assert again, "no answer was ever lost, so nothing was tested"


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_many_deaths_on_postgres(folder: Path, postgres: str) -> None:
    acts, again = asyncio.run(survives(KILLS, 8, 3, f"--data={folder}", f"--database={postgres}"))
    assert acts > 100
    assert again, "no answer was ever lost, so nothing was tested"
