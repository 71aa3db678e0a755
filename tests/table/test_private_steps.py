"""The steps of a trade: the two see each of them, all others not even how many there were."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.table.course import Course
from duskmoot.table.deeds import OpenTable
from duskmoot.table.history import restored
from duskmoot.table.store.port import Event
from tests.rule import rule
from tests.table.friends import SPECTATOR, Chair, Friend, House, Json, evening, house, same_table

DRACULA, GODALMING, SEWARD, HELSING = range(4)
GAME: Final = "fury_of_dracula"
ONE, TWO = "white_1_yellow_1", "white_2_yellow_2"
PAST: Final = (
    (1, "start-in paris"),
    (2, "start-in paris"),
    (3, "start-in paris"),
    (4, "start-in paris"),
    (0, "begin-in rome"),
    (1, "reserve"),
    (1, f"keep-ticket {ONE}"),
    (1, f"keep-ticket {TWO}"),
    (2, "trade lord_godalming"),
    (2, "propose"),
)
UNDO: Final = "undo"
TALKS: Final = {
    "one step": [f"confide-ticket {TWO}"],
    "one step and back": [f"give-ticket {ONE}", UNDO],
    "many steps": [
        f"confide-ticket {ONE}",
        f"give-ticket {ONE}",
        f"keep-ticket {ONE}",
        f"give-ticket {TWO}",
        UNDO,
        f"give-ticket {ONE}",
        f"keep-ticket {ONE}",
    ],
}


class Party:
    """Two who trade, three others who hold a seat, and a spectator."""

    def __init__(self, at: House, table: Json) -> None:
        self.at = at
        self.table = table
        self.friends: list[Friend] = []
        self.chairs: list[Chair] = []

    async def sit(self) -> None:
        for seat in range(5):
            friend = await self.at.friend(f"Friend {seat}")
            await friend.takes(self.table, seat)
            self.friends.append(friend)
        self.friends.append(await self.at.friend())
        self.chairs = [await friend.sits(self.table) for friend in self.friends]
        await self.settle()
        self.begin()

    def begin(self) -> None:
        """From here on frames are counted; when the first came depends on who was how quick."""
        for chair in self.chairs:
            chair.frames.clear()

    async def settle(self) -> None:
        """Everybody has heard all that there is to hear, and knows what they can work out."""
        for chair in self.chairs:
            await chair.catches_up()
            [view] = chair.state["views"]
            while view["seat"] != SPECTATOR and not known(chair):
                await chair.hears()

    def outsiders(self) -> list[Chair]:
        return [self.chairs[seat] for seat in (DRACULA, HELSING, 4, 5)]

    async def step(self, act: str) -> None:
        """Godalming does something before Seward alone, or takes it back with Seward's leave."""
        godalming, seward = self.chairs[GODALMING], self.chairs[SEWARD]
        if act == UNDO:
            assert (await godalming.asks(type="undo", seat=GODALMING))["type"] == "done"
            asked = (await seward.until(lambda state: state["undo"] is not None))["undo"]
            assert (asked["waiting"], asked["acts"]) == ([SEWARD], 1)
            consent = {"type": "consent", "request": asked["request"], "agreed": True}
            assert (await seward.asks(seat=SEWARD, **consent))["type"] == "done"
        else:
            assert (await godalming.acts(GODALMING, act))["type"] == "done"
        await self.settle()

    async def lists(self) -> list[Json]:
        """The table as outsiders find it outside of the sockets."""
        found: list[Json] = []
        for seat in (DRACULA, HELSING, 4, 5):
            friend = self.friends[seat]
            found.append(await friend.get(f"/api/tables/{self.table['id']}"))
            if seat < 5:
                found += await friend.get("/api/me/tables")
        return found


def known(chair: Chair) -> bool:
    """Whether the seat was told what it can work out in the newest position it knows of."""
    [view] = chair.state["views"]
    reckoned = [each["at"] for each in chair.reckonings]
    return view["reckoning"] is not None or chair.state["at"] in reckoned


def told(chair: Chair) -> list[str]:
    """The frames, but for the answers to our own nonsense."""
    return [frame for frame in chair.frames if "not-understood" not in frame]


