"""A server on a port of its own, and friends who speak with it over real sockets."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final, ParamSpec

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from duskmoot.kernel.chance import commitment, key_from_seed
from duskmoot.kernel.game import Refused, Setting, find
from duskmoot.table.app import application
from duskmoot.table.course import Course
from duskmoot.table.house import Settings
from duskmoot.table.limits import Limits, Rate
from duskmoot.table.lobby import Lobby
from duskmoot.table.server import Server, bind, configured
from duskmoot.table.store.port import OPEN, Event, SeatRow, Store, TableRow
from duskmoot.table.store.sqlite import SqliteStore

P = ParamSpec("P")
Json = dict[str, Any]

WITHIN: Final[float] = 180.0
"""Seconds after which a test hangs, on however busy a machine; not how long one may take."""
FREELY: Final[Rate] = Rate(100_000, 100_000)
FREE: Final[Limits] = Limits(
    messages=FREELY,
    undos=FREELY,
    doors=FREELY,
    volumes=FREELY,
    talk=FREELY,
    requests=FREELY,
    tables=FREELY,
    guests=FREELY,
    arrivals=FREELY,
    reports=FREELY,
    replays=FREELY,
    analyses=FREELY,
    opinions=FREELY,
    seats=FREELY,
    searching_network=FREELY,
    searching_each=1000,
    tables_each=10_000,
    offences=10**9,
)
FAST: Final[Settings] = Settings(limits=FREE, patience=0)
SPECTATOR: Final[int] = -1
_ids: Final = count()


def evening(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for things, on an event loop of its own and never for ever."""

    @functools.wraps(test)
    def sync(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), WITHIN))

    return sync


class House:
    def __init__(self, base: str, lobby: Lobby, server: Server) -> None:
        self.base = base
        self.lobby = lobby
        self.server = server
        self.friends: list[Friend] = []

    async def friend(self, name: str = "") -> Friend:
        friend = Friend(self.base)
        self.friends.append(friend)
        if name:
            await friend.arrive(name)
        return friend


@asynccontextmanager
async def house(place: Path | Store, settings: Settings = FAST) -> AsyncIterator[House]:
    """A server in this process; when the block ends it closes as a real one does."""
    store = SqliteStore(place, durable=False) if isinstance(place, Path) else place
    bound = bind("127.0.0.1", 0)
    store.place = replace(store.place, address=f"127.0.0.1:{bound.getsockname()[1]}")
    await store.open()
    app = application(store, settings)
    ready = asyncio.Event()
    server = Server(configured(app, settings), app.state.lobby, ready.set)
    serving = asyncio.create_task(server.serve([bound]))
    await ready.wait()
    opened = House(f"http://127.0.0.1:{bound.getsockname()[1]}", app.state.lobby, server)
    try:
        yield opened
    finally:
        server.should_exit = True
        await serving
        bound.close()
        for friend in opened.friends:
            await friend.goes()


async def same_table(
    at: House, name: str, places: int = 3, past: Sequence[tuple[int, str]] = (), clock: int = 0
) -> Json:
    """Always the same table: the same id, key of chance and time, all seats open."""
    game = find(name)
    key = key_from_seed(8)
    row = TableRow(
        id="the-same-table-again",
        invite="the-same-invitation",
        game=game.name,
        rules=game.version,
        options=game.chosen(game.choose({})),
        key=key,
        commitment=commitment(key),
        clock=clock,
        host="nobody",
        created=1_700_000_000,
        imported=False,
    )
    seats = [SeatRow(seat, OPEN) for seat in range(places)]
    course = Course(Setting(game, places, game.choose({}), key))
    events = course.follow([(seat, game.vocabulary.read(act)) for seat, act in past])
    waiting = sum(1 << seat for seat in course.state.asked)
    await at.lobby.house.store.add_table(row, seats, events, waiting)
    at.lobby.house.now = lambda: 1_700_000_100.0
    return {"id": row.id, "invite": row.invite}


def chained(key: bytes, events: list[Event]) -> list[Event]:
    """These events, tied to one another as if they had always been so."""
    tied: list[Event] = []
    chain = commitment(key)
    for event in events:
        tied.append(event.chained(chain))
        chain = tied[-1].chain
    return tied


