"""What an act would do is told to its seat alone, from what that seat sees."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from duskmoot.table.limits import Rate
from tests.table.friends import FAST, Chair, Friend, Json, evening, house


async def set_table(host: Friend, *seats: str, game: str = "heritage") -> Json:
    body = {"game": game, "seats": [{"kind": seat} for seat in seats]}
    made: Json = await host.post("/api/tables", body)
    return made


async def asks(chair: Chair, seat: int, act: str) -> Json:
    answer: Json = await chair.asks(type="foresee", seat=seat, act=act)
    return answer


async def choose_clans(chair: Chair) -> None:
    """Both seats of the same browser answer until a turn begins."""
    while chair.view(0)["question"] in ("clan", "clan-leader"):
        seat = chair.state["asked"][0]
        await chair.acts(seat, chair.view(seat)["acts"][0])


@evening
async def test_a_recruit_is_foreseen_on_the_battlegrounds(tmp_path: Path) -> None:
    async with house(tmp_path, FAST) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await set_table(ada, "mine", "mine"))
        await choose_clans(chair)
        seat = chair.state["asked"][0]
        view = chair.view(seat)
        recruit = next(act for act in view["acts"] if act.startswith("recruit "))
        found = await asks(chair, seat, recruit)
        assert found["type"] == "foreseen"
        assert found["at"] == chair.state["at"]
        line = found["table"]["bloodlines"][seat]["line"]
        assert len(line) == len(view["table"]["bloodlines"][seat]["line"]) + 1
        assert {told["key"] for told in found["story"]} >= {"recruits", "politics"}
        assert "arrives" not in {told["key"] for told in found["story"]}, "that is chance"
        assert [len(points) for points in found["points"]] == [7, 7]
        assert chair.view(seat) == view, "nothing has happened"
        assert (await asks(chair, seat, recruit))["table"] == found["table"]


@evening
async def test_only_the_holder_may_ask_and_only_of_legal_acts(tmp_path: Path) -> None:
    async with house(tmp_path, FAST) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await set_table(ada, "mine", "open")
        await bea.takes(table, 1)
        host, guest = await ada.sits(table), await bea.sits(table)
        asked = host.state["asked"][0]
        chair, other = (host, guest) if asked == 0 else (guest, host)
        act = chair.view(asked)["acts"][0]
        assert (await asks(chair, asked, act))["type"] == "foreseen"
        assert (await asks(other, asked, act))["refusal"]["key"] == "not-your-seat"
        assert (await asks(other, 1 - asked, act))["refusal"]["key"] == "not-asked"
        assert (await asks(chair, asked, "done"))["refusal"]["key"] == "forbidden"
        assert (await asks(chair, asked, "dance"))["refusal"]["key"] == "unknown-act"


@evening
async def test_a_game_without_foresight_says_so(tmp_path: Path) -> None:
    async with house(tmp_path, FAST) as at:
        ada = await at.friend("Ada")
        table = await set_table(ada, "mine", "mine", "mine", game="bloodborne")
        chair = await ada.sits(table)
        act = chair.view(0)["acts"][0]
        assert (await asks(chair, 0, act))["refusal"]["key"] == "unforeseen"


@evening
async def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    slow = replace(FAST, limits=replace(FAST.limits, foresights=Rate(0.01, 3)))
    async with house(tmp_path, slow) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await set_table(ada, "mine", "mine"))
        acts = chair.view(chair.state["asked"][0])["acts"]
        seat = chair.state["asked"][0]
        keys = [(await asks(chair, seat, act)).get("refusal", {}).get("key") for act in acts]
        assert "too-fast" in keys
        assert keys[0] is None
        again = await asks(chair, seat, acts[0])
        assert again["type"] == "foreseen", "what is known costs nothing"
