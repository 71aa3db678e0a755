"""The lock of a folder, and files that are for their owner alone."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from duskmoot.table.store.port import StoreFailed, StoreInUse

if sys.platform != "win32":
    import fcntl

LOCK: Final[str] = "duskmoot.lock"


class Lock:
    """Holds the folder for this process, and lets it go however the process ends.

    The folder itself is locked where the system can, for a file in it may be deleted meanwhile.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._descriptor = -1
        self._lock: sqlite3.Connection | None = None
        try:
            self._take()
        except BaseException:
            self.close()
            raise

    def _take(self) -> None:
        if sys.platform != "win32":
            self._descriptor = os.open(self.folder, os.O_RDONLY)
            try:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise StoreInUse(str(self.folder)) from error
        try:
            self._lock = sqlite3.connect(
                private(self.folder / LOCK), isolation_level=None, timeout=0
            )
            self._lock.execute("begin exclusive")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise StoreInUse(str(self.folder)) from error
            raise StoreFailed(f"{self.folder / LOCK}: {error}") from error

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def private(file: Path) -> Path:
    """The file, there and for its owner alone: it holds keys of chance and private words."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        with suppress(PermissionError):
            file.chmod(0o600)
    except OSError as error:
        raise StoreFailed(f"{file}: {error.strerror}") from error
    return file
