"""Reloads, broken networks, closed servers: everybody gets exactly what was missed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table import lobby
from duskmoot.table.house import Settings
from duskmoot.table.limits import Rate
from duskmoot.table.lobby import Lobby
from duskmoot.table.store.sqlite import SqliteStore
from tests.table.friends import FAST, FREE, Chair, Json, chained, evening, house


def same(one: Chair, other: Chair) -> bool:
    """Whether two clients know the same, however it reached them."""
    fields = [key for key in one.state if key not in ("views", "talk", "talk_from", "clock")]
    views = [("table", "question", "about", "acts", "forbidden", "answer", "undo")] * 9
    return (
        all(one.state[key] == other.state[key] for key in fields)
        and one.stories == other.stories
        and one.talk == other.talk
        and all(
            mine[key] == theirs[key]
            for mine, theirs, keys in zip(one.state["views"], other.state["views"], views)
            for key in keys
        )
    )


@evening
async def test_a_reconnect_brings_what_was_missed_and_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "random")
        await bea.takes(table, 1)
        steady, other = await ada.sits(table), await bea.sits(table)
        dropped = await ada.sits(table)
        for _ in range(12):
            for chair, seat in ((steady, 0), (other, 1)):
                await chair.until(lambda state: state["at"] >= steady.state["at"])
                if seat in chair.state["asked"]:
                    await chair.acts(seat)
            lines = len(dropped.stories[0])
            await dropped.leaves()
            await other.asks(type="say", seat=1, text="still here?")
            dropped = await ada.comes_back(table, dropped)
            [view] = dropped.state["views"]
            assert view["story_from"] == lines
            assert len(dropped.state["talk"]) == 1
            await steady.reaches(dropped.state["at"])
        newest = max((steady, dropped), key=lambda chair: int(chair.state["at"]))
        fresh = await ada.sits(table)
        await newest.until(lambda state: state["at"] >= fresh.state["at"])
        assert newest.stories[0][: len(fresh.stories[0])] == fresh.stories[0]


@evening
async def test_lines_that_were_taken_back_meanwhile_are_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair, dropped = await ada.sits(table), await ada.sits(table)
        for seat in (0, 1, 2):
            await chair.acts(seat)
        await dropped.until(lambda state: state["at"] == 3)
        await dropped.leaves()
        before = len(dropped.stories[0])
        await chair.asks(type="undo", seat=2)
        for seat in (0, 1):
            number = chair.state["undo"]["request"]
            await chair.asks(type="consent", seat=seat, request=number, agreed=True)
        await chair.acts(2, "play hunters_dream")
        back = await ada.comes_back(table, dropped)
        assert back.view(0)["story_from"] < before
        assert same(back, chair)


@evening
async def test_a_reload_in_the_middle_of_a_sealed_choice(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "open", "open")
        chair = await ada.sits(table)
        await chair.acts(0, "play hunters_dream")
        await chair.leaves()
        reloaded = await ada.sits(table)
        assert reloaded.view(0)["answer"] == "play hunters_dream"
        assert reloaded.state["answered"] == [0]
        assert (await reloaded.acts(0, "play saw_cleaver"))["type"] == "done"


@pytest.mark.parametrize(
    "have",
    [
        {"at": 10**8, "eyes": "0", "talk": 10**8},
        {"at": -7, "eyes": "0"},
        {"at": "x", "eyes": "y", "talk": "z"},
        {"at": 0, "eyes": "5,6,7"},
        {"at": "٣", "eyes": "²"},
        {"eyes": "0", "talk": -3},
    ],
)
@evening
async def test_nonsense_about_what_one_has_brings_everything(have: Json, tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        await chair.asks(type="say", seat=0, text="hello")
        back = Chair(await ada.socket(table["id"], **have))
        if have.get("talk") == 10**8:
            back.talk = chair.talk[:]
        await back.hears()
        assert same(back, chair)


@evening
async def test_everything_is_there_again_after_the_server_closed(tmp_path: Path) -> None:
    tables: list[Json] = []
    chairs: list[Chair] = []
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        for acts in (0, 1, 2, 30, 77):
            tables.append(await ada.sets("mine", "mine", "mine"))
            chair = await ada.sits(tables[-1])
            await chair.plays_on(0, 1, 2, acts=acts)
            await chair.asks(type="say", seat=0, text=f"after {acts}")
            chairs.append(chair)
        cookies = ada.http.cookies
    for chair in chairs:
        assert await chair.closing_code() == 1001
        assert chair.asides[-1] == {
            "type": "ended",
            "refusal": {"key": "closing", "parts": {}, "clause": ""},
        }
    async with house(tmp_path) as at:
        assert at.lobby.tables == {}, "a table comes back when somebody opens it"
        ada = await at.friend()
        ada.http.cookies = cookies
        for table, chair in zip(tables, chairs):
            back = await ada.comes_back(table, chair)
            assert all(view["story"] == [] for view in back.state["views"])
            again = await ada.sits(table)
            for seen in (back, again):
                seen.state["table"]["seats"] = chair.state["table"]["seats"]
                assert same(seen, chair)
            await back.leaves()
            assert (await again.plays_on(0, 1, 2))["over"]


@evening
async def test_a_table_is_restored_without_its_snapshot_and_with_a_bad_one(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        await chair.plays_on(0, 1, 2, acts=60)
        cookies = ada.http.cookies
    for body in (b"", b"x\x9c\x00"):
        store = SqliteStore(tmp_path)
        await store.open()
        kept = await store.snapshot(table["id"])
        assert kept is not None
        assert kept.n >= 25
        await store.keep(table["id"], replace(kept, body=body))
        await store.close()
        async with house(tmp_path) as at:
            ada = await at.friend()
            ada.http.cookies = cookies
            again = await ada.sits(table)
            assert again.stories == chair.stories
            assert again.view(1)["table"] == chair.view(1)["table"]


@evening
async def test_a_table_whose_history_leads_elsewhere_is_frozen_and_harms_no_other(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        broken, sound = [await ada.sets("mine", "mine", "mine") for _ in range(2)]
        for table in (broken, sound):
            chair = await ada.sits(table)
            await chair.plays_on(0, 1, 2, acts=10)
        cookies = ada.http.cookies
        row = await at.lobby.house.store.table(broken["id"])
        events = await at.lobby.house.store.events(broken["id"])
        assert row is not None
        other = replace(row, id="another-table-with", invite="another-invitation")
        moved = [replace(event, position="0" * 64) for event in events]
        seats = await at.lobby.house.store.seats(row.id)
        await at.lobby.house.store.add_table(other, seats, chained(row.key, moved), 0)
    async with house(tmp_path) as at:
        ada = await at.friend()
        ada.http.cookies = cookies
        frozen = await ada.sits({"id": other.id})
        assert frozen.state["table"]["trouble"] == "table-differs"
        assert frozen.state["views"] == []
        refused = await frozen.asks(type="act", seat=0, decision=0, act="done")
        assert refused["refusal"]["key"] == "table-frozen"
        assert (await frozen.asks(type="say", seat=0, text="what now?"))["type"] == "done"
        assert (await ada.http.get(f"/api/tables/{other.id}/export")).status_code == 409
        assert (await (await ada.sits(sound)).plays_on(0, 1, 2))["over"]


@evening
async def test_tables_at_rest_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async with house(tmp_path, replace(FAST, rest_after=-1.0)) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        await chair.acts(0)
        at.lobby.sweep()
        assert list(at.lobby.tables) == [table["id"]], "somebody looks at it"
        await chair.leaves()
        while at.lobby.tables[table["id"]].listeners:
            await ada.get("/healthz")
        at.lobby.sweep()
        assert at.lobby.tables == {}
        again = await ada.sits(table)
        assert again.state["answered"] == [0]


@evening
async def test_whatever_goes_wrong_on_a_sweep_there_is_a_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tidied = 0
    again = asyncio.Event()

    async def stumbles(self: Lobby) -> None:
        nonlocal tidied
        tidied += 1
        if tidied == 1:
            raise RuntimeError("a fault of ours")
        again.set()

    monkeypatch.setattr(lobby, "SWEEP", 0.01)
    monkeypatch.setattr(lobby, "TIDY", 1)
    monkeypatch.setattr(Lobby, "tidy", stumbles)
    async with house(tmp_path):
        await again.wait()


@evening
async def test_a_clock_plays_for_whoever_does_not_answer(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "open", "random", clock=1)
        chair = await ada.sits(table)
        assert 0 < chair.state["clock"] <= 1000
        state = await chair.until(lambda state: state["decision"] > 0)
        assert [line["note"] for line in chair.talk] == ["note-clock"] * 2
        assert sorted(line["seat"] for line in chair.talk) == [0, 1]
        assert state["clock"] is None or 0 < state["clock"] <= 1000
        assert (await chair.until(lambda state: state["at"] > 5))["asked"]


@evening
async def test_no_clock_runs_where_none_was_asked_for(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "open", "random"))
        assert chair.state["clock"] is None


@evening
async def test_sockets_without_a_table_and_of_another_version(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        for id, version, code, key in (
            ("nowhere", 1, 4404, "no-such-table"),
            (table["id"], 99, 4400, "protocol-version"),
        ):
            chair = Chair(await ada.socket(id, v=version))
            assert await chair.closing_code() == code
            assert chair.asides[-1]["refusal"]["key"] == key


@evening
async def test_too_many_sockets(tmp_path: Path) -> None:
    limits = replace(FREE, sockets_here=2, sockets_each=3)
    async with house(tmp_path, Settings(limits=limits)) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table, other = [await ada.sets("mine", "mine", "mine") for _ in range(2)]
        first = await ada.sits(table)
        await ada.sits(table)
        assert await Chair(await ada.socket(table["id"])).closing_code() == 4429
        await ada.sits(other)
        assert await Chair(await ada.socket(other["id"])).closing_code() == 4429
        await bea.sits(table)
        await first.leaves()
        while True:  # until the server has seen it go
            chair = Chair(await ada.socket(table["id"]))
            if (await chair.hears())["type"] == "state":
                break


@evening
async def test_tables_are_made_at_a_rate(tmp_path: Path) -> None:
    limits = replace(FREE, tables=Rate(0.001, 2))
    async with house(tmp_path, Settings(limits=limits)) as at:
        ada = await at.friend("Ada")
        for _ in range(2):
            await ada.sets("mine", "mine", "mine")
        with pytest.raises(Refused) as refused:
            await ada.sets("mine", "mine", "mine")
        assert refused.value.key == "too-fast"
