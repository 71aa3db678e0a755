"""Nothing is lost: saving, leaving, interruption, and going on."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from duskmoot import terminal
from duskmoot.kernel.game import Refused
from duskmoot.kernel.replay import load
from duskmoot.terminal import saves
from tests.terminal.evening import play, resume, saved_at


@pytest.mark.parametrize("interrupt", [False, True], ids=["closed input", "Ctrl-C"])
def test_an_interrupted_game_is_saved_and_goes_on(interrupt: bool, tmp_path: Path) -> None:
    evening = play(["1", "2"], tmp_path, interrupt=interrupt)
    (file,) = evening.saved
    assert evening.code == 0
    assert f"The game is saved: {file}\n" in evening.out
    assert f"duskmoot play --resume {file}\n" in evening.out
    before = evening.game()
    later = resume(file, ["1"], tmp_path / "later", interrupt=interrupt)
    assert later.code == 0
    assert later.game().acts[: len(before.acts)] == before.acts
    assert len(later.game().acts) > len(before.acts)


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_sitting_and_saves_the_game(sent: int, tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from duskmoot.cli import main; main()"]
    arguments = ["play", "bloodborne", "--bots", "random", "--saves", str(tmp_path)]
    with subprocess.Popen(
        [*program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        out = ""
        while not out.endswith("\n› "):
            out += process.stdout.read(1)
            assert process.poll() is None
        process.send_signal(sent)
        out = process.stdout.read()
        assert process.wait() == 0
    (file,) = tmp_path.iterdir()
    assert f"duskmoot play --resume {file}" in out
    assert load(file.read_text("utf-8"))


def test_going_on_shows_the_news_since_the_last_decision(tmp_path: Path) -> None:
    (file,) = play(["1", "2"], tmp_path).saved
    shown = resume(file, [], tmp_path / "later").out
    assert "Henryk plays “Hunter Pistol”." in shown or "Henryk plays “Hunter Axe”." in shown
    assert "Round 1 begins." not in shown


def test_a_game_that_was_saved_is_not_saved_again(tmp_path: Path) -> None:
    evening = play(["1", "s"], tmp_path)
    assert evening.code == 0
    assert len(evening.saved) == 1
    assert f"Saved: {evening.saved[0]}\n" in evening.out
    assert f"The game is saved: {evening.saved[0]}\n" in evening.out


def test_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert saves.usual_folder() == tmp_path / "data" / "duskmoot" / "saves"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.usual_folder() == tmp_path / ".local" / "share" / "duskmoot" / "saves"


def test_where_nothing_can_be_written_another_place_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "occupied").write_text("a file, not a folder")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    evening = play(["1"], tmp_path / "occupied")
    assert evening.code == 0
    (file,) = (tmp_path / "here").iterdir()
    assert load(file.read_text("utf-8"))[0].acts


def test_another_act_in_place_of_a_saved_one_is_not_lost(tmp_path: Path) -> None:
    saved_at("take-upgrade", tmp_path / "game.json", cards=7)
    evening = resume(tmp_path / "game.json", ["1", "s", "u", "2"], tmp_path / "saves")
    assert evening.game().acts[:-1] != load((tmp_path / "game.json").read_text("utf-8"))[0].acts


# Saving by name.


def test_a_game_is_saved_again_and_again_without_questions(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    evening = play(["1", f"s {file}", "1", "s", f"s {file}"], tmp_path / "saves")
    assert evening.out.count(f"Saved: {file}\n") == 3
    assert evening.saved == []
    assert len([a for s, a in load(file.read_text("utf-8"))[0].acts if s == 0]) == 2


def test_a_foreign_file_is_overwritten_only_by_consent(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Eileen")
    evening = play([f"s {file}", "no"], tmp_path / "saves")
    assert "Overwrite it?" in evening.out
    assert "Not saved." in evening.out
    assert file.read_text() == "Dear Eileen"
    play([f"s {file}", "yes"], tmp_path / "saves")
    assert load(file.read_text("utf-8"))


def test_another_game_is_foreign_and_a_later_position_too(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(["1", "1", f"s {file}"], tmp_path / "saves")
    later = file.read_text("utf-8")
    play([f"s {file}", "n"], tmp_path / "saves", seed=2)
    assert file.read_text("utf-8") == later
    play(["1", f"s {file}", ""], tmp_path / "saves")
    assert file.read_text("utf-8") == later


def test_a_folder_gets_a_fresh_file(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    play(["1", f"s {tmp_path / 'games'}"], tmp_path / "saves")
    assert len(list((tmp_path / "games").iterdir())) == 1


@pytest.mark.parametrize("name", ["{}/letter.txt/game.json", "{}/a\x00b"])
def test_a_file_that_cannot_be_written_ends_nothing(name: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Eileen")
    evening = play([f"s {name.format(tmp_path)}", "1"], tmp_path / "saves")
    assert "cannot be written" in " ".join(evening.out.split()), "wherever the line is broken"
    assert evening.code == 0
    assert len(evening.saved) == 1
    assert not list(tmp_path.glob("*.part"))


# Leaving.


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    evening = play(["1", "q", ""], tmp_path)
    assert evening.code == 0
    assert "Save the game before leaving?" in evening.out
    assert len(evening.saved) == 1


def test_leaving_without_saving(tmp_path: Path) -> None:
    evening = play(["1", "q", "n"], tmp_path)
    assert evening.code == 0
    assert evening.saved == []


def test_any_other_answer_stays(tmp_path: Path) -> None:
    evening = play(["1", "q", "what?", "1"], tmp_path)
    assert "You stay at the table." in evening.out
    assert len([a for s, a in evening.game().acts if s == 0]) == 2


def test_leaving_what_is_saved_asks_nothing(tmp_path: Path) -> None:
    evening = play(["1", "s", "q"], tmp_path)
    assert evening.code == 0
    assert "Save the game before leaving?" not in evening.out


def test_after_the_end_only_looking_and_saving(tmp_path: Path) -> None:
    evening = play([*["1"] * 300, "u", "s", "log", "l", ""], tmp_path, seed=4)
    assert evening.code == 0
    assert "The game is over. “s” saves it" in evening.out
    assert "Конец партии" in evening.out
    assert evening.game().state.over
    again = resume(evening.saved[0], [""], tmp_path)
    assert again.code == 0
    assert "Winner: " in again.out


# Files that are no games.


def test_files_that_cannot_be_gone_on_with(tmp_path: Path) -> None:
    def refused(file: Path) -> str:
        with pytest.raises(Refused) as refusal:
            terminal.resume(file, "en", [], tmp_path)
        return refusal.value.key

    file = tmp_path / "game.json"
    assert refused(file) == "file-not-found"
    assert refused(tmp_path) == "file-not-readable"
    file.write_bytes(b"\xff\xfe")
    assert refused(file) == "file-not-readable"
    file.write_text("Dear Eileen")
    assert refused(file) == "replay-not-json"
    saved_at("play-card", file)
    content = json.loads(file.read_text("utf-8"))
    for sitting in ("[]", '{"me": 7, "bots": []}', '{"me": "x", "bots": []}', '{"bots": []}'):
        file.write_text(json.dumps(content | {"sitting": json.loads(sitting)}))
        assert refused(file) == "replay-damaged"


def test_a_file_saved_elsewhere_seats_the_person_first(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = saved_at("play-card", file)
    file.write_text(session.save(["Ania", "Marta", "Paweł"]))
    evening = resume(file, ["1"], tmp_path / "saves")
    assert "You are Ania, " in evening.out


def test_names_from_a_file_write_nothing_into_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = saved_at("play-card", file)
    file.write_text(session.save(["Ania\x1b[2J", "Marta\x07", "Paweł"]))
    evening = resume(file, ["1"], tmp_path / "saves")
    assert "You are Ania [2J, " in evening.out
    assert "\x1b[2J" not in evening.out
