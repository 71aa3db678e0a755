"""A chronicle at the terminal: kept after every decision, whatever happens to the program."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from duskmoot.chronicle.book import Chronicle
from duskmoot.chronicle.file import read
from duskmoot.chronicle.verify import Saves, verify
from duskmoot.kernel.replay import load
from duskmoot.terminal import shelf
from duskmoot.terminal.chronicle import play
from tests.chronicle.program import run_program, start_program, with_words
from tests.chronicle.toy import on_the_shelf, vigil
from tests.cli.call import Outcome, call
from tests.terminal.evening import Evening, sit

NEW = ("chronicle", "new", "Vigil", "--game=vigil", "--bots=random", "--seed=4")
WHOLE = ["1"] * 5
"""Three hours, a gift and the seal: what a person decides in one night."""


@pytest.fixture(autouse=True)
def words() -> Iterator[None]:
    with with_words():
        yield


def chronicle(home: Path, *arguments: str) -> Outcome:
    """Spaces that hold two words together are shown as any other."""
    outcome = call(home, "chronicle", *arguments)
    return Outcome(outcome.code, *[o.replace("\u00a0", " ") for o in (outcome.out, outcome.err)])


def evening(home: Path, typed: list[str], interrupt: bool = False) -> Evening:
    return sit(typed, home, interrupt, lambda: play(shelf_of(home), "Vigil", "en", []))


def shelf_of(home: Path) -> Path:
    return home / ".local" / "share" / "duskmoot" / "chronicles"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A house in which one chronicle was founded."""
    assert call(tmp_path, *NEW).code == 0
    return tmp_path


def test_founding_says_what_was_promised(tmp_path: Path) -> None:
    outcome = call(tmp_path, *NEW, "--me=2", "--character=Violante")
    assert outcome.code == 0
    assert "Anna, Boris, Celina" in outcome.out
    _, book = shelf.read_book(shelf_of(tmp_path), "Vigil")
    assert book.commitment in outcome.out
    assert book.root in outcome.out
    assert [heir.bot for heir in book.roster] == ["random", "", "random"]
    assert book.named("heir", 1) == "Violante"
    again = call(tmp_path, *NEW)
    assert (again.code, again.out) == (2, "")
    assert "already" in again.err


def test_a_whole_chronicle_of_three_evenings(home: Path) -> None:
    for night in range(1, 4):
        shown = evening(home, [*WHOLE, ""])
        assert shown.code == 0
        assert f"Chapter {night}" in shown.out
    assert "complete" in chronicle(home, "list").out
    assert chronicle(home, "verify", "Vigil").code == 0
    assert "chronicle is complete" in chronicle(home, "show", "Vigil").out
    with pytest.raises(Exception, match="chronicle-over"):
        evening(home, [])


def test_a_game_without_the_usual_bot_has_another(tmp_path: Path) -> None:
    assert call(tmp_path, "chronicle", "new", "Vigil", "--game=vigil").code == 0
    assert "Chapter 1 is saved" in evening(tmp_path, ["1"]).out


def test_what_was_left_is_taken_up(home: Path) -> None:
    first = evening(home, ["1", "1"])
    assert "Chapter 1 is saved" in first.out
    assert "chapter 1 of 3 is being played" in chronicle(home, "list").out
    file = shelf_of(home) / "Vigil" / "01-1.json"
    decided = [act for act in json.loads(file.read_text("utf-8"))["acts"] if act[0] == "0"]
    assert len(decided) == 2
    assert "is sealed" in evening(home, ["1", "1", "1", ""]).out
    assert "before chapter 2 of 3" in chronicle(home, "list").out


def test_a_chapter_left_before_its_first_decision_is_whole(home: Path, tmp_path: Path) -> None:
    evening(home, ["q"])
    assert chronicle(home, "verify", "Vigil").code == 0
    file = str(tmp_path / "begun.json")
    chronicle(home, "export", "Vigil", file)
    assert chronicle(home, "import", file, "Again").code == 0
    assert chronicle(home, "abandon", "Again", "--yes").code == 0
    assert chronicle(home, "verify", "Again").code == 0


def test_ctrl_c_loses_nothing(home: Path) -> None:
    evening(home, ["1", "1"], interrupt=True)
    text = (shelf_of(home) / "Vigil" / "01-1.json").read_text("utf-8")
    assert sum(seat == 0 for seat, _ in load(text)[0].acts) == 2


def test_a_program_killed_between_two_files_seals_at_the_next_start(home: Path) -> None:
    """The game was over and written, the book was not."""
    evening(home, [])
    before = (shelf_of(home) / "Vigil" / "chronicle.json").read_text("utf-8")
    evening(home, [*WHOLE, ""])
    (shelf_of(home) / "Vigil" / "chronicle.json").write_text(before, "utf-8")
    assert "Chapter 2 is saved" in evening(home, ["1"]).out
    assert chronicle(home, "verify", "Vigil").code == 0


