"""docs/pictures: drawn by the terminal, and loading nothing from elsewhere."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.picture import PICTURE, picture


@pytest.fixture(name="drawn", scope="module")
def drawn_now() -> str:
    return picture()


def test_the_terminal_can_still_be_drawn(drawn: str) -> None:
    words = "".join(ElementTree.fromstring(drawn).itertext()).replace("\xa0", " ")
    assert "Choose an Action card for this round." in words
    assert "Play Hunter’s Dream" in words


@pytest.mark.parametrize("file", sorted(PICTURE.parent.iterdir()), ids=lambda file: file.name)
def test_a_picture_loads_nothing(file: Path) -> None:
    kept = file.read_text("utf-8")
    assert "@font-face" not in kept
    assert "url(http" not in kept.replace('"', "")
    assert "href" not in kept
