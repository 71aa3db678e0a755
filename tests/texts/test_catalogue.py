"""The catalogue of rules and the search in it."""

from __future__ import annotations

import pytest

from duskmoot.catalogue import clauses, search
from duskmoot.kernel.game import Refused
from duskmoot.speech import speech
from tests.games.bloodborne.hunt import GAME


def found(words: str, language: str) -> list[str]:
    return [clause.id for clause in search("bloodborne", words, speech(language, GAME))]


def test_the_catalogue_keeps_the_order_of_the_book() -> None:
    catalogue = clauses("bloodborne")
    assert catalogue[0].id == "goal.blood"
    assert len({clause.id for clause in catalogue}) == len(catalogue)
    assert all(clause.text and clause.test and clause.source for clause in catalogue)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused):
        clauses("no-such-game")


def test_all_words_must_be_there_in_any_order_and_case() -> None:
    both = found("PISTOL cancel", "en")
    assert "round.instant.pistols-cancel" in both
    assert both == found("cancel pistol", "en")
    assert set(both) < set(found("pistol", "en"))


def test_an_id_finds_its_clause() -> None:
    assert found("round.choose.from-hand", "pl") == ["round.choose.from-hand"]


def test_russian_words_are_found_with_and_without_yo() -> None:
    assert found("счёт крови", "ru") == found("счет крови", "ru") != []


def test_marks_are_found_as_they_are_typed() -> None:
    assert found("hunter's dream", "en") == found("Hunter’s Dream", "en") != []


def test_no_clause_holds_nonsense() -> None:
    assert found("xyzzy", "en") == []
