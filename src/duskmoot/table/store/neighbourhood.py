"""What a host asks of a house with several servers: who lives, what games need, draining one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from duskmoot.kernel.game import Refused
from duskmoot.table.store.node import BROKEN, HOUSE, LIVE

TABLES: Final[str] = "select owner, count(*) from standing where owner <> 0 group by owner"
NEEDED: Final[str] = """
    select game, edition, count(*) from standing join game_table on id = standing.game_table
    where not over and closed = '' and edition <> '' group by game, edition order by game, edition
"""
DRAIN: Final[str] = "update node set draining = true where id = $1 returning id"


@dataclass(frozen=True)
class ServerInfo:
    id: int
    address: str
    version: str
    draining: bool
    tables: int
    rules: dict[str, str]


@dataclass(frozen=True)
class NeedInfo:
    """Unfinished games of one edition of the rules."""

    game: str
    edition: str
    tables: int
    servers: list[int]
    """Those that can play them as they are."""


async def opened(url: str) -> Any:
    if not url.startswith(("postgresql://", "postgres://")):
        raise Refused("house-several")
    try:
        return await asyncpg.connect(url)
    except (*BROKEN, ValueError) as error:
        raise Refused("store-unusable", reason=str(error)) from error


async def versions(url: str) -> tuple[list[ServerInfo], list[NeedInfo]]:
    db = await opened(url)
    try:
        live = await db.fetch(LIVE, HOUSE)
        held = dict(await db.fetch(TABLES))
        needed = await db.fetch(NEEDED)
    except BROKEN as error:
        raise Refused("store-unusable", reason=str(error)) from error
    finally:
        await db.close()
    servers = [
        ServerInfo(id, address, version, draining, held.get(id, 0), json.loads(rules))
        for id, address, version, rules, draining in sorted(live)
    ]
    return servers, [
        NeedInfo(game, edition, tables, [s.id for s in servers if s.rules.get(game) == edition])
        for game, edition, tables in needed
    ]


async def drain(url: str, server: int) -> None:
    """It gives its tables to others from now on; Refused if there is no such server."""
    db = await opened(url)
    try:
        found = await db.fetchval(DRAIN, server)
    finally:
        await db.close()
    if found is None:
        raise Refused("house-no-server", server=str(server))
