"""Bots in worker processes, and bots that crash, dawdle and cheat."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from duskmoot import bots
from duskmoot.kernel import flow
from duskmoot.kernel.acts import DONE
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import view
from duskmoot.table.crew import Crew
from duskmoot.table.house import Settings
from duskmoot.table.thinker import Thought, view_of
from duskmoot.table.turns import Errand
from tests.table.friends import FREE, evening, house

FAULTS = {
    "raises": "note-bot-crashed",
    "dies": "note-bot-crashed",
    "babbles": "note-bot-crashed",
    "sleeps": "note-bot-slow",
    "spins": "note-bot-slow",
    "cheats": "note-bot-illegal",
    "dreams": "note-bot-illegal",
}


@pytest.fixture(autouse=True)
def bad_bots_for_a_while(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Known in this process and in the workers that it starts, and forgotten again."""
    usual = dict(bots.ANY_GAME)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    for name in FAULTS:
        bots.ANY_GAME[name] = ("tests.table.bad_bots", name.capitalize())
    yield
    bots.ANY_GAME.clear()
    bots.ANY_GAME.update(usual)


def hurried(grace: float = 60.0) -> Settings:
    """Bots are given up after the grace; a worker that starts must have time to."""
    return Settings(
        bot_grace=grace, bot_workers=2, bot_modules=("tests.table.bad_bots",), limits=FREE
    )


@pytest.mark.parametrize("bad", FAULTS)
@evening
async def test_a_bad_bot_is_replaced_and_the_game_goes_on(bad: str, tmp_path: Path) -> None:
    slow = FAULTS[bad] == "note-bot-slow"
    async with house(tmp_path, hurried(6.0 if slow else 60.0)) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "random", bad))
        await chair.acts(0)
        state = await chair.until(lambda state: state["decision"] > 0)
        assert state["at"] >= 3
        note = next(line for line in chair.talk if line["seat"] == 2)
        assert (note["note"], note["seat"], note["parts"]) == (FAULTS[bad], 2, {"bot": bad})
        assert note["text"] == ""
        figures = (await ada.http.get("/metrics")).text
        reason = FAULTS[bad].removeprefix("note-")
        assert f'duskmoot_replaced_acts_total{{reason="{reason}"}}' in figures


@evening
async def test_the_default_act_is_safe_and_legal(tmp_path: Path) -> None:
    """A whole game in which one seat is only ever played for."""
    async with house(tmp_path, hurried()) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "random", "raises"))
        end = await chair.plays_on(0)
        assert end["over"]
        assert {line["note"] for line in chair.talk} == {"note-bot-crashed"}


@evening
async def test_bots_think_in_other_processes(tmp_path: Path) -> None:
    async with house(tmp_path, hurried()) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "ismcts", "heuristic"))
        await chair.acts(0)
        await chair.until(lambda state: state["decision"] > 0)
        processes = [worker.process for worker in at.lobby.house.searchers.workers]
        assert any(process and process.pid != os.getpid() for process in processes)
        assert chair.talk == []


@evening
async def test_a_seat_is_handed_to_a_bot_in_the_middle_of_its_thought(tmp_path: Path) -> None:
    """The thought of the bot that is gone must not become an act of the person."""
    async with house(tmp_path, hurried()) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        await ada.post(f"/api/tables/{table['id']}/seats/2/bot", {"bot": "sleeps", "strength": 1})
        await ada.takes(table, 2)
        for seat in (0, 1):
            await chair.acts(seat)
        assert chair.state["asked"] == [2]
        await chair.acts(2, "play hunters_dream")
        assert chair.state["decision"] > 0
        assert [line["note"] for line in chair.talk] == ["note-seat-bot", "note-seat-taken"]


@evening
async def test_a_worker_that_was_killed_is_replaced() -> None:
    crew = Crew(1, 5.0, ("tests.table.bad_bots",))
    seen = {"game": "bloodborne", "seat": 0, "table": {}, "question": "", "about": [], "story": []}
    thought = Thought("bloodborne", "random", 0, 1, 0.1, {**seen, "acts": [DONE]})
    killer = Thought("bloodborne", "dies", 0, 1, 0.1, {**seen, "acts": [DONE]})
    try:
        assert (await crew.decide(thought, Errand("host", "table"))).act == DONE
        assert (await crew.decide(killer, Errand("host", "table"))).fault == "note-bot-crashed"
        assert (await crew.decide(thought, Errand("host", "table"))).act == DONE
    finally:
        await crew.close()


def test_a_bot_elsewhere_sees_the_same_view_and_hears_the_same_story() -> None:
    game = find("bloodborne")
    g = game.begin(Setting(game, 3, game.choose({}), bytes(32)), True)
    for i in range(20):
        flow.apply(g, g.asked[0], flow.legal(g, g.asked[0])[0])
    plain = view(g, 1).plain()
    assert plain["story"]
    assert view_of(msgspec.json.decode(msgspec.json.encode(plain))).plain() == plain
