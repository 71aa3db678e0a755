"""Libraries that are an extra of the package: who lacks one is told how to install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports that the extra of this name makes possible."""
    try:
        yield
    except ModuleNotFoundError as error:
        hint = f'{error.name} is not installed; pip install "duskmoot[{name}]" brings it'
        raise ModuleNotFoundError(hint, name=error.name) from error
