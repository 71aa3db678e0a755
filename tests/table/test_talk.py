"""Talk goes on for ever: notes do not fill it, old lines make room, and nothing is missed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from duskmoot.table.store.port import Store
from tests.table.friends import FAST, FREE, evening, house


@evening
async def test_notes_do_not_close_the_talk(store: Callable[[], Store]) -> None:
    settings = replace(FAST, limits=replace(FREE, talk_kept=5, notes_kept=10))
    async with house(store(), settings) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "open")
        chair = await ada.sits(table)
        assert (await chair.asks(type="say", seat=0, text="first"))["type"] == "done"
        for _ in range(30):
            await bea.takes(table, 1)
            await bea.post(f"/api/tables/{table['id']}/seats/1/leave", {})
        for n in range(9):
            assert (await chair.asks(type="say", seat=0, text=f"still {n}"))["type"] == "done"
        fresh = await ada.sits(table)
        notes = [line for line in fresh.talk if line["note"]]
        words = [line["text"] for line in fresh.talk if not line["note"]]
        assert len(notes) == 10
        assert words == [f"still {n}" for n in range(4, 9)], "the oldest were forgotten"
        numbers = [line["n"] for line in fresh.talk]
        assert numbers == list(range(numbers[0], numbers[0] + 15)), "without a gap"
        assert numbers[-1] == chair.talk[-1]["n"], "newer lines keep their numbers"
        cookies = ada.http.cookies
    async with house(store(), settings) as at:
        ada = await at.friend()
        ada.http.cookies = cookies
        back = await ada.comes_back(table, fresh)
        assert back.state["talk"] == [], "numbers are the same after a restart"
        await back.asks(type="say", seat=0, text="again")
        assert back.talk[-1]["n"] == fresh.talk[-1]["n"] + 1


@evening
async def test_equal_notes_in_a_row_are_one(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        there = at.lobby.tables[table["id"]]
        for _ in range(3):
            await there.ask(partial(there.note, "note-clock", 0))
            there.tell_of_talk()
        await chair.catches_up()
        [line] = chair.talk
        assert (line["note"], line["parts"]) == ("note-clock", {"times": "3"})
        await there.ask(partial(there.note, "note-clock", 1))
        await chair.asks(type="say", seat=0, text="well?")
        assert [line["seat"] for line in chair.talk] == [0, 1, 0]
        assert (await ada.sits(table)).talk == chair.talk


@evening
async def test_a_frame_brings_the_last_lines_and_older_ones_are_asked_for(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, eve = await at.friend("Ada"), await at.friend()
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        for n in range(450):
            await chair.asks(type="say", seat=0, text=str(n))
        watching = await eve.sits(table)
        assert [line["n"] for line in watching.talk] == list(range(250, 450))
        path = f"/api/tables/{table['id']}/talk"
        older = await eve.get(f"{path}?before=250")
        assert [line["n"] for line in older] == list(range(50, 250))
        assert [line["text"] for line in await eve.get(f"{path}?before=50")] == [
            str(n) for n in range(50)
        ]
        assert (await eve.http.get(f"{path}?before=x")).status_code == 400
        assert (await eve.http.get(path)).status_code == 400
