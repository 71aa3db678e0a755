"""`duskmoot think`: the cores of this machine for the searching bots of a server elsewhere."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any

from cyclopts import Parameter

import duskmoot.games as _games
from duskmoot.cli.exits import FINE
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AtLeastOne, Language, cores
from duskmoot.cli.place import HOUSE_SECRET, secret
from duskmoot.kernel.game import Refused
from duskmoot.speech import speech

__all__ = ["_games", "think"]


def think(
    *,
    to: Annotated[list[str], Parameter(name="--for", help="cli-think-for", metavar="ADDRESS:PORT")],
    thinkers: Annotated[
        int | None, Parameter(help="cli-think-thinkers", metavar="N", validator=AtLeastOne)
    ] = None,
    language: Language = "",
) -> int:
    try:
        from duskmoot.cli.serve import parted
        from duskmoot.table.lending import lend
    except ModuleNotFoundError as error:
        raise Refused("server-missing", module=str(error.name)) from error
    tongue = speech(spoken(language), None)
    for address in to:
        parted(address)
    known = secret(HOUSE_SECRET)
    if not known:
        raise Refused("think-secret")
    count, taken = thinkers or cores(), 0

    def told() -> None:
        nonlocal taken
        taken += 1
        if taken == count * len(to):
            print(tongue.say("cli-think-ready", thinkers=taken), flush=True)

    asyncio.run(until_told(lend(to, known, count, told)))
    return FINE


async def until_told(work: Coroutine[Any, Any, None]) -> None:
    """Until it ends or this process is told to stop."""
    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
    if sys.platform != "win32":
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task
