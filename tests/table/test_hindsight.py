"""Spectators who see the game some acts late: exactly what was to be seen then, until the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Refused, Setting, find
from duskmoot.kernel.replay import Session
from duskmoot.table.house import Settings
from duskmoot.table.limits import Rate
from duskmoot.table.store.order import Door
from duskmoot.table.store.port import Store
from tests.table.friends import FREE, SPECTATOR, Chair, Json, evening, house, same_table
from tests.table.test_order import sets_door

LATE = 4
FIELDS = ("at", "decision", "asked", "answered")


def sight(chair: Chair) -> Json:
    """What a spectator has been shown of the game."""
    told = {field: chair.state[field] for field in FIELDS}
    return {**told, "table": chair.view(SPECTATOR)["table"], "story": chair.stories[SPECTATOR]}


@evening
async def test_a_spectator_sees_what_was_to_be_seen_some_acts_ago(
    store: Callable[[], Store],
) -> None:
    async with house(store()) as at:
        ada, eve = await at.friend("Ada"), await at.friend("Eve")
        table = await ada.sets("mine", "mine", "mine", clock=600)
        playing, looking = await ada.sits(table), await eve.sits(table)
        live = [sight(looking)]
        for _ in range(LATE):
            await playing.plays_on(0, 1, 2, acts=1)
            await looking.reaches(playing.state["at"])
            live.append(sight(looking))
        assert (await sets_door(ada, table, delay=LATE))["delay"] == LATE
        await looking.until(lambda state: state["table"]["delay"] == LATE)
        assert sight(looking) == live[LATE]  # nobody goes back to what was before
        await playing.plays_on(0, 1, 2, acts=LATE)
        fresh = await eve.sits(table)
        assert sight(fresh) == live[LATE]
        assert (fresh.state["clock"], fresh.state["absences"]) == (None, [])
        told = await eve.get(f"/api/tables/{table['id']}")
        assert (told["at"], told["waiting"]) == (LATE, live[LATE]["asked"])
        assert (await fresh.asks(type="say", seat=SPECTATOR, text="well"))["at"] == LATE
    async with house(store()) as at:
        for friend in (ada, eve):
            friend.moves(at)
        looking = await eve.sits(table)
        assert sight(looking) == live[LATE]
        playing = await ada.sits(table)
        await playing.plays_on(0, 1, 2, acts=1)
        assert (await looking.reaches(LATE + 1))["at"] == LATE + 1
        await sets_door(ada, table)
        await looking.reaches(2 * LATE + 1)
        assert looking.state["at"] == playing.state["at"]


@evening
async def test_what_was_seen_late_is_played_only_once(folder: Path) -> None:
    """Else whoever comes and goes would have a long game played again and again."""
    async with house(folder) as at:
        ada, eve = await at.friend("Ada"), await at.friend("Eve")
        table = await ada.sets("mine", "mine", "mine")
        playing = await ada.sits(table)
        await playing.plays_on(0, 1, 2, acts=LATE + 2)
        await sets_door(ada, table, delay=LATE)
        looking = await eve.sits(table)
        seen = at.lobby.tables[table["id"]].hindsight
        assert seen is not None
        await looking.leaves()
        while len(at.lobby.tables[table["id"]].listeners) > 1:
            await asyncio.sleep(0.01)
        await playing.plays_on(0, 1, 2, acts=3)
        assert (await eve.sits(table)).state["at"] == 5
        assert at.lobby.tables[table["id"]].hindsight is seen


@evening
async def test_a_host_changes_the_door_so_often(folder: Path) -> None:
    limits = replace(FREE, doors=Rate(0.001, 2))
    async with house(folder, Settings(limits=limits)) as at:
        ada = await at.friend("Ada")
        table, other = (
            await ada.sets("mine", "open", "open"),
            await ada.sets("mine", "mine", "mine"),
        )
        await sets_door(ada, table, delay=LATE)
        await sets_door(ada, table)
        with pytest.raises(Refused, match="too-fast"):
            await sets_door(ada, other)


@evening
async def test_the_end_is_seen_at_once(folder: Path) -> None:
    async with house(folder) as at:
        game = find("bloodborne")
        session = Session(Setting(game, 3, game.choose({}), key_from_seed(8)))
        while not session.state.over:
            seat = session.state.asked[0]
            session.play(seat, flow.legal(session.state, seat)[0])
        *past, (seat, last) = [(by, game.vocabulary.spell(act)) for by, act in session.acts]
        table = await same_table(at, game.name, past=past)
        await at.lobby.house.store.order.set_door(table["id"], Door(delay=LATE))
        ada, eve = await at.friend("Ada"), await at.friend("Eve")
        looking = await eve.sits(table)
        assert looking.state["at"] == len(past) - LATE
        await ada.takes(table, seat)
        playing = await ada.sits(table)
        assert playing.state["at"] == len(past)
        await playing.acts(seat, last)
        told = await looking.until(lambda state: bool(state["over"]))
        assert (told["at"], told["scores"]) == (len(session.acts), game.scores(session.state))


@evening
async def test_chapters_and_lessons_are_seen_as_they_are(folder: Path) -> None:
    async with house(folder) as at:
        ada = await at.friend("Ada")
        wanted = {"game": "bloodborne", "seats": [{"kind": "mine"}], "lesson": "first-hunt"}
        table = await ada.post("/api/tables", wanted)
        with pytest.raises(Refused, match="door-closed"):
            await sets_door(ada, table, delay=LATE)
