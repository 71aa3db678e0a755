"""What is told of a store that was replayed from the first event to the last."""

from __future__ import annotations

import asyncio
from pathlib import Path

from duskmoot.chronicle.verify import Finding
from duskmoot.cli.chronicle import sentence
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.page import Page, print_json, progress
from duskmoot.kernel.game import Refused
from duskmoot.speech import Speech
from duskmoot.table.store.sqlite import FILE
from duskmoot.table.upkeep.checking import Report, checked
from duskmoot.table.upkeep.reading import database_reader, file_reader


def looked_through(place: Path, url: str, since: int, as_json: bool, tongue: Speech) -> int:
    """Replays everything, and tells what does not fit."""
    file = place / FILE if place.is_dir() else place

    async def look() -> Report:
        async with database_reader(url) if url else file_reader(file) as reader:
            with progress() as bar:
                task = bar.add_task(tongue.say("cli-house-checking"), total=None)
                return await checked(
                    reader, since, lambda n, whole: bar.update(task, completed=n, total=whole)
                )

    report = asyncio.run(look())
    tables = [
        {"table": id, "key": error.key, "text": tongue.refused(error)}
        for id, error in report.tables_wrong
    ]
    chronicles = [
        {"chronicle": id, "key": key_of(why), "text": said_of(why, tongue)}
        for id, why in report.chronicles_wrong
    ]
    counted = {
        "tables": report.tables,
        "events": report.events,
        "chronicles": report.chronicles,
        "trusted": report.trusted,
    }
    if as_json:
        print_json({"fine": report.sound, **counted, "wrong": [*tables, *chronicles]})
        return FINE if report.sound else FOUND
    page = Page()
    for each in tables:
        page.text(tongue.say("cli-house-table-wrong", id=each["table"], reason=each["text"]))
    for each in chronicles:
        page.text(
            tongue.say("cli-house-chronicle-wrong", id=each["chronicle"], reason=each["text"])
        )
    page.text(tongue.say("cli-house-checked", **counted))
    page.text(tongue.say("cli-house-sound" if report.sound else "cli-house-unsound"))
    return FINE if report.sound else FOUND


def key_of(why: Finding | Refused) -> str:
    return why.key if isinstance(why, Refused) else f"finding-{why.kind}"


def said_of(why: Finding | Refused, tongue: Speech) -> str:
    return tongue.refused(why) if isinstance(why, Refused) else sentence(why, tongue)
