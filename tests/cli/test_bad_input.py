"""Bad input: a clear sentence on stderr, the right exit code, no traceback, nothing written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.call import (
    PROGRAM,
    Outcome,
    environment,
    files_in,
    lay,
    saved,
    start,
    started,
    stumble,
)

WHOLE = saved(60)


def expect(outcome: Outcome, code: int, *words: str) -> None:
    assert outcome.code == code, outcome
    assert "Traceback" not in outcome.err
    assert outcome.err.strip(), "nothing was said"
    assert "[" not in outcome.err.splitlines()[0], "a message key instead of a sentence"
    for word in words:
        assert word in outcome.err


REQUESTS = [
    ("dance", ["dance"]),
    ("--quickly", ["games", "--quickly"]),
    ("bloodborne", ["play", "bloodbrone"]),
    ("bloodborne", ["rules", "bloodbrone"]),
    ("bloodborne", ["simulate", "bloodbrone"]),
    ("3–5", ["play", "bloodborne", "--seats", "12"]),
    ("3–5", ["simulate", "bloodborne", "--seats", "2"]),
    ("1–4", ["play", "bloodborne", "--me", "5"]),
    ("1–4", ["play", "bloodborne", "--me", "0"]),
    ("heuristic", ["play", "bloodborne", "--bots", "clever"]),
    ("heuristic", ["simulate", "bloodborne", "--bots", "clever"]),
    ("bots 3", ["simulate", "bloodborne", "--bots", "random,random,random"]),
    ("final-boss", ["play", "bloodborne", "--option", "boss=rom"]),
    ("gehrman", ["simulate", "bloodborne", "--option", "final-boss=nobody"]),
    ("KEY=CHOICE", ["simulate", "bloodborne", "--option", "final-boss"]),
    ("twice", ["play", "bloodborne", "--option", "kirkhammer=slow", "--option", "kirkhammer=slow"]),
    ("en, ru, pl", ["games", "--language", "de"]),
    ("en, ru, pl", ["play", "bloodborne", "--language", "de"]),
    ("--games", ["simulate", "bloodborne", "--games", "0"]),
    ("--out", ["simulate", "heritage", "--chronicles", "1", "--out", "rows.parquet"]),
    ("--rotate", ["simulate", "heritage", "--chronicles", "1", "--rotate"]),
    ("--jobs", ["simulate", "bloodborne", "--jobs", "many"]),
    ("--seconds", ["simulate", "bloodborne", "--seconds", "-1"]),
    ("--rounds", ["bench", "--rounds", "0"]),
    ("--resume", ["play"]),
    ("nowhere.json", ["replay", "nowhere.json"]),
    ("nowhere.json", ["play", "--resume", "nowhere.json"]),
    ("FILE", ["replay"]),
    ("not installed", ["rules", "--coverage", "--tests", "nowhere"]),
]


@pytest.mark.parametrize(("word", "arguments"), REQUESTS, ids=[" ".join(r[1]) for r in REQUESTS])
def test_a_request_that_cannot_be_granted(word: str, arguments: list[str], tmp_path: Path) -> None:
    expect(start(tmp_path, *arguments), 2, word)
    assert files_in(tmp_path) == {}


def changed(**fields: Any) -> dict[str, Any]:
    return WHOLE | fields


def act_changed() -> dict[str, Any]:
    """One legal act put in the place of another: only a digest can tell."""
    acts: list[str] = list(WHOLE["acts"])
    place = next(n for n, act in enumerate(acts) if act.endswith("play transform_weapon"))
    acts[place] = acts[place].replace("transform_weapon", "hunters_dream")
    return changed(acts=acts)


FILES: list[tuple[str, int, str, object]] = [
    ("empty", 1, "not JSON", ""),
    ("truncated", 1, "not JSON", str(WHOLE)[:200]),
    ("a list", 1, "not a game", []),
    ("another program's", 1, "not a game", {"moves": ["e4"]}),
    ("without acts", 1, "damaged", {k: v for k, v in WHOLE.items() if k != "acts"}),
    ("cut short", 1, "damaged", changed(acts=WHOLE["acts"][:40])),
    ("without names", 1, "damaged", changed(names=[])),
    ("another key", 1, "fingerprint", changed(key="00" * 32)),
    ("another digest", 1, "Move 25\u00a0leads", changed(digests=WHOLE["digests"] | {"25": "0"})),
    ("another act", 1, "Move", act_changed()),
    ("an illegal act", 1, "Move 3\u00a0in", changed(acts=[*WHOLE["acts"][:2], "0 take molotov"])),
    ("no such seat", 1, "Move 1\u00a0in", changed(acts=["7 done"])),
    ("another table", 1, "3–5", changed(seats=9)),
    ("another option", 1, "final-boss", changed(options={"boss": "rom"})),
    ("too new", 2, "newer", changed(format=99)),
    ("of newer rules", 2, "newer", changed(rules=99)),
    ("of older rules", 2, "older", changed(rules=0)),
    ("of another game", 2, "bloodborne", changed(game="bloodbrone")),
]


@pytest.mark.parametrize(
    ("code", "word", "content"), [file[1:] for file in FILES], ids=[file[0] for file in FILES]
)
def test_a_file_that_is_not_sound(code: int, word: str, content: object, tmp_path: Path) -> None:
    file = lay(tmp_path, content)
    before = files_in(tmp_path)
    expect(start(tmp_path, "replay", file, "--verify"), code, word)
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("content", ["", changed(acts=WHOLE["acts"][:40]), changed(format=99)])
def test_an_unsound_file_cannot_be_resumed(content: object, tmp_path: Path) -> None:
    file = lay(tmp_path, content)
    before = files_in(tmp_path)
    expect(start(tmp_path, "play", "--resume", file), 2)
    assert files_in(tmp_path) == before


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xff\xfe\x00")
    expect(start(tmp_path, "replay", "game.json"), 1, "not JSON")


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    expect(start(tmp_path, "replay", "."), 2, "cannot be read")


def test_acts_and_seats_that_are_not_in_the_file(tmp_path: Path) -> None:
    file = lay(tmp_path, WHOLE)
    expect(start(tmp_path, "replay", file, "--at", "61"), 2, "0–60")
    expect(start(tmp_path, "replay", file, "--at", "-1"), 2, "0–60")
    expect(start(tmp_path, "replay", file, "--seat", "5"), 2, "1–4")


def test_a_file_in_the_place_of_the_folder_for_replays(tmp_path: Path) -> None:
    file = lay(tmp_path, "mine")
    expect(start(tmp_path, "simulate", "bloodborne", "--games", "1", "--keep", file), 2, "folder")
    assert files_in(tmp_path) == {file: b"mine"}


def test_an_unknown_build_of_the_environment(tmp_path: Path) -> None:
    outcome = start(tmp_path, "games", DUSKMOOT_BUILD="quick")
    expect(outcome, 2, "'quick'", "plain, compiled or unset")
    assert len(outcome.err.splitlines()) == 1
    program = (sys.executable, "-c", "import duskmoot")
    imported = started(program, tmp_path, "", DUSKMOOT_BUILD="quick")
    assert "ImportError: DUSKMOOT_BUILD is 'quick'" in imported.err, "a program can catch it"


def test_an_unknown_language_of_the_environment(tmp_path: Path) -> None:
    expect(start(tmp_path, "games", DUSKMOOT_LANGUAGE="de"), 2, "en, ru, pl")


@pytest.mark.parametrize(("language", "word"), [("ru", "Выберите"), ("pl", "Wybierz")])
def test_refusals_speak_the_language_asked_for(language: str, word: str, tmp_path: Path) -> None:
    asked = start(tmp_path, "play", "bloodborne", "--seats", "9", f"--language={language}")
    of_the_environment = start(
        tmp_path, "play", "bloodborne", "--seats", "9", DUSKMOOT_LANGUAGE=language
    )
    of_the_machine = start(tmp_path, "play", "bloodborne", "--seats", "9", LC_ALL=f"{language}_XX")
    for outcome in (asked, of_the_environment, of_the_machine):
        expect(outcome, 2, word)


def test_playing_with_closed_input(tmp_path: Path) -> None:
    closed = subprocess.run(
        ["sh", "-c", 'exec "$0" play bloodborne <&-', PROGRAM],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
    )
    expect(Outcome(closed.returncode, closed.stdout, closed.stderr), 2, "input")
    assert files_in(tmp_path) == {}


def test_closed_output_is_no_trouble(tmp_path: Path) -> None:
    closed = subprocess.run(
        ["sh", "-c", 'exec "$0" games >&-', PROGRAM],
        cwd=tmp_path,
        env=environment(tmp_path),
        stderr=subprocess.PIPE,
    )
    assert (closed.returncode, closed.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", [["rules"], ["rules", "--json"], ["games"], ["--help"]])
def test_a_pipe_that_nobody_reads(arguments: list[str], tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        process = subprocess.run(
            [PROGRAM, *arguments],
            cwd=tmp_path,
            env=environment(tmp_path),
            stdout=writing,
            stderr=subprocess.PIPE,
        )
    finally:
        os.close(writing)
    assert (process.returncode, process.stderr) == (141, b"")


def test_ctrl_c(tmp_path: Path) -> None:
    outcome = stumble(
        tmp_path, "simulate", "stumble", "--seats=2", "--jobs=1", "--option=goes=ctrl-c"
    )
    assert (outcome.code, outcome.out, outcome.err) == (130, "", "\n")
