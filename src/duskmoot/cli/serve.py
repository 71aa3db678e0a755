"""`duskmoot serve`: tables for people and bots on the network."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from cyclopts import Parameter

import duskmoot.games as _games
from duskmoot.cli.exits import FINE, USAGE
from duskmoot.cli.language import spoken
from duskmoot.cli.options import (
    AtLeastOne,
    Database,
    DataFolder,
    Host,
    Language,
    MoreThanNothing,
    Origins,
    Port,
    cores,
)
from duskmoot.cli.place import (
    HOUSE_SECRET,
    METRICS_FROM,
    PUSH_KEY,
    SMTP,
    database_of,
    secret,
    usual_folder,
)
from duskmoot.cli.processes import side_by_side
from duskmoot.kernel.game import Refused
from duskmoot.speech import Speech, speech
from duskmoot.table.limits import HERE, Networks, networks

__all__ = ["_games", "serve"]

EVERYWHERE: Final[tuple[str, ...]] = ("0.0.0.0", "::", "")
"""Hosts that name every interface of a machine."""


def serve(
    *,
    host: Host = "127.0.0.1",
    port: Port = 8642,
    data: DataFolder = None,
    database: Database = "",
    origin: Origins = None,
    thinkers: Annotated[
        int | None, Parameter(help="cli-serve-thinkers", metavar="N", validator=AtLeastOne)
    ] = None,
    processes: Annotated[
        int, Parameter(help="cli-serve-processes", metavar="N", validator=AtLeastOne)
    ] = 1,
    inner: Annotated[str, Parameter(help="cli-serve-inner", metavar="ADDRESS:PORT")] = "",
    lease: Annotated[
        float, Parameter(help="cli-serve-lease", metavar="SECONDS", validator=MoreThanNothing)
    ] = 10.0,
    root_path: Annotated[str, Parameter(help="cli-serve-root-path", metavar="PATH")] = "",
    open_page: Annotated[bool, Parameter(name="--open", help="cli-serve-open")] = False,
    language: Language = "",
) -> int:
    try:
        from duskmoot.table.house import Settings
        from duskmoot.table.notices.mail import mailer_of
        from duskmoot.table.notices.push import pusher_of
        from duskmoot.table.server import bind
        from duskmoot.table.server import serve as serve_tables
        from duskmoot.table.store import store_at
    except ModuleNotFoundError as error:
        raise Refused("server-missing", module=str(error.name)) from error
    tongue = speech(spoken(language), None)
    shared = database_of(database)
    if processes > 1 and not shared:
        raise Refused("processes-refused")
    workers = thinkers or max(1, (cores() - 1) // processes)
    below = f"/{root_path.strip('/')}" if root_path.strip("/") else ""
    settings = Settings(
        tuple(origin or ()), bot_workers=workers, reckoners=workers, root_path=below
    )
    services = os.environ.get("DUSKMOOT_PUSH_SERVICES", "")
    settings = replace(
        settings,
        watchers=watchers(os.environ.get(METRICS_FROM, "")),
        mailer=mailer_of(secret(SMTP)),
        pusher=pusher_of(secret(PUSH_KEY), settings.home, services),
    )
    bound = bind(host, port)
    address = f"http://{shown(host)}:{bound.getsockname()[1]}/"

    def ready() -> None:
        print(tongue.say("cli-serve-ready", address=address), flush=True)
        if open_page:
            webbrowser.open(address)

    def serve_here(n: int = 0) -> int:
        store = store_at(data or usual_folder(), shared)
        told = silent if n else ready
        store.place = replace(store.place, secret=secret(HOUSE_SECRET))
        if not shared:
            serve_tables(store, settings, [bound], told)
            return FINE
        near, first = parted(inner)
        with bind(near, first + n if first else 0) as within:
            reached = f"{shown(near)}:{within.getsockname()[1]}"
            store.place = replace(store.place, address=reached, lease=lease)
            reachable = replace(settings, inner=within.getsockname()[1])
            serve_tables(store, reachable, [bound, within], told)
        return FINE

    with bound:
        if processes == 1:
            serve_here()
        elif code := side_by_side(processes, partial(spoken_for, tongue, serve_here)):
            return code
    print(tongue.say("cli-serve-closed"), flush=True)
    return FINE


def watchers(named: str) -> Networks:
    """This machine, and what the host adds."""
    try:
        return HERE + networks(named.split())
    except ValueError as error:
        raise Refused("watchers-refused", named=named) from error


def silent() -> None:
    """The first of several processes speaks for them all."""


def spoken_for(tongue: Speech, serve_here: Callable[[int], int], n: int) -> int:
    """In a process that nobody else listens to, a refusal is told at once."""
    try:
        return serve_here(n)
    except Refused as error:
        print(tongue.refused(error), file=sys.stderr)
        return USAGE


def parted(inner: str) -> tuple[str, int]:
    """Address and port; any free port of this machine where none is given."""
    host, colon, port = inner.rpartition(":")
    if not inner:
        return "127.0.0.1", 0
    if not (colon and host and port.isdecimal()):
        raise Refused("inner-refused", inner=inner)
    if host.strip("[]") in EVERYWHERE:
        raise Refused("inner-everywhere", inner=inner)
    return host.strip("[]"), int(port)


def shown(host: str) -> str:
    """The host as it stands in an address: any interface is reached here by its name."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host
