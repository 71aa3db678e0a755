"""The server is killed while a group plays its chronicle: nothing acknowledged is lost.

`DUSKMOOT_KILLS` says how often it is killed, `DUSKMOOT_KILL_GAME` what is played.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import SqliteStore
from tests.table.killing_chronicles import survives

KILLS = int(os.environ.get("DUSKMOOT_KILLS", "12"))
GAME = os.environ.get("DUSKMOOT_KILL_GAME", "vigil")
PAUSE = 9 if GAME == "vigil" else 30

pytestmark = pytest.mark.usefixtures("vigil")


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_group_survives_many_deaths_on_sqlite(folder: Path) -> None:
    store, option = SqliteStore(folder), f"--data={folder}"
    found = asyncio.run(survives(KILLS, 2, store, option, game=GAME, pause=PAUSE))
    print(found)
    assert found.sealed >= 2
    assert found.again, "no answer was ever lost, so nothing was tested"


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_group_survives_many_deaths_on_postgres(folder: Path, postgres: str) -> None:
    options = (f"--data={folder}", f"--database={postgres}")
    store = PostgresStore(postgres)
    found = asyncio.run(survives(KILLS, 3, store, *options, game=GAME, pause=PAUSE))
    print(found)
    assert found.sealed >= 2
    assert found.again, "no answer was ever lost, so nothing was tested"