def test_a_chapter_that_was_over_when_the_program_was_killed_is_not_abandoned(home: Path) -> None:
    evening(home, [])
    before = (shelf_of(home) / "Vigil" / "chronicle.json").read_text("utf-8")
    evening(home, [*WHOLE, ""])
    (shelf_of(home) / "Vigil" / "chronicle.json").write_text(before, "utf-8")
    assert chronicle(home, "abandon", "Vigil", "--yes").code == 2
    assert "before chapter 2 of 3" in chronicle(home, "list").out
    assert chronicle(home, "verify", "Vigil").code == 0


def decided(home: Path, chapter: int) -> int:
    """How many decisions of the person the file of a chapter holds."""
    file = shelf_of(home) / "Vigil" / f"{chapter:02}-1.json"
    if not file.exists():
        return 0
    return sum(seat == 0 for seat, _ in load(file.read_text("utf-8"))[0].acts)


@pytest.mark.slow
def test_killed_again_and_again_nothing_is_lost(home: Path) -> None:
    """A decision that is in the file stays there, at whatever moment kill -9 comes."""
    chance = Random(3)
    kept = 0
    for kill in range(4):
        program = start_program(home, "chronicle", "play", "Vigil")
        assert program.stdin is not None
        program.stdin.write(b"1\n")
        program.stdin.flush()
        until = monotonic() + 30
        while decided(home, 1) <= kept and monotonic() < until:
            sleep(0.02)
        kept = decided(home, 1)
        program.stdin.write(b"1\n")
        program.stdin.flush()
        sleep(chance.random() * 0.05)
        program.kill()
        program.communicate()
        assert decided(home, 1) >= kept > kill
        kept = decided(home, 1)
        if kept > 4:
            break
    evening(home, [*["1"] * (5 - kept), ""] if kept < 5 else ["1"])
    assert chronicle(home, "verify", "Vigil").code == 0
    assert decided(home, 1) == 5


# Checking and moving.


