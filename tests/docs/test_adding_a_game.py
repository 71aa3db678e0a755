"""docs/adding_a_game.md: its tables hold what the kernel has, no more and no less."""

import re
from pathlib import Path

import duskmoot.games  # noqa: F401
from duskmoot.kernel import flow, zones
from duskmoot.kernel.game import registered

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding_a_game.md").read_text("utf-8")


def table_below(heading: str) -> list[str]:
    """The names in the first column: `do(f, g)` is `do`."""
    section = PAGE.split(f" {heading}\n")[1].split("\n## ")[0]
    cells = [line.split(" | ")[0] for line in section.splitlines() if line.startswith("| `")]
    return [name for cell in cells for name in re.findall(r"`(\w+)", cell)]


def test_every_verb_of_an_outline_is_explained() -> None:
    summary = (flow.__doc__ or "").split("\n\n")[-1]
    told = re.findall(r"^    (\w+)\(", summary, re.MULTILINE)
    explained = table_below("Outlines")
    assert set(told) <= set(explained)
    assert all(hasattr(flow, verb) for verb in explained)


def test_every_sight_is_explained() -> None:
    sights = [name for name, value in vars(zones).items() if name.isupper() and type(value) is int]
    assert sorted(table_below("Sight")) == sorted(sights)


def test_every_method_of_the_plug_is_explained() -> None:
    plugs = [vars(type(game)) for game in registered()]
    methods = {name for plug in plugs for name, value in plug.items() if callable(value)}
    own = {name for name in methods if not name.startswith("__")}
    assert sorted(table_below("The plug")) == sorted(own)
