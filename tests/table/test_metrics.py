"""The figures for Prometheus tell what happened."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from duskmoot.table.store.sqlite import FILE
from tests.table.correspondence import HOUR, post_house, visits
from tests.table.friends import Friend, evening, house


async def figures(friend: Friend) -> dict[str, float]:
    """By metric with its labels: its value."""
    text = (await friend.http.get("/metrics")).text
    found = re.findall(r"^(duskmoot_\S+) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


@evening
async def test_moves_thoughts_and_restores_are_counted(folder: Path) -> None:
    async with house(folder) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "heuristic", "ismcts")
        chair = await ada.sits(table)
        await chair.plays_on(0, acts=2)
        told = await figures(ada)
        assert told["duskmoot_act_seconds_count"] == 2
        assert told['duskmoot_thought_seconds_count{line="quick"}'] >= 1
        assert told['duskmoot_thought_wait_seconds_count{line="searching"}'] >= 1
        assert told["duskmoot_restore_seconds_count"] == 1
        assert told["duskmoot_events_total"] >= 4
        assert told["duskmoot_frozen_tables"] == 0


@evening
async def test_frozen_tables_are_counted(folder: Path) -> None:
    async with house(folder) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        await chair.plays_on(0, 1, 2, acts=3)
        await chair.leaves()
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute("delete from event where n = 2")
        db.commit()
    async with house(folder) as at:
        friend = await at.friend()
        friend.http.cookies = ada.http.cookies
        chair = await friend.sits(table)
        assert chair.state["table"]["trouble"] == "table-damaged"
        assert (await figures(friend))["duskmoot_frozen_tables"] == 1


@evening
async def test_late_notices_are_counted(folder: Path) -> None:
    async with post_house(folder) as post:
        ada, bob, cid = [await post.correspondent(name, "UTC") for name in ("Ada", "Bob", "Cid")]
        await visits(ada, await post.set_table(ada, bob, cid), 0)
        notices = post.house.lobby.house.store.notices
        assert await notices.lateness(int(post.now)) == 0
        assert await notices.lateness(int(post.now) + HOUR) > HOUR / 2
        await post.passes(HOUR)
        assert (await figures(ada))["duskmoot_notice_age_seconds"] == 0
        assert await notices.lateness(int(post.now)) == 0
