"""Safety: origins, headers, tokens, limits, and what never stands in a log or in the store."""

from __future__ import annotations

import json
import logging
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from duskmoot.kernel.chance import commitment
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.replay import Session
from duskmoot.table import api
from duskmoot.table.description import USUAL
from duskmoot.table.house import Settings
from duskmoot.table.journal import LOG, AsJson
from duskmoot.table.limits import (
    ADDRESSES,
    HERE,
    Bucket,
    Buckets,
    Rate,
    lies_in,
    network,
    networks,
)
from duskmoot.table.store.sqlite import FILE, SqliteStore
from tests.table.friends import FAST, FREE, Chair, evening, house

TYPE = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("{own}", True),
        ("https://friends.example", True),
        ("https://evil.example", False),
        ("{own}.evil.example", False),
        ("http://127.0.0.1:1", False),
        ("null", False),
        ("http://[", False),
    ],
)
@evening
async def test_pages_of_other_servers_are_refused(
    origin: str, welcome: bool, tmp_path: Path
) -> None:
    settings = replace(FAST, origins=("https://friends.example",))
    async with house(tmp_path, settings) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        said = {"Origin": origin.format(own=at.base)}
        answer = await ada.http.put("/api/me", json={"name": "Eve"}, headers=said)
        assert answer.status_code == (200 if welcome else 403)
        assert (await ada.http.get("/api/me", headers=said)).status_code == 200
        address = f"{at.base.replace('http', 'ws')}/api/tables/{table['id']}/socket?v=1"
        if welcome:
            async with connect(address, additional_headers=said) as socket:
                assert json.loads(await socket.recv())["type"] == "state"
        else:
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers=said)
            assert refused.value.response.status_code == 403


