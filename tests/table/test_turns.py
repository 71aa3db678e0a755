"""Bots think in turn: nobody's bots keep those of others waiting, and haste tells nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.crew import SLACK, still_to_wait
from duskmoot.table.house import Settings
from duskmoot.table.limits import Limits
from duskmoot.table.thinker import Answer
from duskmoot.table.turns import Errand, Line
from tests.table.friends import FAST, FREE, Friend, Json, evening, house

PATIENT = 3


def errand(host: str, table: str, wanted: bool = True) -> Errand:
    answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    return Errand(host, table, lambda: wanted, answer=answer)


@evening
async def test_hosts_take_turns_then_their_tables_then_their_seats() -> None:
    line = Line()
    for host, table in [("eve", "e1")] * 2 + [("eve", "e2")] * 2 + [("ada", "a1"), ("bea", "b1")]:
        line.put(errand(host, table))
    order: list[str] = []
    while (taken := line.take()) is not None:
        order.append(taken.table)
        line.back(taken)
    assert order == ["e1", "a1", "b1", "e2", "e1", "e2"]


@evening
async def test_a_host_has_one_worker_while_others_wait() -> None:
    line = Line()
    for _ in range(3):
        line.put(errand("eve", "e"))
    first = line.take()
    assert first is not None
    line.put(errand("ada", "a"))
    taken = [line.take() for _ in range(3)]
    assert [each.host for each in taken if each] == ["ada", "eve", "eve"]
    assert line.take() is None


@evening
async def test_what_nobody_needs_any_more_is_left_out() -> None:
    line = Line()
    unneeded, needed = errand("ada", "a", wanted=False), errand("ada", "b")
    line.put(unneeded)
    line.put(needed)
    assert line.take() is needed
    assert unneeded.answer is not None
    assert unneeded.answer.cancelled()


def test_an_answer_is_held_back_until_its_time_is_over() -> None:
    assert still_to_wait(began=10.0, now=10.001, seconds=1.0) == pytest.approx(0.999 + SLACK)
    assert still_to_wait(began=10.0, now=11.05, seconds=1.0) == pytest.approx(SLACK - 0.05)
    assert still_to_wait(began=10.0, now=15.0, seconds=1.0) == 0
    assert still_to_wait(began=10.0, now=10.0, seconds=0.0) == 0


@evening
async def test_a_searching_bot_takes_as_long_without_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of the loop says when each answer was told; no answer comes before its time."""
    held: list[float] = []

    def noted(began: float, now: float, seconds: float) -> float:
        held.append(now + still_to_wait(began, now, seconds) - began)
        return 0.0

    monkeypatch.setattr("duskmoot.table.crew.still_to_wait", noted)
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "ismcts", "heuristic"))
        for _ in range(4):
            await chair.until(lambda state: 0 in state["asked"])
            await chair.acts(0)
        await chair.until(lambda _: len(held) >= 3)
    assert all(seconds > 0.29 for seconds in held)


async def crowd(eve: Friend, tables: int) -> list[Json]:
    """Tables of patient bots alone, each watched by their host."""
    seat = {"kind": "bot", "bot": "ismcts", "strength": PATIENT}
    body = {"game": "bloodborne", "seats": [seat] * 5}
    return [await eve.post("/api/tables", body) for _ in range(tables)]


@evening
async def test_29_tables_of_searching_bots_keep_nobody_waiting(tmp_path: Path) -> None:
    settings = replace(FAST, limits=replace(FREE, sockets_here=40))
    async with house(tmp_path, settings) as at:
        ada, eve = await at.friend("Ada"), await at.friend("Eve")
        chair = await ada.sits(await ada.sets("mine", "heuristic", "heuristic"))
        await chair.until(lambda state: state["asked"] == [0])  # its worker is there
        chairs = [await eve.sits(table) for table in await crowd(eve, 29)]
        before = len(eve.sockets)
        assert before == 29
        acts = {id: table.course.at for id, table in at.lobby.tables.items() if table.course}
        await chair.acts(0)
        await chair.until(lambda state: state["decision"] > 0)
        thought = sum(
            table.course.at - acts[id] for id, table in at.lobby.tables.items() if table.course
        )
        assert thought <= chair.state["at"] + 1, "hers were asked at once, not after all others"
        assert len(chairs) == 29


@evening
async def test_a_quick_bot_waits_for_no_search(tmp_path: Path) -> None:
    async with house(tmp_path, FAST) as at:
        at.lobby.house.searchers._idle.clear()  # all of them are at work, and stay at it
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "heuristic", "heuristic"))
        await chair.acts(0)
        await chair.until(lambda state: state["decision"] > 0)


@evening
async def test_a_search_waits_for_one_search_of_another_host_at_most(tmp_path: Path) -> None:
    async with house(tmp_path, FAST) as at:
        ada, eve = await at.friend("Ada"), await at.friend("Eve")
        for table in await crowd(eve, 12):
            await eve.sits(table)
        chair = await ada.sits(await ada.sets("mine", "ismcts", "mine"))
        searchers = at.lobby.house.searchers
        assert len(searchers.line._hosts) == 2
        running = [task for task in searchers._busy if not task.done()]
        assert len(running) == 1, "one worker, at work for Eve"
        errand = searchers.line.take()
        assert errand is not None
        assert errand.table == chair.state["table"]["id"], "Ada is next"


@evening
async def test_nobody_looks_so_no_bot_searches(tmp_path: Path) -> None:
    async with house(tmp_path, FAST) as at:
        eve = await at.friend("Eve")
        for table in await crowd(eve, 3):
            await eve.get(f"/api/tables/{table['id']}")
        assert all(not table.thinking for table in at.lobby.tables.values())
        workers = at.lobby.house.searchers.workers + at.lobby.house.quick.workers
        assert all(worker.process is None for worker in workers)


@evening
async def test_a_guest_has_so_many_searching_bots_and_tables(tmp_path: Path) -> None:
    few = Limits(searching_each=6, tables_each=3)
    async with house(tmp_path, Settings(limits=few)) as at:
        eve = await at.friend("Eve")
        [table] = await crowd(eve, 1)
        with pytest.raises(Refused) as refused:
            await crowd(eve, 1)
        assert refused.value.key == "too-many-searching"
        path = f"/api/tables/{table['id']}/seats/0/bot"
        await eve.post(path, {"bot": "ismcts", "strength": 1})  # another instead of one
        made = await eve.sets("mine", "ismcts", "random")
        with pytest.raises(Refused) as refused:
            await eve.post(f"/api/tables/{made['id']}/seats/2/bot", {"bot": "ismcts"})
        assert refused.value.key == "too-many-searching"
        await eve.sets("mine", "random", "random")
        with pytest.raises(Refused) as refused:
            await eve.sets("mine", "random", "random")
        assert refused.value.key == "too-many-tables"
