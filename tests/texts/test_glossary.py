"""Words that need a sentence: the same in every language, and all of their forms in use."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

import pytest

from duskmoot.catalogue import clauses
from duskmoot.kernel.game import Game, registered
from duskmoot.speech import LANGUAGES
from tests.texts.reading import Messages, messages, patterns, prose

TERM: Final = "term-"
FEWEST: Final = 25
MOST: Final = 40
LONGEST_SENTENCE: Final = 140
"""In characters: it stands in a note beside the word."""

of_each_game = pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def terms(game: Game[Any], language: str) -> Messages:
    found = messages(game.name, language)
    return {key: message for key, message in found.items() if key.startswith(TERM)}


def listed(said: str) -> list[str]:
    return said.split(", ")


def in_use(game: Game[Any], language: str) -> str:
    """Every text of the game but its glossary, in small letters."""
    texts = [
        prose(pattern)
        for key, message in messages(game.name, language).items()
        if not key.startswith(TERM)
        for pattern in patterns(message).values()
    ]
    return re.sub(r"\s+", " ", "\n".join(texts)).replace("\u00ad", "").lower()


@of_each_game
@in_each_language
def test_a_word_has_a_sentence_forms_and_clauses(game: Game[Any], language: str) -> None:
    found = terms(game, language)
    assert FEWEST <= len(found) <= MOST
    assert list(found) == list(terms(game, "en"))
    for key, message in found.items():
        said = {name: prose(pattern) for name, pattern in patterns(message).items()}
        assert set(said) == {"", "is", "forms", "clauses"}, key
        assert re.fullmatch(r"[^.]+\.", said["is"].replace("Dr.", "Dr")), key
        assert len(said["is"]) <= LONGEST_SENTENCE, f"{key}: {len(said['is'])}"


@of_each_game
@in_each_language
def test_every_form_of_a_word_occurs_in_a_text(game: Game[Any], language: str) -> None:
    texts = in_use(game, language)
    idle = [
        (key, form)
        for key, message in terms(game, language).items()
        for form in listed(prose(patterns(message)["forms"]).lower())
        if not re.search(rf"(?<![^\W_]){re.escape(form)}(?![^\W_])", texts)
    ]
    assert idle == []


@of_each_game
@in_each_language
def test_a_form_belongs_to_one_word(game: Game[Any], language: str) -> None:
    forms = Counter(
        form
        for message in terms(game, language).values()
        for form in listed(prose(patterns(message)["forms"]).lower())
    )
    assert [form for form, words in forms.items() if words > 1] == []


@of_each_game
@in_each_language
def test_the_clauses_of_a_word_are_those_of_the_game(game: Game[Any], language: str) -> None:
    ids = [clause.id for clause in clauses(game.name)]
    english = terms(game, "en")
    for key, message in terms(game, language).items():
        said = prose(patterns(message)["clauses"])
        assert said == prose(patterns(english[key])["clauses"]), key
        for head in listed(said):
            assert any(id == head or id.startswith(f"{head}.") for id in ids), f"{key}: {head}"
