"""The table as it is drawn: within the terminal, whole where there is room, for any game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, Group
from rich.text import Text

from duskmoot.kernel.view import View
from duskmoot.speech import LANGUAGES, speech
from duskmoot.terminal.boards import board_of
from duskmoot.terminal.boards.bloodborne import BloodborneBoard
from duskmoot.terminal.boards.board import BARE, TITLES, WHOLE, Board, Canvas
from duskmoot.terminal.boards.generic import GenericBoard
from duskmoot.terminal.look import NIGHT
from tests.games.bloodborne.hunt import GAME, NAMES, Hunt
from tests.terminal.evening import play


def drawn(
    board: Board, seen: View, width: int = 118, detail: int = WHOLE, language: str = "en"
) -> str:
    console = Console(file=io.StringIO(), width=width, theme=NIGHT)
    names = [name.capitalize() for name in NAMES]
    canvas = Canvas(speech(language, GAME), names, width, detail)
    with console.capture() as capture:
        console.print(Group(*board.table(seen, canvas)))
    return capture.get()


def a_bitter_round(sealed: str = "saw_cleaver") -> Hunt:
    """Henryk is dead, Eileen has used cards, everybody has chosen but Ludwig."""
    hunt = Hunt(enemy="cleric_beast", echoes=7, final_boss="ebrietas", first="ludwig")
    hunt.g.full = 13
    hunt.display("kirkhammer", "blood_vial", "blood_vial")
    hunt.has("henryk", dead=True, health=0)
    hunt.has("eileen", hand=["saw_cleaver", "hunters_dream"], discard=["hunter_axe"], collected=4)
    hunt.has("eileen", health=3, banked=9, trophies={"beast": 2})
    hunt.plays(eileen=sealed)
    return hunt


def test_the_table_shows_all_that_is_open() -> None:
    shown = drawn(BloodborneBoard(), a_bitter_round().view("ludwig"))
    for part in (
        "Cleric Beast · Boss",
        "●●●●●●●○○○○○○ 7 of 13",
        "0 1 1 1+ 2+ 3",
        "Humanoid, Beast",
        "take 1\u00a0extra damage",
        "Final Boss: Ebrietas, Daughter of the Cosmos",
        "° reconstructed: name, health, die,",
        "First Player: Ludwig",
        "✦ Ludwig (you)",
        "… choosing",
        "✝ dead",
        "✓ card chosen",
        "●●●○○○ 3",
        "K0 H0 B2",
        "Hunter Axe",
        "Blood Vial ×2",
        "Kirkhammer",
        "Slow: it attacks after all normal attacks.",
    ):
        assert part in shown, part


def test_anybody_can_see_the_hand_that_open_cards_leave() -> None:
    """Ruling 10: who keeps count knows it, so the table keeps count for all."""
    shown = drawn(BloodborneBoard(), a_bitter_round().view("ludwig"), 160)
    assert "Hand: Saw Cleaver, Hunter’s Dream" in shown


def test_a_sealed_card_is_not_shown() -> None:
    board = BloodborneBoard()
    one = drawn(board, a_bitter_round("saw_cleaver").view("ludwig"))
    assert one == drawn(board, a_bitter_round("hunters_dream").view("ludwig"))


def test_a_long_discard_pile_pushes_nothing_aside() -> None:
    hunt = a_bitter_round()
    hunt.has("henryk", discard=["hunter_axe", "transform_weapon", "hunter_pistol", "saw_cleaver"])
    rows = drawn(BloodborneBoard(), hunt.view("ludwig"), width=98).split("\n")
    assert any("Health" in row and "Hand" in row for row in rows)
    assert any("Henryk" in row and "✝ dead" in row for row in rows)


def test_dice_and_revealed_cards() -> None:
    hunt = Hunt(enemy="brainsucker", dice=["1+", "2"])
    hunt.has("henryk", hand=["transform_weapon", "saw_cleaver", "hunters_dream"])
    hunt.plays(henryk="transform_weapon", eileen="hunters_dream", ludwig="hunters_dream")
    hunt.brings(henryk="saw_cleaver")
    assert hunt.asked() == ["eileen", "ludwig"]
    shown = drawn(BloodborneBoard(), hunt.view("eileen"))
    assert "rolled: 1+ 2" in shown
    assert "Transform Weapon → Saw Cleaver" in shown


def test_the_final_boss_in_play_is_shown_once() -> None:
    shown = drawn(BloodborneBoard(), Hunt(enemy="gehrman").view("henryk"))
    assert shown.count("Gehrman") == 1
    assert "Gehrman, the First Hunter · Final Boss" in shown


def test_an_act_shows_the_card_it_speaks_of() -> None:
    canvas = Canvas(speech("en", GAME), NAMES, 118)
    seen = Hunt().view("henryk")
    text = BloodborneBoard().beside(GAME.vocabulary.read("play hunter_axe"), seen, canvas)
    assert text.plain == "Melee weapon. Deal 2\u00a0damage."
    assert not BloodborneBoard().beside(0, seen, canvas)
    aimed = BloodborneBoard().beside(GAME.vocabulary.read("aim 1"), seen, canvas)
    assert aimed.plain == "Collected: 0"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("detail", [BARE, TITLES, WHOLE])
@pytest.mark.parametrize("width", [60, 78, 98, 118])
def test_no_row_is_wider_than_the_terminal(language: str, detail: int, width: int) -> None:
    shown = drawn(BloodborneBoard(), a_bitter_round().view("ludwig"), width, detail, language)
    assert max(cell_len(row) for row in shown.split("\n")) <= width
    assert "[" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40), (120, 50)])
def test_a_decision_fits_the_screen(
    language: str, columns: int, rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in {"COLUMNS": columns, "LINES": rows, "FORCE_COLOR": 1}.items():
        monkeypatch.setenv(variable, str(value))
    screens = play(["1", "1", "1", "1"], tmp_path, language).screens()
    assert len(screens) == 5
    for screen in screens:
        asked = next(n for n, row in enumerate(screen) if row.startswith("› "))
        assert max(cell_len(row) for row in screen[:asked]) <= columns
        assert asked < rows
        assert any("▸" in row for row in screen[:asked])


def test_any_game_is_drawn_from_its_view_alone() -> None:
    hunt = a_bitter_round()
    board = board_of("a game without a drawer")
    assert isinstance(board, GenericBoard)
    shown = drawn(board, hunt.view("ludwig"))
    assert "Bloodborne: The Card Game  Game › Round" in shown
    assert "Blood Vial, Blood Vial" in shown
    row = next(row for row in shown.split("\n") if row.startswith("Hand"))
    assert "Hunter Pistol" in row
    assert row.split()[1] == "5"
    assert "Saw Cleaver" not in drawn(board, hunt.view("a spectator"))
    canvas = Canvas(speech("en", GAME), NAMES, 118)
    assert not board.beside(0, hunt.view("ludwig"), canvas)


def test_the_plain_table_tells_the_scores_of_any_game() -> None:
    console = Console(file=io.StringIO(), width=118, theme=NIGHT)
    canvas = Canvas(speech("en", GAME), NAMES, 118)
    with console.capture() as capture:
        console.print(GenericBoard().scores(a_bitter_round().view("ludwig"), canvas))
    assert "Banked" in capture.get()


def test_no_line_ends_at_a_no_break_space() -> None:
    screen = io.StringIO()
    console = Console(file=screen, width=12, theme=NIGHT)
    console.print(Text("Суонси 2\u00a0%, Лондон 2\u00a0%, Рим"))
    lines = [line.strip() for line in screen.getvalue().splitlines()]
    assert lines == ["Суонси 2\u00a0%,", "Лондон 2\u00a0%,", "Рим"]