def test_out_of_one_house_and_into_another(
    home: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    evening(home, [*WHOLE, ""])
    evening(home, ["1"])
    outcome = chronicle(home, "export", "Vigil")
    assert "key" in outcome.out
    assert chronicle(home, "export", "Vigil").code == 2
    other = tmp_path_factory.mktemp("other")
    imported = chronicle(other, "import", str(home / "Vigil.json"), "Moved")
    assert imported.code == 0
    _, book = shelf.read_book(shelf_of(other), "Moved")
    assert book.imported
    assert chronicle(other, "verify", "Moved").code == 0


def test_a_file_that_was_changed_is_found_and_not_imported(home: Path) -> None:
    evening(home, [*WHOLE, ""])
    chronicle(home, "export", "Vigil", "file.json")
    content = json.loads((home / "file.json").read_text("utf-8"))
    content["links"][0]["legacy_out"]["gifts"][0] += 1
    (home / "file.json").write_text(json.dumps(content), "utf-8")
    checked = chronicle(home, "verify", "file.json")
    assert checked.code == 1
    assert "What it left has been changed." in checked.out
    assert chronicle(home, "verify", "file.json", "--json").json()["fine"] is False
    assert chronicle(home, "import", "file.json", "Other").code == 1
    assert chronicle(home, "list").out.count("Vigil") == 1


def test_a_file_brings_no_bots_that_nobody_knows(home: Path) -> None:
    chronicle(home, "export", "Vigil", "file.json")
    content = json.loads((home / "file.json").read_text("utf-8"))
    content["roster"][1]["bot"] = "nobody"
    (home / "file.json").write_text(json.dumps(content), "utf-8")
    refused = chronicle(home, "import", "file.json", "Other")
    assert (refused.code, "There is no bot" in refused.err) == (2, True)
    assert "Other" not in chronicle(home, "list").out


def test_an_import_that_was_cut_short_takes_no_name(home: Path) -> None:
    chronicle(home, "export", "Vigil", "file.json")
    (shelf_of(home) / "Half").mkdir()
    (shelf_of(home) / "Half" / "01-1.json").write_text("{}", "utf-8")
    assert chronicle(home, "import", "file.json", "Half").code == 0
    assert "Half" in chronicle(home, "list").out


def test_a_file_writes_nothing_into_the_terminal(home: Path) -> None:
    """Not by its names, and not by what is wrong with it."""
    evening(home, [*WHOLE, ""])
    chronicle(home, "export", "Vigil", "file.json")
    content = json.loads((home / "file.json").read_text("utf-8"))
    content["links"][0]["save"]["acts"][0] = "0 \x1b[2J"
    (home / "file.json").write_text(json.dumps(content), "utf-8")
    checked = chronicle(home, "verify", "file.json")
    assert (checked.code, "\x1b" in checked.out) == (1, False)
    content["options"] = {"\x1b[2J": "x"}
    (home / "file.json").write_text(json.dumps(content), "utf-8")
    refused = chronicle(home, "verify", "file.json")
    assert (refused.code, "\x1b" in refused.err) == (2, False)


def test_abandoning_and_striking(home: Path) -> None:
    evening(home, [*WHOLE, ""])
    assert chronicle(home, "abandon", "Vigil", "--yes").code == 2
    evening(home, ["1"])
    assert chronicle(home, "strike", "Vigil", "--yes").code == 2
    assert chronicle(home, "abandon", "Vigil", "--yes").code == 0
    assert "abandoned" in chronicle(home, "show", "Vigil").out
    assert chronicle(home, "strike", "Vigil", "--yes").code == 2
    assert chronicle(home, "verify", "Vigil").code == 0


@pytest.mark.slow
def test_a_struck_chapter_is_played_again(home: Path) -> None:
    evening(home, [*WHOLE, ""])
    asked = run_program(home, "chronicle", "strike", "Vigil", typed="n\n")
    assert (asked.code, "Nothing was changed" in asked.out) == (1, True)
    assert run_program(home, "chronicle", "strike", "Vigil", typed="y\n").code == 0
    assert "struck out" in chronicle(home, "show", "Vigil").out
    assert "Chapter 1 is sealed" in evening(home, [*WHOLE, ""]).out
    book, saves = read_exported(home)
    assert [link.attempt for link in book.links] == [1, 2]
    assert verify(book, saves) == []


def read_exported(home: Path) -> tuple[Chronicle, Saves]:
    chronicle(home, "export", "Vigil", "again.json")
    return read((home / "again.json").read_text("utf-8"))


# Kind words.


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance", "Vigil"], "Choose one of: new, list, play"),
        (["play"], "Name the chronicle"),
        (["play", "Nothing"], "There is no chronicle “Nothing”"),
        (["new", "../x", "--game=vigil"], "cannot be the name"),
        (["new", ".x", "--game=vigil"], "cannot be the name"),
        (["new", "x", "--game=bloodborne"], "has no chronicle"),
        (["new", "x", "--game=vigil", "--seats=9"], "not for 9 players"),
        (["new", "x", "--game=vigil", "--bots=nobody"], "There is no bot"),
        (["show", "Vigil", "dreams"], "Choose one of: book, heirs, world, lineage"),
        (["play", "Vigil", "--present=a"], "Write them like this"),
        (["play", "Vigil", "--present=1,9"], "There is no heir 9"),
        (["play", "Vigil", "--present=2,3"], "Only bots would be present"),
        (["import", "nowhere.json"], "There is no file"),
        (["abandon", "Vigil", "--yes"], "is not being played"),
        (["strike", "Vigil", "--yes"], "none can be struck out"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], said: str, home: Path) -> None:
    outcome = chronicle(home, *arguments)
    assert outcome.code == 2
    assert said in outcome.err
    assert "before chapter 1 of 3" in chronicle(home, "list").out


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_page_speaks_every_language(language: str, home: Path) -> None:
    evening(home, [*WHOLE, ""])
    for page in ("book", "heirs", "world", "lineage"):
        outcome = chronicle(home, "show", "Vigil", page, "--language", language)
        assert outcome.code == 0
        assert outcome.out.strip()
        assert "[" not in outcome.out


def test_a_damaged_book_does_not_hide_the_others(home: Path) -> None:
    call(home, "chronicle", "new", "Other", "--game=vigil")
    (shelf_of(home) / "Other" / "chronicle.json").write_text("{", "utf-8")
    shown = chronicle(home, "list")
    assert shown.code == 0
    assert "before chapter 1 of 3" in shown.out
    assert "is damaged" in " ".join(shown.out.split())
    listed = chronicle(home, "list", "--json").json()
    assert [(book["name"], book.get("error", "")) for book in listed] == [
        ("Other", "chronicle-damaged"),
        ("Vigil", ""),
    ]
    assert chronicle(home, "play", "Other").code == 2


def test_a_chapter_of_other_rules_can_be_abandoned(home: Path) -> None:
    evening(home, ["1"])
    with on_the_shelf(vigil(version=2)):
        refused = chronicle(home, "play", "Vigil")
        assert refused.code == 2
        assert "end this attempt" in refused.err
        assert chronicle(home, "abandon", "Vigil", "--yes").code == 0
        assert "Chapter 1 is sealed" in evening(home, [*WHOLE, ""]).out


def test_an_empty_shelf(tmp_path: Path) -> None:
    assert "To found one" in chronicle(tmp_path, "list").out
    assert chronicle(tmp_path, "list", "--json").json() == []


def test_the_key_is_not_shown_before_the_end(home: Path) -> None:
    shown = chronicle(home, "show", "Vigil", "--json").json()
    assert "key" not in shown
    assert shown["statistics"]["chapters"] == 0


def test_two_windows_do_not_play_one_chronicle(home: Path) -> None:
    with shelf.held(shelf_of(home), "Vigil"):
        outcome = chronicle(home, "play", "Vigil")
    assert "open in another window" in outcome.err
