"""docs/playing.md: every command of the table and every bot is told of."""

import re
from pathlib import Path

import duskmoot.games  # noqa: F401
from duskmoot import bots
from duskmoot.kernel.game import find
from duskmoot.terminal.commands import COMMANDS

PAGE = (Path(__file__).parents[2] / "docs" / "playing.md").read_text("utf-8")


def table_below(heading: str) -> list[str]:
    """What stands in code in the first column."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    cells = [line.split(" | ")[0] for line in section.splitlines() if line.startswith("| ")]
    return [code for cell in cells for code in re.findall(r"`([^`]+)`", cell)]


def test_every_command_is_told_of() -> None:
    assert {command for command in COMMANDS if command} <= set(table_below("Keys"))


def test_no_command_is_told_of_that_does_not_exist() -> None:
    assert set(table_below("Keys")) <= {*COMMANDS, "en", "ru", "pl"}


def test_every_bot_is_told_of() -> None:
    assert set(table_below("Bots")) == set(bots.names(find("bloodborne")))
