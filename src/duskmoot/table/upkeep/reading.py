"""A store that is only read, all of it as it was at one moment, whether a server uses it or not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

from duskmoot.kernel.game import Refused
from duskmoot.table.store.chronicles import Steps
from duskmoot.table.store.port import StoreFailed
from duskmoot.table.store.sqlite import numbered
from duskmoot.table.store.sqlite_forms import MIGRATIONS


class Reader(Protocol):
    """Answers as the shelf of a store does, and writes nothing."""

    async def rows(self, question: str, *values: str | int) -> list[Any]: ...

    async def steps(self, steps: Steps, held: tuple[str, ...] = ()) -> None: ...


class FileReader:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def rows(self, question: str, *values: str | int) -> list[Any]:
        return self._db.execute(numbered(question), values).fetchall()

    async def steps(self, steps: Steps, held: tuple[str, ...] = ()) -> None:
        raise StoreFailed("only read")


class DatabaseReader:
    def __init__(self, db: Any) -> None:
        self._db = db

    async def rows(self, question: str, *values: str | int) -> list[Any]:
        rows: list[Any] = await self._db.fetch(question, *values)
        return rows

    async def steps(self, steps: Steps, held: tuple[str, ...] = ()) -> None:
        raise StoreFailed("only read")


@asynccontextmanager
async def file_reader(file: Path) -> AsyncIterator[Reader]:
    with closing(file_opened(file)) as db:
        same_form(form_of(db), len(MIGRATIONS))
        db.execute("begin")
        yield FileReader(db)


def file_opened(file: Path) -> sqlite3.Connection:
    """A file of ours, for reading alone."""
    if not file.is_file():
        raise Refused("file-not-found", file=str(file))
    # Whoever may not write leaves files beside it; the last who may takes them away again.
    mode = "rw" if os.access(file, os.W_OK) else "ro"
    uri = f"{file.resolve().as_uri()}?mode={mode}"
    db = sqlite3.connect(uri, uri=True, isolation_level=None)
    try:
        db.execute("pragma query_only = on")
        db.execute("select count(*) from game_table").fetchone()
    except sqlite3.DatabaseError as error:
        db.close()
        raise Refused("house-file", file=str(file), reason=str(error)) from error
    return db


def form_of(db: sqlite3.Connection) -> int:
    return int(db.execute("pragma user_version").fetchone()[0])


def same_form(form: int, known: int) -> None:
    if form != known:
        raise Refused("house-form", form=str(form), known=str(known))


@asynccontextmanager
async def database_reader(url: str) -> AsyncIterator[Reader]:
    try:
        import asyncpg

        from duskmoot.table.store.postgres_forms import MIGRATIONS as FORMS
    except ModuleNotFoundError as error:
        raise Refused("postgres-missing") from error
    try:
        db = await asyncpg.connect(url)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        raise Refused("store-unusable", reason=str(error)) from error
    try:
        async with db.transaction(isolation="repeatable_read", readonly=True):
            known = await db.fetchval("select to_regclass('duskmoot_form')")
            form = await db.fetchval("select max(form) from duskmoot_form") if known else 0
            same_form(form, len(FORMS))
            yield DatabaseReader(db)
    finally:
        await db.close()
