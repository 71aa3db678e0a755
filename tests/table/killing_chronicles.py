"""A server that is killed again and again while a group plays its chronicle.

Four friends found a chronicle, join, name their characters and play two chapters; then they begin
another one, until the server has died often enough. Half of the deaths come in the moments when a
chapter is sealed or begun. Everybody remembers what was acknowledged, and in the end all of it
must be there: acts, names, places, one link for each chapter, and a chain that holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final, Protocol

from duskmoot.chronicle.verify import verify
from duskmoot.kernel.game import Refused
from duskmoot.kernel.replay import load
from duskmoot.table.store.port import Store
from tests.table.friends import Chair, Json, house
from tests.table.group import begins, founds, joins, look, path
from tests.table.killing import HUNG, LOST, PASSING, Mortal, Visitor

CHAPTERS: Final[int] = 3
"""All of the toy, so that a host never has too many that are not over."""
SHELF: Final = (
    "import sys; import tests.table.vigil_shelf; "
    "from duskmoot.cli import run; sys.exit(run(sys.argv[1:]))"
)
_ids: Final = count()


class Doomed(Mortal):
    """A server that knows the toy, and dies most gladly when a chapter begins or ends."""

    program = SHELF

    def __init__(self, *options: str) -> None:
        super().__init__(*options)
        self.hot = asyncio.Event()
        """Set when somebody is about to begin or to seal a chapter."""


@dataclass
class Remembered:
    """All that was acknowledged of one chronicle."""

    id: str
    invite: str
    joined: set[int] = field(default_factory=set)
    names: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    """By kind and number: acknowledged names in order, and one more that may have arrived."""
    begun: dict[int, str] = field(default_factory=dict)
    """By chapter: its table."""
    acts: dict[str, dict[int, str]] = field(default_factory=dict)
    """By table and event: the act."""


class Member(Visitor):
    """One of the four: asks again whatever was not answered."""

    def __init__(self, group: Group, number: int, chance: Random) -> None:
        super().__init__()
        self.group = group
        self.server = group.server
        self.number = number
        self.chance = chance
        self.again = 0
        self.acts = 0

    async def persists(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        """The answer, however often the server dies before it gives one."""
        while True:
            try:
                await self.server.up.wait()
                await self.goes_there()
                async with asyncio.timeout(2 * HUNG):
                    answer = await ask()
            except LOST:
                await asyncio.sleep(0.01)
            except Refused as refused:
                if refused.key not in PASSING:
                    raise
                await asyncio.sleep(0.1)
            else:
                self.server.acted.set()
                return answer

    async def goes_there(self) -> None:
        await self.goes_to(self.server.base, f"Friend {self.number}")

    # The group's evening.

    async def founds(self) -> Remembered:
        async def ask() -> Json:
            for card in await self.friend.get("/api/me/chronicles"):
                if card["id"] not in [known.id for known in self.group.known]:
                    return await look(self.friend, card)  # it had been founded after all
            heirs = ["mine", "open", "open", "open"]
            return (await founds(self.friend, *heirs, game=self.group.game))["chronicle"]  # type: ignore[no-any-return]

        made = await self.persists(ask)
        return Remembered(made["id"], made["invite"], {0})

    async def joins(self, book: Remembered) -> None:
        def ask() -> Awaitable[Json]:
            chronicle = {"id": book.id, "invite": book.invite}
            return joins(self.friend, chronicle, number=self.number)

        if self.number:
            await self.persists(ask)
            book.joined.add(self.number)

    async def names(self, book: Remembered, kind: str) -> None:
        text = f"{kind} {self.number} {next(_ids)}"
        told = book.names.setdefault((kind, self.number), [])
        body = {"kind": kind, "number": self.number, "text": text}
        told.append(text)
        await self.persists(lambda: self.friend.post(path({"id": book.id}, "inscriptions"), body))
        del told[:-1]

    async def plays(self, book: Remembered) -> None:
        while not self.group.enough.is_set():
            sure = book.begun.copy(), book.joined.copy()  # others may go on meanwhile
            seen = await self.persists(lambda: look(self.friend, {"id": book.id}))
            self.finds_everything(book, seen, *sure)
            if len(seen["links"]) == CHAPTERS and not seen["table"]:
                return
            if seen["table"]:
                await self.plays_chapter(book, seen["table"])
            elif self.number == 0:
                await self.begins(book, seen["chapter"])
            else:
                await asyncio.sleep(0.02)

    async def begins(self, book: Remembered, chapter: int) -> None:
        def ask() -> Awaitable[Json]:
            self.server.hot.set()
            return begins(self.friend, {"id": book.id}, 0, 1, 2, 3)

        begun = await self.persists(ask)
        assert begun["chapter"] == chapter
        assert book.begun.setdefault(chapter, begun["table"]) == begun["table"], "begun twice"

    def finds_everything(
        self, book: Remembered, seen: Json, begun: dict[int, str], joined: set[int]
    ) -> None:
        chapters = [link["chapter"] for link in seen["links"]]
        assert len(set(chapters)) == len(chapters), "one link a chapter"
        assert seen["trouble"] == ""
        for chapter, table in begun.items():
            assert seen["links"][chapter - 1]["table"] == table
        for n in joined:
            assert seen["heirs"][n]["kind"] == "person", "a joining is lost"
        for kind in ("heir", "title"):
            told = book.names.get((kind, self.number))
            if told and len(told) == 1:
                assert seen["names"][kind].get(str(self.number)) == told[0], "a name is lost"

    async def plays_chapter(self, book: Remembered, table: str) -> None:
        known: Chair | None = None
        pending: Json | None = None
        seat = self.number
        acts = book.acts.setdefault(table, {})
        while not self.group.enough.is_set():
            try:
                await self.server.up.wait()
                await self.goes_there()
                newest = max(acts, default=0)
                async with asyncio.timeout(HUNG):
                    if known is None:
                        chair = await self.friend.sits({"id": table})
                    else:
                        chair = await self.friend.comes_back({"id": table}, known)
                if not chair.state:  # told to come back, before anything else
                    await asyncio.sleep(0.05)
                    continue
                known = chair
                assert chair.state["at"] >= newest, "an acknowledged act is lost"
                while not self.group.enough.is_set() and not chair.state["over"]:
                    pending = pending or self.choice(chair, seat)
                    if pending is None:
                        await chair.hears()
                        continue
                    if pending["act"] == "seal":
                        self.server.hot.set()
                    async with asyncio.timeout(HUNG):
                        answer = await chair.asks(**pending)
                    if answer["type"] == "done":
                        said = f"{seat} {pending['act']}"
                        assert acts.setdefault(answer["at"], said) == said, "two acts, one event"
                        self.acts += 1
                        self.again += answer["again"]
                        self.server.acted.set()
                        if self.chance.random() < 0.1:
                            await self.names(book, "title")
                    else:
                        refused = answer["refusal"]["key"]
                        assert refused in ("late", *PASSING), answer
                        await asyncio.sleep(0.1 if refused in PASSING else 0)
                    pending = None
                if chair.state["over"]:
                    await chair.leaves()
                    return
            except LOST:
                await asyncio.sleep(0.02)

    def choice(self, chair: Chair, seat: int) -> Json | None:
        if seat not in chair.state["asked"]:
            return None
        act = self.chance.choice(chair.view(seat)["acts"])
        decision = chair.state["decision"]
        id = f"kill-{next(_ids)}"
        return {"type": "act", "id": id, "seat": seat, "decision": decision, "act": act}


class Served(Protocol):
    """A server that dies, or several of them."""

    up: asyncio.Event
    acted: asyncio.Event
    hot: asyncio.Event

    @property
    def base(self) -> str: ...


class Group:
    def __init__(self, server: Served, game: str, chance: Random) -> None:
        self.server = server
        self.game = game
        self.enough = asyncio.Event()
        self.played = asyncio.Event()
        """Set once a chronicle was played as far as they play."""
        self.known: list[Remembered] = []
        self.members = [Member(self, n, Random(chance.random())) for n in range(4)]

    async def lives(self) -> None:
        """Chronicle after chronicle."""
        while not self.enough.is_set():
            book = await self.members[0].founds()
            self.known.append(book)
            await asyncio.gather(*[member.joins(book) for member in self.members])
            await asyncio.gather(*[member.names(book, "heir") for member in self.members])
            await asyncio.gather(*[member.plays(book) for member in self.members])
            self.played.set()


@dataclass(frozen=True)
class Survived:
    chronicles: int
    sealed: int
    acts: int
    again: int


async def survives(
    kills: int, seed: int, store: Store, *options: str, game: str = "vigil", pause: int = 9
) -> Survived:
    """What a group finds again after so many deaths of its server, and after some more where none
    of them came between an act that was stored and its answer.

    `pause` is the most that is granted between two of them, but for the hot moments.
    """
    chance = Random(seed)
    server = Doomed(*options)
    await server.starts()
    group = Group(server, game, chance)
    living = asyncio.create_task(group.lives())
    living.add_done_callback(lambda _: server.acted.set())
    living.add_done_callback(lambda _: server.hot.set())
    try:
        for death in count(1):
            lost = any(member.again for member in group.members)
            if death > (kills if lost else 5 * kills):
                break  # enough, and among them one that took an answer with it
            await moment(server, living, chance, pause)
            await server.dies()
            await server.starts()
        played = asyncio.create_task(group.played.wait())
        await asyncio.wait((played, living), return_when=asyncio.FIRST_COMPLETED)
        played.cancel()
        group.enough.set()
        await server.dies()
        await server.starts()
        await living
        await compares(group)
        assert await server.closes() == 0
        sealed = await holds_together(group, store)
        acts = sum(member.acts for member in group.members)
        again = sum(member.again for member in group.members)
        return Survived(len(group.known), sealed, acts, again)
    finally:
        living.cancel()
        for member in group.members:
            await member.friend.goes()
        if server.process is not None and server.process.returncode is None:
            server.process.kill()
            await server.process.wait()


async def moment(server: Doomed, living: asyncio.Task[None], chance: Random, pause: int) -> None:
    """The next death: after some acts, or already when a chapter begins or is sealed."""
    heeds, acts = chance.random() < 0.7, chance.randrange(1, pause)
    server.hot.clear()
    while acts and not (heeds and server.hot.is_set()):
        server.acted.clear()
        waits = [asyncio.create_task(event.wait()) for event in (server.acted, server.hot)]
        await asyncio.wait(waits[: 1 + heeds], return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        acts -= 1
        if living.done():
            living.result()
    await asyncio.sleep(chance.random() * 0.03)


async def compares(group: Group) -> None:
    """Every acknowledged thing once more, from the server itself."""
    member = group.members[0]
    await member.goes_there()
    for book in group.known:
        seen = await look(member.friend, {"id": book.id})
        for each in group.members:
            each.finds_everything(book, seen, book.begun, book.joined)
        for chapter, table in book.begun.items():
            if seen["links"][chapter - 1]["state"] != "sealed":
                continue
            answer = await member.friend.http.get(f"/api/tables/{table}/export")
            session, _ = load(answer.text)
            spell = session.game.vocabulary.spell
            saved = [f"{seat} {spell(act)}" for seat, act in session.acts]
            for event, act in book.acts.get(table, {}).items():
                assert act in saved, f"event {event} of chapter {chapter} is lost"
            assert len(session.acts) >= len(book.acts.get(table, {}))


async def holds_together(group: Group, store: Store) -> int:
    """Every chain, verified from the rows by a house of our own; how many chapters are sealed."""
    sealed = 0
    async with house(store) as at:
        for book in group.known:
            kept = await store.chronicles.chronicle(book.id)
            assert kept is not None
            saves = {}
            for link in kept.book.links:
                table = await at.lobby.table(link.table)
                saves[link.chapter, link.attempt] = await table.ask(table.saved)
            assert verify(kept.book, saves) == []
            sealed += sum(link.state == "sealed" for link in kept.book.links)
    return sealed
