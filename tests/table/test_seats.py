"""Seats: taken, left, taken back, handed to bots; and who may do it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.limits import Rate
from duskmoot.table.seating import Absence, Bot, Visitor, handed_to_bot
from duskmoot.table.store.port import SeatRow
from tests.table.friends import FAST, FREE, Friend, Json, evening, house


async def refused(friend: Friend, path: str, **body: object) -> str:
    with pytest.raises(Refused) as why:
        await friend.post(path, dict(body))
    return why.value.key


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


@evening
async def test_an_invitation_leads_to_a_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "open")
        found = await bea.get(f"/api/invites/{table['invite']}")
        assert found["id"] == table["id"]
        assert (found["invite"], found["host"]) == ("", False)
        path = f"/api/tables/{table['id']}/seats/1/take"
        assert await refused(bea, path) == "invite-needed"
        assert await refused(bea, path, invite="a-guess-that-is-wrong") == "invite-needed"
        taken = await bea.takes(table, 1, name="Beatrice")
        assert taken["seats"][1]["name"] == "Beatrice"
        assert taken["invite"] == table["invite"], "whoever sits may invite others"
        assert [seat["mine"] for seat in taken["seats"]] == [False, True, False]
        assert await refused(ada, path, invite=table["invite"]) == "seat-taken"
        assert [t["id"] for t in await bea.get("/api/me/tables")] == [table["id"]]


@evening
async def test_my_tables_say_where_my_answer_is_missing(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "open")
        await bea.takes(table, 1)
        chair = await ada.sits(table)
        await chair.acts(0)

        async def seen_by(friend: Friend) -> tuple[list[int], bool]:
            (mine,) = await friend.get("/api/me/tables")
            return sorted(mine["waiting"]), mine["asked"]

        assert await seen_by(ada) == ([1, 2], False)
        assert await seen_by(bea) == ([1, 2], True)
        await bea.post(f"/api/tables/{table['id']}/seats/1/leave", {})
        assert await seen_by(bea) == ([1, 2], False), "a seat that was left is not hers to answer"
        await ada.takes(table, 2)
        assert await seen_by(ada) == ([1, 2], True)


@evening
async def test_seats_that_are_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, eve = await at.friend("Ada"), await at.friend()
        table = await ada.sets("mine", "open", "open")
        base = f"/api/tables/{table['id']}/seats"
        assert await refused(ada, f"{base}/3/take") == "seat-refused"
        assert await refused(ada, f"{base}/999999999999/take") == "seat-refused"
        assert await refused(ada, f"{base}/x/take") == "no-such-page"
        assert await refused(ada, "/api/tables/nowhere/seats/0/take") == "no-such-table"
        assert await refused(eve, f"{base}/1/take", invite=table["invite"]) == "name-missing"
        assert (await eve.http.get("/api/invites/nothing")).status_code == 404


@evening
async def test_a_seat_is_left_and_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea, cid = await at.friend("Ada"), await at.friend("Bea"), await at.friend("Cid")
        table = await ada.sets("mine", "open", "open")
        await bea.takes(table, 1)
        chair = await ada.sits(table)
        base = f"/api/tables/{table['id']}/seats/1"
        assert await refused(cid, f"{base}/leave") == "not-your-seat"
        left = await bea.post(f"{base}/leave", {})
        assert (left["seats"][1]["kind"], left["seats"][1]["returns"]) == ("open", True)
        back = await bea.post(f"{base}/take", {})
        assert back["seats"][1]["name"] == "Bea", "one's own seat needs no invitation"
        await bea.post(f"{base}/leave", {})
        await cid.takes(table, 1)
        assert await refused(bea, f"{base}/take") == "seat-taken"
        await chair.until(lambda state: len(chair.talk) == 5)
        told = [line["note"].removeprefix("note-seat-") for line in chair.talk]
        assert told == ["taken", "left", "taken", "left", "taken"]
        assert chair.talk[-1]["name"] == "Cid"


@evening
async def test_a_seat_is_handed_to_a_bot_and_back(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        await chair.acts(0)
        for seat in (1, 2):
            path = f"/api/tables/{table['id']}/seats/{seat}/bot"
            handed = await ada.post(path, {"bot": "random", "strength": 1})
        assert kinds(handed) == ["person", "bot", "bot"]
        await chair.until(lambda state: state["decision"] > 0)
        back = await ada.takes(table, 1)
        assert kinds(back) == ["person", "person", "bot"]
        state = await chair.until(lambda state: len(state["views"]) == 2)
        assert [view["seat"] for view in state["views"]] == [0, 1]
        assert len(chair.stories[1]) == len(chair.stories[0]), "a new seat brings its whole story"


@evening
async def test_an_absent_player_is_replaced_and_may_return(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea, cid = await at.friend("Ada"), await at.friend("Bea"), await at.friend("Cid")
        table = await ada.sets("mine", "open", "open")
        await bea.takes(table, 1)
        path = f"/api/tables/{table['id']}/seats/1/bot"
        chair, other = await ada.sits(table), await bea.sits(table)
        await chair.until(lambda state: state["table"]["seats"][1]["here"])
        assert await refused(ada, path, bot="random") == "seat-present"
        assert await refused(cid, path, bot="random") == "not-your-seat"
        await other.leaves()
        await chair.until(lambda state: not state["table"]["seats"][1]["here"])
        assert await refused(cid, path, bot="random") == "not-your-seat"
        assert await refused(ada, path, bot="laurence") == "unknown-bot"
        assert await refused(ada, path, bot="random") == "seat-waits"
        [absence] = (await chair.until(lambda state: state["absences"]))["absences"]
        assert absence == {"seat": 1, "seconds": 120}, "the table shows how long it waits"
        at.lobby.tables[table["id"]]._away.clear()
        at.lobby.tables[table["id"]]._born -= 120
        replaced = await ada.post(path, {"bot": "random", "strength": 1})
        assert kinds(replaced) == ["person", "bot", "open"]
        assert replaced["seats"][1]["bot"] == table["stand_in"] == "heuristic", "as was agreed"
        await chair.until(lambda state: state["answered"] == [1])
        assert await refused(cid, path.replace("/bot", "/take"), invite=table["invite"]) == (
            "seat-taken"
        )
        await bea.post(path.replace("/bot", "/take"), {})
        back = await bea.sits(table)
        assert back.view(1)["answer"], "what the bot answered is hers now, and may be changed"
        assert (await back.acts(1, "play saw_cleaver"))["type"] == "done"


@evening
async def test_the_host_fills_and_frees_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "random")
        base = f"/api/tables/{table['id']}/seats"
        assert await refused(bea, f"{base}/1/bot", bot="random") == "not-your-seat"
        assert await refused(bea, f"{base}/2/leave") == "not-your-seat"
        filled = await ada.post(f"{base}/1/bot", {"bot": "heuristic"})
        freed = await ada.post(f"{base}/2/leave", {})
        assert (kinds(filled), kinds(freed)) == (
            ["person", "bot", "bot"],
            ["person", "bot", "open"],
        )
        assert kinds(await bea.takes(table, 2)) == ["person", "bot", "person"]
        assert await refused(ada, f"{base}/2/leave") == "not-your-seat"


HOLDER, HOST, SEATED, STRANGER = (
    Visitor("holder", "Ada", host=False, invited=False, seated=True),
    Visitor("host", "Bea", host=True, invited=False, seated=False),
    Visitor("seated", "Cid", host=False, invited=False, seated=True),
    Visitor("stranger", "Eve", host=False, invited=True, seated=False),
)
HERE, WAITS, AWAY = Absence(True, 0), Absence(False, 7), Absence(False, 0)
CHOSEN, AGREED = Bot("ismcts", 3), Bot("heuristic", 2)
OWN = SeatRow(1, "person", "holder", "Ada")
LENT = SeatRow(1, "bot", "holder", "Ada", "random", 1)
FREE_BOT = SeatRow(1, "bot", "", "", "random", 1)
EMPTY = SeatRow(1, "open")
FREED = SeatRow(1, "open", "holder", "Ada")


@pytest.mark.parametrize(
    ("seat", "visitor", "absence", "outcome"),
    [
        (OWN, HOLDER, HERE, "ismcts"),
        (OWN, HOLDER, WAITS, "ismcts"),
        (OWN, HOST, HERE, "seat-present"),
        (OWN, HOST, WAITS, "seat-waits"),
        (OWN, HOST, AWAY, "heuristic"),
        (OWN, SEATED, HERE, "seat-present"),
        (OWN, SEATED, WAITS, "seat-waits"),
        (OWN, SEATED, AWAY, "heuristic"),
        (OWN, STRANGER, AWAY, "not-your-seat"),
        (LENT, HOLDER, HERE, "ismcts"),
        (LENT, HOST, AWAY, "not-your-seat"),
        (LENT, SEATED, AWAY, "not-your-seat"),
        (LENT, STRANGER, AWAY, "not-your-seat"),
        (FREE_BOT, HOLDER, AWAY, "not-your-seat"),
        (FREE_BOT, HOST, AWAY, "ismcts"),
        (FREE_BOT, SEATED, AWAY, "not-your-seat"),
        (FREE_BOT, STRANGER, AWAY, "not-your-seat"),
        (EMPTY, HOST, AWAY, "ismcts"),
        (EMPTY, SEATED, AWAY, "not-your-seat"),
        (EMPTY, STRANGER, AWAY, "not-your-seat"),
        (FREED, HOST, AWAY, "ismcts"),
        (FREED, HOLDER, AWAY, "not-your-seat"),
    ],
)
def test_who_may_let_a_bot_play(
    seat: SeatRow, visitor: Visitor, absence: Absence, outcome: str
) -> None:
    if outcome in (CHOSEN.name, AGREED.name):
        becomes = handed_to_bot(seat, visitor, absence, CHOSEN, AGREED)
        assert (becomes.kind, becomes.bot, becomes.guest) == ("bot", outcome, seat.guest)
        return
    with pytest.raises(Refused) as why:
        handed_to_bot(seat, visitor, absence, CHOSEN, AGREED)
    assert why.value.key == outcome


@evening
async def test_nobody_but_the_host_changes_the_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "ismcts", "open", "open")
        await bea.takes(table, 2)
        base = f"/api/tables/{table['id']}/seats"
        assert await refused(bea, f"{base}/1/bot", bot="random") == "not-your-seat"
        assert await refused(bea, f"{base}/3/bot", bot="random") == "not-your-seat"
        assert await refused(bea, f"{base}/1/leave") == "not-your-seat"
        shown = await ada.get(f"/api/tables/{table['id']}")
        assert shown["seats"][1]["bot"] == "ismcts"
        assert kinds(shown) == ["person", "bot", "person", "open"]


@evening
async def test_the_host_agrees_on_a_stand_in_when_the_table_is_set(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        body = {"game": "bloodborne", "seats": [{"kind": "mine"}] * 3}
        made = await ada.post("/api/tables", {**body, "stand_in": "random"})
        assert made["stand_in"] == "random"
        assert await refused(ada, "/api/tables", **body, stand_in="laurence") == "unknown-bot"
        path = f"/api/tables/{made['id']}/seats/1/bot"
        assert (await ada.post(path, {}))["seats"][1]["bot"] == "random"


@evening
async def test_a_seat_changes_hands_only_so_often(tmp_path: Path) -> None:
    settings = replace(FAST, limits=replace(FREE, seats=Rate(0.001, 6)))
    async with house(tmp_path, settings) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "open")
        base = f"/api/tables/{table['id']}/seats/1"
        for _ in range(3):
            await bea.takes(table, 1)
            await bea.post(f"{base}/leave", {})
        assert await refused(bea, f"{base}/take", invite=table["invite"]) == "too-fast"
        await bea.takes(table, 2)


@evening
async def test_names(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("  Ada\u202e\n of  Yharnam ")
        assert (await ada.get("/api/me"))["name"] == "Ada of Yharnam"
        table = await ada.sets("mine", "mine", "mine")
        await ada.arrive("Łucja Ёж 血")
        assert (await ada.get("/api/me"))["name"] == "Łucja Ёж 血"
        assert (await ada.get(f"/api/tables/{table['id']}"))["host"], "the guest is the same"
        for name in ("", " ", "\u0000", "a" * 25):
            answer = await ada.http.put("/api/me", json={"name": name})
            assert answer.status_code == 400
