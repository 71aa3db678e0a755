"""`duskmoot doctor`: what is wrong with a house, and what to do about it."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any, Final

import duskmoot.games as _games
from duskmoot.cli.exits import FINE, FOUND
from duskmoot.cli.language import spoken
from duskmoot.cli.options import AsJson, Database, DataFolder, Host, Language, Origins, Port
from duskmoot.cli.page import Page, print_json
from duskmoot.cli.place import DATABASE, PUSH_KEY, SMTP, secret, usual_folder
from duskmoot.kernel.game import Refused
from duskmoot.speech import Speech, speech

__all__ = ["_games", "doctor"]

INDENT: Final = "    "


def doctor(
    *,
    host: Host = "127.0.0.1",
    port: Port = 8642,
    data: DataFolder = None,
    database: Database = "",
    origin: Origins = None,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    try:
        from duskmoot.table.doctor.examine import Patient, examined
        from duskmoot.table.doctor.finding import WRONG
    except ModuleNotFoundError as error:
        raise Refused("server-missing", module=str(error.name)) from error
    tongue = speech(spoken(language), None)
    place: Path | None = data or usual_folder()
    address = database or readable(DATABASE)
    if not address and f"{DATABASE}_FILE" in os.environ:
        place = None
    patient = Patient(
        *(place, address, database, host, port, tuple(origin or ())),
        *(readable(SMTP), readable(PUSH_KEY)),
    )
    page = Page()
    grades: Counter[str] = Counter()
    shown: list[dict[str, Any]] = []
    for finding in examined(patient, os.environ):
        grades[finding.grade] += 1
        said = spoken_of(finding.key, finding.parts, tongue)
        shown.append({"key": finding.key, "grade": finding.grade, "parts": finding.parts, **said})
        if not as_json:
            page.text(tongue.say(f"cli-doctor-{finding.grade}", finding=said["text"]))
            if said["cure"]:
                page.text(INDENT + said["cure"])
    if as_json:
        print_json({"fine": not grades[WRONG], "findings": shown})
    else:
        page.text()
        page.text(tongue.say("cli-doctor-sum", wrong=grades[WRONG], notes=grades["note"]))
    return FOUND if grades[WRONG] else FINE


def readable(name: str) -> str:
    """A secret; empty if its file cannot be read, which is found and told among such files."""
    try:
        return secret(name)
    except Refused:
        return ""


def spoken_of(key: str, parts: dict[str, str], tongue: Speech) -> dict[str, str]:
    """What was found, and what to do about it; nothing if it is fine."""
    cure = f"{key}.cure"
    return {
        "text": tongue.say(key, **parts),
        "cure": tongue.say(cure, **parts) if tongue.knows(cure) else "",
    }
