"""The library: chronicles by their ids, new ones, and those from files."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from functools import partial
from typing import Any, Final

from duskmoot.chronicle import chain, file, seals
from duskmoot.chronicle.book import BOT, NAME_SIZE, PLAYING, Chronicle, Heir, Link
from duskmoot.chronicle.verify import PACKET, Saves, verify
from duskmoot.kernel import replay
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Game, Refused, find
from duskmoot.kernel.replay import Session
from duskmoot.table import journal
from duskmoot.table import protocol as table_wire
from duskmoot.table.chronicles import messages as wire
from duskmoot.table.chronicles import rights
from duskmoot.table.chronicles.actor import Tables
from duskmoot.table.chronicles.deeds import OpenChronicle
from duskmoot.table.chronicles.pages import card
from duskmoot.table.course import Course
from duskmoot.table.crew import SECONDS
from duskmoot.table.house import House
from duskmoot.table.limits import Buckets, Limits
from duskmoot.table.listener import MOVED
from duskmoot.table.relay import here
from duskmoot.table.scene import seats_in
from duskmoot.table.store.chronicles import NewTable
from duskmoot.table.store.kept import Holder, Kept, Span
from duskmoot.table.store.port import (
    OPEN,
    Guest,
    SeatRow,
    StoreDamaged,
    StoreFailed,
    TableRow,
)
from duskmoot.table.tokens import cleaned, hashed, new_id, new_key, new_token
from duskmoot.table.usual import USUAL, check_bot, usual_bot

UNREADABLE: Final = (ValueError, KeyError, TypeError, IndexError, AttributeError)
"""What a game says to a legacy that is none."""
SEAL: Final[int] = 64
"""Letters of the hash of a packet."""
ATTEMPT: Final[int] = 100
"""The acts that an attempt at a chapter counts for at least, where too many are refused."""


class Library:
    def __init__(self, house: House, lobby: Tables) -> None:
        self.house = house
        self.lobby = lobby
        self.chronicles: dict[str, OpenChronicle] = {}
        self.closing = False
        self.writers: Buckets
        """By guest: names that are given."""
        self._coming: dict[str, asyncio.Task[OpenChronicle | None]] = {}
        self._import = asyncio.Semaphore(1)

    def open(self) -> None:
        self.writers = Buckets(self.house.limits.inscriptions, asyncio.get_running_loop().time)
        self.house.turned = self._turned

    def _turned(self, id: str) -> None:
        if id in self.chronicles:
            self.chronicles[id].turned()

    def lost(self, id: str) -> None:
        """Another server has it now, if it was here."""
        chronicle = self.chronicles.pop(id, None)
        if chronicle is not None:
            chronicle.farewell(MOVED)
            chronicle.close()

    def farewell(self) -> None:
        self.closing = True
        for chronicle in self.chronicles.values():
            chronicle.farewell()

    def close(self) -> None:
        for chronicle in self.chronicles.values():
            chronicle.close()

    def sweep(self, now: float) -> None:
        for id, chronicle in list(self.chronicles.items()):
            if chronicle.resting(now):
                del self.chronicles[id]
                chronicle.close()

    # Finding.

    async def chronicle(self, id: str, idle: bool = False) -> OpenChronicle:
        """The chronicle of this id, in memory from now on; Refused if there is none.

        `idle` is for its heirs and names alone, whichever server plays its chapter.
        """
        if self.closing:
            raise StoreFailed("closing")
        if id in self.chronicles:
            return self.chronicles[id]
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._fetch(id, idle))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id))
        found = await asyncio.shield(self._coming[id])
        if found is None:
            raise Refused("no-such-chronicle")
        return found

    async def _fetch(self, id: str, idle: bool) -> OpenChronicle | None:
        try:
            await self.house.store.claim_chronicle(id, idle or here.get())
            kept = await self.house.store.chronicles.chronicle(id)
            if kept is None:
                return None
            find(kept.book.game)  # Refused where this program does not have the game
            chronicle = OpenChronicle(self.house, self.lobby, kept)
            chronicle.idle = idle
        except (StoreDamaged, *UNREADABLE) as error:
            journal.alarm("chronicle-damaged", error, chronicle=journal.short(id))
            raise Refused("chronicle-damaged", detail=type(error).__name__) from error
        self.chronicles[id] = chronicle
        try:
            await chronicle.ask(partial(chronicle.seen_by, ""))
        except BaseException:
            del self.chronicles[id]
            chronicle.close()
            raise
        return chronicle

    async def invited(self, invite: str) -> OpenChronicle:
        id = await self.house.store.chronicles.chronicle_invited(invite)
        if id is None:
            raise Refused("no-such-chronicle")
        return await self.chronicle(id)

    async def of_key(self, key: str) -> tuple[OpenChronicle, str]:
        """The chronicle of a return key, and the name of the heir whose it is."""
        found = await self.house.store.chronicles.heir_of_key(hashed(key))
        if found is None:
            raise Refused("return-unknown")
        chronicle = await self.chronicle(found[0])
        return chronicle, chronicle.kept.book.roster[found[1]].name

    async def of_guest(self, guest: Guest) -> list[wire.ChronicleCard]:
        """From the rows alone: nothing is opened for a list."""
        store = self.house.store
        found: list[wire.ChronicleCard] = []
        for id in await store.chronicles.chronicles_of(guest.id):
            try:
                kept = await store.chronicles.chronicle(id, light=True)
            except StoreDamaged as error:
                journal.alarm("chronicle-damaged", error, chronicle=journal.short(id))
                continue
            if kept is None or rights.why_not(partial(find, kept.book.game)):
                continue
            if not rights.belongs(kept, guest.id):
                continue  # left for good
            running = chain.running(kept.book)
            waiting: list[int] = []
            if running is not None:
                standing = await store.standing(running.table)
                asked = seats_in(max(0, standing.waiting)) if standing else []
                waiting = [running.present[seat] for seat in asked if seat < len(running.present)]
            found.append(card(kept, guest.id, waiting, running.opened if running else 0))
        return found

    # Founding.

    async def found(self, host: Guest, wanted: wire.NewChronicle) -> wire.Joined:
        game = find(wanted.game)
        if not game.chapters:
            raise Refused("no-chronicle", game=game.name)
        await self._allow(host)
        if len(wanted.heirs) < game.least:
            heirs, least, most = len(wanted.heirs), game.least, self.house.limits.heirs
            raise Refused("seats-refused", seats=str(heirs), least=str(least), most=str(most))
        if wanted.pace is not None and wanted.clock:
            raise Refused("pace-and-clock")
        stand_in = wanted.stand_in or usual_bot(game)
        check_bot(game, stand_in)
        now = int(self.house.now())
        roster = [new_heir(game, each, host) for each in wanted.heirs]
        keys = {n: new_token() for n, (_, holder) in enumerate(roster) if holder.guest}
        name = cleaned(wanted.name)
        book = chain.found(
            game, new_id(), name, [heir for heir, _ in roster], wanted.options, new_key()
        )
        holders = [
            replace(holder, key=hashed(keys[n]), seen=now) if n in keys else holder
            for n, (_, holder) in enumerate(roster)
        ]
        kept = Kept(
            book=book,
            invite=new_id(),
            host=host.id,
            created=now,
            touched=now,
            clock=wanted.clock,
            pace=wanted.pace.kept if wanted.pace else "",
            stand_in=stand_in,
            stand_in_strength=wanted.stand_in_strength,
            sat=host.id if keys else "",
            holders=tuple(holders),
        )
        await self.house.store.chronicles.add_chronicle(kept, [])
        chronicle = await self.chronicle(book.id)
        shown = await chronicle.ask(partial(chronicle.seen_by, host.id))
        return wire.Joined(shown, {str(n): key for n, key in keys.items()})

    async def _allow(self, host: Guest) -> None:
        most = self.house.limits.chronicles_each
        if await self.house.store.chronicles.hosted_chronicles(host.id) >= most:
            raise Refused("too-many-chronicles", most=str(most))

    # Files.

    async def export(self, chronicle: OpenChronicle, guest: str) -> str:
        """The file of a chronicle. That its key leaves is written down before."""
        saves: Saves = {}

        async def leave() -> Kept:
            rights.check_export(chronicle.kept, guest, chronicle.stage.sat)
            running = chain.running(chronicle.kept.book)
            if running is not None:
                saves[running.chapter, running.attempt] = await self._saved(running, guest)
            await chronicle.give_key()
            return chronicle.kept

        kept = await chronicle.ask(leave)
        for link in kept.book.links:
            if link.state != PLAYING:
                saves[link.chapter, link.attempt] = await self._saved(link, guest)
        saves = {attempt: text for attempt, text in saves.items() if text}
        return await asyncio.to_thread(file.export, kept.book, saves)

    async def _saved(self, link: Link, guest: str) -> str:
        """The saved game of a link; none where today's rules cannot replay it.

        That of a running chapter leaves as from any table: for a lone player, and told to all.
        """
        try:
            table = await self.lobby.table(link.table)
            running = link.state == PLAYING
            return await table.ask(partial(table.export, guest) if running else table.saved)
        except Refused as error:
            if error.key == "export-running":
                raise Refused("chronicle-export") from error
            told = {"chapter": link.chapter, "reason": error.key}
            journal.note("chapter-not-saved", **told)
            return ""

    async def import_file(self, host: Guest, text: str) -> wire.Joined:
        """A chronicle from a file as a new one: bots stay, all other places are open."""
        await self._allow(host)
        refuse_bad(text, self.house.limits.chronicle_acts)
        async with self._import:
            book, tables = await asyncio.to_thread(self._replayed, host, text)
        now = int(self.house.now())
        holders = tuple(Holder(open=heir.kind != BOT) for heir in book.roster)
        kept = Kept(
            book=book,
            invite=new_id(),
            host=host.id,
            created=now,
            touched=now,
            stand_in=usual_bot(find(book.game)),
            key_left=True,
            over=chain.is_over(book),
            holders=holders,
            spans=tuple(Span(now, 0 if link.state == PLAYING else now) for link in book.links),
        )
        await self.house.store.chronicles.add_chronicle(kept, tables)
        chronicle = await self.chronicle(book.id)
        return wire.Joined(await chronicle.ask(partial(chronicle.seen_by, host.id)), {})

    def _replayed(self, host: Guest, text: str) -> tuple[Chronicle, list[NewTable]]:
        """The chronicle, verified, and a table for every saved game of it."""
        book, saves = file.read(text)
        wrong = [finding for finding in verify(book, saves) if finding.wrong]
        if wrong:
            chapter = str(wrong[0].chapter)
            raise Refused("chronicle-wrong", what=wrong[0].kind, chapter=chapter)
        refuse_strange(book, self.house.limits)
        book = file.adopted(clipped(book), new_id())
        tables: list[NewTable] = []
        for link in book.links:
            save = saves.get((link.chapter, link.attempt), "")
            id = new_id() if save and link.rules == find(book.game).version else ""
            book = chain.with_link(book, replace(link, table=id))
            if id:
                session, names = replay.load(save)
                tables.append(self._table(host, book, replace(link, table=id), session, names))
            elif link.state == PLAYING:
                raise Refused("chronicle-wrong", what="save-missing", chapter=str(link.chapter))
        return book, tables

    def _table(
        self, host: Guest, book: Chronicle, link: Link, session: Session, names: list[str]
    ) -> NewTable:
        setting = session.setting
        course = Course(setting)
        past = course.follow(session.acts)
        over = course.state.over or link.state != PLAYING
        row = TableRow(
            id=link.table,
            invite=new_id(),
            game=book.game,
            rules=setting.game.version,
            options=setting.game.chosen(setting.options),
            key=setting.key,
            commitment=commitment(setting.key),
            clock=0,
            host=host.id,
            created=int(self.house.now()),
            imported=True,
            over=over,
            key_left=True,
            stand_in=usual_bot(setting.game),
            legacy=setting.legacy,
            chronicle=book.id,
            chapter=link.chapter,
            attempt=link.attempt,
            heirs=link.present,
            closed="" if course.state.over or not over else "chapter-abandoned",
        )
        seats = [
            bot_seat(seat, book.roster[n])
            if book.roster[n].bot
            else SeatRow(seat, OPEN, "", short(names[seat], table_wire.NAME_SIZE))
            for seat, n in enumerate(link.present)
        ]
        return NewTable(row, seats, past, sum(1 << seat for seat in course.state.asked))


def bot_seat(seat: int, heir: Heir) -> SeatRow:
    return SeatRow(seat, BOT, "", heir.name, heir.bot, heir.strength)


def new_heir(game: Game[Any], wanted: wire.NewHeir, host: Guest) -> tuple[Heir, Holder]:
    if isinstance(wanted, table_wire.OpenSeat):
        return Heir(""), Holder(open=True)
    name = cleaned(wanted.name) if wanted.name else ""
    if isinstance(wanted, table_wire.MySeat):
        return Heir(name or host.name), Holder(host.id)
    check_bot(game, wanted.bot)
    return Heir(name, wanted.bot, wanted.strength), Holder()


def refuse_strange(book: Chronicle, limits: Limits) -> None:
    """What no chronicle holds: all that is in it goes to everybody who looks at it, each time."""
    game = find(book.game)
    if not game.least <= len(book.roster) <= limits.heirs:
        heirs, least = str(len(book.roster)), str(game.least)
        raise Refused("seats-refused", seats=heirs, least=least, most=str(limits.heirs))
    for heir in book.roster:
        if heir.bot:
            check_bot(game, heir.bot)
    if len(book.inscriptions) > limits.inscriptions_kept:
        raise Refused("too-many-inscriptions", most=str(limits.inscriptions_kept))
    for name, seal in seals.current(book).items():
        if name not in game.packets() or len(seal) > SEAL:
            raise Refused("chronicle-wrong", what=PACKET, chapter="0")


def clipped(book: Chronicle) -> Chronicle:
    """Names from a file as short and clean as names are here, bots as strong as they can be."""
    roster = [
        replace(heir, name=short(heir.name, table_wire.NAME_SIZE), strength=strength_of(heir))
        for heir in book.roster
    ]
    words = [replace(each, text=short(each.text, NAME_SIZE)) for each in book.inscriptions]
    name = cleaned(book.name)[:NAME_SIZE].rstrip()
    return replace(book, name=name, roster=tuple(roster), inscriptions=tuple(words))


def strength_of(heir: Heir) -> int:
    """That of a bot of this house; in a file from the terminal its bots have none."""
    known = 0 < heir.strength < len(SECONDS)
    return heir.strength if known or not heir.bot else USUAL


def short(name: str, most: int) -> str:
    try:
        return cleaned(name)[:most].rstrip()
    except Refused:
        return ""


def refuse_bad(text: str, most: int) -> None:
    """A file of endless acts would keep a processor busy for long; half a letter is no text.

    To check an attempt takes as long as many acts, even where nothing is saved of it.
    """
    try:
        content = json.loads(text)
        json.dumps(content, ensure_ascii=False).encode()
        links = content["links"]
        saves = [link.get("save") for link in links]
        acts = sum(max(ATTEMPT, len(save["acts"]) if save else 0) for save in saves)
    except (ValueError, RecursionError, TypeError, KeyError, AttributeError) as error:
        raise Refused("chronicle-not-ours") from error
    if acts > most:
        raise Refused("import-too-long", acts=str(acts), most=str(most))
