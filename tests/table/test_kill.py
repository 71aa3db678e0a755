"""The server is killed under load: no acknowledged act is lost, and every table resumes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.killing import survives


def test_a_few_deaths(folder: Path) -> None:
    acts, _ = asyncio.run(survives(5, 3, 1, f"--data={folder}"))
    assert acts > 20


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_many_deaths_on_sqlite(folder: Path) -> None:
    acts, again = asyncio.run(survives(25, 8, 2, f"--data={folder}"))
    assert acts > 300
    assert again, "no answer was ever lost, so nothing was tested"


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_many_deaths_on_postgres(folder: Path, postgres: str) -> None:
    acts, again = asyncio.run(survives(25, 8, 3, f"--data={folder}", f"--database={postgres}"))
    assert acts > 300
    assert again, "no answer was ever lost, so nothing was tested"
