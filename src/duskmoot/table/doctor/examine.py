"""The whole examination, from what the house stands on to who comes in at its door."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from duskmoot.table.doctor import database, door, folder, notices, works
from duskmoot.table.doctor.finding import Finding


@dataclass(frozen=True)
class Patient:
    """A house as `duskmoot serve` would open it."""

    data: Path | None
    """None where a file should name the database and does not."""
    database: str
    """The address of PostgreSQL, wherever it was named; empty for a folder."""
    database_option: str
    """The same if it was named on the command line."""
    host: str
    port: int
    origins: tuple[str, ...]
    smtp: str = ""
    """The address of the server for mail."""
    push_key: str = ""


def examined(patient: Patient, environment: Mapping[str, str]) -> Iterator[Finding]:
    yield from works.examined(patient.database_option, environment)
    if patient.database:
        yield from asyncio.run(gathered(database.examined(patient.database)))
    elif patient.data is not None:
        yield from folder.examined(patient.data)
    yield from door.examined(patient.host, patient.port, patient.origins, environment)
    yield from notices.examined(patient.smtp, patient.push_key, patient.origins)
    yield from asyncio.run(gathered(works.bots()))


async def gathered(findings: AsyncIterator[Finding]) -> list[Finding]:
    return [finding async for finding in findings]
