"""`duskmoot replay`: the story, its moments, whose eyes, and what is checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.call import ROOT, call, lay, saved

GOLDEN = ROOT / "tests" / "golden" / "bloodborne-4.json"
WHOLE = saved(-1)


def test_the_story_and_the_end(tmp_path: Path) -> None:
    outcome = call(tmp_path, "replay", lay(tmp_path, WHOLE))
    assert (outcome.code, outcome.err) == (0, "")
    assert "Players: Ania, Piotr, Ola, Jan" in outcome.out
    assert "Blood Score" in outcome.out
    assert "winner" in outcome.out


def test_a_recorded_game_of_the_golden_ones(tmp_path: Path) -> None:
    outcome = call(tmp_path, "replay", str(GOLDEN), "--verify")
    assert outcome.code == 0
    assert "The file is sound." in outcome.out


@pytest.mark.parametrize(
    ("language", "words"),
    [("ru", ["случайности", "в\u00a0порядке"]), ("pl", ["losowości", "Plik"])],
)
def test_what_was_checked(language: str, words: list[str], tmp_path: Path) -> None:
    file = lay(tmp_path, WHOLE)
    outcome = call(tmp_path, "replay", file, "--verify", "--language", language)
    assert outcome.code == 0
    for word in [*words, WHOLE["commitment"], str(len(WHOLE["acts"]))]:
        assert word in outcome.out


def printed(tmp_path: Path, *arguments: str) -> Any:
    outcome = call(tmp_path, "replay", lay(tmp_path, WHOLE), "--json", *arguments)
    assert outcome.code == 0
    return outcome.json()


def test_the_json_of_a_whole_game(tmp_path: Path) -> None:
    content = printed(tmp_path)
    acts = len(WHOLE["acts"])
    assert content["fine"] is True
    assert (content["game"], content["seats"]) == ("bloodborne", 4)
    assert content["names"] == WHOLE["names"]
    assert content["options"] == WHOLE["options"]
    assert content["acts"] == content["at"] == acts
    assert content["digests"] == sorted(map(int, WHOLE["digests"]))
    assert content["digest"] == WHOLE["digests"][str(acts)]
    assert content["over"] is True
    best = max(content["scores"])
    assert all(content["scores"][seat] == best for seat in content["winners"])


def test_a_moment_through_the_eyes_of_a_seat(tmp_path: Path) -> None:
    content = printed(tmp_path, "--at", "25", "--seat", "2")
    assert (content["at"], content["over"]) == (25, False)
    assert content["digest"] == WHOLE["digests"]["25"]
    assert content["view"]["seat"] == 1
    hands = [hunter["hand"] for hunter in content["view"]["table"]["hunters"]]
    assert [isinstance(hand, list) for hand in hands] == [False, True, False, False]


def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    content = printed(tmp_path, "--at", "0")
    assert content["view"]["seat"] == -1
    assert all(isinstance(h["hand"], int) for h in content["view"]["table"]["hunters"])


def test_a_moment_in_words(tmp_path: Path) -> None:
    outcome = call(tmp_path, "replay", lay(tmp_path, WHOLE), "--at", "4")
    assert outcome.code == 0
    assert f"After move 4 of {len(WHOLE['acts'])}" in outcome.out
    assert "winner" not in outcome.out


def test_the_json_of_a_damaged_file(tmp_path: Path) -> None:
    outcome = call(tmp_path, "replay", lay(tmp_path, WHOLE | {"key": "00" * 32}), "--json")
    assert outcome.code == 1
    assert outcome.json() == {"fine": False, "reason": "replay-commitment", "parts": {}}