def found(chair: Chair) -> Json:
    """The newest state, whether what can be worked out came with it or after it."""
    views = [{**view, "reckoning": None} for view in chair.state["views"]]
    return {**chair.state, "views": views}


def states(chair: Chair) -> int:
    return sum('"type":"state"' in frame for frame in chair.frames)


async def evening_of(place: Path, steps: list[str]) -> list[object]:
    """All that those are told who do not trade, on two evenings with the server closed between."""
    heard: list[object] = []
    async with house(place) as at:
        party = Party(at, await same_table(at, GAME, 5, PAST))
        await party.sit()
        for step in steps:
            await party.step(step)
        heard.append(await party.lists())
        dracula = party.chairs[DRACULA]
        await dracula.asks(type="say", seat=DRACULA, text="Well?", id="dracula-asks")
        await party.settle()
        back = await party.friends[DRACULA].comes_back(party.table, dracula)
        heard.append(back.frames)
        await back.leaves()
        await party.settle()
        heard += [told(chair) for chair in party.outsiders()]
        cookies = [friend.http.cookies for friend in party.friends]
        before = party.chairs
    async with house(place) as at:
        at.lobby.house.now = lambda: 1_700_000_200.0
        again = Party(at, party.table)
        for kept in cookies:
            again.friends.append(await at.friend())
            again.friends[-1].http.cookies = kept
        heard.append(await again.lists())
        for friend, chair in zip(again.friends, before):
            again.chairs.append(await friend.comes_back(party.table, chair))
            [view] = again.chairs[-1].state["views"]
            assert view["story"] == [], "nothing was missed"
        await again.settle()
        assert [each.state["at"] for each in again.chairs] == [each.state["at"] for each in before]
        heard += [found(chair) for chair in again.outsiders()]
        again.begin()
        await again.chairs[GODALMING].acts(GODALMING, "done")
        await again.settle()
        await again.chairs[SEWARD].asks(type="say", seat=SEWARD, text="No.", id="seward-says")
        await again.settle()
        heard += [told(chair) for chair in again.outsiders()]
        heard.append(await again.lists())
    return heard


