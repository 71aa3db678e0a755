"""The account of a table: for finished games alone, made once, and for whoever asks."""

from __future__ import annotations

from pathlib import Path

from tests.table.friends import evening, house


@evening
async def test_a_running_game_has_no_account(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        path = f"/api/tables/{table['id']}/account"
        refused = await ada.http.get(path)
        assert (refused.status_code, refused.json()["key"]) == (409, "replay-running")
        chair = await ada.sits(table)
        await chair.acts(0)
        assert (await ada.http.get(path)).status_code == 409
        assert await at.lobby.house.store.retold(table["id"], -2, "") is None


@evening
async def test_a_finished_game_has_one_that_adds_up(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        await chair.plays_on(0, 1, 2)
        path = f"/api/tables/{table['id']}/account"
        account = await ada.get(path)
        sums = [sum(column["values"][seat] for column in account["columns"]) for seat in range(3)]
        assert sums == account["scores"] == chair.state["scores"]
        assert account["winners"] == chair.state["winners"]
        assert account["marks"]["score"][-1]["values"] == account["scores"]
        assert account["scenes"][0] == {"kind": "round", "at": 0, "number": 1}
        assert account["reason"][-1]["key"] in ("killed", "eliminated", "stalemate")
        assert len(account["tables"]) == 3
        replay = await ada.get(f"/api/tables/{table['id']}/replay?seat=-1")
        told = [position["lines"] for position in replay["positions"]]
        assert account["deeds"]
        for deed in account["deeds"]:
            lines = replay["story"][told[deed["at"] - 1] : told[deed["at"]]]
            assert deed["line"] in lines, "with the act with which it was told"
        for worker in at.lobby.house.retellers.workers:
            await worker.close()
        stranger = await at.friend("Bo")
        assert await stranger.get(path) == account, "kept, and nobody's secret any more"
