"""Chapters of Heritage in the terminal, and the pages of its chronicle."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, Group

from duskmoot.chronicle.book import Chronicle
from duskmoot.chronicle.inscriptions import inscribe
from duskmoot.games.heritage.chronicle.tables import OVERVIEWS
from duskmoot.kernel import flow
from duskmoot.kernel.view import View, view
from duskmoot.speech import LANGUAGES, speech
from duskmoot.terminal.boards.board import BARE, TITLES, WHOLE, Canvas
from duskmoot.terminal.boards.heritage import HeritageBoard
from duskmoot.terminal.look import NIGHT
from tests.cli.call import call
from tests.conformance.play import Table, choose, players
from tests.games.heritage.court import GAME
from tests.golden.chronicle import as_recorded, recorded, told

BOARD = HeritageBoard()
PEOPLE = ["Ada", "Bruno", "Cleo", "Dora"]
QUESTIONS = {
    *("trait", "discipline", "first-agent", "first-blood", "what-now"),
    *("event", "agent", "sticker", "seal"),
}


@cache
def chapter(sample: int) -> dict[str, View]:
    """By question: what the first seat that was asked it saw, in one random chapter."""
    table = Table(GAME, GAME.samples()[sample][0], seed=5, sample=sample)
    g, chance = table.begin(), players(5)
    found: dict[str, View] = {}
    while not g.over:
        found.setdefault(flow.question(g).key, view(g, g.asked[0]))
        flow.apply(g, *choose(g, chance))
    found["over"] = view(g, 0)
    return found


def canvas_of(width: int = 118, detail: int = WHOLE, language: str = "en") -> Canvas:
    return Canvas(speech(language, GAME), PEOPLE, width, detail)


def written(content: Group, width: int = 118) -> str:
    console = Console(file=io.StringIO(), width=width, theme=NIGHT)
    with console.capture() as capture:
        console.print(content)
    return capture.get().replace("\u00a0", " ")


def drawn(seen: View, canvas: Canvas) -> str:
    beside = [BOARD.beside(act, seen, canvas) for act in seen.acts]
    return written(Group(*BOARD.table(seen, canvas), *beside), canvas.width)


def test_a_first_chapter_asks_what_these_tests_look_at() -> None:
    assert set(chapter(0)) >= QUESTIONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", [0, 5, 8])
def test_every_question_can_be_drawn(sample: int, language: str) -> None:
    for seen in chapter(sample).values():
        for width, detail in ((118, WHOLE), (78, TITLES), (78, BARE)):
            if seen.question:
                shown = drawn(seen, canvas_of(width, detail, language))
                assert all(cell_len(line) <= width for line in shown.splitlines())
                assert "[chapter-" not in shown
                assert "[word-" not in shown


def test_the_prologue_tells_nothing_that_is_sealed_or_not_decided() -> None:
    shown = drawn(chapter(0)["trait"], canvas_of())
    assert "Chapter 1" in shown
    assert not any(
        word in shown for word in ("Rhodes", "1306", "Murdered", "First player", "Round")
    )
    assert "Rhodes" in drawn(chapter(0)["what-now"], canvas_of())


def test_a_chapter_says_where_and_when_it_plays() -> None:
    shown = drawn(chapter(1)["what-now"], canvas_of())
    assert f", {OVERVIEWS[1].year}" in shown
    assert "Chapter 2" in shown


def test_who_marks_a_box_sees_the_sheet_and_its_worth() -> None:
    seen = chapter(0)["trait"]
    shown = drawn(seen, canvas_of())
    assert "Character sheet" in shown
    assert "□□□□□ Allies 1" in shown
    assert BOARD.beside(seen.acts[0], seen, canvas_of()).plain == "□□□□□  1"


def test_a_turn_shows_haven_assets_and_burdens() -> None:
    seen = next(
        view
        for sample in (5, 6)
        for view in chapter(sample).values()
        if view.question == "what-now"
    )
    assert "Haven: " in drawn(seen, canvas_of())
    burdened = view(Table(GAME, 4, sample=5).begin(), 1)
    assert "Burdens: " in drawn(burdened, canvas_of())


def test_an_event_is_told_with_its_scene_and_without_the_boards() -> None:
    seen = chapter(0)["event"]
    number = dict(seen.about)["event"]
    name = GAME.vocabulary.name("event", number)
    scene = speech("en", GAME).say(f"event-{name}.scene").replace("\u00a0", " ")
    shown = " ".join(drawn(seen, canvas_of()).split())
    assert scene.split(".")[0] in shown
    assert "Queue" not in shown


def test_the_last_chapter_ends_with_the_reckoning() -> None:
    assert "The final reckoning" in written(Group(BOARD.scores(chapter(8)["over"], canvas_of())))
    assert "reckoning" not in written(Group(BOARD.scores(chapter(0)["over"], canvas_of())))


# The pages of a chronicle.


@cache
def golden() -> Chronicle:
    return inscribe(told(as_recorded(recorded()))[0], "heir", 0, "Violante Ferro", 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_whole_chronicle(language: str) -> None:
    spoken = speech(language, GAME)
    for name in ("heirs", "world", "lineage"):
        for part in BOARD.chronicle(name, golden(), spoken):
            shown = written(Group(part), 98)
            assert shown.strip()
            assert "[word-" not in shown
            assert "[book-" not in shown


def test_the_page_of_heirs_names_characters_titles_and_who_left() -> None:
    shown = written(Group(*BOARD.chronicle("heirs", golden(), speech("en", GAME))))
    assert "Violante Ferro" in shown
    assert "Titles: " in shown
    assert "has left" in shown


def test_the_book_names_the_place_of_a_chapter() -> None:
    assert BOARD.chapter(1, speech("en", GAME)).endswith(", 1306")


def test_a_chronicle_of_heritage_begins_on_the_command_line(tmp_path: Path) -> None:
    founded = call(tmp_path, "chronicle", "new", "Night", "--seats=2", "--seed=1")
    assert founded.code == 0
    shown = call(tmp_path, "chronicle", "show", "Night", "heirs")
    assert "Nothing is marked yet" in shown.out.replace("\u00a0", " ")
    assert call(tmp_path, "chronicle", "verify", "Night").code == 0


def test_a_chronicle_chooses_its_battlegrounds_itself(tmp_path: Path) -> None:
    refused = call(tmp_path, "chronicle", "new", "Night", "--option=class-board=court")
    assert refused.code == 2
    assert "is for single games" in refused.err
    taken = call(tmp_path, "chronicle", "new", "Night", "--option=sacrifice=limited")
    assert taken.code == 0
