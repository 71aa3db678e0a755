"""docs/research.md: its samples run, and its tables list what there is."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.bots.net import read
from duskmoot.bots.pupil import NETS
from duskmoot.kernel.game import find, registered
from duskmoot.research import tournament, training
from duskmoot.research.env import Env, actions_of, encoder_of

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n((?:import|from) .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def rows_below(heading: str) -> list[list[str]]:
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines[2:]]


def test_its_first_sample_runs_as_printed() -> None:
    (sample,) = re.findall(r"^```python\n(>>> .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest(sample, {}, "research", "research.md", 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.attempted >= 10
    assert not result.failed, "".join(said)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_its_other_samples_run(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(compile(BLOCKS[number], "research.md", "exec"), names)


def test_every_method_of_the_environment_is_explained() -> None:
    told = {
        name for row in rows_below("One line") for name in re.findall(r"`(?:Env\.)?(\w+)\(", row[0])
    }
    own = {
        name
        for name, value in vars(Env).items()
        if callable(value) or isinstance(value, staticmethod)
    }
    assert told == {name for name in own if not name.startswith("_")}


def test_the_sizes_are_those_of_the_games() -> None:
    rows = {row[0].strip("`"): row[1:] for row in rows_below("Actions")}
    assert set(rows) == {game.name for game in registered()}
    for name, (actions, seats, size) in rows.items():
        game = find(name)
        assert int(actions.replace(",", "")) == len(actions_of(game))
        assert [int(n) for n in seats.split("–")] == [game.least, game.most]
        widths = [encoder_of(game, seats).width for seats in (game.least, game.most)]
        assert [int(n.replace(",", "")) for n in size.split("–")] == widths


def test_the_files_it_shows_can_be_read() -> None:
    moot, recipe = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    played = tournament.read(moot.replace("mybots:Careful", "heuristic"))
    assert [fixture.game for fixture in played.fixtures] == ["fury_of_dracula"]
    assert training.read(recipe).game == "bloodborne"


def test_the_nets_are_those_that_lie_there() -> None:
    rows = {row[0].strip("`"): row[1:] for row in rows_below("Nets that come with the package")}
    files = {file.stem: file for file in NETS.glob("*.net")}
    assert set(rows) == set(files)
    for name, (examples, size, off, even, *won) in rows.items():
        made = read(files[name]).made
        assert int(examples.split()[0].replace(",", "")) == made["examples"]
        assert size == f"{files[name].stat().st_size / 1000:.0f} kB"
        assert [off, even] == [f"{min(made['losses']):.3f}", f"{made['even']:.3f}"]
        assert all(re.fullmatch(r"[\d.]+ of \d+", each) for each in won)
