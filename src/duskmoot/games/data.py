"""Reading a game's data files: numbers, icons and counts, no prose."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def table(game: str, name: str) -> dict[str, Any]:
    text = files(f"duskmoot.games.{game}").joinpath("data", name).read_text("utf-8")
    return tomllib.loads(text)


def rows(game: str, name: str) -> list[dict[str, object]]:
    """The cards of a table without what is said about their sources."""
    return [
        {field: value for field, value in row.items() if field not in ("confidence", "sources")}
        for row in table(game, name)["card"]
    ]


def names(game: str, folder: str) -> list[str]:
    """The tables in a folder of the data, without their ending."""
    found = files(f"duskmoot.games.{game}").joinpath("data", folder).iterdir()
    return sorted([file.name[:-5] for file in found if file.name.endswith(".toml")])
