"""Whole games through the terminal, and everything that can be typed in between."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskmoot import terminal
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel.chance import commitment, key_from_seed
from duskmoot.kernel.game import Refused, Setting
from duskmoot.kernel.replay import Session, load
from duskmoot.kernel.view import View
from duskmoot.speech import LANGUAGES, speech
from duskmoot.terminal.look import open_console
from duskmoot.terminal.sitting import Sitting
from tests.games.bloodborne.hunt import GAME
from tests.terminal.evening import Evening, names, play, resume, saved_at, sit

MANY = ["1"] * 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(language: str, tmp_path: Path) -> None:
    evening = play([*MANY, "s", ""], tmp_path, language, seed=4)
    spoken = speech(language, GAME)
    game = evening.game()
    winner = spoken.names(3)[game.state.winners[0]]
    assert evening.code == 0
    assert game.state.over
    assert spoken.say("end-heading") in evening.out
    assert spoken.say("end-winners", n=1, names=winner) in evening.out
    shown = evening.out.split(spoken.say("end-heading"))[1]
    for seat, score in enumerate(GAME.scores(game.state)):
        assert re.search(rf"{spoken.names(3)[seat]} .*\b{score}\b", shown)
    key = key_from_seed(4)
    assert key.hex() in shown
    assert commitment(key) in shown
    assert not re.search(r"\[[a-z]+-[a-z0-9-]+\]", evening.out)


@pytest.mark.parametrize(("seats", "me"), [(4, 3), (5, 2)])
def test_any_seat_of_any_table(seats: int, me: int, tmp_path: Path) -> None:
    evening = play([*MANY, "", ""], tmp_path, seats=seats, me=me)
    assert evening.code == 0
    assert evening.game().state.over
    assert f"You are {speech('en', GAME).names(5)[me]}, " in evening.out


def test_what_is_shown_at_a_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    evening = play(["1"], tmp_path)
    g = evening.game().state
    spoken = speech("en", GAME)
    for number in g.display:  # type: ignore[attr-defined]
        assert spoken.title("card", number) in evening.out
    assert spoken.title("enemy", g.final_boss) in evening.out  # type: ignore[attr-defined]
    assert spoken.title("enemy", g.enemy) in evening.out  # type: ignore[attr-defined]
    for name in names():
        assert re.search(rf"{name}.*●", evening.out)
    assert evening.out.count("✓ card chosen") == 4  # two bots, two decisions
    assert "▸ Choose an Action card for this round." in evening.out
    assert re.search(r"  2  Play Hunter Axe +Melee weapon\. Deal 2.damage\.", evening.out)
    assert "· Henryk plays “Saw Cleaver”." in evening.out.split("▸ Choose")[1]


# Input that is not understood.


@pytest.mark.parametrize(
    "typed",
    ["0", "6", "99", "-1", "1.5", "²", "9" * 5000, "foo", "\x1b[31m", "\x00", "сохрани", "1 2 3"],
)
def test_bad_input_is_answered_and_asked_again(typed: str, tmp_path: Path) -> None:
    evening = play([typed, "2"], tmp_path)
    assert evening.code == 0
    told = typed == "1 2 3"  # the first word counts
    assert ("from 1 to 5" in " ".join(evening.out.split())) != told
    assert "\x1b[31m" not in evening.out
    assert len([seat for seat, _ in evening.game().acts if seat == 0]) == 1 + told


def test_the_commitment_is_shown_before_the_first_act(tmp_path: Path) -> None:
    first = play([], tmp_path).out.split("▸")[0]
    assert commitment(key_from_seed(1)) in first


def test_an_empty_line_shows_the_table_again(tmp_path: Path) -> None:
    assert play(["", "  "], tmp_path).out.count("▸ Choose an Action card") == 3


# Looking around.


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_cites_the_clause(language: str, tmp_path: Path) -> None:
    spoken = speech(language, GAME)
    evening = play(["2", "?"], tmp_path, language)
    after = " ".join(evening.out.split("✗")[1].split())
    assert spoken.act(GAME.vocabulary.read("play hunter_axe"), "play-card", names()) in after
    assert spoken.clause("round.choose.from-hand").replace("\u00a0", " ") in after
    assert "[round.choose.from-hand]" in after


def test_where_everything_is_allowed_it_says_so(tmp_path: Path) -> None:
    saved_at("take-upgrade", tmp_path / "game.json")
    evening = resume(tmp_path / "game.json", ["?"], tmp_path / "saves")
    assert "Everything that this question offers is allowed." in evening.out


def test_rules_are_searched_in_the_language_spoken(tmp_path: Path) -> None:
    evening = play(["? пистолет отменя", "?xyzzy"], tmp_path, "ru")
    assert "[round.instant.pistols-cancel]" in evening.out
    assert "нет: xyzzy" in evening.out


def test_the_log_tells_everything_with_its_clause(tmp_path: Path) -> None:
    evening = play(["1", "1", "log"], tmp_path)
    log = evening.out.split("› Log")[1]
    assert "Round 1 begins.  [round.order]" in log
    assert "Henryk plays “Saw Cleaver”.  [round.choose.secret]" in log


def test_help_names_every_command_and_the_commitment(tmp_path: Path) -> None:
    shown = play(["h"], tmp_path).out.split("\n1, 2 …")[1]
    for command in ("?", "u", "s", "t", "log", "l", "h", "q", "Ctrl-C"):
        assert re.search(rf"^ *{re.escape(command)}\b|^{re.escape(command)}", shown, re.MULTILINE)
    assert commitment(key_from_seed(1)) in shown


def test_the_language_changes_and_the_names_with_it(tmp_path: Path) -> None:
    evening = play(["l", "l pl", "l klingon", "L EN"], tmp_path)
    prompts = [line for line in evening.out.split("\n") if "▸" in line]
    assert prompts == [
        "▸ Choose an Action card for this round.",
        "▸ Выберите карту действия на этот раунд.",
        "▸ Wybierz kartę akcji na tę rundę.",
        "▸ Choose an Action card for this round.",
    ]
    assert "Хенрик" in evening.out
    assert "Nie ma języka „klingon”. Wybierz: en, ru, pl." in evening.out


def test_commands_work_on_a_russian_keyboard(tmp_path: Path) -> None:
    evening = play(["р", "дщп", "й", "т"], tmp_path, "ru")
    assert "эта справка" in evening.out
    assert "Журнал" in evening.out
    assert "Вы остаётесь за столом." in evening.out


# Undo.


def test_an_act_that_revealed_nothing_is_undone(tmp_path: Path) -> None:
    before = saved_at("take-upgrade", tmp_path / "game.json", cards=7)
    evening = resume(tmp_path / "game.json", ["1", "u"], tmp_path / "saves")
    asked = re.findall(r"▸ (.*)", evening.out)
    assert [asked[0], asked[2]] == ["Take an Available Upgrade, or leave it."] * 2
    assert asked[1].startswith("You are over the card limit")
    assert evening.saved == []  # the file holds this position already
    assert load((tmp_path / "game.json").read_text("utf-8"))[0].acts == before.acts


def test_too_late_to_undo(tmp_path: Path) -> None:
    evening = play(["u", "1", "u"], tmp_path)
    assert evening.out.count("Too late to undo") == 2
    assert evening.code == 0


# Bots.


class Broken(Bot):
    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        raise RuntimeError("out of ideas")


class Cheating(Bot):
    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        return GAME.vocabulary.read("remove hunters_dream")


class Interrupted(Bot):
    def decide(self, seen: View, acts: list[int], budget: Budget) -> int:
        raise KeyboardInterrupt


def with_bot(bot: type[Bot], typed: list[str], folder: Path) -> Evening:
    def evening() -> int:
        session = Session(Setting(GAME, 3, GAME.choose({}), key_from_seed(1)))
        spoken = speech("en", GAME)
        sitting = Sitting(session, names(), 0, ["random"], spoken, open_console(), folder)
        sitting.bots[1] = bot(GAME, 1, 0)
        return sitting.run()

    return sit(typed, folder, False, evening)


def test_a_bot_that_breaks_down_is_played_for(tmp_path: Path) -> None:
    evening = with_bot(Broken, ["1"], tmp_path)
    assert "The bot Eileen failed (out of ideas)." in evening.out
    assert (1, GAME.vocabulary.read("play saw_cleaver")) in evening.game().acts


def test_a_bot_that_cheats_is_played_for(tmp_path: Path) -> None:
    evening = with_bot(Cheating, ["1"], tmp_path)
    assert "The bot Eileen failed (its answer was not legal)." in evening.out
    assert (1, GAME.vocabulary.read("play saw_cleaver")) in evening.game().acts


def test_an_interruption_before_the_first_decision_leaves_nothing(tmp_path: Path) -> None:
    evening = with_bot(Interrupted, [], tmp_path)
    assert evening.code == 130
    assert evening.saved == []


@pytest.mark.parametrize(
    ("key", "seats", "me", "language", "bots"),
    [
        ("seats-refused", 2, 0, "en", ["random"]),
        ("seat-refused", 3, 3, "en", ["random"]),
        ("unknown-language", 3, 0, "xx", ["random"]),
        ("unknown-bot", 3, 0, "en", ["nobody"]),
        ("bots-refused", 5, 0, "en", ["random", "random"]),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(
    key: str, seats: int, me: int, language: str, bots: list[str], tmp_path: Path
) -> None:
    with pytest.raises(Refused) as refused:
        terminal.play(GAME, seats, me, language, {}, 1, bots, tmp_path)
    assert refused.value.key == key
