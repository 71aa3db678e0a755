"""A chronicle's chapters: beginning one, giving one up, crossing one out, and who must agree."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duskmoot.chronicle import chain, inscriptions
from duskmoot.chronicle.book import BOT, PERSON, PLAYING, SEALED, Link
from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Refused, Setting
from duskmoot.table import journal, seating
from duskmoot.table.chronicles import rights
from duskmoot.table.chronicles.actor import ChronicleActor
from duskmoot.table.chronicles.rights import ABANDON, STRIKE
from duskmoot.table.chronicles.sealing import ended
from duskmoot.table.course import Course
from duskmoot.table.store.chronicles import NewTable
from duskmoot.table.store.kept import Asking, Span
from duskmoot.table.store.port import SeatRow, TableRow
from duskmoot.table.tokens import new_id

CLOSED: Final[str] = "chapter-abandoned"
NAMES: Final[str] = "chronicle.prologue.names"
"""The clause by which every character has a name before the chapter begins."""


class ChapterActor(ChronicleActor):
    async def begin(self, guest: str, network: str, present: list[int]) -> None:
        """The next chapter; one that runs already is what was asked for."""
        rights.check_belongs(self.kept, guest)
        if chain.running(self.kept.book) is not None:
            return
        rights.check_begin(self.kept, guest, self.now)
        for n in present:
            rights.check_heir(self.kept, n)
            if rights.kind(self.kept, n) == rights.OPEN:
                raise Refused("heir-open", heir=str(n + 1))
        link, setting = chain.begin(self.kept.book, present, new_id())
        people = [n for n in link.present if rights.kind(self.kept, n) == PERSON]
        nameless = inscriptions.unnamed(self.kept.book, people)
        if nameless:
            name = self.kept.book.roster[nameless[0]].name
            raise Refused("character-unnamed", name=name, clause=NAMES)
        self._check_legacy(setting)
        course = Course(setting)  # refuses what cannot be begun
        row, seats = self._laid(link.table, link.chapter, link.attempt, link.present, setting)
        bots = [(row.game, seat.bot) for seat in seats if seat.kind == BOT]
        await self.lobby.allow_bots(row.host, network, bots)
        kept = replace(
            self.kept,
            book=chain.with_link(self.kept.book, link),
            spans=(*self.kept.spans, Span(self.now)),
            touched=self.now,
        )
        waiting = sum(1 << seat for seat in course.state.asked)
        table = NewTable(row, seats, [], waiting)
        await self.house.store.chronicles.begin_chapter(kept, table)
        self._becomes(kept)
        await self._look_at_table()

    def _check_legacy(self, setting: Setting) -> None:
        wrong = setting.game.wrongs(setting.legacy)
        if wrong:
            journal.warn("legacy-wrong", chronicle=journal.short(self.id), reason=wrong[0])
            raise Refused("chronicle-damaged", detail=wrong[0])

    def _laid(
        self, id: str, chapter: int, attempt: int, present: tuple[int, ...], setting: Setting
    ) -> tuple[TableRow, list[SeatRow]]:
        seats: list[SeatRow] = []
        sat = ""
        for seat, n in enumerate(present):
            heir, holder = self.kept.book.roster[n], self.kept.holders[n]
            if heir.bot:
                row = SeatRow(seat, BOT, holder.guest, heir.name, heir.bot, heir.strength)
            else:
                row = SeatRow(seat, PERSON, holder.guest, heir.name)
            if holder.guest:
                sat = seating.sat_with(sat, holder.guest)
            seats.append(row)
        game = setting.game
        return TableRow(
            id=id,
            invite=new_id(),
            game=game.name,
            rules=game.version,
            options=game.chosen(setting.options),
            key=setting.key,
            commitment=commitment(setting.key),
            clock=self.kept.clock,
            pace=self.kept.pace,
            host=self.kept.host,
            created=self.now,
            imported=False,
            key_left=self.kept.key_left,
            sat=sat,
            stand_in=self.kept.stand_in,
            stand_in_strength=self.kept.stand_in_strength,
            legacy=setting.legacy,
            chronicle=self.id,
            chapter=chapter,
            attempt=attempt,
            heirs=present,
        ), seats

    # Consent.

    def asks(self, what: str, by: int, awaits: list[int], heir: int = -1) -> Asking:
        """Of the last attempt at a chapter, or for an heir."""
        request = 1 + max((each.request for each in self.kept.asking), default=0)
        last = self.kept.book.links[-1] if heir < 0 else None
        chapter, attempt = (last.chapter, last.attempt) if last else (0, 0)
        page = Asking(request, what, chapter, heir, by, tuple(awaits), self.now, self.events())
        return replace(page, attempt=attempt)

    async def abandon(self, guest: str, chapter: int) -> None:
        """With the consent of all people seated; or by the host, long after the last act."""
        link = rights.check_abandon(self.kept, guest)
        if link.chapter != chapter:
            raise Refused("chapter-not-running", chapter=str(chapter))
        await self._look_at_table()
        if rights.is_host(self.kept, guest) and (self.stage.trouble or await self._long_ago()):
            await self._give_up()
            return
        await self._ask_people(ABANDON, guest, self._seated(link))

    def _seated(self, link: Link) -> list[int]:
        """Heirs whose people play this chapter, whoever is to play the next one for them."""
        table = self.lobby.tables.get(self.stage.table)
        seats = table.seats if table is not None else []
        sit = {row.guest for row in seats if row.kind == PERSON}
        nobodys = {link.present[row.seat] for row in seats if row.kind == BOT and not row.guest}
        people = set(rights.of_kind(self.kept, PERSON)) - nobodys
        held = rights.held(self.kept)
        here = {n for n in held if self.kept.holders[n].guest in sit}
        return [n for n in link.present if n in people | here]

    async def _long_ago(self) -> bool:
        standing = await self.house.store.standing(self.stage.table)
        return standing is not None and self.now - standing.touched >= rights.ACT_WAITS

    async def strike(self, guest: str, chapter: int) -> None:
        """With the consent of every person who played it, before the next one begins."""
        link = rights.check_strike(self.kept, guest)
        if link.chapter != chapter:
            raise Refused("strike-too-late", chapter=str(chapter))
        held = rights.held(self.kept)
        await self._ask_people(STRIKE, guest, [n for n in link.present if n in held])

    async def _ask_people(self, what: str, guest: str, people: list[int]) -> None:
        mine = [*rights.mine(self.kept, guest), *rights.returns(self.kept, guest)]
        others = [n for n in people if n not in mine]
        if not others:
            await self._done(what)
            return
        if any(each.what == what for each in self.valid()):
            await self.agree(guest, self._request(what), True)
            return
        asked = self.asks(what, (mine or [-1])[0], others)
        await self._set_page(replace(self.kept, asking=(*self.valid(), asked)))

    def _request(self, what: str) -> int:
        return next(each.request for each in self.valid() if each.what == what)

    async def agree(self, guest: str, request: int, agreed: bool) -> None:
        rights.check_belongs(self.kept, guest)
        await self._look_at_table()
        asked = next((each for each in self.valid() if each.request == request), None)
        mine = [*rights.mine(self.kept, guest), *rights.returns(self.kept, guest)]
        if asked is None:
            raise Refused("consent-gone")
        heard = [n for n in asked.awaits if n in mine]
        # Whoever asked may think better of it, and an heir may have lost no way at all.
        if not heard and (agreed or not {asked.by, asked.heir} & set(mine)):
            return
        others = tuple(each for each in self.valid() if each is not asked)
        people = rights.held(self.kept)
        if not agreed:
            await self._set_page(replace(self.kept, asking=others))
            return
        now = replace(
            asked,
            awaits=tuple(n for n in asked.awaits if n not in heard and n in people),
            agreed=(*asked.agreed, *heard),
        )
        if now.what in (ABANDON, STRIKE) and not now.awaits:
            await self._done(now.what)
        else:
            await self._set_page(replace(self.kept, asking=(*others, now)))

    async def _done(self, what: str) -> None:
        if what == ABANDON:
            await self._give_up()
        else:
            await self._strike()

    async def _give_up(self) -> None:
        """In the table's own turn, so that no act comes between."""
        table = self.lobby.tables.get(self.stage.table)
        if table is None:
            await self._abandoned(None)
        else:
            await table.ask(lambda: self._abandoned(table.course))
            table.lose_way()
        self.stage.table = ""
        await self._look_at_table()

    async def _abandoned(self, course: Course | None) -> None:
        n = len(self.kept.book.links) - 1
        state = course.state if course is not None else None
        link = chain.abandon(self.kept.book, self.kept.book.links[n], state)
        kept = ended(self.kept, n, link, self.now)
        await self.house.store.chronicles.end_chapter(kept, n, PLAYING, CLOSED)
        self._becomes(kept)

    async def _strike(self) -> None:
        link = chain.strike(self.kept.book)
        n = len(self.kept.book.links) - 1
        span = self.kept.spans[n]
        kept = replace(ended(self.kept, n, link, self.now), over=False)
        kept = replace(kept, spans=(*kept.spans[:n], span))
        await self.house.store.chronicles.end_chapter(kept, n, SEALED)
        self._becomes(kept)
