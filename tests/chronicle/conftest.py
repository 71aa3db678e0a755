"""The toy chronicle is on the shelf while its tests run."""

from collections.abc import Iterator

import pytest

from tests.chronicle.toy import on_the_shelf


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with on_the_shelf():
        yield
