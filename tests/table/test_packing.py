"""How the client and the books travel: packed where the browser unpacks them, kept where it may."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import httpx
import pytest
from starlette.datastructures import Headers

import duskmoot
from duskmoot.kernel.game import registered
from duskmoot.table.packing import accepts
from tests.table.friends import evening, house

CLIENT = Path(duskmoot.__file__).parent / "static"
SCRIPT = max((CLIENT / "assets").glob("*.js"), key=lambda file: file.stat().st_size)

IMPORTED: Final = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
"""What a script needs before it runs; what it fetches later stands in `import(…)`."""
BUDGET: Final = 120_000
"""Bytes of packed scripts: of the start page, and of a game on top of the table."""
FILES: Final = 30
"""Scripts from the first page to the first question."""


def needed(*starts: str) -> set[str]:
    """These scripts and all that they import."""
    found: set[str] = set()
    waiting = list(starts)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += IMPORTED.findall((CLIENT / "assets" / name).read_text("utf-8"))
    return found


def weight(names: set[str]) -> int:
    files = [CLIENT / "assets" / name for name in names]
    packed = [file.with_name(f"{file.name}.gz") for file in files]
    return sum((p if p.exists() else f).stat().st_size for f, p in zip(files, packed, strict=True))


def named(pattern: str) -> list[str]:
    return [file.name for file in (CLIENT / "assets").glob(pattern)]


def test_the_start_page_brings_no_game_with_it() -> None:
    first = re.findall(r"assets/([\w.-]+\.js)", (CLIENT / "index.html").read_text("utf-8"))
    start = needed(*first, *named("Cover-*.js"))
    assert weight(start) < BUDGET


@pytest.mark.parametrize("game", [game.name for game in registered()])
def test_a_game_is_light_enough(game: str) -> None:
    first = re.findall(r"assets/([\w.-]+\.js)", (CLIENT / "index.html").read_text("utf-8"))
    table = needed(*first, *named("TablePage-*.js"))
    assert 0 < weight(needed(*named(f"{game}-*.js")) - table) < BUDGET


@pytest.mark.parametrize("game", [game.name for game in registered()])
def test_the_first_decision_needs_little(game: str) -> None:
    first = re.findall(r"assets/([\w.-]+\.js)", (CLIENT / "index.html").read_text("utf-8"))
    scripts = needed(*first, *named("TablePage-*.js"), *named(f"{game}-*.js"))
    assert weight(scripts) < 2 * BUDGET
    assert len(scripts) <= FILES


@pytest.mark.parametrize(
    ("asked", "told", "ending"),
    [
        ("gzip, deflate, br, zstd", "br", ".br"),
        ("gzip", "gzip", ".gz"),
        ("br;q=0, gzip;q=0.5", "gzip", ".gz"),
        ("identity", None, ""),
    ],
)
@evening
async def test_a_script_is_sent_as_the_browser_reads_it(
    asked: str, told: str | None, ending: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as at:
        eve: httpx.AsyncClient = (await at.friend()).http
        path = f"/assets/{SCRIPT.name}"
        sent = await eve.get(path, headers={"accept-encoding": asked})
        assert sent.headers.get("content-encoding") == told
        assert int(sent.headers["content-length"]) == Path(f"{SCRIPT}{ending}").stat().st_size
        assert sent.headers["content-type"].startswith("text/javascript")
        assert sent.headers["vary"] == "accept-encoding"
        assert "immutable" in sent.headers["cache-control"]
        kept = {"accept-encoding": asked, "if-none-match": sent.headers["etag"]}
        assert (await eve.get(path, headers=kept)).status_code == 304


@evening
async def test_the_page_itself_is_asked_for_again(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        eve: httpx.AsyncClient = (await at.friend()).http
        for path in ("/", "/index.html"):
            page = await eve.get(path)
            assert page.status_code == 200
            assert "<script" in page.text
            assert page.headers["cache-control"] == "no-cache"


@evening
async def test_books_are_packed_for_those_who_can_read_it(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        eve: httpx.AsyncClient = (await at.friend()).http
        path = "/api/games/bloodborne/cards"
        plain = await eve.get(path, headers={"accept-encoding": "identity"})
        packed = await eve.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content) / 3
        assert packed.headers["etag"] != plain.headers["etag"], "two forms, two tags"
        kept = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
        assert (await eve.get(path, headers=kept)).status_code == 304


def test_a_browser_may_refuse_a_packing() -> None:
    assert accepts(Headers({"accept-encoding": "br ; q=1.0, gzip"}), "br")
    assert not accepts(Headers({"accept-encoding": "br; q=0"}), "br")
    assert not accepts(Headers({"accept-encoding": "brotli"}), "br")
    assert not accepts(Headers({}), "gzip")
