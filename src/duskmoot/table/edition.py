"""The edition of a game's rules: what must be the same for a stored position to be believed."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from duskmoot.kernel.game import Game, find

RULES: Final[tuple[str, ...]] = (".py", ".toml")
RESTING: Final[str] = "table-rules-resting"
"""The refusal where no server of the house plays by the rules of a table."""


def edition(game: Game[Any]) -> str:
    """The version of the rules and a hash of their sources and data."""
    return f"{game.version} {_digest(game.name)}"


@cache
def _digest(name: str) -> str:
    package = Path(str(files("duskmoot")))
    home = package / "games" / name
    if not home.is_dir():  # a game that lives elsewhere: its module stands for its rules
        home = Path(sys.modules[type(find(name)).__module__].__file__ or "")
    shared = (package / "games").glob("*")  # how all games read their data
    files_of_rules = [*(package / "kernel").rglob("*"), *shared]
    files_of_rules += home.rglob("*") if home.is_dir() else [home]
    told = sha256()
    for file in sorted(each for each in files_of_rules if each.suffix in RULES):
        told.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()[:32]
