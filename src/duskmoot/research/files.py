"""Files that are there only when all of them is: who is stopped while writing leaves none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def kept_whole(file: Path) -> Iterator[Path]:
    """What is written into the path it gives is moved to its place at the end."""
    part = file.with_name(f".{file.name}")
    yield part
    part.replace(file)
