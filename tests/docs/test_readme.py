"""The README: its sample runs as printed, and what it points to is there."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
SAMPLE = re.compile(r"^```python\n(>>> .*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_sample_runs_as_printed() -> None:
    (sample,) = SAMPLE.findall(README)
    test = doctest.DocTestParser().get_doctest(sample, {}, "README", "README.md", 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.attempted >= 10
    assert not result.failed, "".join(said)


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#]+)[^)]*\)", README))
def test_what_it_points_to_is_there(target: str) -> None:
    assert (ROOT / target).exists()


def test_the_two_commands_stand_there_exactly() -> None:
    commands = re.findall(r"^```sh\n(make \w+)\n```$", README, re.MULTILINE)
    targets = re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert commands == ["make play", "make test"]
    assert {command.split()[1] for command in commands} <= set(targets)


def test_every_command_it_shows_exists() -> None:
    shown = set(re.findall(r"^duskmoot (\w+)", README, re.MULTILINE))
    assert shown
    for command in shown:
        assert (ROOT / "src" / "duskmoot" / "cli" / f"{command}.py").exists(), command