@pytest.mark.parametrize(
    ("talk", "snapshots"),
    [("one step", 1), ("one step and back", 1000), ("many steps", 1), ("many steps", 1000)],
)
@evening
@rule("hidden-info.private-talk")
async def test_others_cannot_count_the_steps_of_a_trade(
    talk: str, snapshots: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duskmoot.table.course.SNAPSHOT_EVERY", snapshots)
    silent = await evening_of(tmp_path / "silent", [])
    assert await evening_of(tmp_path / "talk", TALKS[talk]) == silent


@evening
async def test_the_two_see_every_step_and_others_get_no_frame(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        party = Party(at, await same_table(at, GAME, 5, PAST))
        await party.sit()
        godalming, seward = party.chairs[GODALMING], party.chairs[SEWARD]
        for number, ticket in enumerate((ONE, TWO), len(PAST) + 1):
            before = [states(chair) for chair in party.chairs]
            await party.step(f"confide-ticket {ticket}")
            gained = [states(chair) - had for chair, had in zip(party.chairs, before)]
            assert gained == [0, 1, 1, 0, 0, 0]
            assert godalming.state["at"] == seward.state["at"] == number
            assert godalming.state["decision"] == number
        assert [told(chair) for chair in party.outsiders()] == [[]] * 4
        assert len(seward.view(SEWARD)["table"]["hunters"][0]["confided_tickets"]) == 2
        stale = await godalming.acts(GODALMING, "done", decision=len(PAST))
        assert stale["refusal"]["key"] == "late"
        back = await party.friends[SEWARD].comes_back(party.table, seward)
        assert back.view(SEWARD)["story"] == []
        assert back.stories == seward.stories
        assert (await party.friends[SEWARD].sits(party.table)).stories == seward.stories
        again = await godalming.asks(
            type="act", seat=1, decision=12, act=f"give-ticket {ONE}", id="once"
        )
        known_as = await godalming.asks(
            type="act", seat=1, decision=12, act=f"give-ticket {ONE}", id="once"
        )
        assert (again["at"], known_as["at"], known_as["again"]) == (13, 13, True)


@evening
async def test_eyes_that_are_not_ones_own_count_nothing(tmp_path: Path) -> None:
    """Whoever claims the eyes of the two is told the same, whatever number comes with it."""
    async with house(tmp_path) as at:
        party = Party(at, await same_table(at, GAME, 5, PAST))
        await party.sit()
        for step in TALKS["many steps"]:
            await party.step(step)
        begins = set()
        for number in range(len(PAST) + 12):
            chair = await party.friends[5].sits(party.table, at=number, eyes="-1,1,2")
            begins.add(chair.view(SPECTATOR)["story_from"])
            await chair.leaves()
        assert begins == {0}


@evening
async def test_an_undo_is_asked_of_those_who_know_what_it_takes_back(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        party = Party(at, await same_table(at, GAME, 5, PAST))
        await party.sit()
        dracula, godalming, seward = party.chairs[:3]
        await party.step(f"give-ticket {ONE}")
        await godalming.asks(type="undo", seat=GODALMING)
        asked = (await seward.until(lambda state: state["undo"] is not None))["undo"]
        consent = {"type": "consent", "request": asked["request"]}
        meddling = await dracula.asks(seat=DRACULA, agreed=False, **consent)
        assert meddling["refusal"]["key"] == "undo-gone"
        await seward.asks(seat=SEWARD, agreed=False, **consent)
        await party.settle()
        assert [line["note"] for line in seward.talk][-1] == "note-undo-refused"
        assert "note-undo-refused" not in [line["note"] for line in dracula.talk]
        # Seward wants back what all saw: all are asked, and each counts what they know of.
        await seward.asks(type="undo", seat=SEWARD)
        await party.settle()
        for chair, acts in zip(party.chairs, (1, 2, 2, 1, 1, 1)):
            assert (chair.state["undo"]["seat"], chair.state["undo"]["acts"]) == (SEWARD, acts)
        dracula.frames.clear()
        await godalming.acts(GODALMING, f"give-ticket {TWO}")
        assert godalming.state["undo"]["acts"] == 3
        await dracula.catches_up()
        assert told(dracula) == []
        for seat in (0, 1, 3, 4):
            number = party.chairs[seat].state["undo"]["request"]
            consent = {"type": "consent", "request": number, "agreed": True}
            await party.chairs[seat].asks(seat=seat, **consent)
        await party.settle()
        assert dracula.talk[-1]["parts"] == {"acts": "1"}
        assert dracula.state["asked"] == [SEWARD]
        assert dracula.state["at"] == len(PAST) + 1
        assert seward.state["at"] == len(PAST) + 3


@evening
async def test_one_clock_for_all_steps_of_one_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        party = Party(at, await same_table(at, GAME, 5, PAST, clock=3600))
        await party.sit()
        there: OpenTable = await at.lobby.table(party.table["id"])
        running = there.deadline
        assert running is not None
        await party.step(f"give-ticket {ONE}")
        assert there.deadline is running
        await party.chairs[GODALMING].acts(GODALMING, "propose")
        assert there.deadline is not running


def test_a_course_comes_back_with_its_private_steps() -> None:
    game = find(GAME)
    setting = Setting(game, 5, game.choose({}), key_from_seed(8))
    made = Course(setting)
    events: list[Event] = []
    for seat, act in (*PAST, *[(1, step) for step in TALKS["many steps"]], (1, "done")):
        left = made.before_last_act_of(seat) if act == UNDO else -1
        events.append(made.undo_event(seat, left) if act == UNDO else made.act_event(seat, act))
        made.apply(events[-1])
        snapshot = made.snapshot()
        for kept in (None, snapshot):
            again = restored(setting, events, kept)
            assert again.asides.events == made.asides.events
            assert again.asides.acts == made.asides.acts
    assert made.shown([GODALMING]) == made.shown([DRACULA, SEWARD]) == made.at == 18
    assert made.shown([DRACULA]) == made.shown([SPECTATOR]) == made.shown([3, 4]) == 11
    for eyes in ([DRACULA], [SPECTATOR], [SEWARD], [0, 1]):
        for number in range(made.shown(eyes) + 1):
            assert made.asides.shown(made.asides.meant(number, eyes), eyes) == number
