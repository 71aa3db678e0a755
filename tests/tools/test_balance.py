"""The balance reports: what they count is what happened in the games."""

import pytest

import duskmoot.games  # noqa: F401
from tools.balance import blood_rage, chronicles, fury_of_dracula


@pytest.fixture(name="hunts", scope="module")
def some_hunts() -> list[fury_of_dracula.Hunt]:
    return [fury_of_dracula.play(number, 3, 7, "random") for number in range(4)]


def test_a_hunt_is_told_from_its_start_to_its_cause(hunts: list[fury_of_dracula.Hunt]) -> None:
    for hunt in hunts:
        assert hunt.start
        assert hunt.rounds > 0
        if hunt.won:
            assert hunt.influence.total() >= 13
            assert hunt.cause in hunt.influence
        else:
            assert hunt.damage.total() >= 15
            assert hunt.cause in hunt.damage


def test_the_report_of_hunts(
    hunts: list[fury_of_dracula.Hunt], capsys: pytest.CaptureFixture[str]
) -> None:
    fury_of_dracula.report(hunts)
    said = capsys.readouterr().out
    won = sum(hunt.won for hunt in hunts)
    assert f"{won / len(hunts):6.1%}" in said
    for part in ("Dracula began in", "Dracula won by", "rounds by tenths", "influence by source"):
        assert part in said


def test_the_report_of_sagas(capsys: pytest.CaptureFixture[str]) -> None:
    games = [blood_rage.play(number, 2, 7, "random") for number in range(2)]
    assert all(sum(seat.won for seat in game) == 1 for game in games)
    blood_rage.report(games)
    assert "turn order in Age 1" in capsys.readouterr().out


def test_the_report_of_chronicles(capsys: pytest.CaptureFixture[str]) -> None:
    told = chronicles.play(1, 2, 7, "random", 1)
    chronicles.report(told)
    said = capsys.readouterr().out
    assert "1 chronicles of 2 heirs, 21 chapters" in said
    for part in ("place in the age before", "age 7:", "research came up short", "by source:"):
        assert part in said
    assert f"{max(told[0].totals)}" in said
