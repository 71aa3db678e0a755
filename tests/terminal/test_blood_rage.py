"""Blood Rage in the terminal: the map, the clans, a battle, and whole games."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, Group

from duskmoot.kernel.view import View, view
from duskmoot.speech import LANGUAGES, speech
from duskmoot.terminal.boards import board_of
from duskmoot.terminal.boards.blood_rage import BloodRageBoard
from duskmoot.terminal.boards.board import BARE, TITLES, WHOLE, Canvas
from duskmoot.terminal.look import NIGHT
from duskmoot.terminal.screen import Screen
from tests.games.blood_rage.saga import GAME, NAMES, Saga
from tests.terminal.evening import play

BOARD = BloodRageBoard()
PEOPLE = ["Sigrid", "Ivar", "Astrid", "Torsten"]


def drawn(seen: View, width: int = 118, detail: int = WHOLE, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=width, theme=NIGHT)
    canvas = Canvas(speech(language, GAME), PEOPLE, width, detail)
    with console.capture() as capture:
        console.print(Group(*BOARD.table(seen, canvas)))
    return capture.get().replace("\u00a0", " ")


def seen_by(saga: Saga, name: str) -> View:
    return view(saga.g, NAMES.index(name) if name in NAMES else -1)


def a_crowded_board() -> Saga:
    """Age 2 in its action phase: figures everywhere, a monster, a fallen leader."""
    saga = Saga(age=2, first="bear", destroyed=["utgard"], doom=["utgard", "gimle", "horgr"])
    saga.has("wolf", upgrades=["troll", "lokis_domain"], gimle=["warrior", "warrior", "troll"])
    saga.has("wolf", hand=["tyrs_smash.1", "tyrs_crush", "quest_alfheim"], quests=["quest_manheim"])
    saga.has("wolf", rage=4, glory=12, axes_step=3, valhalla=["leader"])
    saga.has("bear", fjord_nw=["ship"], gimle=["warrior"], hand=["tyrs_bash", "lokis_poison"])
    saga.has("serpent", yggdrasil=["warrior"] * 5, rage=0)
    saga.token("gimle", "horns")
    saga.token("elvagar", "glory")
    saga.is_pillaged("elvagar")
    return saga


def a_battle() -> Saga:
    """The cards of two clans lie open, and both may still add one."""
    saga = a_crowded_board()
    saga.has("wolf", hand=["tyrs_crush", "heimdalls_eye"])
    saga.has("bear", hand=["tyrs_smash.1", "lokis_poison"])
    saga.act("wolf", "pillage gimle")
    saga.commit(wolf="tyrs_crush", bear="tyrs_smash.1")
    assert saga.question() == "late-card"
    return saga


def test_the_map_shows_all_that_is_open() -> None:
    shown = drawn(seen_by(a_crowded_board(), "wolf"))
    for part in (
        "Age 2 of 3",
        "First player: Ivar",
        "☠2 Gimle Alfheim",
        "☠3 Horgr Jotunheim",
        "◈ horns  ○",
        "Wolf 4 ●● Troll",
        "Bear 3 ●",
        "≈ North-West Fjord Bear ▲",
        "Serpent 5 ●×5",
        "◈ all stats",
        "● warrior  ♚ leader  ▲ ship",
    ):
        assert part in shown, part
    assert re.search(r"Elvagar Manheim.*\n.*pillaged  ○○○○", shown)
    assert re.search(r"Utgard .*\n.*destroyed", shown)


def test_neighbours_stand_beside_each_other() -> None:
    rows = drawn(seen_by(a_crowded_board(), "wolf")).split("\n")
    for names in (
        "Myrkulor Elvagar Angerboda",
        "Gimle Yggdrasil Muspelheim",
        "Andlang Utgard Horgr",
    ):
        assert any(re.search(".*".join(names.split()), row) for row in rows), names


@pytest.mark.parametrize("width", [78, 118])
def test_the_clan_sheets(width: int) -> None:
    shown = drawn(seen_by(a_crowded_board(), "wolf"), width)
    for part in (
        "Sigrid Wolf (you)",
        "✦ Ivar Bear",
        "4/6",
        "3/4",
        "Reserve ●×6 ▲",
        "Valhalla ♚",
        "Upgrades: Troll, Loki’s Domain",
    ):
        assert part in shown, part


def test_backs_tell_the_ages_of_cards_in_hand() -> None:
    saga = a_crowded_board()
    saga.has("bear", hand=["tyrs_smash.1", "lokis_poison", "tyrs_crush"])
    row = next(row for row in drawn(seen_by(saga, "wolf"), 78).split("\n") if "Ivar Bear" in row)
    assert "3 (1+1+1)" in row


def test_only_the_own_cards_are_shown() -> None:
    saga = a_crowded_board()
    saga.turn_of("raven")
    own = drawn(seen_by(saga, "wolf"))
    assert "Tyr’s Crush" in own
    assert "Battle card. +4 strength." in own
    assert "Manheim!" in own
    for other in ("bear", "a spectator"):
        shown = drawn(seen_by(saga, other))
        assert "Tyr’s Crush" not in shown
        assert "Manheim!" not in shown
    assert "Loki’s Poison" not in own


def test_the_call_to_battle_shows_running_strengths() -> None:
    saga = a_crowded_board()
    saga.act("wolf", "pillage gimle")
    shown = drawn(seen_by(saga, saga.asked()[0]))
    assert "Call to battle: Gimle" in shown
    assert re.search(r"⚔ Sigrid Wolf +strength 4", shown)
    assert re.search(r"  Ivar Bear +strength 3", shown)


@pytest.mark.parametrize("detail", [BARE, WHOLE])
def test_a_battle_adds_up_the_open_cards(detail: int) -> None:
    shown = drawn(seen_by(a_battle(), "wolf"), detail=detail)
    assert re.search(r"⚔ Sigrid Wolf +strength 4 \+ 4 = 8 +Tyr’s Crush", shown)
    assert re.search(r"  Ivar Bear +strength 3 \+ 3 = 6 +Tyr’s Smash", shown)


def test_committed_cards_stay_face_down() -> None:
    saga = a_crowded_board()
    saga.act("wolf", "pillage gimle")
    saga.stay_away()
    saga.act("wolf", "commit tyrs_crush")
    shown = drawn(seen_by(saga, "bear"))
    assert "✓ chosen" in shown
    assert "Tyr’s Crush" not in shown
    assert "strength 4 +" not in shown


def test_acts_show_what_they_cost_and_speak_of() -> None:
    saga = a_crowded_board()
    saga.has("wolf", hand=["valkyrie", "tyrs_crush"])
    canvas = Canvas(speech("en", GAME), PEOPLE, 118)
    seen = seen_by(saga, "wolf")

    def beside(spelled: str) -> str:
        return BOARD.beside(saga.code(spelled), seen, canvas).plain.replace("\u00a0", " ")

    assert beside("invade ship") == "rage: −2"
    assert beside("upgrade valkyrie").startswith("rage: −2. Strength: 2.")
    assert beside("commit tyrs_crush") == "Battle card. +4 strength."
    assert beside("pillage gimle").startswith("☠2 ◈ horns")
    assert beside("to fjord_ne") == "Elvagar, Angerboda"
    assert beside("raise axes") == "5 → 6"
    assert beside("into monster_1") == "Troll"
    assert beside("into monster_2") == ""
    assert beside("sacrifice") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("detail", [BARE, TITLES, WHOLE])
@pytest.mark.parametrize("width", [60, 78, 98, 118])
def test_no_row_is_wider_than_the_terminal(language: str, detail: int, width: int) -> None:
    for saga in (a_crowded_board(), a_battle()):
        shown = drawn(seen_by(saga, "wolf"), width, detail, language)
        assert max(cell_len(row) for row in shown.split("\n")) <= width
        assert "[" not in shown


def test_the_table_before_clans_are_chosen(tmp_path: Path) -> None:
    evening = play([], tmp_path, game=GAME)
    assert "▸ Choose your clan." in evening.out
    assert "Choose the Wolf clan" in evening.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40), (120, 50)])
def test_a_decision_fits_the_screen(
    language: str, columns: int, rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in {"COLUMNS": columns, "LINES": rows, "FORCE_COLOR": 1}.items():
        monkeypatch.setenv(variable, str(value))
    screens = play(["1"] * 12, tmp_path, language, game=GAME).screens()
    assert len(screens) == 13
    for screen in screens:
        asked = next(n for n, row in enumerate(screen) if row.startswith("› "))
        assert max(cell_len(row) for row in screen[:asked]) <= columns
        assert asked < rows
        assert any("▸" in row for row in screen[:asked])


def test_many_answers_stand_in_columns() -> None:
    saga = a_crowded_board()
    saga.has("wolf", hand=["valkyrie", "dark_elf", "friggas_charm", "lord_of_hammers"], rage=6)
    saga.has("wolf", horns_step=4, andlang=["warrior"])
    screen = io.StringIO()
    console = Console(
        file=screen, width=80, height=24, theme=NIGHT, force_terminal=True, color_system=None
    )
    seen = seen_by(saga, "wolf")
    Screen(console, GAME.name).decision(seen, speech("en", GAME), PEOPLE, [], [], False)
    rows = screen.getvalue().split("\n")
    assert len(seen.acts) == 11
    assert len(rows) <= 24
    assert any(re.search(r" 1  Invade with your warrior +7  Play the upgrade", row) for row in rows)


def test_a_whole_game_in_three_languages(tmp_path: Path) -> None:
    typed = [*["1"] * 20, "l ru", *["1"] * 20, "l pl", *["1"] * 360, "s", ""]
    evening = play(typed, tmp_path, seed=4, game=GAME)
    polish = speech("pl", GAME)
    game = evening.game()
    assert evening.code == 0
    assert game.state.over
    shown = evening.out.split(polish.say("end-heading"))[1]
    for seat, score in enumerate(GAME.scores(game.state)):
        assert re.search(rf"{polish.names(3)[seat]} .*\b{score}\b", shown)
    assert not re.search(r"\[[a-z]+-[a-z0-9-]+\]", evening.out)


def test_the_game_has_a_board_of_its_own() -> None:
    assert isinstance(board_of("blood_rage"), BloodRageBoard)
