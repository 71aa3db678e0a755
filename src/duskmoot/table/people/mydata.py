"""My data: all that the house knows of somebody, as one file."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from duskmoot.kernel.game import Refused
from duskmoot.table.lobby import Lobby
from duskmoot.table.relay import here
from duskmoot.table.scene import seats_in
from duskmoot.table.seating import holds
from duskmoot.table.store.port import Elsewhere, Guest, StoreFailed


async def my_data(lobby: Lobby, guest: Guest) -> dict[str, Any]:
    store = lobby.house.store
    person = await store.people.person(guest.id)
    if person is None:
        raise Refused("name-missing")
    return {
        "name": person.name,
        "created": person.created,
        "leaves": person.leaves,
        "return_key": person.keyed,
        "devices": [
            {"label": each.label, "created": each.created, "seen": each.seen}
            for each in await store.people.devices(guest.id)
        ],
        "passkeys": [
            {"id": each.id, "label": each.label, "created": each.created, "used": each.used}
            for each in await store.people.passkeys(guest.id)
        ],
        "notices": await notices(lobby, guest),
        "tables": await tables(lobby, guest),
        "words": [
            {"table": table, "time": time, "seat": seat, "text": text, "to": seats_in(audience)}
            for table, _, time, seat, text, audience in await store.people.words(guest.id)
        ],
        "chronicles": await chronicles(lobby, guest),
    }


async def notices(lobby: Lobby, guest: Guest) -> dict[str, Any]:
    """How they want to be told, and when they are away."""
    store = lobby.house.store.notices
    box = await store.letterbox(guest.id)
    kept = {} if box is None else asdict(box)
    for secret in ("guest", "proof", "stop"):
        kept.pop(secret, None)
    return {
        "settings": kept,
        "push": [each.endpoint for each in await store.subscriptions(guest.id)],
        "away": await store.away(guest.id),
    }


async def tables(lobby: Lobby, guest: Guest) -> list[dict[str, Any]]:
    """Those I set or sit at; of finished ones the whole game."""
    found: list[dict[str, Any]] = []
    for each in await lobby.house.store.tables_of(guest.id):
        row = each.row
        found.append(
            {
                "id": row.id,
                "game": row.game,
                "options": row.options,
                "created": row.created,
                "over": row.over,
                "host": row.host == guest.id,
                "seats": {seat.seat: seat.name for seat in each.seats if holds(seat, guest.id)},
                "save": await saved(lobby, row.id) if row.over else None,
            }
        )
    return found


async def saved(lobby: Lobby, id: str) -> Any:
    """The saved game; None where today's rules cannot replay it.

    Another server may know its rules, and is asked in our place, but no third one in its.
    """
    try:
        table = await lobby.keeper.brought(id)
        return json.loads(await table.ask(table.saved))
    except (Refused, StoreFailed):
        return None
    except Elsewhere:
        if here.get():
            return None
        raise


async def chronicles(lobby: Lobby, guest: Guest) -> list[dict[str, Any]]:
    store = lobby.house.store.chronicles
    found: list[dict[str, Any]] = []
    for id in await store.chronicles_of(guest.id):
        kept = await store.chronicle(id, light=True)
        if kept is None:
            continue
        mine = [n for n, holder in enumerate(kept.holders) if holder.guest == guest.id]
        found.append(
            {
                "id": id,
                "name": kept.book.name,
                "game": kept.book.game,
                "created": kept.created,
                "host": kept.host == guest.id,
                "heirs": {n: kept.book.roster[n].name for n in mine},
                "names": [
                    {"kind": each.kind, "number": each.of, "text": each.text}
                    for each in kept.book.inscriptions
                    if each.heir in mine
                ],
            }
        )
    return found
