"""Heritage in the terminal: trees, queue, nine battlegrounds, and whole games."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, Group

from duskmoot.games.heritage.sight import TABLE
from duskmoot.kernel.view import View, view
from duskmoot.kernel.zones import RECORDS
from duskmoot.speech import LANGUAGES, speech
from duskmoot.terminal.boards import board_of
from duskmoot.terminal.boards.board import BARE, TITLES, WHOLE, Canvas
from duskmoot.terminal.boards.heritage import HeritageBoard
from duskmoot.terminal.boards.heritage.public import open_table
from duskmoot.terminal.look import NIGHT
from tests.conformance.play import Table, random_play
from tests.games.heritage.court import GAME, Court
from tests.terminal.evening import play

BOARD = HeritageBoard()
PEOPLE = ["Ada", "Bruno", "Cleo", "Dora"]


def drawn(
    court: Court, name: str = "anna", width: int = 118, detail: int = WHOLE, language: str = "en"
) -> str:
    seen = court.view(name) if name else view(court.g, -1)
    return written(Group(*BOARD.table(seen, canvas_of(width, detail, language))), width)


def canvas_of(width: int = 118, detail: int = WHOLE, language: str = "en") -> Canvas:
    return Canvas(speech(language, GAME), PEOPLE, width, detail)


def written(content: Group, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, theme=NIGHT)
    with console.capture() as capture:
        console.print(content)
    return capture.get().replace("\u00a0", " ")


def beside(act: int, seen: View) -> str:
    return BOARD.beside(act, seen, canvas_of()).plain.replace("\u00a0", " ")


def a_busy_court(**options: str) -> Court:
    court = Court(options={key.replace("_", "-"): value for key, value in options.items()})
    court.tree("anna", "smith: war power=2\n  page: secrets exhausted boons=boris:1\nmonk: torpor")
    court.tree("boris", "scribe: ancilla=war_brand notoriety=2")
    court.hand("anna", "bru_clenched_fist", "bru_storm_the_gates")
    court.hush()
    return court


def test_the_board_is_the_games_own() -> None:
    assert isinstance(board_of("heritage"), HeritageBoard)


def test_a_tree_is_an_indented_list_with_tokens_and_states() -> None:
    court = a_busy_court()
    shown = drawn(court).splitlines()
    leader = next(line for line in shown if "Lysandra of Thebes" in line)
    assert "◆3" in leader
    assert "❖3" in leader
    page = next(line for line in shown if "exhausted" in line)
    assert page.startswith("│     ")
    assert any("in torpor" in line for line in shown)
    assert any("☠2" in line and "[Brand of Shame]" in line for line in shown)
    assert any("Ada · Brujah" in line for line in shown)


def deep_down() -> Court:
    court = a_busy_court()
    deep = "\n".join("  " * depth + f"v{depth}: science" for depth in range(5))
    court.tree("boris", f"{deep}\n{'  ' * 5}low: power=2 notoriety=1 exhausted ancilla=war_brand")
    return court


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_tree_is_cut_off_where_there_is_room_below(language: str) -> None:
    assert "…" not in drawn(deep_down(), width=80, language=language)


def test_tokens_and_states_are_seen_also_where_a_line_is_cut() -> None:
    shown = drawn(deep_down(), width=80, detail=TITLES)
    assert any("◆2  ☠1  exhausted" in line for line in shown.splitlines())


def test_the_own_tree_stands_next_to_the_question() -> None:
    shown = drawn(a_busy_court())
    assert shown.index("Bruno · Ventrue") < shown.index("Ada · Brujah")


def test_the_queue_is_shown_where_the_acts_do_not_show_it() -> None:
    court = a_busy_court()
    assert "Queue" not in drawn(court)
    assert "Queue" in drawn(court, "boris")
    court.has("boris", reserved=court.g.queue[2])
    assert "reserved by Bruno" in drawn(court)


def test_the_hand_is_shown_where_the_acts_do_not_show_it() -> None:
    court = a_busy_court()
    court.g.plays = 0
    assert "Storm the Gates" in drawn(court)
    assert "Storm the Gates" not in drawn(court, "boris")
    assert "Storm the Gates" in drawn(court, detail=TITLES)


@pytest.mark.parametrize("board", ["high-low-clans", "inquisition", "court"])
def test_class_boards(board: str) -> None:
    court = a_busy_court(class_board=board)
    court.player("boris").titles[1] = 1
    shown = drawn(court)
    marks = {"high-low-clans": "●", "inquisition": "Science: ", "court": "Harpy"}
    assert marks[board] in shown


@pytest.mark.parametrize("board", ["war-of-princes", "anarch-revolt", "masquerade", "sabbat-wars"])
def test_geography_boards(board: str) -> None:
    shown = drawn(a_busy_court(geography_board=board))
    marks = {
        "war-of-princes": "North 0",
        "anarch-revolt": "Paris ☥4",
        "masquerade": "West 0/4 ☥3",
        "sabbat-wars": "The Camarilla ?",
    }
    assert marks[board] in shown


def test_an_act_has_what_is_printed_on_it_beside_it() -> None:
    court = a_busy_court()
    seen = court.view("anna")
    said = {court.spell(act): beside(act, seen) for act in seen.acts}
    assert said["play bru_clenched_fist"].startswith("War. Gain 1 power")
    recruits = [text for spelled, text in said.items() if spelled.startswith("recruit")]
    assert recruits[0].startswith("◆3")
    court.effects("anna", "anna", [{"op": "exhaust", "target": {"pool": "any", "count": 1}}])
    seen = court.view("anna")
    texts = [beside(act, seen) for act in seen.acts]
    assert any("☠2" in text for text in texts)


def test_what_everybody_sees_is_laid_out_whole() -> None:
    court = a_busy_court(geography_board="sabbat-wars")
    g = open_table(court.view("boris"))
    assert g.bloodlines[0].line == court.player("anna").line
    assert g.bloodlines[0].hand == []
    for name, who in TABLE.pairs:
        if who != RECORDS and name not in ("asked", "sealed", "over", "winners"):
            assert hasattr(g, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_its_terminal(language: str) -> None:
    """All boards, all languages, no line wider than the terminal."""
    for n, chosen in enumerate([{}, {"class-board": "court", "geography-board": "sabbat-wars"}]):
        table = Table(GAME, 3 + n, {**chosen, "ancillae": "twenty"}, seed=n)
        for i, (g, seat, _) in enumerate(random_play(table)):
            if i % 40:
                continue
            for width, detail in ((80, BARE), (118, WHOLE)):
                canvas = canvas_of(width, detail, language)
                parts = BOARD.table(view(g, seat), canvas)
                for line in written(Group(*parts), width).splitlines():
                    assert cell_len(line) <= width
                    assert "{" not in line


def test_a_game_can_be_played(tmp_path: Path) -> None:
    evening = play(["1"] * 30, tmp_path, game=GAME)
    assert "Round" in evening.out
