"""`duskmoot house …`: looking after a server's store."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

import duskmoot.games as _games
from duskmoot.cli.exits import FINE
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, Database, DataFolder, Language
from duskmoot.cli.page import Page, print_json, table
from duskmoot.cli.place import database_of, usual_folder
from duskmoot.kernel.game import Refused
from duskmoot.speech import Speech, speech

__all__ = ["_games", "house"]

DAY: Final[int] = 24 * 3600

house = App(name="house", help="cli-house")


@house.command(help="cli-house-backup")
def backup(
    file: Annotated[Path, Parameter(help="cli-house-backup-file")],
    /,
    *,
    data: DataFolder = None,
    language: Language = "",
) -> int:
    copies, tongue = part("duskmoot.table.upkeep.copies"), speech(spoken(language), None)
    if data is None and database_of(""):
        raise Refused("house-database")
    size = copies.back_up(data or usual_folder(), file)
    megabytes = f"{size / (1 << 20):.1f}"
    Page().text(tongue.say("cli-house-backed-up", file=str(file), size=megabytes))
    return FINE


@house.command(help="cli-house-restore")
def restore(
    file: Annotated[Path, Parameter(help="cli-house-restore-file")],
    /,
    *,
    data: DataFolder = None,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    copies, tongue = part("duskmoot.table.upkeep.copies"), speech(spoken(language), None)
    folder = data or usual_folder()
    copies.bring_back(file, folder)
    asyncio.run(copies.brought_up_to_date(folder))
    if not as_json:
        Page().text(tongue.say("cli-house-restored", folder=str(folder)))
    return int(part("duskmoot.cli.check").looked_through(folder, "", 0, as_json, tongue))


@house.command(help="cli-house-check")
def check(
    file: Annotated[Path | None, Parameter(help="cli-house-check-file")] = None,
    /,
    *,
    data: DataFolder = None,
    database: Database = "",
    days: Annotated[int, Parameter(help="cli-house-check-days", metavar="N")] = 0,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    tongue = speech(spoken(language), None)
    since = int(time.time()) - days * DAY if days else 0
    place = file or data or usual_folder()
    url = "" if file else database_of(database)
    return int(part("duskmoot.cli.check").looked_through(place, url, since, as_json, tongue))


@house.command(help="cli-house-keys")
def keys(
    file: Annotated[Path, Parameter(help="cli-house-keys-file")],
    /,
    *,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    """A key by which push services know this house."""
    key = part("duskmoot.table.notices.push").new_key()
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as written:
        written.write(key)
    if as_json:
        print_json({"file": str(file)})
    else:
        Page().text(speech(spoken(language), None).say("cli-house-keyed", file=str(file)))
    return FINE


@house.command(help="cli-house-versions")
def versions(*, database: Database = "", as_json: AsJson = False, language: Language = "") -> int:
    tongue = speech(spoken(language), None)
    servers, needs = asyncio.run(neighbourhood().versions(database_of(database)))
    if as_json:
        print_json({"servers": [asdict(s) for s in servers], "needs": [asdict(n) for n in needs]})
        return FINE
    page, draining = Page(), f" ({tongue.say('cli-house-drained')})"
    rows = [
        [str(s.id), s.address, s.version + draining * s.draining, str(s.tables)] for s in servers
    ]
    page.print(table(headings(tongue, "id", "address", "version", "tables"), rows, 1))
    rows = [
        [need.game, need.edition, " ".join(map(str, need.servers)) or "–", str(need.tables)]
        for need in needs
    ]
    page.print(table(headings(tongue, "game", "edition", "servers", "games"), rows, 1))
    return FINE


@house.command(help="cli-house-drain")
def drain(
    server: Annotated[int, Parameter(help="cli-house-server", metavar="N")],
    /,
    *,
    database: Database = "",
    language: Language = "",
) -> int:
    tongue = speech(spoken(language), None)
    asyncio.run(neighbourhood().drain(database_of(database), server))
    Page().text(tongue.say("cli-house-draining", server=str(server)))
    return FINE


def headings(tongue: Speech, *names: str) -> list[str]:
    return [tongue.say(f"cli-house-{name}") for name in names]


def neighbourhood() -> Any:
    """The servers of a house, where the driver of PostgreSQL is installed."""
    try:
        return import_module("duskmoot.table.store.neighbourhood")
    except ModuleNotFoundError as error:
        raise Refused("postgres-missing") from error


@house.command(help="cli-house-keeper")
def keeper(
    name: Annotated[str, Parameter(help="cli-house-keeper-name")],
    /,
    *,
    end: Annotated[bool, Parameter(help="cli-house-keeper-end")] = False,
    data: DataFolder = None,
    database: Database = "",
    language: Language = "",
) -> int:
    """Somebody with a passkey keeps the order of the house, or no longer does."""
    keepers, tongue = part("duskmoot.table.upkeep.keepers"), speech(spoken(language), None)
    url = database_of(database)
    asyncio.run(keepers.set_keeper(data or usual_folder(), url, name, end))
    said = "cli-house-keeper-ended" if end else "cli-house-keeper-named"
    Page().text(tongue.say(said, name=name))
    return FINE


def part(name: str) -> Any:
    """A module that needs the server's libraries."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise Refused("server-missing", module=str(error.name)) from error
