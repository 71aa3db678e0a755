"""Both stores keep chronicles: what belongs together is written together, and only once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.chronicle import chain
from duskmoot.chronicle.book import ABANDONED, PLAYING, SEALED, Heir, Inscription
from duskmoot.kernel.chance import commitment, key_from_seed
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import view
from duskmoot.table.chronicles.sealing import ended, sealed
from duskmoot.table.store import sqlite_forms
from duskmoot.table.store.chronicles import NewTable, Unmatched
from duskmoot.table.store.kept import Asking, Holder, Kept, Span
from duskmoot.table.store.port import SeatRow, Store, StoreFailed, TableRow
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import FILE, SqliteStore
from tests.chronicle.toy import GAME
from tests.table.friends import evening
from tests.table.test_store import open_store

pytestmark = pytest.mark.usefixtures("vigil")

NOW = 1_800_000_000


@pytest.fixture(params=["sqlite", "postgres"], name="again")
def again_and_again(request: pytest.FixtureRequest, folder: Path) -> Callable[[], Store]:
    if request.param == "sqlite":
        return lambda: SqliteStore(folder, durable=False)
    url = request.getfixturevalue("postgres")
    return lambda: PostgresStore(url)


def new() -> Kept:
    roster = [Heir("Łucja"), Heir("Ёж"), Heir("", "random", 1)]
    book = chain.found(GAME, "chronicle-one", "Nights", roster, {}, key_from_seed(1))
    holders = (Holder("guest-a", key="hash-a", seen=3), Holder(open=True), Holder())
    asking = (Asking(1, "return", 0, 1, 0, (2,), NOW, 4, (0,)),)
    return Kept(
        book,
        "invite-one",
        "guest-a",
        NOW,
        NOW,
        clock=60,
        pace="[2, 3]",
        stand_in="random",
        stand_in_strength=1,
        sat="guest-a",
        asking=asking,
        holders=holders,
    )


def begun(kept: Kept, id: str = "table-one") -> tuple[Kept, NewTable]:
    link, setting = chain.begin(kept.book, [0, 1], id)
    row = TableRow(
        id=id,
        invite=f"invite-{id}",
        game="vigil",
        rules=1,
        options={},
        key=setting.key,
        commitment=commitment(setting.key),
        clock=0,
        host="guest-a",
        created=NOW,
        imported=False,
        legacy=setting.legacy,
        chronicle=kept.book.id,
        chapter=link.chapter,
        attempt=link.attempt,
        heirs=link.present,
    )
    seats = [SeatRow(0, "person", "guest-a", "Łucja"), SeatRow(1, "person", "guest-b", "Ёж")]
    book = chain.with_link(kept.book, link)
    spans = (*kept.spans, Span(NOW + 5))
    kept = replace(kept, book=book, spans=spans, touched=NOW + 5)
    return kept, NewTable(row, seats, [], 1)


def over(kept: Kept) -> Session:
    """The running chapter, played to its end."""
    link = kept.book.links[-1]
    session = Session(chain.setting_of(kept.book, link))
    while not session.state.over:
        seat = session.state.asked[0]
        session.play(seat, view(session.state, seat).acts[0])
    return session


@evening
async def test_what_was_written_is_read_again(again: Callable[[], Store]) -> None:
    kept = new()
    async with open_store(again()) as store:
        await store.chronicles.add_chronicle(kept, [])
        await store.claim_chronicle(kept.book.id)
        await store.chronicles.inscribe(kept.book.id, 0, NOW, Inscription("heir", 0, "Żółć", 0))
    async with open_store(again()) as store:
        words = (Inscription("heir", 0, "Żółć", 0),)
        kept = replace(kept, book=replace(kept.book, inscriptions=words))
        assert await store.chronicles.chronicle(kept.book.id) == kept
        assert await store.chronicles.chronicle("nothing") is None
        assert await store.chronicles.chronicle_invited("invite-one") == kept.book.id
        assert await store.chronicles.chronicle_invited("nothing") is None
        assert await store.chronicles.heir_of_key("hash-a") == (kept.book.id, 0)
        assert await store.chronicles.heir_of_key("hash-b") is None
        assert await store.chronicles.heir_of_key("") is None
        assert await store.chronicles.chronicles_of("guest-a") == [kept.book.id]
        assert await store.chronicles.chronicles_of("guest-b") == []
        assert await store.chronicles.hosted_chronicles("guest-a") == 1


@evening
async def test_a_chapter_begins_once(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        await store.chronicles.add_chronicle(new(), [])
        await store.claim_chronicle(new().book.id)
        kept, table = begun(new())
        await store.chronicles.begin_chapter(kept, table)
        assert await store.chronicles.chronicle(kept.book.id) == kept
        row = await store.table("table-one")
        assert row == table.row
        _, second = begun(new(), "table-two")
        with pytest.raises(StoreFailed):
            await store.chronicles.begin_chapter(kept, second)
        assert await store.table("table-two") is None, "nothing of it was written"
        other = replace(kept.book.links[0], attempt=2, table="table-two")
        twice = replace(
            kept, book=replace(kept.book, links=(*kept.book.links, other)), spans=kept.spans * 2
        )
        with pytest.raises(StoreFailed):
            await store.chronicles.begin_chapter(twice, second)
        assert await store.table("table-two") is None, "only one chapter of a chronicle runs"


@evening
async def test_a_chapter_is_sealed_once(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        await store.chronicles.add_chronicle(new(), [])
        await store.claim_chronicle(new().book.id)
        kept, table = begun(new())
        await store.chronicles.begin_chapter(kept, table)
        page = sealed(kept, 0, over(kept).state, NOW + 9)
        await store.chronicles.end_chapter(page, 0, PLAYING)
        with pytest.raises(Unmatched):
            await store.chronicles.end_chapter(page, 0, PLAYING)
        given_up = ended(kept, 0, chain.abandon(kept.book, kept.book.links[0], None), NOW + 10)
        with pytest.raises(Unmatched):
            await store.chronicles.end_chapter(given_up, 0, PLAYING, "chapter-abandoned")
        found = await store.chronicles.chronicle(kept.book.id)
        assert found == page
        assert found.book.links[0].state == SEALED
        row = await store.table("table-one")
        assert row is not None
        assert (row.over, row.closed) == (True, "")
        light = await store.chronicles.chronicle(kept.book.id, light=True)
        assert light is not None
        assert (light.book.links[0].legacy_out, light.book.links[0].page) == ("", {})
        struck = replace(page, book=chain.with_link(page.book, chain.strike(page.book)))
        await store.chronicles.end_chapter(struck, 0, SEALED)
        assert await store.chronicles.chronicle(kept.book.id) == struck


@evening
async def test_an_abandoned_chapter_closes_its_table(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        await store.chronicles.add_chronicle(new(), [])
        await store.claim_chronicle(new().book.id)
        kept, table = begun(new())
        await store.chronicles.begin_chapter(kept, table)
        link = chain.abandon(kept.book, kept.book.links[0], None)
        await store.chronicles.end_chapter(ended(kept, 0, link, NOW + 9), 0, PLAYING, "closed")
        row = await store.table("table-one")
        assert row is not None
        assert (row.over, row.closed) == (True, "closed")
        found = await store.chronicles.chronicle(kept.book.id)
        assert found is not None
        assert found.book.links[0].state == ABANDONED


@evening
async def test_heir_and_seat_change_hands_together(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        await store.chronicles.add_chronicle(new(), [])
        await store.claim_chronicle(new().book.id)
        kept, table = begun(new())
        await store.chronicles.begin_chapter(kept, table)
        holders = (Holder("guest-z", key="hash-a"), *kept.holders[1:])
        moved = replace(kept, holders=holders, host="guest-z", sat="*")
        row = replace(table.row, host="guest-z", sat="*")
        seat = SeatRow(0, "person", "guest-z", "Łucja")
        await store.claim(row.id)
        await store.chronicles.move_heir(moved, row, seat)
        assert await store.chronicles.chronicle(kept.book.id) == moved
        assert (await store.seats("table-one"))[0] == seat
        assert await store.table("table-one") == row
        nowhere, other = replace(seat, seat=9), replace(moved, host="guest-y")
        with pytest.raises(Unmatched):
            await store.chronicles.move_heir(other, row, nowhere)
        assert await store.chronicles.chronicle(kept.book.id) == moved, "all of it or nothing"


@evening
async def test_places_are_numbered_anew_only_before_the_first_chapter(
    again: Callable[[], Store],
) -> None:
    async with open_store(again()) as store:
        await store.chronicles.add_chronicle(new(), [])
        await store.claim_chronicle(new().book.id)
        first = new()
        book = replace(
            first.book,
            roster=first.book.roster[::-1],
            inscriptions=(Inscription("heir", 2, "Last", 2),),
        )
        turned = replace(first, book=book, holders=first.holders[::-1], asking=())
        await store.chronicles.renumber(turned, NOW)
        assert await store.chronicles.chronicle(first.book.id) == turned
        kept, table = begun(turned)
        await store.chronicles.begin_chapter(kept, table)
        with pytest.raises(Unmatched):
            await store.chronicles.renumber(first, NOW)


@evening
async def test_nothing_of_a_chronicle_is_put_away_or_lost(again: Callable[[], Store]) -> None:
    async with open_store(again()) as store:
        await store.chronicles.add_chronicle(new(), [])
        await store.claim_chronicle(new().book.id)
        kept, table = begun(new())
        await store.chronicles.begin_chapter(kept, table)
        single = replace(table.row, id="single", invite="single", chronicle="", heirs=())
        await store.add_table(single, table.seats, [], 1)
        assert await store.put_away(NOW * 2, NOW * 2) == 1
        stands = await store.standing("table-one")
        assert stands is not None
        assert not stands.put_away
        assert await store.chronicles.chronicle(kept.book.id) == kept


def test_tables_of_older_forms_belong_to_no_chronicle(folder: Path) -> None:
    folder.mkdir()
    db = sqlite3.connect(folder / FILE)
    for script in sqlite_forms.MIGRATIONS[:-1]:
        db.executescript(script)
    db.execute(
        """
        insert into game_table (id, invite, game, rules, options, key, commitment, clock, host,
            created, imported, over)
        values ('t', 'i', 'bloodborne', 1, '{}', x'00', 'c', 0, 'h', 1, 0, 0)
        """
    )
    db.execute(f"pragma user_version = {len(sqlite_forms.MIGRATIONS) - 1}")
    db.commit()
    db.close()

    @evening
    async def opens() -> None:
        async with open_store(SqliteStore(folder)) as store:
            row = await store.table("t")
            assert row is not None
            assert (row.chronicle, row.chapter, row.heirs, row.closed) == ("", 0, (), "")

    opens()
