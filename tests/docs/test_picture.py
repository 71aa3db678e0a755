"""docs/pictures: drawn by the terminal, shot in the browser, and loading nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from duskmoot.kernel.flow import question
from tests.browser.guest import DESKTOP, TELEPHONE
from tools.picture import PICTURE, picture
from tools.shoot import FILM, FILM_SIZE, MOMENTS, PICTURES, STILLS, saved

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
SMALL = 700_000
"""Bytes: a page of pictures must come quickly."""


@pytest.fixture(name="drawn", scope="module")
def drawn_now() -> str:
    return picture()


def test_the_terminal_can_still_be_drawn(drawn: str) -> None:
    words = "".join(ElementTree.fromstring(drawn).itertext()).replace("\xa0", " ")
    assert "Choose an Action card for this round." in words
    assert "Play Hunter’s Dream" in words


@pytest.mark.parametrize("file", sorted(PICTURES.glob("*.svg")), ids=lambda file: file.name)
def test_a_drawing_loads_nothing(file: Path) -> None:
    kept = file.read_text("utf-8")
    assert "@font-face" not in kept
    assert "url(http" not in kept.replace('"', "")
    assert "href" not in kept


@pytest.mark.parametrize("name", MOMENTS)
def test_the_game_of_a_scene_is_still_the_same(name: str) -> None:
    g = saved(name).state
    moment = MOMENTS[name]
    assert g.over == (not moment.question)
    if moment.question:
        assert g.asked == [moment.seat]
        assert question(g).key == moment.question


@pytest.mark.parametrize("name", STILLS)
def test_a_still_has_its_size(name: str) -> None:
    file = PICTURES / f"{name}.webp"
    assert file.stat().st_size < SMALL
    with Image.open(file) as shot:
        assert shot.size == (TELEPHONE if name == "telephone" else DESKTOP)


def test_the_film_moves_and_is_small() -> None:
    file = PICTURES / f"{FILM}.webp"
    assert file.stat().st_size < SMALL
    with Image.open(file) as film:
        assert film.size == FILM_SIZE
        assert getattr(film, "n_frames", 1) > 40


def test_the_readme_opens_with_the_film_and_ends_with_the_terminal() -> None:
    shown = re.findall(r"docs/pictures/([\w.]+)", README)
    assert shown[0] == f"{FILM}.webp"
    assert shown[-1] == PICTURE.name
    assert sorted(shown) == sorted(file.name for file in PICTURES.iterdir() if file.is_file())
