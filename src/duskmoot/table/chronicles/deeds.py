"""What people may ask of a chronicle: to join, to leave, to come back, to name things."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from duskmoot.chronicle import inscriptions, roster
from duskmoot.chronicle.book import PERSON, Heir
from duskmoot.kernel.game import Refused, find
from duskmoot.table import seating
from duskmoot.table.chronicles import messages, rights
from duskmoot.table.chronicles.chapters import ChapterActor
from duskmoot.table.deeds import OpenTable
from duskmoot.table.store.kept import Holder, Kept
from duskmoot.table.store.port import Guest, SeatRow
from duskmoot.table.tokens import cleaned, hashed, new_id, new_token

VAMPIRE: Final[str] = "vampire"
"""The kind of what anybody may name, if nobody has; all other names are of the heir itself."""


@dataclass(frozen=True)
class Bot:
    name: str
    strength: int


class OpenChronicle(ChapterActor):
    # Places in the roster.

    async def join(self, guest: Guest, wanted: messages.JoinChronicle) -> messages.Joined:
        n = wanted.number
        if n is None and rights.mine(self.kept, guest.id):
            return messages.Joined(self.shown(guest.id), {})
        returns = rights.returns(self.kept, guest.id)
        if n is None or n not in [*returns, *rights.mine(self.kept, guest.id)]:
            rights.check_join(self.kept, guest.id, wanted.invite)
        if n is None:
            open = rights.of_kind(self.kept, rights.OPEN)
            n = open[0] if open else len(self.kept.holders)
        name = cleaned(wanted.name) if wanted.name else guest.name
        if n == len(self.kept.holders):
            rights.check_newcomer(self.kept, self.house.limits.heirs)
            rights.check_name(self.kept, guest.id, name)
            book = roster.join(self.kept.book, Heir(name))
            holders = (*self.kept.holders, Holder(open=True))
            await self._takes(replace(self.kept, book=book, holders=holders), guest.id, n, name)
        else:
            rights.check_heir(self.kept, n)
            if n in rights.mine(self.kept, guest.id):
                return messages.Joined(self.shown(guest.id), {})
            if n not in [*returns, *rights.free(self.kept)]:
                raise Refused("heir-taken", name=self.kept.book.roster[n].name)
            if n in returns and not wanted.name:
                name = self.kept.book.roster[n].name
            else:
                rights.check_name(self.kept, guest.id, name)
            await self._takes(self.kept, guest.id, n, name)
        key = await self._new_key(n)
        self.tell_all()
        return messages.Joined(self.shown(guest.id), {str(n): key})

    async def _takes(self, kept: Kept, guest: str, n: int, name: str) -> None:
        book = roster.take_over(kept.book, n, name)
        holder = Holder(guest, key=kept.holders[n].key, seen=self.now)
        sat = seating.sat_with(kept.sat, guest)
        await self.set_roster(placed(replace(kept, book=book, sat=sat), n, holder))

    async def _new_key(self, n: int) -> str:
        key = new_token()
        holder = replace(self.kept.holders[n], key=hashed(key))
        await self.set_roster(placed(self.kept, n, holder))
        return key

    async def leave(self, guest: str, n: int) -> None:
        """For good; before the first chapter an heir's place is open then, or is taken away.

        Whoever is shown out cannot come in again: the invitation is another from now on.
        """
        rights.check_leave(self.kept, guest, n)
        roster.between_chapters(self.kept.book)
        kept = self.kept
        shown_out = rights.is_shown_out(kept, guest, n)
        if shown_out:
            kept = replace(kept, invite=new_id())
        if kept.book.links:
            kept = replace(kept, book=roster.leave(kept.book, n))
            left = kept.holders[n]  # whose the name is, for the day when they want it forgotten
            kept = placed(kept, n, Holder(left.guest, seen=left.seen))
            await self.set_roster(self._hosted(kept))
        elif shown_out or rights.kind(kept, n) == PERSON:
            kept = replace(kept, book=roster.take_over(kept.book, n, ""))
            await self.set_roster(placed(kept, n, Holder(open=True)))
        else:
            order = [m for m in range(len(kept.holders)) if m != n]
            await self._renumber(kept, order)

    def _hosted(self, kept: Kept) -> Kept:
        """A host who left for good hands the chronicle to the oldest of the people who stay."""
        people = rights.of_kind(kept, PERSON)
        if rights.belongs(replace(kept, host=""), kept.host) or not people:
            return kept
        return replace(kept, host=kept.holders[people[0]].guest)

    async def hand_to_bot(self, guest: str, n: int, bot: Bot) -> None:
        rights.is_mine(self.kept, guest, n)
        holder = replace(self.kept.holders[n], open=False)
        book = roster.hand_to_bot(self.kept.book, n, bot.name, bot.strength)
        await self.set_roster(placed(replace(self.kept, book=book), n, holder))

    async def lose_name(self, guest: str) -> None:
        """A keeper took the name of this guest away: their heirs have none."""
        mine = [holder.guest == guest for holder in self.kept.holders]
        heirs = [
            replace(heir, name="") if own else heir
            for heir, own in zip(self.kept.book.roster, mine)
        ]
        book = replace(self.kept.book, roster=tuple(heirs))
        await self.set_roster(replace(self.kept, book=book))
        self.tell_all()

    async def reorder(self, guest: str, order: list[int]) -> None:
        rights.check_roster(self.kept, guest)
        roster.reorder(self.kept.book, order)  # refuses what is no order
        await self._renumber(self.kept, order)

    async def _renumber(self, kept: Kept, order: list[int]) -> None:
        """Heirs get new numbers before the first chapter: those that they have in this order.

        Their names go with them; whoever is not there any more takes theirs along.
        """
        words = [
            replace(each, of=order.index(each.of), heir=order.index(each.of))
            for each in kept.book.inscriptions
            if each.of in order
        ]
        book = replace(
            kept.book,
            roster=tuple(kept.book.roster[n] for n in order),
            inscriptions=tuple(words),
        )
        holders = tuple(kept.holders[n] for n in order)
        kept = replace(kept, book=book, holders=holders, asking=())
        await self.house.store.chronicles.renumber(kept, self.now)
        self._becomes(kept)

    # Coming back.

    async def new_return(self, guest: str, n: int) -> messages.ReturnKey:
        """A return key for one's own heir; for another's the host needs one other heir's word."""
        rights.check_heir(self.kept, n)
        if n in [*rights.mine(self.kept, guest), *rights.returns(self.kept, guest)]:
            key = await self._new_key(n)
            self.tell_all()
            return messages.ReturnKey(key, 0)
        rights.check_host(self.kept, guest)
        if not self.kept.holders[n].guest:
            raise Refused("heir-open", heir=str(n + 1))
        asked = next((a for a in self.kept.asking if (a.what, a.heir) == (rights.RETURN, n)), None)
        others = self._others(guest, n)
        if asked is None:
            by = (rights.mine(self.kept, guest) or [-1])[0]
            asked = self.asks(rights.RETURN, by, others, heir=n)
            await self._set_page(replace(self.kept, asking=(*self.kept.asking, asked)))
            self.tell_all()
        patient = not others and self.now - asked.asked >= rights.HOST_WAITS
        if not asked.agreed and not patient:
            return messages.ReturnKey("", asked.request)
        asking = tuple(each for each in self.kept.asking if each is not asked)
        self._becomes(replace(self.kept, asking=asking))
        key = await self._new_key(n)
        self.tell_all()
        return messages.ReturnKey(key, asked.request)

    def _others(self, guest: str, n: int) -> list[int]:
        """People who may vouch for an heir who lost the way back."""
        lost = self.kept.holders[n].guest
        people = rights.of_kind(self.kept, PERSON)
        return [m for m in people if self.kept.holders[m].guest not in (guest, lost)]

    async def come_back(self, guest: Guest, key: str) -> messages.Joined:
        """Whoever has the key is the heir from now on, at the table too; whoever was, is not."""
        n = next((n for n, each in enumerate(self.kept.holders) if each.key == key), None)
        if n is None:
            raise Refused("return-unknown")
        rights.check_heir(self.kept, n)
        before = self.kept.holders[n].guest
        if before == guest.id and rights.kind(self.kept, n) == PERSON:
            return messages.Joined(self.shown(guest.id), {})
        book = roster.take_over(self.kept.book, n, self.kept.book.roster[n].name)
        holder = Holder(guest.id, key=key, seen=self.now)
        kept = placed(replace(self.kept, book=book), n, holder)
        alone = kept.sat in ("", before)
        kept = replace(
            kept,
            sat=guest.id if alone else kept.sat,
            host=guest.id if kept.host == before and before else kept.host,
            asking=tuple(each for each in kept.asking if each.heir != n),
        )
        table = self.lobby.tables.get(self.stage.table) if self.stage.table else None
        if table is None and self.stage.table and not self.stage.trouble:
            table = await self.lobby.table(self.stage.table)
        if table is not None and n in table.row.heirs:
            await self._come_to_table(kept, table, n, before)
        else:
            await self.set_roster(kept)
        self.tell_all()
        return messages.Joined(self.shown(guest.id), {})

    async def _come_to_table(self, kept: Kept, table: OpenTable, n: int, before: str) -> None:
        """Heir and seat change hands together, in the table's own turn."""

        async def move() -> None:
            seat = table.seats[table.row.heirs.index(n)]
            if seat.guest != before and seat.guest:
                await self.set_roster(kept)  # somebody else sits there now, and stays
                return
            row = SeatRow(seat.seat, PERSON, kept.holders[n].guest, kept.book.roster[n].name)
            await table.reseat(kept, row, before)
            self._becomes(kept)

        await table.ask(move)

    # Names.

    async def inscribe(self, guest: str, wanted: messages.Inscribe) -> None:
        rights.check_belongs(self.kept, guest)
        hand = self._hand(guest, wanted.kind, wanted.number)
        if len(self.kept.book.inscriptions) >= self.house.limits.inscriptions_kept:
            raise Refused("too-many-inscriptions")
        text = cleaned(wanted.text)
        book = inscriptions.inscribe(self.kept.book, wanted.kind, wanted.number, text, hand)
        if book.named(wanted.kind, wanted.number) == self.kept.book.named(
            wanted.kind, wanted.number
        ):
            return
        written = book.inscriptions[-1]
        n = len(book.inscriptions) - 1
        await self.house.store.chronicles.inscribe(self.id, n, self.now, written)
        self._becomes(replace(self.kept, book=book))
        table = self.lobby.tables.get(self.stage.table)
        if table is not None:
            table.inscribed(self.pages.names)

    def _hand(self, guest: str, kind: str, of: int) -> int:
        """The heir in whose name it is written."""
        if kind != VAMPIRE:
            rights.is_mine(self.kept, guest, of)
            return of
        if of >= len(find(self.kept.book.game).vocabulary.nouns.get(kind, [])):
            raise Refused("inscription-kind", kind=kind)
        held = [*rights.mine(self.kept, guest), *rights.returns(self.kept, guest)]
        if not held:
            raise Refused("not-your-chronicle")
        written = [i.heir for i in self.kept.book.inscriptions if (i.kind, i.of) == (kind, of)]
        return written[-1] if written and written[-1] in held else held[0]


def placed(kept: Kept, n: int, holder: Holder) -> Kept:
    holders = list(kept.holders)
    holders[n] = holder
    return replace(kept, holders=tuple(holders))
