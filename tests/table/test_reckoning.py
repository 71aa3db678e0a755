"""What a seat can work out reaches that seat, for the newest position, and costs others nothing."""

from __future__ import annotations

import asyncio
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.table.friends import FAST, SPECTATOR, Chair, Friend, Json, evening, house

pytestmark = pytest.mark.usefixtures("small_games")
SETTINGS = replace(FAST, bot_modules=("tests.table.whispers",))


async def reckoned(chair: Chair, at: int, seat: int) -> dict[str, list[int]]:
    """What this seat could work out after so many events, once it is told."""
    while True:
        for told in chair.reckonings:
            if (told["at"], told["seat"]) == (at, seat):
                found: dict[str, list[int]] = told["reckoning"]
                return found
        await chair.hears()


def told_of(chair: Chair) -> set[int]:
    """Seats of whose reckoning this socket ever heard, in frames of their own or in states."""
    frames: list[Json] = [json.loads(frame) for frame in chair.frames]
    seats = {frame["seat"] for frame in frames if frame["type"] == "reckoning"}
    for frame in frames:
        seats |= {view["seat"] for view in frame.get("views", []) if view["reckoning"]}
    return seats


async def set_table(host: Friend, *seats: str) -> Json:
    body = {"game": "reckons", "seats": [{"kind": seat} for seat in seats]}
    made: Json = await host.post("/api/tables", body)
    return made


@evening
async def test_each_seat_is_told_its_own_and_spectators_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, SETTINGS) as at:
        ada, bea, eve = await at.friend("Ada"), await at.friend("Bea"), await at.friend()
        table = await set_table(ada, "mine", "open", "mine")
        await bea.takes(table, 1)
        host, guest, watching = [await friend.sits(table) for friend in (ada, bea, eve)]
        assert host.view(2)["reckoning"] is None, "it is being worked out"
        assert watching.view(SPECTATOR)["reckoning"] == {}
        await host.acts(0, "mark 0")
        assert await reckoned(host, 1, 0) == {}
        assert (await reckoned(host, 1, 2))["seat"] == [2]
        assert (await reckoned(guest, 1, 1))["seat"] == [1]
        assert (await reckoned(guest, 1, 1))["notes"] == [1]
        for chair in (host, guest, watching):
            await chair.catches_up()
        assert told_of(host) == {0, 2}
        assert told_of(guest) == {1}
        assert told_of(watching) == set()


@evening
async def test_what_is_known_comes_with_every_state(tmp_path: Path) -> None:
    async with house(tmp_path, SETTINGS) as at:
        ada = await at.friend("Ada")
        table = await set_table(ada, "mine", "mine", "mine")
        chair = await ada.sits(table)
        found = await reckoned(chair, 0, 1)
        await chair.asks(type="say", seat=1, text="I see")
        assert chair.view(1)["reckoning"] == found
        assert (await ada.sits(table)).view(1)["reckoning"] == found
        await chair.acts(0, "mark 0")
        assert chair.view(1)["reckoning"] is None, "another position, not yet worked out"


@evening
async def test_only_the_newest_position_is_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    monkeypatch.setenv("DUSKMOOT_TEST_GATE", str(gate))
    async with house(tmp_path, SETTINGS) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await set_table(ada, "mine", "open", "open")
        await bea.takes(table, 1)
        guest = await bea.sits(table)
        host = await ada.sits(table)  # the first position is being worked out for Bea
        for _ in range(4):
            await host.acts(0, "mark 0")
        await asyncio.to_thread(gate.write_text, "go on", "utf-8")
        newest = await reckoned(guest, 4, 1)
        assert newest["notes"] == [4]
        assert newest["asked"][0] <= 3, "positions that were over were worked out"
        assert [told["at"] for told in guest.reckonings] == [4]


@evening
async def test_a_reckoning_that_fails_stops_nobody(tmp_path: Path) -> None:
    async with house(tmp_path, SETTINGS) as at:
        ada = await at.friend("Ada")
        table = await set_table(ada, "mine", "mine", "mine")
        chair = await ada.sits(table)
        for event in (1, 2):  # it raises, then its worker dies
            await chair.acts(0, "done")
            assert await reckoned(chair, event, 1) == {}
        await chair.acts(0, "mark 0")
        assert (await reckoned(chair, 3, 1))["notes"] == [3]


@evening
async def test_nobody_looks_so_nothing_is_worked_out(tmp_path: Path) -> None:
    async with house(tmp_path, SETTINGS) as at:
        ada, eve = await at.friend("Ada"), await at.friend()
        table = await set_table(ada, "mine", "mine", "mine")
        watching = await eve.sits(table)
        await watching.catches_up()
        [worker] = at.lobby.house.reckoner(table["id"]).workers
        assert worker.process is None


@evening
async def test_games_without_anything_to_work_out_pay_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        for seat in (0, 1, 2):
            await chair.acts(seat)
        await chair.catches_up()
        assert [view["reckoning"] for view in chair.state["views"]] == [{}] * 3
        assert chair.reckonings == []
        [worker] = at.lobby.house.reckoner(table["id"]).workers
        assert worker.process is None
