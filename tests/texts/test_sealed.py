"""What a chronicle keeps sealed stands in its packets alone, and in no text that is sent to all."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse

import duskmoot
from duskmoot.speech import LANGUAGES, SEALED, text_files
from duskmoot.table import books
from tests.texts.reading import patterns, prose

GAME: Final = Path(duskmoot.__file__).parent / "games" / "heritage"
ROOT: Final = GAME.parents[3]
SHORTEST: Final = 14
"""Shorter names, such as those of cities, are also words of their own."""


def sealed_words(language: str) -> set[str]:
    """Every name and sentence of the packets in a language."""
    found: set[str] = set()
    for file in (GAME / "texts" / language / SEALED).iterdir():
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found |= {prose(pattern) for pattern in patterns(entry).values()}
    return {words for words in found if len(words) >= SHORTEST}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_for_everybody_tells_what_is_sealed(language: str) -> None:
    told = books.texts("heritage", language).decode()
    assert [words for words in sealed_words(language) if words in told] == []


def test_no_row_for_everybody_tells_what_is_sealed() -> None:
    told = books.cards("heritage").decode()
    assert [words for words in sealed_words("en") if words in told] == []
    names = [row for file in (GAME / "data" / SEALED).iterdir() for row in ids(file)]
    assert [name for name in names if f'"{name}"' in told] == []


def ids(file: Path) -> list[str]:
    lines = file.read_text("utf-8").splitlines()
    return [line.split('"')[1] for line in lines if line.startswith("id = ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_and_no_source_of_the_client_does(language: str) -> None:
    files = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("web/src/**/*.ts")]
    files += ROOT.glob("web/src/**/*.svelte")
    told = "\n".join(file.read_text("utf-8") for file in files)
    assert [words for words in sealed_words(language) if words in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_say_them_all(language: str) -> None:
    files = text_files(GAME / "texts" / language)
    assert len([file for file in files if Path(str(file)).parent.name == SEALED]) == 50
