"""The key of chance tells every card to come: whoever plays with others never gets it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from duskmoot.table.store.port import Store
from tests.table.friends import Friend, House, Json, evening, house
from tests.table.test_nodes import known, two_houses


async def exported(friend: Friend, table: Json) -> int:
    return (await friend.http.get(f"/api/tables/{table['id']}/export")).status_code


async def shown(friend: Friend, table: Json) -> Json:
    found: Json = await friend.get(f"/api/tables/{table['id']}")
    return found


def two_minutes_later(at: House, table: Json) -> None:
    """As if two minutes had gone by."""
    there = at.lobby.tables[table["id"]]
    there._away.clear()
    there._born -= 1000


@evening
async def test_a_broken_line_gives_nobody_the_key(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "random")
        await bea.takes(table, 1)
        first, second = await ada.sits(table), await bea.sits(table)
        await second.leaves()
        await first.until(lambda state: not state["table"]["seats"][1]["here"])
        path = f"/api/tables/{table['id']}/seats/1/bot"
        assert (await ada.http.post(path, json={})).json()["key"] == "seat-waits"
        assert await exported(ada, table) == 409
        two_minutes_later(at, table)
        assert (await ada.http.post(path, json={})).status_code == 200
        assert await exported(ada, table) == 409, "Bea may come back"
        await bea.takes(table, 1)
        await bea.post(f"/api/tables/{table['id']}/seats/1/leave", {})
        await ada.post(path, {})
        assert await exported(ada, table) == 409, "she has sat here, and may know something"
        assert not (await shown(ada, table))["key_left"]


@evening
async def test_whoever_sits_down_is_told_that_the_key_has_left(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "random", "random")
        assert not table["key_left"]
        assert await exported(bea, table) == 409
        assert not (await shown(ada, table))["key_left"], "asking for it is not getting it"
        assert await exported(ada, table) == 200
        await ada.post(f"/api/tables/{table['id']}/seats/1/leave", {})
        assert await exported(ada, table) == 409, "a seat is open"
        invited = await bea.get(f"/api/invites/{table['invite']}")
        assert invited["key_left"], "before she sits down"
        assert (await bea.takes(table, 1))["key_left"]
        chair = await bea.sits(table)
        assert chair.state["table"]["key_left"]
        assert "note-key-left" in [line["note"] for line in chair.talk]
        assert (await bea.get("/api/me/tables"))[0]["key_left"]
        assert await exported(ada, table) == 409
        cookies = bea.http.cookies
    async with house(store()) as at:
        bea = await at.friend()
        bea.http.cookies = cookies
        assert (await shown(bea, table))["key_left"], "for ever"


@evening
async def test_a_link_on_a_foreign_page_lets_no_key_out(folder: Path) -> None:
    """A browser follows it with its cookie, and that a key has left is never forgotten."""
    async with house(folder) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        path = f"/api/tables/{table['id']}/export"
        led = {"sec-fetch-site": "cross-site"}
        assert (await ada.http.get(path, headers=led)).json()["key"] == "wrong-origin"
        assert not (await shown(ada, table))["key_left"]
        chair = await ada.sits(table)
        await chair.plays_on(0, 1, 2)
        assert (await ada.http.get(path, headers=led)).status_code == 200, "no secret any more"


@evening
async def test_a_link_leads_to_a_key_on_no_other_server_either(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ada, far = await known(one, other, "Ada")
        table = await ada.sets("mine", "mine", "mine")
        await ada.sits(table)
        led = {"sec-fetch-site": "cross-site"}
        told = await far.http.get(f"/api/tables/{table['id']}/export", headers=led)
        assert told.json()["key"] == "wrong-origin"
        assert await exported(far, table) == 200


@evening
async def test_who_plays_a_table_from_a_file_may_know_its_key(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "mine", "mine")
        saved = await ada.http.get(f"/api/tables/{table['id']}/export")
        kind = {"content-type": "application/json"}
        again = (await ada.http.post("/api/import", content=saved.content, headers=kind)).json()
        assert again["key_left"]
        assert (await bea.takes(again, 1))["key_left"]


@pytest.mark.parametrize("comes_back", [True, False])
@evening
async def test_a_bot_agrees_to_no_undo_for_somebody_who_is_away(
    comes_back: bool, store: Callable[[], Store]
) -> None:
    async with house(store()) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "mine")
        await bea.takes(table, 1)
        chair, other = await ada.sits(table), await bea.sits(table)
        await other.acts(1)
        for seat in (0, 2):
            await chair.acts(seat)
        await chair.until(lambda state: state["decision"] > 0)
        await other.leaves()
        await chair.until(lambda state: not state["table"]["seats"][1]["here"])
        two_minutes_later(at, table)
        await ada.post(f"/api/tables/{table['id']}/seats/1/bot", {})
        before = chair.state["at"]
        await chair.asks(type="undo", seat=0)
        asked = chair.state["undo"]
        assert asked["waiting"] == [1, 2]
        consent = {"type": "consent", "request": asked["request"], "agreed": True}
        await chair.asks(seat=2, **consent)
        assert (await chair.asks(seat=1, **consent))["refusal"]["key"] == "not-your-seat"
        assert chair.state["undo"]["waiting"] == [1]
        assert chair.state["at"] >= before
        if comes_back:
            await bea.takes(table, 1)
            back = await bea.sits(table)
            assert back.state["undo"] is None, "who comes back is asked anew, and is no bot"
            assert back.state["at"] >= before
