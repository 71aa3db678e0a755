"""A server that a proxy shows below a path: page, files, requests, cookie and socket."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from urllib.parse import urljoin

import httpx

from tests.table.friends import Friend, evening
from tests.table.killing import Mortal
from tests.table.proxy import BELOW, proxy

NAMED: Final = re.compile(r"""(?:src|href)="([^"]+)"|url\(["']?([^"')]+)["']?\)""")


async def load(http: httpx.AsyncClient, address: str) -> tuple[str, list[str]]:
    """A file, and the addresses of the files that it names, as a browser understands them."""
    answer = await http.get(address)
    assert answer.status_code == 200, address
    if not answer.headers["content-type"].startswith(("text/html", "text/css")):
        return "", []
    named = [one or other for one, other in NAMED.findall(answer.text)]
    return answer.text, [urljoin(address, name) for name in named if not name.startswith("data:")]


@evening
async def test_a_table_below_a_path(folder: Path) -> None:
    server = Mortal(f"--data={folder}", f"--root-path={BELOW}")
    await server.starts()
    async with proxy(server.base) as base:
        outside = base.removesuffix(BELOW)
        ada, bea = Friend(base), Friend(base)
        assert (await ada.http.get(f"{outside}/api/me")).status_code == 404
        for friend, name in ((ada, "Ada"), (bea, "Bea")):
            friend.http.headers["origin"] = outside
            await friend.arrive(name)
            assert {cookie.path for cookie in friend.http.cookies.jar} == {f"{BELOW}/"}
        table = await ada.sets("mine", "open", "random")
        await bea.takes(table, 1)
        chairs = [await ada.sits(table), await bea.sits(table)]
        await chairs[0].acts(0)
        await chairs[1].reaches(1)
        assert [each["id"] for each in await bea.get("/api/me/tables")] == [table["id"]]
        assert (await ada.get("/api/openapi.json"))["openapi"]
        for friend in (ada, bea):
            await friend.goes()
    assert await server.closes() == 0


@evening
async def test_the_page_and_all_that_it_loads_are_found_below_a_path(folder: Path) -> None:
    server = Mortal(f"--data={folder}", f"--root-path={BELOW}")
    await server.starts()
    async with proxy(server.base) as base, httpx.AsyncClient() as http:
        page, named = await load(http, f"{base}/")
        assert 'id="app"' in page
        assert any(name.endswith(".js") for name in named)
        seen: set[str] = set()
        while named:
            address = named.pop()
            if address not in seen:
                seen.add(address)
                assert address.startswith(f"{base}/"), "a file is asked for beside the path"
                named += (await load(http, address))[1]
        assert len(seen) > 2
    assert await server.closes() == 0
