"""Where tables are kept: one small port with SQLite and PostgreSQL behind it."""

from __future__ import annotations

from pathlib import Path

from duskmoot.kernel.game import Refused
from duskmoot.table.store.port import Store
from duskmoot.table.store.sqlite import SqliteStore


def store_at(data: Path, database: str) -> Store:
    """PostgreSQL where a URL is given, else SQLite in the folder of data."""
    if not database:
        return SqliteStore(data)
    if not database.startswith(("postgresql://", "postgres://")):
        raise Refused("database-url")
    try:
        from duskmoot.table.store.postgres import PostgresStore
    except ImportError as error:
        raise Refused("postgres-missing") from error
    return PostgresStore(database)
