"""Every request of a chronicle, from everybody, at the wrong moment: who may do what, and when."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.table.house import Settings
from duskmoot.table.limits import Limits, Rate
from tests.table.friends import FREE, Json, evening, house
from tests.table.group import (
    BOTS,
    DAY,
    at_time,
    begins,
    founds,
    friends,
    gathers,
    joins,
    look,
    names,
    path,
    plays_chapter,
    status,
)

pytestmark = pytest.mark.usefixtures("vigil")

FIRST = 1_800_000_000


def deeds(book: Json) -> dict[str, Json]:
    """All that changes a chronicle, by path, with a sound body."""
    return {
        "roster": {"order": [1, 0]},
        "inscriptions": {"kind": "heir", "number": 0, "text": "Mine"},
        "chapters": {"present": [0, 1]},
        "chapters/1/abandon": {},
        "chapters/1/strike": {},
        "consent": {"request": 1, "agreed": True},
        "heirs/0/leave": {},
        "heirs/0/bot": {"bot": "random"},
        "heirs/0/return": {},
    }


@evening
async def test_a_browser_without_a_name_changes_nothing(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        nobody = await at.friend()
        book = await gathers(ada, bob)
        before = await look(ada, book)
        for where, body in deeds(book).items():
            assert await status(nobody, path(book, where), body) == (401, "name-missing")
        body = {"invite": book["invite"]}
        assert await status(nobody, path(book, "heirs"), body) == (401, "name-missing")
        body = {"game": "vigil", "name": "X", "heirs": [{"kind": "mine"}, {"kind": "open"}]}
        assert await status(nobody, "/api/chronicles", body) == (401, "name-missing")
        assert await status(nobody, "/api/chronicles/import", {}) == (401, "name-missing")
        assert await status(nobody, path(book, "export")) == (403, "not-your-chronicle")
        assert await look(ada, book) == before


@evening
async def test_a_stranger_looks_and_changes_nothing(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, eve = await friends(at, "Ada", "Bob", "Eve")
        book = await gathers(ada, bob)
        before = await look(ada, book)
        expected = {"heirs/0/leave": "not-your-heir", "heirs/0/bot": "not-your-heir"}
        for where, body in deeds(book).items():
            key = expected.get(where, "not-your-chronicle")
            assert await status(eve, path(book, where), body) == (403, key), where
        assert await status(eve, path(book, "heirs"), {}) == (403, "invite-needed")
        body = {"invite": "not-the-invitation!"}
        assert await status(eve, path(book, "heirs"), body) == (403, "invite-needed")
        assert await status(eve, path(book, "export")) == (403, "not-your-chronicle")
        assert await look(ada, book) == before
        seen = await look(eve, book)
        assert (seen["invite"], seen["host"], seen["key"]) == ("", False, "")
        assert set(seen["may"].values()) == {"not-your-chronicle", ""}
        assert seen["may"]["join"] == ""


@evening
async def test_an_heir_may_what_is_not_the_hosts(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        refused = {
            "roster": (403, "not-your-chronicle"),
            "inscriptions": (403, "not-your-heir"),
            "chapters": (409, "chapter-waits-host"),
            "chapters/1/abandon": (409, "chapter-not-running"),
            "chapters/1/strike": (409, "nothing-to-strike"),
            "consent": (409, "consent-gone"),
            "heirs/0/leave": (403, "not-your-heir"),
            "heirs/0/bot": (403, "not-your-heir"),
            "heirs/0/return": (403, "not-your-chronicle"),
        }
        for where, body in deeds(book).items():
            assert await status(bob, path(book, where), body) == refused[where], where
        assert await status(bob, path(book, "export")) == (409, "chronicle-export")
        assert (await look(bob, book))["invite"] == book["invite"]


@evening
async def test_the_host_at_the_wrong_moment(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        for where, key in {
            "chapters/1/abandon": "chapter-not-running",
            "chapters/1/strike": "nothing-to-strike",
            "consent": "consent-gone",
        }.items():
            assert await status(ada, path(book, where), deeds(book)[where]) == (409, key)
        assert await status(ada, path(book, "export")) == (409, "chronicle-export")
        running = await begins(ada, book, 0, 1)
        for where, key in {
            "roster": "roster-begun",
            "chapters/1/strike": "chapter-running",
            "chapters/2/abandon": "chapter-not-running",
            "heirs/0/leave": "chapter-running",
        }.items():
            assert await status(ada, path(book, where), deeds(book).get(where, {})) == (409, key)
        book = await plays_chapter(ada, running, {0: ada, 1: bob})
        assert await status(ada, path(book, "roster"), {"order": [1, 0]}) == (409, "roster-begun")
        assert await status(ada, path(book, "chapters/2/strike"), {}) == (409, "strike-too-late")


@evening
async def test_what_is_not_there_is_not_found(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        nowhere = {"id": "no-such-chronicle-here"}
        for where, body in deeds(book).items():
            assert await status(ada, path(nowhere, where), body) == (404, "no-such-chronicle")
        assert (await status(ada, path(nowhere)))[0] == 404
        assert (await status(ada, "/api/chronicle-invites/nothing-like-it"))[0] == 404
        found = await ada.get(f"/api/chronicle-invites/{book['invite']}")
        assert found["id"] == book["id"]
        body = {"key": "not-a-key-of-anybody-here"}
        assert await status(ada, "/api/heirs", body) == (404, "return-unknown")
        for n in ("7", "-1", "x", "9" * 5000, "١"):
            assert (await status(ada, path(book, "heirs", n, "leave"), {}))[0] == 404, n[:9]
        for n in ("x", "-1"):
            assert (await status(ada, path(book, "chapters", n, "abandon"), {}))[0] == 404
        body = {"game": "bloodborne", "name": "X", "heirs": [{"kind": "mine"}] * 3}
        assert await status(ada, "/api/chronicles", body) == (404, "no-chronicle")
        assert (await status(ada, f"/api/tables/{nowhere['id']}/opened/en"))[0] == 404


@evening
async def test_whatever_cannot_be_read_is_refused(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        bad: list[tuple[str, Any]] = [
            ("roster", {"order": [0]}),
            ("roster", {"order": [0, 0]}),
            ("roster", {"order": "01"}),
            ("chapters", {"present": []}),
            ("chapters", {"present": [0]}),
            ("chapters", {"present": [0, 0]}),
            ("chapters", {"present": [0, 99]}),
            ("chapters", {"present": [0, 1], "key": "mine"}),
            ("inscriptions", {"kind": "heir", "number": 0, "text": ""}),
            ("inscriptions", {"kind": "key", "number": 0, "text": "x"}),
            ("inscriptions", {"kind": "vampire", "number": 3, "text": "x"}),
            ("inscriptions", {"kind": "heir", "number": -1, "text": "x"}),
            ("consent", {"request": "1", "agreed": 1}),
            ("heirs/0/bot", {"bot": "nobody"}),
            ("heirs", {"number": 2.5}),
        ]
        for where, body in bad:
            told = await status(ada, path(book, where), body)
            assert told[0] in (400, 403, 404), (where, body, told)
        heirs = [{"kind": "mine"}, {"kind": "open"}]
        for change in (
            {"name": ""},
            {"name": "x" * 41},
            {"heirs": [{"kind": "mine"}]},
            {"heirs": [{"kind": "open"}] * 13},
            {"heirs": [{"kind": "mine"}, {"kind": "bot", "bot": "nobody"}]},
            {"options": {"wind": "wild"}},
            {"stand_in": "nobody"},
            {"host": "me"},
        ):
            body = {"game": "vigil", "name": "Nights", "heirs": heirs} | change
            assert (await status(ada, "/api/chronicles", body))[0] == 400, change


@evening
async def test_any_heir_begins_when_the_host_stays_away_for_a_fortnight(folder: Path) -> None:
    async with house(folder) as at:
        at_time(at, FIRST)
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        at_time(at, FIRST + 14 * DAY - 1)
        with pytest.raises(Refused, match="chapter-waits-host") as refused:
            await begins(bob, book, 0, 1)
        assert refused.value.parts["days"] == "1"
        assert (await look(bob, book))["may"]["begin"] == "chapter-waits-host"
        at_time(at, FIRST + 14 * DAY)
        assert (await look(bob, book))["may"]["begin"] == ""
        assert (await begins(bob, book, 0, 1))["table"]


@evening
async def test_a_chapter_is_abandoned_when_all_people_agree(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, cyd = await friends(at, "Ada", "Bob", "Cyd")
        book = await gathers(ada, bob, cyd)
        begun = await begins(ada, book, 0, 1)
        assert await status(cyd, path(book, "chapters/1/abandon"), {}) == (
            403,
            "not-your-chronicle",
        ), "who does not sit there is not asked"
        asked = await ada.post(path(book, "chapters/1/abandon"), {})
        (asking,) = asked["asking"]
        assert (asking["what"], asking["by"], asking["awaits"]) == ("abandon", 0, [1])
        answer = {"request": asking["request"], "agreed": False}
        assert (await bob.post(path(book, "consent"), answer))["asking"] == []
        await ada.post(path(book, "chapters/1/abandon"), {})
        chair = await ada.sits({"id": begun["table"]})
        await chair.acts(0)
        assert (await look(bob, book))["asking"] == [], "an act ends what was asked before it"
        for request in range(4):
            answer = {"request": request, "agreed": True}
            assert await status(bob, path(book, "consent"), answer) == (409, "consent-gone")
        (asking,) = (await bob.post(path(book, "chapters/1/abandon"), {}))["asking"]
        told = await ada.post(path(book, "consent"), {"request": asking["request"], "agreed": True})
        assert told["table"] == ""
        assert [link["state"] for link in told["links"]] == ["abandoned"]
        assert told["opened"] == 1, "what was opened has been seen"
        state = await chair.until(lambda s: bool(s["table"]["trouble"]))
        assert (state["table"]["trouble"], state["views"]) == ("chapter-abandoned", [])
        again = await begins(ada, book, 0, 1)
        assert (again["links"][1]["chapter"], again["links"][1]["attempt"]) == (1, 2)
        assert again["links"][1]["commitment"] != again["links"][0]["commitment"]
        assert again["links"][0]["key"] == "", "an attempt that was given up keeps its chance"


@evening
async def test_the_host_abandons_alone_a_month_after_the_last_act(folder: Path) -> None:
    async with house(folder) as at:
        at_time(at, FIRST)
        ada, bob = await friends(at, "Ada", "Bob")
        book = await gathers(ada, bob)
        begun = await begins(ada, book, 0, 1)
        at_time(at, FIRST + DAY)
        chair = await ada.sits({"id": begun["table"]})
        await chair.acts(0)
        at_time(at, FIRST + 31 * DAY - 1)
        assert (await ada.post(path(book, "chapters/1/abandon"), {}))["asking"]
        at_time(at, FIRST + 31 * DAY)
        assert (await bob.post(path(book, "chapters/1/abandon"), {}))["table"] == "", (
            "Bob agrees to what Ada asked"
        )
        await begins(ada, book, 0, 1)
        at_time(at, FIRST + 62 * DAY)
        told = await bob.post(path(book, "chapters/1/abandon"), {})
        assert told["asking"], "an heir who is not the host still has to ask"
        told = await ada.post(path(book, "chapters/1/abandon"), {})
        assert [link["state"] for link in told["links"]] == ["abandoned", "abandoned"]


@evening
async def test_the_last_page_is_struck_by_all_who_wrote_it(folder: Path) -> None:
    async with house(folder, BOTS) as at:
        ada, bob, cyd, eve = await friends(at, "Ada", "Bob", "Cyd", "Eve")
        book = await gathers(ada, bob, cyd)
        first = await plays_chapter(ada, book, {0: ada, 1: bob, 2: cyd})
        book = await plays_chapter(ada, book, {0: ada, 1: bob})
        await joins(eve, book)
        assert (await status(cyd, path(book, "chapters/2/strike"), {}))[0] == 403
        (asking,) = (await ada.post(path(book, "chapters/2/strike"), {}))["asking"]
        assert (asking["what"], asking["awaits"]) == ("strike", [1])
        yes = {"request": asking["request"], "agreed": True}
        assert (await cyd.post(path(book, "consent"), yes))["asking"], "Cyd was not there"
        book = await bob.post(path(book, "consent"), yes)
        assert [link["state"] for link in book["links"]] == ["sealed", "struck"]
        assert (book["chapter"], book["opened"]) == (2, 4)
        assert book["legacy"]["gifts"] == [*first["legacy"]["gifts"], 0], "Eve stays an heir"
        assert await status(ada, path(book, "chapters/1/strike"), {}) == (409, "strike-too-late")
        book = await plays_chapter(ada, book, {0: ada, 2: cyd})
        assert book["links"][2]["attempt"] == 2
        replay = await bob.http.get(f"/api/tables/{book['links'][1]['table']}/replay")
        assert replay.status_code == 200


@evening
async def test_too_late_to_strike_when_the_next_chapter_has_begun(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = await plays_chapter(ada, await gathers(ada, bob), {0: ada, 1: bob})
        (asking,) = (await ada.post(path(book, "chapters/1/strike"), {}))["asking"]
        await begins(ada, book, 0, 1)
        yes = {"request": asking["request"], "agreed": True}
        assert await status(bob, path(book, "consent"), yes) == (409, "consent-gone")
        assert await status(ada, path(book, "chapters/1/strike"), {}) == (409, "chapter-running")


@evening
async def test_names_are_given_by_whom_they_belong_to(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob = await friends(at, "Ada", "Bob")
        book = (await founds(ada, "mine", "open", "random"))["chronicle"]
        await joins(bob, book)
        await names(ada, book, 2, "The Silent")
        assert (await status(bob, path(book, "inscriptions"), inscribe(2)))[0] == 403
        assert (await status(ada, path(book, "inscriptions"), inscribe(1)))[0] == 403
        book = await bob.post(path(book, "inscriptions"), inscribe(1, "title"))
        assert book["names"] == {"heir": {"2": "The Silent"}, "title": {"1": "N"}, "vampire": {}}


def inscribe(number: int, kind: str = "heir") -> Json:
    return {"kind": kind, "number": number, "text": "N"}


@evening
async def test_a_bot_plays_for_an_heir_until_they_take_it_back(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, eve = await friends(at, "Ada", "Bob", "Eve")
        book = await gathers(ada, bob)
        book = await bob.post(path(book, "heirs/1/bot"), {"bot": "random", "strength": 1})
        assert book["heirs"][1]["returns"]
        assert (await status(ada, path(book, "heirs/1/bot"), {"bot": "random"}))[0] == 403
        body = {"invite": book["invite"], "number": 1}
        assert await status(eve, path(book, "heirs"), body) == (409, "heir-taken")
        joined = await bob.post(path(book, "heirs"), {"number": 1})
        assert (
            joined["chronicle"]["heirs"][1]["kind"],
            joined["chronicle"]["heirs"][1]["name"],
        ) == (
            "person",
            "Bob",
        )


@evening
async def test_there_are_only_so_many(folder: Path) -> None:
    few = Limits(
        **{
            **vars(FREE),
            "chronicles_each": 1,
            "heirs": 3,
            "inscriptions": Rate(0.001, 3),
            "tables": Rate(0.001, 3),
        }
    )
    async with house(folder, Settings(limits=few)) as at:
        ada, bob, cyd, eve = await friends(at, "Ada", "Bob", "Cyd", "Eve")
        book = await gathers(ada, bob, cyd)
        assert await status(eve, path(book, "heirs"), {"invite": book["invite"]}) == (
            409,
            "roster-full",
        )
        heirs = [{"kind": "mine"}, {"kind": "open"}]
        body = {"game": "vigil", "name": "More", "heirs": heirs}
        assert await status(ada, "/api/chronicles", body) == (409, "too-many-chronicles")
        assert (await status(bob, "/api/chronicles", body))[0] == 201
        assert (await status(bob, "/api/chronicles", body))[0] == 429
        for _ in range(2):
            await ada.post(path(book, "inscriptions"), inscribe(0))
        assert (await status(ada, path(book, "inscriptions"), inscribe(0)))[0] == 429


@evening
async def test_a_friend_takes_over_a_bot_that_is_nobodys(folder: Path) -> None:
    async with house(folder, BOTS) as at:
        ada, eve = await friends(at, "Ada", "Eve")
        book = (await founds(ada, "mine", "random"))["chronicle"]
        await names(ada, book, 0, "A")
        begun = await begins(ada, book, 0, 1)
        chair = await ada.sits({"id": begun["table"]})
        await chair.plays_on(0)
        assert await status(eve, path(book, "heirs"), {"number": 1}) == (403, "invite-needed")
        joined = await joins(eve, book, number=1)
        assert joined["chronicle"]["heirs"][1]["mine"]
        await names(eve, book, 1, "E")
        book = await plays_chapter(ada, book, {0: ada, 1: eve})
        assert book["links"][1]["present"] == [0, 1]


@evening
async def test_a_request_for_a_return_link_outlives_a_chapter(folder: Path) -> None:
    async with house(folder) as at:
        ada, bob, cyd = await friends(at, "Ada", "Bob", "Cyd")
        book = await gathers(ada, bob, cyd)
        asked = await ada.post(path(book, "heirs/2/return"), {})
        book = await plays_chapter(ada, book, {0: ada, 1: bob})
        (asking,) = book["asking"]
        assert asking["request"] == asked["request"]
        await bob.post(path(book, "consent"), {"request": asked["request"], "agreed": True})
        assert (await ada.post(path(book, "heirs/2/return"), {}))["key"]
