"""What is printed on the cards is what their effects do."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse

from tools.wording import sealed
from tools.wording.__main__ import BRIEF, LANGUAGES, by_hand, path, rows, written
from tools.wording.compose import HERE, Composer

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_language
def test_every_text_is_composed_from_the_effects(language: str) -> None:
    """After a change of the data or of the words: `python -m tools.wording`."""
    assert path(language).read_text("utf-8") == written(language)


@in_each_language
def test_every_packet_says_what_its_rows_give(language: str) -> None:
    for packet in sealed.packets(language):
        assert packet.read_text("utf-8") == sealed.written(language, packet), packet.name


@in_each_language
def test_every_packet_has_its_texts(language: str) -> None:
    """By packet: a message for each of its cards but battlegrounds, which the book prints."""
    for packet in sealed.packets(language):
        spoken = {key.partition("-")[2] for key in messages(packet.read_text("utf-8"))}
        named = {row["id"] for row in sealed.cards(packet.stem) if "battleground" not in row["id"]}
        assert named <= spoken, packet.name
    rows = {file.stem for file in (sealed.GAME / "data" / "sealed").iterdir()}
    assert {packet.stem for packet in sealed.packets(language)} == rows


@in_each_language
def test_every_card_with_effects_has_a_name(language: str) -> None:
    assert set(rows()) <= set(cards(language))


@in_each_language
def test_a_brief_text_fits_a_small_face(language: str) -> None:
    for key, message in cards(language).items():
        for attribute in message.attributes:
            if attribute.id.name == "brief":
                assert len(plain(attribute)) <= BRIEF, (key, plain(attribute))


@in_each_language
def test_no_text_is_left_half_said(language: str) -> None:
    """No gap, no doubled space, no comma after one; a sentence ends with one full stop."""
    for key, message in cards(language).items():
        for attribute in message.attributes:
            said = plain(attribute)
            assert not re.search(r"  | [,.;]|,,|\.\.|[{}]", said), (key, said)
            assert attribute.id.name == "brief" or said.endswith("."), (key, said)


def test_few_are_written_by_hand() -> None:
    written = [key for key, message in cards("en").items() if "text" in by_hand(message)]
    assert len(written) <= 3


def test_the_vocabularies_have_the_same_words_and_no_idle_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: set[str] = set()
    say = Composer.say

    def heard(composer: Composer, key: str, /, **words: str | int) -> str:
        asked.add(key.partition(".")[0])
        return say(composer, key, **words)

    monkeypatch.setattr(Composer, "say", heard)
    for language in LANGUAGES:
        written(language)
        for packet in sealed.packets(language):
            sealed.written(language, packet)
    for language in LANGUAGES:
        assert set(messages((HERE / f"{language}.ftl").read_text("utf-8"))) == asked


def cards(language: str) -> dict[str, ast.Message]:
    return messages(path(language).read_text("utf-8"))


def messages(source: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found


def plain(attribute: ast.Attribute) -> str:
    assert attribute.value is not None
    return "".join(e.value for e in attribute.value.elements if isinstance(e, ast.TextElement))
