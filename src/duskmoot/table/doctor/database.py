"""A house that keeps its tables in PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any, Final

from duskmoot.table.doctor.finding import Finding, fine, note, wrong
from duskmoot.table.doctor.folder import LEEWAY, form_of

OLDEST: Final[int] = 14
"""The oldest PostgreSQL that its makers still mend."""
SAFE: Final[tuple[str, ...]] = ("fsync", "full_page_writes", "synchronous_commit")
"""Settings without which a move that players saw can be lost when the machine stops."""
WITHIN: Final[float] = 10.0
SCHEMES: Final = ("postgresql://", "postgres://")
SOUND: Final[str] = "doctor-database"


async def examined(url: str) -> AsyncIterator[Finding]:
    if not url.startswith(SCHEMES):
        yield wrong("doctor-database-url")
        return
    try:
        import asyncpg
    except ModuleNotFoundError:
        yield wrong("doctor-database-driver")
        return
    try:
        db = await asyncpg.connect(url, timeout=WITHIN, command_timeout=WITHIN)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        yield wrong("doctor-database-unreachable", reason=str(error) or type(error).__name__)
        return
    try:
        async for finding in contents(db):
            yield finding
            if finding.key == SOUND:
                for neighbour in await neighbours(url):
                    yield neighbour
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        yield wrong("doctor-database-failed", reason=str(error) or type(error).__name__)
    finally:
        await db.close()


async def contents(db: Any) -> AsyncIterator[Finding]:
    from duskmoot.table.store.postgres_forms import MIGRATIONS

    version = db.get_server_version()
    if version.major < OLDEST:
        yield note("doctor-database-old", version=str(version.major), oldest=str(OLDEST))
    encoding = await setting(db, "server_encoding")
    if encoding != "UTF8":
        yield wrong("doctor-database-encoding", encoding=encoding)
    for name in SAFE:
        if await setting(db, name) == "off":
            yield wrong("doctor-database-unsafe", setting=name)
    if await db.fetchval("select pg_is_in_recovery()"):
        yield wrong("doctor-database-standby")
    elif await setting(db, "default_transaction_read_only") == "on":
        yield wrong("doctor-database-read-only")
    apart = abs(await db.fetchval("select extract(epoch from now())::bigint") - int(time.time()))
    yield note("doctor-clock-apart", seconds=str(apart)) if apart > LEEWAY else fine("doctor-clock")
    if await db.fetchval("select to_regclass('duskmoot_form')") is None:
        if await db.fetchval("select has_schema_privilege(current_schema(), 'create')"):
            yield fine("doctor-database-new", version=str(version.major))
        else:
            yield wrong("doctor-database-denied")
        return
    form = await db.fetchval("select max(form) from duskmoot_form") or 0
    for finding in form_of(form, len(MIGRATIONS)):
        yield finding
    for name in ("game_table", "event", "standing"):
        if form and not await db.fetchval("select has_table_privilege($1, 'insert, update')", name):
            yield wrong("doctor-database-table-denied", table=name)
            return
    tables = await db.fetchval("select count(*) from game_table") if form else 0
    told = {"version": str(version.major), "form": str(form), "tables": str(tables)}
    yield fine(SOUND, **told)


async def neighbours(url: str) -> list[Finding]:
    """The servers that share this database, and games that none of them plays as it is."""
    from duskmoot.table.store.neighbourhood import versions

    servers, needs = await versions(url)
    if not servers:
        return [fine("doctor-servers-none")]
    found = [fine("doctor-servers", servers=", ".join(each.address for each in servers))]
    for server in servers:
        if server.draining:
            told = {"server": str(server.id), "tables": str(server.tables)}
            found.append(note("doctor-servers-drained", **told))
    for need in needs:
        if not need.servers:
            told = {"game": need.game, "tables": str(need.tables)}
            found.append(note("doctor-servers-rules", **told))
    return found


async def setting(db: Any, name: str) -> str:
    return str(await db.fetchval("select current_setting($1)", name))
