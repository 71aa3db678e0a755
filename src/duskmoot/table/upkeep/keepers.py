"""Who keeps the order of a house: named here, on its machine, and by nobody else."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from duskmoot.kernel.game import Refused
from duskmoot.table.store.sqlite import FILE, numbered

CALLED: Final[str] = """
    select distinct guest.id from guest join passkey on passkey.guest = guest.id
    where guest.name = $1
"""
NAME: Final[str] = "insert into keeper (guest, created) values ($1, $2) on conflict do nothing"
DISMISS: Final[str] = "delete from keeper where guest = $1"


async def set_keeper(folder: Path, url: str, name: str, ends: bool) -> None:
    """Somebody of this name with a passkey is a keeper from now on, or no longer."""
    if url:
        await in_database(url, name, ends)
    else:
        in_file(folder / FILE, name, ends)


def in_file(file: Path, name: str, ends: bool) -> None:
    if not file.is_file():
        raise Refused("keeper-unknown", name=name)
    with closing(sqlite3.connect(file, timeout=10.0)) as db, db:
        guest = only(name, db.execute(numbered(CALLED), (name,)).fetchall())
        if ends:
            db.execute(numbered(DISMISS), (guest,))
        else:
            db.execute(numbered(NAME), (guest, int(time.time())))


async def in_database(url: str, name: str, ends: bool) -> None:
    import asyncpg

    db = await asyncpg.connect(url)
    try:
        guest = only(name, await db.fetch(CALLED, name))
        if ends:
            await db.execute(DISMISS, guest)
        else:
            await db.execute(NAME, guest, int(time.time()))
    finally:
        await db.close()


def only(name: str, found: Sequence[Any]) -> str:
    if not found:
        raise Refused("keeper-unknown", name=name)
    if len(found) > 1:
        raise Refused("keeper-several", name=name, count=str(len(found)))
    return str(found[0][0])