@evening
async def test_headers_of_safety_on_every_answer(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        for path in ("/", "/api/me", "/healthz", "/metrics", "/nowhere", "/api/tables/nowhere"):
            headers = (await ada.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@evening
async def test_the_cookie_is_for_the_server_alone_and_kept_as_a_hash(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend()
        answer = await ada.http.put("/api/me", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        token = ada.http.cookies["duskmoot"]
        table = await ada.sets("mine", "mine", "mine")
        assert len(table["id"]) >= 22
        assert table["id"] not in table["invite"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in stored
    assert table["id"].encode() in stored


@evening
async def test_a_stolen_look_at_the_store_gives_no_token(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada, eve = await at.friend("Ada"), await at.friend()
        await ada.sets("mine", "mine", "mine")
        with sqlite3.connect(tmp_path / FILE) as db:
            ((id, hash),) = db.execute("select id, token_hash from guest").fetchall()
        db.close()
        for guess in (id, hash):
            eve.http.cookies.set("duskmoot", guess)
            assert (await eve.get("/api/me"))["name"] == ""


@evening
async def test_the_log_holds_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path) as at:
        ada, bea = await at.friend("Ada"), await at.friend("Bea")
        table = await ada.sets("mine", "open", "random")
        await bea.get(f"/api/invites/{table['invite']}")
        await bea.takes(table, 1)
        chair = await ada.sits(table)
        await chair.asks(type="say", seat=0, text="xyzzy")
        await chair.acts(0)
        await ada.http.get(f"/join/{table['invite']}")
        tokens = [friend.http.cookies["duskmoot"] for friend in (ada, bea)]
    kept = [r for r in caplog.records if r.name == LOG.name or r.levelno >= logging.WARNING]
    written = "\n".join(AsJson().format(record) for record in kept)
    assert '"event": "request"' in written
    for secret in (*tokens, table["invite"], table["id"], "Ada", "Bea", "xyzzy"):
        assert secret not in written
    for line in written.splitlines():
        assert {"time", "level", "event"} <= set(json.loads(line))


@evening
async def test_bodies_of_the_wrong_kind_and_size(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        for content, headers, status in (
            (b"{", TYPE, 400),
            (b"", TYPE, 400),
            (b"\xff\xfe", TYPE, 400),
            (b"[" * 10_000, TYPE, 400),
            (b'{"game": "bloodborne", "seats": [], "more": 1}', TYPE, 400),
            (b'{"game": "bloodborne", "seats": []}', {"content-type": "text/plain"}, 415),
            (b'{"game": "bloodborne", "seats": []}', {}, 415),
            (b" " * 70_000, TYPE, 413),
        ):
            answer = await ada.http.post("/api/tables", content=content, headers=headers)
            assert answer.status_code == status, answer.text
            assert set(answer.json()) == {"key", "parts", "clause"}
        for content, status in ((b"{}", 400), (b"\xff", 400), (b" " * 1_100_000, 413)):
            answer = await ada.http.post("/api/import", content=content, headers=TYPE)
            assert answer.status_code == status, answer.text
        endless = json.dumps({"format": 1, "game": "bloodborne", "acts": ["0 done"] * 5001})
        answer = await ada.http.post("/api/import", content=endless, headers=TYPE)
        assert answer.json()["key"] == "import-too-long"


@evening
async def test_requests_have_a_rate(tmp_path: Path) -> None:
    settings = Settings(limits=replace(FREE, requests=Rate(0.001, 3)))
    async with house(tmp_path, settings) as at:
        eve = await at.friend()
        answers = [await eve.http.get("/api/me") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["key"] == "too-fast"


@evening
async def test_to_open_a_socket_is_a_request_like_others(tmp_path: Path) -> None:
    settings = Settings(limits=replace(FREE, requests=Rate(0.001, 4)))
    async with house(tmp_path, settings) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        for _ in range(2):
            await ada.sits(table)
        with pytest.raises(InvalidStatus) as refused:
            await ada.socket(table["id"])
        assert refused.value.response.status_code == 429


@evening
async def test_the_figures_are_for_whoever_looks_after_the_server(tmp_path: Path) -> None:
    """A player who counts acts would know when another changes a sealed answer."""
    settings = replace(FAST, watchers=networks(["192.0.2.0/24", "2001:db8::7"]))
    async with house(tmp_path, settings) as at:
        eve = await at.friend("Eve")
        for address, status in (
            ("198.51.100.7", 404),
            ("10.0.0.7", 404),
            ("2001:db8::8", 404),
            ("192.0.2.7", 200),
            ("2001:db8::7", 200),
        ):
            told = await eve.http.get("/metrics", headers={"x-forwarded-for": address})
            assert told.status_code == status, address


@evening
async def test_health_and_figures(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        chair = await ada.sits(await ada.sets("mine", "mine", "mine"))
        await chair.acts(0)
        assert await ada.get("/healthz") == {"fine": True, "tables": 1}
        figures = (await ada.http.get("/metrics")).text
        for line in ("duskmoot_tables 1.0", "duskmoot_sockets 1.0", "duskmoot_events_total 1.0"):
            assert line in figures
        await at.lobby.house.store.close()
        ill = await ada.http.get("/healthz")
        assert ill.status_code == 503
        refused = await chair.acts(1)
        assert refused["refusal"]["key"] == "store-failed"


@evening
async def test_health_asks_whether_something_can_be_written(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        assert (await ada.http.get("/healthz")).status_code == 200
        store = at.lobby.house.store
        assert isinstance(store, SqliteStore)
        full = "create trigger full before insert on pulse begin select raise(abort, 'full'); end"
        await store._do(lambda db: db.execute(full))
        ill = await ada.http.get("/healthz")
        assert (ill.status_code, ill.json()["key"]) == (503, "store-failed")
        assert (await ada.http.get("/api/me")).status_code == 200, "reading still works"


@evening
async def test_what_goes_wrong_is_answered_as_everything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: str) -> None:
        raise ZeroDivisionError

    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        long = await ada.http.post(f"/api/tables/{table['id']}/seats/{'1' * 5000}/take", json={})
        assert (long.status_code, long.json()["key"]) == (404, "seat-refused")
        monkeypatch.setattr(at.lobby, "invited", fails)
        broken = await ada.http.get("/api/invites/something")
        assert (broken.status_code, broken.json()["key"]) == (500, "server-failed")
        for answer in (long, broken):
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("key", "00" * 250_000),
        ("key", "00" * 31),
        ("key", ""),
        ("key", ["00"]),
        ("names", ["a" * 101, "b", "c"]),
        ("names", [["a"], "b", "c"]),
        ("names", "abc"),
        ("names", ["\ud800", "b", "c"]),
        ("options", {"moon": "red"}),
        ("acts", ["0 done\ud800"]),
    ],
)
@evening
async def test_tampered_files_are_refused_before_anything_is_made(
    what: str, value: object, tmp_path: Path
) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        table = await ada.sets("mine", "mine", "mine")
        saved = (await ada.http.get(f"/api/tables/{table['id']}/export")).json()
        tampered = {**saved, what: value}
        if what == "key" and isinstance(value, str):
            tampered["commitment"] = commitment(bytes.fromhex(value))
        answer = await ada.http.post("/api/import", content=json.dumps(tampered), headers=TYPE)
        assert answer.status_code == 400, answer.text
        assert len(await ada.get("/api/me/tables")) == 1


@pytest.mark.parametrize("size", [31, 33, 250_000])
@evening
async def test_a_sound_game_with_a_key_of_another_length_is_refused(
    size: int, tmp_path: Path
) -> None:
    game = find("bloodborne")
    saved = Session(Setting(game, 3, game.choose({}), bytes(size))).save(["Ada", "Bea", "Cid"])
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        answer = await ada.http.post("/api/import", content=saved, headers=TYPE)
        assert (answer.status_code, await ada.get("/api/me/tables")) == (400, [])


@evening
async def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / FILE).touch(mode=0o644)
    async with house(folder) as at:
        ada = await at.friend("Ada")
        await ada.sets("mine", "mine", "mine")
        assert folder.stat().st_mode & 0o777 == 0o700
        modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
        assert set(modes.values()) == {0o600}, modes


@evening
async def test_one_network_has_so_many_sockets_and_guests(tmp_path: Path) -> None:
    limits = replace(FREE, sockets_network=3, guests=Rate(0.001, 3))
    async with house(tmp_path, Settings(limits=limits)) as at:
        friends = [await at.friend(name) for name in ("Ada", "Bea", "Cid")]
        table = await friends[0].sets("mine", "mine", "mine")
        for friend in friends:
            await friend.sits(table)
        assert await Chair(await friends[0].socket(table["id"])).closing_code() == 4429
        eve = await at.friend()
        assert (await eve.http.put("/api/me", json={"name": "Eve"})).status_code == 429
        assert (await friends[0].http.put("/api/me", json={"name": "Ada B"})).status_code == 200


@evening
async def test_a_page_of_the_same_host_by_another_scheme_is_foreign(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        ada = await at.friend("Ada")
        origin = at.base.replace("http://", "https://")
        for headers, status in (
            ({"Origin": origin}, 403),
            ({"Origin": origin, "X-Forwarded-Proto": "https"}, 200),
        ):
            answer = await ada.http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == status


def test_traces_of_libraries_are_no_events() -> None:
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Boom %s", ("x",), None)
    told = json.loads(AsJson().format(record))
    assert (told["event"], told["logger"]) == ("library", "uvicorn.error")
    assert told["message"] == "Boom x"


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 3), lambda: now[0])
    assert [bucket.passes() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    now[0] = 0.5
    assert [bucket.passes() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.passes() for _ in range(4)] == [True, True, True, False]


def test_buckets_are_apart_and_do_not_grow_for_ever() -> None:
    buckets = Buckets(Rate(1, 1), lambda: 0.0)
    assert buckets.of("a").passes()
    assert not buckets.of("a").passes()
    assert buckets.of("b").passes()
    for n in range(ADDRESSES + 10):
        buckets.of(str(n))
    assert len(buckets.kept) == ADDRESSES


def test_addresses_of_one_network_are_one() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9%eth0")
    assert network("2001:db8:1:2::9") != network("2001:db8:1:3::9")
    assert network("local") == "local"


def test_an_address_lies_in_networks() -> None:
    for address in ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"):
        assert lies_in(address, HERE)
    for address in ("192.0.2.1", "::2", "fe80::1%eth0", "local"):
        assert not lies_in(address, HERE)
    assert lies_in("2001:db8::1", networks(["*"]))
    assert lies_in("10.0.0.9", networks(["10.0.0.7/24"]))
    with pytest.raises(ValueError, match="proxy"):
        networks(["proxy"])


def test_every_status_of_a_refusal_is_described() -> None:
    told = {*USUAL, *(status for endpoint in api.ENDPOINTS for status in endpoint.refuses)}
    assert set(api.STATUS.values()) <= told
