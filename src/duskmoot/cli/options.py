"""Options that several commands share, and how their values are read."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

from duskmoot.kernel.game import Game, Refused, find, registered

GameName = Annotated[str, Parameter(help="cli-option-game")]
Language = Annotated[str, Parameter(help="cli-option-language", metavar="en|ru|pl")]
AsJson = Annotated[bool, Parameter(name="--json", help="cli-option-json")]
Seats = Annotated[int, Parameter(help="cli-option-seats", metavar="N")]
TableOptions = Annotated[list[str], Parameter(help="cli-option-option", metavar="KEY=CHOICE")]
Bots = Annotated[str, Parameter(help="cli-option-bots", metavar="NAME,…")]

Host = Annotated[str, Parameter(help="cli-serve-host", metavar="ADDRESS")]
Port = Annotated[int, Parameter(help="cli-serve-port", metavar="N")]
DataFolder = Annotated[Path | None, Parameter(help="cli-serve-data", metavar="DIR")]
Database = Annotated[str, Parameter(help="cli-serve-database", metavar="URL")]
Origins = Annotated[list[str] | None, Parameter(help="cli-serve-origin", metavar="URL")]

Cluster = Annotated[str, Parameter(help="cli-option-cluster", metavar="ADDRESS")]

AtLeastOne = Number(gte=1)
MoreThanNothing = Number(gt=0)


def game_called(name: str) -> Game[Any]:
    """The game of this name, or the only one that begins so: `fury`."""
    called = [game for game in registered() if name and game.name.startswith(name)]
    return called[0] if len(called) == 1 else find(name)


def chosen(pairs: list[str] | None) -> dict[str, str]:
    """`key=choice` pairs as a table of options."""
    table: dict[str, str] = {}
    for pair in pairs or []:
        key, equals, choice = pair.partition("=")
        if not equals:
            raise Refused("cli-option-form", option=pair)
        if key in table:
            raise Refused("cli-option-twice", option=key)
        table[key] = choice
    return table


def listed(names: str) -> list[str]:
    """`a,b` as a list; nothing as an empty one."""
    return [name.strip() for name in names.split(",")] if names else []


def modules_here() -> None:
    """Bots of one's own are found in the folder where the command is given, as `python -m` does."""
    if "" not in sys.path:
        sys.path.insert(0, "")


def cores() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
