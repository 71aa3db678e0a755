"""Several servers on one PostgreSQL: who has a table, what a stale server may do, and the relay."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from socket import socket
from typing import Any

import asyncpg
import httpx
import pytest
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketState
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from duskmoot.chronicle.book import PLAYING, Inscription
from duskmoot.kernel.game import Refused, Setting
from duskmoot.table import actor
from duskmoot.table.chronicles.sealing import ended
from duskmoot.table.course import Course
from duskmoot.table.history import restored
from duskmoot.table.limits import Rate
from duskmoot.table.listener import NO_TABLE
from duskmoot.table.relay import BROKEN, CLIENT, SIGNED, Relay
from duskmoot.table.store import neighbourhood, node
from duskmoot.table.store.port import (
    Elsewhere,
    Event,
    Moved,
    Place,
    SeatRow,
    Snapshot,
    StoreFailed,
    StoreInUse,
    Talk,
)
from duskmoot.table.store.postgres import PostgresStore
from tests.table.friends import FAST, FREE, Chair, Friend, House, evening, house
from tests.table.front_door import free_port
from tests.table.killing import Mortal
from tests.table.killing_nodes import Loss, Node, Plan, survives
from tests.table.test_chronicle_store import NOW, begun, new
from tests.table.test_store import EVENTS, SEATS, TABLE, stands

CLAIMS: int = int(os.environ.get("DUSKMOOT_CLAIMS", "60"))
KILLS: int = int(os.environ.get("DUSKMOOT_KILLS", "3"))


def place(n: int, rules: str = "1 a", lease: float = 10.0) -> Place:
    return Place(f"127.0.0.1:{n}", {"bloodborne": rules, "toy": rules}, lease)


@asynccontextmanager
async def neighbours(url: str, *places: Place) -> AsyncIterator[list[PostgresStore]]:
    """Stores of several servers on one database."""
    stores = [PostgresStore(url) for _ in places]
    async with AsyncExitStack() as stack:
        for store, there in zip(stores, places):
            store.place = there
            await store.open()
            stack.push_async_callback(store.close)
        yield stores


async def rows(url: str, question: str, *values: object) -> list[Any]:
    db = await asyncpg.connect(url)
    try:
        return list(await db.fetch(question, *values))
    finally:
        await db.close()


async def seems_dead(url: str, store: PostgresStore) -> None:
    """No sign of life has come for long; the server itself knows nothing of it."""
    assert store._node._keeper is not None
    store._node._keeper.cancel()
    old = "update node set beat = now() - interval '1 hour' where id = $1 returning id"
    assert await rows(url, old, store._node.id)


# Claims.


@evening
async def test_of_two_that_claim_one_has_it_and_the_epoch_rises_by_one(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as stores:
        await stores[0].add_table(TABLE, SEATS, [], 1)
        for n in range(1, CLAIMS + 1):
            outcomes = await asyncio.gather(
                *[store.claim(TABLE.id) for store in stores], return_exceptions=True
            )
            winners = [store for store, outcome in zip(stores, outcomes) if outcome is True]
            assert len(winners) == 1, outcomes
            others = [outcome for outcome in outcomes if outcome is not True]
            assert all(isinstance(outcome, Elsewhere) for outcome in others)
            [(epoch, owner)] = await rows(postgres, "select epoch, owner from standing")
            assert (epoch, owner) == (n, winners[0]._node.id)
            await winners[0].release([TABLE.id])


@evening
async def test_a_table_stays_with_a_server_that_lives(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as (one, other):
        await one.add_table(TABLE, SEATS, [], 1)
        assert await one.claim(TABLE.id)
        with pytest.raises(Elsewhere) as there:
            await other.claim(TABLE.id)
        assert there.value.address == "127.0.0.1:1"
        with pytest.raises(Moved):
            await other.append(TABLE.id, EVENTS[0], stands(EVENTS[0]))
        await one.close()
        assert await other.claim(TABLE.id)
        await other.append(TABLE.id, EVENTS[0], stands(EVENTS[0]))


@evening
async def test_claims_are_counted_by_why_they_were_made(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as (one, other):
        whys: list[str] = []
        other.claimed = whys.append
        await one.add_table(TABLE, SEATS, [], 1)
        await other.claim(TABLE.id)
        await other.release([TABLE.id])
        await one.claim(TABLE.id)
        await seems_dead(postgres, one)
        await other.claim(TABLE.id)
        assert whys == ["opened", "orphan"]


@evening
async def test_a_table_that_cannot_be_taken_in_keeps_no_other_waiting(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        neighbours(postgres, place(1)) as (dead,),
        house(PostgresStore(postgres)) as at,
    ):
        ada = await at.friend("Ada")
        tables = [(await ada.sets("mine", "mine", "mine"))["id"] for _ in range(3)]
        for id in tables:
            await dead.claim(id)
        bad = await dead.table(tables[1])
        assert bad is not None

        def stumbles(setting: Setting, *rest: Any) -> Course:
            if setting.key == bad.key:
                raise RuntimeError("a fault in the rules")
            return restored(setting, *rest)

        monkeypatch.setattr(actor, "restored", stumbles)
        await seems_dead(postgres, dead)
        await at.lobby.keeper.look()
        assert sorted(at.lobby.tables) == sorted([tables[0], tables[2]])


@evening
async def test_every_kind_of_write_of_a_stale_server_is_refused(postgres: str, vigil: None) -> None:
    async with neighbours(postgres, place(1), place(2)) as (stale, fresh):
        await stale.chronicles.add_chronicle(new(), [])
        await stale.claim_chronicle(new().book.id)
        kept, table = begun(new(), "chapter")
        await stale.chronicles.begin_chapter(kept, table)
        await stale.add_table(TABLE, SEATS, [], 1)
        for id in (TABLE.id, table.row.id):
            await stale.claim(id)
        await seems_dead(postgres, stale)
        for id in (TABLE.id, table.row.id):
            await fresh.claim(id)
        before = await everything(postgres)
        seat, book = SeatRow(0, "person", "guest-z", "Zoe"), stale.chronicles
        page = ended(kept, 0, replace(kept.book.links[0], state="abandoned"), NOW + 9)
        writes: list[Callable[[], Awaitable[None]]] = [
            lambda: stale.append(TABLE.id, EVENTS[0], stands(EVENTS[0])),
            lambda: stale.set_seat(TABLE.id, seat, "*", 5),
            lambda: stale.give_key(TABLE.id),
            lambda: stale.rest(TABLE.id, 0, "digest"),
            lambda: stale.end(TABLE.id, True),
            lambda: stale.wake(TABLE.id, 5),
            lambda: stale.keep(TABLE.id, Snapshot(0, "d", b"x")),
            lambda: stale.say(TABLE.id, Talk(0, 1, 0, "Ada", "late"), []),
            lambda: book.set_roster(replace(kept, host="guest-z")),
            lambda: book.set_page(replace(kept, host="guest-z")),
            lambda: book.renumber(kept, NOW),
            lambda: book.inscribe(kept.book.id, 0, NOW, Inscription("heir", 0, "Late", 0)),
            lambda: book.begin_chapter(*begun(new(), "another")),
            lambda: book.end_chapter(page, 0, PLAYING, "closed"),
            lambda: book.move_heir(kept, table.row, seat),
        ]
        for write in writes:
            for id in (TABLE.id, table.row.id, kept.book.id):
                stale._node.held.setdefault(id, node.Claim(kind_of(id), 1))
            with pytest.raises(Moved):
                await write()
        assert await everything(postgres) == before
        await fresh.append(TABLE.id, EVENTS[0], stands(EVENTS[0]))


def kind_of(id: str) -> str:
    return "chronicle" if id == new().book.id else "standing"


async def everything(url: str) -> list[Any]:
    """All rows that belong to tables and chronicles."""
    names = "standing game_table event seat talk snapshot chronicle heir link inscription"
    return [await rows(url, f"select * from {name} order by 1, 2") for name in names.split()]


@evening
async def test_a_batch_harms_nobody_but_whom_it_must(postgres: str) -> None:
    """Of acts that are written together, one of a lost table and a bad one are refused alone."""
    async with neighbours(postgres, place(1), place(2)) as (one, other):
        for n in range(20):
            await one.add_table(replace(TABLE, id=f"t{n}", invite=f"i{n}"), SEATS, [], 1)
            await one.claim(f"t{n}")
        await one.release(["t7"])
        await other.claim("t7")
        one._node.held["t7"] = node.Claim("standing", 1)
        acts = [Event(1, 0, "bad \0" if n == 3 else "done", "") for n in range(20)]
        outcomes = await asyncio.gather(
            *[one.append(f"t{n}", act, stands(act)) for n, act in enumerate(acts)],
            return_exceptions=True,
        )
        refused = {n: type(outcome) for n, outcome in enumerate(outcomes) if outcome is not None}
        assert refused == {3: StoreFailed, 7: Moved}
        written = await rows(postgres, "select game_table from event")
        assert len(written) == 18


# Life and death.


async def cut_off(url: str) -> None:
    """As if the database had been killed: connections that hold a lock are gone."""
    db = await asyncpg.connect(url)
    held = "from pg_locks where locktype = 'advisory' and database = (select oid from pg_database"
    held += " where datname = current_database())"
    await db.execute(f"select pg_terminate_backend(pid) {held}")
    while await db.fetchval(f"select count(*) {held}"):
        pass
    await db.close()


async def recovers(store: PostgresStore) -> None:
    """Signs of life until one succeeds, as a server gives them whose connection was cut."""
    while not await store._node.shows_life():
        await asyncio.sleep(0.01)


@pytest.fixture
def _no_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test gives the signs of life itself, when it wants to."""

    async def silent(self: node.Node) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(node.Node, "_live", silent)


