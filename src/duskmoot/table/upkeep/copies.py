"""Copies of a store of SQLite: taken while a server is at work, and brought back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from duskmoot.kernel.game import Refused
from duskmoot.table.store.lock import Lock, private
from duskmoot.table.store.port import StoreFailed, StoreInUse
from duskmoot.table.store.sqlite import FILE, SqliteStore
from duskmoot.table.store.sqlite_forms import MIGRATIONS
from duskmoot.table.upkeep.reading import file_opened, form_of


def back_up(folder: Path, file: Path) -> int:
    """The whole store as it was at one moment, in one file; how many bytes that is."""
    if file.exists():
        raise Refused("house-file-exists", file=str(file))
    with closing(file_opened(folder / FILE)) as source:
        return copied(source, file)


def bring_back(file: Path, folder: Path) -> None:
    """A new folder with this copy in it, in the form that this version knows."""
    with closing(file_opened(file)) as source:
        if form_of(source) > len(MIGRATIONS):
            form, known = str(form_of(source)), str(len(MIGRATIONS))
            raise Refused("house-form", form=form, known=known)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with closing(Lock(folder)):
                if (folder / FILE).exists():
                    raise Refused("house-folder-used", folder=str(folder))
                copied(source, folder / FILE)
        except StoreInUse as error:
            raise Refused("store-in-use", place=str(error)) from error
        except (StoreFailed, OSError) as error:
            raise not_written(folder, error) from error


async def brought_up_to_date(folder: Path) -> None:
    """The store as a server of this version opens it."""
    store = SqliteStore(folder)
    try:
        await store.open()
    except StoreFailed as error:
        raise Refused("store-unusable", reason=str(error)) from error
    await store.close()


def copied(source: sqlite3.Connection, file: Path) -> int:
    """A copy that is there whole, checked and on disk, or not at all."""
    half = file.with_name(f"{file.name}.part")
    try:
        private(half)
        with closing(sqlite3.connect(half, isolation_level=None)) as copy:
            source.backup(copy)
            copy.execute("pragma journal_mode = delete")  # one file, that needs no other
            (told,) = copy.execute("pragma quick_check(1)").fetchone()
        if told != "ok":
            raise Refused("house-file", file=str(half), reason=str(told))
        on_disk(half)
        os.link(half, file)  # unlike a renaming, it never takes the place of another file
        on_disk(file.parent)
    except FileExistsError as error:
        raise Refused("house-file-exists", file=str(file)) from error
    except (OSError, sqlite3.Error, StoreFailed) as error:
        raise not_written(file, error) from error
    finally:
        half.unlink(missing_ok=True)
    return file.stat().st_size


def on_disk(place: Path) -> None:
    opened = os.open(place, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def not_written(file: Path, error: Exception) -> Refused:
    reason = getattr(error, "strerror", None) or str(error)
    return Refused("file-not-written", file=str(file), reason=reason)
