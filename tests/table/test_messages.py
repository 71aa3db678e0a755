"""Messages that come twice, late, for others, in pieces, or that are none at all."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from duskmoot.table import protocol as wire
from duskmoot.table.house import Settings
from duskmoot.table.limits import Limits, Rate
from duskmoot.table.listener import Listener
from tests.table.friends import FREELY, Chair, Json, evening, house


def key_of(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["refusal"]["key"])


@evening
async def test_an_act_that_comes_twice_is_made_once(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair, second = await ada.sits(table), await ada.sits(table)
        once = await chair.acts(0, id="precious")
        twice = await chair.acts(0, id="precious")
        elsewhere = await second.acts(0, id="precious")
        assert (once["again"], twice["again"], elsewhere["again"]) == (False, True, True)
        assert once["at"] == twice["at"] == elsewhere["at"] == 1
        assert chair.state["at"] == 1


@evening
async def test_an_act_is_made_once_even_if_the_server_closed_in_between(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair = await ada.sits(table)
        await chair.acts(0, "play hunters_dream", id="precious")
        await chair.asks(type="undo", seat=0)
        cookies = ada.http.cookies
    async with house(tmp_path) as at:
        ada = await at.friend()
        ada.http.cookies = cookies
        chair = await ada.sits(table)
        late = await chair.acts(0, "play hunters_dream", id="precious")
        assert late["again"]
        assert chair.state["at"] == 2
        assert chair.view(0)["answer"] == ""


@evening
async def test_an_act_for_a_question_that_is_gone_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "mine", "mine"))
        old = chair.state["decision"]
        for seat in (0, 1, 2):
            await chair.acts(seat)
        position = chair.state["at"], chair.view(0)["table"]
        assert key_of(await chair.acts(0, "play saw_cleaver", decision=old)) == "late"
        assert key_of(await chair.acts(0, "play saw_cleaver", decision=10**6)) == "late"
        assert (chair.state["at"], chair.view(0)["table"]) == position


@evening
async def test_acts_that_are_not_ones(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "open")
        await bea.takes(table, 1)
        chair, other = await ada.sits(table), await bea.sits(table)
        for act, key in [
            ("dance", "unknown-act"),
            ("play the_moon", "unknown-act"),
            ("play", "unknown-act"),
            ("done done", "unknown-act"),
            ("play kirkhammer", "forbidden"),
            ("done", "forbidden"),
        ]:
            assert key_of(await chair.acts(0, act)) == key
        for seat in (1, 2, 15):
            refused = await chair.asks(type="act", seat=seat, decision=0, act="play saw_cleaver")
            assert key_of(refused) == "not-your-seat"
        assert chair.state["at"] == 0
        await chair.acts(0)
        await other.until(lambda state: state["answered"] == [0])
        assert len(other.frames) == 2, "what was refused was told to others"


BROKEN: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "\x00",
    "{}",
    '{"type": "act"}',
    '{"type": "state", "id": "a"}',
    '{"type": "undo", "id": "a", "seat": 0, "seat2": 0}',
    '{"type": "undo", "id": "a", "seat": -1}',
    '{"type": "undo", "id": "a", "seat": 99}',
    '{"type": "undo", "id": "a", "seat": 0.5}',
    '{"type": "undo", "id": "a", "seat": "0"}',
    '{"type": "undo", "id": "", "seat": 0}',
    '{"type": "undo", "id": "a b", "seat": 0}',
    '{"type": "undo", "id": "' + "a" * 41 + '", "seat": 0}',
    '{"type": "say", "id": "a", "text": "' + "a" * 501 + '"}',
    '{"type": "act", "id": "a", "seat": 0, "decision": 99999999999999999999, "act": "done"}',
    "[" * 4000,
    b"\xff\xfe\x00",
    b"\x80" * 100,
    bytes(range(256)),
]


@evening
async def test_what_cannot_be_read_is_refused_and_the_socket_stays(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "mine", "mine"))
        for number, frame in enumerate(BROKEN):
            await chair.ws.send(frame)
            while len(chair.asides) <= number:
                await chair.hears()
            assert chair.asides[-1]["type"] == "refused"
            assert chair.asides[-1]["refusal"]["key"] == "not-understood", frame
        assert (await chair.acts(0))["type"] == "done"


@evening
async def test_a_message_that_is_too_large_closes_its_socket_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair, other = await ada.sits(table), await ada.sits(table)
        await chair.ws.send("a" * 5000)
        assert await chair.closing_code() == 1009
        assert (await other.acts(0))["type"] == "done"


@evening
async def test_who_is_too_fast_is_told_so_and_then_let_go(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(0.001, 3), requests=FREELY, tables=FREELY, offences=5)
    async with house(tmp_path, Settings(limits=limits)) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "mine", "mine"))
        for _ in range(3):
            await chair.asks(type="why-not", seat=0, act="done")
        for _ in range(6):
            await chair.ws.send('{"type": "why-not", "id": "x", "seat": 0, "act": "done"}')
        assert await chair.closing_code() == 4429
        assert key_of(chair.answers["x"]) == "too-fast", "and it knows what was refused"
        keys = [aside["refusal"]["key"] for aside in chair.asides]
        assert keys == ["too-many-offences"]


@evening
async def test_more_sockets_are_no_way_to_say_more(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(0.001, 3), requests=FREELY, tables=FREELY)
    async with house(tmp_path, Settings(limits=limits)) as at:
        ada, bob = await at.friend("Ada"), await at.friend("Bob")
        table, other = (
            await ada.sets("mine", "mine", "open"),
            await ada.sets("mine", "mine", "mine"),
        )
        await bob.takes(table, 2)
        chair, again, elsewhere = [await ada.sits(each) for each in (table, table, other)]
        for each in (chair, again, elsewhere):
            assert (await each.asks(type="why-not", seat=0, act="done"))["type"] == "reason"
        for each in (chair, again, elsewhere):
            answer = await each.asks(type="why-not", seat=0, act="done")
            assert key_of(answer) == "too-fast"
        assert (await (await bob.sits(table)).acts(2))["type"] == "done"


@evening
async def test_undos_have_a_rate_of_their_own(tmp_path: Path) -> None:
    limits = Limits(undos=Rate(0.001, 2), messages=FREELY, requests=FREELY, tables=FREELY)
    async with house(tmp_path, Settings(limits=limits)) as at:
        ada = await at.friend("Ada")
        chairs = [await ada.sits(await ada.sets("mine", "mine", "mine")) for _ in range(2)]
        for chair in chairs:
            await chair.acts(0)
            assert (await chair.asks(type="undo", seat=0))["type"] == "done"
        for chair in chairs:
            await chair.acts(0)
            assert key_of(await chair.asks(type="undo", seat=0)) == "too-fast"
            assert (await chair.acts(1))["type"] == "done"


@evening
async def test_talk_has_a_rate_of_its_own(tmp_path: Path) -> None:
    limits = Limits(talk=Rate(0.001, 2), requests=FREELY, tables=FREELY)
    async with house(tmp_path, Settings(limits=limits)) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        chair, again = await ada.sits(table), await ada.sits(table)
        for text in ("one", "two"):
            assert (await chair.asks(type="say", seat=0, text=text))["type"] == "done"
        assert key_of(await chair.asks(type="say", seat=1, text="three")) == "too-fast"
        assert key_of(await again.asks(type="say", seat=0, text="four")) == "too-fast"
        assert (await chair.acts(0))["type"] == "done"


@evening
async def test_who_does_not_read_is_let_go_and_loses_nothing(tmp_path: Path) -> None:
    limits = Limits(messages=FREELY, requests=FREELY, tables=FREELY, talk=FREELY, waiting_frames=4)
    async with house(tmp_path, Settings(limits=limits)) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        idle, chair = await ada.sits(table), await ada.sits(table)
        listener = at.lobby.tables[table["id"]].listeners[0]
        for _ in range(5):
            listener.tell(wire.Done("noise", 0))  # faster than any socket could send
        assert listener.code == 4408
        assert await idle.closing_code() == 4408
        await chair.acts(0)
        back = await ada.comes_back(table, idle)
        assert back.state == chair.state


def test_frames_that_wait_are_counted_by_their_size_too() -> None:
    listener = Listener("ada", "", room=64, most_bytes=1000)
    listener.tell(noise(5000))  # nothing waits before it, so that it is sent whatever its size
    assert listener.code == 0
    asyncio.run(listener.next_frame())
    for _ in range(2):
        listener.tell(noise(400))
    assert listener.code == 0
    listener.tell(noise(400))
    assert listener.code == 4408
    assert listener.box.qsize() == 1, "nothing but the end"


def noise(size: int) -> wire.Done:
    return wire.Done("x" * size, 0)


def mangled(chance: Random, frame: str) -> str | bytes:
    """A good message with something wrong in it."""
    kind = chance.randrange(6)
    cut = chance.randrange(len(frame))
    if kind == 0:
        return frame[:cut]
    if kind == 1:
        return frame[:cut] + chance.choice('{}[]",:\\0e-') + frame[cut:]
    if kind == 2:
        return frame[:cut] + frame[cut + 1 :]
    if kind == 3:
        raw = bytearray(frame.encode())
        raw[cut] = chance.randrange(256)
        return bytes(raw)
    if kind == 4:
        return frame + frame
    message: dict[str, Any] = json.loads(frame)
    field = chance.choice(list(message))
    message[field] = chance.choice([None, -1, 2**70, 1.5, "", "done", [], {}, True, "\ud800", 0])
    return json.dumps(message)


def good(chance: Random, chair: Chair, number: int) -> Json:
    """Some message that a client might send now, or might have sent a while ago."""
    seat = chance.randrange(4)
    acts = ["done", "play saw_cleaver", "aim 1", "bring hunter_axe", "take kirkhammer"]
    view = next((view for view in chair.state["views"] if view["seat"] == seat), None)
    acts += view["acts"] if view else []
    decision = max(0, chair.state["decision"] - chance.choice([0, 0, 0, 1, 5]))
    message = chance.choice(
        [
            {"type": "act", "seat": seat, "decision": decision, "act": chance.choice(acts)},
            {"type": "act", "seat": seat, "decision": decision, "act": chance.choice(acts)},
            {"type": "why-not", "seat": seat, "act": chance.choice(acts)},
            {"type": "undo", "seat": seat},
            {"type": "consent", "seat": seat, "request": chance.randrange(5), "agreed": True},
            {"type": "say", "seat": seat - 1, "text": "Żółć 血"},
        ]
    )
    return {**message, "id": f"fuzz-{chance.randrange(number + 1)}"}


@evening
async def test_no_frame_stops_a_table(tmp_path: Path) -> None:
    """A storm of good, old, wrong and broken frames; then the same table is played to its end."""
    limits = Limits(
        messages=FREELY, talk=FREELY, requests=FREELY, tables=FREELY, offences=10**9, talk_kept=50
    )
    chance = Random(3)
    async with house(tmp_path, Settings(limits=limits)) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine", "random")
        chair = await ada.sits(table)
        for number in range(400):
            message = json.dumps(good(chance, chair, number))
            try:
                broken = chance.random() < 0.5
                await chair.ws.send(mangled(chance, message) if broken else message)
                async with asyncio.timeout(0.002 if chance.random() < 0.7 else 0.02):
                    while True:
                        await chair.hears()
            except TimeoutError:
                continue
            except ConnectionClosed:  # text that is no UTF-8 ends a socket, as the standard says
                chair = await ada.sits(table)
        await chair.leaves()
        calm = await ada.sits(table)
        assert (await calm.plays_on(0, 1, 2))["over"]
        assert "server-failed" not in (await ada.http.get("/metrics")).text