class Friend:
    """A browser: its cookie, its requests, and the tables it sits at."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base)
        self.sockets: list[ClientConnection] = []

    async def goes(self) -> None:
        """Nothing stays open, even if a server that hangs never says goodbye."""
        try:
            await self.http.aclose()
            await asyncio.gather(*[socket.close() for socket in self.sockets])
        finally:
            for socket in self.sockets:
                socket.transport.abort()

    def moves(self, to: House) -> None:
        """The same browser at another address."""
        cookies, self.base = self.http.cookies, to.base
        self.http = httpx.AsyncClient(base_url=to.base, cookies=cookies)
        to.friends.append(self)

    async def arrive(self, name: str) -> None:
        assert (await self.http.put("/api/me", json={"name": name})).status_code == 200

    async def get(self, path: str) -> Any:
        return answered(await self.http.get(path))

    async def post(self, path: str, body: Json) -> Any:
        return answered(await self.http.post(path, json=body))

    async def sets(self, *seats: str, clock: int = 0, **options: str) -> Json:
        """A table: seats are "mine", "open", or the name of a bot."""
        wanted = [
            {"kind": seat} if seat in ("mine", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        for seat in wanted:
            if seat["kind"] == "bot":
                seat["strength"] = 1  # type: ignore[assignment]
        body = {"game": "bloodborne", "seats": wanted, "clock": clock, "options": options}
        made: Json = await self.post("/api/tables", body)
        return made

    async def takes(self, table: Json, seat: int, **body: str) -> Json:
        path = f"/api/tables/{table['id']}/seats/{seat}/take"
        taken: Json = await self.post(path, {"invite": table["invite"], **body})
        return taken

    async def sits(self, table: Json, **have: str | int) -> Chair:
        """A socket to the table, after its first state."""
        chair = Chair(await self.socket(table["id"], **have))
        await chair.hears()
        return chair

    async def comes_back(self, table: Json, chair: Chair) -> Chair:
        """A new socket in place of one that broke, saying what the client still has."""
        eyes = ",".join(str(view["seat"]) for view in chair.state["views"])
        have = {
            "at": chair.state["at"],
            "eyes": eyes,
            "talk": chair.talk[-1]["n"] + 1 if chair.talk else 0,
        }
        back = Chair(await self.socket(table["id"], **have))
        back.stories = {seat: story[:] for seat, story in chair.stories.items()}
        back.talk = chair.talk[:]
        await back.hears()
        return back

    async def socket(self, id: str, **have: str | int) -> ClientConnection:
        query = "&".join(f"{key}={value}" for key, value in ({"v": 1} | have).items())
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.base.replace('http', 'ws')}/api/tables/{id}/socket?{query}"
        headers = {"Cookie": cookie}
        self.sockets.append(await connect(address, additional_headers=headers, compression=None))
        return self.sockets[-1]


def answered(response: httpx.Response) -> Any:
    """A refusal is raised as the kernel would raise it."""
    if response.status_code >= 400:
        refusal = response.json()
        raise Refused(refusal["key"], **refusal["parts"])
    return response.json()


class Chair:
    """One socket and what a client makes of it: the newest state, whole stories, the talk."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.frames: list[str] = []
        self.state: Json = {}
        self.stories: dict[int, list[Json]] = {}
        self.talk: list[Json] = []
        self.reckonings: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.asides: list[Json] = []
        """Answers to nothing that could be read, and the last words of the server."""

    async def hears(self) -> Json:
        """The next frame, taken in as docs/protocol.md says."""
        frame = await self.ws.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        said: Json = json.loads(frame)
        if said["type"] == "state":
            before = {view["seat"]: view["table"] for view in self.state.get("views", [])}
            self.state = said
            for view in said["views"]:
                view["table"] |= {name: before[view["seat"]][name] for name in view["kept"]}
                story = self.stories.setdefault(view["seat"], [])
                assert len(story) >= view["story_from"], "lines are missing"
                story[view["story_from"] :] = view["story"]
            kept = [line for line in self.talk if line["n"] < said["talk_from"]]
            assert not kept or kept[-1]["n"] == said["talk_from"] - 1, "talk is missing"
            self.talk = kept + said["talk"]
        elif said["type"] == "reckoning":
            self.reckonings.append(said)
        elif said.get("to"):
            self.answers[said["to"]] = said
        else:
            self.asides.append(said)
        return said

    async def until(self, test: Callable[[Json], bool]) -> Json:
        """The first state, this one or a later one, of which the test is true."""
        while not test(self.state):
            await self.hears()
        return self.state

    async def reaches(self, event: int) -> Json:
        return await self.until(lambda state: bool(state["at"] >= event))

    async def catches_up(self) -> None:
        """Hears all that was said to it until now: an answer to nonsense comes after the rest."""
        before = len(self.asides)
        await self.ws.send("?")
        while len(self.asides) == before:
            await self.hears()

    async def asks(self, **message: Any) -> Json:
        """The answer to a message, which gets an id if it has none."""
        asked = {"id": f"message-{next(_ids)}"} | message
        await self.ws.send(json.dumps(asked))
        while asked["id"] not in self.answers:
            await self.hears()
        return self.answers.pop(asked["id"])

    async def acts(self, seat: int, act: str = "", **more: Any) -> Json:
        """An act, some legal one if none is named, as an answer to the decision shown."""
        legal = self.view(seat)["acts"]
        chosen = act or legal[(self.state["at"] + seat) % len(legal)]
        message = {"type": "act", "seat": seat, "decision": self.state["decision"], "act": chosen}
        return await self.asks(**(message | more))

    def view(self, seat: int) -> Json:
        found: Json = next(view for view in self.state["views"] if view["seat"] == seat)
        return found

    async def plays_on(self, *seats: int, acts: int = 100_000) -> Json:
        """Answers for these seats until the game is over or so many acts are made."""
        while not self.state["over"] and acts:
            asked = [seat for seat in self.state["asked"] if seat in seats]
            if asked:
                answer = await self.acts(asked[0])
                assert answer["type"] in ("done", "refused"), answer
                acts -= answer["type"] == "done"
            else:
                await self.hears()
        return self.state

    async def leaves(self) -> None:
        await self.ws.close()

    async def closing_code(self) -> int:
        """The code with which the server closes this socket, after all that it still says."""
        try:
            while True:
                await self.hears()
        except ConnectionClosed:
            return int(self.ws.close_code or 0)
