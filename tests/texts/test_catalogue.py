"""The catalogue of rules and the search in it."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from duskmoot.catalogue import chapters, clauses, primer, search
from duskmoot.kernel.game import Game, Refused, find, registered
from duskmoot.speech import LANGUAGES, speech
from tests.games.bloodborne.hunt import GAME
from tests.texts.reading import messages, patterns

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def found(words: str, language: str) -> list[str]:
    return [clause.id for clause in search("bloodborne", words, speech(language, GAME))]


def test_the_catalogue_keeps_the_order_of_the_book() -> None:
    catalogue = clauses("bloodborne")
    assert catalogue[0].id == "goal.blood"
    assert len({clause.id for clause in catalogue}) == len(catalogue)
    assert all(clause.text and clause.test and clause.source for clause in catalogue)


def test_sources_and_notes_speak_of_the_game_and_not_of_files() -> None:
    ours = re.compile(r"fact base|\.toml|\.json|\bdata\b|\b[a-z]+_[a-z]+\b", re.IGNORECASE)
    for game in registered():
        for clause in clauses(game.name):
            assert not ours.search(f"{clause.source} {clause.note}"), clause.id


def test_what_we_decided_is_marked_and_its_note_says_what() -> None:
    for game in registered():
        marked = [clause for clause in clauses(game.name) if clause.ours]
        assert marked
        assert all(clause.note for clause in marked)
        assert all(clause.ours for clause in clauses(game.name) if "Reading:" in clause.note)


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


def test_a_word_is_found_in_all_its_forms() -> None:
    assert "search.fog" in fury("тумана", "ru")
    assert fury("туманом", "ru") == fury("туман", "ru")
    assert fury("mgłą", "pl") == fury("mgła", "pl") != []
    assert fury("searching", "en") == fury("searches", "en") != []


def fury(words: str, language: str) -> list[str]:
    game = find("fury_of_dracula")
    return [clause.id for clause in search(game.name, words, speech(language, game))]


# The chapters.


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_every_clause_lies_in_exactly_one_chapter(game: Game[Any]) -> None:
    held = [clause.id for chapter in chapters(game.name) for clause in chapter.clauses]
    assert sorted(held) == sorted(clause.id for clause in clauses(game.name))


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_every_prefix_of_a_chapter_stands_once_and_finds_something(game: Game[Any]) -> None:
    file = files("duskmoot").joinpath("games", game.name, "chapters.toml")
    rows = tomllib.loads(file.read_text("utf-8"))["chapter"]
    written = [
        (row["id"], section, prefix)
        for row in rows
        for section, held in {"": row.get("clauses", []), **row.get("sections", {})}.items()
        for prefix in held
    ]
    assert len({prefix for _, _, prefix in written}) == len(written)
    lying = {
        (chapter.id, section.id): [clause.id for clause in section.clauses]
        for chapter in chapters(game.name)
        for section in chapter.sections
    }
    idle = [
        (chapter, section, prefix)
        for chapter, section, prefix in written
        if not any(f"{id}.".startswith(f"{prefix}.") for id in lying.get((chapter, section), []))
    ]
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_every_chapter_opens_with_two_sentences(game: Game[Any], language: str) -> None:
    spoken = speech(language, game)
    for chapter in chapters(game.name):
        assert spoken.knows(f"rulebook-group-{chapter.group}")
        opening = spoken.say(f"rulebook-{chapter.id}.opening")
        assert len(re.findall(r"[.!?…](?=\s|$)", opening)) == 2, opening
        headings = {section.id for section in chapter.sections} - {""}
        message = messages(game.name, language)[f"rulebook-{chapter.id}"]
        assert set(patterns(message)) == {"", "opening"} | headings


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_chapters_of_a_group_follow_one_another(game: Game[Any]) -> None:
    groups = [chapter.group for chapter in chapters(game.name)]
    assert groups == sorted(groups, key=groups.index)


def test_a_chapter_is_parted_by_headings() -> None:
    chapter = next(each for each in chapters("fury_of_dracula") if each.id == "search")
    assert [section.id for section in chapter.sections] == ["place", "outcome", "hide"]
    assert [clause.id for clause in chapter.sections[2].clauses] == ["search.linked-hide"]


# The page for newcomers.


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_every_sentence_for_newcomers_has_its_clause(game: Game[Any]) -> None:
    known = {clause.id for clause in clauses(game.name)}
    parts = primer(game.name)
    assert [part.id for part in parts] == ["goal", "round", "deeds", "idea", "fight"]
    assert {point.clause for part in parts for point in part.points} <= known
    titled = [f"learn-{part.id}-{p.id}" for part in parts[:3] for p in part.points]
    counted = [f"learn-goal-{p.id}" for p in parts[0].points]
    assert all(point.number for point in parts[0].points)
    for language in LANGUAGES:
        spoken = speech(language, game)
        assert all(spoken.knows(f"{key}.title") for key in titled)
        assert all(spoken.knows(f"{key}.number") for key in counted)


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
def test_every_scene_of_a_chapter_is_drawn_by_the_board(game: Game[Any]) -> None:
    picture = BOARDS / game.name / "learn" / "Picture.svelte"
    drawn = picture.read_text("utf-8")
    scenes = {chapter.scene for chapter in chapters(game.name)} - {""}
    assert scenes
    assert [scene for scene in scenes if not re.search(rf"\b{scene}\b", drawn)] == []
