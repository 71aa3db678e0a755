"""The HTTP half against its own description, and what it tells of the games."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from fluent.runtime import FluentResource
from fluent.syntax import ast
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from duskmoot import bots
from duskmoot.catalogue import clauses
from duskmoot.kernel.game import Game, registered
from duskmoot.kernel.zones import ZONES, Sight
from duskmoot.speech import LANGUAGES, text_folders
from duskmoot.table.api import ENDPOINTS
from duskmoot.table.books import OF_TERMINAL
from duskmoot.table.description import described
from tests.table.friends import Friend, evening, house

SEARCHING = ["ismcts", "hard", "master"]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]
REAL = {"game": "bloodborne", "bot": "random", "options": {}}
"""What a body may hold that is really there."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A server in a thread of its own, with a guest, a running table and a finished one."""
    folder = tmp_path_factory.mktemp("served")
    there: dict[str, Any] = {}
    ready, enough = threading.Event(), threading.Event()

    async def serve() -> None:
        async with house(folder) as at:
            ada = await at.friend("Ada")
            there["base"] = at.base
            running, over = [await ada.sets("mine", "mine", "mine") for _ in range(2)]
            chair = await ada.sits(over)
            await chair.plays_on(0, 1, 2)
            await chair.leaves()
            there["tables"] = [running["id"], over["id"]]
            there["invites"] = [running["invite"], over["invite"]]
            there["cookie"] = f"duskmoot={ada.http.cookies['duskmoot']}"
            saved = await ada.http.get(f"/api/tables/{over['id']}/export")
            there["saved"] = saved.json()
            ready.set()
            await asyncio.to_thread(enough.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(60)
    yield there
    enough.set()
    thread.join()


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda e: f"{e.method} {e.path}")
def test_whatever_is_asked_the_answer_is_as_described(
    endpoint: Any, served: dict[str, Any]
) -> None:
    """Schemathesis asks what the description allows and what it forbids; never a 5xx."""
    schema = schemathesis.openapi.from_dict(described())
    path = endpoint.path.replace(":int", "")
    operation = schema[path][endpoint.method]
    known = served["tables"], served["invites"]

    cases = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if endpoint.takes is not None:
        cases |= operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=cases, really=st.booleans(), guest=st.booleans(), n=st.integers())
    def ask(case: Any, really: bool, guest: bool, n: int) -> None:
        if really:
            for name, ids in zip(("id", "invite"), known):
                if name in case.path_parameters:
                    case.path_parameters[name] = ids[n % 2]
            for name, there in (("game", "bloodborne"), ("language", "pl"), ("seat", n % 3)):
                if name in case.path_parameters:
                    case.path_parameters[name] = there
            if isinstance(case.body, dict):
                case.body |= {key: there for key, there in REAL.items() if key in case.body}
        if endpoint.raw and really:
            case.body = tampered(served["saved"], n)
        headers = {"Cookie": served["cookie"]} if guest else {}
        response = case.call(base_url=served["base"], headers=headers)
        case.validate_response(response, checks=CHECKS)

    ask()


def tampered(saved: dict[str, Any], seed: int) -> dict[str, Any]:
    """A saved game in which one thing is another."""
    chance = Random(seed)
    content = dict(saved)
    key = chance.choice(list(content))
    content[key] = chance.choice([None, -1, 2**80, "", "x", [], {}, [[]], {"0": []}, content[key]])
    return content


def test_every_endpoint_is_described() -> None:
    told = described()
    for endpoint in ENDPOINTS:
        assert endpoint.method.lower() in told["paths"][endpoint.path]
    assert "Table" in told["components"]["schemas"]
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    for endpoint in ENDPOINTS:
        assert f"{endpoint.method} {endpoint.path}" in page


