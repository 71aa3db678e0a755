"""What the house runs with: the build, the client, bots, descriptors, and files of secrets."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import duskmoot
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Game, Setting, registered
from duskmoot.kernel.view import view
from duskmoot.table.crew import Crew
from duskmoot.table.doctor.finding import Finding, fine, note, wrong
from duskmoot.table.patience import WANTED
from duskmoot.table.thinker import Thought
from duskmoot.table.turns import Errand
from duskmoot.table.usual import usual_bot

if sys.platform != "win32":
    import resource

FEW: Final[int] = 4096
"""Descriptors that are too few for a public house."""
OTHERS: Final[int] = 0o077
SECRET: Final = re.compile(r"DUSKMOOT_[A-Z_]+_FILE")


def examined(database_option: str, environment: Mapping[str, str]) -> Iterator[Finding]:
    compiled = duskmoot.build() == "compiled"
    yield fine("doctor-build-compiled") if compiled else note("doctor-build-plain")
    built = files("duskmoot").joinpath("static", "index.html").is_file()
    yield fine("doctor-client") if built else wrong("doctor-client-missing")
    most = descriptors()
    told = str(min(most, WANTED))
    enough = most >= FEW
    yield fine("doctor-files", most=told) if enough else note("doctor-files-few", most=told)
    for name in sorted(filter(SECRET.fullmatch, environment)):
        yield secret(name, Path(environment[name]))
    if urlsplit(database_option).password:
        yield note("doctor-secret-shown")


def descriptors() -> int:
    """How many this process could have."""
    if sys.platform == "win32":
        return WANTED
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if hard == resource.RLIM_INFINITY else hard


def secret(name: str, file: Path) -> Finding:
    told = {"name": name, "file": str(file)}
    if not file.is_file() or not os.access(file, os.R_OK):
        return wrong("doctor-secret-missing", **told)
    if sys.platform != "win32" and file.stat().st_mode & OTHERS:
        return wrong("doctor-secret-open", **told)
    return fine("doctor-secret", **told)


async def bots(modules: tuple[str, ...] = ()) -> AsyncIterator[Finding]:
    """One answer in every game, from a process like those of the server."""
    crew = Crew(1, grace=60.0, modules=modules)
    well = True
    try:
        for game in registered():
            decision = await crew.decide(first_thought(game), Errand("doctor", game.name))
            if decision.fault:
                well = False
                reason = decision.detail or decision.fault
                yield wrong("doctor-bots-failed", game=game.name, reason=reason)
    finally:
        await crew.close()
    if well:
        yield fine("doctor-bots", games=", ".join(game.name for game in registered()))


def first_thought(game: Game[Any]) -> Thought:
    """What the first seat asked in a new game sees."""
    setting = Setting(game, max(2, game.least), game.choose({}), key_from_seed(1))
    begun = game.begin(setting)
    seat = begun.asked[0]
    return Thought(game.name, usual_bot(game), seat, 1, 0.0, view(begun, seat).plain())
