"""Private words: heard by exactly those who may, kept for them, and unknown to all others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.table.store.port import Store
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import SqliteStore
from tests.table.friends import FAST, FREE, Chair, Friend, House, Json, evening, house, same_table
from tests.table.killing import Mortal

pytestmark = pytest.mark.usefixtures("small_games")


async def seated(at: House, table: Json) -> tuple[list[Friend], list[Chair]]:
    """Ada, Bea and Cid at the seats 0, 1 and 2, and a spectator."""
    friends = [await at.friend(name) for name in ("Ada", "Bea", "Cid", "")]
    for seat in range(3):
        await friends[seat].takes(table, seat)
    return friends, [await friend.sits(table) for friend in friends]


async def whisper(chair: Chair, seat: int, *to: int, text: str = "psst", **more: str) -> Json:
    return await chair.asks(type="say", seat=seat, to=list(to), text=text, **more)


def said(chair: Chair) -> list[str]:
    return [line["text"] for line in chair.talk if line["text"]]


def refusal(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["refusal"]["key"])


@evening
async def test_words_are_heard_by_exactly_two(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        _, chairs = await seated(at, await same_table(at, "whispers"))
        ada, bea, cid, eve = chairs
        await ada.acts(0, "mark 1")
        for chair in chairs:
            await chair.reaches(1)
        assert ada.view(0)["confidants"] == []
        assert bea.view(1)["confidants"] == [2]
        assert cid.view(2)["confidants"] == [1]
        assert eve.view(-1)["confidants"] == []
        for chair in chairs:
            await chair.catches_up()
        before = [len([f for f in c.frames if '"type":"state"' in f]) for c in chairs]
        assert (await whisper(bea, 1, 2))["type"] == "done"
        for chair in chairs:
            await chair.catches_up()
        after = [len([f for f in c.frames if '"type":"state"' in f]) for c in chairs]
        assert [b - a for a, b in zip(before, after)] == [0, 1, 1, 0]
        assert [said(chair) for chair in chairs] == [[], ["psst"], ["psst"], []]
        assert (cid.talk[-1]["seat"], cid.talk[-1]["name"], cid.talk[-1]["to"]) == (1, "Bea", [2])
        await ada.asks(type="say", seat=0, text="hear, hear")
        for chair in chairs:
            await chair.catches_up()
            assert [line["n"] for line in chair.talk] == list(range(len(chair.talk)))
            assert chair.talk[-1]["to"] == []
        assert said(eve) == said(ada) == ["hear, hear"]
        assert said(bea) == said(cid) == ["psst", "hear, hear"]


@evening
async def test_words_are_refused_where_they_would_not_be_private(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        _, chairs = await seated(at, await same_table(at, "whispers"))
        ada, bea, cid, eve = chairs
        assert refusal(await whisper(bea, 1, 2)) == "talk-not-private"
        await ada.acts(0, "mark 1")
        for to in ([0], [1], [2, 2], [0, 2], [1, 2], [15]):
            assert refusal(await whisper(bea, 1, *to)) == "talk-not-private"
        assert refusal(await whisper(ada, 0, 1)) == "talk-not-private"
        assert refusal(await whisper(ada, 0, 1, 2)) == "talk-not-private"
        assert refusal(await whisper(ada, 1, 2)) == "not-your-seat"
        assert refusal(await whisper(ada, -1, 2)) == "talk-not-private"
        assert refusal(await whisper(eve, -1, 1, 2)) == "name-missing"
        assert (await whisper(bea, 1, 2, text="now", id="late"))["type"] == "done"
        await ada.acts(0, "mark 0")
        assert refusal(await whisper(bea, 1, 2)) == "talk-not-private"
        assert (await whisper(bea, 1, 2, text="now", id="late"))["again"], "it had been said"
        await ada.acts(0, "mark 1")
        assert (await whisper(cid, 2, 1, text="again"))["type"] == "done"
        await ada.asks(type="undo", seat=0)
        assert refusal(await whisper(cid, 2, 1)) == "talk-not-private"
        await bea.catches_up()
        assert said(bea) == ["now", "again"], "an undo does not make words unsaid"


@evening
async def test_words_are_there_again_after_a_reload_and_a_break(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        table = await same_table(at, "whispers")
        friends, chairs = await seated(at, table)
        ada, bea, cid, _ = chairs
        await ada.acts(0, "mark 1")
        await whisper(bea, 1, 2, text="one")
        await cid.catches_up()
        await cid.leaves()
        await whisper(bea, 1, 2, text="two")
        back = await friends[2].comes_back(table, cid)
        assert [line["text"] for line in back.state["talk"]] == ["two"]
        assert said(back) == ["one", "two"]
        assert said(await friends[1].sits(table)) == ["one", "two"]
        for friend in (friends[0], friends[3]):
            assert said(await friend.sits(table)) == []


@evening
async def test_words_belong_to_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        table = await same_table(at, "whispers")
        friends, chairs = await seated(at, table)
        ada, bea, cid, _ = chairs
        await ada.acts(0, "mark 1")
        await whisper(bea, 1, 2)
        await ada.asks(type="say", seat=0, text="well?")
        await friends[2].post(f"/api/tables/{table['id']}/seats/2/leave", {})
        await cid.until(lambda state: state["views"][0]["seat"] == -1)
        assert said(cid) == ["well?"], "whoever left the seat is told no more than a spectator"
        dan = await at.friend("Dan")
        await dan.takes(table, 2)
        assert said(await dan.sits(table)) == ["psst", "well?"]


@evening
async def test_each_audience_has_room_of_its_own(tmp_path: Path) -> None:
    settings = replace(FAST, limits=replace(FREE, talk_kept=5))
    async with house(tmp_path, settings) as at:
        _, chairs = await seated(
            at, await same_table(at, "whispers")
        )  # which says three things already
        ada, bea = chairs[:2]
        await ada.acts(0, "mark 1")
        for n in range(8):
            assert (await whisper(bea, 1, 2))["type"] == "done"
            assert (await ada.asks(type="say", seat=0, text=f"hear {n}"))["type"] == "done"
        await ada.until(lambda state: ada.talk[-1]["text"] == "hear 7")
        there = next(iter(at.lobby.tables.values()))
        for eyes, most in (([0], 5), ([1], 10)):
            kept = [line for line in there.talk_for(eyes) if not line.note]
            assert len(kept) == most, "the oldest of each audience are forgotten"
        assert [line.note for line in there.talk].count("note-seat-taken") == 3
        numbers = [line["n"] for line in ada.talk]
        assert numbers == sorted(set(numbers)), "and what comes next is numbered on"


@pytest.fixture(params=["sqlite", "postgres"], name="place")
def either_store(request: pytest.FixtureRequest, folder: Path) -> Callable[[], Store]:
    if request.param == "sqlite":
        return lambda: SqliteStore(folder)
    url: str = request.getfixturevalue("postgres")
    return lambda: PostgresStore(url)


@evening
async def test_words_outlive_the_server_and_stay_private_when_the_game_is_over(
    place: Callable[[], Store],
) -> None:
    async with house(place()) as at:
        table = await same_table(at, "whispers")
        friends, chairs = await seated(at, table)
        await chairs[0].acts(0, "mark 1")
        await whisper(chairs[1], 1, 2)
        cookies = [friend.http.cookies for friend in friends]
    async with house(place(), replace(FAST, bot_modules=("tests.table.whispers",))) as at:
        again: list[Chair] = []
        for cookie in cookies:
            friend = await at.friend()
            friend.http.cookies = cookie
            again.append(await friend.sits(table))
        assert [said(chair) for chair in again] == [[], ["psst"], ["psst"], []]
        while not again[0].state["over"]:
            await again[0].acts(0, "mark 1")
        await again[1].until(lambda state: bool(state["over"]))
        assert again[1].view(1)["confidants"] == []
        assert refusal(await whisper(again[1], 1, 2)) == "talk-not-private"
        for friend, heard in zip(at.friends, [[], ["psst"], ["psst"], []]):
            assert said(await friend.sits(table)) == heard
            for path in ("", "/replay", "/replay?seat=1"):
                answer = await friend.http.get(f"/api/tables/{table['id']}{path}")
                assert answer.status_code == 200
                assert "psst" not in answer.text


# The same evening with words and without.


async def all_that_others_hear(folder: Path, words: bool) -> list[list[str]]:
    """What Ada and a spectator are told, byte for byte, while Bea and Cid whisper or do not."""
    async with house(folder) as at:
        table = await same_table(at, "whispers")
        friends, chairs = await seated(at, table)
        ada, bea, cid, eve = chairs
        told = [ada.frames, eve.frames]
        dropped = await friends[0].sits(table)
        for number in range(6):
            await ada.acts(0, "mark 1" if number % 2 == 0 else "mark 0", id=f"a{number}")
            if words:
                for chair, seat, to in ((bea, 1, 2), (cid, 2, 1)):
                    await chair.reaches(number + 1)
                    await whisper(chair, seat, to, text="psst", id=f"w{number}-{seat}")
            await ada.asks(type="say", seat=0, text=f"so {number}", id=f"s{number}")
            for chair in (ada, eve, dropped):
                while said(chair) != [f"so {n}" for n in range(number + 1)]:
                    await chair.hears()
        await dropped.leaves()
        for late in (
            await friends[0].sits(table),
            await friends[0].comes_back(table, dropped),
            await friends[3].sits(table),
        ):
            told.append(late.frames)
        for friend in (friends[0], friends[3]):
            for path in ("", "/replay"):
                answer = await friend.http.get(f"/api/tables/{table['id']}{path}")
                told.append([answer.text])
        return told


@evening
async def test_others_do_not_learn_that_anything_was_said(tmp_path: Path) -> None:
    silent = await all_that_others_hear(tmp_path / "silent", False)
    whispered = await all_that_others_hear(tmp_path / "whispered", True)
    assert silent == whispered
    assert all(len(frames) >= 1 for frames in silent)


# A real game, and a server that dies.


async def start_trading(chairs: list[Chair]) -> None:
    """Two hunters begin in one city; the first of them trades."""
    dracula, first, second = chairs
    for _ in range(4):
        asked = (first, 1) if 1 in first.state["asked"] else (second, 2)
        await asked[0].acts(asked[1], "start-in paris")
        for chair in chairs:
            await chair.reaches(asked[0].state["at"])
    await dracula.acts(0, "begin-in varna")
    await first.reaches(5)
    await first.acts(1, "trade dr_seward")


@evening
async def test_two_hunters_whisper_while_they_trade_and_the_server_dies(folder: Path) -> None:
    server = Mortal(f"--data={folder}")
    await server.starts()
    friends: list[Friend] = []
    try:
        for name in ("Vlad", "Ada", "Bea"):
            friends.append(Friend(server.base))
            await friends[-1].arrive(name)
        seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]
        table = await friends[0].post("/api/tables", {"game": "fury_of_dracula", "seats": seats})
        for seat in (1, 2):
            await friends[seat].takes(table, seat)
        chairs = [await friend.sits(table) for friend in friends]
        await start_trading(chairs)
        assert chairs[1].view(1)["confidants"] == [2]
        assert (await whisper(chairs[1], 1, 2))["type"] == "done"
        await server.dies()
        await server.starts()
        back: list[Chair] = []
        for old in list(friends):
            friend = Friend(server.base)
            friend.http.cookies = old.http.cookies
            friends.append(friend)
            back.append(await friend.sits(table))
        assert [said(chair) for chair in back] == [[], ["psst"], ["psst"]]
        assert (await whisper(back[2], 2, 1, text="yes"))["type"] == "done"
        for seat, act in ((1, "propose"), (2, "done")):
            await back[seat].reaches(max(chair.state["at"] for chair in back))
            await back[seat].acts(seat, act)
        assert refusal(await whisper(back[2], 2, 1)) == "talk-not-private"
        await back[0].reaches(back[2].state["at"])
        assert said(back[0]) == []
        assert await server.closes() == 0
    finally:
        for friend in friends:
            await friend.goes()
        if server.process is not None and server.process.returncode is None:
            server.process.kill()
            await server.process.wait()
