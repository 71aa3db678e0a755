"""A house that keeps its tables in a folder: its rights, its disk, and the file of SQLite."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from duskmoot.table.doctor.finding import Finding, fine, note, wrong
from duskmoot.table.store.lock import LOCK, Lock
from duskmoot.table.store.port import StoreFailed, StoreInUse
from duskmoot.table.store.sqlite import FILE
from duskmoot.table.store.sqlite_forms import MIGRATIONS

OTHERS: Final[int] = 0o077
"""The rights of everybody but the owner."""
ENOUGH: Final[int] = 1 << 30
SCARCE: Final[int] = 100 << 20
"""Bytes of free space."""
FAR: Final[tuple[str, ...]] = ("nfs", "nfs4", "cifs", "smb3", "9p", "afs", "fuse.sshfs")
"""File systems of other machines, on which SQLite's locks and shared memory do not work."""
MOUNTS: Final = Path("/proc/self/mounts")
LEEWAY: Final[int] = 300
"""Seconds by which a clock may differ."""


def examined(folder: Path) -> Iterator[Finding]:
    if folder.exists() and not folder.is_dir():
        yield wrong("doctor-folder-file", folder=str(folder))
        return
    place = folder
    while not place.exists():
        place = place.parent
    if not os.access(place, os.R_OK | os.W_OK | os.X_OK):
        yield wrong("doctor-folder-denied", folder=str(place))
        return
    if place == folder:
        yield from rights(folder)
    else:
        yield fine("doctor-folder-new", folder=str(folder))
    yield from disk(place)
    if (folder / FILE).exists():
        yield from store(folder)
    elif place == folder:
        yield fine("doctor-store-new", folder=str(folder))


def rights(folder: Path) -> Iterator[Finding]:
    """Keys of chance and private words are for the owner alone."""
    found: list[Finding] = []
    if sys.platform != "win32":
        state = folder.stat()
        if state.st_uid != os.geteuid():
            owner, ours = str(state.st_uid), str(os.geteuid())
            found.append(note("doctor-folder-foreign", folder=str(folder), owner=owner, user=ours))
        if state.st_mode & OTHERS:
            found.append(wrong("doctor-folder-open", folder=str(folder), mode=mode(folder)))
        files = [folder / name for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK)]
        for file in files:
            if file.exists() and file.stat().st_mode & OTHERS:
                found.append(wrong("doctor-file-open", file=str(file), mode=mode(file)))
    yield from found or [fine("doctor-folder", folder=str(folder))]


def mode(file: Path) -> str:
    return f"{file.stat().st_mode & 0o777:04o}"


def disk(place: Path) -> Iterator[Finding]:
    kind = file_system(place.resolve(), MOUNTS.read_text("utf-8") if MOUNTS.exists() else "")
    if kind in FAR:
        yield wrong("doctor-folder-far", folder=str(place), kind=kind)
    free = shutil.disk_usage(place).free
    left = f"{free / (1 << 20):,.0f}".replace(",", " ")
    if free < SCARCE:
        yield wrong("doctor-space-out", free=left)
    elif free < ENOUGH:
        yield note("doctor-space-low", free=left)
    else:
        yield fine("doctor-space", free=left)


def file_system(place: Path, mounts: str) -> str:
    """The kind of file system that holds this place; empty where the system does not say."""
    kinds: dict[Path, str] = {}
    for line in mounts.splitlines():
        _, point, kind, *_ = line.split(" ")
        kinds[Path(point.replace("\\040", " "))] = kind
    return next((kinds[each] for each in (place, *place.parents) if each in kinds), "")


def store(folder: Path) -> Iterator[Finding]:
    """The file, written to where no server is at work on it, and read in any case."""
    try:
        lock = Lock(folder)
    except StoreInUse:
        yield fine("doctor-store-in-use", folder=str(folder))
        yield from read(folder / FILE, "ro")
        return
    except (StoreFailed, OSError) as error:
        yield wrong("doctor-store-locked", file=str(folder / LOCK), reason=str(error))
        return
    with closing(lock):
        yield from read(folder / FILE, "rw")


def read(file: Path, how: str) -> Iterator[Finding]:
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode={how}", uri=True)) as db:
            db.isolation_level = None
            yield from contents(db, file)
            if how == "rw":
                db.execute("begin immediate")
                db.execute("rollback")
    except sqlite3.DatabaseError as error:
        yield wrong("doctor-store-damaged", file=str(file), reason=str(error))


def contents(db: sqlite3.Connection, file: Path) -> Iterator[Finding]:
    (form,) = db.execute("pragma user_version").fetchone()
    (ours,) = db.execute("select count(*) from sqlite_master where name = 'game_table'").fetchone()
    if not ours:
        # An empty file is what a server leaves that was stopped in its first moment.
        empty = not db.execute("select count(*) from sqlite_master").fetchone()[0]
        empty_file = fine("doctor-store-new", folder=str(file.parent))
        yield empty_file if empty else wrong("doctor-store-foreign", file=str(file))
        return
    yield from form_of(form, len(MIGRATIONS))
    (told,) = db.execute("pragma quick_check(1)").fetchone()
    if told != "ok":
        yield wrong("doctor-store-damaged", file=str(file), reason=str(told))
        return
    (tables,) = db.execute("select count(*) from game_table").fetchone()
    yield fine("doctor-store", file=str(file), form=str(form), tables=str(tables))
    if form >= WITH_STANDING:
        (newest,) = db.execute("select coalesce(max(touched), 0) from standing").fetchone()
        yield from clock(newest)


WITH_STANDING: Final[int] = next(n for n, s in enumerate(MIGRATIONS, 1) if "table standing" in s)
"""The form of the file that first held when a table was touched."""


def form_of(form: int, known: int) -> Iterator[Finding]:
    if form > known:
        yield wrong("doctor-store-newer", form=str(form), known=str(known))
    elif form < known:
        yield note("doctor-store-older", form=str(form), known=str(known))


def clock(newest: int) -> Iterator[Finding]:
    """What is stored cannot have happened in the future."""
    ahead = newest - int(time.time())
    if ahead > LEEWAY:
        yield wrong("doctor-clock-behind", minutes=str(ahead // 60))
    else:
        yield fine("doctor-clock")
