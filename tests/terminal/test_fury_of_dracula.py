"""Fury of Dracula in the terminal: Europe, the Trail, the hunters, a combat, and whole games."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, Group

from duskmoot.games.fury_of_dracula.board import LOCATIONS
from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.kernel.view import View, view
from duskmoot.speech import LANGUAGES, speech
from duskmoot.terminal.boards import board_of
from duskmoot.terminal.boards.board import BARE, TITLES, WHOLE, Canvas
from duskmoot.terminal.boards.fury_of_dracula import FuryBoard
from duskmoot.terminal.boards.fury_of_dracula.public import percent
from duskmoot.terminal.look import NIGHT
from duskmoot.terminal.screen import Screen, without_common_words
from tests.games.fury_of_dracula.chase import GAME, Chase, new_game, place
from tests.terminal.evening import play

BOARD = FuryBoard()
PEOPLE = ["Vlad", "Arthur", "John", "Abraham", "Lucy"]


def drawn(
    seen: View,
    width: int = 118,
    detail: int = WHOLE,
    language: str = "en",
    reckoned: dict[str, list[int]] | None = None,
) -> str:
    console = Console(file=io.StringIO(), width=width, theme=NIGHT)
    canvas = Canvas(speech(language, GAME), PEOPLE, width, detail, reckoned or {})
    with console.capture() as capture:
        console.print(Group(*BOARD.table(seen, canvas)))
    return capture.get().replace("\u00a0", " ")


def row_with(shown: str, *parts: str) -> str:
    """The first row in which all these parts stand."""
    return next(row for row in shown.split("\n") if all(part in row for part in parts))


def a_busy_monday() -> Chase:
    """The second week: hideouts of all kinds, tokens, wounds, cards."""
    chase = Chase("paris", "paris", "vienna", "rome", "leipzig")
    chase.hideout(2, "north_sea")
    chase.hideout(3, "hamburg", encounters=["wolves"], faceup=True, rumor=True)
    chase.hideout(4, "", powers=["feed"])
    chase.hideout(5, "prague", encounters=["rats", "new_vampire"])
    chase.hideout(7, "berlin", encounters=["hoax"])
    chase.gives("godalming", "knife", "garlic", "good_luck", "white_3_yellow_2")
    chase.gives("mina", "stake")
    chase.gives("dracula", "false_tip", "wild_horses")
    chase.g.fog = [place("munich")] * 2
    chase.g.storms = [place("irish_sea")]
    chase.g.holy_ground = [place("budapest")]
    chase.g.roadblocks = [3]
    chase.g.influence = 4
    chase.g.despair = 1
    chase["mina"].damage = 5
    chase["helsing"].bites = 1
    chase["seward"].delayed = True
    chase.dracula.damage = 6
    return chase


def a_combat() -> Chase:
    """Two hunters fight Dracula in Leipzig; the first round is over."""
    chase = Chase(godalming="berlin", seward="berlin", dracula="leipzig")
    chase.gives("godalming", "knife", "garlic_wreath")
    chase.act("godalming", "drive leipzig")
    chase.until("action", "seward")
    chase.act("seward", "drive leipzig")
    chase.until("combat-start")
    chase.act("godalming", "use garlic_wreath")
    chase.until("choose")
    chase.holds("claws", "fangs", "strength")
    chase.fights("strength", godalming="dodge", seward="punch")
    chase.act("dracula", "engage dr_seward")
    return chase


def heat(**chances: int) -> list[int]:
    found = [-1] * len(LOCATIONS)
    for name, thousandths in chances.items():
        found[place(name)] = thousandths
    return found


# The table.


@pytest.mark.parametrize("width", [78, 118])
def test_all_that_is_open_is_shown(width: int) -> None:
    shown = drawn(a_busy_monday().view("godalming"), width)
    for part in (
        "Week 2, Monday, day",
        "Influence 4/13",
        "Despair ●○○",
        "●●●●●●●●●○○○○○○ 9/15",
        "encounters 5  events 2  rumors 0",
        "Paris▪ (Lord Godalming, Dr. Seward)",
        "Vienna▪ (Van Helsing)",
        "Hamburg▪≈ ◆3",
        "Munich▪ ░2",
        "Irish Sea ϟ",
        "Budapest▪✚ ✝",
        "Rome▪≈✚ (Mina)",
        "(road)",
        "●●●●○○○○○ 4/9",
        "delayed",
        "Bites 1/2",
    ):
        assert part in shown, part


def test_regions_hold_their_cities() -> None:
    shown = drawn(a_busy_monday().view("godalming"))
    assert row_with(shown, "Britain", "Edinburgh▪≈", "London▪≈")
    assert row_with(shown, "Seas", "North Sea", "English Channel")


def test_few_rows_show_only_places_with_something_in_them() -> None:
    shown = drawn(a_busy_monday().view("godalming"), detail=TITLES)
    assert "Britain" not in shown
    assert row_with(shown, "Italy", "Rome▪≈✚ (Mina)")


def test_the_ways_out_of_the_acting_hunter() -> None:
    chase = a_busy_monday()
    chase.g.roadblocks = []
    for name in ("godalming", "dracula"):
        shown = " ".join(drawn(chase.view(name)).split())
        assert "From Paris road: Le Havre, Nantes, Brussels" in shown
        assert "white railway: Le Havre, Brussels" in shown
    chase["godalming"].place = place("london")
    assert "by sea: English Channel" in " ".join(drawn(chase.view("godalming")).split())


def test_a_blocked_way_is_crossed() -> None:
    chase = a_busy_monday()
    chase["godalming"].place = place("brussels")
    assert "✕Amsterdam" in drawn(chase.view("godalming"))


def test_dracula_sees_his_own_ways_in_his_phase() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    row = row_with(drawn(chase.view("dracula")), "From Leipzig")
    assert "Berlin" in row
    assert "railway" not in row
    assert "From Leipzig" not in drawn(chase.view("mina"))


# What is hidden.


def test_hunters_see_the_trail_by_its_backs() -> None:
    shown = drawn(a_busy_monday().view("godalming"))
    assert re.search(r"1 +▒ unknown ", shown)
    assert re.search(r"2 +▒ unknown sea", shown)
    assert re.search(r"3 +Hamburg +1 encounter +✉", shown)
    assert re.search(r"4 +Feed", shown)
    assert re.search(r"5 +▒ unknown +2 encounters", shown)
    assert re.search(r"lair 1 +▒ unknown +1 encounter", shown)
    for secret in ("♛", "Wolves", "Rats", "False Tip", "◆5", "◇1"):
        assert secret not in shown, secret


def test_dracula_sees_his_secrets() -> None:
    shown = drawn(a_busy_monday().view("dracula"))
    for part in (
        "Leipzig▪ ♛ ◆1",
        "Berlin▪ ◇1",
        "North Sea ◆2",
        "▒ Prague  ▒ Rats, New Vampire",
        "▒ Berlin  ▒ Hoax",
        "False Tip",
        "9/15  Leipzig",
    ):
        assert part in shown, part
    assert "Knife" not in shown


def test_hide_tells_dracula_what_it_is_linked_to() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    chase.act("dracula", "power hide")
    assert "▒ Hide (Leipzig)" in drawn(chase.view("dracula"))
    assert "Hide" not in drawn(chase.view("mina"))


@pytest.mark.parametrize("detail", [BARE, TITLES, WHOLE])
def test_hands_are_private(detail: int) -> None:
    chase = a_busy_monday()
    assert "Garlic" in drawn(chase.view("godalming"), detail=detail)
    assert "3/2" in drawn(chase.view("godalming"), detail=detail)
    for other in (chase.view("seward"), chase.view("dracula"), view(chase.g, -1)):
        shown = drawn(other, detail=detail)
        assert "Garlic" not in shown
        assert "3/2" not in shown


def test_what_a_weakened_hunter_shows_is_open() -> None:
    chase = a_busy_monday()
    chase["mina"].items.clear()
    chase["mina"].shown = [named("stake")]
    assert "Face up: Stake" in drawn(chase.view("dracula"))


# What hunters can work out.


def test_the_likeliest_places() -> None:
    chase = a_busy_monday()
    reckoned = {
        "here": heat(leipzig=412, prague=300, munich=284, vienna=4),
        "space_1": heat(leipzig=412, prague=300),
        "space_5": heat(berlin=1000),
        "lair_1": heat(cologne=90, bari=85),
    }
    seen = chase.view("godalming")
    shown = drawn(seen, reckoned=reckoned)
    assert "Possible places: 4 · Leipzig 41%, Prague 30%, Munich 28%, Vienna <1%" in shown
    assert re.search(r"1 +▒ unknown +Leipzig 41%, Prague 30%", shown)
    assert re.search(r"5 +▒ unknown +2 encounters +Berlin 100%", shown)
    assert "Cologne 9%" not in shown
    canvas = Canvas(speech("en", GAME), PEOPLE, 118, WHOLE, reckoned)
    chase["godalming"].place = place("berlin")
    beside = BOARD.beside(GAME.vocabulary.read("drive leipzig"), chase.view("godalming"), canvas)
    assert beside.plain == "Germany ▪ ♛ 41%"


def test_the_terminal_asks_the_game_what_the_seat_can_work_out(tmp_path: Path) -> None:
    evening = play(["1"] * 8, tmp_path, seats=2, me=1, game=GAME)
    assert "Possible places: " in evening.out
    evening = play(["1"] * 8, tmp_path, seats=2, me=0, game=GAME)
    assert "Possible places: " not in evening.out


# Combat.


@pytest.mark.parametrize("detail", [BARE, WHOLE])
def test_a_combat_shows_cards_and_states(detail: int) -> None:
    chase = a_combat()
    shown = drawn(chase.view("seward"), detail=detail)
    assert "Combat in Leipzig, round 2, at night" in shown
    assert row_with(shown, "Dracula 15/15", "played: Strength")
    assert row_with(shown, "Lord Godalming 11/11", "✕ Dodge", "Ready: Garlic Wreath")
    assert row_with(shown, "Dr. Seward 7/9", "✕ Punch")


def test_a_sealed_card_is_seen_by_its_owner_alone() -> None:
    chase = a_combat()
    chase.act("godalming", "choose knife")
    assert row_with(drawn(chase.view("godalming")), "Lord Godalming 11/11", "▒ Knife")
    for other in ("seward", "dracula"):
        shown = drawn(chase.view(other))
        assert row_with(shown, "Lord Godalming 11/11", "▒ card chosen")
        assert "Knife" not in shown


def test_revealed_cards_and_the_engaged_hunter() -> None:
    chase = a_combat()
    chase.holds("claws")
    chase.fights("claws", godalming="punch", seward="escape")
    chase.act("dracula", "engage lord_godalming")
    shown = drawn(chase.view("mina"))
    assert chase.question() == "claw"
    assert "Combat in Leipzig, round 2" in shown
    assert row_with(shown, "⚔ Lord Godalming", "Punch")
    assert row_with(shown, "Dracula 15/15", "Claws")


def test_a_vampire_has_its_own_health() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(2, "leipzig", encounters=["reckless_vampire"])
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush reckless_vampire")
    chase.until("choose")
    chase.nest(2).wounds = [1]
    shown = drawn(chase.view("godalming"))
    assert "Reckless Vampire 3/4" in row_with(shown, "Reckless Vampire", "…")


@pytest.mark.parametrize(("language", "said"), [("en", "2%"), ("ru", "2\u00a0%"), ("pl", "2%")])
def test_a_chance_is_written_as_the_language_writes_it(language: str, said: str) -> None:
    canvas = Canvas(speech(language, GAME), PEOPLE, 118)
    assert percent(20, canvas) == said
    assert percent(1, canvas) == "<" + said.replace("2", "1")


# Acts.


def test_acts_show_what_they_speak_of() -> None:
    chase = a_busy_monday()
    canvas = Canvas(speech("en", GAME), PEOPLE, 118)

    def beside(spelled: str, name: str = "godalming") -> str:
        act = GAME.vocabulary.read(spelled)
        return BOARD.beside(act, chase.view(name), canvas).plain.replace("\u00a0", " ")

    assert beside("play good_luck").startswith("By day, choose one:")
    assert beside("drive brussels") == "France ▪"
    assert beside("drive vienna") == "Austria-Hungary ▪ (Van Helsing)"
    assert beside("sail irish_sea") == "ϟ"
    assert beside("ride white_3_yellow_2") == "Up to 3 white railways, or up to 2 yellow or mixed."
    assert beside("trade dr_seward") == "Paris  9/9"
    assert beside("rumor space_5", "dracula") == "▒ Prague  ▒ Rats, New Vampire"
    assert beside("reveal space_5") == "▒ unknown  2 encounters"
    assert beside("supply") == ""


def test_answers_in_many_columns_leave_out_what_they_share() -> None:
    labels = ["Scout Paris", "Scout Le Havre", "Scout Rome", "Done"]
    assert without_common_words(labels) == ["Paris", "Le Havre", "Rome", "Done"]
    assert without_common_words(["Rest", "Supply"]) == ["Rest", "Supply"]
    assert without_common_words(["Go to Paris", "Go to Rome"]) == ["Paris", "Rome"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cities_fit_a_small_screen(language: str) -> None:
    for g, seat in ((new_game(), 1), (a_busy_monday_scouted().g, 2)):
        screen = io.StringIO()
        console = Console(
            file=screen, width=80, height=24, theme=NIGHT, force_terminal=True, color_system=None
        )
        seen = view(g, seat)
        assert len(seen.acts) >= 59
        spoken = speech(language, GAME)
        Screen(console, GAME.name).decision(seen, spoken, PEOPLE, [], [], False)
        rows = screen.getvalue().split("\n")
        assert len(rows) <= 24
        assert all(cell_len(row) <= 90 for row in rows)


def a_busy_monday_scouted() -> Chase:
    chase = a_busy_monday()
    chase["seward"].delayed = False
    chase.event_on_top("hired_scouts")
    chase.act("godalming", "rest")
    chase.act("seward", "supply", "play hired_scouts")
    chase.act("dracula", "done")
    return chase


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("detail", [BARE, TITLES, WHOLE])
@pytest.mark.parametrize("width", [60, 78, 118])
def test_no_row_is_wider_than_the_terminal(language: str, detail: int, width: int) -> None:
    reckoned = {"here": heat(leipzig=412, clermont_ferrand=300, castle_dracula=284)}
    for seen in (a_busy_monday().view("dracula"), a_combat().view("godalming")):
        shown = drawn(seen, width, detail, language, reckoned)
        assert max(cell_len(row) for row in shown.split("\n")) <= width
        assert "[" not in shown


@pytest.mark.parametrize(("language", "me"), [("en", 0), ("ru", 1), ("pl", 1)])
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40), (120, 50)])
def test_a_decision_fits_the_screen(
    language: str,
    me: int,
    columns: int,
    rows: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable, value in {"COLUMNS": columns, "LINES": rows, "FORCE_COLOR": 1}.items():
        monkeypatch.setenv(variable, str(value))
    screens = play(["1"] * 7, tmp_path, language, me=me, game=GAME).screens()
    assert len(screens) == 8
    for screen in screens:
        asked = next(n for n, row in enumerate(screen) if row.startswith("› "))
        assert max(cell_len(row) for row in screen[:asked]) <= columns
        assert asked < rows
        assert any("▸" in row for row in screen[:asked])


def test_a_whole_game_in_three_languages(tmp_path: Path) -> None:
    typed = [*["1"] * 10, "l ru", *["1"] * 10, "l pl", *["1"] * 400, "s", ""]
    evening = play(typed, tmp_path, seats=5, me=3, seed=2, game=GAME)
    polish = speech("pl", GAME)
    game = evening.game()
    assert evening.code == 0
    assert game.state.over
    shown = evening.out.split(polish.say("end-heading"))[1]
    assert f"{polish.say('group-influence')} {GAME.scores(game.state)[0]}" in shown
    assert "♛" in shown
    assert not re.search(r"\[[a-z]+-[a-z0-9-]+\]", evening.out)


def test_the_game_has_a_board_of_its_own() -> None:
    assert isinstance(board_of("fury_of_dracula"), FuryBoard)
