"""Files of chronicles, several side by side, and new versions of the rules in the middle."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from duskmoot.chronicle.file import read
from duskmoot.chronicle.seals import root_of
from duskmoot.chronicle.verify import verify
from duskmoot.kernel.game import Refused
from duskmoot.table.chronicles import pages
from duskmoot.table.limits import Rate
from duskmoot.table.store.sqlite import FILE
from tests.chronicle import toy
from tests.table.friends import FREE, Friend, Json, evening, house
from tests.table.group import (
    BOTS,
    begins,
    founds,
    friends,
    gathers,
    joins,
    look,
    names,
    path,
    plays,
    plays_chapter,
    sealed,
    status,
)

pytestmark = pytest.mark.usefixtures("vigil")


async def plays_alone(ada: Friend, book: Json) -> Json:
    begun = await begins(ada, book, 0, 1)
    chair = await ada.sits({"id": begun["table"]})
    await chair.plays_on(0)
    return await sealed(ada, begun)


async def alone(ada: Friend) -> Json:
    """A chronicle with a bot, of which the first chapter is sealed."""
    book: Json = (await founds(ada, "mine", "random"))["chronicle"]
    await names(ada, book, 0, "Łucja")
    return await plays_alone(ada, book)


@evening
async def test_a_lone_player_takes_a_chronicle_elsewhere(folder: Path, tmp_path: Path) -> None:
    async with house(folder, BOTS) as at:
        (ada,) = await friends(at, "Ada")
        book = await alone(ada)
        begun = await begins(ada, book, 0, 1)
        chair = await ada.sits({"id": begun["table"]})
        await chair.acts(0)
        assert not begun["key_left"]
        text = (await ada.http.get(path(book, "export"))).text
        assert (await look(ada, book))["key_left"], "that the key has left is shown for ever"
        assert verify(*read(text)) == []
    async with house(tmp_path / "elsewhere", BOTS) as at:
        (bea,) = await friends(at, "Bea")
        made = await bea.post("/api/chronicles/import", json.loads(text))
        seen = made["chronicle"]
        assert (seen["imported"], seen["key_left"], seen["host"]) == (True, True, True)
        assert seen["id"] != book["id"]
        assert [heir["kind"] for heir in seen["heirs"]] == ["open", "bot"]
        assert seen["names"]["heir"] == {"0": "Łucja"}
        assert [link["state"] for link in seen["links"]] == ["sealed", "playing"]
        replay = await bea.http.get(f"/api/tables/{seen['links'][0]['table']}/replay")
        assert replay.status_code == 200
        await bea.post(path(seen, "heirs"), {"number": 0})
        table = await bea.get(f"/api/tables/{seen['table']}")
        await bea.takes(table, 0)
        chair = await bea.sits({"id": seen["table"]})
        await chair.plays_on(0)
        seen = await plays_alone(bea, await sealed(bea, seen))
        assert seen["over"]
        again = (await bea.http.get(path(seen, "export"))).text
        assert verify(*read(again)) == []


@evening
@pytest.mark.parametrize("strength", [-5, 0, 9])
async def test_bots_from_a_file_have_a_strength_of_this_house(folder: Path, strength: int) -> None:
    async with house(folder, BOTS) as at:
        (ada,) = await friends(at, "Ada")
        book = (await founds(ada, "mine", "random"))["chronicle"]
        content = json.loads((await ada.http.get(path(book, "export"))).text)
        content["roster"][1]["strength"] = strength
        seen = (await ada.post("/api/chronicles/import", content))["chronicle"]
        assert seen["heirs"][1]["strength"] == 2
        await ada.post(path(seen, "heirs"), {"number": 0})
        await names(ada, seen, 0, "Łucja")
        assert (await plays_alone(ada, seen))["links"][0]["state"] == "sealed"


@evening
async def test_no_file_while_others_play(folder: Path) -> None:
    async with house(folder, BOTS) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = (await founds(ada, "mine", "random"))["chronicle"]
        assert (await ada.http.get(path(book, "export"))).status_code == 200
        shared = (await founds(ada, "mine", "open"))["chronicle"]
        assert (await ada.http.get(path(shared, "export"))).status_code == 409, "a place is open"
        await joins(bob, shared)
        await bob.post(path(shared, "heirs/1/leave"), {})
        await ada.post(path(shared, "heirs/1/bot"), {"bot": "random"})
        answer = await ada.http.get(path(shared, "export"))
        assert (answer.status_code, answer.json()["key"]) == (409, "chronicle-export"), (
            "somebody was there once"
        )


@evening
async def test_no_file_while_somebody_stands_in(folder: Path) -> None:
    async with house(folder, BOTS) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = (await founds(ada, "mine", "random", "random"))["chronicle"]
        await names(ada, book, 0, "A")
        begun = await begins(ada, book, 0, 1, 2)
        table = await ada.get(f"/api/tables/{begun['table']}")
        await ada.post(f"/api/tables/{table['id']}/seats/2/leave", {})
        await bob.takes(table, 2)
        answer = await ada.http.get(path(book, "export"))
        assert (answer.status_code, answer.json()["key"]) == (409, "chronicle-export")
        assert (await look(ada, book))["may"]["export"] == "chronicle-export"


@evening
async def test_who_stands_in_sees_that_the_key_has_left(folder: Path) -> None:
    async with house(folder, BOTS) as at:
        (ada,) = await friends(at, "Ada")
        book = (await founds(ada, "mine", "random", "random"))["chronicle"]
        await names(ada, book, 0, "A")
        begun = await begins(ada, book, 0, 1, 2)
        assert (await ada.http.get(path(book, "export"))).status_code == 200
        assert (await ada.get(f"/api/tables/{begun['table']}"))["key_left"]


@evening
async def test_a_network_brings_so_many_whole_chronicles(folder: Path) -> None:
    limits = replace(FREE, volumes=Rate(0.001, 2))
    async with house(folder, replace(BOTS, limits=limits)) as at:
        (ada,) = await friends(at, "Ada")
        for expected in ("chronicle-not-ours", "chronicle-not-ours", "too-fast"):
            assert (await status(ada, "/api/chronicles/import", {}))[1] == expected


@evening
async def test_names_of_seats_in_a_file_are_as_clean_as_names_are_here(folder: Path) -> None:
    async with house(folder, BOTS) as at:
        (ada,) = await friends(at, "Ada")
        content = json.loads((await ada.http.get(path(await alone(ada), "export"))).text)
        content["links"][0]["save"]["names"][0] = "\u202eadA\x1b[2J\u3164!"
        brought = (await ada.post("/api/chronicles/import", content))["chronicle"]
        table = await ada.get(f"/api/tables/{brought['links'][0]['table']}")
        assert table["seats"][0]["name"] == "adA[2J !"


def more_heirs(content: Json) -> None:
    content["roster"] += [content["roster"][1] | {"joined": 1}] * 11


def endless_attempts(content: Json) -> None:
    link = content["links"][0] | {"legacy_out": None, "digest": "", "page": {}, "save": None}
    link |= {"state": "abandoned", "opened": 0}
    content["links"] = [link | {"attempt": n} for n in range(1, 1000)]


def endless_names(content: Json) -> None:
    name = {"kind": "vampire", "text": "A", "heir": 0}
    content["inscriptions"] = [name | {"of": n} for n in range(FREE.inscriptions_kept + 1)]


def endless_seals(content: Json) -> None:
    content["seals"] += [[f"packet {n}", "0" * 64] for n in range(1000)]
    content["root"] = root_of(dict(content["seals"]))


IMPOSSIBLE: Final[list[tuple[Callable[[Json], object], str]]] = [
    (more_heirs, "seats-refused"),
    (lambda content: content.update(roster=[], links=[]), "seats-refused"),
    (endless_attempts, "import-too-long"),
    (endless_names, "too-many-inscriptions"),
    (endless_seals, "chronicle-wrong"),
    (lambda content: content["links"][0].update(reprinted={"x" * 1000: ""}), "chronicle-wrong"),
    (lambda content: content.update(name=" "), "nothing-said"),
    (lambda content: content["roster"][1].update(strength=10**30), "chronicle-damaged"),
    (lambda content: content["links"][0].update(opened=6), "chronicle-wrong"),
]
"""What no chronicle holds, and what would open packets that nobody has seen."""


@evening
async def test_a_file_that_was_changed_is_refused(folder: Path) -> None:
    async with house(folder, BOTS) as at:
        (ada,) = await friends(at, "Ada")
        book = await alone(ada)
        text = (await ada.http.get(path(book, "export"))).text

        async def refuses(changed: str) -> str:
            sent = {"content-type": "application/json"}
            answer = await ada.http.post("/api/chronicles/import", content=changed, headers=sent)
            assert answer.status_code in (400, 409), answer.text
            return str(answer.json()["key"])

        content = json.loads(text)
        acts = content["links"][0]["save"]["acts"]
        acts[0] = "0 keep" if acts[0] == "0 draw" else "0 draw"
        assert await refuses(json.dumps(content)) == "chronicle-wrong"
        content = json.loads(text)
        content["links"][0]["legacy_out"]["gifts"] = [9, 0]
        assert await refuses(json.dumps(content)) == "chronicle-wrong"
        content = json.loads(text)
        content["roster"][1]["bot"] = "nobody"
        assert await refuses(json.dumps(content)) == "unknown-bot"
        for change, key in IMPOSSIBLE:
            content = json.loads(text)
            change(content)
            assert await refuses(json.dumps(content)) == key
        for junk in ("", "[]", "{}", "null", '{"kind": "duskmoot chronicle"}', "[" * 100_000):
            assert await refuses(junk) in ("chronicle-not-ours", "chronicle-damaged")
        for part in content:
            wrongs: list[Any] = [None, [], "x", -1, {}]
            for wrong in wrongs:
                broken = json.loads(text) | {part: wrong}
                sent = await ada.http.post("/api/chronicles/import", json=broken)
                assert sent.status_code < 500, (part, wrong)


@evening
async def test_several_chronicles_side_by_side(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        books = [await gathers(ada, bob) for _ in range(3)]
        begun = [await begins(ada, book, 0, 1) for book in books]
        assert len({each["table"] for each in begun}) == 3
        assert len({each["links"][0]["commitment"] for each in begun}) == 3
        await asyncio.gather(*[plays(each, {0: ada, 1: bob}) for each in begun])
        for book in books:
            seen = await sealed(ada, book)
            assert [link["chapter"] for link in seen["links"]] == [1]
        assert len(await ada.get("/api/me/chronicles")) == 3


@evening
async def test_new_rules_freeze_a_chapter_and_the_host_gives_it_up(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await plays_chapter(ada, await gathers(ada, bob), {0: ada, 1: bob})
        begun = await begins(ada, book, 0, 1)
        chairs = [await each.sits({"id": begun["table"]}) for each in (ada, bob)]
        for n in range(6):
            await chairs[n % 2].reaches(n)
            await chairs[n % 2].acts(n % 2)
        cookies = [each.http.cookies for each in (ada, bob)]
    monkeypatch.setattr(toy, "LENGTHS", [5, 5, 6, 6] * 3)
    async with house(folder) as at:
        ada, bob = await at.friend(), await at.friend()
        for each, jar in zip((ada, bob), cookies):
            each.http.cookies = jar
        seen = await look(ada, book)
        assert seen["trouble"] == "table-differs"
        assert seen["links"][0]["state"] == "sealed", "what is sealed stays sealed"
        told = await bob.post(path(book, "chapters/2/abandon"), {})
        assert told["asking"], "an heir asks"
        told = await ada.post(path(book, "chapters/2/abandon"), {})
        assert (told["table"], told["links"][1]["state"]) == ("", "abandoned")
        assert told["legacy"] == book["legacy"]
        book = await plays_chapter(ada, book, {0: ada, 1: bob})
        assert [link["attempt"] for link in book["links"]] == [1, 1, 2]


@evening
async def test_a_release_reprints_packets_that_nobody_has_opened(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await plays_chapter(ada, await gathers(ada, bob), {0: ada, 1: bob})
        cookies = [each.http.cookies for each in (ada, bob)]
    monkeypatch.setattr(toy, "GIFTS", [(2, 1), (3, 2), (1, 4)])
    pages._rows.cache_clear()
    async with house(folder) as at:
        ada, bob = await at.friend(), await at.friend()
        for each, jar in zip((ada, bob), cookies):
            each.http.cookies = jar
        after = await plays_chapter(ada, book, {0: ada, 1: bob})
        assert after["links"][1]["reprinted"] == ["02_aftermath"]
        assert after["root"] == book["root"], "what was promised first can still be read"
        assert after["seals"][3] != book["seals"][3]
        told = await ada.get(path(book, "opened", "en"))
        assert [packet["hash"] for packet in told["packets"]] == after["seals"][:4]
    pages._rows.cache_clear()


@evening
async def test_a_game_that_is_gone_closes_its_chronicles_alone(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        from duskmoot.kernel import game as games

        at.lobby.library.chronicles.clear()
        del games._GAMES["vigil"]
        assert await ada.get("/api/me/chronicles") == []
        with pytest.raises(Refused, match="unknown-game"):
            await begins(ada, book, 0, 1)


@pytest.mark.parametrize(
    "damage",
    [
        "update chronicle set seals = 'junk' where id = ?",
        "update chronicle set asking = '[{}]' where id = ?",
        "update link set present = 'junk' where chronicle = ?",
        "update link set legacy_out = '{}' where chronicle = ?",
    ],
)
def test_a_damaged_chronicle_hides_no_other(folder: Path, damage: str) -> None:
    @evening
    async def plays_two() -> None:
        async with house(folder) as at:
            ada, bob = await friends(at, "Ada", "Bob")
            book = await plays_chapter(ada, await gathers(ada, bob), {0: ada, 1: bob})
            kept.append((book, await gathers(ada, bob), ada.http.cookies))

    @evening
    async def looks() -> None:
        async with house(folder) as at:
            book, other, cookies = kept[0]
            ada = await at.friend()
            ada.http.cookies = cookies
            answer = await ada.http.get(path(book))
            assert (answer.status_code, answer.json()["key"]) == (409, "chronicle-damaged")
            assert (await look(ada, other))["id"] == other["id"]
            assert other["id"] in [card["id"] for card in await ada.get("/api/me/chronicles")]

    kept: list[tuple[Json, Json, Any]] = []
    plays_two()
    db = sqlite3.connect(folder / FILE)
    db.execute(damage, (kept[0][0]["id"],))
    db.commit()
    db.close()
    looks()