@pytest.mark.usefixtures("_no_beat")
@evening
async def test_the_lock_is_taken_again_and_nothing_was_lost(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as (one, other):
        lost: list[str] = []
        one.lost = lost.extend
        await one.add_table(TABLE, SEATS, [], 1)
        await one.claim(TABLE.id)
        await cut_off(postgres)
        for store in (one, other):
            await recovers(store)
        await one.ping()
        with pytest.raises(Elsewhere):
            await other.claim(TABLE.id)
        await one.append(TABLE.id, EVENTS[0], stands(EVENTS[0]))
        assert lost == []


@pytest.mark.usefixtures("_no_beat")
@evening
async def test_what_one_cries_all_hear_also_after_a_break(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as stores:
        cries: asyncio.Queue[str] = asyncio.Queue()
        for store in stores:
            store.heard = cries.put_nowait
        for cry in ("before", "after"):
            await stores[0].cry(cry)
            assert [await cries.get(), await cries.get()] == [cry, cry]
            await cut_off(postgres)
            for store in stores:
                await recovers(store)


@pytest.mark.usefixtures("_no_beat")
@evening
async def test_a_server_whose_tables_were_taken_steps_back(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as (one, other):
        lost: list[str] = []
        one.lost = lost.extend
        await one.add_table(TABLE, SEATS, [], 1)
        await one.claim(TABLE.id)
        await cut_off(postgres)
        await recovers(other)
        assert await other.claim(TABLE.id), "the first one seems dead"
        await recovers(one)
        assert lost == [TABLE.id]
        with pytest.raises(Elsewhere):
            await one.claim(TABLE.id)


@pytest.mark.usefixtures("_no_beat")
@evening
async def test_who_is_not_sure_tells_nothing(postgres: str) -> None:
    async with neighbours(postgres, place(1)) as (one,):
        one._node._beaten -= one.place.lease / 2  # as if the last sign of life were so long ago
        with pytest.raises(StoreFailed):
            await one.ping()
        await one.add_table(TABLE, SEATS, [], 1)
        await one.claim(TABLE.id)
        waiting = asyncio.create_task(one.assured(TABLE.id))
        await asyncio.sleep(0)
        assert not waiting.done()
        await one._node.beat()
        await waiting
        await one.release([TABLE.id])
        with pytest.raises(Moved):
            await one.assured(TABLE.id)


@pytest.mark.usefixtures("_no_beat")
@evening
async def test_who_has_lost_the_lock_knows_it_at_once_and_takes_nothing(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as (one, other):
        await one.add_table(TABLE, SEATS, [], 1)
        await one.claim(TABLE.id)
        await cut_off(postgres)
        waiting = asyncio.create_task(one.assured(TABLE.id))
        with pytest.raises(StoreFailed):
            await other.claim(TABLE.id)
        assert not one._node.sure
        assert not waiting.done()
        await recovers(one)
        await waiting


@evening
async def test_nothing_is_taken_from_a_server_that_came_to_life_meanwhile(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as (one, other):
        await one.add_table(TABLE, SEATS, [], 1)
        await one.claim(TABLE.id)
        epoch = one._node.epoch(TABLE.id)
        assert not await other._node._take("standing", TABLE.id, one._node.id, epoch)
        await seems_dead(postgres, one)
        assert await other._node._take("standing", TABLE.id, one._node.id, epoch)


@evening
async def test_what_another_server_has_taken_is_not_told_from_memory(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as (one, other):
        await one.add_table(TABLE, SEATS, [], 1)
        await one.claim(TABLE.id)
        await seems_dead(postgres, one)
        assert await other.claim(TABLE.id)
        one._node._sure.clear()  # as after a time without a sign of life
        await one._node.beat()
        with pytest.raises(Moved):
            await one.assured(TABLE.id)


@evening
async def test_a_server_of_an_older_version_is_alone(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "PATIENCE", 0.2)
    older = await asyncpg.connect(postgres)
    await older.execute("select pg_advisory_lock($1)", node.HOUSE)
    with pytest.raises(StoreInUse):
        await PostgresStore(postgres).open()
    await older.close()


@evening
async def test_tables_of_the_dead_are_taken_in(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as (one, other):
        for id, waiting in (("asked", 1), ("still", 0)):
            await one.add_table(replace(TABLE, id=id, invite=id), SEATS, [], waiting)
            await one.claim(id)
        assert await other.waiting_for_a_server() == []
        await seems_dead(postgres, one)
        assert await other.waiting_for_a_server() == ["asked"]


@evening
async def test_rare_things_are_counted_for_the_whole_house(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2)) as stores:
        rate = Rate(0.001, 3)
        for n in range(3):
            assert await stores[n % 2].spends("guests", "192.0.2.1", rate) == 0
        for store in stores:
            assert await store.spends("guests", "192.0.2.1", rate) > 500
        assert await stores[0].spends("guests", "192.0.2.2", rate) == 0
        kept = await rows(postgres, "select who from spent")
        assert not any("192" in row[0] for row in kept), "no address is kept"
        yesterday = "update spent set filled = now() - interval '25 hours' returning who"
        assert len(await rows(postgres, yesterday)) == 2
        await stores[0].spends("guests", "192.0.2.3", rate)
        await stores[0].put_away(0, 0)
        assert len(await rows(postgres, "select who from spent")) == 1, "and none for long"


# Versions.


@evening
async def test_a_server_claims_what_it_can_play(postgres: str) -> None:
    async with neighbours(postgres, place(1, "1 a"), place(2, "2 b")) as (old, newer):
        begun = replace(TABLE, id="begun", invite="begun")
        await old.add_table(begun, SEATS, EVENTS, 1)
        await old.add_table(TABLE, SEATS, [], 1)
        assert await old.claim(TABLE.id), "nobody knew its rules yet"
        await old.release([TABLE.id])
        for id in (TABLE.id, begun.id):
            with pytest.raises(Elsewhere) as there:
                await newer.claim(id)
            assert there.value.address == "127.0.0.1:1", "the one that knows these rules"
        await rows(postgres, "update node set draining = true where address = '127.0.0.1:1'")
        await old._node.beat()
        assert not await newer.claim(TABLE.id), "to be replayed first"
        with pytest.raises(Elsewhere):
            await newer.decline(TABLE.id)
        assert await old.claim(TABLE.id, here=True), "drained, but nobody else can"
        await old.close()
        assert not await newer.claim(TABLE.id)
        await newer.adopt(TABLE.id, TABLE.game)
        await newer.release([TABLE.id])
        assert await newer.claim(TABLE.id)


# The relay.


@asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[tuple[House, House]]:
    async with house(PostgresStore(url)) as one, house(PostgresStore(url)) as other:
        yield one, other


async def known(at: House, there: House, name: str) -> tuple[Any, Any]:
    """The same person in two browsers that came to two servers."""
    friend = await at.friend(name)
    twin = await there.friend()
    twin.http.cookies = friend.http.cookies
    return friend, twin


@evening
async def test_frames_through_a_relay_are_those_told_directly(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ada, far_ada = await known(one, other, "Ada")
        bea = await other.friend("Bea")
        table = await ada.sets("mine", "open", "mine")
        direct = await ada.sits(table)
        relayed = await far_ada.sits(table)
        assert (await bea.takes(table, 1))["seats"][1]["name"] == "Bea"
        chair = await bea.sits(table)
        spectators = [await (await at.friend()).sits(table) for at in (one, other)]
        assert table["id"] in one.lobby.tables
        assert table["id"] not in other.lobby.tables
        for _ in range(12):
            for seat, here in ((0, relayed), (1, chair), (2, relayed)):
                await here.catches_up()
                if not here.state["over"] and seat in here.state["asked"]:
                    await here.acts(seat)
        await relayed.asks(type="say", text="good evening")
        last = direct.state["at"]
        for each in (direct, relayed, chair, *spectators):
            await each.catches_up()
            last = max(last, each.state["at"])
        for each in (direct, relayed, *spectators):
            await each.reaches(last)
            await each.catches_up()
        assert last > 6
        told = [[f for f in each.frames if '"type":"state"' in f] for each in (direct, relayed)]
        assert told[0][-8:] == told[1][-8:], "byte for byte"
        public = [[f for f in each.frames if '"type":"state"' in f] for each in spectators]
        assert public[0][-8:] == public[1][-8:]


@evening
async def test_requests_of_a_table_are_answered_by_whoever_has_it(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ada, far_ada = await known(one, other, "Ada")
        table = await ada.sets("mine", "mine", "open")
        await ada.sits(table)
        assert await far_ada.get(f"/api/tables/{table['id']}") == await ada.get(
            f"/api/tables/{table['id']}"
        )
        answer = await far_ada.http.get(f"/api/tables/{table['id']}/export")
        assert answer.status_code == 409
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert len(answer.headers.get_list("x-frame-options")) == 1
        with pytest.raises(Refused, match="seat-refused"):
            await far_ada.takes(table, 9)
        missing = await far_ada.http.get("/api/tables/nothing")
        assert missing.status_code == 404
        invited = await far_ada.get(f"/api/invites/{table['invite']}")
        assert invited["id"] == table["id"]


@evening
async def test_whoever_was_passed_on_to_a_server_that_is_killed_is_told(postgres: str) -> None:
    owner = Node(postgres)
    await owner.starts()
    try:
        async with house(PostgresStore(postgres)) as living:
            ada = await living.friend("Ada")
            near = Friend(owner.base)
            near.http.cookies = ada.http.cookies
            table = await near.sets("mine", "mine", "mine")
            await near.sits(table)
            relayed = await ada.sits(table)
            assert table["id"] not in living.lobby.tables
            await owner.dies()
            assert await relayed.closing_code() == 1001
            assert relayed.asides[-1]["refusal"]["key"] == "moved"
            back = relayed
            while table["id"] not in living.lobby.tables:
                back = await ada.comes_back(table, relayed)
            assert (await back.acts(0))["type"] == "done"
            await near.goes()
    finally:
        await owner.is_gone()


@evening
async def test_whoever_speaks_while_the_other_server_dies_is_told_as_well() -> None:
    """Not taken for somebody who has left."""

    async def dies(there: ServerConnection) -> None:
        there.transport.abort()

    async def says() -> dict[str, str]:
        return {"type": "websocket.receive", "text": "anybody there?"}

    async def hears(message: object) -> None:
        raise AssertionError(message)

    async with serve(dies, "127.0.0.1", 0) as owner:
        port = owner.sockets[0].getsockname()[1]
        there = await connect(f"ws://127.0.0.1:{port}")
        await there.wait_closed()
    browser = WebSocket({"type": "websocket"}, says, hears)
    browser.client_state = WebSocketState.CONNECTED
    assert await Relay().converse(browser, there) == BROKEN


@evening
async def test_nobody_outside_can_pose_as_a_neighbour(postgres: str) -> None:
    """A request that was passed on is not passed on again: so it shows whether it is believed."""
    async with two_houses(postgres) as (one, other):
        ada, far_ada = await known(one, other, "Ada")
        table = await ada.sets("mine", "mine", "mine")
        await ada.sits(table)
        path = f"/api/tables/{table['id']}"
        forged = {CLIENT: "192.0.2.1", SIGNED: "0" * 64, "x-duskmoot-time": "9999999999"}
        assert (await far_ada.http.get(path, headers=forged)).status_code == 200
        genuine = other.lobby.relay.signed
        cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
        asked = {"type": "http", "method": "GET", "raw_path": path.encode()}
        headers = [(b"cookie", cookie.encode())]
        signed = genuine(HTTPConnection({**asked, "headers": headers}))
        signed.pop("cookie")
        assert (await far_ada.http.get(path, headers=signed)).status_code == 503
        elsewhere = {**signed, CLIENT: "192.0.2.7"}
        assert (await far_ada.http.get(path, headers=elsewhere)).status_code == 200
        strange = {**signed, SIGNED: b"\xff\xfe"}
        assert (await far_ada.http.get(path, headers=strange)).status_code == 200


@evening
async def test_headers_and_ids_of_strange_letters_do_no_harm(postgres: str) -> None:
    """As little where they are passed on as where they arrive."""
    async with two_houses(postgres) as (one, other):
        ada, far_ada = await known(one, other, "Ada")
        table = await ada.sets("mine", "mine", "mine")
        await ada.sits(table)
        path, token = f"/api/tables/{table['id']}", ada.http.cookies["duskmoot"]
        for friend in (ada, far_ada):
            friend.http.cookies.clear()
            cookie = f"other=\xff; duskmoot={token}".encode("latin-1")
            headers = {"cookie": cookie, "accept-encoding": b"\xff", "if-none-match": b"\xff"}
            seen = (await friend.http.get(path, headers=headers)).json()
            assert all(seat["mine"] for seat in seen["seats"])
            for asked in (f"{path}%00", "/api/chronicles/%00", "/api/invites/%00"):
                assert (await friend.http.get(asked)).status_code == 400
            chair = Chair(await friend.socket("%00"))
            assert await chair.closing_code() == NO_TABLE


@evening
async def test_a_chronicle_and_its_chapter_are_with_one_server(postgres: str, vigil: None) -> None:
    async with two_houses(postgres) as (one, other):
        ada, far_ada = await known(one, other, "Ada")
        heirs = [{"kind": "mine", "name": f"Heir {n}"} for n in range(2)]
        body = {"game": "vigil", "name": "Long Nights", "heirs": heirs}
        book = (await ada.post("/api/chronicles", body))["chronicle"]
        path = f"/api/chronicles/{book['id']}"
        for n in range(2):
            named = {"kind": "heir", "number": n, "text": f"Night {n}"}
            await far_ada.post(f"{path}/inscriptions", named)
        begun_there = await far_ada.post(f"{path}/chapters", {"present": [0, 1]})
        table = begun_there["table"]
        assert table, begun_there
        chair = await far_ada.sits({"id": table})
        assert (await chair.acts(chair.state["asked"][0]))["type"] == "done"
        assert list(one.lobby.tables) == [table]
        assert list(one.lobby.library.chronicles) == [book["id"]]
        assert not other.lobby.tables
        assert not other.lobby.library.chronicles


@evening
async def test_a_deed_for_several_tables_brings_them_here(postgres: str) -> None:
    """One guest with tables on two servers turns out to be another: all of them are joined."""
    async with two_houses(postgres) as (one, other):
        ada, far_ada = await known(one, other, "Ada")
        near, far = await ada.sets("mine", "mine", "mine"), await ada.sets("mine", "mine", "mine")
        await ada.sits(near)
        chair = await far_ada.sits(far)
        assert list(other.lobby.tables) == [far["id"]]
        guest = await one.lobby.register.guest(ada.http.cookies["duskmoot"])
        assert guest is not None
        assert await one.lobby.join(guest.id, "another") == 2
        assert sorted(one.lobby.tables) == sorted([near["id"], far["id"]])
        assert not other.lobby.tables
        assert await chair.closing_code() == 1001
        assert (await far_ada.http.post(f"/api/house/give/{near['id']}")).status_code == 404


@evening
async def test_what_servers_ask_of_one_another_is_not_counted_as_a_visitor(postgres: str) -> None:
    few = replace(FAST, limits=replace(FREE, requests=Rate(0.001, 3)))
    async with (
        house(PostgresStore(postgres), few) as one,
        house(PostgresStore(postgres), few) as two,
    ):
        for n in range(5):
            row = replace(TABLE, id=f"t{n}", invite=f"i{n}", host="guest-a")
            await two.lobby.house.store.add_table(row, [SeatRow(0, "open")] * 3, [], 1)
            await two.lobby.table(row.id)
        assert await one.lobby.join("guest-a", "another") == 5
        assert len(one.lobby.tables) == 5


@evening
async def test_the_figures_can_be_read_at_the_inner_address(postgres: str) -> None:
    server = Node(postgres)
    await server.starts()
    async with httpx.AsyncClient(headers={"x-forwarded-for": "192.0.2.7"}) as far:
        assert (await far.get(f"{server.base}/metrics")).status_code == 404
        assert (await far.get(f"http://{server.inner}/metrics")).status_code == 200
    assert await server.closes() == 0


@evening
async def test_a_keeper_takes_a_name_also_where_another_server_has_the_table(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ada, far_ada = await known(one, other, "Ada")
        table = await far_ada.sets("mine", "mine", "mine")
        await far_ada.sits(table)
        assert list(other.lobby.tables) == [table["id"]]
        guest = await one.lobby.register.guest(ada.http.cookies["duskmoot"])
        assert guest is not None
        await one.lobby.take_name(guest.id, "Guest 001")
        assert {seat.name for seat in one.lobby.tables[table["id"]].seats} == {""}
        assert not other.lobby.tables


@evening
async def test_a_drained_server_gives_its_tables_away_between_two_acts(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ada = await one.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        assert (await chair.acts(0))["type"] == "done"
        await rows(postgres, "update node set draining = true where id = 1")
        assert await chair.closing_code() == 1001
        assert chair.asides[-1]["refusal"]["key"] == "moved"
        back = await ada.comes_back(table, chair)
        assert back.state["at"] == 1
        assert (await back.acts(1))["type"] == "done"
        assert table["id"] in other.lobby.tables
        assert table["id"] not in one.lobby.tables


@evening
async def test_whoever_waits_at_a_table_that_goes_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        room = await at.lobby.table((await ada.sets("mine", "mine", "mine"))["id"])
        begun = asyncio.Event()

        async def deed() -> None:
            begun.set()
            await asyncio.Event().wait()

        asked = [asyncio.create_task(room.ask(deed)) for _ in range(2)]
        await begun.wait()
        at.lobby.lost([room.row.id])
        for each in asked:
            with pytest.raises(StoreFailed):
                await each


@evening
async def test_a_host_sees_the_servers_and_drains_one(postgres: str) -> None:
    async with neighbours(postgres, place(1), place(2, "2 b")) as (one, other):
        await one.add_table(TABLE, SEATS, [], 1)
        await one.claim(TABLE.id)
        servers, [need] = await neighbourhood.versions(postgres)
        assert [(s.address, s.tables, s.draining) for s in servers] == [
            ("127.0.0.1:1", 1, False),
            ("127.0.0.1:2", 0, False),
        ]
        assert (need.game, need.edition, need.tables) == ("bloodborne", "1 a", 1)
        assert need.servers == [one._node.id]
        await neighbourhood.drain(postgres, one._node.id)
        await one._node.beat()
        assert await one.hands_over()
        assert not await other.hands_over()
        with pytest.raises(Refused, match="house-no-server"):
            await neighbourhood.drain(postgres, 99)


@evening
async def test_processes_side_by_side_share_one_address(postgres: str) -> None:
    first = free_port(in_a_row=2)
    inner = f"--inner=127.0.0.1:{first}"
    family = Mortal(f"--database={postgres}", "--processes=2", "--thinkers=1", inner)
    await family.starts()
    while len((await neighbourhood.versions(postgres))[0]) < 2:
        await asyncio.sleep(0.1)
    friends = [Friend(family.base) for _ in range(6)]
    await friends[0].arrive("Ada")
    table = await friends[0].sets("mine", "mine", "mine")
    for friend in friends:
        friend.http.cookies = friends[0].http.cookies
    chairs = [await friend.sits(table) for friend in friends]
    for seat, chair in enumerate(chairs[:3]):
        assert (await chair.acts(seat))["type"] == "done"
    for chair in chairs:
        await chair.reaches(3)
    servers, _ = await neighbourhood.versions(postgres)
    assert sum(server.tables for server in servers) == 1
    assert {server.address for server in servers} == {
        f"127.0.0.1:{port}" for port in (first, first + 1)
    }
    for friend in friends:
        await friend.goes()
    assert await family.closes() == 0


@evening
async def test_processes_that_cannot_work_say_why() -> None:
    with socket() as taken, socket() as next_to_it:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with suppress(OSError):  # then it is somebody else's
            next_to_it.bind(("127.0.0.1", port + 1))
            next_to_it.listen()
        options = ("--database=postgresql:///none", "--processes=2", f"--inner=127.0.0.1:{port}")
        family = Mortal(*options)
        server = await asyncio.create_subprocess_exec(*family.command, stderr=PIPE, stdout=PIPE)
        _, said = await server.communicate()
    assert server.returncode == 2
    assert f"port {port}" in said.decode() or f"port {port + 1}" in said.decode()
    assert "Traceback" not in said.decode()


# Many servers, killed.


@pytest.mark.timeout(1800)
@pytest.mark.usefixtures("vigil")
def test_nothing_acknowledged_is_lost_when_servers_die(mortal_postgres: Any) -> None:
    plan = Plan(kills=KILLS, restarts=max(1, KILLS // 10), stops=max(1, KILLS // 10))
    loss: Loss = asyncio.run(survives(plan, mortal_postgres.get_uri(), mortal_postgres))
    print(loss.told())
    assert loss.acknowledged > 10 * KILLS
    assert (loss.lost, loss.twice, loss.owners, loss.fell) == (0, 0, 0, 0)
    assert loss.replayed == loss.tables
    assert loss.sealed
