"""Lessons at a table: the coach's words travel with the view; only the wanted act goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.store.sqlite import SqliteStore
from tests.table.friends import Chair, Friend, Json, evening, house


async def begins(friend: Friend, lesson: str = "first-hunt") -> Json:
    body = {"game": "bloodborne", "seats": [{"kind": "mine"}], "lesson": lesson}
    made: Json = await friend.post("/api/tables", body)
    return made


async def asked(chair: Chair) -> list[Json]:
    """What the coach says when all others have answered."""
    await chair.until(lambda state: bool(state["asked"] == [0]))
    steps: list[Json] = chair.view(0)["steps"]
    return steps


async def does(chair: Chair) -> None:
    steps = await asked(chair)
    before = chair.state["at"]
    assert (await chair.acts(0, steps[-1]["want"]))["type"] == "done"
    await chair.reaches(before + 1)


@evening
async def test_a_lesson_sets_its_own_table(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await begins(ada)
        assert (table["lesson"], table["imported"], table["key_left"]) == ("first-hunt", True, True)
        assert table["options"]["final-boss"] == "moon_presence"
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
        assert {seat["bot"] for seat in table["seats"][1:]} == {"lesson:first-hunt"}
        with pytest.raises(Refused, match="unknown-lesson"):
            await begins(ada, "last-hunt")


@evening
async def test_a_lesson_is_listed_with_its_game(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        games = {game["name"]: game["lessons"] for game in await ada.get("/api/games")}
        (hunt,) = games["bloodborne"]
        assert (hunt["id"], hunt["steps"], hunt["me"]) == ("first-hunt", 12, 0)


@evening
async def test_the_coach_speaks_and_a_wrong_act_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await begins(ada))
        steps = await asked(chair)
        assert [(step["n"], step["of"], step["look"]) for step in steps] == [
            *[(n, 12, True) for n in (1, 2, 3)],
            (4, 12, False),
        ]
        assert steps[-1]["want"] == "play hunter_axe"
        assert "place echoes" in steps[-1]["also"]
        wrong = await chair.acts(0, "play saw_cleaver")
        assert wrong["refusal"]["key"] == "lesson"
        assert wrong["refusal"]["parts"] == {"act": "play hunter_axe"}
        await does(chair)
        assert [step["n"] for step in await asked(chair)] == [5, 6]


@evening
async def test_others_at_the_table_see_no_coach(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        chair = await bea.sits(await begins(ada))
        assert chair.view(-1)["steps"] == []
        plain = await ada.sits(await ada.sets("mine", "random", "random"))
        assert plain.view(0)["steps"] == []


@evening
async def test_a_lesson_is_for_one_person(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await begins(ada)
        seats = f"/api/tables/{table['id']}/seats"
        invited: Json = {"invite": table["invite"]}
        for friend, path, body in [
            (ada, f"{seats}/1/leave", {}),
            (ada, f"{seats}/1/bot", {"bot": "random"}),
            (bea, f"{seats}/1/take", invited),
            (bea, f"{seats}/0/take", invited),
        ]:
            with pytest.raises(Refused, match="lesson-alone"):
                await friend.post(path, body)
        await ada.post(f"{seats}/0/leave", {})
        with pytest.raises(Refused, match="lesson-alone"):
            await bea.post(f"{seats}/0/take", invited)
        back = await ada.post(f"{seats}/0/take", {})
        assert back["seats"][0]["mine"]


@evening
async def test_a_lesson_that_was_left_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await begins(ada)
        chair = await ada.sits(table)
        await does(chair)
        await does(chair)
        cookies = ada.http.cookies
    async with house(SqliteStore(tmp_path, durable=False)) as at:
        again = await at.friend()
        again.http.cookies = cookies
        (mine,) = await again.get("/api/me/tables")
        assert (mine["lesson"], mine["over"]) == ("first-hunt", False)
        chair = await again.sits(table)
        assert [step["id"] for step in await asked(chair)] == ["upgrade"]


@evening
async def test_undo_takes_a_step_back(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await begins(ada))
        await does(chair)
        await does(chair)
        await does(chair)
        assert [step["id"] for step in await asked(chair)] == ["transform"]
        before = chair.state["at"]
        assert (await chair.asks(type="undo", seat=0))["type"] == "done"
        await chair.reaches(before + 1)
        assert [step["id"] for step in await asked(chair)] == ["upgrade"]
