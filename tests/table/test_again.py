"""Once more: the same people and bots, and one press each."""

from __future__ import annotations

import asyncio
from pathlib import Path

from duskmoot.table.rematch import order_of, seated_again
from duskmoot.table.store.port import BOT, OPEN, PERSON, SeatRow
from tests.table.friends import evening, house

SEATS = [
    SeatRow(0, PERSON, "ada", "Ada"),
    SeatRow(1, BOT, "", "Bot", "random", 2),
    SeatRow(2, PERSON, "bo", "Bo"),
]


def test_bots_sit_down_and_others_are_waited_for() -> None:
    order = order_of(SEATS, "ada", -1)
    again = seated_again(SEATS, order, "ada", "heuristic")
    assert [(row.kind, row.guest, row.bot) for row in again] == [
        (PERSON, "ada", ""),
        (BOT, "", "random"),
        (OPEN, "", ""),
    ]


def test_two_exchange_their_seats() -> None:
    order = order_of(SEATS, "ada", 2)
    assert order == [2, 1, 0]
    again = seated_again(SEATS, order, "ada", "heuristic")
    assert [row.kind for row in again] == [OPEN, BOT, PERSON]
    assert again[2].seat == 2


def test_a_seat_that_was_left_is_played_by_a_bot() -> None:
    left = [*SEATS[:2], SeatRow(2, OPEN, "bo", "Bo")]
    again = seated_again(left, [0, 1, 2], "ada", "heuristic")
    assert (again[2].kind, again[2].bot) == (BOT, "heuristic")


@evening
async def test_the_second_press_sits_down_where_the_first_one_set_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        running = await ada.http.post(f"/api/tables/{table['id']}/again", json={})
        assert (running.status_code, running.json()["key"]) == (409, "replay-running")
        chair = await ada.sits(table)
        await chair.plays_on(0, 1, 2)
        stranger = await at.friend("Cy")
        refused = await stranger.http.post(f"/api/tables/{table['id']}/again", json={})
        assert (refused.status_code, refused.json()["key"]) == (403, "again-not-yours")
        first = await ada.http.post(f"/api/tables/{table['id']}/again", json={"seat": 2})
        assert first.status_code == 201
        made = first.json()
        assert made["id"] != table["id"]
        assert (made["over"], made["options"]) == (False, table["options"])
        assert made["commitment"] != table["commitment"], "other shuffles"
        assert all(seat["mine"] for seat in made["seats"])
        second = await ada.http.post(f"/api/tables/{table['id']}/again", json={})
        assert second.json()["id"] == made["id"], "one table, however often it is pressed"


@evening
async def test_two_people_agree_with_one_press_each(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bo = await at.friend("Ada"), await at.friend("Bo")
        table = await ada.sets("mine", "open", "open")
        await bo.takes(table, 1)
        await bo.takes(table, 2)
        one, other = await ada.sits(table), await bo.sits(table)
        await asyncio.gather(one.plays_on(0), other.plays_on(1, 2))
        path = f"/api/tables/{table['id']}/again"
        made = (await ada.http.post(path, json={})).json()
        assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "open"]
        await other.until(lambda state: any(line["note"] == "note-again" for line in state["talk"]))
        note = next(line for line in other.talk if line["note"] == "note-again")
        assert note["parts"] == {"table": made["id"], "order": "0 1 2"}
        assert "invite" not in note["parts"], "whoever looks on cannot sit down"
        joined = (await bo.http.post(path, json={})).json()
        assert joined["id"] == made["id"]
        assert [(seat["name"], seat["mine"]) for seat in joined["seats"]] == [
            ("Ada", False),
            ("Bo", True),
            ("Bo", True),
        ]
