"""Replays are made once, in a worker, packed and limited; tables put away come back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from duskmoot.table.limits import Rate
from duskmoot.table.lobby import DAY, NEVER_BEGUN, UNTOUCHED
from tests.table.friends import FAST, FREE, Friend, House, Json, evening, house


async def finished(at: House) -> tuple[Friend, str]:
    ada = await at.friend("Ada")
    table = await ada.sets("mine", "mine", "mine")
    chair = await ada.sits(table)
    await chair.plays_on(0, 1, 2)
    await chair.leaves()
    return ada, f"/api/tables/{table['id']}/replay"


@evening
async def test_a_replay_is_made_once_and_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, path = await finished(at)
        first = await ada.http.get(f"{path}?seat=0")
        assert first.headers["content-encoding"] == "gzip"
        workers = at.lobby.house.retellers.workers
        assert [worker.process is not None for worker in workers] == [True]
        for worker in workers:
            await worker.close()
        again = await ada.http.get(f"{path}?seat=0")
        assert again.content == first.content, "without a worker"
        assert all(worker.process is None for worker in workers)
        same = {"if-none-match": first.headers["etag"]}
        held = await ada.http.get(f"{path}?seat=0", headers=same)
        assert (held.status_code, held.content) == (304, b"")
        assert (await ada.http.get(f"{path}?seat=1")).headers["etag"] != first.headers["etag"]
        plain = await ada.http.get(f"{path}?seat=0", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()
        cookies = ada.http.cookies
    async with house(tmp_path) as at:
        ada = await at.friend()
        ada.http.cookies = cookies
        assert (await ada.http.get(f"{path}?seat=0")).content == first.content
        assert all(worker.process is None for worker in at.lobby.house.retellers.workers)
        stored = await at.lobby.house.store.retold(path.split("/")[3], 0, "another edition")
        assert stored is None
    assert len(first.json()["positions"]) > 30


@evening
async def test_replays_have_a_rate_and_held_ones_cost_nothing(tmp_path: Path) -> None:
    settings = replace(FAST, limits=replace(FREE, replays=Rate(0.001, 2)))
    async with house(tmp_path, settings) as at:
        ada, path = await finished(at)
        answers = [await ada.http.get(path) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        same = {"if-none-match": answers[0].headers["etag"]}
        assert (await ada.http.get(path, headers=same)).status_code == 304


async def mine(friend: Friend) -> dict[str, Json]:
    return {table["id"]: table for table in await friend.get("/api/me/tables")}


@evening
async def test_tables_that_nobody_touches_are_put_away_and_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        new, begun = [await ada.sets("mine", "mine", "mine") for _ in range(2)]
        chair = await ada.sits(begun)
        await chair.acts(0)
        await chair.leaves()
        cookies = ada.http.cookies
    async with house(tmp_path) as at:
        ada = await at.friend()
        ada.http.cookies = cookies
        now = at.lobby.house.now()
        at.lobby.house.now = lambda: now + NEVER_BEGUN + DAY
        await at.lobby.tidy()
        away = {id: table["put_away"] for id, table in (await mine(ada)).items()}
        assert away == {new["id"]: True, begun["id"]: False}
        at.lobby.house.now = lambda: now + UNTOUCHED + DAY
        await at.lobby.tidy()
        tables = await mine(ada)
        assert all(table["put_away"] for table in tables.values())
        assert sorted(tables[begun["id"]]["waiting"]) == [1, 2], "it still says who is asked"
        assert at.lobby.tables == {}, "a list opens no table"
        chair = await ada.sits(begun)
        assert chair.state["answered"] == [0], "and it is where it was"
        await at.lobby.tidy()
        away = {id: table["put_away"] for id, table in (await mine(ada)).items()}
        assert away == {new["id"]: True, begun["id"]: False}


@evening
async def test_tables_put_away_do_not_count(tmp_path: Path) -> None:
    settings = replace(FAST, limits=replace(FREE, tables_each=1))
    async with house(tmp_path, settings) as at:
        ada = await at.friend("Ada")
        await ada.sets("mine", "mine", "mine")
        now = at.lobby.house.now()
        at.lobby.house.now = lambda: now + NEVER_BEGUN + DAY
        await at.lobby.tidy()
        await ada.sets("mine", "mine", "mine")
