"""A new version while games run: two versions of the server, each a package of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns

import pytest

import duskmoot
from duskmoot.kernel.game import Refused
from duskmoot.table.store import neighbourhood
from tests.table.friends import Chair, Json
from tests.table.killing_nodes import Loss, Node, Street, Wanderer, compares

FEW = 6
"""Acts after which no game is over."""
CHANGED = "bloodborne"
"""The game whose rules the newer version changes; of the others it changes the sources alone."""
ALIKE = "blood_rage"


def newer(folder: Path) -> Path:
    """Another version of the package: a shorter hunt in every game, and a word about Blood Rage."""
    here = Path(str(duskmoot.__file__)).parent
    there = folder / "newer" / "duskmoot"
    copytree(here, there, ignore=ignore_patterns("*.so", "*.pyd", "client"))
    rewrite(there / "games/bloodborne/data/board.toml", "monsters = 7", "monsters = 6")
    rewrite(there / "games/bloodborne/spec.py", '"bloodborne",\n    1,', '"bloodborne",\n    2,')
    rewrite(there / "games/blood_rage/data/board.toml", "", "# Nothing has changed but this.\n")
    return there.parent


def rewrite(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), "utf-8")


class Thoughtful(Wanderer):
    """Makes a few acts, and no more before the server has sent them elsewhere."""

    first: Chair | None = None

    def choice(self, chair: Chair) -> Json | None:
        self.first = self.first or chair
        return None if chair is self.first and self.acts >= FEW else super().choice(chair)


def test_tables_of_both_versions_finish(postgres: str, tmp_path: Path) -> None:
    """Start new, drain old, stop old: tables go over that can, the others end where they began."""
    asyncio.run(rolls_over(postgres, Node(postgres), Node(postgres, newer(tmp_path))))


async def rolls_over(url: str, old: Node, new: Node) -> None:
    chance, now = Random(5), asyncio.get_running_loop().time
    street, enough = Street(url, [old, new], chance), asyncio.Event()
    ada, bea = (Thoughtful(street, chance, game, now) for game in (CHANGED, ALIKE))
    busy, late = (Wanderer(street, chance, game, now) for game in (ALIKE, CHANGED))
    try:
        await asyncio.gather(old.starts(), new.starts())
        street.upright = [old]
        tables = [await ada.sets(), await bea.sets()]
        async with asyncio.TaskGroup() as group:
            group.create_task(busy.plays(enough))
            async with asyncio.TaskGroup() as begun:
                begun.create_task(ada.plays_one(tables[0], enough))
                begun.create_task(bea.plays_one(tables[1], enough))
                await until(street, lambda: min(ada.acts, bea.acts) == FEW)
                servers, needs = await neighbourhood.versions(url)
                here, there = sorted(servers, key=lambda server: server.address != old.inner)
                assert [each.rules[CHANGED].split()[0] for each in (here, there)] == ["1", "2"]
                needed = {need.edition: need.servers for need in needs}
                assert needed[here.rules[CHANGED]] == [here.id]
                street.upright = [old, new]
                await neighbourhood.drain(url, here.id)
            assert await edition(url, tables[0]) == here.rules[CHANGED]
            assert await edition(url, tables[1]) == there.rules[ALIKE]

            street.upright = [old]
            tables.append(await late.sets())
            await late.plays_one(tables[2], enough)
            assert await edition(url, tables[2]) == there.rules[CHANGED]
            _, needs = await neighbourhood.versions(url)
            assert CHANGED not in [need.game for need in needs], "all of them are over"

            street.upright = [new]
            assert await old.closes() == 0
            acts = busy.acts
            await until(street, lambda: busy.acts >= acts + FEW)
            enough.set()
        resting = await busy.friend.http.get(f"/api/tables/{tables[0]['id']}")
        assert resting.json()["key"] == "table-rules-resting"
        assert await new.closes() == 0
    finally:
        for player in (ada, bea, busy, late):
            await player.friend.goes()
        for node in (old, new):
            await node.is_gone()
    loss = Loss()
    await compares(url, [ada, bea, busy], loss)
    assert loss.replayed == loss.tables
    with pytest.raises(Refused, match="table-differs"):
        await compares(url, [late], loss)
    assert loss.acknowledged == ada.acts + bea.acts + busy.acts + late.acts
    assert (loss.lost, loss.twice, loss.fell) == (0, 0, 0)


async def until(street: Street, enough: Callable[[], bool]) -> None:
    """As soon as an act makes it true."""
    while not enough():
        street.acted.clear()
        await street.acted.wait()


async def edition(url: str, table: Json) -> str:
    """By which rules it is played now."""
    db = await neighbourhood.opened(url)
    try:
        question = "select edition from standing where game_table = $1"
        return str(await db.fetchval(question, table["id"]))
    finally:
        await db.close()
