"""Chances and opinions: of finished games alone, for those who sat there, and kept for good."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from duskmoot.table import analyst, chances
from duskmoot.table.limits import Rate
from tests.table.friends import FAST, FREE, Chair, Friend, House, Json, evening, house


async def finished(at: House) -> tuple[Friend, Chair, str]:
    ada = await at.friend("Ada")
    table = await ada.sets("mine", "mine", "mine")
    chair = await ada.sits(table)
    await chair.plays_on(0, 1, 2)
    return ada, chair, f"/api/tables/{table['id']}"


@evening
async def test_a_running_game_is_not_analysed(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        await chair.acts(0)
        path = f"/api/tables/{table['id']}"
        for asked in ("/chances", "/opinion?at=0", "/decisions?seat=0"):
            assert (await ada.http.get(path + asked)).status_code == 409
        on = await ada.http.post(f"{path}/on", json={"at": 0, "seat": 0})
        assert (on.status_code, on.json()["key"]) == (409, "replay-running")
        assert all(worker.process is None for worker in at.lobby.house.analysts.workers)


async def thought_through(friend: Friend, question: str) -> Json:
    while True:
        found: Json = await friend.get(question)
        if found["done"]:
            return found


@evening
async def test_an_opinion_weighs_every_act_and_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst, "TRIES", (20, 60))
    async with house(tmp_path) as at:
        ada, _, path = await finished(at)
        begun = await ada.get(f"{path}/opinion?at=0")
        assert (begun["tries"], begun["done"], begun["acts"]) == (0, False, [])
        opinion = await thought_through(ada, f"{path}/opinion?at=0")
        assert (opinion["at"], opinion["question"]) == (0, "play-card")
        assert opinion["seat"] == begun["seat"]
        assert begun["played"] == opinion["played"]
        assert opinion["played"] in [judged["act"] for judged in opinion["acts"]]
        assert sum(judged["tries"] for judged in opinion["acts"]) == opinion["tries"] == 60
        known = [judged["stands"] for judged in opinion["acts"] if judged["stands"] is not None]
        assert known
        assert all(0 <= stands <= 100 for stands in known)
        for worker in at.lobby.house.analysts.workers:
            await worker.close()
        stranger = await at.friend("Bo")
        assert await stranger.get(f"{path}/opinion?at=0") == opinion, "kept for all"
        refused = await stranger.http.get(f"{path}/opinion?at=1")
        assert (refused.status_code, refused.json()["key"]) == (403, "analysis-of-others")
        for wrong in ("?at=99999", "?at=-1", "?at=x", ""):
            assert (await ada.http.get(f"{path}/opinion{wrong}")).status_code == 400


@evening
async def test_opinions_have_a_rate(tmp_path: Path) -> None:
    settings = replace(FAST, limits=replace(FREE, opinions=Rate(0.001, 1)))
    async with house(tmp_path, settings) as at:
        ada, _, path = await finished(at)
        answers = [await ada.http.get(f"{path}/opinion?at={n}") for n in (0, 1)]
        assert [answer.status_code for answer in answers] == [200, 429]


@evening
async def test_decisions_are_weighed_for_those_who_sat_there_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst, "TRIES", (10, 20))
    monkeypatch.setattr(analyst, "NOW_AND_THEN", 1)
    async with house(tmp_path) as at:
        ada, _, path = await finished(at)
        bo = await at.friend("Bo")
        nothing = await bo.get(f"{path}/decisions?seat=1")
        assert (nothing["verdicts"], nothing["done"]) == ([], False)
        assert all(worker.process is None for worker in at.lobby.house.analysts.workers)
        found = await thought_through(ada, f"{path}/decisions?seat=1")
        assert found["verdicts"]
        assert found["judged"] == len(found["verdicts"])
        places = [verdict["at"] for verdict in found["verdicts"]]
        assert places == sorted(places)
        for verdict in found["verdicts"]:
            opinion = await bo.get(f"{path}/opinion?at={verdict['at']}")
            assert (opinion["seat"], opinion["done"]) == (1, True), "kept for whoever looks closer"
            assert opinion["acts"][0]["act"] == verdict["best"]
            assert len(opinion["acts"]) > 1
            [played] = [each for each in opinion["acts"] if each["act"] == opinion["played"]]
            assert played["stands"] is not None, "what was played is always tried"
            assert verdict["cost"] == max(0, opinion["acts"][0]["stands"] - played["stands"])
        assert await bo.get(f"{path}/decisions?seat=1") == found, "kept for all"
        for wrong in ("?seat=3", "?seat=-1", ""):
            assert (await ada.http.get(f"{path}/decisions{wrong}")).status_code == 400


@evening
async def test_decisions_are_gone_on_with_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst, "TRIES", (10, 20))
    monkeypatch.setattr(analyst, "NOW_AND_THEN", 1)
    async with house(tmp_path) as at:
        ada, _, path = await finished(at)
        while not (before := await ada.get(f"{path}/decisions?seat=0"))["judged"]:
            pass
        await at.lobby.analyst.close()
        bo = await at.friend("Bo")
        stopped = await bo.get(f"{path}/decisions?seat=0")
        assert before["judged"] <= stopped["judged"] + 1, "at most the last one is lost"
        assert stopped["verdicts"], "kept as far as they were judged"
        found = await thought_through(ada, f"{path}/decisions?seat=0")
        assert found["judged"] == len(found["verdicts"])


async def until_done(friend: Friend, path: str) -> Json:
    while True:
        found: Json = await friend.get(f"{path}/chances")
        if found["done"]:
            return found


@evening
async def test_chances_are_worked_out_for_those_who_sat_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, few in {"FIRST": 3, "ALL": 4, "ROUGH": 2, "FINE": 4}.items():
        monkeypatch.setattr(chances, name, few)
    monkeypatch.setattr(analyst, "AT_ONCE", 2)
    async with house(tmp_path) as at:
        ada, chair, path = await finished(at)
        stranger = await at.friend("Bo")
        nothing = await stranger.get(f"{path}/chances")
        assert (nothing["marks"], nothing["done"]) == ([], False)
        assert all(worker.process is None for worker in at.lobby.house.analysts.workers)
        found = await until_done(ada, path)
        assert (found["positions"], found["games"]) == (4, 4)
        assert found["marks"][0]["at"] == 0
        end = found["marks"][-1]["values"]
        assert [seat for seat, chance in enumerate(end) if chance] == chair.state["winners"]
        assert all(sum(mark["values"]) >= 98 for mark in found["marks"]), "somebody always wins"
        assert await stranger.get(f"{path}/chances") == found, "kept for all"


@evening
async def test_one_plays_on_from_any_position(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, _, path = await finished(at)
        answer = await ada.http.post(f"{path}/on", json={"at": 7, "seat": 1})
        assert answer.status_code == 201
        table = answer.json()
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
        assert (table["imported"], table["over"]) == (True, False)
        chair = await ada.sits(table)
        assert chair.state["at"] >= 7
        beyond = await ada.http.post(f"{path}/on", json={"at": 99999, "seat": 1})
        assert beyond.status_code == 400
