"""`duskmoot rules`: clauses shown and searched, and their coverage by tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskmoot.catalogue import chapters, clauses
from duskmoot.coverage import CARD, RULE, Mark, card_ids, cover, marks
from duskmoot.kernel.game import registered
from tests.cli.call import ROOT, call

NAMES = [game.name for game in registered()]
IDS = [clause.id for clause in clauses("bloodborne")]


def test_all_clauses_by_chapter(tmp_path: Path) -> None:
    outcome = call(tmp_path, "rules", "bloodborne")
    assert outcome.code == 0
    lines = [line.strip() for line in outcome.out.splitlines()]
    read = [clause.id for chapter in chapters("bloodborne") for clause in chapter.clauses]
    assert [line[1:-1] for line in lines if line[1:-1] in IDS] == read
    assert "Choosing and transforming" in lines


def test_a_search_is_grouped_by_chapter_and_the_game_may_be_shortened(tmp_path: Path) -> None:
    outcome = call(tmp_path, "rules", "fury", "fog")
    assert outcome.code == 0
    headings = ["The day and the week", "Search", "Tokens on the map"]
    assert [line for line in outcome.out.splitlines() if line in headings] == headings
    assert "[search.fog]" in outcome.out
    assert call(tmp_path, "rules", "blood", "fog").code == 2


def test_a_search_shows_source_and_note(tmp_path: Path) -> None:
    outcome = call(tmp_path, "rules", "bloodborne", "blood-pellet")
    assert outcome.code == 0
    assert "card.blood-pellet" in outcome.out
    assert "Rulebook:" in outcome.out
    assert "Note:" in outcome.out
    assert "[goal.blood]" not in outcome.out


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_no_note_in_english_stands_in_another_language(language: str, tmp_path: Path) -> None:
    outcome = call(tmp_path, "rules", "bloodborne", "blood-pellet", "--language", language)
    assert "docs/rulings.md" in outcome.out
    assert "econstructed" not in outcome.out


@pytest.mark.parametrize(("language", "word"), [("ru", "охотник"), ("pl", "Tropiciel")])
def test_a_search_in_another_language(language: str, word: str, tmp_path: Path) -> None:
    outcome = call(tmp_path, "rules", "bloodborne", word, "--language", language, "--json")
    found = outcome.json()["bloodborne"]
    assert 0 < len(found) < len(IDS)
    assert all(word.casefold() in clause["text"].casefold() for clause in found)
    assert set(found[0]) == {"id", "source", "kind", "text", "test", "note", "ours", "chapter"}


def test_a_search_that_finds_nothing(tmp_path: Path) -> None:
    outcome = call(tmp_path, "rules", "bloodborne", "dragon")
    assert (outcome.code, outcome.out) == (1, "")
    assert "No clause" in outcome.err


def test_the_json_of_the_coverage(tmp_path: Path) -> None:
    printed = call(tmp_path, "rules", "--coverage", "--json").json()
    assert set(printed["bloodborne"]) == {"clauses", "tested", "bare"}
    assert printed["bloodborne"]["clauses"] == len(IDS)
    assert printed["bloodborne"]["tested"] + len(printed["bloodborne"]["bare"]) == len(IDS)


def test_the_coverage_in_words(tmp_path: Path) -> None:
    outcome = call(tmp_path, "rules", "bloodborne", "--coverage")
    assert outcome.code == 0
    assert f"/{len(IDS)}" in outcome.out
    assert "cards with a test" in outcome.out


def write_tests(folder: Path, text: str, place: str = "games/bloodborne/test_some.py") -> Path:
    file = folder / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    (folder / "rule.py").write_text("", "utf-8")
    return folder


MARKED = """
@rule("goal.blood", "setup.players")
@card("axe")
def test_one(): ...

@pytest.mark.rule("setup.health")
class TestMore:
    @rule("setup.upgrades")
    def test_two(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("setup.supply"))])
def test_three(n): ...

@rule("setup.boards")
def helper(): ...

@pytest.mark.skip
@rule("setup.first-player")
def test_asleep(): ...
"""


def test_marks_are_read_and_not_run(tmp_path: Path) -> None:
    found = marks(write_tests(tmp_path, MARKED))
    assert {(mark.kind, mark.id) for mark in found} == {
        (RULE, "goal.blood"),
        (RULE, "setup.players"),
        (CARD, "axe"),
        (RULE, "setup.health"),
        (RULE, "setup.upgrades"),
        (RULE, "setup.supply"),
    }
    assert found[0].place == "games/bloodborne/test_some.py:2"


def test_clauses_without_a_test_are_bare(tmp_path: Path) -> None:
    covered, strays = cover(
        ["bloodborne"], write_tests(tmp_path, '@rule("goal.blood")\ndef test(): ...')
    )
    assert strays == []
    assert covered["bloodborne"].tested == {"goal.blood"}
    assert covered["bloodborne"].bare() == [id for id in IDS if id != "goal.blood"]


def test_tests_of_registered_count_too(tmp_path: Path) -> None:
    text = '@rule("goal.blood")\ndef test(): ...'
    covered, strays = cover(["bloodborne"], write_tests(tmp_path, text, "conformance/test_all.py"))
    assert (covered["bloodborne"].tested, strays) == ({"goal.blood"}, [])


@pytest.mark.parametrize("mark", ['rule("goal.bloood")', "rule(GOAL)", 'card("spoon")'])
def test_a_mark_that_names_nothing(mark: str, tmp_path: Path) -> None:
    folder = write_tests(tmp_path, f"@{mark}\ndef test(): ...")
    outcome = call(tmp_path, "rules", "--coverage", "--json", "--tests", str(folder))
    assert outcome.code == 1
    assert "test_some.py:1" in outcome.err
    assert set(outcome.json()) == set(NAMES)


def test_marks_of_another_game_are_left_to_it(tmp_path: Path) -> None:
    folder = write_tests(tmp_path, '@rule("x")\ndef test(): ...', "games/chess/test_x.py")
    assert marks(folder) == [Mark(RULE, "x", "chess", "games/chess/test_x.py:1")]
    assert cover(["bloodborne"], folder)[1] == []


def test_printings_of_one_design_are_one_card(tmp_path: Path) -> None:
    assert len(card_ids("blood_rage")) == len(set(card_ids("blood_rage"))) == 61
    text = '@card("tyrs_smash")\ndef test(): ...'
    folder = write_tests(tmp_path, text, "games/blood_rage/test_some.py")
    covered, strays = cover(["blood_rage"], folder)
    assert (covered["blood_rage"].tested_cards, strays) == ({"tyrs_smash"}, [])
    assert len(covered["blood_rage"].bare_cards()) == 60


def test_our_own_tests_name_only_what_there_is() -> None:
    assert cover(NAMES, ROOT / "tests")[1] == []
