"""`duskmoot serve`: tables for people and bots on the network."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import duskmoot.games as _games
from duskmoot.cli.exits import FINE
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AtLeastOne, Language, cores
from duskmoot.kernel.game import Refused
from duskmoot.speech import speech

__all__ = ["_games", "serve"]


def serve(
    *,
    host: Annotated[str, Parameter(help="cli-serve-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="cli-serve-port", metavar="N")] = 8642,
    data: Annotated[Path | None, Parameter(help="cli-serve-data", metavar="DIR")] = None,
    database: Annotated[str, Parameter(help="cli-serve-database", metavar="URL")] = "",
    origin: Annotated[list[str] | None, Parameter(help="cli-serve-origin", metavar="URL")] = None,
    thinkers: Annotated[
        int | None, Parameter(help="cli-serve-thinkers", metavar="N", validator=AtLeastOne)
    ] = None,
    open_page: Annotated[bool, Parameter(name="--open", help="cli-serve-open")] = False,
    language: Language = "",
) -> int:
    try:
        from duskmoot.table.house import Settings
        from duskmoot.table.server import bind
        from duskmoot.table.server import serve as serve_tables
        from duskmoot.table.store import store_at
    except ModuleNotFoundError as error:
        raise Refused("server-missing", module=str(error.name)) from error
    tongue = speech(spoken(language), None)
    store = store_at(data or usual_folder(), database or os.environ.get("DUSKMOOT_DATABASE", ""))
    settings = Settings(tuple(origin or ()), bot_workers=thinkers or max(1, cores() - 1))
    bound = bind(host, port)
    address = f"http://{shown(host)}:{bound.getsockname()[1]}/"

    def ready() -> None:
        print(tongue.say("cli-serve-ready", address=address), flush=True)
        if open_page:
            webbrowser.open(address)

    with bound:
        serve_tables(store, settings, bound, ready)
    print(tongue.say("cli-serve-closed"), flush=True)
    return FINE


def usual_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "duskmoot" / "tables"


def shown(host: str) -> str:
    """The host as it stands in an address: any interface is reached here by its name."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
