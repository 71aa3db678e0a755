"""A public house: doors, mutes, names that look alike, reports, and what keepers do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.order.names import alike
from duskmoot.table.store.chronicles import Step
from duskmoot.table.store.people import Passkey
from duskmoot.table.store.port import Store, StoreFailed
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import SqliteStore
from duskmoot.table.upkeep.keepers import set_keeper
from tests.table.friends import Friend, House, Json, answered, evening, house
from tests.table.group import at_time, friends

FIRST = 1_800_000_000
DAY = 24 * 3600


async def sets_door(friend: Friend, table: Json, **door: bool | int) -> Json:
    wanted = {"listed": False, "spectators": True, "hushed": False} | door
    shown: Json = await friend.post(f"/api/tables/{table['id']}/door", wanted)
    return shown


async def makes_keeper(at: House, friend: Friend) -> None:
    """As the command line does, for somebody with a passkey."""
    (device,) = (await friend.get("/api/me/person"))["devices"]
    people = at.lobby.house.store.people
    rows = await people._shelf.rows("select guest from device where id = $1", device["id"])
    guest = rows[0][0]
    await people.add_passkey(Passkey(f"key of {guest}", guest, b"key", 0, "", 0, 0))
    step = Step("insert into keeper (guest, created) values ($1, $2)", [(guest, 7)])
    await people._shelf.steps([step])


# Doors.


@evening
async def test_a_listed_table_is_open_to_anybody(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        table = await ada.sets("mine", "open", "open")
        with pytest.raises(Refused, match="invite-needed"):
            await bob.post(f"/api/tables/{table['id']}/seats/1/take", {})
        assert (await bob.get("/api/listed"))["tables"] == []
        with pytest.raises(Refused, match="not-your-table"):
            await sets_door(bob, table, listed=True)
        assert (await sets_door(ada, table, listed=True))["listed"]
        (seen,) = (await bob.get("/api/listed"))["tables"]
        assert (seen["id"], seen["invite"]) == (table["id"], "")
        await bob.post(f"/api/tables/{table['id']}/seats/1/take", {})
        await sets_door(ada, table)
        assert (await bob.get("/api/listed"))["tables"] == []
    async with house(store()) as at:
        eve = await at.friend("Eve")
        with pytest.raises(Refused, match="invite-needed"):
            await eve.post(f"/api/tables/{table['id']}/seats/2/take", {})


@evening
async def test_a_host_decides_whether_others_look_on(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, bob, eve = await friends(at, "Ada", "Bob", "Eve")
        table = await ada.sets("mine", "open", "open")
        await bob.takes(table, 1)
        looking, seated = await eve.sits(table), await bob.sits(table)
        await sets_door(ada, table, spectators=False)
        assert await looking.closing_code() == 4404
        with pytest.raises(Refused, match="no-spectators"):
            await eve.get(f"/api/tables/{table['id']}/talk?before=9")
        assert (await seated.acts(1))["type"] == "done"


@evening
async def test_a_host_hushes_spectators_and_shows_one_out(folder: Path) -> None:
    async with house(folder) as at:
        ada, eve, oto = await friends(at, "Ada", "Eve", "Oto")
        table = await ada.sets("mine", "open", "open")
        chair, rude, calm = await ada.sits(table), await eve.sits(table), await oto.sits(table)
        await rude.asks(type="say", text="boo")
        await chair.until(lambda _: any(line["text"] == "boo" for line in chair.talk))
        n = next(line["n"] for line in chair.talk if line["text"] == "boo")
        with pytest.raises(Refused, match="not-your-table"):
            await oto.post(f"/api/tables/{table['id']}/talk/{n}/out", {})
        await ada.post(f"/api/tables/{table['id']}/talk/{n}/out", {})
        assert await rude.closing_code() == 4404
        await sets_door(ada, table, hushed=True)
        refused = await calm.asks(type="say", text="may I?")
        assert refused["refusal"]["key"] == "spectators-hushed"
        assert (await chair.asks(type="say", seat=0, text="no"))["type"] == "done"


@evening
async def test_a_new_invitation_ends_the_old_one(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        table = await ada.sets("mine", "open", "open")
        fresh = await ada.post(f"/api/tables/{table['id']}/invite", {})
        with pytest.raises(Refused, match="invite-needed"):
            await bob.takes(table, 1)
        assert (await bob.http.get(f"/api/invites/{table['invite']}")).status_code == 404
        await bob.takes(fresh, 1)


# Mutes and names.


@evening
async def test_a_muted_person_is_not_heard_and_notes_are(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, bob, eve = await friends(at, "Ada", "Bob", "Eve")
        table = await ada.sets("mine", "open", "open")
        await bob.takes(table, 1)
        chair, other, third = await ada.sits(table), await bob.sits(table), await eve.sits(table)
        await other.asks(type="say", seat=1, text="blah")
        await chair.until(lambda _: any(line["text"] == "blah" for line in chair.talk))
        n = next(line["n"] for line in chair.talk if line["text"] == "blah")
        (muted,) = await ada.post(f"/api/tables/{table['id']}/talk/{n}/mute", {})
        assert muted["name"] == "Bob"
        await other.asks(type="say", seat=1, text="blah again")
        await chair.catches_up()
        assert not any("blah" in line["text"] for line in chair.talk)
        assert [line["muted"] for line in chair.talk if line["n"] >= n] == [True, True]
        assert any(line["note"] == "note-seat-taken" for line in chair.talk)
        await third.catches_up()
        assert third.talk[-1]["text"] == "blah again"
        assert await ada.post(f"/api/me/mutes/{muted['id']}/end", {}) == []
        await chair.catches_up()
        assert chair.talk[-1]["text"] == "blah again"


@evening
async def test_nobody_poses_as_another_at_one_table(folder: Path) -> None:
    async with house(folder) as at:
        paweł, thief = await friends(at, "Paweł", "Рaweł")
        table = await paweł.sets("mine", "open", "open")
        with pytest.raises(Refused, match="name-alike"):
            await thief.takes(table, 1)
        looking = await thief.sits(table)
        refused = await looking.asks(type="say", text="I am Paweł")
        assert refused["refusal"]["key"] == "name-alike"
        for invisible in ("Paweł\u3164", "\u115fPaweł", "Pa\u2800weł"):
            with pytest.raises(Refused, match="name-alike"):
                await thief.takes(table, 1, name=invisible)
        await thief.takes(table, 1, name="Oto")


@evening
async def test_a_seat_that_waits_does_not_bring_back_a_name_that_is_taken(folder: Path) -> None:
    async with house(folder) as at:
        ada, thief = await friends(at, "Ada", "Paweł")
        table = await ada.sets("mine", "open", "open")
        await thief.takes(table, 1)
        await thief.post(f"/api/tables/{table['id']}/seats/1/leave", {})
        paweł = await at.friend("Paweł")
        await paweł.takes(table, 2)
        await thief.arrive("Oto")
        with pytest.raises(Refused, match="name-alike"):
            await thief.takes(table, 1)
        await thief.takes(table, 1, name="Oto")


@pytest.mark.parametrize("nothing", ["\u3164", "\u2800\uffa0", "\u0301", "\u034f"])
@evening
async def test_a_name_can_be_seen(nothing: str, folder: Path) -> None:
    async with house(folder) as at:
        with pytest.raises(Refused, match="nothing-said"):
            answered(await (await at.friend()).http.put("/api/me", json={"name": nothing}))


@evening
async def test_who_was_shown_out_and_sits_down_later_reads_what_was_said(folder: Path) -> None:
    async with house(folder) as at:
        ada, eve = await friends(at, "Ada", "Eve")
        table = await ada.sets("mine", "open", "open")
        chair, looking = await ada.sits(table), await eve.sits(table)
        await looking.asks(type="say", text="boo")
        await chair.until(lambda _: any(line["text"] == "boo" for line in chair.talk))
        n = next(line["n"] for line in chair.talk if line["text"] == "boo")
        await ada.post(f"/api/tables/{table['id']}/talk/{n}/out", {})
        await eve.takes(table, 1)
        said = await eve.get(f"/api/tables/{table['id']}/talk?before=9")
        assert "boo" in [line["text"] for line in said]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "АDА"),
        ("Illia", "lIlia"),
        ("Marta", "Mаrtа"),
        ("Zoë", "zoe"),
        ("mona", "rnona"),
        ("Ada", "ᴀᴅᴀ"),
        ("Gala", "ɡɑӏɑ"),
        ("Nono", "ոօոօ"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Adam"), ("Oto", "Ota"), ("", ""), ("!", "?"), ("Юля", "Яна")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


# Keepers.


@evening
async def test_a_report_reaches_the_keepers_and_is_answered_once(
    store: Callable[[], Store],
) -> None:
    async with house(store()) as at:
        at_time(at, FIRST)
        ada, bob, keeper = await friends(at, "Ada", "Bob", "Kay")
        await makes_keeper(at, keeper)
        table = await ada.sets("mine", "open", "open")
        await bob.takes(table, 1)
        chair, other = await ada.sits(table), await bob.sits(table)
        await other.asks(type="say", seat=1, text="rude words")
        await chair.until(lambda _: any(line["text"] == "rude words" for line in chair.talk))
        n = next(line["n"] for line in chair.talk if line["text"] == "rude words")
        await ada.post(f"/api/tables/{table['id']}/report", {"line": n, "reason": "so rude"})
        with pytest.raises(Refused, match="not-a-keeper"):
            await ada.get("/api/house/reports")
        (seen,) = await keeper.get("/api/house/reports")
        assert (seen["name"], seen["reason"]) == ("Bob", "so rude")
        assert seen["lines"] == [["Bob", "rude words"]]
        decided = {"what": "silence", "days": 3, "reason": "Be kind."}
        path = f"/api/house/reports/{seen['id']}"
        assert await keeper.post(path, decided) == []
        with pytest.raises(Refused, match="report-closed"):
            await keeper.post(path, decided)
        refused = await other.asks(type="say", seat=1, text="more")
        assert refused["refusal"]["key"] == "silenced"
        (deed,) = await bob.get("/api/me/deeds")
        assert (deed["what"], deed["reason"]) == ("silence", "Be kind.")
        answer = f"/api/me/deeds/{deed['n']}/answer"
        assert (await bob.post(answer, {"text": "Sorry"}))[0]["answer"] == "Sorry"
        with pytest.raises(Refused, match="deed-answered"):
            await bob.post(answer, {"text": "Not sorry"})
        with pytest.raises(Refused, match="deed-answered"):
            await ada.post(answer, {"text": "I am Bob"})
        at_time(at, FIRST + 3 * DAY)
        assert (await other.asks(type="say", seat=1, text="hello"))["type"] == "done"


@evening
async def test_who_is_excluded_plays_with_friends_alone(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, bob, keeper = await friends(at, "Ada", "Bob", "Kay")
        await makes_keeper(at, keeper)
        table = await ada.sets("mine", "open", "open")
        await bob.takes(table, 1)
        await bob.sits(table)
        await ada.post(f"/api/tables/{table['id']}/report", {"seat": 1, "reason": "cheats"})
        (seen,) = await keeper.get("/api/house/reports")
        decided = {"what": "ban", "days": 30, "reason": "No."}
        await keeper.post(f"/api/house/reports/{seen['id']}", decided)
        public = await ada.sets("mine", "open", "open")
        await sets_door(ada, public, listed=True)
        assert (await bob.get("/api/listed"))["tables"] == []
        for invite in ("", "not-the-invitation"):
            with pytest.raises(Refused, match="excluded"):
                await bob.post(f"/api/tables/{public['id']}/seats/1/take", {"invite": invite})
        assert (await bob.takes(public, 1))["seats"][1]["mine"]
        own = await bob.sets("mine", "open", "open")
        with pytest.raises(Refused, match="excluded"):
            await sets_door(bob, own, listed=True)
        await ada.takes(own, 1)


@evening
async def test_nobody_is_rid_of_what_was_said_of_them_by_joining(
    store: Callable[[], Store],
) -> None:
    async with house(store()) as at:
        ada, rude, keeper = await friends(at, "Ada", "Bob", "Kay")
        await makes_keeper(at, keeper)
        table = await rude.sets("mine", "open", "open")
        chair, hers = await rude.sits(table), await ada.sits(table)
        await chair.asks(type="say", seat=0, text="rude words")
        await hers.until(lambda _: any(line["text"] == "rude words" for line in hers.talk))
        n = next(line["n"] for line in hers.talk if line["text"] == "rude words")
        for reason in ("rude", "again"):
            report = {"line": n, "reason": reason}
            await ada.post(f"/api/tables/{table['id']}/report", report)
        await ada.post(f"/api/tables/{table['id']}/talk/{n}/mute", {})
        seen = {each["reason"]: each["id"] for each in await keeper.get("/api/house/reports")}
        decided = {"what": "ban", "days": 30, "reason": "No."}
        await keeper.post(f"/api/house/reports/{seen['rude']}", decided)
        other = await at.friend("Bob elsewhere")
        words = (await other.post("/api/me/return-key", {}))["words"]
        await rude.post("/api/return", {"words": words})
        (left,) = await keeper.get("/api/house/reports")
        assert (left["name"], left["reason"]) == ("Bob elsewhere", "again")
        assert [deed["what"] for deed in await other.get("/api/me/deeds")] == ["ban"]
        with pytest.raises(Refused, match="excluded"):
            await sets_door(other, table, listed=True)
        at.lobby.register._known.clear()
        theirs = await other.sits(table)
        assert (await theirs.asks(type="say", seat=0, text="me"))["refusal"]["key"] == "silenced"
        assert len(await ada.get("/api/me/mutes")) == 1
        await keeper.post(f"/api/house/reports/{left['id']}", decided | {"what": "pardon"})
        assert (await theirs.asks(type="say", seat=0, text="me"))["type"] == "done"
        await hers.catches_up()
        assert (hers.talk[-1]["muted"], hers.talk[-1]["text"]) == (True, "")


@evening
async def test_a_keeper_hides_a_table_and_takes_a_name(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, rude, keeper = await friends(at, "Ada", "A rude name", "Kay")
        await makes_keeper(at, keeper)
        table = await rude.sets("mine", "open", "open")
        await sets_door(rude, table, listed=True)
        chair = await ada.sits(table)
        looking = await rude.sits(await ada.sets("mine", "mine", "mine"))
        for what in ("hide", "name"):
            await ada.post(f"/api/tables/{table['id']}/report", {"seat": 0, "reason": what})
            (seen,) = await keeper.get("/api/house/reports")
            decided = {"what": what, "reason": "Not here."}
            await keeper.post(f"/api/house/reports/{seen['id']}", decided)
        assert (await ada.get("/api/listed"))["tables"] == []
        await chair.until(lambda state: state["table"]["seats"][0]["name"] == "")
        assert (await rude.get("/api/me"))["name"].startswith("Guest ")
        await looking.asks(type="say", text="I am here")
        await looking.catches_up()
        assert looking.talk[-1]["name"].startswith("Guest ")
        assert len(await rude.get("/api/me/deeds")) == 2


@evening
async def test_keepers_are_named_on_the_machine(store: Callable[[], Store]) -> None:
    opened = store()
    async with house(opened) as at:
        kay, ada = await friends(at, "Kay", "Ada")
        where = opened.folder if isinstance(opened, SqliteStore) else Path("nowhere")
        url = opened.url if isinstance(opened, PostgresStore) else ""
        with pytest.raises(Refused, match="keeper-unknown"):
            await set_keeper(where, url, "Kay", False)
        await makes_keeper(at, kay)
        await set_keeper(where, url, "Kay", True)
        assert not (await kay.get("/api/me/person"))["keeper"]
        await set_keeper(where, url, "Kay", False)
        assert (await kay.get("/api/me/person"))["keeper"]
        await ada.arrive("Kay")
        await makes_keeper(at, ada)
        with pytest.raises(Refused, match="keeper-several"):
            await set_keeper(where, url, "Kay", False)


@evening
async def test_a_deed_is_never_changed(store: Callable[[], Store]) -> None:
    async with house(store()) as at:
        ada, keeper = await friends(at, "Ada", "Kay")
        await makes_keeper(at, keeper)
        table = await ada.sets("mine", "open", "open")
        await keeper.post(f"/api/tables/{table['id']}/report", {"seat": 0, "reason": "?"})
        (seen,) = await keeper.get("/api/house/reports")
        decided = {"what": "warn", "reason": "Careful."}
        await keeper.post(f"/api/house/reports/{seen['id']}", decided)
        shelf = at.lobby.house.store.order._shelf
        for statement in ("update deed set reason = $1", "delete from deed where reason <> $1"):
            with pytest.raises(StoreFailed, match="a deed stays"):
                await shelf.steps([Step(statement, [("",)])])
        assert [deed["reason"] for deed in await ada.get("/api/me/deeds")] == ["Careful."]