@evening
async def test_what_a_client_learns_of_the_games(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        eve: Friend = await at.friend()
        told = await eve.get("/api/games")
        assert [each["name"] for each in told] == [game.name for game in registered()]
        for game, info in zip(registered(), told):
            assert info == await eve.get(f"/api/games/{game.name}")
            assert (info["least"], info["most"]) == (game.least, game.most)
            assert info["nouns"] == game.vocabulary.nouns
            assert [bot["name"] for bot in info["bots"]] == bots.names(game)
            assert [bot["name"] for bot in info["bots"] if bot["searches"]] == SEARCHING
            assert len(info["tales"]) == len(game.tales)
            for seats, parts in info["cast"].items():
                cast = [game.cast(int(seats), seat) for seat in range(int(seats))]
                assert [[tuple(noun) for noun in nouns] for nouns in parts] == cast
            rules = await eve.get(f"/api/games/{game.name}/rules")
            assert [rule["id"] for rule in rules] == [clause.id for clause in clauses(game.name)]
            chapters = await eve.get(f"/api/games/{game.name}/chapters")
            held = [id for each in chapters for part in each["sections"] for id in part["clauses"]]
            assert sorted(held) == sorted(rule["id"] for rule in rules)
            primer = await eve.get(f"/api/games/{game.name}/primer")
            assert {point["clause"] for part in primer for point in part["points"]} <= set(held)
            cards = await eve.get(f"/api/games/{game.name}/cards")
            assert all(rows for rows in cards.values())


def zones(sight: Sight, before: str = "") -> list[str]:
    """The names under which a view shows the zones of this sight."""
    found = [before + name for name, who in sight.sees.items() if who in ZONES]
    return found + [
        each for part, inner in sight.parts.items() for each in zones(inner, f"{before}{part}.")
    ]


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.name)
@evening
async def test_a_client_learns_what_the_numbers_of_every_zone_stand_for(
    game: Game[Any], tmp_path: Path
) -> None:
    async with house(tmp_path) as at:
        info = await (await at.friend()).get(f"/api/games/{game.name}")
        piles = [name for name, field in info["fields"].items() if field["zone"]]
        assert sorted(piles) == sorted(zones(game.sight))
        assert {field["kind"] for field in info["fields"].values()} <= set(info["nouns"])


@evening
async def test_a_bare_number_is_a_noun_except_in_a_zone(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        told = (await (await at.friend()).get("/api/games/bloodborne"))["fields"]
        assert told["enemy"] == {"kind": "enemy", "zone": False}
        assert told["hunters.hand"] == {"kind": "card", "zone": True}


@pytest.mark.parametrize("language", LANGUAGES)
@evening
async def test_texts_are_those_of_the_terminal(language: str, tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        eve = await at.friend()
        for name, path in [
            ("", f"/api/texts/{language}"),
            ("bloodborne", f"/api/games/bloodborne/texts/{language}"),
        ]:
            answer = await eve.http.get(path)
            assert answer.headers["content-type"].startswith("text/plain")
            for file in text_folders(language, name)[-1].iterdir():
                of_terminal = not name and file.name in OF_TERMINAL
                assert (file.read_text("utf-8") in answer.text) is not of_terminal
            assert len(FluentResource(answer.text).body) > 20
            kept = {"if-none-match": answer.headers["etag"]}
            assert (await eve.http.get(path, headers=kept)).status_code == 304


@evening
async def test_the_description_is_made_once_and_kept_by_whoever_has_it(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        eve = await at.friend()
        answer = await eve.http.get("/api/openapi.json")
        assert answer.json() == described()
        assert answer.headers["content-encoding"] == "gzip"
        kept = {"if-none-match": answer.headers["etag"]}
        assert (await eve.http.get("/api/openapi.json", headers=kept)).status_code == 304


@pytest.mark.parametrize("language", LANGUAGES)
@evening
async def test_the_start_page_reads_only_the_covers(language: str, tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        covers = await (await at.friend()).get(f"/api/covers/{language}")
        assert sorted(covers) == sorted(game.name for game in registered())
        for game in registered():
            cover = FluentResource(covers[game.name]).body
            said = {entry.id.name for entry in cover if isinstance(entry, ast.Message)}
            assert {"game-title", "game-pitch", "game-time", "game-weight"} <= said
            for cast in game.cast(game.most, game.most - 1):
                assert f"{cast[0]}-{game.vocabulary.nouns[cast[0]][cast[1]]}" in said


@evening
async def test_what_is_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        eve: httpx.AsyncClient = (await at.friend()).http
        for path, key in [
            ("/api/nothing", "no-such-page"),
            ("/api/games/chess", "unknown-game"),
            ("/api/games/..%2fbloodborne/cards", "no-such-page"),
            ("/api/games/bloodborne/texts/de", "unknown-language"),
            ("/api/texts/..", "no-such-page"),
            ("/api/tables/x/replay?seat=y", "no-such-table"),
        ]:
            answer = await eve.get(path)
            assert (answer.status_code, answer.json()["key"]) == (404, key), path
        wrong = await eve.delete("/api/tables")
        assert (wrong.status_code, wrong.json()["key"]) == (405, "wrong-method")
        assert wrong.headers["allow"] == "POST"
