"""Games over real sockets: friends, bots, hot seats, spectators, undo and talk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Refused
from duskmoot.kernel.replay import load
from tests.table.friends import SPECTATOR, Chair, evening, house


@evening
async def test_two_friends_and_a_bot_finish_a_game(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "heuristic")
        await bea.takes(table, 1)
        first, second = await ada.sits(table), await bea.sits(table)
        ends = await asyncio.gather(first.plays_on(0), second.plays_on(1))
        for end in ends:
            assert end["over"]
            assert end["winners"]
            assert len(end["scores"]) == 3
            assert commitment(bytes.fromhex(end["key"])) == table["commitment"]
        assert first.stories[0][-1] == second.stories[1][-1]
        saved = (await bea.http.get(f"/api/tables/{table['id']}/export")).text
        session, names = load(saved)
        assert names == ["Ada", "Bea", "Ludwig"]
        assert session.state.winners == ends[0]["winners"]


@evening
async def test_a_sealed_choice_shows_who_has_answered_and_not_what(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "open")
        await bea.takes(table, 1)
        first, second = await ada.sits(table), await bea.sits(table)
        decision = first.state["decision"]
        await first.acts(0, "play hunters_dream")
        state = await second.until(lambda state: state["answered"] == [0])
        assert state["decision"] == decision
        assert 0 not in state["asked"]
        assert second.view(1)["table"]["sealed"] == [-2, -1, -1]
        assert first.view(0)["answer"] == "play hunters_dream"


@evening
async def test_a_sealed_answer_may_be_changed_and_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "open", "open"))
        await chair.acts(0, "play hunters_dream")
        assert (await chair.acts(0, "play saw_cleaver"))["again"] is False
        assert chair.view(0)["answer"] == "play saw_cleaver"
        assert chair.view(0)["undo"] == ""
        await chair.asks(type="undo", seat=0)
        assert chair.view(0)["answer"] == "play hunters_dream"
        await chair.asks(type="undo", seat=0)
        assert chair.view(0)["answer"] == ""
        assert chair.state["asked"].count(0) == 1
        refused = await chair.asks(type="undo", seat=0)
        assert refused["refusal"]["key"] == "undo-nothing"


@evening
async def test_one_browser_holds_every_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        assert [view["seat"] for view in chair.state["views"]] == [0, 1, 2]
        end = await chair.plays_on(0, 1, 2)
        assert end["over"]


@evening
async def test_a_spectator_sees_what_is_public_and_may_do_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, eve = await at.friend("Ada"), await at.friend()
        table = await ada.sets("mine", "random", "random")
        assert (await eve.get(f"/api/tables/{table['id']}"))["invite"] == ""
        chair, watching = await ada.sits(table), await eve.sits(table)
        [view] = watching.state["views"]
        assert (view["seat"], view["acts"], view["forbidden"]) == (SPECTATOR, [], {})
        assert all(isinstance(h["hand"], int) for h in view["table"]["hunters"])
        for message in (
            {"type": "act", "decision": 0, "act": "play saw_cleaver"},
            {"type": "why-not", "act": "play saw_cleaver"},
            {"type": "undo"},
            {"type": "consent", "request": 1, "agreed": True},
        ):
            refused = await watching.asks(seat=0, **message)
            assert refused["refusal"]["key"] == "not-your-seat"
        refused = await watching.asks(type="say", text="I see you")
        assert refused["refusal"]["key"] == "name-missing"
        await chair.plays_on(0)
        assert (await watching.until(lambda state: state["over"]))["winners"]
        seen = await eve.get(f"/api/tables/{table['id']}/replay?seat=0")
        assert len(seen["positions"]) == watching.state["at"] + 1
        assert seen["positions"][0]["table"]["hunters"][0]["hand"]
        assert seen["story"] == chair.stories[0]


@evening
async def test_why_not(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "random", "random"))
        clauses: dict[str, str] = {}
        while not clauses and not chair.state["over"]:
            await chair.plays_on(0, acts=1)
            await chair.until(lambda state: 0 in state["asked"] or state["over"])
            clauses = chair.view(0)["forbidden"]
        for act, clause in clauses.items():
            reason = await chair.asks(type="why-not", seat=0, act=act)
            assert (reason["type"], reason["clause"]) == ("reason", clause)
            refused = await chair.acts(0, act)
            assert refused["refusal"] == {"key": "forbidden", "parts": {}, "clause": clause}
        legal = chair.view(0)["acts"][0]
        assert (await chair.asks(type="why-not", seat=0, act=legal))["clause"] == ""
        stray = await chair.asks(type="why-not", seat=0, act="aim 4")
        assert stray["clause"] in (*clauses.values(), "not-offered")


async def moved_on(chair: Chair) -> None:
    """Past the first question, so that something has been revealed."""
    decision = chair.state["decision"]
    for seat in (0, 1, 2):
        if seat in chair.state["asked"]:
            await chair.acts(seat)
    await chair.until(lambda state: state["decision"] != decision)


@evening
async def test_beyond_the_policy_undo_needs_everybodys_consent(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "mine")
        await bea.takes(table, 1)
        chair, other = await ada.sits(table), await bea.sits(table)
        start = chair.stories[0][:]
        await other.acts(1)
        await moved_on(chair)
        assert chair.view(0)["undo"] == "undo-others"
        await chair.asks(type="undo", seat=0)
        asked = (await other.until(lambda state: state["undo"] is not None))["undo"]
        assert (asked["seat"], asked["waiting"]) == (0, [1, 2])
        wrong = await other.asks(type="consent", seat=1, request=99, agreed=True)
        assert wrong["refusal"]["key"] == "undo-gone"
        consent = {"type": "consent", "request": asked["request"], "agreed": True}
        await other.asks(seat=1, **consent)
        assert other.state["undo"]["waiting"] == [2]
        await chair.asks(seat=2, **consent)
        assert chair.state["undo"] is None
        assert chair.state["asked"] == [0, 2] or chair.state["asked"] == [2, 0]
        assert chair.stories[0] == start
        state = await other.until(lambda state: state["at"] == chair.state["at"])
        assert state["answered"] == [1]
        assert other.talk[-1]["note"] == "note-undone"


@evening
async def test_one_refusal_ends_a_request_to_undo(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "mine", "mine"))
        await moved_on(chair)
        at_event = chair.state["at"]
        await chair.asks(type="undo", seat=0)
        number = chair.state["undo"]["request"]
        await chair.asks(type="consent", seat=1, request=number, agreed=False)
        assert chair.state["undo"] is None
        assert chair.state["at"] == at_event
        assert chair.talk[-1]["note"] == "note-undo-refused"


@evening
async def test_who_plays_with_bots_alone_undoes_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "random", "random"))
        await chair.acts(0, "play saw_cleaver")
        await chair.until(lambda state: state["decision"] > 0)
        assert chair.view(0)["undo"]
        answer = await chair.asks(type="undo", seat=0, id="just-once")
        assert answer["type"] == "done"
        state = await chair.until(lambda state: 0 in state["asked"])
        assert chair.view(0)["table"]["round"] == 1
        assert state["decision"] > 0
        again = await chair.asks(type="undo", seat=0, id="just-once")
        assert again["again"] is True


@evening
async def test_talk_reaches_everybody_once_and_cleaned(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, eve = await at.friend("Ada"), await at.friend("Eve")
        table = await ada.sets("mine", "open", "open")
        chair, watching = await ada.sits(table), await eve.sits(table)
        said = {"type": "say", "seat": 0, "text": " Good\u202e  \u0000hunting \n", "id": "hello"}
        await chair.asks(**said)
        assert (await chair.asks(**said))["again"] is True
        await watching.asks(type="say", text="May the good blood guide your way")
        await chair.until(lambda state: len(chair.talk) == 2)
        lines = [(line["seat"], line["name"], line["text"]) for line in watching.talk]
        assert lines == [
            (0, "Ada", "Good hunting"),
            (SPECTATOR, "Eve", "May the good blood guide your way"),
        ]
        nothing = await chair.asks(type="say", seat=0, text="\u202e\u0000")
        assert nothing["refusal"]["key"] == "nothing-said"
        stranger = await watching.asks(type="say", seat=0, text="I am Ada")
        assert stranger["refusal"]["key"] == "not-your-seat"


@evening
async def test_a_running_game_is_exported_to_a_lone_player_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        alone, shared = await ada.sets("mine", "random", "random"), await ada.sets(*["mine"] * 3)
        await ada.post(f"/api/tables/{shared['id']}/seats/1/leave", {})
        for friend, table, status in ((ada, alone, 200), (bea, alone, 409), (ada, shared, 409)):
            answer = await friend.http.get(f"/api/tables/{table['id']}/export")
            assert answer.status_code == status, answer.text
        saved = (await ada.http.get(f"/api/tables/{alone['id']}/export")).json()
        assert saved["names"] == ["Ada", "Eileen", "Ludwig"], "bots by the names they play under"
        answer = await bea.http.get(f"/api/tables/{alone['id']}/replay")
        assert answer.json()["key"] == "replay-running"


@evening
async def test_a_file_becomes_a_table_again(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        chair = await ada.sits(await ada.sets("mine", "mine", "mine"))
        await chair.plays_on(0, 1, 2, acts=40)
        saved = await ada.http.get(f"/api/tables/{chair.state['table']['id']}/export")
        kind = {"content-type": "application/json"}
        answer = await bea.http.post("/api/import", content=saved.content, headers=kind)
        table = answer.json()
        assert answer.status_code == 201
        assert table["imported"]
        assert table["commitment"] == chair.state["table"]["commitment"]
        assert [seat["kind"] for seat in table["seats"]] == ["open"] * 3
        for seat in (0, 1, 2):
            await bea.takes(table, seat)
        again = await bea.sits(table)
        assert again.state["at"] == chair.state["at"]
        assert again.view(0)["table"] == chair.view(0)["table"]
        assert again.stories == chair.stories
        assert (await again.plays_on(0, 1, 2))["over"]
        tampered = saved.text.replace("play hunters_dream", "play hunter_axe")
        assert tampered != saved.text
        refused = await bea.http.post("/api/import", content=tampered, headers=kind)
        assert refused.status_code == 400
        assert refused.json()["key"].startswith("replay-")


@evening
async def test_a_table_that_cannot_be_begun_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, eve = await at.friend("Ada"), await at.friend()
        for key, wanted in (
            ("seats-refused", ada.sets("mine", "mine")),
            ("unknown-bot", ada.sets("mine", "mine", "laurence")),
            ("unknown-option", ada.sets("mine", "mine", "mine", moon="red")),
            ("name-missing", eve.sets("mine", "mine", "mine")),
        ):
            with pytest.raises(Refused) as refused:
                await wanted
            assert refused.value.key == key
        assert await ada.get("/api/me/tables") == []
